"""A match between two people, played over the wire: something for the page to look back at."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import Server
from tilerummy.protocol import messages as m


@dataclass(frozen=True)
class Table:
    """Two people at a table: its code, the token of the first, and their connections."""

    code: str
    token: str
    lines: list[ClientConnection]

    def draw(self, number: int) -> None:
        """Whoever's turn it is draws. Somebody who is far behind is told how things stand."""
        view = ask(self.lines[0], m.Draw(f"look{number}", 0))["view"]
        done = ask(self.lines[view["turn"]], m.Draw(f"draw{number}", view["sequence"]))
        assert done["type"] == "ack"

    def finish(self) -> None:
        """Both leave, and the match is over."""
        for line in self.lines:
            assert ask(line, m.Leave("leave"))["type"] == "ack"


def ask(line: ClientConnection, message: m.ClientMessage) -> dict[str, Any]:
    """Ask for something at a table, and wait for the answer."""
    line.send(msgspec.json.encode(message).decode())
    while True:
        heard = json.loads(line.recv(timeout=20))
        if heard.get("id") == getattr(message, "id", None):
            assert isinstance(heard, dict)
            return heard


def two_at_a_table(server: Server, stack: ExitStack) -> Table:
    """Two people begin a match."""
    tokens = [str(server.post("/api/visitors")["token"]) for _ in range(2)]
    plan = {"preset": "sabra", "players": 2, "clock": 0, "rounds": 1}
    body = {"plan": plan, "name": "Ada", "salt": "aa" * 16, "bots": []}
    code = server.post("/api/tables", body, tokens[0])["code"]
    lines = []
    for token in tokens:
        line = stack.enter_context(connect(f"{server.url.replace('http', 'ws', 1)}/t/{code}/socket"))
        line.send(msgspec.json.encode(m.Hello(token=token)).decode())
        lines.append(line)
    asked: list[tuple[ClientConnection, m.ClientMessage]] = [
        (lines[1], m.TakeSeat("sit", "Bo", "bb" * 16)),
        (lines[1], m.Ready("ready")),
        (lines[0], m.Start("start")),
    ]
    for line, message in asked:
        assert ask(line, message)["type"] == "ack"
    return Table(str(code), tokens[0], lines)


def finished_match(server: Server, stack: ExitStack) -> str:
    """The code of a table whose match is over, after a few turns."""
    table = two_at_a_table(server, stack)
    for number in range(4):
        table.draw(number)
    table.finish()
    return table.code
