"""`python -m benches NAME [ARGUMENTS]`: run one benchmark, or list them."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

from benches.report import run


def declared() -> dict[str, tuple[str, str]]:
    """Every function with `@bench`: its module, and its first line; read and not loaded, which takes long."""
    found = {}
    for path in Path(__file__).parent.glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and any(
                "bench(" in ast.unparse(one) for one in node.decorator_list
            ):
                found[node.name] = path.stem, (ast.get_docstring(node) or "").partition("\n")[0]
    return dict(sorted(found.items()))


BENCHES = declared()


def main(arguments: list[str]) -> int:
    """Run the benchmark of this name; without a name, say which there are."""
    if not arguments or arguments[0] in ("-h", "--help"):
        wide = max(map(len, BENCHES))
        print("Benchmarks (./run bench NAME --help says what each can be told):")
        print(*(f"  {name:{wide}}  {about}" for name, (_, about) in BENCHES.items()), sep="\n")
        return 0
    name, *rest = arguments
    if name not in BENCHES:
        print(f"There is no benchmark {name!r}; there are: {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    import_module(f"benches.{BENCHES[name][0]}")
    return run(name, rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
