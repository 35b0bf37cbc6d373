"""The puzzle of a day: it follows from the date, so that everybody has the same one, without a server.

A week gets harder: each weekday has its level. The puzzles of a level of the common pack are taken in
their order, one for each day of that level since the first Monday, and from the beginning again when
they have all been.
"""

from __future__ import annotations

from datetime import date

from tilerummy.puzzles.pack import shipped
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.rules.preset import DEFAULT_PRESET

FIRST_DAY = date(2026, 1, 5)
"""A Monday."""
WEEK = (1, 2, 3, 2, 3, 4, 5)
"""The level of each weekday, from Monday on."""


def daily_level(day: date) -> int:
    """The level of a day's puzzle."""
    return WEEK[day.weekday()]


def daily_number(day: date) -> int:
    """How many days of the same level came before since the first day."""
    weeks, weekday = divmod((day - FIRST_DAY).days, 7)
    return weeks * WEEK.count(WEEK[weekday]) + WEEK[:weekday].count(WEEK[weekday])


def daily_puzzle(day: date) -> Puzzle:
    """The puzzle of a day."""
    level = daily_level(day)
    pack = [puzzle for puzzle in shipped(DEFAULT_PRESET) if puzzle.level == level]
    return pack[daily_number(day) % len(pack)]
