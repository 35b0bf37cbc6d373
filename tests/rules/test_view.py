"""Views: what a seat or a spectator may see, and that nothing hidden shines through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import chain
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.kit import act, examples, game_at, new_game, play, reachable, rules_of, tiles
from tests.match import Match, begin, play_match
from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.match.action import ActionKind, Discard, Draw, GiveUp, NextRound, Pass, TimeOut
from tilerummy.rules.match.event import Dealt, Discarded, Drew, Event, Played, Settled
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.record import replay
from tilerummy.rules.match.round import put
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import SeenDealt, SeenDrew, SeenSettled, view_event, view_game
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def seats(game: Game) -> list[Seat | None]:
    """Everybody who may look, the spectator last."""
    return [*game.seats, None]


# -- hidden tiles ---------------------------------------------------------------------------------


def with_hidden_tiles(game: Game, seat: Seat | None, order: list[Tile]) -> Game:
    """The same game, but with the tiles that the seat cannot see in another order."""
    table = game.playing
    left = iter(order)
    racks = tuple(
        rack if other == seat else Rack(next(left) for _ in rack) for other, rack in enumerate(table.racks)
    )
    pools = tuple(tuple(next(left) for _ in pool) for pool in table.pools)
    turn = table.turn
    if turn.seat != seat:
        # What somebody drew, or was dealt last, is among their tiles.
        turn = replace(
            turn,
            drawn=racks[turn.seat][0] if turn.drawn else None,
            last_dealt=racks[turn.seat][0] if turn.last_dealt else None,
        )
    return replace(game, round=replace(table, racks=racks, pools=pools, turn=turn))


def hidden_tiles(game: Game, seat: Seat | None) -> list[Tile]:
    others = (rack for other, rack in enumerate(game.playing.racks) if other != seat)
    return list(chain(*others, *game.playing.pools))


@given(match=reachable(), rng=st.randoms(use_true_random=False))
@settings(max_examples=examples(30))
def test_views_do_not_depend_on_hidden_tiles(match: Match, rng: Random) -> None:
    """Two games that differ only in tiles hidden from a seat look the same to it."""
    game = match.game
    assume(game.round is not None)
    differ = 0
    for seat in seats(game):
        order = hidden_tiles(game, seat)
        rng.shuffle(order)
        other = with_hidden_tiles(game, seat, order)
        differ += other != game

        assert view_game(other, seat) == view_game(game, seat)
    assume(differ)  # else nothing was compared


@given(match=reachable(mishaps=(0.1,)), data=st.data())
@settings(max_examples=examples(25))
def test_streams_do_not_depend_on_hidden_tiles(match: Match, data: st.DataObject) -> None:
    """What a seat is told, event by event, does not change with a tile it never gets to see."""
    game = match.game
    assume(game.phase is Phase.PLAYING and game.number == 1)
    place = next(i for i, event in enumerate(match.events) if isinstance(event, Dealt))
    dealt = match.events[place]
    assert isinstance(dealt, Dealt)
    owner = data.draw(st.sampled_from(game.seats))
    kept = sorted(set(dealt.hands[owner]) - touched(match.events, owner))
    own_pool = 0 if len(game.playing.pools) == 1 else owner
    left = game.playing.pools[own_pool]
    assume(kept and left and (game.playing.turn.last_dealt is None or game.playing.turn.seat != owner))
    mine, theirs = data.draw(st.sampled_from(kept)), data.draw(st.sampled_from(left))

    hand = list(dealt.hands[owner])
    hand[hand.index(mine)] = theirs
    pool = dealt.pools[own_pool]
    gone = len(pool) - len(left)
    rest = list(left)
    rest[rest.index(theirs)] = mine
    other_deal = replace(
        dealt,
        hands=put(dealt.hands, owner, tuple(hand)),
        pools=put(dealt.pools, own_pool, (*pool[:gone], *rest)),
    )
    other = [*match.events[:place], other_deal, *match.events[place + 1 :]]
    for seat in seats(game):
        if seat == owner:
            continue
        told = [view_event(event, seat) for event in match.events]
        assert [view_event(event, seat) for event in other] == told
        for one, two in zip(replay(match.events), replay(other), strict=True):
            assert view_game(one, seat) == view_game(two, seat)


def touched(events: list[Event], seat: Seat) -> set[Tile]:
    """The tiles that came from the rack of a seat into the open, or into its draft."""
    found: set[Tile] = set()
    for event in events:
        if isinstance(event, Played | Settled) and event.seat == seat:
            found.update(event.laid)
        if isinstance(event, Settled) and event.seat == seat:
            found.update([event.discarded] if event.discarded else [])
        if isinstance(event, Discarded) and event.seat == seat:
            found.add(event.tile)
    return found


def tiles_in(thing: object) -> Iterator[Tile]:
    """Every tile that can be found anywhere in a value, apart from the rules."""
    if isinstance(thing, Tile):
        yield thing.plain
    elif isinstance(thing, Setting | str | bytes):
        return
    elif isinstance(thing, tuple | list | frozenset):
        yield from chain.from_iterable(map(tiles_in, thing))
    elif is_dataclass(thing):
        yield from chain.from_iterable(tiles_in(getattr(thing, field.name)) for field in fields(thing))


@given(match=reachable())
@settings(max_examples=examples(30))
def test_views_hold_open_tiles_only(match: Match) -> None:
    """Whatever tile is found anywhere in a view lies open or on the own rack."""
    game = match.game
    assume(game.phase is Phase.PLAYING and not game.results)
    table = game.playing
    for seat in seats(game):
        view = view_game(game, seat)
        open_tiles = Counter(tile.plain for tile in chain(*table.table, *table.discards))
        open_tiles.update([table.face_up] if table.face_up else [])
        open_tiles.update(() if seat is None else table.racks[seat])
        # Tiles to take and the tile just drawn are shown a second time.
        again = Counter(drawn.tile for drawn in view.to_take)
        again.update([view.drawn] if view.drawn else [])

        # What the history repeats was all in the open: test_history.py writes it down from open events alone.
        assert Counter(tiles_in(replace(view, history=()))) == open_tiles + again


# -- what is seen ---------------------------------------------------------------------------------


def test_a_seat_sees_its_own_rack_and_counts_of_the_others() -> None:
    """The table, the counts and the flags are everybody's; the rack is one's own."""
    game = game_at("sabra", ["r1 r2", "k9 *"], table="b4 b5 b6", pool="y1 y2", opened=[1])
    view = view_game(game, ONE)

    assert str(view.rack) == "r1 r2"
    assert [player.tiles for player in view.players] == [2, 2]
    assert [player.opened for player in view.players] == [False, True]
    assert str(view.table) == "b4 b5 b6"
    assert view.pools == (2,)
    assert view.turn == ONE
    assert view.rules.preset == "sabra"
    assert view.commitment == game.commitment
    assert view.before() == game.playing.before(ONE)


def test_a_spectator_sees_no_rack_and_may_do_nothing() -> None:
    """Whoever has no seat sees what lies open."""
    view = view_game(game_at("sabra", ["r1 r2", "k9"], pool="y1"), None)

    assert view.rack is None
    assert view.may == ()
    with pytest.raises(ValueError, match="tiles"):
        view.before()
    with pytest.raises(ValueError, match="no seat"):
        view_game(new_game(), Seat(5))


def test_the_drawn_tile_is_seen_by_its_owner() -> None:
    """Others see that somebody has drawn, not what."""
    game = game_at("pro6-en", ["r1 r2 k5", "k9"], pool="y1", drawn="k5")

    assert view_game(game, ONE).drawn is tiles("k5")[0]
    assert view_game(game, ONE).has_drawn
    assert view_game(game, TWO).drawn is None
    assert view_game(game, TWO).has_drawn
    assert str(view_game(game, ONE).before().rack) == "r1 r2"


def test_open_tiles_to_take() -> None:
    """The last discard of the player before, and the face-up tile."""
    game = game_at(
        "rummy-variants", ["r1 r2", "n9", "n3"], pool="w1", face_up="w9", discards={2: "w2 w3", 1: "w4"}
    )
    view = view_game(game, TWO)

    assert view.to_take == (Drawn(tiles("w3")[0], Origin.DISCARD), Drawn(tiles("w9")[0], Origin.FACE_UP))
    assert view.players[2].discards == tiles("w2 w3")
    assert view.pool_left == 2


@pytest.mark.parametrize(
    ("game", "may"),
    [
        (game_at("sabra", ["r1", "k1"], pool="y1"), "play draw give_up"),
        (game_at("sabra", ["r1", "k1"]), "play pass give_up"),
        (game_at(rules_of("sabra", penalise_mistakes=True), ["r1", "k1"]), "play pass end_invalid give_up"),
        (game_at("pro6-en", ["r1 k2", "k1"], pool="o1", drawn="r1"), "discard give_up"),
        (game_at("pro6-en", ["r1 k2", "k1"], pool="o1", last_dealt="r1"), "discard give_up"),
        (game_at("rummy-variants", ["r1", "n1"], pool="w1"), "draw give_up"),
        (game_at("rummy-variants", ["r1", "n1"], pool="w1", discards={1: "w2"}), "play draw give_up"),
        (game_at("rummy-variants", ["r1 n2", "n1"], pool="w1", drawn="r1"), "play discard give_up"),
        (game_at("sabra", ["r1", "k1"], pool="y1", turn=1), "give_up"),
    ],
)
def test_what_a_seat_may_do(game: Game, may: str) -> None:
    """The choices of the moment, in every way of drawing."""
    assert view_game(game, ONE).may == tuple(map(ActionKind, may.split()))


def test_what_the_table_may_do() -> None:
    """Choosing the starter, going on and ending are the table's; so is the clock."""
    choosing = new_game("baltic-lv")
    assert view_game(choosing, ONE).table_may == (ActionKind.CHOOSE_STARTER, ActionKind.END_MATCH)
    assert view_game(choosing, ONE).rack is None

    over, _ = act(game_at("sabra", ["r1", "k1"], rounds=2), Pass(seat=ONE), Pass(seat=TWO))
    assert view_game(over, ONE).table_may == (ActionKind.NEXT_ROUND, ActionKind.END_MATCH)
    assert view_game(over, ONE).may == (ActionKind.GIVE_UP,)
    clocked = game_at("rummy", ["r1", "n1"], pool="w1")
    assert view_game(clocked, ONE).table_may == (ActionKind.STOP_CLOCK,)
    assert view_game(clocked, ONE).clock == clocked.clock


