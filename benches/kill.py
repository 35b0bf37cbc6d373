"""`./run bench kill`: servers and PostgreSQL killed at random moments under load, on both stores."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import Any

from benches.report import Notes
from tests.scale.cluster import running
from tests.scale.killing import Report, kill_often
from tests.server.harness import database_in

KILLS = 100
TABLES = 6
SERVERS = 2


def main(arguments: list[str]) -> None:
    """Kill so many servers on each store, and PostgreSQL a fifth as often; whatever is lost is an error."""
    parser = argparse.ArgumentParser(prog="./run bench kill", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="STORE", help="sqlite or postgresql; both by default")
    parser.add_argument("--kills", type=int, default=KILLS, help="servers to kill on each store")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    if unknown := {*options.what} - {*STORES}:
        parser.error(f"there is no store {', '.join(sorted(unknown))}: sqlite or postgresql")
    notes = Notes()
    notes.say(
        f"`kill -9` at random moments while {TABLES} tables play. After each match its record verifies, and",
        "every move that was acknowledged is in it exactly once; every client ends with the server's view.",
        "",
        "| store | servers | killed | PostgreSQL killed | matches | moves acknowledged | connections | s |",
        "|---|---|---|---|---|---|---|---|",
    )
    for store in options.what or STORES:
        STORES[store](notes, options.kills)
    if options.write:
        notes.write("Kill")


def _sqlite(notes: Notes, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = database_in(Path(folder))
        _row(
            notes,
            "SQLite",
            1,
            lambda: kill_often(database, 1, kills, tables=TABLES, seed=11, progress=_progress),
        )


def _postgresql(notes: Notes, kills: int) -> None:
    with running(durable=True) as cluster:
        database = asyncio.run(cluster.database())
        _row(
            notes,
            "PostgreSQL",
            SERVERS,
            lambda: kill_often(
                database,
                SERVERS,
                kills,
                tables=TABLES,
                seed=12,
                cluster=cluster,
                crashes=kills // 5,
                progress=_progress,
            ),
        )


def _progress(report: Report) -> None:
    """How far it is, now and then: it takes a while."""
    if (report.kills + report.crashes) % 10 == 0:
        print(f"{report.kills} servers, {report.crashes} times PostgreSQL", file=sys.stderr, flush=True)


STORES = {"sqlite": _sqlite, "postgresql": _postgresql}


def _row(notes: Notes, store: str, servers: int, killing: Callable[[], Coroutine[Any, Any, Report]]) -> None:
    began = monotonic()
    report = asyncio.run(killing())
    cells = (store, servers, report.kills, report.crashes, report.matches, report.moves, report.connections)
    notes.say(f"| {' | '.join(map(str, cells))} | {monotonic() - began:.0f} |")
