"""Bots by name: levels and characters, those of installed packages, any by its path `package.module:Name`."""

from __future__ import annotations

from importlib import import_module
from inspect import isclass
from typing import TYPE_CHECKING, cast

from tilerummy.bots.bot import Bot
from tilerummy.bots.characters import CHARACTERS, at_strength
from tilerummy.bots.levels import LEVELS
from tilerummy.rules.refusal import hint

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.metadata import EntryPoint

PREFIX = "exec:"
"""Begins the name of a bot that is a program of its own, in any language."""
GROUP = "tilerummy.bots"
"""Packages name their bots in this group of entry points."""

_OWN: dict[str, Bot] = {
    **{level.name: level.bot for level in LEVELS},
    **{character.name: character.bot for character in CHARACTERS},
}


class NoSuchBot(ValueError):
    """A name that no bot answers to; the message says which there are.

    >>> import tilerummy as tr
    >>> tr.bot("nobody")
    Traceback (most recent call last):
        ...
    tilerummy.bots.registry.NoSuchBot: there is no bot 'nobody'; there are novice, ...
    """


def _entry_points() -> Iterable[EntryPoint]:
    # Imported where needed: it loads the reader of mails, and most bots are levels.
    try:
        from importlib.metadata import entry_points
    except ModuleNotFoundError:  # in a browser, whose Python knows no packages but ours
        return ()

    return entry_points(group=GROUP)


def bot_names() -> tuple[str, ...]:
    """The names of all bots, the levels first, weakest first, then the characters."""
    others = (entry.name for entry in _entry_points())
    return (*_OWN, *sorted(name for name in others if name not in _OWN))


def bot_named(name: str) -> Bot:
    """The bot of this name, or at this path. A class is called without arguments."""
    # First: no installed package can pass for one of the levels.
    own = _OWN.get(name) or at_strength(name)
    if own is not None:
        return own
    if name.startswith(PREFIX):
        return _engine(name)
    if ":" in name:
        return _made(name, _at_path(name))
    for entry in _entry_points():
        if entry.name == name:
            return _made(name, entry.load())
    raise NoSuchBot(
        f"there is no bot {name!r}; {hint(name, bot_names())}"
        " (or any other: package.module:Name, exec:PROGRAM)"
    )


def _engine(name: str) -> Bot:
    # Imported where needed: it loads what starts programs, and most bots are levels.
    from tilerummy.bots.engine import EngineFailed, engine

    if not name.removeprefix(PREFIX).strip():
        raise NoSuchBot(f"{PREFIX} names no program: expected such as '{PREFIX}./mybot --fast'")
    try:
        return engine(name.removeprefix(PREFIX).strip())
    except EngineFailed as error:
        raise NoSuchBot(f"{name}: {error}") from error


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
