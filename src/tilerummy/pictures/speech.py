"""Speech: the words for those who hear a picture instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterable

from tilerummy.rules.tile import Colour, Tile

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


def spoken(tile: Tile) -> str:
    """A tile in words."""
    if tile.colour is not None:
        return f"{WORDS[tile.colour]} {tile.number}"
    return f"joker as {spoken(tile.means)}" if tile.means else "joker"


def listed(tiles: Iterable[Tile]) -> str:
    """Tiles in words, one after the other."""
    return ", ".join(map(spoken, tiles))


def counted(count: int, noun: str) -> str:
    """So many of something."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
