"""The pages of docs/: their code runs, their links lead somewhere, their figures are drawn by it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tilerummy as tr
from benches.__main__ import BENCHES
from tools.docs_site import FENCE, LINK, PICTURES, figures, reference

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), ROOT / "benches" / "results.md"])
RUN = [
    page for page in PAGES if ">>> " in page.read_text("utf-8") and page.name not in ("README.md", "api.md")
]
"""README.md and api.md have tests of their own."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", RUN, ids=name)
def test_the_code_of_a_page_runs(page: Path) -> None:
    """Protects readers who type what a page shows."""
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    """Protects readers in the repository: no link leads nowhere, headings included."""
    for _, words, target in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        path, _, part = target.partition("#")
        if ":" in path:
            continue
        meant = (page.parent / path).resolve() if path else page
        assert meant.exists(), (words, target)
        if part and meant.suffix == ".md":
            assert part in headings(meant), (words, target)


def headings(page: Path) -> set[str]:
    """The anchors of a page, made as GitHub and the site make them."""
    titles = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text("utf-8")), flags=re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip()) for title in titles}


def test_figures_are_what_their_code_draws() -> None:
    """Protects the figures: they show what the page says, and none lies about unused."""
    drawn = dict(figures())
    kept = {path.stem: path.read_text("utf-8") for path in PICTURES.glob("*.svg")}
    assert kept == drawn, "draw them again: ./run docs pictures"


def test_pictures_are_small() -> None:
    """Protects those who clone: all pictures together stay under 1 MB."""
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < 1_000_000


def test_the_reference_has_every_public_name() -> None:
    """Protects programmers: whatever is public is in the reference, with its docstring."""
    page = reference()
    titles = re.findall(r"^### `tr\.(\w+)`$", page, flags=re.MULTILINE)
    assert sorted(titles) == sorted(tr.__all__)
    for public in tr.__all__:
        said = (getattr(tr, public).__doc__ or "").strip().partition("\n")[0]
        assert public == "__version__" or said in page, public
    assert page.count("```") % 2 == 0


def test_figures_name_benches_that_exist() -> None:
    """Protects whoever wants a figure again: each `./run bench NAME` that a page names is there."""
    for page in PAGES:
        named = set(re.findall(r"\./run bench ([a-z]+)", page.read_text("utf-8")))
        assert named <= set(BENCHES), page
