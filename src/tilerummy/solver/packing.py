"""Sets from a rack alone that reach a value, with the most weight: exact, by remembering what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.rules.meld import Meld
from tilerummy.rules.opening import meld_value, melds_of
from tilerummy.rules.parameter import OpeningScope
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.encoding import Encoding

LONGEST_RUN = 5
"""A longer run can be cut in two that count the same."""

Left = tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Packing:
    """Sets with their value, capped at the minimum, and the weight of their tiles."""

    value: int
    weight: int
    melds: tuple[Meld, ...]


class Packer:
    """Finds the heaviest sets of a rack whose value reaches a minimum."""

    def __init__(self, encoding: Encoding, must: Sequence[Tile], may: Sequence[Tile], minimum: int) -> None:
        self._encoding = encoding
        self._minimum = minimum
        self._must = Counter(must)
        self._rack = Counter(must) + Counter(may)
        self._single = encoding.setting.rules.opening_scope is OpeningScope.SINGLE_SET
        self._beginning: dict[Tile, list[tuple[Packing, Counter[Tile]]]] = {}
        for meld in melds_of(encoding.setting, self._rack, LONGEST_RUN):
            used = Counter(tile.plain for tile in meld)
            self._beginning.setdefault(min(used), []).append((self._pack(meld, used), used))
        self._known: dict[Left, list[Packing]] = {}

    def best(self) -> Packing | None:
        """The heaviest packing that reaches the minimum and lays all that must be laid."""
        packings = self._best(tuple(sorted(self._rack.items())))
        enough = [packing for packing in packings if packing.value >= self._minimum and packing.melds]
        return max(enough, key=lambda packing: packing.weight, default=None)

    def _pack(self, meld: Meld, used: Counter[Tile]) -> Packing:
        encoding = self._encoding
        weight = sum(
            count * (encoding.joker_weight if tile is JOKER else encoding.weight[encoding.identity[tile]])
            for tile, count in used.items()
        )
        return Packing(min(self._minimum, meld_value(encoding.setting, meld)), weight, (meld,))

    def _best(self, left: Left) -> list[Packing]:
        if not left:
            return [Packing(0, 0, ())]
        known = self._known.get(left)
        if known is None:
            known = self._known[left] = self._search(left)
        return known

    def _search(self, left: Left) -> list[Packing]:
        """The lowest tile stays on the rack, or lies in one of the sets it begins."""
        tiles = Counter(dict(left))
        lowest, count = left[0]
        found: list[Packing] = []
        if self._may_stay(lowest, count):
            found += self._best(_rest(tiles, Counter({lowest: 1})))
        for packing, used in self._beginning.get(lowest, ()):
            if all(tiles[tile] >= number for tile, number in used.items()):
                found += (self._join(packing, more) for more in self._best(_rest(tiles, used)))
        return _front(found)

    def _may_stay(self, tile: Tile, left: int) -> bool:
        """Whether one more of these may stay: those that must be laid are the last to be decided."""
        return self._rack[tile] - left < self._rack[tile] - self._must[tile] or left > self._must[tile]

    def _join(self, packing: Packing, more: Packing) -> Packing:
        if self._single:
            value = max(packing.value, more.value)
        else:
            value = min(self._minimum, packing.value + more.value)
        return Packing(value, packing.weight + more.weight, packing.melds + more.melds)


def _rest(tiles: Counter[Tile], used: Counter[Tile]) -> Left:
    return tuple(sorted((tiles - used).items()))


def _front(packings: list[Packing]) -> list[Packing]:
    """Those that no other beats in both value and weight."""
    front: list[Packing] = []
    for packing in sorted(packings, key=lambda p: (-p.value, -p.weight)):
        if not front or packing.weight > front[-1].weight:
            front.append(packing)
    return front
