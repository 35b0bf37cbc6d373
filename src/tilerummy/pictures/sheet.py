"""Sheets: drawings that can be put one below the other before they are framed as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from zlib import crc32

from tilerummy.pictures.face import definitions, length
from tilerummy.rules.tile import Colour, Tile

GAP = 16.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A drawing without its frame; `@` stands for the prefix of the picture that it becomes part of."""

    title: str
    described: str
    """What there is to see, for those who hear it."""
    body: str
    width: float
    height: float
    tiles: tuple[Tile, ...]
    """All tiles it shows, for the parts that have to be defined."""
    left: float = 0.0
    top: float = 0.0


def framed(sheet: Sheet, colours: Sequence[Colour]) -> str:
    """The sheet as SVG text that stands alone; the same sheet always gives the same text."""
    width, height = length(ceil(sheet.width)), length(ceil(sheet.height))
    view = f"{length(sheet.left)} {length(sheet.top)} {width} {height}"
    desc = f"<desc>{sheet.described}</desc>" if sheet.described else ""
    size = f'width="{width}" height="{height}" viewBox="{view}"'
    grounds = "".join(text for name, text in GROUNDS.items() if f"@{name})" in sheet.body)
    defs = f"<defs>{grounds}{definitions(sheet.tiles, colours)}</defs>"
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        f"<title>{sheet.title}</title>{desc}{defs}{sheet.body}</svg>\n"
    )
    return drawn.replace("@", f"t{crc32(drawn.encode()):08x}-")


def stacked(title: str, sheets: Sequence[Sheet]) -> Sheet:
    """Sheets one below the other, each in the middle."""
    width = max(sheet.width for sheet in sheets)
    parts, y = [], 0.0
    for sheet in sheets:
        place = f"translate({length((width - sheet.width) / 2)} {length(y)})"
        parts.append(f'<g transform="{place}">{sheet.body}</g>')
        y += sheet.height + GAP
    return Sheet(
        title=title,
        described=". ".join(_described(sheet) for sheet in sheets),
        body="".join(parts),
        width=width,
        height=y - GAP,
        tiles=tuple(tile for sheet in sheets for tile in sheet.tiles),
    )


def _described(sheet: Sheet) -> str:
    return f"{sheet.title}: {sheet.described}" if sheet.described else sheet.title


GROUNDS = {
    "cloth": '<radialGradient id="@cloth" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#357064"/>'
    '<stop offset="1" stop-color="#245349"/></radialGradient>',
    "wood": '<linearGradient id="@wood" x2="0" y2="1"><stop offset="0" stop-color="#E3B47C"/>'
    '<stop offset=".25" stop-color="#CB955A"/><stop offset="1" stop-color="#AC7539"/></linearGradient>',
}


def ground(name: str, width: float, height: float) -> str:
    """The cloth or the wood that tiles lie on."""
    return f'<rect width="{length(width)}" height="{length(height)}" rx="20" fill="url(#@{name})"/>'
