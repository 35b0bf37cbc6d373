"""What is done while nobody looks: a backup every night, each tried; and what is old is forgotten.

A backup counts only once it was put back into an empty database and everything in it was there. The oldest
ones go.
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import BinaryIO

from tilerummy.server.backends import opened, opened_if_there
from tilerummy.server.maintenance.backup import (
    BadBackup,
    Header,
    all_clubs,
    all_families,
    restore,
    whole_or_nothing,
    write_backup,
)
from tilerummy.server.settings import Settings
from tilerummy.server.store.store import Store

log = logging.getLogger(__name__)

DAY_MS = 86_400_000
HOUR = 3  # at three in the morning, UTC
KEEP = 14


@dataclass(frozen=True, slots=True)
class MadeBackup:
    """A backup that was made and tried."""

    file: Path
    header: Header  # what it says that it holds, and held when it was tried


async def back_up(database: str, folder: Path, at: datetime, keep: int = KEEP) -> MadeBackup:
    """Write a backup, put it back into an empty database, and only then give it its name.

    Without a database nothing is made, neither that nor the folder.
    """
    done = folder / f"backup-{at:%Y-%m-%d-%H%M%S}.jsonl"
    async with opened_if_there(Settings(database=database)) as store:
        folder.mkdir(parents=True, exist_ok=True)
        with whole_or_nothing(done) as out:
            header = await write_backup(store, out, made=int(at.timestamp() * 1000), beside=folder)
            await try_out(out)
    a_day_ago = at.timestamp() - DAY_MS / 1000
    left = [part for part in folder.glob("backup-*.jsonl.part") if part.stat().st_mtime < a_day_ago]
    for old in (*sorted(folder.glob("backup-*.jsonl"))[:-keep], *left):  # and what a killed one left behind
        old.unlink(missing_ok=True)
    return MadeBackup(done, header)


async def try_out(backup: BinaryIO) -> int:
    """How many tables, families and evenings come back from a backup; `BadBackup` if any does not."""
    with tempfile.TemporaryDirectory() as place:
        async with opened(Settings(database=f"sqlite:///{Path(place) / 'tried.db'}")) as store:
            backup.seek(0)
            restored = await restore(store, backup)
            backup.seek(0)
            written = sum(1 for _ in backup) - 1
            families = sum([1 async for _ in all_families(store)])
            clubs = sum([1 async for _ in all_clubs(store)])
            there = sum((await store.counts()).values()) + families + clubs
    if not written == restored.tables + restored.families + restored.clubs == there:
        raise BadBackup(f"{written} tables, families and evenings were written, and {there} came back")
    return there


def next_night(now: datetime) -> datetime:
    """When the next backup is due."""
    night = now.replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return night if night > now else night + timedelta(days=1)


# -- what is old is forgotten, if the host wishes ------------------------------------------------

AT_ONCE = 200  # in small portions, so that nobody who plays has to wait for it


async def prune(store: Store, clock: Callable[[], int], keep_days: int) -> int:
    """Forget what is older, abandoned matches too, but none whose clock runs; how many tables."""
    total, gone = 0, AT_ONCE
    while gone == AT_ONCE:
        gone = await store.prune(clock() - keep_days * DAY_MS, AT_ONCE)
        total += gone
    if total:
        await store.scrub()
        log.info("old tables forgotten", extra={"count": total})
    return total
