"""The course of the game: who starts, what a turn may be, how rounds and matches end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import (
    NAMES,
    SECRET,
    act,
    begun,
    game_at,
    matches,
    new_game,
    play,
    reachable,
    refused,
    rules_of,
    tiles,
)
from tests.naive import Match, check_tiles, play_match, spoilt
from tests.rules.rule_sets import rule_sets
from tilerummy.rules.action import (
    Action,
    ChooseStarter,
    Discard,
    Draw,
    EndMatch,
    GiveUp,
    NextRound,
    Pass,
    Play,
    TakeOver,
)
from tilerummy.rules.choice import must_draw_first
from tilerummy.rules.event import (
    Discarded,
    Drew,
    GaveUp,
    LastTile,
    MatchEnded,
    Passed,
    Played,
    RoundBegan,
    RoundEnded,
    StarterBy,
    StarterChosen,
)
from tilerummy.rules.game import Phase, fold
from tilerummy.rules.judge import judge_play
from tilerummy.rules.parameter import DrawMode, WinnerBonus
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.referee import Stale, apply, decide, start_match
from tilerummy.rules.refusal import BadRules, Illegal, Reason, Unreadable
from tilerummy.rules.seat import Player, Seat
from tilerummy.rules.setting import Setting
from tilerummy.rules.turn import Before, Drawn, Origin, Proposal
from tilerummy.rules.view import view_game

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
SETUP = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text("utf-8"))["setup"]


def tile(text: str) -> Any:
    return tiles(text)[0]


# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("row", SETUP, ids=lambda row: f"{row['preset']}-{row['players']}")
def test_setup_rows(row: dict[str, Any]) -> None:
    """Tiles in play and in the pool after the deal, for every preset and number of players."""
    # The third joker of five players is optional in sheet 003.
    rules = rules_of(row["preset"], jokers_by_players={str(row["players"]): row["jokers"]})
    game = new_game(rules, row["players"])
    if game.phase is Phase.CHOOSING:
        game, _ = act(game, ChooseStarter(ONE))
    view = view_game(game, None)

    assert len(game.setting.tiles()) == row["tiles"]
    assert view.pool_left == row["pool_after_deal"]
    check_tiles(game)


def test_the_table_chooses_the_starter() -> None:
    """Where the players choose, nothing is dealt until they have."""
    game, events = begun("baltic-lv", 3)

    assert game.phase is Phase.CHOOSING
    assert isinstance(events[-1], RoundBegan)
    assert refused(game, Draw(seat=ONE)) == ("not_now",)
    assert refused(game, ChooseStarter(Seat(7))) == ("no_such_seat",)
    game, _ = act(game, ChooseStarter(TWO))
    assert game.playing.turn.seat == TWO
    assert refused(game, ChooseStarter(ONE)) == ("not_now",)


@pytest.mark.parametrize(("preset", "following"), [("sabra", 1), ("pro6-fr", 3)])
def test_direction(preset: str, following: int) -> None:
    """Seats are numbered clockwise; sheet 003 plays the other way round."""
    game = game_at(preset, ["r1 r2"] * 4, pool="k1 k2 k3")
    game, _ = act(game, Draw(seat=ONE))

    assert game.playing.turn.seat == following


def test_rounds_are_agreed_or_fixed() -> None:
    """A number that the rules fix cannot be changed, and no match has fewer than one round."""
    with pytest.raises(BadRules, match="rounds"):
        new_game("pro6-es", 2, rounds=3)
    with pytest.raises(BadRules, match="rounds"):
        new_game("sabra", 2, rounds=0)
    assert new_game("pro6-es", 2).rounds == 4
    assert new_game("sabra", 2).rounds is None


def test_a_secret_has_a_length_and_stays_the_same() -> None:
    """A short secret could be guessed; another one would break the promise."""
    with pytest.raises(ValueError, match="32 bytes"):
        start_match(load("sabra"), [Player("Ada"), Player("Bo")], 0, secret=b"short")
    with pytest.raises(ValueError, match="not the secret"):
        apply(new_game(), Draw(seat=ONE), 0, secret=bytes(32))


# -- turns ----------------------------------------------------------------------------------------


def test_laying_or_drawing_ends_the_turn() -> None:
    """RULES E: lay, else draw one, and the next player goes on."""
    game = game_at("sabra", ["b7 r1", "k2 k3"], table="b4 b5 b6", pool="y2 y3", opened=[0])
    laid, events = act(game, play(0, "b4 b5 b6 b7"))
    drawn, more = act(game, Draw(seat=ONE))

    assert events[0] == Played(
        seat=ONE,
        table=laid.playing.table,
        laid=tiles("b7"),
        regained=(),
        took=None,
        opening=None,
        opening_value=None,
        announced=False,
        at=0,
    )
    assert more == (Drew(ONE, tile("y2"), 0),)
    assert laid.playing.turn.seat == drawn.playing.turn.seat == TWO
    assert str(drawn.playing.racks[0]) == "r1 b7 y2"
    assert laid.playing.opened == {ONE}


def test_out_of_turn() -> None:
    """Only the seat whose turn it is can do anything in a round."""
    game = game_at("sabra", ["r1 r2", "k2 k3"], pool="y2")

    assert refused(game, Draw(seat=TWO)) == ("not_your_turn",)
    assert refused(game, Pass(seat=Seat(9))) == ("no_such_seat",)


def test_all_reasons_of_a_bad_play_are_given() -> None:
    """A refusal lists what the judge has against it, and the game stays as it was."""
    game = game_at("sabra", ["b7 r1 r1", "k2"], table="b4 b5 b6", pool="y2", opened=[0])

    assert set(refused(game, play(0, "b4 b5 b6 | r1 r1 r2"))) >= {"invalid_set", "tile_added"}
    assert refused(game, Discard(tile("r1"), seat=ONE)) == ("must_draw", "no_discard_allowed")
    assert refused(game, Discard(tile("y13"), seat=ONE)) == ("tile_not_on_rack",)
    assert refused(game, Pass(seat=ONE)) == ("pool_not_empty",)


def test_the_opening_is_kept_with_its_value() -> None:
    """An opening is an event like any play, with what it counted and the sets that were named."""
    game = game_at("sabra", ["r10 r11 r12 k1", "k2"], pool="y2")
    game, events = act(game, play(0, "r10 r11 r12", opening="r10 r11 r12"))
    played = events[0]

    assert isinstance(played, Played)
    assert played.opening_value == 33
    assert played.opening is not None
    assert game.playing.opened == {ONE}


def test_draw_and_discard() -> None:
    """RULES E, 003: who draws discards one, and may not lay what they drew."""
    game = game_at("pro6-en", ["b7 r1", "k2 k3"], table="b4 b5 b6", pool="b8 y3", opened=[0])

    assert refused(game, Discard(tile("r1"), seat=ONE)) == ("must_draw",)
    drawn, _ = act(game, Draw(seat=ONE))
    assert drawn.playing.turn.seat == ONE
    assert "draw_and_play" in refused(drawn, play(0, "b4 b5 b6 b7 b8"))
    assert refused(drawn, Draw(seat=ONE)) == ("too_many_drawn",)
    assert refused(drawn, Pass(seat=ONE)) == ("must_discard",)
    after, events = act(drawn, Discard(tile("b8"), seat=ONE))
    assert events == (Discarded(ONE, tile("b8"), 0),)
    assert after.playing.discards[0] == tiles("b8")
    assert after.playing.turn.seat == TWO


def test_the_drawn_tile_may_be_barred_from_the_discard() -> None:
    """`discard_drawn_tile = false`; an equal tile that was there before is another tile."""
    rules = rules_of("pro6-en", discard_drawn_tile=False)
    game, _ = act(game_at(rules, ["r1 k5", "k2 k3"], pool="y9"), Draw(seat=ONE))
    assert refused(game, Discard(tile("y9"), seat=ONE)) == ("discarded_the_drawn_tile",)

    game, _ = act(game_at(rules, ["r1", "k2 k3"], pool="r1"), Draw(seat=ONE))
    assert refused(game, Discard(tile("r1"), seat=ONE)) == ()


def test_every_turn_begins_with_a_draw() -> None:
    """RULES J, variant 1: draw first, then lay or discard one."""
    game = game_at("rummy-variants", ["b7 r1 n1", "n2 n3"], table="b4 b5 b6", pool="b8 n5", opened=[0])

    assert refused(game, play(0, "b4 b5 b6 b7")) == ("draw_first",)
    assert refused(game, Discard(tile("r1"), seat=ONE)) == ("draw_first",)
    drawn, _ = act(game, Draw(seat=ONE))
    laid, _ = act(drawn, play(0, "b4 b5 b6 b7 b8"))
    assert laid.playing.turn.seat == TWO
    put_away, _ = act(drawn, Discard(tile("r1"), seat=ONE))
    assert put_away.playing.turn.seat == TWO
    assert str(put_away.playing.racks[0]) == "b7 b8 n1"


def test_every_turn_with_an_empty_pool() -> None:
    """DEFINITIONS 14: nothing drawn because the pool is empty, nothing discarded; laying is possible."""
    game = game_at("rummy-variants", ["b7 r1", "n2 n3"], table="b4 b5 b6", face_up="w1", opened=[0])

    assert refused(game, Draw(seat=ONE)) == ("pool_empty",)
    assert refused(game, Discard(tile("r1"), seat=ONE)) == ("no_discard_allowed",)
    assert refused(game, Pass(seat=ONE)) == ()
    assert refused(game, play(0, "b4 b5 b6 b7")) == ()


def test_taking_the_discard() -> None:
    """DEFINITIONS 14: only the previous player's last discard, and it is laid in a new set at once."""
    game = game_at(
        "rummy-variants",
        ["r9 n9 w1", "n2 n3", "n4 n5"],
        table="b4 b5 b6",
        pool="w2 w3",
        opened=[0, 1, 2],
        discards={2: "w5 w9", 1: "b7"},
    )

    after, events = act(game, play(0, "b4 b5 b6 | r9 n9 w9", take="discard"))
    assert isinstance(events[0], Played)
    assert events[0].took == Drawn(tile("w9"), Origin.DISCARD)
    assert after.playing.discards[2] == tiles("w5")
    assert str(after.playing.racks[0]) == "w1"
    assert view_game(after, TWO).to_take == ()
    assert "tile_added" in refused(game, play(0, "b4 b5 b6 b7", take="discard"))
    drawn, _ = act(game, Draw(seat=ONE))
    assert "too_many_drawn" in refused(drawn, play(0, "b4 b5 b6 | r9 n9 w9", take="discard"))


