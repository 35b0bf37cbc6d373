"""Clocks, time-outs and invalid ends: RULES section F and DEFINITIONS 13."""

from __future__ import annotations

import pytest

from tests.kit import act, game_at, new_game, play, refused, rules_of, tile, tiles
from tilerummy.rules.match.action import Draw, EndInvalid, StartClock, StopClock, TimeOut
from tilerummy.rules.match.event import Cause, LastTile, RoundEnded, Settled
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.rules.table import read_table

ONE, TWO = Seat(0), Seat(1)
LATE = 120_000
"""When a turn of two minutes that began at 0 is over."""

SPLIT = "b9 b10 b11 | b8 k8"
"""The example of the sheets: b8 of the table and k8 of the rack lie loose when the time is over."""


def split_game(rules: Rules | str, pool: str = "r2 r5 k12 k13") -> Game:
    return game_at(rules, ["b11 k8 r1", "k2 k3"], table="b8 b9 b10", pool=pool, opened=[0])


def timed_out(game: Game, draft: str | None = None, *, take: str | None = None) -> tuple[Game, Settled]:
    """The game after the time-out, and how the turn was settled."""
    seat = game.playing.turn.seat
    action = TimeOut(None if draft is None else play(seat, draft, take=take))
    game, events = act(game, action, now=LATE)
    settled = events[0]
    assert isinstance(settled, Settled)
    return game, settled


# -- the clock ------------------------------------------------------------------------------------


def test_the_clock_decides_who_is_late() -> None:
    """Before the deadline there is no time-out, after it nothing else."""
    game = split_game("rummy")

    assert refused(game, TimeOut(), now=LATE - 1) == ("too_early",)
    assert refused(game, Draw(seat=ONE), now=LATE - 1) == ()
    assert refused(game, Draw(seat=ONE), now=LATE) == ("too_late",)
    assert refused(game, TimeOut(), now=LATE) == ()


def test_each_turn_has_its_own_time() -> None:
    """The clock starts again with the next turn, but not in the middle of one."""
    game, _ = act(split_game("rummy"), Draw(seat=ONE), now=50_000)
    assert game.clock is not None
    assert game.clock.deadline == 50_000 + LATE

    game = split_game(rules_of("pro6-en", time_limit_s=120))
    game, _ = act(game, Draw(seat=ONE), now=50_000)
    assert game.clock is not None
    assert game.clock.deadline == LATE


def test_a_stopped_clock_gives_the_time_back() -> None:
    """While it stands still nobody is late, and what was left is left afterwards."""
    game, _ = act(split_game("rummy"), StopClock(), now=100_000)

    assert refused(game, TimeOut(), now=10 * LATE) == ("too_early",)
    assert refused(game, StopClock()) == ("not_now",)
    assert refused(game, Draw(seat=ONE), now=10 * LATE) == ()
    game, _ = act(game, StartClock(), now=1_000_000)
    assert game.clock is not None
    assert game.clock.deadline == 1_020_000
    assert game.clock.left_at(1_015_000) == 5_000
    assert game.clock.left_at(9_000_000) == 0
    assert refused(game, StartClock()) == ("not_now",)


def test_a_turn_that_begins_while_the_clock_stands_still() -> None:
    """It has its full time once the clock runs again."""
    game, _ = act(split_game("rummy"), StopClock(), now=100_000)
    game, _ = act(game, Draw(seat=ONE), now=200_000)
    game, _ = act(game, StartClock(), now=300_000)

    assert game.clock is not None
    assert game.clock.deadline == 300_000 + LATE


def test_no_clock() -> None:
    """A game without a time limit has nothing to stop and no time-out."""
    game = split_game("sabra")

    assert refused(game, TimeOut()) == refused(game, StopClock()) == ("no_clock",)
    over, _ = act(game_at("rummy", ["b11", "k2"], table="b8 b9 b10", opened=[0]), play(0, "b8 b9 b10 b11"))
    assert refused(over, TimeOut(), now=LATE) == refused(over, StopClock()) == ("match_over",)


# -- time-outs ------------------------------------------------------------------------------------


