"""A server that is killed: nothing that was acknowledged is lost, nothing is done twice, play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path
from random import Random
from subprocess import PIPE

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.children import awaited
from tests.server.harness import PATIENCE_S, Player, joining
from tests.server.process import Remote, cold_remote, remote
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record

ROOT = Path(__file__).parent.parent.parent
PLAN = m.Plan("sabra", players=2, rounds=1, clock=0)
SHORT = m.Plan("sabra", {"hand_size": 7, "starter_hand": 7}, players=2, rounds=1, clock=0)


class Progress:
    """What the server has promised to have kept, table by table."""

    def __init__(self, tables: int) -> None:
        self.promised = [0] * tables
        self.lost: list[int] = []
        self._count = 0
        self._news = asyncio.Condition()

    async def promise(self, table: int, sequence: int) -> None:
        async with self._news:
            self.promised[table] = sequence
            self._count += 1
            self._news.notify_all()

    async def acknowledged(self, more: int) -> None:
        """Wait for so many more, and for one from each table: who was promised nothing can lose nothing."""
        async with self._news:
            wanted = self._count + more
            enough = self._news.wait_for(lambda: self._count >= wanted and all(self.promised))
            await asyncio.wait_for(enough, PATIENCE_S)

    def check(self, table: int, sequence: int) -> None:
        if sequence < self.promised[table]:
            self.lost.append(table)


@pytest.mark.wide
async def test_a_server_killed_at_any_moment_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    """Kills in mid-turn, while a bot thinks, and in commits: several tables keep the writer busy."""
    rng, tables = Random(1), 3
    places: list[tuple[str, str]] = []
    progress = Progress(tables)
    for life in range(2):
        async with remote(tmp_path) as host:
            for _ in range(tables - len(places)):
                token = await host.visitor()
                places.append((await host.quick(token, SHORT, ["novice"]), token))
            playing = [
                asyncio.create_task(draw_on(host, place, progress, i, life)) for i, place in enumerate(places)
            ]
            await progress.acknowledged(rng.randrange(2, 20))
            await asyncio.sleep(rng.random() / 50)  # any moment of what follows
            await host.kill()
            await asyncio.gather(*playing)
    assert progress.lost == []
    async with remote(tmp_path) as host:
        for i, (code, token) in enumerate(places):
            async with joining(host, code, token, f"end{i}") as client:
                assert client.seen >= progress.promised[i] > 0
                await Player(client, i).play()
                _, record = await host.get(f"/t/{code}/record")
                events = read_record(record.decode())
                assert verify(events) == []
        assert await host.stop() == 0


async def draw_on(host: Remote, place: tuple[str, str], progress: Progress, table: int, life: int) -> None:
    """Draw whenever it is one's turn, and remember what was acknowledged, until the server is gone."""
    with contextlib.suppress(WebSocketException, OSError, AssertionError, TimeoutError):
        async with joining(host, *place, f"l{life}-") as client:
            progress.check(table, client.seen)
            while not client.closed:
                await client.until(lambda: client.my_turn or client.closed)
                seen = client.seen
                reply = await client.ask(m.DrawRequest(client.new_id(), seen))
                if isinstance(reply, m.Ack):
                    await progress.promise(table, reply.sequence)
                await client.until(lambda c=client, s=seen: c.seen != s or c.closed)  # type: ignore[misc]


async def test_an_answer_that_was_lost_comes_when_the_message_is_sent_again(tmp_path: Path) -> None:
    async with remote(tmp_path) as host:
        token = await host.visitor()
        code = await host.quick(token, PLAN, ["novice"])
        async with joining(host, code, token) as client:
            await client.turn()
            message = m.DrawRequest("precious", client.seen)
            await client.send(message)
            await host.kill()
            await client.ended()
    async with remote(tmp_path) as host, joining(host, code, token, "x") as client:
        reply = await client.ask(message)
        assert isinstance(reply, m.Ack)
        drew = [event for happened in client.all(m.Happened) for event in happened.events]
        own = [event for event in drew if isinstance(event, m.Drew) and event.seat == 0]
        assert len(own) <= 1


