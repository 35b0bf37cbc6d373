"""Turns of the compiled simulator where a joker on the table keeps its meaning until it is swapped."""

from __future__ import annotations

import pytest

from tests.kit import act, game_at
from tests.simulator.conftest import needs_core
from tests.simulator.judge import play_of
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import load
from tilerummy.simulator import GREEDY, declares
from tilerummy.simulator.compiled import Compiled, pack_state, state_size, unpack_sets
from tilerummy.simulator.declared import keeps_sets, terms_of
from tilerummy.solver import solve_turn

CLASSIC = load("classic")

TURNS = {
    "7.4: the joker moves in its meaning": ("* r6 r7 r8", "b5 k5 y1", 2),
    "7.4: and in no other": ("b6 b7 *", "b4 y1", 0),
    "7.8: a rack tile takes its place": ("r3 r4 r5 *", "r6 k6 b6 k9 b9 y1", 5),
    "7.9: a table tile does": ("r3 r4 * | r5 b5 k5 y5", "k9 b9 y1", 2),
    "7.9: in a group": ("b5 k5 * | r5 r6 r7 r8", "k9 b9 y1", 2),
    "7.9: not without all tiles of the old set": ("r3 r4 * | r5 r6 r7", "r1 k9 b9 y4", 2),
    "7.11: the other joker of a set stays": ("r3 * * r6", "r4 k9 b9 y1", 3),
    "7.11: and fills the gap beside a table tile": ("r3 * * r6 | r4 b4 k4 y4", "k9 b9 y1", 2),
    "one end set is that of two old ones": ("r3 r4 * | r5 r6 * | r7 b7 k7 y7", "k9 b9 y11 b11 k1", 4),
    "jokers that stay do not lie alone": ("k13 *r13 *b13 | k11 k12 * | k2 k3 k4", "k5 y1 r8", 1),
    "three of a run would lie alone": ("k9 k10 * | r7 r8 r9 * * *", "k1 r1 r6 r7 b6 b9 b12 y2 y3 y7 y9", 1),
    "three of a group would, and less is laid": ("y9 *r9 *b9 *k9 | k2 k3 k4", "y10 y11 k5 b1", 1),
    "another tile keeps them company": ("y9 *r9 *b9 *k9 | k5 k6 k7 | b9 b10 b11 b12", "y10 y11 k8 b1", 3),
}


def position(table: str, rack: str) -> Game:
    return game_at(CLASSIC, [rack, "y13 y13"], table=table, pool="r9 r10 b1", opened=[0, 1], turn=0)


@needs_core
@pytest.mark.parametrize("name", TURNS)
def test_bound_jokers_are_handled_by_the_rules(name: str) -> None:
    """Each way in which a joker may stay or be swapped is found, by the solver too, and is legal."""
    table, rack, tiles = TURNS[name]
    game = position(table, rack)
    after = Compiled(CLASSIC, 2).steps(game, [GREEDY] * 2).states[1]
    assert isinstance(after, bytes)
    play = play_of(game, after)
    assert (play.table.tiles() - game.playing.table.tiles()).total() == tiles
    assert len(solve_turn(game.setting, game.playing.before(Seat(0))).play) == tiles
    if tiles:
        judged, _ = act(game, play)
        assert pack_state(terms_of(CLASSIC, 2), judged) == after


@needs_core
def test_sets_are_packed_as_they_lie() -> None:
    """What a joker is said to mean is neither lost nor made up when a round is handed over."""
    game, terms = position("k7 *r7 *b7 | r3 * r5 | b9 y9 *", "k1"), terms_of(CLASSIC, 2)
    state = Compiled(CLASSIC, 2).state_of(game)
    assert isinstance(state, bytes)
    assert len(state) == state_size(terms)
    assert unpack_sets(terms, game.setting, state) == game.playing.table


@needs_core
@pytest.mark.parametrize(
    ("place", "value"),
    [(0, 0), (0, 200), (1, 2), (2, 4), (3, 0), (4, 2), (4, 40), (5, 0), (5, 255), (6, 60), (7, 127)],
)
def test_broken_sets_are_refused(place: int, value: int) -> None:
    """A state whose sets are no sets, too many, or of other tiles than the table counts is never played."""
    terms, game = terms_of(CLASSIC, 2), position("r3 r4 * | k9 b9 y9", "k1")
    good = pack_state(terms, game)
    sets = state_size(terms) - (1 + terms.tiles // 3 * 4 + terms.tiles)
    broken = bytearray(good)
    broken[sets + place] = value
    with pytest.raises(ValueError, match="the sets of a state"):
        Compiled(CLASSIC, 2).playouts([bytes(broken)], [GREEDY] * 2, [None])


@pytest.mark.parametrize(
    ("parameter", "value"),
    [
        ("joker_sets", "stay_until_swapped"),
        ("joker_sets", "no_split"),
        ("joker_swap_tile_from", "rack"),
        ("joker_after_swap", "new_set"),
        ("keep_three_of_original", True),
        ("table_access", "same_turn_after_opening"),
    ],
)
def test_only_this_way_to_bind_jokers_is_declared(parameter: str, value: object) -> None:
    """What asks more of a swap, or lets an opener go on with the table, stays the referee's."""
    assert keeps_sets(CLASSIC)
    assert not declares(CLASSIC.with_options({parameter: value}))
