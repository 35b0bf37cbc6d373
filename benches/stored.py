"""Servers that have much to keep: ten thousand families, and files of any size."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from asyncio import Handle
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import process_time, thread_time
from typing import Any
from unittest.mock import patch

import msgspec

from benches.report import Notes, bench, percents, quantile
from tests.server import harness
from tests.server.families import HOUSE, Device, device, file_with, founded, joined, large, play, record
from tests.server.harness import HandClock, hosting
from tilerummy.protocol.messages import ChangeKind
from tilerummy.server.edge.garbage import look_by_the_clock
from tilerummy.server.family.family_file import MOST_QUOTES
from tilerummy.server.family.family_history import PlayedMatch, PlayedRound, PlayedTable
from tilerummy.server.family.family_state import FamilyState, Value
from tilerummy.server.family.rights import CARD_SAY, DAY_MS
from tilerummy.server.jobs.processes import WorkerProcesses

ROUNDS, LOOK_MS = 4, 50.0


@bench("Family")
def family(notes: Notes, *, families: int = 10_000, evenings: int = 100, looks: int = 300) -> bool:
    """What it costs a server to show a family's table, among many with many evenings.

    One evening is really played and copied. Processor time counts, since the machine may be busy: it is that
    of the whole process, the reader of the database included. The database is SQLite.
    """
    first, again, size = asyncio.run(measure_looks(families, evenings, looks))
    notes.say(
        f"{families} families of four on SQLite, each with {evenings} evenings",
        f"of {ROUNDS} rounds, a file of {size} MB; {looks} of them looked at.",
        "Milliseconds of the processor:",
        "",
    )
    notes.head("what", "median", "99 %", "largest", "at most")
    for name, spent in (("the first look", first), ("the same again", again)):
        notes.row(name, *percents(spent, 0.5, 0.99, 1.0), f"{LOOK_MS:.0f}")
    return quantile(first, 0.5) <= LOOK_MS


def copies(played: PlayedTable, evenings: int) -> Iterator[tuple[int, bytes]]:
    """The same evening, so many days in a row, with a few rounds each: when, and what was played."""
    (match,) = played.matches
    (one,) = match.rounds
    for day in range(evenings):
        rounds = tuple(_later(one, day * DAY_MS, number) for number in range(ROUNDS))
        whole = PlayedMatch(match.number, match.preset, match.changed, True, rounds)
        yield one.began + day * DAY_MS, msgspec.json.encode(PlayedTable(matches=(whole,)))


def _later(one: PlayedRound, days: int, number: int) -> PlayedRound:
    """The same round another time; only the first of an evening has the best moves."""
    by = days + number * 600_000
    parts = tuple(part if number == 0 else msgspec.structs.replace(part, best=None) for part in one.parts)
    return PlayedRound(one.began + by, one.ended + by, parts)


def fill_families(path: Path, families: int, evenings: int) -> int:
    """Copy the family that is there; how many megabytes the file has then."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA synchronous = OFF")  # nobody wants this file after a power cut
        file.execute("BEGIN")
        ((body,),) = file.execute("SELECT body FROM families").fetchall()
        ((written,),) = file.execute("SELECT body FROM family_games").fetchall()
        family = msgspec.json.decode(body, type=FamilyState)
        games = list(copies(msgspec.json.decode(written, type=PlayedTable), evenings))
        file.execute("DELETE FROM family_games")
        file.execute("DELETE FROM families")
        keep = "INSERT INTO families VALUES (?, ?, 1, ?, ?)"
        game = "INSERT INTO family_games VALUES (?, ?, ?, 0, ?)"
        for number in range(families):
            link = Value(ChangeKind.LINK, f"c{number:021d}", CARD_SAY, 0)
            own = msgspec.structs.replace(family, id=f"f{number:021d}", common=(*family.common, link))
            file.execute(keep, (own.id, own.code, msgspec.json.encode(own), own.since))
            rows = ((own.id, f"{own.id}.{place:04d}", at, one) for place, (at, one) in enumerate(games))
            file.executemany(game, rows)
        file.execute("COMMIT")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size // 1_000_000


async def measure_looks(families: int, evenings: int, looked_at: int) -> tuple[list[float], list[float], int]:
    """Milliseconds of the processor for looks and for looks again, and megabytes of the file."""
    with tempfile.TemporaryDirectory() as place:
        folder, clock = Path(place), HandClock()
        async with hosting(folder, clock, inside=True) as host:
            founder = await founded(host)
            people = [founder, *[await joined(founder, name) for name in ("Kim", "Mia", "Jo")]]
            await play(*people, plan=msgspec.structs.replace(HOUSE, players=4))
            await founder.look()
        size = fill_families(folder / "tables.db", families, evenings)
        clock.now += evenings * DAY_MS
        async with hosting(folder, clock, inside=True) as host:
            chance = Random(1)
            codes = [f"c{chance.randrange(families):021d}" for _ in range(looked_at)]
            devices = [Device(host, founder.token, code) for code in codes]
            look_by_the_clock()  # as a server does when it starts
            looks = [await _cost(one, "?here=1") for one in devices]
            again = [await _cost(device, "?here=1") for device in devices[-1:] for _ in range(looked_at)]
            return looks, again, size


