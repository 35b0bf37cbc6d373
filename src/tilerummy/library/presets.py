"""The rules by name, as the library hands them out."""

from __future__ import annotations

from tilerummy.rules.preset import Rules, load, preset_ids


def presets() -> tuple[str, ...]:
    """The names of all presets, sheet by sheet.

    >>> import tilerummy as tr
    >>> tr.presets()[0], "sabra" in tr.presets()
    ('rummy', True)
    """
    return preset_ids()


def preset(name: str = "sabra", **options: object) -> Rules:
    """The rules of a preset, with any of its parameters changed by name.

    >>> import tilerummy as tr
    >>> tr.preset("sabra", penalty_tiles=1).penalty_tiles
    1

    A name or a value that does not exist is refused, with what was probably meant:

    >>> tr.preset("sabra", penalty_tile=1)
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.BadRules: penalty_tile: there is no such parameter; did you mean penalty_tiles?
    """
    return load(name).with_options(options) if options else load(name)


def as_rules(rules: Rules | str) -> Rules:
    """Rules from the name of a preset, or the rules themselves."""
    return rules if isinstance(rules, Rules) else load(rules)
