"""A backup every night, each tried: `python -m tilerummy.server.maintenance.nightly FOLDER [--now]`.

A backup counts only once it was put back into an empty database and everything in it was there. The oldest
ones go. The database is the one of the environment, as for `tilerummy serve`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import tempfile
import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tilerummy.server.backends import opened
from tilerummy.server.maintenance.backup import BadBackup, all_families, lines_of, restore
from tilerummy.server.settings import BadSettings, Settings, database_address
from tilerummy.server.store.base import Unavailable

log = logging.getLogger(__name__)

HOUR = 3
"""At three in the morning, UTC."""
KEEP = 14


async def back_up(database: str, folder: Path, at: datetime) -> Path:
    """Write a backup, put it back into an empty database, and only then give it its name."""
    folder.mkdir(parents=True, exist_ok=True)
    done = folder / f"backup-{at:%Y-%m-%d-%H%M%S}.jsonl"
    part = done.with_suffix(".part")
    # A backup holds hidden tiles: it is for its owner alone, before a byte is written.
    part.touch(0o600)
    with part.open("wb") as out:
        async with opened(Settings(database=database)) as store:
            async for line in lines_of(store):
                out.write(line + b"\n")
        out.flush()
        # The old ones are deleted next: by then this one must be on the disk.
        os.fsync(out.fileno())
    await try_out(part)
    part.replace(done)
    for old in sorted(folder.glob("backup-*.jsonl"))[:-KEEP]:
        old.unlink()
    return done


async def try_out(backup: Path) -> int:
    """How many tables and families come back from a backup; `BadBackup` if any does not."""
    with tempfile.TemporaryDirectory() as place:
        async with opened(Settings(database=f"sqlite:///{Path(place) / 'tried.db'}")) as store:
            with backup.open("rb") as lines:
                restored = await restore(store, lines)
                lines.seek(0)
                written = sum(1 for _ in lines) - 1
            families = sum([1 async for _ in all_families(store)])
            there = sum((await store.counts()).values()) + families
    if not written == restored.tables + restored.families == there:
        raise BadBackup(f"{written} tables and families were written, and {there} came back")
    return there


def next_night(now: datetime) -> datetime:
    """When the next backup is due."""
    night = now.replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return night if night > now else night + timedelta(days=1)


def main(arguments: list[str], environment: Mapping[str, str]) -> int:
    """Back up now, or every night until somebody stops it."""
    folder, *more = arguments
    logging.basicConfig(level="INFO")
    while True:
        if not more:
            now = datetime.now(UTC)
            time.sleep((next_night(now) - now).total_seconds())
        try:
            done = asyncio.run(back_up(database_address(None, environment), Path(folder), datetime.now(UTC)))
            log.info("backed up and tried: %s", done.name)
        except (BadBackup, BadSettings, Unavailable, OSError) as error:
            log.error("NO BACKUP: %s", error)
            if more:
                return 1
        if more:
            return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
