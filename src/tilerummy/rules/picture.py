"""Pictures of tiles, sets, tables and racks as SVG text that stands alone.

The look is the game's own: ivory faces, numerals cut by a round bit, and a shape beside every colour,
so that colour is never the only mark. Lengths are in pixels of a tile whose face is 44 wide. The same
tiles always give the same text, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from zlib import crc32

from tilerummy.rules.meld import Kind, Meld, Shape, read_as
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, Tile, joker_as

FACE_WIDTH, FACE_HEIGHT = 44.0, 58.0
THICKNESS = 2.64
PITCH = 45.5
MARGIN = 5.0
SET_GAP, ROW_GAP = 26.0, 24.0
PADDING = 24.0
TABLE_ACROSS = 18
RACK_ACROSS = 15
VANES = (Colour.BLACK, Colour.RED, Colour.BLUE, Colour.YELLOW)

WORDS = {
    Colour.BLACK: "black",
    Colour.RED: "red",
    Colour.BLUE: "blue",
    Colour.YELLOW: "yellow",
    Colour.ORANGE: "orange",
    Colour.GREEN: "green",
    Colour.WHITE: "white",
    Colour.BROWN: "brown",
}


@dataclass(frozen=True, slots=True)
class Ink:
    """How a colour is cut into a face: a dark wall around a floor of the colour itself."""

    floor: str
    wall: str
    shape: str
    wall_width: float = 1.0
    floor_width: float = 0.86
    outline: float = 0.0
    """Line around the shape; the two light inks need one to be seen."""


INKS = {
    Colour.BLACK: Ink(
        "#2A2B2F",
        "#0E0F11",
        "M1.1.5h9.8a.6.6 0 0 1 .6.6v9.8a.6.6 0 0 1-.6.6h-9.8a.6.6 0 0 1-.6-.6v-9.8a.6.6 0 0 1 .6-.6Z",
    ),
    Colour.RED: Ink(
        "#B8122F",
        "#780A1C",
        "M6 11.3C3.2 9.2.3 6.9.3 3.9.3 2 1.7.7 3.4.7 4.5.7 5.5 1.3 6 2.2 6.5 1.3 7.5.7 8.6.7"
        "c1.7 0 3.1 1.3 3.1 3.2 0 3-2.9 5.3-5.7 7.4Z",
    ),
    Colour.BLUE: Ink("#1A4CC8", "#0C2C86", "M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 1 1 6 .8Z"),
    Colour.YELLOW: Ink(
        "#F9CB1C",
        "#4D3A00",
        "M6 0 7.75 4 12 4.45 8.8 7.3 9.75 11.5 6 9.3 2.25 11.5 3.2 7.3 0 4.45 4.25 4Z",
        wall_width=1.38,
        floor_width=0.76,
        outline=1.5,
    ),
    Colour.ORANGE: Ink("#D65700", "#8F3700", "M6-.3 10.9 6 6 12.3 1.1 6Z"),
    Colour.GREEN: Ink(
        "#0F7358",
        "#064637",
        "M6 .4Q6.5.4 6.8.9L12 10.2Q12.4 11.2 11.4 11.2H.6Q-.4 11.2 0 10.2L5.2.9Q5.5.4 6 .4Z",
    ),
    Colour.WHITE: Ink(
        "#FFFFFF",
        "#3C434D",
        "M6 1.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6Z",
        wall_width=1.38,
        floor_width=0.64,
        outline=2.6,
    ),
    Colour.BROWN: Ink("#6B3510", "#3B1B05", "M4 .6H8V4h3.4V8H8v3.4H4V8H.6V4H4Z"),
}

DIGITS = (
    "M4.7 0C8 0 9.4 3.4 9.4 8S8 16 4.7 16 0 12.6 0 8 1.4 0 4.7 0Z",
    "M0 3.5 3.7.1V16",
    "M.5 4.3C.7 1.7 2.4 0 4.9 0c2.7 0 4.4 1.8 4.4 4.3 0 2-1.1 3.5-2.9 5.3L.3 16H9.6",
    "M.6 0H9L4.5 6.1C7.6 6 9.6 8 9.6 11c0 3-2 5-4.9 5C2.5 16 .9 15 .1 13.2",
    "M7.2 16V.2L0 11.5H10",
    "M8.8 0H1.9L1.2 7.1C2.2 6.2 3.4 5.8 4.8 5.8c2.9 0 4.8 2.1 4.8 5S7.6 16 4.7 16C2.5 16 .9 14.9.1 13.1",
    "M7.2 0C3.4 2.6.2 6.5.2 11 .2 14 2.1 16 4.9 16s4.8-2.1 4.8-4.9S7.8 6.2 4.9 6.2C2.5 6.2.6 8 .2 10.6",
    "M0 0H9.6L3.9 16",
    "M4.8 0C7.2 0 8.8 1.5 8.8 3.7S7.2 7.4 4.8 7.4.8 5.9.8 3.7 2.4 0 4.8 0Z"
    "M4.8 7.4C7.7 7.4 9.6 9.1 9.6 11.7S7.7 16 4.8 16 0 14.3 0 11.7 1.9 7.4 4.8 7.4Z",
    "M2.5 16C6.3 13.4 9.5 9.5 9.5 5 9.5 2 7.6 0 4.8 0S0 2.1 0 4.9 1.9 9.8 4.8 9.8C7.2 9.8 9.1 8 9.5 5.4",
)
VANE = "M0 0V-9.4C5.4-9.4 8-6.6 7.6-3.4 5.4-.6 2.6 0 0 0Z"
NUMERAL_STROKE = 2.75
LIP_DROP, FLOOR_DROP = 0.95, 0.28


def tile_picture(tile: Tile, colours: Sequence[Colour] = VANES) -> str:
    """Draw one tile; a joker's pinwheel has a vane for each of `colours`."""
    return _picture(_spoken(tile).capitalize(), "", _row((tile,), 0, 0), _size(1), (tile,), colours)


