"""Pictures of tiles, sets, tables and racks as SVG text that stands alone.

The look is the game's own: ivory faces, numerals cut by a round bit, and a shape beside every colour,
so that colour is never the only mark. The same tiles always give the same text, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from tilerummy.pictures.face import FACE_HEIGHT, FACE_WIDTH, THICKNESS, length, tile_id, use
from tilerummy.pictures.sheet import Sheet, framed, ground, stacked
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Kind, Meld, Shape, read_as
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, Tile, joker_as

# The words for those who hear a picture instead of seeing it.


def spoken(tile: Tile) -> str:
    """A tile in words."""
    if tile.colour is not None:
        return f"{tile.colour.name.lower()} {tile.number}"
    return f"joker as {spoken(tile.means)}" if tile.means else "joker"


def listed(tiles: Iterable[Tile]) -> str:
    """Tiles in words, one after the other."""
    return ", ".join(map(spoken, tiles))


def counted(count: int, noun: str) -> str:
    """So many of something."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


PITCH = 45.5
MARGIN = 5.0
SET_GAP, ROW_GAP = 26.0, 24.0
PADDING = 24.0
TABLE_ACROSS = 18
RACK_ACROSS = 15
VANES = (Colour.BLACK, Colour.RED, Colour.BLUE, Colour.YELLOW)


def tile_picture(tile: Tile, colours: Sequence[Colour] = VANES) -> str:
    """Draw one tile; a joker's pinwheel has a vane for each of `colours`."""
    return framed(_bare(spoken(tile).capitalize(), "", (tile,)), colours)


def meld_picture(meld: Meld, colours: Sequence[Colour] = VANES) -> str:
    """Draw tiles lying together; in a run a joker shows what its place makes of it."""
    tiles = _with_meanings(meld)
    return framed(_bare(_meld_title(meld), listed(tiles), tiles), colours)


def table_picture(table: Table, colours: Sequence[Colour] = VANES, across: int = TABLE_ACROSS) -> str:
    """Draw the sets on the cloth, in rows about `across` tiles wide."""
    return framed(table_sheet(table, across), colours)


def rack_picture(rack: Rack, colours: Sequence[Colour] = VANES, across: int = RACK_ACROSS) -> str:
    """Draw a rack with its tiers of at most `across` tiles."""
    return framed(rack_sheet(rack, across), colours)


class _Lying(NamedTuple):
    """A set as it is drawn, and which of its tiles are marked."""

    tiles: tuple[Tile, ...]
    marked: tuple[Tile, ...]


def table_sheet(
    table: Table, across: int = TABLE_ACROSS, marked: Mapping[int, tuple[Tile, ...]] | None = None
) -> Sheet:
    """The sets on the cloth; `marked` names the tiles of some sets that stand out."""
    sets = sets_sheet(table, across, marked)
    return replace(sets, body=ground("cloth", sets.width, sets.height) + sets.body)


def sets_sheet(
    table: Table, across: int = TABLE_ACROSS, marked: Mapping[int, tuple[Tile, ...]] | None = None
) -> Sheet:
    """The same without the cloth, for a picture that has one."""
    marked = marked or {}
    melds = [_Lying(_with_meanings(meld), marked.get(place, ())) for place, meld in enumerate(table)]
    rows = _rows(melds, across)
    width = max([_width(5), *(_row_width(row) for row in rows)]) + 2 * PADDING
    height = max(len(rows), 1) * (FACE_HEIGHT + ROW_GAP) - ROW_GAP + 2 * PADDING
    parts = [
        _table_row(row, (width - _row_width(row)) / 2, PADDING + index * (FACE_HEIGHT + ROW_GAP))
        for index, row in enumerate(rows)
    ]
    return Sheet(
        title=f"Table with {counted(len(table), 'set')}" if table else "Empty table",
        described="; ".join(listed(lying.tiles) for lying in melds),
        body="".join(parts),
        width=width,
        height=height,
        tiles=tuple(tile for lying in melds for tile in lying.tiles),
    )


def rack_sheet(rack: Rack, across: int = RACK_ACROSS) -> Sheet:
    """A rack with its tiers of at most `across` tiles."""
    tiers = _tiers(rack, max(across, 1))
    tier_height = FACE_HEIGHT + 18
    width, height = _width(max(5, len(tiers[0]))) + 2 * PADDING, len(tiers) * tier_height + 14
    parts = [ground("wood", width, height)]
    for index, tier in enumerate(tiers):
        parts.append(_tier(tier, width, 12 + index * tier_height))
    title = f"Rack with {counted(len(rack), 'tile')}" if rack else "Empty rack"
    return Sheet(
        title=title,
        described=listed(rack),
        body="".join(parts),
        width=width,
        height=height,
        tiles=tuple(rack),
    )


