"""Puzzles, days, and the marks of those who were there: who has tried what is nowhere else.

A mark says that something was done once, and neither by whom nor what; only the server's key ties it to them:
a first try at a puzzle, the result of a day, a notice that was sent. Nothing here is hot, so it is written
once for both stores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass

from tilerummy.server.store.store import Statement, Store

AT_ONCE = 500  # marks that one statement names


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


# -- ratings of puzzles --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeptRating:
    """What a puzzle's rating has come to, after so many tries."""

    puzzle: str
    value: float
    deviation: float
    volatility: float
    tries: int


async def rating_of(store: Store, puzzle: str) -> KeptRating | None:
    """What a puzzle's rating has come to; None if nobody has tried it."""
    ask = "SELECT puzzle, value, deviation, volatility, tries FROM puzzle_ratings WHERE puzzle = $1"
    rows = await store.query(ask, puzzle)
    return KeptRating(*rows[0]) if rows else None


async def all_ratings(store: Store) -> list[KeptRating]:
    """The ratings of all puzzles that were tried."""
    ask = "SELECT puzzle, value, deviation, volatility, tries FROM puzzle_ratings ORDER BY puzzle"
    return [KeptRating(*row) for row in await store.query(ask)]


async def put_ratings_back(store: Store, ratings: Sequence[KeptRating]) -> None:
    """Ratings of a backup; a puzzle that was tried here since keeps what it has."""
    keep = """INSERT INTO puzzle_ratings (puzzle, value, deviation, volatility, tries)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle) DO NOTHING"""
    await store.write_all([(keep, astuple(one)) for one in ratings])


async def keep_try(store: Store, mark: str, at: int, rating: KeptRating) -> None:
    """Keep that a puzzle was tried, and what its rating is after it.

    `Conflict` if this mark is there already, or if the puzzle was tried by another meanwhile.
    """
    moved = """INSERT INTO puzzle_ratings (puzzle, value, deviation, volatility, tries)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle) DO UPDATE SET
        value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility,
        tries = excluded.tries WHERE puzzle_ratings.tries = excluded.tries - 1"""
    # Of two who tried at once, the second finds another count, changes nothing and is rated anew.
    await store.write_all([(moved, astuple(rating)), keep_mark(mark, at)], each_changes=True)


# -- results of days: numbers alone, and who told is a mark --------------------------------------


@dataclass(frozen=True, slots=True)
class KeptDay:
    """How often one result of a day's deal was told."""

    day: str
    turns: int
    left: int
    told: int


async def counts_of(store: Store, day: str) -> list[KeptDay]:
    """How often each result of a day was told, the best first."""
    ask = """SELECT day, turns, tiles_left, told FROM day_results WHERE day = $1
        ORDER BY tiles_left, turns"""
    return [KeptDay(*row) for row in await store.query(ask, day)]


async def all_counts(store: Store) -> list[KeptDay]:
    """All results of all days, for a backup."""
    ask = "SELECT day, turns, tiles_left, told FROM day_results ORDER BY day, tiles_left, turns"
    return [KeptDay(*row) for row in await store.query(ask)]


async def put_days_back(store: Store, days: Sequence[KeptDay]) -> None:
    """Results of a backup; what was told here since stays as it is."""
    keep = """INSERT INTO day_results (day, turns, tiles_left, told) VALUES ($1, $2, $3, $4)
        ON CONFLICT (day, turns, tiles_left) DO NOTHING"""
    await store.write_all([(keep, astuple(one)) for one in days])


def one_more(mark: str, at: int, day: str, turns: int, left: int) -> list[Statement]:
    """What counts a result; the mark is there once, so a second one of the same visitor changes nothing."""
    count = """INSERT INTO day_results (day, turns, tiles_left, told) VALUES ($1, $2, $3, 1)
        ON CONFLICT (day, turns, tiles_left) DO UPDATE SET told = day_results.told + 1"""
    return [keep_mark(mark, at), (count, (day, turns, left))]
