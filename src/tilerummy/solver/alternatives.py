"""Other plays than the best: the K best different ones.

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


class _Alternatives:
    def __init__(self, setting: Setting, before: Before, wish: Wish) -> None:
        self._setting, self._before, self._wish = setting, before, wish

    def _solve(self, spans: dict[Tile, Span]) -> BestTurn:
        must = [tile for tile, (fewest, _) in spans.items() for _ in range(fewest)]
        may = [tile for tile, (fewest, most) in spans.items() for _ in range(most - fewest)]
        return solve_between(self._setting, self._before, must, may, self._wish)

    def plays(self, stop: Stop) -> Iterator[BestTurn]:
        # Lawler's way to list the K best (1972): the best of each part is known before the part is
        # split.
        heap: list[tuple[tuple[int, int], int, _Part]] = []
        age = 0
        whole = {tile: (0, count) for tile, count in Counter(self._before.rack).items()}
        for part in self._ask([whole], stop):
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
            best = self._solve(spans)
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
