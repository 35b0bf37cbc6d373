"""Health: what a server says of itself is true, and a file that cannot be trusted is not served."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sqlite3
import stat
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.children import run
from tests.server.harness import TWO, hosting, pair
from tests.server.process import remote
from tests.server.test_logs import listening
from tilerummy.server.backends import opened
from tilerummy.server.maintenance.backup import BadBackup, lines_of, restore
from tilerummy.server.maintenance.nightly import back_up, next_night, try_out
from tilerummy.server.settings import BadSettings, Settings
from tilerummy.server.store.sqlite_file import SqliteStore, sole_server
from tilerummy.server.store.store import Unavailable


def serve(database: str) -> CompletedProcess[str]:
    """`tilerummy serve` that is expected to refuse."""
    command = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--database", database]
    return run(command)


async def test_a_file_that_another_program_has_locked_is_busy_soon(tmp_path: Path) -> None:
    """Protects whoever waits for a move while others look at the file: 1.0.0 said nothing for 30 s."""
    async with hosting(tmp_path, inside=True) as host:
        store = host.parts.service.store
        assert isinstance(store, SqliteStore)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            status, why = await host.post("/api/visitors", {})
            assert (status, json.loads(why)["reasons"][0]["code"]) == (503, "busy")
            other.execute("ROLLBACK")
        assert (await host.post("/api/visitors", {}))[0] == 201
        for ask in (store._read, store._write):  # private: how long each would wait is seen nowhere else
            ((most,),) = await ask(lambda one: one.execute("PRAGMA busy_timeout").fetchall())
            assert 2 * most < 2000, "for the one that is being tried, and for one's own"


async def test_ready_means_that_the_database_can_be_written(database: str) -> None:
    async with hosting(database) as host:
        assert await host.get("/healthz") == (200, b'{"ok":true}')
        assert await host.get("/livez") == (200, b'{"ok":true}')


async def test_a_full_disk_makes_a_server_unready_but_leaves_it_alive(tmp_path: Path) -> None:
    """The system refuses every further byte to this process, as it does when the disk is full."""
    async with remote(tmp_path) as host:
        assert (await host.get("/healthz"))[0] == 200
        resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        while (await host.get("/healthz"))[0] == 200:
            pass  # an answer is good for a second
        assert json.loads((await host.get("/healthz"))[1]) == {"ok": False}
        assert (await host.get("/livez"))[0] == 200


async def test_a_file_that_is_damaged_under_a_running_server_makes_it_unready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilerummy.server.edge.operator_routes.FRESH_S", 0)
    async with hosting(tmp_path) as host, pair(host):
        assert (await host.get("/healthz"))[0] == 200
        file = tmp_path / "tables.db"
        checkpoint = sqlite3.connect(file)
        checkpoint.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        checkpoint.close()
        with file.open("r+b") as out:
            out.seek(100)
            out.write(b"\xff" * (file.stat().st_size - 100))
        assert (await host.get("/healthz"))[0] == 503


async def test_a_database_that_goes_away_is_logged_with_every_503(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: object, **__: object) -> None:
        raise Unavailable("gone")

    async with hosting(database) as host:
        store = host.parts.service.store
        monkeypatch.setattr(store, "lobby", gone)
        monkeypatch.setattr(store, "probe", gone)
        with listening(logging.WARNING) as lines:
            assert (await host.get("/api/lobby"))[0] == 503
            assert (await host.get("/healthz"))[0] == 503
        (said,) = lines.lines("store unavailable")
        assert (said["path"], said["status"], said["why"]) == ("/api/lobby", 503, "gone")
        assert [line["why"] for line in lines.lines("not ready")] == ["gone"]


def damage(file: Path) -> None:
    """Overwrite the second half, as a failing disk would."""
    size = file.stat().st_size
    with file.open("r+b") as out:
        out.seek(size // 2)
        out.write(b"\x5a" * (size // 2))


async def test_a_damaged_file_is_refused_with_the_way_to_restore_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        await host.open(await host.visitor(), TWO)
    damage(tmp_path / "tables.db")
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")
    with pytest.raises(BadSettings, match=r"(?s)damaged.*tilerummy import"):
        async with opened(settings):
            pass
    done = await asyncio.to_thread(serve, settings.database)
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert "tilerummy import" in done.stderr
    assert "Traceback" not in done.stderr


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    async with remote(tmp_path) as host:
        done = await asyncio.to_thread(serve, f"sqlite:///{tmp_path / 'tables.db'}")
        assert done.returncode == 1
        assert "another server" in done.stderr
        assert "--database sqlite:///" in done.stderr
        assert (await host.get("/healthz"))[0] == 200
        await host.kill()
        with sole_server(tmp_path / "tables.db"):
            pass  # the lock went with the process


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


async def test_database_and_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    """An older file that everybody may read is put right at the next start."""
    file = tmp_path / "tables.db"
    async with hosting(tmp_path) as host:
        await host.open(await host.visitor(), TWO)
        assert set(modes(tmp_path).values()) == {0o600}
        assert "tables.db-wal" in modes(tmp_path)
    file.chmod(0o644)
    backup = tmp_path / "backup.jsonl"
    backup.write_text("older")
    backup.chmod(0o644)
    command = [sys.executable, "-m", "tilerummy", "export", "--database", f"sqlite:///{file}", str(backup)]
    await asyncio.to_thread(run, command, check=True)
    assert set(modes(tmp_path).values()) == {0o600}


async def test_a_backup_holds_the_signing_key_only_if_asked(database: str) -> None:
    async with opened(Settings(database=database)) as store:
        key = await store.key(b"k" * 32)
        without = [line async for line in lines_of(store)]
        with_it = [line async for line in lines_of(store, with_key=True)]
        assert json.loads(without[0])["key"] == ""
        assert json.loads(with_it[0])["key"] != ""
        assert (await restore(store, without)).same_key is None
        assert (await restore(store, with_it)).same_key is True
        assert await store.key(b"x" * 32) == key


async def test_a_nightly_backup_is_tried_before_it_counts(database: str, tmp_path: Path) -> None:
    async with hosting(database) as host:
        for _ in range(3):
            await host.open(await host.visitor(), TWO)
        night = next_night(datetime(2026, 1, 31, 12, tzinfo=UTC))
        assert night == datetime(2026, 2, 1, 3, tzinfo=UTC)
        folder = tmp_path / "backups"
        made = [await back_up(database, folder, night + timedelta(days=day)) for day in range(16)]
        done = made[-1].file
        assert str(made[-1].header).startswith("3 tables with 0 matches, ")
        assert await try_out(BytesIO(done.read_bytes())) == 3
        assert len([*folder.iterdir()]) == 14
        assert set(modes(folder).values()) == {0o600}
    whole = done.read_bytes()
    with pytest.raises(BadBackup):
        await try_out(BytesIO(whole[: len(whole) // 2]))
