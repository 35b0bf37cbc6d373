"""The clauses of section 8: the clock, mistakes, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from tilerummy.rulebook.clock import OFFERED_CLOCK_S, clock_is_offered, is_timed
from tilerummy.rulebook.said import Said, said
from tilerummy.rulebook.sentence import Sentence, say, time_said
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.preset import Rules, load


def mistakes(rules: Rules) -> Iterator[Said]:
    """Time and mistakes."""
    penalty = "book-penalty-follows" if rules.penalty_tiles else None
    timed = is_timed(rules)
    yield said("8.1", clock_said(rules))
    if timed:
        yield from _when_time_is_up(rules, penalty)
    yield said("8.8", *_mistake(rules, penalty))
    if takes(rules):
        yield said("8.9", "book-taken-goes-back")
    yield said("8.6", *_penalty(rules))
    if timed and discards(rules):
        yield said("8.7", "book-owed-discard")


def _penalty(rules: Rules) -> Iterator[Sentence | str]:
    """The penalty, where anything leads to it: a turn that is taken back whole costs nothing more."""
    costs = is_timed(rules) and rules.on_timeout is OnTimeout.LOOSE_TO_RACK
    if not rules.penalty_tiles or not (costs or not rules.on_invalid_end.voids):
        yield "book-no-penalty"
        return
    yield say("book-penalty", tiles=say("tiles-count", count=rules.penalty_tiles))
    if rules.penalty_tiles > 1:
        yield "book-penalty-short"


def _when_time_is_up(rules: Rules, penalty: str | None) -> Iterator[Said]:
    loose = rules.on_timeout is OnTimeout.LOOSE_TO_RACK
    yield said("8.2", "book-time-stands")
    reading = "book-time-reading" if loose and _is_a_reading(rules) else None
    yield said("8.3", f"book-time-{rules.on_timeout}", penalty if loose else None, reading)
    if loose:
        low = "book-time-low" if rules.failed_opening_draws_one else None
        untouched = "book-time-untouched-drawn" if rules.draw_mode.draws_first else "book-time-untouched"
        yield said("8.5", untouched, low)


def _is_a_reading(rules: Rules) -> bool:
    """Sheet 004 takes back "what one could not lay": one's own tiles, or all that lie loose."""
    return rules.preset == "classic" and rules.on_timeout == load(rules.preset).on_timeout


def _mistake(rules: Rules, penalty: str | None) -> tuple[str | None, ...]:
    """What a wrong end costs: at a real table by the sheet, on screen only where a house wants it so."""
    follows = None if rules.on_invalid_end.voids else penalty
    if rules.penalise_mistakes:
        return f"book-penalised-{rules.on_invalid_end}", follows
    return f"book-mistake-{rules.on_invalid_end}", follows, "book-mistake-refused"


def clock_said(rules: Rules) -> Sentence:
    """How long a turn may take."""
    if clock_is_offered(rules) and rules.on_timeout is not OnTimeout.NONE:
        return say("book-clock-optional", time=time_said(OFFERED_CLOCK_S))
    if not rules.time_limit_s:
        return say("book-no-clock")
    return say("book-clock", time=time_said(rules.time_limit_s))


def discards(rules: Rules) -> bool:
    """Whether tiles are ever discarded."""
    return rules.starter_discard or rules.draw_mode.discards


def takes(rules: Rules) -> bool:
    """Whether an open tile is ever taken."""
    taken = rules.take_discard.allowed and discards(rules)
    return taken or rules.face_up_eighth.lies_open
