"""The record: a whole match as text, one line an event, that people can read and that reads back.

`docs/notation.md` describes the form. Reading folds the events as it goes, so a record that makes no
sense is refused with the line and the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tilerummy.rules.match.event import Event, MatchStarted
from tilerummy.rules.match.game import Game, evolve
from tilerummy.rules.match.record_line import (
    read_bytes,
    read_event,
    read_name,
    read_number,
    write_event,
    write_name,
)
from tilerummy.rules.match.seat import Player
from tilerummy.rules.match.view import SeenEvent
from tilerummy.rules.preset import PARAMETERS, Rules, load, parse_option
from tilerummy.rules.refusal import BadRules, Unreadable

FORMAT = "tilerummy record 1"
_TIME = re.compile(r"(-?)([0-9]{1,12})\.([0-9]{3})")
_SEAT_TEXT = re.compile(r"([0-9]+) salt (\S+) name (.*)")
_PARAMETERS = {parameter.name: parameter for parameter in PARAMETERS}
_SEALED = {None: "", True: " sealed", False: " open"}
_HEADER = ("rules", "change", "rounds", "seat", "commitment", "began")


class BadRecord(Unreadable):
    """A record that cannot be read; it names the line and the reason.

    >>> import pathlib, tempfile, tilerummy as tr
    >>> path = pathlib.Path(tempfile.mkdtemp(), "m.txt")
    >>> _ = path.write_text("a shopping list")
    >>> tr.load(path)
    Traceback (most recent call last):
        ...
    tilerummy.rules.match.record.BadRecord: line 1: a record begins with 'tilerummy record 1'
    """

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        """Made anew from line and reason, so that it comes whole out of a worker process."""
        return type(self), (self.line, self.reason)


def write_record(events: Iterable[Event | SeenEvent]) -> str:
    """The text of a match, or of what one seat saw of it: there a hidden tile is a question mark."""
    lines: list[str] = []
    began = 0
    for event in events:
        if isinstance(event, MatchStarted):
            began = event.at
            lines += [FORMAT, *_header(event), ""]
        else:
            lines.append(write_line(event, began))
    return "\n".join([*lines, ""])


def write_line(event: Event | SeenEvent, began: int) -> str:
    """One event of a match that began then; a record only ever grows by such lines."""
    return f"{_written_time(event.at - began)} {write_event(event)}"


def read_record(text: str) -> tuple[Event, ...]:
    """The events of a record; `BadRecord` if it cannot be one."""
    lines = _Lines(text)
    begun = _read_header(lines)
    with _naming(lines.number):
        game = evolve(None, begun)
    events: list[Event] = [begun]
    while line := lines.take():
        with _naming(lines.number):
            time, _, rest = line.partition(" ")
            event = read_event(rest, begun.at + _read_time(time), len(begun.players))
            game = evolve(game, event)
        events.append(event)
    return tuple(events)


def read_header(text: str) -> MatchStarted:
    """How the match of a record began, without what happened then; `BadRecord` if it cannot be one."""
    return _read_header(_Lines(text))


def replay(events: Iterable[Event]) -> Iterator[Game]:
    """The game after each event, step by step."""
    game: Game | None = None
    for event in events:
        game = evolve(game, event)
        yield game


class _Lines:
    """The lines of a text that say something, one after the other; comments and empty ones do not."""

    def __init__(self, text: str) -> None:
        numbered = enumerate((line.strip() for line in text.split("\n")), start=1)
        self._left = [(number, line) for number, line in numbered if line and not line.startswith("#")]
        # Taken from the end: to take from the beginning of a list moves all the others.
        self._left.reverse()
        self.number = 1

    def peek(self) -> str:
        """The next line, or nothing at the end."""
        return self._left[-1][1] if self._left else ""

    def take(self) -> str:
        """The next line, and go on."""
        line = self.peek()
        if line:
            self.number = self._left.pop()[0]
        return line


@contextmanager
def _naming(number: int) -> Iterator[None]:
    """Whatever is wrong in here is wrong with this line."""
    try:
        yield
    # It has its line already: the innermost is the right one.
    except BadRecord:
        raise
    except (Unreadable, BadRules) as error:
        raise BadRecord(number, str(error)) from None


def _written_time(milliseconds: int) -> str:
    """Seconds since the match began, to the millisecond."""
    seconds, rest = divmod(abs(milliseconds), 1000)
    return f"{'-' if milliseconds < 0 else ''}{seconds}.{rest:03}"


def _read_time(text: str) -> int:
    found = _TIME.fullmatch(text)
    if found is None:
        raise Unreadable(f"{text[:20]!r} is not a time: expected seconds such as 12.345")
    sign, seconds, rest = found.groups()
    # Three digits behind the point, so the digits together are milliseconds.
    return int(sign + seconds + rest)


# -- the header -----------------------------------------------------------------------------------


def _header(event: MatchStarted) -> Iterator[str]:
    yield f"rules {event.rules.preset}"
    for name, value in event.rules.changes().items():
        yield f"change {name} = {json.dumps(value)}"
    yield f"rounds {'open' if event.rounds is None else event.rounds}"
    for seat, player in enumerate(event.players):
        yield f"seat {seat} salt {player.salt.hex() or '-'} name {write_name(player.name)}"
    called_off = f" called-off {event.called_off}" if event.called_off else ""
    yield f"commitment {event.commitment}{_SEALED[event.sealed]}{called_off}"
    yield f"began {event.at}"


def _read_header(lines: _Lines) -> MatchStarted:
    if lines.take() != FORMAT:
        raise BadRecord(lines.number, f"a record begins with {FORMAT!r}")
    found: dict[str, list[tuple[int, str]]] = {name: [] for name in _HEADER}
    while lines.peek().partition(" ")[0] in found:
        name, _, value = lines.take().partition(" ")
        found[name].append((lines.number, value.strip()))
    for name in _HEADER:
        # A second commitment, or a second beginning, would let one file tell two matches.
        if name not in ("change", "seat") and len(found[name]) != 1:
            raise BadRecord(lines.number, f"the header has {name!r} once, not {len(found[name])} times")
    rules = _read_rules(found["rules"][0], found["change"])
    commitment, sealed, called_off = _read_commitment(*found["commitment"][0])
    return MatchStarted(
        rules,
        tuple(_read_player(seat, *line) for seat, line in enumerate(found["seat"])),
        _read_rounds(*found["rounds"][0]),
        commitment,
        _read_began(*found["began"][0]),
        sealed,
        called_off,
    )


def _read_rules(preset: tuple[int, str], changes: list[tuple[int, str]]) -> Rules:
    options: dict[str, object] = {}
    for number, change in changes:
        with _naming(number):
            name, value = parse_option(change)
            if name not in _PARAMETERS:
                raise Unreadable(f"{name[:30]!r} is no parameter of the rules")
            # Each by itself first: so a bad one is named by its own line, and not by that of the preset.
            options[name] = _PARAMETERS[name].read(value)
    with _naming(preset[0]):
        return load(preset[1]).with_options(options)


def _read_player(seat: int, number: int, text: str) -> Player:
    with _naming(number):
        found = _SEAT_TEXT.fullmatch(text)
        # Seats are counted up without gaps: their number is their place.
        if found is None or found[1] != str(seat):
            raise Unreadable(f'expected: seat {seat} salt (hexadecimal or -) name "..."')
        return Player(read_name(found[3]), b"" if found[2] == "-" else read_bytes(found[2]))


def _read_rounds(number: int, text: str) -> int | None:
    with _naming(number):
        rounds = None if text == "open" else read_number(text)
        if rounds is not None and rounds < 1:
            raise Unreadable(f"{rounds} is no number of rounds")
        return rounds


def _read_commitment(number: int, text: str) -> tuple[str, bool | None, int]:
    with _naming(number):
        text, _, count = text.partition(" called-off ")
        digits, _, word = text.partition(" ")
        if len(read_bytes(digits)) != 32:
            raise Unreadable("a commitment has 64 hexadecimal digits")
        found = [sealed for sealed, said in _SEALED.items() if said.strip() == word]
        if not found:
            raise Unreadable(f"{word[:20]!r}: behind a commitment stands 'sealed', 'open' or nothing")
        return digits.lower(), found[0], read_number(count) if count else 0


def _read_began(number: int, text: str) -> int:
    with _naming(number):
        return read_number(text)
