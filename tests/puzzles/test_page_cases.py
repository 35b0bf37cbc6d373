"""The file from which the tests of the page learn what Python says."""

from __future__ import annotations

from tools.make_puzzle_cases import FILE, file_text


def test_the_cases_of_the_page_are_up_to_date() -> None:
    """Protects the page from having other puzzles, days or ratings than the terminal."""
    assert FILE.read_text() == file_text(), "run tools/make_puzzle_cases.py"
