"""What the Tab key offers: commands, presets and house files, bots. Click speaks with the shells."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

FILE = click.Path(allow_dash=True)
"""An argument that names a file; shells complete it."""


def complete_preset(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
    """Presets, and house files once none fits."""
    from tilerummy.rules.preset import preset_ids

    found = [CompletionItem(name) for name in preset_ids() if name.startswith(begun)]
    return found or [CompletionItem(begun, type="file")]


def complete_bot(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
    """The levels; in a list, after its last comma."""
    from tilerummy.bots.registry import bot_names

    *before, last = begun.split(",")
    chosen = "".join(f"{name}," for name in before)
    return [CompletionItem(chosen + name) for name in bot_names() if name.startswith(last)]