def test_nobody_takes_his_own_discard() -> None:
    """Who plays on alone has no player before them; the face-up tile is still there for them."""
    game = game_at(
        "rummy-variants-es", ["r9 n9 w1", "n2"], pool="b2", opened=[0], discards={0: "w9"}, face_up="b9"
    )
    game, _ = act(game, GiveUp(TWO))

    assert view_game(game, ONE).to_take == (Drawn(tile("b9"), Origin.FACE_UP),)
    assert refused(game, play(0, "r9 n9 w9", take="discard")) == ("nothing_to_take",)
    assert refused(game, play(0, "r9 n9 b9", take="faceup")) == ()


def test_taking_where_nothing_lies_or_the_rules_forbid_it() -> None:
    """A tile that is not there cannot be taken, and one that is not always."""
    game = game_at("pro6-en", ["r9 k9 y1", "k2"], pool="b2", opened=[0], discards={1: "b9"})
    assert "take_discard_forbidden" in refused(game, play(0, "r9 k9 b9", take="discard"))

    game = game_at("rummy-variants", ["r9 n9 w1", "n2"], pool="b2", opened=[0])
    assert refused(game, play(0, "r9 n9 w9", take="discard")) == ("nothing_to_take",)
    assert refused(game, play(0, "r9 n9 w9", take="faceup")) == ("nothing_to_take",)


