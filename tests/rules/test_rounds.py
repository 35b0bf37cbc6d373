"""How rounds and matches end, and who starts the next round."""

from __future__ import annotations

import pytest

from tests.kit import SECRET, act, game_at, play, refused, rules_of, tile
from tilerummy.rules.match.action import Discard, Draw, EndMatch, GiveUp, NextRound, Pass
from tilerummy.rules.match.event import (
    LastTile,
    MatchEnded,
    Played,
    RoundBegan,
    RoundEnded,
    StarterBy,
    StarterChosen,
)
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.seat import Seat

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def test_going_out() -> None:
    """The first empty rack ends the round, and the last round ends the match."""
    game = game_at("sabra", ["b7", "k2 *", "k1"], table="b4 b5 b6", pool="y1", opened=[0])
    game, events = act(game, play(0, "b4 b5 b6 b7"))

    ended = RoundEnded(
        winners=(ONE,), racks=game.playing.racks, scores=(28, -27, -1), hand_game=False, blocked=False, at=0
    )
    assert events[1:] == (ended, MatchEnded((28, -27, -1), (ONE,), SECRET, 0))
    assert game.phase is Phase.MATCH_OVER
    assert refused(game, Draw(seat=TWO)) == ("match_over",)
    assert refused(game, NextRound()) == refused(game, EndMatch()) == ("match_over",)
    assert refused(game, GiveUp(ONE)) == ("match_over",)


@pytest.mark.parametrize(("preset", "factor"), [("baltic-ru", 2), ("sabra", 1)])
def test_hand_game(preset: str, factor: int) -> None:
    """DEFINITIONS 11: going out in the turn of one's opening; 002 needs no minimum for it."""
    table = "b1 b2 b3" if factor == 2 else "b9 b10 b11"
    game = game_at(preset, [table, "r2 r5"], pool="y1")
    _, events = act(game, play(0, table))
    ended = events[1]

    assert isinstance(ended, RoundEnded)
    assert ended.hand_game
    assert ended.scores == (7 * factor, -7 * factor)


def test_last_tile_is_announced() -> None:
    """003: whoever lays their last tile announces the end; with one tile left nobody says anything."""
    game = game_at("pro6-en", ["b7 b8", "k2 k3"], table="b4 b5 b6", pool="b1 b2 b3 b13", opened=[0])
    game, events = act(game, play(0, "b4 b5 b6 b7"))
    assert [type(event) for event in events] == [Played]

    game, _ = act(game, Draw(seat=TWO), Discard(tile("k2"), seat=TWO))
    game, events = act(game, play(0, "b4 b5 b6 b7 b8"))
    assert [type(event) for event in events] == [Played, LastTile, RoundEnded, MatchEnded]
    assert events[1] == LastTile(ONE, 0)


def test_the_last_tile_is_not_announced_elsewhere() -> None:
    """Only sheet 003 asks for it."""
    game = game_at("sabra", ["b7", "k2 k3"], table="b4 b5 b6", pool="b1", opened=[0])
    _, events = act(game, play(0, "b4 b5 b6 b7"))
    assert [type(event) for event in events] == [Played, RoundEnded, MatchEnded]


def test_a_match_of_several_rounds() -> None:
    """The table goes on to the next round; totals add up, and the secret is told at the very end."""
    game = game_at("sabra", ["b7", "k2"], table="b4 b5 b6", pool="y1", opened=[0], rounds=2)
    game, events = act(game, play(0, "b4 b5 b6 b7"))
    assert game.phase is Phase.ROUND_OVER
    assert game.final is None
    assert refused(game, Draw(seat=TWO)) == ("round_over",)
    game, events = act(game, NextRound())
    assert events[0] == RoundBegan(2, 0)
    assert game.phase is Phase.PLAYING
    assert refused(game, NextRound()) == refused(game, EndMatch()) == ("not_now",)


def test_an_open_match_ends_when_the_table_says_so() -> None:
    """Between two rounds the table may end the match; a tie is shared."""
    game = game_at("sabra", ["b7", "k2"], table="b4 b5 b6", pool="y1", opened=[0], rounds=None)
    game, _ = act(game, play(0, "b4 b5 b6 b7"))
    _, events = act(game, EndMatch())
    assert events == (MatchEnded((2, -2), (ONE,), SECRET, 0),)

    game = game_at("sabra", ["b7", "k7"], rounds=None)
    game, events = act(game, Pass(seat=ONE), Pass(seat=TWO), EndMatch())
    assert isinstance(events[-1], MatchEnded)
    assert events[-1].winners == (ONE, TWO)


@pytest.mark.parametrize(
    ("next_starter", "by", "seat"),
    [
        ("winner", StarterBy.WON_BEFORE, 1),
        ("next_seat", StarterBy.NEXT_SEAT, 0),
        ("starter_rule", StarterBy.LOT, None),
    ],
)
def test_who_starts_the_next_round(next_starter: str, by: StarterBy, seat: int | None) -> None:
    """`next_starter`: set up anew, or the winner, or the next seat in playing order."""
    rules = rules_of("sabra", next_starter=next_starter, starter="lot", direction="counterclockwise")
    game = game_at(rules, ["k2", "b7", "k3"], table="b4 b5 b6", turn=1, starter=1, opened=[1], rounds=2)
    game, events = act(game, play(1, "b4 b5 b6 b7"), NextRound())
    chosen = next(event for event in events if isinstance(event, StarterChosen))

    assert chosen.by is by
    assert seat is None or chosen.seat == seat
    assert game.playing.turn.seat == chosen.seat


def test_the_winner_of_a_shared_round_who_is_first_in_playing_order_starts() -> None:
    """Several winners: the first of them from the last starter on."""
    rules = rules_of("sabra", next_starter="winner")
    game = game_at(rules, ["k2", "b7", "k2"], turn=1, starter=1, rounds=2)
    game, _ = act(game, Pass(seat=TWO), Pass(seat=THREE), Pass(seat=ONE), NextRound())

    assert game.results[0].winners == (THREE, ONE)
    assert game.starter == THREE


def test_the_players_are_asked_again_each_round() -> None:
    """`players_choose` with `starter_rule`: choosing the starter is the first thing of every round."""
    game = game_at("baltic-et", ["b7", "k2"], table="b4 b5 b6", opened=[0], rounds=2)
    game, _ = act(game, play(0, "b4 b5 b6 b7"), NextRound())

    assert game.phase is Phase.CHOOSING
    assert game.round is None
