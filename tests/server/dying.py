"""`tilerummy serve` that is killed in the commit of the first draw: python dying.py MOMENT serve ...

MOMENT is `before` (all is written, nothing committed), `during` (the commit is under way) or `after`
(committed, nobody told). `DIES_AT` in the environment names another statement than that of a draw,
`LATER_S` by how many seconds the server's clock is ahead.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import time
from pathlib import Path
from random import random
from signal import SIGKILL
from threading import Timer
from unittest.mock import patch

from tilerummy.cli import main
from tilerummy.server.store import sqlite_file
from tilerummy.server.store.sqlite import Job, commit
from tilerummy.server.store.sqlite_file import connect

LAST = re.compile(os.environ.get("DIES_AT", r"INSERT INTO events .*'draw "), re.DOTALL)
LATER_NS = int(os.environ.get("LATER_S", "0")) * 10**9
SOON_S = 0.002


class Death:
    """Watches the statements of the writer."""

    def __init__(self, when: str) -> None:
        self.when, self.near = when, False

    def heard(self, statement: str) -> None:
        if LAST.match(statement):
            self.near = True
        elif statement == "COMMIT" and self.near:
            if self.when == "before":
                die()
            if self.when == "during":
                Timer(random() * SOON_S, die).start()


def die() -> None:
    """The power goes out."""
    os.kill(os.getpid(), SIGKILL)


def serve(when: str) -> None:
    """Serve, and die in the moment."""
    death = Death(when)

    def watched(path: Path, *more: float) -> sqlite3.Connection:
        connection = connect(path, *more)
        connection.set_trace_callback(death.heard)
        return connection

    def committed(writer: sqlite3.Connection, jobs: list[Job]) -> list[object]:
        results = commit(writer, jobs)
        if death.near:
            die()
        return results

    now_ns = time.time_ns
    with (
        patch.object(sqlite_file, "connect", watched),
        patch.object(sqlite_file, "commit", committed),
        patch.object(time, "time_ns", lambda: now_ns() + LATER_NS),
    ):
        main(prog_name="tilerummy")


if __name__ == "__main__":
    serve(sys.argv.pop(1))
