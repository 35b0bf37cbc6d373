"""Seats that give up, and people who come back to them."""

from __future__ import annotations

from tests.kit import SECRET, act, game_at, new_game, play, refused, rules_of, tile
from tilerummy.rules.match.action import ChooseStarter, Draw, GiveUp, NextRound, Pass, TakeOver
from tilerummy.rules.match.event import Discarded, GaveUp, MatchEnded
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.seat import Seat

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def test_a_seat_that_gives_up_is_passed_over() -> None:
    """Its turn is skipped, its tiles stay, and it pays for them like everybody else."""
    game = game_at("sabra", ["b7 b8", "k9", "k3"], table="b4 b5 b6", pool="y1 y2", opened=[0])
    game, events = act(game, GiveUp(TWO))
    assert events == (GaveUp(TWO, 0),)
    game, _ = act(game, Draw(seat=ONE))
    assert game.playing.turn.seat == THREE
    assert refused(game, Draw(seat=TWO)) == ("seat_given_up",)
    assert refused(game, GiveUp(TWO)) == ("seat_given_up",)
    game, events = act(game, Draw(seat=THREE), play(0, "b4 b5 b6 b7 b8 "), Pass(seat=THREE))
    game, events = act(game, Pass(seat=ONE))
    assert game.results[0].scores[1] < 0


def test_giving_up_in_the_own_turn_hands_it_on() -> None:
    """The turn goes to the next seat that plays."""
    game = game_at("sabra", ["r1", "k9", "k3"], pool="y1 y2")
    game, _ = act(game, GiveUp(TWO), GiveUp(ONE))

    assert game.playing.turn.seat == THREE
    game, _ = act(game, Draw(seat=THREE))
    assert game.playing.turn.seat == THREE


def test_who_gives_up_pays_the_discard_he_owes() -> None:
    """The tile drawn last is put away first, as at a time-out."""
    game = game_at("pro6-en", ["r1 r2 k5", "k9"], pool="y1", drawn="k5")
    game, events = act(game, GiveUp(ONE))
    assert events == (Discarded(ONE, tile("k5"), 0), GaveUp(ONE, 0))

    game = new_game("pro6-en", 2)
    seat = game.playing.turn.seat
    game, events = act(game, GiveUp(seat))
    assert isinstance(events[0], Discarded)
    assert len(game.playing.racks[seat]) == 14


def test_a_seat_can_be_taken_over() -> None:
    """Somebody else plays on, under a new name or the old one."""
    game = game_at("sabra", ["r1 r2", "k9"], pool="y1 y2 y3")
    assert refused(game, TakeOver(TWO)) == ("seat_not_free",)
    game, _ = act(game, GiveUp(TWO), TakeOver(TWO, "Zoe"), Draw(seat=ONE))

    assert game.players[1].name == "Zoe"
    assert game.playing.turn.seat == TWO
    game, _ = act(game, GiveUp(TWO), TakeOver(TWO))
    assert game.players[1].name == "Zoe"


def test_a_seat_that_gave_up_counts_as_passing() -> None:
    """A round is blocked when all who still play have passed."""
    game = game_at("sabra", ["r1 r2", "k9", "b1"])
    game, _ = act(game, Pass(seat=ONE), GiveUp(THREE))
    assert game.phase is Phase.PLAYING
    game, _ = act(game, GiveUp(TWO))

    assert game.results[0].blocked
    assert game.results[0].winners == (THREE,)


def test_the_match_ends_when_all_have_given_up() -> None:
    """A round nobody finishes is not counted."""
    game = game_at("sabra", ["r1 r2", "k9"], pool="y1")
    game, events = act(game, GiveUp(ONE), GiveUp(TWO))

    assert events[-1] == MatchEnded((0, 0), (), SECRET, 0)


def test_a_starter_is_somebody_who_plays() -> None:
    """Who has given up is neither chosen nor drawn as the starter."""
    game, _ = act(new_game("baltic-lv", 3), GiveUp(ONE))
    assert refused(game, ChooseStarter(ONE)) == ("seat_given_up",)

    rules = rules_of("sabra", next_starter="winner")
    game = game_at(rules, ["b7", "k2", "k3"], table="b4 b5 b6", opened=[0], rounds=2)
    game, _ = act(game, play(0, "b4 b5 b6 b7"), GiveUp(ONE), NextRound())
    assert game.starter == TWO
