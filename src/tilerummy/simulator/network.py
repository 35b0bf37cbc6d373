"""A small network on whole numbers: the same values on every machine, compiled or in plain Python.

Its bytes: how many layers, a spare byte; for each layer as uint16 its inputs, outputs and shift, its biases
as int32, and its weights as int16, those of the first input first. All are little-endian. A unit gives on its
sum divided by 2 to the power of the shift, from 0 to `MOST_ACTIVE`; the last layer gives its sums as they
are.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cached_property
from operator import mul
from struct import unpack_from
from typing import TYPE_CHECKING, NamedTuple

from tilerummy.simulator.compiled import BUILT

if TYPE_CHECKING or BUILT:
    from tilerummy.simulator import _core

MOST_ACTIVE = 32_767
FAST = BUILT and sys.byteorder == "little"
"""Whether the compiled core runs networks."""
_HEAD = 6


class Layer(NamedTuple):
    """One layer in plain Python."""

    shift: int
    biases: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    """The weights of each input."""


class Network:
    """Values rows of whole numbers, as many in each as it has inputs."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self.inputs: int = unpack_from("<H", packed, 2)[0]

    def sums(self, rows: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
        """What the last layer gives for each row."""
        if not FAST:
            return [self._plain(row) for row in rows]
        flat = array("h")
        for row in rows:
            flat.extend(row)
        given = array("i", _core.values(self._packed, flat.tobytes()))
        width = len(given) // len(rows) if rows else 1
        return [tuple(given[start : start + width]) for start in range(0, len(given), width)]

    @cached_property
    def layers(self) -> tuple[Layer, ...]:
        """The layers, read from the bytes."""
        read, at = [], 2
        for _ in range(self._packed[0]):
            inputs, outputs, shift = unpack_from("<HHH", self._packed, at)
            biases = unpack_from(f"<{outputs}i", self._packed, at + _HEAD)
            at += _HEAD + 4 * outputs
            starts = range(at, at + 2 * inputs * outputs, 2 * outputs)
            rows = tuple(unpack_from(f"<{outputs}h", self._packed, start) for start in starts)
            read.append(Layer(shift, biases, rows))
            at += 2 * inputs * outputs
        return tuple(read)

    def _plain(self, row: Sequence[int]) -> tuple[int, ...]:
        flow: Sequence[int] = row
        for layer in self.layers[:-1]:
            shift = layer.shift
            flow = [min(s >> shift, MOST_ACTIVE) if s > 0 else 0 for s in _layer_sums(layer, flow)]
        return tuple(_layer_sums(self.layers[-1], flow))


def _layer_sums(layer: Layer, flow: Sequence[int]) -> list[int]:
    active = [(number, row) for number, row in zip(flow, layer.rows, strict=True) if number]
    if not active:
        return list(layer.biases)
    numbers = [number for number, _ in active]
    columns = zip(*(row for _, row in active), strict=True)
    return [bias + sum(map(mul, numbers, column)) for bias, column in zip(layer.biases, columns, strict=True)]
