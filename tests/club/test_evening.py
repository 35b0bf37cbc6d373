"""An evening: what may happen in it and what not, whatever goes wrong in the room."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilerummy.club import evening as ev
from tilerummy.club.evening import (
    ORGANISER,
    ClubEvening,
    ClubEvent,
    ClubPlan,
    GuestNumber,
    apply,
    evening_of,
    scores_from_racks,
    shown_rounds,
    standing_after,
)
from tilerummy.club.event_line import event_line, read_evening
from tilerummy.club.next_round import draw
from tilerummy.club.terms import ClubReason, ClubRefusal, DrawnBy, FinalOf, Presence, ResultState
from tilerummy.rules.preset import load

PLAN = ClubPlan(name="Thursday club", rules=load("sabra"))


def opened(people: int = 0, plan: ClubPlan = PLAN) -> list[ClubEvent]:
    """An evening to which so many people have come."""
    names = [f"Guest {number}" for number in range(1, people + 1)]
    return [ev.EveningOpened(plan, at=1), *(ev.GuestCame(name) for name in names)]


def folded(events: Sequence[ClubEvent]) -> ClubEvening:
    found = evening_of(events)
    assert found is not None
    return found


def number(text: int) -> GuestNumber:
    return GuestNumber(text)


def drawn(events: list[ClubEvent], seed: int = 1) -> ClubEvening:
    """Draw and show the next round."""
    evening = folded(events)
    found = draw(evening, seed)
    events += [found, ev.RoundShown(found.round, at=found.round)]
    return folded(events)


def with_results(events: list[ClubEvent], chance: Random) -> ClubEvening:
    """Every table that plays writes down a result, and another one says yes."""
    evening = folded(events)
    current = evening.current
    assert current is not None
    for at, table in enumerate(current.tables, start=1):
        if table.scores is None:
            left = [0, *(chance.randint(1, 60) for _ in table.seats[1:])]
            chance.shuffle(left)
            scores = scores_from_racks(evening.plan.rules, left, left.index(0))
            events += [
                ev.ResultEntered(current.number, at, scores, by=table.seats[0]),
                ev.ResultConfirmed(current.number, at, by=table.seats[-1]),
            ]
    return folded(events)


def refused(evening: ClubEvening, event: ClubEvent) -> ClubReason:
    """The reason for which this event is refused."""
    with pytest.raises(ClubRefusal) as found:
        apply(evening, event)
    return found.value.reason


def test_a_whole_evening_with_all_that_goes_wrong() -> None:
    """Protects a club's evening: 23 people, four rounds, two late, one leaver, a wrong result put right."""
    events, chance = opened(23), Random(1)
    evening = drawn(events)
    assert [len(table.seats) for table in evening.rounds[0].tables] == [4, 4, 4, 4, 4, 3]
    events += [ev.GuestCame("Late One"), ev.GuestCame("Late Two")]
    evening = with_results(events, chance)
    leaver = evening.rounds[0].tables[2].seats[1]
    assert {one.player for one in standing_after(evening) if one.rounds == 0} == {24, 25}
    events.append(ev.GuestLeft(leaver))
    evening = drawn(events, seed=2)
    assert sum(len(table.seats) for table in evening.rounds[1].tables) == 24
    evening = with_results(events, chance)
    # A result of the first round was typed wrongly: two numbers were exchanged.
    wrong = evening.rounds[0].tables[0]
    assert wrong.scores is not None
    right = (wrong.scores[1], wrong.scores[0], *wrong.scores[2:])
    before = {one.player: one.points for one in standing_after(evening)}
    events.append(ev.ResultCorrected(1, 1, right, "exchanged", at=99))
    evening = folded(events)
    after = {one.player: one.points for one in standing_after(evening)}
    moved = wrong.scores[1] - wrong.scores[0]
    assert after[wrong.seats[0]] - before[wrong.seats[0]] == moved
    assert after[wrong.seats[1]] - before[wrong.seats[1]] == -moved
    assert (evening.log[-1].before, evening.log[-1].after) == (wrong.scores, right)
    assert evening.log[-1].why == "exchanged"
    for seed in (3, 4):
        drawn(events, seed)
        evening = with_results(events, chance)
    assert leaver not in {
        one for played in evening.rounds[1:] for table in played.tables for one in table.seats
    }
    assert sum(one.points for one in standing_after(evening)) == 0
    assert refused(evening, draw_by_hand(evening)) is ClubReason.ROUNDS_OVER
    assert read_evening(event_line(one) for one in events) == evening


