"""The puzzles for the build of the page: `python tools/page_puzzles.py` says them in one line of JSON.

Packs, ids, days and rules are read here and nowhere else. For each pack there are its head, the values of its
rules and its puzzles by level, in their lasting order; then the puzzles of the days. A puzzle is its line in
the pack with the id in front: as objects they would take half as much again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # before anything is installed, too: the page is built first

from tilerummy.puzzles.pack import FIRST_DAY, daily_places, daily_puzzle, pack_names, shipped, write_pack  # noqa: E402  # noqa: E402
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle  # noqa: E402


def pack(puzzles: Iterable[KnownPuzzle]) -> dict[str, object]:
    """A pack, its puzzles by level."""
    every = list(puzzles)
    levels = [_lines([one for one in every if one.level == level]) for level in LEVELS]
    return {"head": _head(every), "values": every[0].setting.rules.options(), "levels": levels}


def days(count: int | None = None) -> list[str]:
    """The puzzles of the days, all of them or of the first days."""
    number = len(daily_places()) if count is None else count
    return _lines([daily_puzzle(FIRST_DAY + timedelta(days=day)) for day in range(number)])


def _head(puzzles: list[KnownPuzzle]) -> str:
    return write_pack(puzzles[:1]).splitlines()[0]


def _lines(puzzles: list[KnownPuzzle]) -> list[str]:
    if not puzzles:
        return []
    _, *lines = write_pack(puzzles).splitlines()
    return [f"{puzzle.id} {line}" for puzzle, line in zip(puzzles, lines, strict=True)]


def main() -> int:
    """Say them."""
    said = {"packs": {name: pack(shipped(name)) for name in pack_names()}, "days": days()}
    print(json.dumps(said, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
