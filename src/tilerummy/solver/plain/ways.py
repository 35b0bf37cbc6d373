"""The ways to group the tiles of one number that runs leave over."""

from functools import lru_cache
from typing import NamedTuple

from tilerummy.solver.plain.group import Way, plain_groups, share_pairs
from tilerummy.solver.plain.mixed import MixedGroups
from tilerummy.solver.plain.spot import COUNT_BITS


class Shape(NamedTuple):
    """What groups may be: of how many colours, how large, with how many jokers."""

    colours: int
    size: int
    distinct: bool
    jokers: int
    exact: bool


class Ways(dict[int, tuple[Way, ...]]):
    """The useful ways to group tiles of a number, by the packed tiles of each colour.

    The old groups in ``held`` may not fall apart; ``mixed`` are the groups where some are old or blocks.
    """

    def __init__(
        self, shape: Shape, held: tuple[tuple[int, ...], ...] = (), mixed: MixedGroups | None = None
    ) -> None:
        self.shape, self.held, self.mixed = shape, held, mixed

    def __missing__(self, packed: int) -> tuple[Way, ...]:
        colours, size, distinct, jokers, exact = self.shape
        last = COUNT_BITS * (colours - 1)
        counts = tuple([packed >> shift & (1 << COUNT_BITS) - 1 for shift in range(last, -1, -COUNT_BITS)])
        if self.held and not share_pairs(self.held, counts):
            ways: tuple[Way, ...] = ()
        elif self.mixed is not None:
            ways = self.mixed.ways(counts)
        else:
            most = max(counts) if distinct else 1
            plain = plain_groups(sum(counts), most, size, jokers, exact)
            ways = tuple([(spent, 0, None) for spent, _ in plain])
        self[packed] = ways
        return ways


@lru_cache(maxsize=256)
def plain_ways(shape: Shape) -> Ways:
    """The ways where no old group or block matters; problems share them."""
    return Ways(shape)
