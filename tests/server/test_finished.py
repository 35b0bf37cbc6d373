"""Only a finished match is shown open: whatever changes at the table while somebody asks for a record.

The asker's reads are held at every point, and the table moves on meanwhile: a match starts, or the next one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.review.matches import EASY
from tests.server.harness import Client, Host, Player, hosting, pair
from tilerummy.protocol import messages as m
from tilerummy.server import app
from tilerummy.server.store.store import Code
from tilerummy.server.table.table_state import FinishedMatch, MatchNotOver, read_events

READS = (("record", "lines"), ("review", "lines"), ("review", "load"))
"""What is read without the table's lock. A record reads the table under it, so no start comes between."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path
    url: str = asyncio.run(request.getfixturevalue("cluster").database())
    return url


class Interleaving:
    """Holds one read of the store by whoever asks, and lets something happen before or after it."""

    def __init__(self, host: Host, read: str, early: bool, happen: Callable[[], Awaitable[None]]) -> None:
        self._store: Any = host.parts.service.store
        self._rooms = host.parts.service.rooms
        self._read, self._early, self._happen = read, early, happen
        self._original = getattr(self._store, read)

    def __enter__(self) -> None:
        setattr(self._store, self._read, self._held)

    def __exit__(self, *_: object) -> None:
        self._restore()

    def _restore(self) -> None:
        setattr(self._store, self._read, self._original)

    def _is_telling(self) -> bool:
        """Whether a room reads to tell its listeners: held up, it could not tell what is waited for."""
        return asyncio.current_task() in {room.telling for room in self._rooms.rooms()}

    async def _held(self, *args: Any) -> Any:
        if self._is_telling():
            return await self._original(*args)
        self._restore()
        if self._early:
            await self._happen()
            return await self._original(*args)
        found = await self._original(*args)
        await self._happen()
        return found


async def end(first: Client, second: Client) -> None:
    """Both leave, so the match ends."""
    await first.do(m.Leave)
    await second.do(m.Leave)
    await first.until(lambda: first.party and first.party.phase is m.PartyPhase.OVER)


@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize(("what", "read"), READS)
async def test_a_match_that_starts_meanwhile_stays_closed(
    database: Path | str, what: str, read: str, early: bool
) -> None:
    """Protects every rack: a match that begins between two reads of the asker is not taken for an old one."""
    async with hosting(database) as host, pair(host, start=False) as (first, _second, code):
        started = []

        async def start() -> None:
            started.append(await first.do(m.Start))

        host.parts.service.tables.forget(Code(code))
        with Interleaving(host, read, early, start):
            status, body = await host.get(f"/t/{code}/{what}?match=1")
        if not started:  # that read is not among the asker's
            await start()
        # Only now: a table is read once for all, so nobody is told while the asker's read is held.
        await first.until(lambda: first.view)
        assert await open_hands(host, code) not in body.decode()
        assert b"secret" not in body
        assert status in ((200, 404) if what == "record" else (404, 409))


@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize("asked", ["record?match=2", "review"])
async def test_the_next_match_stays_closed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, early: bool
) -> None:
    """Protects the second rack as well: who asks while the next match begins sees the last, or none."""
    monkeypatch.setattr(app, "Effort", lambda: EASY)
    read = "lines" if asked.startswith("record") else "load"
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        await first.do(m.Rematch)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.GATHERING)
        await second.do(m.Ready, salt="0e" * 16)
        started = []

        async def start() -> None:
            started.append(await first.do(m.Start))

        host.parts.service.tables.forget(Code(code))
        with Interleaving(host, read, early, start):
            _, body = await host.get(f"/t/{code}/{asked}")
        if not started:
            await start()
        await first.until(lambda: first.view and first.view.match == 2)
        assert await open_hands(host, code, 2) not in body.decode()


async def open_hands(host: Host, code: str, match: int = 1) -> str:
    """The deal as the referee has it: what nobody may be shown."""
    lines = await host.parts.service.store.lines(Code(code), match)
    (deal,) = [line.text for line in lines if line.text.startswith("deal")]
    return deal


async def test_no_match_is_open_until_it_has_ended(database: Path | str) -> None:
    """Protects the one door: an open record cannot even be made of a match that goes on."""
    async with hosting(database) as host, pair(host) as (first, second, code):
        store = host.parts.service.store
        with pytest.raises(MatchNotOver):
            FinishedMatch(read_events(await store.lines(Code(code), 1)))
        deal = await open_hands(host, code)
        for match in ("", "?match=0", "?match=1", "?match=2", "?match=99999"):
            assert deal not in (await host.get(f"/t/{code}/record{match}"))[1].decode()
        await end(first, second)
        assert FinishedMatch(read_events(await store.lines(Code(code), 1))).record()
        assert deal in (await host.get(f"/t/{code}/record"))[1].decode()


async def test_a_seat_of_another_match_shows_nothing(database: Path | str) -> None:
    """Protects racks from whoever changed places: one's seat counts only with the events of the same read."""
    async with hosting(database) as host, pair(host, start=False) as (first, _second, code):

        async def start() -> None:
            await first.do(m.Start)
            await first.until(lambda: first.view)

        with Interleaving(host, "lines", True, start):
            _, body = await host.get(f"/t/{code}/record?match=1", first.token)
        _, spectator = await host.get(f"/t/{code}/record?match=1")
        assert body == spectator
