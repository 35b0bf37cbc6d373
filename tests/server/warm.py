"""A process that has loaded everything a server needs, and forks one for each who asks.

Loading takes a second of the processor, and tests of servers that die start dozens. `python -m
tests.server.warm` gets its requests over the socket that is its standard input: a line of JSON with the
arguments and the environment, together with the descriptors for output, errors and the outcome.
"""

from __future__ import annotations

import asyncio
import json
import os
import runpy
import signal
import socket
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryFile
from typing import IO

from tests.children import start

ROOT = Path(__file__).resolve().parents[2]
LOADED = (
    "tilerummy.cli.serve_command",
    "tilerummy.cli.admin_command",
    "tilerummy.server.run",
    "uvicorn.lifespan.on",
    "websockets.asyncio.server",
)
MOST_BYTES = 1 << 18


# -- the warm process ------------------------------------------------------------------------------


def main() -> None:
    """Fork a server for each request, until nobody can ask any more."""
    for name in LOADED:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who watch the servers
    requests = socket.socket(fileno=os.dup(0))
    while True:
        text, descriptors, _, _ = socket.recv_fds(requests, MOST_BYTES, 3)
        if not text:
            return
        if os.fork() == 0:
            requests.close()
            watch(json.loads(text), *descriptors)
        for descriptor in descriptors:
            os.close(descriptor)


def watch(request: dict[str, object], output: int, errors: int, outcome: int) -> None:
    """Fork the server, tell its number, and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    server = os.fork()
    if server == 0:
        os.close(outcome)
        os.dup2(output, 1)
        os.dup2(errors, 2)
        become(request)
    for descriptor in (0, 1, output, errors):  # else whoever reads them would wait for this process too
        os.close(descriptor)
    os.write(outcome, f"{server}\n".encode())
    _, status = os.waitpid(server, 0)
    os.write(outcome, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def become(request: dict[str, object]) -> None:
    """Run the program as if this process had been started with it."""
    program, environment = request["program"], request["environment"]
    assert isinstance(program, list)
    assert isinstance(environment, dict)
    os.environ.clear()
    os.environ.update(environment)
    status: object = 0
    try:
        if program[0] == "-m":
            sys.argv = program[1:]
            runpy.run_module(program[1], run_name="__main__", alter_sys=True)
        else:
            sys.argv = program
            runpy.run_path(program[0], run_name="__main__")
    except SystemExit as end:
        status = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status if isinstance(status, int) else 1)


# -- who asks it -----------------------------------------------------------------------------------


@cache
def _warm() -> tuple[socket.socket, Popen[bytes]]:
    """The warm process of this one, and the line to it: it ends when nobody can ask it any more."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.server.warm"]
        return ours, start(command, cwd=ROOT, stdin=theirs.fileno())


@dataclass
class Forked:
    """A server that was forked: it can be signalled, waited for, and heard."""

    pid: int
    output: IO[bytes]
    outcome: IO[bytes]
    returncode: int | None = None

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    async def readline(self) -> bytes:
        """The next line it says."""
        return await asyncio.to_thread(self.output.readline)

    async def wait(self) -> int:
        """How it ended."""
        if self.returncode is None:
            self.returncode = int(await asyncio.to_thread(self.outcome.readline))
        return self.returncode

    def close(self) -> None:
        """Hear no more of it."""
        self.output.close()
        self.outcome.close()


async def fork(program: list[str], environment: dict[str, str], errors: int) -> Forked:
    """A server that runs this program."""
    output, output_end = os.pipe()
    outcome, outcome_end = os.pipe()
    request = json.dumps({"program": program, "environment": environment}).encode()
    socket.send_fds(_warm()[0], [request], [output_end, errors, outcome_end])
    os.close(output_end)
    os.close(outcome_end)
    told = os.fdopen(outcome, "rb")
    return Forked(int(await asyncio.to_thread(told.readline)), os.fdopen(output, "rb"), told)


async def said_by(*program: str) -> str:
    """All that a program says until it ends, its errors last."""
    with TemporaryFile() as errors:
        process = await fork([*program], {**os.environ}, errors.fileno())
        said = await asyncio.to_thread(process.output.read)
        await process.wait()
        process.close()
        errors.seek(0)
        return (said + errors.read()).decode()


if __name__ == "__main__":
    main()
