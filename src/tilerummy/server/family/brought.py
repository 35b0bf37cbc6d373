"""Records that came with a family's file: matches that were played elsewhere, to be watched here.

They are texts that anybody can have written. What they say counts for nothing; they are only shown, and their
names are cut and cleaned as those of people who sit here. They are read by lines: how long that takes depends
on the length of the text alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from zlib import compress, decompress

from tilerummy.rules.match.record import read_header
from tilerummy.rules.match.record_fields import read_name, write_name
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.family.played import Match
from tilerummy.server.table.party import NAMELESS, shown_name
from tilerummy.server.table.table_state import LONGEST_RECORD, MOST_LINES

LONGEST_HEADER = 100
"""Lines of a header as we write it, and more."""
_TAKE_OVER = "take-over"
_COMPUTER = "-"
"""The salt of whoever has none: computers add nothing to the chance of a match."""


@dataclass(frozen=True, slots=True)
class _Named:
    """A line in which a name stands."""

    before: str
    """All that stands before the name."""
    name: str
    computer: bool


def finished_of(matches: Sequence[Match], records: Sequence[str]) -> list[tuple[Match, str]]:
    """The finished matches of a table with their records, where each has one; else the scores have to do."""
    finished = [match for match in matches if match.over]
    return list(zip(finished, records, strict=True)) if len(finished) == len(records) else []


def clean_record(match: Match, text: str) -> str:
    """The record of this match as it is kept, its names cut and cleaned; `Unreadable` if it is none.

    Its turns are looked at by whoever watches it.
    """
    if len(text) > LONGEST_RECORD or text.count("\n") > MOST_LINES:
        raise Unreadable("games: a record too long")
    if read_header(text).rules.preset != match.preset or not any(map(_ends_match, text.split("\n"))):
        raise Unreadable("games: a record of another match")
    return _rewritten(text, _cleaned, _plain)


def with_clean_names(text: str) -> str:
    """A record that somebody sends, its names cut and cleaned; all else as it stands."""

    def cleaned(line: _Named) -> str:
        return line.before + write_name(shown_name(line.name))

    return _rewritten(text, cleaned)


def names_in(text: str) -> set[str]:
    """Whoever is named in a record."""
    found = map(_read_line, text.split("\n"))
    return {line.name for line in found if line is not None}


def naming_only(text: str, names: Collection[str]) -> str:
    """The record with a dash for everybody but these people; computers keep their names."""

    def kept(line: _Named) -> str:
        stays = line.computer or line.name in names
        return line.before + write_name(line.name if stays else NAMELESS)

    return _rewritten(text, kept)


def commitment_in(text: str) -> str:
    """What the chance of the match was bound by: copies of the record are found by it."""
    try:
        return read_header("\n".join(text.split("\n", LONGEST_HEADER)[:LONGEST_HEADER])).commitment
    except Unreadable:  # cut off before its end
        return read_header(text).commitment


def packed(text: str) -> bytes:
    """A record as it is kept."""
    return compress(text.encode("utf-8"))


def unpacked(body: bytes) -> str:
    """A record that was kept."""
    return decompress(body).decode("utf-8")


# -- by lines -------------------------------------------------------------------------------------


def _rewritten(text: str, naming: Callable[[_Named], str], other: Callable[[str], str] = str) -> str:
    found = ((line, _read_line(line)) for line in text.split("\n"))
    return "\n".join(other(line) if named is None else naming(named) for line, named in found)


def _read_line(line: str) -> _Named | None:
    """The name in a line, if one stands there: of a seat at the beginning, or of whoever takes it over."""
    if '"' not in line:
        return None
    words = line.split(maxsplit=5)
    if len(words) == 6 and (words[0], words[2], words[4]) == ("seat", "salt", "name"):
        name, computer = words[5].rstrip(), words[3] == _COMPUTER
    elif len(words) > 3 and words[1] == _TAKE_OVER:
        name, computer = line.split(maxsplit=3)[3].rstrip(), False
    else:
        return None
    return _Named(line[: len(line.rstrip()) - len(name)], read_name(name), computer)


def _ends_match(line: str) -> bool:
    return line.split(maxsplit=2)[1:2] in (["end-match"], ["end-match;"])


def _cleaned(line: _Named) -> str:
    return _plain(line.before) + write_name(shown_name(line.name))


def _plain(line: str) -> str:
    """A line in which no name stands and nothing hides; what people remarked is left out."""
    if line.lstrip().startswith("#"):
        return "#"
    if not line.isascii() or not line.removesuffix("\r").replace("\t", " ").isprintable():
        raise Unreadable("games: a record with signs that none has")
    # One reader may find a name where another finds none: there the page would show what nobody has cleaned.
    if _TAKE_OVER in line and '"' in line:
        raise Unreadable("games: a record with a name that cannot be read")
    return line
