"""A family's three evenings in two seasons, in real browsers: who comes, who leaves, what is lost on the way.

Seven devices at once: four of the family, a guest, a television and a tablet; an eighth takes the place of a
phone that is lost, and somebody plays who has none. Tiles that nobody looks at are drawn over the wire.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.web.chromium import BROWSING
from tests.web.conftest import NOTHING
from tests.web.contexts import Contexts, settings_script
from tests.web.days import DAY_MS, Days, serving_days
from tests.web.hands import Drags
from tests.web.match import Table, line_to
from tests.web.match import look as view_of
from tests.web.obvious import obvious
from tests.web.screen import WAIT_MS, look, meld, piece
from tests.web.test_big_screen import EASY, a_set
from tests.web.test_family import DRAW, LOOK, TOKEN, come_back, found, join
from tests.web.test_screens import violations
from tilerummy.server.table.table_state import AWAY_MS

pytestmark = pytest.mark.long
TELEVISION, TABLET = {"width": 1920, "height": 1080}, {"width": 1180, "height": 820}
HOUSE = {"preset": "sabra", "rounds": 1, "clock": 0, "options": {**EASY, "hand_size": 20, "starter_hand": 20}}
"""Almost any three tiles are a set, any set opens, and few tiles are left to draw."""
TO_SERVER = """async ([method, path, body]) => {
  const headers = { Authorization: `Bearer ${localStorage.getItem('tilerummy-token')}` };
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  return answer.json();
}"""
MY_TURN = """() => {
  const known = document.querySelector('.stage')?.dataset ?? {};
  return known.turn === known.me && document.querySelector('.action')?.dataset.deed === 'draw';
}"""
NOT_MY_TURN = """() => {
  const known = document.querySelector('.stage').dataset;
  return known.turn !== known.me;
}"""
LIES = """(wanted) => {
  const tiles = (set) => [...set.querySelectorAll('[data-tile]')].map((one) => one.dataset.tile);
  const sets = [...document.querySelectorAll('.meld')].map((set) => tiles(set).sort().join(' '));
  const single = [...document.querySelectorAll('.tray [data-tile]')].map((one) => one.dataset.tile);
  return [...sets, ...single].sort().join('|') === wanted.sort().join('|');
}"""


@dataclass
class Family:
    """The devices of a family by whose they are, and a server whose days pass when they are told to."""

    server: Days
    contexts: Contexts
    pages: dict[str, Any] = field(default_factory=dict)
    address: str = ""

    def open_page(self, path: str, *, phone: bool = False, size: Mapping[str, int] | None = None) -> Any:
        """A new device; a big screen has its own size, and a tablet a finger."""
        more = {"viewport": size, "is_mobile": False} if size else {}
        page = self.contexts.lend_own(phone, **more).new_page()
        page.add_init_script(settings_script(language="en"))
        page.set_default_timeout(WAIT_MS)
        page.goto(self.server.url + path)
        return page

    def __getitem__(self, name: str) -> Any:
        return self.pages[name]

    def ask(self, name: str, method: str, path: str, body: object = None) -> Any:
        """Somebody's device asks the server for something of the family."""
        return self.pages[name].evaluate(TO_SERVER, [method, f"/api/families/{self.code}{path}", body])

    @property
    def code(self) -> str:
        return self.address.removeprefix("/f/")

    def home(self, *names: str) -> None:
        """They are at the family's page, and nobody else is."""
        for name, page in self.pages.items():
            page.goto(self.server.url + (self.address if name in names else NOTHING))
        for name in names:
            self[name].wait_for_selector("[data-menu]")
        for name in names:
            self[name].evaluate(LOOK)

    def later(self, time_ms: int, *names: str) -> None:
        """So much later these come."""
        self.server.later(time_ms)
        self.home(*names)

    def gather(self, host: str, others: str, *guests: str) -> str:
        """The host presses the one loud button, which names the others; they sit down as themselves."""
        page = self[host]
        page.locator("[data-do=play]", has_text=re.compile(others)).wait_for()
        obvious(page, "our table, others are here")
        page.click("[data-do=play]")
        page.wait_for_selector("[data-lobby]")
        obvious(page, "lobby, you opened it, alone")
        return self.sit_down(host, *guests)

    def sit_down(self, host: str, *guests: str) -> str:
        """A table of the family stands; each sits down with one press, and nobody is asked for a name."""
        self[host].wait_for_selector("[data-lobby]")
        for name in guests:
            self[name].evaluate(LOOK)
            self[name].locator("[data-do=play]", has_text="Sit down").wait_for()
            obvious(self[name], "somebody has opened a table")
            self[name].click("[data-do=play]")
            self[name].get_by_role("heading", name=f"{host} deals any moment.").wait_for()
            obvious(self[name], "lobby, you sit")
        code = self[host].evaluate("() => location.pathname").split("/")[2]
        assert isinstance(code, str)
        return code

    def deal(self, host: str, count: int) -> None:
        deal = self[host].locator("[data-do=start]:not([disabled])", has_text=f"Deal for {count}")
        deal.wait_for()
        obvious(self[host], "lobby, you opened it")
        deal.click()

    def tokens(self, *names: str) -> list[str]:
        """What the devices of these people are known by."""
        return [str(self[name].evaluate(TOKEN)) for name in names]

    def play_out(self, code: str, tokens: list[str]) -> None:
        """Everybody draws until nothing is left; on a page that would take longer than all the rest."""
        for page in self.pages.values():
            page.goto(self.server.url + NOTHING)
        with ExitStack() as stack:
            Table(code, tokens, self.lines(stack, code, tokens)).draw_to_the_end()

    def lines(self, stack: ExitStack, code: str, tokens: list[str]) -> list[Any]:
        return [line_to(self.server, stack, code, token) for token in tokens]  # type: ignore[arg-type]


