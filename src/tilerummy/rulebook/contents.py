"""What a book tells besides its clauses: the rules in short, what people argue about, changes, lessons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from tilerummy.rulebook.clause import clauses, clock_said, hand, joker_costs, needs_no_swap
from tilerummy.rulebook.example import (
    Shown,
    ShownBox,
    ShownDiscard,
    ShownScore,
    ShownSet,
    ShownTime,
    ShownTurn,
    examples,
    more_examples,
    painted,
)
from tilerummy.rulebook.sentence import Sentence, say, value_said
from tilerummy.rules.judging.judge import compulsory
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import JokerSets, OnTimeout, PoolLayout
from tilerummy.rules.preset import PARAMETERS, Rules
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Short:
    """A row: a word, a sentence or two, and a picture."""

    name: str
    title: Sentence
    sentences: tuple[Sentence, ...]
    hand: int = 0
    """A number of tiles, face down."""
    meld: Meld | None = None
    new: tuple[Tile, ...] = ()
    """Those of the set that come from the rack."""
    scores: tuple[int, ...] = ()


def short(rules: Rules) -> tuple[Short, ...]:
    """The rows, from the start to the end."""
    return tuple(_rows(rules, examples(rules)))


def _rows(rules: Rules, shown: tuple[Shown, ...]) -> Iterator[Short]:
    sets = {one.name: one.meld for one in shown if isinstance(one, ShownSet) and not one.refusals}
    bag = rules.pool_layout is PoolLayout.BAG
    yield Short(
        name="start",
        title=say("book-section-2"),
        sentences=(*hand(rules), say("short-rest-bag" if bag else "short-rest")),
        hand=rules.hand_size,
    )
    yield Short(name="run", title=say("run"), sentences=(say("short-run"),), meld=sets.get("run"))
    group = say("short-group" if rules.group_distinct_colours else "book-group-repeats")
    yield Short(name="group", title=say("group"), sentences=(group,), meld=sets.get("group"))
    yield _short_opening(rules, shown)
    yield _short_turn(rules, shown)
    joker = (say("short-joker"), joker_costs(rules))
    yield Short(name="joker", title=say("joker"), sentences=joker, meld=sets.get("joker-run"))
    yield _short_end(rules, shown)


def _short_opening(rules: Rules, shown: tuple[Shown, ...]) -> Short:
    least = rules.opening_min
    words = say("short-opening", count=least) if least else say("book-opening-any")
    return Short(
        name="opening", title=say("book-section-4"), sentences=(words,), meld=_short_laid(shown, "opening")
    )


def _short_turn(rules: Rules, shown: tuple[Shown, ...]) -> Short:
    lay, draw = say("short-turn"), say(f"book-draw-{rules.draw_mode}")
    if not (rules.voluntary_draw or rules.draw_mode.draws_first):  # whoever can lay has to (5.5)
        draw = say(f"short-cannot-lay-{rules.draw_mode}")
    meld = _short_laid(shown, "add")
    return Short(
        name="turn",
        title=say("book-section-5"),
        sentences=(draw, lay) if rules.draw_mode.draws_first else (lay, draw),
        meld=meld,
        new=meld[-1:] if meld else (),
    )


def _short_laid(shown: tuple[Shown, ...], name: str) -> Meld | None:
    """The set that a legal example ends with."""
    found = (one for one in shown if isinstance(one, ShownTurn) and one.name == name and not one.refusals)
    return next((one.after[0] for one in found), None)


def _short_end(rules: Rules, shown: tuple[Shown, ...]) -> Short:
    scored = next(one for one in shown if isinstance(one, ShownScore))
    words = (say("short-end"), say(f"book-winner-{rules.winner_bonus}"))
    return Short(name="end", title=say("book-section-9"), sentences=words, scores=scored.scores)


# What people argue about, answered by the judge and by a clause.


@dataclass(frozen=True, slots=True)
class BookQuestion:
    """A question, whether the answer is yes, the clause that says so, and the picture that was judged.

    Some questions have neither yes nor no for an answer.
    """

    clause: str
    asked: Sentence
    yes: bool | None
    reasons: tuple[Sentence, ...]
    shown: ShownSet | ShownTurn | None


_PICTURES = {
    "take": "swap",
    "keep": "swap-keep",
    "stay": "swap-same",
    "table": "swap-table",
    "meaning": "joker-meaning",
    "move": "joker-move",
    "add": "joker-add",
    "split": "joker-split",
    "two": "two-jokers",
}


def questions(rules: Rules) -> tuple[BookQuestion, ...]:
    """Six to eight questions, most of them with the judge's answer."""
    shown = {
        one.name: one
        for one in examples(rules)
        if not isinstance(one, ShownScore | ShownBox | ShownTime | ShownDiscard)
    } | more_examples(rules)
    from_table = () if needs_no_swap(rules) else ("table",)
    names = ["take", "keep", *_staying(rules, shown), *from_table, *_argued_about(rules.joker_sets)]
    if len(names) < 5:  # five about jokers are enough
        names.append("two")
    judged = ((name, shown.get(_PICTURES[name])) for name in names)
    return (*(_judged(rules, name, one) for name, one in judged if one), *_drawing(rules), *_FAMILY)


_FAMILY = (
    BookQuestion("6.1", say("faq-take-back"), True, (say("faq-take-back-answer"),), None),
    BookQuestion("8.8", say("faq-later"), None, (say("faq-later-answer"),), None),
)
"""What families ask whatever their box says; the second answer is our advice, for no sheet has one."""


