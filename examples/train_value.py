"""Train a small network to value positions of tile rummy, from games it plays itself.

    python examples/train_value.py --seconds 120 --out value.npz

It plays many tables at once under `sabra` with two, three and four players. A seat is the learner's or one
of the simulator's policies, at random. The learner looks at what each of its options leaves (draw, lay the
most, hold, only add) and takes the best as its network sees it, now and then another one. When a round ends,
every position that the learner left gets what became of it: 1 for a win, 0 for a loss. The network learns to
tell which (Monte Carlo).

With PyTorch it learns on a GPU if there is one; without it numpy does the same, more slowly. At the end it
plays against the policies on deals that it has never seen.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tilerummy.bots.estimate import share_of
from tilerummy.research import Tables
from tilerummy.research.afterstates import FEATURES, Floats, Network, best_options, load_network, look
from tilerummy.research.duel import choose_by, option_move, shares_moving

LEARNER = -1
POLICIES = {"greedy": 1, "hold": 2, "builder": 3}
"""The options that also sit at the tables as players of their own."""
EXPLORE = 0.05
"""How often the learner tries an option that it does not think best."""
RATE, LAST_RATE = 1e-3, 1e-4
"""How far a step goes, at first and at the end."""
FRESH_SEEDS = 900_000_000
"""Deals from here on are for the test alone."""


# -- learners --------------------------------------------------------------------------------------


class Learner(Protocol):
    """Values positions, and learns what became of them."""

    def values(self, features: Floats) -> Floats:
        """The chance to win of each position."""

    def learn(self, features: Floats, outcomes: Floats, rate: float) -> float:
        """One step towards these outcomes; how wrong it was."""

    def network(self) -> Network:
        """What it has learned so far."""


def first_layers(sizes: list[int], chance: np.random.Generator) -> list[list[Floats]]:
    """Weights to begin with (He 2015)."""
    return [
        [(chance.normal(size=(a, b)) * np.sqrt(2 / a)).astype(np.float32), np.zeros(b, np.float32)]
        for a, b in pairwise(sizes)
    ]


class ByNumpy:
    """Backpropagation and Adam by hand: slower than PyTorch, and nothing to install."""

    def __init__(self, layers: list[list[Floats]]) -> None:
        self._layers = layers
        self._first = [[np.zeros_like(array) for array in layer] for layer in self._layers]
        self._second = [[np.zeros_like(array) for array in layer] for layer in self._layers]
        self._steps = 0

    def network(self) -> Network:
        """The same weights, not copied."""
        return Network(tuple((weights, biases) for weights, biases in self._layers))

    def values(self, features: Floats) -> Floats:
        """The chance to win of each position."""
        return self.network().values(features)

    def learn(self, features: Floats, outcomes: Floats, rate: float) -> float:
        """One step of Adam on the cross entropy."""
        flows = [features]
        for place, (weights, biases) in enumerate(self._layers):
            flow = flows[-1] @ weights + biases
            flows.append(np.maximum(flow, 0) if place < len(self._layers) - 1 else flow)
        values = 1 / (1 + np.exp(-flows[-1][:, 0]))
        back = ((values - outcomes) / len(outcomes))[:, None].astype(np.float32)
        self._steps += 1
        for place in reversed(range(len(self._layers))):
            steps = [flows[place].T @ back, back.sum(axis=0)]
            back = (back @ self._layers[place][0].T) * (flows[place] > 0)
            for part, slope in enumerate(steps):
                self._move(place, part, slope, rate)
        return cross_entropy(values.astype(np.float32), outcomes)

    def _move(self, place: int, part: int, slope: Floats, rate: float) -> None:
        first, second = self._first[place][part], self._second[place][part]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        mean, spread = first / (1 - 0.9**self._steps), second / (1 - 0.999**self._steps)
        self._layers[place][part] -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


class ByTorch:
    """The same by PyTorch, on a GPU if there is one."""

    def __init__(self, layers: list[list[Floats]], torch: Any) -> None:
        self._torch = torch
        self._device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self._layers = [
            [torch.tensor(array, device=self._device, requires_grad=True) for array in layer]
            for layer in layers
        ]
        self._adam = torch.optim.Adam([array for layer in self._layers for array in layer], lr=RATE)

    def _flow(self, features: Any) -> Any:
        flow = features
        for place, (weights, biases) in enumerate(self._layers):
            flow = flow @ weights + biases
            if place < len(self._layers) - 1:
                flow = flow.relu()
        return flow[..., 0]

    def values(self, features: Floats) -> Floats:
        """The chance to win of each position."""
        with self._torch.no_grad():
            there = self._torch.from_numpy(features).to(self._device)
            made: Floats = self._flow(there).sigmoid().cpu().numpy()
        return made

    def learn(self, features: Floats, outcomes: Floats, rate: float) -> float:
        """One step of Adam on the cross entropy."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        there, wanted = (self._torch.from_numpy(a).to(self._device) for a in (features, outcomes))
        wrong = self._torch.nn.functional.binary_cross_entropy_with_logits(self._flow(there), wanted)
        self._adam.zero_grad()
        wrong.backward()
        self._adam.step()
        return float(wrong.detach())

    def network(self) -> Network:
        """A copy for numpy."""
        copied = [[array.detach().cpu().numpy() for array in layer] for layer in self._layers]
        return Network(tuple((weights, biases) for weights, biases in copied))


