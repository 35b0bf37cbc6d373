"""Backups as a host meets them: nothing is silent, and what a file holds can be trusted."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import stat
import sys
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import asyncpg
import pytest
from click.testing import CliRunner, Result

from tests.scale.cluster import Cluster
from tests.server.harness import TWO, database_in, hosting
from tilerummy.cli import main
from tilerummy.server.backends import opened
from tilerummy.server.maintenance.backup import (
    CLOCKS_APART_MS,
    BadBackup,
    Comparison,
    compare,
    lines_of,
    restore,
)
from tilerummy.server.maintenance.nightly import back_up
from tilerummy.server.settings import Settings
from tilerummy.server.store.moderation_rows import close_table
from tilerummy.server.store.store import Code, Store


def call(*words: str) -> Result:
    """`tilerummy` with these words."""
    return CliRunner().invoke(main, words)


@pytest.mark.parametrize(
    "words",
    [
        ("export", "backup.jsonl"),
        ("export", "--records", "records"),
        ("backup", "--now", "backups"),
        ("backup", "backups"),
        ("restore", "--check", "/dev/null"),
        ("admin", "tables"),
    ],
)
@pytest.mark.parametrize("kind", ["missing", "empty"])
def test_without_a_database_nothing_is_made_and_that_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], kind: str
) -> None:
    """Protects the host who learns only when it is needed that a backup holds nothing."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILERUMMY_DATABASE", "sqlite:///games.db")
    if kind == "empty":
        Path("games.db").touch()
    before = {*tmp_path.iterdir()}
    done = call(*words)
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: ")
    assert "--database" in done.stderr
    assert {*tmp_path.iterdir()} == before


async def made(database: str) -> None:
    """An empty database."""
    async with opened(Settings(database=database)):
        """It is made when it is opened."""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_what_is_no_file_of_ours_keeps_its_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects /dev/null, and the folder of a script whose variable is empty: both were closed to others."""

    monkeypatch.chdir(tmp_path)
    database = "sqlite:///games.db"
    asyncio.run(made(database))
    before = tmp_path.stat().st_mode
    assert call("export", "--database", database, "").exit_code == 1
    assert tmp_path.stat().st_mode == before
    reader, terminal = os.openpty()
    try:
        os.fchmod(terminal, 0o620)
        assert call("export", "--database", database, os.ttyname(terminal)).exit_code == 0
        assert stat.S_IMODE(os.fstat(terminal).st_mode) == 0o620
        assert b"tilerummy_backup" in os.read(reader, 1000)
    finally:
        os.close(reader)
        os.close(terminal)
    assert call("export", "--database", database, "backup.jsonl").exit_code == 0
    assert stat.S_IMODE((tmp_path / "backup.jsonl").stat().st_mode) == 0o600


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("/dev/full",), "Error: NO BACKUP: /dev/full: No space left on device"),
        (("--records", "full/matches"), "Error: full/matches: Not a directory"),
    ],
)
def test_a_disk_without_room_is_told_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    """Protects the host whose script has a full disk: it's no fault of ours to be reported, but no backup."""
    monkeypatch.chdir(tmp_path)
    database = "sqlite:///games.db"
    asyncio.run(made(database))
    Path("full").touch()
    done = call("export", "--database", database, *words)
    assert (done.exit_code, done.stderr.startswith(said)) == (1, True), done.stderr


async def test_a_postgresql_database_without_our_tables_stays_without_them(cluster: Cluster) -> None:
    """Protects a database of others whose address was mistyped."""
    database = await cluster.database(bare=True)
    done = await asyncio.to_thread(call, "export", "--database", database, "/dev/null")
    assert (done.exit_code, "there is no database of tilerummy in PostgreSQL" in done.stderr) == (1, True)
    connection = await asyncpg.connect(database)
    try:
        assert await connection.fetchval("SELECT to_regclass('tables')") is None
    finally:
        await connection.close()


