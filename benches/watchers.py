"""`./run bench watchers`: whether a crowd that comes and goes at one table slows down another.

A host pauses a match and goes on, again and again: first while it is quiet, then while 300 watch another
table, where one after the other leaves and another comes.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter

from benches.report import Notes, quantile
from tests.server.harness import TWO, Client, Host, joining, pair
from tests.server.process import remote
from tilerummy.protocol import messages as m

WATCHERS, MOVES = 300, 400
CHURN_S = 0.05
"""One leaves and one comes so often."""
ALLOWED = 2.0


async def moves(host: Client, count: int) -> list[float]:
    """The milliseconds from each of so many requests to its answer, all of them stored."""
    took = []
    for number in range(count):
        began = perf_counter()
        await host.do(m.Pause, number % 2 == 0)
        took.append(1000 * (perf_counter() - began))
        await asyncio.sleep(0.02)
    return took


@asynccontextmanager
async def churning(host: Host, code: str, crowd: int) -> AsyncIterator[None]:
    """A crowd at a table, of which one after the other is replaced."""
    async with AsyncExitStack() as stack:
        stacks = [await stack.enter_async_context(AsyncExitStack()) for _ in range(crowd)]
        for one in stacks:
            await one.enter_async_context(joining(host, code))

        async def churn() -> None:
            place = 0
            while True:
                await stacks[place].aclose()
                await stacks[place].enter_async_context(joining(host, code))
                place = (place + 1) % crowd
                await asyncio.sleep(CHURN_S)

        task = asyncio.create_task(churn())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def measure(watchers: int, count: int) -> tuple[list[float], list[float]]:
    """How long answers take while it is quiet, and while it is not."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            remote(Path(folder), TILERUMMY_MOST_SPECTATORS=str(watchers + 10)) as host,
            pair(host, TWO) as (first, _, _),
        ):
            quiet = await moves(first, count)
            async with pair(host, TWO) as (_, _, code), churning(host, code, watchers):
                loud = await moves(first, count)
    return quiet, loud


def main(arguments: list[str]) -> int:
    """Measure, and fail if the other table suffers."""
    parser = argparse.ArgumentParser(prog="./run bench watchers")
    parser.add_argument("--watchers", type=int, default=WATCHERS)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    chosen = parser.parse_args(arguments)
    quiet, loud = asyncio.run(measure(chosen.watchers, chosen.moves))
    notes = Notes()
    notes.say(
        f"{chosen.watchers} watchers at another table, one replaced every {1000 * CHURN_S:.0f} ms;",
        "ms from a host's message to its answer, stored.",
        "",
        "| | p50 | p95 |",
        "|---|---|---|",
    )
    for name, took in (("quiet", quiet), ("crowded", loud)):
        notes.say(f"| {name} | {quantile(took, 0.5):.1f} | {quantile(took, 0.95):.1f} |")
    ratio = quantile(loud, 0.95) / quantile(quiet, 0.95)
    notes.say("", f"p95 crowded / quiet: {ratio:.2f} (at most {ALLOWED})")
    if chosen.write:
        notes.write("Watchers")
    return int(ratio > ALLOWED)
