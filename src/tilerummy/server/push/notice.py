"""What is said in a notice, in the words of whoever gets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import msgspec

SHORTEST_WAIT_MS = 60_000
"""Whoever is at the table sees that it is their turn; nobody else is told at once either."""
NIGHT = (22 * 60, 8 * 60)
"""Minutes of the receiver's day, from and to: nothing is said meanwhile."""
DAY_MINUTES = 24 * 60


class Words(Protocol):
    """A catalogue of the reader's language; which one is said from outside, for a device has none of ours."""

    def text(self, key: str, /, **args: str | float) -> str:
        """A sentence by its key."""


class Notice(msgspec.Struct, frozen=True):
    """What the browser shows; `url` opens with a tap. A later one with the same `tag` takes its place."""

    title: str
    body: str
    url: str
    tag: str


def turn_notice(words: Words, code: str, others: str) -> Notice:
    """It is your turn at a table where a turn has days."""
    return Notice(
        words.text("notice-turn"), words.text("notice-turn-at", names=others), f"/t/{code}", f"t-{code}"
    )


def day_notice(words: Words) -> Notice:
    """The reminder that somebody has asked for."""
    return Notice(words.text("notice-day"), words.text("notice-day-text"), "/#day", "day")


def play_notice(words: Words, code: str, family: str, who: str) -> Notice:
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
