"""`tilerummy import`: the tables of a backup, put into a database."""

from __future__ import annotations

import asyncio
import os
from typing import BinaryIO

import click

EPILOG = """\b
Examples:
  tilerummy import backup.jsonl
  gunzip < backup.jsonl.gz | tilerummy import --database postgresql://tilerummy@localhost/tilerummy -

Tables that are in the database already are left alone, so that an import can be repeated. An empty database
takes over the key of a backup made with --with-key: players keep their seats.
"""


@click.command(epilog=EPILOG)
@click.argument("file", type=click.File("rb"))
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
@click.pass_context
def command(ctx: click.Context, file: BinaryIO, database: str | None) -> None:
    """Put the tables of the backup FILE into the database, from either kind of store into either."""
    from tilerummy.server.backends import opened
    from tilerummy.server.maintenance.backup import BadBackup, Restored, restore
    from tilerummy.server.settings import BadSettings, Settings, database_address

    async def put_back() -> Restored:
        async with opened(Settings(database=database_address(database, os.environ))) as store:
            return await restore(store, file)

    try:
        restored = asyncio.run(put_back())
    except BadSettings as error:
        raise click.UsageError(str(error)) from None
    except BadBackup as error:
        click.echo(f"Error: {error}", err=True)
        ctx.exit(2)
    families = f", {restored.families} families" if restored.families else ""
    click.echo(f"{restored.tables} tables{families} put back, {restored.there} were there already.", err=True)
    if restored.same_key is None:
        click.echo(
            "The backup holds no key: players keep their seats only if the server has the old one.", err=True
        )
    elif not restored.same_key:
        click.echo("The database has a key of its own: credentials of the backup are of no use.", err=True)
