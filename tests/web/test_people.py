"""People at the table: what they say hangs at their seats, and what they do can be answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tests.web.conftest import NOTHING, Server
from tests.web.scene import Scene
from tests.web.tables import BUSY, RACK
from tilerummy.protocol import messages as m

Show = Callable[..., Any]
HEARD = "words => document.querySelector('[data-voice] [role=log]')?.textContent.includes(words)"


def with_place(scene: Scene, seat: int, **changes: Any) -> m.PartyState:
    """The party with one place changed."""
    party = scene.party()
    places = list(party.places)
    places[seat] = msgspec.structs.replace(places[seat], **changes)
    return msgspec.structs.replace(party, places=places)


def asked(scene: Scene, kind: str) -> list[dict[str, Any]]:
    """What the page has sent of this kind, without its number."""
    return [{k: v for k, v in one.items() if k != "id"} for one in scene.said if one["type"] == kind]


def what_is_said_hangs_at_the_seat_and_is_heard(show: Show) -> None:
    """A phrase and a reaction, each in a bubble of its seat, one a seat, read aloud."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene)
    scene.tell(m.Said(1, 1, "Katharina", m.Word.NICE_MOVE, None, None, 0))
    page.wait_for_selector("[data-seat='1'] .bubble")
    page.wait_for_function(HEARD, arg=page.inner_text("[data-seat='1'] .bubble"))
    scene.tell(m.Said(2, 1, "Katharina", None, m.Reaction.CLAP, None, 0))
    page.wait_for_selector("[data-seat='1'] .bubble svg")
    assert page.locator(".bubble").count() == 1


def neighbours_who_speak_at_once_are_both_read(show: Show) -> None:
    """On a phone seats are narrow: the bubble of the second hangs below that of the first."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene, phone=True)
    scene.tell(m.Said(1, 1, "Katharina", m.Word.NICE_MOVE, None, None, 0))
    scene.tell(m.Said(2, 2, "Maximilian", m.Word.NICE_MOVE, None, None, 0))
    page.wait_for_function(
        """() => { const [first, second] = [...document.querySelectorAll('.bubble')].map((one) =>
          one.getBoundingClientRect()); return second && second.top >= first.bottom; }"""
    )


def a_phone_reacts_while_others_play(show: Show) -> None:
    """The smile stands where the hint is in one's own turn."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene, phone=True)
    page.tap("[data-do=react]")
    page.tap("[data-react=heart]")
    page.wait_for_selector("[data-react]", state="detached")
    assert asked(scene, "say") == [{"type": "say", "reaction": "heart"}]


def a_player_is_nudged_muted_and_reported_from_the_seat(show: Show) -> None:
    """Everything about a player is behind the seat, by keys too; a report says that it was sent."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene)
    about = page.get_by_role("button", name="About Katharina")
    about.focus()
    page.keyboard.press("Enter")
    page.click("[data-do=nudge]")
    page.wait_for_selector("[data-do=nudge]", state="detached")
    about.click()
    page.click("[data-do=report]")
    page.get_by_label("What happened?").fill("insults")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("Your report has been sent.").wait_for()
    assert asked(scene, "say") == [{"type": "say", "phrase": "your_turn"}]
    assert asked(scene, "report") == [{"type": "report", "seat": 1, "text": "insults"}]


def a_host_gives_a_player_more_time(show: Show) -> None:
    """A switch beside the seat, where there is a clock; it says what it does, and how it stands."""
    scene = Scene(BUSY, RACK, turn=1, clock=40)
    page = show(scene)
    page.get_by_role("button", name="About Katharina").click()
    time = page.get_by_role("switch", name="More time for Katharina")
    time.click()
    assert asked(scene, "give_time") == [{"type": "give_time", "seat": 1, "more": True}]
    scene.tell(m.PartyChanged(with_place(scene, 1, more_time=True)))
    page.wait_for_selector("[data-do=more-time][aria-checked=true]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("switch", name="More time for Robin").wait_for()


def what_happens_beside_an_open_sheet_is_told_in_it(show: Show) -> None:
    """All that lies outside of a dialog is silent while it is open."""
    scene = Scene("r4 r5 r6", "k1", turn=1)
    page = show(scene)
    page.keyboard.press("?")
    page.wait_for_selector("dialog:modal [data-hears]", state="attached")
    scene.turn = 2
    scene.happen([m.Drew(1, None, 0)])
    page.wait_for_selector("dialog:modal [data-hears] >> text=Katharina drew", state="attached")


def somebody_who_left_can_be_replaced_or_waited_for(show: Show) -> None:
    """A bar says who left and offers the computer; whoever waits sees it no more; who comes is told."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene)
    scene.tell(m.PartyChanged(with_place(scene, 1, left=True, connected=False, may_call_bot=True)))
    page.locator(".banner", has_text="Katharina left.").wait_for()
    page.click(".banner [data-do=call-bot]")
    page.click(".banner [data-do=wait]")
    page.wait_for_selector(".banner", state="detached")
    assert asked(scene, "call_bot") == [{"type": "call_bot", "seat": 1, "level": "builder"}]
    scene.tell(m.PartyChanged(scene.party()))
    page.get_by_text("Katharina is here.").first.wait_for()


