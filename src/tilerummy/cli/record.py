"""Reading the record of a match for a command."""

from __future__ import annotations

import re

from tilerummy.cli.source import InputError, read_text
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.record import read_record
from tilerummy.rules.refusal import BadRules, Unreadable

_EVENT_LINE = re.compile(r"\s*-?[0-9]")


def load_record(path: str) -> tuple[str, tuple[Event, ...]]:
    """The text of a record and its events; a bad one is refused with the line and the reason."""
    text = read_text(path)
    try:
        return text, read_record(text)
    except (Unreadable, BadRules) as error:
        raise InputError(str(error)) from None


def line_numbers(text: str) -> list[int]:
    """For each event, counted from 0, the line it stands on; the header is the first event."""
    lines = enumerate(text.split("\n"), start=1)
    return [1, *(number for number, line in lines if _EVENT_LINE.match(line))]
