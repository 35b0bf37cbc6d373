"""`tilerummy export`: the tables of a server as a backup, or its finished matches as records."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click

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