async def _cost(device: Device, path: str) -> float:
    began = process_time()
    status, _ = await device.host.get(f"/api/families/{device.code}{path}", device.token)
    assert status == 200
    return 1000 * (process_time() - began)


# -- files of strangers -----------------------------------------------------------------------------


STEP_MS = 100.0
BEST = [1, ["r1"] * 20, [["r1"] * 13, ["r1"] * 13], 30]
"""A move with as many tiles as are shown."""
NAMES = '1 take-over 0 "Ada"\n' * 900 + "1 draw 0\n" * 18_000


@bench("Strangers")
def strangers(notes: Notes) -> bool:
    """How long what a stranger sends or owns keeps a server from everybody else at once.

    The longest step of the event loop counts, in processor time of its thread: the machine may be busy. The
    files of families are as large and as odd as they may be; workers are processes, as at every server.
    """
    notes.say(
        "The longest step of the event loop, in milliseconds of a processor, while a family's file comes in,",
        "while its page is asked for first and again, a season, the file, and while its last person leaves.",
        "The two last rows are records that are sent for a review.",
        "",
    )
    notes.head("file", "import", "first look", "look", "season", "export", "leave")
    look_by_the_clock()  # as a server does
    with tempfile.TemporaryDirectory() as folder, patch.object(harness, "InlineWorkers", WorkerProcesses):
        longest = asyncio.run(longest_steps(Path(folder), notes))
    held = "held" if longest < STEP_MS else "not held"
    notes.say("", f"Aim: no step longer than {STEP_MS:.0f} ms: {held}.")
    return longest < STEP_MS


def files() -> dict[str, bytes]:
    """Files that are hard to read, each in a way of its own."""
    evenings = large(3, 1000)
    for game in evenings["games"]:
        for place, one in enumerate(game["played"]["matches"][0]["rounds"]):
            one[:] = [
                place * 7_200_000,
                place * 7_200_000,
                [[k, 5, 7, 0, 9, True, BEST] for k in range(1, 7)],
            ]
    lines = "\n".join(["1.0 draw 0; tile: r1"] * 9000)
    found = {
        "100 tables with 1,000 rounds each": large(100, 1000),
        "3,000 tables": large(3000, 3),
        "3,000 evenings with six best moves": evenings,
        "30 records of 9,000 lines": file_with(*[record(between=lines)] * 30),
        "20 records of 900 names and 18,000 lines": file_with(*[record(between=NAMES)] * 20),
        "20 records of 20,000 empty lines": file_with(*[record(between="\n" * 20_000)] * 20),
    }
    return {name: msgspec.json.encode(file) for name, file in found.items()}


@contextmanager
def longest_step() -> Iterator[list[float]]:
    """The longest step of the event loop meanwhile, in milliseconds."""
    found, run = [0.0], Handle._run  # private: asyncio has no other place through which each step goes

    def timed(self: Handle) -> Any:
        began = thread_time()
        try:
            return run(self)
        finally:
            found[0] = max(found[0], 1000 * (thread_time() - began))

    with patch.object(Handle, "_run", timed):  # private: the one place of each step, as above
        yield found


async def longest_steps(folder: Path, notes: Notes) -> float:
    """Bring each file, look at what came of it at a server that knows nothing yet; the longest step."""
    brought: dict[str, Device] = {}
    rows: dict[str, list[float]] = {}
    async with harness.hosting(folder, inside=True) as host:
        for name, text in files().items():
            one = await device(host)
            with longest_step() as took:
                status, answer = await host.ask("/api/families/import", text, one.token)
            rows[name] = took
            if status == 201:
                one.code = msgspec.json.decode(answer)["code"]
                brought[name] = one
    async with harness.hosting(folder, inside=True) as host:
        for name, one in brought.items():
            one.host = host
            looks = [partial(one.ask, path) for path in ("", "", "/seasons/1", "/export")]
            leave = partial(one.ask, "/waiting", {"kind": "away", "person": 1, "forget": True})
            for asking in (*looks, leave):
                with longest_step() as took:
                    await asking()
                rows[name] += took
        for number in (MOST_QUOTES // 2 - 10, 15_000):
            sent = record(between='1 take-over 0 "Ada"\n' * number).encode()
            with longest_step() as rows[f"a record of {number:,} names"]:
                await host.ask("/api/review", sent, None)
    for name, steps in rows.items():
        cells = [f"{step:.1f}" for step in steps] + ["refused"] * (6 - len(steps))
        notes.row(name, *cells)
    return max(step for steps in rows.values() for step in steps)
