"""A chooser of options against policies: paired deals, every rotation, on many tables at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilerummy.research.afterstates import Network, after_draw, best_options, features_of, look
from tilerummy.research.tables import Bytes, Candidates, Stepped, VectorTables
from tilerummy.rules.preset import DEFAULT_PRESET, Rules

Choose: TypeAlias = Callable[[VectorTables, NDArray[np.intp]], NDArray[Any]]
"""Which option the seats in turn at these tables take."""
Pick: TypeAlias = Callable[[VectorTables, NDArray[np.intp], Candidates], NDArray[Any]]
"""Which candidate the seats in turn at these tables take."""
Move: TypeAlias = Callable[[VectorTables, NDArray[np.intp]], tuple[Bytes, Stepped]]
"""What becomes of these tables when their seats in turn have moved."""

GO_ON = (1, 2)
"""The options by which somebody who sees all goes on: lay the most, hold."""
MOST_STEPS = 2000
"""A round of more moves goes nowhere; none was ever half as long."""


def choose_by(network: Network) -> Choose:
    """The option that leaves the best position, as a network values it."""

    def choose(tables: VectorTables, where: NDArray[np.intp]) -> NDArray[Any]:
        found = look(tables, where)
        return best_options(found, network.values(found.features))

    return choose


def pick_by(network: Network) -> Pick:
    """The candidate that leaves the best position, as a network values it; among many plays, not options."""

    def pick(tables: VectorTables, where: NDArray[np.intp], found: Candidates) -> NDArray[Any]:
        now = tables.seen(tables.states[where])
        # The candidates hold the play of most tiles, so they tell what can be laid at all.
        layable = found.tiles.max(axis=1)
        unlayable = now.sizes[:, 0].astype(int) - layable
        features = [features_of(after_draw(now), True, layable, unlayable)]
        for choice in range(1, found.mask.shape[1]):
            seen = tables.seen(found.states[:, choice], now.seat)
            left = np.maximum(layable - found.tiles[:, choice], 0)
            features.append(features_of(seen, False, left, unlayable))
        values = np.where(found.goes_out, 1, network.values(np.stack(features, axis=1)))
        best: NDArray[np.intp] = np.argmax(np.where(found.mask, values, -1), axis=1)
        return best

    return pick


def pick_by_chance(seed: int) -> Pick:
    """Any candidate, each as likely as the others."""
    chance = np.random.default_rng(seed)

    def pick(_tables: VectorTables, _where: NDArray[np.intp], found: Candidates) -> NDArray[Any]:
        drawn: NDArray[np.intp] = np.argmax(np.where(found.mask, chance.random(found.mask.shape), -1), axis=1)
        return drawn

    return pick


def option_move(choose: Choose) -> Move:
    """Moves of somebody who chooses among options."""
    return lambda tables, where: tables.look_ahead(choose(tables, where), where)


def candidate_move(pick: Pick, plays: int = 8) -> Move:
    """Moves of somebody who picks among candidates."""

    def move(tables: VectorTables, where: NDArray[np.intp]) -> tuple[Bytes, Stepped]:
        found = tables.candidates(plays, where)
        chosen, every = pick(tables, where, found), np.arange(len(where))
        rewards, won, over = found.ends
        stepped = Stepped(rewards[every, chosen], won[every, chosen], over[every, chosen])
        return found.states[every, chosen], stepped

    return move


def shares_moving(
    move: Move,
    other: int,
    players: int,
    deals: int,
    seed: int,
    threads: int = 1,
    rules: Rules | str = DEFAULT_PRESET,
) -> list[float]:
    """For each deal the share of the rounds that the mover won, alone against an option on all other seats.

    Deal number `n` is the simulator's deal from seed `seed + n`; the mover plays it once from every seat.
    """
    wins = np.zeros(deals)
    for own in range(players):
        tables = VectorTables(deals, rules, players, seed=seed, threads=threads)
        wins += _rotation(move, other, own, tables)
    return [float(won) / players for won in wins]


def _rotation(move: Move, other: int, own: int, tables: VectorTables) -> NDArray[np.float64]:
    """Who won at each table with the mover on this seat: 1, 0, or a part of a shared win."""
    number = len(tables.states)
    wins, playing = np.zeros(number), np.ones(number, bool)
    moves = (move, option_move(lambda _, where: np.full(len(where), other)))
    for _ in range(MOST_STEPS):
        if not playing.any():
            return wins
        # Tables whose round is over play on among the others; nobody looks at them.
        mine = playing & (tables.turns == own)
        states, stepped = np.empty_like(tables.states), _nothing_yet(number, tables.players)
        for seats, moving in zip((mine, ~mine), moves, strict=True):
            where = np.flatnonzero(seats)
            if len(where):
                states[where], found = moving(tables, where)
                stepped.won[where], stepped.over[where] = found.won, found.over
        tables.go_on(states, stepped)
        ended = np.flatnonzero(stepped.over & playing)
        wins[ended] = stepped.won[ended, own] / stepped.won[ended].sum(axis=1)
        playing[ended] = False
    raise RuntimeError(f"no end after {MOST_STEPS} moves")


def _nothing_yet(number: int, players: int) -> Stepped:
    shape = (number, players)
    return Stepped(np.zeros(shape, np.int16), np.zeros(shape, np.uint8), np.zeros(number, bool))


def choose_seeing_all(other: int) -> Choose:
    """The option that wins, by somebody who sees all racks and the pool and knows how the others play.

    After each option the round is played to its end as it would go, oneself going on by one of two policies.
    No legal player sees so much: the share that it wins shows how much is left for those who do not.
    """

    def choose(tables: VectorTables, where: NDArray[np.intp]) -> NDArray[Any]:
        seats = tables.turns[where]
        found = np.stack([_best_end(tables, where, seats, other, option) for option in range(tables.actions)])
        best: NDArray[np.intp] = np.argmax(found, axis=0)
        return best

    return choose


def _best_end(
    tables: VectorTables, where: NDArray[np.intp], seats: NDArray[Any], other: int, option: int
) -> NDArray[np.float64]:
    """What one wins at each table after an option, going on by whichever policy wins more."""
    states, stepped = tables.look_ahead(np.full(len(where), option), where)
    places = np.arange(len(where))
    ended: NDArray[np.float64] = stepped.won[places, seats] / np.maximum(stepped.won.sum(axis=1), 1)
    going = np.flatnonzero(~stepped.over)
    for own in GO_ON:
        for seat in range(tables.players):
            at = going[seats[going] == seat]
            options = [own if place == seat else other for place in range(tables.players)]
            won = tables.play_out(states[at], options)[:, seat]
            ended[at] = np.maximum(ended[at], won)
    return ended
