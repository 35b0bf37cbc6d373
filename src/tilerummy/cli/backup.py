"""`tilerummy backup`: a backup every night into a folder, each one tried."""

from __future__ import annotations

import asyncio
import os
import time
from datetime import UTC, datetime
from pathlib import Path

import click

EPILOG = """\b
Examples:
  tilerummy backup backups
  tilerummy backup --now --database sqlite:///games.db backups

Without --now it goes on until somebody stops it, and makes a backup every night at 3:00 UTC. Each is put back
into an empty database before it counts; then the oldest ones are deleted. Where there is no database, nothing
is made, and the exit status is 1. The server may go on meanwhile.
"""


@click.command(epilog=EPILOG)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--database", envvar="TILERUMMY_DATABASE", metavar="URL", help="As for `tilerummy serve`.")
@click.option("--now", is_flag=True, help="Make one backup at once, and end.")
@click.option("--keep", type=click.IntRange(1), default=14, show_default=True, help="So many stay.")
def command(folder: Path, database: str | None, now: bool, keep: int) -> None:
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
