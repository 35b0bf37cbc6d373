"""Soft reasoning: what the tiles of a row, and of the whole box, say about an unclear tile.

Most rows on a table are sets, and a box has two of each tile. That is evidence, never proof: the referee is
asked precisely about tables that are wrong. So a row is read as a set only where print and ink allow it; what
that changes is marked, and a row that is no set stays as it was seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import log

from tilerummy.rules.meld import SHORTEST, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Colour, Tile

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