def test_loose_tiles_go_to_the_rack_with_a_penalty() -> None:
    """The sheets' example: complete sets stay, loose tiles go to the rack, three are drawn."""
    game, settled = timed_out(split_game("rummy"), SPLIT)

    assert settled.table == read_table("b9 b10 b11")
    assert settled.laid == tiles("b11")
    assert settled.regained == tiles("b8")
    assert settled.drawn == tiles("r2 r5 k12")
    assert str(game.playing.racks[0]) == "k8 k12 r1 r2 r5 b8"
    assert game.playing.turn.seat == TWO


def test_a_short_pool_gives_what_it_has() -> None:
    """RULES F: fewer tiles in the pool than the penalty, take what is left."""
    game, settled = timed_out(split_game("rummy", pool="r2"), SPLIT)

    assert settled.drawn == tiles("r2")
    assert game.playing.pools == ((),)


def test_penalties_come_from_the_own_pool() -> None:
    """DEFINITIONS 14: with personal pools a penalty comes from one's own."""
    rules = rules_of("rummy", pool_owner="personal")
    game = game_at(rules, ["b11 n8 r1", "n2"], table="b8 b9 b10", pools=["r2", "w1 w2 w3"], opened=[0])
    game, settled = timed_out(game, "b9 b10 b11 | b8 n8")

    assert settled.drawn == tiles("r2")
    assert len(game.playing.pools[1]) == 3


def test_a_void_turn_leaves_all_as_it_was() -> None:
    """`turn_void`: all as before the turn, nothing drawn."""
    before = game_at("baltic-ru", ["b11 g8 r1", "g2"], table="b8 b9 b10", pool="r2", opened=[0])
    game, settled = timed_out(before, "b9 b10 b11 | b8 g8")

    assert settled.drawn == settled.laid == settled.regained == ()
    assert game.playing.racks == before.playing.racks
    assert game.playing.table == before.playing.table
    assert game.playing.passed == frozenset()


@pytest.mark.parametrize("draft", [None, "b8 b9 b10"])
def test_who_did_nothing_draws_one(draft: str | None) -> None:
    """Nothing laid and nothing moved: they draw one, and no penalty."""
    _, settled = timed_out(split_game("rummy"), draft)

    assert settled.drawn == tiles("r2")


def test_a_legal_draft_stands() -> None:
    """A finished legal draft counts as played, opening and going out included."""
    game, settled = timed_out(split_game("rummy"), "b8 b9 b10 b11")
    assert settled.stands
    assert settled.drawn == ()
    assert str(game.playing.racks[0]) == "k8 r1"

    game = game_at("rummy", ["r10 r11 r12 n1", "n2"], pool="b1")
    game, settled = timed_out(game, "r10 r11 r12")
    assert game.playing.opened == {ONE}

    game = game_at("rummy", ["r10 r11 r12", "n2"], pool="b1")
    game, _ = timed_out(game, "r10 r11 r12")
    assert game.phase is Phase.MATCH_OVER
    assert game.results[0].hand_game


def test_what_remains_of_an_opening_opens() -> None:
    """Loose tiles beside a good opening go back, and the opening stays."""
    game = game_at("rummy", ["r10 r11 r12 n1", "n2"], pool="b1 b2 b3")
    game, settled = timed_out(game, "r10 r11 r12 | n1")

    assert not settled.stands
    assert game.playing.opened == {ONE}
    assert str(game.playing.racks[0]) == "b1 b2 b3 n1"


def test_a_failed_opening_goes_back() -> None:
    """RULES, first-meld time-out: the tiles go back, then as the time-out rule says; in 004 draw one."""
    game = game_at("rummy", ["r1 r2 r3 n1", "n2"], pool="b1 b2 b3 b4")
    game, settled = timed_out(game, "r1 r2 r3")
    assert settled.laid == ()
    assert len(settled.drawn) == 3
    assert game.playing.opened == frozenset()

    game, settled = timed_out(game_at("classic", ["r1 r2 r3 k1", "k2"], pool="b1 b2"), "r1 r2 r3")
    assert settled.drawn == tiles("b1")


def test_time_outs_with_an_empty_pool_are_passes() -> None:
    """A round in which nobody does anything any more is blocked."""
    game = game_at("baltic-ru", ["r1", "g5"])
    game, _ = timed_out(game)
    assert game.playing.passed == {ONE}
    game, events = act(game, TimeOut(), now=3 * LATE)

    assert isinstance(events[1], RoundEnded)
    assert events[1].blocked


