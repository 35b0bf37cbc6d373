"""The rules by name, as the library hands them out."""

from __future__ import annotations

import os
from pathlib import Path

from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.rules.refusal import BadRules


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
    rules = as_rules(name)
    return rules.with_options(options) if options else rules


def as_rules(rules: Rules | str | os.PathLike[str]) -> Rules:
    """Rules from the name of a preset or of a house file (`house.toml`), or the rules themselves."""
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str) and not rules.endswith(".toml"):
        return load(rules)
    if isinstance(rules, str | os.PathLike):
        return _house_file(Path(rules))
    raise BadRules(f"rules: expected the name of a preset, a house file or tr.Rules, not {rules!r}")


def _house_file(path: Path) -> Rules:
    try:
        return Rules.from_toml(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadRules(f"{path} could not be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRules(f"{path} could not be read: it is no text") from None
