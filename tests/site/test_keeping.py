"""An app one keeps: its icons, its games in another tab and on another device, and a new version of it."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import SETTINGS, START_MS
from tests.site.hosting import PlainHost
from tests.site.versions import ANOTHER, make_next_version
from tests.web.conftest import DESKTOP, PAGE, PHONE, browser  # noqa: F401 - a fixture
from tests.web.screen import act_and_wait, wait_for_turn
from tilerummy.locales.catalogue import catalogue

pytestmark = pytest.mark.wide

NEW_WORKER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (coming) await new Promise((done) => {
    const look = () => coming.state === 'activated' && done();
    coming.addEventListener('statechange', look);
    look();
  });
}"""
"""The browser looks for another version, as it does at every visit, and has it."""
Known = tuple[str, str]


@pytest.fixture
def new_tab(browser: Any) -> Iterator[Any]:  # noqa: F811
    """Opens an address: of a new visitor, or in another tab of one."""
    contexts: list[Any] = []
    errors: list[str] = []

    def one(address: str, context: Any = None, *, phone: bool = False) -> Any:
        if context is None:
            context = browser.new_context(
                viewport=PHONE if phone else DESKTOP, has_touch=phone, reduced_motion="reduce", locale="en"
            )
            contexts.append(context)
            context.add_init_script(SETTINGS)
        page = context.new_page()
        page.set_default_timeout(2 * START_MS)  # two versions, two tabs: more than one Python starts
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        return page

    yield one
    for context in contexts:
        context.close()
    assert errors == []


def quick_game(page: Any) -> None:
    """Play, until one's own turn."""
    page.locator("[data-quick]").click()
    page.wait_for_selector(".wood [data-rack]")
    wait_for_turn(page)


def known(page: Any) -> Known:
    """What lies on the rack and on the table, once it is one's turn."""
    page.wait_for_selector(".wood [data-rack]")
    position = wait_for_turn(page)
    return position.rack_text, position.table_text


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and height of a PNG, or of a WebP with or without a head of its own."""
    if picture.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", picture[16:24])
        return width, height
    if picture[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", picture[26:30])
        return width & 0x3FFF, height & 0x3FFF
    assert picture[12:16] == b"VP8X"
    return int.from_bytes(picture[24:27], "little") + 1, int.from_bytes(picture[27:30], "little") + 1


def test_every_picture_of_the_manifest_is_there(built: Path) -> None:
    """Protects those who install it: icons for every system, and pictures, each as large as it says."""
    manifest = json.loads((built / "manifest.webmanifest").read_text())
    for one in (*manifest["icons"], *manifest["screenshots"]):
        data = (built / one["src"]).read_bytes()
        assert one["sizes"] == "any" or one["sizes"] == "{}x{}".format(*size_of(data)), one["src"]
    png = {(one["sizes"], one["purpose"]) for one in manifest["icons"] if one["type"] == "image/png"}
    assert png == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"narrow", "wide"}
    assert size_of((built / "apple-touch-icon.png").read_bytes()) == (180, 180)
    assert 'rel="apple-touch-icon"' in (built / "index.html").read_text()


def test_every_file_that_is_kept_is_there() -> None:
    """Protects all of it: a single name in the list that the server does not know, and nothing is kept."""
    worker = (PAGE.parent / "sw.js").read_text("utf-8")
    kept = json.loads(worker.partition("const PAGE = ")[2].partition(";")[0])
    assert len(kept) > 50
    assert [name for name in kept if name != "./" and not (PAGE.parent / name).exists()] == []


@pytest.mark.long
def test_a_game_moves_to_another_tab_and_to_another_device(
    new_tab: Any,
    site: str,
    tmp_path: Path,
) -> None:
    """Protects who has two tabs or two devices: one game, where it is wanted; a bad file changes nothing."""
    first = new_tab(site)
    quick_game(first)
    table = first.url
    second = new_tab(table, first.context)
    second.locator("[data-do=take]").click()
    first.wait_for_selector('[data-device="taken"]')
    before = known(second)
    second.evaluate("() => { location.hash = 'settings' }")
    with second.expect_download() as saved:
        second.locator("[data-do=save-copy]").click()
    copy = tmp_path / "copy.tilerummy"
    saved.value.save_as(copy)

    other = new_tab(f"{site}#settings", phone=True)
    mine = other.evaluate("() => JSON.stringify({ ...localStorage })")
    bad = tmp_path / "bad.tilerummy"
    bad.write_bytes(copy.read_bytes()[:-20])
    other.locator("[data-copy]").set_input_files(str(bad))
    assert other.locator("#app [role=alert]").inner_text() == catalogue("en").text("device-load-bad")
    assert other.evaluate("() => JSON.stringify({ ...localStorage })") == mine
    other.locator("[data-copy]").set_input_files(str(copy))
    with other.expect_navigation():
        other.locator("[data-do=replace]").click()
    other.goto(table)
    assert known(other) == before
    other.reload()
    assert known(other) == before
    assert other.locator('[data-device="taken"]').count() == 0, "what was loaded is open nowhere else"


def test_a_new_version_leaves_a_game_under_way_alone(new_tab: Any, built: Path, tmp_path: Path) -> None:
    """Protects a game that is open when the site changes: it goes on, and the new version goes on with it."""
    make_next_version(built, tmp_path / "next")
    host = PlainHost(built)
    try:
        page = new_tab(host.address)
        page.wait_for_selector("html[data-offline=ready]", state="attached")
        quick_game(page)
        host.stop()
        host.start(tmp_path / "next")
        page.evaluate(NEW_WORKER)
        act_and_wait(page, "draw")
        before = known(page)
        table = page.url
        # A part of the page that this tab has not loaded yet, and the host has no more.
        page.evaluate("() => { location.hash = 'settings' }")
        page.wait_for_selector("[data-do=save-copy]")
        page.goto(table)
        assert known(page) == before
        page.reload()
        assert known(page) == before
        names = page.evaluate("() => [...document.scripts].map((script) => script.src)")
        assert all(name.endswith(f"{ANOTHER}.js") for name in names)
        host.stop()
        page.reload()
        assert known(page) == before
        act_and_wait(page, "draw")
    finally:
        host.stop()


@pytest.mark.long
def test_a_part_that_is_cut_off_is_told_and_comes_with_the_network(browser: Any, built: Path) -> None:  # noqa: F811
    """Protects who loses the network before the page is kept: it says so, and one tap brings the rest."""
    host = PlainHost(built)
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en", service_workers="block")
    try:
        page = context.new_page()
        page.set_default_timeout(START_MS)
        page.goto(host.address)
        page.wait_for_selector("[data-quick]")
        host.stop()
        page.evaluate("() => { location.hash = 'settings' }")
        reload = page.locator("[role=alert] [data-do=reload]")
        assert reload.inner_text() == catalogue("en").text("not-loaded")
        host.start(built)
        reload.click()
        page.wait_for_selector("[data-do=save-copy]")
        assert reload.count() == 0
    finally:
        context.close()
        host.stop()
