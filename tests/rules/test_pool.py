"""Pools: of one's own, almost empty, and empty; who passes, and when that ends a round."""

from __future__ import annotations

from tests.kit import act, game_at, play, refused, rules_of, tile
from tilerummy.rules.match.action import Draw, Pass
from tilerummy.rules.match.event import Drew, MatchEnded, Passed, RoundEnded
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def test_personal_pools() -> None:
    """DEFINITIONS 14: each draws from their own pool and passes when that is empty."""
    rules = rules_of("sabra", pool_owner="personal")
    game = game_at(rules, ["r1 r2", "k2 k3"], pools=["", "y5 y6"])

    assert refused(game, Draw(seat=ONE)) == ("pool_empty",)
    game, _ = act(game, Pass(seat=ONE))
    assert refused(game, Pass(seat=TWO)) == ("pool_not_empty",)
    game, events = act(game, Draw(seat=TWO))
    assert events == (Drew(TWO, tile("y5"), 0),)
    assert game.playing.passed == frozenset()


def test_the_pool_is_empty_when_only_the_face_up_tile_is_left() -> None:
    """DEFINITIONS 14: the face-up tile counts in the pool but is never drawn blind."""
    game = game_at("rummy-variants", ["r1 r2", "n2 n3"], face_up="w9")

    assert view_game(game, ONE).pool_left == 1
    assert refused(game, Draw(seat=ONE)) == ("pool_empty",)
    assert refused(game, Pass(seat=ONE)) == ()


def test_blocked_round() -> None:
    """DEFINITIONS 11: the pool is empty and all have passed in a row; the lowest rack wins."""
    game = game_at("sabra", ["r3 r4", "k10", "b13 y1"])
    game, events = act(game, Pass(seat=ONE), Pass(seat=TWO))
    assert game.phase is Phase.PLAYING
    game, events = act(game, Pass(seat=THREE))

    assert isinstance(events[0], Passed)
    assert events[1] == RoundEnded(
        winners=(ONE,), racks=game.playing.racks, scores=(10, -3, -7), hand_game=False, blocked=True, at=0
    )
    assert isinstance(events[2], MatchEnded)


def test_passes_count_only_in_a_row() -> None:
    """Who lays a tile between two passes starts the count again."""
    game = game_at("sabra", ["r3 r4", "b7 k10"], table="b4 b5 b6", opened=[0, 1])
    game, _ = act(game, Pass(seat=ONE), play(1, "b4 b5 b6 b7"), Pass(seat=ONE))

    assert game.phase is Phase.PLAYING
    game, _ = act(game, Pass(seat=TWO))
    assert game.results[0].blocked
