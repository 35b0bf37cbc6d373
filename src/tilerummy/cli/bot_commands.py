"""`tilerummy bot` and `tilerummy engine`: a bot at a server's table, or one that others ask over a pipe."""

from __future__ import annotations

import sys

import click

from tilerummy.bots.engine_protocol import serve_engine
from tilerummy.bots.registry import NoSuchBot, bot_named
from tilerummy.cli.command_options import complete_bot
from tilerummy.library import TableError
from tilerummy.library.bots import connect

BOT_EPILOG = """\b
Examples:
  tilerummy bot http://localhost:8000/t/CODE KEY hold
  tilerummy bot https://play.example.org/t/CODE KEY mine.bots:MyBot

The host of a table gets the KEY with "My own program", under "Add a computer".
"""


@click.command("bot", epilog=BOT_EPILOG)
@click.argument("url")
@click.argument("key")
@click.argument("name", metavar="BOT", shell_complete=complete_bot)
@click.option("--budget", type=float, default=1000.0, show_default=True, help="Milliseconds a move.")
@click.option("--seed", type=int, help="The bot's own chance; without it every match is another.")
@click.option("--again", is_flag=True, help="Go on however many starts are called off, without asking.")
def bot_command(url: str, key: str, name: str, budget: float, seed: int | None, again: bool) -> None:
    """Play a match at a server's table with BOT: a level, or a path package.module:Name."""
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        seat = connect(url, key)
        if again:
            view = seat.run(name, seed=seed, budget_ms=budget, again=lambda _: True)
        elif sys.stdin.isatty():
            view = seat.run(name, seed=seed, budget_ms=budget, again=_asked)
        else:
            view = seat.run(name, seed=seed, budget_ms=budget)
    except (TableError, NoSuchBot, ImportError) as error:
        raise click.ClickException(str(error)) from error
    assert view.final is not None
    for player, total in zip(view.players, view.final.totals, strict=True):
        click.echo(f"{player.name}: {total}")


def _asked(count: int) -> bool:
    """Ask whoever sits at the terminal."""
    return click.confirm(
        f"{count} starts were called off: somebody may be looking for a deal that they like. Go on?", err=True
    )


ENGINE_EPILOG = """\b
Examples:
  tilerummy engine hold
  tilerummy engine mine.bots:MyBot --seed 1
  tilerummy arena --bots "exec:tilerummy engine greedy",hold --deals 10
"""


@click.command("engine", epilog=ENGINE_EPILOG)
@click.argument("name", metavar="BOT", shell_complete=complete_bot)
@click.option("--seed", type=int, help="The bot's own chance; without it every run is another.")
def engine_command(name: str, seed: int | None) -> None:
    """Read views from standard input and say moves on standard output, a JSON object a line.

    BOT is a level or a path package.module:Name. The protocol is described in docs/engines.md.
    """
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        bot = bot_named(name)
    except NoSuchBot as error:
        raise click.UsageError(str(error)) from error
    serve_engine(bot, f"tilerummy {name}", sys.stdin, click.echo, seed)
