"""Pictures of a turn: a table with racks below it, what one seat sees, a play with its new tiles lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilerummy.pictures.sheet import Sheet, framed, stacked
from tilerummy.pictures.speech import counted
from tilerummy.pictures.tiles import rack_sheet, table_sheet
from tilerummy.rules.match.view import View
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, Tile


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
