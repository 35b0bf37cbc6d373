"""The notebooks of examples/ run from the first cell to the last, and show pictures."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


def cells(path: Path) -> list[dict[str, Any]]:
    return list(json.loads(path.read_text("utf-8"))["cells"])


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """What a notebook does: run the cell, and give the value of its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    """Protects the notebooks: their cells run in order, what they assert holds, and some show a picture."""
    names: dict[str, Any] = {"__name__": "notebook"}
    shown = [run_cell("".join(cell["source"]), names) for cell in cells(path) if cell["cell_type"] == "code"]
    assert any("<svg" in value._repr_svg_() for value in shown if hasattr(value, "_repr_svg_"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_output(path: Path) -> None:
    """Protects the repository from outputs that nobody can read in a change."""
    assert all(not cell["outputs"] for cell in cells(path) if cell["cell_type"] == "code")


def test_there_are_three() -> None:
    """Protects the other tests of this file from finding nothing to run."""
    assert [path.stem for path in NOTEBOOKS] == ["beat_a_bot", "explore_a_position", "look_back_at_a_match"]
