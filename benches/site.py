"""`./run bench site`: how large the game without a server is, how soon one can play, how long turns take.

A file server of our own sends the site at 10 Mbit/s; Chromium opens it with nothing in its cache, and again
with everything there. Seconds are those of a clock: run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, BinaryIO

from playwright.sync_api import sync_playwright

from benches.report import Notes, quantile
from tests.web.conftest import chromium
from tools import build_site

BYTES_A_SECOND = 10_000_000 / 8
PIECE = 16_384
MY_TURN = '.stage[data-may~="draw"], .stage[data-may~="play"]'
SETTINGS = "localStorage.tilerummy ??= JSON.stringify({ bots: 'once', name: 'Ada' })"
MOST_MB, MOST_COLD_S, MOST_WARM_S = 6.0, 12.0, 5.0


class Slow(SimpleHTTPRequestHandler):
    """A file server at the end of a thin line, which all its visitors share."""

    line = threading.Lock()

    def copyfile(self, source: Any, outputfile: BinaryIO) -> None:  # type: ignore[override]
        """Send a file, piece by piece."""
        while piece := source.read(PIECE):
            with self.line:
                time.sleep(len(piece) / BYTES_A_SECOND)
            outputfile.write(piece)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def main(arguments: list[str]) -> int:
    """Measure, print, and fail where an aim is missed."""
    parser = argparse.ArgumentParser(prog="./run bench site", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="how often the site is opened")
    parser.add_argument("--turns", type=int, default=20, help="how many turns are played")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    build_site.build(build_site.SITE, [])
    notes = Notes()
    good = [_sizes(notes)]
    with _serving(build_site.SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        good.append(_starts(browser, address, options.times, options.turns, notes))
        browser.close()
    notes.say(f"The machine had {os.getloadavg()[0]:.1f} processes at work on {os.cpu_count()} cores.")
    if options.write:
        notes.write("Site")
    return 0 if all(good) else 1


def _verdict(good: bool) -> str:
    return "reached" if good else "**missed**"


def _sizes(notes: Notes) -> bool:
    total, packed = build_site.sizes(build_site.SITE)
    good = packed <= MOST_MB * 1e6
    notes.say(
        f"The site in 15 languages: {total / 1e6:.1f} MB on the disk, {packed / 1e6:.2f} MB as it travels "
        f"(aim: at most {MOST_MB:.0f}): {_verdict(good)}."
    )
    return good


@contextmanager
def _serving(folder: Path) -> Iterator[str]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()


def _starts(browser: Any, address: str, times: int, turns: int, notes: Notes) -> bool:
    cold: list[float] = []
    warm: list[float] = []
    answers: list[float] = []
    for _ in range(times):
        context = browser.new_context()
        context.add_init_script(SETTINGS)
        cold.append(_play(context, address)[1])
        page = context.pages[0]
        page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=120_000)
        page.close()
        page, seconds = _play(context, address)
        warm.append(seconds)
        answers += [_turn(page) for _ in range(turns)] if not answers else []
        context.close()
    good = median(cold) <= MOST_COLD_S and median(warm) <= MOST_WARM_S
    notes.say(
        f"From Play to the first turn: {median(cold):.1f} s with nothing in the cache at 10 Mbit/s "
        f"(aim {MOST_COLD_S:.0f}), {median(warm):.1f} s with everything there (aim {MOST_WARM_S:.0f}): "
        f"{_verdict(good)}."
    )
    notes.say(
        f"From one's own turn to the next, with two bots in between: {median(answers):.2f} s, "
        f"95 % within {quantile(answers, 0.95):.2f} s."
    )
    return good


def _play(context: Any, address: str) -> tuple[Any, float]:
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    page.wait_for_selector("[data-quick]")
    began = time.monotonic()
    page.click("[data-quick]")
    page.wait_for_selector(MY_TURN)
    return page, time.monotonic() - began


def _turn(page: Any) -> float:
    """Draws, and waits until it is one's turn again."""
    before = int(page.locator(".stage").get_attribute("data-sequence"))
    began = time.monotonic()
    page.locator(".action").click()
    page.wait_for_function(
        """([before, mine]) => {
          const stage = document.querySelector('.stage');
          return Number(stage.dataset.sequence) > before && document.querySelector(mine);
        }""",
        arg=[before, MY_TURN],
    )
    return time.monotonic() - began
