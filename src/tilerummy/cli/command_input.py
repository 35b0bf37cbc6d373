"""What a command reads: a whole file or standard input, or one question a line, each answered by a line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import BinaryIO, NoReturn, TextIO

import click

from tilerummy.rules.judging.json_question import case_id
from tilerummy.rules.refusal import BadRules, Unreadable

LONGEST_LINE = 1_000_000


class InputError(click.ClickException):
    """The input could not be read."""

    exit_code = 2


@contextmanager
def open_source(path: str) -> Iterator[BinaryIO]:
    """Open the input for reading bytes."""
    if path == "-":
        if sys.stdin is None:
            raise InputError("standard input is closed")
        yield sys.stdin.buffer
        return
    try:
        source = open(path, "rb")  # noqa: SIM115 -- closed below; the try is for opening alone
    except (OSError, ValueError) as error:
        raise InputError(_cannot_read(path, error)) from None
    with source:
        yield source


def read_text(path: str) -> str:
    """Read the whole input as text."""
    with open_source(path) as source:
        try:
            return source.read().decode("utf-8-sig")
        except OSError as error:
            raise InputError(_cannot_read(path, error)) from None
        except UnicodeDecodeError as error:
            raise InputError(f"{_name(path)} is no text: byte {error.start + 1} is not UTF-8") from None


def printable(text: str) -> str:
    """A text from somebody else's file, without anything that could command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def numbered_lines(source: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Each line that is not blank with its number; None instead of one too long to be a question."""
    number = 0
    while line := source.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_line(source)
            yield number, None
        elif line.strip():
            yield number, line


def _skip_line(source: BinaryIO) -> None:
    while (part := source.readline(LONGEST_LINE)) and not part.endswith(b"\n"):
        pass


def _cannot_read(path: str, error: Exception) -> str:
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"{_name(path)} could not be read: {why}"


def _name(path: str) -> str:
    return "standard input" if path == "-" else click.format_filename(path)


# How far a long run has come: one line that is written over, only where somebody looks on.

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


# One question a line in, one answer a line out: what `judge`, `solve`, `count` and `puzzles check` share.

Answer = dict[str, object]
Ask = Callable[[object], Answer]
"""Answers one question that was read from JSON."""


def answer_stream(file: str, ask: Ask, *, positions: bool = False) -> int:
    """Answer every line of the file in turn; the exit status is 2 if one could not be read.

    Where questions are positions, a line may also be one as text.
    """
    status = 0
    with open_source(file) as source:
        try:
            progress = ProgressLine(source)
            for number, line in numbered_lines(source):
                answer = answer_line(line, ask, first=number == 1, positions=positions)
                if "error" in answer:
                    status = InputError.exit_code
                    progress.clear()
                    click.echo(f"line {number}: {answer['error']}", err=True)
                click.echo(json.dumps(answer))
                progress.answered()
            progress.clear()
        except OSError as error:
            _cannot_go_on(error)
    return status


def answer_line(line: bytes | None, ask: Ask, *, first: bool = False, positions: bool = False) -> Answer:
    """The answer to one line, or the error it is answered with."""
    question: object = None
    try:
        text = _read_utf8(line, first=first)
        question = {"position": text.strip()} if positions and _is_position(text) else _read_json(text)
        return ask(question)
    except (Unreadable, BadRules) as error:
        return {"id": case_id(question), "error": str(error)}
    except Exception as error:  # one line that we fail at must not cost the others their answers
        return {"id": case_id(question), "error": f"tilerummy failed: {type(error).__name__}: {error}"}


def _read_utf8(line: bytes | None, *, first: bool) -> str:
    if line is None:
        raise Unreadable(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        # Some editors put a mark at the beginning of a file.
        return line.decode("utf-8-sig" if first else "utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(f"byte {error.start + 1} is not UTF-8") from None


def _is_position(text: str) -> bool:
    """Whether a line looks like a position as text: JSON begins with other signs, and has no such word."""
    return text.lstrip()[:1].isalpha() and text.count(";") >= 3


def _read_json(text: str) -> object:
    try:
        # Python would take NaN and Infinity, which JSON does not have.
        return json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise Unreadable(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise Unreadable("not readable: nested too deeply") from None
    except ValueError as error:
        raise error if isinstance(error, Unreadable) else Unreadable("a number is too long") from None


def _no_number(text: str) -> NoReturn:
    raise Unreadable(f"{text} is not a number in JSON")


def _cannot_go_on(error: OSError) -> NoReturn:
    """A closed pipe is the reader's good right; anything else is said."""
    if isinstance(error, BrokenPipeError):
        raise error
    raise InputError(f"could not go on: {error.strerror}") from None
