"""The same position written otherwise, and a position with what was left open said in every way.

Written from the definitions: the order of sets, of a rack and of a group says nothing, a joker with one
possible meaning is the same stated or bare, and no rule names a colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from random import Random

from tests.hunt.position import Position
from tests.hunt.sets import GROUP, Lain, lain
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Colour, Tile, joker_as, read_tile

MOST_CHOICES = 12
"""So many ways to say what is open are asked about."""


@dataclass(frozen=True)
class Spelled:
    """A position written otherwise, and how a table of the first is written in it."""

    how: str
    position: Position
    table: Callable[[Table], Table]


def spelled(position: Position, chance: Random) -> Iterator[Spelled]:
    """The position in other spellings: every answer must be the same but for names."""

    def mixed(table: Table) -> Table:
        return Table(_shuffled(position, meld, chance) for meld in table)

    def stated(table: Table) -> Table:
        return Table(_restated(position, meld, chance) for meld in table)

    def moved(table: Table) -> Table:
        return Table(chance.sample(table, len(table)))

    table = position.before.table
    yield Spelled("order of groups", _with_table(position, mixed(table)), mixed)
    yield Spelled("known meanings", _with_table(position, stated(table)), stated)
    rack = chance.sample(position.rack, len(position.rack))
    yield Spelled("order of sets and rack", _with_table(replace(position, rack=rack), moved(table)), moved)
    yield _renamed(position, chance)


def _with_table(position: Position, table: Table) -> Position:
    return replace(position, table=[[tile.text for tile in meld] for meld in table])


def _read(position: Position, meld: Sequence[Tile]) -> Lain | None:
    return lain(position.setting, meld)


def _shuffled(position: Position, meld: Meld, chance: Random) -> Meld:
    """A group in another order, if it is still read as that group; whatever is no group as it lies."""
    one = _read(position, meld)
    if one is None or one.kind != GROUP:
        return meld
    other = Meld(chance.sample(meld, len(meld)))
    same = _read(position, other)
    return other if same is not None and same.form == one.form else meld


def _restated(position: Position, meld: Meld, chance: Random) -> Meld:
    """A set with its jokers bare or stated, each by chance, if that is still the same set."""
    one = _read(position, meld)
    if one is None or not one.means:
        return meld
    meanings = iter(sorted(one.choices)[0] if one.kind == GROUP else [min(means).text for means in one.means])
    told = [joker_as(read_tile(next(meanings))) if tile.colour is None else tile for tile in meld]
    other = Meld(tile.plain if chance.random() < 0.5 else tile for tile in told)
    same = _read(position, other)
    return other if same is not None and same.form == one.form else meld


def _renamed(position: Position, chance: Random) -> Spelled:
    """The position with other colours, in another order."""
    letters = chance.sample([colour.value for colour in Colour], len(position.palette))
    new = dict(zip(position.palette, letters, strict=True))

    def name(text: str) -> str:
        return "".join(new.get(letter, letter) for letter in text)

    def named(table: Table) -> Table:
        return Table(Meld(read_tile(name(tile.text)) for tile in meld) for meld in table)

    palette = "".join(chance.sample(letters, len(letters)))
    other = replace(
        position,
        palette=palette,
        table=[[name(tile) for tile in meld] for meld in position.table],
        rack=[name(tile) for tile in position.rack],
    )
    return Spelled("names of colours", other, named)


# -- what is left open -----------------------------------------------------------------------------


def choices(position: Position, table: Table) -> list[Table]:
    """The table with every open meaning stated, in every way; nothing if there is none, or too many ways."""
    if all(len(one.choices) < 2 for meld in table if (one := _read(position, meld)) is not None):
        return []
    ways = [list(_choices(position, meld)) for meld in table]
    found = [Table(melds) for melds in islice(product(*ways), MOST_CHOICES + 1)]
    return found if len(found) <= MOST_CHOICES else []


def _choices(position: Position, meld: Meld) -> Iterator[Meld]:
    one = _read(position, meld)
    if one is None or one.kind != GROUP or len(one.choices) < 2:
        yield meld
        return
    for means in sorted(one.choices):
        jokers = [joker_as(read_tile(text)) for text in means]
        yield Meld([*one.numbered, *jokers])


def stated(position: Position) -> list[Position]:
    """The positions that it may be, all that was open being said."""
    return [_with_table(position, table) for table in choices(position, position.before.table)]
