"""Afterstates: what a seat knows right after its move, as numbers for a network.

A move is one of four options (`tables.OPTIONS`). What is valued is the position that it leaves, seen by who
made it: so one value tells which option is best. A draw is valued before the tile is seen, as it must be.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilerummy.research.tables import OPTIONS, Bytes, SeenTables, VectorTables

KINDS = 53
"""Kinds of tiles under `sabra`: four colours of thirteen numbers, and the joker."""
MOST_PLAYERS = 4
OTHERS = MOST_PLAYERS - 1
FEATURES = 3 * KINDS + 2 * MOST_PLAYERS + OTHERS + 4
"""Rack, table, unseen; sizes, who has opened, who is there; pool, drew, what can be laid, what cannot."""
DRAW, GREEDY = 0, 1
"""The options that mean something of their own here."""
FULL_RACK, ALL_TILES = 14.0, 106.0

Floats = NDArray[np.float32]


class Look(NamedTuple):
    """The options of some decisions: the first axis is the decision, the second the option."""

    features: Floats
    """What each option leaves."""
    possible: NDArray[np.bool_]
    """Whether an option is a move of its own: drawing always is, the others where they lay something."""
    final: Floats
    """What an option that ends the round wins: from 0 to 1; not a number where the round goes on."""


def features_of(seen: SeenTables, drew: bool, layable: NDArray[Any], unlayable: NDArray[Any]) -> Floats:
    """What a seat knows after its move; what could have been laid from its rack is known from before."""
    number, players = seen.sizes.shape
    made = np.zeros((number, FEATURES), np.float32)
    for place, counts in enumerate((seen.rack, seen.table, seen.unseen)):
        made[:, place * KINDS : (place + 1) * KINDS] = counts / np.float32(2)
    sizes = 3 * KINDS
    opened, there, rest = sizes + MOST_PLAYERS, sizes + 2 * MOST_PLAYERS, FEATURES - 4
    made[:, sizes : sizes + players] = seen.sizes / np.float32(FULL_RACK)
    made[:, opened : opened + players] = seen.opened
    # Seats that nobody takes stay zeros, so that one network serves two to four players.
    made[:, there : there + players - 1] = 1
    made[:, rest] = seen.pool / np.float32(ALL_TILES)
    made[:, rest + 1] = drew
    made[:, rest + 2] = layable / np.float32(FULL_RACK)
    made[:, rest + 3] = unlayable / np.float32(FULL_RACK)
    return made


def after_draw(seen: SeenTables) -> SeenTables:
    """What a seat knows after it drew, before it looks at the tile."""
    sizes, some = seen.sizes.copy(), seen.pool > 0
    sizes[:, 0] += some
    return seen._replace(sizes=sizes, pool=(seen.pool - some).astype(np.uint8))


def look(tables: VectorTables, where: NDArray[np.intp]) -> Look:
    """The options of the seats in turn at these tables."""
    seats = tables.turns[where]
    now = tables.seen(tables.states[where], seats)
    looked = [_try(tables, where, seats, now, option) for option in range(1, len(OPTIONS))]
    layable = looked[GREEDY - 1][1]
    unlayable = now.sizes[:, 0].astype(int) - layable
    features = [features_of(after_draw(now), True, layable, unlayable)]
    for seen, laid, _ in looked:
        features.append(features_of(seen, False, np.maximum(layable - laid, 0), unlayable))
    never = np.full(len(where), np.nan, np.float32)
    return Look(
        np.stack(features, axis=1),
        np.stack([np.ones(len(where), bool), *(laid > 0 for _, laid, _ in looked)], axis=1),
        np.stack([never, *(won for _, _, won in looked)], axis=1),
    )


def _try(
    tables: VectorTables, where: NDArray[np.intp], seats: Bytes, now: SeenTables, option: int
) -> tuple[SeenTables, NDArray[np.int_], Floats]:
    """What an option leaves, how many tiles it lays, and what it wins if it ends the round."""
    states, stepped = tables.look_ahead(np.full(len(where), option), where)
    seen = tables.seen(states, seats)
    laid = np.maximum(now.sizes[:, 0].astype(int) - seen.sizes[:, 0], 0)
    won = stepped.won[np.arange(len(where)), seats] / np.maximum(stepped.won.sum(axis=1), 1)
    return seen, laid, np.where(stepped.over, won, np.nan).astype(np.float32)


def best_options(look: Look, values: Floats) -> NDArray[np.intp]:
    """The best option of each decision, by the values of what they leave; of equals the first."""
    # What ends the round is known, and needs no guess of the network.
    known = np.where(np.isnan(look.final), values, look.final)
    best: NDArray[np.intp] = np.argmax(np.where(look.possible, known, -1), axis=1)
    return best


# -- a small network that values them, run by numpy alone --------------------------------------------

WEIGHTS = Path(__file__).with_name("value.npz")
"""The learned baseline, which examples/train_value.py made."""


@dataclass(frozen=True, slots=True)
class Network:
    """Layers of weights and biases: all but the last are followed by max(0, x), the last by a sigmoid."""

    layers: tuple[tuple[Floats, Floats], ...]

    def values(self, features: Floats) -> Floats:
        """The chance to win the round, for features along the last axis."""
        flow = features
        for weights, biases in self.layers[:-1]:
            flow = np.maximum(flow @ weights + biases, 0)
        weights, biases = self.layers[-1]
        made: Floats = (1 / (1 + np.exp(-(flow @ weights + biases))))[..., 0].astype(np.float32)
        return made

    def save(self, path: Path) -> None:
        """Write it as half-precision numbers, which are exact enough for a choice between options."""
        arrays = [array.astype(np.float16) for layer in self.layers for array in layer]
        np.savez_compressed(path, *arrays)


def load_network(path: Path = WEIGHTS) -> Network:
    """Read what `save` wrote."""
    with np.load(path, allow_pickle=False) as kept:
        arrays = [kept[f"arr_{place}"].astype(np.float32) for place in range(len(kept.files))]
    layers = tuple(zip(arrays[::2], arrays[1::2], strict=True))
    if not layers or layers[0][0].shape[0] != FEATURES or layers[-1][0].shape[1] != 1:
        raise ValueError(f"{path} holds no network that values {FEATURES} features")
    return Network(layers)


@lru_cache(maxsize=1)
def learned() -> Network:
    """The network that comes with the package, read once."""
    return load_network()
