"""What README and docs show keeps to its types: `./run check` reads it with the rest of the code."""

from __future__ import annotations

from pathlib import Path

from tools.copied_lines import PROMPTED, typed_programs


def test_the_code_of_the_docs_is_found() -> None:
    """Protects people who copy from the docs into a typed program: no page is left out of the check."""
    found = typed_programs()
    assert len(found) > len(PROMPTED)
    assert {"plain_research.py", "plain_fairness.py"} <= {*found}
    for page in PROMPTED:
        assert "tilerummy" in found[f"{Path(page).stem.replace('-', '_').lower()}.py"]


def test_the_check_reads_it() -> None:
    """Protects the protection: the files are made before the types are looked at, and are among them."""
    script = (Path(__file__).parents[2] / "run").read_text("utf-8")
    check = script[script.index("check() {") :].partition("\n}\n")[0]
    assert check.index("tools.copied_lines") < check.index("mypy") < check.rindex("build/typed_docs")
