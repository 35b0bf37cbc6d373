"""A seat's part of the chance at a server's table: bound by a hash first, told when all are bound."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256

from tilerummy.library.table_error import TableError
from tilerummy.protocol import messages as m

SALT_BYTES = 16
CALLED_OFF = ("not_ready", "starting")
"""A start that began or ended in the meantime: the next look at the table says what to do."""

ASK_FROM = 2
"""After so many starts that were called off a program asks whoever it plays for, as a page does."""

Again = Callable[[int], bool]
"""Whether to tell the salt once more, after so many starts that were called off."""


def stop(count: int) -> bool:
    """The usual answer: a program that nobody watches helps nobody to look for a deal they like."""
    raise TableError(
        f"{count} starts of this match were called off after the seat's salt could be told. Somebody may be "
        "looking for a deal that they like. If you trust the table, say so: again=lambda count: True, or "
        "tilerummy bot --again"
    )


class Salts:
    """The salt of the next match, and one more for another try: a salt that was told is never used again."""

    def __init__(self, again: Again = stop) -> None:
        self._again, self._agreed = again, 0
        self._salt, self._next = secrets.token_bytes(SALT_BYTES), secrets.token_bytes(SALT_BYTES)
        self._told = False
        self._asked: str | None = None

    def answer(self, party: m.PartyState) -> m.Ready | m.Reveal | None:
        """What to say while people gather: that the seat is ready, or its salt; nothing if all is said."""
        if party.you.seat is None or self._asked is not None:
            return None
        place = party.places[party.you.seat]
        if party.reveal_by is not None:
            if self._told or place.salt_hash != _hash(self._salt):
                return None
            self._ask(party.called_off)
            self._told, self._asked = True, secrets.token_hex(8)
            return m.Reveal(self._asked, self._salt.hex(), _hash(self._next))
        if self._told:  # the start did not come off
            self._salt, self._next = self._next, secrets.token_bytes(SALT_BYTES)
            self._told = False
        if place.ready and place.salt_hash == _hash(self._salt):
            return None
        self._asked = secrets.token_hex(8)
        return m.Ready(self._asked, salt_hash=_hash(self._salt))

    def _ask(self, called_off: int) -> None:
        """Ask once for each start that was called off, from the second on."""
        if called_off < ASK_FROM or called_off <= self._agreed:
            return
        if not self._again(called_off):
            raise TableError(f"{called_off} starts of this match were called off: the seat goes no further")
        self._agreed = called_off

    def heard(self, message: m.Ack | m.Refused) -> bool:
        """Whether this answers what was said here; a refusal that more than time is behind counts as none."""
        if message.id != self._asked:
            return False
        self._asked = None
        return isinstance(message, m.Ack) or all(why.code in CALLED_OFF for why in message.reasons)

    def connection_lost(self) -> None:
        """No answer will come any more."""
        self._asked = None


def _hash(salt: bytes) -> str:
    return sha256(salt).hexdigest()
