"""Other plays than the best: the K best different ones, and all that cannot be added to.

Two plays are different if they lay different tiles. The plays that are left after one is found are
split by the first tile of which they lay more or fewer, so no play is found twice and none is missed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import assert_never

from tilerummy.rules.judging.equal_tiles import Stop, never
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile
from tilerummy.solver.best_turn import BestTurn
from tilerummy.solver.encoding import Goal
from tilerummy.solver.solve import BEST, Wish, solve_between

Span = tuple[int, int]
"""The fewest and the most of a tile that may be laid."""


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """All plays within these numbers of each tile, and the best of them."""

    spans: dict[Tile, Span]
    best: BestTurn


def alternatives(
    setting: Setting, before: Before, wish: Wish = BEST, stop: Stop = never
) -> Iterator[BestTurn]:
    """All different plays, the best first; once it should stop, those it knows already."""
    yield from _Alternatives(setting, before, wish).plays(stop)


def maximal_plays(setting: Setting, before: Before, wish: Wish = BEST) -> Iterator[BestTurn]:
    """Every play that is not part of a larger one."""
    yield from _Maximal(setting, before, wish).plays()


class _Plays:
    def __init__(self, setting: Setting, before: Before, wish: Wish) -> None:
        self._setting, self._before, self._wish = setting, before, wish
        self._rack = Counter(before.rack)

    def whole(self) -> dict[Tile, Span]:
        return {tile: (0, count) for tile, count in self._rack.items()}

    def solve(self, spans: dict[Tile, Span]) -> BestTurn:
        must = [tile for tile, (fewest, _) in spans.items() for _ in range(fewest)]
        may = [tile for tile, (fewest, most) in spans.items() for _ in range(most - fewest)]
        return solve_between(self._setting, self._before, must, may, self._wish)


class _Alternatives(_Plays):
    def plays(self, stop: Stop) -> Iterator[BestTurn]:
        # Lawler's way to list the K best (1972): the best of each part is known before the part is
        # split.
        heap: list[tuple[tuple[int, int], int, _Part]] = []
        age = 0
        for part in self._ask([self.whole()], stop):
            heappush(heap, (self._order(part.best), age, part))
        while heap:
            _, _, part = heappop(heap)
            yield part.best
            for smaller in self._ask(_without(part), stop):
                age += 1
                heappush(heap, (self._order(smaller.best), age, smaller))

    def _ask(self, all_spans: Iterable[dict[Tile, Span]], stop: Stop) -> Iterator[_Part]:
        for spans in all_spans:
            # To be cut short costs each question a little too, and the next play needs one for every tile.
            if stop():
                return
            best = self.solve(spans)
            if best.play:
                yield _Part(spans, best)

    def _order(self, solution: BestTurn) -> tuple[int, int]:
        match self._wish.goal:
            case Goal.TILES:
                return -solution.tiles, -solution.points
            case Goal.POINTS:
                return -solution.points, -solution.tiles
            case _ as never:
                assert_never(never)


def _without(part: _Part) -> Iterator[dict[Tile, Span]]:
    """The other plays of a part: alike in some tiles, then fewer or more of the next one."""
    laid = Counter(part.best.play)
    spans = dict(part.spans)
    for tile, (fewest, most) in part.spans.items():
        # Fewer, more or as many: the first two are parts, the last goes on to the next tile. So parts are
        # disjoint.
        number = laid[tile]
        if fewest < number:
            yield {**spans, tile: (fewest, number - 1)}
        if number < most:
            yield {**spans, tile: (number + 1, most)}
        spans[tile] = (number, number)


class _Maximal(_Plays):
    def plays(self) -> Iterator[BestTurn]:
        seen: list[Counter[Tile]] = []
        parts = [self.whole()]
        while parts:
            spans = parts.pop()
            best = self.solve(spans)
            if not best.play:
                continue
            laid = Counter(best.play)
            largest = self._grown(best, laid)
            # The same play may come from two parts; it is told once.
            if largest is not None and not any(laid <= other for other in seen):
                seen.append(laid)
                yield largest
            # What lays no more of any tile is part of this play, and so of no interest.
            parts.extend(_beyond(spans, laid))

    def _grown(self, best: BestTurn, laid: Counter[Tile]) -> BestTurn | None:
        """The play itself, if no larger play holds it."""
        spans = {tile: (laid[tile], count) for tile, count in self._rack.items()}
        larger = self.solve(spans)
        # `spans` ask for all tiles of this play: as many tiles again are therefore the same ones.
        return best if larger.tiles == best.tiles else None


def _beyond(spans: dict[Tile, Span], laid: Counter[Tile]) -> Iterator[dict[Tile, Span]]:
    """Plays that lay more of some tile than this one, no more of those before it."""
    rest = dict(spans)
    for tile, (fewest, most) in spans.items():
        if laid[tile] < most:
            yield {**rest, tile: (laid[tile] + 1, most)}
        rest[tile] = (fewest, min(most, laid[tile]))
