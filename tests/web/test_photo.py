"""The photo reader in a real browser: it reads what Python reads, without network, and hands it on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.web.conftest import Server
from tests.web.test_screens import TOO_WIDE, violations
from tests.web.walks import totals
from tilerummy.locales.catalogue import catalogue

pytestmark = pytest.mark.wide

DATA = Path(__file__).parents[1] / "data"
CASES = json.loads((DATA / "photos.json").read_text("utf-8"))["photos"]
PHOTOS = [DATA / "photos" / case["file"] for case in CASES]
SETS = [[[tile[0] for tile in row["tiles"]] for row in case["rows"]] for case in CASES]
"""What Python reads in them."""
READ = """() => [...document.querySelectorAll('.set')].map((set) =>
  [...set.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile))"""
LINE = "() => [...document.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile)"


def take(page: Any, photo: Path, shots: int = 1) -> None:
    """Choose a photo and wait until it is read."""
    page.set_input_files("[data-do=choose]", photo)
    if shots > 1:
        page.locator(".films canvas").nth(shots - 1).wait_for()
    page.wait_for_selector("[data-photo=read]")


def settle(page: Any) -> None:
    """Say yes to whatever is unsure, by the keyboard."""
    while page.locator("[data-do=yes]").count():
        page.locator("[data-do=yes]").press("Enter")


def reads_photos_without_network(page: Any, tmp_path: Path) -> None:
    """No request leaves while the page reads."""
    page.wait_for_selector(".private")
    assert violations(page) == []
    take(page, PHOTOS[0])
    assert sorted(page.evaluate(LINE)) == sorted(tile for row in SETS[0] for tile in row)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if leaves(request) else None)
    page.context.set_offline(True)
    page.locator(".kinds label").nth(1).click()
    assert page.evaluate(READ) == SETS[0]
    take(page, PHOTOS[1], 2)
    assert page.evaluate(READ) == [*SETS[0], *SETS[1]]
    page.locator("[data-do=drop]").click()
    Image.new("RGB", (320, 240), (9, 8, 7)).save(tmp_path / "dark.png")
    page.set_input_files("[data-do=choose]", tmp_path / "dark.png")
    page.wait_for_selector("[data-trouble=dark]")
    page.locator("[data-do=drop]").click()
    (tmp_path / "notes.jpg").write_text("r3 r4 r5")
    page.set_input_files("[data-do=choose]", tmp_path / "notes.jpg")
    page.wait_for_selector("[data-failure=picture]")
    assert asked == []
    page.context.set_offline(False)
    corrects(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, "color-contrast") == []
    assert page.evaluate(TOO_WIDE) == []
    page.locator("[data-do=referee]").click()
    page.wait_for_selector("[data-photo-of]")
    assert page.locator(".laid").first.locator("[aria-label]:not(.next)").count() == 11


def leaves(request: Any) -> bool:
    """Whether something goes out; the page's own files, which it keeps for later, are no such thing."""
    return request.url.startswith("http") and "/assets/" not in request.url


def corrects(page: Any) -> None:
    """All by keys: what is unsure, a tile that was not seen, something that is none."""
    settle(page)
    before = page.evaluate(LINE)
    page.locator("[data-do=add-tile]").press("Enter")
    choose(page, '[data-kind="*"]')
    assert sorted(page.evaluate(LINE)) == sorted([*before, "*"])
    page.locator('[data-found="*"]').press("Enter")
    choose(page, "[data-do=no-tile]")
    assert page.evaluate(LINE) == before
    page.locator("[data-found]").first.press("Enter")
    choose(page, "[data-reading] >> nth=1")
    assert page.evaluate(LINE) != before
    settle(page)


def choose(page: Any, what: str) -> None:
    """By Enter, on the sheet that is open; once it is closed the browser gives back the focus, not before."""
    page.locator(f"dialog {what}").press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")


def counts_a_rack_by_photo(page: Any) -> None:
    """The points of a photo are those of the tiles in it, and go to the pad."""
    page.wait_for_selector("[data-do=start]")
    for number, name in enumerate(("Ada", "Bo")):
        page.locator("input").nth(number).fill(name)
    page.locator("[data-do=start]").click()
    page.locator("[data-do=write]").click()
    page.locator('[data-out="0"]').click()
    page.locator("[data-way=photo]").click()
    assert page.locator("[data-do=take]").get_attribute("capture") == "environment"
    take(page, PHOTOS[0])
    settle(page)
    take(page, PHOTOS[0], 2)  # the same again: whoever says so has them once
    page.locator(".ask [role=img]").wait_for()
    settle(page)
    points = sum(int(tile[1:]) for row in SETS[0] for tile in row)
    page.get_by_text(catalogue("de").text("photo-points", count=points)).first.wait_for()
    page.locator("[data-do=take-over]").click()
    page.locator("[data-do=write]").click()
    page.wait_for_selector("tfoot td")
    assert totals(page) == [points, -points]


def test_photos(open_page: Callable[..., Any], server: Server, tmp_path: Path) -> None:
    """Protects whoever photographs their table, and whoever counts a rack that way."""
    page = open_page("/#companion/photo", phone=True, language="de", own=True)
    reads_photos_without_network(page, tmp_path)
    page.goto(f"{server.url}/#companion")
    counts_a_rack_by_photo(page)
