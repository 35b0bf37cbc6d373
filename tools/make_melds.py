"""Make tests/data/melds.json: sets and what they are, for the tests of Python and of the web page.

    python tools/make_melds.py            write the file
    python tools/make_melds.py --check    say whether it is up to date

Whether tiles are a set, and what their jokers can be, is found here by trying everything, so that the
file is a witness and not an echo; only the reasons are taken from the rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Kind, Meld, Shape, read_as, read_meld
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as, read_tile

FILE = Path(__file__).parents[1] / "tests" / "data" / "melds.json"

MOST_JOKERS = 4

FORMAT = {
    "shapes": "colours in play, the most tiles of a group, and whether its colours must all be different",
    "set": "tiles in the order they lie; *r7 is a joker that is stated to stand for r7",
    "kind": "run, group, or null if it is no set; what could be both is a run",
    "reasons": "codes of what is wrong with it",
    "joker_means": "for each joker in order, the tiles it can stand for",
    "value": "sum of the numbers, a joker counting what it stands for; 0 if it is no set",
}

SHAPES = {
    "four": Shape(tuple(map(Colour, "krby")), 4),
    "five": Shape(tuple(map(Colour, "rbokg")), 5),
    "six": Shape(tuple(map(Colour, "rbokgy")), 6),
    "small": Shape(tuple(map(Colour, "krby")), 3),
    "alike": Shape(tuple(map(Colour, "krby")), 4, distinct=False),
    "alike-large": Shape(tuple(map(Colour, "krby")), 8, distinct=False),
}

RUNS = ("k1 k2 k3", "r11 r12 r13", "b4 b5 b6 b7", "y6 * y8", "* k2 k3", "r12 * *", "b3 * * b6", "y1 * * *")
LONG_RUNS = (
    " ".join(f"k{number}" for number in range(1, 14)),
    "* r2 r3 r4 r5 r6 * r8 r9 r10 r11 r12 *",
    "b13 b1 b2",
    "b12 b13 b1",
    "b12 b13 *",
    "* b1 b2",
    "b11 b12 b13 *",
)
GROUPS = ("k7 r7 b7", "r1 b1 k1", "k13 * b13", "r8 * *", "k5 *r5 *b5", "r9 b9 * *", "k10 r10 b10 *")
MORE_GROUPS = {
    "four": ("k7 r7 b7 y7", "k3 r3 y3 b3 *", "* * *", "* *", "*r4 *r5 *r6", "k2 r3 b4", ""),
    "five": ("r7 b7 o7 k7 g7", "r7 b7 o7 k7 g7 *", "r2 b2 o2 * *", "r2 * * * k2"),
    "six": ("r7 b7 o7 k7 g7 y7", "r4 b4 o4 * * *", "y4 *g4 *k4 *r4", "r4 b4 o4 k4 g4 y4 *"),
    "small": ("k7 r7 b7 y7", "k7 r7 b7 *", "k7 * *b7"),
    "alike": ("k7 k7 r7", "k7 k7 *", "k7 *k7 *k7", "k7 k7 r7 r7", "k7 * r7 k7"),
    "alike-large": ("k7 k7 r7 r7 b7 b7 y7 *", "k7 k7 * * r7 *"),
}


def meld_texts(name: str) -> Iterator[str]:
    """The sets to ask about under one shape: good ones and everything close to them."""
    bases = [*MORE_GROUPS[name], *((*GROUPS, *RUNS) if name == "four" else ())]
    for base in bases:
        melds = near(read_meld(base), SHAPES[name], thorough=name == "four")
        yield from (str(meld) for meld in melds if meld.jokers <= MOST_JOKERS)
    yield from (*GROUPS, *LONG_RUNS)


def near(meld: Meld, shape: Shape, *, thorough: bool) -> Iterator[Meld]:
    """A meld, and what one slip of the hand makes of it: in any place, or only in the first."""
    yield meld
    yield Meld(meld[::-1])
    yield Meld((*meld, JOKER))
    for place in range(len(meld) if thorough else 1):
        head, tile, tail = meld[:place], meld[place], meld[place + 1 :]
        yield Meld((*head, *tail))
        for other in instead(tile, shape):
            yield Meld((*head, other, *tail))
    if len(meld) > 1:
        yield Meld((meld[1], meld[0], *meld[2:]))
        yield Meld((*meld, meld[0]))


def instead(tile: Tile, shape: Shape) -> Iterator[Tile]:
    """What may lie in a tile's place by mistake, or as a joker."""
    if tile.colour is None:
        yield from (joker_as(read_tile(text)) for text in ("k7", "r7", "y8"))
        return
    after = shape.colours[(shape.colours.index(tile.colour) + 1) % len(shape.colours)]
    yield JOKER
    yield joker_as(tile)
    yield Tile.of(after, tile.number)
    yield joker_as(Tile.of(after, tile.number))
    yield Tile.of(tile.colour, tile.number % LAST_NUMBER + 1)