def test_a_seat_that_gave_up_may_be_taken_over() -> None:
    """Everybody sees that somebody has left."""
    game, _ = act(game_at("sabra", ["r1", "k1", "b1"], pool="y1"), GiveUp(TWO))

    assert view_game(game, TWO).may == (ActionKind.TAKE_OVER,)
    assert view_game(game, ONE).players[1].given_up


def test_the_racks_are_seen_after_the_round_and_the_secret_after_the_match() -> None:
    """What was hidden is shown when it no longer matters."""
    game = game_at("sabra", ["b7", "k2 k3"], table="b4 b5 b6", pool="y1", opened=[0], rounds=2)
    over, _ = act(game, play(0, "b4 b5 b6 b7"))
    view = view_game(over, ONE)
    assert str(view.results[0].racks[1]) == "k2 k3"
    assert view.players[0].total == 5
    assert view.turn is None
    assert view.final is None

    game, events = play_match(load("sabra"), 2, 5)
    final = view_game(game, None).final
    assert final is not None
    assert final.secret == begin(load("sabra"), 2, 5).secret
    assert view_event(events[-1], None) == events[-1]
    assert view_game(game, ONE).may == view_game(game, ONE).table_may == ()


def test_the_next_round_starts_afresh() -> None:
    """Nothing of the round before lies on the table."""
    game = game_at("baltic-lv", ["b7", "k2 k3"], table="b4 b5 b6", pool="y1", opened=[0], rounds=2)
    game, _ = act(game, play(0, "b4 b5 b6 b7"), NextRound())
    view = view_game(game, ONE)

    assert (view.table, view.rack, view.turn, view.number) == ((), None, None, 2)
    assert [player.tiles for player in view.players] == [0, 0]


