"""A club's whole evening in real browsers: half with boxes, half on the page, and what goes wrong.

A desk, four small phones at most and a screen; all others are there over the wire.
"""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.web.chromium import BROWSING
from tests.web.conftest import NOTHING, Server
from tests.web.contexts import DESKTOP, Contexts, settings_script
from tests.web.match import Table, line_to
from tests.web.screen import WAIT_MS
from tests.web.test_club import LOOK, OTHERS, SMALL, writes
from tests.web.test_family import TOKEN
from tests.web.test_reach import ENLARGED, everything_is_pressed
from tests.web.test_screens import TOO_WIDE, violations

pytestmark = pytest.mark.wide
LAST_TURN = "Time\N{RIGHT SINGLE QUOTATION MARK}s up. This turn is the last one."
PLAN = {
    "name": "Thursday club",
    "preset": "sabra",
    "options": {"hand_size": 5, "starter_hand": 5, "time_limit_s": 0},
    "rounds": 2,
}


@dataclass
class Hall:
    """The devices of an evening, and those who come over the wire."""

    server: Server
    contexts: Contexts
    errors: list[str] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    """What everybody's phone is known by."""
    code: str = ""

    def device(self, path: str = "", *, phone: bool = True, token: str = "") -> Any:
        """A new device at the evening, or one that is known already."""
        page = self.contexts.lend_own(phone).new_page()
        page.add_init_script(settings_script(language="en"))
        page.set_default_timeout(WAIT_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.set_viewport_size(SMALL if phone else DESKTOP)
        if token:
            page.goto(self.server.url + NOTHING)
            page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
        page.goto(f"{self.server.url}/c/{self.code}{path}")
        return page

    def opens(self, name: str, **plan: object) -> Any:
        """Somebody opens an evening and plays too; their desk."""
        self.tokens[name] = str(self.server.post("/api/visitors")["token"])
        wanted = {"plan": {**PLAN, **plan}, "name": name}
        self.code = str(self.server.post("/api/clubs", wanted, self.tokens[name])["code"])
        desk = self.device("/desk", phone=False, token=self.tokens[name])
        desk.wait_for_selector("[data-do=draw]")
        return desk

    def come(self, *names: str) -> None:
        """People whose phones nobody looks at here."""
        for name in names:
            self.tokens[name] = str(self.server.post("/api/visitors")["token"])
            self.server.post(f"/api/clubs/{self.code}/people", {"name": name}, self.tokens[name])

    def comes(self, name: str) -> Any:
        """Somebody with a small phone."""
        phone = self.device()
        phone.fill("[data-name]", name)
        phone.click("[data-do=sit]")
        phone.wait_for_selector(".chips")
        self.tokens[name] = str(phone.evaluate(TOKEN))
        return phone

    def act(self, who: str, kind: str, **more: object) -> None:
        """Something happens over the wire."""
        act = {"act": {"type": kind, **more}}
        self.server.post(f"/api/clubs/{self.code}/acts", act, self.tokens[who])

    def seen(self, by: str) -> dict[str, Any]:
        """The evening as somebody sees it."""
        request = urllib.request.Request(f"{self.server.url}/api/clubs/{self.code}?all=1")
        request.add_header("Authorization", f"Bearer {self.tokens[by]}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            found = json.load(answer)
        assert isinstance(found, dict)
        return found

    def numbers(self, by: str) -> dict[str, int]:
        return {one["name"]: one["number"] for one in self.seen(by)["people"]}

    def names(self, by: str, table: int) -> list[str]:
        """Who sits at a table of the last round, seat by seat."""
        seen = self.seen(by)
        names = {one["number"]: one["name"] for one in seen["people"]}
        return [names[guest] for guest in seen["rounds"][-1]["tables"][table - 1]["seats"]]

    def seat(self, by: str, *tables: Sequence[str]) -> None:
        """An organiser swaps people until they sit as is wanted here; nobody sees the round yet."""
        number = self.numbers(by)
        for table, names in enumerate(tables, start=1):
            for place, name in enumerate(names):
                there = self.names(by, table)[place]
                if there != name:
                    self.act(by, "swap", one=number[there], other=number[name])

    def play_out(self, by: str, number: int) -> None:
        """Everybody at a table on the page draws until nothing is left."""
        table = self.seen(by)["rounds"][-1]["tables"][number - 1]
        tokens = [self.tokens[name] for name in self.names(by, number)]
        with ExitStack() as stack:
            lines = [line_to(self.server, stack, table["code"], token) for token in tokens]
            Table(table["code"], tokens, lines).draw_to_the_end()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall whose server may end."""
    server = Server(tmp_path)
    server.start()
    contexts = Contexts(BROWSING.browser, server.url)
    found = Hall(server, contexts)
    yield found
    contexts.take_back()
    server.stop()
    assert found.errors == []


def look(*pages: Any) -> None:
    """Each page looks now, and not in a few seconds."""
    for page in pages:
        page.evaluate(LOOK)


def half_with_boxes(hall: Hall, desk: Any, bo: Any, cy: Any) -> None:
    """Ada's table plays on the page, and leads her there and back; Cy's has a box."""
    desk.click("[data-do=draw][aria-disabled=false]")
    desk.wait_for_selector("[data-do=show]")
    hall.seat("Ada", ["Ada", "Bo", "Eve", "Flo"], ["Cy", "Dee", "Gus", "Hal"])
    look(desk)
    desk.click("[data-do=show]")
    look(bo)
    bo.click("[data-do=play-here]")
    bo.wait_for_selector("[data-do=play]")
    look(desk)
    desk.click("[data-do=mine][href^='/t/']")  # her own page leads the organiser to her own table
    desk.wait_for_selector(".stage")
    bo.click("[data-do=play]")
    bo.wait_for_selector(".stage")
    late = hall.comes("Ivy")
    late.get_by_text("You sit down from the next one on").wait_for()
    assert violations(late) == []
    late.context.close()

    look(cy)
    cy.click("[data-do=write]")
    writes(cy)  # the wrong way round, as will be seen
    cy.wait_for_selector(".on-honey:has-text('Still needed')")
    hall.act("Dee", "yes", round=1, table=2)

    hall.play_out("Ada", 1)
    for page in (desk, bo):
        page.wait_for_selector("[data-do=club]")
        assert page.locator(".over .button.primary").count() == 1, "back to the evening, and no other match"
        page.click("[data-do=club]")
        page.wait_for_selector(".chips")
    desk.click("[data-do=desk]")
    desk.wait_for_selector("[data-table='1'][data-state=in]")


def a_wrong_result(desk: Any, cy: Any) -> None:
    """A result that two agreed on was wrong: the organiser corrects it, and all can read that."""
    desk.wait_for_selector("[data-table='2'][data-state=in]")
    before = desk.locator("[data-table='2']").inner_text()
    desk.click("[data-table='2'] [data-do=table]")
    desk.click("dialog[open] [data-do=write]")
    desk.click("[data-out='1']")
    desk.click("[data-way=number]")
    for _ in range(3):
        desk.click("[data-digit='7']")
        desk.click("[data-do=write]")
    desk.wait_for_selector("[data-table='2'][data-state=in]")
    assert desk.locator("[data-table='2']").inner_text() != before
    desk.click("summary:has-text('Results as they were written')")
    desk.get_by_text("before: ").wait_for()
    look(cy)
    cy.get_by_text("Dee +21").wait_for()


def hal_goes_home(desk: Any) -> None:
    desk.click("[data-table] [data-guest]:has-text('Hal')")
    desk.click("dialog[open] [data-do=leave]")
    desk.wait_for_selector("dialog[open]", state="detached")


def a_second_organiser(hall: Hall, desk: Any, bo: Any) -> str:
    """Ada makes a key, and Bo an organiser; then her laptop is gone."""
    desk.click("summary:has-text('Print and save')")
    desk.click("[data-do=key]")
    key = str(desk.locator("p[data-key]").get_attribute("data-key"))
    desk.click("[data-table] [data-guest]:has-text('Bo')")
    desk.click("dialog[open] [data-do=organiser]")
    desk.wait_for_selector("dialog[open]", state="detached")
    desk.context.close()
    look(bo)
    bo.click("[data-do=desk]")
    bo.wait_for_selector("[data-do=draw][aria-disabled=false]")
    assert violations(bo) == []
    return key


def a_dead_phone(hall: Hall, bo: Any, cy: Any) -> Any:
    """Cy's phone is dead: a new one says whose it is, Bo compares numbers, and the old one is signed off."""
    fresh = hall.device()
    fresh.fill("[data-name]", "cy")
    fresh.click("[data-do=thats-me]")
    digits = fresh.locator("[data-digits]").get_attribute("data-digits")
    look(bo)
    shown = bo.locator("[data-do=let-in]").inner_text()
    assert digits == "".join(one for one in shown if one.isdigit())
    assert violations(fresh) == []
    bo.click("[data-do=let-in]")
    look(fresh)
    fresh.wait_for_selector(".chips")
    look(cy)
    cy.wait_for_selector("[data-do=sit]")
    cy.context.close()
    hall.tokens["Cy"] = str(fresh.evaluate(TOKEN))
    return fresh


def the_second_round(hall: Hall, bo: Any, cy: Any) -> None:
    """Bo runs it from a phone: at one table the racks are counted, at the other a result is written."""
    bo.click("[data-do=draw][aria-disabled=false]")
    bo.wait_for_selector("[data-do=show]")
    assert violations(bo) == []
    seated = {name for table in (1, 2) for name in hall.names("Bo", table)}
    assert seated == {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Ivy"}, "who was late sits"
    hall.seat("Bo", ["Bo", "Dee", "Eve", "Ivy"], ["Ada", "Cy", "Flo", "Gus"])
    look(bo)
    bo.click("[data-do=show]")
    look(cy)
    cy.wait_for_selector("[data-do=play-here]")
    hall.act("Ada", "play_here", round=2, table=2)
    look(bo, cy)
    cy.click("[data-do=play]")
    cy.wait_for_selector(".stage")
    bo.click("[data-table='2'] [data-do=table]")
    bo.click("dialog[open] [data-do=count]")
    bo.wait_for_selector("[data-table='2'][data-state=in]")
    cy.click("[data-do=club]")
    cy.wait_for_selector(".chips")
    bo.click("[data-do=mine]")
    bo.click("[data-do=write]")
    writes(bo)
    bo.wait_for_selector(".on-honey:has-text('Still needed')")
    hall.act("Ivy", "yes", round=2, table=1)


def the_final(hall: Hall, key: str, screen: Any) -> None:
    """Ada is back with her key, draws the final and closes the evening; the screen shows who has won."""
    desk = hall.device("/desk", phone=False)
    desk.click("summary:has-text('the organiser, on a new phone')")
    desk.fill("[data-key]", key.lower())
    desk.click("[data-do=key]")
    desk.click("[data-do=draw][aria-disabled=false]")
    desk.click("[data-do=show]")
    look(screen)
    screen.wait_for_selector("[data-slide=final] li:nth-child(2)")
    assert violations(screen) == []
    desk.click("[data-table='1'] [data-do=table]")
    desk.click("dialog[open] [data-do=write]")
    writes(desk)
    hall.tokens["Ada"] = str(desk.evaluate(TOKEN))
    one, other = hall.names("Ada", 1)
    if "Ada" in (one, other):  # then she is one of two, and the other one agrees
        desk.wait_for_selector(".on-honey:has-text('Still needed')")
        hall.act(other if one == "Ada" else one, "yes", round=3, table=1)
        desk.goto(f"{hall.server.url}/c/{hall.code}/desk")
    desk.wait_for_selector("[data-table='1'][data-state=in]")
    desk.click("summary:has-text('Print and save')")
    desk.click("[data-do=close]")
    desk.click("[data-do=close]")
    desk.wait_for_selector("[data-do=close]", state="detached")
    look(screen)
    screen.wait_for_selector("[data-slide=places] h1:has-text('Final')")
    assert hall.names("Ada", 1)[0] in screen.locator("[data-slide=places] li").first.inner_text()
    assert screen.locator("[data-slide=places] li").count() == 9
    assert violations(screen) == []


def test_a_whole_evening_half_with_boxes(hall: Hall) -> None:
    """Protects an evening from somebody late, one who leaves, a wrong result, a dead phone, a lost laptop,
    and a server that ends between rounds."""
    desk = hall.opens("Ada", played="either", final="two")
    hall.come("Dee", "Eve", "Flo", "Gus", "Hal")
    bo, cy = hall.comes("Bo"), hall.comes("Cy")
    screen = hall.device("/screen", phone=False)
    half_with_boxes(hall, desk, bo, cy)
    a_wrong_result(desk, cy)
    hal_goes_home(desk)
    hall.server.stop()
    hall.server.start()
    look(desk, bo, cy, screen)
    key = a_second_organiser(hall, desk, bo)
    cy = a_dead_phone(hall, bo, cy)
    the_second_round(hall, bo, cy)
    the_final(hall, key, screen)


WITH_LEFT = """(left) => {
  window.asked ??= window.fetch;
  window.fetch = async (path, how) => {
    if (!String(path).includes('/api/clubs/')) return window.asked(path, how);
    delete how.headers['If-None-Match'];
    const answer = await window.asked(path, how);
    const seen = await answer.json();
    seen.clock.until = seen.now + left;
    return new Response(JSON.stringify(seen), { status: answer.status });
  };
}"""


def with_left(page: Any, milliseconds: int) -> None:
    """From now on a page hears that so much of the round is left."""
    page.evaluate(WITH_LEFT, milliseconds)
    look(page)


def test_time_is_up_at_the_table_itself(hall: Hall) -> None:
    """Protects whoever plays on a phone from not knowing that the round ends: it is seen and heard there."""
    desk = hall.opens("Ada", played="page", minutes=20)
    hall.come("Cy", "Dee")
    bo = hall.comes("Bo")
    look(desk)
    desk.click("[data-do=draw][aria-disabled=false]")
    desk.click("[data-do=show]")
    look(bo)
    bo.click("[data-do=play]")
    clock = bo.locator("[data-round-clock]")
    clock.get_by_text("Round 1 of 2: ").wait_for()
    bo.wait_for_selector("[data-voice] [role=log]", state="attached")
    heard = "(text) => document.querySelector('[data-voice] [role=log]').textContent.includes(text)"

    with_left(bo, 4 * 60_000 - 500)
    bo.wait_for_function(heard, arg="Round 1 of 2: 4 minutes")
    with_left(bo, -1)
    clock.get_by_text(LAST_TURN).wait_for()
    bo.wait_for_function(heard, arg=LAST_TURN)
    line, cloth = clock.bounding_box(), bo.locator(".stage > .middle > .cloth").bounding_box()
    assert line["y"] + line["height"] <= cloth["y"], "it lies over no tile"
    assert violations(bo) == []

    look(desk)
    desk.click("[data-table='1'] [data-do=table]")
    desk.click("dialog[open] [data-do=count]")
    bo.wait_for_selector("[data-do=club]")
    assert bo.locator("tfoot").count() == 0, "nought for all is not what the racks count"
    bo.click("[data-do=club]")
    bo.get_by_text("Result in").wait_for()


def test_the_same_tiles_at_every_table(hall: Hall) -> None:
    """Protects duplicate on the page: two tables play one deal, and a phone says how its seat compares."""
    desk = hall.opens("Ada", played="page", deal="same", rounds=1)
    hall.come("Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
    bo = hall.comes("Bo")
    look(desk)
    desk.click("[data-do=draw][aria-disabled=false]")
    desk.click("[data-do=show]")
    desk.wait_for_selector("[data-do=mine][href^='/t/']")
    look(bo)
    bo.click("[data-do=play]")
    bo.wait_for_selector(".stage")
    for number in (1, 2):
        hall.play_out("Ada", number)
    bo.click("[data-do=club]")
    bo.get_by_text("Compared with the same seat at the other tables").wait_for()
    assert violations(bo) == []
    look(desk)
    desk.wait_for_selector("[data-table='2'][data-state=in]")
    duels = {one["guest"]: one["above"] for one in hall.seen("Ada")["duels"]}
    assert len(duels) == 8
    assert sum(duels.values()) == pytest.approx(0)


STYLED = """() => ['th, .who', '.box'].map((one, i) => {
  const found = document.querySelector(one);
  return found ? getComputedStyle(found)[i ? 'width' : 'fontSize'] : '';
})"""
"""That a sheet has its letters and its boxes: a policy that forbids its style shows bare text."""


def test_a_league_and_two_deals(hall: Hall) -> None:
    """Protects a round of several deals with boxes, which counts by its sum, and a league for all to read."""
    desk = hall.opens("Ada", rounds=1, deals=2, league="Winter league", best=1)
    hall.come("Bo", "Cy", "Dee")
    look(desk)
    desk.click("[data-do=draw][aria-disabled=false]")
    desk.click("[data-do=show]")
    desk.click("[data-table='1'] [data-do=table]")
    desk.click("dialog[open] [data-do=write]")
    for deal in (1, 2):
        desk.get_by_text(f"Deal {deal} of 2").wait_for()
        writes(desk)
    desk.wait_for_selector(".on-honey:has-text('Still needed')")
    hall.act("Bo", "yes", round=1, table=1)
    assert hall.seen("Ada")["rounds"][0]["tables"][0]["scores"] == [30, -10, -10, -10]
    desk.goto(f"{hall.server.url}/c/{hall.code}/places")
    league = desk.locator("[data-do=league]")
    assert league.inner_text() == "League: Winter league"
    assert violations(desk) == []
    desk.goto(f"{hall.server.url}{league.get_attribute('href')}")
    desk.get_by_role("heading", name="Winter league").wait_for()
    desk.get_by_text("The best evening counts.").wait_for()
    assert desk.locator("tbody tr").count() == 4
    assert violations(desk) == []
    desk.goto(f"{hall.server.url}/c/{hall.code}/desk")
    desk.click("summary:has-text('Print and save')")
    printed = [str(one.get_attribute("href")) for one in desk.locator("a[href*='/print/']").all()]
    assert len(printed) == 5
    for sheet in printed:
        desk.goto(hall.server.url + sheet)
        letters = "48px" if "certificate" in sheet else "14px"
        boxes = "18px" if re.search("slips|seating", sheet) else ""
        assert desk.evaluate(STYLED) == [letters, boxes], sheet
        assert violations(desk) == []


AT = "(place) => !!document.activeElement?.closest(place)"
MOST_TABS = 80


def to(page: Any, place: str) -> None:
    """Tab by tab, to something that is there already or soon."""
    page.wait_for_selector(place, state="attached")
    for _ in range(MOST_TABS):
        if page.evaluate(AT, place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(
        f"{place} is not reached by keys: {page.evaluate('document.activeElement.outerHTML')}"
    )


def press(page: Any, place: str, key: str = "Enter") -> None:
    """Goes there by keys, and presses it."""
    to(page, place)
    page.keyboard.press(key)


def writes_by_keys(page: Any, points: str) -> None:
    """Whoever sits first went out, and all others have so much left: digits, Tab to the next rack, Enter."""
    to(page, "[data-out='0']")
    others = page.locator("[data-out]:not([data-out=nobody])").count() - 1
    page.keyboard.press("Enter")
    press(page, "[data-way=number]")
    for rack in range(others):
        for digit in points:
            page.keyboard.press(digit)
        page.keyboard.press("Tab" if rack < others - 1 else "Enter")


def test_an_evening_by_keys_alone(hall: Hall) -> None:
    """Protects whoever has no pointer: an organiser from the form to a correction, and a player."""
    desk = hall.contexts.lend_own(False).new_page()
    desk.add_init_script(settings_script(language="en"))
    desk.set_default_timeout(WAIT_MS)
    desk.goto(hall.server.url)
    press(desk, "[data-club]")
    to(desk, "[data-title]")
    desk.keyboard.type("Thursday club")
    press(desk, "[data-plays]", "Space")
    press(desk, "[data-do=open]:not(:disabled)")
    to(desk, "[data-beside]")
    hall.tokens["desk"] = str(desk.evaluate(TOKEN))
    hall.code = str(desk.evaluate("() => location.pathname.split('/')[2]"))
    for count, name in enumerate(OTHERS, start=1):
        desk.keyboard.type(name)
        desk.keyboard.press("Enter")
        said = f"{count} {'people' if count > 1 else 'person'}"
        desk.get_by_text(said, exact=True).first.wait_for()

    player = hall.device(phone=False)
    to(player, "[data-name]")
    player.keyboard.type("Hana")
    player.keyboard.press("Enter")
    player.wait_for_selector(".chips")
    hall.tokens["Hana"] = str(player.evaluate(TOKEN))
    look(desk)
    press(desk, "[data-do=draw][aria-disabled=false]")
    desk.wait_for_selector("[data-do=show]")
    before = hall.names("desk", 1)[0], hall.names("desk", 2)[0]
    press(desk, "[data-table='1'] [data-guest]")
    press(desk, "[data-table='2'] [data-guest]")
    desk.get_by_role("button", name=before[1]).first.wait_for()
    press(desk, "[data-do=show]")
    desk.wait_for_selector("[data-clock]")
    assert (hall.names("desk", 2)[0], hall.names("desk", 1)[0]) == before
    press(desk, "[data-do=clock]")
    desk.get_by_role("button", name="Resume").wait_for()
    press(desk, "[data-do=clock]")

    look(player)
    press(player, "[data-do=write]")
    writes_by_keys(player, "5")
    player.wait_for_selector(".on-honey:has-text('Still needed')")
    mine, other = (1, 2) if "Hana" in hall.names("desk", 1) else (2, 1)
    look(desk)
    press(desk, f"[data-table='{mine}'] [data-do=table]")
    press(desk, "dialog[open] [data-do=agree]")
    desk.wait_for_selector(f"[data-table='{mine}'][data-state=in]")
    for points in ("7", "12"):  # the second puts right what the first was
        press(desk, f"[data-table='{other}'] [data-do=table]")
        press(desk, "dialog[open] [data-do=write]")
        writes_by_keys(desk, points)
        desk.wait_for_selector(f"[data-table='{other}'][data-state=in]")
    scores = hall.seen("desk")["rounds"][-1]["tables"][other - 1]["scores"]
    assert scores[1] == -12
    press(desk, "[data-table] [data-guest]")
    press(desk, "dialog[open] [data-do=leave]")
    desk.wait_for_selector("dialog[open]", state="detached")
    press(desk, "[data-do=draw][aria-disabled=false]")
    desk.wait_for_selector("[data-do=show]")

    look(player)
    press(player, "[data-do=places]")
    player.wait_for_selector("li[aria-current=true]:has-text('Hana')")
    press(player, "a.back")
    press(player, "[data-do=menu]")
    player.wait_for_selector("dialog[open]")
    player.keyboard.press("Escape")
    player.wait_for_selector("dialog[open]", state="detached")
    assert player.evaluate(AT, "[data-do=menu]"), "the focus is where it was"


LARGE = """() => {
  const { style } = document.documentElement;
  const now = getComputedStyle(document.documentElement);
  for (let i = 1; i < 10; i += 1) {
    const size = parseFloat(now.getPropertyValue(`--t${i}`));
    if (size) style.setProperty(`--t${i}`, `${2 * size}px`);
  }
}"""
"""Letters twice as large, as a phone's settings make them."""
LETTERS = """() => [...document.querySelectorAll('main *')].filter((one) =>
  one.getClientRects().length &&
  [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 1))
  .map((one) => [parseFloat(getComputedStyle(one).fontSize) * 1920 / innerWidth, one.textContent.trim()])"""
"""How large what is read stands on a screen 1,920 wide; one letter is a face."""


def fits(page: Any, where: str) -> None:
    """Nothing is cut or sticks out, and axe has nothing against it."""
    faults = page.evaluate(TOO_WIDE)
    assert (where, faults, violations(page)) == (where, [], [])


def test_an_evening_enlarged(hall: Hall) -> None:
    """Protects who sees little, on a desk enlarged twice and four times, and on a small phone."""
    desk = hall.opens("Ada", rounds=2)
    hall.come("Bartholomew", "Maximiliane", "Dee", "Eve", "Flo", "Gus")
    phone = hall.device(token=hall.tokens["Bartholomew"])
    screen = hall.device("/screen", phone=False)
    for one in (1, 2):
        for width, height in ENLARGED:
            desk.set_viewport_size({"width": width, "height": height})
            fits(desk, f"desk at {width}, {one}")
            everything_is_pressed(desk, "main")
        desk.set_viewport_size(DESKTOP)
        for width, height in ((320, 640), *ENLARGED):
            phone.set_viewport_size({"width": width, "height": height})
            fits(phone, f"phone at {width}, {one}")
        for size in (*ENLARGED, (1920, 1080)):
            screen.set_viewport_size({"width": size[0], "height": size[1]})
            assert violations(screen) == []
        small = [(size, text) for size, text in screen.evaluate(LETTERS) if size < 25.9]
        assert small == [], "letters that nobody reads in the back row"
        look(desk)
        if one == 1:
            desk.click("[data-do=draw][aria-disabled=false]")
            desk.click("[data-do=show]")
            desk.wait_for_selector("[data-clock]")
            look(phone, screen)
            phone.wait_for_selector("[data-do=write]")
            screen.wait_for_selector("[data-slide=tables]")
    phone.set_viewport_size(SMALL)
    phone.evaluate(LARGE)
    fits(phone, "a small phone with large letters")
