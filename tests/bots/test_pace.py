"""Bots may take their time as people do."""

from __future__ import annotations

from random import Random

from tests.kit import game_at, play
from tilerummy.bots.pace import MOST_MS, thinking_ms
from tilerummy.rules.action import Draw
from tilerummy.rules.seat import Seat
from tilerummy.rules.view import view_game


def test_more_tiles_take_longer() -> None:
    """Protects the feeling at the table: a big turn is not instant, and none takes for ever."""
    game = game_at("sabra", ["r7 r8 r9", "k1"], table="b1 b2 b3", pool="y1 y2", opened=[0, 1])
    view = view_game(game, Seat(0))
    draw = thinking_ms(view, Draw(seat=Seat(0)), Random(1))
    lay = thinking_ms(view, play(0, "b1 b2 b3 | r7 r8 r9"), Random(1))
    assert 500 < draw < lay <= MOST_MS
