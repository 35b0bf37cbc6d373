"""What the best turn is, with the way there: an answer of the solver beside the question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tilerummy.pictures import turn_picture
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import Play
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile
from tilerummy.solver.best_turn import BestTurn, Certainty
from tilerummy.solver.steps import Do, Step, steps


@dataclass(frozen=True)
class Solution:
    """A turn that the solver found: what to lay, the table after it, and the steps that lead there.

    It is false if nothing can be laid.

    >>> import tilerummy as tr
    >>> best = tr.solve("r3 r4 r5", "r6 b1")
    >>> best
    Solution(play='r6', table='r3 r4 r5 r6', optimal=True)
    >>> best.tiles, best.points, bool(best)
    (1, 6, True)
    >>> [(step.do.value, str(step.tiles[0])) for step in best.steps]
    [('lay', 'r6')]
    """

    _answer: BestTurn = field(repr=False)
    _setting: Setting = field(repr=False)
    _before: Before = field(repr=False)
    _taken: Drawn | None = field(default=None, repr=False)
    certificate: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """Why no turn is better, for `check` and for JSON; empty if it was not asked for."""

    @property
    def play(self) -> Rack:
        """The tiles to lay from the rack."""
        return Rack(self._answer.play)

    @property
    def table(self) -> Table:
        """The table after the turn."""
        return self._answer.table

    @property
    def tiles(self) -> int:
        """How many tiles are laid."""
        return self._answer.tiles

    @property
    def points(self) -> int:
        """What the laid tiles would cost if they were left on the rack."""
        return self._answer.points

    @property
    def optimal(self) -> bool:
        """Whether no legal turn is better; false only where a budget ended the search."""
        return self._answer.status is not Certainty.BEST_FOUND

    @property
    def opening(self) -> tuple[Meld, ...] | None:
        """The sets of the opening, if the turn is one."""
        return self._answer.opening

    @property
    def opening_value(self) -> int | None:
        """What the opening counts, if the turn is one."""
        return self._answer.opening_value

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The turn as steps that a person can follow: take these tiles from that set, lay them there."""
        return steps(self._before.table, self.table)

    @property
    def action(self) -> Play:
        """The turn as a bot gives it back, a joker swap announced where the rules ask for that.

        >>> import tilerummy as tr
        >>> tr.solve("r3 r4 r5", "r6 b1").action.table
        read_table('r3 r4 r5 r6')
        """
        announced = self._setting.rules.joker_swap_announced
        take = None if self._taken is None else self._taken.origin
        return Play(self.table, self.opening, announced, take)

    def __bool__(self) -> bool:
        """Whether there is something to lay."""
        return self.tiles > 0

    def __getstate__(self) -> dict[str, object]:
        """The solver spells the table out when somebody looks at it; a copy for another process needs it."""
        _ = self.table
        return dict(self.__dict__)

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)

    def __repr__(self) -> str:
        return f"Solution(play={str(self.play)!r}, table={str(self.table)!r}, optimal={self.optimal})"

    def _repr_svg_(self) -> str:
        title = f"{self.tiles} tiles laid, {self.points} points" if self else "Nothing can be laid"
        left = list(self._before.rack)
        for tile in self.play:
            if tile in left:
                left.remove(tile)
        return turn_picture(title, self.table, [Rack(left)], self._setting.shape.colours, self._laid())

    def _laid(self) -> dict[int, tuple[Tile, ...]]:
        """The tiles from the rack, for each set of the table after the turn."""
        laid: dict[int, tuple[Tile, ...]] = {}
        for step in self.steps:
            if step.do is Do.LAY:
                laid[step.target] = (*laid.get(step.target, ()), *step.tiles)
        return laid
