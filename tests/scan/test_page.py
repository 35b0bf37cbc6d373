from __future__ import annotations

from tools import make_photos


def test_the_cases_that_the_page_is_held_to_are_what_python_reads() -> None:
    """The page's code has a test of its own with the same file (web/test/photo.test.ts)."""
    assert make_photos.main(["--check"]) == 0
