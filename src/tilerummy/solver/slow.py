"""The slow way to the best turn: lay out every table of a position and ask the referee about each.

It shares nothing with the search but the referee, and is used where the two disagree (`signing`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.setting import kept_sets
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.solver.cases.question import Question
from tilerummy.solver.count import judged_turns
from tilerummy.solver.solution import BestTurn, Certainty

MOST_PLAYS = 1 << 16
MOST_TABLES = 20_000
"""So much is looked at; what is found by then will do."""


def slow_turn(question: Question, before: Before, drawn: tuple[Drawn, ...]) -> BestTurn | None:
    """The best legal turn of those that were looked at, or None."""
    weight = question.encoding.weight_of
    plays = sorted(islice(_plays(question), MOST_PLAYS), key=lambda play: -sum(map(weight, play)))
    best: tuple[tuple[int, int], BestTurn] | None = None
    setting = question.encoding.setting

    def kept(table: Table) -> int:
        return kept_sets(setting, before.table, table).total()

    for table, play, verdict in islice(judged_turns(setting, before, plays, drawn), MOST_TABLES):
        worth = sum(map(weight, play))
        # Plays come by their worth, so none that follows is better.
        if best is not None and worth < best[0][0]:
            break
        if verdict and (best is None or (worth, kept(table)) > best[0]):
            points = sum(map(setting.rack_points, play))
            answer = BestTurn(
                Certainty.BEST_FOUND, tuple(sorted(play)), points, table, None, verdict.opening_value
            )
            best = (worth, kept(table)), answer
    return None if best is None else best[1]


def _plays(question: Question) -> Iterator[tuple[Tile, ...]]:
    """What may be laid from the rack, at least a tile."""
    counts = sorted(Counter(question.may).items())
    for numbers in product(*(range(count, -1, -1) for _, count in counts)):
        more = [tile for (tile, _), number in zip(counts, numbers, strict=True) for _ in range(number)]
        if question.must or more:
            yield (*question.must, *more)