def draw_by_hand(evening: ClubEvening) -> ev.RoundDrawn:
    return ev.RoundDrawn(len(evening.rounds) + 1, (evening.here,), (), 1)


def test_a_result_needs_two() -> None:
    """Protects everybody from a result that one person alone wrote, and from their own yes to it."""
    events = opened(8)
    evening = drawn(events)
    table = evening.rounds[0].tables[0]
    one, other, *_ = table.seats
    stranger = evening.rounds[0].tables[1].seats[0]
    entered = ev.ResultEntered(1, 1, (9, -3, -3, -3), by=one)
    assert refused(evening, ev.ResultConfirmed(1, 1, by=other)) is ClubReason.NOTHING_WRITTEN
    assert refused(evening, replace(entered, by=stranger)) is ClubReason.NOT_AT_TABLE
    evening = apply(evening, entered)
    assert evening.rounds[0].tables[0].state is ResultState.ONE_YES_MISSING
    assert refused(evening, ev.ResultConfirmed(1, 1, by=one)) is ClubReason.OWN_YES
    assert refused(evening, ev.ResultConfirmed(1, 1, by=stranger)) is ClubReason.NOT_AT_TABLE
    assert not evening.rounds[0].tables[0].result
    for yes in (ev.ResultConfirmed(1, 1, by=other), replace(entered, by=other), ev.ResultConfirmed(1, 1)):
        assert apply(evening, yes).rounds[0].tables[0].scores == (9, -3, -3, -3)
    assert refused(apply(evening, replace(entered, by=other)), entered) is ClubReason.RESULT_IN


def test_two_results_are_both_kept_and_the_organiser_decides() -> None:
    """Protects a table that disagrees: both numbers stay to be seen, and neither counts."""
    evening = drawn(opened(8))
    one, other, third, _ = evening.rounds[0].tables[0].seats
    evening = apply(evening, ev.ResultEntered(1, 1, (9, -3, -3, -3), by=one))
    evening = apply(evening, ev.ResultEntered(1, 1, (12, -6, -3, -3), by=other))
    table = evening.rounds[0].tables[0]
    assert table.state is ResultState.DISPUTED
    assert [written.scores for written in table.written] == [(9, -3, -3, -3), (12, -6, -3, -3)]
    assert refused(evening, ev.ResultConfirmed(1, 1, by=third)) is ClubReason.DISPUTED
    decided = ev.ResultCorrected(1, 1, (12, -6, -3, -3))
    assert refused(evening, replace(decided, by=one)) is ClubReason.NOT_ORGANISER
    assert apply(evening, decided).rounds[0].tables[0].state is ResultState.IN
    # Whoever was wrong writes it again: two now say the same.
    assert apply(evening, ev.ResultEntered(1, 1, (12, -6, -3, -3), by=one)).rounds[0].tables[0].scores


@pytest.mark.parametrize(
    ("scores", "reason"),
    [
        ((9, -9), ClubReason.BAD_RESULT),
        ((9, -3, -3, -4), ClubReason.SUM_WRONG),
        ((20_000, -20_000, 0, 0), ClubReason.BAD_RESULT),
    ],
)
def test_a_slip_on_the_sheet_is_noticed(scores: tuple[int, ...], reason: ClubReason) -> None:
    """Protects the standing from slips: a number too many, a sheet that does not come to nought."""
    evening = drawn(opened(8))
    entered = ev.ResultEntered(1, 1, scores, by=evening.rounds[0].tables[0].seats[0])
    assert refused(evening, entered) is reason


def test_racks_become_points_by_the_rules_of_the_box() -> None:
    """Protects the winner's sum: it is worked out and never typed; when time is up the lowest rack counts."""
    rules = load("sabra")
    assert scores_from_racks(rules, (0, 30, 9, 51), 0) == (90, -30, -9, -51)
    assert scores_from_racks(rules, (12, 30, 9, 51), None) == (-3, -21, 66, -42)
    with pytest.raises(ClubRefusal):
        scores_from_racks(rules, (4, 30), 0)
    with pytest.raises(ClubRefusal):
        scores_from_racks(rules, (0, -1), 0)


