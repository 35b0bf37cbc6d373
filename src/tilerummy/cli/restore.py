"""`tilerummy restore`: a backup put into a database, or compared with it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, BinaryIO, TypeVar

import click

if TYPE_CHECKING:
    from tilerummy.server.maintenance.backup import Comparison

T = TypeVar("T")

EPILOG = """\b
Examples:
  tilerummy restore --check backups/backup-2026-11-18-030000.jsonl
  tilerummy restore backup.jsonl
  gunzip < backup.jsonl.gz | tilerummy restore --database postgresql://tilerummy@localhost/tilerummy -

Tables that are in the database already are left alone, so that this can be repeated; a database that is not
there is made. An empty one takes over the key of a backup made with --with-key: players keep their seats.

--check changes nothing. It reads the whole backup as if it were put back, and says what has changed, come and
gone in the database since. The exit status is 0 if time explains every difference, 1 if it does not (tables
that are missing in the backup, older or damaged ones) or if there is no such database, and 2 if the backup is
damaged.
"""


@click.command(epilog=EPILOG)
@click.argument("file", type=click.File("rb"))
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
@click.option("--check", is_flag=True, help="Only compare the backup with the database.")
@click.pass_context
def command(ctx: click.Context, file: BinaryIO, database: str | None, check: bool) -> None:
    """Put the backup FILE (- for standard input) into the database, of either kind."""
    if not check:
        put_back(ctx, file, database)
        return
    from tilerummy.server.backends import opened_if_there
    from tilerummy.server.maintenance.backup import compare
    from tilerummy.server.settings import Settings

    async def compared(address: str) -> Comparison:
        async with opened_if_there(Settings(database=address)) as store:
            return await compare(store, file)

    found = _done(ctx, file, database, compared)
    made = f"made {_moment(found.header.made)}, " if found.header.made else ""
    click.echo(f"The backup: {made}{found.header}.")
    click.echo(f"The database: {found.living}.")
    click.echo(f"Tables: {found.tables}.\nFamilies: {found.families}.")
    if not found.explained:
        raise click.ClickException("the backup and the database are not of one piece: see above")


def put_back(ctx: click.Context, file: BinaryIO, database: str | None) -> None:
    """Put a backup into the database and say what came of it."""
    from tilerummy.server.backends import opened
    from tilerummy.server.maintenance.backup import Restored, restore
    from tilerummy.server.settings import Settings

    async def restored_into(address: str) -> Restored:
        async with opened(Settings(database=address)) as store:
            return await restore(store, file)

    restored = _done(ctx, file, database, restored_into)
    families = f", {restored.families} families" if restored.families else ""
    click.echo(f"{restored.tables} tables{families} put back, {restored.there} were there already.", err=True)
    if restored.same_key is None:
        click.echo(
            "The backup holds no key: players keep their seats only if the server has the old one.", err=True
        )
    elif not restored.same_key:
        click.echo("The database has a key of its own: credentials of the backup are of no use.", err=True)


def _done(ctx: click.Context, file: BinaryIO, database: str | None, job: Callable[[str], Awaitable[T]]) -> T:
    """Do something with the backup and the database of this call; what is wrong is told in a line."""
    from tilerummy.server.maintenance.backup import BadBackup
    from tilerummy.server.settings import BadSettings, database_address

    async def done() -> T:
        return await job(database_address(database, os.environ))

    try:
        return asyncio.run(done())
    except BadSettings as error:
        raise click.UsageError(str(error)) from None
    except BadBackup as error:
        click.echo(f"Error: {file.name}: {error}", err=True)
        ctx.exit(2)


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
