"""The numbers the other way round: a problem may as well be laid from 13 down to 1."""

from collections.abc import Sequence
from typing import TypeVar

from tilerummy.solver.problem import NUMBERS, RUN, Answer, KeepGroup, KeepRun, Meld, Problem, RunBlock

Cell = TypeVar("Cell")


def begins_high(problem: Problem) -> bool:
    """Whether to begin at 13: there is less choice away from the tiles that could lie in a run or a group."""
    tiles = [need + may for need, may in zip(problem.need, problem.may, strict=True)]
    colours, in_runs = [0] * NUMBERS, [0] * NUMBERS
    for first in range(0, len(tiles), NUMBERS):
        length = 0
        for at, count in enumerate([*tiles[first : first + NUMBERS], 0]):
            if count:
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
