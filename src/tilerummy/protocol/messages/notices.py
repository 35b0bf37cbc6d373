"""Notices over HTTP: what a browser's push service tells people who are not here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Pushes(Struct, frozen=True):
    """`GET /api/notices`: whether this server sends notices, and how many of your browsers take them."""

    key: str | None
    """The server's public key, for the browser; null: there are no notices here."""
    browsers: int


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/notices`: where this browser's notices go, and which of them you wish."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=800)]
    point: Annotated[str, Meta(max_length=100)]
    """The browser's key `p256dh`."""
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
    zone: Annotated[int, Meta(ge=-720, le=840)]
    """Minutes east of Greenwich: nothing is sent at night."""
    turns: bool = True
    """When it is your turn at a table where a turn has days, and when your family wants to play."""
    remind: Annotated[int, Meta(ge=0, le=1439)] | None = None
    """The minute of your day at which today's deal is to be called to mind."""
