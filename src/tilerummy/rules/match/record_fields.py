"""The fields of a record's line: numbers, seats, tiles and names as text, read with care."""

from __future__ import annotations

import json
import re

from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.match.seat import NO_SEAT, Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import Tile, read_tile

_NUMBER = re.compile(r"-?[0-9]{1,15}")
_HEX = re.compile(r"(?:[0-9a-f]{2})*")
HIDDEN = "?"
"""Stands for a tile in what one seat saw of a match."""
_TAKEABLE = (Origin.DISCARD, Origin.FACE_UP)


def read_number(text: str) -> int:
    """Read a whole number."""
    if not _NUMBER.fullmatch(text):
        raise Unreadable(f"{text[:20]!r} is not a whole number")
    return int(text)


def read_seat(text: str, players: int) -> Seat:
    """Read the number of a seat."""
    seat = read_number(text)
    if not 0 <= seat < players:
        raise Unreadable(f"there is no seat {seat}")
    return Seat(seat)


def read_bytes(text: str) -> bytes:
    """Read bytes written in hexadecimal digits."""
    if not _HEX.fullmatch(text.lower()):
        raise Unreadable(f"{text[:20]!r} is not a row of hexadecimal digits")
    return bytes.fromhex(text)


def read_name(text: str) -> str:
    """Read a name, which is written as a JSON string so that it may hold anything."""
    try:
        name = json.loads(text)
    except (ValueError, RecursionError):
        name = None
    if not isinstance(name, str):
        raise Unreadable(f"{text[:20]!r} is not a name in quotation marks")
    return name


def write_name(name: str) -> str:
    """Write a name so that it reads back."""
    return json.dumps(name, ensure_ascii=not name.isprintable())


class Fields:
    """A line taken apart; whatever nobody asked for is an error in the end."""

    def __init__(self, text: str, players: int) -> None:
        head, *parts = text.split(";")
        if HIDDEN in text.split():
            raise Unreadable("hidden tiles (?): this is what one seat saw, not the record of a match")
        self.players = players
        self.who = NO_SEAT
        """The seat it is about, once that is read."""
        self._words = head.split()
        self._fields: dict[str, str] = {}
        for part in parts:
            name, _, value = part.partition(":")
            name = " ".join(name.split())
            if name in self._fields:
                raise Unreadable(f"{name!r} stands here twice")
            self._fields[name] = value.strip()

    def word(self, what: str) -> str:
        """The next word behind the verb."""
        if not self._words:
            raise Unreadable(f"{what} is missing")
        return self._words.pop(0)

    def seat(self) -> Seat:
        """The seat that does it."""
        self.who = read_seat(self.word("the seat"), self.players)
        return self.who

    def tile(self) -> Tile:
        """The tile it is about."""
        return read_tile(self.word("the tile"))

    def number(self, what: str) -> int:
        """The number it is about."""
        return read_number(self.word(what))

    def field(self, name: str) -> str | None:
        """The value of a field, if the line has it."""
        return self._fields.pop(name, None)

    def need(self, name: str) -> str:
        """The value of a field the line must have."""
        value = self.field(name)
        if value is None:
            raise Unreadable(f"{name!r} is missing")
        return value

    def flag(self, name: str) -> bool:
        """Whether the line has this name alone."""
        value = self.field(name)
        if value:
            raise Unreadable(f"{name!r} has no value")
        return value is not None

    def tiles(self, name: str) -> tuple[Tile, ...]:
        """The tiles of a field, in their order; none if the line has no such field."""
        return tuple(read_tile(word) for word in (self.field(name) or "").split())

    def tile_of(self, name: str) -> Tile | None:
        """The tile of a field, if the line has it."""
        value = self.field(name)
        return None if value is None else read_tile(value)

    def taken(self) -> Drawn | None:
        """Where a tile was taken from, and which."""
        value = self.field("took")
        if value is None:
            return None
        origin, _, tile = value.partition(" ")
        return Drawn(read_tile(tile), read_origin(origin))

    def melds(self, name: str) -> tuple[Meld, ...] | None:
        """The sets of a field, if the line has it."""
        value = self.field(name)
        return None if value is None else tuple(read_table(value))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The seats of a field."""
        return tuple(read_seat(word, self.players) for word in self.need(name).split())

    def scores(self, name: str) -> tuple[int, ...]:
        """A number for each player."""
        numbers = tuple(read_number(word) for word in self.need(name).split())
        if len(numbers) != self.players:
            raise Unreadable(f"{name!r} has {len(numbers)} numbers for {self.players} players")
        return numbers

    def end(self) -> None:
        """Refuse what nobody asked for."""
        for rest in (*self._words, *self._fields):
            raise Unreadable(f"{rest[:20]!r} does not belong here")


def read_origin(text: str) -> Origin:
    """Read where an open tile is taken from."""
    if text not in _TAKEABLE:
        raise Unreadable(f"{text[:20]!r} is nowhere to take a tile from: expected discard or faceup")
    return Origin(text)
