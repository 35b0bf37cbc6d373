"""Addresses that the world expects to be the same everywhere: whom to tell of a hole (RFC 9116)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tilerummy.locales.language import LANGUAGES
from tilerummy.server.errors import ErrorCode, Rejected

GOOD_FOR = timedelta(days=90)


class WellKnown:
    """The answers."""

    def __init__(self, contact: str | None, clock: Callable[[], int]) -> None:
        self._contact, self._clock = contact, clock

    async def security(self, request: Request) -> Response:
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
        return PlainTextResponse("".join(f"{line}\n" for line in lines))
