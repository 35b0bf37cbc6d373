"""Ratings of puzzles, as they are kept; written once for both stores, nothing here is hot."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.server.store.marks import keep_mark
from tilerummy.server.store.store import KeptRating, Store


async def rating_of(store: Store, puzzle: str) -> KeptRating | None:
    """What a puzzle's rating has come to; None if nobody has tried it."""
    ask = "SELECT puzzle, value, deviation, volatility, tries FROM puzzle_ratings WHERE puzzle = $1"
    rows = await store.query(ask, puzzle)
    return KeptRating(*rows[0]) if rows else None


async def all_ratings(store: Store) -> list[KeptRating]:
    """The ratings of all puzzles that were tried."""
    ask = "SELECT puzzle, value, deviation, volatility, tries FROM puzzle_ratings ORDER BY puzzle"
    return [KeptRating(*row) for row in await store.query(ask)]


async def put_back(store: Store, ratings: Sequence[KeptRating]) -> None:
    """Ratings of a backup; a puzzle that was tried here since keeps what it has."""
    keep = """INSERT INTO puzzle_ratings (puzzle, value, deviation, volatility, tries)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle) DO NOTHING"""
    await store.write_all(
        [(keep, (one.puzzle, one.value, one.deviation, one.volatility, one.tries)) for one in ratings]
    )


async def keep_try(store: Store, mark: str, at: int, rating: KeptRating) -> None:
    """Keep that a puzzle was tried, and what its rating is after it.

    `Conflict` if this mark is there already, or if the puzzle was tried by another meanwhile.
    """
    moved = """INSERT INTO puzzle_ratings (puzzle, value, deviation, volatility, tries)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle) DO UPDATE SET
        value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility,
        tries = excluded.tries WHERE puzzle_ratings.tries = excluded.tries - 1"""
    # Of two who tried at once, the second finds another count, changes nothing and is rated anew.
    row = (rating.puzzle, rating.value, rating.deviation, rating.volatility, rating.tries)
    await store.write_all([(moved, row), keep_mark(mark, at)], each_changes=True)
