"""How far a long file is: told to a terminal only, and never among the answers."""

from __future__ import annotations

import io
import itertools
import json
import tracemalloc
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.cli.command_input import CLEAR, ProgressLine, answer_stream

POSITION = {"table": [["b8", "b9", "b10"]], "rack": ["b11", "k1"]}


def test_a_line_now_and_then() -> None:
    """Protects the terminal: one line that is written over twice a second, and wiped at the end."""
    shown = io.StringIO()
    progress = ProgressLine(io.BytesIO(), shown, shown=True, clock=itertools.count(0, 0.25).__next__)
    for _ in range(4):
        progress.answered()
    progress.clear()
    assert shown.getvalue() == f"{CLEAR}line 2, 4 a second{CLEAR}line 4, 4 a second{CLEAR}"


def test_a_file_tells_its_share(tmp_path: Path) -> None:
    """Protects whoever waits: of a file it is known how much is left."""
    path, shown = tmp_path / "file", io.StringIO()
    path.write_bytes(b"x" * 200)
    with path.open("rb") as source:
        progress = ProgressLine(source, shown, shown=True, clock=itertools.count().__next__)
        source.read(50)
        progress.answered()
    assert shown.getvalue() == f"{CLEAR}line 1, 1 a second, 25%"


def test_pipes_stay_clean(tmp_path: Path) -> None:
    """Protects scripts: where nobody looks, nothing but answers is written."""
    path = tmp_path / "positions.jsonl"
    path.write_text(json.dumps(POSITION) + "\n")
    done = CliRunner().invoke(main, ["solve", str(path)])
    assert (done.exit_code, done.stderr) == (0, "")
    assert json.loads(done.stdout)["play"] == ["b11"]


@pytest.mark.wide
def test_long_files_do_not_fill_the_memory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Protects runs over a million lines: answers are not kept, whatever the length of the file."""
    path = tmp_path / "long.jsonl"
    path.write_text('{"answer": "nothing much"}\n' * 20_000)
    kept: list[int] = []

    def ask(question: object) -> dict[str, object]:
        asked.append(1)
        if len(asked) in (1_000, 20_000):
            capsys.readouterr()  # what was written is not ours
            kept.append(tracemalloc.get_traced_memory()[0])
        return {"same": question}

    asked: list[int] = []
    tracemalloc.start()
    try:
        assert answer_stream(str(path), ask) == 0
    finally:
        tracemalloc.stop()
    assert kept[1] - kept[0] < 1_000_000