NAME_LINES = """(name) => {
  const range = document.createRange();
  const words = document.querySelector('.banner p span').firstChild;
  range.setStart(words, 0);
  range.setEnd(words, name.length);
  return range.getClientRects().length;
}"""


def a_long_name_stands_whole_beside_what_can_be_done(show: Show) -> None:
    """On a small phone too, who has left is read at a glance."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene, phone=True, size={"width": 360, "height": 640})
    scene.tell(m.PartyChanged(with_place(scene, 1, left=True, connected=False, may_call_bot=True)))
    page.locator(".banner", has_text="Katharina left.").wait_for()
    assert page.evaluate(NAME_LINES, "Katharina") == 1


def only_who_may_be_removed_is_offered(show: Show) -> None:
    """Where a turn has days nobody is removed who looks in, and the host's menu does not offer it."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene)
    scene.tell(m.PartyChanged(with_place(scene, 1, may_remove=False)))
    page.click(".stage .icon.plain")
    page.click("[data-do=more]")
    page.locator("[data-do=remove]").wait_for()
    assert "Katharina" not in page.locator("[data-do=remove]").inner_text()


UNCOVERED = """() => {
  const bar = document.querySelector('.banner').getBoundingClientRect();
  return [...document.querySelectorAll('.meld, .wood, header')].every((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom <= bar.top + 1 || box.top >= bar.bottom - 1;
  });
}"""


def a_lost_connection_is_waited_for_first(open_page: Show, server: Server) -> None:
    """A bar that covers no tile says who is missed: for 20 s only patience is offered, then the computer."""
    scene = Scene(BUSY, RACK, turn=1)
    page = open_page(NOTHING, own=True, phone=True)
    page.clock.install()
    scene.show(page, server.url)
    gone = {"connected": False, "away_since": 5}
    scene.tell(m.PartyChanged(with_place(scene, 1, **gone, may_call_bot=True)))
    banner = page.locator(".banner.gone", has_text="Waiting for Katharina")
    banner.wait_for()
    page.wait_for_function(UNCOVERED)
    assert banner.locator("button").count() == 1, "too soon for anything but waiting"
    page.clock.run_for(25_000)
    banner.locator("[data-do=call-bot]").wait_for()
    page.wait_for_function(UNCOVERED)
    page.tap(".banner [data-do=call-bot]")
    scene.tell(m.PartyChanged(with_place(scene, 1, **gone, level="builder")))
    page.wait_for_selector(".banner", state="detached")
    assert asked(scene, "call_bot") == [{"type": "call_bot", "seat": 1, "level": "builder"}]


