"""The lobby: where newcomers get an identity, and tables are opened and found.

Secrets are pledged to a visitor before there is a salt for them, so that no server can choose the chance of
a match once it knows who plays.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec import structs

from tilerummy.daily.daily_deal import LEVELS, read_deal
from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import PlaceKind
from tilerummy.rules.match.chance import commitment
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.process import Defaults, new_code, unguessable
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.store import NOBODY, Code, Conflict, ListedTable, Store, VisitorId
from tilerummy.server.table.decide import begin
from tilerummy.server.table.party import (
    OPEN,
    Newcomer,
    Party,
    check_plan,
    new_lock,
    new_visitor,
    seat_bot,
    sit_down,
)
from tilerummy.server.table.salts import one_of
from tilerummy.server.table.table_state import TableState, TableStep, read_party

log = logging.getLogger(__name__)
LONGEST = 50
MOST_LOOKED_AT = 500
"""So many tables are looked at for the list: more than one address can open while they are listed."""
OF_ONE_HOST = 3
LISTED_MS = 2 * 3_600_000
"""A public table at which nothing has happened for so long is not listed."""


class NewTables:
    """Opens tables. Secrets are pledged to a visitor before there is a salt for them."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        signer: Signer,
        *,
        process: str,
        clock: Callable[[], int],
        fresh: Callable[[], bytes],
        defaults: Defaults,
    ) -> None:
        self._tables, self._store, self._signer = tables, store, signer
        self._process, self._clock, self._fresh, self._defaults = process, clock, fresh, defaults

    async def new_visitor(self) -> m.Visitor:
        """Make a token for somebody new, with a secret that is fixed for their first match."""
        visitor = new_visitor(unguessable)
        return m.Visitor(self._signer.token(visitor), await self._pledge(visitor))

    async def pledge(self, visitor: VisitorId) -> m.Pledge:
        """Another secret fixed for a visitor, for a table of its own."""
        return m.Pledge(await self._pledge(visitor))

    async def code_for(self, visitor: VisitorId, wanted: m.NewTable) -> tuple[Code, bool]:
        """The code of the table that is asked for, and whether it is there: its answer was lost."""
        # Without one a repeated request cannot be told from a new one.
        if wanted.id is None:
            return self.new_code(), False
        # The same code for the same id: whoever asks again after a lost answer finds the table they opened.
        code = self.code_from("table", visitor, wanted.id)
        there = await self._store.load(code)
        if there is None:
            return code, False
        # One that has begun is no longer what anybody waits for.
        waits = read_party(there.party).phase is m.PartyPhase.GATHERING
        return (code, True) if waits else (self.new_code(), False)

    async def open_table(
        self,
        visitor: VisitorId,
        wanted: m.NewTable,
        code: Code | None = None,
        family: str = "",
    ) -> tuple[Code, str]:
        """A new table, or the one that is there; its code, and the commitment for the visitor's next one."""
        check_plan(wanted.plan)
        if code is None:
            code, there = await self.code_for(visitor, wanted)
            if there:
                return code, await self._pledge(visitor)
        party = structs.replace(self._new_party(visitor, wanted.plan, code), family=family)
        if wanted.name is not None:
            salt, salt_hash = one_of(wanted.salt, wanted.salt_hash)
            party = self._seated(party, wanted.name, salt, salt_hash, wanted.face)
        for level in wanted.bots:
            party = seat_bot(party, self._level(level), None)
        try:
            return await self._open(TableStep(await self._bound(party, wanted.commitment), None))
        except Conflict:  # it was asked for twice at the same time
            return code, await self._pledge(visitor)

    async def quick_game(self, visitor: VisitorId, wanted: m.QuickGame) -> tuple[Code, str]:
        """A new table with bots on all other seats, and the match begun."""
        # Against bots nobody is waited for: without a clock of their own people take their time.
        plan = wanted.plan if wanted.plan.clock is not None else structs.replace(wanted.plan, clock=0)
        check_plan(plan)
        party = self._seated(self._new_party(visitor, plan), wanted.name, wanted.salt, "", wanted.face)
        # The last level named plays on all seats that are left.
        levels = [self._level(level) for level in wanted.bots] or [self._defaults.usual_level]
        for place in range(plan.players - 1):
            party = seat_bot(party, levels[min(place, len(levels) - 1)], None)
        begin(party, self._clock())  # whatever speaks against it does so before a pledge is used up
        bound = await self._bound(party, wanted.commitment)
        return await self._open(begin(bound, self._clock()))

    async def day_game(
        self, visitor: VisitorId, code: Code, day: str, plan: m.Plan, wanted: m.DayGame
    ) -> tuple[Code, str]:
        """The table of a day's deal, begun: its chance is that of the day, and nobody adds any."""
        deal = read_deal(day)
        party = Party(code, visitor, plan, deal.secret.hex(), (OPEN,) * plan.players, day=day)
        party = self._seated(party, wanted.name, "", "", wanted.face)
        for level in LEVELS:
            party = seat_bot(party, level, None)
        return await self._open(begin(party, self._clock()))

    async def club_game(
        self,
        code: Code,
        club: str,
        plan: m.Plan,
        devices: Sequence[VisitorId],
        named: Sequence[tuple[str, int | None]],
        same: str,
    ) -> None:
        """The table of a club's round, begun, once: everybody sits where the draw has put them.

        With a secret that several tables have they are dealt the same, as each record shows.
        """
        check_plan(plan)
        party = self._new_party(devices[0], plan, code)
        party = structs.replace(party, secret=same or party.secret, club=club)
        for device, (name, face) in zip(devices, named, strict=True):
            lock = new_lock(unguessable)
            party, seat = sit_down(party, Newcomer(device, name, "", lock, face=face), None)
            # Who sits there has said so by coming to the evening.
            party = party.with_chair(seat, structs.replace(party.chairs[seat], ready=True))
        with suppress(Conflict):  # another server was faster, and has opened the same
            await self._open(begin(party, self._clock()))

    def code_from(self, *parts: str) -> Code:
        """A code by what it stands for, which nobody but this server can tell; letters and digits alone."""
        # As long as a code that is drawn (`new_code`).
        return self.own_code(self._signer.mark(*parts).replace("-", "0").replace("_", "1")[:17])

    def own_code(self, code: str) -> Code:
        """A code as this server gives them."""
        return Code(self._defaults.own_tables + code)

    def new_code(self) -> Code:
        """A code that no table has."""
        return self.own_code(new_code())

    def _new_party(self, visitor: VisitorId, plan: m.Plan, code: Code | None = None) -> Party:
        code = code or self.new_code()
        return Party(code, visitor, plan, self._fresh().hex(), (OPEN,) * plan.players)

    def _seated(self, party: Party, name: str, salt: str, salt_hash: str, face: int | None) -> Party:
        """The party with its host on a seat."""
        lock = new_lock(unguessable)
        newcomer = Newcomer(party.host, name, salt, lock, salt_hash=salt_hash, face=face)
        return sit_down(party, newcomer, None)[0]

    async def _bound(self, party: Party, named: str | None) -> Party:
        """The party with a secret that was pledged to its host; refused if it is not the one that is named.

        A secret serves one table, so it is used up by this, even if the store then fails.
        """
        secret = await self._store.redeem(party.host, named)
        if secret is None:
            if named is not None:
                raise Rejected(ErrorCode.NO_SUCH_PLEDGE)
            return party
        return structs.replace(party, secret=secret.hex(), pledged=named is not None)

    async def _open(self, step: TableStep) -> tuple[Code, str]:
        cached = self._tables.at(step.party.code)
        async with cached.lock:
            # From version 0: a table of that code that is there already is a conflict.
            await self._tables.keep(cached, TableState(0, step.party), step)
            # Whoever opens a table is its host for as long as hosts may be away, though not connected yet.
            now, host = self._clock(), step.party.host
            cached.seen[host] = now
            await self._store.see(self._process, cached.code, host, now, here=False)
        log.info("table opened", extra={"table": cached.code, "preset": step.party.plan.preset})
        return cached.code, await self._pledge(step.party.host)

    async def _pledge(self, visitor: VisitorId) -> str:
        secret = self._fresh()
        await self._store.pledge(visitor, secret, self._clock())
        return commitment(secret)

    def _level(self, level: str) -> str:
        if level not in self._defaults.levels:
            raise Rejected(ErrorCode.NO_SUCH_LEVEL)
        return level


