"""What a photo shows: tiles with their places and likeliest readings, by rows, and what is unsure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Literal

from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.scan.grid import FACE_DOWN, Sighting
from tilerummy.scan.grid import JOKER as JOKER_KIND
from tilerummy.scan.ink import name_inks
from tilerummy.scan.reason import likeliest, read_row, spare_copies, too_many
from tilerummy.scan.rows import facing, rows

ScanKind = Literal["table", "rack"]
SURE = 0.9
"""A reading that is less likely than this is unsure."""
CERTAIN_TILE = 0.5
"""Below this heat something may be no tile at all; it needs company of its own size to count."""
SHOWN = 3
"""So many readings are told of each tile."""
SIX, NINE = 5, 8
TURNED_OVER = 0.3
"""A 6 that lies upside down among its row is as likely a 9 that was seen the wrong way round."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ReadTile:
    """One tile of a photo. Places are pixels of the photo, upright as it is shown."""

    tile: Tile
    p: float
    """How likely that is, by print and ink alone."""
    unsure: bool
    changed: bool
    """Whether its neighbours or the box's copies spoke for another reading than the print alone."""
    x: float
    y: float
    corners: tuple[Point, ...]
    """The outline, from the tile's own upper left corner clockwise."""
    readings: tuple[tuple[Tile, float], ...]
    """The likeliest readings, the likeliest first."""


@dataclass(frozen=True, slots=True)
class ReadRow:
    """Tiles that lie side by side, in their own order."""

    tiles: tuple[ReadTile, ...]
    valid: bool
    """Whether they are a set under the rules; a row that is none stays as it was read."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """All that was read in one photo."""

    rows: tuple[ReadRow, ...]
    face_down: tuple[Point, ...]
    """Where tiles lie that show their back."""
    kind: ScanKind

    @property
    def tiles(self) -> tuple[ReadTile, ...]:
        """Every tile, row by row."""
        return tuple(tile for row in self.rows for tile in row.tiles)

    @property
    def text(self) -> str:
        """The tiles in our notation: sets of a table with bars between them, a rack without."""
        between = " | " if self.kind == "table" else " "
        return between.join(" ".join(each.tile.text for each in row.tiles) for row in self.rows)


def read_tiles(seen: Iterable[Sighting], setting: Setting, kind: ScanKind = "table") -> Tiles:
    """Put what was seen together: inks named jointly, rows, sets and copies as evidence."""
    likely_tiles = _believable(list(seen))
    down = tuple((each.x, each.y) for each in likely_tiles if each.kind == FACE_DOWN)
    tiles = [each for each in likely_tiles if each.kind != FACE_DOWN]
    order = rows(tiles)
    likely = _likely(tiles, order, setting)
    read: list[Tile] = [likeliest(each) for each in likely]
    if kind == "table":
        for row in order:
            for at, tile in zip(row, read_row([likely[at] for at in row], setting), strict=True):
                read[at] = tile
    read = spare_copies(read, likely, setting)
    excess = too_many(read, setting)
    found = []
    for row in order:
        row_tiles = tuple(_told(tiles[at], read[at], likely[at], excess) for at in row)
        found.append(ReadRow(row_tiles, setting.read(Meld(each.tile for each in row_tiles)).valid))
    return Tiles(tuple(found), down, kind)


def _believable(seen: list[Sighting]) -> list[Sighting]:
    """Leave out what is faint, or far from the size of the others: print on a box, a cup, a key."""
    sure = sorted(each.width for each in seen if each.heat >= 0.6)
    if not sure:
        return [each for each in seen if each.heat >= CERTAIN_TILE]
    middle = sure[len(sure) // 2]
    kept = []
    for each in seen:
        # Perspective makes far tiles smaller; a third of the usual size is too small for that.
        ratio = each.width / middle
        fits = 0.45 < ratio < 2.2 and each.height > 0.5 * each.width
        if fits and each.heat >= (0.4 if 0.65 < ratio < 1.55 else 0.6):
            kept.append(each)
    return kept


def _likely(
    tiles: Sequence[Sighting], order: Sequence[Sequence[int]], setting: Setting
) -> list[dict[Tile, float]]:
    """For each tile how likely each reading is, by its print and by all inks together."""
    palette = "".join(setting.shape.colours)
    numbered = [at for at, each in enumerate(tiles) if each.kind != JOKER_KIND]
    inks = dict(zip(numbered, name_inks([tiles[at] for at in numbered], palette), strict=True))
    even = dict.fromkeys(palette, 1 / len(palette))
    straight = {at: same for row in order for at, same in zip(row, facing(tiles, row), strict=True)}
    out = []
    for at, each in enumerate(tiles):
        kinds = _turned(each.kinds) if not straight[at] else each.kinds
        ink = inks.get(at, even)
        # By now it is known to lie face up.
        total = 1 - kinds[FACE_DOWN]
        chances = {
            Tile.of(colour, number + 1): kinds[number] * share / total
            for number in range(setting.rules.numbers)
            for colour, share in ink.items()
        }
        chances[JOKER] = kinds[JOKER_KIND] / total
        out.append(chances)
    return out


def _turned(kinds: tuple[float, ...]) -> tuple[float, ...]:
    """A tile that faces the other way than its row: 6 and 9 may have been taken for each other."""
    mixed = list(kinds)
    six, nine = kinds[SIX], kinds[NINE]
    mixed[SIX] = TURNED_OVER * six + (1 - TURNED_OVER) * nine
    mixed[NINE] = TURNED_OVER * nine + (1 - TURNED_OVER) * six
    return tuple(mixed)


def _told(seen: Sighting, tile: Tile, likely: dict[Tile, float], excess: set[Tile]) -> ReadTile:
    ranked = sorted(likely.items(), key=lambda pair: -pair[1])[:SHOWN]
    p = likely.get(tile, 0.0)
    changed = tile is not likeliest(likely)
    unsure = p < SURE or changed or tile in excess or seen.heat < CERTAIN_TILE
    return ReadTile(tile, p, unsure, changed, seen.x, seen.y, seen.corners(), tuple(ranked))


def size_of(seen: Sequence[Sighting]) -> float:
    """The usual width of a tile among those seen, 0 if there are none."""
    widths = sorted(hypot(*each.right) * 2 for each in seen if each.heat >= CERTAIN_TILE)
    return widths[len(widths) // 2] if widths else 0.0
