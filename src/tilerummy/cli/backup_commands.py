"""`tilerummy backup`, `restore`, `import` and `export`: the tables of a server in a file, and back.

The server's packages are imported where they are needed: the help must come without them.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, BinaryIO

import click

from tilerummy.cli.command_options import database_option, settings_told, with_store

if TYPE_CHECKING:
    from tilerummy.server.store.store import Store

NO_BACKUP = "NO BACKUP: "

BACKUP_EPILOG = """\b
Examples:
  tilerummy backup backups
  tilerummy backup --now --database sqlite:///games.db backups

Without --now it goes on until somebody stops it, and makes a backup every night at 3:00 UTC. Each is put back
into an empty database before it counts; then the oldest ones are deleted. Where there is no database, nothing
is made, and the exit status is 1. The server may go on meanwhile.
"""


@click.command("backup", epilog=BACKUP_EPILOG)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@database_option
@click.option("--now", is_flag=True, help="Make one backup at once, and end.")
@click.option("--keep", type=click.IntRange(1), default=14, show_default=True, help="So many stay.")
def backup_command(folder: Path, database: str | None, now: bool, keep: int) -> None:
    """Make a backup in FOLDER every night, or now."""
    from tilerummy.server.maintenance.nightly import next_night

    if now:
        _back_up(folder, database, keep)
        return
    # A database that is not there is told now, and not at night.
    with_store(database, _look, before=NO_BACKUP)
    while True:
        at = datetime.now(UTC)
        night = next_night(at)
        click.echo(f"The next backup: {night:%Y-%m-%d %H:%M} UTC.", err=True)
        time.sleep((night - at).total_seconds())
        try:
            _back_up(folder, database, keep)
        except click.ClickException as error:
            # Tomorrow is another night; whoever watches the log hears of this one.
            click.echo(f"Error: {error.format_message()}", err=True)


async def _look(_: Store) -> None:
    """Only whether it is there."""


def _back_up(folder: Path, database: str | None, keep: int) -> None:
    """Make a backup and say what it holds."""
    from tilerummy.server.maintenance.backup import BadBackup
    from tilerummy.server.maintenance.nightly import back_up
    from tilerummy.server.settings import database_address
    from tilerummy.server.store.store import Unavailable

    try:
        with settings_told(NO_BACKUP):
            address = database_address(database, os.environ)
            made = asyncio.run(back_up(address, folder, datetime.now(UTC), keep))
    except (BadBackup, Unavailable, OSError) as error:
        raise click.ClickException(f"{NO_BACKUP}{error}") from None
    click.echo(f"{made.file.name}, written and tried: {made.header}.", err=True)


RESTORE_EPILOG = """\b
Examples:
  tilerummy restore --check backups/backup-2026-11-18-030000.jsonl
  tilerummy restore backup.jsonl
  gunzip < backup.jsonl.gz | tilerummy restore --database postgresql://tilerummy@localhost/tilerummy -

Tables that are in the database already are left alone, so that this can be repeated; a database that is not
there is made. An empty one takes over the key of a backup made with --with-key: players keep their seats.

