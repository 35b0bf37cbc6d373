"""A program of somebody else, talked to line by line: started, asked, waited for, and ended.

Whatever it does, whoever asks gets an answer or `EngineFailed` within the time that was given: threads read
its output and write its input, so that a program that neither speaks nor reads holds nobody up.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

LONGEST_LINE = 1_000_000
MOST_WAITING = 1000
"""So many unread lines we hold; an engine that says more has to wait."""
REMEMBERED = 12
SHOWN = 300
"""The last lines of a transcript, and how much of each, in what is told of a failure."""
GOODBYE_S = 1.0
STEP_S = 0.5
"""Waiting is counted in steps of this length."""


class EngineFailed(Exception):
    """An engine that ended, kept silent, or said what makes no sense."""


class Patience:
    """How long an engine is waited for.

    What counts is how long we meant to wait, not the clock: a machine that sleeps costs the engine nothing.
    """

    def __init__(self, seconds: float) -> None:
        self.left = max(0.0, seconds)

    def wait_for(self, queue: Queue[str | None]) -> str | None:
        """The next line of the queue; `Empty` if it does not come."""
        while True:
            step = min(self.left, STEP_S)
            self.left -= step
            try:
                return queue.get(timeout=step)
            except Empty:
                if not self.left:
                    raise


class EngineProcess:
    """A running engine."""

    def __init__(self, command: str) -> None:
        """Start the program; one that cannot be started raises `EngineFailed`."""
        self.command = command
        self._said: Queue[str | None] = Queue(MOST_WAITING)
        self._transcript: deque[str] = deque(maxlen=REMEMBERED)
        try:
            words = shlex.split(command, posix=os.name == "posix")
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe)
        except (OSError, ValueError, IndexError) as error:
            raise EngineFailed(f"it could not be started: {error}") from None
        process, self._to_say = self._process, Queue[bytes | None]()
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        # A thread each: a full pipe on one of them must not hold up the others.
        for work, pipe_end in (
            (self._write, process.stdin),
            (self._read, process.stdout),
            (self._read_errors, process.stderr),
        ):
            Thread(target=work, args=(pipe_end,), daemon=True).start()

    def _write(self, to: IO[bytes]) -> None:
        # A program that ended, or does not read, is noticed by its silence.
        with suppress(OSError, ValueError), to:
            while (line := self._to_say.get()) is not None:
                to.write(line)
                to.flush()

    def _read(self, output: IO[bytes]) -> None:
        with suppress(OSError, ValueError), output:
            while line := output.readline(LONGEST_LINE):
                self._said.put(line.decode("utf-8", "replace").rstrip("\r\n"))
        self._said.put(None)

    def _read_errors(self, output: IO[bytes]) -> None:
        with suppress(OSError, ValueError), output:
            while line := output.readline(LONGEST_LINE):
                self._note("!", line.decode("utf-8", "replace").rstrip())

    def _note(self, who: str, line: str) -> None:
        self._transcript.append(f"{who} {line[:SHOWN]}{'...' * (len(line) > SHOWN)}")

    def transcript(self) -> str:
        """The last that was said: `>` to the engine, `<` by it, `!` what it wrote to standard error."""
        return "\n".join(self._transcript)

    def say(self, message: dict[str, Any]) -> None:
        """Send one line, without waiting for it to be read."""
        line = json.dumps(message, separators=(",", ":"))
        self._note(">", line)
        self._to_say.put(line.encode() + b"\n")

    def hear(self, patience: Patience) -> dict[str, Any]:
        """The next line that it says, as an object, if it comes in time."""
        try:
            line = patience.wait_for(self._said)
        except Empty:
            raise EngineFailed("it said nothing in time") from None
        if line is None:
            # Whoever asks next must hear it too, and not wait in vain.
            self._said.put(None)  # the end stays the end
            raise EngineFailed(f"it ended{self._status()}")
        self._note("<", line)
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise EngineFailed("what it said is not JSON") from None
        if not isinstance(message, dict):
            raise EngineFailed("what it said is no JSON object")
        return message

    @property
    def running(self) -> bool:
        """Whether it can still be talked to."""
        return self._process.poll() is None

    def _status(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_S)
        status = self._process.returncode
        return "" if status is None else f" with status {status}"

    def close(self) -> None:
        """Say goodbye, and end it if it does not go."""
        self.say({"type": "bye"})
        self._to_say.put(None)
        try:
            self._process.wait(GOODBYE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
