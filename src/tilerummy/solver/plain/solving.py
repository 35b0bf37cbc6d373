"""A whole solve: searches from both ends, in exact mode where it must be, and the melds they find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from itertools import count
from operator import add, gt
from typing import TypeVar

from tilerummy.solver.plain.arrangement import Arrangement
from tilerummy.solver.plain.prepared import Prepared
from tilerummy.solver.plain.search import BEAM, Search, SearchBudget
from tilerummy.solver.problem import (
    JOKER,
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
    RUN,
    Answer,
    GroupBlock,
    KeepGroup,
    KeepRun,
    Meld,
    Problem,
    Pruning,
    RunBlock,
    Status,
    tile,
)

# -- what may be asked -------------------------------------------------------------------------------
#
# The limits of a problem. The compiled core has the same; `core/limits.h` says what they are for.

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
    # Counts of tiles are packed in three bits a colour (`COUNT_BITS`).
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
    # A known weight is the floor itself: only so may a search look for nothing but kept melds.
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


# -- from the other end ------------------------------------------------------------------------------
#
# The numbers the other way round: a problem may as well be laid from 13 down to 1.

Cell = TypeVar("Cell")


def begins_high(problem: Problem) -> bool:
    """Whether to begin at 13: there is less choice away from the tiles that could lie in a run or a group."""
    tiles = [need + may for need, may in zip(problem.need, problem.may, strict=True)]
    colours, in_runs = [0] * NUMBERS, [0] * NUMBERS
    for first in range(0, len(tiles), NUMBERS):
        length = 0
        for at, copies in enumerate([*tiles[first : first + NUMBERS], 0]):
            if copies:
                colours[at] += 1
                length += 1
            else:
                if length >= 3:
                    for number in range(at - length, at):
                        in_runs[number] += tiles[first + number]
                length = 0
    middle = NUMBERS // 2
    return sum([(at - middle) * in_runs[at] for at, many in enumerate(colours) if many >= 3]) < 0


def _mirror(number: int) -> int:
    return NUMBERS + 1 - number


def _mirrored_cells(cells: Sequence[Cell]) -> list[Cell]:
    found: list[Cell] = []
    for first in range(0, len(cells), NUMBERS):
        found += cells[first : first + NUMBERS][::-1]
    return found


def mirrored(problem: Problem) -> Problem:
    """The same problem with the numbers the other way round."""

    def old_run(run: KeepRun) -> KeepRun:
        colour, first, last, jokers = run
        # The bits of the jokers turn round with the run.
        places = sum(1 << last - first - k for k in range(last - first + 1) if jokers >> k & 1)
        return KeepRun(colour, _mirror(last), _mirror(first), places)

    def old_group(group: KeepGroup) -> KeepGroup:
        return group._replace(number=_mirror(group.number))

    return problem._replace(
        need=bytes(_mirrored_cells(problem.need)),
        may=bytes(_mirrored_cells(problem.may)),
        weight=tuple(_mirrored_cells(problem.weight)),
        run_blocks=tuple(
            RunBlock(colour, _mirror(last), _mirror(first), keep)
            for colour, first, last, keep in problem.run_blocks
        ),
        group_blocks=tuple(block._replace(number=_mirror(block.number)) for block in problem.group_blocks),
        keep_runs=tuple(map(old_run, problem.keep_runs)),
        keep_groups=tuple(map(old_group, problem.keep_groups)),
        hold_runs=tuple(map(old_run, problem.hold_runs)),
        hold_groups=tuple(map(old_group, problem.hold_groups)),
    )


def mirrored_answer(answer: Answer) -> Answer:
    """The answer to a problem from that to its mirror image."""
    if answer.melds is None:
        return answer
    cells = _mirrored_cells(range(len(answer.used)))
    melds: list[Meld] = []
    for kind, colour, first, inside in answer.melds:
        turned = tuple([cells[cell] if cell >= 0 else cell for cell in inside])
        if kind == RUN:
            melds.append((kind, colour, _mirror(first + len(inside) - 1), turned[::-1]))
        else:
            melds.append((kind, colour, _mirror(first), turned))
    return answer._replace(used=bytes(_mirrored_cells(answer.used)), melds=tuple(melds))


# -- the last look at an answer ----------------------------------------------------------------------
#
# The last look at an answer before it leaves: where no rule binds, this is all that the referee would ask.
#
# The same as core/sound.c. It shares nothing with the search but the melds.

SHORTEST = 3


def is_sound(problem: Problem, answer: Answer) -> bool:
    """Whether the answer to a problem without blocks is a table: valid melds of just the tiles it says."""
    assert answer.melds is not None
    used, melds = answer.used, answer.melds
    if answer.jokers > problem.joker_may or any(map(gt, used, problem.may)):
        return False
    wanted = Counter(dict(enumerate(map(add, problem.need, used))))
    wanted[JOKER] = problem.joker_need + answer.jokers
    # Nothing lost, nothing made up: 6.2 in the core's terms.
    if Counter(cell for meld in melds for cell in meld[3]) != wanted:
        return False
    return all(_is_sound_run(meld) if meld[0] == RUN else _is_sound_group(problem, meld) for meld in melds)


def _is_sound_run(meld: Meld) -> bool:
    _, colour, first, cells = meld
    places = [colour * NUMBERS + first - 1 + place for place in range(len(cells))]
    fits = all(cell in (JOKER, place) for cell, place in zip(cells, places, strict=True))
    # 3.4: not of jokers alone, which are below every tile.
    return fits and len(cells) >= SHORTEST and first + len(cells) - 1 <= NUMBERS and max(cells) > JOKER


def _is_sound_group(problem: Problem, meld: Meld) -> bool:
    _, _, number, cells = meld
    tiles = [cell for cell in cells if cell != JOKER]
    alike = all(tile % NUMBERS == number - 1 for tile in tiles)
    different = not problem.distinct or len(set(tiles)) == len(tiles)
    return alike and different and bool(tiles) and SHORTEST <= len(cells) <= problem.group_max


PATIENCE = 1500
"""Nodes before a search changes ends; after a try from both ends it has four times as much.