# -- the first evening ------------------------------------------------------------------------------


def they_come_together(family: Family) -> None:
    """Grandma founds the table and lets three in by their numbers; their box is an easy one."""
    host, family.address = found(family.open_page)
    family.pages["Grandma"] = host
    for name in ("Kim", "Mia", "Jo"):
        family.pages[name] = join(family.open_page, family.address, name, host)
    family.ask("Grandma", "PUT", "/house", {"plan": HOUSE, "language": "en"})
    family.home("Grandma", "Kim", "Mia", "Jo")


def four_sit_round_two_screens(family: Family) -> str:
    """Grandma and Mia type the words of a tablet and of a television; phones and a laptop are their racks."""
    code = family.gather("Grandma", "with Kim, Mia, and Jo", "Kim", "Mia", "Jo")
    for name, screen, size in (("Grandma", "tablet", TABLET), ("Mia", "television", TELEVISION)):
        family.pages[screen] = family.open_page("/tv", phone=screen == "tablet", size=size)
        word_to_screen(family, code, name, family[screen])
    family.deal("Grandma", 4)
    for name in ("Grandma", "Mia"):
        family[name].wait_for_selector("[data-do=let-touch]:checked")
        assert family[name].locator("[data-rack]").count() == 0, "face down until its owner says so"
        obvious(family[name], "phone as a rack, covered")
        family[name].click("[data-do=show]")
    return code


def word_to_screen(family: Family, code: str, name: str, screen: Any) -> None:
    phone = family[name]
    phone.goto(f"{family.server.url}/t/{code}/tv")
    letters = screen.locator(".letters:not([aria-label=''])")
    letters.wait_for()
    obvious(screen, "television without a table")
    phone.fill("[data-do=word]", letters.get_attribute("aria-label").lower())
    phone.wait_for_selector("[data-do=ours]")
    obvious(phone, "phone, a screen's word")
    phone.click("[data-do=ours]")
    phone.wait_for_url("**/rack")
    screen.get_by_text("Your phone is your rack").wait_for()


def the_guest_comes_late(family: Family) -> None:
    """Lotte has the link alone, and all chairs are taken: she looks on, asks for one, and opens no
    second table."""
    guest = family.pages["Lotte"] = family.open_page(family.address, phone=True)
    guest.fill("[data-name]", "Kim")
    guest.wait_for_selector("[data-known]")
    obvious(guest, "the same, with a name that is known")
    guest.fill("[data-name]", "Lotte")
    guest.wait_for_selector("[data-do=sit]")
    obvious(guest, "the family's link, on a new phone")
    guest.keyboard.press("Enter")
    guest.wait_for_selector("[data-playing]")
    assert guest.locator("[data-do=play]").get_attribute("data-offer") == "watch"
    assert guest.locator("[data-do=other], [data-do=let-someone-in], [data-do=beside]").count() == 0
    obvious(guest, "all chairs are taken")
    assert guest.locator("[data-playing] li").count() == 4, "how many tiles each of them has"
    guest.click("[data-do=ask-chair]")
    guest.locator("[data-do=ask-chair]").wait_for(state="detached")
    assert violations(guest) == []


