"""The last look at an answer before it leaves: where no rule binds, this is all that the referee would ask.

The same as core/sound.c. It shares nothing with the search but the melds.
"""

from __future__ import annotations

from collections import Counter
from operator import add, gt

from tilerummy.solver.problem import JOKER, NUMBERS, RUN, Answer, Meld, Problem

SHORTEST = 3


def is_sound(problem: Problem, answer: Answer) -> bool:
    """Whether the answer to a problem without blocks is a table: valid melds of just the tiles it says."""
    assert answer.melds is not None
    used, melds = answer.used, answer.melds
    if answer.jokers > problem.joker_may or any(map(gt, used, problem.may)):
        return False
    wanted = Counter(dict(enumerate(map(add, problem.need, used))))
    wanted[JOKER] = problem.joker_need + answer.jokers
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
