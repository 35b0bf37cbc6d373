"""The card that travels with a position: whatever lies there fits, and nothing needs a font."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.pictures.test_tiles import SVG, assert_stands_alone, said
from tilerummy.pictures.card import HIGH, WIDE, card_picture
from tilerummy.pictures.face import FACE_HEIGHT, FACE_WIDTH
from tilerummy.pictures.tiles import VANES
from tilerummy.rules.table import read_rack, read_table

RUNS = [" ".join(f"{colour}{number}" for number in range(1, 14)) for colour in "krby"]


def corners(drawn: str) -> list[tuple[float, float, float]]:
    """Left and upper edge of every tile that lies on the card, and its size."""
    found = []
    for group in ElementTree.fromstring(drawn).findall(f"{SVG}g"):
        moved, _, scaled = group.get("transform", "").partition(") scale(")
        if not scaled:
            continue  # the question mark
        x, y = map(float, moved.removeprefix("translate(").split())
        scale = float(scaled.rstrip(")"))
        for tile in group.iter(f"{SVG}use"):
            left, top = float(tile.get("x", 0)), float(tile.get("y", 0))
            found.append((x + scale * left, y + scale * top, scale))
    return found


@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("", ""),
        ("r3 r4 * | k9 b9 y9", "r5 r9 b1"),
        (" | ".join(RUNS * 2), " ".join(RUNS)),
        (" | ".join(["k1 r1 b1"] * 30), RUNS[0]),
    ],
)
def test_whatever_lies_there_is_on_the_card(table: str, rack: str) -> None:
    """Protects the picture in a messenger: every tile is seen, and of a size that can be read."""
    sets, held = read_table(table), read_rack(rack)
    drawn = card_picture("Can you find it?", sets, held, VANES)
    assert_stands_alone(drawn)
    assert said(drawn) == "Can you find it?"
    lying = corners(drawn)
    assert len(lying) == sum(map(len, sets)) + len(held)
    for x, y, scale in lying:
        assert scale * FACE_WIDTH >= 20
        assert 0 <= x <= WIDE - scale * FACE_WIDTH
        assert 0 <= y <= HIGH - scale * FACE_HEIGHT
