"""What a host can choose: presets, parameters with their ranges, levels of bots."""

from __future__ import annotations

from functools import cache

from tilerummy.bots.cast import CAST, ROLES
from tilerummy.bots.levels import LEVELS, offered
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.rules.parameter_kind import Choice, Number
from tilerummy.rules.parameter_table import PARAMETERS
from tilerummy.rules.preset import load, preset_ids, title


@cache
def rules_info(levels: tuple[str, ...]) -> m.RulesInfo:
    """All of it; the same for everybody."""
    ours = {level.name for level in LEVELS} | ROLES.keys()
    others = tuple(name for name in levels if name not in ours)
    presets = [_preset(name, others) for name in preset_ids()]
    company = [m.CharacterInfo(one.name, one.called, one.warned_of, one.adapts) for one in CAST]
    return m.RulesInfo(presets, [_parameter(i) for i in range(len(PARAMETERS))], [*levels], company)


def _preset(name: str, others: tuple[str, ...]) -> m.PresetInfo:
    """A preset; bots of installed packages were not measured and are always offered, after the levels."""
    rules = load(name)
    fewest, most = rules.players
    levels = [[*offered(rules, players), *others] for players in range(fewest, most + 1)]
    return m.PresetInfo(name, title(name), [fewest, most], values(rules.options()), levels)


def _parameter(place: int) -> m.ParameterInfo:
    parameter = PARAMETERS[place]
    kind = parameter.kind
    choices: list[m.Value] = []
    low = high = None
    if isinstance(kind, Choice):
        choices = [option if isinstance(option, bool | int) else str(option) for option in kind.choices]
    elif isinstance(kind, Number):
        choices, low, high = [*kind.also], kind.low, kind.high
    return m.ParameterInfo(parameter.name, kind.allowed, parameter.meaning, choices, low, high)
