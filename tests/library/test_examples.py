"""The examples of the repository run as they are. (examples/bot.py plays at a server: tests/server.)"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_the_example_of_the_library_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Protects a newcomer's first program: examples/play.py plays a match and tells how it went."""
    run(monkeypatch, "play.py", "3")
    assert "Waiter wins: {'Waiter'" in capsys.readouterr().out


def test_the_tournament_runs_and_draws(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Protects examples/tournament.py: everybody meets everybody, and the plot shows all of them."""
    run(monkeypatch, "tournament.py", "1", str(tmp_path / "plot.svg"))
    assert capsys.readouterr().out.count(" : ") == 10
    plot = (tmp_path / "plot.svg").read_text("utf-8")
    assert all(name in plot for name in ("novice", "builder", "tinkerer", "greedy", "hold"))