@pytest.mark.parametrize("when", ["before", "during", "after"])
async def test_a_draw_is_made_once_though_the_server_died_in_its_commit(tmp_path: Path, when: str) -> None:
    """Protects a table from half a commit, and a player from a commit nobody told them of."""
    dying = (str(ROOT / "tests" / "server" / "dying.py"), when)
    async with remote(tmp_path, dying, PYTHONPATH=str(ROOT)) as host:
        tokens = [await host.visitor() for _ in range(2)]
        code = await host.open(tokens[0], PLAN)
        async with joining(host, code, tokens[1], "b") as second:
            await second.do(m.TakeSeat, "Bo")
            await second.do(m.Ready)
            async with joining(host, code, tokens[0], "a") as first:
                await first.do(m.Start)
                await first.until(lambda: first.view)
                await second.until(lambda: second.view)
                player, token = (first, tokens[0]) if first.my_turn else (second, tokens[1])
                before, message = player.seen, m.DrawRequest("precious", player.seen)
                await player.send(message)
                await host.died()
                await player.ended()
                assert not player.replies.get("precious"), "nobody was told"
    async with remote(tmp_path) as host, joining(host, code, token, "x") as again:
        assert again.seen - before == {"before": 0, "after": 1}.get(when, again.seen - before)
        reply = await again.ask(message)
        assert isinstance(reply, m.Ack)
        await again.until(lambda: again.seen == reply.sequence == before + 1)
        assert again.view is not None
        assert len(again.view.rack or []) == 15


async def test_a_bot_whose_thinking_was_cut_off_thinks_again(tmp_path: Path) -> None:
    """Protects a table from a server that died while a bot was to play: nobody else moves it on."""
    async with remote(tmp_path) as host:
        token = await host.visitor()
        code = await host.quick(token, PLAN, ["novice"])
    cut_off = 0
    for life in range(20):
        async with remote(tmp_path) as host, joining(host, code, token, f"l{life}") as client:
            await client.turn()
            ack = await client.do(m.DrawRequest, client.seen)
            await host.kill()  # a fresh server's worker has not even started to think
            await client.ended()
        async with remote(tmp_path) as host, joining(host, code, token, f"m{life}") as client:
            cut_off += client.all(m.Snapshot)[0].view is not None and client.seen == ack.sequence
            await client.until(lambda s=ack.sequence, c=client: c.seen > s and c.my_turn)  # type: ignore[misc]
        if cut_off:
            break
    assert cut_off, "the bot was always faster"


async def test_a_draft_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    async with remote(tmp_path) as host:
        token = await host.visitor()
        code = await host.quick(token, PLAN, ["novice"])
        async with joining(host, code, token, "a") as client, joining(host, code) as watcher:
            await client.turn()
            assert client.view is not None
            draft = m.Draft([*client.view.table, (client.view.rack or [])[:2]])
            await client.send(m.SendDraft(client.seen, draft))
            await watcher.until(lambda: watcher.draft)
            await host.kill()
    async with remote(tmp_path) as host, joining(host, code, token, "x") as again:
        assert again.draft is not None
        assert again.draft.draft == msgspec.structs.replace(draft, touched=again.draft.draft.touched)


async def test_a_signal_ends_the_server_cleanly(tmp_path: Path) -> None:
    async with cold_remote(tmp_path) as host:
        token = await host.visitor()
        code = await host.quick(token, PLAN)
        async with joining(host, code, token) as client:
            stopping = asyncio.create_task(host.stop())
            await client.ended()
            assert client.bye is m.ByeReason.RESTARTING
            assert await stopping == 0


async def test_the_example_bot_plays_a_match(tmp_path: Path) -> None:
    async with remote(tmp_path) as host:
        token = await host.visitor()
        code = await host.open(token, PLAN)
        async with joining(host, code, token) as client:
            key = (await client.do(m.AddProgram, "Robo")).key
            assert key is not None
            command = [sys.executable, str(ROOT / "examples" / "bot.py"), f"{host.address}/t/{code}", key]
            async with awaited(command, stderr=PIPE) as bot:
                await client.until(lambda: client.party and client.party.places[1].ready)
                await client.do(m.Start)
                await Player(client, 4).play()
                _, errors = await bot.communicate()
                assert (bot.returncode, errors) == (0, b"")


def test_the_example_bot_is_short() -> None:
    """Protects whoever learns from it: a bot that plays every preset is read in a few minutes."""
    assert len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()) <= 90
