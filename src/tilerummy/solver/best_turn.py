"""What the solver answers: the best turn, how sure that is, and how to lay it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import overload

from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile


class Certainty(StrEnum):
    """How sure an answer is."""

    OPTIMAL = "optimal"
    BEST_FOUND = "best_found"
    NO_PLAY = "no_play"


class _WhenLookedAt:
    """A table that may be given as a way to spell it out, which is done when somebody looks at it."""

    @overload
    def __get__(self, solution: None, owner: type) -> _WhenLookedAt: ...
    @overload
    def __get__(self, solution: BestTurn, owner: type) -> Table: ...
    def __get__(self, solution: BestTurn | None, owner: type) -> Table | _WhenLookedAt:
        if solution is None:
            raise AttributeError("there is no table without a solution")  # so the field has no default
        table: Table | Callable[[], Table] = solution.__dict__["table"]
        if not isinstance(table, Table):
            table = solution.__dict__["table"] = table()
        return table

    def __set__(self, solution: BestTurn, table: Table | Callable[[], Table]) -> None:
        solution.__dict__["table"] = table


@dataclass(frozen=True, init=False)
class BestTurn:
    """A turn: the tiles to lay from the rack and the table that results."""

    status: Certainty
    play: tuple[Tile, ...]
    points: int
    table: _WhenLookedAt = _WhenLookedAt()
    opening: tuple[Meld, ...] | None = None
    """The sets of the opening, if the turn is one."""
    opening_value: int | None = None

    def __init__(
        self,
        status: Certainty,
        play: tuple[Tile, ...],
        points: int,
        table: Table | Callable[[], Table],
        opening: tuple[Meld, ...] | None = None,
        opening_value: int | None = None,
    ) -> None:
        # Past the guard of a frozen dataclass, which takes three times as long.
        fields = self.__dict__
        fields["status"] = status
        fields["play"] = play
        fields["points"] = points
        fields["table"] = table
        fields["opening"] = opening
        fields["opening_value"] = opening_value

    @property
    def tiles(self) -> int:
        """How many tiles are laid."""
        return len(self.play)
