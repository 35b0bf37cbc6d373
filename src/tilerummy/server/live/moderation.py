"""Moderation: who may not come in, as this process knows it, and which names are not welcome.

Of acts done elsewhere it hears in seconds.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tilerummy.server.errors import ErrorCode, Rejected, RightsEnded
from tilerummy.server.store import moderation_rows as rows
from tilerummy.server.store.store import Store, VisitorId
from tilerummy.server.table.party import Asker, Party

AT_ONCE = 1000
USUAL = """
admin administrator moderator operator support system *tilerummy* *fuck* *nigger* *hitler*
*siegheil* cunt faggot nazi rapist whore hure fotze wichser pute salope puta puto troia kurwa *хуй*
пизда блядь
"""
_LETTERS = str.maketrans("0134578@$", "oieastbas")


class Moderation:
    """The bans and void tokens of this server."""

    def __init__(self, database: Store, clock: Callable[[], int]) -> None:
        self._database, self._clock = database, clock
        self._bans: dict[tuple[str, str], int] = {}
        self._revoked: frozenset[str] = frozenset()
        self._leaving: set[VisitorId] = set()
        self._last = 0

    async def open(self) -> None:
        """Read everything; acts from before have had their effect."""
        # Only their numbers matter: what still holds of them is in the tables read next.
        while found := await rows.acts_after(self._database, self._last, AT_ONCE):
            self._last = found[-1].number
        await rows.hide_forgotten(self._database)
        await self.read()

    async def news(self) -> list[rows.Act]:
        """What was done since the last look; from now on it holds here."""
        found = await rows.acts_after(self._database, self._last, AT_ONCE)
        if found:
            self._last = found[-1].number
            await self.read()
        return found

    async def read(self) -> None:
        """Look at who is kept out now; acts are told of by `news`."""
        self._bans = {
            (ban.kind, ban.who): ban.until for ban in await rows.bans(self._database, self._clock())
        }
        self._revoked = await rows.revoked(self._database)

    def is_void(self, visitor: VisitorId) -> bool:
        """Whether every token of a visitor is void."""
        return visitor in self._leaving or visitor in self._revoked or self.is_erased(visitor)

    def is_erased(self, visitor: VisitorId) -> bool:
        """Whether a visitor was forgotten."""
        return rows.erased_mark(visitor) in self._revoked

    @contextmanager
    def leaving(self, visitor: VisitorId) -> Iterator[None]:
        """While a visitor is being forgotten they can ask for nothing more: it would be kept again."""
        self._leaving.add(visitor)
        try:
            yield
        finally:
            self._leaving.discard(visitor)

    def is_banned(self, visitor: VisitorId) -> bool:
        """Whether a visitor may not come in."""
        return self._holds(rows.VISITOR, visitor)

    def is_address_banned(self, address: str) -> bool:
        """Whether nobody may come in from an address."""
        return self._holds(rows.ADDRESS, address)

    def require_welcome(self, visitor: VisitorId) -> None:
        """Refuse whoever may not come in."""
        if self.is_void(visitor):
            raise Rejected(ErrorCode.WRONG_TOKEN)
        if self.is_banned(visitor):
            raise Rejected(ErrorCode.BANNED)

    def ended(self, asker: Asker, party: Party) -> ErrorCode | None:
        """Why somebody who was let in may not stay; None if they may. Asked at every look and every request.

        It runs for each listener of each change, so it only looks things up that are at hand.
        """
        if self.is_void(asker.visitor):
            return ErrorCode.WRONG_TOKEN
        if self.is_banned(asker.visitor):
            return ErrorCode.BANNED
        return None if asker.key is None or asker.key.fits(party) else ErrorCode.WRONG_TOKEN

    def require_rights(self, asker: Asker, party: Party) -> None:
        """Refuse whoever may not stay."""
        why = self.ended(asker, party)
        if why is not None:
            raise RightsEnded(why)

    def _holds(self, kind: str, who: str) -> bool:
        until = self._bans.get((kind, who))
        return until is not None and until > self._clock()


# -- names that are not welcome -------------------------------------------------------------------
# A list of words that the operator can replace. A line is a word; `*word*` means wherever it stands, else
# only a whole word counts. Case, accents and digits that stand for letters make no difference. The usual
# list is short: names that pretend to be the operator, and the crudest insults. What else is unwelcome
# depends on the place.


class NameFilter:
    """Tells names that are welcome."""

    def __init__(self, words: Iterable[str] | None = None) -> None:
        listed = [word.strip() for word in (USUAL.split() if words is None else words)]
        listed = [word for word in listed if word and not word.startswith("#")]
        self._anywhere = tuple(_plain(word.strip("*")) for word in listed if word.startswith("*"))
        self._whole = frozenset(_plain(word) for word in listed if not word.startswith("*"))

    def fits(self, name: str) -> bool:
        """Whether a name is welcome."""
        words = re.findall(r"[^\W_]+", _plain(name))
        # Spaces and dots between the letters are the first thing that is tried.
        joined = "".join(words)
        if joined in self._whole or not self._whole.isdisjoint(words):
            return False
        return not any(word in joined for word in self._anywhere)

    def require_fit(self, name: str | None) -> None:
        """Refuse a name that is not welcome."""
        if name is not None and not self.fits(name):
            raise Rejected(ErrorCode.UNFIT_NAME)


def _plain(text: str) -> str:
    """A text as it is compared: small letters without accents, digits read as the letters they look like."""
    # Taken apart, letters that only look different fall together, and accents can be left out.
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(_LETTERS)


def filter_from(file: Path | None) -> NameFilter:
    """The filter with the words of a file, a line each, or the usual one."""
    return NameFilter() if file is None else NameFilter(file.read_text(encoding="utf-8").splitlines())