async def test_a_backup_that_does_not_come_back_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the folder of backups: half of one is none, and the older ones stay."""

    async def in_vain(_: BinaryIO) -> int:
        raise BadBackup("2 were written, and 1 came back")

    folder = tmp_path / "backups"
    async with hosting(tmp_path):
        await back_up(database_in(tmp_path), folder, datetime(2026, 1, 1, tzinfo=UTC))
        monkeypatch.setattr("tilerummy.server.maintenance.nightly.try_out", in_vain)
        done = await asyncio.to_thread(
            call, "backup", "--now", "--keep", "1", "--database", database_in(tmp_path), str(folder)
        )
    assert (done.exit_code, done.stderr) == (1, "Error: NO BACKUP: 2 were written, and 1 came back\n")
    assert [path.name for path in folder.iterdir()] == ["backup-2026-01-01-000000.jsonl"]


async def test_what_a_killed_night_left_goes_after_a_day(tmp_path: Path) -> None:
    """Protects the host's disk, and a backup that another process is writing just now."""
    folder, night = tmp_path / "backups", datetime(2026, 1, 3, tzinfo=UTC)
    folder.mkdir()
    for day in (1, 2, 3):
        part = folder / f"backup-2026-01-0{day}-000000.jsonl.part"
        part.touch()
        os.utime(part, (began := datetime(2026, 1, day, tzinfo=UTC).timestamp(), began))
    async with hosting(tmp_path):
        await back_up(database_in(tmp_path), folder, night.replace(hour=3))
    assert sorted(path.name for path in folder.iterdir()) == [
        "backup-2026-01-03-000000.jsonl.part",
        "backup-2026-01-03-030000.jsonl",
    ]


@pytest.mark.parametrize("words", [("export", "backups/last.jsonl"), ("backup", "--now", "backups")])
async def test_a_disk_that_fills_up_midway_leaves_the_backup_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """Protects the last good backup, and whoever would take half of one for a whole."""

    async def until_full(*_: object, **__: object) -> AsyncIterator[bytes]:
        yield b'{"tilerummy_backup":1}'
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.chdir(tmp_path)
    folder = Path("backups")
    folder.mkdir()
    (folder / "last.jsonl").write_text("the one before")
    (folder / "last.jsonl.part").write_text("of one that was killed")
    await made("sqlite:///games.db")
    monkeypatch.setattr("tilerummy.server.maintenance.backup.lines_of", until_full)
    done = await asyncio.to_thread(call, *words[:-1], "--database", "sqlite:///games.db", words[-1])
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: NO BACKUP: ")
    assert "No space left on device" in done.stderr
    assert (folder / "last.jsonl").read_text() == "the one before"
    assert not [*folder.glob("backup-*")]
    if words[0] == "export":
        assert [path.name for path in folder.iterdir()] == ["last.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with a name in a folder")
@pytest.mark.parametrize("through", ["file", "pipe"])
async def test_a_backup_with_damage_in_the_middle_puts_nothing_back(tmp_path: Path, through: str) -> None:
    """Protects the host who starts a server on half a database: all of a backup comes back, or nothing."""
    async with hosting(tmp_path) as host:
        for _ in range(3):
            await host.open(await host.visitor(), TWO)
        whole = [line async for line in lines_of(host.parts.service.store, with_key=True)]
    file, new = tmp_path / "backup.jsonl", tmp_path / "new.db"

    async def put_back(lines: list[bytes]) -> Result:
        if through == "file":
            file.write_bytes(b"\n".join(lines) + b"\n")
            return await asyncio.to_thread(call, "restore", "--database", f"sqlite:///{new}", str(file))
        reader, writer = os.pipe()
        with open(writer, "wb") as out:
            out.write(b"\n".join(lines) + b"\n")
        try:
            return await asyncio.to_thread(
                call, "restore", "--database", f"sqlite:///{new}", f"/dev/fd/{reader}"
            )
        finally:
            os.close(reader)

    for spoilt in ([*whole[:2], whole[2][:-9], whole[3]], whole[:-1]):
        done = await put_back(spoilt)
        assert (done.exit_code, "line 3" in done.stderr or "cut off" in done.stderr) == (2, True), done.stderr
        assert not new.exists()
    done = await put_back(whole)
    assert (done.exit_code, done.stderr.startswith("3 tables put back, 0 were there already.")) == (0, True)


