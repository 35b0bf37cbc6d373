"""Make tests/data/puzzles.json: what Python says of puzzles, days and ratings, for the tests of the page."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

from tilerummy.puzzles.pack import FIRST_DAY, daily_puzzle, pack_names, shipped
from tilerummy.puzzles.rating import Rating, Result, puzzle_rating, rated
from tilerummy.rules.preset import load

FILE = Path(__file__).parents[1] / "tests" / "data" / "puzzles.json"
DAYS = range(0, 6000, 17)
EVERY = 61
RULES: tuple[str, ...] = (
    "joker_sets",
    "joker_after_swap",
    "group_max",
    "group_distinct_colours",
    "opening_min",
)
RULES += ("opening_joker_value", "opening_scope", "table_access", "hand_game", "draw_mode")


def days() -> dict[str, str]:
    """The puzzles of many days by their ids, over the end of the list too."""
    dates = [FIRST_DAY + timedelta(days=number) for number in DAYS]
    return {day.isoformat(): daily_puzzle(day).id for day in dates}


def ratings() -> list[list[float]]:
    """A player who solves and fails by turns: level, score, and the rating after it."""
    player, told = Rating(), []
    for number in range(40):
        level, score = number * 7 % 5 + 1, float(number % 3 > 0)
        player = rated(player, [Result(puzzle_rating(level), score)])
        told.append([level, score, player.value, player.deviation, player.volatility])
    return told


def settling() -> list[list[float]]:
    """A puzzle of level 2 that people of all kinds try: rating, deviation, score, and its own after."""
    puzzle, told = puzzle_rating(2), []
    for number in range(40):
        player, score = Rating(700.0 + number * 131 % 1600, 50.0 + number * 37 % 300), float(number % 4 == 0)
        puzzle = rated(puzzle, [Result(player, score)])
        told.append(
            [player.value, player.deviation, score, puzzle.value, puzzle.deviation, puzzle.volatility]
        )
    return told


def file_text() -> str:
    """The file as it should be."""
    said = {
        "days": days(),
        "puzzles": {
            name: [json.loads(one.json()) for one in shipped(name)[::EVERY]] for name in pack_names()
        },
        "rules": {name: {key: load(name).options()[key] for key in RULES} for name in pack_names()},
        "ratings": ratings(),
        "settling": settling(),
    }
    return json.dumps(said, indent=None, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(file_text())
