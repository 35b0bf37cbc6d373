"""Hypothesis strategies for rule sets: any preset, changed as a house might change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from tilerummy.rules.parameter_kind import (
    COLOUR_LETTERS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Choice,
    Counts,
    Json,
    Kind,
    Number,
    Palette,
)
from tilerummy.rules.preset import PARAMETERS, Rules, load, preset_ids
from tilerummy.rules.refusal import BadRules


def values(kind: Kind) -> st.SearchStrategy[Json]:
    """Values of a parameter of this kind, as they come from a form or a file."""
    if isinstance(kind, Choice):
        return st.sampled_from(kind.choices).map(_plain)
    if isinstance(kind, Number):
        numbers = st.integers(kind.low, kind.high)
        return st.one_of(st.sampled_from(kind.also), numbers) if kind.also else numbers
    if isinstance(kind, Palette):
        letters = st.lists(
            st.sampled_from(COLOUR_LETTERS), min_size=kind.low, max_size=kind.high, unique=True
        )
        return letters.map(list)
    if isinstance(kind, Counts):
        counts = st.integers(kind.low, kind.high)
        return st.fixed_dictionaries({str(n): counts for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}).map(
            dict
        )
    return st.tuples(st.integers(kind.low, kind.high), st.integers(kind.low, kind.high)).map(sorted).map(list)


def options() -> st.SearchStrategy[dict[str, Json]]:
    """A few parameters with values that are allowed one by one; together they may make no sense."""
    kinds = {parameter.name: parameter.kind for parameter in PARAMETERS}
    names = st.sets(st.sampled_from(sorted(kinds)), max_size=8)
    return names.flatmap(
        lambda chosen: st.fixed_dictionaries({name: values(kinds[name]) for name in kinds if name in chosen})
    )


@st.composite
def rule_sets(
    draw: st.DrawFn,
    presets: Sequence[str] | None = None,
    fixed: Mapping[str, object] | None = None,
) -> Rules:
    """Valid rules: a preset with some parameters changed, except those that `fixed` holds."""
    rules = load(draw(st.sampled_from(presets or preset_ids()))).with_options(fixed or {})
    # One change after the other, in the order of the table, leaving out those that do not fit:
    # much quicker than drawing whole sets until one makes sense.
    for name, value in draw(options()).items():
        rules = _changed(rules, {name: value}, fixed or {})
    return rules


def _changed(rules: Rules, change: Mapping[str, object], fixed: Mapping[str, object]) -> Rules:
    try:
        return rules.with_options({**change, **fixed})
    except BadRules:
        return rules


def _plain(choice: bool | int | str) -> Json:
    return str(choice) if isinstance(choice, str) else choice
