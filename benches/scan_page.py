"""The photo reader in Chromium: 60 tiles in a photo of a telephone's size; time of processor, and memory.

A busy machine's clock says little, and slowing down a page slows none of its workers: so the seconds that the
page's process really worked are counted, and four times as many are told for a telephone.
"""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from benches.report import Notes
from tests.scan.drawn import drawn_table
from tests.web.conftest import Server

CHROMIUM = "/usr/bin/chromium"
SLOW_DOWN = 4
WIDE = 4000
LEFT = (
    "k1 k2 k3 k4 k7 k9 | r1 r2 r3 r4 r7 r10 | b1 b2 b3 b4 b7 b11 | "
    "y1 y2 y3 y4 y7 y12 | k10 k11 k12 k13 r11 r12"
)
RIGHT = LEFT.replace("r11 r12", "b10 b12")
TIMES = 5


@dataclass(frozen=True)
class Spent:
    """What one photo took."""

    wall: float
    worked: float
    """Seconds of processor in the page's process."""
    reader: float
    """Of it in the reader's own thread: what somebody waits for before tiles are there."""
    memory: int
    """The most that it held so far, in bytes."""


def sixty_tiles(folder: Path) -> Path:
    """A photo of 60 tiles, 4000 pixels wide."""
    halves = [drawn_table(text, seed)[0] for seed, text in enumerate((LEFT, RIGHT))]
    both = Image.new("RGB", (sum(half.width for half in halves), halves[0].height))
    both.paste(halves[0], (0, 0))
    both.paste(halves[1], (halves[0].width, 0))
    file = folder / "sixty.jpg"
    both.resize((WIDE, WIDE * both.height // both.width), Image.Resampling.BICUBIC).save(file, quality=90)
    return file


def measured(notes: Notes) -> None:
    """Read the photo a few times and say what it took."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = Server(folder)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            page = browser.new_page()
            page.goto(f"{server.url}/#companion/photo")
            page.wait_for_selector("[data-do=choose]", state="attached")
            photo, before = (
                sixty_tiles(folder),
                {pid: (seconds(pid), held(pid)) for pid in renderers(browser)},
            )
            began = time.perf_counter()
            read(page, photo, 1)
            wall = time.perf_counter() - began
            # Of Chromium's processes the one that worked is the page's.
            pid = max(before, key=lambda each: seconds(each) - before[each][0])
            spent = [Spent(wall, seconds(pid) - before[pid][0], reader_seconds(pid), held(pid))]
            spent += [one(page, pid, photo) for _ in range(TIMES)]
            found = page.locator("[data-photo=read] [data-found]").count()
        finally:
            browser.close()
            server.stop()
    told(notes, spent, before[pid][1], found)


def one(page: Any, pid: int, photo: Path) -> Spent:
    """One photo, as somebody chooses it, until its tiles are shown."""
    began, worked, reader = time.perf_counter(), seconds(pid), reader_seconds(pid)
    read(page, photo, 2)
    wall = time.perf_counter() - began
    spent = Spent(wall, seconds(pid) - worked, reader_seconds(pid) - reader, held(pid))
    page.locator("[data-do=drop]").click()
    return spent


def read(page: Any, photo: Path, shots: int) -> None:
    page.set_input_files("[data-do=choose]", photo)
    if shots > 1:
        page.locator(".films canvas").nth(shots - 1).wait_for(timeout=120_000)
    page.wait_for_selector("[data-photo=read] [data-found]", timeout=120_000)


def renderers(browser: Any) -> list[int]:
    """The processes that show pages."""
    wire = browser.new_browser_cdp_session()
    about = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    return [int(each["id"]) for each in about if each["type"] == "renderer"]


def seconds(pid: int) -> float:
    """How long a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def reader_seconds(pid: int) -> float:
    """How long the threads of a page's workers have worked; the photo reader is the only one here."""
    stats = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/stat")]
    own = [stat.rpartition(")")[2].split() for stat in stats if "(DedicatedWorker" in stat]
    return sum(int(fields[11]) + int(fields[12]) for fields in own) / 100


def held(pid: int) -> int:
    """The most memory that a process has had, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) * 1024


def told(notes: Notes, spent: list[Spent], before: int, found: int) -> None:
    first, later = spent[0], sorted(spent[1:], key=lambda each: each.reader)[len(spent[1:]) // 2]
    notes.say(
        "", f"In Chromium, one thread: a photo of {WIDE} pixels with 60 drawn tiles ({found} found).", ""
    )
    notes.say("| | first photo, reader included | later, median |", "|---|---|---|")
    notes.say(f"| seconds of processor in the reader's thread | {first.reader:.2f} | {later.reader:.2f} |")
    notes.say(
        f"| the same, {SLOW_DOWN} times slower (aim: 3) | {SLOW_DOWN * first.reader:.1f} | "
        f"{SLOW_DOWN * later.reader:.1f} |"
    )
    notes.say(f"| in all threads of the page, drawing included | {first.worked:.2f} | {later.worked:.2f} |")
    notes.say(f"| seconds by the clock | {first.wall:.2f} | {later.wall:.2f} |")
    grown = (first.memory - before) / 1e6
    notes.say(f"| memory of the page's process at most | {first.memory / 1e6:.0f} MB | |")
    notes.say(f"| of it for the reader and its photo (aim: 200 MB) | {grown:.0f} MB | |")
