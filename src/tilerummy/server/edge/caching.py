"""Answers that browsers and those between may keep, or need not be sent again."""

from __future__ import annotations

from hashlib import sha256

from tilerummy.server.edge.asked import JSON, Answer, Asked


def cacheable(asked: Asked, body: bytes, how_long: str, vary: str, kind: str = JSON, **more: str) -> Answer:
    """The answer, or word that whoever asks has it already."""
    return tagged(asked, body, body, how_long, vary, kind, **more)


def tagged(
    asked: Asked,
    body: bytes,
    says: bytes,
    how_long: str,
    vary: str,
    kind: str = JSON,
    **more: str,
) -> Answer:
    """The same for an answer of which only a part, what it `says`, has to be sent again when it changes."""
    tag = f'"{sha256(says).hexdigest()[:20]}"'
    headers = {"cache-control": how_long, "etag": tag, "vary": vary, **more}
    if asked.headers.get("if-none-match") == tag:
        return Answer(status=304, headers=headers)
    return Answer(body, kind=kind, headers=headers)