def meld_picture(meld: Meld, colours: Sequence[Colour] = VANES) -> str:
    """Draw tiles lying together; in a run a joker shows what its place makes of it."""
    tiles = _with_meanings(meld)
    return _picture(_meld_title(meld), _listed(tiles), _row(tiles, 0, 0), _size(len(tiles)), tiles, colours)


def table_picture(table: Table, colours: Sequence[Colour] = VANES, across: int = TABLE_ACROSS) -> str:
    """Draw the sets on the cloth, in rows about `across` tiles wide."""
    melds = [_with_meanings(meld) for meld in table]
    rows = _rows(melds, across)
    width = max([_width(5), *(_row_width(row) for row in rows)]) + 2 * PADDING
    height = max(len(rows), 1) * (FACE_HEIGHT + ROW_GAP) - ROW_GAP + 2 * PADDING
    parts = [_rounded("cloth", width, height)]
    for index, row in enumerate(rows):
        parts.append(
            _table_row(row, (width - _row_width(row)) / 2, PADDING + index * (FACE_HEIGHT + ROW_GAP))
        )
    tiles = tuple(tile for meld in melds for tile in meld)
    described = "; ".join(_listed(meld) for meld in melds)
    title = f"Table with {_counted(len(table), 'set')}" if table else "Empty table"
    return _picture(title, described, "".join(parts), (0, 0, width, height), tiles, colours)


def rack_picture(rack: Rack, colours: Sequence[Colour] = VANES, across: int = RACK_ACROSS) -> str:
    """Draw a rack with its tiers of at most `across` tiles."""
    tiers = _tiers(rack, max(across, 1))
    tier_height = FACE_HEIGHT + 18
    width, height = _width(max(5, len(tiers[0]))) + 2 * PADDING, len(tiers) * tier_height + 14
    parts = [_rounded("wood", width, height)]
    for index, tier in enumerate(tiers):
        parts.append(_tier(tier, width, 12 + index * tier_height))
    title = f"Rack with {_counted(len(rack), 'tile')}" if rack else "Empty rack"
    return _picture(title, _listed(rack), "".join(parts), (0, 0, width, height), rack, colours)


# Words for those who hear the picture.


def _spoken(tile: Tile) -> str:
    if tile.colour is not None:
        return f"{WORDS[tile.colour]} {tile.number}"
    return f"joker as {_spoken(tile.means)}" if tile.means else "joker"


def _listed(tiles: Iterable[Tile]) -> str:
    return ", ".join(map(_spoken, tiles))


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _meld_title(meld: Meld) -> str:
    kind = read_as(meld, _ANY).kind
    return f"{kind.capitalize()} of {len(meld)} tiles" if kind else _counted(len(meld), "tile")


_ANY = Shape(tuple(Colour), len(Colour))


def _with_meanings(meld: Meld) -> tuple[Tile, ...]:
    """The tiles as they are drawn: a group's joker may be several tiles and shows none unless stated."""
    reading = read_as(meld, _ANY)
    if reading.kind is not Kind.RUN:
        return tuple(meld)
    means = iter(reading.means)
    return tuple(joker_as(next(means)[0]) if tile.is_joker else tile for tile in meld)


# Where things lie.


def _width(tiles: int) -> float:
    return tiles * PITCH - (PITCH - FACE_WIDTH) if tiles else 0.0


def _size(tiles: int) -> tuple[float, float, float, float]:
    return (-MARGIN, -MARGIN, max(_width(tiles), 1) + 2 * MARGIN, FACE_HEIGHT + THICKNESS + 2 * MARGIN)


