"""Learning and the box at home, in a real browser: rules, tutorial, companion, no network."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE, Server
from tests.web.player import Player
from tests.web.test_screens import TOO_WIDE, violations
from tests.web.test_whole_game import play_now
from tilerummy.locales.catalogue import catalogue
from tilerummy.rulebook.book import Task, book
from tilerummy.rules.preset import load

LANGUAGES = ["de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru", "et", "lv", "lt", "pt", "no"]
FIVE = [("pl", True), ("de", False), ("ru", True), ("fr", False), ("lt", True)]
"""Five languages, on a phone and at a desk in turn; the rest is the long form."""


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
    assert page.locator(".clause.marked").is_visible()
    other = "pro6-en" if preset != "pro6-en" else "sabra"
    page.locator(".tools select").nth(1).select_option(other)
    page.wait_for_selector(".differences td")
    name = catalogue(language).text(f"preset-{other}")
    assert name in page.locator(".differences h2").inner_text()
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize(("language", "phone"), FIVE)
def test_rule_books(open_page: Callable[..., Any], server: Server, language: str, phone: bool) -> None:
    """A book opens at the clause asked for, says what differs, and shows every example, in five languages."""
    page = open_page("/#rules/sabra", phone=phone, language=language)
    reads_the_rules(page, server, "sabra", language)
    if language in ("pl", "de"):  # axe takes its time on a hundred pictures: once small, once large
        assert violations(page) == []


def has_rack(page: Any, task: Task, more: str = "") -> None:
    """Waits until the rack of a task is there, with so many tiles more."""
    tiles = {name: found for name, found in task.tiles.items() if isinstance(found, list)}
    count = len(tiles["rack"]) + len(tiles.get(more, []))
    page.wait_for_function("(count) => document.querySelectorAll('[data-rack]').length === count", arg=count)


def swaps_the_joker(player: Player) -> None:
    """The 6 goes to the joker's set, the 9s to the joker: some boxes let nothing else be touched before."""
    seen = player.look()
    numbers = {int(tile[1:]): piece for piece, tile in seen.rack}
    joker = next(piece for _, tiles in seen.table for piece, tile in tiles if tile == "*")
    player.put(numbers[6], seen.meld_of(joker))
    for piece in [piece for piece, tile in player.look().rack if tile.endswith("9")]:
        player.put(piece, player.look().meld_of(joker))
    player.hands.press('.action[data-deed="play"]')


def does_the_tutorial(page: Any, server: Server, preset: str, how: str) -> None:
    """All ten tasks, each laid by hand as the solver would."""
    page.wait_for_selector("header .mark")
    page.goto(f"{server.url}/#tutorial/{preset}")
    player = Player(page, load(preset), how)
    for number in range(10):
        page.wait_for_selector(".bar .pill")
        task = book(load(preset), page.evaluate("document.documentElement.lang")).tasks[number]
        assert page.locator(".title b").inner_text() == task.title
        has_rack(page, task)
        if task.name == "swap":
            swaps_the_joker(player)
        elif task.name == "time":
            ten = next(piece for piece, tile in player.look().rack if tile.endswith("10"))
            player.put(ten, None)
            player.hands.press(".buttons .primary")
            has_rack(page, task, "drawn")
        else:
            assert player.lay(player.look())
        page.wait_for_selector(".task.done")
        assert task.done in page.locator(".task").inner_text()
        if number < 9:
            player.hands.press("[data-next]")
    assert page.locator(".buttons a.primary").is_visible()


@pytest.mark.parametrize(
    ("preset", "language", "phone", "how"), [("pro6-en", "et", True, "tap"), ("sabra", "es", False, "keys")]
)
def test_tutorial(
    open_page: Callable[..., Any], server: Server, preset: str, language: str, phone: bool, how: str
) -> None:
    """All ten tasks can be done, by a finger and by keys alone."""
    page = open_page("/#tutorial", phone=phone, language=language)
    page.wait_for_selector(".box b")
    assert violations(page) == []
    does_the_tutorial(page, server, preset, how)
    assert violations(page) == []


def test_a_task_that_is_not_done_says_so(open_page: Callable[..., Any], server: Server) -> None:
    """What is right but not asked for is told apart from what is asked for."""
    page = open_page("/#tutorial/pro6-es", phone=False)
    page.wait_for_selector(".bar .pill")
    for _ in range(3):
        page.locator("[data-next]").click()
    page.wait_for_function("() => document.querySelectorAll('[data-rack]').length === 6")
    player = Player(page, load("pro6-es"), "tap")
    low = [piece for piece, tile in player.look().rack if int(tile[1:]) < 4]
    player.put(low[0], None)
    for piece in low[1:]:
        player.put(piece, player.look().meld_of(low[0]))
    player.hands.press(".action")
    page.wait_for_selector('.action[data-deed="show"]')
    assert catalogue("en").text("problem-task-not-yet") in page.locator(".action").inner_text()
    assert page.locator(".task.done").count() == 0


