"""The check of certificates: nothing of the solver takes part in it, nor is imported for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from tilerummy.certificate.claim import Claim, ProofWay, fault_of
from tilerummy.library.position_text import check_sets, read_json
from tilerummy.rules.judging.json_question import Question, read_whole, refuse_unknown
from tilerummy.rules.judging.judge import check_tiles
from tilerummy.rules.judging.turn import Drawn, Origin, Proposal
from tilerummy.rules.preset import DEFAULT_PRESET, load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import read_tile

VERSION = 1
MOST_BEGINNINGS = 1_000_000_000
FIELDS = ("certificate", "position", "goal", "take", "turn", "tiles", "points", "proof", "not_certified")
TILES, POINTS = "tiles", "points"
"""What comes first."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of a certificate found. It is true if it is proved that no turn is better.

    >>> import tilerummy as tr
    >>> certificate = tr.solve("r3 r4 r5", "r6 b1", certificate=True).certificate
    >>> tr.check(certificate)
    Checked(proved=True, message='no turn is better: tiles 1, points 6')
    >>> tr.check({**certificate, "points": 7}).message
    'the turn lays tiles 1, points 6, not tiles 1, points 7'
    """

    proved: bool
    message: str

    def __bool__(self) -> bool:
        """Whether it is proved: `if tr.check(...)` asks what it seems to ask."""
        return self.proved


def check(certificate: Mapping[str, object] | str) -> Checked:
    """Whether a certificate, a dictionary or JSON, proves that no turn is better.

    The referee judges the turn, and all the cases in which a better turn would have to be are listed and
    closed anew. None of the code that found the answer takes part.

    What is malformed (no JSON, a field that is missing, unknown or of another kind, another form than 1, a
    position that cannot be) raises `Unreadable`, and nothing else is ever raised. What can be read and proves
    nothing (another turn, other figures, cases left out or closed too early, a `not_certified`) gives a
    `Checked` that is false, and its `message` says why.

    >>> import tilerummy as tr
    >>> best = tr.Position("r3 r4 * | n9 b9 w9", rack="r5 r9 b1", rules="rummy").solve(certificate=True)
    >>> tr.check(best.certificate).proved
    True
    >>> tr.check({"certificate": 1, "tiles": 2})
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.Unreadable: position: it is missing
    """
    if not isinstance(certificate, str | Mapping):
        raise Unreadable(f"certificate: expected a dictionary or JSON as text, not {certificate!r}")
    try:
        given: object = json.loads(certificate) if isinstance(certificate, str) else certificate
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"not JSON: {error}") from None
    fields = Question(dict(given) if isinstance(given, Mapping) else given)
    refuse_unknown(given, FIELDS, "a certificate has " + ", ".join(FIELDS))
    if fields.whole("certificate", 0, 1_000) != VERSION:
        raise Unreadable(f"certificate: expected {VERSION}, the form that is known here")
    claim, turn = _read_claim(fields)
    why = fields.value("not_certified") if fields.has("not_certified") else None
    if why is not None:
        return Checked(False, f"not certified: {why}")
    way, cases = _read_proof(fields.value("proof"))
    fault = fault_of(claim, turn, way, cases)
    return Checked(fault is None, fault or f"no turn is better: tiles {claim.tiles}, points {claim.points}")


def _read_claim(fields: Question) -> tuple[Claim, Proposal | None]:
    situation = read_json(fields.value("position"), load(DEFAULT_PRESET), {})
    setting, before = situation.setting, situation.before
    check_sets(setting, before.table)
    check_tiles(setting, before)
    taken = _read_take(fields.text("take"))
    goal = fields.word("goal", (TILES, POINTS))
    tiles, points = (read_whole(name, fields.value(name), 0, 1_000_000) for name in ("tiles", "points"))
    claim = Claim(setting, before, goal == POINTS, tiles, points, taken)
    if not fields.has("turn"):
        return claim, None
    turn = Question(fields.value("turn"))
    opening = tuple(turn.table("opening")) if turn.has("opening") else None
    drawn = () if taken is None else (taken,)
    return claim, Proposal(turn.table("table"), drawn=drawn, opening=opening, announced=True)


def _read_take(text: str | None) -> Drawn | None:
    if text is None:
        return None
    origin, _, tile = text.partition(" ")
    if origin not in (Origin.DISCARD, Origin.FACE_UP):
        raise Unreadable(f"take: expected a text such as 'discard r7', not {text[:40]!r}")
    return Drawn(read_tile(tile), Origin(origin))


def _read_proof(asked: object) -> tuple[ProofWay, list[tuple[str, int]]]:
    proof = Question(asked)
    way = proof.word("way", tuple(ProofWay))
    cases = proof.value("cases")
    if way is None or not isinstance(cases, list):
        raise Unreadable("proof: expected its way and its cases in a list")
    read = []
    for each in cases:
        case = Question(each)
        name = case.value("case")
        if not isinstance(name, str):
            raise Unreadable("case: expected a text")
        read.append((name, read_whole("beginnings", case.value("beginnings"), 0, MOST_BEGINNINGS)))
    return ProofWay(way), read
