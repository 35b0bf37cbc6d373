"""How far a long run has come, in one line that is written over; only where somebody looks on."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from time import monotonic
from typing import BinaryIO, TextIO

EVERY_S = 0.5
CLEAR = "\r\x1b[K"


class ProgressLine:
    """Counts answers, and says so now and then if the answers go elsewhere than to the terminal."""

    def __init__(
        self,
        source: BinaryIO,
        stream: TextIO | None = None,
        *,
        shown: bool | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._source, self._clock = source, clock
        self._stream = sys.stderr if stream is None else stream
        self._shown = _is_watched() if shown is None else shown
        self._size = _size(source) if self._shown else 0
        self._began = self._said = clock()
        self.answers = 0

    def answered(self) -> None:
        """Count one more answer; from time to time say how far it is."""
        self.answers += 1
        if self._shown and (now := self._clock()) - self._said >= EVERY_S:
            self._said = now
            self._stream.write(f"{CLEAR}{self._line(now)}")
            self._stream.flush()

    def clear(self) -> None:
        """Wipe the line, for an error or the end."""
        if self._shown and self._said > self._began:
            self._stream.write(CLEAR)
            self._stream.flush()

    def _line(self, now: float) -> str:
        speed = f"line {self.answers:,}, {self.answers / (now - self._began):,.0f} a second"
        return f"{speed}, {100 * self._source.tell() // self._size}%" if self._size else speed


def _is_watched() -> bool:
    """Whether somebody sees the line, and no answers run through it."""
    return sys.stderr is not None and sys.stderr.isatty() and not sys.stdout.isatty()


def _size(source: BinaryIO) -> int:
    """How long a file is; 0 for what has no length, such as a pipe."""
    try:
        return os.fstat(source.fileno()).st_size if source.seekable() else 0
    except (OSError, ValueError):
        return 0