--check changes nothing. It reads the whole backup as if it were put back, and says what has changed, come and
gone in the database since. The exit status is 0 if time explains every difference, 1 if it does not (tables
that are missing in the backup, older or damaged ones) or if there is no such database, and 2 if the backup is
damaged. Without --check nothing of such a backup is put back either.
"""


@click.command("restore", epilog=RESTORE_EPILOG)
@click.argument("file", type=click.File("rb"))
@database_option
@click.option("--check", is_flag=True, help="Only compare the backup with the database.")
@click.pass_context
def restore_command(ctx: click.Context, file: BinaryIO, database: str | None, check: bool) -> None:
    """Put the backup FILE (- for standard input) into the database, of either kind."""
    if not check:
        put_back(ctx, file, database)
        return
    from tilerummy.server.maintenance.backup import compare

    with _damage_told(ctx, file):
        found = with_store(database, lambda store: compare(store, file))
    made = f"made {_moment(found.header.made)}, " if found.header.made else ""
    click.echo(f"The backup: {made}{found.header}.")
    click.echo(f"The database: {found.living}.")
    click.echo(f"Tables: {found.tables}.\nFamilies: {found.families}.")
    if str(found.clubs) != "none":
        click.echo(f"Club nights: {found.clubs}.")
    if not found.explained:
        raise click.ClickException("the backup and the database are not of one piece: see above")


def put_back(ctx: click.Context, file: BinaryIO, database: str | None) -> None:
    """Put a backup into the database and say what came of it."""
    from tilerummy.server.maintenance.backup import read_backup, restore

    with _damage_told(ctx, file):
        lines = file
        if not file.seekable():  # a pipe can be read but once
            lines = ctx.with_resource(TemporaryFile())  # noqa: SIM115 -- the call closes it
            copyfileobj(file, lines)
            lines.seek(0)
        # Read to its end first: what is damaged puts nothing back, and what is no backup makes no database,
        # which a backup of the next night would take for a living one.
        for _ in read_backup(lines):
            pass
        lines.seek(0)
        restored = with_store(database, lambda store: restore(store, lines), make=True)
    families = f", {restored.families} families" if restored.families else ""
    families += f", {restored.clubs} club nights" if restored.clubs else ""
    click.echo(f"{restored.tables} tables{families} put back, {restored.there} were there already.", err=True)
    if restored.same_key is None:
        click.echo(
            "The backup holds no key: players keep their seats only if the server has the old one.", err=True
        )
    elif not restored.same_key:
        click.echo("The database has a key of its own: credentials of the backup are of no use.", err=True)


@contextmanager
def _damage_told(ctx: click.Context, file: BinaryIO) -> Iterator[None]:
    """What is wrong with a backup is told in a line, with a status of its own."""
    from tilerummy.server.maintenance.backup import BadBackup

    try:
        yield
    except BadBackup as error:
        click.echo(f"Error: {file.name}: {error}", err=True)
        ctx.exit(2)


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


IMPORT_EPILOG = """\b
Examples:
  tilerummy import backup.jsonl
  gunzip < backup.jsonl.gz | tilerummy import --database postgresql://tilerummy@localhost/tilerummy -

Does what `tilerummy restore` does without --check.
"""


@click.command("import", epilog=IMPORT_EPILOG)
@click.argument("file", type=click.File("rb"))
@database_option
@click.pass_context
def import_command(ctx: click.Context, file: BinaryIO, database: str | None) -> None:
    """Put the tables of the backup FILE into the database, from either kind of store into either."""
    put_back(ctx, file, database)


EXPORT_EPILOG = """\b
Examples:
  tilerummy export backup.jsonl
  tilerummy export --with-key backup.jsonl
  tilerummy export --database postgresql://tilerummy@localhost/tilerummy - | gzip > backup.jsonl.gz
  tilerummy export --records matches

A backup holds everything, hidden tiles of running matches too, so only its owner may read it. The key that
credentials are signed with is in it only with --with-key: whoever has it can speak for everybody. The server
may go on meanwhile. Where there is no database, nothing is written. `tilerummy backup` does it every night.
"""


@click.command("export", epilog=EXPORT_EPILOG)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True), required=False)
@database_option
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write the records of finished matches to this folder.",
)
@click.option("--with-key", is_flag=True, help="Put the signing key in: players keep their seats elsewhere.")
def export_command(file: Path | None, database: str | None, records: Path | None, with_key: bool) -> None:
    """Write all tables to FILE (- for standard output), or finished matches to a folder."""
    from tilerummy.server.maintenance.backup import whole_or_nothing, write_backup, write_records

    async def export(store: Store) -> str:
        if records is not None:
            return f"{await write_records(store, records)} matches written."
        assert file is not None
        with nullcontext(sys.stdout.buffer) if str(file) == "-" else whole_or_nothing(file) as out:
            made = time.time_ns() // 1_000_000
            return f"Written: {await write_backup(store, out, made=made, with_key=with_key)}."

    if (file is None) == (records is None):
        raise click.UsageError("Name a file for a backup, or a folder with --records.")
    try:
        click.echo(with_store(database, export), err=True)
    except OSError as error:
        said = "" if file is None else NO_BACKUP
        raise click.ClickException(f"{said}{records or file}: {error.strerror or error}") from None
