"""A joint state of all colours past a number, with the way that led to it."""

from collections.abc import Iterator

from tilerummy.solver.plain.group import Way
from tilerummy.solver.plain.move import Move
from tilerummy.solver.plain.spot import Step
from tilerummy.solver.plain.worth import NEVER


class Node:
    """A joint state past a number, with the way that led to it.

    ``base`` is the bound as a sum over the colours. Children exist up to a loss of ``done``; while ``making``
    goes on they are made up to ``goal``, and ``beyond`` is the least loss seen beyond it.
    """

    __slots__ = (
        *("base", "beaten", "beyond", "chosen", "code", "done", "gain", "goal", "making", "number", "parent"),
        *("seen", "used", "way"),
    )

    def __init__(
        self,
        parent: "Node | None",
        number: int,
        used: int,
        gain: int,
        base: int,
        code: int,
        chosen: tuple[Step, ...],
        way: Way,
    ) -> None:
        self.parent, self.number, self.used, self.gain, self.base = parent, number, used, gain, base
        self.code, self.chosen, self.way = code, chosen, way
        self.done = self.goal = -1
        self.beyond = -NEVER
        self.making: Iterator[Node | None] | None = None
        self.seen = self.beaten = False

    @property
    def moves(self) -> tuple[Move, ...]:
        """What each colour did at this number."""
        return tuple([step[5] for step in self.chosen])
