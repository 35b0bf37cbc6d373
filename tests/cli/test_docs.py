"""The examples of docs/cli.md, run as they stand."""

from __future__ import annotations

import os
import re
import shlex
import sys
from functools import cache
from pathlib import Path

import click
import pytest

import tilerummy
from tests.children import run
from tests.match import play_match
from tests.sizes import every
from tilerummy.cli import COMMANDS, main
from tilerummy.rules.match.record import write_record
from tilerummy.rules.preset import load
from tools.copied_lines import PLAIN, as_shown, console_examples, fenced_commands, lacking, readme_commands

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## ([\w-]+)(.*?)(?=^## |\Z)", PAGE, flags=re.MULTILINE | re.DOTALL))


@cache
def record() -> str:
    """A match that was played."""
    _, events = play_match(load("sabra"), 2, 1)
    return write_record(events)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a record in it and the command on its path."""
    (tmp_path / "match.txt").write_text(record(), encoding="utf-8")
    command = tmp_path / "tilerummy"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilerummy "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("name", every(2, SECTIONS))
def test_examples_of_a_section(place: Path, name: str) -> None:
    """What the page shows is what comes out; dots stand for anything."""
    source = Path(next(iter(tilerummy.__path__))).parent
    env = {**os.environ, "PATH": f"{place}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(source)}
    for command, shown in console_examples(SECTIONS[name]):
        done = run(["sh", "-c", command], cwd=place, env=env)
        said = (done.stderr + done.stdout).strip()
        assert "Traceback" not in said
        assert as_shown(shown, said), f"{command}\n{said}"


def test_every_command_has_its_section() -> None:
    """A command without a section on the page would be a secret."""
    assert [*SECTIONS] == [*COMMANDS, "--version"]


def test_the_commands_of_the_readme_are_found() -> None:
    """Protects `./run build`, which copies them: those that end by themselves, and no others."""
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    commands = [*readme_commands(readme)]
    assert {command.split()[1] for command in commands} <= set(COMMANDS)
    assert "tilerummy verify examples/match.txt" in commands
    assert len(commands) >= 10
    assert not any(command.split()[1] in ("play", "serve") for command in commands)


def test_other_output_is_noticed() -> None:
    """Protects the comparison itself: dots stand for anything, all else is taken at its word."""
    assert as_shown("a ... c", "a b c")
    assert not as_shown("a ... c", "a b d")
    assert not as_shown("(a)", "a")


def test_lines_in_plain_fences_can_be_copied() -> None:
    """Protects whoever follows docs/hosting.md: what a block installs is enough for what it runs then."""
    root = Path(__file__).parents[2]
    found = [
        (page, installed, command)
        for page in PLAIN
        for installed, command in fenced_commands((root / page).read_text(encoding="utf-8"))
    ]
    assert ("docs/hosting.md", 'pip install "tilerummy[play]"', "tilerummy serve --lan") in found
    assert [one for one in found if lacking(*one[1:])] == []
    assert lacking("pip install tilerummy", "tilerummy serve --lan") == "tilerummy[play]"
    for _, _, command in found:
        options = {word.partition("=")[0] for word in shlex.split(command) if word.startswith("--")}
        taken = {name for param in load_command(*command.split()[1:3]).params for name in param.opts}
        assert options <= taken, command


def load_command(name: str, within: str = "") -> click.Command:
    """A command of ours, or one of a group of them."""
    found = main.get_command(click.Context(main), name)
    assert found is not None, name
    inner = found.commands.get(within) if isinstance(found, click.Group) else None
    return inner or found
