"""The referee in a pipe: order, errors, exit statuses, streaming."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from tests.children import PATIENCE_S, run, running
from tilerummy.cli import main
from tilerummy.cli.command_input import LONGEST_LINE

RUN = '{"id": 1, "kind": "set", "set": ["r4", "r5", "*"]}\n'
COMMAND = (sys.executable, "-m", "tilerummy", "judge")
EXAMPLES = Path(__file__).parents[1] / "data" / "examples.json"


def judge(text: str | bytes, *options: str) -> Result:
    return CliRunner().invoke(main, ["judge", *options], input=text)


def answers(result: Result) -> list[Any]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_answers_come_in_the_order_of_the_questions() -> None:
    """One line out for each line in, blank lines apart."""
    lines = [json.dumps({"id": place, "kind": "set", "set": ["r4", "r5", "r6"]}) for place in range(5)]
    result = judge("\n\n".join(lines))
    assert result.exit_code == 0
    assert [answer["id"] for answer in answers(result)] == [0, 1, 2, 3, 4]


def test_file_and_standard_input_are_the_same(tmp_path: Path) -> None:
    """A file, a dash and nothing at all lead to the same answers."""
    file = tmp_path / "cases.jsonl"
    file.write_text(RUN, encoding="utf-8")
    assert judge("", str(file)).stdout == judge(RUN).stdout == judge(RUN, "-").stdout


def test_all_examples_in_one_stream() -> None:
    """Every example under every preset it names goes through the pipe with the expected verdict."""
    cases = json.loads(EXAMPLES.read_text(encoding="utf-8"))["cases"]
    turns = [case for case in cases if case["kind"] in ("legal_turn", "illegal_turn")]
    asked = [{**case, "rules": preset} for case in turns for preset in case["presets"]]
    result = judge("".join(json.dumps(case) + "\n" for case in asked))
    assert result.exit_code == 0
    verdicts = [answer["legal"] for answer in answers(result)]
    assert verdicts == [case["kind"] == "legal_turn" for case in asked]


def test_bad_lines_are_answered_and_the_stream_goes_on() -> None:
    """An error has the line's id if it can be read, and its number on stderr."""
    result = judge('{"id": "a", "kind": "set", "set": 7}\nrubbish\n' + RUN)
    assert result.exit_code == 2
    first, second, third = answers(result)
    assert first == {"id": "a", "error": "set: expected a list of tiles, not 7"}
    assert second == {"id": None, "error": "not JSON: Expecting value at character 1"}
    assert third["valid"]
    assert [line.partition(":")[0] for line in result.stderr.splitlines()] == ["line 1", "line 2"]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (b"\xff\xfe\n", "byte 1 is not UTF-8"),
        (b'{"id": NaN}\n', "NaN is not a number"),
        (b'{"id": -Infinity}\n', "Infinity is not a number"),
        (b"[" * 100_000 + b"\n", "nested too deeply"),
        (b'{"id": ' + b"9" * 10_000 + b"}\n", "a number is too long"),
        (b'"' + b"x" * (LONGEST_LINE + 10) + b'"\n', "the line is longer than"),
        (b'{"kind": "set", "set": ["\\ud800"]}\n', "is not a tile"),
        (b"null\n", "expected a JSON object, not null"),
        (b"\0\n", "not JSON"),
    ],
)
def test_garbage_is_answered(line: bytes, part: str) -> None:
    """No line, however bad, costs the next one its answer."""
    result = judge(line + RUN.encode())
    assert result.exit_code == 2
    bad, good = answers(result)
    assert part in bad["error"]
    assert good["valid"]


@given(st.lists(st.binary(max_size=40).filter(lambda line: b"\n" not in line), max_size=3))
def test_any_bytes_are_answered_line_by_line(lines: Sequence[bytes]) -> None:
    """As many answers come out as lines that are not blank went in."""
    result = judge(b"\n".join(lines))
    assert len(answers(result)) == sum(bool(line.strip()) for line in lines)
    assert result.exit_code in (0, 2)