# -- the second judge: try everything ----------------------------------------------------------------


def runs_of(meld: Meld) -> list[tuple[Tile, ...]]:
    """Every run that the tiles can be as they lie, jokers written as what they are."""
    starts = product(Colour, range(1, LAST_NUMBER - len(meld) + 2))
    spans = (tuple(Tile.of(colour, first + i) for i in range(len(meld))) for colour, first in starts)
    return [span for span in spans if fits(meld, span)]


def groups_of(meld: Meld, shape: Shape) -> list[tuple[Tile, ...]]:
    """Every group that the tiles can be."""
    if len(meld) > shape.group_max:
        return []
    found = []
    for number in sorted({tile.number for tile in meld.numbered}):
        choices = [[Tile.of(c, number) for c in shape.colours] if t.is_joker else [t] for t in meld]
        found += [some for some in product(*choices) if is_group(some, shape) and fits(meld, some)]
    return found


def is_group(tiles: tuple[Tile, ...], shape: Shape) -> bool:
    """Whether these numbered tiles are of one number and, if need be, of different colours."""
    one_number = len({tile.number for tile in tiles}) == 1
    return one_number and (not shape.distinct or len(set(tiles)) == len(tiles))


def fits(meld: Meld, tiles: Iterable[Tile]) -> bool:
    """Whether the meld can stand for these numbered tiles, one by one."""
    pairs = zip(meld, tiles, strict=True)
    return all(lies.means in (None, tile) if lies.is_joker else lies is tile for lies, tile in pairs)


def in_order(tile: Tile, shape: Shape) -> int:
    """The place of a tile's colour among those in play."""
    return [*shape.colours, *Colour].index(tile.colour or Colour.BLACK)


def entry(name: str, text: str) -> dict[str, object]:
    """What the file says about one meld."""
    meld, shape = read_meld(text), SHAPES[name]
    enough = len(meld) >= SHORTEST and meld.numbered
    runs = runs_of(meld) if enough else []
    groups = groups_of(meld, shape) if enough and not runs else []
    kind = Kind.RUN if runs else Kind.GROUP if groups else None
    found = runs or groups
    jokers = [place for place, tile in enumerate(meld) if tile.is_joker] if found else []
    means = [
        sorted({some[place] for some in found}, key=lambda tile: in_order(tile, shape)) for place in jokers
    ]
    return {
        "shape": name,
        "set": [tile.text for tile in meld],
        "valid": kind is not None,
        "kind": kind,
        "reasons": list(dict.fromkeys(fault.reason.value for fault in read_as(meld, shape).faults)),
        "joker_means": [[tile.text for tile in tiles] for tiles in means],
        "value": sum(tile.number for tile in found[0]) if found else 0,
    }


def file_text() -> str:
    """The whole file, one set a line."""
    shapes = {
        name: {"colours": shape.colours, "group_max": shape.group_max, "distinct": shape.distinct}
        for name, shape in SHAPES.items()
    }
    entries = [json.dumps(entry(name, text)) for name in SHAPES for text in dict.fromkeys(meld_texts(name))]
    heads = [f'"format": {json.dumps(FORMAT)}', f'"shapes": {json.dumps(shapes)}']
    return "{\n" + ",\n".join([*heads, '"melds": [\n' + ",\n".join(entries) + "\n]"]) + "\n}\n"


def main() -> None:
    """Write the file, or check it."""
    if "--check" in sys.argv[1:]:
        same = FILE.is_file() and FILE.read_text(encoding="utf-8") == file_text()
        print(f"{FILE.name} is {'up to date' if same else 'out of date: run tools/make_melds.py'}")
        raise SystemExit(not same)
    FILE.write_text(file_text(), encoding="utf-8")
    print(f"wrote {FILE}")


if __name__ == "__main__":
    main()
