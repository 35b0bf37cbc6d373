"""What people argue about: questions about a rule set, answered by the judge and by a clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from tilerummy.rulebook.clause import needs_no_swap
from tilerummy.rulebook.example import (
    ShownBox,
    ShownDiscard,
    ShownScore,
    ShownSet,
    ShownTime,
    ShownTurn,
    examples,
    more_examples,
)
from tilerummy.rulebook.sentence import Sentence, say
from tilerummy.rules.judging.duty import compulsory
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for


@dataclass(frozen=True, slots=True)
class Question:
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


def questions(rules: Rules) -> tuple[Question, ...]:
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
    Question("6.1", say("faq-take-back"), True, (say("faq-take-back-answer"),), None),
    Question("8.8", say("faq-later"), None, (say("faq-later-answer"),), None),
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


def _judged(rules: Rules, name: str, shown: ShownSet | ShownTurn) -> Question:
    clause, reasons = _reasons(rules, name)
    return Question(clause, say(f"faq-{name}"), not shown.refusals, reasons, shown)


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


def _drawing(rules: Rules) -> Iterator[Question]:
    """Whether one may draw although one could lay; where every turn begins with a draw, nobody asks."""
    if not rules.draw_mode.draws_first:
        refusals = compulsory(setting_for(rules, rules.players[0]), playable=True)
        reason = say("book-must-lay" if refusals else "parameter-voluntary-draw.help")
        yield Question("5.5", say("faq-draw"), not refusals, (reason,), None)
