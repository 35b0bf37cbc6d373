"""What is kept of one visitor: shown to them, and forgotten when they wish.

Forgetting reaches everything in which a search would find their identity or their name: tables, records of
matches, talk, reports, and copies of records that were reviewed. Matches that others played too stay, with a
dash in place of the name; they verify as before, for no chance depends on names.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.rules.match.event import Event, MatchStarted, TakenOver
from tilerummy.server.errors import Rejected
from tilerummy.server.live.archive import forgetting_copies, matches_of
from tilerummy.server.live.lobby import tables_of
from tilerummy.server.live.process import unguessable
from tilerummy.server.live.service import Service
from tilerummy.server.live.table_cache import CachedTable
from tilerummy.server.store.moderation_rows import (
    closing,
    forgetting,
    reports,
    where_known,
)
from tilerummy.server.store.push_rows import forget_all
from tilerummy.server.store.store import NOBODY, Code, Conflict, KeptLine, Statement, VisitorId
from tilerummy.server.table.party import (
    NAMELESS,
    Asker,
    Banned,
    Chair,
    Party,
    new_lock,
    new_visitor,
    pass_host_on,
)
from tilerummy.server.table.table_state import TableState, TableStep, read_events, write_lines

MOST = 100_000
_TALK = msgspec.json.Decoder(list[m.Said])


async def kept_of(service: Service, visitor: VisitorId) -> m.KeptOfYou:
    """Everything that is kept of a visitor."""
    told = [
        m.KeptReport(one.code, one.at, one.name, one.text)
        for one in await reports(service.store, MOST, visitor)
    ]
    tried = await service.puzzle_ratings.tried_by(visitor)
    days = await service.days.days_told_by(visitor)
    browsers = (await service.notices.settings_of(visitor)).browsers
    families = await service.families.of(visitor)
    tables = (await tables_of(service.store, visitor)).tables
    clubs = await service.clubs.of(visitor) if service.clubs else []
    return m.KeptOfYou(tables, told, tried, days, browsers, families, clubs)


async def erase(service: Service, visitor: VisitorId) -> m.Erased:
    """Forget a visitor: tables they had to themselves go, at others their seat is nobody's any more."""
    # What they could still ask for would be kept again, at a table that was forgotten already.
    with service.moderation.leaving(visitor):
        gone = left = 0
        # What the others won against them stays, and so do the sums.
        await service.families.note_played(visitor)
        known = await where_known(service.store, visitor)
        while True:
            # Where a table does not say under which name it knew them, it may be any of theirs.
            names = set().union(*known.values())
            for code, own in known.items():
                goes_on = await _leave_for_good(service, code, visitor, own or names)
                left, gone = left + (goes_on is True), gone + (goes_on is False)
            await service.families.forget(visitor)
            if service.clubs:
                await service.clubs.forget(visitor)
            statements = [*forgetting(visitor, service.clock()), *service.days.forgetting(visitor)]
            statements.append(forget_all(visitor))
            await service.store.write_all([*statements, *await service.puzzle_ratings.forgetting(visitor)])
            # Another server may not have heard of it yet: whatever was kept there meanwhile goes as well.
            known = await where_known(service.store, visitor)
            if not known:
                break
        await service.moderation.read()
        # Last of all: only then is nothing of it left in the file's log either.
        await service.store.scrub()
    return m.Erased(gone, left)


async def _leave_for_good(
    service: Service, code: Code, visitor: VisitorId, names: AbstractSet[str]
) -> bool | None:
    """Whether other people go on at the table; if not, it is forgotten. None if it was gone before."""
    cached = service.tables.at(code)
    async with cached.lock:
        while True:
            try:
                return await _forget_at(service, cached, visitor, names)
            except Conflict:
                cached.drop()
            except Rejected:  # a report outlives its table
                await service.store.write_all(await _unreported(service, code, visitor, names))
                return None


async def _forget_at(
    service: Service, cached: CachedTable, visitor: VisitorId, names: AbstractSet[str]
) -> bool:
    tables, code = service.tables, cached.code
    state = await tables.state(cached)
    names = {*names, *_names_of(state.party, visitor)} - {NAMELESS}
    matches = await matches_of(service.store, code, state.party.match)
    scrubbed = [
        *forgetting_copies(matches, service.clock()),
        *await _unreported(service, code, visitor, names),
    ]
    # Nobody else has played here, so nobody else loses a match.
    if all(chair.owner == visitor for chair in state.party.chairs if chair.human):
        await service.store.write_all([*scrubbed, *closing(code, service.clock(), "", "")])
        service.forget_table(code)
        return False
    if state.party.phase is m.PartyPhase.PLAYING and state.party.seat_of(visitor) is not None:
        # As if they had got up themselves: the match goes on by the rules for that (9.10).
        await service.requests.carry_out(cached, state, Asker(visitor), m.Leave(unguessable(12)))
        state = await tables.state(cached)
    renamed = _renamed_lines(code, matches, names)
    await service.store.write_all([*scrubbed, *renamed, *_unsaid(state, names)])
    party = forgotten(state.party, visitor, new_visitor(unguessable), new_lock(unguessable))
    await tables.keep(cached, state, TableStep(party, state.game))
    cached.state = cached.known = None  # its players have other names now: all of it is read again
    service.archive.forget(code)
    await tables.ring(code)
    return True


