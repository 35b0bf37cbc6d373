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

SHORT = {
    "hand_size": 11,
    "starter_hand": 11,
    "opening_min": 6,
    "group_distinct_colours": False,
    "group_max": 8,
}
"""A round that is over soon: a low opening, and sets that are easily found."""
MOST_TURNS = 400
MOST_TABLES = 3


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
    Match("rummy-variants", (DRAG, TAP), 4, {**SHORT, "joker_in_rack_points": 30}, bots="greedy"),
    Match("sabra", (KEYS, SWIPE), 4, SHORT, bots="greedy"),
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


Trouble = Callable[[Player], None]
"""What befalls whoever plays the first turn."""


def gather(open_page: Callable[..., Any], server: Server, match: Match) -> list[Player]:
    """The host opens a table, the others follow the link and sit down, and the match begins."""
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
        page.click("[data-do=sit]")
        try:
            page.wait_for_selector("[data-do=wait]")  # sitting is being ready
        except TimeoutError as error:
            raise AssertionError(page.locator("body").inner_text()) from error
    host.click("[data-do=start]:not([disabled])")
    pages = [host, *others]
    for page in pages:
        page.wait_for_selector(".wood [data-rack]")
    hands = zip(pages, match.seats, strict=True)
    return [Player(page, rules, seat.how, match.players) for page, seat in hands]


def play_turns(players: list[Player], most: int = MOST_TURNS, trouble: Trouble | None = None) -> None:
    """Everybody plays when it is their turn, until the score sheet lies on the table."""
    seats = {player.page.locator(".stage").get_attribute("data-me"): player for player in players}
    sequence = 0
    for number in range(most):
        asked = [list(seats), sequence]
        turn = players[0].page.wait_for_function(WHO_PLAYS, arg=asked).json_value()
        if turn == "nobody":
            return
        if trouble and number == 0:
            wait_for_turn(seats[turn].page)
            trouble(seats[turn])
        assert seats[turn].turn()
        sequence = seats[turn].look().sequence
    assert most < MOST_TURNS, f"no end after {most} turns: {players[0].look()}"


def play_round(players: list[Player], trouble: Trouble | None = None) -> None:
    """All turns of a round; then everybody sees the score sheet."""
    play_turns(players, trouble=trouble)
    for player in players:
        skip_to_scores(player.page)


def play_match(players: list[Player], rounds: int, trouble: Trouble | None = None) -> None:
    """Round after round; the host deals. Trouble comes in the first one."""
    for number in range(1, rounds + 1):
        play_round(players, trouble if number == 1 else None)
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


def restart_in_mid_turn(server: Server, player: Player, players: list[Player]) -> None:
    """The connection drops while tiles are being laid: the draft stays."""
    laid = player.look().rack[0][0]
    player.put(laid, None)
    restart(server, players)
    assert player.look().meld_of(laid) is not None
    player.hands.press("[data-reset]")
    player.page.wait_for_selector(f'[data-rack][data-id="{laid}"]')


def play_in_trouble(open_page: Callable[..., Any], server: Server, match: Match) -> list[Player]:
    """Plays a match; in its first turn a page is closed and opened, then the server goes and comes back.

    In a round this short the bots may be out before anybody had a turn: then people sit down once more.
    """
    players: list[Player] = []

    def befall(player: Player) -> None:
        player.reopen()
        wait_for_turn(player.page)
        restart_in_mid_turn(server, player, players)

    for _ in range(MOST_TABLES):
        players = gather(open_page, server, match)
        play_match(players, match.rounds, befall)
        if any(player.turns for player in players):
            break
    return players


@pytest.mark.parametrize(
    "match",
    [QUICK[0], *[pytest.param(match, marks=pytest.mark.long) for match in QUICK[1:]]],
    ids=lambda match: match.name,
)
def test_a_short_match_is_played_to_the_end(
    open_page: Callable[..., Any], server: Server, match: Match
) -> None:
    """Pages on desks and phones, in several languages, play a match in trouble; every turn succeeds."""
    players = play_in_trouble(open_page, server, match)
    assert sum(player.turns for player in players) > 0


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