def cross_entropy(values: Floats, outcomes: Floats) -> float:
    """How wrong values are."""
    sure = np.clip(values, 1e-6, 1 - 1e-6)
    return float(-(outcomes * np.log(sure) + (1 - outcomes) * np.log(1 - sure)).mean())


def learner_of(layers: list[list[Floats]]) -> Learner:
    """PyTorch's if it is installed."""
    try:
        import torch
    except ImportError:
        return ByNumpy(layers)
    return ByTorch(layers, torch)


# -- memory ----------------------------------------------------------------------------------------


class Memory:
    """The last positions, each with what became of it once that is known."""

    def __init__(self, size: int, seed: int) -> None:
        self._features = np.zeros((size, FEATURES), np.float16)
        self._outcomes = np.full(size, np.nan, np.float32)
        self._next, self.known = 0, 0
        self._chance = np.random.default_rng(seed)

    def add(self, features: Floats) -> NDArray[np.intp]:
        """Keep positions whose end is open; the places they have got."""
        places = (self._next + np.arange(len(features))) % len(self._outcomes)
        self._features[places], self._outcomes[places] = features, np.nan
        self._next = int((places[-1] + 1) % len(self._outcomes)) if len(places) else self._next
        return places

    def tell(self, places: NDArray[np.intp], outcome: float) -> None:
        """What became of some positions."""
        self._outcomes[places] = outcome
        self.known += len(places)

    def batch(self, size: int) -> tuple[Floats, Floats]:
        """Positions by chance, of those whose end is known."""
        filled = min(len(self._outcomes), max(1, self.known + self._next))
        places = self._chance.integers(filled, size=2 * size)
        places = places[~np.isnan(self._outcomes[places])][:size]
        return self._features[places].astype(np.float32), self._outcomes[places]


# -- play ------------------------------------------------------------------------------------------


class Hall:
    """Many tables with one number of players, at which learner and policies sit in any mixture."""

    def __init__(self, tables: int, players: int, seed: int, threads: int) -> None:
        self._tables = Tables(tables, players=players, seed=seed, threads=threads)
        self._chance = np.random.default_rng(seed)
        self._seated = self._line_ups(tables)
        self._open: list[list[tuple[int, int]]] = [[] for _ in range(tables)]
        self.rounds = 0

    def _line_ups(self, tables: int) -> NDArray[np.int_]:
        """Half of the seats are the learner's, and at least one of each table."""
        players = [LEARNER, LEARNER, LEARNER, *POLICIES.values()]
        some = self._chance.choice(players, (tables, self._tables.players))
        some[np.arange(tables), self._chance.integers(self._tables.players, size=tables)] = LEARNER
        return some

    def step(self, learner: Learner, memory: Memory) -> int:
        """One move at every table; how many of them the learner made."""
        tables = self._tables
        seated = self._seated[np.arange(len(self._seated)), tables.turns]
        where, actions = np.flatnonzero(seated == LEARNER), seated.copy()
        if len(where):
            found = look(tables, where)
            options = best_options(found, learner.values(found.features))
            anything = np.argmax(self._chance.random(found.possible.shape) * found.possible, axis=1)
            options = np.where(self._chance.random(len(where)) < EXPLORE, anything, options)
            actions[where] = options
            places = memory.add(found.features[np.arange(len(where)), options])
            for table, place, seat in zip(where, places, tables.turns[where], strict=True):
                self._open[table].append((int(place), int(seat)))
        stepped = tables.step(actions)
        for table in np.flatnonzero(stepped.over):
            self._close(int(table), stepped.won[table], memory)
        return len(where)

    def _close(self, table: int, won: NDArray[np.uint8], memory: Memory) -> None:
        shares = won / won.sum()
        for seat, share in enumerate(shares):
            memory.tell(np.array([p for p, s in self._open[table] if s == seat], np.intp), float(share))
        self._open[table] = []
        self._seated[table] = self._line_ups(1)[0]
        self.rounds += 1


