"""The smallest opening is an opening, and nothing smaller is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.kit import game_at
from tilerummy.bots.bot import NO_LIMIT
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.small_opening import LONGEST, sets_among, smallest_opening
from tilerummy.rules.judging.opening import melds_of
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import JOKER


def test_plain_sets_are_those_of_the_rules() -> None:
    """Protects the quick way: it finds the sets that the rules find."""
    setting = setting_for(load("sabra"), 2)
    for seed in range(20):
        tiles = Counter(tile for tile in Random(seed).sample(setting.tiles(), 24) if tile is not JOKER)
        assert set(map(str, sets_among(setting, tiles))) == set(map(str, melds_of(setting, tiles, LONGEST)))


@pytest.mark.parametrize(
    ("rack", "tiles"),
    [
        ("r9 r10 r11 k1 k2 k3 b5", 3),
        ("r4 r5 r6 k1 k2 k3 b5 y5 k5 *", 3 + 3),
        ("r11 r12 * k1", 3),
        ("k1 k2 k3 r1 r2 r3 b1 b2 b3", None),
    ],
)
def test_smallest_opening(rack: str, tiles: int | None) -> None:
    """Protects the tiles one keeps: the fewest that reach the minimum, jokers only if need be."""
    game = game_at("sabra", [rack, "k13"], pool="y1 y2")
    found = smallest_opening(OwnTurn(view_game(game, Seat(0)), NO_LIMIT))
    assert (found and found.tiles) == tiles
    assert found is None or (found.opening_value or 0) >= 30
