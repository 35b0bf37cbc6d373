"""A match between two people, played over the wire: something for the page to look back at."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import Server
from tilerummy.protocol import messages as m

WAIT_S = 60
"""How long an answer may take, on any machine."""


@dataclass(frozen=True)
class Table:
    """People at a table: its code, their tokens, the host's first, and their connections."""

    code: str
    tokens: list[str]
    lines: list[ClientConnection]

    @property
    def token(self) -> str:
        """Of the host."""
        return self.tokens[0]

    def draw(self, number: int) -> None:
        """Whoever's turn it is draws."""
        view = look(self.lines[0], str(number))
        done = ask(self.lines[view["turn"]], m.DrawRequest(f"draw{number}", view["sequence"]))
        assert done["type"] == "ack"

    def draw_to_the_end(self) -> None:
        """Everybody draws, or passes once there is nothing to draw, until a computer has won."""
        seats = {look(line, "seat")["seat"]: line for line in self.lines}
        view = look(self.lines[0], "begin")
        while view["phase"] == "playing":
            if view["turn"] in seats:
                seen, can_draw = view["sequence"], any(view["pools"])
                move = m.DrawRequest(f"move{seen}", seen) if can_draw else m.PassRequest(f"move{seen}", seen)
                seats[view["turn"]].send(msgspec.json.encode(move).decode())
            view = self._next_view()

    def _next_view(self) -> dict[str, Any]:
        """The match as the host sees it next."""
        while True:
            heard = json.loads(self.lines[0].recv(timeout=WAIT_S))
            if heard.get("view"):
                view = heard["view"]
                assert isinstance(view, dict)
                return view

    def finish(self) -> None:
        """Both leave, and the match is over."""
        for line in self.lines:
            assert ask(line, m.Leave("leave"))["type"] == "ack"


def ask(line: ClientConnection, message: m.ClientMessage) -> dict[str, Any]:
    """Ask for something at a table, and wait for the answer."""
    line.send(msgspec.json.encode(message).decode())
    while True:
        heard = json.loads(line.recv(timeout=WAIT_S))
        if heard.get("id") == getattr(message, "id", None):
            assert isinstance(heard, dict)
            return heard


def look(line: ClientConnection, name: str) -> dict[str, Any]:
    """The match as somebody sees it: who is far behind is told how things stand."""
    view = ask(line, m.DrawRequest(f"look-{name}", 0))["view"]
    assert isinstance(view, dict)
    return view


def line_to(server: Server, stack: ExitStack, code: str, token: str) -> ClientConnection:
    """Somebody's connection to a table; who never listens to it is not waited for when it closes."""
    address = f"{server.url.replace('http', 'ws', 1)}/t/{code}/socket"
    line = stack.enter_context(connect(address, max_queue=None))
    line.send(msgspec.json.encode(m.Hello(token=token)).decode())
    return line


def two_at_a_table(
    server: Server,
    stack: ExitStack,
    bots: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    names: tuple[str, str] = ("Ada", "Bo"),
) -> Table:
    """Two people begin a match."""
    tokens = [str(server.post("/api/visitors")["token"]) for _ in range(2)]
    plan = {"preset": "sabra", "players": 2 + len(bots), "clock": 0, "rounds": 1, "options": options or {}}
    body = {"plan": plan, "name": names[0], "salt": "aa" * 16, "bots": list(bots)}
    code = server.post("/api/tables", body, tokens[0])["code"]
    lines = [line_to(server, stack, code, token) for token in tokens]
    asked: list[tuple[ClientConnection, m.ClientMessage]] = [
        (lines[1], m.TakeSeat("sit", names[1], "bb" * 16)),
        (lines[1], m.Ready("ready")),
        (lines[0], m.Start("start")),
    ]
    for line, message in asked:
        assert ask(line, message)["type"] == "ack"
    return Table(str(code), tokens, lines)


def finished_match(server: Server, stack: ExitStack) -> str:
    """The code of a table whose match is over, after a few turns."""
    table = two_at_a_table(server, stack)
    for number in range(4):
        table.draw(number)
    table.finish()
    return table.code