def test_the_help_of_backup_comes_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects whoever asks what it does: it was taken for the name of a folder."""
    monkeypatch.chdir(tmp_path)
    done = call("backup", "--help")
    assert done.exit_code == 0
    assert "every night" in done.stdout
    assert not [*tmp_path.iterdir()]


async def test_a_backup_that_was_cut_off_between_two_lines_is_noticed(tmp_path: Path) -> None:
    """Protects against the half of a copy that reads well to its end."""
    async with hosting(tmp_path) as host:
        for _ in range(3):
            await host.open(await host.visitor(), TWO)
        lines = [line async for line in lines_of(host.parts.service.store)]
    async with opened(Settings(database=f"sqlite:///{tmp_path / 'new.db'}")) as store:
        with pytest.raises(BadBackup, match=r"cut off: it should hold 3 tables .* and has 2 tables"):
            await restore(store, lines[:-1])
        old = json.loads(lines[0])
        del old["holds"], old["made"]  # as versions before wrote it
        assert (await restore(store, [json.dumps(old).encode(), *lines[1:]])).there == 2


async def compared(
    tmp_path: Path, change: Callable[[list[bytes], Store], list[bytes]] = lambda lines, _: lines
) -> Comparison:
    """Two tables in a backup that was then changed, beside their database."""
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        for _ in range(2):
            await host.open(token, TWO)
        store = host.parts.service.store
        made = host.clock() + 2 * CLOCKS_APART_MS
        lines = [line async for line in lines_of(store, made=made)]
        return await compare(store, change(lines, store))


async def test_time_explains_what_changed_came_and_went(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        kept, gone = Code(await host.open(token, TWO)), Code(await host.open(token, TWO))
        store = host.parts.service.store
        made = host.clock()
        lines = [line async for line in lines_of(store, made=made)]
        same = await compare(store, lines)
        assert (str(same.tables), same.explained) == ("2 as in the backup", True)
        assert await close_table(store, gone, made, "", "")
        host.pass_time(3600)
        await host.open(token, TWO)
        found = await compare(store, lines)
        assert str(found.tables) == "1 as in the backup, 1 new since, 1 gone from the database"
        assert found.explained
        assert found.living.tables == 2
        assert await store.whole(kept) is not None


async def test_a_table_that_a_backup_lacks_is_told(tmp_path: Path) -> None:
    """Protects the host whose backups leave something out, night for night."""

    def without_one(lines: list[bytes], _: Store) -> list[bytes]:
        header = json.loads(lines[0])
        header["holds"]["tables"] = 1
        return [json.dumps(header).encode(), *lines[2:]]

    found = await compared(tmp_path, without_one)
    assert (str(found.tables), found.explained) == ("1 as in the backup, 1 MISSING IN THE BACKUP", False)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("version", 99, "1 OLDER IN THE DATABASE"), ("party", "e30=", "1 DIFFERENT AT THE SAME VERSION")],
)
async def test_what_time_does_not_explain_is_told(
    tmp_path: Path, field: str, value: object, said: str
) -> None:
    """Protects against a database that was put back to an earlier time, or is another one."""

    def spoilt(lines: list[bytes], _: Store) -> list[bytes]:
        table = {**json.loads(lines[1]), field: value}
        return [lines[0], json.dumps(table).encode(), lines[2]]

    found = await compared(tmp_path, spoilt)
    assert (said in str(found.tables), found.explained) == (True, False)


async def test_check_says_it_all_and_ends_as_it_should(tmp_path: Path) -> None:
    """The command has the same words and the exit statuses that docs/cli.md promises."""
    database, file = database_in(tmp_path), tmp_path / "backup.jsonl"
    async with hosting(tmp_path) as host:
        await host.open(await host.visitor(), TWO)
        assert (await asyncio.to_thread(call, "export", "--database", database, str(file))).exit_code == 0
        done = await asyncio.to_thread(call, "restore", "--check", "--database", database, str(file))
        assert (done.exit_code, "Tables: 1 as in the backup." in done.stdout) == (0, True)
        first, table, *_ = file.read_bytes().splitlines()
        file.write_bytes(first + b"\n" + table.replace(b'"version":', b'"version":9') + b"\n")
        done = await asyncio.to_thread(call, "restore", "--check", "--database", database, str(file))
        assert (done.exit_code, "OLDER IN THE DATABASE" in done.stdout) == (1, True)
        file.write_bytes(first + b"\n" + table[:-9] + b"\n")
        done = await asyncio.to_thread(call, "restore", "--check", "--database", database, str(file))
        assert (done.exit_code, done.stderr.count("line 2")) == (2, 1)
