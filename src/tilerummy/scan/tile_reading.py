"""What a photo shows: tiles with their places and likeliest readings, by rows, and what is unsure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import atan2, cos, exp, hypot, log, sin
from typing import Literal

from tilerummy.rules.meld import SHORTEST, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Colour, Tile
from tilerummy.scan.grid import COLOURS, FACE_DOWN, Sighting, unit
from tilerummy.scan.grid import JOKER as JOKER_KIND

# -- which ink is which ------------------------------------------------------------------------------
#
# Which ink is which: all tiles of a photo together, against the colours of the box.
#
# A tile alone can't tell a reddish orange from red; beside a red tile it can. An ink is a direction: what it
# swallows of red, green and blue, divided by what the tile's own face sends back; so the lamp is out of it.
# Each colour of the box has a usual direction, which boxes differ from; in one photo tiles of a colour agree
# closely. So the photo's own inks are fitted (a mixture, by expectation and maximisation), held near the
# usual ones, from several starts: every ink as usual, or all warm inks shifted towards red or towards yellow.

Ink = tuple[float, float, float]

USUAL: dict[str, tuple[Ink, float]] = {
    "k": ((0.58, 0.58, 0.57), 0.06),
    "r": ((0.16, 0.73, 0.65), 0.11),
    "b": ((0.78, 0.56, 0.18), 0.16),
    "y": ((0.03, 0.20, 0.96), 0.12),
    "o": ((0.05, 0.49, 0.86), 0.10),
    "g": ((0.71, 0.33, 0.58), 0.14),
    "w": ((-0.30, -0.47, -0.82), 0.15),
    "n": ((0.48, 0.61, 0.63), 0.07),
}
"""Where an ink usually lies, and how far the boxes differ from it."""
WARM_ALONE: tuple[Ink, float] = ((0.05, 0.40, 0.90), 0.17)
"""A box with yellow and no orange, or the other way round, prints anything between the two."""
CLOSE = 0.07
"""How far tiles of one colour are apart in one photo."""
SHIFTS = (0.0, 0.12, -0.12, 0.2)
"""Starts: how much more green the warm inks swallow than usual (red does most, yellow least)."""
ALONE = 0.5
"""How much a tile's own guess counts beside the photo's inks."""
STRANGE = 1e-4
"""An ink that fits no colour at all."""


@dataclass(frozen=True, slots=True)
class _Fit:
    inks: tuple[Ink, ...]
    shares: list[tuple[float, ...]]
    score: float


def name_inks(tiles: Sequence[Sighting], palette: str) -> list[dict[str, float]]:
    """For each tile how likely each colour of the palette is."""
    if not tiles:
        return []
    usual = [_usual(colour, palette) for colour in palette]
    guesses = [_own_guess(tile, palette) for tile in tiles]
    best = max((_fit(tiles, guesses, usual, shift) for shift in SHIFTS), key=lambda fit: fit.score)
    return [dict(zip(palette, shares, strict=True)) for shares in best.shares]


def _usual(colour: str, palette: str) -> tuple[Ink, float]:
    if colour in "yo" and not {"y", "o"} <= set(palette):
        return WARM_ALONE
    return USUAL[colour]


def _own_guess(tile: Sighting, palette: str) -> list[float]:
    """The network's own naming, over the colours of this box."""
    by_name = dict(zip(COLOURS, tile.colours, strict=True))
    if not {"y", "o"} <= set(palette):
        both = by_name["y"] + by_name["o"]
        by_name["y"] = by_name["o"] = both
    chosen = [by_name[colour] + 1e-3 for colour in palette]
    total = sum(chosen)
    return [each / total for each in chosen]


def _fit(
    tiles: Sequence[Sighting], guesses: list[list[float]], usual: list[tuple[Ink, float]], shift: float
) -> _Fit:
    """The photo's inks from one start, and how well they explain it."""
    inks = [_shifted(ink, shift) for ink, _ in usual]
    shares: list[tuple[float, ...]] = []
    score = 0.0
    for _ in range(12):
        shares, score = [], 0.0
        for tile, guess in zip(tiles, guesses, strict=True):
            powers = [
                _likeness(tile, ink) * own**ALONE + STRANGE * own
                for ink, own in zip(inks, guess, strict=True)
            ]
            total = sum(powers)
            score += log(total)
            shares.append(tuple(power / total for power in powers))
        # An ink far from its usual place has to be worth it.
        score -= sum(
            _apart(ink, home) / (2 * far * far) for ink, (home, far) in zip(inks, usual, strict=True)
        )
        inks = [_moved(at, tiles, shares, home, far) for at, (home, far) in enumerate(usual)]
    return _Fit(tuple(inks), shares, score)


def _shifted(ink: Ink, shift: float) -> Ink:
    red, green, blue = ink
    warm = blue > 0.6 and red < 0.3
    return unit((red, green + shift, blue)) if warm else ink


def _apart(one: Ink, other: Ink) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _width(tile: Sighting) -> float:
    """The square of how far this tile's ink may be off."""
    return CLOSE * CLOSE + tile.spread * tile.spread


