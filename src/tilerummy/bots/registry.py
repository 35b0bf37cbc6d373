"""Bots by name: the levels, those of installed packages, and any by its path `package.module:Name`."""

from __future__ import annotations

from importlib import import_module
from inspect import isclass
from typing import TYPE_CHECKING, cast

from tilerummy.bots.bot import Bot
from tilerummy.bots.levels import LEVELS

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP = "tilerummy.bots"
"""Packages name their bots in this group of entry points."""


class NoSuchBot(ValueError):
    """A name that no bot answers to; the message says which there are.

    >>> import tilerummy as tr
    >>> tr.bot("nobody")
    Traceback (most recent call last):
        ...
    tilerummy.bots.registry.NoSuchBot: there is no bot 'nobody'; there are novice, ...
    """


def _entry_points() -> EntryPoints:
    # Imported where needed: it loads the reader of mails, and most bots are levels.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def bot_names() -> tuple[str, ...]:
    """The names of all bots, the levels first, weakest first."""
    levels = tuple(level.name for level in LEVELS)
    others = (entry.name for entry in _entry_points())
    return (*levels, *sorted(name for name in others if name not in levels))


def bot_named(name: str) -> Bot:
    """The bot of this name, or at this path. A class is called without arguments."""
    for level in LEVELS:
        if level.name == name:
            return level.bot
    if ":" in name:
        return _made(name, _at_path(name))
    for entry in _entry_points():
        if entry.name == name:
            return _made(name, entry.load())
    raise NoSuchBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}, or package.module:Name")


def _at_path(path: str) -> object:
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBot(f"there is no bot at {path!r}: {error}") from None


def _made(name: str, found: object) -> Bot:
    bot = found() if isclass(found) else found
    if not callable(getattr(bot, "act", None)):
        raise NoSuchBot(f"{name!r} is no bot: it has no act(view, chance, budget)")
    return cast(Bot, bot)
