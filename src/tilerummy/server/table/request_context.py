"""A request in its context: the table, the situation and who asks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from msgspec import structs

from tilerummy.rules.match.action import Action
from tilerummy.rules.match.progress import illegal
from tilerummy.rules.refusal import Reason
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import Party
from tilerummy.server.table.seat_key import Asker
from tilerummy.server.table.situation import Situation
from tilerummy.server.table.state import TableState
from tilerummy.server.table.step import Step


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the match: the referee says what happens. The people may change with it."""

    party: Party
    action: Action


Decision: TypeAlias = Step | Move


@dataclass(frozen=True, slots=True)
class RequestContext:
    """Who asks, at which table, in which situation."""

    state: TableState
    situation: Situation
    asker: Asker

    @property
    def visitor(self) -> VisitorId:
        """Who asks, or whose seat's key they hold."""
        return self.asker.visitor

    @property
    def party(self) -> Party:
        """The people round the table as it stands."""
        return self.state.party

    def step(self, party: Party) -> Step:
        """Only the people change."""
        return Step(party, self.state.game)

    def heir(self) -> RequestContext:
        """This context, with the asker as host if they have a seat and the host was away for long."""
        seated = self.asker.key is None and self.party.seat_of(self.visitor) is not None
        if not seated or not self.situation.deserted(self.party):
            return self
        party = structs.replace(self.party, host=self.visitor)
        return replace(self, state=replace(self.state, party=party))

    def require_host(self) -> None:
        """Refuse whoever is not the host; the key of the host's seat moves tiles, and nothing else."""
        if self.asker.key is not None or self.visitor != self.party.host:
            raise illegal(Reason.NOT_THE_HOST)

    def require_speaker(self) -> None:
        """Refuse whoever does not speak for the table."""
        if not self.situation.speaks(self.party, self.asker):
            raise illegal(Reason.NOT_THE_HOST)

    def level(self, level: str) -> str:
        """A level that exists."""
        if level not in self.situation.levels:
            raise Rejected(ErrorCode.NO_SUCH_LEVEL)
        return level