def _likeness(tile: Sighting, ink: Ink) -> float:
    width = _width(tile)
    # The density's factor lets a tile that is hard to see weigh less.
    return exp(-_apart(tile.ink, ink) / (2 * width)) * (CLOSE * CLOSE / width)


def _moved(at: int, tiles: Sequence[Sighting], shares: list[tuple[float, ...]], home: Ink, far: float) -> Ink:
    """The mean of the tiles that have this ink, drawn towards its usual place."""
    pull = 1 / (far * far)
    total, sums = pull, [pull * each for each in home]
    for tile, share in zip(tiles, shares, strict=True):
        weight = share[at] / _width(tile)
        total += weight
        for k in range(3):
            sums[k] += weight * tile.ink[k]
    return unit((sums[0] / total, sums[1] / total, sums[2] / total))


# -- rows: tiles that lie side by side, by each tile's own frame -------------------------------------
#

WIDEST_GAP = 0.45
"""Between neighbours of a row, in widths of a tile."""
HIGHEST_STEP = 0.3
"""How far a neighbour may lie above or below, in heights of a tile."""
MOST_TURNED = 0.5
"""How far a neighbour may be turned: the sine of the angle."""


def rows(tiles: Sequence[Sighting]) -> list[list[int]]:
    """The tiles by row, each row from its left to its right, rows from the top of the photo down."""
    right_of: dict[int, int] = {}
    left_of: dict[int, int] = {}
    pairs = sorted(_pairs(tiles))
    for _, left, right in pairs:
        if left not in right_of and right not in left_of and not _closes(right_of, right, left):
            right_of[left], left_of[right] = right, left
    found = []
    for start in range(len(tiles)):
        if start not in left_of:
            row = [start]
            while row[-1] in right_of:
                row.append(right_of[row[-1]])
            found.append(_as_it_faces(tiles, row))
    return sorted(found, key=lambda row: _reading_order(tiles, row))


def _pairs(tiles: Sequence[Sighting]) -> list[tuple[float, int, int]]:
    """Every two tiles that may be neighbours, with how far apart they are.

    Left and right are the photo's own, along each tile's axis, so that a tile that lies upside down in a row
    does not break it.
    """
    out = []
    for i, one in enumerate(tiles):
        for j in range(i + 1, len(tiles)):
            other = tiles[j]
            if hypot(other.x - one.x, other.y - one.y) > 1.6 * max(one.width, other.width):
                continue
            there, back = one.frame(other.x, other.y), other.frame(one.x, one.y)
            if not (_beside(there) and _beside(back) and _parallel(one, other)):
                continue
            apart = abs(there[0]) + abs(back[0]) + abs(there[1]) + abs(back[1])
            first = there[0] > 0 if _level(one) else there[0] < 0
            out.append((apart, i, j) if first else (apart, j, i))
    return out


def _beside(place: tuple[float, float]) -> bool:
    s, t = place
    return 1.2 < abs(s) < 2 * (1 + WIDEST_GAP) and abs(t) < 2 * HIGHEST_STEP


def _parallel(one: Sighting, other: Sighting) -> bool:
    (ax, ay), (bx, by) = one.up, other.up
    lengths = hypot(ax, ay) * hypot(bx, by) or 1.0
    return abs(ax * by - ay * bx) / lengths < MOST_TURNED


def _level(tile: Sighting) -> bool:
    """Whether the tile's right is also the photo's right (downwards, for a tile that lies on its side)."""
    rx, ry = tile.right
    # A tilted axis, so that neighbours with nearly the same turn never disagree at a right angle.
    return rx * 0.93 + ry * 0.37 > 0


def _closes(right_of: dict[int, int], start: int, end: int) -> bool:
    """Whether going right from start leads to end: a ring is no row."""
    at: int | None = start
    while at is not None:
        if at == end:
            return True
        at = right_of.get(at)
    return False


def _as_it_faces(tiles: Sequence[Sighting], row: list[int]) -> list[int]:
    """The row as whoever it faces reads it: turned round if most of its tiles are."""
    level = sum(1 if _level(tiles[at]) else -1 for at in row)
    return row if level >= 0 else row[::-1]


def _reading_order(tiles: Sequence[Sighting], row: list[int]) -> tuple[float, float]:
    """Rows at about the same height are read from left to right."""
    height = max(tiles[at].height for at in row)
    y = sum(tiles[at].y for at in row) / len(row)
    x = min(tiles[at].x for at in row)
    return (round(y / (0.9 * height)), x)


def facing(tiles: Sequence[Sighting], row: Sequence[int]) -> list[bool]:
    """For each tile of a row whether it is turned as most of them are."""
    turns = [atan2(tiles[at].up[1], tiles[at].up[0]) for at in row]
    x, y = sum(map(cos, turns)), sum(map(sin, turns))
    if hypot(x, y) < 0.2 * len(row):
        return [True] * len(row)  # half and half: nobody can say
    return [cos(turn) * x + sin(turn) * y > 0 for turn in turns]