def _names_of(party: Party, visitor: VisitorId) -> set[str]:
    """Under which names a visitor stands at a table."""
    seats = {chair.name for chair in party.chairs if chair.owner == visitor}
    return seats | {one.name for one in party.banned if one.visitor == visitor}


def forgotten(party: Party, visitor: VisitorId, nobody: VisitorId, lock: str) -> Party:
    """The party without a visitor: their seat is nobody's, and has no name."""

    def without(chair: Chair) -> Chair:
        before = tuple(one for one in chair.before if one != visitor)
        first = nobody if chair.first == visitor else chair.first
        taken_from = NOBODY if chair.taken_from == visitor else chair.taken_from
        chair = structs.replace(chair, before=before, first=first, taken_from=taken_from)
        if chair.owner != visitor:
            return chair
        return structs.replace(chair, owner=nobody, name=NAMELESS, face=None, lock=lock, left=True)

    banned: tuple[Banned, ...] = tuple(one for one in party.banned if one.visitor != visitor)
    chairs = tuple(map(without, party.chairs))
    asks = tuple(one for one in party.asks if visitor not in (one.visitor, one.owner))
    party = structs.replace(party, chairs=chairs, banned=banned, asks=asks, forgotten=party.forgotten + 1)
    if party.host != visitor:
        return party
    return pass_host_on(structs.replace(party, host=nobody), nobody)


# -- what is rewritten or deleted ------------------------------------------------------------------


def _renamed_lines(
    code: Code, matches: Mapping[int, tuple[KeptLine, ...]], names: AbstractSet[str]
) -> list[Statement]:
    """What takes names out of the records of all matches of a table."""
    statements: list[Statement] = []
    for match, lines in matches.items():
        for place, event in _named(lines, names):
            (line,) = write_lines((event,))
            keep = "UPDATE events SET text = $4 WHERE code = $1 AND match = $2 AND sequence = $3"
            statements.append((keep, (code, match, place, line.text)))
    return statements


def _named(lines: tuple[KeptLine, ...], names: AbstractSet[str]) -> list[tuple[int, Event]]:
    """The events of a match in which one of these names stands, without it."""
    # Names stand in two kinds of lines alone: the header, and whoever took a seat over.
    suspects = [0, *(place for place, line in enumerate(lines) if line.text.startswith("take-over"))]
    players = read_events(lines[:1])
    found: list[tuple[int, Event]] = []
    for place in suspects:
        # A line is read with its header alone: to read all of a long match for one name would hold up others.
        event = players[0] if place == 0 else read_events((lines[0], lines[place]))[1]
        match event:
            case MatchStarted() if any(player.name in names for player in event.players):
                named = (replace(p, name=NAMELESS) if p.name in names else p for p in event.players)
                found.append((place, replace(event, players=tuple(named))))
            case TakenOver() if event.name in names:
                found.append((place, replace(event, name=NAMELESS)))
            case _:
                pass
    return found


def _unsaid(state: TableState, names: AbstractSet[str]) -> list[Statement]:
    """What forgets the remarks of somebody at a table."""
    forget = "DELETE FROM remarks WHERE code = $1 AND number = $2"
    return [(forget, (state.party.code, said.number)) for said in state.remarks if said.name in names]


async def _unreported(
    service: Service, code: Code, visitor: VisitorId, names: AbstractSet[str]
) -> list[Statement]:
    """What takes somebody out of the reports of a table: their name, and what they said."""
    keep = """UPDATE reports SET about = $4, name = $5, talk = $6
        WHERE code = $1 AND reporter = $2 AND id = $3"""
    statements: list[Statement] = []
    for report in await reports(service.store, MOST, code=code):
        # What was reported stays, for the operator has to see it; who it was about does not.
        about, name = (report.about, report.name) if report.about != visitor else (VisitorId(""), NAMELESS)
        talk = [said for said in _TALK.decode(report.talk) if said.name not in names]
        row = (code, report.reporter, report.id, about, name, msgspec.json.encode(talk).decode())
        statements.append((keep, row))
    return statements
