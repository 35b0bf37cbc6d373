"""Addresses that the world expects to be the same everywhere: whom to tell of a hole (RFC 9116)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from tilerummy.locales.language import LANGUAGES
from tilerummy.server.edge.asked import TEXT, Answer, Asked
from tilerummy.server.errors import ErrorCode, Rejected

GOOD_FOR = timedelta(days=90)


class WellKnown:
    """Answers whom to tell of a hole."""

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
