"""How people fared with the deals of days: numbers alone; who told is a mark, as with puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.server.store.marks import keep_mark
from tilerummy.server.store.store import KeptDay, Statement, Store


async def counts_of(store: Store, day: str) -> list[KeptDay]:
    """How often each result of a day was told, the best first."""
    ask = """SELECT day, turns, tiles_left, told FROM day_results WHERE day = $1
        ORDER BY tiles_left, turns"""
    return [KeptDay(*row) for row in await store.query(ask, day)]


async def all_counts(store: Store) -> list[KeptDay]:
    """All results of all days, for a backup."""
    ask = "SELECT day, turns, tiles_left, told FROM day_results ORDER BY day, tiles_left, turns"
    return [KeptDay(*row) for row in await store.query(ask)]


async def put_back(store: Store, days: Sequence[KeptDay]) -> None:
    """Results of a backup; what was told here since stays as it is."""
    keep = """INSERT INTO day_results (day, turns, tiles_left, told) VALUES ($1, $2, $3, $4)
        ON CONFLICT (day, turns, tiles_left) DO NOTHING"""
    await store.write_all([(keep, (one.day, one.turns, one.left, one.told)) for one in days])


def one_more(mark: str, at: int, day: str, turns: int, left: int) -> list[Statement]:
    """What counts a result; the mark is there once, so a second one of the same visitor changes nothing."""
    count = """INSERT INTO day_results (day, turns, tiles_left, told) VALUES ($1, $2, $3, 1)
        ON CONFLICT (day, turns, tiles_left) DO UPDATE SET told = day_results.told + 1"""
    return [keep_mark(mark, at), (count, (day, turns, left))]
