"""The check of a certificate: the referee looks at the turn, and every case is closed once more."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.certificate.proof import Claim, Way, show
from tilerummy.rules.judging.judge import judge_any_play
from tilerummy.rules.judging.turn import Proposal


def fault_of(claim: Claim, turn: Proposal | None, way: Way, cases: Sequence[tuple[str, int]]) -> str | None:
    """What is wrong with a claim, its turn and its cases; None if all of it holds."""
    laid = (0, 0)
    if turn is not None:
        verdict = judge_any_play(claim.setting, claim.before, turn)
        if not verdict:
            return f"the turn is not legal: {verdict.message}"
        laid = len(verdict.laid), sum(map(claim.setting.rack_points, verdict.laid))
    if laid != (claim.tiles, claim.points):
        claimed = f"tiles {claim.tiles}, points {claim.points}"
        return f"the turn lays tiles {laid[0]}, points {laid[1]}, not {claimed}"
    given = iter(cases)
    for name, count in show(claim, way):
        case, said = next(given, ("nothing", 0))
        if count is None:
            return f"a better turn is not ruled out here: {name or 'any table'}"
        if (case, said) != (name, count):
            return f"expected case {name or 'any table'!r} closed after {count}, not {case!r} after {said}"
    return None if next(given, None) is None else "there are more cases than the position has"
