"""The games of a family that are under way, as one of its people sees them."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.protocol import messages as m
from tilerummy.rules.match.event import Discarded, Drew, Event, Passed, Played, RoundBegan, Settled
from tilerummy.server.errors import Rejected
from tilerummy.server.family.evening import TableSums
from tilerummy.server.family.rights import DAY_MS, HOUR_MS, Family, seat_person
from tilerummy.server.live.credentials import Signer
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.family_rows import KeptGame
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import Party
from tilerummy.server.table.seat_key import SeatKey
from tilerummy.server.table.state import TableState

MOST = 6
GATHERING_MS = HOUR_MS
"""So long a table waits for people."""
PLAYING_MS = 12 * HOUR_MS
"""So long a match without days for a turn can be gone on with from here."""
SLOWLY_GATHERING_MS = 7 * DAY_MS
SLOWLY_PLAYING_MS = 15 * DAY_MS
"""The same with days for a turn; longer than any turn, so a match whose clock runs goes on."""
_TURNS = (Played, Drew, Discarded, Passed, Settled)


def is_going(game: KeptGame, played: TableSums, now: int) -> bool:
    """Whether a table is one to come to."""
    if game.version is None or game.phase == m.PartyPhase.OVER:
        return False
    if game.phase == m.PartyPhase.PLAYING:
        return game.changed + (SLOWLY_PLAYING_MS if played.by_turns else PLAYING_MS) > now
    return game.changed + (SLOWLY_GATHERING_MS if played.by_turns else GATHERING_MS) > now


async def going(
    tables: TableCache,
    signer: Signer,
    family: Family,
    visitor: VisitorId,
    games: Sequence[tuple[KeptGame, TableSums]],
    now: int,
) -> tuple[list[m.FamilyGame], set[int]]:
    """The games under way as a device sees them, those of now first; and who sits at one of them now."""
    wanted = [one for one in games if is_going(*one, now)]
    wanted.sort(key=lambda one: (one[1].by_turns, -one[0].changed))
    found: list[m.FamilyGame] = []
    there: set[int] = set()
    for game, played in wanted[:MOST]:
        try:
            state, situation, _ = await tables.look(game.code)
        except Rejected:  # forgotten since
            continue
        here = {chair.person for chair in state.party.chairs if chair.owner in situation.connected}
        there |= {family.devices[one] for one in here if one in family.devices}
        found.append(game_shown(state, signer, family, visitor, game, played, now))
    return found, there


def game_shown(
    state: TableState,
    signer: Signer,
    family: Family,
    visitor: VisitorId,
    game: KeptGame,
    played: TableSums,
    now: int,
) -> m.FamilyGame:
    """A game as a device sees it."""
    party, turn = state.party, state.turn
    taken = [chair for chair in party.chairs if chair.kind is not m.PlaceKind.OPEN]
    own = own_seat(party, family, visitor, now)
    return m.FamilyGame(
        code=party.code,
        phase=party.phase,
        round=0 if state.game is None else state.game.number,
        names=[chair.name for chair in taken],
        faces=[chair.face for chair in taken],
        free=len(party.chairs) - len(taken),
        by_turns=played.by_turns,
        turn=None if turn is None else party.chairs[turn].name,
        your_turn=turn is not None and turn == own,
        your_seat=own,
        since=_since(state.tail, game.changed),
        laid=_laid(state.tail),
        your_key=_key(signer, state, own, visitor),
    )


def own_seat(party: Party, family: Family, visitor: VisitorId, now: int) -> int | None:
    """The seat of this device; of a settled one, also that of another one of the same person.

    A lost phone, whose seat went over to another, gets it no more from here."""
    seat, you = party.seat_of(visitor), seat_person(family, visitor, now)
    if seat is not None or you is None:
        return seat
    own = (i for i, chair in enumerate(party.chairs) if family.devices.get(chair.person) == you)
    return next((i for i in own if visitor not in party.chairs[i].before), None)


def _key(signer: Signer, state: TableState, seat: int | None, visitor: VisitorId) -> str | None:
    """What lets this device play on for another one of the same person."""
    if seat is None:
        return None
    chair = state.party.chairs[seat]
    if chair.owner == visitor or not chair.lock:
        return None
    return signer.seat_key(SeatKey(state.party.code, seat, chair.lock))


def _since(tail: Sequence[Event], otherwise: int) -> int:
    """Since when the turn waits."""
    return next((event.at for event in reversed(tail) if isinstance(event, _TURNS)), otherwise)


def _laid(tail: Sequence[Event]) -> list[str]:
    """The tiles laid last in this round."""
    for event in reversed(tail):
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, Played | Settled) and event.laid:
            return [tile.text for tile in event.laid]
    return []
