"""The opening of fewest tiles: opening.c in plain Python, under every rule set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tilerummy.rules.judging.opening import meld_value, melds_of
from tilerummy.rules.meld import LAST_NUMBER, Meld
from tilerummy.rules.parameter import OpeningScope
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.encoding import Goal, encoding_for
from tilerummy.solver.opening_turns import can_reach

LONGEST_RUN = 5
"""A longer run can be cut in two that count the same; but neither may be jokers alone."""
MOST_TRIES = 50_000
"""Then the fewest so far will do."""


def smallest_opening(setting: Setting, rack: Sequence[Tile]) -> tuple[Meld, ...]:
    """The sets of an opening, rather without jokers; none if there is no opening."""
    if not can_reach(encoding_for(setting, Goal.TILES), rack, setting.rules.opening_min):
        return ()
    tiles = Counter(rack)
    numbered = Counter({tile: count for tile, count in tiles.items() if tile is not JOKER})
    for held in (numbered, tiles) if tiles[JOKER] else (tiles,):
        found = _Fewest(setting, held).found()
        if found:
            return found
    return ()


class _Fewest:
    def __init__(self, setting: Setting, tiles: Counter[Tile]) -> None:
        longest = LONGEST_RUN if tiles[JOKER] < 3 else LAST_NUMBER
        valued = [(meld_value(setting, meld), meld) for meld in melds_of(setting, tiles, longest)]
        valued.sort(key=lambda pair: (-pair[0], len(pair[1])))
        self._valued = [(value, meld, [tile.plain for tile in meld]) for value, meld in valued]
        self._minimum = max(1, setting.rules.opening_min)
        self._single = setting.rules.opening_scope is OpeningScope.SINGLE_SET
        self._left, self._tiles = Counter(tiles), tiles.total()
        self._chosen: list[Meld] = []
        self._best: tuple[Meld, ...] = ()
        self._fewest, self._tries = self._tiles + 1, 0

    def found(self) -> tuple[Meld, ...]:
        """The opening of fewest tiles; empty if there is none."""
        self._extend(0, self._minimum, 0)
        return self._best

    def _extend(self, first: int, missing: int, used: int) -> None:
        if missing <= 0:
            self._best, self._fewest = tuple(self._chosen), used
            return
        for place in range(first, len(self._valued)):
            value, meld, tiles = self._valued[place]
            more = 1 if self._single else (self._fewest - 1 - used) // 3
            self._tries += 1
            # The dearest come first: if as many like this one as may still lie fall short, so do all that
            # follow.
            if more * value < missing or self._tries > MOST_TRIES:
                return
            if used + len(tiles) >= self._fewest:
                continue
            self._left.subtract(tiles)
            if min(map(self._left.__getitem__, tiles)) >= 0:
                self._chosen.append(meld)
                self._extend(place, missing - value, used + len(tiles))
                self._chosen.pop()
            self._left.update(tiles)
