"""Certificates: what they prove is so, and whoever changes one is found out."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import tilerummy as tr
from tests.hunt.draw import draw
from tilerummy.certificate.claim import Claim, ProofWay, show
from tilerummy.cli import main
from tilerummy.rules.refusal import Unreadable
from tilerummy.solver import ANYHOW, solve_turn

CHECKER = Path(__file__).parents[2] / "src" / "tilerummy" / "certificate"
MOST_LINES = 400

Certificate = dict[str, Any]
ONE_OF_EACH_WAY = {
    ProofWay.SHORT: "sabra;nobody;;r3 r4 r5 k9 b9 y2",
    ProofWay.FREE: "sabra;opened;k9 b9 y9 | r3 r4 *;r5 r9 b1 k2 k3",
    ProofWay.FATES: "rummy;opened;n9 b9 w9 | r3 r4 *;r5 r9 b1",
    ProofWay.OPENING: "classic;others;k7 k8 k9;k4 k6 k7 r10 y10 y12 b1 *",
}


def certified(text: str) -> Certificate:
    """The certificate of a position, by way of JSON."""
    found = tr.Position.from_text(text).solve(certificate=True).certificate
    read: Certificate = json.loads(json.dumps(found))
    return read


@pytest.mark.parametrize("way", ProofWay)
def test_each_way_proves_what_it_should(way: ProofWay) -> None:
    """Protects the ways: each is used where it is the first that will do, and its certificate holds."""
    certificate = certified(ONE_OF_EACH_WAY[way])
    assert certificate["proof"]["way"] == way
    assert tr.check(certificate)
    assert tr.check(json.dumps(certificate)).proved


@pytest.mark.parametrize("preset", tr.presets())
def test_positions_of_every_preset_are_certified(preset: str) -> None:
    """Protects every box: a table with a joker set, a rack that fits it, opened and not."""
    a, b, c, d = tr.preset(preset).palette(4)[:4]
    table = f"{a}9 {b}9 {c}9 | {b}3 {b}4 * | {c}5 {c}6 {c}7 {c}8"
    for opened, rack in (
        ("opened", f"{b}5 {d}9 {a}2 {a}3 {c}9 {d}13"),
        ("others", f"{a}11 {a}12 {a}13 {d}9 {c}1"),
        ("others", f"{a}1 {b}1 {d}2 {c}12"),
    ):
        certificate = certified(f"{preset};{opened};{table};{rack}")
        assert "not_certified" not in certificate
        assert tr.check(certificate)


def test_the_order_of_tiles_does_not_matter() -> None:
    """Protects positions as they lie: a certificate writes sets in its own order, and so do its cases."""
    best = tr.Position("w9 * n9 r9 | r3 r4 r5", "w7 w8 b1", "rummy").solve(certificate=True)
    assert '"way": "fates"' in json.dumps(best.certificate)
    assert tr.check(best.certificate)


def _turn_gone(certificate: Certificate) -> None:
    certificate |= {"turn": None, "tiles": 0, "points": 0}


def _case_dropped(certificate: Certificate) -> None:
    certificate["proof"]["cases"].pop()


def _case_added(certificate: Certificate) -> None:
    certificate["proof"]["cases"].append({"case": "and nothing else", "beginnings": 0})


def _case_renamed(certificate: Certificate) -> None:
    certificate["proof"]["cases"][0]["case"] += "!"


def _fewer_looked_at(certificate: Certificate) -> None:
    certificate["proof"]["cases"][-1]["beginnings"] += 1


def _more_points(certificate: Certificate) -> None:
    certificate["points"] += 1


def _more_tiles(certificate: Certificate) -> None:
    certificate["tiles"] += 1


def _better_rack(certificate: Certificate) -> None:
    """A rack with which more can be laid than is claimed."""
    more = {"SHORT": ["r10", "r11", "r12"], "FREE": ["k4"], "FATES": ["r2"], "OPENING": ["k10", "b10"]}
    certificate["position"]["rack"] += more[ProofWay(certificate["proof"]["way"]).name]


def _set_added(certificate: Certificate) -> None:
    turn = certificate["turn"] or {"table": [*certificate["position"]["table"]], "opening": None}
    turn["table"].append(["r1", "r2", "r3"])
    certificate["turn"] = turn


TAMPERED: list[Callable[[Certificate], None]] = [
    _turn_gone, _case_dropped, _case_added, _case_renamed, _fewer_looked_at, _more_points, _more_tiles,
    _better_rack, _set_added,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("way", ProofWay)
def test_a_forged_certificate_is_refused(way: ProofWay, tamper: Callable[[Certificate], None]) -> None:
    """Protects who trusts a check: whatever is changed in a certificate, it holds no longer."""
    certificate = certified(ONE_OF_EACH_WAY[way])
    tamper(certificate)
    if certificate == certified(ONE_OF_EACH_WAY[way]):
        return  # nothing was laid, and the turn was not there to be taken away
    checked = tr.check(certificate)
    assert not checked
    assert checked.message


def test_a_way_that_proves_less_is_refused() -> None:
    """Protects positions where rules bind: that free jokers could do no better is not so there."""
    certificate = certified(ONE_OF_EACH_WAY[ProofWay.FATES])
    certificate["proof"] |= {"way": ProofWay.FREE, "cases": [{"case": "", "beginnings": 5}]}
    assert tr.check(certificate).message == "a better turn is not ruled out here: any table"


def test_no_way_proves_too_little() -> None:
    """Protects the proof itself: a claim below the best turn is never shown, by whatever mixture of rules."""
    asked = 0
    for number in range(90):
        position = draw(Random(f"certificate {number}"), tiles=11)
        setting, before = position.setting, position.before
        best = solve_turn(setting, before, ANYHOW)
        if not best.play:
            continue
        asked += 1
        less = Claim(setting, before, False, best.tiles, best.points - 1)
        for way in ProofWay:
            assert any(count is None for _, count in show(less, way)), (str(position), way)
    assert asked > 30


@pytest.mark.parametrize(
    ("text", "way", "cases"),
    [
        ("sabra joker_after_swap=rack_allowed;opened;k5 r5 b5 *;y5 k1", ProofWay.FREE, ["", "1 to the rack"]),
        (
            "sabra joker_after_swap=rack_allowed joker_sets=same_meaning;opened;"
            "k6 k7 k8 * | r3 r4 r5 *;r6 b2 b11 y2 y11",
            ProofWay.FATES,
            [
                "k6 k7 k8 *: bound k9; r3 r4 r5 *: bound r6",
                "k6 k7 k8 *: bound k9; r3 r4 r5 *: by_rack r6",
                "k6 k7 k8 *: bound k9; r3 r4 r5 *: by_rack r6; 1 to the rack",
            ],
        ),
    ],
)
def test_a_joker_may_go_to_the_rack(text: str, way: ProofWay, cases: list[str]) -> None:
    """Protects rules under which a swapped joker may be taken up: each number of them is a case."""
    certificate = certified(text)
    assert certificate["proof"]["way"] == way
    assert [case["case"] for case in certificate["proof"]["cases"]] == cases
    assert tr.check(certificate)
    certificate["proof"]["cases"].pop()
    assert not tr.check(certificate)


def test_what_is_not_proved_is_not_claimed() -> None:
    """Protects honesty: where a certificate cannot be made it says so and why, and a check is false."""
    certificate = certified("baltic-lt;opened;r7 b7 * | b7 y7 *;b5")
    assert "proof" not in certificate
    assert tr.check(certificate).message.startswith("not certified: the rules bind this position in ways")
    found = tr.Position.from_text(ONE_OF_EACH_WAY[ProofWay.FREE]).solve(budget_ms=0.000_001, certificate=True)
    assert found.optimal or "not_certified" in found.certificate


@pytest.mark.parametrize(
    "change",
    [
        {"certificate": 2},
        {"position": {"rack": ["r99"]}},
        {"position": "nothing"},
        {"proof": {"way": "magic", "cases": []}},
        {"proof": {"way": "free", "cases": [7]}},
        {"proof": {"way": "free", "cases": [{"case": 1, "beginnings": 1}]}},
        {"proof": None},
        {"tiles": -1},
        {"take": "somewhere r7"},
        {"prof": 1},
    ],
)
def test_what_is_no_certificate_is_told(change: dict[str, object]) -> None:
    """Protects users: bad input gets a clear error."""
    with pytest.raises(Unreadable):
        tr.check({**certified(ONE_OF_EACH_WAY[ProofWay.FREE]), **change})


def test_certificates_go_through_a_pipe() -> None:
    """Protects the command line: what --certificate writes --check reads, and its status tells."""
    run = CliRunner()
    solved = run.invoke(main, ["solve", "--certificate"], input="\n".join(ONE_OF_EACH_WAY.values()))
    checked = run.invoke(main, ["solve", "--check"], input=solved.stdout)
    assert (checked.exit_code, checked.stdout.count('"proved": true')) == (0, len(ProofWay))
    forged = solved.stdout.replace('"points": 1', '"points": 2')
    assert run.invoke(main, ["solve", "--check"], input=forged).exit_code == 1
    nonsense = run.invoke(main, ["solve", "--check"], input="[1]")
    assert (nonsense.exit_code, "expected a certificate" in nonsense.stdout) == (2, True)


def test_the_checker_is_short() -> None:
    """Protects those who want to read it: at most 400 lines of code."""
    total = 0
    for file in CHECKER.glob("*.py"):
        text = file.read_text("utf-8")
        said = [
            line
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        ]
        lines = enumerate(text.splitlines(), 1)
        total += sum(bool(line.strip()) and line.strip()[0] != "#" and at not in said for at, line in lines)
    assert 100 < total <= MOST_LINES
