"""Notices: what is said in one, when nobody wants any, and where it goes.

A browser names the address itself, so a forged one could make this server ask anything of anybody. Only the
services of the browsers are believed, and those that the operator names.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error
from dataclasses import dataclass
from enum import Enum
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""Chrome and what is made from it, Firefox, Safari, Edge."""
LABEL = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
POINT_BYTES, AUTH_BYTES = 65, 16


class BadAddress(ValueError):
    """Nothing can be sent there; the message says why."""


@dataclass(frozen=True, slots=True)
class PushAddress:
    """One browser that takes notices."""

    endpoint: str
    point: bytes  # the browser's public key
    auth: bytes  # a secret that the browser shares with us

    @property
    def service(self) -> str:
        """The origin of the push service."""
        parts = urlsplit(self.endpoint)
        return f"{parts.scheme}://{parts.netloc}"


def read_address(endpoint: str, point: str, auth: str, also: tuple[str, ...] = ()) -> PushAddress:
    """What a browser has told, checked; `also` are services that the operator believes."""
    address = PushAddress(endpoint, _bytes(point, POINT_BYTES), _bytes(auth, AUTH_BYTES))
    try:
        service = address.service
    except ValueError:
        raise BadAddress("the address can't be read") from None
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadAddress("the address can't be read")
    if not any(_fits(service, known) for known in (*SERVICES, *also)):
        raise BadAddress(f"{service[:80]} is no push service that this server knows")
    return address


def _fits(service: str, known: str) -> bool:
    """Whether this is the service that is known, or a part of it where a star stands for the first names."""
    before, star, after = known.partition("*")
    if not star:
        return service == known
    if not (service.startswith(before) and service.endswith(after)):
        return False
    parts = service[len(before) : len(service) - len(after)].split(".")
    return all(map(_is_label, parts))


def _is_label(part: str) -> bool:
    """Whether this can be one part of a host's name: some readers take an empty one for another host."""
    return 0 < len(part) <= 63 and set(part) <= LABEL and part[0] != "-" != part[-1]


def _bytes(text: str, count: int) -> bytes:
    try:
        found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError):
        raise BadAddress("the keys can't be read") from None
    if len(found) != count:
        raise BadAddress("the keys can't be read")
    return found


class Sent(Enum):
    """What became of a notice."""

    TAKEN = "taken"
    GONE = "gone"  # that browser takes no more notices: forget it
    FAILED = "failed"


SHORTEST_WAIT_MS = 60_000
"""Whoever is at the table sees that it is their turn; nobody else is told at once either."""
NIGHT = (22 * 60, 8 * 60)  # minutes of the receiver's day, from and to: nothing is said meanwhile
DAY_MINUTES = 24 * 60


class NoticeWords(Protocol):
    """A catalogue of the reader's language; which one is said from outside, for a device has none of ours."""

    def text(self, key: str, /, **args: str | float) -> str:
        """A sentence by its key."""


class Notice(msgspec.Struct, frozen=True):
    """What the browser shows; `url` opens with a tap. A later one with the same `tag` takes its place."""

    title: str
    body: str
    url: str
    tag: str


def turn_notice(words: NoticeWords, code: str, others: str) -> Notice:
    """It is your turn at a table where a turn has days."""
    return Notice(
        words.text("notice-turn"), words.text("notice-turn-at", names=others), f"/t/{code}", f"t-{code}"
    )


def day_notice(words: NoticeWords) -> Notice:
    """The reminder that somebody has asked for."""
    return Notice(words.text("notice-day"), words.text("notice-day-text"), "/#day", "day")


def play_notice(words: NoticeWords, code: str, family: str, who: str) -> Notice:
    """Somebody of the family wants to play."""
    return Notice(family, words.text("notice-play", name=who), f"/f/{code}", f"f-{code}")


@dataclass(frozen=True, slots=True)
class LocalTime:
    """The receiver's clock: minutes east of Greenwich."""

    zone: int

    def minute(self, now: int) -> int:
        """The minute of the day there."""
        return (now // 60_000 + self.zone) % DAY_MINUTES

    def is_night(self, now: int) -> bool:
        """Whether people sleep there."""
        minute = self.minute(now)
        return minute >= NIGHT[0] or minute < NIGHT[1]

    def next_at(self, minute: int, now: int) -> int:
        """When it is this minute of the day there for the next time."""
        wait = (minute - self.minute(now)) % DAY_MINUTES or DAY_MINUTES
        return (now // 60_000 + wait) * 60_000
