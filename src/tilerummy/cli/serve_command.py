"""`tilerummy serve`: the game server with its web page."""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tilerummy.cli.command_options import settings_told

if TYPE_CHECKING:
    from tilerummy.server.settings import Settings

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

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


@click.command("serve", epilog=SERVE_EPILOG)
@_option("--host", metavar="H", default=None, help="The address to listen on.  [default: 127.0.0.1]")
@_option("--port", type=click.IntRange(0, 65535), default=8000, help="The port; 0 takes any free one.")
@_option(
    "--database",
    metavar="URL",
    default=None,
    help="sqlite:///FILE or postgresql://...; a file of the user's without it.",
)
@_option("--lan/--local", default=False, help="Let other devices of the network in, or this machine only.")
@_option("--public-url", metavar="URL", default=None, help="What others open, if a proxy is in front.")
@_option("--workers", type=click.IntRange(1, 64), default=2, help="Processes for bots and hints.")
@_option(
    "--bot-delay",
    "bot_delay_s",
    type=click.FloatRange(0, 10),
    default=0.8,
    help="Seconds before a bot plays.",
)
@_option(
    "--bot-nodes",
    type=click.IntRange(1),
    default=None,
    help="What a bot may think, in nodes of the solver instead of time.",
)
@_option(
    "--keep-days",
    type=click.IntRange(0),
    default=0,
    help="Forget tables unused for so long; 0: never.",
)
@_option(
    "--trusted-proxy",
    metavar="IP",
    default="127.0.0.1",
    help="The proxy, or its network, that says who asks.",
)
@_option(
    "--most-connections",
    type=click.IntRange(0),
    default=0,
    help="Connections in all; 0: as many as the process may have files open.",
)
@_option(
    "--connections-per-address",
    type=click.IntRange(1),
    default=200,
    help="Connections from one address, or one /64 of IPv6.",
)
@_option(
    "--most-spectators",
    type=click.IntRange(0),
    default=100,
    help="How many may watch one table.",
)
@_option(
    "--metrics-key",
    metavar="KEY",
    default=None,
    help="Who reads /metrics shows this as a bearer token; without it: this machine only.",
)
@_option(
    "--security-contact",
    metavar="URL",
    default=None,
    help="mailto:... or https://..., for /.well-known/security.txt.",
)
@_option(
    "--push-service",
    "push_services",
    metavar="URL",
    multiple=True,
    help="A push service besides those of the browsers, for notices: https://push.example.org.",
)
@_option(
    "--unfit-names",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=None,
    help="A file of words that no name may hold, a line each, in place of the usual ones.",
)
@_option(
    "--crash-reports",
    type=click.Path(file_okay=False, path_type=Path),
    default=None,
    help="A folder for positions over which the server crashed, hidden tiles included.",
)
@_option(
    "--site",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=None,
    help="A site of ./run build site: with its Python pages play on while the server is gone.",
)
@_option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve_command(host: str | None, lan: bool, database: str | None, open_page: bool, **others: Any) -> None:
    """Run the game server with its web page, until Ctrl-C or SIGTERM."""
    from tilerummy.server.edge.logs import set_up
    from tilerummy.server.run import serve
    from tilerummy.server.settings import Settings, database_address

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
