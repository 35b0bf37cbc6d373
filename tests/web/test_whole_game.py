"""Whole matches through the page, by real drags, taps and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.web.conftest import NOTHING, Server
from tests.web.player import Player
from tests.web.screen import WHO_PLAYS, skip_to_scores, wait_for_turn
from tilerummy.rules.preset import Rules, load

SHORT = {"hand_size": 7, "starter_hand": 7, "opening_min": 6}
"""A round that is over soon: fewer tiles, and a low opening."""
MOST_TURNS = 400


@dataclass(frozen=True)
class Seat:
    """Somebody at a page: how they move tiles, on what, in which language."""

    how: str = "drag"
    phone: bool = False
    language: str = "en"


@dataclass(frozen=True)
class Match:
    """Who plays what; bots fill the other places."""

    preset: str
    seats: tuple[Seat, ...]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    rounds: int = 1
    bots: str = "novice"
    """The level of the bots: with good ones a round is over sooner."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return load(self.preset).with_options(self.options)

    @property
    def name(self) -> str:
        """What the test is called."""
        short = "short-" if self.options else ""
        ways = "-".join(f"{seat.how}{'-phone' if seat.phone else ''}" for seat in self.seats)
        return f"{short}{self.preset}-{ways}"


TAP = Seat("tap", phone=True, language="de")
DRAG = Seat("drag", language="fr")
SWIPE = Seat("drag", phone=True, language="es")
KEYS = Seat("keys", language="pl")
QUICK = (
    Match("rummy-variants", (KEYS, SWIPE), 4, {**SHORT, "joker_in_rack_points": 30}, bots="greedy"),
    Match("sabra", (DRAG, TAP), 4, SHORT, bots="greedy"),
)
LONG = (
    Match("sabra", (DRAG, TAP, SWIPE, KEYS), 4, rounds=2),
    Match("sabra", (Seat("keys", language="ru"),), 2),
    Match("rummy", (Seat("drag"), Seat("tap", phone=True, language="sv")), 2),
    Match("rummy-variants", (Seat("drag", language="da"), Seat("drag", phone=True)), 3),
    Match("baltic-lt", (Seat("tap", phone=True, language="lt"), Seat("drag", language="lv")), 3),
    Match("pro6-en", (Seat("drag"), Seat("tap", phone=True, language="nl"), Seat("keys", language="it")), 6),
    Match("pro6-es", (Seat("drag", phone=True, language="es"), Seat("tap", language="pt")), 3, rounds=4),
    Match("classic", (Seat("tap", phone=True, language="no"), Seat("drag", language="et")), 2),
)


Troubles = dict[int, Callable[[Player], None]]
"""What befalls whoever plays the turn with this number."""


def gather(open_page: Callable[..., Any], server: Server, match: Match) -> list[Player]:
    """The host opens a table, the others follow the link, sit down and are ready, and the match begins."""
    rules, fill = match.rules, match.players - len(match.seats)
    token = server.post("/api/visitors")["token"]
    plan = {"preset": match.preset, "players": match.players, "options": match.options}
    plan |= {"rounds": match.rounds, "clock": 0}
    body = {"plan": plan, "name": "Ada", "bots": [match.bots] * fill}
    path = f"/t/{server.post('/api/tables', body, token)['code']}"
    # From a page without scripts: the first page would make a token of its own, at a moment of its choice.
    host, *others = (open_page(NOTHING, phone=one.phone, language=one.language) for one in match.seats)
    host.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    host.goto(server.url + path)
    for page in others:
        page.goto(server.url + path)
        for do, then in (("sit", "ready"), ("ready", "wait")):
            page.click(f"[data-do={do}]")
            try:
                page.wait_for_selector(f"[data-do={then}]")
            except TimeoutError as error:
                raise AssertionError(page.locator("body").inner_text()) from error
    host.click("[data-do=start]:not([disabled])")
    pages = [host, *others]
    for page in pages:
        page.wait_for_selector(".wood [data-rack]")
    hands = zip(pages, match.seats, strict=True)
    return [Player(page, rules, seat.how, match.players) for page, seat in hands]


def play_turns(players: list[Player], most: int = MOST_TURNS, troubles: Troubles | None = None) -> None:
    """Everybody plays when it is their turn, until the score sheet lies on the table."""
    seats = {player.page.locator(".stage").get_attribute("data-me"): player for player in players}
    sequence = 0
    for number in range(most):
        asked = [list(seats), sequence]
        turn = players[0].page.wait_for_function(WHO_PLAYS, arg=asked).json_value()
        if turn == "nobody":
            return
        if troubles and number in troubles:
            wait_for_turn(seats[turn].page)
            troubles[number](seats[turn])
        assert seats[turn].turn()
        sequence = seats[turn].look().sequence
    assert most < MOST_TURNS, f"no end after {most} turns: {players[0].look()}"


def play_round(players: list[Player], troubles: Troubles | None = None) -> None:
    """All turns of a round; then everybody sees the score sheet."""
    play_turns(players, troubles=troubles)
    for player in players:
        skip_to_scores(player.page)


def play_match(players: list[Player], rounds: int, troubles: Troubles | None = None) -> None:
    """Round after round; the host deals. Troubles come in the first one."""
    for number in range(1, rounds + 1):
        play_round(players, troubles if number == 1 else None)
        assert players[0].page.locator(".over tbody tr").count() == number
        if number < rounds:
            players[0].hands.press(".over .primary")
            for player in players:
                player.page.wait_for_selector(".over", state="detached")
                player.page.wait_for_selector(".wood [data-rack]")


