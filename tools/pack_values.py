"""Make of the weights that examples/train_bots.py wrote what the bots read: `tools/pack_values.py IN OUT`.

The numbers become whole ones, so that every machine gets the same values; simulator/network.py says how they
lie. It says how far the values are from those of the weights.
"""

from __future__ import annotations

import sys
from pathlib import Path
from struct import pack
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilerummy.bots.values import DIVISORS, SCALE_BITS
from tilerummy.simulator.network import MOST_ACTIVE, Network

UNIT_BITS = 8
"""What a hidden unit gives on is counted in 256ths."""
MOST_BITS = 12
"""Weights are counted in parts of at most 2 to this power."""
MOST_SUM = 2**31 - 1

Floats = NDArray[np.float64]


def main(source: str, target: str) -> None:
    """Pack one network."""
    with np.load(source, allow_pickle=False) as kept:
        arrays = [kept[f"arr_{place}"].astype(float) for place in range(len(kept.files))]
    arrays[0] = arrays[0] / np.array(DIVISORS)[:, None]
    layers = list(zip(arrays[::2], arrays[1::2], strict=True))
    packed, most = bytes((len(layers), 0)), 127
    for place, (weights, biases) in enumerate(layers):
        last = place == len(layers) - 1
        packed += _layer(weights, biases, 0 if place == 0 else UNIT_BITS, most, SCALE_BITS if last else None)
        most = MOST_ACTIVE
    Path(target).write_bytes(packed)
    rows = _some_rows()
    given = np.array(Network(packed).sums(rows.tolist())) / 2**SCALE_BITS
    wanted = _run(layers, rows.astype(float))
    print(
        f"{len(packed)} bytes, off by {np.abs(given - wanted).mean():.4f}, {np.abs(given - wanted).max():.4f}"
    )


def _layer(weights: Floats, biases: Floats, unit: int, most: int, scale: int | None) -> bytes:
    """A layer whose inputs are counted in 2 to the `unit`; the last one's sums in 2 to the `scale`."""
    bits = MOST_BITS if scale is None else scale - unit
    worst = (np.abs(weights).sum(axis=0) * most + np.abs(biases) * 2.0**unit).max()
    while scale is None and (worst * 2**bits > MOST_SUM or np.abs(weights).max() * 2**bits > MOST_ACTIVE):
        bits -= 1
    if worst * 2**bits > MOST_SUM:
        raise SystemExit("the last layer's weights are too large")
    shift = bits + unit - UNIT_BITS if scale is None else 0
    head = pack("<HHH", *weights.shape, shift)
    return head + _whole(biases * 2.0 ** (bits + unit), "<i4") + _whole(weights * 2.0**bits, "<i2")


def _whole(numbers: Floats, kind: str) -> bytes:
    return np.rint(numbers).astype(kind).tobytes()


def _run(layers: list[Any], rows: Floats) -> Floats:
    for weights, biases in layers[:-1]:
        rows = np.maximum(rows @ weights + biases, 0)
    made: Floats = rows @ layers[-1][0] + layers[-1][1]
    return made


def _some_rows() -> NDArray[np.int_]:
    """Rows as large as those of games."""
    chance = np.random.default_rng(1)
    usual = np.array(DIVISORS) * chance.random((200, len(DIVISORS))) * 1.2
    return np.where(chance.random(usual.shape) < 0.5, np.rint(usual), 0).astype(int)


if __name__ == "__main__":
    main(*sys.argv[1:])
