"""A club's evening: how long a draw takes, and how often people meet again, for small and large clubs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from time import process_time

from benches.report import Notes, bench
from tilerummy.club.draw import draw_tables

CLUBS = (8, 12, 16, 23, 40, 64, 100, 200, 400)
MOST_S = 1.0


@bench("Club")
def club(notes: Notes, *, rounds: int = 8) -> bool:
    """How long the draw of a round takes and how often people meet again, against tables by lot.

    Every club plays so many rounds with tables of four and three. Squares are the sum of all meetings squared
    after the last round; `least` is what they would be if meetings were shared out evenly among all pairs.
    """
    notes.say(
        f"{rounds} rounds with tables of four and three, by chance and, in brackets, by standing.",
        "Seconds of the processor for the slowest draw; meetings of all pairs squared, after the last round.",
        "",
    )
    notes.head("people", "slowest draw", "squared", "by lot", "least", "met most often")
    slowest = 0.0
    for people in CLUBS:
        took, met = _evening(people, rounds, ranked=False)
        ranked_took, ranked_met = _evening(people, rounds, ranked=True)
        lots = _by_lot(people, rounds)
        slowest = max(slowest, took, ranked_took)
        notes.row(
            people,
            f"{took:.2f} ({ranked_took:.2f})",
            f"{_squared(met)} ({_squared(ranked_met)})",
            _squared(lots),
            _least(people, met.total()),
            f"{max(met.values())} ({max(ranked_met.values())}), {max(lots.values())} by lot",
        )
    held = "held" if slowest < MOST_S else "not held"
    notes.say("", f"Aim: no draw of 400 people takes longer than {MOST_S:.0f} s: {held}, {slowest:.2f} s.")
    return slowest < MOST_S


Meetings = Counter[frozenset[int]]


def _evening(people: int, rounds: int, *, ranked: bool) -> tuple[float, Meetings]:
    """The slowest draw, and who met whom how often; by standing, the standing is another one each round."""
    chance, tables, slowest = Random(people), list[tuple[int, ...]](), 0.0
    for number in range(rounds):
        order = chance.sample(range(people), people) if ranked else range(people)
        began = process_time()
        drawn = draw_tables(order, met=tables, ranked=ranked, seed=number)
        slowest = max(slowest, process_time() - began)
        tables += drawn.tables
    return slowest, _meetings(tables)


def _by_lot(people: int, rounds: int) -> Meetings:
    chance, tables = Random(people), list[tuple[int, ...]]()
    for _ in range(rounds):
        tables += draw_tables(range(people), seed=chance.randrange(1 << 30)).tables
    return _meetings(tables)


def _meetings(tables: list[tuple[int, ...]]) -> Meetings:
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def _squared(met: Meetings) -> int:
    return sum(times * times for times in met.values())


def _least(people: int, meetings: int) -> int:
    """If every pair met equally often, as nearly as whole numbers can be."""
    pairs = people * (people - 1) // 2
    each, more = divmod(meetings, pairs)
    return more * (each + 1) ** 2 + (pairs - more) * each**2
