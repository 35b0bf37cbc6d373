"""Credentials: a visitor's token, and the key of one seat. Signed, so that nothing has to be kept for them.

A visitor's token says who they are, for half a year; whoever comes within that time gets a new one. A key
speaks for one seat of one table, until the seat's lock is changed: it lets a person go on playing on another
device, and a program in.
"""

from __future__ import annotations

import hmac
import math
import secrets
import string
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256

from tilerummy.rules.match.chance import SECRET_BYTES
from tilerummy.server.store.store import Code, VisitorId
from tilerummy.server.table.seat_key import SeatKey

KEY_BYTES = 32
MOST_CHARACTERS = 200
DAY_MS = 86_400_000
GOOD_DAYS = 180
RENEW_DAYS = 30
"""A token that is older than this is replaced when it is shown."""
LETTERS = string.ascii_letters + string.digits
FIRST_TOKENS = "dated tokens"
"""Since when this database has tokens with a date; those without are good for half a year from then on."""


class Signer:
    """Makes credentials and tells genuine ones."""

    def __init__(self, key: bytes, clock: Callable[[], int]) -> None:
        self._key, self._clock = key, clock
        self._undated_until = 0

    def accept_undated(self, until: int) -> None:
        """Take tokens of the first version, which have no date, so long."""
        self._undated_until = until

    def use(self, key: bytes) -> None:
        """From now on with this key: the one that all servers at the store have."""
        self._key = key

    def token(self, visitor: VisitorId) -> str:
        """The token of a visitor."""
        # The kind is part of what is signed, so a seat's key can never pass for a visitor's token.
        return self._signed(f"v2.{visitor}.{self._today()}")

    def seat_key(self, key: SeatKey) -> str:
        """The key of a seat."""
        return self._signed(f"k1.{key.code}.{key.seat}.{key.lock}")

    def read(self, credential: str) -> VisitorId | SeatKey | None:
        """What a credential says; None if it is not genuine."""
        # Cut first: nobody makes us hash a megabyte.
        said, _, mac = credential[:MOST_CHARACTERS].rpartition(".")
        # In constant time: how long it takes must not tell how much of a forged one was right.
        if not hmac.compare_digest(mac.encode(), self._mac(said).encode()):
            return None
        kind, *parts = said.split(".")
        if kind == "v1" and len(parts) == 1:
            return VisitorId(parts[0]) if self._clock() < self._undated_until else None
        if kind == "v2" and len(parts) == 2:
            return VisitorId(parts[0]) if self._today() - int(parts[1]) <= GOOD_DAYS else None
        if kind == "k1" and len(parts) == 3:
            return SeatKey(Code(parts[0]), int(parts[1]), parts[2])
        return None

    def mark(self, *parts: str) -> str:
        """A name for something, from which nobody without the key learns what it is about."""
        return self._mac(".".join(("mark", *parts)))

    def renewed(self, credential: str | None) -> str | None:
        """A new token in place of one that is good, but no longer new."""
        visitor = self.read(credential or "")
        if not isinstance(visitor, str):
            return None
        kind, *parts = (credential or "").split(".")
        fresh = kind == "v2" and self._today() - int(parts[1]) <= RENEW_DAYS
        return None if fresh else self.token(visitor)

    def _today(self) -> int:
        return self._clock() // DAY_MS

    def _signed(self, said: str) -> str:
        return f"{said}.{self._mac(said)}"

    def _mac(self, said: str) -> str:
        digest = hmac.new(self._key, said.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


def new_code() -> Code:
    """The name of a new table: 96 bits that nobody guesses."""
    return Code(unguessable(12))


def unguessable(size: int) -> str:
    """A name with at least that many bytes of chance, in letters and digits alone.

    A hyphen in front would make it an option wherever it is typed as a word of a command.
    """
    count = math.ceil(size * 8 / math.log2(len(LETTERS)))
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_secret() -> bytes:
    """A secret for the chance of a match."""
    return secrets.token_bytes(SECRET_BYTES)