def until_grandma_has_a_set(family: Family, code: str) -> list[str]:
    """All draw until it is her turn and three of her tiles are a set: their numbers."""
    phone, tokens = family["Grandma"], family.tokens("Grandma", "Kim", "Mia", "Jo")
    with ExitStack() as stack:
        lines = family.lines(stack, code, tokens)
        seats = {view_of(line, "seat")["seat"]: line for line in lines}
        table = Table(code, tokens, [seats[seat] for seat in range(4)])
        hers = view_of(lines[0], "hers")["seat"]
        for number in range(100):
            if view_of(lines[0], f"turn{number}")["turn"] == hers:
                phone.wait_for_function(MY_TURN)
                if pieces := a_set(look(phone).rack):
                    return pieces
            table.draw(number)
    raise AssertionError("a hundred turns without a set")


def one_draft_through_every_reload(family: Family, code: str) -> None:
    """Phone, tablet and television are loaded anew in the middle of a turn, the tablet under the finger too:
    all show the same draft, what the finger had let go of is kept, and no touch is lost without a word."""
    pieces = until_grandma_has_a_set(family, code)
    phone, tablet, television = (family[one] for one in ("Grandma", "tablet", "television"))
    faces = dict(look(phone).rack)
    tiles = [faces[one] for one in pieces]
    one, others, whole = tiles[0], " ".join(tiles[1:]), " ".join(tiles)

    phone.click(f"[data-id='{pieces[0]}']")
    phone.click(".action[data-deed=put]")
    lies(tablet, one)
    tablet.reload()
    lies(tablet, one)
    reload_phone(phone)
    drafted(phone, 1)

    for tile in tiles[1:]:  # on a phone that has been loaded anew tiles have other numbers
        phone.click(f"[data-id='{piece(phone, tile)}']")
    phone.click(".action[data-deed=put]")
    lies(tablet, whole)
    television.reload()
    lies(television, whole)

    Drags(tablet, touch=True).put(lying(tablet, one), None)
    lies(television, one, others)
    reload_phone(phone)  # what the finger did is all that it can learn of it
    drafted(phone, 2)

    # The tablet goes while a tile is in the air: it lies where it lay before, everywhere.
    carry(tablet, one, others)
    tablet.reload()
    for screen in (tablet, television):
        lies(screen, one, others)
    assert tablet.locator("[data-unpaired]").count() == 0, "it may be touched again by itself"
    Drags(tablet, touch=True).put(lying(tablet, one), meld(tablet, tiles[1]))
    for screen in (tablet, television):
        lies(screen, whole)
        assert violations(screen) == []
    drafted(phone, 1)
    phone.click(".action[data-deed=play]")
    phone.wait_for_function(NOT_MY_TURN)
    for screen in (tablet, television):
        lies(screen, whole)


def lies(screen: Any, *wanted: str) -> None:
    """These sets lie on a big screen; a single tile waits in its tray or on the bare cloth."""
    screen.wait_for_function(LIES, arg=[" ".join(sorted(one.split())) for one in wanted])


def lying(screen: Any, tile: str) -> str:
    """The number of a tile on a big screen."""
    found = screen.locator(f".inner [data-tile='{tile}'], .tray [data-tile='{tile}']").first
    return str(found.get_attribute("data-id"))


def drafted(phone: Any, sets: int) -> None:
    """So many sets, or single tiles, lie in the strip of a phone's draft."""
    phone.wait_for_function("n => document.querySelectorAll('.stage li').length === n", arg=sets)


def carry(screen: Any, tile: str, onto: str) -> None:
    """A finger lifts a tile over a set, and does not let go."""
    finger = Drags(screen, touch=True)
    finger.carry(finger.centre(lying(screen, tile)), finger.centre(lying(screen, onto.split()[0])))


def reload_phone(phone: Any) -> None:
    """It comes back covered."""
    phone.reload()
    phone.click("[data-do=show]")
    phone.wait_for_selector("[data-rack]")


def the_first_evening(family: Family) -> None:
    """Four sit round two screens, a guest comes late; when the round is over all read the same sheet."""
    they_come_together(family)
    code = four_sit_round_two_screens(family)
    the_guest_comes_late(family)
    one_draft_through_every_reload(family, code)
    players = ("Grandma", "Kim", "Mia", "Jo")
    family.play_out(code, family.tokens(*players))
    for name in ("Kim", "Jo"):
        family[name].goto(f"{family.server.url}/t/{code}")
        family[name].locator(".action", has_text="Score sheet").click()
        family[name].wait_for_selector(".over [data-do=our-table]")
        family[name].locator("[data-asking]", has_text="Lotte").wait_for()
        # Grandma is away by now: somebody else is asked for the next match.
        hosts = family[name].locator("[data-do=rematch]").count()
        obvious(family[name], "score sheet, the host" if hosts else "score sheet, all others")


# -- by days ----------------------------------------------------------------------------------------


