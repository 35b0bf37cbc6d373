"""What the solver answers: the best turn, how sure that is, and how to lay it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile


class Certainty(StrEnum):
    """How sure an answer is."""

    OPTIMAL = "optimal"
    BEST_FOUND = "best_found"
    NO_PLAY = "no_play"


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """A turn: the tiles to lay from the rack and the table that results."""

    status: Certainty
    play: tuple[Tile, ...]
    points: int
    _table: Table | Callable[[], Table]
    """The table, or how to spell it out when somebody looks at it."""
    opening: tuple[Meld, ...] | None = None
    """The sets of the opening, if the turn is one."""
    opening_value: int | None = None

    @property
    def table(self) -> Table:
        """The table after the turn."""
        table = self._table
        if not isinstance(table, Table):
            table = table()
            object.__setattr__(self, "_table", table)
        return table

    @property
    def tiles(self) -> int:
        """How many tiles are laid."""
        return len(self.play)
