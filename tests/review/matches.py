"""Records to look back at, and as little effort as tells right from wrong."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tilerummy.review import Effort, Review, review_record

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "data" / "records").glob("*.txt"))
EASY = Effort(budget_ms=None, luck_ms=None, questions=0, playouts=1, positions=4)
"""No time limits, so that the answer is the same on any machine."""


def documented() -> str:
    """The short match that docs/notation.md shows."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    found = re.search(r"^```record\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@cache
def reviewed() -> Review:
    """The review of the documented match."""
    return review_record(documented(), EASY, jobs=1)