def _row_width(row: Sequence[Sequence[Tile]]) -> float:
    return sum(_width(len(meld)) for meld in row) + SET_GAP * (len(row) - 1)


def _rows(melds: Sequence[Sequence[Tile]], across: int) -> list[list[Sequence[Tile]]]:
    """Each set in the first row that has room for it, in table order."""
    widest = max([across, *map(len, melds)])
    rows: list[list[Sequence[Tile]]] = []
    for meld in melds:
        fitting = (row for row in rows if _row_width([*row, meld]) <= _width(widest))
        row = next(fitting, None)
        if row is None:
            rows.append(row := [])
        row.append(meld)
    return rows


def _row(tiles: Iterable[Tile], x: float, y: float) -> str:
    return "".join(_use(_tile_id(tile), x + i * PITCH, y) for i, tile in enumerate(tiles))


def _table_row(row: Sequence[Sequence[Tile]], x: float, y: float) -> str:
    parts = []
    for meld in row:
        parts.append(f"<g>{_row(meld, x, y)}</g>")
        x += _width(len(meld)) + SET_GAP
    return "".join(parts)


def _tiers(tiles: Sequence[Tile], across: int) -> list[Sequence[Tile]]:
    """As few tiers as will do, all about equally full."""
    each = ceil(len(tiles) / ceil(len(tiles) / across)) if tiles else 1
    return [tiles[i : i + each] for i in range(0, len(tiles), each)] or [()]


def _tier(tiles: Sequence[Tile], width: float, y: float) -> str:
    ledge = y + FACE_HEIGHT - 4
    groove = f'<rect x="10" y="{_n(ledge)}" width="{_n(width - 20)}" height="8" rx="3" fill="#7C5125"/>'
    front = f'<rect x="10" y="{_n(ledge + 8)}" width="{_n(width - 20)}" height="5" rx="2" fill="#E3B47C"/>'
    return groove + front + _row(tiles, PADDING, y)


# The drawing itself. `@` stands for the picture's own prefix, so that several pictures can share a page.


def _picture(
    title: str,
    described: str,
    body: str,
    box: tuple[float, float, float, float],
    tiles: Iterable[Tile],
    colours: Sequence[Colour],
) -> str:
    width, height = _n(ceil(box[2])), _n(ceil(box[3]))
    view = f"{_n(box[0])} {_n(box[1])} {width} {height}"
    desc = f"<desc>{described}</desc>" if described else ""
    size = f'width="{width}" height="{height}" viewBox="{view}"'
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        f"<title>{title}</title>{desc}<defs>{_defs(body, tiles, colours)}</defs>{body}</svg>\n"
    )
    return drawn.replace("@", f"t{crc32(drawn.encode()):08x}-")


def _defs(body: str, tiles: Iterable[Tile], colours: Sequence[Colour]) -> str:
    kinds = sorted(set(tiles))
    shown = sorted({tile.means or tile for tile in kinds} | {tile for tile in kinds if not tile.is_joker})
    numbers = sorted({tile.number for tile in shown if not tile.is_joker})
    inks = sorted({tile.colour for tile in shown if tile.colour}, key=list(Colour).index)
    grounds = [text for name, text in GROUNDS.items() if f"@{name})" in body]
    face = [FACE] if kinds else []
    wheel = [_pinwheel(colours)] if any(tile.is_joker for tile in kinds) else []
    return "".join(
        [
            *grounds,
            *face,
            *map(_numeral, numbers),
            *map(_shape, inks),
            *wheel,
            *(_tile(kind) for kind in kinds),
        ]
    )


GROUNDS = {
    "cloth": '<radialGradient id="@cloth" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#357064"/>'
    '<stop offset="1" stop-color="#245349"/></radialGradient>',
    "wood": '<linearGradient id="@wood" x2="0" y2="1"><stop offset="0" stop-color="#E3B47C"/>'
    '<stop offset=".25" stop-color="#CB955A"/><stop offset="1" stop-color="#AC7539"/></linearGradient>',
}
FACE = (
    '<linearGradient id="@ivory" x2="0" y2="1"><stop offset="0" stop-color="#FFFDF6"/>'
    '<stop offset=".5" stop-color="#FBF5E6"/><stop offset="1" stop-color="#F3EAD6"/></linearGradient>'
    '<g id="@face"><rect x="-.8" y="3" width="45.6" height="60.4" rx="6.8" fill="#081C16" opacity=".12"/>'
    '<rect y="2.2" width="44" height="60" rx="6.2" fill="#081C16" opacity=".22"/>'
    '<rect width="44" height="60.64" rx="5.94" fill="#B9A579"/>'
    '<rect width="44" height="59.98" rx="5.94" fill="#D8C8A4"/>'
    '<rect width="44" height="58" rx="5.94" fill="url(#@ivory)"/>'
    '<rect x=".375" y=".375" width="43.25" height="57.25" rx="5.56" fill="none" stroke="#786030" '
    'stroke-opacity=".28" stroke-width=".75"/>'
    '<path d="M5.9 .9H38.1" stroke="#FFFFFF" stroke-width="1" stroke-linecap="round"/></g>'
)


