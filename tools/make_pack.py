"""Make the puzzles of a pack: `python tools/make_pack.py RULES SEED FIRST LAST FILE [SECONDS]`.

The games FIRST to LAST of a seed are searched, and every puzzle of theirs is written to FILE, a JSON
object a line. The same numbers give the same file. With SECONDS it stops early and says after which
game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from tilerummy.puzzles.making import Order, unit_puzzles


def main(rules: str, seed: str, first: str, last: str, file: str, seconds: str = "inf") -> int:
    """Search the games of a seed."""
    order, deadline = Order(count=0, seed=int(seed), rules=rules), monotonic() + float(seconds)
    with Path(file).open("w", encoding="utf-8") as out:
        for game in range(int(first), int(last) + 1):
            for puzzle in unit_puzzles(order, game):
                out.write(puzzle.json() + "\n")
            out.flush()
            if monotonic() > deadline:
                print(f"stopped after game {game}", file=sys.stderr)
                break
    return 0


if __name__ == "__main__":
    if not 6 <= len(sys.argv) <= 7:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
