"""A seat's part of the chance at a server's table: bound by a hash first, told when all are bound."""

from __future__ import annotations

import secrets
from hashlib import sha256

from tilerummy.protocol import messages as m

SALT_BYTES = 16
CALLED_OFF = ("not_ready", "starting")
"""A start that began or ended in the meantime: the next look at the table says what to do."""


class Salts:
    """The salt of the next match, and one more for another try: a salt that was told is never used again."""

    def __init__(self) -> None:
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
            self._told, self._asked = True, secrets.token_hex(8)
            return m.Reveal(self._asked, self._salt.hex(), _hash(self._next))
        if self._told:  # the start did not come off
            self._salt, self._next = self._next, secrets.token_bytes(SALT_BYTES)
            self._told = False
        if place.ready and place.salt_hash == _hash(self._salt):
            return None
        self._asked = secrets.token_hex(8)
        return m.Ready(self._asked, salt_hash=_hash(self._salt))

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
