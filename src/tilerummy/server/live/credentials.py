"""Credentials: a visitor's token, and the key of one seat. Signed, so that nothing has to be kept for them.

A visitor's token says who he is. A key speaks for one seat of one table, until the seat's lock is
changed: it lets a person go on playing on another device, and a program in.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from tilerummy.rules.chance import SECRET_BYTES
from tilerummy.server.store.base import Code, VisitorId
from tilerummy.server.table.seat_key import SeatKey

KEY_BYTES = 32
MOST_CHARACTERS = 200


class Signer:
    """Makes credentials and tells genuine ones."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def use(self, key: bytes) -> None:
        """From now on with this key: the one that all servers at the store have."""
        self._key = key

    def token(self, visitor: VisitorId) -> str:
        """The token of a visitor."""
        return self._signed(f"v1.{visitor}")

    def seat_key(self, key: SeatKey) -> str:
        """The key of a seat."""
        return self._signed(f"k1.{key.code}.{key.seat}.{key.lock}")

    def read(self, credential: str) -> VisitorId | SeatKey | None:
        """What a credential says; None if it is not genuine."""
        said, _, mac = credential[:MOST_CHARACTERS].rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(said).encode()):
            return None
        kind, *parts = said.split(".")
        if kind == "v1" and len(parts) == 1:
            return VisitorId(parts[0])
        if kind == "k1" and len(parts) == 3:
            return SeatKey(Code(parts[0]), int(parts[1]), parts[2])
        return None

    def _signed(self, said: str) -> str:
        return f"{said}.{self._mac(said)}"

    def _mac(self, said: str) -> str:
        digest = hmac.new(self._key, said.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


def new_code() -> Code:
    """The name of a new table: 96 bits that nobody guesses."""
    return Code(secrets.token_urlsafe(12))


def new_secret() -> bytes:
    """A secret for the chance of a match."""
    return secrets.token_bytes(SECRET_BYTES)
