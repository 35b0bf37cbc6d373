"""A certificate for an answer: the way in which it can be shown that no turn is better, if one is found."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.certificate.proof import Claim, Way, show
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.setting import Setting
from tilerummy.solver.best_turn import BestTurn, Certainty
from tilerummy.solver.encoding import Goal


@dataclass(frozen=True, slots=True)
class Proof:
    """How it is shown that no turn is better: its cases, each closed after so many beginnings."""

    way: Way
    cases: tuple[tuple[str, int], ...]


def proof_of(
    setting: Setting, before: Before, solution: BestTurn, goal: Goal, taken: Drawn | None
) -> Proof | str:
    """A proof that no turn is better, or why there is none."""
    if solution.status is Certainty.BEST_FOUND:
        return "the search was stopped before it was sure"
    claim = Claim(setting, before, goal is Goal.POINTS, solution.tiles, solution.points, taken)
    for way in _ways(claim):
        cases = _closed(claim, way)
        if cases is not None:
            return Proof(way, cases)
    return "the rules bind this position in ways that a certificate cannot tell, or it has too many cases"


def _ways(claim: Claim) -> list[Way]:
    """The ways that may do, the quickest first."""
    opening = [Way.SHORT] if claim.opens and not claim.tiles else []
    fates = [Way.FATES] if any(meld.jokers for meld in claim.before.table) else []
    return [*opening, Way.FREE, *fates, *([Way.OPENING] if claim.opens else [])]


def _closed(claim: Claim, way: Way) -> tuple[tuple[str, int], ...] | None:
    cases = []
    for name, count in show(claim, way):
        if count is None:
            return None
        cases.append((name, count))
    return tuple(cases)