def test_a_draw_is_looked_at_before_it_is_shown() -> None:
    """Protects the organiser: places can be changed, the round drawn again; nothing after it was shown."""
    events = opened(9)
    evening = folded(events)
    assert refused(evening, ev.PlacesSwapped(number(1), number(2))) is ClubReason.NOT_DRAWN
    evening = apply(evening, draw(evening, 1))
    one, other = evening.rounds[0].tables[0].seats[0], evening.rounds[0].tables[1].seats[0]
    swapped = apply(evening, ev.PlacesSwapped(one, other))
    assert swapped.rounds[0].tables[0].seats[0] == other
    assert apply(evening, draw(evening, 2)).rounds[0] != evening.rounds[0]
    table = ev.ResultEntered(1, 1, (0, 0, 0), by=one)
    assert refused(evening, table) is ClubReason.NOT_SHOWN
    evening = apply(evening, ev.RoundShown(1))
    assert refused(evening, ev.PlacesSwapped(one, other)) is ClubReason.NOT_DRAWN
    with pytest.raises(ClubRefusal, match="Tables: 1, 2, 3"):
        draw(evening, 3)


def test_two_organisers_at_once() -> None:
    """Protects a round from two who press at once: the second is told, and nothing is drawn over."""
    evening = folded(opened(8))
    both = [draw(evening, seed) for seed in (1, 2)]
    shown = ev.RoundShown(1)
    first = apply(apply(evening, both[0]), shown)
    assert refused(first, both[1]) is ClubReason.OTHER_ROUND
    assert refused(first, shown) is ClubReason.NOT_DRAWN
    paused = apply(apply(first, ev.GuestPaused(number(3))), ev.GuestPaused(number(3)))
    assert paused.guests[2].presence is Presence.PAUSED
    assert paused.version == first.version + 2


def test_who_goes_between_draw_and_showing_is_noticed() -> None:
    """Protects a table from an empty chair, and whoever comes in that moment from being forgotten."""
    evening = folded(opened(8))
    evening = apply(evening, draw(evening, 1))
    gone = apply(evening, ev.GuestLeft(number(5)))
    assert refused(gone, ev.RoundShown(1)) is ClubReason.DRAW_AGAIN
    late = apply(apply(evening, ev.GuestCame("Late")), ev.RoundShown(1))
    assert late.rounds[0].out == (9,)


def test_names_and_numbers() -> None:
    """Protects people of one name: they are told apart from the start. Numbers nobody has are refused."""
    evening = folded(opened(2))
    assert refused(evening, ev.GuestCame("  guest   1 ")) is ClubReason.NAME_TWICE
    assert refused(evening, ev.GuestCame(" \n")) is ClubReason.NAME_EMPTY
    assert refused(evening, ev.GuestCame("x" * 41)) is ClubReason.NAME_EMPTY
    assert apply(evening, ev.GuestCame("A\x1b[1mda")).guests[-1].name == "A [1mda"
    assert refused(evening, ev.GuestLeft(number(3))) is ClubReason.NO_SUCH_GUEST
    assert refused(evening, ev.GuestLeft(number(1), by=number(7))) is ClubReason.NO_SUCH_GUEST
    assert refused(evening, ev.GuestLeft(number(1), by=number(2))) is ClubReason.NOT_ORGANISER
    assert apply(evening, ev.GuestLeft(number(1), by=number(1))).here == (2,)
    assert evening.named("GUEST 2") == 2
    full = folded(opened(400))
    assert refused(full, ev.GuestCame("One more")) is ClubReason.TOO_MANY


def test_organisers_organise() -> None:
    """Protects the evening from players: what moves everybody is asked for by an organiser alone."""
    evening = folded(opened(8))
    somebody = number(3)
    asked: list[ClubEvent] = [
        replace(draw(evening, 1), by=somebody),
        ev.TableKept(somebody, 1, by=somebody),
        ev.EveningClosed(by=somebody),
    ]
    assert {refused(evening, one) for one in asked} == {ClubReason.NOT_ORGANISER}
    closed = apply(evening, ev.EveningClosed())
    assert refused(closed, ev.GuestCame("Late")) is ClubReason.EVENING_OVER
    assert refused(evening, ev.EveningOpened(PLAN)) is ClubReason.EVENING_OPEN


