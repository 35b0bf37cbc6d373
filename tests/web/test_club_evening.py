"""A club's whole evening in real browsers: half with boxes, half on the page, and what goes wrong.

A desk, four small phones at most and a screen; all others are there over the wire.
"""

from __future__ import annotations

import json
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
from tests.web.test_club import LOOK, SMALL, writes
from tests.web.test_family import TOKEN
from tests.web.test_screens import violations

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
    desk.wait_for_selector("[data-table='1'][data-state=in]")
    hall.tokens["Ada"] = str(desk.evaluate(TOKEN))
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


def with_left(page: Any, hall: Hall, milliseconds: int) -> None:
    """From now on a page hears that so much of the round is left."""

    def answered(route: Any) -> None:
        headers = {name: value for name, value in route.request.headers.items() if name != "if-none-match"}
        answer = route.fetch(headers=headers)
        seen = answer.json()
        seen["clock"]["until"] = seen["now"] + milliseconds
        route.fulfill(response=answer, json=seen)

    page.unroute("**/api/clubs/*")
    page.route(f"**/api/clubs/{hall.code}*", answered)
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

    with_left(bo, hall, 4 * 60_000 - 500)
    bo.wait_for_function(heard, arg="Round 1 of 2: 4 minutes")
    with_left(bo, hall, -1)
    clock.get_by_text(LAST_TURN).wait_for()
    bo.wait_for_function(heard, arg=LAST_TURN)
    line, cloth = clock.bounding_box(), bo.locator(".stage > .middle > .cloth").bounding_box()
    assert line["y"] + line["height"] <= cloth["y"], "it lies over no tile"
    assert violations(bo) == []

    look(desk)
    desk.click("[data-table='1'] [data-do=table]")
    desk.click("dialog[open] [data-do=count]")
    bo.click("[data-do=club]")
    bo.wait_for_selector(".chips")


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
