"""`tilerummy bot`: let a bot play at a table of a server."""

from __future__ import annotations

import sys

import click

from tilerummy.bots.registry import NoSuchBot
from tilerummy.cli.completion import complete_bot
from tilerummy.library.remote import connect
from tilerummy.library.table_error import TableError

EPILOG = """\b
Examples:
  tilerummy bot http://localhost:8000/t/CODE KEY hold
  tilerummy bot https://play.example.org/t/CODE KEY mine.bots:MyBot

The host of a table gets the KEY with "Add a program" in the table's menu.
"""


@click.command("bot", epilog=EPILOG)
@click.argument("url")
@click.argument("key")
@click.argument("name", metavar="BOT", shell_complete=complete_bot)
@click.option("--budget", type=float, default=1000.0, show_default=True, help="Milliseconds a move.")
@click.option("--seed", type=int, help="The bot's own chance; without it every match is another.")
def command(url: str, key: str, name: str, budget: float, seed: int | None) -> None:
    """Play a match at a server's table with BOT: a level, or a path package.module:Name."""
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        view = connect(url, key).run(name, seed=seed, budget_ms=budget)
    except (TableError, NoSuchBot, ImportError) as error:
        raise click.ClickException(str(error)) from None
    assert view.final is not None
    for player, total in zip(view.players, view.final.totals, strict=True):
        click.echo(f"{player.name}: {total}")
