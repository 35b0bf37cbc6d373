"""Tables and racks as values and as text."""

from __future__ import annotations

from collections import Counter

from tests.kit import tiles
from tilerummy.rules.table import Rack, read_rack, read_table
from tilerummy.rules.tile import JOKER, read_tile


def test_a_table_reads_back() -> None:
    """Sets are separated by bars; empty places are overlooked."""
    text = "r4 r5 r6 | k8 b8 *y8"
    assert str(read_table(text)) == text
    assert read_table(f"| {text} | ") == read_table(text)


def test_a_rack_has_one_order_and_forgets_meanings() -> None:
    """docs/rules.md 3.4: on a rack a joker is only a joker."""
    assert str(read_rack("b7 *r3, k9 k2")) == "k2 k9 b7 *"
    assert Rack(tiles("k9 k2")) == Rack(tiles("k2 k9"))


def test_a_table_counts_physical_tiles() -> None:
    """docs/rules.md 6.2: what a joker stands for is no tile."""
    assert read_table("r4 r5 *r6 | k8 b8 *").tiles() == Counter(
        {**dict.fromkeys(map(read_tile, ("r4", "r5", "k8", "b8")), 1), JOKER: 2}
    )
