"""Processor time of processes, as Linux counts it."""

from __future__ import annotations

import os
from pathlib import Path


def cpu_of(process: int) -> float:
    """Seconds of CPU used by a process."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
