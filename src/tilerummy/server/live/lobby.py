"""Lists of tables: the public ones, and those somebody has a seat at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import PlaceKind
from tilerummy.server.store.store import NOBODY, Code, ListedTable, Store, VisitorId
from tilerummy.server.table.party import Party

LONGEST = 50
MOST_LOOKED_AT = 500
"""So many tables are looked at for the list: more than one address can open while they are listed."""
OF_ONE_HOST = 3
LISTED_MS = 2 * 3_600_000
"""A public table at which nothing has happened for so long is not listed."""
_PARTY = msgspec.json.Decoder(Party)


def read_party(kept: bytes) -> Party:
    """The people of a table in a list."""
    return _PARTY.decode(kept)


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
    lines = _lines(await store.tables_of(visitor, LONGEST), visitor)
    return m.Tables(sorted(lines, key=lambda line: not line.your_turn))


def _lines(found: Iterable[ListedTable], visitor: VisitorId) -> list[m.TableLine]:
    return [_line(table, read_party(table.party), visitor) for table in found]


def _line(table: ListedTable, party: Party, visitor: VisitorId) -> m.TableLine:
    taken = [chair for chair in party.chairs if chair.kind is not PlaceKind.OPEN]
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
        your_seat=party.seat_of(visitor),
        faces=[chair.face for chair in taken],
        levels=[chair.level if chair.kind is PlaceKind.BOT else None for chair in taken],
    )
