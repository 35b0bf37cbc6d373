"""Between tiles and the integers of the core: what is seen at a glance is what the rules read."""

from __future__ import annotations

from random import Random

import pytest

from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_with
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as
from tilerummy.solver.encoding import Encoding, Goal, encoding_for
from tilerummy.solver.problem import GROUP, RUN

KINDS = {"run": RUN, "group": GROUP}


def setting_of(colours: str, *, distinct: bool) -> Setting:
    rules = load("sabra").with_options({"group_distinct_colours": distinct})
    return setting_with(rules, tuple(map(Colour, colours)), 4)


def nearly_a_set(chance: Random, colours: str) -> Meld:
    """Tiles in a row or of a number, with jokers, stated jokers and strangers among them."""
    size, first = chance.choice((2, 3, 3, 4, 5, 6)), chance.randint(1, 13)
    if chance.random() < 0.5:
        colour = Colour(chance.choice(colours))
        tiles = [Tile.of(colour, min(13, first + place)) for place in range(size)]
    else:
        tiles = [Tile.of(Colour(chance.choice(colours)), first) for _ in range(size)]
    for place in range(size):
        other = Tile.of(Colour(chance.choice(colours)), chance.randint(1, 13))
        tiles[place] = chance.choices((tiles[place], JOKER, joker_as(other), other), (80, 14, 4, 2))[0]
    return Meld(tiles)


def packed(encoding: Encoding, meld: Meld) -> tuple[int, ...] | None:
    """Kind, colour and first number as the core is told; None if it is told that this is no set."""
    try:
        return tuple(encoding.pack_table([meld])[:3])
    except Unreadable:
        return None


@pytest.mark.parametrize("distinct", [True, False])
@pytest.mark.parametrize("colours", ["krby", "krbyog"])
def test_the_core_is_told_what_the_rules_read(colours: str, distinct: bool) -> None:
    """Protects the short way to the core: whatever lies on a table, it means the same to both."""
    setting, chance = setting_of(colours, distinct=distinct), Random(f"{colours} {distinct}")
    encoding = encoding_for(setting, Goal.TILES)
    for _ in range(3000):
        meld = nearly_a_set(chance, colours)
        reading, told = setting.read(meld), packed(encoding, meld)
        assert (told is None) == (reading.kind is None), meld
        if told is None or reading.kind is None:
            continue
        place, tile = next((place, tile) for place, tile in enumerate(meld) if tile.colour is not None)
        assert told[0] == KINDS[reading.kind.value], meld
        assert told[2] == (tile.number - place if told[0] == RUN else tile.number), meld
        assert told[1] == (colours.index(str(tile.colour)) if told[0] == RUN else 0), meld
