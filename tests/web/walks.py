"""Ways through the pages for learning and for the box at home; tests go them in many languages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tests.web.conftest import Server
from tests.web.player import Player
from tests.web.scene import Scene
from tests.web.test_screens import LANGUAGES, TOO_WIDE
from tilerummy.locales.catalogue import catalogue
from tilerummy.protocol import messages as m
from tilerummy.rulebook.book import book
from tilerummy.rules.preset import load

EVERY = [(language, phone) for language in LANGUAGES for phone in (True, False)]


def reads_the_rules(page: Any, server: Server, preset: str, language: str) -> None:
    """Opens a book at a clause, compares it, and finds everything that the book holds."""
    page.wait_for_selector("header .mark")  # only a page that is there hears of another address
    page.goto(f"{server.url}/#rules/{preset}/7.2")
    page.wait_for_selector(".clause.marked")
    written = book(load(preset), language)
    assert page.locator("h1").inner_text() == written.title
    assert page.locator(".clause").count() == len(written.numbers)
    shown = sum(len(entry.examples) for section in written.sections for entry in section.entries)
    assert page.locator(".clause figure").count() == shown
    assert page.locator(".answer").count() == len(written.questions)
    assert page.locator("[data-short]").count() == len(written.short)
    assert page.locator(".clause.marked").is_visible()
    other = "pro6-en" if preset != "pro6-en" else "sabra"
    page.locator("[data-than]").select_option(other)
    page.wait_for_selector(".differences tbody td")
    assert page.locator(".differences .main").count() == 3
    name = catalogue(language).text(f"preset-{other}")
    assert name in page.locator(".differences h2").inner_text()
    assert page.evaluate(TOO_WIDE) == []


@dataclass
class Refusing(Scene):
    """A table whose referee refuses every play with one reason."""

    reason: str = "not_now"

    def hear(self, text: str) -> None:
        asked = msgspec.json.decode(text, type=dict[str, Any])
        if asked["type"] == "play":
            self.tell(m.Refused(asked["id"], [m.RefusalOf(self.reason, {"set": self.table})], self.view()))
        else:
            super().hear(text)


def refuses(page: Any, server: Server, reason: str) -> Player:
    """A play that the rules allow is refused all the same, for this reason."""
    table = Refusing("b4 b5 b6", "b7 g12 r1", preset="baltic-lt", reason=reason)
    table.show(page, server.url, reason)
    player = Player(page, load("baltic-lt"), "tap")
    seven = next(piece for piece, tile in player.look().rack if tile == "b7")
    player.put(seven, player.look().table[0][0])
    player.hands.press('.action[data-deed="play"]')
    page.wait_for_selector(".refusal button")
    return player


def sees_the_clause(page: Any, server: Server, language: str) -> None:
    """A refused play leads to its clause with one tap, and the table is still there."""
    player = refuses(page, server, "set_dissolved")
    player.hands.press(".refusal button")
    page.wait_for_selector("dialog[open] h3")
    said, words = page.locator("dialog[open]").inner_text(), catalogue(language)
    place = next(
        entry.place
        for section in book(load("baltic-lt"), language).sections
        for entry in section.entries
        if entry.number == "6.8"
    )
    assert words.text("rule-number", number=place) in said
    assert words.text("book-keep-together") in said
    assert page.evaluate(TOO_WIDE) == []
    page.keyboard.press("Escape")
    assert page.locator(".stage").is_visible()


def totals(page: Any) -> list[int]:
    """The last line of the pad."""
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in page.locator("tfoot td").all_inner_texts()]


def keeps_score(page: Any, server: Server, language: str) -> None:
    """Two rounds on the pad: tiles that are tapped, points, a hand game, nobody out; taken back."""
    words = catalogue(language)
    page.goto(server.url)
    page.wait_for_selector("header .mark", state="attached")
    page.goto(f"{server.url}/#companion")
    page.wait_for_selector("[data-do=start]")
    page.locator("main select").first.select_option("baltic-lv")
    for number, name in enumerate(("Ada", "Bo", "Cy"), start=1):
        page.get_by_label(words.text("pad-name", number=number), exact=True).fill(name)
    page.locator("[data-do=start]").click()
    page.locator("[data-do=write]").click()
    page.locator('[data-out="0"]').click()
    page.locator(".switch").check()
    for tile in ("k7", "*", "r12"):
        if tile != "*":
            page.locator(f'[data-colour="{tile[0]}"]').click()
        page.locator(f'[data-kind="{tile}"]').click()
    assert words.text("pad-missing", name="Cy") in page.locator("[data-do=write]").inner_text()
    page.locator('[data-rack-of="2"]').click()
    page.locator("[data-way=number]").click()
    page.locator('[data-digit="3"]').click()
    page.locator("[data-do=write]").click()
    page.wait_for_selector("tfoot td")
    assert totals(page) == [94, -88, -6]
    page.locator("body").press("w")
    page.locator("[data-out=nobody]").click()
    for seat, left in enumerate("494"):
        page.locator("body").press(left)
        if seat < 2:
            page.locator("body").press("Tab")
    page.locator("body").press("Enter")
    page.wait_for_selector("[data-do=undo]")
    assert totals(page) == [97, -93, -4]
    page.locator("[data-do=undo]").click()
    assert totals(page) == [94, -88, -6]
    page.locator("[data-do=again]").click()
    page.reload()
    page.wait_for_selector("tfoot td")
    assert totals(page) == [97, -93, -4]
    assert page.evaluate(TOO_WIDE) == []


def saves_and_loads_the_pad(page: Any, language: str, folder: Path) -> None:
    """The sheet can be saved, begun anew and loaded again; what is no sheet is refused."""
    words = catalogue(language)
    page.get_by_role("button", name=words.text("menu")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=words.text("pad-save")).click()
    file = folder / "scores.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["names"] == ["Ada", "Bo", "Cy"]
    page.locator("[data-do=anew]").click()
    page.locator("[data-do=anew]").click()
    page.wait_for_selector("[data-do=start]")
    (folder / "bad.json").write_text("{}")
    page.locator("input[type=file]").set_input_files(folder / "bad.json")
    page.wait_for_selector(".problem")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_function("() => document.querySelectorAll('tbody tr').length === 3")


RUMMY = (
    "localStorage.setItem('tilerummy', JSON.stringify({quick: {preset: 'rummy', players: 3, level: null}}))"
)


def lets_time_run_out(page: Any, server: Server, language: str) -> None:
    """The hourglass runs out by a clock of our own, says so, and a tap on it gives it to the next."""
    page.add_init_script(RUMMY)
    page.clock.install()
    page.goto(f"{server.url}/#companion/hourglass")
    page.reload()
    page.wait_for_selector("[data-left='120']")
    assert page.evaluate(TOO_WIDE) == []
    page.locator("[data-do=turn]").click()
    page.clock.run_for(95_000)
    page.wait_for_function("() => Number(document.querySelector('[data-left]').dataset.left) <= 25")
    page.clock.run_for(30_000)
    page.wait_for_selector(".over")
    assert catalogue(language).text("glass-up") in page.locator(".said").inner_text()
    page.locator(".glass").click()
    page.wait_for_selector(".glass:not(.over)")


def asks_the_referee(page: Any, language: str) -> None:
    """A turn put in with the pad is judged by itself; then the best turn, and a board to lay one's own on."""
    words = catalogue(language)
    page.locator("main select").first.select_option("sabra")
    page.wait_for_selector('[data-kind="k3"]')
    for tile in ("k3", "k4", "k5", "*"):
        page.locator(f'[data-kind="{tile}"]').click()
    page.wait_for_selector('[data-verdict="fine"]')
    assert words.text("referee-sets-fine") in page.locator("[data-verdict]").inner_text()
    after = page.get_by_role("group", name=words.text("referee-after"))
    after.locator(".set .next").click()
    page.locator('[data-kind="k7"]').click()
    page.wait_for_selector('[data-verdict="fine"]')
    assert words.text("referee-legal") in page.locator("[data-verdict]").inner_text()
    after.locator(".set button").first.click()
    page.wait_for_selector('[data-verdict="not"]')
    told = page.locator("[data-verdict]").inner_text()
    stays = words.text("refusal-table-tile-to-rack", tile=words.text("tile-k", number=3))
    assert words.text("referee-not") in told
    assert stays.casefold() in told.casefold()
    page.locator('[data-kind="k3"]').click()
    page.wait_for_selector('[data-verdict="fine"]')
    after.locator(".notched").click()
    page.locator("summary").click()
    rack = page.locator('[data-text="rack"]')
    rack.fill("k6 r9 b9 nonsense")
    rack.press("Tab")
    page.wait_for_selector(".problem")
    rack.fill("k6 r9 b9 y12")
    rack.press("Tab")
    assert page.locator('[data-text="table"]').input_value() == "k3 k4 k5 *"
    assert page.evaluate(TOO_WIDE) == []
    page.locator("[data-do=best]").click()
    page.wait_for_selector('[data-best="optimal"]')
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-rack]")
    player = Player(page, load("sabra"), "tap")
    assert player.lay(player.look())
    page.wait_for_selector(".bar b")
    assert words.text("referee-legal") in page.locator(".bar").inner_text()
    assert page.evaluate(TOO_WIDE) == []