def test_the_clause_behind_a_refusal_is_one_tap_away(open_page: Callable[..., Any], server: Server) -> None:
    """At a table a turn that is refused leads to its clause with one tap, without leaving the table."""
    page = open_page(phone=True, language="it")
    play_now(page, "classic")
    page.wait_for_selector(".action[data-deed='draw']")
    player = Player(page, load("classic"), "tap")
    player.put(player.look().rack[0][0], None)
    page.locator(".why").tap()
    page.wait_for_selector("dialog[open] h3")
    said = page.locator("dialog[open]").inner_text()
    assert catalogue("it").text("rule-number", number="6.3") in said
    assert catalogue("it").text("book-only-sets") in said
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert page.locator(".stage").is_visible()


def totals(page: Any) -> list[int]:
    """The last line of the pad."""
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in page.locator("tfoot td").all_inner_texts()]


def keeps_score(page: Any, server: Server, language: str) -> None:
    """Two rounds on the pad, saved and loaded again."""
    words = catalogue(language)
    page.wait_for_selector("header .mark")
    page.goto(f"{server.url}/#companion/pad")
    page.wait_for_selector("[data-left]")
    page.locator(".page select").first.select_option("baltic-lv")
    page.wait_for_selector("[data-left]")
    for number, name in enumerate(("Ada", "Bo", "Cy"), start=1):
        page.get_by_label(words.text("pad-name", number=number), exact=True).fill(name)
    page.locator("form .segments label", has_text="Ada").click()
    page.locator("form .switch").check()
    page.locator('[data-left="1"]').fill("k7 r12 *")
    page.locator('[data-left="2"]').fill("3")
    page.locator("form .primary").click()
    assert totals(page) == [94, -88, -6]
    page.locator("form .segments label").last.click()
    for seat, left in enumerate(("4", "9", "4")):
        page.locator(f'[data-left="{seat}"]').fill(left)
    page.locator("form .primary").click()
    assert totals(page) == [97, -93, -4]
    page.reload()
    page.wait_for_selector("tfoot td b")
    assert totals(page) == [97, -93, -4]
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize(("language", "phone"), FIVE)
def test_score_pad(open_page: Callable[..., Any], server: Server, language: str, phone: bool) -> None:
    """Rounds, hand game and blocked round by the rules of the box, kept over a reload."""
    page = open_page("/#companion", phone=phone, language=language)
    keeps_score(page, server, language)
    assert violations(page) == []


def test_score_sheet_as_a_file(open_page: Callable[..., Any], server: Server, tmp_path: Path) -> None:
    """A sheet can be saved, begun anew and loaded again; what is no sheet is refused."""
    page = open_page("/#companion")
    keeps_score(page, server, "en")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "scores.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["names"] == ["Ada", "Bo", "Cy"]
    anew = page.locator(".button.danger")
    anew.click()
    anew.click()
    page.wait_for_function("() => document.querySelectorAll('tbody tr').length === 0")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_function("() => document.querySelectorAll('tbody tr').length === 2")
    (tmp_path / "bad.json").write_text("{}")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    page.wait_for_selector(".problem")


