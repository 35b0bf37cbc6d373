"""Groups of one number: what they can be made of, and how they are dealt."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tilerummy.solver.problem import MAX_COLOURS


class Dealt(NamedTuple):
    """How the tiles of one number lie in groups: kept melds, blocks joined, colours dealt to each group."""

    kept_blocks: tuple[int, ...]
    kept_groups: tuple[int, ...]
    joined: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[int, ...], ...]


Way = tuple[int, int, Dealt | None]
"""Jokers, points for kept melds, and the dealing where there is no closed form."""
NO_WAY: Way = (0, 0, None)


@lru_cache(maxsize=1 << 14)
def plain_groups(tiles: int, most: int, size: int, jokers: int, exact: bool) -> tuple[tuple[int, int], ...]:
    """Jokers and number of groups for so many tiles of one number, ``most`` of them of one colour."""
    if not tiles:
        return ((0, 0),)
    # Copies of one colour lie in different groups (3.3), and none is larger than allowed.
    fewest = max(most, -(-tiles // size))
    # The fewest groups need the fewest jokers; those left over find a place at the end (`place_surplus`).
    if not exact:
        spent = max(0, 3 * fewest - tiles)
        return ((spent, fewest),) if spent <= jokers else ()
    found: dict[int, int] = {}
    # 3.4: each group has a numbered tile, so there are no more of them than tiles.
    for groups in range(fewest, tiles + 1):
        for spent in range(max(0, 3 * groups - tiles), min(jokers, size * groups - tiles) + 1):
            found.setdefault(spent, groups)
    return tuple(sorted(found.items()))


def round_robin(counts: Iterable[int], groups: int) -> tuple[tuple[int, ...], ...]:
    """Deal tiles, given by colour, so that copies of a colour part and the groups differ by one at most."""
    order = [colour for colour, count in enumerate(counts) for _ in range(count)]
    return tuple(tuple(order[first::groups]) for first in range(groups))


Offer = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]
"""The most tiles of each colour that groups of a number could take; the jokers lacking, by tiles sent."""
NOTHING_OFFERED: list[Offer] = [((0,) * colours, ((0,),) * colours) for colours in range(MAX_COLOURS + 1)]


@lru_cache(maxsize=1 << 14)
def groupable(
    need: bytes, may: bytes, weight: tuple[int, ...], others: int, jokers: int, distinct: bool
) -> Offer:
    """What groups of a number could take.

    Only one colour is charged for jokers, as several could share the same: the one with most to gain.
    """
    tiles = [must + extra for must, extra in zip(need, may, strict=True)]

    def lacking(sent: int) -> int:
        """Each tile of a colour needs a group of its own, and the groups share the tiles there are."""
        if not distinct:
            return max(0, 3 - others - sum(tiles))
        return max(0, 3 * sent - others - sum([min(sent, count) for count in tiles]))

    limit = 0
    while limit < max(tiles) and lacking(limit + 1) <= jokers:
        limit += 1
    charge = (0, *[min(map(lacking, range(sent, limit + 1))) for sent in range(1, limit + 1)])
    # A colour with a tile to gain comes before one whose tiles must lie anyway, and that before one without.
    worths = [
        worth + 1 if extra else 0 if forced else -1
        for worth, extra, forced in zip(weight, may, need, strict=True)
    ]
    charged = worths.index(max(worths))
    most = tuple([min(count, limit) for count in tiles])
    free = (0,) * len(charge)
    return most, tuple([(charge if c == charged else free)[: many + 1] for c, many in enumerate(most)])


@lru_cache(maxsize=1 << 12)
def share_pairs(groups: tuple[tuple[int, ...], ...], counts: tuple[int, ...]) -> bool:
    """Whether each of the groups can be given two of its tiles, of which there are so many by colour."""
    if not groups:
        return True
    own = [colour for colour, held in enumerate(map(min, groups[0], counts)) for _ in range(held)]
    for pair in sorted(set(combinations(own, 2))):
        left = list(counts)
        for colour in pair:
            left[colour] -= 1
        if share_pairs(groups[1:], tuple(left)):
            return True
    return False
