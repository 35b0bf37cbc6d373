"""`./run bench restart`: how long a server takes to serve after a restart, with many running matches.

And how long until people who all come back at once play on. The database is made of one real match, copied.
Processor time stands beside that of the clock, since the machine may be busy.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from websockets.asyncio.client import connect

from benches.processor import cpu_of
from benches.report import Notes
from tests.server.harness import Client, Host, Player, hosting, pair
from tests.server.process import remote
from tilerummy.protocol import messages as m
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.process import steady_clock
from tilerummy.server.store.sqlite import SqliteStore
from tilerummy.server.store.store import Code, VisitorId

TABLES, ALLOWED_S = 10_000, 3.0
PEOPLES_TABLES, BACK_S = 200, 5.0
EVENTS, MANY_EVENTS = 40, 120
TOGETHER = 500
PLAN = m.Plan("sabra", players=2, rounds=20, clock=60)
"""A round may be over before so many things have happened; a match is not."""


async def fill(folder: Path, count: int, events: int = EVENTS) -> None:
    """So many tables with a running match of so many events each, all the same."""
    async with hosting(folder) as host, pair(host, PLAN) as (first, second, code):
        playing = [asyncio.create_task(Player(one, seed).play()) for seed, one in enumerate((first, second))]
        await first.until(lambda: first.view and first.view.sequence > events)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    store = SqliteStore(folder / "tables.db")
    await store.open()
    whole = await store.whole(Code(code))
    assert whole is not None
    party = whole.party

    async def copy(number: int) -> None:
        name = Code(f"{number:016d}")
        listing = replace(whole.listing, due=whole.changed + 1000 * (number % 60))
        written = party.replace(code.encode(), name.encode())
        await store.restore(replace(whole, code=name, listing=listing, party=written))

    for first_one in range(0, count - 1, TOGETHER):
        await asyncio.gather(*map(copy, range(first_one, min(count - 1, first_one + TOGETHER))))
    await store.close()


async def measure(count: int) -> tuple[float, float, int]:
    """Seconds until it serves by the clock and by the processor; megabytes of the file."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        await fill(folder, count)
        sqlite3.connect(folder / "tables.db").execute("PRAGMA wal_checkpoint(TRUNCATE)").connection.close()
        size = (folder / "tables.db").stat().st_size
        began = perf_counter()
        async with remote(folder) as host:
            assert (await host.get("/healthz"))[0] == 200
            return perf_counter() - began, cpu_of(host.process.pid), size // 1_000_000


def tokens(folder: Path) -> list[tuple[str, str]]:
    """Everybody at these tables: the table, and their token."""
    signer = Signer((folder / "tables.key").read_bytes(), steady_clock())
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = database.execute("SELECT code, visitor FROM members WHERE seated").fetchall()
    return [(code, signer.token(VisitorId(visitor))) for code, visitor in rows]


async def come_back(host: Host, number: int, code: str, token: str) -> float:
    """Somebody comes back from an address of their own, and moves if it is their turn; when that was done."""
    headers = {"X-Forwarded-For": f"10.{number // 250}.{number % 250}.1"}
    url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
    async with connect(url, compression=None, additional_headers=headers, open_timeout=60) as socket:
        client = Client(socket, prefix=f"n{number}-")
        listening = asyncio.create_task(client.listen())
        await client.send(m.Hello(token=token))
        await client.until(lambda: client.view)
        if client.my_turn:
            await client.ask(m.Draw(client.new_id(), client.seen))
        done = perf_counter()
        await socket.close()
        await listening
    return done


async def measure_people(count: int) -> tuple[float, float]:
    """Seconds from the process being up until everybody at so many tables plays on: clock, processor."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        await fill(folder, count, MANY_EVENTS)
        people = tokens(folder)
        async with remote(folder) as host:
            up, cpu = perf_counter(), cpu_of(host.process.pid)
            done = await asyncio.gather(*(come_back(host, i, *one) for i, one in enumerate(people)))
            return max(done) - up, cpu_of(host.process.pid) - cpu


def main(arguments: list[str]) -> int:
    """Measure, and fail if it takes too long."""
    parser = argparse.ArgumentParser(prog="./run bench restart")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--people", type=int, default=PEOPLES_TABLES, help="tables whose people come back")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    chosen = parser.parse_args(arguments)
    seconds, cpu, size = asyncio.run(measure(chosen.tables))
    notes = Notes()
    notes.say(
        f"{chosen.tables} running matches on SQLite, a file of {size} MB: /healthz answers after",
        f"{seconds:.1f} s, {cpu:.1f} s of it of the processor (at most {ALLOWED_S:.0f}).",
    )
    back, work = asyncio.run(measure_people(chosen.people))
    notes.say(
        f"The people of {chosen.people} tables, matches of {MANY_EVENTS} events, come back at once: the last",
        f"one plays on {back:.1f} s after the process is up,",
        f"{work:.1f} s of it of the processor (at most {BACK_S:.0f}).",
    )
    if chosen.write:
        notes.write("Restart")
    return int(min(seconds, cpu) > ALLOWED_S or min(back, work) > BACK_S)
