"""What may be done in a turn of a game: lay, draw, discard, take a tile that lies there."""

from __future__ import annotations

import pytest

from tests.kit import act, game_at, new_game, play, refused, rules_of, tile, tiles
from tilerummy.rules.judging.turn import Before, Drawn, Origin
from tilerummy.rules.match.action import Action, Discard, Draw, GiveUp, Pass, Play
from tilerummy.rules.match.event import Discarded, Drew, Played
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.setting import Setting

ONE, TWO = Seat(0), Seat(1)


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
