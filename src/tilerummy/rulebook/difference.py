"""What differs between two rule sets: first what changes how one plays, then the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tilerummy.rulebook.citation import PARAMETER_CLAUSES
from tilerummy.rulebook.clause import clauses
from tilerummy.rulebook.sentence import Sentence, say, value_said
from tilerummy.rulebook.timing import clock_said
from tilerummy.rules.parameter_table import PARAMETERS
from tilerummy.rules.preset import Rules

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
            name,
            PARAMETER_CLAUSES[name],
            say(f"parameter-{name}"),
            value_said(rules, name),
            value_said(other, name),
        )
        for name in (parameter.name for parameter in PARAMETERS)
        if mine[name] != theirs[name]
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
