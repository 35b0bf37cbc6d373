"""The file from which the tests of the page learn what Python says."""

from __future__ import annotations

from datetime import timedelta

from tests.case_files import PUZZLES, puzzles_text
from tilerummy.puzzles.pack import FIRST_DAY, daily_puzzle, pack_names, read_pack, shipped
from tilerummy.puzzles.puzzle import LEVELS
from tilerummy.rules.preset import load
from tools import page_puzzles


def test_the_cases_of_the_page_are_up_to_date() -> None:
    """Protects the page from having other puzzles, days or ratings than the terminal."""
    assert PUZZLES.read_text() == puzzles_text(), "run python -m tests.case_files puzzles"


def test_the_page_gets_every_puzzle_as_the_library_has_it() -> None:
    """Protects the page from a reader of its own: ids, levels, days and rules are those of the library."""
    name = min(pack_names(), key=lambda one: len(shipped(one)))
    told = page_puzzles.pack(shipped(name))
    levels, head = told["levels"], told["head"]
    assert isinstance(levels, list)
    said = [[line.split(" ", 1) for line in level] for level in levels]
    read = [read_pack("\n".join([str(head), *(line for _, line in level)])) for level in said]
    by_level = [[one for one in shipped(name) if one.level == level] for level in LEVELS]
    assert [list(level) for level in read] == by_level
    assert [[given for given, _ in level] for level in said] == [[one.id for one in lv] for lv in by_level]
    assert told["values"] == load(name).options()
    first = [daily_puzzle(FIRST_DAY + timedelta(days=day)).id for day in range(3)]
    assert [line.split()[0] for line in page_puzzles.days(3)] == first
