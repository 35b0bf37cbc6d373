"""What README and docs show keeps to its types: copied into a program, `mypy --strict` has nothing to say."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.copied_lines import programs

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/api.md", "docs/index.md", "docs/tour.md", "docs/write-a-bot.md", "docs/solver.md")


def _program(page: Path) -> str:
    """The examples of a page one after the other; those that show an error are meant to be wrong."""
    parser = doctest.DocTestParser()
    examples = parser.get_examples(page.read_text("utf-8"))
    return "".join(example.source for example in examples if not example.exc_msg)


def test_the_code_of_the_docs_is_typed(tmp_path: Path) -> None:
    """Protects people who copy from the docs into a typed program: views, actions and positions fit."""
    pytest.importorskip("mypy", reason="the tests of a source package ask for pytest and hypothesis alone")
    for page in PAGES:
        program = _program(ROOT / page)
        assert "tr." in program
        (tmp_path / f"{Path(page).stem.replace('-', '_').lower()}.py").write_text(program, "utf-8")
    for page, program in programs():
        (tmp_path / f"plain_{Path(page).stem.replace('-', '_').lower()}.py").write_text(program, "utf-8")
    assert {"plain_research.py", "plain_fairness.py"} <= {path.name for path in tmp_path.iterdir()}
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--allow-redefinition-new", "--local-partial-types", "."],
        cwd=tmp_path,
        env={
            **os.environ,
            "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache" / "docs"),
            "MYPYPATH": str(ROOT / "src"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
