"""The reference of the library, from its docstrings: every public name with its signature and examples."""

from __future__ import annotations

import enum
import inspect
import re
from collections.abc import Iterator
from typing import Any

import tilerummy as tr

GROUPS = {
    "Rules": ("presets", "preset", "Rules"),
    "A position": ("Position", "solve", "Verdict", "Solution"),
    "A match": ("Match", "load", "View"),
    "Actions": ("Play", "Draw", "Discard", "Pass"),
    "Bots": ("Bot", "bot", "play", "connect"),
    "Puzzles": ("puzzles", "puzzle", "Puzzle", "NoPuzzle"),
    "Errors": ("Unreadable", "BadRules", "BadRecord", "Illegal", "NoSuchBot", "TableError", "Stalled"),
    "Version": ("__version__",),
}
INTRO = """# Reference

Every public name of `import tilerummy as tr`, from the docstrings; the tests run all examples.
[The library](api.md) tells the same in the order one learns it.
"""


def reference() -> str:
    """The whole page."""
    listed = {name for names in GROUPS.values() for name in names}
    rest = tuple(name for name in tr.__all__ if name not in listed)
    groups = {**GROUPS, **({"More": rest} if rest else {})}
    parts = [INTRO]
    for title, names in groups.items():
        parts += [f"## {title}", *(part for name in names for part in entry(name))]
    return "\n\n".join(parts) + "\n"


def entry(name: str) -> Iterator[str]:
    """A public name: its heading, how it is called, its docstring, and its members."""
    thing = getattr(tr, name)
    yield f"### `tr.{name}`"
    if isinstance(thing, str):
        yield f"The version that is installed: `{thing}`."
        return
    yield signature(name, thing)
    yield prose(thing)
    if inspect.isclass(thing):
        for member, value in members(thing):
            yield f"#### `{name}.{member}`"
            if callable(value):
                yield signature(member, value)
            yield prose(value)


def signature(name: str, thing: Any) -> str:
    """How it is called."""
    try:
        shown = str(inspect.signature(thing))
    except (TypeError, ValueError):
        shown = "(...)"
    shown = re.sub(r"(: |-> )'([^']+)'", r"\1\2", shown)  # types are kept as texts
    shown = re.sub(r"\(self(?:, )?", "(", shown)
    if inspect.isclass(thing):
        shown = shown.removesuffix(" -> None")
    return f"```python\n{name}{shown}\n```"


def members(thing: type) -> Iterator[tuple[str, Any]]:
    """What somebody may use of a class: methods and properties that say what they are."""
    for name in vars(thing):
        value = inspect.getattr_static(thing, name)
        value = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
        known = isinstance(value, property) or inspect.isfunction(value)
        if not name.startswith("_") and known and value.__doc__ and not isinstance(thing, enum.EnumType):
            yield name, value


def prose(thing: Any) -> str:
    """A docstring as Markdown: its examples become code."""
    text = inspect.getdoc(thing) or ""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        begins = line.lstrip().startswith(">>>")
        if begins and not inside:
            lines += ["", "```python"]
            inside = True
        if inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)
