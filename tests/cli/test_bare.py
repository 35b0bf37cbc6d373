"""The bare package: with click alone, all but playing works, and what is missing is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.children import run_python
from tilerummy.cli import COMMANDS, EXTRAS

BARE = """
import json, sys
from importlib.abc import MetaPathFinder
from click.testing import CliRunner

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import tilerummy as tr
from tilerummy.cli import main

assert tr.solve("r3 r4 r5", "r6", "sabra").play
for line in sys.stdin:
    done = CliRunner().invoke(main, json.loads(line))
    print(json.dumps([done.exit_code, done.stdout, done.stderr]))
"""
RECORD = Path(__file__).parents[1] / "data" / "records"


def bare(*commands: list[str]) -> list[tuple[int, str, str]]:
    """Run commands where none of the extras is installed."""
    asked = "\n".join(map(json.dumps, commands))
    said = run_python(BARE, " ".join(EXTRAS), given=asked)
    return [(status, out, err) for status, out, err in map(json.loads, said.splitlines())]


def test_all_but_playing_works_with_click_alone(tmp_path: Path) -> None:
    """Protects `pip install tilerummy` for those who want the library and its commands."""
    position = tmp_path / "position.jsonl"
    position.write_text('{"rules": "sabra", "table": [["r3", "r4", "r5"]], "rack": ["r6"]}\n')
    record = str(next(RECORD.glob("*.txt")))
    commands = (
        ["--version"],
        ["rules"],
        ["rules", "baltic-lv"],
        ["solve", str(position)],
        ["count", str(position)],
        ["draw", "r4 r5 *"],
        ["replay", record],
        ["verify", record],
        ["arena", "--bots", "novice,builder", "--deals", "1"],
    )
    for command, (status, out, err) in zip(commands, bare(*commands), strict=True):
        assert (status, bool(out)) == (0, True), (command, err)


def test_every_command_says_what_it_does() -> None:
    """Protects whoever looks around in a bare install: the help of every command comes without the extras."""
    commands = [[name, "--help"] for name in COMMANDS]
    for command, (status, out, err) in zip(commands, bare(*commands), strict=True):
        assert (status, err) == (0, ""), command
        assert out.startswith("Usage:")


@pytest.mark.parametrize(
    "command",
    [["play"], ["review", "x"], ["rules", "sabra", "--lang", "pl"], ["bot", "http://x/t/A", "k", "hold"]],
)
def test_a_command_names_the_extra_it_needs(command: list[str]) -> None:
    """Protects whoever meets a command that the bare package does not have."""
    [(status, out, err)] = bare(command)
    assert (status, out) == (1, "")
    assert "pip install 'tilerummy[play]'" in err
    assert "Traceback" not in err
