"""A small network that values afterstates, run by numpy alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from tilerummy.research.afterstates import FEATURES, Floats

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
