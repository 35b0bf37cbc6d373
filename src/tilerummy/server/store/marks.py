"""Marks: that something was done once, and neither by whom nor what; only the server's key ties them to it.

A first try at a puzzle, the result of a day, a notice that was sent. Nothing here is hot, so it is written
once for both stores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilerummy.server.store.store import Statement, Store

AT_ONCE = 500
"""Marks that one statement names."""


def keep_mark(mark: str, at: int) -> Statement:
    """What keeps a mark; it fails if that one is there already, so whatever goes with it is done once."""
    return "INSERT INTO marks (mark, at) VALUES ($1, $2)", (mark, at)


async def has_marks(store: Store) -> bool:
    """Whether there is any."""
    return bool(await store.query("SELECT mark FROM marks LIMIT 1"))


async def known_marks(store: Store, marks: Sequence[str]) -> set[str]:
    """Those of these marks that are kept."""
    found: set[str] = set()
    for some in _portions(marks):
        ask = f"SELECT mark FROM marks WHERE mark IN ({_places(some)})"
        found.update(row[0] for row in await store.query(ask, *some))
    return found


def forget_marks(marks: Sequence[str]) -> list[Statement]:
    """What forgets these marks."""
    return [(f"DELETE FROM marks WHERE mark IN ({_places(some)})", tuple(some)) for some in _portions(marks)]


def _portions(marks: Sequence[str]) -> Iterator[Sequence[str]]:
    return (marks[first : first + AT_ONCE] for first in range(0, len(marks), AT_ONCE))


def _places(values: Sequence[str]) -> str:
    return ", ".join(f"${place}" for place in range(1, len(values) + 1))
