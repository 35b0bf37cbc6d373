"""Big screens that are there: the word on each, and the table that a phone has sent to it."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.server.store.store import Code, Statement, Store


@dataclass(frozen=True, slots=True)
class KeptScreen:
    """A big screen."""

    screen: str
    word: str | None  # what a phone can type now
    until: int  # so long it can
    code: Code | None  # the table that it shows


async def screen_of(store: Store, screen: str) -> KeptScreen | None:
    """A screen that was there not long ago."""
    rows = await store.query("SELECT screen, word, until, code FROM screens WHERE screen = $1", screen)
    return KeptScreen(*rows[0]) if rows else None


async def showing(store: Store, word: str, now: int) -> str | None:
    """The screen on which this word stands now."""
    rows = await store.query("SELECT screen FROM screens WHERE word = $1 AND until > $2", word, now)
    return rows[0].screen if rows else None


async def words_in_use(store: Store, now: int) -> set[str]:
    """The words that stand on screens now."""
    rows = await store.query("SELECT word FROM screens WHERE word IS NOT NULL AND until > $1", now)
    return {row.word for row in rows}


def keep(kept: KeptScreen, now: int) -> list[Statement]:
    """What puts a word on a screen; it fails where another server was faster with that word."""
    put = """INSERT INTO screens (screen, word, until, code, at) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (screen) DO UPDATE SET word = excluded.word, until = excluded.until, at = excluded.at"""
    # A word whose time is over may stand somewhere else next.
    free = ("UPDATE screens SET word = NULL WHERE word = $1 AND until <= $2", (kept.word, now))
    return [free, (put, (kept.screen, kept.word, kept.until, kept.code, now))]


def send(word: str, code: Code, now: int) -> Statement:
    """What sends a table to the screen with this word, which is used up by it."""
    return (
        "UPDATE screens SET code = $2, word = NULL, at = $3 WHERE word = $1 AND until > $3",
        (word, code, now),
    )


def take_off(screen: str, code: Code) -> Statement:
    """What takes a table off a screen, if it is there still."""
    return "UPDATE screens SET code = NULL WHERE screen = $1 AND code = $2", (screen, code)


def forget_old(since: int) -> Statement:
    """What forgets the screens that nobody has put a word or a table on since."""
    return "DELETE FROM screens WHERE at < $1", (since,)
