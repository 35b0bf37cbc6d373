"""Whoever works on the page has a table open while they do: `./run page` beside a running server."""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.request
from collections.abc import Iterator
from subprocess import PIPE, STDOUT
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from tests import children
from tests.web.conftest import ROOT, Server, free_port
from tests.web.hands import Drags
from tests.web.match import WAIT_S
from tests.web.scene import Scene
from tests.web.screen import WAIT_MS
from tests.web.tables import BUSY, RACK, tile
from tilerummy.protocol import messages as m


@pytest.fixture(scope="module")
def dev_page(server: Server) -> Iterator[str]:
    """Where the page is shown from its source."""
    port = free_port()
    tool = str(ROOT / "tools" / "build_page.py")
    command = [sys.executable, tool, "--serve", server.url, "--port", str(port)]
    environment = {**os.environ, "NO_COLOR": "1"}
    with children.running(command, stdout=PIPE, stderr=STDOUT, text=True, env=environment) as child:
        assert child.stdout is not None
        said: list[str] = []
        for line in child.stdout:
            said.append(line)
            if f":{port}" in line:
                break
        else:
            pytest.fail("".join(said))
        yield f"http://127.0.0.1:{port}"


def fetch(address: str, **headers: str) -> str:
    """What a browser gets there."""
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=WAIT_S) as answer:
        text = answer.read().decode()
    assert isinstance(text, str)
    return text


def test_a_table_opens_from_source(server: Server, dev_page: str) -> None:
    """Protects the loop of whoever works on the page: its source, a question, a table's line."""
    page = fetch(f"{dev_page}/t/some-table", Accept="text/html")
    assert 'src="/src/main.ts"' in page
    assert "/@vite/client" in page, "it renews itself"
    assert "App.svelte" in fetch(f"{dev_page}/src/main.ts")

    headers = {"Origin": dev_page, "Content-Type": "application/json"}
    asked = urllib.request.Request(f"{dev_page}/api/visitors", b"", headers, method="POST")
    with urllib.request.urlopen(asked, timeout=WAIT_S) as answer:
        token = json.load(answer)["token"]
    code = server.post("/api/tables", {"name": "Ada", "salt": "aa" * 16}, token)["code"]
    address = f"{dev_page.replace('http', 'ws', 1)}/t/{code}/socket"
    with connect(address, additional_headers={"Origin": dev_page}) as line:
        line.send(msgspec.json.encode(m.Hello(token=token)).decode())
        heard = [json.loads(line.recv(timeout=WAIT_S))["type"] for _ in range(2)]
    assert heard == ["welcome", "snapshot"]


MOST_FILES = {"drag": 28, "undo": 20, "another's move": 29}
"""Files of the page's source that run for it each time."""
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
FEWER = "(laid) => document.querySelectorAll('.felt [data-id]').length < laid"
LIES_IN = "([id, meld]) => document.querySelector(`[data-id='${id}']`)?.dataset.meld === meld"


class Walk:
    """What runs of the page's source, by file, since it was asked last."""

    def __init__(self, page: Any) -> None:
        self._page, self._wire = page, page.context.new_cdp_session(page)
        self._wire.send("Profiler.enable")
        self._wire.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})

    def files(self) -> set[str]:
        """Those in which a function ran; asked when nothing moves any more."""
        self._page.wait_for_function(STILL)
        told = self._wire.send("Profiler.takePreciseCoverage")["result"]
        ran = (one for one in told if any(each["ranges"][0]["count"] for each in one["functions"]))
        named = (re.match(r"https?://[^/]+/src/([^?]+)", one["url"]) for one in ran)
        return {name[1] for name in named if name}


@pytest.mark.long
def test_what_a_hand_does_runs_through_few_files(browser: Any, dev_page: str) -> None:
    """Whoever asks why a tile went where it did reads what ran: that may not grow without notice."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(WAIT_MS)
    context.set_default_navigation_timeout(WAIT_MS)
    page = context.new_page()
    scene = Scene(BUSY, RACK)
    scene.show(page, dev_page)
    page.wait_for_load_state("networkidle")  # the rack stands where it will: what comes later moves nothing
    page.wait_for_function(STILL)
    walk, hand = Walk(page), Drags(page, touch=False)

    def drag(text: str, onto: str) -> None:
        held, there = (tile(page, one, where) for one, where in ((text, "[data-rack]"), (onto, ".meld ")))
        ids = [page.locator(one).get_attribute("data-id") for one in (held, there)]
        meld = page.locator(there).get_attribute("data-meld")
        hand.drag(hand.centre(ids[0]), hand.centre(ids[1]))
        page.wait_for_function(LIES_IN, arg=[ids[0], meld])

    ran: dict[str, set[str]] = {}

    def note(name: str) -> None:
        """What runs each time: not what was fetched at the first, nor what a clock did meanwhile."""
        files = walk.files()
        ran[name] = ran.get(name, files) & files

    for _ in range(3):
        drag("b11", "b8")
        note("drag")
        laid = page.locator(".felt [data-id]").count()
        page.keyboard.press("Control+z")
        page.wait_for_function(FEWER, arg=laid)
        note("undo")

    table = BUSY
    for turn, text in ((2, "r2 r3 r4"), (3, "y11 y12 y13"), (2, "k7 k8 k9")):
        table = f"{table} | {text}"
        scene.turn = turn
        sets = [meld.split() for meld in table.split(" | ")]
        scene.happen([m.Played(5 - turn, sets, text.split(), [], None, None, None, False, 0)], table)
        page.wait_for_selector(f'.stage[data-turn="{turn}"]')
        note("another's move")
    context.close()
    assert {name: sorted(ran[name]) for name, most in MOST_FILES.items() if len(ran[name]) > most} == {}
