"""What every store keeps of a table. The same tests are for every kind of store."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.server.places import ADA, BO, CODE, Place, change, opened
from tilerummy.server.store.puzzle_rows import KeptRating, all_ratings, keep_try, known_marks
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, KeptDraft, Known, VisitorId


async def test_a_change_is_kept_as_a_whole_and_is_there_after_a_restart(place: Place) -> None:
    answer = KeptAnswer(ADA, "m1", b"ack")
    async with opened(place) as store:
        await store.change(replace(change(0, "one", "two"), answer=answer))
        await store.keep_draft(CODE, KeptDraft(1, 2, b"draft"))
        await store.keep_remark(CODE, b"hello", 10, KeptAnswer(ADA, "m2", b"ack"))
    async with opened(place) as store:
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


async def test_of_two_changes_decided_by_the_same_version_one_is_a_conflict_and_leaves_nothing(
    place: Place,
) -> None:
    async with opened(place) as store, opened(place) as other:
        await store.change(change(0, "one"))
        tried = [store.change(change(1, "mine", first=1)), other.change(change(1, "yours", first=1))]
        outcomes = await asyncio.gather(*tried, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        kept = await store.load(CODE)
        assert kept is not None
        assert kept.version == 2
        assert len(kept.lines) == 2


async def test_no_event_is_written_over_another_even_if_the_version_is_right(place: Place) -> None:
    async with opened(place) as store:
        await store.change(change(0, "one", "two"))
        with pytest.raises(Conflict):
            await store.change(change(1, "again", first=1))
        kept = await store.load(CODE)
        assert kept is not None
        assert (kept.version, len(kept.lines)) == (1, 2)


async def test_a_message_is_answered_once(place: Place) -> None:
    async with opened(place) as store:
        await store.change(replace(change(0), answer=KeptAnswer(ADA, "m", b"1")))
        with pytest.raises(Conflict):
            await store.change(replace(change(1), answer=KeptAnswer(ADA, "m", b"2")))
        await store.change(replace(change(1), answer=KeptAnswer(BO, "m", b"3")))


async def test_a_try_of_a_puzzle_is_kept_once_and_by_one(place: Place) -> None:
    """Protects ratings: a mark counts once, and of two that decided by the same rating one decides anew."""
    first = KeptRating("puzzle", 1510.5, 190.25, 0.06, 1)
    async with opened(place) as store:
        await keep_try(store, "ada", 7, first)
        for mark, tries in (("ada", 2), ("bo", 1), ("bo", 3)):
            with pytest.raises(Conflict):
                await keep_try(store, mark, 7, replace(first, value=1.0, tries=tries))
        assert await all_ratings(store) == [first]
        await keep_try(store, "bo", 8, replace(first, tries=2))
        assert await known_marks(store, ["ada", "bo", "cleo"]) == {"ada", "bo"}
        await store.prune(8, 10)
        assert await known_marks(store, ["ada", "bo"]) == {"bo"}


async def test_many_changes_at_once_are_all_kept(place: Place) -> None:
    """Protects the grouping of commits: a conflict among them spoils no other."""
    async with opened(place) as store:
        codes = [Code(f"t{i % 150}") for i in range(200)]
        tried = (store.change(change(0, "one", code=code)) for code in codes)
        outcomes = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 50
        assert sum(outcome is None for outcome in outcomes) == 150


async def test_the_end_of_a_turn_ends_the_draft(place: Place) -> None:
    async with opened(place) as store:
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


async def test_remarks_are_numbered_and_old_ones_go(place: Place) -> None:
    async with opened(place) as store:
        await store.change(change(0))
        for i in range(5):
            assert await store.keep_remark(CODE, b"%d" % i, 3, KeptAnswer(ADA, f"r{i}", b"")) == i + 1
        kept = await store.load(CODE)
        assert kept is not None
        assert [remark.number for remark in kept.remarks] == [3, 4, 5]


async def test_answers_that_are_not_known_yet_are_among_those_loaded(place: Place) -> None:
    """Protects somebody who sends again to another server: it must know what they were told."""
    async with opened(place) as store:
        await store.change(replace(change(0), answer=KeptAnswer(ADA, "a", b"")))
        await store.keep_remark(CODE, b"", 3, KeptAnswer(BO, "b", b""))
        await store.change(replace(change(1), answer=KeptAnswer(ADA, "c", b"")))
        await store.change(change(2))
        for known, new in ((Known(), "abc"), (Known(1, 0, 1), "bc"), (Known(1, 0, 1, 1), "c")):
            kept = await store.load(CODE, known)
            assert kept is not None
            assert {*new} <= {answer.id for answer in kept.answers}


async def test_of_the_events_only_the_new_ones_can_be_asked_for(place: Place) -> None:
    async with opened(place) as store:
        await store.change(change(0, "one", "two"))
        await store.change(change(1, "three", first=2))
        kept = await store.load(CODE, Known(1, 2))
        assert kept is not None
        assert (kept.first, [line.text for line in kept.lines]) == (2, ["three"])
        kept = await store.load(CODE, Known(1, 3))
        assert kept is not None
        assert (kept.first, kept.lines) == (3, ())
        kept = await store.load(CODE, Known(7, 3))
        assert kept is not None
        assert (kept.first, len(kept.lines)) == (0, 3), "another match is known from its beginning"


async def test_odd_codes_are_tables_that_do_not_exist(place: Place) -> None:
    async with opened(place) as store:
        for code in ("", "\0", "\ud800", "%", "'; --", "x" * 10_000, "\u00e9"):
            try:
                assert await store.load(Code(code)) is None
            except UnicodeEncodeError:
                assert code == "\ud800", "no address can hold that"


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
async def test_a_text_that_no_database_takes_is_simply_not_found(place: Place, text: str) -> None:
    """Protects an address with a zero in it from being taken for a broken database."""
    async with opened(place) as store:
        await store.change(change(0, "one"))
        assert await store.load(Code(text)) is None
        assert await store.kept_record(text) is None
        assert await store.lines(Code(text), 1) == ()
        assert await store.answer(CODE, VisitorId(text), "id") is None
        assert await store.tables_of(VisitorId(text), 10) == []
        with pytest.raises(ValueError, match="cannot be kept"):
            await store.keep_record(text, b"", 1)


async def test_the_number_of_a_remark_is_never_used_again(place: Place) -> None:
    """Protects talk after some of it was forgotten: whoever listens has heard of the old number."""
    async with opened(place) as store:
        await store.change(change(0, "one"))
        for number in (1, 2):
            answer = KeptAnswer(ADA, f"said {number}", b"")
            assert await store.keep_remark(CODE, b"hello", 50, answer) == number
        await store.write_all([("DELETE FROM remarks WHERE code = $1 AND number = 2", (CODE,))])
        assert await store.keep_remark(CODE, b"hello", 50, KeptAnswer(ADA, "said 3", b"")) == 3
        whole = await store.whole(CODE)
        assert whole is not None
        assert [remark.number for remark in whole.remarks] == [1, 3]


async def test_statements_are_all_done_or_none(place: Place) -> None:
    """Protects what belongs together, also where a later one has nothing to change."""
    async with opened(place) as store:
        keep = "INSERT INTO facts (name, value) VALUES ($1, 1)"
        nothing = ("DELETE FROM facts WHERE name = 'nothing'", ())
        with pytest.raises(Conflict):
            await store.write_all([(keep, ("one",)), nothing], each_changes=True)
        assert await store.query("SELECT name FROM facts WHERE name = 'one'") == []
        assert await store.write_all([(keep, ("one",)), nothing]) == [1, 0]
        with pytest.raises(Conflict):
            await store.write_all([(keep, ("two",)), (keep, ("one",))])
        (row,) = await store.query("SELECT name, value AS number FROM facts WHERE name IN ('one', 'two')")
        assert (row.name, row.number) == ("one", 1), "columns have names"
