"""Databases that older and newer versions have left, and what is none."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from tests.server.places import ADA, CODE, MEMORY, Place, change, opened
from tilerummy.server.store.puzzle_rows import keep_mark, known_marks
from tilerummy.server.store.schema import POSTGRES_STEPS, SQLITE_STEPS
from tilerummy.server.store.store import Conflict, Unavailable


async def test_a_database_of_a_newer_version_is_left_alone(place: Place) -> None:
    async with opened(place):
        pass
    if place.database == MEMORY:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.execute(f"PRAGMA user_version = {len(SQLITE_STEPS) + 1}")
        place.put(connection)
        connection.close()
    elif place.database.startswith("sqlite"):
        connection = sqlite3.connect(place.file)
        connection.execute(f"PRAGMA user_version = {len(SQLITE_STEPS) + 1}")
        connection.close()
    else:
        line = await asyncpg.connect(place.database)
        await line.execute(f"INSERT INTO migrations VALUES ({len(POSTGRES_STEPS) + 1})")
        await line.close()
    with pytest.raises(Unavailable, match="newer"):
        await place.store().open()


async def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    connection = sqlite3.connect(file)
    connection.executescript(SQLITE_STEPS[0])
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


async def left_by_older(place: Place, sqlite: int, postgres: int, row: str, *values: object) -> None:
    """A database of a version that knew so many steps, with one row in it."""
    if place.database.startswith("postgres"):
        line = await asyncpg.connect(place.database)
        await line.execute("CREATE TABLE migrations (done INTEGER NOT NULL)")
        for number, step in enumerate(POSTGRES_STEPS[:postgres], 1):
            await line.execute(step)
            await line.execute("INSERT INTO migrations VALUES ($1)", number)
        await line.execute(row.replace("?", "$1"), *values)
        await line.close()
        return
    connection = sqlite3.connect(":memory:" if place.database == MEMORY else place.file)
    for step in SQLITE_STEPS[:sqlite]:
        connection.executescript(step)
    connection.execute(row, values)
    connection.execute(f"PRAGMA user_version = {sqlite}")
    connection.commit()
    if place.database == MEMORY:
        place.put(connection)
    connection.close()


async def test_tables_of_the_first_release_are_listed_by_their_host_after_the_upgrade(place: Place) -> None:
    """Who is the host was only in the party then; a database of that time is brought up to date."""
    columns = "code, version, party, match, public, phase, turn, due, changed"
    row = f"INSERT INTO tables ({columns}) VALUES ('table', 1, ?, 0, TRUE, 'gathering', '', NULL, 5)"
    await left_by_older(place, 3, 2, row, b'{"code":"table","host":"ada","plan":{},"secret":"","chairs":[]}')
    async with opened(place) as store:
        await store.see("p", CODE, ADA, 100)
        assert [found.code for found in await store.lobby(10, 3, 0, 0)] == [CODE]
        assert await store.public_tables_of(ADA, 0) == 1


async def test_what_was_done_once_stays_done_after_the_upgrade(place: Place) -> None:
    """Protects ratings: marks were tries at puzzles only when their table got its first name."""
    made = "CREATE TABLE puzzle_tries"
    sqlite, postgres = (
        next(number for number, step in enumerate(steps, 1) if made in step)
        for steps in (SQLITE_STEPS, POSTGRES_STEPS)
    )
    await left_by_older(place, sqlite, postgres, "INSERT INTO puzzle_tries (mark, at) VALUES (?, 7)", "ada")
    async with opened(place) as store:
        assert await known_marks(store, ["ada", "bo"]) == {"ada"}
        with pytest.raises(Conflict):
            await store.write_all([keep_mark("ada", 8)], each_changes=True)


async def test_a_key_among_the_facts_still_signs_after_the_upgrade() -> None:
    """Protects everybody on a device: with another key, their own tokens would be strangers' to it."""
    place, before = (
        Place(MEMORY),
        next(n for n, step in enumerate(SQLITE_STEPS) if "CREATE TABLE keys" in step),
    )
    row = "INSERT INTO facts (name, value) VALUES ('signing key', ?)"
    await left_by_older(place, before, 0, row, b"\x00\xffsecret")
    async with opened(place) as store:
        assert await store.key(b"fresh") == b"\x00\xffsecret"
        assert await store.query("SELECT * FROM facts") == []
        assert [row.kind for row in await store.query("SELECT typeof(key) AS kind FROM keys")] == ["blob"]