@pytest.mark.parametrize(
    ("preset", "rack", "reasons"),
    [
        ("rummy-variants", "r9 n9", ()),
        ("rummy-variants", "r9 n9 n1", ("face_up_forbidden",)),
        ("rummy-variants-es", "r9 n9 n1", ()),
    ],
)
def test_taking_the_face_up_tile(preset: str, rack: str, reasons: tuple[str, ...]) -> None:
    """RULES J, variant 2: to finish, or in the Spanish edition to make a play."""
    game = game_at(preset, [rack, "n2 n3"], pool="b2 b3", face_up="w9", opened=[0])

    assert refused(game, play(0, "r9 n9 w9", take="faceup")) == reasons


def test_the_starter_only_discards() -> None:
    """RULES B, 003: the starter's first turn is one discard, and all hold 14."""
    game = new_game("pro6-en", 3)
    seat = game.playing.turn.seat
    first = game.playing.racks[seat][0]

    assert refused(game, Draw(seat=seat)) == ("starter_only_discards",)
    assert refused(game, Pass(seat=seat)) == ("starter_only_discards",)
    assert "starter_only_discards" in refused(game, Play(game.playing.table, seat=seat))
    game, _ = act(game, Discard(first, seat=seat))
    assert [len(rack) for rack in game.playing.racks] == [14, 14, 14]
    assert game.playing.turn.seat == (seat - 1) % 3


