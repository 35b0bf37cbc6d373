"""Strangers ask for everything in the life of a table, and are told nothing; leaky servers are caught."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.review.matches import EASY
from tests.scale.cluster import Cluster
from tests.scale.polling import Strangers, at_once, examples, poll
from tests.scale.witness import Leak
from tests.server.harness import HandClock, hosting, patient_server
from tilerummy.rules.match.record import write_record
from tilerummy.server import app
from tilerummy.server.edge import review_routes as reviews
from tilerummy.server.edge.routes import OPERATIONS
from tilerummy.server.live.archive import Archive
from tilerummy.server.store.store import Code, KeptLine
from tilerummy.server.table.party import Asker
from tilerummy.server.table.table_state import read_events

pytestmark = pytest.mark.wide


@pytest.fixture(autouse=True)
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with as little effort as will do, and as many as somebody likes."""
    monkeypatch.setattr(app, "Effort", lambda: EASY)
    monkeypatch.setattr(reviews, "NEW_REVIEWS", (1e9, 1e9))


async def polled(
    place: Path | str, servers: int, matches: int, before_start: Callable[[], Awaitable[object]] = at_once
) -> Strangers:
    """A table's life at one server, which is asked straight, or at two over their sockets."""
    clock = HandClock()
    with patient_server():
        async with hosting(place, clock, inside=servers == 1) as one:
            if servers == 1:
                return await poll([one], matches, before_start)
            async with hosting(place, clock) as two:
                return await poll([one, two], matches)


def everything_was_asked(strangers: Strangers) -> None:
    """Every address and every message was tried while a match was going on."""
    wanted = {f"{op.method} {op.path}" for op in OPERATIONS if op.method != "delete"}
    said = {text.partition('"type": "')[2].partition('"')[0] for text in examples()}
    wanted |= {f"message {kind}" for kind in said - {"hello", "take_seat"}}
    assert wanted <= strangers.asked.keys()


async def test_strangers_are_told_nothing(tmp_path: Path) -> None:
    """Protects every rack and the pool while matches start, run, are handed over, end and are reviewed."""
    everything_was_asked(await polled(tmp_path, 1, 2))


async def test_strangers_are_told_nothing_by_two_servers(cluster: Cluster) -> None:
    """Protects the same where two servers share a database, and each may lag behind the other."""
    everything_was_asked(await polled(await cluster.database(), 2, 1))


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "one server", "two servers"])
async def test_strangers_are_told_nothing_at_length(tmp_path: Path, cluster: Cluster, kind: str) -> None:
    place: Path | str = tmp_path if kind == "sqlite" else await cluster.database()
    everything_was_asked(await polled(place, 2 if kind == "two servers" else 1, 12))


# -- leaks ----------------------------------------------------------------------------------------


def whole(lines: Any, seat: object) -> str:
    return write_record(read_events(lines))


async def test_an_unfinished_match_shown_whole_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the strangers' eyes: they see a record that is open too early."""
    monkeypatch.setattr("tilerummy.server.live.archive.record_text", whole)
    with pytest.raises(Leak):
        await polled(tmp_path, 1, 2)


async def test_a_match_taken_for_an_old_one_as_it_begins_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the strangers' eyes: the old fault, any other match counts as over, is seen."""
    asked, record = asyncio.Event(), Archive.record

    async def as_it_was(
        self: Archive, code: Code, asker: Asker, match: int | None, last_round: int | None = None
    ) -> str:
        kept = await self.store.load(code)
        if kept is None or match != kept.match + 1:
            return await record(self, code, asker, match, last_round)
        asked.set()
        lines: tuple[KeptLine, ...] = ()
        while not lines:
            lines = await self.store.lines(code, match)
            await asyncio.sleep(0)
        return whole(lines, None)

    monkeypatch.setattr(Archive, "record", as_it_was)
    with pytest.raises(Leak):
        await polled(tmp_path, 1, 1, asked.wait)
