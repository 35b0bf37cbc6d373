"""`tilerummy import`: the older name of `tilerummy restore`."""

from __future__ import annotations

from typing import BinaryIO

import click

from tilerummy.cli.restore import put_back

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