def whoever_takes_long_is_nudged_once(open_page: Show, server: Server) -> None:
    """After half a minute the line of words offers a nudge; one tap sends it, and it is gone for the turn."""
    scene = Scene(BUSY, RACK, turn=1)
    page = open_page(NOTHING, own=True)
    page.clock.install()
    scene.show(page, server.url)
    page.clock.run_for(20_000)  # time also goes by itself meanwhile
    nudge = page.locator("main [data-do=nudge]")
    assert nudge.count() == 0
    page.clock.run_for(12_000)
    page.get_by_text("Katharina is taking a while.").wait_for()
    nudge.click()
    nudge.wait_for(state="detached")
    page.clock.run_for(10_000)
    assert nudge.count() == 0
    assert asked(scene, "say") == [{"type": "say", "phrase": "your_turn"}]


def whoever_only_draws_is_told_once(show: Show) -> None:
    """After three draws with an opening on the rack the table says so, over no set; Show me begins a hint."""
    scene = Scene("k5 k6 k7", "r10 r11 r12 k1 b4", opened=(1,))
    page = show(scene, phone=True)

    def draw() -> None:
        scene.turn = 1
        scene.happen([m.Drew(0, "b9", 0)], rack=f"{scene.rack} b9")
        page.wait_for_selector(".stage[data-turn='1']")
        scene.turn = 0
        scene.happen([m.Drew(1, None, 0)])
        page.wait_for_selector(".stage[data-turn='0']")

    for _ in range(3):
        assert page.locator(".notice").count() == 0
        draw()
    page.locator(".notice", has_text="You could open.").wait_for()
    page.wait_for_function(UNCOVERED.replace(".banner", ".notice").replace(", .wood", ""))
    page.tap("[data-do=show-me]")
    page.wait_for_selector(".notice", state="detached")
    assert len(asked(scene, "hint")) == 1
    draw()
    assert page.locator(".notice").count() == 0, "once a match"


def a_salt_is_told_only_when_the_match_begins(show: Show) -> None:
    """The page promises a salt by its hash, keeps it, and tells that very salt when it is asked for."""
    scene = Scene(BUSY, RACK)
    page = show(scene)
    hashed = page.evaluate(
        """() => {
          localStorage.setItem('tilerummy-salts', JSON.stringify([['ab'.repeat(32), '0a'.repeat(16)]]));
          return 'ab'.repeat(32);
        }"""
    )
    place = {"salt": m.SaltState.COMMITTED, "salt_hash": hashed}
    party = msgspec.structs.replace(with_place(scene, 0, **place), reveal_by=10_000, commitment="cc" * 32)
    scene.tell(m.PartyChanged(party))
    page.wait_for_function("() => localStorage.getItem('tilerummy-deals')")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('tilerummy-salts')).length === 2")
    [[name, proof]] = page.evaluate("() => JSON.parse(localStorage.getItem('tilerummy-deals'))")
    assert (name, proof["commitment"], proof["salt"]) == (f"{scene.code}/2", "cc" * 32, "0a" * 16)
    [told] = asked(scene, "reveal")
    assert told["salt"] == "0a" * 16
    assert told["next_hash"] not in (hashed, None)


def test_people_at_a_table(show: Show, open_page: Show, server: Server) -> None:
    """Protects company at a desk, then on a phone: what people say, what can be done about them, who left."""
    what_is_said_hangs_at_the_seat_and_is_heard(show)
    a_player_is_nudged_muted_and_reported_from_the_seat(show)
    a_host_gives_a_player_more_time(show)
    what_happens_beside_an_open_sheet_is_told_in_it(show)
    somebody_who_left_can_be_replaced_or_waited_for(show)
    a_long_name_stands_whole_beside_what_can_be_done(show)
    only_who_may_be_removed_is_offered(show)
    a_salt_is_told_only_when_the_match_begins(show)
    neighbours_who_speak_at_once_are_both_read(show)
    a_phone_reacts_while_others_play(show)
    whoever_only_draws_is_told_once(show)
    a_lost_connection_is_waited_for_first(open_page, server)
    whoever_takes_long_is_nudged_once(open_page, server)
