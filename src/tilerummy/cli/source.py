"""Where a command reads from: a file, or standard input if there is none or it is `-`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

import click

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
