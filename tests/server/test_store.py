"""What every store promises. The same tests are for every kind of store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path

import asyncpg
import pytest

from tilerummy.server.backends import backends_for
from tilerummy.server.settings import Settings
from tilerummy.server.store.base import (
    MOST_PLEDGES,
    NOBODY,
    Change,
    Code,
    Conflict,
    KeptAnswer,
    KeptDraft,
    KeptLine,
    KeptRating,
    Known,
    Listing,
    Row,
    Unavailable,
    VisitorId,
)
from tilerummy.server.store.postgres_sql import MIGRATIONS as STEPS
from tilerummy.server.store.puzzles import all_ratings, known_marks
from tilerummy.server.store.sqlite_file import MIGRATIONS
from tilerummy.server.store.sqlite_memory import PAGE, Changed, MemoryStore
from tilerummy.server.store.store import Store

CODE = Code("table")
ADA, BO = VisitorId("ada"), VisitorId("bo")
QUIET = Listing(False, "gathering", (ADA,), NOBODY, None)


MEMORY = "memory"


class OnlyStore(MemoryStore):
    """A store in memory that a test can open twice, and that goes when it is closed as often."""

    users = 0

    async def open(self) -> None:
        if not self.users:
            await super().open()
        self.users += 1

    async def close(self) -> None:
        self.users -= 1
        if not self.users:
            await super().close()


@dataclass
class Place:
    """Where a store keeps its tables; each kind of store has its own."""

    database: str
    pages: dict[int, bytes] = field(default_factory=dict)
    """What a store in memory has handed over, as a browser keeps it."""
    only: OnlyStore | None = None

    def store(self) -> Store:
        """A store there, as one more server would have it; in memory there is never more than one."""
        if self.database != MEMORY:
            return backends_for(Settings(database=self.database)).store
        if self.only is None or not self.only.users:
            self.only = OnlyStore(b"".join(self.pages[number] for number in sorted(self.pages)), self.keep)
        return self.only

    async def keep(self, changed: Changed) -> None:
        """Keep pages as a browser does."""
        self.pages = {n: page for n, page in {**self.pages, **changed.pages}.items() if n < changed.count}

    def put(self, connection: sqlite3.Connection) -> None:
        """Let this database be what a store in memory finds."""
        whole = connection.serialize()
        self.pages = {at // PAGE: whole[at : at + PAGE] for at in range(0, len(whole), PAGE)}

    @property
    def file(self) -> Path:
        """The file, where it is one."""
        return Settings(database=self.database).database_path


@pytest.fixture(params=["sqlite", "postgresql", MEMORY])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty database of each kind."""
    if request.param == MEMORY:
        return Place(MEMORY)
    if request.param == "sqlite":
        return Place(f"sqlite:///{tmp_path / 'tables.db'}")
    return Place(asyncio.run(request.getfixturevalue("cluster").database()))


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = place.store()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def change(expected: int, *texts: str, first: int = 0, code: Code = CODE) -> Change:
    lines = tuple(KeptLine(100 + first + i, text) for i, text in enumerate(texts))
    return Change(code, expected, b"party", QUIET, 1, first, lines, bool(texts), None, 5)


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
        await store.keep_try("ada", 7, first)
        for mark, tries in (("ada", 2), ("bo", 1), ("bo", 3)):
            with pytest.raises(Conflict):
                await store.keep_try(mark, 7, replace(first, value=1.0, tries=tries))
        assert await all_ratings(store) == [first]
        await store.keep_try("bo", 8, replace(first, tries=2))
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


async def test_a_table_that_is_due_is_given_to_one_only(place: Place) -> None:
    async with opened(place) as store, opened(place) as other:
        await store.change(replace(change(0), listing=replace(QUIET, due=50)))
        assert await store.next_due(0) == 50
        assert await store.claim_due(49, 1000, 10) == []
        claims = await asyncio.gather(store.claim_due(50, 1000, 10), other.claim_due(50, 1000, 10))
        assert sorted(map(list, claims)) == [[], [CODE]]
        assert await store.next_due(0) == 1000
        assert await other.claim_due(1000, 2000, 10) == [CODE], "whoever claimed it may have died"
        await store.change(change(1))
        assert await store.next_due(0) is None


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
        assert await store.last_alive("p2", 80) == 70
        assert await store.last_alive("p1", 60) is None


async def test_pledged_secrets_stay_until_they_are_used(place: Place) -> None:
    """Protects parallel tables: each takes a secret of its own, by its name or the latest, and none twice."""
    async with opened(place) as store:
        for secret in (b"first", b"second", b"third"):
            await store.pledge(ADA, secret, 1)
        assert await store.redeem(BO, sha256(b"first").hexdigest()) is None
        assert await store.redeem(ADA, sha256(b"first").hexdigest()) == b"first"
        assert await store.redeem(ADA, sha256(b"first").hexdigest()) is None
        assert {await store.redeem(ADA), await store.redeem(ADA)} == {b"second", b"third"}
        assert await store.redeem(ADA) is None


