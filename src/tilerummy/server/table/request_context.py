"""A request in its context: the table, the circumstances and who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from msgspec import structs

from tilerummy.protocol.messages import PartyPhase, PlaceKind
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.progress import illegal
from tilerummy.rules.refusal import Reason
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import Asker, Chair, Party, by_key
from tilerummy.server.table.table_state import TableState, TableStep

# -- The circumstances in which something is decided ---------------------------------------------------
# The time, who is there, and fresh chance.


AWAY_MS = 45_000
"""After so long without a connection a bot may be called in for somebody on turn, and a host replaced."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a decision depends on besides the table."""

    now: int
    connected: frozenset[VisitorId]
    """Who is there; those who came by the key of their seat under another name (`by_key`)."""
    seen: Mapping[VisitorId, int]
    """When those who are not connected were last."""
    levels: tuple[str, ...]
    """The bots there are."""
    usual_level: str
    """The one that plays where nobody chose."""
    fresh: Callable[[], bytes]
    """Makes a new secret, in case one is needed."""
    token: Callable[[int], str]
    """Makes a name of so many random bytes that nobody guesses."""

    def away_since(self, chair: Chair) -> int | None:
        """Since when somebody has not been connected, 0 if they never were; None if they are."""
        if not chair.human or self.here(chair.owner):
            return None
        last = max(self.seen.get(chair.owner, 0), self.seen.get(by_key(chair.owner), 0))
        return min(self.now, last)

    def here(self, visitor: VisitorId) -> bool:
        """Whether somebody is connected, by their token or by the key of their seat."""
        return visitor in self.connected or by_key(visitor) in self.connected

    def speaks(self, party: Party, asker: Asker) -> bool:
        """Whether somebody speaks for the table at this moment."""
        return speaks(party, asker, hostless=self.hostless(party))

    def hostless(self, party: Party) -> bool:
        """Whether anybody with a seat speaks for the table: the host is not there.

        Before a match only when they have been away for long: what is asked for then is the host's alone, and
        whoever asks becomes host.
        """
        if party.phase is PartyPhase.GATHERING:
            return self.deserted(party)
        return party.host not in self.connected

    def deserted(self, party: Party) -> bool:
        """Whether the host has been away for so long that somebody else may take their role.

        They are seen when they open the table, so of whom nothing is known any more was here long ago.
        """
        away = self.now - self.seen.get(party.host, 0)
        return party.host not in self.connected and away >= AWAY_MS

    def somebody(self, party: Party) -> bool:
        """Whether a human is there for whom to go on: the host, a person with a seat.

        Where no person has a seat, programs play among themselves.
        """
        people = [chair.owner for chair in party.chairs if chair.kind is PlaceKind.PERSON]
        if not people:
            people = [chair.owner for chair in party.chairs if chair.human]
        return any(map(self.here, (party.host, *people)))


def speaks(party: Party, asker: Asker, *, hostless: bool) -> bool:
    """Whether somebody speaks for the table: its host, or anybody seated while there is none.

    Before a match a key does not: a key is nobody's heir.
    """
    if asker.key is None and asker.visitor == party.host:
        return True
    if asker.key is not None and party.phase is PartyPhase.GATHERING:
        return False
    return hostless and party.seat_of(asker.visitor) is not None


def may_call_bot(state: TableState, circumstances: Circumstances, seat: int) -> bool:
    """Whether a bot may be called in for a seat: it left, or is away in its turn and no clock ends that."""
    party, game = state.party, state.game
    chair = party.chairs[seat]
    if game is None or game.final is not None or not chair.human or chair.level:
        return False
    if chair.left:
        return True
    away = circumstances.away_since(chair)
    if state.turn != seat or game.clock is not None or away is None:
        return False
    began = state.tail[-1].at if state.tail else circumstances.now
    # Their turn must be that old as well: until it came they kept nobody waiting.
    return circumstances.now - max(away, began) >= AWAY_MS


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the match: the referee says what happens. The people may change with it."""

    party: Party
    action: Action


Decision: TypeAlias = TableStep | Move


@dataclass(frozen=True, slots=True)
class RequestContext:
    """Who asks, at which table, in which circumstances."""

    state: TableState
    circumstances: Circumstances
    asker: Asker

    @property
    def visitor(self) -> VisitorId:
        """Who asks, or whose seat's key they hold."""
        return self.asker.visitor

    @property
    def party(self) -> Party:
        """The people round the table as it stands."""
        return self.state.party

    def step(self, party: Party) -> TableStep:
        """Only the people change."""
        return TableStep(party, self.state.game)

    def heir(self) -> RequestContext:
        """This context, with the asker as host if they have a seat and the host was away for long."""
        seated = self.asker.key is None and self.party.seat_of(self.visitor) is not None
        if not seated or not self.circumstances.deserted(self.party):
            return self
        party = structs.replace(self.party, host=self.visitor)
        return replace(self, state=replace(self.state, party=party))

    def require_host(self) -> None:
        """Refuse whoever is not the host; the key of the host's seat moves tiles, and nothing else."""
        if self.asker.key is not None or self.visitor != self.party.host:
            raise illegal(Reason.NOT_THE_HOST)

    def require_speaker(self) -> None:
        """Refuse whoever does not speak for the table."""
        if not self.circumstances.speaks(self.party, self.asker):
            raise illegal(Reason.NOT_THE_HOST)

    def level(self, level: str) -> str:
        """A level that exists."""
        if level not in self.circumstances.levels:
            raise Rejected(ErrorCode.NO_SUCH_LEVEL)
        return level