def a_game_over_four_days(family: Family) -> None:
    """Kim invites Mia alone to a game with a day for a turn. Each day one of them finds "Your turn" on the
    family's page, plays, and goes; Grandma is not asked, and on the fourth day it is finished."""
    family.later(DAY_MS, "Grandma", "Kim", "Mia")
    kim, mia = family["Kim"], family["Mia"]
    kim.click("[data-do=other]")
    kim.locator("label", has_text="1 day").locator("[name=family-days]").check()
    kim.locator("dialog label", has_text="Mia").locator("[data-invite]").check()
    assert violations(kim) == []
    kim.click("[data-do=begin]")
    kim.wait_for_selector("[data-lobby]")
    code = kim.evaluate("() => location.pathname").split("/")[2]
    invitation = mia.locator("[data-invitation]", has_text="Kim invites you")
    mia.evaluate(LOOK)
    invitation.get_by_text("a day").wait_for()
    family["Grandma"].evaluate(LOOK)
    assert family["Grandma"].locator("[data-invitation]").count() == 0
    assert violations(mia) == []
    invitation.locator("[data-do=sit-as]", has_text="Mia").click()
    mia.get_by_role("heading", name="Kim deals any moment.").wait_for()
    family.deal("Kim", 2)
    kim.wait_for_selector(".stage")
    family.home("Kim", "Mia")
    for _ in range(3):
        mover, waiting = sorted((kim, mia), key=lambda page: page.locator("[data-turn].waits").count() == 0)
        assert mover.locator("[data-turn]", has_text="Your turn").count() == 1
        assert waiting.locator("[data-turn].waits").count() == 0
        mover.click("[data-turn].waits")
        mover.click(DRAW)
        mover.wait_for_function(NOT_MY_TURN)
        family.later(DAY_MS - 3_600_000, "Kim", "Mia")
    family.play_out(code, family.tokens("Kim", "Mia"))
    family.home("Kim", "Mia")
    kim.wait_for_function("() => !document.querySelector('[data-turn]')")


# -- the second evening -----------------------------------------------------------------------------


def somebody_beside_and_a_lost_phone(family: Family) -> None:
    """Leo has no phone and plays on Grandma's; Mia's is lost in mid-round, and she goes on with another."""
    family.later(DAY_MS, "Grandma", "Kim", "Mia")
    host, kim = family["Grandma"], family["Kim"]
    host.click("[data-do=beside]")
    host.fill("[data-bring] input", "Leo")
    host.keyboard.press("Enter")
    host.locator(".person", has_text="Leo").first.wait_for()
    host.click("[data-do=other]")
    host.locator("label", has_text="Leo").locator("[data-beside]").check()
    host.locator("dialog label", has_text="4").locator("[name=family-players]").check()
    host.click("[data-do=begin]")
    code = family.sit_down("Grandma", "Kim", "Mia")
    family.deal("Grandma", 4)
    kim.wait_for_selector(".action")
    mia_is_lost(family, code)
    beside = host.evaluate("code => JSON.parse(localStorage.getItem(`tilerummy-together-${code}`))", code)
    assert len(beside) == 2
    family.play_out(code, [*beside.values(), *family.tokens("Kim", "Mia")])
    # The new phone is known at the table, and not yet to the family.
    family.home("Grandma", "Kim")
    new = family["Mia"]
    new.goto(family.server.url + family.address)
    come_back(lambda *_, **__: new, family.address, host)


def mia_is_lost(family: Family, code: str) -> None:
    """Her phone is gone: she opens the link on another one, Kim says yes, and her rack is there."""
    family.pages["lost"] = family.pages.pop("Mia")
    family["lost"].goto(family.server.url + NOTHING)
    new = family.pages["Mia"] = family.open_page(f"/t/{code}", phone=True)
    new.click("[data-do=take-seat]")
    new.locator("dialog [data-person]", has_text="Mia").click()
    kim = family["Kim"]
    kim.get_by_text("Another device wants to play on for Mia").wait_for()
    family.server.later(AWAY_MS)
    kim.get_by_text("Mia on another device?").wait_for()
    assert violations(kim) == []
    kim.click("[data-ask] [data-do=yes]")
    new.wait_for_selector("[data-rack]")


# -- who leaves, and a season's end -----------------------------------------------------------------


