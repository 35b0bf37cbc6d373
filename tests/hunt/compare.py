"""The solver's answers to one position, held against the truth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tests.hunt.ends import End
from tests.hunt.position import Position
from tests.hunt.truth import Truth, kept, lain_table
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.solver import ANYHOW, BestTurn, Certainty, Goal, Wish, can_go_out, solve_turn
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.budget import USUAL, Tuning
from tilerummy.solver.count import count_turns

TOP = 5
MOST_JUDGED = 25
"""So many ends of a position are shown to the judge as well."""
MOST_COUNTED = 150
"""The legal turns are counted of positions with at most so many ends."""


def faults(
    position: Position, *, judge: bool = True, top: bool = True, most: int = 4000, tuning: Tuning = USUAL
) -> Iterator[str]:
    """What is wrong with the answers to a position; raises `TooMany` if it is too large to tell."""
    truth = Truth(position.setting, position.before, most)
    if judge:
        yield from _judged(truth)
        if len(truth.ends) <= MOST_COUNTED:
            counted = count_turns(truth.setting, truth.before)
            if counted != truth.count():
                yield f"count: {counted} for {truth.count()}"
    best = truth.best()
    out = can_go_out(truth.setting, truth.before, wish=Wish(least_change=False, tuning=tuning))
    if bool(out.play) != truth.goes_out():
        yield f"going out: {out.table} for {truth.goes_out()}"
    for wish in (Wish(tuning=tuning), Wish(least_change=False, tuning=tuning)):
        name = "least change" if wish.least_change else "any"
        solution = solve_turn(truth.setting, truth.before, wish)
        yield from (f"{name}: {fault}" for fault in _answer_faults(truth, solution, best))
        if wish.least_change and solution.play and (solution.tiles, solution.points) == best:
            keeps = kept(truth.old, lain_table(truth.setting, solution.table))
            if keeps != (most_kept := truth.most_kept()):
                yield f"{name}: keeps {keeps} sets of {most_kept} in {solution.table}"
    points = solve_turn(truth.setting, truth.before, Wish(Goal.POINTS, least_change=False))
    if (points.points, points.tiles) != truth.best("points"):
        yield f"points: {points.points} for {truth.best('points')}"
    if top:
        listed = list(islice(alternatives(truth.setting, truth.before, ANYHOW), TOP))
        worth = [(one.tiles, one.points) for one in listed]
        if worth != (plays := truth.plays(TOP)):
            yield f"top: {worth} for {plays}"


def _answer_faults(truth: Truth, solution: BestTurn, best: tuple[int, int]) -> Iterator[str]:
    if solution.status is Certainty.BEST_FOUND:
        yield "best found without a budget"
    if (solution.tiles, solution.points) != best:
        yield f"lays {solution.tiles} tiles, {solution.points} points for {best}"
    if (solution.status is Certainty.NO_PLAY) == bool(solution.play):
        yield f"{solution.status} with a play of {solution.tiles}"
    if solution.play:
        proposal = Proposal(solution.table, announced=True, opening=solution.opening)
        verdict = judge_play(truth.setting, truth.before, proposal)
        if not verdict.legal or verdict.laid != solution.play:
            yield f"{solution.table} is illegal: {[str(refusal) for refusal in verdict.refusals]}"
        if verdict.opening_value != solution.opening_value:
            yield f"an opening of {verdict.opening_value} is called one of {solution.opening_value}"


def _judged(truth: Truth) -> Iterator[str]:
    for end in truth.ends[:MOST_JUDGED]:
        legal = judge_play(truth.setting, truth.before, Proposal(written(end), announced=True)).legal
        if legal != truth.is_legal(end):
            yield f"the judge says {legal} to {written(end)}"


def written(end: End) -> Table:
    """An end as the rules know it."""
    return Table(Meld(one.tiles) for one in end.sets)
