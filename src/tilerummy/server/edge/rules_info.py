"""What a host can choose: presets, parameters with their ranges, levels of bots."""

from __future__ import annotations

from functools import cache

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.rules.parameter_kind import Choice, Number
from tilerummy.rules.parameter_table import PARAMETERS
from tilerummy.rules.preset import load, preset_ids, title


@cache
def rules_info(levels: tuple[str, ...]) -> m.RulesInfo:
    """All of it; the same for everybody."""
    presets = [
        m.PresetInfo(name, title(name), [*load(name).players], values(load(name).options()))
        for name in preset_ids()
    ]
    return m.RulesInfo(presets, [_parameter(i) for i in range(len(PARAMETERS))], [*levels])


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