def test_a_seating_by_hand_is_held_to_the_rules() -> None:
    """Protects everybody from a draw made elsewhere: each who is here has one place, tables fit the box."""
    evening = folded(opened(5))
    people = evening.here
    bad = [
        ((people[:4],), ()),
        ((people,), ()),
        ((people[:3], people[2:]), ()),
        ((people[:4],), (number(6),)),
    ]
    for tables, out in bad:
        event = ev.RoundDrawn(1, tables, out, 1)
        assert refused(evening, event) is ClubReason.BAD_SEATING
    good = ev.RoundDrawn(1, (people[:3], people[3:]), (), 1)
    assert len(apply(evening, good).rounds[0].tables) == 2
    with pytest.raises(ClubRefusal, match="At least 2"):
        draw(folded(opened(1)), 1)


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    """Protects the evening from numbers nobody meant."""
    for plan in (
        replace(PLAN, rounds=0),
        replace(PLAN, rounds=13),
        replace(PLAN, minutes=-1),
        replace(PLAN, cap=-5),
        replace(PLAN, bonus=(1, 2, 3, 4, 5)),
        replace(PLAN, deals=0),
        replace(PLAN, league="x" * 41),
        replace(PLAN, best=-1),
    ):
        with pytest.raises(ClubRefusal) as found:
            ev.begin(ev.EveningOpened(plan))
        assert found.value.reason is ClubReason.BAD_PLAN


def test_a_final_of_the_first_four() -> None:
    """Protects the final: the first four sit together and begin at nought, the others keep their places."""
    events, chance = opened(12, replace(PLAN, rounds=2, final=FinalOf.TABLE)), Random(4)
    for seed in (1, 2):
        drawn(events, seed)
        with_results(events, chance)
    before = standing_after(folded(events))
    evening = drawn(events, 3)
    final = evening.rounds[-1]
    assert final.final
    assert {*final.tables[0].seats} == {one.player for one in before[:4]}
    assert len(final.out) == 8
    scores = (-1, -2, 6, -3)
    events.append(ev.ResultCorrected(3, 1, scores))
    after = standing_after(folded(events))
    assert [one.player for one in after[:2]] == [final.tables[0].seats[2], final.tables[0].seats[0]]
    assert [one.player for one in after[4:]] == [one.player for one in before[4:]]
    assert {one.player: one.points for one in after} == {one.player: one.points for one in before}


def test_winners_go_on() -> None:
    """Protects a knock-out: winners go on, the best others fill up to three, the last table decides."""
    events, chance = opened(23, replace(PLAN, rounds=5, drawn=DrawnBy.WINNERS)), Random(2)
    tables, evening = [], folded(events)
    for seed in range(1, 4):
        evening = drawn(events, seed)
        tables.append([len(table.seats) for table in evening.rounds[-1].tables])
        evening = with_results(events, chance)
    assert tables == [[4, 4, 4, 4, 4, 3], [3, 3], [3]]
    with pytest.raises(ClubRefusal) as found:
        draw(evening, 9)
    assert found.value.reason is ClubReason.ROUNDS_OVER
    last = evening.rounds[-1].tables[0].result
    places = [one.player for one in standing_after(evening)]
    assert places[:3] == sorted(last, key=last.__getitem__, reverse=True)
    assert {*places[:6]} == {one for table in evening.rounds[1].tables for one in table.seats}
    winners = {max(table.result, key=table.result.__getitem__) for table in evening.rounds[0].tables}
    assert winners == {one for table in evening.rounds[1].tables for one in table.seats}


def test_by_standing_the_first_meet_the_first() -> None:
    """Protects a draw by standing: who did well so far meets others who did, and few meet again."""
    events, chance = opened(40, replace(PLAN, drawn=DrawnBy.STANDING)), Random(3)
    drawn(events, 1)
    evening = with_results(events, chance)
    place = {one.player: at for at, one in enumerate(standing_after(evening))}
    evening = drawn(events, 2)
    spread = [max(place[one] for one in table.seats) for table in evening.rounds[1].tables]
    assert spread[0] <= 20
    assert spread[0] < spread[-1]