def test_byte_order_mark_is_forgiven() -> None:
    """Some editors begin a file with an invisible mark."""
    assert judge(b"\xef\xbb\xbf" + RUN.encode()).exit_code == 0


def test_bug_of_ours_costs_one_answer_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that the judge fails at is answered as an error, not with a traceback."""

    def fail(*_: object) -> None:
        raise ZeroDivisionError("surprise")

    monkeypatch.setattr("tilerummy.cli.judge_command.judge_case", fail)
    result = judge(RUN + RUN)
    assert result.exit_code == 2
    assert [answer["error"] for answer in answers(result)] == [
        "tilerummy failed: ZeroDivisionError: surprise"
    ] * 2


OPENING = '{"kind": "opening_value", "sets": [["r2", "r3", "*"]]%s}\n'


def test_rules_and_set_choose_the_rules() -> None:
    """Options of the command hold for every line, fields of a line for that line."""
    assert answers(judge(OPENING % ""))[0]["value"] == 9
    assert answers(judge(OPENING % "", "--rules", "pro6-en"))[0]["value"] == 30
    assert answers(judge(OPENING % "", "--set", "opening_joker_value=10"))[0]["value"] == 15
    assert answers(judge(OPENING % ', "rules": "pro6-en"'))[0]["value"] == 30
    assert answers(judge(OPENING % ', "options": {"opening_joker_value": 11}'))[0]["value"] == 16


def test_set_that_fits_another_preset_waits_for_it() -> None:
    """Without --rules a change may be meant for the presets that the lines name."""
    change = "players=[2,6]"
    assert judge(OPENING % ', "rules": "pro6-en"', "--set", change).exit_code == 0
    assert judge(OPENING % "", "--set", change).exit_code == 2
    assert judge(OPENING % "", "--rules", "sabra", "--set", change).exit_code == 1


def test_house_file(tmp_path: Path) -> None:
    """A house's own rules are given like a preset."""
    house = tmp_path / "house.toml"
    house.write_text(
        CliRunner().invoke(main, ["rules", "pro6-en", "--set", "opening_min=40", "--toml"]).stdout
    )
    assert answers(judge(OPENING % "", "--rules", str(house))) == [{"value": 30, "reaches_minimum": False}]


class TestProcess:
    """What only a real process shows."""

    def test_each_answer_comes_before_the_next_question(self) -> None:
        """A program that talks to the judge line by line never waits in vain."""
        with running(COMMAND, stdin=PIPE, stdout=PIPE, text=True) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            for number in range(3):
                process.stdin.write(json.dumps({"id": number, "kind": "set", "set": []}) + "\n")
                process.stdin.flush()
                assert json.loads(process.stdout.readline())["id"] == number
            process.stdin.close()
            assert process.wait(timeout=PATIENCE_S) == 0

    def test_reader_that_leaves_is_no_error_worth_a_word(self) -> None:
        """A closed pipe ends the judge quietly."""
        with running(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            process.stdin.write(RUN.encode())
            process.stdin.close()
            assert process.wait(timeout=PATIENCE_S) == 1
            assert process.stderr.read() == b""

    def test_closed_standard_input_is_said(self) -> None:
        """Without any input there is nothing to read, and that is said in one line."""
        line = " ".join(["exec", f"'{COMMAND[0]}'", *COMMAND[1:], "<&-"])
        done = run(["sh", "-c", line])
        assert (done.returncode, done.stderr) == (2, "Error: standard input is closed\n")

    def test_garbage_bytes_exit_with_2(self) -> None:
        """Binary garbage is answered, not choked on."""
        done = run(COMMAND, given=b"\xff\0\n" + RUN.encode(), text=False)
        assert done.returncode == 2
        assert [*map(json.loads, done.stdout.splitlines())][1]["valid"]
        assert done.stderr == b"line 1: byte 1 is not UTF-8\n"
