"""`./run bench watchers`: whether a crowd that comes and goes at one table slows down another.

A host pauses a match and goes on, again and again: first while it is quiet, then while 300 watch another
table, where one after the other leaves and another comes. The crowd is a process of its own: what it costs
itself must not hold up the one who measures.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
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


async def crowd(address: str, code: str, size: int) -> None:
    """So many watch a table; once all are there, one after the other is replaced."""
    host = Host(address, None, None)  # type: ignore[arg-type]
    async with AsyncExitStack() as stack:
        stacks = [await stack.enter_async_context(AsyncExitStack()) for _ in range(size)]
        for one in stacks:
            await one.enter_async_context(joining(host, code))
        print("here", flush=True)
        for one in cycle(stacks):
            await one.aclose()
            await one.enter_async_context(joining(host, code))
            await asyncio.sleep(CHURN_S)


@asynccontextmanager
async def churning(host: Host, code: str, size: int) -> AsyncIterator[None]:
    """While such a crowd is at a table."""
    command = [sys.executable, "-m", __spec__.name, host.address, code, str(size)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"here\n"
        yield
    finally:
        process.kill()
        await process.wait()


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


if __name__ == "__main__":
    asyncio.run(crowd(sys.argv[1], sys.argv[2], int(sys.argv[3])))
