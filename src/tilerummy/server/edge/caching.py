"""Answers that browsers and those between may keep, or need not be sent again."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response


def cacheable(
    request: Request, body: bytes, how_long: str, vary: str, kind: str = "application/json", **more: str
) -> Response:
    """The answer, or word that whoever asks has it already."""
    return tagged(request, body, body, how_long, vary, kind, **more)


def tagged(
    request: Request,
    body: bytes,
    says: bytes,
    how_long: str,
    vary: str,
    kind: str = "application/json",
    **more: str,
) -> Response:
    """The same for an answer of which only a part, what it `says`, has to be sent again when it changes."""
    tag = f'"{sha256(says).hexdigest()[:20]}"'
    headers = {"cache-control": how_long, "etag": tag, "vary": vary, **more}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)
