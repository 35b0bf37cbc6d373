"""What tests of Python and of the page are held to: `tests.case_files melds`, `counts`, `records`, `puzzles`.

Each writes files of tests/data anew: run it after a change that is meant to change them, or when a preset has
come, and look at the difference. What the rules are compared with is found by trying everything or by the
oracle of the tests, so that the files are witnesses and not echoes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from datetime import timedelta
from hashlib import sha256
from itertools import product
from pathlib import Path
from zlib import crc32

from tests import oracle
from tests.match import play_match
from tilerummy.puzzles.pack import FIRST_DAY, daily_puzzle, pack_names, shipped
from tilerummy.puzzles.rating import Rating, Result, puzzle_rating, rated
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.record import read_record, replay, write_record
from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Kind, Meld, Shape, read_as, read_meld
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as, read_tile

DATA = Path(__file__).parent / "data"
MELDS, PUZZLES, REPLAYED = (DATA / f"{name}.json" for name in ("melds", "puzzles", "replayed"))
COUNTS, RECORDS = DATA / "counts", DATA / "records"


# -- melds.json: sets and what they are; only the reasons are taken from the rules ------------------


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


def melds_text() -> str:
    """The whole file, one set a line."""
    shapes = {
        name: {"colours": shape.colours, "group_max": shape.group_max, "distinct": shape.distinct}
        for name, shape in SHAPES.items()
    }
    entries = [json.dumps(entry(name, text)) for name in SHAPES for text in dict.fromkeys(meld_texts(name))]
    heads = [f'"format": {json.dumps(FORMAT)}', f'"shapes": {json.dumps(shapes)}']
    return "{\n" + ",\n".join([*heads, '"melds": [\n' + ",\n".join(entries) + "\n]"]) + "\n}\n"


# -- counts: positions with the number of their legal turns, counted by the oracle ------------------


POSITIONS = [
    ("opened", "{0}4 {0}5 {0}6", "{0}3 {0}7 {0}8"),
    ("opened", "{0}8 {0}9 {0}10", "{0}11 {1}8 {2}8 {2}9"),
    ("opened", "{0}4 {0}5 {0}6 {0}7 {0}8", "{0}6 {1}6 {2}6"),
    ("opened", "{0}3 {0}4 *", "{0}5 {1}9 {2}9"),
    ("opened", "{0}3 {1}3 *", "{2}3 {3}3 {2}4 {2}5"),
    ("opened", "{0}5 {0}6 * | {1}7 {2}7 {3}7", "{0}7 {0}4 {1}8 {1}9"),
    ("opened", "* {0}6 {0}7 {0}8 | {1}5 {2}5 {3}5", "{0}5 {0}9 {1}6"),
    ("unopened", "", "{0}9 {0}10 {0}11 {1}10 {2}10 {3}1"),
    ("unopened", "{0}4 {0}5 {0}6", "{1}10 {2}10 {3}10 {0}7 {0}3"),
    ("unopened", "{0}4 {0}5 *", "{1}10 {2}10 {3}10 {0}6 *"),
]


def counts_text(preset: str) -> str:
    """Every position under a preset, with the number of its legal turns."""
    setting = setting_for(load(preset), 2)
    colours = [colour.value for colour in setting.shape.colours]
    lines = ["# preset; opened or unopened; table; rack; number of legal turns"]
    for opened, table, rack in POSITIONS:
        table, rack = table.format(*colours), rack.format(*colours)
        before = Before(read_table(table), read_rack(rack), opened == "opened", any_opened=bool(table))
        ends = {
            oracle.form(setting, end)
            for play in oracle.plays(before.rack)
            if play
            for end, _ in oracle.legal_ends(setting, before, play)
        }
        lines.append(f"{preset}; {opened}; {table}; {rack}; {len(ends)}")
    return "\n".join(lines) + "\n"


# -- records: a finished match of every preset and number of players, by the naive player -----------


ROUNDS = 2
"""Where the rules leave the number of rounds open."""
MISHAPS = 0.03
"""Enough for a time-out, a pause or a seat given up in most records."""


def record_names() -> Iterator[tuple[str, str, int]]:
    """The name of each record's file, with its preset and number of players."""
    for preset in preset_ids():
        fewest, most = load(preset).players
        yield from ((f"{preset}-{players}p.txt", preset, players) for players in range(fewest, most + 1))


