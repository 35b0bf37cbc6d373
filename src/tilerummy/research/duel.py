"""A chooser of options against policies: paired deals, every rotation, on many tables at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilerummy.research.afterstates import best_options, look
from tilerummy.research.network import Network
from tilerummy.research.tables import Tables
from tilerummy.rules.preset import DEFAULT_PRESET, Rules

Choose: TypeAlias = Callable[[Tables, NDArray[np.intp]], NDArray[Any]]
"""Which option the seats in turn at these tables take."""

GO_ON = (1, 2)
"""The options by which somebody who sees all goes on: lay the most, hold."""
MOST_STEPS = 2000
"""A round of more moves goes nowhere; none was ever half as long."""


def choose_by(network: Network) -> Choose:
    """The option that leaves the best position, as a network values it."""

    def choose(tables: Tables, where: NDArray[np.intp]) -> NDArray[Any]:
        found = look(tables, where)
        return best_options(found, network.values(found.features))

    return choose


def shares_against(
    choose: Choose,
    other: int,
    players: int,
    deals: int,
    seed: int,
    threads: int = 1,
    rules: Rules | str = DEFAULT_PRESET,
) -> list[float]:
    """For each deal the share of the rounds that the chooser won, alone against an option on all other seats.

    Deal number `n` is the simulator's deal from seed `seed + n`; the chooser plays it once from every seat.
    """
    wins = np.zeros(deals)
    for own in range(players):
        tables = Tables(deals, rules, players, seed=seed, threads=threads)
        wins += _rotation(choose, other, own, tables)
    return [float(won) / players for won in wins]


def _rotation(choose: Choose, other: int, own: int, tables: Tables) -> NDArray[np.float64]:
    """Who won at each table with the chooser on this seat: 1, 0, or a part of a shared win."""
    number = len(tables.states)
    wins, playing = np.zeros(number), np.ones(number, bool)
    for _ in range(MOST_STEPS):
        if not playing.any():
            return wins
        actions = np.full(number, other)
        # Tables whose round is over play on among the others; nobody looks at them.
        where = np.flatnonzero(playing & (tables.turns == own))
        if len(where):
            actions[where] = choose(tables, where)
        stepped = tables.step(actions)
        ended = np.flatnonzero(stepped.over & playing)
        wins[ended] = stepped.won[ended, own] / stepped.won[ended].sum(axis=1)
        playing[ended] = False
    raise RuntimeError(f"no end after {MOST_STEPS} moves")


def choose_seeing_all(other: int) -> Choose:
    """The option that wins, by somebody who sees all racks and the pool and knows how the others play.

    After each option the round is played to its end as it would go, oneself going on by one of two policies.
    No legal player sees so much: the share that it wins shows how much is left for those who do not.
    """

    def choose(tables: Tables, where: NDArray[np.intp]) -> NDArray[Any]:
        seats = tables.turns[where]
        found = np.stack([_best_end(tables, where, seats, other, option) for option in range(tables.actions)])
        best: NDArray[np.intp] = np.argmax(found, axis=0)
        return best

    return choose


def _best_end(
    tables: Tables, where: NDArray[np.intp], seats: NDArray[Any], other: int, option: int
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