def test_the_last_tile_is_announced_after_a_time_out_too() -> None:
    """A turn that stands is a turn like any other."""
    rules = rules_of("rummy", announce_last_tile=True)
    game = game_at(rules, ["b11", "n2"], table="b8 b9 b10", pool="r2", opened=[0])
    _, events = act(game, TimeOut(play(0, "b8 b9 b10 b11")), now=LATE)

    assert events[1] == LastTile(ONE, LATE)
    assert isinstance(events[2], RoundEnded)


@pytest.mark.parametrize(("drawn", "settled_draw"), [(None, "r2"), ("k8", "")])
def test_a_discard_still_owed(drawn: str | None, settled_draw: str) -> None:
    """DEFINITIONS 13: it is the tile drawn last, whether it was drawn before the time-out or by it."""
    rules = rules_of("pro6-en", time_limit_s=120)
    before = game_at(rules, ["b11 k8 r1", "k2"], table="b8 b9 b10", pool="r2 r5", opened=[0], drawn=drawn)
    game, settled = timed_out(before)

    assert settled.drawn == tiles(settled_draw)
    assert settled.discarded == tile(drawn or "r2")
    assert game.playing.discards[0] == (settled.discarded,)


def test_after_the_draw_a_draft_no_longer_counts() -> None:
    """003 PT EN IT: who has drawn cannot lay, whatever lies on their table."""
    rules = rules_of("pro6-en", time_limit_s=120)
    game = game_at(rules, ["b11 k8 r1", "k2"], table="b8 b9 b10", pool="r2", opened=[0], drawn="k8")
    _, settled = timed_out(game, "b8 b9 b10 b11")

    assert settled.laid == ()
    assert settled.discarded == tile("k8")


@pytest.mark.parametrize("void", [False, True])
def test_every_turn_drawn_and_nothing_laid(void: bool) -> None:
    """Variant 1: what was drawn is put away again."""
    rules = rules_of("rummy-variants", on_timeout="turn_void" if void else "loose_to_rack")
    game = game_at(rules, ["b11 n8 r1", "n2"], table="b8 b9 b10", pool="r2", opened=[0], drawn="n8")
    game, settled = timed_out(game)

    assert settled.drawn == ()
    assert settled.discarded == tile("n8")
    assert str(game.playing.racks[0]) == "r1 b11"


def test_every_turn_nothing_drawn() -> None:
    """Variant 1: they draw one and put it away; if the turn is void not even that; a draft is too early."""
    game = game_at("rummy-variants", ["b11 n8", "n2"], table="b8 b9 b10", pool="r2 r3", opened=[0])
    for draft in (None, "b8 b9 b10 b11"):
        _, settled = timed_out(game, draft)
        assert settled.drawn == tiles("r2")
        assert settled.discarded == tile("r2")

    rules = rules_of("rummy-variants", on_timeout="turn_void")
    game = game_at(rules, ["b11 n8", "n2"], table="b8 b9 b10", pool="r2 r3", opened=[0])
    _, settled = timed_out(game)
    assert settled.drawn == ()
    assert settled.discarded is None


def test_every_turn_a_draft_after_the_draw_counts() -> None:
    """Variant 1: once drawn, a legal draft stands and nothing is discarded."""
    game = game_at(
        "rummy-variants", ["b11 n8 r1", "n2"], table="b8 b9 b10", pool="r2", opened=[0], drawn="b11"
    )
    _, settled = timed_out(game, "b8 b9 b10 b11")

    assert settled.stands
    assert settled.discarded is None


def test_the_starter_discards_his_last_tile() -> None:
    """The extra tile stands for a draw, so it is the one put away."""
    rules = rules_of("pro6-en", time_limit_s=120)
    game = new_game(rules, 2)
    seat = game.playing.turn.seat
    game, settled = timed_out(game)

    assert settled.discarded is not None
    assert settled.drawn == ()
    assert len(game.playing.racks[seat]) == 14


