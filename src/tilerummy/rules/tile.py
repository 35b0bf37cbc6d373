"""Tiles: eight possible colours, numbers 1 to 13, and the joker, each with a text form that reads back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum

from tilerummy.rules.notebook import Pictured
from tilerummy.rules.refusal import Unreadable

NUMBERS = range(1, 14)


class Colour(StrEnum):
    """A colour that some edition prints on its tiles."""

    BLACK = "k"
    RED = "r"
    BLUE = "b"
    YELLOW = "y"
    ORANGE = "o"
    GREEN = "g"
    WHITE = "w"
    BROWN = "n"


PALETTE = f"4 to 6 different letters of {' '.join(Colour)}"
"""What the colours of a game are written as."""


def read_palette(letters: Iterable[str]) -> tuple[Colour, ...]:
    """The colours of a game, one letter each: `krby`, or the letters in a list."""
    letters = [*map(str, letters)]
    read = [_COLOURS.get(letter.lower()) for letter in letters]
    colours = tuple(dict.fromkeys(colour for colour in read if colour is not None))
    if len(colours) == len(read) and 4 <= len(read) <= 6:
        return colours
    raise Unreadable(f"{_shown(' '.join(letters))} is no palette: expected {PALETTE}")


_COLOURS = {colour.value: colour for colour in Colour}


class Tile(Pictured):
    """A numbered tile, a joker, or a joker whose meaning is stated.

    There is one object for each kind of tile, so tiles compare and hash by identity. Use
    `Tile.of`, `JOKER`, `joker_as` or `read_tile` to get one.

    >>> import tilerummy as tr
    >>> tile = tr.Tile.of("r", 7)
    >>> tile, tile.colour.value, tile.number, tile.is_joker
    (read_tile('r7'), 'r', 7, False)
    """

    __slots__ = ("colour", "means", "number", "order", "plain", "text")

    colour: Colour | None
    number: int
    means: Tile | None
    """What a joker stands for, where that was stated."""
    plain: Tile
    """The physical tile: a joker with a stated meaning is still only a joker."""
    order: int
    text: str

    def __init__(self, colour: Colour | None, number: int, means: Tile | None, order: int) -> None:
        self.colour = colour
        self.number = number
        self.means = means
        self.order = order
        self.plain = self if means is None else JOKER
        stated = means.text if means else ""
        self.text = f"{colour}{number}" if colour else f"*{stated}"

    @staticmethod
    def of(colour: Colour | str, number: int) -> Tile:
        """The numbered tile of this colour."""
        tile = _TILES.get(f"{colour}{number}")
        if tile is None or tile.is_joker:
            raise Unreadable(f"there is no tile of colour {colour!r} and number {number!r}")
        return tile

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker, with or without a stated meaning."""
        return self.colour is None

    def __lt__(self, other: Tile) -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"read_tile({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Tiles compare by identity: one that comes from another process must become the object that is here.
        return (read_tile, (self.text,))


# The order of tiles: colour by colour, then jokers, then jokers with a stated meaning.
JOKER = Tile(None, 0, None, 1000)


def _all_tiles() -> Iterator[Tile]:
    yield JOKER
    for row, colour in enumerate(Colour):
        for number in NUMBERS:
            tile = Tile(colour, number, None, 20 * row + number)
            yield tile
            yield Tile(None, 0, tile, 2000 + tile.order)


_TILES: dict[str, Tile] = {tile.text: tile for tile in _all_tiles()}
_TILE_TEXT = re.compile(r"(?P<joker>\*)?(?P<colour>[a-z])?0*(?P<number>\d{1,2})?")


def joker_as(tile: Tile) -> Tile:
    """A joker that is stated to stand for `tile`."""
    return _TILES[f"*{tile.text}"]


def read_tile(text: str) -> Tile:
    """Read one tile: `r7`, `K13`, `*`, `*r7`. Case and spaces are forgiven.

    >>> import tilerummy as tr
    >>> tr.read_tile("R7") is tr.Tile.of("r", 7), tr.read_tile("*r7").is_joker
    (True, True)
    """
    try:
        tile = _TILES.get(text)
    except TypeError:
        # A list, say, where there is no type checker: it is told below.
        tile = None
    if tile is None:
        tile = _TILES.get(_canonical(expect_text("tile", text, "r7")))
    if tile is None:
        raise Unreadable(
            f"{_shown(text)} is not a tile: expected a colour letter ({' '.join(Colour)}) with a number "
            "1 to 13, such as r7, or * for a joker"
        )
    return tile


def expect_text(what: str, text: object, example: str) -> str:
    """The text, if it is one: whoever has no type checker hears what was expected."""
    if isinstance(text, str):
        return text
    raise Unreadable(f"{_shown(repr(text))} is not a {what}: expected a text such as {example}")


def _canonical(text: str) -> str:
    squeezed = "".join(text.split()).lower()
    # Tiles come from outside too: no pattern is tried on a text of any length.
    match = _TILE_TEXT.fullmatch(squeezed) if len(squeezed) <= 8 else None
    if match is None:
        return ""
    return "".join(part for part in match.group("joker", "colour", "number") if part)


def _shown(text: str) -> str:
    """The offending part of an input, short enough to print."""
    return repr(text if len(text) <= 24 else text[:24] + "...")


def as_tile(tile: Tile | str) -> Tile:
    """A tile from whatever says one: a tile or its text."""
    if isinstance(tile, Tile):
        return tile
    return read_tile(tile)


def tiles_text(tiles: Iterable[Tile]) -> str:
    """Write tiles the way a rack or a set is written: separated by spaces."""
    return " ".join(tile.text for tile in tiles)
