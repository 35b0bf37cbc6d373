"""`tilerummy backup`, `restore`, `import` and `export`: the tables of a server in a file, and back.

The server's packages are imported where they are needed: the help must come without them.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

import click

if TYPE_CHECKING:
    from tilerummy.server.maintenance.backup import Comparison


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
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
@click.option("--now", is_flag=True, help="Make one backup at once, and end.")
@click.option("--keep", type=click.IntRange(1), default=14, show_default=True, help="So many stay.")
def backup_command(folder: Path, database: str | None, now: bool, keep: int) -> None:
    """Make a backup in FOLDER every night, or now."""
    from tilerummy.server.maintenance.nightly import next_night

    if now:
        _back_up(folder, database, keep)
        return
    _look_for_database(database)
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


def _back_up(folder: Path, database: str | None, keep: int) -> None:
    """Make a backup and say what it holds."""
    from tilerummy.server.maintenance.backup import BadBackup
    from tilerummy.server.maintenance.nightly import back_up
    from tilerummy.server.settings import BadSettings, database_address
    from tilerummy.server.store.store import Unavailable

    try:
        made = asyncio.run(back_up(database_address(database, os.environ), folder, datetime.now(UTC), keep))
    except BadSettings as error:
        raise click.UsageError(f"NO BACKUP: {error}") from None
    except (BadBackup, Unavailable, OSError) as error:
        raise click.ClickException(f"NO BACKUP: {error}") from None
    click.echo(f"{made.file.name}, written and tried: {made.header}.", err=True)


def _look_for_database(database: str | None) -> None:
    """Refuse a database that is not there now, and not at night."""
    from tilerummy.server.backends import opened_if_there
    from tilerummy.server.settings import BadSettings, Settings, database_address

    async def look() -> None:
        async with opened_if_there(Settings(database=database_address(database, os.environ))):
            pass

    try:
        asyncio.run(look())
    except BadSettings as error:
        raise click.UsageError(f"NO BACKUP: {error}") from None


T = TypeVar("T")

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
damaged.
"""


@click.command("restore", epilog=RESTORE_EPILOG)
@click.argument("file", type=click.File("rb"))
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
@click.option("--check", is_flag=True, help="Only compare the backup with the database.")
@click.pass_context
def restore_command(ctx: click.Context, file: BinaryIO, database: str | None, check: bool) -> None:
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


IMPORT_EPILOG = """\b
Examples:
  tilerummy import backup.jsonl
  gunzip < backup.jsonl.gz | tilerummy import --database postgresql://tilerummy@localhost/tilerummy -

Does what `tilerummy restore` does without --check.
"""


@click.command("import", epilog=IMPORT_EPILOG)
@click.argument("file", type=click.File("rb"))
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
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
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write the records of finished matches to this folder.",
)
@click.option("--with-key", is_flag=True, help="Put the signing key in: players keep their seats elsewhere.")
def export_command(file: Path | None, database: str | None, records: Path | None, with_key: bool) -> None:
    """Write all tables to FILE (- for standard output), or finished matches to a folder."""
    from tilerummy.server.backends import opened_if_there
    from tilerummy.server.maintenance.backup import write_backup, write_records
    from tilerummy.server.settings import BadSettings, Settings, database_address

    async def export() -> str:
        async with opened_if_there(Settings(database=database_address(database, os.environ))) as store:
            if records is not None:
                return f"{await write_records(store, records)} matches written."
            assert file is not None
            with _private(file) as out:
                made = time.time_ns() // 1_000_000
                return f"Written: {await write_backup(store, out, made=made, with_key=with_key)}."

    if (file is None) == (records is None):
        raise click.UsageError("Name a file for a backup, or a folder with --records.")
    try:
        click.echo(asyncio.run(export()), err=True)
    except BadSettings as error:
        raise click.UsageError(str(error)) from None


@contextmanager
def _private(file: Path) -> Iterator[BinaryIO]:
    """The file, readable by its owner alone, or standard output."""
    if str(file) == "-":
        yield sys.stdout.buffer
        return
    try:
        file.touch(0o600)
        file.chmod(0o600)
        out = file.open("wb")
    except OSError as error:
        raise click.FileError(str(file), error.strerror) from None
    with out:
        yield out
