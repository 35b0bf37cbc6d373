"""`./run bench site`: how large the game without a server is, how soon one can play, how long turns take.

A file server of our own sends the site at 10 Mbit/s, as hosts do that pack by brotli, and as those that pack
nothing; Chromium opens it with nothing in its cache, and again with everything there. Seconds are those of a
clock: run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, BinaryIO

from playwright.sync_api import sync_playwright

from benches.report import Notes, quantile
from tests.web.conftest import chromium
from tools import build_site

BYTES_A_SECOND = 10_000_000 / 8
PIECE = 16_384
BEGUN = ".stage[data-may]"
"""The table is there with one's rack, and somebody's turn has begun."""
MY_TURN = '.stage[data-may~="draw"], .stage[data-may~="play"]'
COMPANY = ["greedy", "grandmaster"]
"""One that thinks a little, and the one that thinks most."""
QUICK = {"preset": "sabra", "players": 3, "level": None, "company": COMPANY}
SETTINGS = json.dumps({"bots": "once", "name": "Ada", "quick": QUICK})
LISTEN = "localStorage.tilerummy ??= %s;"
# When the worker says what: a bot's turn lasts from what happened before it to what it did. What the page
# does with it, and how long its picture takes, is another matter.
STAMP = """() => {
  const send = self.postMessage;
  self.said = [];
  self.postMessage = (message, ...more) => {
    if (message.kind === 'heard' && message.text) self.said.push([performance.now(), message.text]);
    send.call(self, message, ...more);
  };
}"""
SAID = """() => self.said.map(([at, text]) => [at, JSON.parse(text)])
  .filter(([, message]) => message.type === 'events')
  .map(([at, message]) => [at, message.view?.turn ?? null])"""
MOST_MB, MOST_COLD_S, MOST_WARM_S = 6.0, 6.0, 2.0
MOST_BOT_MS, MOST_PHONE_MS = 5.0, 20.0
PHONE = 4
"""A phone is so many times as slow as a desk."""


class Slow(SimpleHTTPRequestHandler):
    """A file server at the end of a thin line, which all its visitors share."""

    line = threading.Lock()
    packs = True
    """Whether it sends what lies there packed by brotli."""

    def send_head(self) -> Any:
        """A file as it is asked for, or its packed twin."""
        twin = Path(self.translate_path(self.path) + ".br")
        if not self.packs or not twin.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(twin.stat().st_size))
        self.end_headers()
        return twin.open("rb")

    def copyfile(self, source: Any, outputfile: BinaryIO) -> None:  # type: ignore[override]
        """Send a file, piece by piece."""
        while piece := source.read(PIECE):
            with self.line:
                time.sleep(len(piece) / BYTES_A_SECOND)
            with suppress(BrokenPipeError, ConnectionResetError):  # a page that is closed takes no more
                outputfile.write(piece)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class SlowAndPlain(Slow):
    """One that packs nothing."""

    packs = False


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
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        with _serving(build_site.SITE, Slow) as address:
            good.append(_starts(browser, address, options.times, notes))
            good.append(_turns(browser, address, options.turns, notes))
        with _serving(build_site.SITE, SlowAndPlain) as address:
            context = _context(browser)
            seconds = _play(context, address)[1][0]
            notes.say(f"From a host that packs nothing, with nothing in the cache: {seconds:.1f} s.")
            context.close()
        browser.close()
    notes.say(f"The machine had {os.getloadavg()[0]:.1f} processes at work on {os.cpu_count()} cores.")
    if options.write:
        notes.write("Site")
    return 0 if all(good) else 1


def _verdict(good: bool) -> str:
    return "reached" if good else "**missed**"


def _sizes(notes: Notes) -> bool:
    found = build_site.sizes(build_site.SITE)
    good = found.brotli <= MOST_MB * 1e6
    notes.say(
        f"The whole site in 15 languages, each file fetched once: {found.brotli / 1e6:.2f} MB from a host "
        f"that sends what lies there packed by brotli (aim: at most {MOST_MB:.0f}): {_verdict(good)}. "
        f"{found.plain / 1e6:.2f} MB from one that packs nothing.",
        "",
        *("| part | brotli, kB | packs nothing, kB |", "|---|---|---|"),
        *(f"| {name} | {one.brotli / 1e3:.0f} | {one.plain / 1e3:.0f} |" for name, one in _parts()),
        "",
    )
    return good


def _parts() -> Iterator[tuple[str, build_site.Sizes]]:
    names = {
        "wasm-*": "the interpreter",
        "loader-*": "its loader",
        "python-*": "what Python starts with",
        "library-*": "its other modules and ours",
    }
    for pattern, name in names.items():
        yield name, build_site.sizes(build_site.SITE / "device", pattern)
    yield "rules and rule books", build_site.sizes(build_site.SITE / "data")
    yield "the page, its words and puzzles", build_site.sizes(build_site.SITE / "assets")
    yield "beside them, with the first photo", build_site.sizes(build_site.SITE / "assets", "*.onnx")


@contextmanager
def _serving(folder: Path, kind: type[Slow]) -> Iterator[str]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()
        host.server_close()


def _context(browser: Any) -> Any:
    context = browser.new_context()
    context.add_init_script(LISTEN % json.dumps(SETTINGS))
    return context


def _starts(browser: Any, address: str, times: int, notes: Notes) -> bool:
    cold: list[tuple[float, float]] = []
    warm: list[tuple[float, float]] = []
    for _ in range(times):
        context = _context(browser)
        page, seconds = _play(context, address)
        cold.append(seconds)
        page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=120_000)
        page.close()
        warm.append(_play(context, address)[1])
        context.close()
    first = [median(first for first, _ in found) for found in (cold, warm)]
    own = [median(own for _, own in found) for found in (cold, warm)]
    good = first[0] <= MOST_COLD_S and first[1] <= MOST_WARM_S
    notes.say(
        f"From Play to the first turn: {first[0]:.1f} s with nothing in the cache at 10 Mbit/s "
        f"(aim {MOST_COLD_S:.0f}), {first[1]:.1f} s with everything there (aim {MOST_WARM_S:.0f}): "
        f"{_verdict(good)}. Medians of {times}; Play is pressed as soon as it is there. To one's own first "
        f"turn, with those who were drawn to begin before it: {own[0]:.1f} and {own[1]:.1f} s."
    )
    return good


def _turns(browser: Any, address: str, turns: int, notes: Notes) -> bool:
    context = _context(browser)
    page = _play(context, address)[0]
    (worker,) = page.workers
    worker.evaluate(STAMP)
    rounds = [_turn(page) for _ in range(turns)]
    heard: list[tuple[float, int | None]] = [(at, turn) for at, turn in worker.evaluate(SAID)]
    context.close()
    good = True
    for seat, name in enumerate(COMPANY, 1):
        spent = [later - before for (before, who), (later, _) in pairwise(heard) if who == seat]
        most = quantile(spent, 0.95)
        good = good and most <= MOST_BOT_MS and most * PHONE <= MOST_PHONE_MS
        notes.say(
            f"A turn of {name} ({len(spent)} turns) in the worker: "
            f"{median(spent):.1f} ms, 95 % within {most:.1f} ms (aim {MOST_BOT_MS:.0f}), "
            f"the longest {max(spent):.0f} ms; on a phone {PHONE} times that, {most * PHONE:.0f} ms for 95 % "
            f"(aim {MOST_PHONE_MS:.0f}): {_verdict(most <= MOST_BOT_MS)}."
        )
    notes.say(
        f"From one's own turn to the next, with both in between: {median(rounds):.2f} s, "
        f"95 % within {quantile(rounds, 0.95):.2f} s.",
    )
    return good


def _play(context: Any, address: str) -> tuple[Any, tuple[float, float]]:
    """The page, and the seconds to the first turn, whoever has it, and to one's own."""
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    page.wait_for_selector("[data-quick]")
    began = time.monotonic()
    page.click("[data-quick]")
    page.wait_for_selector(BEGUN)
    first = time.monotonic() - began
    page.wait_for_selector(MY_TURN)
    return page, (first, time.monotonic() - began)


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
