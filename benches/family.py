"""`./run bench family`: what it costs a server to show a family's table, among many with many evenings.

One evening is really played and copied. Processor time counts, since the machine may be busy: it is that of
the whole process, the reader of the database included. The database is SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import msgspec

from benches.report import Notes, quantile
from tests.server.families import HOUSE, Device, founded, joined, play
from tests.server.harness import HandClock, hosting
from tilerummy.protocol.messages import ChangeKind
from tilerummy.server.edge.garbage import look_by_the_clock
from tilerummy.server.family.history import PlayedMatch, PlayedRound, PlayedTable
from tilerummy.server.family.rights import CARD_SAY, DAY_MS, FamilyState, Value

FAMILIES, EVENINGS, ROUNDS, LOOKED_AT = 10_000, 100, 4, 300
ALLOWED_MS = 50.0


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


def fill(path: Path, families: int, evenings: int) -> int:
    """Copy the family that is there; how many megabytes the file has then."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA synchronous = OFF")
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


async def measure(families: int, evenings: int, looked_at: int) -> tuple[list[float], list[float], int]:
    """Milliseconds of the processor for looks and for looks again, and megabytes of the file."""
    with tempfile.TemporaryDirectory() as place:
        folder, clock = Path(place), HandClock()
        async with hosting(folder, clock, inside=True) as host:
            founder = await founded(host)
            people = [founder, *[await joined(founder, name) for name in ("Kim", "Mia", "Jo")]]
            await play(*people, plan=msgspec.structs.replace(HOUSE, players=4))
            await founder.look()
        size = fill(folder / "tables.db", families, evenings)
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


def main(arguments: list[str]) -> int:
    """Measure, and fail if a look costs too much."""
    parser = argparse.ArgumentParser(prog="./run bench family")
    parser.add_argument("--families", type=int, default=FAMILIES)
    parser.add_argument("--evenings", type=int, default=EVENINGS)
    parser.add_argument("--looks", type=int, default=LOOKED_AT)
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    chosen = parser.parse_args(arguments)
    began = perf_counter()
    looks, again, size = asyncio.run(measure(chosen.families, chosen.evenings, chosen.looks))
    notes = Notes()
    notes.say(
        f"{chosen.families} families of four on SQLite, each with {chosen.evenings} evenings",
        f"of {ROUNDS} rounds, a file of {size} MB; {chosen.looks} of them looked at.",
        "Milliseconds of the processor:",
        "",
        "| what | median | 99 % | largest | at most |",
        "|---|--:|--:|--:|--:|",
    )
    for name, costs in (("the first look", looks), ("the same again", again)):
        cells = (quantile(costs, 0.5), quantile(costs, 0.99), max(costs))
        notes.say(f"| {name} | {' | '.join(f'{cell:.1f}' for cell in cells)} | {ALLOWED_MS:.0f} |")
    print(f"{perf_counter() - began:.0f} s")
    if chosen.write:
        notes.write("Family")
    return int(quantile(looks, 0.5) > ALLOWED_MS)
