"""An honest family's days in real browsers: nobody is ever asked more than one thing at a time.

A newcomer, a guest, two devices of one person, a lost phone that turns up again, a game by days, somebody who
leaves, the card. After every step every open page is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.web.chromium import BROWSING
from tests.web.contexts import Contexts, settings_script
from tests.web.days import DAY_MS, Days, serving_days
from tests.web.match import Table, ask, line_to
from tests.web.screen import WAIT_MS
from tests.web.test_family import LOOK, TOKEN, digits_on, found, join, let_in
from tests.web.test_screens import violations
from tilerummy.protocol import messages as m

pytestmark = pytest.mark.long
ASKED = "[data-question], [data-ask], [data-lost], [data-moved]"
"""Whatever asks or tells something on top of a page."""
SHOWN = """async () => {
    await fetch('/livez');
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""What was asked for before is answered by then, and drawn."""
BY_DAYS = {"preset": "sabra", "players": 2, "rounds": 1, "clock": 2 * DAY_MS // 1000}
QUICK = {"preset": "sabra", "players": 3, "rounds": 1, "clock": 0}
WEEK_MS = 7 * DAY_MS


@dataclass
class Home:
    """A family's devices, by whose they are, and the server whose days pass when they are told to."""

    server: Days
    contexts: Contexts
    pages: dict[str, Any] = field(default_factory=dict)
    address: str = ""

    def open_page(self, path: str, *, phone: bool = False) -> Any:
        """A new device."""
        page = self.contexts.lend_own(phone).new_page()
        page.add_init_script(settings_script(language="en"))
        page.set_default_timeout(WAIT_MS)
        page.goto(self.server.url + path)
        return page

    def __getitem__(self, name: str) -> Any:
        return self.pages[name]

    def calm(self) -> None:
        """Every page looks anew, and none of them asks more than one thing."""
        for name, page in self.pages.items():
            page.evaluate(LOOK)
            page.evaluate(SHOWN)
            assert page.locator(ASKED).count() <= 1, name

    def asked(self, name: str, kind: str, text: str = "") -> Any:
        """The one thing that somebody is asked."""
        page = self.pages[name]
        page.evaluate(LOOK)
        question = page.locator(f"[data-question={kind}]", has_text=text)
        question.wait_for()
        self.calm()
        assert violations(page) == []
        return question

    def answer(self, name: str, kind: str, deed: str, text: str = "") -> None:
        """Somebody is asked one thing, and answers."""
        self.asked(name, kind, text).locator(f"[data-do={deed}]").click()
        self.pages[name].locator(f"[data-question={kind}]", has_text=text).wait_for(state="detached")
        self.calm()

    def home(self) -> None:
        """Everybody is back at the family's page."""
        for page in self.pages.values():
            page.goto(self.server.url + self.address)
            page.wait_for_selector("[data-menu]")
        self.calm()

    def later(self, time_ms: int) -> None:
        """So much later everybody looks."""
        self.server.later(time_ms)
        self.home()

    def token(self, name: str) -> str:
        """What somebody's device is known by."""
        return str(self.pages[name].evaluate(TOKEN))

    @contextmanager
    def seated(self, plan: dict[str, object], *names: str) -> Iterator[Table]:
        """A match of these people, which has begun."""
        tokens = [self.token(name) for name in names]
        wanted = {"table": {"plan": plan, "salt": "aa" * 16}, "beside": []}
        path = f"/api/families/{self.address.removeprefix('/f/')}/games"
        code = str(self.server.post(path, wanted, tokens[0])["code"])
        with ExitStack() as stack:
            lines: list[Any] = [line_to(self.server, stack, code, token) for token in tokens]  # type: ignore[arg-type]
            for name, line in zip(names[1:], lines[1:], strict=True):
                assert ask(line, m.TakeSeat("sit", name, "bb" * 16))["type"] == "ack"
                assert ask(line, m.Ready("ready"))["type"] == "ack"
            assert ask(lines[0], m.Start("start"))["type"] == "ack"
            yield Table(code, tokens, lines)


def first_evening(home: Home) -> str:
    """Two newcomers are let in, a guest sits with them, a round is played; the card is offered, and made. Its
    key."""
    host, home.address = found(home.open_page)
    home.pages["Grandma"] = host
    for name in ("Kim", "Mia"):
        home.pages[name] = join(home.open_page, home.address, name, host)
        home.calm()
    guest = home.pages["Jo"] = home.open_page(home.address, phone=True)
    guest.fill("[data-name]", "Jo")
    guest.keyboard.press("Enter")
    guest.wait_for_selector("[data-guest]")
    home.calm()
    with home.seated(QUICK, "Grandma", "Kim", "Mia") as table:
        table.draw_to_the_end()
    home.home()
    home.answer("Grandma", "card", "card")
    host.click("[data-do=make-key]")
    key = str(host.locator("[data-key] b").first.inner_text())
    home.home()
    for name in ("Grandma", "Kim", "Mia"):
        home.answer(name, "waiting", "fine", "making a new card")
    assert guest.locator(ASKED).count() == 0, "a guest is asked nothing"
    return key


def two_devices(home: Home) -> None:
    """A week later all are settled, and the guest has gone. Mia lets her own tablet in, at once."""
    home.server.later(WEEK_MS)
    guest = home.pages.pop("Jo")
    guest.goto(home.server.url + home.address)
    guest.wait_for_selector("[data-do=sit]")
    home.home()
    tablet = home.open_page(home.address)
    tablet.click("[data-do=ours]")
    tablet.locator("[data-person]", has_text="Mia").click()
    digits = digits_on(tablet)
    home["Mia"].evaluate(LOOK)
    let_in(home["Mia"], digits, "Mia", fresh=False)
    tablet.evaluate(LOOK)
    tablet.wait_for_selector("[data-do=play]")
    home.pages["Mia's tablet"] = tablet
    home.calm()


def by_days(home: Home) -> str:
    """Grandma and Mia begin a game by days; it goes along to Mia's tablet."""
    home.server.later(DAY_MS)
    with home.seated(BY_DAYS, "Grandma", "Mia") as table:
        code = table.code
    home.home()
    home["Mia's tablet"].locator("[data-turn]").click()
    home["Mia's tablet"].wait_for_selector("[data-rack]")
    home.calm()
    home.home()
    return code


def lost_and_found(home: Home, code: str) -> None:
    """Kim's phone is lost and Mia's, too; much happens on one day, and everybody is asked one thing."""
    old = home.pages.pop("Kim")
    new = home.open_page(home.address, phone=True)
    new.click("[data-do=ours]")
    new.locator("[data-person]", has_text="Kim").click()
    digits = digits_on(new)
    host = home["Grandma"]
    host.evaluate(LOOK)
    let_in(host, digits, "Kim", fresh=False)
    new.evaluate(LOOK)
    new.wait_for_selector("[data-do=play]")
    home.pages["Kim's new phone"] = new
    home.calm()
    # On the same day Mia gives the table another name and wants to leave: one after the other is told.
    mia = home["Mia"]
    mia.click("[data-menu]")
    mia.fill("[data-title]", "Monday table")
    mia.click("[data-do=rename]")
    mia.click("[data-do=leave]")
    mia.click("[data-do=sure]")
    home.home()
    home.answer("Grandma", "waiting", "fine", "Mia wants to leave")
    home.answer("Grandma", "changed", "put-back")
    host.get_by_role("heading", name="Sunday table").wait_for()
    home.answer("Kim's new phone", "waiting", "fine", "Mia wants to leave")
    # The old phone was in the sofa: first it is asked whether the new one is Kim's.
    home.pages["Kim"] = old
    old.goto(home.server.url + home.address)
    home.answer("Kim", "you", "yes")
    home.answer("Kim", "waiting", "fine", "Mia wants to leave")
    two_ask_for_a_chair(home, code)


def two_ask_for_a_chair(home: Home, code: str) -> None:
    """Mia's new phone and one of a stranger ask for her chair by days: she is asked one by one."""
    asking = [home.open_page(f"/t/{code}", phone=True) for _ in range(2)]
    for page in asking:
        page.click("[data-do=take-seat]")
        page.locator("dialog [data-person]", has_text="Mia").click()
    for name in ("Grandma", "Mia"):
        home[name].goto(f"{home.server.url}/t/{code}")
        home[name].wait_for_selector("[data-rack]")
    for deed in ("no", "yes"):
        home["Mia"].wait_for_selector("[data-ask]")
        home.calm()
        home["Mia"].click(f"[data-ask] [data-do={deed}]")
    asking[1].wait_for_selector("[data-rack]")
    home.pages["Mia's new phone"] = asking[1]
    home.calm()
    home.pages.pop("Mia's new phone")
    home.home()


def the_leaver(home: Home) -> None:
    """A week later Mia has left, with her tablet; everybody else is settled and asked nothing."""
    for name in ("Mia", "Mia's tablet"):
        home.pages.pop(name).close()
    home.later(WEEK_MS)
    home.answer("Kim's new phone", "old-phone", "fine")
    for page in home.pages.values():
        assert page.locator(ASKED).count() == 0
        assert page.locator(".person", has_text="Mia").count() == 0
    kim = home["Kim's new phone"]
    kim.click("[data-menu]")
    kim.wait_for_selector("[data-phones]")
    assert kim.locator("[data-first-week]").count() == 0
    home.calm()


def the_card(home: Home, key: str) -> None:
    """Grandma's phone is gone, and the link is another: by the card she finds the table, is in, and says
    stop."""
    old, kim = home.address, home["Kim"]
    kim.click("[data-menu]")
    kim.click("[data-do=link]")
    kim.click("[data-do=sure]")
    kim.click("[data-do=leave]")
    kim.click("[data-do=sure]")
    home.pages.pop("Grandma").close()
    new = home.open_page(old, phone=True)
    new.get_by_text("This link has been changed").wait_for()
    use_key(new, "AAAA-BBBB-CCCC")
    new.locator("#app [role=alert]").wait_for()
    assert violations(new) == []
    use_key(new, key)
    new.click("[data-do=ours]")
    new.locator("[data-person]", has_text="Grandma").click()
    digits_on(new)
    use_key(new, key)
    new.wait_for_selector("[data-menu]")
    home.address = str(new.evaluate("() => location.pathname"))
    assert home.address != old
    home.pages["Grandma's new phone"] = new
    home.asked("Grandma's new phone", "waiting", "Kim wants to leave")
    assert new.locator("[data-do=stop]").count() == 0, "in its first week"
    use_key(new, key)
    new.wait_for_selector("[data-question=waiting]", state="detached")
    home.home()


def use_key(page: Any, key: str) -> None:
    """Somebody types the key of the card."""
    if not page.locator("[data-key]").is_visible():
        page.click("summary")
    page.fill("[data-key]", key)
    page.click("[data-do=key]")


def test_nobody_is_asked_two_things_at_once(tmp_path: Path) -> None:
    """Protects a grandmother from a page full of questions, on the days on which most happens."""
    with serving_days(tmp_path) as server:
        home = Home(server, Contexts(BROWSING.browser, server.url))
        try:
            key = first_evening(home)
            two_devices(home)
            lost_and_found(home, by_days(home))
            the_leaver(home)
            the_card(home, key)
        finally:
            home.contexts.take_back()