More than in the compiled core: better prices cost more here than some hundred nodes.
"""
FIRST_ROUNDS = 20
"""Steps then spent on better prices; the next time three times as many."""
LAST_ROUNDS = 540


def solve_problem(problem: Problem) -> Answer:
    """The answer of greatest worth to a problem."""
    check_problem(problem)
    budget = SearchBudget(problem)
    known = problem.floor if problem.known and problem.floor is not None else -1
    answer = None
    # If the budget may be spent soon, a play comes first, and what it leaves alone after that.
    hurried = problem.deadline_ns or 0 < problem.node_limit <= PATIENCE
    if not hurried or problem.known or not _wants_keeps(problem):
        answer, _ = _solve_whole(problem, budget, problem.placed, known)
    if answer is None:
        answer = _solve_in_turn(problem, budget)
    return answer._replace(nodes=budget.nodes)


def may_join(problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]) -> tuple[bytes, int]:
    """Whether there may be an answer with each of these blocks more, and the nodes it took: 0 is sure."""
    # One by one: the specification of what the compiled core does in one preparation.
    answers = [solve_problem(problem._replace(run_blocks=(*problem.run_blocks, block))) for block in runs]
    answers += [
        solve_problem(problem._replace(group_blocks=(*problem.group_blocks, block))) for block in groups
    ]
    may = bytes([answer.status is not Status.NONE for answer in answers])
    return may, sum(answer.nodes for answer in answers)


def _wants_keeps(problem: Problem) -> bool:
    blocks = (*problem.run_blocks, *problem.group_blocks)
    return bool(problem.keep_runs or problem.keep_groups or any(block[-1] for block in blocks))


class _Trouble(Enum):
    """Why a search has no answer to give: its patience is at its end, or the jokers find no place."""

    TIRED = 1
    CROWDED = 2


def _solve_whole(
    problem: Problem, budget: SearchBudget, exact: bool, known: int
) -> tuple[Answer | None, bool]:
    """Search, and if the surplus of jokers finds no place, search again in exact mode.

    The answer, None if the search is given up, and whether it was in exact mode.
    """
    # Exact mode needs no surplus: so a test can do without that lemma.
    exact = exact or bool(problem.without & Pruning.SURPLUS)
    answer = _search_from_ends(problem, budget, exact, known)
    # Nothing is concluded from jokers that did not fit (lemma 9, surplus).
    if answer is _Trouble.CROWDED:
        exact = True
        answer = _search_from_ends(problem, budget, exact, known)
    return None if isinstance(answer, _Trouble) else answer, exact


def _search_from_ends(problem: Problem, budget: SearchBudget, exact: bool, known: int) -> Answer | _Trouble:
    """Search from both ends in turn, each time with more patience.

    But the first time that old melds make it long it is given up: then the best weight is found first.
    """
    high, gives_up = begins_high(problem), known < 0 and _wants_keeps(problem)
    patience, width, rounds = problem.patience or PATIENCE, BEAM, 0
    # The same problem took 22 nodes from one end and 320,000 from the other, and nobody knows beforehand
    # which it is.
    for tries in count():
        setup = Prepared(mirrored(problem) if high else problem, exact, high)
        search = Search(setup, budget, known)
        if rounds and not problem.without & Pruning.PRICES:
            search.improve_prices(rounds)
        # If the dive reaches the bound, nothing is left to prove.
        answer = _dive_to_all(search, width) if tries else None
        found = answer or _search_once(search, patience)
        if found is not _Trouble.TIRED or gives_up:
            return mirrored_answer(found) if high and isinstance(found, Answer) else found
        # Both ends had the same patience: only now more of it, and better prices.
        if tries % 2:
            patience, width, rounds = patience * 4, width * 2, min(3 * rounds, LAST_ROUNDS) or FIRST_ROUNDS
        high = not high
    raise AssertionError


def _search_once(search: Search, patience: int) -> Answer | _Trouble:
    status, node = search.run(patience)
    if status is None:
        return _Trouble.TIRED
    if status is Status.BUDGET:
        return _best_found(search)
    if node is None:
        return _no_answer(search.setup.problem, Status.NONE)
    arrangement = Arrangement(search.setup, node)
    # Some joker found no end to lie at, so the weight that was promised is not reached.
    if not search.setup.exact and arrangement.place_surplus():
        return _Trouble.CROWDED
    return arrangement.answer(status, node.gain)


def _dive_to_all(search: Search, width: int) -> Answer | None:
    """The answer if a dive from the root reaches all that the bound allows: often, where much is possible."""
    bound = search.begin()
    best = _best_of_dive(search, width)
    if bound is not None and best is not None and best[0] >= bound:
        return best[1].answer(Status.OPTIMAL, best[0])
    # The dive has used up children: the search proper begins with all of them.
    search.begin()
    return None


def _solve_in_turn(problem: Problem, budget: SearchBudget) -> Answer:
    """First the best weight without a thought for old melds, then with it the most that can be kept."""
    run_blocks = tuple(RunBlock(*block[:3]) for block in problem.run_blocks)
    group_blocks = tuple(GroupBlock(*block[:3]) for block in problem.group_blocks)
    bare = problem._replace(run_blocks=run_blocks, group_blocks=group_blocks, keep_runs=(), keep_groups=())
    best, exact = _solve_whole(bare, budget, False, -1)
    if best is None or best.status is not Status.OPTIMAL:
        return best or _no_answer(problem, Status.NONE)
    answer, _ = _solve_whole(problem, budget, exact, best.weight)
    if answer is None or answer.melds is None:
        # The play is proven to be the best; only whether more could be left alone is not.
        return best._replace(status=Status.WEIGHED)
    return answer


def _best_found(search: Search) -> Answer:
    """The best that a short dive finds once the budget is spent."""
    best = _best_of_dive(search, BEAM)
    if best is None:
        return _no_answer(search.setup.problem, Status.BUDGET)
    return best[1].answer(Status.BUDGET if search.known < 0 else Status.WEIGHED, best[0])


def _best_of_dive(search: Search, width: int) -> tuple[int, Arrangement] | None:
    setup, best = search.setup, None
    for node in search.dive(width):
        # A gain is what a node comes to at most: jokers that then find no place take some of it away.
        if best and best[0] >= node.gain:
            break
        arrangement = Arrangement(setup, node)
        missing = 0 if setup.exact else arrangement.place_surplus()
        worth = node.gain - missing * setup.problem.joker_weight * setup.scale
        enough = arrangement.jokers >= setup.problem.joker_need and worth >= search.least
        if enough and (best is None or worth > best[0]):
            best = worth, arrangement
    return best


def _no_answer(problem: Problem, status: Status) -> Answer:
    return Answer(status, 0, 0, bytes(len(problem.may)), 0, None, 0)
