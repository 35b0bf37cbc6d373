"""What commands take alike: files, presets, house rules, bots, databases; and what the Tab key offers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click
from click.shell_completion import CompletionItem

from tilerummy.library.arguments import as_rules
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, load, parse_option, preset_ids
from tilerummy.rules.refusal import BadRules

if TYPE_CHECKING:
    from tilerummy.server.store.store import Store

T = TypeVar("T")

FILE = click.Path(allow_dash=True)
"""An argument that names a file; shells complete it."""


def complete_preset(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
    """Presets, and house files once none fits."""
    found = [CompletionItem(name) for name in preset_ids() if name.startswith(begun)]
    return found or [CompletionItem(begun, type="file")]


def complete_bot(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
    """The levels; in a list, after its last comma."""
    # Loaded for the Tab key alone: the bots take longer than the help.
    from tilerummy.bots.registry import bot_names

    *before, last = begun.split(",")
    chosen = "".join(f"{name}," for name in before)
    return [CompletionItem(chosen + name) for name in bot_names() if name.startswith(last)]


AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Chosen:
    """The rules that were asked for, and the changes that apply to any others as well."""

    base: Rules
    changes: Mapping[str, object]

    @property
    def rules(self) -> Rules:
        """The rules with their changes."""
        return self.base.with_options(self.changes) if self.changes else self.base


def rules_option(function: AnyFunction) -> AnyFunction:
    """Add `--rules PRESET`."""
    what = f"A preset (see `tilerummy rules`) or a house file ending in .toml; {DEFAULT_PRESET} by default."
    return click.option("--rules", "preset", metavar="PRESET", help=what, shell_complete=complete_preset)(
        function
    )


def set_option(function: AnyFunction) -> AnyFunction:
    """Add `--set NAME=VALUE`."""
    what = "Change a parameter of the rules; may be given several times."
    return click.option("--set", "settings", metavar="NAME=VALUE", multiple=True, help=what)(function)


def with_rules(function: AnyFunction) -> AnyFunction:
    """Add both: the command gets what they come to as `chosen`."""

    @wraps(function)
    def called(*args: Any, preset: str | None, settings: tuple[str, ...], **others: Any) -> Any:
        # Before the command begins: what makes no sense is refused, whatever else is asked for.
        return function(*args, chosen=choose(preset, settings), **others)

    return rules_option(set_option(cast(AnyFunction, called)))


def lenient_option(function: AnyFunction) -> AnyFunction:
    """Add `--lenient`."""
    what = "Overlook fields that nobody reads; without it they are errors, for they are mostly slips."
    return click.option("--lenient", is_flag=True, help=what)(function)


def choose(preset: str | None, settings: tuple[str, ...]) -> Chosen:
    """The rules that the options ask for; what makes no sense is refused at once."""
    try:
        changes = dict(parse_option(text) for text in settings)
        chosen = Chosen(as_rules(preset or DEFAULT_PRESET), changes)
        # Without a preset each position may name its own: it is enough that the changes fit one of them.
        if preset or not any(_works(load(other), changes) for other in preset_ids()):
            chosen.rules  # noqa: B018 -- it is enough that they can be made
    except BadRules as error:
        raise click.UsageError(str(error)) from None
    return chosen


def _works(rules: Rules, changes: Mapping[str, object]) -> bool:
    try:
        rules.with_options(changes)
    except BadRules:
        return False
    return True


def database_option(function: AnyFunction) -> AnyFunction:
    """Add `--database URL`."""
    what = "As for `tilerummy serve`."
    return click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help=what)(function)


@contextmanager
def settings_told(before: str = "") -> Iterator[None]:
    """Whatever is wrong with the settings is told in a line."""
    from tilerummy.server.settings import BadSettings

    try:
        yield
    except BadSettings as error:
        raise click.UsageError(f"{before}{error}") from None


def with_store(
    database: str | None, job: Callable[[Store], Awaitable[T]], *, make: bool = False, before: str = ""
) -> T:
    """Do something with the database of this call; one that is not there is made only where that is meant."""
    from tilerummy.server.backends import opened, opened_if_there
    from tilerummy.server.settings import Settings, database_address

    async def done() -> T:
        settings = Settings(database=database_address(database, os.environ))
        async with (opened if make else opened_if_there)(settings) as store:
            return await job(store)

    with settings_told(before):
        return asyncio.run(done())
