"""The file from which the tests of the page learn what Python says."""

from __future__ import annotations

import json
from datetime import timedelta

from tilerummy.puzzles.daily import FIRST_DAY, daily_puzzle
from tilerummy.puzzles.pack import pack_names, shipped
from tilerummy.puzzles.puzzle import LEVELS
from tilerummy.rules.preset import load
from tools import page_puzzles
from tools.make_puzzle_cases import FILE, file_text


def test_the_cases_of_the_page_are_up_to_date() -> None:
    """Protects the page from having other puzzles, days or ratings than the terminal."""
    assert FILE.read_text() == file_text(), "run tools/make_puzzle_cases.py"


def test_the_page_gets_every_puzzle_as_the_library_has_it() -> None:
    """Protects the page from a reader of its own: what it gets is the line of JSON that everybody gets."""
    name = min(pack_names(), key=lambda one: len(shipped(one)))
    told = page_puzzles.pack(shipped(name))
    levels, common = told["levels"], {key: told[key] for key in page_puzzles.OF_THE_PACK}
    assert isinstance(levels, list)
    found = {one["id"]: {**common, **one} for level in levels for one in level}
    assert found == {puzzle.id: json.loads(puzzle.json()) for puzzle in shipped(name)}
    assert [{one["level"] for one in level} for level in levels] == [{level} for level in LEVELS]
    assert told["values"] == load(name).options()
    assert page_puzzles.days(3) == [daily_puzzle(FIRST_DAY + timedelta(days=day)).id for day in range(3)]