def jo_leaves(family: Family) -> None:
    """A week later all are settled: Mia signs the lost phone off, and Jo leaves; told for a week, then so."""
    family.later(7 * DAY_MS, "Grandma", "Kim", "Mia", "Jo")
    mia, jo, kim = family["Mia"], family["Jo"], family["Kim"]
    jo.click("[data-menu]")
    jo.click("[data-do=leave]")
    jo.get_by_text("Your evenings stay").wait_for()
    jo.click("[data-do=sure]")
    kim.evaluate(LOOK)
    kim.locator("[data-question=waiting]", has_text="Jo wants to leave").wait_for()
    assert kim.locator("[data-question]").count() == 1
    assert violations(kim) == []
    family.later(7 * DAY_MS, "Grandma", "Kim", "Mia")
    mia.click("[data-menu]")
    phones = mia.locator("[data-phones]").first
    phones.locator("li:not(:has-text('This phone')) [data-do=sign-off]").click()
    mia.click("[data-do=sure]")
    mia.wait_for_function("() => document.querySelectorAll('[data-phones] li').length === 1")
    lost = family["lost"]
    lost.goto(family.server.url + family.address)
    lost.wait_for_selector("[data-do=ours]")


def the_season_ends(family: Family) -> None:
    """Grandma begins another season, puts it back, and begins it again: all find the last one's sheet, with
    Jo in it."""
    family.home("Grandma", "Kim", "Mia")
    host, kim = family["Grandma"], family["Kim"]
    for again in (False, True):
        host.goto(f"{family.server.url}{family.address}/score")
        host.click("[data-do=season]")
        host.click("[data-do=begin]")
        host.wait_for_selector("[data-closing='1']")
        host.locator("[data-closing] .others, [data-closing] .winners").first.wait_for()
        assert violations(host) == []
        if not again:
            host.click("[data-do=put-back]")
            host.wait_for_selector("[data-evening]")
    kim.evaluate(LOOK)
    kim.locator("[data-question=season]").locator("[data-do=season]").click()
    kim.locator("[data-closing]").get_by_text("Jo", exact=True).first.wait_for()
    assert kim.locator("[data-closing]", has_text="left").count() == 1
    obvious(kim, "a season's closing sheet")
    kim.click("[data-do=our-table]")
    kim.wait_for_selector("[data-do=play]")
    assert kim.locator("[data-question=season]").count() == 0, "seen is seen"


# -- the third evening ------------------------------------------------------------------------------


def the_third_evening(family: Family) -> None:
    """A new season: Grandma, Kim and Mia, and Lotte is a guest once more, with the link alone."""
    family.later(DAY_MS, "Grandma", "Kim", "Mia")
    guest = family["Lotte"]
    guest.goto(family.server.url + family.address)
    guest.fill("[data-name]", "Lotte")
    guest.keyboard.press("Enter")
    guest.wait_for_selector("[data-guest]")
    everybody = ("Grandma", "Kim", "Mia", "Lotte")
    family["Grandma"].evaluate(LOOK)
    code = family.gather("Grandma", "with Kim, Mia, and Lotte", *everybody[1:])
    family.deal("Grandma", 4)
    for name in everybody:
        family[name].wait_for_selector(".stage")
    family.play_out(code, family.tokens(*everybody))


def what_was_played_adds_up(family: Family) -> None:
    """Nobody's evening is lost: those of Jo who left, of Leo without a phone, of Mia who lost hers."""
    family.home("Grandma")
    seen = family.ask("Grandma", "GET", "")
    names = {one["number"]: one["name"] for one in [*seen["people"], *seen["gone"]]}
    assert [one["name"] for one in seen["gone"]] == ["Jo"]
    first, second = (family.ask("Grandma", "GET", f"/seasons/{number}") for number in (1, 2))
    evenings = [
        {names[one["person"]]: one["evenings"] for one in season["tallies"]} for season in (first, second)
    ]
    assert evenings[0] == {"Grandma": 2, "Kim": 3, "Mia": 3, "Jo": 1, "Leo": 1}
    assert {"Grandma": 1, "Kim": 1, "Mia": 1}.items() <= evenings[1].items()
    assert len(first["evenings"]) == 3
    for evening in first["evenings"]:
        assert sum(one["points"] for one in evening["points"]) == 0, "nobody is missing in it"
        assert evening["winners"]


def test_three_evenings_in_two_seasons_on_seven_devices(tmp_path: Path) -> None:
    """Protects a family from losing an evening to whoever leaves, a phone that is lost, or a screen that is
    loaded anew at a bad moment."""
    with serving_days(tmp_path) as server:
        family = Family(server, Contexts(BROWSING.browser, server.url))
        try:
            the_first_evening(family)
            a_game_over_four_days(family)
            somebody_beside_and_a_lost_phone(family)
            jo_leaves(family)
            the_season_ends(family)
            the_third_evening(family)
            what_was_played_adds_up(family)
        finally:
            family.contexts.take_back()