def _argued_about(joker_sets: JokerSets) -> tuple[str, ...]:
    """What a family argues about, given what its box says of jokers on the table."""
    match joker_sets:
        case JokerSets.FREE:
            return ("meaning",)
        case JokerSets.SAME_MEANING:
            return ("move", "meaning")
        case JokerSets.STAY_UNTIL_SWAPPED:
            return ("move", "split")
        case JokerSets.NO_SPLIT:
            return ("add", "split")
        case JokerSets.FROZEN:
            return ("add",)
        case _ as never:
            assert_never(never)


def _staying(rules: Rules, shown: Mapping[str, ShownSet | ShownTurn]) -> tuple[str, ...]:
    """A joker that goes freely, and yet may not stay once its tile has joined its set: people ask why."""
    same = shown.get(_PICTURES["stay"])
    refused = same is not None and bool(same.refusals)
    return ("stay",) if refused and rules.joker_sets.goes_freely else ()


def _judged(rules: Rules, name: str, shown: ShownSet | ShownTurn) -> BookQuestion:
    clause, reasons = _reasons(rules, name)
    return BookQuestion(clause, say(f"faq-{name}"), not shown.refusals, reasons, shown)


def _reasons(rules: Rules, name: str) -> tuple[str, tuple[Sentence, ...]]:
    if name == "take" and needs_no_swap(rules):
        return "7.2", (say("book-joker-sets-free"),)
    if name == "take":
        announced = (say("book-announce"),) if rules.joker_swap_announced else ()
        return "7.8", (say("book-swap"), *announced)
    if name == "keep":
        return "7.12", (say(f"book-after-swap-{rules.joker_after_swap}"),)
    if name == "stay":
        return "7.12", (say("book-free-swap"), say(f"book-after-swap-{rules.joker_after_swap}"))
    if name == "table":
        return "7.9", (say(f"book-swap-{rules.joker_swap_tile_from}"),)
    if name == "two":
        return "3.4", (say("book-joker"),)
    return "7.2", (say(f"book-joker-sets-{rules.joker_sets}"),)


def _drawing(rules: Rules) -> Iterator[BookQuestion]:
    """Whether one may draw although one could lay; where every turn begins with a draw, nobody asks."""
    if not rules.draw_mode.draws_first:
        refusals = compulsory(setting_for(rules, rules.players[0]), playable=True)
        reason = say("book-must-lay" if refusals else "parameter-voluntary-draw.help")
        yield BookQuestion("5.5", say("faq-draw"), not refusals, (reason,), None)


# What differs between two rule sets: first what changes how one plays, then the rest.

WEIGHTS = (
    "joker_sets",
    "draw_mode",
    "table_access",
    "opening_min",
    "joker_after_swap",
    "keep_three_of_original",
    "group_distinct_colours",
    "voluntary_draw",
    "take_discard",
    "time_limit_s",
    "joker_swap_tile_from",
    "on_timeout",
    "opening_joker_value",
    "opening_scope",
    "winner_bonus",
    "joker_in_rack_points",
    "colours_by_players",
    "jokers_by_players",
)
"""What changes how one plays, the weightiest first."""
MAIN = 3
"""How many differences are told in sentences."""

Told = tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One parameter that two rule sets answer differently; the main ones in the sentences of both."""

    parameter: str
    clause: str
    label: Sentence
    here: Sentence
    there: Sentence
    says: Told = ()
    others_say: Told = ()


def differences(rules: Rules, other: Rules) -> tuple[Difference, ...]:
    """Everything in which `rules` differ from `other`: the main things first, then by clause."""
    mine, theirs = rules.options(), other.options()
    found = {
        name: Difference(
            name, one.clause, say(f"parameter-{name}"), value_said(rules, name), value_said(other, name)
        )
        for one in PARAMETERS
        if mine[name := one.name] != theirs[name]
    }
    main = [*_main(rules, other, found)][:MAIN]
    rest = [one for one in found.values() if one.parameter not in {told.parameter for told in main}]
    return (*main, *sorted(rest, key=lambda one: [int(part) for part in one.clause.split(".")]))


def _main(rules: Rules, other: Rules, found: dict[str, Difference]) -> Iterator[Difference]:
    """Those with weight, if both books have a clause for them and say different things in it."""
    here, there = (
        {clause.number: clause.sentences for clause in clauses(one)} if found else {}
        for one in (rules, other)
    )
    told = set[str]()
    for name in WEIGHTS:
        one = found.get(name)
        # Two parameters may share a clause: its sentences are told once.
        if one is None or one.clause in told:
            continue
        says, others_say = here.get(one.clause, ()), there.get(one.clause, ())
        if name == "time_limit_s":
            says, others_say = (clock_said(rules),), (clock_said(other),)
        elif name == "joker_swap_tile_from":  # "for this" needs to be told what for
            says, others_say = (*here["7.8"], *says), (*there["7.8"], *others_say)
        if says and others_say and says != others_say:
            told.add(one.clause)
            yield replace(one, says=says, others_say=others_say)


# The tutorial: ten short tasks on a table. A task is done when the table is the one it ends with. The
# positions are chosen so that no other table does what the task asks for, and that this one is legal under
# every preset; tests hold both.


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
    # 8.3: a turn that is taken back whole costs no tiles.
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
