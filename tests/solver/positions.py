"""Positions to try the solver on: small random ones with many jokers, and rule sets of every kind."""

from __future__ import annotations

from collections import Counter
from random import Random

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import JokerAfterSwap, JokerSets, JokerSwapTileFrom, TableAccess
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import JOKER, Colour, Tile
from tilerummy.solver import BEST, BestTurn, Wish, solve_turn


def any_rules(chance: Random, **fixed: object) -> Rules:
    """Rules with every option that matters to a turn chosen at random."""
    options: dict[str, object] = {
        "joker_sets": chance.choice(list(JokerSets)),
        "joker_swap_tile_from": chance.choice(list(JokerSwapTileFrom)),
        "joker_after_swap": chance.choice([*JokerAfterSwap, JokerAfterSwap.ANY_SET]),
        "keep_three_of_original": chance.random() < 0.2,
        "group_distinct_colours": chance.random() < 0.85,
        "table_access": chance.choice(list(TableAccess)),
        "opening_min": chance.choice([0, 12, 20, 30]),
        "opening_joker_value": chance.choice(["replaced", 25]),
        "opening_scope": chance.choice(["sum_of_sets", "sum_of_sets", "single_set"]),
        "hand_game": chance.choice(["off", "double_and_no_minimum"]),
    }
    return load("sabra").with_options({**options, **fixed})


def small_position(setting: Setting, chance: Random, sets: int, tiles: int, *, opened: bool = True) -> Before:
    """A few sets, close together and often with jokers, and a rack that fits them."""
    crowded = chance.random() < 0.7
    left = Counter(setting.tiles())
    table: list[Meld] = []
    for _ in range(sets):
        meld = _some_meld(setting, chance, left, crowded=crowded)
        if meld is not None:
            left -= Counter(tile.plain for tile in meld)
            table.append(meld)
    near = [tile for tile in left.elements() if not crowded or tile is JOKER or 3 <= tile.number <= 10]
    rack = chance.sample(near, tiles)
    return Before(Table(table), Rack(rack), opened, any_opened=bool(table))


def _some_meld(setting: Setting, chance: Random, left: Counter[Tile], *, crowded: bool) -> Meld | None:
    for _ in range(50):
        tiles = _some_tiles(setting.shape.colours, chance, crowded=crowded)
        if chance.random() < 0.45:
            for place in chance.sample(range(len(tiles)), chance.choice([1, 1, 1, 2])):
                tiles[place] = JOKER
        meld = Meld(tiles)
        if setting.read(meld).valid and not Counter(meld) - left:
            return meld
    return None


def _some_tiles(colours: tuple[Colour, ...], chance: Random, *, crowded: bool) -> list[Tile]:
    if chance.random() < 0.5:
        length = chance.choice([3, 3, 4, 4, 5])
        first = chance.randint(4, max(4, 9 - length)) if crowded else chance.randint(1, 14 - length)
        colour = chance.choice(colours)
        return [Tile.of(colour, number) for number in range(first, first + length)]
    number = chance.randint(5, 8) if crowded else chance.randint(1, 13)
    return [Tile.of(colour, number) for colour in chance.sample(colours, chance.choice([3, 3, 4]))]


def best_in(
    table: Table | str,
    rack: Rack | str,
    rules: Rules | str = "sabra",
    *,
    opened: bool = True,
    players: int | None = None,
    wish: Wish = BEST,
) -> BestTurn:
    """The best turn in a position given as values or in notation."""
    table = read_table(table) if isinstance(table, str) else table
    rack = read_rack(rack) if isinstance(rack, str) else rack
    rules = load(rules) if isinstance(rules, str) else rules
    setting = setting_for(rules, players or rules.players[0])
    return solve_turn(setting, Before(table, rack, opened, any_opened=bool(table)), wish)
