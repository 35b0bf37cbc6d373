"""What a store promises to many servers: who is given what is due, who is there, what goes and what stays."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.server.places import ADA, BO, CODE, QUIET, Place, change, opened
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, KeptDraft, KeptLine, Listing


async def test_a_table_that_is_due_is_given_to_one_only(place: Place) -> None:
    async with opened(place) as store, opened(place) as other:
        await store.change(replace(change(0), listing=replace(QUIET, due=50)))
        assert await store.next_due() == 50
        assert await store.claim_due(49, 1000, 10) == []
        claims = await asyncio.gather(store.claim_due(50, 1000, 10), other.claim_due(50, 1000, 10))
        assert sorted(map(list, claims)) == [[], [CODE]]
        assert await store.next_due() == 1000
        assert await other.claim_due(1000, 2000, 10) == [CODE], "whoever claimed it may have died"
        await store.change(change(1))
        assert await store.next_due() is None


async def test_tables_are_found_by_what_they_are(place: Place) -> None:
    async with opened(place) as store:
        public = Listing(True, "playing", (ADA, BO), BO, None, ADA)
        await store.change(replace(change(0, code=Code("a")), listing=public))
        await store.change(replace(change(0, code=Code("b")), now=9))
        await store.change(
            replace(change(0, code=Code("c")), listing=replace(public, phase="over", members=()))
        )
        assert [found.code for found in await store.lobby(10, 3, 0, 0)] == [], "no host is there"
        await store.see("p", Code("a"), ADA, 100)
        await store.see("p", Code("c"), ADA, 100)
        assert [found.code for found in await store.lobby(10, 3, 0, 0)] == ["a"]
        assert [found.code for found in await store.tables_of(ADA, 10)] == ["b", "a"]
        assert [(found.code, found.turn) for found in await store.tables_of(BO, 10)] == [("a", BO)]


async def test_who_is_connected_is_known_to_other_processes(place: Place) -> None:
    async with opened(place) as store:
        await store.change(change(0))
        await store.see("p1", CODE, ADA, 100)
        await store.see("p2", CODE, BO, 100)
        await store.heartbeat("p1", 50, 500)
        kept = await store.load(CODE)
        assert kept is not None
        assert kept.seen == {ADA: 500, BO: 100}
        await store.see("p1", CODE, ADA, 60, here=False)
        await store.heartbeat("p1", 70, 700)
        kept = await store.load(CODE)
        assert kept is not None
        assert kept.seen == {ADA: 60, BO: 100}, "who has left is not taken to be there"
        assert await store.last_alive("p2") == 70
        assert await store.last_alive("p1") is None


async def test_all_servers_sign_with_one_key(place: Place) -> None:
    async with opened(place) as store, opened(place) as other:
        keys = await asyncio.gather(store.key(b"one"), other.key(b"two"))
        assert keys[0] == keys[1]
        assert keys[0] in (b"one", b"two")
        assert await store.key(b"three") == keys[0]


async def test_a_table_is_backed_up_and_put_back(place: Place) -> None:
    async with opened(place) as store:
        full = replace(change(0, "one", "two"), listing=Listing(True, "playing", (ADA, BO), BO, 7))
        await store.change(full)
        await store.change(replace(full, expected=1, match=2, lines=(KeptLine(5, "again"),)))
        await store.keep_draft(CODE, KeptDraft(2, 1, b"draft"))
        await store.keep_remark(CODE, b"hello", 10, KeptAnswer(ADA, "m2", b"ack"))
        whole = await store.whole(CODE)
        assert whole is not None
        assert {match: len(lines) for match, lines in whole.matches.items()} == {1: 2, 2: 1}
        assert whole.listing == full.listing
        with pytest.raises(Conflict):
            await store.restore(whole)
        await store.restore(replace(whole, code=Code("copy")))
        assert await store.whole(Code("copy")) == replace(whole, code=Code("copy"))
        assert [*await store.codes(Code(""), 1)] == ["copy"]
        assert [*await store.codes(Code("copy"), 9)] == [CODE]
        assert await store.keep_remark(Code("copy"), b"!", 10, KeptAnswer(ADA, "m", b"")) == 2
        assert await store.whole(Code("none")) is None


async def test_old_tables_are_forgotten_and_those_whose_clock_runs_stay(place: Place) -> None:
    async with opened(place) as store:
        for code, phase, now, due in (
            ("a", "over", 5, None),
            ("abandoned", "playing", 5, None),
            ("b", "playing", 5, 60),
            ("c", "over", 50, None),
        ):
            listing = replace(QUIET, phase=phase, due=due)
            await store.change(replace(change(0, "one", code=Code(code)), listing=listing, now=now))
        await store.pledge(ADA, b"old", 5)
        await store.pledge(BO, b"new", 50)
        assert dict(await store.counts()) == {"over": 2, "playing": 2}
        assert await store.prune(20, 10) == 2
        assert await store.prune(20, 10) == 0
        assert [*await store.codes(Code(""), 9)] == ["b", "c"]
        assert await store.lines(Code("a"), 1) == ()
        assert await store.lines(Code("b"), 1) != ()
        assert [found.code for found in await store.tables_of(ADA, 9)] == ["c", "b"]
        assert await store.redeem(ADA) is None
        assert await store.redeem(BO) == b"new"


async def test_of_two_processes_that_begin_at_once_one_gives_time_back(place: Place) -> None:
    """Protects clocks from being set forth twice."""
    async with opened(place) as store:
        listing = replace(QUIET, phase="playing", due=500)
        await store.change(replace(change(0, "one"), listing=listing))
        await store.heartbeat("old", 100, 200)
        moved = await asyncio.gather(store.begin("p", 1100, 2000, 300), store.begin("q", 1100, 2000, 300))
        assert sorted(moved) == [0, 1]
        assert await store.next_due() == 1500
