"""A queue that is fair: what people wait for comes first, and addresses take turns.

One address can ask for as much as it likes: the next of any other waits for one answer of it, not for all.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from tilerummy.server.errors import ErrorCode, Rejected

THE_HOUSE = ""
"""Whoever asks on nobody's behalf: clocks, bots after a restart. It asks no more than it has tables."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A kind of question: when its turn comes, and how much of it one address may have."""

    order: int = 0
    """Smaller comes first."""
    of_one: int | None = None
    """So many of one address are worked on at a time; the rest of the workers are there for the others."""
    waiting: int = 32
    """So many of one address may wait."""


USUAL = Lane()
NOT_FOR_EVER = 8
"""Each so many-th turn goes to those who come last, for else some would keep them waiting for ever."""


@dataclass(slots=True, eq=False)
class Ticket:
    """A question that waits; it is its asker's turn when the future is done."""

    asker: str
    lane: Lane
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Who waits for a worker, and who has one."""

    def __init__(self, workers: int, waiting: int) -> None:
        self._free, self._most = workers, waiting
        self._waiting: defaultdict[int, OrderedDict[str, deque[Ticket]]] = defaultdict(OrderedDict)
        self._working: Counter[tuple[Lane, str]] = Counter()
        self._turns = 0

    def __len__(self) -> int:
        return sum(1 for _ in self._all())

    async def enter(self, asker: str, lane: Lane) -> Ticket:
        """Wait for one's turn; refused where too many wait. Whoever gives up is forgotten at once."""
        self._require_room(asker, lane)
        ticket = Ticket(asker, lane)
        self._waiting[lane.order].setdefault(asker, deque()).append(ticket)
        self._call()
        try:
            await ticket.turn
        except asyncio.CancelledError:
            if ticket.turn.done() and not ticket.turn.cancelled():
                self.leave(ticket)  # called, and gone at the same moment
            else:
                self._forget(ticket)
            raise
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """A worker is free again."""
        self._free += 1
        key = (ticket.lane, ticket.asker)
        self._working[key] -= 1
        if not self._working[key]:
            del self._working[key]
        self._call()

    def _require_room(self, asker: str, lane: Lane) -> None:
        if asker == THE_HOUSE:
            return
        own = sum(ticket.asker == asker and ticket.lane == lane for ticket in self._all())
        if own >= lane.waiting:
            raise Rejected(ErrorCode.TOO_MANY)
        if len(self) >= self._most:
            raise Rejected(ErrorCode.BUSY)

    def _call(self) -> None:
        """Let whoever is next begin, as long as a worker is free."""
        while self._free and (ticket := self._next()) is not None:
            self._free -= 1
            self._working[ticket.lane, ticket.asker] += 1
            ticket.turn.set_result(None)

    def _next(self) -> Ticket | None:
        last_first = self._turns % NOT_FOR_EVER == NOT_FOR_EVER - 1
        for order in sorted(self._waiting, reverse=last_first):
            askers = self._waiting[order]
            for asker, tickets in askers.items():
                if self._may_begin(tickets[0]):
                    ticket = tickets.popleft()
                    askers.move_to_end(asker)  # the others have their turn before this one's next
                    if not tickets:
                        del askers[asker]
                    self._turns += 1
                    return ticket
        return None

    def _may_begin(self, ticket: Ticket) -> bool:
        most = ticket.lane.of_one
        return most is None or ticket.asker == THE_HOUSE or self._working[ticket.lane, ticket.asker] < most

    def _forget(self, ticket: Ticket) -> None:
        askers = self._waiting[ticket.lane.order]
        askers[ticket.asker].remove(ticket)
        if not askers[ticket.asker]:
            del askers[ticket.asker]

    def _all(self) -> Iterator[Ticket]:
        return (ticket for askers in self._waiting.values() for own in askers.values() for ticket in own)
