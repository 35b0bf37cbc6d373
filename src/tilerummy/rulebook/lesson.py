"""The tutorial: ten short tasks on a table, for one rule set.

A task is done when the table is the one it ends with. The positions are chosen so that no other table does
what the task asks for, and that this one is legal under every preset; tests hold both.
"""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.rulebook.example import painted
from tilerummy.rulebook.sentence import Sentence, say
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One task: where it begins, and the table it ends with."""

    name: str
    table: Table
    rack: Rack
    end: Table
    opened: bool
    drawn: Rack
    """The tiles that a time-out costs, face up for once."""
    task: Sentence
    done: Sentence


@dataclass(frozen=True, slots=True)
class _Plan:
    name: str
    table: str
    rack: str
    end: str
    opened: bool = True


PLANS = (
    _Plan("group", "", "a7 b7 c7 d2 a11", "a7 b7 c7"),
    _Plan("run", "a7 b7 c7", "b3 b4 b5 d1 c10", "a7 b7 c7 | b3 b4 b5"),
    _Plan("joker", "a7 b7 c7", "d9 * d11 a2 c5", "a7 b7 c7 | d9 * d11"),
    _Plan("opening", "a5 b5 c5", "b10 b11 b12 d1 d4 d7", "a5 b5 c5 | b10 b11 b12", opened=False),
    _Plan("add", "b4 b5 b6 | a9 c9 d9", "b7 d12 a1", "b4 b5 b6 b7 | a9 c9 d9"),
    _Plan("split", "b4 b5 b6 b7 b8", "b6 d12 a1", "b4 b5 b6 | b6 b7 b8"),
    _Plan("combine", "a5 b5 c5 d5 | a6 b6 c6 d6", "a7 d12 c1", "b5 c5 d5 | b6 c6 d6 | a5 a6 a7"),
    _Plan("swap", "a3 a4 a5 *", "a6 b9 c9 d12", "a3 a4 a5 a6 | b9 c9 *"),
    _Plan("time", "b4 b5 b6 b7", "b10 d12 a1", "b4 b5 b6 b7 | b10"),
    _Plan("out", "a4 a5 a6 | b9 c9 d9", "a7 a9", "a4 a5 a6 a7 | a9 b9 c9 d9"),
)
PENALTIES = "c13 d6 b1 a12 c8"


def lessons(rules: Rules) -> tuple[Lesson, ...]:
    """The ten tasks of a rule set, painted in its colours."""
    return tuple(_lesson(timed(rules), plan) for plan in PLANS)


def timed(rules: Rules) -> Rules:
    """The rules with a clock: a box without one is taught what a clock would do."""
    return rules if rules.time_limit_s else rules.with_options({"time_limit_s": 120})


def _lesson(rules: Rules, plan: _Plan) -> Lesson:
    setting = setting_for(rules, rules.players[0])
    costs = rules.penalty_tiles if rules.on_timeout is OnTimeout.LOOSE_TO_RACK else 0
    drawn = read_rack(painted(setting, PENALTIES))[:costs] if plan.name == "time" else ()
    return Lesson(
        name=plan.name,
        table=read_table(painted(setting, plan.table)),
        rack=read_rack(painted(setting, plan.rack)),
        end=read_table(painted(setting, plan.end)),
        opened=plan.opened,
        drawn=Rack(drawn),
        task=_task(rules, plan),
        done=_done(plan, costs),
    )


def _task(rules: Rules, plan: _Plan) -> Sentence:
    if plan.name == "opening":
        least = rules.opening_min
        return say("lesson-opening-task", count=least) if least else say("book-opening-any")
    return say(f"lesson-{plan.name}-task")


def _done(plan: _Plan, costs: int) -> Sentence:
    if plan.name == "time" and costs:
        return say("lesson-time-penalty", count=costs)
    return say(f"lesson-{plan.name}-done")
