"""Write the shipped packs: `python tools/write_packs.py MOST FILE...`, each file under one rule set.

New puzzles come after those that a pack has already, so that the days keep theirs: at most MOST for each
task and level, and none that ends with a joker that its set does not need.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tilerummy.puzzles import pack
from tilerummy.puzzles.pack import FOLDER, pack_names, shipped, write_pack
from tilerummy.puzzles.puzzle import KnownPuzzle, TaskKind, puzzle_of
from tilerummy.puzzles.solutions import has_spare_joker


def read(names: Iterable[str]) -> Iterator[KnownPuzzle]:
    """The puzzles of some files."""
    for name in names:
        for line in Path(name).read_text(encoding="utf-8").splitlines():
            yield puzzle_of(json.loads(line))


def main(most: int, names: list[str]) -> int:
    """Add the puzzles of each file to the pack of its rules."""
    packs: dict[str, dict[str, KnownPuzzle]] = {}
    new: Counter[tuple[str, TaskKind, int]] = Counter()
    for puzzle in read(names):
        old = shipped(puzzle.rules) if puzzle.rules in pack_names() else ()
        known = packs.setdefault(puzzle.rules, {one.id: one for one in old})
        cell = puzzle.rules, puzzle.task.kind, puzzle.level
        if puzzle.id not in known and new[cell] < most and not has_spare_joker(puzzle.solution):
            known[puzzle.id] = puzzle
            new[cell] += 1
    folder = Path(pack.__file__).parent / FOLDER
    for rules, puzzles in packs.items():
        (folder / f"{rules}.txt").write_text(write_pack(puzzles.values()), encoding="ascii")
        print(f"{rules}: {len(puzzles)}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
