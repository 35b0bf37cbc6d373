"""What PostgreSQL did in a while: processor time by purpose, commits, its log, checkpoints, vacuums."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

import asyncpg

from benches.processor import cpu_of

PROCESSES = "SELECT pid, coalesce(nullif(application_name, ''), backend_type) FROM pg_stat_activity"
COUNTS = """SELECT
    (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits,
    (SELECT wal_bytes::float / 1e6 FROM pg_stat_wal) AS megabytes,
    (SELECT wal_fpi FROM pg_stat_wal) AS pages,
    (SELECT extract(epoch FROM checkpoint_time) FROM pg_control_checkpoint()) AS checkpoint,
    (SELECT sum(autovacuum_count) FROM pg_stat_user_tables) AS vacuums,
    (SELECT sum(autoanalyze_count) FROM pg_stat_user_tables) AS analyses"""


@dataclass(frozen=True, slots=True)
class Work:
    """What was done until a moment."""

    cpu: Mapping[str, float]
    """Seconds, by purpose of the connection or kind of process."""
    counts: dict[str, float]

    def since(self, before: Work, seconds: float) -> str:
        """What was done since an earlier moment, in a line."""
        cores = {name: (spent - before.cpu.get(name, 0)) / seconds for name, spent in self.cpu.items()}
        busy = sorted((item for item in cores.items() if item[1] >= 0.005), key=lambda item: -item[1])
        done = {name: value - before.counts[name] for name, value in self.counts.items()}
        return (
            f"Store cores: {', '.join(f'{name} {share:.2f}' for name, share in busy)}; "
            f"{done['commits'] / seconds:.0f} commits/s, {done['megabytes'] / seconds:.2f} MB/s of log with "
            f"{done['pages']:.0f} whole pages, {'a' if done['checkpoint'] else 'no'} checkpoint, "
            f"{done['vacuums']:.0f} vacuums, {done['analyses']:.0f} analyses."
        )


async def work_of(url: str) -> Work:
    """What the database has done so far."""
    connection = await asyncpg.connect(url, server_settings={"application_name": "bench"})
    try:
        cpu: defaultdict[str, float] = defaultdict(float)
        for pid, name in await connection.fetch(PROCESSES):
            cpu[name.removeprefix("tilerummy ")] += cpu_of(pid)
        row = await connection.fetchrow(COUNTS)
        return Work(cpu, {name: float(value or 0) for name, value in row.items()})
    finally:
        await connection.close()