async def test_a_secret_serves_one_table_though_another_takes_its_row(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the deal: between look and use the secret goes to another, and a new one lies in its row."""
    async with opened(place) as store:
        await store.pledge(ADA, b"first", 1)
        look = store.query

        async def look_then_be_late(statement: str, *values: object) -> Sequence[Row]:
            found = await look(statement, *values)
            monkeypatch.undo()
            assert await store.redeem(ADA) == b"first"
            await store.pledge(ADA, b"second", 1)
            return found

        monkeypatch.setattr(store, "query", look_then_be_late)
        assert await store.redeem(ADA) is None
        assert await store.redeem(ADA) == b"second"


async def test_only_so_many_secrets_are_pledged_to_one_visitor(place: Place) -> None:
    """Protects the database from whoever asks for pledges all day."""
    async with opened(place) as store:
        for number in range(MOST_PLEDGES + 3):
            await store.pledge(ADA, bytes([number]), 1)
        found = [await store.redeem(ADA) for _ in range(MOST_PLEDGES + 1)]
        assert found == [*(bytes([number]) for number in range(MOST_PLEDGES + 2, 2, -1)), None]


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


async def test_all_servers_sign_with_one_key(place: Place) -> None:
    async with opened(place) as store, opened(place) as other:
        keys = await asyncio.gather(store.key(b"one"), other.key(b"two"))
        assert keys[0] == keys[1]
        assert keys[0] in (b"one", b"two")
        assert await store.key(b"three") == keys[0]


async def test_odd_codes_are_tables_that_do_not_exist(place: Place) -> None:
    async with opened(place) as store:
        for code in ("", "\0", "\ud800", "%", "'; --", "x" * 10_000, "\u00e9"):
            try:
                assert await store.load(Code(code)) is None
            except UnicodeEncodeError:
                assert code == "\ud800", "no address can hold that"


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


async def test_a_database_of_a_newer_version_is_left_alone(place: Place) -> None:
    async with opened(place):
        pass
    if place.database == MEMORY:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        place.put(connection)
        connection.close()
    elif place.database.startswith("sqlite"):
        connection = sqlite3.connect(place.file)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        connection.close()
    else:
        line = await asyncpg.connect(place.database)
        await line.execute(f"INSERT INTO migrations VALUES ({len(STEPS) + 1})")
        await line.close()
    with pytest.raises(Unavailable, match="newer"):
        await place.store().open()


async def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    connection = sqlite3.connect(file)
    connection.executescript(MIGRATIONS[0])
    connection.execute("INSERT INTO pledges VALUES (?, ?)", (ADA, b"secret"))
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    async with opened(Place(f"sqlite:///{file}")) as store:
        assert await store.redeem(ADA) == b"secret"
        await store.see("p", CODE, ADA, 100)
        await store.change(change(0, "one"))


async def test_what_is_no_database_of_ours_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 100)
    with pytest.raises(Unavailable, match=r"letter\.txt"):
        await Place(f"sqlite:///{tmp_path / 'letter.txt'}").store().open()


async def test_tables_of_the_first_release_are_listed_by_their_host_after_the_upgrade(place: Place) -> None:
    """Who is the host was only in the party then; a database of that time is brought up to date."""
    row = "INSERT INTO tables (code, version, party, match, public, phase, turn, due, changed) VALUES "
    party = '{"code":"table","host":"ada","plan":{},"secret":"","chairs":[]}'
    if not place.database.startswith("postgres"):
        connection = sqlite3.connect(":memory:" if place.database == MEMORY else place.file)
        for step in MIGRATIONS[:3]:
            connection.executescript(step)
        connection.execute(f"{row} ('table', 1, ?, 0, 1, 'gathering', '', NULL, 5)", (party.encode(),))
        connection.execute("PRAGMA user_version = 3")
        connection.commit()
        if place.database == MEMORY:
            place.put(connection)
        connection.close()
    else:
        line = await asyncpg.connect(place.database)
        await line.execute("CREATE TABLE migrations (done INTEGER NOT NULL)")
        for number, step in enumerate(STEPS[:2], 1):
            await line.execute(step)
            await line.execute("INSERT INTO migrations VALUES ($1)", number)
        await line.execute(f"{row} ('table', 1, $1, 0, TRUE, 'gathering', '', NULL, 5)", party.encode())
        await line.close()
    async with opened(place) as store:
        await store.see("p", CODE, ADA, 100)
        assert [found.code for found in await store.lobby(10, 3, 0, 0)] == [CODE]
        assert await store.public_tables_of(ADA, 0) == 1


async def test_pages_that_are_no_database_of_ours_are_named() -> None:
    """Protects a player whose browser has kept something else: a sentence, and no traceback."""
    with pytest.raises(Unavailable, match="what was kept here"):
        await MemoryStore(b"Dear Ada, " * 1000).open()


async def test_only_the_pages_that_a_change_touches_are_handed_over() -> None:
    """Protects phones from writing the whole database at every tile that is laid."""
    handed: list[Changed] = []

    async def keep(changed: Changed) -> None:
        handed.append(changed)

    store = MemoryStore(b"", keep)
    await store.open()
    await store.change(change(0, "one"))
    await store.keep_draft(CODE, KeptDraft(1, 1, b"a"))
    await store.keep_draft(CODE, KeptDraft(1, 1, b"b"))
    first, *_, last = handed
    assert len(first.pages) == first.count, "a new database is kept as a whole"
    assert 0 < len(last.pages) < 4 < last.count
    await store.close()


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


async def test_of_two_processes_that_begin_at_once_one_gives_time_back(place: Place) -> None:
    """Protects clocks from being set forth twice."""
    async with opened(place) as store:
        listing = replace(QUIET, phase="playing", due=500)
        await store.change(replace(change(0, "one"), listing=listing))
        await store.heartbeat("old", 100, 200)
        moved = await asyncio.gather(store.begin("p", 1100, 2000, 300), store.begin("q", 1100, 2000, 300))
        assert sorted(moved) == [0, 1]
        assert await store.next_due(0) == 1500
