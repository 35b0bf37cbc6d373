"""Tiles in the terminal, in their colours, broken between tiles where a line is full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from shutil import get_terminal_size

import click

from tilerummy.rules.tile import Colour, Tile

SHADES = {
    Colour.BLACK: "bright_black",
    Colour.RED: "bright_red",
    Colour.BLUE: "bright_blue",
    Colour.YELLOW: "bright_yellow",
    Colour.ORANGE: "yellow",
    Colour.GREEN: "bright_green",
    Colour.WHITE: "bright_white",
    Colour.BROWN: "magenta",
}


def painted(tiles: Sequence[Tile], before: str = "  ", width: int | None = None) -> str:
    """Tiles after some words; the next lines begin under the first tile."""
    room = (width or get_terminal_size().columns) - len(before)
    return before + f"\n{' ' * len(before)}".join(" ".join(map(_one, line)) for line in _lines(tiles, room))


def _lines(tiles: Iterable[Tile], room: int) -> list[list[Tile]]:
    lines: list[list[Tile]] = [[]]
    used = 0
    for tile in tiles:
        if lines[-1] and used + len(tile.text) > room:
            lines.append([])
            used = 0
        lines[-1].append(tile)
        used += len(tile.text) + 1
    return lines


def _one(tile: Tile) -> str:
    return tile.text if tile.colour is None else click.style(tile.text, fg=SHADES[tile.colour], bold=True)
