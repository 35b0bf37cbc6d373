"""Ratings of puzzles and marks of tries, as they are kept; written once for both stores, nothing here is hot.

A mark says that somebody tried a puzzle, and neither who nor which: only the server's key ties it to both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilerummy.server.store.base import Database, KeptRating, Statement

AT_ONCE = 500
"""Marks that one statement names."""


async def rating_of(database: Database, puzzle: str) -> KeptRating | None:
    """What a puzzle's rating has come to; None if nobody has tried it."""
    ask = "SELECT puzzle, value, deviation, volatility, tries FROM puzzle_ratings WHERE puzzle = $1"
    rows = await database.query(ask, puzzle)
    return KeptRating(*rows[0]) if rows else None


async def all_ratings(database: Database) -> list[KeptRating]:
    """The ratings of all puzzles that were tried."""
    ask = "SELECT puzzle, value, deviation, volatility, tries FROM puzzle_ratings ORDER BY puzzle"
    return [KeptRating(*row) for row in await database.query(ask)]


async def put_back(database: Database, ratings: Sequence[KeptRating]) -> None:
    """Ratings of a backup; a puzzle that was tried here since keeps what it has."""
    keep = """INSERT INTO puzzle_ratings (puzzle, value, deviation, volatility, tries)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle) DO NOTHING"""
    await database.write_all(
        [(keep, (one.puzzle, one.value, one.deviation, one.volatility, one.tries)) for one in ratings]
    )


async def has_tries(database: Database) -> bool:
    """Whether anybody has tried anything."""
    return bool(await database.query("SELECT mark FROM puzzle_tries LIMIT 1"))


async def known_marks(database: Database, marks: Sequence[str]) -> set[str]:
    """Those of these marks that are kept."""
    found: set[str] = set()
    for some in _portions(marks):
        ask = f"SELECT mark FROM puzzle_tries WHERE mark IN ({_places(some)})"
        found.update(row[0] for row in await database.query(ask, *some))
    return found


def forget_marks(marks: Sequence[str]) -> list[Statement]:
    """What forgets these marks."""
    return [
        (f"DELETE FROM puzzle_tries WHERE mark IN ({_places(some)})", tuple(some))
        for some in _portions(marks)
    ]


def _portions(marks: Sequence[str]) -> Iterator[Sequence[str]]:
    return (marks[first : first + AT_ONCE] for first in range(0, len(marks), AT_ONCE))


def _places(values: Sequence[str]) -> str:
    return ", ".join(f"${place}" for place in range(1, len(values) + 1))
