"""What differs between two rule sets, house rule by house rule."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.rulebook.citation import PARAMETER_CLAUSES
from tilerummy.rulebook.sentence import Sentence, say, value_said
from tilerummy.rules.parameter_table import PARAMETERS
from tilerummy.rules.preset import Rules


@dataclass(frozen=True, slots=True)
class Difference:
    """One parameter that two rule sets answer differently."""

    parameter: str
    clause: str
    label: Sentence
    here: Sentence
    there: Sentence


def differences(rules: Rules, other: Rules) -> tuple[Difference, ...]:
    """Everything in which `rules` differ from `other`, in the order of the clauses."""
    mine, theirs = rules.options(), other.options()
    found = (
        Difference(
            name,
            PARAMETER_CLAUSES[name],
            say(f"parameter-{name}"),
            value_said(rules, name),
            value_said(other, name),
        )
        for name in (parameter.name for parameter in PARAMETERS)
        if mine[name] != theirs[name]
    )
    return tuple(sorted(found, key=lambda one: [int(part) for part in one.clause.split(".")]))