def test_a_starter_who_may_lay() -> None:
    """What they laid stands, and the discard is still owed; of what they spoilt, the penalty's last tile."""
    rules = rules_of("pro6-en", time_limit_s=120, starter_may_lay=True)
    game = game_at(rules, ["r10 r11 r12 k1 k2", "b1"], pool="o1 o2 o3", last_dealt="k1")
    _, settled = timed_out(game, "r10 r11 r12")
    assert settled.stands
    assert settled.discarded == tile("k1")

    _, settled = timed_out(game, "r10 r11 r12 k1")
    assert settled.drawn == tiles("o1 o2 o3")
    assert settled.discarded == tile("o3")

    game = game_at(rules, ["r10 r11 r12 k1 k2", "b1"], pool="o1", last_dealt="r12")
    _, settled = timed_out(game, "r10 r11 r12")
    assert settled.discarded == tile("k2")


def test_a_taken_tile_that_is_laid_stays() -> None:
    """A draft that took the discard counts like any other."""
    before = game_at("rummy-variants", ["r9 n9 w1", "n2"], pool="r2 r3", opened=[0], discards={1: "w9"})
    game, settled = timed_out(before, "r9 n9 w9", take="discard")

    assert settled.stands
    assert settled.took is not None
    assert game.playing.discards[1] == ()


def test_a_taken_tile_that_is_not_laid_goes_back() -> None:
    """DEFINITIONS 14: a tile taken must be laid in the same turn; otherwise all is as before."""
    before = game_at("rummy-variants", ["r9 n9 w1", "n2"], pool="r2 r3 r4", opened=[0], discards={1: "w9"})
    game, settled = timed_out(before, "r9 n9 | w9", take="discard")

    assert settled.took is None
    assert settled.drawn == tiles("r2 r3 r4")
    assert game.playing.discards[1] == tiles("w9")


def test_a_draft_nobody_can_have() -> None:
    """Tiles from nowhere and somebody else's draft are refused; empty places are overlooked."""
    game = split_game("rummy")

    assert refused(game, TimeOut(play(0, "b8 b9 b10 b11 b12")), now=LATE) == ("tile_added",)
    assert refused(game, TimeOut(play(1, "b8 b9 b10")), now=LATE) == ("not_your_turn",)
    assert refused(game, TimeOut(play(0, "b8 b9 b10", take="discard")), now=LATE) == ("nothing_to_take",)


# -- invalid ends ---------------------------------------------------------------------------------


def test_mistakes_are_penalised_only_where_the_house_says_so() -> None:
    """An ordinary table refuses to end a turn on an invalid table."""
    assert refused(split_game("sabra"), EndInvalid(play(0, SPLIT))) == ("mistakes_not_penalised",)


def test_an_invalid_end() -> None:
    """RULES F: collect the ungrouped tiles and take the penalty; a legal end simply stands."""
    rules = rules_of("pro6-en", penalise_mistakes=True, penalty_tiles=2)
    game = split_game(rules)
    after, events = act(game, EndInvalid(play(0, SPLIT)))
    settled = events[0]

    assert isinstance(settled, Settled)
    assert settled.cause is Cause.INVALID_END
    assert settled.drawn == tiles("r2 r5")
    assert str(after.playing.table) == "b9 b10 b11"
    _, events = act(game, EndInvalid(play(0, "b8 b9 b10 b11")))
    assert isinstance(events[0], Settled)
    assert events[0].stands


def test_an_invalid_end_out_of_time() -> None:
    """Who may not lay cannot end a turn by laying, right or wrong."""
    rules = rules_of("pro6-en", penalise_mistakes=True)
    drawn, _ = act(split_game(rules), Draw(seat=ONE))
    assert refused(drawn, EndInvalid(play(0, SPLIT))) == ("must_discard",)
    assert refused(split_game(rules), EndInvalid(play(0, "b8 b9 b13"))) == ("tile_added",)

    every = split_game(rules_of("sabra", penalise_mistakes=True, draw_mode="every_turn_then_place"))
    assert refused(every, EndInvalid(play(0, SPLIT))) == ("draw_first",)

    starter = new_game(rules, 2)
    seat = starter.playing.turn.seat
    assert refused(starter, EndInvalid(play(seat, ""))) == ("starter_only_discards",)
