"""`./run bench strangers`: how long what a stranger sends or owns keeps a server from everybody else at once.

The longest step of the event loop counts, in processor time of its thread: the machine may be busy. The
files of families are as large and as odd as they may be; workers are processes, as at every server.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from asyncio import Handle
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import thread_time
from typing import Any
from unittest.mock import patch

import msgspec

from benches.report import Notes
from tests.server import harness
from tests.server.families import Device, device, file_with, large, record
from tilerummy.server.edge.garbage import look_by_the_clock
from tilerummy.server.jobs.processes import WorkerProcesses

ALLOWED_MS = 100.0
BEST = [1, ["r1"] * 20, [["r1"] * 13, ["r1"] * 13], 30]
"""A move with as many tiles as are shown."""


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


async def measured(asking: Awaitable[tuple[int, Any]]) -> tuple[float, int, Any]:
    """The longest step while something is asked, and the answer."""
    with longest_step() as longest:
        status, answer = await asking
    return longest[0], status, answer


async def run(folder: Path, notes: Notes) -> float:
    """Bring each file, look at what came of it at a server that knows nothing yet; the longest step."""
    brought: dict[str, Device] = {}
    rows: dict[str, list[float]] = {}
    async with harness.hosting(folder, inside=True) as host:
        for name, text in files().items():
            one = await device(host)
            took, status, answer = await measured(host.ask("/api/families/import", text, one.token))
            rows[name] = [took]
            if status == 201:
                one.code = msgspec.json.decode(answer)["code"]
                brought[name] = one
    async with harness.hosting(folder, inside=True) as host:
        for name, one in brought.items():
            one.host = host
            for path in ("", "", "/seasons/1", "/export"):
                rows[name].append((await measured(one.ask(path)))[0])
            rows[name].append((await measured(one.ask("/me", None, "DELETE")))[0])
    for name, steps in rows.items():
        cells = [f"{step:.1f}" for step in steps] + ["refused"] * (6 - len(steps))
        notes.say(f"| {name} | {' | '.join(cells)} |")
    return max(step for steps in rows.values() for step in steps)


def main(arguments: list[str]) -> int:
    """Measure, and fail if anybody else would notice."""
    parser = argparse.ArgumentParser(prog="./run bench strangers", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    notes = Notes()
    notes.say(
        "The longest step of the event loop, in milliseconds of a processor, while a family's file comes in,",
        "while its page is asked for first and again, a season, the file, and while its last person leaves.",
        "",
        "| file | import | first look | look | season | export | leave |",
        "|---|---|---|---|---|---|---|",
    )
    look_by_the_clock()  # as a server does
    with tempfile.TemporaryDirectory() as folder, patch.object(harness, "InlineWorkers", WorkerProcesses):
        longest = asyncio.run(run(Path(folder), notes))
    held = "held" if longest < ALLOWED_MS else "not held"
    notes.say("", f"Aim: no step longer than {ALLOWED_MS:.0f} ms: {held}.")
    if options.write:
        notes.write("Strangers")
    return int(longest >= ALLOWED_MS)
