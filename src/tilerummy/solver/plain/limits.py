"""The limits of a problem. The compiled core has the same; `core/limits.h` says what they are for."""

from operator import add

from tilerummy.solver.problem import (
    MAX_COLOURS,
    MAX_COPIES,
    MAX_FLOOR,
    MAX_GROUP,
    MAX_ITEMS,
    MAX_JOKERS,
    MAX_OPEN_RUNS,
    MAX_OVERLAP,
    MAX_WEIGHT,
    NUMBERS,
    KeepRun,
    Problem,
    RunBlock,
    tile,
)

_MAX_KEEP = 2 * MAX_ITEMS
_MAX_LIMIT = (1 << 63) - 1


def check_problem(problem: Problem) -> None:
    """Raise ValueError for a problem beyond the limits."""
    _check_tiles(problem)
    _check_goal(problem)
    _check_runs(problem)
    _check_groups(problem)


def _check_tiles(problem: Problem) -> None:
    if not 1 <= problem.colours <= MAX_COLOURS or not 3 <= problem.group_max <= MAX_GROUP:
        raise ValueError("colours or group_max out of range")
    if not len(problem.need) == len(problem.may) == len(problem.weight) == problem.colours * NUMBERS:
        raise ValueError("need, may and weight must have one entry per identity")
    if max(map(add, problem.need, problem.may)) > MAX_COPIES:
        raise ValueError("too many copies of one tile")
    weights = (*problem.weight, problem.joker_weight)
    if min(weights) < 0 or max(weights) > MAX_WEIGHT:
        raise ValueError("weight out of range")
    if min(problem.joker_need, problem.joker_may) < 0 or problem.joker_need + problem.joker_may > MAX_JOKERS:
        raise ValueError("jokers out of range")


def _check_goal(problem: Problem) -> None:
    if problem.floor is not None and abs(problem.floor) > MAX_FLOOR:
        raise ValueError("floor out of range")
    if not 0 <= problem.least_keep <= _MAX_KEEP:
        raise ValueError("least_keep out of range")
    floor_known = problem.floor_counts and problem.floor is not None and problem.floor >= 0
    if (problem.known and not floor_known) or (problem.least_keep and not problem.known):
        raise ValueError("least_keep needs a known weight, and that is the floor")
    if not 0 <= problem.node_limit <= _MAX_LIMIT:
        raise ValueError("node_limit out of range")
    if not 0 <= problem.deadline_ns <= _MAX_LIMIT:
        raise ValueError("deadline_ns out of range")


def _check_runs(problem: Problem) -> None:
    for runs in (problem.run_blocks, problem.keep_runs, problem.hold_runs):
        if len(runs) > MAX_ITEMS:
            raise ValueError("too many runs")
        if runs and max(_cover(problem.colours, runs)) > MAX_OVERLAP:
            raise ValueError("too many runs overlap")
    for shortest, old in ((3, problem.keep_runs), (2, problem.hold_runs)):
        for _, first, last, jokers in old:
            # 3.4: jokers in all places would be no set.
            if last - first + 1 < shortest or not 0 <= jokers < (1 << last - first + 1) - 1:
                raise ValueError("old run is no run")
    if problem.run_blocks:  # without them no problem has too many
        tiles = map(add, problem.need, problem.may)
        most = max(map(add, tiles, _cover(problem.colours, problem.run_blocks)))
        if most + problem.joker_need + problem.joker_may > MAX_OPEN_RUNS:
            raise ValueError("too many tiles, jokers and blocks of one colour at one number")


def _cover(colours: int, runs: tuple[RunBlock, ...] | tuple[KeepRun, ...]) -> list[int]:
    """How many of the runs lie over each tile."""
    cover = [0] * (colours * NUMBERS)
    for colour, first, last, _ in runs:
        if not 0 <= colour < colours or not 1 <= first <= last <= NUMBERS:
            raise ValueError("run out of range")
        for number in range(first, last + 1):
            cover[tile(colour, number)] += 1
    return cover


def _check_groups(problem: Problem) -> None:
    allowed = sum(((1 << problem.colours) - 1) << 8 * k for k in range(1 if problem.distinct else MAX_COPIES))
    for groups in (problem.group_blocks, problem.keep_groups, problem.hold_groups):
        numbers = [0] * (NUMBERS + 1)
        for number, mask, jokers, *_ in groups:
            if not 1 <= number <= NUMBERS or mask < 0 or mask & ~allowed or jokers < 0:
                raise ValueError("group out of range")
            if not 1 <= mask.bit_count() + jokers <= problem.group_max:
                raise ValueError("group too large")
            numbers[number] += 1
        if max(numbers) > MAX_OVERLAP:
            raise ValueError("too many groups of one number")
    if any(not mask or mask.bit_count() + jokers < 3 for _, mask, jokers in problem.keep_groups):
        raise ValueError("old group is no group")
