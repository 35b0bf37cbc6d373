"""One question a line in, one answer a line out: what `judge`, `solve` and `count` have in common."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NoReturn

import click

from tilerummy.cli.progress import ProgressLine
from tilerummy.cli.source import LONGEST_LINE, InputError, numbered_lines, open_source
from tilerummy.rules.judging.json_question import case_id
from tilerummy.rules.refusal import BadRules, Unreadable

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
