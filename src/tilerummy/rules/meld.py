"""Sets, called melds in code: runs and groups, valid or why not, what their jokers mean, what they count.

A meld is read in the order it lies. In a run its place fixes what a joker stands for; in a group a
joker is any colour the group lacks. A meld that could be both (`k7 * *`) is a run unless the stated
meanings say otherwise. A set can be spelled in several ways, and has one form: what is asked about sets
being the same is asked of their forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias, TypeVar

from tilerummy.rules.notebook import Pictured
from tilerummy.rules.refusal import Reason, Refusal, Unreadable, refuse
from tilerummy.rules.tile import NUMBERS, Colour, Tile, as_tile, expect_text, joker_as, read_tile, tiles_text

Item = TypeVar("Item")
SHORTEST = 3
LAST_NUMBER = NUMBERS[-1]


class Meld(Pictured, tuple[Tile, ...]):
    """Tiles lying together on the table, in order; whether they are a set is another question.

    >>> import tilerummy as tr
    >>> meld = tr.read_meld("r4 r5 *")
    >>> len(meld), meld.jokers, str(meld)
    (3, 1, 'r4 r5 *')
    """

    __slots__ = ()

    def __str__(self) -> str:
        return tiles_text(self)

    def __repr__(self) -> str:
        return f"read_meld({str(self)!r})"

    @property
    def numbered(self) -> tuple[Tile, ...]:
        """The tiles that are no jokers."""
        return tuple([tile for tile in self if tile.colour is not None])

    @property
    def jokers(self) -> int:
        """How many jokers lie in it."""
        return [tile.colour for tile in self].count(None)


def read_meld(text: str) -> Meld:
    """Read a set such as `r4 r5 *`; commas are forgiven.

    >>> import tilerummy as tr
    >>> tr.read_meld("r4, r5, *")
    read_meld('r4 r5 *')
    """
    words = expect_text("set", text, "'r4 r5 *'").replace(",", " ").split()
    return Meld(map(read_tile, words))


MeldLike: TypeAlias = str | Iterable[Tile | str]
"""What can be read as a set, or as tiles on a rack: notation, or tiles and their texts in a list."""


def as_meld(meld: MeldLike) -> Meld:
    """A meld from notation, from a list of tiles or texts, or the meld itself."""
    if isinstance(meld, Meld):
        return meld
    if isinstance(meld, str):
        return read_meld(meld)
    return Meld(map(as_tile, listed(meld, "set", "'r4 r5 r6' or a list of tiles")))


def listed(value: Iterable[Item], what: str, expected: str) -> Iterable[Item]:
    """The value, if it is a list of something; whatever else somebody gave is no set, rack or table."""
    try:
        iter(value)
    except TypeError:
        raise Unreadable(f"{value!r} is no {what}: expected {expected}") from None
    return value


class Kind(StrEnum):
    """The two kinds of set."""

    RUN = "run"
    GROUP = "group"


@dataclass(frozen=True, slots=True)
class Shape:
    """What a rule set says about sets: the colours in play, the largest group, colours all different."""

    colours: tuple[Colour, ...]
    group_max: int
    distinct: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """What a meld is under some shape: its kind and what each joker can stand for, or its faults."""

    meld: Meld
    kind: Kind | None
    means: tuple[tuple[Tile, ...], ...]
    """For each joker, in the order they lie, the tiles it can stand for."""
    value: int
    """The sum of the numbers, a joker counting what it stands for."""
    faults: tuple[Refusal, ...]
    form: Meld
    """Equal for melds that are the same set, however they are spelled: it reads back as that set."""

    @property
    def valid(self) -> bool:
        """Whether the meld is a set."""
        return self.kind is not None


@lru_cache(maxsize=65536)
def read_as(meld: Meld, shape: Shape) -> Reading:
    """Read a meld as a run or a group, or list what is wrong with it."""
    if fault := _never_a_set(meld):
        return _faulty(meld, [fault])
    # 3.7: what can be read both ways is a run, so that is tried first.
    run_faults = _run_faults(meld)
    if not run_faults:
        return _run(meld)
    group_faults = _group_faults(meld, shape)
    if not group_faults:
        return _group(meld, shape)
    # The player is told what is wrong with what was probably meant.
    return _faulty(meld, group_faults if _looks_like_group(meld) else run_faults)


def _never_a_set(meld: Meld) -> Refusal | None:
    if len(meld) < SHORTEST:
        return refuse(Reason.SET_TOO_SHORT)
    # 3.4: a set needs a numbered tile, or nobody could say which set it is.
    if not meld.numbered:
        return refuse(Reason.SET_JOKERS_ONLY)
    return None


def _faulty(meld: Meld, faults: Iterable[Refusal]) -> Reading:
    form = Meld(sorted(meld)) if _is_order_free(meld) else meld
    return Reading(meld, None, (), 0, tuple(faults), form)


def _is_order_free(meld: Meld) -> bool:
    """Whether the order of tiles that are no set says nothing: two or more of one number and no other."""
    numbers = [tile.number for tile in meld.numbered]
    return len(numbers) > 1 and len(set(numbers)) == 1


def _looks_like_group(meld: Meld) -> bool:
    return len({tile.number for tile in meld.numbered}) == 1


def _first_number(meld: Meld) -> int:
    """The number the first place of the run would have."""
    place, tile = next((i, tile) for i, tile in enumerate(meld) if tile.colour is not None)
    # Below 1 where jokers would have to stand before the 1: that is a fault of its own.
    return tile.number - place


def _run_faults(meld: Meld) -> list[Refusal]:
    first, colour = _first_number(meld), meld.numbered[0].colour
    faults: list[Refusal] = []
    if any(tile.colour != colour for tile in meld.numbered):
        faults.append(refuse(Reason.SET_MIXED))
    # One fault at a time: where colours are mixed, it means nothing which number has which place.
    elif any(tile.colour and tile.number != first + place for place, tile in enumerate(meld)):
        faults.append(refuse(Reason.RUN_GAP))
    # 3.2, 3.5: no joker stands where there is no number.
    elif first < 1 or first + len(meld) - 1 > LAST_NUMBER:
        faults.append(refuse(Reason.RUN_OFF_THE_END))
    else:
        faults.extend(
            refuse(Reason.JOKER_MEANING_WRONG, tile=tile.means.text)
            for place, tile in enumerate(meld)
            if tile.means and (tile.means.colour != colour or tile.means.number != first + place)
        )
    return faults


def _run(meld: Meld) -> Reading:
    first, colour = _first_number(meld), meld.numbered[0].colour
    assert colour is not None
    means = tuple((Tile.of(colour, first + i),) for i, tile in enumerate(meld) if tile.colour is None)
    # The place of a joker says what it is, so to state it says nothing more.
    form = Meld([tile.plain for tile in meld]) if means else meld
    return Reading(meld, Kind.RUN, means, sum(range(first, first + len(meld))), (), form)


def _group_faults(meld: Meld, shape: Shape) -> list[Refusal]:
    number = meld.numbered[0].number
    faults: list[Refusal] = []
    if any(tile.number != number for tile in meld.numbered):
        return [refuse(Reason.SET_MIXED)]
    if len(meld) > shape.group_max:
        faults.append(refuse(Reason.GROUP_TOO_LARGE, most=shape.group_max))
    stated = [tile.means for tile in meld if tile.means]
    faults.extend(
        refuse(Reason.JOKER_MEANING_WRONG, tile=tile.text)
        for tile in stated
        # A joker may mean only tiles that are in this game.
        if tile.number != number or tile.colour not in shape.colours
    )
    colours = [tile.colour for tile in (*meld.numbered, *stated)]
    # 3.3, 3.6: stated jokers count as the colour they are said to be.
    if shape.distinct and len(set(colours)) < len(colours):
        faults.append(refuse(Reason.GROUP_COLOUR_TWICE))
    return faults


def _group(meld: Meld, shape: Shape) -> Reading:
    number = meld.numbered[0].number
    taken = {tile.colour for tile in meld} | {tile.means.colour for tile in meld if tile.means}
    open_colours = [colour for colour in shape.colours if not (shape.distinct and colour in taken)]
    free = tuple(Tile.of(colour, number) for colour in open_colours)
    means = tuple((tile.means,) if tile.means else free for tile in meld if tile.colour is None)
    form = _group_form(meld, open_colours, shape) if means else Meld(sorted(meld))
    return Reading(meld, Kind.GROUP, means, number * len(meld), (), form)


def _group_form(meld: Meld, open_colours: Sequence[Colour], shape: Shape) -> Meld:
    """The one spelling of a group with jokers: by its colours, meanings stated only where that says more.

    Where there are as many jokers as colours left, what they mean together is known, stated or not (3.6).
    """
    bare = sum(tile.means is None and tile.colour is None for tile in meld)
    if not shape.distinct or bare < len(open_colours):
        return _in_order(meld)
    plain = _in_order(Meld([tile.plain for tile in meld]))
    if len(meld.numbered) > 1 or _run_faults(plain):
        return plain
    # 3.7: bare it would be read as a run, wherever its tile lies.
    number = meld.numbered[0].number
    rest = iter(joker_as(Tile.of(colour, number)) for colour in open_colours)
    return Meld(sorted(tile if tile.colour or tile.means else next(rest) for tile in meld))


def _in_order(meld: Meld) -> Meld:
    """A group by its colours; its jokers come first where it would be read as a run (`r1 * *`) else."""
    by_colours = Meld(sorted(meld))
    if len(meld.numbered) > 1 or _run_faults(by_colours):
        return by_colours
    return Meld(sorted(by_colours, key=lambda tile: tile.colour is not None))
