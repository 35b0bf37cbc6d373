"""Crashes in a worker: what goes into the log, and what only an operator who asks for it gets to see.

A position is what a mistake in the solver is found by, and it holds tiles of somebody. So the log has the
place in the code and a reference. The position goes to a file of that name, in a folder of the operator.
"""

from __future__ import annotations

import logging
import os
import secrets
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.view import View

log = logging.getLogger(__name__)

LONGEST = 20_000
OWNER_ONLY = 0o600


@dataclass(frozen=True, slots=True)
class Crash:
    """An error, told in the worker where it happened."""

    kind: str
    place: str
    """Where in the code; no values."""
    story: str
    """All of it, with the position in notation: for nobody but the operator."""


def crash_of(error: Exception, function: Callable[..., object], args: Sequence[object]) -> Crash:
    """What there is to say about an error."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{function.__name__}, {Path(last.filename).name}:{last.lineno} {last.name}"
    story = "".join(traceback.format_exception(error)) + "\n" + told(function, args)
    return Crash(type(error).__name__, place, story[-LONGEST:])


def gone(function: Callable[..., object], args: Sequence[object]) -> Crash:
    """A worker that ended in the middle of a question, as by a fault in the compiled core."""
    return Crash("WorkerDied", function.__name__, told(function, args)[-LONGEST:])


def told(function: Callable[..., object], args: Sequence[object]) -> str:
    """What was asked, positions in notation."""
    return "\n".join([f"asked: {function.__name__}", *(line for arg in args for line in _lines(arg))]) + "\n"


def _lines(arg: object) -> Iterator[str]:
    match arg:
        case View():
            yield f"rules: {arg.rules.preset} {arg.rules.changes()}"
            yield f"table: {arg.table}"
            yield f"rack: {arg.rack}"
            yield f"drawn: {arg.drawn}, pools: {arg.pools}, open: {arg.face_up}"
        case Game():
            yield f"rules: {arg.rules.preset} {arg.rules.changes()}"
            if arg.round is not None:
                yield f"table: {arg.round.table}"
                yield from (f"rack {seat}: {rack}" for seat, rack in enumerate(arg.round.racks))
        case Before():
            yield f"table: {arg.table}"
            yield f"rack: {arg.rack}"
        case bytes():
            yield f"{len(arg)} bytes"  # a secret is of no use here
        case _:
            yield str(arg)


def report(crash: Crash, folder: Path | None) -> str:
    """Log a crash as an error, and keep its story if there is a place for it; the reference."""
    reference = secrets.token_hex(4)
    why = f"{crash.kind} in {crash.place}"
    log.error("a worker crashed", extra={"why": why, "reference": reference})
    if folder is not None:
        try:
            _keep(folder / f"{reference}.txt", crash.story)
        except OSError as error:
            log.error("crash not kept", extra={"why": str(error), "reference": reference})
    return reference


def _keep(file: Path, story: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, OWNER_ONLY), "w") as place:
        place.write(story)
