from __future__ import annotations

import json

from tests.scan.make_photos import FILE, read_all, same


def test_the_cases_that_the_page_is_held_to_are_what_python_reads() -> None:
    """The page's code has a test of its own with the same file (web/test/photo.test.ts)."""
    kept = json.loads(FILE.read_text())
    assert same(kept, json.loads(json.dumps(read_all(kept)))), "run python -m tests.scan.make_photos"
