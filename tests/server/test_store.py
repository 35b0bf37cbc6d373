"""What every store promises. The same tests are for every kind of store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import run
from tilerummy.server.store.base import (
    NOBODY,
    Answer,
    Change,
    Code,
    Conflict,
    KeptDraft,
    Line,
    Listing,
    Store,
    Unavailable,
    VisitorId,
)
from tilerummy.server.store.sqlite import MIGRATIONS, SqliteStore

CODE = Code("table")
ADA, BO = VisitorId("ada"), VisitorId("bo")
QUIET = Listing(False, "gathering", (ADA,), NOBODY, None)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store: Store = SqliteStore(folder / "tables.db")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def change(expected: int, *texts: str, first: int = 0, code: Code = CODE) -> Change:
    lines = tuple(Line(100 + first + i, text) for i, text in enumerate(texts))
    return Change(code, expected, b"party", QUIET, 1, first, lines, bool(texts), None, 5)


def test_a_change_is_kept_as_a_whole_and_is_there_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        answer = Answer(ADA, "m1", b"ack")
        async with opened(tmp_path) as store:
            await store.change(replace(change(0, "one", "two"), answer=answer))
            await store.keep_draft(CODE, KeptDraft(1, 2, b"draft"))
            await store.keep_remark(CODE, b"hello", 10, Answer(ADA, "m2", b"ack"))
        async with opened(tmp_path) as store:
            kept = await store.load(CODE)
            assert kept is not None
            assert (kept.version, kept.party, kept.match) == (1, b"party", 1)
            assert [line.text for line in kept.lines] == ["one", "two"]
            assert kept.draft == KeptDraft(1, 2, b"draft")
            assert [answer.id for answer in kept.answers] == ["m1", "m2"]
            assert [remark.body for remark in kept.remarks] == [b"hello"]
            assert await store.answer(CODE, ADA, "m1") == b"ack"
            assert await store.answer(CODE, BO, "m1") is None
            assert await store.load(Code("other")) is None

    run(test())


def test_of_two_changes_decided_by_the_same_version_one_is_a_conflict_and_leaves_nothing(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store, opened(tmp_path) as other:
            await store.change(change(0, "one"))
            tried = [store.change(change(1, "mine", first=1)), other.change(change(1, "yours", first=1))]
            outcomes = await asyncio.gather(*tried, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
            kept = await store.load(CODE)
            assert kept is not None
            assert kept.version == 2
            assert len(kept.lines) == 2

    run(test())


def test_no_event_is_written_over_another_even_if_the_version_is_right(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            await store.change(change(0, "one", "two"))
            with pytest.raises(Conflict):
                await store.change(change(1, "again", first=1))
            kept = await store.load(CODE)
            assert kept is not None
            assert (kept.version, len(kept.lines)) == (1, 2)

    run(test())


def test_a_message_is_answered_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            await store.change(replace(change(0), answer=Answer(ADA, "m", b"1")))
            with pytest.raises(Conflict):
                await store.change(replace(change(1), answer=Answer(ADA, "m", b"2")))
            await store.change(replace(change(1), answer=Answer(BO, "m", b"3")))

    run(test())


def test_many_changes_at_once_are_all_kept(tmp_path: Path) -> None:
    """Protects the grouping of commits: a conflict among them spoils no other."""

    async def test() -> None:
        async with opened(tmp_path) as store:
            codes = [Code(f"t{i % 150}") for i in range(200)]
            tried = (store.change(change(0, "one", code=code)) for code in codes)
            outcomes = await asyncio.gather(*tried, return_exceptions=True)
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 50
            assert sum(outcome is None for outcome in outcomes) == 150

    run(test())


def test_the_end_of_a_turn_ends_the_draft(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            await store.change(change(0, "one"))
            await store.keep_draft(CODE, KeptDraft(1, 1, b"a"))
            await store.keep_draft(CODE, KeptDraft(1, 1, b"b"))
            kept = await store.load(CODE)
            assert kept is not None
            assert kept.draft == KeptDraft(1, 1, b"b")
            await store.change(change(1, "two", first=1))
            kept = await store.load(CODE)
            assert kept is not None
            assert kept.draft is None

    run(test())


def test_a_table_that_is_due_is_given_to_one_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store, opened(tmp_path) as other:
            await store.change(replace(change(0), listing=replace(QUIET, due=50)))
            assert await store.next_due(0) == 50
            assert await store.claim_due(49, 1000, 10) == []
            claims = await asyncio.gather(store.claim_due(50, 1000, 10), other.claim_due(50, 1000, 10))
            assert sorted(map(list, claims)) == [[], [CODE]]
            assert await store.next_due(0) == 1000
            assert await other.claim_due(1000, 2000, 10) == [CODE], "whoever claimed it may have died"
            await store.change(change(1))
            assert await store.next_due(0) is None

    run(test())


def test_tables_are_found_by_what_they_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            public = Listing(True, "playing", (ADA, BO), BO, None)
            await store.change(replace(change(0, code=Code("a")), listing=public))
            await store.change(replace(change(0, code=Code("b")), now=9))
            await store.change(
                replace(change(0, code=Code("c")), listing=replace(public, phase="over", members=()))
            )
            assert [found.code for found in await store.lobby(10)] == ["a"]
            assert [found.code for found in await store.tables_of(ADA, 10)] == ["b", "a"]
            assert [(found.code, found.turn) for found in await store.tables_of(BO, 10)] == [("a", BO)]
            assert await store.running() == ["a"]

    run(test())


def test_who_is_connected_is_known_to_other_processes(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            await store.change(change(0))
            await store.see("p1", CODE, ADA, 100)
            await store.see("p2", CODE, BO, 100)
            await store.see_all("p1", 50, 500)
            kept = await store.load(CODE)
            assert kept is not None
            assert kept.seen == {ADA: 500, BO: 100}
            assert await store.last_alive("p2", 60) == 50
            assert await store.last_alive("p1", 60) is None

    run(test())


def test_a_pledged_secret_stays_until_it_is_used(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            assert await store.pledge(ADA, b"first") == b"first"
            assert await store.pledge(ADA, b"second") == b"first"
            assert await store.redeem(ADA) == b"first"
            assert await store.redeem(ADA) is None
            assert await store.pledge(ADA, b"third") == b"third"

    run(test())


def test_remarks_are_numbered_and_old_ones_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            await store.change(change(0))
            for i in range(5):
                assert await store.keep_remark(CODE, b"%d" % i, 3, Answer(ADA, f"r{i}", b"")) == i + 1
            kept = await store.load(CODE)
            assert kept is not None
            assert [remark.number for remark in kept.remarks] == [3, 4, 5]

    run(test())


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path):
            pass
        connection = sqlite3.connect(tmp_path / "tables.db")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        connection.close()
        with pytest.raises(Unavailable):
            await SqliteStore(tmp_path / "tables.db").open()

    run(test())