def make_record(preset: str, players: int) -> str:
    """The text of one record; the same each time."""
    seed = crc32(f"{preset} {players}".encode())
    _, events = play_match(load(preset), players, seed, rounds=ROUNDS, mishaps=MISHAPS)
    return write_record(events)


def notation(game: Game) -> str:
    """The table and the racks, in notation."""
    if game.round is None:
        return "\n".join([""] * (1 + len(game.players)))
    return "\n".join([str(game.round.table), *map(str, game.round.racks)])


def digest(path: Path) -> str:
    """Of the table and the racks after every event of a match."""
    moments = replay(read_record(path.read_text("utf-8")))
    return sha256("\n\n".join(notation(game) for game in moments).encode()).hexdigest()


def replayed() -> str:
    """The digests of all records, as JSON."""
    return json.dumps({path.stem: digest(path) for path in sorted(RECORDS.glob("*.txt"))}, indent=1) + "\n"


# -- puzzles.json: what Python says of puzzles, days and ratings, for the page ----------------------


DAYS = range(0, 6000, 17)
EVERY = 61


def page_days() -> dict[str, str]:
    """The puzzles of many days by their ids, over the end of the list too."""
    dates = [FIRST_DAY + timedelta(days=number) for number in DAYS]
    return {day.isoformat(): daily_puzzle(day).id for day in dates}


def page_ratings() -> list[list[float]]:
    """A player who solves and fails by turns: level, score, and the rating after it."""
    player, told = Rating(), []
    for number in range(40):
        level, score = number * 7 % 5 + 1, float(number % 3 > 0)
        player = rated(player, [Result(puzzle_rating(level), score)])
        told.append([level, score, player.value, player.deviation, player.volatility])
    return told


def page_settling() -> list[list[float]]:
    """A puzzle of level 2 that people of all kinds try: rating, deviation, score, and its own after."""
    puzzle, told = puzzle_rating(2), []
    for number in range(40):
        player, score = Rating(700.0 + number * 131 % 1600, 50.0 + number * 37 % 300), float(number % 4 == 0)
        puzzle = rated(puzzle, [Result(player, score)])
        told.append(
            [player.value, player.deviation, score, puzzle.value, puzzle.deviation, puzzle.volatility]
        )
    return told


RULES = "joker_sets joker_after_swap group_max group_distinct_colours opening_min opening_joker_value"
RULES += " opening_scope table_access hand_game draw_mode"
"""What the page has to know of a pack's rules."""


def puzzles_text() -> str:
    """The file as it should be."""
    said = {
        "days": page_days(),
        "puzzles": {
            name: [json.loads(one.json()) for one in shipped(name)[::EVERY]] for name in pack_names()
        },
        "rules": {name: {key: load(name).options()[key] for key in RULES.split()} for name in pack_names()},
        "ratings": page_ratings(),
        "settling": page_settling(),
    }
    return json.dumps(said, indent=None, separators=(",", ":")) + "\n"


# -- writing -----------------------------------------------------------------------------------------


def files(what: str) -> Iterator[tuple[Path, str]]:
    """The files of a kind, and what they should say."""
    match what:
        case "melds":
            yield MELDS, melds_text()
        case "counts":
            yield from ((COUNTS / f"{preset}.txt", counts_text(preset)) for preset in preset_ids())
        case "records":
            yield from ((RECORDS / name, make_record(preset, n)) for name, preset, n in record_names())
        case "puzzles":
            yield PUZZLES, puzzles_text()


def main() -> None:
    """Write the files of a kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["melds", "counts", "records", "puzzles"])
    what = parser.parse_args().what
    written = set()
    for file, text in files(what):
        file.write_text(text, "utf-8", newline="\n")
        written.add(file)
    if what == "records":
        for stranger in {*RECORDS.glob("*.txt")} - written:
            stranger.unlink()
        REPLAYED.write_text(replayed(), "utf-8", newline="\n")
    print(f"wrote {len(written)} files in {DATA}")


if __name__ == "__main__":
    main()
