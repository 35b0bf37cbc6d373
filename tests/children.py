"""The one place where tests start processes. A child dies with whoever started it, however that ends.

Each leads a group of its own, so what it starts itself goes with it. And each carries the mark of its run in
its environment: at the end of the run whoever is still there fails it, and where the run itself is killed, a
watcher ends them.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

MARK = "TILERUMMY_TEST_RUN"
PATIENCE_S = 300.0
"""Nobody waits so long: only a fault does, or a machine that stands still."""
LEAVING_S = 20.0
"""A browser that was told to end may take a moment."""

Command = Sequence[str | Path]


def start(command: Command, **options: Any) -> subprocess.Popen[Any]:
    """A child for several tests; whoever starts it says `end`."""
    return subprocess.Popen([*map(str, command)], start_new_session=True, **options)


def end(child: subprocess.Popen[Any]) -> None:
    """End a child and all that it has started."""
    _end_group(child.pid)
    child.wait()
    for pipe in (child.stdin, child.stdout, child.stderr):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()


@contextmanager
def running(command: Command, **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """A child for as long as the block lasts."""
    child = start(command, **options)
    try:
        yield child
    finally:
        end(child)


@asynccontextmanager
async def awaited(command: Command, **options: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    """The same for those who wait in an event loop."""
    child = await asyncio.create_subprocess_exec(*map(str, command), start_new_session=True, **options)
    try:
        yield child
    finally:
        _end_group(child.pid)
        await child.wait()
        # Nothing of a process may be left open when its loop is closed.
        child._transport.close()  # type: ignore[attr-defined]  # private: asyncio's Process has no `close`


def run(
    command: Command, *, check: bool = False, text: bool = True, given: Any = None, **options: Any
) -> subprocess.CompletedProcess[Any]:
    """Run a command to its end; what it said. `check`: it must succeed."""
    source = subprocess.DEVNULL if given is None else subprocess.PIPE
    streams = {"stdin": source, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    with running(command, text=text, **streams) as child:
        said, errors = child.communicate(given, timeout=PATIENCE_S)
    if check:
        assert child.returncode == 0, f"{command} ended with {child.returncode}:\n{said}\n{errors}"
    return subprocess.CompletedProcess(child.args, child.returncode, said, errors)


def run_python(code: str, *arguments: str, **options: Any) -> str:
    """What a program says in a Python of its own; it must succeed."""
    said = run([sys.executable, "-c", code, *arguments], check=True, **options).stdout
    assert isinstance(said, str)
    return said


def _end_group(leader: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


# -- whoever is left at the end of a run ---------------------------------------------------------------


def mark_run() -> bool:
    """Mark this process and all that it starts. Whether it is the first of its run."""
    if MARK in os.environ:
        return False
    os.environ[MARK] = uuid.uuid4().hex
    return True


def watch_run() -> subprocess.Popen[bytes]:
    """A watcher outside of the run: it waits until nobody holds the other end of its standard input."""
    environment = {name: value for name, value in os.environ.items() if name != MARK}
    command = [sys.executable, "-S", __file__, os.environ[MARK]]
    return subprocess.Popen(command, stdin=subprocess.PIPE, env=environment, start_new_session=True)


def dismiss(watcher: subprocess.Popen[bytes]) -> None:
    """Let the watcher look once more, and go."""
    watcher.communicate()


def left_behind(mark: str) -> dict[int, str]:
    """Processes of a run other than this one, by number, with their command lines. Linux alone tells."""
    wanted = f"{MARK}={mark}".encode()
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        number = int(folder.name)
        # Gone meanwhile, or somebody else's.
        with suppress(OSError):
            if number != os.getpid() and wanted in (folder / "environ").read_bytes().split(b"\0"):
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                found[number] = command.decode(errors="replace")
    return found


def of_this_process() -> set[int]:
    """The children of this very process; Linux alone tells."""
    tasks = Path("/proc/self/task").glob("*/children")
    return {int(number) for task in tasks for number in task.read_text().split()}


def end_all(mark: str, patience_s: float, besides: Collection[int] = ()) -> dict[int, str]:
    """End what is left of a run besides some, and say whom it took force to end."""
    until = time.monotonic() + patience_s
    while found := {one: said for one, said in left_behind(mark).items() if one not in besides}:
        if time.monotonic() >= until:
            break
        time.sleep(0.05)
    for number in found:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    return found


if __name__ == "__main__":
    sys.stdin.read()
    end_all(sys.argv[1], 1.0)
