"""Train the values by which the strongest bot decides: the chance to win a round, and what it will score.

    python examples/train_bots.py --rules sabra --players 3 4 --seconds 400 --out values.npz

Like `train_value.py` it plays many tables at once and learns what became of every position that it left. It
also knows how each of the others has played so far, and how much it cares for points: each round some seats
play to win, some for points, some for both, and one network learns them all. It needs PyTorch.
`tools/pack_values.py` makes of the weights what the bots read.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from tilerummy.research import Seen, Tables
from tilerummy.research.afterstates import FEATURES as FIRST
from tilerummy.research.afterstates import OTHERS, Floats, after_draw, features_of
from tilerummy.simulator import BUILDER, DRAW, GREEDY, HOLD, Policy

COUNTING = Policy(opens_small=True, wait=HOLD.wait, counts=True)
OPTIONS = (DRAW, GREEDY, HOLD, BUILDER, COUNTING)
CHOICES = 4
"""The first options are those among which one chooses."""
LEARNER, ALL_GREEDY, ALL_HOLD, ADDS, COUNTS = -1, 1, 2, 3, 4
HABITS, MOST = 3, 15
"""For each of the others: draws and plays since it opened, draws since it last laid; no more than MOST."""
FEATURES = FIRST + HABITS * OTHERS + 1
CARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""How much points weigh: a position is worth (1 - care) x chance to win + care x score / 200."""
EXPLORE = 0.05
LAST_RATE = 5e-5
FRESH_SEEDS = 900_000_000


# -- the network -----------------------------------------------------------------------------------