def test_seen_deal() -> None:
    """One's own tiles, and how many everybody has."""
    game = new_game("rummy-variants", 3)
    _, events = play_match(load("rummy-variants"), 3, 1)
    dealt = next(event for event in events if isinstance(event, Dealt))

    seen, watched = view_event(dealt, TWO), view_event(dealt, None)
    assert isinstance(seen, SeenDealt)
    assert isinstance(watched, SeenDealt)
    assert seen.rack == Rack(dealt.hands[1])
    assert seen.tiles == watched.tiles == (14, 14, 14)
    assert seen.face_up is dealt.face_up
    assert watched.rack is None
    assert game.playing.face_up is not None


def test_seen_draw() -> None:
    """The tile is seen by whoever drew it."""
    drew = Drew(ONE, tiles("r5")[0], 7)

    assert view_event(drew, ONE) == SeenDrew(ONE, drew.tile, 7)
    assert view_event(drew, TWO) == view_event(drew, None) == SeenDrew(ONE, None, 7)


def test_seen_time_out() -> None:
    """The draft and the penalty tiles are the player's; the result is everybody's."""
    game = game_at("rummy", ["b11 n8 r1", "n2"], table="b8 b9 b10", pool="r2 r5 n12", opened=[0])
    _, events = act(game, TimeOut(play(0, "b9 b10 b11 | b8 n8")), now=120_000)
    own, other = view_event(events[0], ONE), view_event(events[0], TWO)

    assert isinstance(own, SeenSettled)
    assert isinstance(other, SeenSettled)
    assert own.drawn == tiles("r2 r5 n12")
    assert own.draft is not None
    assert (other.drawn, other.draft, other.draws) == (None, None, 3)
    assert other.table == own.table


def test_discards_are_open() -> None:
    """Everybody sees what was put away, and by whom."""
    game = game_at("pro6-en", ["r1 r2 k5", "k9"], pool="y1 y2", drawn="k5")
    game, events = act(game, Discard(tiles("r2")[0], seat=ONE))

    assert view_event(events[0], None) == events[0]
    assert view_game(game, None).players[0].discards == tiles("r2")
    assert act(game, Draw(seat=TWO))[0].playing.turn.seat == TWO