@pytest.mark.parametrize(("language", "phone"), [("sv", True), ("nl", False)])
def test_hourglass(browser: Any, server: Server, language: str, phone: bool) -> None:
    """The hourglass runs out by a clock of our own, and says what the box makes of it, aloud."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP, locale=language, service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(
        "window.spoken = []; speechSynthesis.speak = (words) => window.spoken.push(words.text);"
        "const quick = {preset: 'rummy', players: 3, level: null};"
        "localStorage.setItem('tilerummy', JSON.stringify({quick}));"
    )
    page.clock.install()
    page.goto(f"{server.url}/#companion/hourglass")
    page.wait_for_selector("[data-left='120']")
    page.locator(".primary").click()
    page.clock.run_for(95_000)
    page.wait_for_selector("[data-left='25']")
    page.clock.run_for(30_000)
    page.wait_for_function("() => window.spoken.length >= 3")
    words = catalogue(language)
    assert page.evaluate("window.spoken")[:2] == [
        words.text("clock-warning", count=count) for count in (30, 10)
    ]
    last = page.evaluate("window.spoken")[-1]
    assert last.startswith(words.text("glass-up"))
    assert words.text("book-time-loose-to-rack") in last
    assert violations(page) == []
    context.close()


@pytest.mark.parametrize(("language", "phone"), [("pt", True), ("no", False)])
def test_referee(open_page: Callable[..., Any], server: Server, language: str, phone: bool) -> None:
    """A position laid out by taps and by text: the best turn, and whether one's own turn is legal."""
    page = open_page("/#companion/referee", phone=phone, language=language)
    page.wait_for_selector('[data-kind="k3"]')
    for tile in ("k3", "k4", "k5", "*"):
        page.locator(f'[data-kind="{tile}"]').click()
    rack = page.locator('[data-text="rack"]')
    rack.fill("k6 r9 b9 nonsense")
    rack.press("Tab")
    page.wait_for_selector(".problem")
    rack.fill("k6 r9 b9 y12")
    rack.press("Tab")
    assert page.locator('[data-text="table"]').input_value() == "k3 k4 k5 *"
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    page.locator(".line .button", has=page.locator("svg")).last.click()
    page.wait_for_selector('[data-best="optimal"]')
    page.locator(".line .button.primary").click()
    page.wait_for_selector("[data-rack]")
    player = Player(page, load("sabra"), "tap")
    assert player.lay(player.look())
    page.wait_for_selector(".bar b")
    assert catalogue(language).text("referee-legal") in page.locator(".bar").inner_text()
    assert violations(page) == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


KEPT = """async () => {
  const cache = await caches.open('tilerummy-answers');
  return (await cache.keys()).map((one) => new URL(one.url).pathname);
}"""


def test_a_day_without_network(browser: Any, own_server: Server) -> None:
    """Home, rules, tutorial, pad and hourglass work without the server, and nothing hidden was ever kept."""
    server = own_server
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="da", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(server.url)
    page.wait_for_selector("html[data-offline=ready]", state="attached")
    play_now(page, "sabra")
    page.evaluate("() => Promise.all(['/api/lobby', '/api/addresses'].map((path) => fetch(path)))")
    paths = set(page.evaluate(KEPT))
    assert {path for path in paths if not path.startswith("/api/rulebook/")} == {"/api/rules"}
    assert len(paths) == 18
    server.stop()
    page.goto(server.url)
    page.wait_for_selector(".door.primary")
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    assert catalogue("da").text("offline-now") in page.locator(".offline").inner_text()
    page.goto(f"{server.url}/#rules/pro6-it/8.6")
    page.wait_for_selector(".clause.marked")
    assert page.locator("h1").inner_text() == book(load("pro6-it"), "da").title
    page.goto(f"{server.url}/#tutorial/baltic-et")
    page.reload()
    page.wait_for_selector(".bar .pill")
    player = Player(page, load("baltic-et"), "tap")
    assert player.lay(player.look())
    page.wait_for_selector(".task.done")
    page.goto(f"{server.url}/#companion/pad")
    page.wait_for_selector("[data-left]")
    page.goto(f"{server.url}/#companion/hourglass")
    page.wait_for_selector(".time")
    context.close()


def test_installable(open_page: Callable[..., Any], server: Server) -> None:
    """What a device needs to install the page is there."""
    page = open_page()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.evaluate("(path) => fetch(path).then((answer) => answer.ok)", icon["src"])


def test_rules_are_near(open_page: Callable[..., Any], server: Server) -> None:
    """Rules and tutorial are reached from home, and the rules from a new table and from a table's menu."""
    page = open_page(language="lv")
    page.locator("a[href='/#tutorial']").click()
    page.wait_for_selector(".choose")
    page.goto(f"{server.url}/#new")
    page.wait_for_selector("a.rules")
    assert page.locator("a.rules").get_attribute("href") == "/#rules/sabra"
    play_now(page, "rummy")
    page.get_by_role("button", name=catalogue("lv").text("menu")).click()
    assert page.locator("dialog[open] a[target=_blank]").get_attribute("href").startswith("/#rules/rummy")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [True, False])
def test_everything_in_every_language(
    open_page: Callable[..., Any], server: Server, language: str, phone: bool
) -> None:
    """Rules, tutorial and pad on phone and desktop in all languages, each with another box."""
    presets = ["rummy", "rummy-variants", "sabra-de", "baltic-lt", "pro6-fr", "pro6-es", "classic"]
    preset = presets[LANGUAGES.index(language) % len(presets)]
    page = open_page("/#rules", phone=phone, language=language)
    reads_the_rules(page, server, preset, language)
    does_the_tutorial(page, server, preset, "tap" if phone else "drag")
    keeps_score(page, server, language)
