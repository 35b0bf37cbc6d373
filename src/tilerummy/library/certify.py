"""Certificates as JSON: a turn, and why no turn is better."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tilerummy.certificate.claim import Claim, ProofWay, show
from tilerummy.library.certificate import VERSION
from tilerummy.library.position_text import read_json, write_json
from tilerummy.library.situation import Situation
from tilerummy.rules.judging.turn import Drawn
from tilerummy.solver import BestTurn, Certainty, Goal

Certificate = dict[str, object]


def certificate_of(
    situation: Situation, solution: BestTurn, goal: Goal, taken: Drawn | None = None
) -> Certificate:
    """The certificate of an answer; where nothing can be proved it says so, and why."""
    position = json.loads(write_json(situation))
    # Cases are named by sets as they are written: the checker reads no other position than this one.
    as_read = read_json(position, situation.setting.rules, {})
    proof = _proof(as_read, solution, goal, taken)
    opening = solution.opening
    turn = {
        "table": [[tile.text for tile in meld] for meld in solution.table],
        "opening": None if opening is None else [[tile.text for tile in meld] for meld in opening],
    }
    written: Certificate = {
        "certificate": VERSION,
        "position": position,
        "goal": goal.value,
        "take": None if taken is None else f"{taken.origin} {taken.tile.text}",
        "turn": turn if solution.play else None,
        "tiles": solution.tiles,
        "points": solution.points,
    }
    if isinstance(proof, str):
        return {**written, "not_certified": proof}
    cases = [{"case": name, "beginnings": count} for name, count in proof.cases]
    return {**written, "proof": {"way": proof.way.value, "cases": cases}}


@dataclass(frozen=True, slots=True)
class CaseProof:
    """How it is shown that no turn is better: its cases, each closed after so many beginnings."""

    way: ProofWay
    cases: tuple[tuple[str, int], ...]


def _proof(situation: Situation, solution: BestTurn, goal: Goal, taken: Drawn | None) -> CaseProof | str:
    """A proof that no turn is better, or why there is none."""
    if solution.status is Certainty.BEST_FOUND:
        return "the search was stopped before it was sure"
    claim = Claim(
        situation.setting, situation.before, goal is Goal.POINTS, solution.tiles, solution.points, taken
    )
    # The quickest way first: most positions need no other.
    opening = [ProofWay.SHORT] if claim.opens and not claim.tiles else []
    outcomes = [ProofWay.FATES] if any(meld.jokers for meld in claim.before.table) else []
    for way in (*opening, ProofWay.FREE, *outcomes, *([ProofWay.OPENING] if claim.opens else [])):
        cases = _all_closed(claim, way)
        if cases is not None:
            return CaseProof(way, cases)
    return "the rules bind this position in ways that a certificate cannot tell, or it has too many cases"


def _all_closed(claim: Claim, way: ProofWay) -> tuple[tuple[str, int], ...] | None:
    cases = []
    for name, count in show(claim, way):
        if count is None:
            return None
        cases.append((name, count))
    return tuple(cases)
