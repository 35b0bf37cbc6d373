"""All small games in which an opponent wants the chair of whoever is away, on the functions that decide.

Anna sits at seat 0, Eve at seat 1 with two fresh browsers. Whatever Eve does, in whatever order: where a turn
has days and Anna looks once in its time, her chair is never on a device of Eve's; with minutes she has it
again as soon as she looks, and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from msgspec import structs

from tests.kit import game_at
from tilerummy.protocol import messages as m
from tilerummy.rules.match.event import ClockStarted
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Illegal
from tilerummy.server.errors import Rejected
from tilerummy.server.store.store import Code, VisitorId
from tilerummy.server.table.decide import decide
from tilerummy.server.table.party import DAY, Asker, Chair, Party, SeatAsk
from tilerummy.server.table.seat_moves import ASK_MS, asks_at, is_open, may_answer, seat_due, taken_from
from tilerummy.server.table.table_state import AWAY_MS, Circumstances, RequestContext, TableState

ANNA, EVE = VisitorId("anna"), VisitorId("eve")
BROWSERS = (VisitorId("x0"), VisitorId("x1"))
DAY_MS = 1000 * DAY
GAME = game_at(load("classic"), ["r7 k1", "k13"], pool="k2 b3", opened=[0, 1])


@dataclass(frozen=True, slots=True)
class World:
    """The people of a table, the time, and whether Anna has looked today; she is there while she looks."""

    party: Party
    now: int = 10 * DAY_MS
    looked: bool = False
    seen: int = 10 * DAY_MS - 1
    """When Anna was there last."""

    def circumstances(self, *, anna: bool = False) -> Circumstances:
        there = {EVE, *BROWSERS} | ({ANNA} if anna else set())
        seen = {ANNA: self.now if anna else self.seen}
        return Circumstances(self.now, frozenset(there), seen, (), "", lambda: b"", lambda size: "t" * size)

    def does(self, who: VisitorId, request: m.Request) -> World | None:
        """What a request makes of it; None if it is refused."""
        circumstances = self.circumstances(anna=who == ANNA)
        try:
            made = decide(RequestContext(state_of(self.party), circumstances, Asker(who)), request)
        except (Illegal, Rejected):
            return None
        return replace(self, party=made.party)

    def later(self, time: int) -> World:
        """So much later; what was due has happened."""
        world = replace(self, now=self.now + time)
        while (made := seat_due(state_of(world.party), world.circumstances())) is not None:
            world = replace(world, party=made.party)
        return world

    def looks(self) -> World:
        """Anna looks: she says no to whatever is asked of her, and takes back what was given away."""
        world, circumstances = self, self.circumstances(anna=True)
        for ask in asks_at(self.party, self.now):
            seat = self.party.seat_of(ANNA)
            if not ask.refused and may_answer(self.party, seat, ask, is_open=is_open(ask, circumstances)):
                world = world.does(ANNA, m.AnswerSeat("no", ask.number)) or world
        if taken_from(world.party, ANNA) is not None:
            world = world.does(ANNA, m.TakeSeatBack("back")) or world
        return replace(world, looked=True, seen=world.now)


def state_of(party: Party) -> TableState:
    """The table; its match began long ago."""
    return TableState(1, party, GAME, (ClockStarted(0),))


def start(clock: int, host: VisitorId = ANNA) -> World:
    plan = m.Plan("classic", players=2, clock=clock)
    chairs = tuple(Chair(m.PlaceKind.PERSON, who, who) for who in (ANNA, EVE))
    party = Party(Code("x"), host, plan, "aa", chairs, phase=m.PartyPhase.PLAYING)
    return World(party)


def moves(world: World) -> Iterator[tuple[str, World | None]]:
    """Everything that can happen next."""
    for who in (EVE, *BROWSERS):
        for seat in (0, 1, None):
            yield f"{who} asks for {seat}", world.does(who, m.AskSeat("ask", seat))
        for ask in world.party.asks:
            for yes in (True, False):
                request = m.AnswerSeat("answer", ask.number, yes)
                yield f"{who} says {yes} to {ask.visitor}", world.does(who, request)
        yield f"{who} takes back", world.does(who, m.TakeSeatBack("back"))
        for good in (True, False):
            yield f"{who} leaves, {good}", world.does(who, m.Leave("leave", for_good=good))
        if world.party.rules.time_limit_s >= DAY:  # where people sit together, a host may send them off
            for seat in (0, 1):
                yield f"{who} removes {seat}", world.does(who, m.Remove("remove", seat))
                yield f"{who} hands on to {seat}", world.does(who, m.HandOn("hand", seat))
    yield "anna looks", world.looks()
    yield "a while passes", world.later(AWAY_MS)
    rested = world if world.looked else world.looks()
    yield "a day passes", replace(rested, looked=False).later(DAY_MS)


def likeness(world: World) -> tuple[object, ...]:
    """The same for worlds that differ in numbers and in time alone."""
    now = world.now
    asks = (
        (one.visitor, one.seat, one.owner, one.refused, one.agreed_by, *_times(one, now))
        for one in world.party.asks
    )
    chairs = ((one.owner, one.first, one.taken_from, frozenset(one.before)) for one in world.party.chairs)
    away = min(world.now - world.seen, 2 * DAY_MS)
    return tuple(chairs), tuple(asks), world.party.host, away, world.looked


def _times(ask: SeatAsk, now: int) -> tuple[int, int | None]:
    return min(now - ask.at, ASK_MS), (ask.due - now) // AWAY_MS if ask.due else None


@pytest.mark.parametrize("host", [ANNA, EVE])
@pytest.mark.parametrize("clock", [2 * DAY, 60], ids=["days", "minutes"])
def test_no_order_of_moves_gives_a_chair_away(clock: int, host: VisitorId) -> None:
    """Protects a rack from an opponent with browsers of their own, a host too, however they go about it."""
    first = start(clock, host)
    seen, layer, moved = {likeness(first)}, [(first, ["at the start"])], False
    for _ in range(5):
        following: list[tuple[World, list[str]]] = []
        for world, way in layer:
            for text, after in moves(world):
                if after is None or likeness(after) in seen:
                    continue
                seen.add(likeness(after))
                following.append((after, [*way, text]))
                moved |= after.party.chairs[0].owner != ANNA
                assert after.looks().party.chairs[0].owner == ANNA, [*way, text]
                assert clock < DAY or after.party.chairs[0].owner == ANNA, [*way, text]
        layer = following
    assert moved == (clock < DAY), "with minutes it moves, and comes back"


def test_a_silent_owner_of_days_is_given_away_after_a_turn_and_not_before() -> None:
    """Protects the others from waiting for ever; the chair is still to be had back."""
    world = start(2 * DAY).does(BROWSERS[0], m.AskSeat("ask", 0))
    assert world is not None
    world = world.later(AWAY_MS).does(EVE, m.AnswerSeat("yes", 1, yes=True))
    assert world is not None
    world = world.later(DAY_MS)
    assert world.party.chairs[0].owner == ANNA
    world = world.later(DAY_MS)
    assert (world.party.chairs[0].owner, world.party.host) == (BROWSERS[0], ANNA)
    for request in (m.Remove("remove", 0), m.HandOn("hand", 1)):
        assert world.does(BROWSERS[0], request) is None, "nor of the chair itself"
    again = world.does(BROWSERS[0], m.AskSeat("ask", 0))
    assert again is None, "whoever has it gives nothing of the right to have it back away"
    back = world.looks().party
    assert (back.chairs[0].owner, back.host) == (ANNA, ANNA)
    assert structs.replace(back.chairs[0], before=()).taken_from == ""


@pytest.mark.parametrize(("clock", "ends"), [(2 * DAY, False), (60, True)], ids=["days", "minutes"])
def test_who_is_ahead_ends_no_match_while_its_host_sleeps(clock: int, ends: bool) -> None:
    """Protects a match of several rounds by days: its end was anybody's as soon as the host had gone."""
    request = m.EndMatchRequest("end", GAME.sequence)
    world = start(clock).later(AWAY_MS)
    assert (world.does(EVE, request) is not None) == ends
    for later in (world.does(ANNA, request), world.later(2 * DAY_MS).does(EVE, request)):
        assert later is not None, "the host may, and anybody once the host was gone for the time of a turn"
