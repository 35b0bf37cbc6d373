"""Addresses that are the same everywhere: `security.txt` (RFC 9116), `robots.txt` (RFC 9309)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from tilerummy.locales.language import LANGUAGES
from tilerummy.server.edge.asked import TEXT, Answer, Asked
from tilerummy.server.errors import ErrorCode, Rejected

GOOD_FOR = timedelta(days=90)
ROBOTS = """User-agent: *
Disallow: /api/
Disallow: /f/
Disallow: /t/
"""
"""Whoever has the address of a table may come in: it must not stand in a search engine."""


class WellKnown:
    """Answers whom to tell of a hole, and what search engines should leave alone."""

    def __init__(self, contact: str | None, clock: Callable[[], int]) -> None:
        self._contact, self._clock = contact, clock

    async def security(self, asked: Asked) -> Answer:
        """Whom to tell, if the operator has said so."""
        if self._contact is None:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        expires = datetime.fromtimestamp(self._clock() / 1000, UTC) + GOOD_FOR
        spoken = ", ".join(language.code for language in LANGUAGES)
        lines = (
            f"Contact: {self._contact}",
            f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
            f"Preferred-Languages: {spoken}",
        )
        return Answer("".join(f"{line}\n" for line in lines).encode(), kind=TEXT)

    async def robots(self, asked: Asked) -> Answer:
        """What search engines should leave alone."""
        return Answer(ROBOTS.encode(), kind=TEXT)