def restart(server: Server, players: list[Player]) -> None:
    """The server goes and comes back; every page notices, and heals by itself."""
    server.stop()
    for player in players:
        player.page.wait_for_selector(".offline")
    server.start()
    for player in players:
        player.page.wait_for_selector(".offline", state="detached")


def play_in_trouble(open_page: Callable[..., Any], server: Server, match: Match) -> list[Player]:
    """Plays a match in which one page is closed in mid-turn, and the server is started anew in another."""
    players = gather(open_page, server, match)
    happened: list[str] = []

    def close_and_open(player: Player) -> None:
        player.reopen()
        happened.append("reopened")

    def stop_and_start(_: Player) -> None:
        restart(server, players)
        happened.append("restarted")

    play_match(players, match.rounds, {1: close_and_open, 2: stop_and_start})
    assert happened == ["reopened", "restarted"]
    return players


@pytest.mark.parametrize(
    "match",
    [QUICK[0], *[pytest.param(match, marks=pytest.mark.long) for match in QUICK[1:]]],
    ids=lambda match: match.name,
)
def test_a_short_match_is_played_to_the_end(
    open_page: Callable[..., Any], server: Server, match: Match
) -> None:
    """Pages on desks and phones, in several languages, play a match; every turn they see succeeds.

    In a round this short a bot may be out before anybody else could lay.
    """
    players = gather(open_page, server, match)
    play_match(players, match.rounds)
    assert all(player.turns for player in players)


@pytest.mark.long
@pytest.mark.parametrize("match", LONG, ids=lambda match: match.name)
def test_a_whole_match_is_played_to_the_end(
    open_page: Callable[..., Any], server: Server, match: Match
) -> None:
    """The same by the printed rules, in every box. Luck may leave somebody without a set to lay, not all."""
    players = play_in_trouble(open_page, server, match)
    assert all(player.turns for player in players)
    assert sum(player.plays for player in players) > 0


SIT_DOWN = """async ([preset, players, level]) => {
  const post = async (path, body) => {
    const token = localStorage['tilerummy-token'];
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  localStorage['tilerummy-token'] ??= (await post('/api/visitors', {})).token;
  const plan = { preset, players, clock: 0 };
  const bots = Array(players - 1).fill(level);
  return (await post('/api/quick', { name: 'Ada', salt: 'aa'.repeat(16), plan, bots })).code;
}"""
"""As the button of the first page does, which has tests of its own."""


def play_now(page: Any, preset: str, players: int = 2, level: str = "novice") -> None:
    """Begins a game against bots; whatever page is open, it goes to the table."""
    code = page.evaluate(SIT_DOWN, [preset, players, level])
    page.goto(f"{page.evaluate('location.origin')}/t/{code}")
    page.wait_for_selector("[data-me] .wood [data-rack]")


def test_a_page_closed_in_mid_turn_goes_on_where_it_was(open_page: Callable[..., Any]) -> None:
    """Whoever comes back has their seat, their tiles and their turn, and the order of their rack."""
    page = open_page(NOTHING)
    play_now(page, "sabra")
    before = wait_for_turn(page)
    page.keyboard.press("s")
    page.keyboard.press("s")
    player = Player(page, load("sabra"))
    order = player.look().rack_text
    again = page.context.new_page()
    again.goto(page.url)
    again.wait_for_selector(".wood [data-rack]")
    page.reload()
    page.wait_for_selector(".wood [data-rack]")
    assert player.look().rack_text == order
    page.close()
    other = Player(again, load("sabra"))
    assert sorted(tile for _, tile in other.look().rack) == sorted(tile for _, tile in before.rack)
    assert other.look().deed == before.deed
    assert other.turn()


def test_a_restart_of_the_server_heals_and_keeps_the_draft(
    open_page: Callable[..., Any], server: Server
) -> None:
    """The connection drops in mid-turn; the draft stays, the page says so, and the game goes on."""
    page = open_page(NOTHING)
    play_now(page, "sabra")
    player = Player(page, load("sabra"))
    seen = wait_for_turn(page)
    player.put(seen.rack[0][0], None)
    assert len(player.look().table) == len(seen.table) + 1
    server.stop()
    page.wait_for_selector(".offline")
    server.start()
    page.wait_for_selector(".offline", state="detached")
    assert len(player.look().table) == len(seen.table) + 1
    page.click("[data-reset]")
    assert player.turn()


def test_two_people_play_from_one_link(open_page: Callable[..., Any]) -> None:
    """A host opens a table, a friend follows the link on a phone, and both play by hand."""
    host = open_page("/#new")
    host.wait_for_selector(".box b")
    host.locator("input[name=players]").first.check(force=True)
    host.click(".big")
    host.wait_for_selector(".qr")
    friend = open_page(host.url.removeprefix(host.evaluate("location.origin")), phone=True, language="de")
    friend.wait_for_selector(".qr")
    friend.locator(".big").tap()
    friend.wait_for_selector(".big.primary >> text=bereit")
    friend.locator(".big").tap()
    host.wait_for_selector(".big.primary:not([disabled])")
    host.click(".big")
    rules = load("sabra")
    players = [Player(host, rules), Player(friend, rules, "tap")]
    for player in players:
        player.page.wait_for_selector(".wood [data-rack]")
    play_turns(players, 4)
    assert sum(player.plays + player.draws for player in players) == 4
