"""What is kept of one visitor: shown to them, and forgotten when they wish."""

from __future__ import annotations

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.live.lobby import tables_of
from tilerummy.server.live.service import Service
from tilerummy.server.store.base import Code, VisitorId
from tilerummy.server.store.moderation import ERASE, PARTS, Statement, reports
from tilerummy.server.table.party import pass_host_on
from tilerummy.server.table.seat_key import Asker, new_lock, new_visitor
from tilerummy.server.table.step import Step

MOST = 100_000
_OWN = ("pledged", "presence", "answers", "members")


async def kept_of(service: Service, visitor: VisitorId) -> m.KeptOfYou:
    """Everything that is kept of a visitor."""
    told = [
        m.KeptReport(one.code, one.at, one.name, one.text)
        for one in await reports(service.store, MOST, visitor)
    ]
    tried = await service.puzzle_ratings.tried_by(visitor)
    return m.KeptOfYou((await tables_of(service.store, visitor)).tables, told, tried)


async def erase(service: Service, visitor: VisitorId) -> m.Erased:
    """Forget a visitor: tables they had to themselves go, at others their seat is nobody's any more."""
    ask = """SELECT code FROM members WHERE visitor = $1
        UNION SELECT code FROM tables WHERE host = $1"""
    gone = left = 0
    for (code,) in await service.store.query(ask, visitor):
        if await _leave_for_good(service, Code(code), visitor):
            left += 1
        else:
            gone += 1
    own: list[Statement] = [(f"DELETE FROM {part} WHERE visitor = $1", (visitor,)) for part in _OWN]
    own.append(("DELETE FROM reports WHERE reporter = $1", (visitor,)))
    own += await service.puzzle_ratings.forgetting(visitor)
    own.append(("INSERT INTO revoked (visitor) VALUES ($1) ON CONFLICT (visitor) DO NOTHING", (visitor,)))
    logged = "INSERT INTO acts (at, kind, who, until, why, operator) VALUES ($1, $2, '', NULL, '', '')"
    own.append((logged, (service.clock(), ERASE)))
    await service.store.write_all(own)
    return m.Erased(gone, left)


async def _leave_for_good(service: Service, code: Code, visitor: VisitorId) -> bool:
    """Whether other people go on at the table; if not, it is forgotten."""
    tables = service.tables
    state, _, cached = await tables.look(code)
    others = any(chair.owner != visitor for chair in state.party.chairs if chair.human)
    if not others:
        everything: list[Statement] = [(f"DELETE FROM {part} WHERE code = $1", (code,)) for part in PARTS]
        await service.store.write_all(everything)
        tables.forget(code)
        return False
    if state.party.phase is m.PartyPhase.PLAYING and state.party.seat_of(visitor) is not None:
        await service.requests.request(code, Asker(visitor), m.Leave(tables.token(12)))
    async with cached.lock:
        state = await tables.state(cached)
        seat = state.party.seat_of(visitor)
        nobody = new_visitor(tables.token)
        party = state.party
        if seat is not None:
            chair = msgspec.structs.replace(
                party.chairs[seat], owner=nobody, lock=new_lock(tables.token), left=True
            )
            party = party.with_chair(seat, chair)
            said = [(remark.number,) for remark in state.remarks if remark.seat == seat]
            forget = "DELETE FROM remarks WHERE code = $1 AND number = $2"
            await service.store.write_all([(forget, (code, number)) for (number,) in said])
        if party.host == visitor:
            party = pass_host_on(msgspec.structs.replace(party, host=nobody), nobody)
        await tables.keep(cached, state, Step(party, state.game))
    tables.forget(code)
    return True
