"""Positions for the published set: small hard ones, those of recorded games, and large tables full of jokers.

All of them could come up: no more jokers or copies than the box has, and the colours of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.hunt.draw import OPTIONS
from tests.hunt.draw import draw as draw_small
from tests.hunt.position import Position
from tilerummy.library.position_text import PositionFacts
from tilerummy.rules.judging.judge import check_tiles
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.record import read_record, replay
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import JOKER, Tile

RECORDS = Path(__file__).parents[1] / "data" / "records"
FEWEST_SETS = 6
"""A position of a game with fewer sets on the table is no test for a program."""


def mixture(chance: Random) -> Rules:
    """Any mixture of what the rules say about a turn, with two jokers to four."""
    options = {name: chance.choice(values) for name, values in OPTIONS.items()}
    options["keep_three_of_original"] = chance.random() < 0.4
    options["group_distinct_colours"] = chance.random() < 0.85
    options["opening_scope"] = "sum_of_sets"
    jokers = chance.choice((2, 2, 3, 4))
    rules = load("sabra")
    options["jokers_by_players"] = {str(n): jokers for n in range(rules.players[0], rules.players[1] + 1)}
    return rules.with_options(options)


def small(setting: Setting, chance: Random) -> PositionFacts:
    """A few sets with much that can meet, small enough to list every end."""
    while True:
        position = draw_small(chance, tiles=12)
        if len(position.palette) == len(setting.shape.colours):
            situation = _recoloured(setting, position)
            try:
                check_tiles(setting, situation.before)
            except Unreadable:
                continue
            return situation


def _recoloured(setting: Setting, position: Position) -> PositionFacts:
    """The same tiles in the colours of this box, under its rules."""
    other = str.maketrans(position.palette, "".join(setting.shape.colours))
    table = read_table(" | ".join(" ".join(meld) for meld in position.table).translate(other))
    rack = read_rack(" ".join(position.rack).translate(other))
    return PositionFacts(setting, Before(table, rack, position.opened, bool(table)))


def of_games(preset: str, chance: Random) -> list[PositionFacts]:
    """The positions of the recorded games of a preset, in any order."""
    found = [situation for path in sorted(RECORDS.glob(f"{preset}-?p.txt")) for situation in _of_record(path)]
    return chance.sample(found, len(found))


def _of_record(path: Path) -> Iterator[PositionFacts]:
    for game in replay(read_record(path.read_text(encoding="utf-8"))):
        for seat in range(len(game.players)):
            view = view_game(game, Seat(seat))
            if ActionKind.PLAY in view.may and len(view.table) >= FEWEST_SETS:
                before = view.before()
                if before.rack:
                    yield PositionFacts(setting_for(view.rules, len(game.players)), before)


def large(setting: Setting, chance: Random) -> PositionFacts:
    """A table of many sets, some of them with jokers, and a rack that holds what could take their places."""
    left = Counter(setting.tiles())
    table: list[Meld] = []
    for _ in range(chance.randint(7, 16)):
        meld = some_meld(setting, chance, left)
        if meld is not None:
            left -= Counter(meld)
            table.append(meld)
    rack: list[Tile] = []
    for meld in table:
        for meaning in setting.read(meld).means[:1]:
            for tile in meaning:
                if left[tile] and chance.random() < 0.4:
                    left -= Counter([tile])
                    rack.append(tile)
    rest = sorted(left.elements())
    rack += chance.sample(rest, min(len(rest), chance.randint(3, 16)))
    opened = chance.random() < 0.85
    return PositionFacts(setting, Before(Table(table), Rack(sorted(rack)), opened, any_opened=True))


def some_meld(setting: Setting, chance: Random, left: Counter[Tile]) -> Meld | None:
    """A set that the box still holds, with a joker or two in every third."""
    for _ in range(20):
        tiles = _tiles(setting, chance)
        if left[JOKER] and chance.random() < 0.4:
            for place in chance.sample(range(len(tiles)), chance.choice((1, 1, 1, 2))):
                tiles[place] = JOKER
        meld = Meld(tiles)
        if setting.read(meld).valid and not Counter(tiles) - left:
            return meld
    return None


def _tiles(setting: Setting, chance: Random) -> list[Tile]:
    colours = setting.shape.colours
    if chance.random() < 0.5:
        length = chance.choice((3, 3, 4, 4, 5, 7))
        first, colour = chance.randint(1, 14 - length), chance.choice(colours)
        return [Tile.of(colour, number) for number in range(first, first + length)]
    number = chance.randint(1, 13)
    return [Tile.of(colour, number) for colour in chance.sample(colours, chance.choice((3, 3, 4)))]