def test_the_starter_may_lay_before_his_discard() -> None:
    """`starter_may_lay`: first they lay, then they still discard one."""
    rules = rules_of("pro6-en", starter_may_lay=True)
    game = game_at(rules, ["r10 r11 r12 k1 k2", "b1 b2"], pool="o1", last_dealt="k2")
    laying = play(0, "r10 r11 r12")

    assert refused(game, Discard(tile("k1"), seat=ONE)) == ()
    game, _ = act(game, laying)
    assert game.playing.turn.seat == ONE
    assert refused(game, Draw(seat=ONE)) == refused(game, Pass(seat=ONE)) == ("must_discard",)
    assert "must_discard" in refused(game, play(0, "r10 r11 r12"))
    game, _ = act(game, Discard(tile("k1"), seat=ONE))
    assert game.playing.turn.seat == TWO


def test_nobody_goes_out_by_discarding() -> None:
    """DEFINITIONS 14: a starter who has laid all but one tile keeps it."""
    rules = rules_of("pro6-en", starter_may_lay=True)
    game = game_at(rules, ["r10 r11 r12 k1", "b1 b2"], pool="o1", last_dealt="k1")
    game, _ = act(game, play(0, "r10 r11 r12"))

    assert game.playing.turn.seat == TWO
    assert str(game.playing.racks[0]) == "k1"


@pytest.mark.parametrize(
    ("mode", "actions"),
    [("instead_of_playing", 0), ("instead_then_discard", 0), ("every_turn_then_place", 1)],
)
def test_compulsory_play(mode: str, actions: int) -> None:
    """`voluntary_draw = false`: who can lay must; where everybody draws first, the discard is refused."""
    rules = rules_of("sabra", voluntary_draw=False, draw_mode=mode)
    game = game_at(rules, ["b7 r1", "k2 k3"], table="b4 b5 b6", pool="y2 y3", opened=[0])
    seen: list[Before] = []

    def playable(setting: Setting, before: Before) -> bool:
        seen.append(before)
        return True

    last: Action = Draw(seat=ONE)
    if actions:
        game, _ = act(game, Draw(seat=ONE), playable=playable)
        last = Discard(tile("r1"), seat=ONE)
    assert refused(game, last, playable=playable) == ("must_play_if_able",)
    assert refused(game, last, playable=lambda setting, before: False) == ()
    assert refused(game, last) == ()
    assert ("y2" in str(seen[0].rack)) is bool(actions)
    assert len(seen) == 1


def test_compulsory_play_with_an_empty_pool() -> None:
    """Passing is refused as well to somebody who could lay."""
    game = game_at(rules_of("sabra", voluntary_draw=False), ["b7 r1", "k2"], opened=[0])

    assert refused(game, Pass(seat=ONE), playable=lambda setting, before: True) == ("must_play_if_able",)


# -- pools ----------------------------------------------------------------------------------------


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


# -- the end of rounds and matches ----------------------------------------------------------------


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
    """003: all are told when somebody is down to one tile, and once only as long as they stay there."""
    game = game_at("pro6-en", ["b7 r1", "k2 k3"], table="b4 b5 b6", pool="b1 b2 b3 b13", opened=[0])
    game, events = act(game, play(0, "b4 b5 b6 b7"))
    assert events[1] == LastTile(ONE, 0)

    game, _ = act(game, Draw(seat=TWO), Discard(tile("k2"), seat=TWO))
    game, events = act(game, Draw(seat=ONE), Discard(tile("r1"), seat=ONE))
    assert [type(event) for event in events] == [Drew, Discarded]


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


# -- leaving and coming back ----------------------------------------------------------------------


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


# -- everything -----------------------------------------------------------------------------------


def test_stale_is_another_error() -> None:
    """An action meant for an earlier moment is stale, neither illegal nor unreadable."""
    game = game_at("sabra", ["r1 r2", "k9"], pool="y1")

    with pytest.raises(Stale):
        apply(game, Draw(seat=ONE), 0, secret=SECRET, seen=game.sequence - 1)
    assert apply(game, Draw(seat=ONE), 0, secret=SECRET, seen=game.sequence)
    assert not issubclass(Stale, Illegal | Unreadable)


