"""`tilerummy engine`: one of our bots, or yours in Python, as an engine that others ask over a pipe."""

from __future__ import annotations

import sys

import click

from tilerummy.bots.engine_protocol import serve_engine
from tilerummy.bots.registry import NoSuchBot, bot_named
from tilerummy.cli.completion import complete_bot

EPILOG = """\b
Examples:
  tilerummy engine hold
  tilerummy engine mine.bots:MyBot --seed 1
  tilerummy arena --bots "exec:tilerummy engine greedy",hold --deals 10
"""


@click.command("engine", epilog=EPILOG)
@click.argument("name", metavar="BOT", shell_complete=complete_bot)
@click.option("--seed", type=int, help="The bot's own chance; without it every run is another.")
def command(name: str, seed: int | None) -> None:
    """Read views from standard input and say moves on standard output, a JSON object a line.

    BOT is a level or a path package.module:Name. The protocol is described in docs/engines.md.
    """
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        bot = bot_named(name)
    except NoSuchBot as error:
        raise click.UsageError(str(error)) from None
    serve_engine(bot, f"tilerummy {name}", sys.stdin, click.echo, seed)
