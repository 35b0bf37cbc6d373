"""A photo of a table or a rack, read on this machine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tilerummy.library.arguments import as_rules
from tilerummy.library.position import Position
from tilerummy.rules.preset import DEFAULT_PRESET, Rules
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.tile import read_palette
from tilerummy.scan.photo import look
from tilerummy.scan.tile_reading import PhotoTiles, ReadRow, ReadTile, ScanKind, read_tiles

if TYPE_CHECKING:
    from tilerummy.scan.photo import PhotoLike

EXTRA = 'reading photos needs the extra scan: pip install "tilerummy[scan]"'


@dataclass(frozen=True, slots=True)
class PhotoReading:
    """What a photo shows: tiles with places, likeliest readings and doubts, and the position they make.

    >>> import tilerummy as tr
    >>> reading = tr.read_photo("table.jpg")  # doctest: +SKIP
    >>> reading.text, reading.position.solve().play  # doctest: +SKIP
    >>> [name for name in ("text", "tiles", "position") if hasattr(tr.PhotoReading, name)]
    ['text', 'tiles', 'position']
    """

    read: PhotoTiles
    setting: Setting
    width: int
    height: int
    """Of the photo, upright, in pixels."""
    trouble: str | None
    """What is wrong with the photo and what to do, in words; nothing if all is well."""

    @property
    def text(self) -> str:
        """The tiles in notation: `r4 r5 r6 | k8 b8 y8` for a table, `r4 k8 *` for a rack."""
        return self.read.text

    @property
    def rows(self) -> tuple[ReadRow, ...]:
        """The tiles by the rows they lie in, and whether each row is a set."""
        return self.read.rows

    @property
    def tiles(self) -> tuple[ReadTile, ...]:
        """Every tile with its place, its likeliest readings and whether it is unsure."""
        return self.read.tiles

    @property
    def unsure(self) -> tuple[ReadTile, ...]:
        """The tiles to look at first."""
        return tuple(tile for tile in self.tiles if tile.unsure)

    @property
    def points(self) -> int:
        """What the tiles count when they are left on a rack."""
        return sum(self.setting.rack_points(each.tile) for each in self.tiles)

    @property
    def position(self) -> Position:
        """The position with this table, or with this rack on an empty table."""
        colours, rules = self.setting.shape.colours, self.setting.rules
        if self.read.kind == "rack":
            return Position(rack=[each.tile for each in self.tiles], rules=rules, palette=colours)
        table = [[each.tile for each in row.tiles] for row in self.rows]
        return Position(table, rules=rules, palette=colours)


def read_photo(
    photo: PhotoLike,
    rules: Rules | str = DEFAULT_PRESET,
    kind: ScanKind = "table",
    *,
    palette: Iterable[str] | None = None,
) -> PhotoReading:
    """Read a photo of a table or, with `kind="rack"`, of a rack: a path, an open file or a picture.

    The box of the rules gives colours, copies and jokers; `palette` names other colours. The photo is read on
    this machine and not kept. Needs the extra `tilerummy[scan]`.

    >>> import tilerummy as tr
    >>> tr.read_photo("rack.jpg", kind="pad")
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.Unreadable: 'pad' is no kind of photo: expected table or rack
    """
    if kind not in ("table", "rack"):
        raise Unreadable(f"{kind!r} is no kind of photo: expected table or rack")
    chosen = as_rules(rules)
    if palette is not None and not isinstance(palette, Iterable):
        raise Unreadable(f"palette: expected letters of colours such as 'krby', not {palette!r}")
    setting = setting_among(chosen, None, read_palette(palette or chosen.colours))
    try:
        looked = look(photo)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{EXTRA} ({error})", name=error.name) from None
    read = read_tiles(looked.seen, setting, kind)
    return PhotoReading(read, setting, looked.width, looked.height, looked.trouble(len(read.tiles)))