class Learner:
    """Values positions: the chance to win as a logit, and the score in hundreds."""

    def __init__(self, sizes: list[int], rate: float, seed: int) -> None:
        torch.manual_seed(seed)
        self._device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        layers: list[Any] = []
        for a, b in pairwise(sizes):
            layers += [torch.nn.Linear(a, b), torch.nn.ReLU()]
        self._net = torch.nn.Sequential(*layers[:-1]).to(self._device)
        self._adam = torch.optim.Adam(self._net.parameters(), lr=rate)

    def values(self, features: Floats) -> tuple[Floats, Floats]:
        """The chance to win and the score in hundreds of each position."""
        with torch.no_grad():
            made = self._net(torch.from_numpy(features).to(self._device))
            return made[..., 0].sigmoid().cpu().numpy(), made[..., 1].cpu().numpy()

    def learn(self, features: Floats, won: Floats, scores: Floats, rate: float) -> tuple[float, float]:
        """One step; how wrong it was about wins and scores."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        there, wins, points = (torch.from_numpy(a).to(self._device) for a in (features, won, scores))
        made = self._net(there)
        of_wins = torch.nn.functional.binary_cross_entropy_with_logits(made[:, 0], wins)
        of_scores = torch.nn.functional.mse_loss(made[:, 1], points)
        self._adam.zero_grad()
        (of_wins + 0.5 * of_scores).backward()
        self._adam.step()
        return float(of_wins.detach()), float(of_scores.detach())

    def save(self, path: Path) -> None:
        """Write weights and biases, layer by layer."""
        arrays = [array.detach().cpu().numpy() for array in self._net.parameters()]
        np.savez_compressed(path, *[array.T.astype(np.float32) for array in arrays])


def worth(won: Floats, scores: Floats, cares: Floats) -> Floats:
    """What somebody who cares so much for points makes of chances and scores in hundreds."""
    made: Floats = (1 - cares) * won + cares * scores / 2
    return made


# -- memory ----------------------------------------------------------------------------------------


class Memory:
    """The last positions, each with what became of it once that is known."""

    def __init__(self, size: int, seed: int) -> None:
        self._features = np.zeros((size, FEATURES), np.float16)
        self._won = np.full(size, np.nan, np.float32)
        self._scores = np.zeros(size, np.float32)
        self._next, self.known, self._added = 0, 0, 0
        self._chance = np.random.default_rng(seed)

    def add(self, features: Floats) -> NDArray[np.intp]:
        """Keep positions whose end is open; the places they have got."""
        places = (self._next + np.arange(len(features))) % len(self._won)
        self._features[places], self._won[places] = features, np.nan
        self._next = int((self._next + len(places)) % len(self._won))
        self._added += len(places)
        return places

    def tell(self, places: NDArray[np.intp], won: NDArray[Any], scores: NDArray[Any]) -> None:
        """What became of some positions."""
        self._won[places], self._scores[places] = won, scores
        self.known += len(places)

    def batch(self, size: int) -> tuple[Floats, Floats, Floats]:
        """Positions by chance, of those whose end is known."""
        places = self._chance.integers(min(len(self._won), max(1, self._added)), size=2 * size)
        places = places[~np.isnan(self._won[places])][:size]
        return self._features[places].astype(np.float32), self._won[places], self._scores[places]


# -- play ------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """The choices of some decisions: the first axis is the decision, the second the choice."""

    features: Floats
    possible: NDArray[np.bool_]
    won: Floats
    """The share of the win where the round is over, else not a number."""
    scores: Floats


class Hall:
    """Many tables with one number of players, at which learner and policies sit in any mixture."""

    def __init__(self, rules: str, tables: int, players: int, seed: int, threads: int) -> None:
        self._tables = Tables(tables, rules, players, seed=seed, options=OPTIONS, threads=threads)
        self._must = rules == "sabra-de"
        self._players, self._every = players, np.arange(tables)
        self._chance = np.random.default_rng(seed)
        self.explore = EXPLORE
        self.fixed: tuple[int, float] | None = None
        self.ended: dict[int, tuple[float, float]] = {}
        self._habits = np.zeros((tables, players, HABITS), np.int16)
        self._seated = np.stack([self._line_up() for _ in range(tables)])
        self._cares = np.stack([self._care() for _ in range(tables)])
        self._open: list[list[tuple[int, int]]] = [[] for _ in range(tables)]
        self.rounds, self.moves = 0, 0

    def test(self, other: int, care: float) -> None:
        """From now on the learner sits alone against one policy, and tries nothing out."""
        self.explore, self.fixed = 0.0, (other, care)
        self._seated = np.stack([self._line_up() for _ in self._every])
        self._cares = np.stack([self._care() for _ in self._every])

    def _line_up(self) -> NDArray[np.int_]:
        """Who sits where: one learner at least, alone against players of one kind in half of the rounds."""
        seat = self._chance.integers(self._players)
        if self.fixed is not None:
            others = np.full(self._players, self.fixed[0])
        elif self._must:
            others = self._chance.choice([ALL_GREEDY, ALL_GREEDY, ALL_HOLD, LEARNER], self._players)
            if self._chance.random() < 0.4:
                others[:] = ALL_GREEDY
        else:
            others = self._chance.choice(
                [LEARNER, LEARNER, ALL_GREEDY, ALL_GREEDY, ALL_HOLD, ADDS, COUNTS], self._players
            )
            kind = self._chance.random()
            if kind < 0.25:
                others[:] = ALL_GREEDY
            elif kind < 0.5:
                others[:] = self._chance.choice([ALL_HOLD, ALL_HOLD, COUNTS, LEARNER])
        others[seat] = LEARNER
        made: NDArray[np.int_] = others
        return made

    def _care(self) -> NDArray[np.float32]:
        if self.fixed is not None:
            return np.full(self._players, self.fixed[1], np.float32)
        return self._chance.choice(CARES, self._players).astype(np.float32)

    def look(self, where: NDArray[np.intp]) -> Look:
        """The choices of the seats in turn at these tables."""
        tables, seats = self._tables, self._tables.turns[where]
        now = tables.seen(tables.states[where], seats)
        size = now.sizes[:, 0].astype(int)
        tried = {}
        for option in range(0 if self._must else 1, CHOICES):
            states, stepped = tables.look_ahead(np.full(len(where), option), where)
            seen = tables.seen(states, seats)
            tried[option] = seen, np.maximum(size - seen.sizes[:, 0], 0), stepped
        most = tried[ALL_GREEDY][1]
        drawn = after_draw(now)
        features, possible, won, scores = [], [], [], []
        for option in range(CHOICES):
            seen, laid, stepped = tried.get(option, (drawn, np.zeros(len(where), int), None))
            lays = laid > 0
            merged = Seen(*(_pick(lays, a, b) for a, b in zip(seen, drawn, strict=True)))
            made = features_of(merged, False, np.maximum(most - laid, 0), size - most)
            made[:, FIRST - 3] = ~lays
            features.append(self._known(made, where, seats))
            if option == 0 and not self._must:
                possible.append(np.ones(len(where), bool))
            else:
                possible.append(lays if not self._must else lays | (option == ALL_GREEDY) & (most == 0))
            over = np.zeros(len(where), bool) if stepped is None else stepped.over & lays
            share, points = np.full(len(where), np.nan), np.zeros(len(where))
            if stepped is not None:
                places = np.arange(len(where))
                got = stepped.won[places, seats] / np.maximum(stepped.won.sum(axis=1), 1)
                share, points = np.where(over, got, np.nan), stepped.rewards[places, seats] / 100
            won.append(share)
            scores.append(points)
        stacked = (np.stack(rows, axis=1) for rows in (won, scores))
        return Look(
            np.stack(features, axis=1), np.stack(possible, axis=1), *(a.astype(np.float32) for a in stacked)
        )

    def _known(self, first: Floats, where: NDArray[np.intp], seats: NDArray[Any]) -> Floats:
        """The features of afterstates, then habits of the others and the own care for points."""
        made = np.zeros((len(where), FEATURES), np.float32)
        made[:, :FIRST] = first
        for place in range(self._players - 1):
            other = (seats.astype(int) + self._step * (place + 1)) % self._players
            habits = np.minimum(self._habits[where, other], MOST) / np.float32(MOST)
            made[:, FIRST + HABITS * place : FIRST + HABITS * (place + 1)] = habits
        made[:, -1] = self._cares[where, seats]
        return made

    @property
    def _step(self) -> int:
        return 1 if self._tables._terms.clockwise else -1

    def step(self, learner: Learner, memory: Memory | None) -> None:
        """One move at every table."""
        tables = self._tables
        turns = tables.turns.copy()
        seated = self._seated[self._every, turns]
        actions = np.where(seated == LEARNER, COUNTS, seated)
        # The end is searched by the bots: here somebody who counts stands for that.
        searched = (tables.states[:, 5] == 0) & (not self._must)
        where = np.flatnonzero((seated == LEARNER) & ~searched)
        if len(where):
            actions[where] = self._choose(learner, memory, where)
        before, opened = self._sizes(), tables.states[:, 2] >> turns & 1
        old = before[self._every, turns]
        stepped = tables.step(actions)
        self._note(turns, opened, old, stepped.over)
        for table in np.flatnonzero(stepped.over):
            self._close(int(table), stepped.won[table], stepped.rewards[table], memory)

    def _choose(self, learner: Learner, memory: Memory | None, where: NDArray[np.intp]) -> NDArray[Any]:
        turns = self._tables.turns[where]
        found, rows = self.look(where), np.arange(len(where))
        won, scores = learner.values(found.features)
        known = np.isnan(found.won)
        value = worth(
            np.where(known, won, found.won),
            np.where(known, scores, found.scores),
            self._cares[where, turns][:, None],
        )
        options = np.argmax(np.where(found.possible, value, -99) + 99 * (found.won == 1), axis=1)
        anything = np.argmax(self._chance.random(found.possible.shape) * found.possible, axis=1)
        # Where one can go out, one does.
        tries = (self._chance.random(len(where)) < self.explore) & known.all(axis=1)
        options = np.where(tries, anything, options)
        if memory is not None:
            places = memory.add(found.features[rows, options])
            for table, place, seat in zip(where, places, turns, strict=True):
                self._open[table].append((int(place), int(seat)))
            self.moves += len(where)
        return options

    def _sizes(self) -> NDArray[np.int_]:
        return self._tables._racks(self._tables.states).sum(axis=2, dtype=int)

    def _note(self, turns: NDArray[Any], opened: NDArray[Any], old: NDArray[Any], over: NDArray[Any]) -> None:
        """Who drew and who laid, since they opened and in a row."""
        new = self._sizes()[self._every, turns]
        laid, drew = new < old, new > old
        habits = self._habits[self._every, turns]
        habits[:, 0] += (drew & (opened > 0)).astype(np.int16)
        habits[:, 1] += (laid & (opened > 0)).astype(np.int16)
        habits[:, 2] = np.where(laid, 0, habits[:, 2] + drew)
        self._habits[self._every, turns] = habits
        self._habits[over] = 0

    def _close(self, table: int, won: NDArray[Any], scores: NDArray[Any], memory: Memory | None) -> None:
        shares = won / won.sum()
        if memory is not None and self._open[table]:
            places, seats = np.array(self._open[table], np.intp).T
            memory.tell(places, shares[seats], scores[seats] / 100)
        seat = int(np.argmax(self._seated[table] == LEARNER))
        # The first round of each table alone: short rounds would otherwise be counted more often.
        self.ended.setdefault(table, (float(shares[seat]), float(scores[seat])))
        self._open[table] = []
        self._seated[table], self._cares[table] = self._line_up(), self._care()
        self.rounds += 1


def _pick(lays: NDArray[np.bool_], laid: NDArray[Any], drawn: NDArray[Any]) -> NDArray[Any]:
    mask = lays.reshape(-1, *[1] * (laid.ndim - 1))
    picked: NDArray[Any] = np.where(mask, laid, drawn)
    return picked


def training(options: argparse.Namespace, learner: Learner) -> Iterator[str]:
    """Play and learn until the time is over; a line now and then."""
    first = 100_000_000 * options.seed
    halls = [
        Hall(options.rules, options.tables, n, first + n * 10_000_000, options.threads)
        for n in options.players
    ]
    memory = Memory(options.memory, options.seed)
    began, told, steps, wrong = monotonic(), monotonic(), 0, np.zeros(2)
    while (spent := monotonic() - began) < options.seconds:
        for hall in halls:
            hall.step(learner, memory)
        if memory.known < 4 * options.batch:
            continue
        rate = options.rate * (LAST_RATE / options.rate) ** (spent / options.seconds)
        for _ in range(options.learn):
            wrong += 0.01 * (np.array(learner.learn(*memory.batch(options.batch), rate)) - wrong)
            steps += 1
        if monotonic() - told > max(5.0, options.seconds / 20):
            told = monotonic()
            learner.save(options.out)
            rounds, moves = sum(hall.rounds for hall in halls), sum(hall.moves for hall in halls)
            yield f"{spent:4.0f} s: {rounds} rounds, {moves} moves, {steps} steps, wrong by {wrong.round(4)}"


def test(options: argparse.Namespace, learner: Learner) -> Iterator[str]:
    """Alone against players of one kind, on fresh deals, by how much one cares for points."""
    yield "| players | against | care | rounds | wins % | points |"
    yield "|---|---|---|---|---|---|"
    names = {ALL_GREEDY: "greedy", ALL_HOLD: "hold", COUNTS: "counting"}
    kinds = [ALL_GREEDY] if options.rules == "sabra-de" else list(names)
    for players in options.players:
        for other in kinds:
            for care in (0.0, 0.25, 0.5, 1.0):
                hall = Hall(
                    options.rules, options.test, players, FRESH_SEEDS + 1_000_000 * other, options.threads
                )
                hall.test(other, care)
                while len(hall.ended) < options.test:
                    hall.step(learner, None)
                won, scores = np.array(list(hall.ended.values())).T * [[100], [1]]
                number = len(won)
                margins = [1.96 * a.std() / np.sqrt(number) for a in (won, scores)]
                yield (
                    f"| {players} | {names[other]} | {care} | {number} "
                    f"| {won.mean():.1f}±{margins[0]:.1f} | {scores.mean():+.1f}±{margins[1]:.1f} |"
                )


def main() -> None:
    """Train, keep, test."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", default="sabra", choices=["sabra", "sabra-de"])
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--seconds", type=float, default=300.0, help="for the training")
    parser.add_argument("--out", type=Path, default=Path("values.npz"), help="the file of weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1024, help="at once, for each number of players")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="that play")
    parser.add_argument("--layers", type=int, nargs="+", default=[192, 64], help="sizes of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="how far the first steps go")
    parser.add_argument("--batch", type=int, default=8192, help="positions of a step")
    parser.add_argument("--learn", type=int, default=4, help="steps after each move of all tables")
    parser.add_argument("--memory", type=int, default=2_000_000, help="positions that are kept")
    parser.add_argument("--test", type=int, default=400, help="tables of each test; 0 tests nothing")
    options = parser.parse_args()
    learner = Learner([FEATURES, *options.layers, 2], options.rate, options.seed)
    for line in training(options, learner):
        print(line, flush=True)
    learner.save(options.out)
    for line in test(options, learner) if options.test else ():
        print(line, flush=True)


if __name__ == "__main__":
    main()
