"""Fields that nothing reads are refused, with what was probably meant; positions may be text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main

SPOILT = '{"id": 3, "table": [["b4", "b5", "b6"]], "rack": ["b3", "b7"], "opend": false}\n'
CASES = Path(__file__).parents[1] / "data"


def asked(command: str, *options: str, line: str) -> tuple[int, dict[str, object]]:
    """What a command answers to one line."""
    done = CliRunner().invoke(main, [command, *options], input=line)
    return done.exit_code, json.loads(done.stdout)


@pytest.mark.parametrize("command", ["solve", "count"])
def test_a_slip_of_the_pen_is_noticed(command: str) -> None:
    """Protects answers: `opend` for `opened` would change them silently."""
    status, answer = asked(command, line=SPOILT)
    assert status == 2
    assert answer == {"id": 3, "error": '"opend": there is no such field; did you mean opened?'}
    status, answer = asked(command, "--lenient", line=SPOILT)
    assert (status, "error" in answer) == (0, False)


def test_the_judge_notices_it_too() -> None:
    """Protects verdicts, and the remarks that cases carry."""
    case = {"kind": "set", "set": ["r4", "r5", "r6"], "note": "a run", "expect": True, "joker_mean": []}
    status, answer = asked("judge", line=json.dumps(case))
    assert (status, answer["error"]) == (2, '"joker_mean": there is no such field; did you mean joker_means?')
    assert asked("judge", "--lenient", line=json.dumps(case))[0] == 0
    assert asked("judge", line=json.dumps({**case, "joker_mean": None} | {"zzz": 1}))[0] == 2


def test_the_given_cases_hold_no_unknown_field() -> None:
    """Protects those who keep cases: all fields of the given examples and optima are known."""
    cases = json.loads((CASES / "examples.json").read_text("utf-8"))["cases"]
    done = CliRunner().invoke(main, ["judge"], input="\n".join(map(json.dumps, cases)))
    assert "no such field" not in done.stdout
    optimum = json.loads((CASES / "optima.json").read_text("utf-8"))[0]
    assert asked("solve", line=json.dumps(optimum))[0] == 0


def test_a_position_as_text_is_a_question() -> None:
    """Protects pipes of positions: the line itself, or a field of an object that has an id and a goal."""
    text = "sabra;opened;b8 b9 b10;b11 k8 r8"
    assert asked("solve", line=text)[1]["tiles"] == 3
    wrapped = json.dumps({"id": 1, "position": text, "goal": "points"})
    status, answer = asked("solve", line=wrapped)
    assert (status, answer["id"], answer["points"]) == (0, 1, 27)
    assert asked("count", line="sabra.opened.b4b5b6.b3b7")[0] == 2
    assert asked("count", line=json.dumps({"position": "sabra.opened.b4b5b6.b3b7"}))[1] == {"turns": 3}
    status, answer = asked("solve", line=json.dumps({"position": text, "rack": ["r1"]}))
    assert (status, answer["error"]) == (2, "rack: the position says it already; give the one or the other")
    assert asked("solve", "--set", "opening_min=0", line="sabra;nobody;;b8 b9 b10")[1]["tiles"] == 3
    assert "no set" not in str(asked("solve", line="sabra;opened;b8 b9 b11;b10")[1]["error"])


def test_a_position_is_drawn() -> None:
    """Protects `draw`: a position is a table with a rack below it."""
    done = CliRunner().invoke(main, ["draw", "sabra;opened;r4 r5 r6;r7 k1"])
    assert done.exit_code == 0
    assert "Rack with 2 tiles" in done.stdout
    assert CliRunner().invoke(main, ["draw", "sabr;opened;;r1"]).exit_code == 2


def test_an_operator_hears_that_there_is_no_database(tmp_path: Path) -> None:
    """Protects `admin`: a wrong path is said, and no empty database is made there."""
    nowhere = tmp_path / "nowhere.db"
    done = CliRunner().invoke(main, ["admin", "--database", f"sqlite:///{nowhere}", "tables"])
    assert done.exit_code == 1
    assert f"there is no database at {nowhere}" in done.stderr
    assert not nowhere.exists()
