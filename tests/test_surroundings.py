"""The surroundings of a run: what tests depend on is set, and no process outlives the one who started it."""

from __future__ import annotations

import ast
import os
import signal
import sys
import time
import uuid
from pathlib import Path
from subprocess import PIPE
from typing import IO

import pytest

from tests import children

TESTS = Path(__file__).parent
DOORS = {"children.py"}
"""Files that may start a process themselves. `server/warm.py` forks what `children` has started."""
STARTERS = {"Popen", "run", "call", "check_call", "check_output", "create_subprocess_exec"}
ENDLESS = "import sys; print('here', flush=True); sys.stdin.read()"


def starts_by_itself(tree: ast.Module) -> bool:
    """Whether a file calls `subprocess` or asyncio's way to start something."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in STARTERS
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in ("subprocess", "asyncio")
        and (node.func.value.id, node.func.attr) != ("asyncio", "run")
        for node in ast.walk(tree)
    )


@pytest.mark.wide
def test_one_place_starts_processes() -> None:
    """Protects the machine of whoever runs the tests: all is started where it is ended."""
    files = [path for path in TESTS.rglob("*.py") if path.name not in DOORS]
    assert starts_by_itself(ast.parse("subprocess.run(['ls'])"))
    assert [path.name for path in files if starts_by_itself(ast.parse(path.read_text("utf-8")))] == []


def test_a_child_hears_ctrl_c() -> None:
    """Protects runs in the background, where it is ignored: a child of such a run would ignore it too."""
    said = children.run_python("import signal; print(signal.getsignal(signal.SIGINT).__name__)")
    assert said.strip() == "default_int_handler"


def test_a_child_dies_with_the_block_that_started_it() -> None:
    """Protects the machine when a test fails half-way: the child goes, and what it has started goes too."""
    starter = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {ENDLESS!r}])"
    read, write = os.pipe()
    with os.fdopen(read, "rb") as said:
        with pytest.raises(ZeroDivisionError):
            fail_beside([sys.executable, "-c", starter], write, said)
        assert said.read() == b""  # it would wait for ever while somebody has the other end open


def fail_beside(command: list[str], write: int, said: IO[bytes]) -> None:
    with children.running(command, stdin=PIPE, stdout=write):
        os.close(write)
        assert said.readline() == b"here\n"
        raise ZeroDivisionError


def test_whoever_is_left_is_found_and_ended() -> None:
    """Protects the end of a run: a child that got away, into a session of its own, is found by its mark."""
    mark = uuid.uuid4().hex
    environment = {**os.environ, children.MARK: mark}
    with children.running([sys.executable, "-c", ENDLESS], stdin=PIPE, stdout=PIPE, env=environment) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert [*children.left_behind(mark)] == [child.pid]
        assert ENDLESS in children.end_all(mark, patience_s=0)[child.pid]
        assert child.wait(children.PATIENCE_S) == -signal.SIGKILL
    assert children.left_behind(mark) == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [("LC_ALL", "C.UTF-8"), ("TZ", "UTC"), ("TERM", "dumb"), ("NO_COLOR", None), ("DISPLAY", None)],
)
def test_the_environment_is_that_of_the_tests(name: str, value: str | None) -> None:
    """Protects newcomers elsewhere: no test depends on their language, clock, colours or screen."""
    assert os.environ.get(name) == value


def test_time_and_home_are_those_of_the_tests() -> None:
    """Protects the same: the clock tells UTC, and the home of a run can be written to and is nobody's."""
    assert time.localtime(0).tm_hour == 0
    assert os.access(Path.home(), os.W_OK)
    assert Path.home().name.startswith("tr-home-")
