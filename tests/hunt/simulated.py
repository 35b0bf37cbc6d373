"""What the compiled simulator lays in a position, under the rules by which it keeps sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from tests.hunt.position import Position
from tests.kit import game_at
from tilerummy.rules.preset import load
from tilerummy.simulator import GREEDY
from tilerummy.simulator.compiled import BUILT, HEAD, Compiled, kinds_of

RULES = load("classic").with_options({"jokers_by_players": {2: 4, 3: 4, 4: 4}})
"""A joker on the table keeps its meaning until it is swapped."""
COLOURS = len(RULES.palette(2))


def simulated(position: Position) -> int | None:
    """How many tiles a player lays who lays the most; None if there is no simulator for such a table."""
    if not BUILT or len(position.palette) != COLOURS or not position.opened or not position.table:
        return None
    new = dict(zip(position.palette, RULES.palette(2), strict=True))
    table = " | ".join(_named(meld, new) for meld in position.table)
    used = Counter([*position.rack, *(tile for meld in position.table for tile in meld)])
    others = (f"{colour}{number}" for colour in position.palette for number in range(1, 14))
    other, pool = islice((_named([tile], new) for tile in others if not used[tile]), 2)
    game = game_at(RULES, [_named(position.rack, new), other], table=table, pool=pool, opened=[0, 1])
    if any(not game.setting.read(meld).valid for meld in game.playing.table):
        return None  # under other rules colours may repeat in a group
    simulator = Compiled(RULES, 2)
    after = simulator.steps(game, [GREEDY] * 2).states[1]
    assert isinstance(after, bytes)
    kinds = len(kinds_of(game.setting))
    return sum(after[HEAD : HEAD + kinds]) - sum(map(len, position.table))


def _named(tiles: Sequence[str], new: dict[str, str]) -> str:
    return " ".join("".join(new.get(letter, letter) for letter in tile) for tile in tiles)
