"""Which tiles to lay where one must lay: that depends on what the others could do next.

Under compulsory play an opponent who has opened holds tiles that fit nowhere, or they would have laid
them. What one lays may give these tiles a place. So each of a few plays is looked at in worlds that
agree with this: those who have few tiles answer with all they can, and the racks left are compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from math import exp
from random import Random

from tilerummy.bots.belief import Idle
from tilerummy.bots.own_turn import OwnTurn, different_plays
from tilerummy.rules.match.view import PlayerView
from tilerummy.rules.table import Rack, Table
from tilerummy.solver import BestTurn, Wish
from tilerummy.solver.alternatives import alternatives

MOST_WORLDS = 96
HEAT = 12
"""After so many worlds the worse half of the plays is given up."""
NEAR = 12
"""Somebody with more tiles will hardly be out before one's next turn."""
FAR = 8
"""Somebody who has not opened is as near to the end as somebody with so many tiles."""
TILE = 7
"""What a tile on a rack costs, on average."""
NEXT_LARGEST = 4
SINGLE = 5
"""So many plays of a single tile are looked at."""


def best_in_worlds(position: OwnTurn, chance: Random, care: float = 0.0) -> BestTurn:
    """The play that promises most, as far as the budget lets one see.

    Without care only winning the round counts; with it, what stays on one's rack is weighed by it.
    """
    if not any(map(_is_near, position.others)):
        return position.most
    plays = list(foreseen_plays(position))
    if len(plays) < 2:
        return position.most
    return _AnswerHeats(position, plays, care).best(chance)


class _AnswerHeats:
    """Plays that compete in the same worlds."""

    def __init__(self, position: OwnTurn, plays: list[BestTurn], care: float) -> None:
        self._position, self._plays = position, plays
        self._promised = [0.0] * len(plays)
        self._answers: dict[tuple[Table, Rack], tuple[Table, int]] = {}
        self._near = [player.tiles for player in position.others if _is_near(player)]
        number = len(position.others)
        far = [player for player in position.others if not _is_near(player)]
        self._far = sum(_strength(player.tiles if player.opened else FAR, number) for player in far)
        self._own = [_strength(len(position.rack) - play.tiles, number) for play in plays]
        self._costs = [care * (position.points - play.points) for play in plays]
        self._pot = TILE * sum(player.tiles for player in position.others)

    def best(self, chance: Random) -> BestTurn:
        """The play that promises most when the worlds or the budget are used up."""
        idle = Idle(self._position)
        left = list(range(len(self._plays)))
        for number in range(MOST_WORLDS):
            if number and number % HEAT == 0:
                left = sorted(left, key=self._rank)[: max(2, (len(left) + 1) // 2)]
            racks = idle.racks(self._near, chance)
            seen = [self._points(i, racks) for i in left]
            if self._position.budget.over():
                break
            # Only worlds that were seen to the end count, or plays that were looked at early would gain by
            # the clock.
            for i, points in zip(left, seen, strict=True):
                self._promised[i] += points
        return self._plays[min(left, key=self._rank)]

    def _rank(self, i: int) -> tuple[float, int]:
        return -self._promised[i], i

    def _points(self, i: int, racks: list[Rack]) -> float:
        """What the others hold if one wins, against what is left on one's rack if not."""
        likely, cost = self._likelihood_to_win(i, racks), self._costs[i]
        return likely * self._pot - (1 - likely) * cost

    def _likelihood_to_win(self, i: int, racks: list[Rack]) -> float:
        """How likely one wins after a play, when those with few tiles hold these racks and answer."""
        table, whole = self._plays[i].table, self._far
        for rack in racks:
            if self._position.budget.over():
                return 0.0
            table, left = self._answer(table, rack)
            # Somebody is out before one's next turn.
            if not left:
                return 0.0
            whole += _strength(left, len(self._position.others))
        return self._own[i] / (self._own[i] + whole)

    def _answer(self, table: Table, rack: Rack) -> tuple[Table, int]:
        """The table after somebody laid all they could, and how many tiles are left then."""
        known = self._answers.get((table, rack))
        if known is None:
            found = self._position.answer(table, rack)
            # Whoever cannot lay draws.
            known = (found.table, len(rack) - found.tiles) if found.play else (table, len(rack) + 1)
            self._answers[table, rack] = known
        return known


def _is_near(player: PlayerView) -> bool:
    return player.opened and player.tiles <= NEAR


@lru_cache(maxsize=1024)
def _strength(tiles: int, others: int) -> float:
    """How strong somebody with so many tiles stands: fitted to games of greedy players.

    Among several it matters less how few one has, for somebody else may be out before.
    """
    return exp(2.6 / others * exp(-tiles / 6))


def foreseen_plays(position: OwnTurn) -> Iterator[BestTurn]:
    """A few plays of different tiles, the largest first."""
    return different_plays(_plays(position))


def _plays(position: OwnTurn) -> Iterator[BestTurn]:
    """The largest play, the dearest, the next largest, and single tiles."""
    yield position.most
    yield position.dearest
    over = position.budget.over
    others = alternatives(position.setting, position.before, _share(position), over)
    for _ in range(NEXT_LARGEST):
        if over() or (play := next(others, None)) is None:
            break
        yield play
    yield from islice(position.single_tiles(position.rack), SINGLE)


def _share(position: OwnTurn) -> Wish:
    """A question that is asked for each tile and play, so that all of them together keep to the time."""
    wish = position.budget.wish()
    if position.budget.deadline_ns is None or wish.budget_ms is None:
        return wish
    return replace(wish, budget_ms=wish.budget_ms / (NEXT_LARGEST * (len(position.rack) + 1)))
