"""`./run bench fuzz`: messages and requests that should never be sent."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from time import process_time

from benches.report import Notes
from tests.scale.fuzzing import fuzz, fuzz_http
from tests.scale.surveying import survey
from tests.server.harness import hosting, patient_server

MESSAGES = 100_000
A_GAME = 5_000
"""Each so many messages there is another table."""


def main(arguments: list[str]) -> None:
    """Send so many, and a twentieth of that over HTTP."""
    parser = argparse.ArgumentParser(prog="./run bench fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=MESSAGES, help="how many messages")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    messages: int = options.messages
    notes = Notes()
    notes.say(
        "Malformed, oversized, replayed, untimely, foreign messages; odd requests over HTTP: no crash,",
        "no 5xx, nothing changed in the store, every one refused with a reason.",
        "",
    )
    began = process_time()
    counts, statuses = asyncio.run(_all(messages))
    described = asyncio.run(_survey(messages // 1000))
    reasons = ", ".join(f"{code} {count:,}" for code, count in counts.most_common())
    codes = _counted(statuses)
    notes.say(
        f"{messages:,} messages over sockets, answered with: {reasons}.",
        "",
        f"{messages // 20:,} requests over HTTP: {codes}.",
        "",
        f"{described.total():,} requests made by schemathesis from the OpenAPI description, good and bad,",
        f"each answered as described: {_counted(described)}. {process_time() - began:.0f} s of CPU in all.",
    )
    if options.write:
        notes.write("Fuzz")


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
                counts += await fuzz(host, min(messages, A_GAME), seed)
                statuses += await fuzz_http(host, min(messages, A_GAME) // 20, seed)
    return counts, statuses
