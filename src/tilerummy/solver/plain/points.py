"""What a colour is paid for sending tiles to groups, before there are better prices."""

from tilerummy.solver.plain.worth import POINT
from tilerummy.solver.problem import MAX_COPIES, NUMBERS, Problem, mask_counts

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
