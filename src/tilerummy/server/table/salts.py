"""Salts: the players' part of the chance. Who sends a hash first is bound by it, so nobody can try out deals.

The order counts: the secret and all salts are fixed before the first of them is told. `docs/fairness.md` says
what follows from that.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

from tilerummy.protocol.messages import PartyPhase, SaltState
from tilerummy.rules.match.seat import Seat
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.table.party import Chair, Party

REVEAL_MS, ASKED_MS = 10_000, 30_000
"""So long salts may be told; then nothing is dealt. Longer where people are asked whether they want to."""
ASK_FROM = 2
"""After so many starts that were called off pages ask their people before they tell another salt."""
PAUSE_FROM, PAUSE_MS, LONGEST_PAUSE_MS = 4, 60_000, 960_000
"""After so many there is a pause, and after each one more it is twice as long, up to a quarter of an hour.

Whoever knows the secret and all salts but one learns one deal a start: so deals cannot be tried by the dozen.
"""


def salt_hash(salt: str) -> str:
    """The hash that binds somebody to a salt, both in hexadecimal digits."""
    return sha256(bytes.fromhex(salt)).hexdigest()


def one_of(salt: str, hashed: str | None) -> tuple[str, str]:
    """A salt, or its hash; refused if somebody sends both."""
    if salt and hashed:
        raise Rejected(ErrorCode.UNREADABLE, text="salt or salt_hash, not both")
    return salt, hashed or ""


def state_of(chair: Chair) -> SaltState:
    """How far the salt of a place is."""
    if chair.salt_hash:
        return SaltState.REVEALED if chair.salt else SaltState.COMMITTED
    return SaltState.OPEN if chair.salt else SaltState.NONE


def public_hash(chair: Chair) -> str | None:
    """What everybody may know of a salt before the match: open ones are fixed for all to see too."""
    return chair.salt_hash or (salt_hash(chair.salt) if chair.salt else None)


def is_sealed(party: Party) -> bool:
    """Whether all salts are bound before any is told; with one player it is enough that the secret was."""
    if party.phase is not PartyPhase.GATHERING:
        return party.sealed
    # Bots add no chance, so they have nothing to be bound by.
    humans = [chair for chair in party.chairs if chair.human]
    return all(chair.salt_hash for chair in humans) or (len(humans) == 1 and party.pledged)


def awaits_salts(party: Party) -> bool:
    """Whether somebody has still to tell the salt."""
    return any(state_of(chair) is SaltState.COMMITTED for chair in party.chairs)


def revealed(party: Party, seat: Seat, salt: str, next_hash: str) -> Party:
    """The party with one more salt told; refused if it is not the one that was promised."""
    chair = party.chairs[seat]
    # Told too early a salt would bind nobody: others could still choose theirs.
    if not party.reveal_by:
        party.require_gathering()
        raise Rejected(ErrorCode.NOT_READY)
    if not salt or not chair.salt_hash or salt_hash(salt) != chair.salt_hash:
        raise Rejected(ErrorCode.WRONG_SALT)
    return party.with_chair(seat, replace(chair, salt=salt, next_hash=next_hash))


def reveal_ms(party: Party) -> int:
    """How long the salts of a start may be told."""
    return ASKED_MS if party.called_off >= ASK_FROM else REVEAL_MS


def called_off(party: Party, now: int, *, late: bool) -> Party:
    """The party after a start that did not come off: what was told is worth nothing for the next try.

    Who was late is not ready any more; who told the salt stays ready with the hash of another one.
    """
    if not party.reveal_by:
        return party
    # Counted in the record, too: whoever verifies it sees how often a deal could have been tried.
    count = party.called_off + 1
    pause = min(PAUSE_MS << min(count - PAUSE_FROM, 10), LONGEST_PAUSE_MS) if count >= PAUSE_FROM else 0
    chairs = tuple(_try_again(chair, late=late) for chair in party.chairs)
    after = now + pause if pause else 0
    return replace(party, reveal_by=0, chairs=chairs, called_off=count, start_after=after)


def _try_again(chair: Chair, *, late: bool) -> Chair:
    match state_of(chair):
        case SaltState.REVEALED:
            # Others know it now, so it would bind nobody: without another hash they get ready anew.
            ready = chair.ready and bool(chair.next_hash)
            return replace(chair, salt="", salt_hash=chair.next_hash, next_hash="", ready=ready)
        case SaltState.COMMITTED if late:
            return replace(chair, salt_hash="", ready=False)
        case _:
            return chair
