"""What the server's referee decides at once, and what it leaves to a worker."""

from __future__ import annotations

import pytest

from tests.kit import game_at
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.table import read_table
from tilerummy.server.live.move_judge import takes_long

TABLE = "r3 r4 r5 r6 | k6 b6 y6 g6 | b8 b9 *"


@pytest.mark.parametrize(
    ("preset", "after", "long"),
    [
        ("baltic-et", "r3 r4 r5 r6 r7 | k6 b6 y6 g6 | b8 b9 *", False),
        ("baltic-et", "r3 r4 r5 r6 | k6 b6 y6 g6 | b8 b9 b10 | * k1 r1", True),
        ("baltic-et", "r3 r4 r5 | r6 b6 y6 | k6 g6 o6 | b8 b9 *", False),
        ("baltic-lt", "r3 r4 r5 r6 r7 | k6 b6 y6 g6 | b8 b9 *", False),
        ("baltic-lt", "r3 r4 r5 | r6 b6 y6 | k6 g6 o6 | b8 b9 *", True),
    ],
    ids=["addition", "joker moved", "rearranged", "addition, sets go on", "rearranged, sets go on"],
)
def test_searches_are_for_workers(preset: str, after: str, long: bool) -> None:
    """Protects the event loop: a verdict that may need a search is never worked out there."""
    game = game_at(preset, ["r7 k1 r1 b10 o6", "k13"], table=TABLE, pool="k2 b3", opened=[0, 1])
    assert takes_long(game, Play(read_table(after), seat=Seat(0)), person=True) is long
