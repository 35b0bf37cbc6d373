"""A request at its moment, and what can be decided about it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from msgspec import structs

from tilerummy.rules.action import Action
from tilerummy.rules.course import illegal
from tilerummy.rules.refusal import Reason
from tilerummy.server.moment import Moment
from tilerummy.server.party import Party
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Sitting
from tilerummy.server.step import Step
from tilerummy.server.store.base import VisitorId


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the match: the referee says what happens. The people may change with it."""

    party: Party
    action: Action


Decision: TypeAlias = Step | Move


@dataclass(frozen=True, slots=True)
class Asked:
    """A request at its moment."""

    sitting: Sitting
    moment: Moment
    visitor: VisitorId

    @property
    def party(self) -> Party:
        """The people."""
        return self.sitting.party

    def step(self, party: Party) -> Step:
        """Only the people change."""
        return Step(party, self.sitting.game)

    def heir(self) -> Asked:
        """The same, with the asker as host if he has a seat and the host was away for long."""
        if self.party.seat_of(self.visitor) is None or not self.moment.deserted(self.party):
            return self
        party = structs.replace(self.party, host=self.visitor)
        return replace(self, sitting=replace(self.sitting, party=party))

    def host(self) -> None:
        """Refuse whoever is not the host."""
        if self.visitor != self.party.host:
            raise illegal(Reason.NOT_THE_HOST)

    def speaks(self) -> None:
        """Refuse whoever does not speak for the table."""
        if not self.moment.speaks(self.party, self.visitor):
            raise illegal(Reason.NOT_THE_HOST)

    def level(self, level: str) -> str:
        """A level that exists."""
        if level not in self.moment.levels:
            raise Rejected(Problem.NO_SUCH_LEVEL)
        return level
