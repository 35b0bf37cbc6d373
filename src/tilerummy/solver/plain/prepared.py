"""A problem made ready for one search."""

from tilerummy.solver.plain.colour_moves import POINT
from tilerummy.solver.plain.groups import (
    NOTHING_OFFERED,
    GroupShape,
    GroupWays,
    MixedGroups,
    Offer,
    groupable,
    plain_ways,
)
from tilerummy.solver.plain.passage import Obstacles
from tilerummy.solver.plain.track import Column, Track
from tilerummy.solver.problem import MAX_COPIES, NUMBERS, Problem, mask_counts

# -- what a colour is paid for tiles in groups, before there are better prices -----------------------

Sent = list[list[list[int]]]
"""What is paid for tiles sent to groups, by colour, number and how many."""


def no_prices(colours: int) -> Sent:
    """Prices of nothing at all, as a start."""
    return [[[0] * (MAX_COPIES + 1) for _ in range(NUMBERS + 1)] for _ in range(colours)]


def shared_points(problem: Problem) -> Sent:
    """To begin with, an old group pays its point in equal shares to the colours it is made of.

    With jokers in it, it keeps the point, so that the bound falls when the jokers are gone. Of two old groups
    the smaller has the larger shares, and they go to the first tile that a colour sends.
    """
    sent = no_prices(problem.colours)
    shared = [[0] * (NUMBERS + 1) for _ in sent]
    for number, mask, jokers in sorted(problem.keep_groups, key=lambda g: g[1].bit_count()):
        if jokers:
            continue
        for colour, count in enumerate(mask_counts(mask, problem.colours)):
            before = shared[colour][number]
            for tiles in range(before + 1, MAX_COPIES + 1):
                share = POINT // mask.bit_count()
                sent[colour][number][tiles] += share * min(tiles - before, count)
            shared[colour][number] += count
    return sent


class Prepared:
    """A problem made ready: scaled weights, what groups each number allows, the tracks.

    If it is laid from the ``high`` end it is the mirror image of the problem asked.
    """

    def __init__(self, problem: Problem, exact: bool, high: bool) -> None:
        self.problem, self.exact, self.high = problem, exact, high
        self.jokers = problem.joker_need + problem.joker_may
        self.points_after = self._points_after()
        # One unit of weight is worth more than all old melds together: least change is only for equals.
        self.scale = POINT + self.points_after[0]
        counted = self.jokers if problem.placed else problem.joker_may
        self.bonus = counted * problem.joker_weight * self.scale
        # Where a joker counts the same everywhere, no number is worth less to it.
        fall = self.scale * problem.placed
        self.lower = [(number - 1 if high else NUMBERS - number) * fall for number in range(NUMBERS + 1)]
        special = {group[0] for group in (*problem.group_blocks, *problem.keep_groups)}
        self.mixed = {number: MixedGroups(problem, number, self.jokers, exact) for number in special}
        self.sent: Sent = shared_points(problem) if special else []
        offers = [NOTHING_OFFERED[problem.colours], *map(self._offer, range(1, NUMBERS + 1))]
        self.groupable = [offer[0] for offer in offers]
        self.tracks = self._tracks(offers)

    def _points_after(self) -> list[int]:
        """Points for everything that could be kept and begins after a number."""
        problem = self.problem
        begins = [run[1] for run in problem.keep_runs] + [group[0] for group in problem.keep_groups]
        begins += [block[1] for block in problem.run_blocks if block[3]]
        begins += [block[0] for block in problem.group_blocks if block[3]]
        return [POINT * sum([begin > number for begin in begins]) for number in range(NUMBERS + 1)]

    def _offer(self, number: int) -> Offer:
        problem = self.problem
        here = slice(number - 1, None, NUMBERS)
        others = 0
        if problem.group_blocks:
            blocks = [block for block in problem.group_blocks if block.number == number]
            others = sum([block.mask.bit_count() + block.jokers for block in blocks])
        need, may, weight = problem.need[here], problem.may[here], problem.weight[here]
        return groupable(need, may, weight, others, self.jokers, problem.distinct)

    def _tracks(self, offers: list[Offer]) -> list[Track]:
        problem, scale = self.problem, self.scale
        tracks = []
        by_colour = zip(
            zip(*self.groupable, strict=True),
            zip(*[charges for _, charges in offers], strict=True),
            strict=True,
        )
        for colour, (most, charges) in enumerate(by_colour):
            here = slice(colour * NUMBERS, (colour + 1) * NUMBERS)
            weight = (0, *[weight * scale for weight in problem.weight[here]])
            column = Column(
                (0, *problem.need[here]), (0, *problem.may[here]), most, charges, weight, self.lower
            )
            sent = self.sent[colour] if self.sent else []
            tracks.append(Track(column, self.jokers, self.exact, Obstacles(problem, colour), sent))
        return tracks

    def ways_at(self, number: int) -> GroupWays:
        """The ways to group the tiles of a number."""
        problem = self.problem
        shape = GroupShape(problem.colours, problem.group_max, problem.distinct, self.jokers, self.exact)
        old = [group.mask for group in problem.hold_groups if group.number == number]
        mixed = self.mixed.get(number)
        # Shared by all problems of this shape: the ways are worked out once and for all.
        if not old and mixed is None:
            return plain_ways(shape)
        return GroupWays(shape, tuple([mask_counts(mask, problem.colours) for mask in old]), mixed)
