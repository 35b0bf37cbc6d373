"""The page in a real browser: with a server behind it, and as a site without one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise
from math import cos, sin
from operator import itemgetter
from pathlib import Path
from statistics import median
from typing import Annotated, Any, BinaryIO

from benches.report import Notes, bench, quantile, verdict
from tests.site.hosting import PlainHost, Quiet
from tests.web.chromium import chromium, launched
from tests.web.conftest import Server, serving
from tests.web.scene import Scene
from tests.web.tables import FULL
from tests.web.test_following import MINE, played
from tilerummy.protocol import messages as m
from tools import build_site

LIGHTHOUSE = Path(__file__).parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
SLOW_DOWN = 4
MOVES = 240
MOST_KB = 60
ROUNDS = 5
"""How often the turns of the computers are shown."""
FRAME_US = 1_000_000 / 60
FRAME_AIM_MS = 33
SETTLED_MS = 4000
"""A table that was just opened still fetches what nobody needs at first sight; it is measured after that."""
# When what is asked for can be used: its elements are there, and so are their handlers.
WATCH = """(mark) => new MutationObserver((_, watch) => {
  if (!document.querySelector(mark)) return;
  window.usableAt = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""


@bench("Page")
def web(notes: Notes, *, times: Annotated[int, "how often each page is opened"] = 9) -> bool:
    """How much is loaded, how soon one plays, what a drag and a bot's turn cost, Lighthouse.

    Everything runs on this machine: our server, Debian's Chromium, Lighthouse from benches/lighthouse
    (fetched once by npm; without npm that part is left out and said so). Work is counted in CPU time of the
    page's main thread, so that a busy machine does not spoil it; seconds are those of a clock.
    """
    with serving() as server:
        with launched() as browser:
            good = [
                _first_load(browser, server, notes),
                _first_use(browser, server, times, notes),
                _first_turn(browser, server, times, notes),
                _dragging(browser, server, notes),
                _bots_turns(browser, server, notes),
            ]
        good.append(_lighthouse(server, notes))
    return all(good)


def _first_load(browser: Any, server: Server, notes: Notes) -> bool:
    """Everything that a first visit fetches until home can be used, as it comes over the wire."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    answers: list[tuple[float, float]] = []
    began: list[float] = []  # the browser's clock has a beginning of its own
    wire.on("Network.requestWillBeSent", lambda one: began.append(one["wallTime"] - one["timestamp"]))
    read = itemgetter("timestamp", "encodedDataLength")
    wire.on("Network.loadingFinished", lambda one: answers.append(read(one)))
    context.add_init_script(f"({WATCH})('.door.primary')")
    page.goto(server.url, wait_until="commit")
    page.wait_for_function("() => window.usableAt")
    # What comes later is not counted in, however busy the machine; pictures within the page are no answers.
    usable = page.evaluate("performance.timeOrigin + window.usableAt") / 1000 - min(began)
    sizes = [size for at, size in answers if size and at <= usable]
    count, total = len(sizes), sum(sizes) / 1000
    context.close()
    notes.say(
        f"- home, first load: {total:.1f} kB in {count} answers, headers and all, until it can be used; "
        f"aim at most {MOST_KB} kB: {verdict(total <= MOST_KB)}"
    )
    return total <= MOST_KB


def _first_turn(browser: Any, server: Server, times: int, notes: Notes) -> bool:
    """From the click on "Play now" to a rack whose tiles can be taken, by somebody who was never here."""

    def click(page: Any) -> None:
        page.goto(server.url)
        page.wait_for_selector("[data-quick]")
        page.evaluate(f"""() => {{
          window.began = performance.now();
          ({WATCH})('[data-me] .wood [data-rack]');
          document.querySelector('[data-quick]').click();
        }}""")

    return _in_time("first turn, from Play now to tiles on the rack", browser, click, times, notes)


def _first_use(browser: Any, server: Server, times: int, notes: Notes) -> bool:
    """From the click on a link to a page that can be used, with nothing in the cache."""

    def open_at(path: str, mark: str, page: Any) -> None:
        page.add_init_script(f"({WATCH})({json.dumps(mark)})")
        page.goto(server.url + path)

    pages = {"home": ("/", ".door.primary"), "new table": ("/#new", ".box b")}
    opened = {f"{name}, first use on localhost": partial(open_at, *where) for name, where in pages.items()}
    good = [_in_time(what, browser, begin, times, notes) for what, begin in opened.items()]
    return all(good)


def _in_time(what: str, browser: Any, begin: Callable[[Any], None], times: int, notes: Notes) -> bool:
    """Whether what was begun can be used within a second, by new visitors."""
    seconds = []
    for _ in range(times):
        context = browser.new_context()
        page = context.new_page()
        begin(page)
        page.wait_for_function("() => window.usableAt")
        seconds.append(page.evaluate("window.usableAt - (window.began ?? 0)") / 1000)
        context.close()
    reached = bool(median(seconds) < 1)
    notes.say(
        f"- {what}, {times} times: median {median(seconds):.2f} s, largest {max(seconds):.2f} s; "
        f"aim under 1 s: {verdict(reached)}"
    )
    return reached


def _dragging(browser: Any, server: Server, notes: Notes) -> bool:
    """What a move of the pointer costs the main thread, on a slow device and on this one.

    The browser slows its thread down by letting it turn idly for three quarters of the time, by the clock:
    on a busy machine that figure grows with the load; the other one does not.
    """
    plain = _work_of_a_drag(browser, server, 1)
    slow = _work_of_a_drag(browser, server, SLOW_DOWN)
    p95 = quantile(slow, 0.95)
    notes.say(
        f"- dragging with 106 tiles on the table, {len(slow)} moves, CPU slowed {SLOW_DOWN} times: "
        f"main-thread CPU a move: median {median(slow):.1f} ms, p95 {p95:.1f} ms; "
        f"aim under 16 ms: {verdict(p95 < 16)}; "
        f"not slowed: median {median(plain):.1f} ms, p95 {quantile(plain, 0.95):.1f} ms"
    )
    return p95 < 16


def _work_of_a_drag(browser: Any, server: Server, slow_down: int) -> list[float]:
    """A tile is carried over a full table: milliseconds of work for each move of the pointer."""
    # What is fetched once for a day without network would be counted in with the moves.
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    # All 106 tiles lie there: the two jokers go on from the first two sets.
    first, second, rest = FULL.split(" | ", 2)
    Scene(f"{first} * | {second} * | {rest}", "").show(page, server.url)
    assert page.locator(".meld [data-tile]").count() == 106
    page.wait_for_timeout(SETTLED_MS)
    box = page.locator(".meld [data-tile]").last.bounding_box()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slow_down})
    start = box["x"] + 20, box["y"] + 20
    _mouse(wire, "mousePressed", *start)
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "__metadata"])
    for i in range(MOVES):
        # Round and round over the table, 17 pixels a move.
        _mouse(wire, "mouseMoved", 700 + 560 * cos(i * 0.031), 360 + 230 * sin(i * 0.047))
    work = _work_by_move(json.loads(browser.stop_tracing())["traceEvents"])
    _mouse(wire, "mouseReleased", *start)
    context.close()
    return work


def _bots_turns(browser: Any, server: Server, notes: Notes) -> bool:
    """What the turns of three computers cost on a full table: tiles fly, sets part and move."""
    work = [one for _ in range(ROUNDS) for one in _work_of_turns(browser, server)]
    p99 = quantile(work, 0.99)
    notes.say(
        f"- turns of three computers, 97 to 104 tiles on the table, CPU slowed {SLOW_DOWN} times: "
        f"main-thread CPU in the {len(work)} frames with work of 1 ms or more: "
        f"median {median(work):.1f} ms, p99 {p99:.1f} ms, largest {max(work):.1f} ms; "
        f"aim p99 under {FRAME_AIM_MS} ms: {verdict(p99 < FRAME_AIM_MS)}"
    )
    return p99 < FRAME_AIM_MS


def _work_of_turns(browser: Any, server: Server) -> list[float]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    sets = FULL.split(" | ")
    # One lays a run, the next one makes three runs three groups and lays a run, the last one draws.
    before, first = sets[:-2], sets[:-1]
    runs = [sets[place].split() for place in (0, 4, 8)]
    groups = [" ".join(tiles) for tiles in zip(*runs, strict=True)]
    second = [*groups, *(one for place, one in enumerate(sets) if place not in (0, 4, 8))]
    scene = Scene(" | ".join(before), "* *", turn=1, history=[MINE])
    scene.show(page, server.url)
    page.wait_for_timeout(SETTLED_MS)
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "__metadata"])
    scene.turn = 2
    scene.happen([played(1, " | ".join(first), *sets[-2].split())], " | ".join(first))
    scene.turn = 3
    scene.happen([played(2, " | ".join(second), *sets[-1].split())], " | ".join(second))
    scene.turn = 0
    scene.happen([m.Drew(3, None, 0)])
    page.wait_for_function(
        "(last) => document.querySelector('.stage').dataset.sequence === last", arg=str(scene.sequence)
    )
    page.wait_for_selector(".flyer", state="detached")
    work = _work_by_frame(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    return work


def _mouse(wire: Any, kind: str, x: float, y: float) -> None:
    event = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
    wire.send("Input.dispatchMouseEvent", event)


def _work_by_move(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of CPU that the page's main thread worked from one move of the pointer to the next."""
    moves = [one for one in events if one["name"] == "EventDispatch" and _type(one) == "pointermove"]
    thread = moves[0]["pid"], moves[0]["tid"]
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    tasks = [one for one in mine if one["name"] == "ThreadControllerImpl::RunTask"]
    starts = [one["ts"] for one in moves]
    work = [0.0] * len(starts)
    for task in tasks:
        at = bisect_right(starts, task["ts"] + task.get("dur", 0)) - 1
        if at >= 0:
            work[at] += task["tdur"] / 1000
    return work


def _work_by_frame(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of CPU of the page's main thread in each sixtieth of a second in which it worked.

    A task counts where it began, whole: one that takes several frames holds up the first of them.
    """
    scripts = [one for one in events if one["name"] == "FunctionCall"]
    thread = Counter((one["pid"], one["tid"]) for one in scripts).most_common(1)[0][0]
    work: Counter[int] = Counter()
    for one in events:
        if (one["pid"], one["tid"]) == thread and one["name"] == "ThreadControllerImpl::RunTask":
            work[int(one["ts"] / FRAME_US)] += one.get("tdur", 0)
    return [micros / 1000 for micros in work.values() if micros >= 1000]


def _type(event: dict[str, Any]) -> str:
    return str(event.get("args", {}).get("data", {}).get("type", ""))


def _lighthouse(server: Server, notes: Notes) -> bool:
    """The scores as Lighthouse has them by default: a phone, network and CPU slowed down by its own model."""
    if not shutil.which("npm"):
        notes.say("- Lighthouse: left out, there is no npm here")
        return True
    if not (LIGHTHOUSE / "node_modules").exists():
        subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=LIGHTHOUSE, check=True
        )
    good = True
    for name, path in (("home", "/"), ("new table", "/#new"), ("settings", "/#settings")):
        scores = _scores(server.url + path)
        reached = min(scores.values()) >= 95
        good &= reached
        told = ", ".join(f"{what} {score}" for what, score in scores.items())
        notes.say(f"- Lighthouse, {name}, as a phone: {told}; aim 95 each: {verdict(reached)}")
    return good


def _scores(url: str) -> dict[str, int]:
    command = ["node", "node_modules/lighthouse/cli/index.js", url, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--chrome-flags=--headless=new --no-sandbox"]
    environment = {**os.environ, "CHROME_PATH": chromium()}

    said = ""
    for _ in range(2):  # the very first Chromium of a machine may be too slow for Lighthouse's patience
        done = subprocess.run(command, cwd=LIGHTHOUSE, env=environment, capture_output=True, text=True)
        if not done.returncode:
            categories = json.loads(done.stdout)["categories"]
            return {name: round(100 * categories[name]["score"]) for name in CATEGORIES}
        said = done.stderr[-2000:]
    raise SystemExit(f"Lighthouse failed twice: {said}")


# -- The site without a server ----------------------------------------------------------------------


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


class Slow(Quiet):
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


class SlowAndPlain(Slow):
    """One that packs nothing."""

    packs = False


@bench("Site")
def site(
    notes: Notes,
    *,
    times: Annotated[int, "how often the site is opened"] = 3,
    turns: Annotated[int, "how many turns are played"] = 20,
) -> bool:
    """How large the game without a server is, how soon one can play, how long turns take.

    A file server of our own sends the site at 10 Mbit/s, as hosts do that pack by brotli, and as those that
    pack nothing; Chromium opens it with nothing in its cache, and again with everything there. Seconds are
    those of a clock: run it on a quiet machine.
    """
    build_site.build(build_site.SITE, [])
    good = [_sizes(notes)]
    with launched() as browser:
        with PlainHost(build_site.SITE, Slow) as host:
            good.append(_starts(browser, host.address, times, notes))
            good.append(_turns(browser, host.address, turns, notes))
        with PlainHost(build_site.SITE, SlowAndPlain) as host:
            context = _context(browser)
            seconds = _play(context, host.address)[1][0]
            notes.say(f"From a host that packs nothing, with nothing in the cache: {seconds:.1f} s.")
            context.close()
    return all(good)


def _sizes(notes: Notes) -> bool:
    found = build_site.sizes(build_site.SITE)
    good = found.brotli <= MOST_MB * 1e6
    notes.say(
        f"The whole site in 15 languages, each file fetched once: {found.brotli / 1e6:.2f} MB from a host "
        f"that sends what lies there packed by brotli (aim: at most {MOST_MB:.0f}): {verdict(good)}. "
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
        f"{verdict(good)}. Medians of {times}; Play is pressed as soon as it is there. To one's own first "
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
            f"(aim {MOST_PHONE_MS:.0f}): {verdict(most <= MOST_BOT_MS)}."
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
