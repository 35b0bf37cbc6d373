"""What must never happen, the long forms of tests/scale: a move lost, a tile told, a message that breaks."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Annotated, Any, Literal

from benches.report import Notes, bench
from tests.scale.cluster import running
from tests.scale.fuzzing import fuzz as send_odd
from tests.scale.fuzzing import fuzz_http
from tests.scale.killing import Report, kill_often
from tests.scale.leaking import CLOCK_S, overhear
from tests.scale.polling import poll
from tests.scale.surveying import survey
from tests.server.harness import database_in, hosting, patient_server
from tilerummy.protocol import messages as m
from tilerummy.rules.preset import load, preset_ids

TABLES = 6


@bench("Kill")
def kill(
    notes: Notes, *stores: Literal["sqlite", "postgresql"], kills: Annotated[int, "on each store"] = 100
) -> None:
    """Servers and PostgreSQL killed at random moments under load, on both stores.

    PostgreSQL dies a fifth as often. Whatever is lost is an error.
    """
    notes.say(
        f"`kill -9` at random moments while {TABLES} tables play. After each match its record verifies, and",
        "every move that was acknowledged is in it exactly once; every client ends with the server's view.",
        "A family lives on meanwhile: each of its acts that was acknowledged holds, and nothing that one of",
        "its people has no right to is ever done.",
        "",
    )
    counted = ["killed", "PostgreSQL killed", "matches", "moves acknowledged", "connections"]
    counted += ["family's acts", "refused to one of it"]
    notes.head("store", "servers", *counted, "s")
    killing = partial(kill_often, kills=kills, tables=TABLES, progress=_progress)
    if not stores or "sqlite" in stores:
        with tempfile.TemporaryDirectory() as folder:
            _killed(notes, "SQLite", 1, killing(database_in(Path(folder)), 1, seed=11))
    if not stores or "postgresql" in stores:
        with running(durable=True) as cluster:
            database = asyncio.run(cluster.database())
            crashes = killing(database, 2, seed=12, cluster=cluster, crashes=kills // 5)
            _killed(notes, "PostgreSQL", 2, crashes)


def _killed(notes: Notes, store: str, servers: int, killing: Coroutine[Any, Any, Report]) -> None:
    began, report = monotonic(), asyncio.run(killing)
    counts = [report.kills, report.crashes, report.matches, report.moves, report.connections]
    counts += [report.acts, report.refused]
    notes.row(store, servers, *counts, f"{monotonic() - began:.0f}")


def _progress(report: Report) -> None:
    """How far it is, now and then: it takes a while."""
    if (report.kills + report.crashes) % 10 == 0:
        print(f"{report.kills} servers, {report.crashes} times PostgreSQL", file=sys.stderr, flush=True)


# -- leaks ------------------------------------------------------------------------------------------


@bench("Leak")
def leak(notes: Notes, *, matches: Annotated[int, "matches of each preset"] = 12) -> None:
    """Matches of every preset, all that a seat was told held against the record; a leak is an error."""
    notes.say(
        "All that seats and a spectator were told (events, views, drafts, hints, refusals, HTTP, records",
        "of running matches) held against the finished record by a program without `View` and rules; and",
        "all that strangers get from every address and message while matches start, run and end.",
        "",
    )
    notes.head("preset", "matches", "messages looked at", "leaks", "CPU s")
    total = 0
    for preset in preset_ids():
        began = process_time()
        messages = asyncio.run(_play(preset, matches))
        total += messages
        notes.row(preset, matches, f"{messages:,}", 0, f"{process_time() - began:.0f}")
    asked = asyncio.run(_poll(matches))
    notes.row("strangers", matches, f"{asked:,}", 0, "")
    notes.row("all", matches * len(preset_ids()), f"{total + asked:,}", 0, "")


async def _poll(matches: int) -> int:
    """Strangers ask for everything in the life of a table; how many answers they got in matches."""
    with tempfile.TemporaryDirectory() as folder, patient_server():
        async with hosting(Path(folder)) as host:
            return (await poll([host], matches)).asked.total()


async def _play(preset: str, matches: int) -> int:
    fewest, most = load(preset).players
    messages = 0
    for number in range(matches):
        players = fewest + number % (most - fewest + 1)
        rounds = None if isinstance(load(preset).rounds, int) else 1
        plan = m.Plan(preset, {}, players, rounds, CLOCK_S, live_drafts=number % 2 == 0)
        secrets: Callable[[], bytes] = partial(Random(number).randbytes, 32)
        with tempfile.TemporaryDirectory() as folder, patient_server():
            async with hosting(Path(folder), fresh=secrets) as host:
                messages += await overhear(host, plan, number)
    return messages


# -- odd messages -----------------------------------------------------------------------------------


A_GAME = 5_000
"""Each so many messages there is another table."""


@bench("Fuzz")
def fuzz(notes: Notes, *, messages: Annotated[int, "and a twentieth over HTTP"] = 100_000) -> None:
    """Messages and requests that should never be sent."""
    notes.say(
        "Malformed, oversized, replayed, untimely, foreign messages; odd requests over HTTP: no crash,",
        "no 5xx, nothing changed in the store, every one refused with a reason.",
        "",
    )
    began = process_time()
    counts, statuses = asyncio.run(_all(messages))
    described = asyncio.run(_survey(messages // 1000))
    reasons = ", ".join(f"{code} {count:,}" for code, count in counts.most_common())
    notes.say(
        f"{messages:,} messages over sockets, answered with: {reasons}.",
        "",
        f"{messages // 20:,} requests over HTTP: {_counted(statuses)}.",
        "",
        f"{described.total():,} requests made by schemathesis from the OpenAPI description, good and bad,",
        f"each answered as described: {_counted(described)}. {process_time() - began:.0f} s of CPU in all.",
    )


def _counted(statuses: Counter[int]) -> str:
    return ", ".join(f"{status}: {count:,}" for status, count in sorted(statuses.items()))


async def _survey(examples: int) -> Counter[int]:
    with tempfile.TemporaryDirectory() as folder, patient_server():
        async with hosting(Path(folder)) as host:
            return await survey(host, max(1, examples), 7)


async def _all(messages: int) -> tuple[Counter[str], Counter[int]]:
    counts, statuses = Counter[str](), Counter[int]()
    for seed in range(max(1, messages // A_GAME)):
        with tempfile.TemporaryDirectory() as folder:
            async with hosting(Path(folder)) as host:
                counts += await send_odd(host, min(messages, A_GAME), seed)
                statuses += await fuzz_http(host, min(messages, A_GAME) // 20, seed)
    return counts, statuses