def not_met(evening: ClubEvening) -> int:
    """How many pairs of those who are here have not met yet."""
    here = set(evening.here)
    met = {
        frozenset((one, other))
        for played in shown_rounds(evening)
        for table in played.tables
        for one in table.seats
        for other in table.seats
        if one < other and {one, other} <= here
    }
    return len(here) * (len(here) - 1) // 2 - len(met)


def test_everybody_meets_everybody() -> None:
    """Protects a small club: after some rounds nobody is left whom somebody has not met."""
    events, chance = opened(8, replace(PLAN, rounds=12, drawn=DrawnBy.ALL)), Random(5)
    left = [not_met(folded(events))]
    while left[-1] and len(left) < 8:
        drawn(events, len(left))
        left.append(not_met(with_results(events, chance)))
    assert left[0] == 28
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0


def test_no_standing_in_the_middle_of_a_round() -> None:
    """Protects the suspense and the truth: half of the results are no standing."""
    events = opened(8)
    evening = drawn(events)
    evening = apply(evening, ev.ResultCorrected(1, 1, (9, -3, -3, -3)))
    assert {one.rounds for one in standing_after(evening)} == {0}
    evening = apply(evening, ev.ResultCorrected(1, 2, (9, -3, -3, -3)))
    assert {one.rounds for one in standing_after(evening)} == {1}


def test_a_refusal_travels() -> None:
    """Protects servers with several processes: a refusal is the same after it was sent."""
    found = pickle.loads(pickle.dumps(ClubRefusal(ClubReason.NAME_TWICE, name="Ada")))
    assert (found.reason, str(found)) == (
        ClubReason.NAME_TWICE,
        str(ClubRefusal(ClubReason.NAME_TWICE, name="Ada")),
    )


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(DrawnBy), st.sampled_from(["sabra", "pro6-en", "rummy"]))
def test_whatever_happens_the_evening_holds_together(seed: int, by: DrawnBy, preset: str) -> None:
    """Protects evenings nobody has thought of: whatever is asked in whatever order, nobody sits twice, sums
    agree, and the file reads back to the same evening."""
    chance = Random(seed)
    plan = ClubPlan(name="Any", rules=load(preset), drawn=by, rounds=6)
    events = opened(chance.randint(0, 14), plan)
    evening = folded(events)
    for _ in range(60):
        try:
            event = any_event(evening, chance)
            evening = apply(evening, event)
        except ClubRefusal:
            continue
        events.append(event)
        for played in evening.rounds:
            seated = [one for table in played.tables for one in table.seats]
            assert len({*seated, *played.out}) == len(seated) + len(played.out)
            assert all(len(table.seats) >= 2 for table in played.tables)
        found = standing_after(evening)
        assert len(found) == len(evening.guests)
        if plan.rules.winner_bonus.pays:
            assert sum(one.points for one in found) == 0
    assert evening.version == len(events)
    assert read_evening(map(event_line, events)) == evening


def any_event(evening: ClubEvening, chance: Random) -> ClubEvent:
    """Something that somebody might ask for, sensible or not."""
    somebody = number(chance.randint(1, len(evening.guests) + 1))
    by = chance.choice([ORGANISER, ORGANISER, somebody])
    played = len(evening.rounds)
    current = evening.current
    table = chance.randint(1, len(current.tables) + 1) if current else 1
    seats = current.tables[table - 1].seats if current and table <= len(current.tables) else (somebody,)
    left = [0, *(chance.randint(1, 40) for _ in seats[1:])]
    scores = scores_from_racks(evening.plan.rules, left, 0) if len(seats) > 1 else (0,)
    own = chance.choice(seats)
    kinds: list[ClubEvent] = [
        ev.GuestCame(f"New {chance.randint(1, 99)}"),
        ev.GuestPaused(somebody, by=by),
        ev.GuestBack(somebody, by=by),
        ev.GuestLeft(somebody, by=by),
        ev.TableKept(somebody, chance.randint(0, 3)),
        ev.PlacesSwapped(somebody, chance.choice(seats)),
        ev.RoundShown(played),
        ev.ResultEntered(played, table, scores, by=own),
        ev.ResultConfirmed(played, table, by=own),
        ev.ResultCorrected(max(1, played - 1), table, scores),
    ]
    return draw(evening, chance.randint(0, 99)) if chance.random() < 0.2 else chance.choice(kinds)
