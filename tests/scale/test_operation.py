"""What a host needs: metrics, backups from either store into either, and pruning."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.scale.cluster import Cluster
from tests.server.harness import TWO, Client, Host, Player, database_in, hosting, joining, pair
from tilerummy.cli import main
from tilerummy.protocol import messages as m
from tilerummy.server.backends import opened
from tilerummy.server.maintenance.nightly import DAY_MS, prune
from tilerummy.server.settings import BadSettings, Settings
from tilerummy.server.store.store import Code

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+')


async def figures(host: Host) -> dict[str, float]:
    """What /metrics says."""
    status, body = await host.get("/metrics")
    assert status == 200
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines), lines
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_metrics_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        before = await figures(host)
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)
        await player.fail(m.DrawRequest, player.seen)
        after = await figures(host)
        assert after["tilerummy_connections"] == 2
        assert after['tilerummy_tables{phase="playing"}'] == 1
        assert after['tilerummy_messages_total{kind="draw"}'] == 2
        assert after['tilerummy_outcomes_total{outcome="not_your_turn"}'] == 1
        assert after["tilerummy_events_total"] > before["tilerummy_events_total"]
        assert after['tilerummy_answer_seconds_bucket{le="+Inf"}'] == after["tilerummy_answer_seconds_count"]
        _, body = await host.get("/metrics")
        assert code.encode() not in body
        assert b"Bo" not in body


async def played(database: str) -> tuple[str, str, str]:
    """A table with a match that is over and one in mid-turn; its code and the players' tokens."""
    async with hosting(database) as host, pair(host, TWO) as (first, second, code):
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        await first.do(m.Rematch)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.GATHERING)
        await second.do(m.Ready)
        await first.do(m.Start)
        await first.until(lambda: first.view and first.view.match == 2)
        await second.until(lambda: second.view and second.view.match == 2)
        player: Client = first if first.my_turn else second
        assert player.view is not None
        await player.send(m.SendDraft(player.seen, m.Draft([(player.view.rack or [])[:1]])))
        await first.do(m.Say, m.Word.HELLO)
        await player.do(m.Say, m.Word.THANKS)
        assert first.token is not None
        assert second.token is not None
        return code, first.token, second.token


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_a_backup_of_one_store_is_put_into_the_other(
    tmp_path: Path, cluster: Cluster, into: str
) -> None:
    file, postgres = tmp_path / "backup.jsonl", await cluster.database()
    (tmp_path / "new").mkdir()
    source, target = database_in(tmp_path), postgres
    if into == "sqlite":
        source, target = postgres, database_in(tmp_path / "new")
    code, ada, bo = await played(source)
    shell = CliRunner()

    async def call(*words: str) -> Result:
        """A command of its own, which waits in its own way."""
        return await asyncio.to_thread(shell.invoke, main, words)

    done = await call("export", "--with-key", "--database", source, str(file))
    holds = "1 table with 2 matches, 0 families, 0 rated puzzles, 0 days of deals; with the signing key"
    assert (done.exit_code, done.stderr) == (0, f"Written: {holds}.\n")
    for put, there in ((1, 0), (0, 1)):
        done = await call("import", "--database", target, str(file))
        assert (done.exit_code, done.stderr) == (0, f"{put} tables put back, {there} were there already.\n")
    done = await call("restore", "--check", "--database", target, str(file))
    assert (done.exit_code, holds in done.stdout) == (0, True)
    assert "Tables: 1 as in the backup." in done.stdout
    records = tmp_path / "records"
    assert (await call("export", "--database", target, "--records", str(records))).exit_code == 0
    assert [path.name for path in records.iterdir()] == [f"{code}-1.txt"]
    assert (await call("verify", str(records / f"{code}-1.txt"))).exit_code == 0
    async with (
        hosting(target) as host,
        joining(host, code, ada, "a") as first,
        joining(host, code, bo, "b") as second,
    ):
        player = first if first.my_turn else second
        assert player.draft is not None
        assert [said.phrase for said in first.all(m.Snapshot)[0].talk] == ["hello", "thanks"]
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "the file is empty"),
        (b"hello\n", "line 1: "),
        (b'{"tilerummy_backup": 9, "key": ""}\n', "line 1: a backup of form 9"),
        (b'{"tilerummy_backup": 1, "key": "aaaa"}\n{"code": 7}\n', "line 2: "),
    ],
)
def test_what_is_no_backup_is_refused_with_its_line(tmp_path: Path, text: bytes, why: str) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_bytes(text)
    done = CliRunner().invoke(main, ["import", "--database", database_in(tmp_path), str(file)])
    assert done.exit_code == 2
    assert why in done.stderr
    assert done.stderr.count("line") <= 1
    assert [*tmp_path.iterdir()] == [file], "what is no backup makes no database"


async def test_only_old_tables_are_forgotten(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        old, abandoned = await host.open(token, TWO), await host.quick(token, TWO)
        host.pass_time(3 * DAY_MS / 1000)
        new = await host.open(token, TWO)
        store, clock = host.parts.service.store, host.clock
        assert await prune(store, clock, 4) == 0
        assert await prune(store, clock, 2) == 2
        assert {*await store.codes("", 9)} == {new}  # type: ignore[arg-type]
        assert (await host.get(f"/api/tables/{new}"))[0] == 200
        for gone in (old, abandoned):
            assert await store.load(gone) is None  # type: ignore[arg-type]


async def test_a_table_that_was_forgotten_keeps_no_sign_of_life_from_others(tmp_path: Path) -> None:
    """Protects everybody from one room that cannot be told anything."""
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        old, new = await host.open(token, TWO), await host.open(token, TWO)
        async with joining(host, old, token, "o"), joining(host, new, token, "n") as client:
            service = host.parts.service
            host.pass_time(3 * DAY_MS / 1000)
            await client.do(m.Ready)
            assert await prune(service.store, host.clock, 2) == 1
            service.tables.forget(Code(old))
            await host.parts.service.rooms.beat_all(0.0)
            await client.until(lambda: client.all(m.Beat))


def test_a_database_that_cannot_be_opened_is_named() -> None:
    async def test() -> None:
        async with opened(Settings(database="sqlite:////dev/null/x.db")):
            pass

    with pytest.raises(BadSettings, match="/dev/null"):
        asyncio.run(test())
