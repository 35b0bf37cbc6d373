"""The next round of an evening: who is drawn for it, and with whom, by how the club wants it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tilerummy.club.draw import Seating, draw_tables
from tilerummy.club.evening import (
    FINALISTS,
    ClubEvening,
    GuestNumber,
    RoundDrawn,
    next_is_final,
    require_draw,
    shown_rounds,
    standing_after,
)
from tilerummy.club.terms import ClubReason, ClubRefusal, DrawnBy, FinalOf


def draw(evening: ClubEvening, seed: int, *, at: int = 0) -> RoundDrawn:
    """The next round as it is drawn from this seed; the same evening and seed give the same tables."""
    number = require_draw(evening)
    final = next_is_final(evening)
    if final:
        seating = _final(evening, seed)
    elif evening.plan.drawn is DrawnBy.WINNERS and number > 1:
        seating = _going_on(evening, seed)
    else:
        seating = _everybody(evening, seed, ranked=evening.plan.drawn is DrawnBy.STANDING and number > 1)
    if not seating.tables:
        raise ClubRefusal(ClubReason.TOO_FEW, fewest=evening.plan.rules.players[0])
    return RoundDrawn(number, seating.tables, seating.out, seed, final, at=at)


def _everybody(evening: ClubEvening, seed: int, *, ranked: bool) -> Seating[GuestNumber]:
    people: Sequence[GuestNumber] = evening.here
    if ranked:
        here = set(people)
        people = [one.player for one in standing_after(evening) if one.player in here]
    return _draw_among(evening, people, seed, ranked=ranked)


def _draw_among(
    evening: ClubEvening, people: Sequence[GuestNumber], seed: int, *, ranked: bool = False
) -> Seating[GuestNumber]:
    before = shown_rounds(evening)
    return draw_tables(
        people,
        evening.plan.rules.players,
        met=[table.seats for played in before for table in played.tables],
        keep={one.number: one.keeps for one in evening.guests if one.keeps},
        rests=Counter(one for played in before for one in played.out),
        ranked=ranked,
        seed=seed,
    )


def _going_on(evening: ClubEvening, seed: int) -> Seating[GuestNumber]:
    """Whoever won a table; the best of the others of the last round fill up to a table of three."""
    last = shown_rounds(evening)[-1]
    if len(last.tables) == 1:
        raise ClubRefusal(ClubReason.ROUNDS_OVER)
    here = set(evening.here)
    results = [table.result for table in last.tables]
    on = [one for result in results for one in result if one in here and result[one] == max(result.values())]
    lots = Random(seed)  # among equals, as everywhere
    others = [one for result in results for one in result if one in here and one not in on]
    points = {one: (result[one], lots.random()) for result in results for one in result}
    others.sort(key=points.__getitem__, reverse=True)
    fewest, most = evening.plan.rules.players
    wanted = min(max(3, fewest), most)
    on += others[: max(0, wanted - len(on))]
    drawn = _draw_among(evening, on, seed)
    return replace(drawn, out=tuple(one for one in evening.here if one not in _seated(drawn)))


def _final(evening: ClubEvening, seed: int) -> Seating[GuestNumber]:
    """The first of the standing; where the last place is shared, the lot decides."""
    fewest, most = evening.plan.rules.players
    wanted = 2 if evening.plan.final is FinalOf.TWO else min(FINALISTS, most)
    here, lots = set(evening.here), Random(seed)
    ranked = sorted(
        (one.place, lots.random(), one.player) for one in standing_after(evening) if one.player in here
    )
    first = [player for _, _, player in ranked[:wanted]]
    if len(first) < max(2, fewest):
        raise ClubRefusal(ClubReason.TOO_FEW, fewest=max(2, fewest))
    lots.shuffle(first)  # who begins is not who stands first
    return Seating((tuple(first),), tuple(one for one in evening.here if one not in first))


def _seated(seating: Seating[GuestNumber]) -> set[GuestNumber]:
    return {one for table in seating.tables for one in table}
