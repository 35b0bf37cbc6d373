"""`tilerummy serve`: the game server with its web page."""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import click

from tilerummy.cli.command_options import AnyFunction, settings_told
from tilerummy.server.settings import Settings, database_address

SERVE_EPILOG = """\b
Examples:
  tilerummy serve
  tilerummy serve --lan --open
  tilerummy serve --port 9000 --database sqlite:///games.db --public-url https://play.example.org
  tilerummy serve --database postgresql://tilerummy@db.example.org/tilerummy

Every option can be given in the environment too: TILERUMMY_PORT=9000. TILERUMMY_KEY is what credentials
are signed with, if it is not to be kept with the database.
"""


def _option(name: str, *setting: str, **extra: Any) -> Callable[[AnyFunction], AnyFunction]:
    """An option that can be given in the environment too; its setting, where that is called otherwise."""
    variable = "TILERUMMY_" + name.removeprefix("--").upper().replace("-", "_")
    return click.option(name, *setting, envvar=variable, show_default=True, **extra)


def _settings(function: AnyFunction) -> AnyFunction:
    """An option for each setting that says what it is (`Settings`)."""
    for one in reversed([one for one in fields(Settings) if one.metadata]):
        said = dict(one.metadata)
        low, high, path = (said.pop(name, None) for name in ("low", "high", "path"))
        if low is not None:
            said["type"] = (click.FloatRange if isinstance(one.default, float) else click.IntRange)(low, high)
        elif path is not None:
            said["type"] = click.Path(path_type=Path, **path)
        elif choices := said.pop("choices", None):
            said["type"] = click.Choice(choices)
        name = said.pop("name", one.name).replace("_", "-")
        function = _option(f"--{name}", one.name, default=one.default, **said)(function)
    return function


@click.command("serve", epilog=SERVE_EPILOG)
@_option("--host", metavar="H", default=None, help="The address to listen on.  [default: 127.0.0.1]")
@_option("--lan/--local", default=False, help="Let other devices of the network in, or this machine only.")
@_option(
    "--database",
    metavar="URL",
    default=None,
    help="sqlite:///FILE or postgresql://...; a file of the user's without it.",
)
@_settings
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve_command(host: str | None, lan: bool, database: str | None, open_page: bool, **others: Any) -> None:
    """Run the game server with its web page, until Ctrl-C or SIGTERM."""
    from tilerummy.server.edge.logs import set_up
    from tilerummy.server.run import serve

    with settings_told():
        settings = Settings(
            # Nobody else gets in unless that is asked for.
            host=host or ("0.0.0.0" if lan else "127.0.0.1"),
            database=database_address(database, os.environ),
            # No option: a command line is seen by everybody on the machine.
            key=os.environ.get("TILERUMMY_KEY"),
            **others,  # every other option is called like its setting
        )
        set_up(settings.log_level)
        serve(settings, partial(tell, open_page=open_page))


def tell(settings: Settings, *, open_page: bool) -> None:
    """Say where the server is, and open its page where that is wanted."""
    *network, here = settings.addresses()
    for address in network:
        click.echo(f"Serving on {address} for everybody in this network (--local: for this machine only)")
    click.echo(f"Serving on {here}")
    if open_page:
        # The last is this machine's own address, which a browser here can always open.
        webbrowser.open(settings.addresses()[-1])
