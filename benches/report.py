"""What every benchmark says of itself: machine, commit, spread."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Sequence
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"
BUSY = 0.5
"""More work than this waiting at each core, and the figures are those of a busy machine."""


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


def load_now() -> str:
    """How busy the machine is before the measurement, in words."""
    cores = os.cpu_count() or 1
    waiting = os.getloadavg()[0]
    state = "busy" if waiting > BUSY * cores else "quiet"
    return f"{state} machine: load {waiting:.1f} on {cores} cores"


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def spread(values: Sequence[float], unit: float = 1e-6) -> str:
    """Median, 99th percentile, largest and mean, in units (microseconds by default)."""
    cells = (quantile(values, 0.5), quantile(values, 0.99), max(values), mean(values))
    return " | ".join(f"{cell / unit:.1f}" for cell in cells)


class Notes:
    """Lines that are printed at once and may be kept in results.md."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.say(f"{stamp()}; {load_now()}.", "")

    def say(self, *lines: str) -> None:
        """Print lines and remember them."""
        self.lines += lines
        print(*lines, sep="\n", flush=True)

    def write(self, title: str) -> None:
        """Keep them."""
        write_section(title, "\n".join(self.lines))


def write_section(title: str, text: str) -> None:
    """Put a section into results.md in place of the one of the same title, or at its end."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Results\n"
    head, *sections = old.rstrip("\n").split("\n## ")
    new = f"{title}\n\n{text.strip()}\n"
    places = [place for place, section in enumerate(sections) if section.split("\n", 1)[0] == title]
    if places:
        sections[places[0]] = new
    else:
        sections.append(new)
    whole = "\n\n## ".join(part.strip("\n") for part in (head, *sections))
    RESULTS.write_text(whole + "\n", encoding="utf-8")