@pytest.mark.parametrize(
    ("preset", "players"),
    [(p, n) for p in preset_ids() for n in range(load(p).players[0], load(p).players[1] + 1)],
)
def test_whole_matches(preset: str, players: int) -> None:
    """Every preset and number of players is played to the end, mishaps and all, and folds from its events."""
    rules = load(preset)
    game, events = play_match(rules, players, 100 + players, mishaps=0.05)

    assert game == fold(events)
    assert game.final is not None
    assert game.final.totals == tuple(map(sum, zip(*(result.scores for result in game.results), strict=True)))


@given(match=reachable())
@settings(max_examples=40)
def test_reachable_games_lose_no_tile(match: Match) -> None:
    """No tile is lost or doubled, the events fold to the same game, and zero-sum rounds sum to zero."""
    check_tiles(match.game)

    assert fold(match.events) == match.game
    if match.game.rules.winner_bonus is WinnerBonus.SUM_OF_LOSERS:
        assert all(sum(result.scores) == 0 for result in match.game.results)


@given(match=reachable(mishaps=(0.0,)), kind=st.sampled_from(["fancy", "plain", "spoilt"]))
@settings(max_examples=60)
def test_judge_and_game_agree(match: Match, kind: str) -> None:
    """Where it is time to lay, a play is accepted by the game exactly if the judge accepts it."""
    game = match.game
    if game.phase is not Phase.PLAYING:
        return
    seat = game.playing.turn.seat
    view = view_game(game, seat)
    action: Action = Play(spoilt(view, match.naive.rng), seat=seat)
    if kind != "spoilt":
        action = match.naive.choose(view, plain=kind == "plain")
    if not isinstance(action, Play) or (
        action.take is None and (must_draw_first(game) or "play" not in view.may)
    ):
        return
    drawn = [Drawn(view.drawn, Origin.POOL)] if view.drawn else []
    drawn += [found for found in view.to_take if found.origin is action.take]
    proposal = Proposal(action.table, drawn=tuple(drawn), opening=action.opening, announced=action.announced)
    verdict = judge_play(game.setting, game.playing.before(seat), proposal)

    assert set(_refused(match, action)) == {refusal.reason.value for refusal in verdict.refusals}
    if verdict.legal:
        after, events = apply(game, action, match.now, secret=match.secret)
        assert isinstance(events[0], Played)
        assert events[0].laid == verdict.laid
        assert after.playing.racks[seat] == verdict.rack


@given(match=matches(), data=st.data())
@settings(max_examples=25)
def test_whatever_a_view_offers_can_be_done(match: Match, data: st.DataObject) -> None:
    """Somebody can always go on, and nobody can do what their view does not list."""
    for _ in range(data.draw(st.integers(0, 60))):
        if match.game.phase is Phase.MATCH_OVER:
            return
        match.step()
    game = match.game
    for seat in game.seats:
        rack = game.playing.racks[seat] if game.round is not None else ()
        tries: list[tuple[str, Action]] = [("draw", Draw(seat=seat)), ("pass", Pass(seat=seat))]
        tries += [("discard", Discard(held, seat=seat)) for held in rack[:1]]
        for kind, action in tries:
            codes = set(_refused(match, action))
            offered = kind in view_game(game, seat).may
            assert not codes - {Reason.DISCARDED_THE_DRAWN_TILE} if offered else codes


def _refused(match: Match, action: Action) -> tuple[str, ...]:
    try:
        decide(match.game, action, match.now, secret=match.secret)
    except Illegal as illegal:
        return illegal.codes
    return ()


@given(rules=rule_sets(fixed={"rounds": "agreed"}), seed=st.integers(0, 1000))
@settings(max_examples=15)
def test_any_house_rules_can_be_played_to_the_end(rules: Any, seed: int) -> None:
    """No combination of parameters gets stuck."""
    game, _ = play_match(rules, rules.players[0], seed, mishaps=0.05)

    assert game.phase is Phase.MATCH_OVER


def test_draw_modes_are_all_met() -> None:
    """The presets between them use every way of drawing, so that whole matches mean something."""
    assert {load(preset).draw_mode for preset in preset_ids()} == set(DrawMode)
    assert len(NAMES) >= max(load(preset).players[1] for preset in preset_ids())
