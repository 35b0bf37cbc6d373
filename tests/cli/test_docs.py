"""The examples of docs/cli.md, run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilerummy
from tests.naive import play_match
from tilerummy.cli import COMMANDS
from tilerummy.rules.preset import load
from tilerummy.rules.record import write_record

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## ([\w-]+)(.*?)(?=^## |\Z)", PAGE, flags=re.MULTILINE | re.DOTALL))


def examples(section: str) -> Iterator[tuple[str, str]]:
    """Each command of a section, with its further lines, and the output it shows."""
    for block in re.findall(r"```console\n(.*?)```", section, flags=re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            lines = part.splitlines()
            more = [line[2:] for line in lines[1:] if line.startswith("> ")]
            output = [line for line in lines[1:] if not line.startswith("> ")]
            yield "\n".join([lines[0], *more]), "\n".join(output)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a record in it and the command on its path."""
    _, events = play_match(load("sabra"), 2, 1)
    (tmp_path / "match.txt").write_text(write_record(events), encoding="utf-8")
    command = tmp_path / "tilerummy"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilerummy "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("name", SECTIONS)
def test_examples_of_a_section(place: Path, name: str) -> None:
    """What the page shows is what comes out; dots stand for anything."""
    source = Path(next(iter(tilerummy.__path__))).parent
    env = {**os.environ, "PATH": f"{place}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(source)}
    for command, shown in examples(SECTIONS[name]):
        done = subprocess.run(
            ["sh", "-c", command], cwd=place, env=env, check=False, capture_output=True, text=True, timeout=60
        )
        said = (done.stderr + done.stdout).strip()
        pattern = ".*".join(map(re.escape, shown.strip().split("...")))
        assert "Traceback" not in said
        assert re.fullmatch(pattern, said, flags=re.DOTALL), f"{command}\n{said}"


def test_every_command_has_its_section() -> None:
    """A command without a section on the page would be a secret."""
    assert [*SECTIONS] == [*COMMANDS, "--version"]
