"""Matches that everybody of a family left: gone on with, or put away by them, or by itself after a month."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tilerummy.protocol import messages as m
from tilerummy.server.errors import Rejected
from tilerummy.server.family.evening import TableSums
from tilerummy.server.family.rights import DAY_MS, Family
from tilerummy.server.live.credentials import Signer
from tilerummy.server.live.family_going import game_shown, is_going
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.family_rows import KeptGame
from tilerummy.server.store.store import Conflict, VisitorId
from tilerummy.server.table.put_away import put_away

ABANDONED_MS = 30 * DAY_MS
"""So long a match that was left waits; put away before a round was finished, it is shown as long again."""
LOOKED_AT, MOST = 6, 3


def is_left(game: KeptGame, played: TableSums, now: int) -> bool:
    """Whether a match stands still that is not over."""
    return game.phase == m.PartyPhase.PLAYING and not is_going(game, played, now)


def is_abandoned(game: KeptGame, played: TableSums, now: int) -> bool:
    """Whether nobody will go on with it."""
    return is_left(game, played, now) and game.changed + ABANDONED_MS <= now


def is_broken_off(game: KeptGame, played: TableSums, now: int) -> bool:
    """Whether a match was put away before a round of it was finished: no evening tells of it."""
    lately = game.phase == m.PartyPhase.OVER and game.changed + ABANDONED_MS > now
    return lately and played.broken_off


async def left(
    tables: TableCache,
    signer: Signer,
    family: Family,
    visitor: VisitorId,
    games: Sequence[tuple[KeptGame, TableSums]],
    now: int,
) -> list[m.FamilyGame]:
    """The matches that were not finished, the latest first: one's own, and those that can be watched."""
    wanted = [one for one in games if is_left(*one, now) or is_broken_off(*one, now)]
    wanted.sort(key=lambda one: -one[0].changed)
    found: list[m.FamilyGame] = []
    for game, played in wanted[:LOOKED_AT]:
        with suppress(Rejected):  # forgotten since
            state = (await tables.look(game.code))[0]
            found.append(game_shown(state, signer, family, visitor, game, played, now))
    own = [one for one in found if one.phase is m.PartyPhase.OVER or one.your_seat is not None]
    return own[:MOST]


async def end_left(tables: TableCache, game: KeptGame) -> bool:
    """End a match as it stands, unless somebody is back at it; whether it was done."""
    cached = tables.at(game.code)
    async with cached.lock:
        state = await tables.state(cached)
        if state.version != game.version:  # this process may know an old one
            cached.drop()
            state = await tables.load(cached)
        # Somebody came back since the family's page was looked at: then nothing is put away.
        if state.version != game.version or tables.situation(cached).somebody(state.party):
            return False
        try:
            await tables.keep(cached, state, put_away(state, tables.clock()))
        except Conflict:
            cached.drop()
            return False
    return True
