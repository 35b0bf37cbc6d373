"""Bots may take their time as people do."""

from __future__ import annotations

from random import Random

from tests.kit import game_at, play
from tilerummy.bots.cast import MOST_MS, Tempo, thinking_ms
from tilerummy.rules.match.action import Draw
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game


def a_view() -> View:
    rack = "r7 r8 r9 k1 k2 k3 y4 y5 y6"
    game = game_at("sabra", [rack, "k1"], table="b1 b2 b3", pool="y1 y2", opened=[0, 1])
    return view_game(game, Seat(0))


def test_more_tiles_take_longer() -> None:
    """Protects the feeling at the table: a draw is quick, a great turn is not, and none takes for ever."""
    view = a_view()
    draw = thinking_ms(view, Draw(seat=Seat(0)), Random(1).random())
    lay = thinking_ms(view, play(0, "b1 b2 b3 | r7 r8 r9"), Random(1).random())
    great = thinking_ms(view, play(0, "b1 b2 b3 | r7 r8 r9 | k1 k2 k3"), Random(1).random())
    assert 500 < draw < lay < great <= MOST_MS


def test_the_tempo_of_the_table_is_kept() -> None:
    """Protects those in a hurry: brisk bots take a fraction of the time, and at once means at once."""
    view, draw = a_view(), Draw(seat=Seat(0))
    people, brisk, once = (thinking_ms(view, draw, Random(1).random(), tempo) for tempo in Tempo)
    assert 0 == once < brisk < people / 2
