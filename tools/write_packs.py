"""Write the shipped packs: `python tools/write_packs.py FILE...`, each a file of puzzles under one rule set.

New puzzles come after those that a pack has already, so that the days keep theirs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tilerummy.puzzles import pack
from tilerummy.puzzles.pack import FOLDER, pack_names, shipped, write_pack
from tilerummy.puzzles.puzzle import Puzzle, puzzle_of


def main(names: list[str]) -> int:
    """Add the puzzles of each file to the pack of its rules."""
    packs: dict[str, dict[str, Puzzle]] = {}
    for name in names:
        for line in Path(name).read_text(encoding="utf-8").splitlines():
            puzzle = puzzle_of(json.loads(line))
            old = shipped(puzzle.rules) if puzzle.rules in pack_names() else ()
            packs.setdefault(puzzle.rules, {one.id: one for one in old}).setdefault(puzzle.id, puzzle)
    folder = Path(pack.__file__).parent / FOLDER
    folder.mkdir(exist_ok=True)
    for rules, puzzles in packs.items():
        (folder / f"{rules}.txt").write_text(write_pack(puzzles.values()), encoding="ascii")
        print(f"{rules}: {len(puzzles)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
