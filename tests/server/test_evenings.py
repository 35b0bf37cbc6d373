"""Evenings and the running score, as values: where one ends, who wins, what is praised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from tilerummy.protocol.messages import ChangeKind, FamilyDay, FamilyHouse, FamilyLead, Plan
from tilerummy.rules.match.event import MatchStarted
from tilerummy.rules.match.seat import Player
from tilerummy.rules.preset import load
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import read_tile
from tilerummy.server.family.family_history import (
    MOST_DAYS,
    Evening,
    Moment,
    PlayedMatch,
    PlayedPart,
    PlayedRound,
    PlayedTable,
    TableSums,
    added_up,
    building,
    read_match,
    rearranged,
    season_of,
    sums_of,
    tallies,
    with_result,
)
from tilerummy.server.family.family_state import FamilyState, Person
from tilerummy.server.family.rights import HOUR_MS, WEEK_MS, change, found, let_in, without
from tilerummy.server.store.store import VisitorId


def part(
    person: int, points: int, *, laid: int = 5, rearranged: int = 0, out: int = 0, weight: int = 0
) -> PlayedPart:
    best = Moment(1, ("r1",), (("r1", "r2", "r3"),), weight) if weight else None
    return PlayedPart(person, points, laid, rearranged, out or 9, bool(out), best)


def rounds(*each: tuple[int, list[PlayedPart]], over: bool = False) -> PlayedTable:
    """A match whose rounds begin at these hours and take half of one."""
    made = tuple(PlayedRound(at * HOUR_MS, at * HOUR_MS + HOUR_MS // 2, tuple(parts)) for at, parts in each)
    return PlayedTable(matches=(PlayedMatch(1, "sabra", False, over, made),))


def evenings_of(games: Sequence[tuple[str, PlayedTable]], seasons: Sequence[int] = ()) -> list[Evening]:
    """The evenings of these tables, whose sums are kept as text and read back."""
    kept = [(code, msgspec.json.encode(sums_of(played, seasons))) for code, played in games]
    found: list[Evening] = []
    for _ in building(
        [(code, msgspec.json.decode(one, type=TableSums)) for code, one in kept], seasons, found
    ):
        pass
    return found


def test_an_hour_without_a_round_ends_an_evening() -> None:
    one = rounds((1, [part(1, 5), part(2, -5)]), (2, [part(1, -9), part(2, 9)]))
    other = rounds((3, [part(1, 1), part(2, -1)]), (6, [part(1, 1), part(2, -1)]))
    evenings = evenings_of([("a", one), ("b", other)])
    assert [evening.rounds for evening in evenings] == [3, 1]
    assert evenings[0].points == {2: 3, 1: -3}
    assert [evening.winners for evening in evenings] == [[2], [1]]


def test_a_season_that_begins_within_the_hour_begins_another_evening() -> None:
    """Protects whoever presses "new season" between two rounds: the second is of the new one."""
    played = [("a", rounds((1, [part(1, 5), part(2, -5)]), (2, [part(1, -9), part(2, 9)])))]
    assert len(evenings_of(played, [HOUR_MS + 1])) == 1, "what was played before the first is of the first"
    evenings = evenings_of(played, [0, 2 * HOUR_MS - 1])
    family = _with_season(_family(), 2 * HOUR_MS - 1)
    assert [[one.at for one in season_of(family, evenings, n)] for n in (1, 2)] == [[HOUR_MS], [2 * HOUR_MS]]


def test_equal_points_win_together_and_nobody_wins_alone() -> None:
    (equal,) = evenings_of([("a", rounds((1, [part(1, 4), part(2, 4), part(3, -8)])))])
    assert equal.winners == [1, 2]
    (alone,) = evenings_of([("a", rounds((1, [part(1, 4)])))])
    assert (alone.winners, alone.points) == ([], {1: 4})
    assert evenings_of([("a", rounds((1, [])))]) == []


def test_a_game_by_turns_is_an_evening_when_it_is_over() -> None:
    slow = PlayedTable(
        (), True, rounds((1, [part(1, 4), part(2, -4)]), (90, [part(1, 4), part(2, -4)])).matches
    )
    assert evenings_of([("a", slow)]) == []
    over = PlayedTable((), True, (PlayedMatch(1, "sabra", False, True, slow.matches[0].rounds),))
    (evening,) = evenings_of([("a", over)])
    assert evening.rounds == 2


def test_everybody_is_praised_for_something_true() -> None:
    parts = [
        part(1, 9, laid=20, rearranged=4),
        part(2, 1, laid=30),
        part(3, -3, out=4),
        part(4, -7),
    ]
    evenings = evenings_of([("a", rounds((1, parts))), ("b", rounds((9, parts[:3])))])
    leads = {tally.person: tally.lead for tally in tallies(evenings)}
    assert leads[1] in (FamilyLead.WON, FamilyLead.REARRANGED)
    assert (leads[2], leads[3], leads[4]) == (FamilyLead.LAID, FamilyLead.QUICKEST, None)


def test_the_best_move_is_the_one_with_most_tiles() -> None:
    parts = [part(1, 4, weight=5), part(2, -4, weight=8)]
    for over, where in ((True, "a"), (False, "")):  # a match that goes on is not shown open
        (evening,) = evenings_of([("a", rounds((1, parts), over=over))])
        best = evening.best
        assert best is not None
        assert (best.person, best.code) == (2, where)


def test_of_an_evening_only_the_best_moves_are_remembered() -> None:
    """Protects the database: a move has many tiles, and nobody sees the second best again."""
    played = rounds(
        (1, [part(1, 4, weight=5), part(2, -4, weight=8)]),
        (2, [part(1, 4, weight=7), part(2, -4, weight=8)]),
        (5, [part(1, 4, weight=1)]),
    ).matches[0]
    begun = MatchStarted(load("sabra"), (Player("Ana"), Player("Ben")), None, "", at=0)
    kept = read_match(1, [begun], [], lambda seat, name: None, played)
    weights = [[one.best and one.best.weight for one in each.parts] for each in kept.rounds]
    assert weights == [[None, 8], [7, None], [1]]


def test_tiles_that_change_their_set_are_counted() -> None:
    before = read_table("r4 r5 r6 r7 | k8 b8 y8")
    after = read_table("r4 r5 r6 | r7 r8 r9 | k8 b8 y8")
    change = rearranged(before, after, [read_tile("r8"), read_tile("r9")])
    assert (len(change.sets), change.moved) == (1, 1)
    both = rearranged(
        before, read_table("r4 r5 r6 | r7 k7 b7 | k8 b8 y8"), [read_tile("k7"), read_tile("b7")]
    )
    assert both.moved == 1
    longer = rearranged(before, read_table("r3 r4 r5 r6 r7 | k8 b8 y8"), [read_tile("r3")])
    assert (longer.sets, longer.moved) == ((), 0)


def _family() -> FamilyState:
    house, ada = FamilyHouse(Plan(), "en"), Person(1, "Ada", 1000, 1)
    return found("id", "c" * 22, "Ours", house, VisitorId("a"), ada, 1000)


def _with_season(family: FamilyState, now: int) -> FamilyState:
    return change(family, VisitorId("a"), ChangeKind.SEASON, (*family.seasons, now), now)


def _with_bo(family: FamilyState, now: int) -> FamilyState:
    return let_in(family, VisitorId("a"), VisitorId("b"), None, now, "Bo", 1)


def test_an_evening_is_of_the_season_in_which_it_began() -> None:
    family = _with_season(_family(), 5 * HOUR_MS)
    evenings = evenings_of([("a", rounds((1, [part(1, 1), part(2, 0)]), (9, [part(1, 1), part(2, 0)])))])
    assert [season_of(family, evenings, number) for number in (1, 2)] == [evenings[:1], evenings[1:]]


def test_who_goes_leaves_a_number_and_the_founder_an_heir() -> None:
    family = _with_bo(_family(), 2000)
    assert family.people[1] == Person(2, "Bo", 2000, 2, 2, 2000 + WEEK_MS)  # the first face was taken
    gone = without(family, 1)
    assert (gone.founder, gone.devices, [one.name for one in gone.shown()]) == (2, {"b": 2}, ["Bo"])
    again = let_in(gone, VisitorId("b"), VisitorId("a"), None, 2000 + WEEK_MS, "Ada")
    assert [one.number for one in again.people] == [2, 3]


def test_results_of_days_are_few_and_the_best_comes_first() -> None:
    """Protects a family from keeping what nobody looks at any more."""
    ada, bo = VisitorId("a"), VisitorId("b")
    family, now = _with_bo(_family(), 2000), 3000
    for day in range(10, 30):
        family = with_result(family, ada, FamilyDay(f"2026-11-{day}", 0, 9, 0), now)
        family = with_result(family, bo, FamilyDay(f"2026-11-{day}", 0, 7, 0), now)
    assert len({one.day for one in family.days}) == MOST_DAYS
    assert [(one.day, one.person) for one in family.days[:2]] == [("2026-11-29", 2), ("2026-11-29", 1)]
    assert with_result(family, bo, FamilyDay("2026-11-29", 0, 3, 0), now) == family  # the first stays
    assert with_result(family, VisitorId("nobody"), FamilyDay("2026-11-29", 0, 3, 0), now) == family


def _drawn(chance: Random) -> list[tuple[str, PlayedTable]]:
    """Tables at which people play at any time, some of them at the same one."""
    tables = []
    for code in "abcd":
        matches = []
        for number in range(1, 4):
            begins = sorted(chance.randrange(60) * HOUR_MS // 2 for _ in range(chance.randrange(5)))
            each = []
            for at in begins:
                who = chance.sample(range(1, 5), chance.randrange(4))
                out = chance.randrange(9)
                parts = [
                    part(one, chance.randrange(-9, 9), out=out, weight=chance.randrange(5)) for one in who
                ]
                each.append(PlayedRound(at, at + chance.randrange(HOUR_MS), tuple(parts)))
            matches.append(PlayedMatch(number, "sabra", bool(number % 2), chance.random() < 0.7, tuple(each)))
        tables.append((code, PlayedTable((), chance.random() < 0.2, tuple(matches))))
    return tables


def _round_by_round(
    tables: list[tuple[str, PlayedTable]], cuts: list[int]
) -> list[list[tuple[str, PlayedMatch, PlayedRound]]]:
    """The evenings as sets of rounds: slow and obvious."""
    live = [
        (code, match, one)
        for code, played in tables
        for match in played.matches
        for one in match.rounds
        if one.parts and not played.by_turns
    ]
    live.sort(key=lambda each: (each[2].began, each[2].ended))
    found: list[list[tuple[str, PlayedMatch, PlayedRound]]] = []
    for each in live:
        before = [one[2] for evening in found for one in evening]
        soon = any(each[2].began <= one.ended + HOUR_MS for one in before)
        cut = any(before[-1].began < at <= each[2].began for at in cuts) if before else False
        if not soon or cut:
            found.append([])
        found[-1].append(each)
    slow = [
        [(code, match, one) for one in match.rounds if one.parts]
        for code, played in tables
        for match in played.matches
        if played.by_turns and match.over
    ]
    return [*found, *filter(None, slow)]


@pytest.mark.parametrize("seed", range(60))
def test_sums_that_are_kept_come_to_what_the_rounds_come_to(seed: int) -> None:
    """Protects a family's scores: what is added up by tables is the same as round by round."""
    chance = Random(seed)
    tables = _drawn(chance)
    seasons = sorted(chance.randrange(30) * HOUR_MS for _ in range(chance.randrange(4)))
    expected = []
    for evening in _round_by_round(tables, seasons[1:]):
        points, laid, weights = Counter[int](), Counter[int](), dict[int, int]()
        for _, _, one in evening:
            for each in one.parts:
                points[each.person] += each.points
                laid[each.person] += each.laid
                if each.best is not None:
                    weights[each.person] = max(weights.get(each.person, 0), each.best.weight)
        matches = {(code, match.number) for code, match, _ in evening if match.over}
        times = evening[0][2].began, max(one.ended for _, _, one in evening)
        amounts = [sorted(one.items()) for one in (points, laid, weights)]
        expected.append((*times, *amounts, sorted(matches), len(evening)))
    found = [
        (
            one.at,
            one.until,
            sorted(one.points.items()),
            sorted((person, each.laid) for person, each in one.people.items()),
            sorted((person, each.weight) for person, each in one.best_moves.items()),
            sorted(one.matches()),
            one.rounds,
        )
        for one in evenings_of(tables, seasons)
    ]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("seed", range(20))
def test_sums_hold_until_a_phone_is_signed_off_that_they_count(seed: int) -> None:
    """Protects a score from what a refused phone played, and everybody from adding up what still holds."""
    chance = Random(seed)
    played = rounds(*((at, [_on(chance.randrange(4), part(1, at)), part(2, at)]) for at in range(1, 5)))
    refused = [chance.randrange(1, 4)]
    on_it = any(each.phone in refused for one in played.matches[0].rounds for each in one.parts)
    sums = sums_of(played, ())
    assert sums.holds(refused) is not on_it
    (body,) = added_up([msgspec.json.encode(played)], (), refused)
    after = msgspec.json.decode(body, type=TableSums)
    assert after.holds(refused)
    assert (after == sums) is not on_it
    counted = [each for one in played.matches[0].rounds for each in one.parts if each.phone not in refused]
    assert sum(each.points for one in after.evenings for each in one.parts) == sum(
        each.points for each in counted
    )


def _on(phone: int, played: PlayedPart) -> PlayedPart:
    """The same, on a phone in its first week; 0: on a settled one."""
    return msgspec.structs.replace(played, phone=phone)
