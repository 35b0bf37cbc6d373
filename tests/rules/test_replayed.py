"""Every moment of every record that we have, as digests: the page's replay is held to the same file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.case_files import REPLAYED, replayed
from tilerummy.rules.match.record_line import LINES

FOLDING = Path(__file__).parents[2] / "web" / "src" / "record" / "moments.ts"


@pytest.mark.wide
def test_the_file_says_what_the_rules_make_of_every_record() -> None:
    """Protects what the page shows: web/test/replay.test.ts finds these digests by the page's own reader."""
    assert REPLAYED.read_text("utf-8") == replayed()


def test_the_page_knows_what_to_do_with_every_line() -> None:
    """Protects replays when an event is added: the page refuses a record with a word it does not know."""
    folding = FOLDING.read_text("utf-8")
    missing = [line.verb for line in LINES if f"case '{line.verb}':" not in folding]
    assert not missing
