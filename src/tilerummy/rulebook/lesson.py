"""The tutorial: ten short tasks on a table, for one rule set.

A task is done when the tiles of its goal lie on the table and every set is right. The positions are
chosen so that whatever fulfils this is a legal turn; a test goes through all ways to do it.
"""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.rulebook.clause import clock_said
from tilerummy.rulebook.example import painted
from tilerummy.rulebook.sentence import Sentence, say
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One task: where it begins, what has to lie on the table, and the clause it teaches."""

    name: str
    clause: str
    table: Table
    rack: Rack
    goal: Rack
    opened: bool
    drawn: Rack
    """The tiles that a time-out costs, face up for once."""
    title: Sentence
    task: tuple[Sentence, ...]
    done: Sentence


@dataclass(frozen=True, slots=True)
class _Plan:
    name: str
    clause: str
    table: str
    rack: str
    goal: str
    opened: bool = True


PLANS = (
    _Plan("group", "3.3", "", "a7 b7 c7 d2 a11", "a7 b7 c7"),
    _Plan("run", "3.1", "a7 b7 c7", "b3 b4 b5 d1 c10", "b3 b4 b5"),
    _Plan("joker", "3.5", "a7 b7 c7", "d9 * d11 a2 c5", "d9 * d11"),
    _Plan("opening", "4.1", "a5 b5 c5", "b10 b11 b12 d1 d2 d3", "b10 b11 b12", opened=False),
    _Plan("add", "6.5", "b4 b5 b6 | a9 c9 d9", "b7 d12 a1", "b7"),
    _Plan("split", "6.5", "b4 b5 b6 b7 b8", "b6 d12 a1", "b6"),
    _Plan("combine", "6.5", "a5 b5 c5 d5 | a6 b6 c6 d6", "a7 d12 c1", "a7"),
    _Plan("swap", "7.8", "a3 a4 a5 *", "a6 b9 c9 d12", "a6 b9 c9"),
    _Plan("time", "8.3", "b4 b5 b6 b7", "b10 d12 a1", ""),
    _Plan("out", "9.1", "a4 a5 a6 | b9 c9 d9", "a7 a9", "a7 a9"),
)
PENALTIES = "c13 d6 b1 a12 c8"


def lessons(rules: Rules) -> tuple[Lesson, ...]:
    """The ten tasks of a rule set, painted in its colours."""
    return tuple(_lesson(timed(rules), plan, rules) for plan in PLANS)


def timed(rules: Rules) -> Rules:
    """The rules with a clock: a box without one is taught what a clock would do."""
    return rules if rules.time_limit_s else rules.with_options({"time_limit_s": 120})


def _lesson(rules: Rules, plan: _Plan, own: Rules) -> Lesson:
    setting = setting_for(rules, rules.players[0])
    costs = rules.penalty_tiles if rules.on_timeout is OnTimeout.LOOSE_TO_RACK else 0
    drawn = read_rack(painted(setting, PENALTIES))[:costs] if plan.name == "time" else ()
    return Lesson(
        name=plan.name,
        clause=plan.clause,
        table=read_table(painted(setting, plan.table)),
        rack=read_rack(painted(setting, plan.rack)),
        goal=read_rack(painted(setting, plan.goal)),
        opened=plan.opened,
        drawn=Rack(drawn),
        title=say(f"lesson-{plan.name}"),
        task=tuple(_task(setting, plan, own)),
        done=_done(rules, plan),
    )


def _task(setting: Setting, plan: _Plan, own: Rules) -> list[Sentence]:
    rules = setting.rules
    if plan.name == "opening":
        if not rules.opening_min:
            return [say("book-opening-any")]
        return [say("book-opening", count=rules.opening_min), say("lesson-opening-task")]
    if plan.name == "swap":
        return [say("lesson-swap-task"), say(f"book-after-swap-{rules.joker_after_swap}")]
    if plan.name == "time":
        clock = clock_said(rules) if own.time_limit_s else say("lesson-no-clock")
        return [clock, say("lesson-time-task")]
    return [say(f"lesson-{plan.name}-task")]


def _done(rules: Rules, plan: _Plan) -> Sentence:
    return say(f"book-time-{rules.on_timeout}" if plan.name == "time" else f"lesson-{plan.name}-done")