# -- lists of tables: the public ones, and those somebody has a seat at ---------------------------


async def public_tables(store: Store, now: int, share_of: Callable[[Code], str] = str) -> m.Tables:
    """What a newcomer can join or watch: tables whose host is there, and where something happens.

    Addresses share the list: each has its first table in it before any has its second.
    """
    found = await store.lobby(MOST_LOOKED_AT, OF_ONE_HOST, now, now - LISTED_MS)
    parties = [(table, read_party(table.party)) for table in found]
    before: Counter[str] = Counter()
    places: list[int] = []
    for _, party in parties:
        share = share_of(party.code)
        places.append(before[share])
        before[share] += 1
    # Whoever opens fifty tables has one of them near the top, like everybody else.
    in_turn = sorted(range(len(parties)), key=places.__getitem__)[:LONGEST]
    return m.Tables([_line(*parties[place], NOBODY) for place in in_turn])


async def tables_of(store: Store, visitor: VisitorId) -> m.Tables:
    """Where a visitor plays; those that wait for them first."""
    found = await store.tables_of(visitor, LONGEST)
    lines = [_line(table, read_party(table.party), visitor) for table in found]
    return m.Tables(sorted(lines, key=lambda line: not line.your_turn))


def _line(table: ListedTable, party: Party, visitor: VisitorId) -> m.TableLine:
    taken = [chair for chair in party.chairs if chair.kind is not PlaceKind.OPEN]
    seat = party.seat_of(visitor)
    return m.TableLine(
        code=party.code,
        phase=party.phase,
        preset=party.plan.preset,
        changed=bool(party.rules.changes()),
        players=len(party.chairs),
        names=[chair.name for chair in taken],
        free=len(party.chairs) - len(taken),
        clock=party.rules.time_limit_s,
        rounds=party.plan.rounds,
        your_turn=visitor != NOBODY and table.turn == visitor,
        your_seat=seat,
        faces=[chair.face for chair in taken],
        levels=[chair.level if chair.kind is PlaceKind.BOT else None for chair in taken],
        left=seat is not None and party.chairs[seat].left,
    )
