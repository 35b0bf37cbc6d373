"""`python -m benches NAME [ARGUMENTS]`: run one benchmark, or list them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

NAMES = sorted(
    path.stem for path in Path(__file__).parent.glob("[!_]*.py") if "\ndef main(" in path.read_text("utf-8")
)
"""Every file here that can be run is a benchmark; the others are what they share."""


def main(arguments: list[str]) -> int:
    """Run the benchmark of this name; without a name, all that need no further choice."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print("Benchmarks:", ", ".join(NAMES))
        print("Run one with: ./run bench NAME")
        return 0
    name, *rest = arguments
    if name not in NAMES:
        print(f"There is no benchmark {name!r}; there are: {', '.join(NAMES)}", file=sys.stderr)
        return 2
    status = import_module(f"benches.{name}").main(rest)
    return int(status or 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
