"""The docs as a site: it builds without a warning, without network, and holds no dead link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.web.chromium import shell
from tools.docs_site import CONFIG, broken, build, follow

pytestmark = pytest.mark.wide


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("docs") / "home")


def test_the_site_builds_without_a_warning(site: Path) -> None:
    """Protects the site: `build` refuses warnings, dead links and whatever is fetched from elsewhere."""
    assert "Tile rummy by the rules of your box" in (site / "index.html").read_text("utf-8")
    assert "tr.Position" in (site / "reference.html").read_text("utf-8")


def test_every_page_can_be_found(site: Path) -> None:
    """Protects new pages from being forgotten: each has its place in the navigation."""
    listed = set(re.findall(r'= "([\w/-]+)\.md"', (CONFIG / "zensical.toml").read_text("utf-8")))
    assert {page.stem for page in site.glob("*.html")} - {"404"} == listed - {
        "decisions/index",
        "samples/index",
    }


def test_dead_links_are_noticed(tmp_path: Path) -> None:
    """Protects the check itself: a missing file, a missing part and a foreign script are all told."""
    (tmp_path / "a.html").write_text(
        '<h1 id="x"></h1><a href="b.html#y">b</a><a href="c.html">c</a><script src="https://e.org/s.js">'
    )
    (tmp_path / "b.html").write_text('<a href="a.html#x">a</a>')
    assert [line.partition(": ")[2] for line in broken(tmp_path)] == [
        "no such part: b.html#y",
        "no file for c.html",
        "fetches https://e.org/s.js",
    ]


def test_links_follow_their_page(tmp_path: Path) -> None:
    """Protects pages that move into the site: links go along, source code is named and not linked."""
    (tmp_path / "src").mkdir()
    moved = {"docs/a.md": "a.md", "benches/r.md": "r.md", "docs/d/b.md": "d/b.md"}
    text = "[r](../../benches/r.md#part) [s](../../src) [w](https://e.org/) ![p](p.svg)\n"
    text += "```\n[a](../a.md)\n```\n"
    assert follow(text, "docs/d/b.md", moved, tmp_path) == (
        "[r](../r.md#part) s [w](https://e.org/) ![p](p.svg)\n```\n[a](../a.md)\n```\n"
    )


def test_nothing_is_wider_than_a_phone(site: Path) -> None:
    """Protects readers on a phone: code scrolls in its box, the page does not."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shell(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 375, "height": 740})
        for name in ("index", "write-a-bot", "engines", "notation"):
            page.goto((site / f"{name}.html").as_uri())
            assert page.evaluate("document.documentElement.scrollWidth") <= 375, name
        browser.close()