# -- soft reasoning ----------------------------------------------------------------------------------
#
# Soft reasoning: what the tiles of a row, and of the whole box, say about an unclear tile.
#
# Most rows on a table are sets, and a box has two of each tile. That is evidence, never proof: the referee is
# asked precisely about tables that are wrong. So a row is read as a set only where print and ink allow it;
# what that changes is marked, and a row that is no set stays as it was seen.

Likely = Mapping[Tile, float]
"""How likely each reading of one tile is."""
NO_SET = 4.0
"""A row that is no set has to be this much likelier by its print (natural logarithm) than the nearest set."""
CUT = 1.5
"""Two sets that touch are a little rarer than one."""
NEVER = 1e-6
TOO_MANY = 3.0
"""As NO_SET, for a tile that lies there more often than the box has it."""


def read_row(row: Sequence[Likely], setting: Setting) -> list[Tile]:
    """The likeliest reading of a row: sets where the print allows them, else what was seen."""
    seen = [likeliest(tile) for tile in row]
    best: list[tuple[float, list[Tile]]] = [(0.0, [])]
    for end in range(1, len(row) + 1):
        choices = []
        for start in range(end):
            score, before = best[start]
            cut = CUT if start else 0.0
            part = row[start:end]
            as_seen = sum(
                _log(tile, tile_seen) for tile, tile_seen in zip(part, seen[start:end], strict=True)
            )
            choices.append((score - cut - NO_SET + as_seen, [*before, *seen[start:end]]))
            for tiles in _sets(part, setting):
                said = sum(_log(tile, read) for tile, read in zip(part, tiles, strict=True))
                choices.append((score - cut + said, [*before, *tiles]))
        best.append(max(choices, key=lambda choice: choice[0]))
    return best[-1][1]


def likeliest(tile: Likely) -> Tile:
    """What was seen, by print and ink alone."""
    return max(tile, key=lambda reading: tile[reading])


def _log(tile: Likely, reading: Tile) -> float:
    return log(max(NEVER, tile.get(reading, 0.0)))


def _sets(row: Sequence[Likely], setting: Setting) -> Iterator[list[Tile]]:
    """Runs and groups that the row could be, each the likeliest of its kind."""
    if len(row) < SHORTEST:
        return
    jokers = [tile.get(JOKER, 0.0) > 0.5 for tile in row]
    for tiles in (*_runs(row, jokers, setting), *_groups(row, jokers, setting)):
        if setting.read(Meld(tiles)).valid:
            yield tiles


def _runs(row: Sequence[Likely], jokers: Sequence[bool], setting: Setting) -> Iterator[list[Tile]]:
    for colour in setting.shape.colours:
        for first in range(1, setting.rules.numbers - len(row) + 2):
            yield [
                JOKER if joker else Tile.of(colour, first + step)
                for step, joker in enumerate(jokers)
            ]  # fmt: skip


def _groups(row: Sequence[Likely], jokers: Sequence[bool], setting: Setting) -> Iterator[list[Tile]]:
    numbered = [tile for tile, joker in zip(row, jokers, strict=True) if not joker]
    if len(row) > setting.shape.group_max or not numbered:
        return
    for number in range(1, setting.rules.numbers + 1):
        # A group of a number that no tile shows is not worth the permutations.
        if max(_of_number(tile, number) for tile in numbered) < 0.05:
            continue
        colours = _best_colours(numbered, number, setting)
        if colours:
            named = iter(colours)
            yield [JOKER if joker else Tile.of(next(named), number) for joker in jokers]


def _of_number(tile: Likely, number: int) -> float:
    return sum(p for reading, p in tile.items() if reading.number == number)


def _best_colours(tiles: Sequence[Likely], number: int, setting: Setting) -> tuple[Colour, ...] | None:
    """The likeliest different colours for tiles of one number."""
    ways = permutations(setting.shape.colours, len(tiles))
    return max(
        ways,
        key=lambda way: sum(_log(tile, Tile.of(c, number)) for tile, c in zip(tiles, way, strict=True)),
        default=None,
    )


def spare_copies(tiles: Sequence[Tile], likely: Sequence[Likely], setting: Setting) -> list[Tile]:
    """Where the box has fewer of a tile than were read, the least sure is read otherwise, if it can be."""
    read = list(tiles)
    for tile, count in Counter(read).items():
        for _ in range(count - setting.copies(tile)):
            places = [at for at, each in enumerate(read) if each is tile]
            at = min(places, key=lambda place: likely[place].get(tile, 0.0))
            others = {
                each: p
                for each, p in likely[at].items()
                if each is not tile and read.count(each) < setting.copies(each)
            }
            if others:
                next_best = likeliest(others)
                if _log(likely[at], tile) - _log(likely[at], next_best) < TOO_MANY:
                    read[at] = next_best
    return read


def too_many(tiles: Sequence[Tile], setting: Setting) -> set[Tile]:
    """Tiles that were read more often than the box has them: one is misread, or two boxes are mixed."""
    return {tile for tile, count in Counter(tiles).items() if count > setting.copies(tile)}


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
class PhotoTiles:
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


def read_tiles(seen: Iterable[Sighting], setting: Setting, kind: ScanKind = "table") -> PhotoTiles:
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
    return PhotoTiles(tuple(found), down, kind)


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
