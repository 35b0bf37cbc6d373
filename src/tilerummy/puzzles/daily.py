"""The puzzle of a day: it follows from the date, so that everybody has the same one, without a server.

`daily.txt` lists them: each line is a week from Monday on, each number the place of a puzzle in the common
pack, from 0. The first is that of the first day; after the last the list begins again.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

from tilerummy.puzzles.pack import shipped
from tilerummy.puzzles.puzzle import KnownPuzzle
from tilerummy.rules.preset import DEFAULT_PRESET

FIRST_DAY = date(2026, 1, 5)
"""A Monday."""
LIST = "daily.txt"


@cache
def daily_places() -> tuple[int, ...]:
    """The places of the daily puzzles in the common pack, day by day from the first one."""
    text = (files(__package__) / LIST).read_text("ascii")
    return tuple(map(int, text.split()))


def daily_puzzle(day: date) -> KnownPuzzle:
    """The puzzle of a day."""
    places = daily_places()
    return shipped(DEFAULT_PRESET)[places[(day - FIRST_DAY).days % len(places)]]
