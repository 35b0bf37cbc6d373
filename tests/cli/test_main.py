"""The door of the command line: help, version, errors."""

from __future__ import annotations

import os
import sys
from io import BytesIO, TextIOWrapper

import pytest
from click.testing import CliRunner

from tests.children import run, run_python
from tilerummy.cli import COMMANDS, main, use_letters_of

RUNNER = CliRunner()


def test_alone_it_shows_its_help() -> None:
    """Whoever types the bare name learns what there is."""
    bare, asked = RUNNER.invoke(main, []), RUNNER.invoke(main, ["--help"])
    assert bare.exit_code == 0
    assert bare.output == asked.output
    assert all(f"  {name} " in bare.output for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    """The help of a command shows how it is typed."""
    shown = RUNNER.invoke(main, [name, "--help"])
    assert shown.exit_code == 0
    assert f"tilerummy {name} " in shown.output.partition("Examples:")[2]


def test_help_loads_no_command() -> None:
    """The help must come at once, so it may not load what it only lists."""
    code = (
        "import sys\n"
        "from tilerummy.cli import main\n"
        "try: main(['--help'])\n"
        "finally: print([name for name in sys.modules if name.startswith('tilerummy.')])\n"
    )
    said = run_python(code)
    loaded = "['tilerummy.rules', 'tilerummy.rules.notebook', 'tilerummy.cli']"
    assert said.splitlines()[-1] == loaded


def test_version() -> None:
    """The version is one line."""
    shown = RUNNER.invoke(main, ["--version"])
    assert (shown.exit_code, shown.output.count("\n")) == (0, 1)
    assert shown.output.startswith("tilerummy ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["nosuch"],
        ["judge", "--nosuch"],
        ["judge", "--rules", "nosuch"],
        ["judge", "--set", "nosuch=1"],
        ["judge", "--set", "penalty_tiles"],
        ["judge", "--rules", "nosuch.toml"],
        ["rules", "sabra", "--set", "players=[2,9]"],
        ["rules", "--toml"],
        ["rules", "sabra", "--toml", "--json"],
        ["draw", "r7", "--as", "hat"],
        ["draw", "r7", "--colours", "xyz"],
        ["draw", "r7", "-o", "no/such/folder/tile.svg"],
        ["replay", "--step"],
    ],
)
def test_wrong_usage_is_one_line_and_status_1(arguments: list[str]) -> None:
    """A slip at the keyboard gets one line that helps."""
    done = RUNNER.invoke(main, arguments)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["judge", "verify", "replay"])
def test_missing_file_is_status_2(name: str) -> None:
    """A file that is not there is input that cannot be read."""
    done = RUNNER.invoke(main, [name, "no such file"])
    assert done.exit_code == 2
    assert done.stderr == "Error: no such file could not be read: No such file or directory\n"


def test_unforeseen_failure_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a bug of ours is told in one line."""

    def fail(*_: object) -> None:
        raise RuntimeError("surprise")

    monkeypatch.setattr("tilerummy.cli.version_text", fail)
    done = RUNNER.invoke(main, ["--version"])
    told = "Error: tilerummy failed: RuntimeError: surprise (tilerummy --traceback COMMAND shows where)\n"
    assert (done.exit_code, done.stderr) == (1, told)


@pytest.mark.parametrize("asked", [["--traceback"], []])
def test_a_traceback_is_shown_to_who_asks(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks for the cause gets it, by the option or by the environment, and the line too."""

    def fail(*_: object) -> None:
        raise RuntimeError("surprise")

    monkeypatch.setattr("tilerummy.cli.judge_command.answer_stream", fail)
    done = RUNNER.invoke(main, [*asked, "judge", "-"], env={} if asked else {"TILERUMMY_TRACEBACK": "1"})
    assert done.exit_code == 1
    assert "Traceback (most recent call last)" in done.stderr
    assert "in fail" in done.stderr
    assert done.stderr.endswith("Error: tilerummy failed: RuntimeError: surprise\n")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rumikub", "rummy"),
        ("sabre", "sabra"),
        ("baltic", "baltic-ru, baltic-et, baltic-lv or baltic-lt"),
        ("clasic", "classic"),
    ],
)
def test_a_preset_that_was_mistyped_is_guessed(typed: str, meant: str) -> None:
    """Protects whoever knows the game by a name of their own."""
    done = CliRunner().invoke(main, ["rules", typed])
    assert f"did you mean {meant}?" in done.stderr


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("ascii", "pioda: 'l' - x 3"),
        ("latin-1", "pi\u00f3da: 'l' - \u00d7 3"),
        ("utf-8", "pi\u00f3da: \u2018\u0142\u2019 \u2013 \u00d7 3"),
    ],
)
def test_a_terminal_gets_letters_it_can_show(encoding: str, shown: str) -> None:
    """Protects terminals that know few letters from errors and from question marks."""
    screen = TextIOWrapper(BytesIO(), encoding)
    use_letters_of(screen)
    screen.write("pi\u00f3da: \u2018\u0142\u2019 \u2013 \u00d7 3")
    screen.flush()
    assert screen.buffer.getvalue().decode(encoding) == shown


def test_a_plain_solver_says_so() -> None:
    """Protects those whose solver is slow: the version tells that it is the plain one, and why."""
    environment = {**os.environ, "TILERUMMY_PLAIN": "1"}
    done = run([sys.executable, "-m", "tilerummy", "--version"], env=environment, check=True)
    assert done.stdout.endswith("(solver: plain Python, slower than the C core, as TILERUMMY_PLAIN asks)\n")
