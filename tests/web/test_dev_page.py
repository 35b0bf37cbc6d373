"""Whoever works on the page has a table open while they do: `./run page` beside a running server."""

from __future__ import annotations

import json
import os
import sys
import urllib.request
from collections.abc import Iterator
from subprocess import PIPE, STDOUT

import msgspec
import pytest
from websockets.sync.client import connect

from tests import children
from tests.web.conftest import ROOT, Server, free_port
from tests.web.match import WAIT_S
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
