"""What every benchmark says of itself: machine, commit, spread."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Sequence
from datetime import date


def machine() -> str:
    """The machine in a few words."""
    return f"{os.cpu_count()} cores {platform.machine()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit that is measured, marked if the tree differs from it."""
    done = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def stamp() -> str:
    """Date, machine and commit, as a line for results.md."""
    return f"{date.today().isoformat()}, {machine()}, commit {commit()}"


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(values: Sequence[float], unit: float = 1e-6) -> str:
    """Median, 99th percentile, largest and mean, in units (microseconds by default)."""
    cells = (quantile(values, 0.5), quantile(values, 0.99), max(values), sum(values) / len(values))
    return " | ".join(f"{cell / unit:.1f}" for cell in cells)
