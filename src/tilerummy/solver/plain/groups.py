"""Groups of one number: what they can be made of, and how they are dealt."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tilerummy.solver.plain.colour_moves import POINT, subsets
from tilerummy.solver.plain.track import COUNT_BITS
from tilerummy.solver.problem import MAX_COLOURS, Problem, mask_counts


class DealtGroups(NamedTuple):
    """How the tiles of one number lie in groups: kept melds, blocks joined, colours dealt to each group."""

    kept_blocks: tuple[int, ...]
    kept_groups: tuple[int, ...]
    joined: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[int, ...], ...]


Way = tuple[int, int, DealtGroups | None]
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
        # Where colours may repeat one group holds them all, so three cells in all are enough.
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


# -- beside blocks and old groups --------------------------------------------------------------------
#
# Groups of a number that has group blocks or old groups, beside or around which its tiles are dealt.

Dealing = tuple[int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
"""Jokers, blocks joined, and colours dealt to each group."""


class MixedGroups:
    """The groups of one number that has group blocks or old groups."""

    def __init__(self, problem: Problem, number: int, jokers: int, exact: bool) -> None:
        self.size, self.distinct, self.exact = problem.group_max, problem.distinct, exact
        self.colours, self.jokers = problem.colours, jokers
        self.blocks = {
            index: (mask_counts(mask, self.colours), mask.bit_count() + more, keep)
            for index, (at, mask, more, keep) in enumerate(problem.group_blocks)
            if at == number
        }
        self.keeps = {
            index: (mask_counts(mask, self.colours), more)
            for index, (at, mask, more) in enumerate(problem.keep_groups)
            if at == number
        }

    def ways(self, counts: tuple[int, ...]) -> tuple[Way, ...]:
        """Every useful way to group the tiles, given by colour."""
        best: dict[int, tuple[int, DealtGroups]] = {}
        keepable = [k for k, block in self.blocks.items() if block[2] and block[1] >= 3]
        for kept_blocks in subsets(keepable):
            for kept_groups, left, spent in self.beside_kept(counts):
                points = POINT * (len(kept_blocks) + len(kept_groups))
                for jokers, joined, colours in self._rest(left, spent, kept_blocks):
                    if jokers not in best or best[jokers][0] < points:
                        best[jokers] = points, DealtGroups(kept_blocks, kept_groups, joined, colours)
        return tuple(self._useful(best))

    def _useful(self, best: dict[int, tuple[int, DealtGroups]]) -> Iterator[Way]:
        highest = -1
        for jokers in sorted(best):
            points, dealt = best[jokers]
            if self.exact or points > highest:
                highest = points
                yield jokers, points, dealt

    def beside_kept(self, counts: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], list[int], int]]:
        """Each choice of old groups to keep, with the tiles left and the jokers spent."""
        for kept in subsets(list(self.keeps)):
            left, spent = list(counts), 0
            for index in kept:
                tiles, jokers = self.keeps[index]
                left = [have - taken for have, taken in zip(left, tiles, strict=True)]
                spent += jokers
            if min(left) >= 0 and spent <= self.jokers:
                yield kept, left, spent

    def _rest(self, left: list[int], spent: int, kept_blocks: tuple[int, ...]) -> Iterator[Dealing]:
        """How the tiles beside the kept melds can lie."""
        blocks = [index for index in self.blocks if index not in kept_blocks]
        if blocks:
            for joined in self._join(blocks):
                yield from self._deal_beside(left, joined, spent)
            return
        most = max(left) if self.distinct else 1
        for more, groups in plain_groups(sum(left), most, self.size, self.jokers - spent, self.exact):
            yield spent + more, (), round_robin(left, groups)

    def _join(self, blocks: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
        """Every way to put the blocks in groups, alone or together."""
        if not blocks:
            yield ()
            return
        first, rest = blocks[0], blocks[1:]
        for mates in subsets(rest):
            members = (first, *mates)
            if sum(self.blocks[k][1] for k in members) > self.size:
                continue
            if self.distinct and max(map(sum, zip(*(self.blocks[k][0] for k in members), strict=True))) > 1:
                continue
            for others in self._join([k for k in rest if k not in mates]):
                yield (members, *others)

    def _deal_beside(
        self, left: list[int], joined: tuple[tuple[int, ...], ...], spent: int
    ) -> Iterator[Dealing]:
        """Deal the tiles to the joined groups and to every number of free ones."""
        taken = [[sum(self.blocks[k][0][c] for k in group) for c in range(self.colours)] for group in joined]
        sizes = tuple(sum(self.blocks[k][1] for k in group) for group in joined)
        tiles = sum(left)
        cells = sum(sizes) + tiles
        for free in range(tiles + 1):
            groups = len(joined) + free
            # Every group has three cells at least: more groups cannot be filled.
            if 3 * groups > cells + self.jokers - spent:
                break
            dealt = self._deal(left, taken, sizes, free)
            if dealt is None:
                continue
            fewest, colours = dealt
            most = min(self.jokers - spent, groups * self.size - cells)
            for jokers in range(fewest, (most if self.exact else min(most, fewest)) + 1):
                yield spent + jokers, joined, colours

    def _deal(
        self, left: list[int], taken: list[list[int]], sizes: tuple[int, ...], free: int
    ) -> tuple[int, tuple[tuple[int, ...], ...]] | None:
        """Deal the tiles so that the fewest jokers fill the groups: jokers, and colours by group.

        Each colour sends some tiles to joined groups; the free groups are alike, so only their sum counts.
        """
        steps: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {(*sizes, 0): ()}
        for colour, count in enumerate(left):
            later: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {}
            for now, picks in steps.items():
                for pick in self._picks(colour, count, taken, now, free):
                    after = tuple(size + some for size, some in zip(now, pick, strict=True))
                    later.setdefault(
                        after, (*picks, pick)
                    )  # groups as large take as many jokers: one way will do
            steps = later
        lacking = {now: self._lacking(now, free) for now in steps}
        best = min((now for now in steps if lacking[now] >= 0), key=lambda now: lacking[now], default=None)
        if best is None:
            return None
        by_group = [
            tuple(colour for colour, pick in enumerate(steps[best]) for _ in range(pick[group]))
            for group in range(len(sizes))
        ]
        rest = round_robin((pick[-1] for pick in steps[best]), free)
        return lacking[best], (*by_group, *rest)

    def _picks(
        self, colour: int, count: int, taken: list[list[int]], now: tuple[int, ...], free: int
    ) -> Iterator[tuple[int, ...]]:
        """Tiles of one colour for each joined group, and last for the free groups together."""

        def pick(group: int, left: int) -> Iterator[tuple[int, ...]]:
            if group == len(taken):
                if left <= (free if self.distinct else free * self.size):
                    yield (left,)
                return
            room = self.size - now[group]
            if self.distinct:
                room = min(room, 1 - taken[group][colour])
            for some in range(min(room, left) + 1):
                for others in pick(group + 1, left - some):
                    yield (some, *others)

        return pick(0, count)

    def _lacking(self, now: tuple[int, ...], free: int) -> int:
        """Jokers that fill the groups, or -1 if the free groups have too few tiles or too many."""
        if not free <= now[-1] <= free * self.size:
            return -1
        return max(0, 3 * free - now[-1]) + sum(max(0, 3 - size) for size in now[:-1])


# -- ways by the tiles that runs leave over ----------------------------------------------------------


class GroupShape(NamedTuple):
    """What groups may be: of how many colours, how large, with how many jokers."""

    colours: int
    size: int
    distinct: bool
    jokers: int
    exact: bool


class GroupWays(dict[int, tuple[Way, ...]]):
    """The useful ways to group tiles of a number, by the packed tiles of each colour.

    The old groups in ``held`` may not fall apart; ``mixed`` are the groups where some are old or blocks.
    """

    def __init__(
        self, shape: GroupShape, held: tuple[tuple[int, ...], ...] = (), mixed: MixedGroups | None = None
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
def plain_ways(shape: GroupShape) -> GroupWays:
    """The ways where no old group or block matters; problems share them."""
    return GroupWays(shape)
