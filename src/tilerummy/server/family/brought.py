"""Records that came with a family's file: matches that were played elsewhere, to be watched here.

They are texts that anybody can have written. What they say counts for nothing; they are only shown.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from tilerummy.rules.match.record import read_header
from tilerummy.rules.match.record_fields import read_name, write_name
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.family.played import Match
from tilerummy.server.table.finished import LONGEST_RECORD
from tilerummy.server.table.party import NAMELESS

_SEAT = re.compile(r"^(\s*seat\s+\d+ salt (\S+) name )(.*)$", re.MULTILINE)
_TAKEN_OVER = re.compile(r"^(\s*\S+ take-over \S+ )(.*)$", re.MULTILINE)
_NAMED = ((_SEAT, 3), (_TAKEN_OVER, 2))
"""The lines in which a name stands, and where."""
_ENDED = re.compile(r"^\s*\S+ end-match", re.MULTILINE)
_COMPUTER = "-"
"""The salt of whoever has none: computers add nothing to the chance of a match."""


def finished_of(matches: Sequence[Match], records: Sequence[str]) -> list[tuple[Match, str]]:
    """The finished matches of a table with their records, where each has one; else the scores have to do."""
    finished = [match for match in matches if match.over]
    return list(zip(finished, records, strict=True)) if len(finished) == len(records) else []


def check_record(match: Match, text: str) -> None:
    """Refuse what is no record of this match; its turns are looked at by whoever watches it."""
    if len(text) > LONGEST_RECORD:
        raise Unreadable("games: a record too long")
    if read_header(text).rules.preset != match.preset or _ENDED.search(text) is None:
        raise Unreadable("games: a record of another match")
    # For its refusal: a name that cannot be read would break every later look at this family.
    names_in(text)


def names_in(text: str) -> set[str]:
    """Whoever is named in a record."""
    return {read_name(found[name]) for line, name in _NAMED for found in line.finditer(text)}


def naming_only(text: str, names: Collection[str]) -> str:
    """The record with a dash for everybody but these people; computers keep their names."""

    def seat(line: re.Match[str]) -> str:
        return line[0] if line[2] == _COMPUTER else taken_over(line)

    def taken_over(line: re.Match[str]) -> str:
        written = line[line.re.groups]
        return line[0] if read_name(written) in names else line[1] + write_name(NAMELESS)

    return _TAKEN_OVER.sub(taken_over, _SEAT.sub(seat, text))


def commitment_in(text: str) -> str:
    """What the chance of the match was bound by: copies of the record are found by it."""
    return read_header(text).commitment
