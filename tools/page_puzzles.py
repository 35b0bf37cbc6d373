"""The puzzles as the page and the site get them: `python tools/page_puzzles.py FILE` writes one JSON file.

Packs, ids, days and rules are read here and nowhere else, so a page needs no reader of packs or of presets.
The file holds for each pack its preset, its options, all values of its rules, its colours and its puzzles by
level, in their lasting order; and the ids of the daily puzzles, from the first day on.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # before anything is installed, too: the page is built first

from tilerummy.puzzles.daily import FIRST_DAY, daily_places, daily_puzzle  # noqa: E402
from tilerummy.puzzles.pack import pack_names, shipped  # noqa: E402
from tilerummy.puzzles.puzzle import LEVELS, Puzzle  # noqa: E402

OF_THE_PACK = ("rules", "options", "palette")
"""What all puzzles of a pack have in common."""


def pack(puzzles: Iterable[Puzzle]) -> dict[str, object]:
    """A pack, its puzzles by level."""
    every = list(puzzles)
    told = [json.loads(puzzle.json()) for puzzle in every]
    common = {name: told[0][name] for name in OF_THE_PACK}
    alone = [{name: value for name, value in one.items() if name not in common} for one in told]
    levels = [[one for one in alone if one["level"] == level] for level in LEVELS]
    return {**common, "values": every[0].setting.rules.options(), "levels": levels}


def days(count: int | None = None) -> list[str]:
    """The ids of the daily puzzles, all of them or of the first days."""
    number = len(daily_places()) if count is None else count
    return [daily_puzzle(FIRST_DAY + timedelta(days=day)).id for day in range(number)]


def main(arguments: list[str]) -> int:
    """Write the file."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    said = {"packs": {name: pack(shipped(name)) for name in pack_names()}, "days": days()}
    Path(arguments[0]).write_text(json.dumps(said, separators=(",", ":")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