def _bare(title: str, described: str, tiles: tuple[Tile, ...]) -> Sheet:
    """Tiles side by side on no ground."""
    return Sheet(
        title=title,
        described=described,
        body=_row(tiles, 0, 0),
        width=max(_width(len(tiles)), 1) + 2 * MARGIN,
        height=FACE_HEIGHT + THICKNESS + 2 * MARGIN,
        tiles=tiles,
        left=-MARGIN,
        top=-MARGIN,
    )


def _meld_title(meld: Meld) -> str:
    kind = read_as(meld, _ANY).kind
    return f"{kind.capitalize()} of {len(meld)} tiles" if kind else counted(len(meld), "tile")


_ANY = Shape(tuple(Colour), len(Colour))


def _with_meanings(meld: Meld) -> tuple[Tile, ...]:
    """The tiles as they are drawn: a group's joker may be several tiles and shows none unless stated."""
    reading = read_as(meld, _ANY)
    if reading.kind is not Kind.RUN:
        return tuple(meld)
    means = iter(reading.means)
    return tuple(joker_as(next(means)[0]) if tile.is_joker else tile for tile in meld)


# -- where things lie ---------------------------------------------------------------------------------


def _width(tiles: int) -> float:
    return tiles * PITCH - (PITCH - FACE_WIDTH) if tiles else 0.0


def _row_width(row: Sequence[_Lying]) -> float:
    return sum(_width(len(lying.tiles)) for lying in row) + SET_GAP * (len(row) - 1)


def _rows(melds: Sequence[_Lying], across: int) -> list[list[_Lying]]:
    """Each set in the first row that has room for it, in table order."""
    widest = max([across, *(len(lying.tiles) for lying in melds)])
    rows: list[list[_Lying]] = []
    for lying in melds:
        fitting = (row for row in rows if _row_width([*row, lying]) <= _width(widest))
        row = next(fitting, None)
        if row is None:
            rows.append(row := [])
        row.append(lying)
    return rows


def _row(tiles: Iterable[Tile], x: float, y: float, marked: Iterable[Tile] = ()) -> str:
    left = Counter(marked)
    parts = []
    for place, tile in enumerate(tiles):
        at = x + place * PITCH
        if left[tile.plain] > 0:
            left[tile.plain] -= 1
            parts.append(_mark(at, y))
        parts.append(use(tile_id(tile), at, y))
    return "".join(parts)


def _mark(x: float, y: float) -> str:
    """The light around a tile that was laid just now."""
    size = f'width="{length(FACE_WIDTH + 6)}" height="{length(FACE_HEIGHT + THICKNESS + 6)}"'
    return f'<rect x="{length(x - 3)}" y="{length(y - 3)}" {size} rx="8" fill="#FFD75E"/>'


def _table_row(row: Sequence[_Lying], x: float, y: float) -> str:
    parts = []
    for lying in row:
        parts.append(f"<g>{_row(lying.tiles, x, y, lying.marked)}</g>")
        x += _width(len(lying.tiles)) + SET_GAP
    return "".join(parts)


def _tiers(tiles: Sequence[Tile], across: int) -> list[Sequence[Tile]]:
    """As few tiers as will do, all about equally full."""
    each = ceil(len(tiles) / ceil(len(tiles) / across)) if tiles else 1
    return [tiles[i : i + each] for i in range(0, len(tiles), each)] or [()]


def _tier(tiles: Sequence[Tile], width: float, y: float) -> str:
    ledge = y + FACE_HEIGHT - 4
    long = f'width="{length(width - 20)}"'
    groove = f'<rect x="10" y="{length(ledge)}" {long} height="8" rx="3" fill="#7C5125"/>'
    front = f'<rect x="10" y="{length(ledge + 8)}" {long} height="5" rx="2" fill="#E3B47C"/>'
    return groove + front + _row(tiles, PADDING, y)


# A turn: a table with racks below it, what one seat sees, a play with its new tiles lit.


def turn_picture(
    title: str,
    table: Table,
    racks: Sequence[Rack],
    colours: Sequence[Colour],
    laid: Mapping[int, tuple[Tile, ...]] | None = None,
) -> str:
    """Draw the table with these racks below; `laid` names, set by set, the tiles that were laid just now."""
    sheets: list[Sheet] = [table_sheet(table, marked=laid), *map(rack_sheet, racks)]
    return framed(stacked(title, sheets), colours)


def view_picture(view: View) -> str:
    """Draw what a seat may see: the table, and its own rack if it has one."""
    racks = () if view.rack is None else (view.rack,)
    return turn_picture(_view_title(view), view.table, racks, view.setting.shape.colours)


def _view_title(view: View) -> str:
    who = "a spectator" if view.seat is None else f"seat {view.seat}"
    turn = "nobody to play" if view.turn is None else f"seat {view.turn} to play"
    held = ", ".join(str(player.tiles) for player in view.players)
    pool = counted(view.pool_left, "tile")
    return f"Round {view.number} as {who} sees it, {turn}; racks of {held} tiles, {pool} in the pool"
