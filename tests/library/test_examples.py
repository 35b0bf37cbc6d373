"""The examples of the repository run as they are."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "play.py"


def test_the_example_of_the_library_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Protects a newcomer's first program: examples/play.py plays a match and tells how it went."""
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "3"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "wins: {'Saver'" in capsys.readouterr().out
