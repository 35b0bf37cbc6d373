"""Identity: who somebody is, by the token or the seat key they show.

Both are signed, so that nothing has to be kept for them. A visitor's token says who they are, for half a
year; whoever comes within that time gets a new one. A key speaks for one seat of one table, until the seat's
lock is changed: it lets a person go on playing on another device, and a program in.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.process import DAY_MS
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.store import NOBODY, Code, VisitorId
from tilerummy.server.table.party import Asker, SeatCredential

KEY_BYTES = 32
MOST_CHARACTERS = 200
GOOD_DAYS = 180
RENEW_DAYS = 30
"""A token that is older than this is replaced when it is shown."""
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

    def seat_key(self, key: SeatCredential) -> str:
        """The key of a seat."""
        return self._signed(f"k1.{key.code}.{key.seat}.{key.lock}")

    def read(self, credential: str) -> VisitorId | SeatCredential | None:
        """What a credential says; None if it is not genuine."""
        # Cut first: nobody makes us hash a megabyte.
        text, _, mac = credential[:MOST_CHARACTERS].rpartition(".")
        # In constant time: how long it takes must not tell how much of a forged one was right.
        if not hmac.compare_digest(mac.encode(), self._mac(text).encode()):
            return None
        kind, *parts = text.split(".")
        if kind == "v1" and len(parts) == 1:
            return VisitorId(parts[0]) if self._clock() < self._undated_until else None
        if kind == "v2" and len(parts) == 2:
            return VisitorId(parts[0]) if self._today() - int(parts[1]) <= GOOD_DAYS else None
        if kind == "k1" and len(parts) == 3:
            return SeatCredential(Code(parts[0]), int(parts[1]), parts[2])
        return None

    def mark(self, *parts: str) -> str:
        """A name for something, from which nobody without the key learns what it is about."""
        # Its first word is no kind of credential, so a mark can never pass for one.
        return self._mac(".".join(("mark", *parts)))

    def digits(self, *parts: str) -> tuple[str, ...]:
        """The number that a device shows, to be typed on another one: that of today, and yesterday's, for it
        is typed around midnight, too."""
        today = self._today()
        marks = (self.mark("digits", *parts, str(day)) for day in (today, today - 1))
        return tuple(
            f"{int.from_bytes(sha256(one.encode()).digest()[:8], 'big') % 10**8:08}" for one in marks
        )

    def renewed(self, credential: str | None) -> str | None:
        """A new token in place of one that is good, but no longer new."""
        visitor = self.read(credential or "")
        if not isinstance(visitor, str):
            return None
        # Its date is read again: what was genuine above is well-formed.
        kind, *parts = (credential or "").split(".")
        fresh = kind == "v2" and self._today() - int(parts[1]) <= RENEW_DAYS
        return None if fresh else self.token(visitor)

    def _today(self) -> int:
        return self._clock() // DAY_MS

    def _signed(self, text: str) -> str:
        return f"{text}.{self._mac(text)}"

    def _mac(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


class Identity:
    """Reads credentials; what is not genuine is refused."""

    def __init__(self, tables: TableCache, signer: Signer, moderation: Moderation) -> None:
        self._tables, self._signer, self._moderation = tables, signer, moderation

    def renewed(self, token: str | None) -> str | None:
        """A new token for somebody whose own will not be good for much longer."""
        return self._signer.renewed(token)

    def known(self, token: str | None) -> VisitorId:
        """Who a token speaks for; a seat's key or no token is not enough."""
        found = self._signer.read(token or "")
        # A key speaks for one seat of one table, and for nothing else of its owner's.
        if not isinstance(found, str) or found == NOBODY:
            raise Rejected(ErrorCode.WRONG_TOKEN)
        self._moderation.require_welcome(found)
        return found

    async def asker_at(self, code: Code, token: str | None) -> Asker:
        """Who a token, or the key of a seat, speaks for at a table; nobody without one."""
        if token is None:
            return Asker()
        found = self._signer.read(token)
        if isinstance(found, SeatCredential):
            return await self._holder(code, found)
        return Asker(self.known(token))

    async def _holder(self, code: Code, key: SeatCredential) -> Asker:
        if key.code != code:
            raise Rejected(ErrorCode.WRONG_TOKEN)
        party = (await self._tables.look(code))[0].party
        if not key.fits(party):
            raise Rejected(ErrorCode.WRONG_TOKEN)
        asker = Asker(party.chairs[key.seat].owner, key)
        self._moderation.require_welcome(asker.visitor)
        return asker
