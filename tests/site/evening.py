"""A family's evening without a server: founded, played from hand to hand, and saved for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.server.family.family_file import FamilyFile, read_file

ELSEWHERE = "() => { location.hash = 'games' }"
FIND_DEVICE = """globalThis.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    globalThis.theDevice = this;
  }
}"""
"""The worker that a page starts can be spoken to."""
DRAW_OUT = """(code) => new Promise((done) => {
  const tokens = JSON.parse(localStorage.getItem(`tilerummy-together-${code}`));
  const device = globalThis.theDevice;
  const FIRST = 1_000_000;
  let last = 0;
  const say = (wire, message) => device.postMessage({ kind: 'say', wire, text: JSON.stringify(message) });
  device.addEventListener('message', ({ data }) => {
    const view = data.wire >= FIRST && data.text && JSON.parse(data.text).view;
    if (!view) return;
    if (view.phase !== 'playing') return done();
    const type = view.pools.some((left) => left) ? 'draw' : 'pass';
    const seen = view.sequence;
    if (view.turn !== view.seat || seen <= last) return;
    last = seen;
    say(data.wire, { type, id: `move${seen}`, seen });
  });
  for (const [seat, token] of Object.entries(tokens)) {
    const wire = FIRST + Number(seat);
    device.postMessage({ kind: 'open', wire, code });
    say(wire, { type: 'hello', token });
  }
})"""
"""Everybody on this device draws to the end of the round; to show it would take longer than all the rest."""


def hold_evening(page: Any, names: Sequence[str], a_turn_each: Callable[[Any], object], to: Path) -> None:
    """The first of these people founds a table on this device, brings the others, and they play."""
    page.evaluate(ELSEWHERE)
    page.locator("[data-found]").click()
    page.fill("[data-title]", "Sunday table")
    page.fill("[data-name]", names[0])
    page.click("[data-do=found]")
    page.click("[data-do=play]")
    for place, name in enumerate(names[1:]):
        page.fill("[data-bring] input", name)
        page.keyboard.press("Enter")
        page.locator("[data-beside]:checked").nth(place).wait_for()
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    table = page.url
    page.click("[data-do=begin]")
    page.wait_for_selector("[data-cover]")
    a_turn_each(page)
    code = page.url.rpartition("#t/")[2]
    page.evaluate(ELSEWHERE)
    page.evaluate(DRAW_OUT, code)
    page.goto(table)
    page.wait_for_selector("[data-evening]")
    page.click("[data-menu]")
    with page.expect_download() as saved:
        page.click("[data-do=export]")
    saved.value.save_as(to)
    check_file(read_file(to.read_bytes()), names)


def check_file(file: FamilyFile, names: Sequence[str]) -> None:
    """What a server would read in: everybody, and the round with a part of each."""
    assert [one.name for one in file.people] == [*names]
    ((one,),) = [match.rounds for game in file.games for match in game.played.matches]
    assert sorted(part.person for part in one.parts) == [person.number for person in file.people]