def _rounded(ground: str, width: float, height: float) -> str:
    return f'<rect width="{_n(width)}" height="{_n(height)}" rx="20" fill="url(#@{ground})"/>'


def _tile_id(tile: Tile) -> str:
    return "tile-" + tile.text.replace("*", "joker")


def _tile(tile: Tile) -> str:
    return f'<g id="@{_tile_id(tile)}">{_use("face", 0, 0)}{_markings(tile)}</g>'


def _markings(tile: Tile) -> str:
    if tile.colour is not None:
        return _engraved_number(tile, 22, 22, 1.42) + _engraved_shape(tile.colour, 22, 45.6, 1.02)
    if tile.means is None or tile.means.colour is None:
        return _placed("wheel", 22, 29, 1.75)
    meaning = _engraved_number(tile.means, 15, 46, 0.66) + _engraved_shape(tile.means.colour, 31, 46, 0.72)
    return _placed("wheel", 22, 20, 1.36) + meaning


def _engraved_number(tile: Tile, x: float, y: float, scale: float) -> str:
    """Three passes of one path: the lit lip below, the dark wall, the floor in the colour itself."""
    assert tile.colour is not None
    ink, name = INKS[tile.colour], f"n{tile.number}"
    wall = NUMERAL_STROKE * ink.wall_width
    passes = (
        ("#FFFFFF", wall, LIP_DROP),
        (ink.wall, wall, 0.0),
        (ink.floor, wall * ink.floor_width if ink.outline else NUMERAL_STROKE * ink.floor_width, FLOOR_DROP),
    )
    return "".join(
        _placed(name, x, y + drop, scale, f' stroke="{paint}" stroke-width="{_n(width)}"')
        for paint, width, drop in passes
    )


def _engraved_shape(colour: Colour, x: float, y: float, scale: float) -> str:
    ink, name = INKS[colour], f"s-{colour}"
    if ink.outline:
        line = f' fill="{ink.floor}" stroke="{ink.wall}" stroke-width="{_n(ink.outline)}"'
        return _placed(name, x, y, scale, line)
    lip = _placed(name, x, y + LIP_DROP, scale, ' fill="#FFFFFF"')
    wall = _placed(name, x, y, scale, f' fill="{ink.wall}"')
    return lip + wall + _placed(name, x, y + FLOOR_DROP / 2, scale * 0.93, f' fill="{ink.floor}"')


def _numeral(number: int) -> str:
    digits = [int(digit) for digit in str(number)]
    places = ((-6.2, 2.5) if number == 11 else (-8.7, -0.9)) if len(digits) == 2 else (_left(digits[0]),)
    paths = "".join(
        f'<path d="{DIGITS[digit]}" transform="translate({_n(x)} -8)"/>'
        for digit, x in zip(digits, places, strict=True)
    )
    return f'<g id="@n{number}" fill="none" stroke-linecap="round" stroke-linejoin="round">{paths}</g>'


def _left(digit: int) -> float:
    return {1: -1.85, 4: -5.0}.get(digit, -4.8)


def _shape(colour: Colour) -> str:
    outline = INKS[colour].shape
    return f'<path id="@s-{colour}" d="{outline}" transform="translate(-6 -6)" stroke-linejoin="round"/>'


def _pinwheel(colours: Sequence[Colour]) -> str:
    turn = 360 / max(len(colours), 1)
    narrow = _n(min(1.0, 4 / max(len(colours), 1)))
    vanes = "".join(
        f'<path d="{VANE}" transform="rotate({_n(i * turn)}) scale({narrow} 1)" fill="{INKS[colour].floor}" '
        f'stroke="{INKS[colour].wall}" stroke-width=".5" stroke-linejoin="round"/>'
        for i, colour in enumerate(colours)
    )
    pin = '<circle r="1.7" fill="#FBF5E6" stroke="#B9A579" stroke-width=".5"/>'
    return f'<g id="@wheel">{vanes}{pin}</g>'


def _use(name: str, x: float, y: float) -> str:
    place = f' x="{_n(x)}" y="{_n(y)}"' if x or y else ""
    return f'<use href="#@{name}"{place}/>'


def _placed(name: str, x: float, y: float, scale: float, paint: str = "") -> str:
    return f'<use href="#@{name}" transform="translate({_n(x)} {_n(y)}) scale({_n(scale)})"{paint}/>'


def _n(number: float) -> str:
    """A length without needless digits, the same on every machine."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
