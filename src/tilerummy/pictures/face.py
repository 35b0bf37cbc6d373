"""Faces: the drawing of one tile, and the parts that a picture defines once and uses for every tile.

`@` stands for the picture's own prefix, so that several pictures can share a page. Lengths are in pixels of a
tile whose face is 44 wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tilerummy.rules.tile import Colour, Tile

# How each colour is cut into a face, with a shape beside it so that colour is never the only mark.


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


FACE_WIDTH, FACE_HEIGHT = 44.0, 58.0
THICKNESS = 2.64
# Strokes and no font: a picture is the same on every machine, and needs nothing beside it.
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


def definitions(tiles: Iterable[Tile], colours: Sequence[Colour]) -> str:
    """The parts that these tiles are drawn with; a joker's pinwheel has a vane for each of `colours`."""
    kinds = sorted(set(tiles))
    # A joker with a stated meaning shows that tile's number and shape as well.
    shown = sorted({tile.means or tile for tile in kinds} | {tile for tile in kinds if not tile.is_joker})
    numbers = sorted({tile.number for tile in shown if not tile.is_joker})
    inks = sorted({tile.colour for tile in shown if tile.colour}, key=list(Colour).index)
    face = [FACE] if kinds else []
    wheel = [_pinwheel(colours)] if any(tile.is_joker for tile in kinds) else []
    return "".join(
        [
            *face,
            *map(_numeral, numbers),
            *map(_shape, inks),
            *wheel,
            *(_tile(kind) for kind in kinds),
        ]
    )


def tile_id(tile: Tile) -> str:
    """The name under which the picture of a tile is defined."""
    return "tile-" + tile.text.replace("*", "joker")


def _tile(tile: Tile) -> str:
    return f'<g id="@{tile_id(tile)}">{use("face", 0, 0)}{_markings(tile)}</g>'


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
        _placed(name, x, y + drop, scale, f' stroke="{paint}" stroke-width="{length(width)}"')
        for paint, width, drop in passes
    )


def _engraved_shape(colour: Colour, x: float, y: float, scale: float) -> str:
    ink, name = INKS[colour], f"s-{colour}"
    if ink.outline:
        line = f' fill="{ink.floor}" stroke="{ink.wall}" stroke-width="{length(ink.outline)}"'
        return _placed(name, x, y, scale, line)
    lip = _placed(name, x, y + LIP_DROP, scale, ' fill="#FFFFFF"')
    wall = _placed(name, x, y, scale, f' fill="{ink.wall}"')
    return lip + wall + _placed(name, x, y + FLOOR_DROP / 2, scale * 0.93, f' fill="{ink.floor}"')


def _numeral(number: int) -> str:
    digits = [int(digit) for digit in str(number)]
    # The 1 is narrow: two of them stand otherwise than other pairs.
    places = ((-6.2, 2.5) if number == 11 else (-8.7, -0.9)) if len(digits) == 2 else (_left(digits[0]),)
    paths = "".join(
        f'<path d="{DIGITS[digit]}" transform="translate({length(x)} -8)"/>'
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
    # Six vanes have to fit where four do.
    narrow = length(min(1.0, 4 / max(len(colours), 1)))
    vanes = "".join(
        f'<path d="{VANE}" transform="rotate({length(i * turn)}) scale({narrow} 1)" '
        f'fill="{INKS[colour].floor}" stroke="{INKS[colour].wall}" '
        'stroke-width=".5" stroke-linejoin="round"/>'
        for i, colour in enumerate(colours)
    )
    pin = '<circle r="1.7" fill="#FBF5E6" stroke="#B9A579" stroke-width=".5"/>'
    return f'<g id="@wheel">{vanes}{pin}</g>'


def use(name: str, x: float, y: float) -> str:
    """Draw something that is defined, at this place."""
    place = f' x="{length(x)}" y="{length(y)}"' if x or y else ""
    return f'<use href="#@{name}"{place}/>'


def _placed(name: str, x: float, y: float, scale: float, paint: str = "") -> str:
    return (
        f'<use href="#@{name}" transform="translate({length(x)} {length(y)}) scale({length(scale)})"{paint}/>'
    )


def length(number: float) -> str:
    """A length without needless digits, the same on every machine."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