def training(options: argparse.Namespace, learner: Learner) -> Iterator[str]:
    """Play and learn until the time is over; a line now and then."""
    first = 100_000_000 * options.seed
    halls = [Hall(options.tables, n, first + n * 10_000_000, options.threads) for n in (2, 3, 4)]
    memory = Memory(options.memory, options.seed)
    began, told, moves, steps, wrong = monotonic(), monotonic(), 0, 0, 0.0
    while (spent := monotonic() - began) < options.seconds:
        moves += sum(hall.step(learner, memory) for hall in halls)
        if memory.known < 4 * options.batch:
            continue
        rate = options.rate * (LAST_RATE / options.rate) ** (spent / options.seconds)
        for _ in range(options.learn):
            wrong += 0.01 * (learner.learn(*memory.batch(options.batch), rate) - wrong)
            steps += 1
        if monotonic() - told > max(5.0, options.seconds / 20):
            told = monotonic()
            learner.network().save(options.out)
            rounds = sum(hall.rounds for hall in halls)
            yield f"{spent:4.0f} s: {rounds} rounds, {moves} moves, {steps} steps, wrong by {wrong:.4f}"
    rounds = sum(hall.rounds for hall in halls)
    yield f"trained on {rounds} rounds and {moves} moves in {steps} steps of {options.batch} positions"


def test(network: Network, deals: int, threads: int) -> Iterator[str]:
    """The network against each policy, on fresh deals."""
    yield "| against | players | deals | wins % | equal |"
    yield "|---|---|---|---|---|"
    for name, option in POLICIES.items():
        for players in (2, 3, 4):
            shares = shares_moving(
                option_move(choose_by(network)), option, players, deals, FRESH_SEEDS, threads
            )
            wins = share_of(shares)
            figures = f"{100 * wins.mean:.1f} ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
            figures += f" | {100 / players:.1f}"
            yield f"| {name} | {players} | {deals} | {figures} |"


def main() -> None:
    """Train, keep, test."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120.0, help="for the training")
    parser.add_argument("--out", type=Path, default=Path("value.npz"), help="the file of weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=256, help="at once, for each number of players")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="that play")
    parser.add_argument("--layers", type=int, nargs="+", default=[128, 64], help="sizes of the hidden layers")
    parser.add_argument("--start", type=Path, help="go on from these weights instead")
    parser.add_argument("--rate", type=float, default=RATE, help="how far the first steps go")
    parser.add_argument("--batch", type=int, default=1024, help="positions of a step")
    parser.add_argument("--learn", type=int, default=2, help="steps after each move of all tables")
    parser.add_argument("--memory", type=int, default=200_000, help="positions that are kept")
    parser.add_argument("--deals", type=int, default=200, help="of each test; 0 tests nothing")
    options = parser.parse_args()
    if options.start:
        layers = [[*layer] for layer in load_network(options.start).layers]
    else:
        layers = first_layers([FEATURES, *options.layers, 1], np.random.default_rng(options.seed))
    learner = learner_of(layers)
    print(f"{type(learner).__name__}, {options.threads} threads, {3 * options.tables} tables", flush=True)
    for line in training(options, learner):
        print(line, flush=True)
    network = learner.network()
    network.save(options.out)
    print(f"{options.out}: {options.out.stat().st_size} bytes", flush=True)
    if options.deals:
        for line in test(network, options.deals, options.threads):
            print(line, flush=True)


if __name__ == "__main__":
    main()
