"""`./run bench leak`: matches of every preset, all that a seat was told held against the record."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

from benches.report import Notes
from tests.scale.leaking import CLOCK_S, overhear
from tests.scale.polling import poll
from tests.server.harness import hosting, patient_server
from tilerummy.protocol import messages as m
from tilerummy.rules.preset import load, preset_ids

MATCHES = 12
"""For each preset."""


def main(arguments: list[str]) -> None:
    """Play so many matches of every preset; a leak is an error."""
    parser = argparse.ArgumentParser(prog="./run bench leak", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches of each preset")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    matches: int = options.matches
    notes = Notes()
    notes.say(
        "All that seats and a spectator were told (events, views, drafts, hints, refusals, HTTP, records",
        "of running matches) held against the finished record by a program without `View` and rules; and",
        "all that strangers get from every address and message while matches start, run and end.",
        "",
        "| preset | matches | messages looked at | leaks | CPU s |",
        "|---|---|---|---|---|",
    )
    total = 0
    for preset in preset_ids():
        began = process_time()
        messages = asyncio.run(_play(preset, matches))
        total += messages
        notes.say(f"| {preset} | {matches} | {messages:,} | 0 | {process_time() - began:.0f} |")
    asked = asyncio.run(_poll(matches))
    notes.say(f"| strangers | {matches} | {asked:,} | 0 | |")
    total += asked
    notes.say(f"| all | {matches * len(preset_ids())} | {total:,} | 0 | |")
    if options.write:
        notes.write("Leak")


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
