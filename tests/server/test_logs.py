"""Logs: every request with its table and seat, and nothing in them that opens a door."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.server.harness import PATIENCE_S, hosting, pair
from tests.server.process import remote
from tilerummy.protocol import messages as m
from tilerummy.server.edge.logs import JsonLines, public_path, table_name, without_secrets


class Lines(logging.Handler):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.text: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.text.append(self.format(record))

    def lines(self, message: str) -> list[dict[str, Any]]:
        return [line for line in map(json.loads, self.text) if line["message"] == message]


@contextmanager
def listening(level: int) -> Iterator[Lines]:
    lines, root = Lines(), logging.getLogger("tilerummy")
    before = root.level
    root.addHandler(lines)
    root.setLevel(level)
    try:
        yield lines
    finally:
        root.removeHandler(lines)
        root.setLevel(before)


def test_every_request_is_logged_with_table_match_seat_and_outcome(tmp_path: Path) -> None:
    async def test(lines: Lines) -> None:
        async with hosting(tmp_path) as host, pair(host) as (first, second, code):
            player, other = (first, second) if first.my_turn else (second, first)
            await player.do(m.DrawRequest, player.seen)
            assert await player.fail(m.PassRequest, player.seen) == ["not_your_turn"]
            await host.get(f"/api/tables/{code}", first.token)
            await host.get(f"/t/{code}/record", first.token)
        seat = 0 if player is first else 1
        said = [line for line in lines.lines("message") if line["table"] == table_name(code)]
        asked = [(line["kind"], line["match"], line["seat"], line["outcome"]) for line in said]
        assert ("draw", 1, seat, "ack") in asked
        assert ("pass", 1, seat, "not_your_turn") in asked
        paths = [(line["path"], line["status"]) for line in lines.lines("request") if "table" in line]
        assert ("/api/tables/CODE", 200) in paths
        assert ("/t/CODE/record", 200) in paths
        written = "\n".join(lines.text)
        rack = "" if player.view is None or player.view.rack is None else " ".join(player.view.rack)
        for secret in (code, first.token, second.token, "dd" * 16, rack):
            assert secret
            assert secret not in written
        assert other.token != player.token

    with listening(logging.DEBUG) as lines:
        asyncio.run(asyncio.wait_for(test(lines), 6 * PATIENCE_S))


def test_requests_are_not_logged_unless_asked_for(tmp_path: Path) -> None:
    async def test(lines: Lines) -> None:
        async with hosting(tmp_path) as host, pair(host):
            await host.get("/healthz")
        assert lines.text == []

    with listening(logging.WARNING) as lines:
        asyncio.run(asyncio.wait_for(test(lines), 6 * PATIENCE_S))


def test_paths_are_written_without_the_code_of_a_table() -> None:
    assert public_path("/t/abc/socket") == "/t/CODE/socket"
    assert public_path("/t/abc") == "/t/CODE"
    assert public_path("/api/tables/abc") == "/api/tables/CODE"
    assert public_path("/api/tables") == "/api/tables"


async def test_nothing_that_opens_a_door_is_logged_at_the_lowest_level(tmp_path: Path) -> None:
    """The web server and the libraries under it have logs of their own: those count too."""
    log = tmp_path / "log"
    with log.open("wb") as errors:
        async with remote(tmp_path, errors=errors, TILERUMMY_LOG_LEVEL="debug") as host:
            async with pair(host) as (first, second, code):
                player = first if first.my_turn else second
                await player.do(m.DrawRequest, player.seen)
                assert player.view is not None
                tiles = player.view.rack or []
                await host.get(f"/t/{code}/record", first.token)
                await host.get(f"/t/{code}/nothing", first.token)
                await host.get(f"/api/tables/{code}", "v1.forged.token")
                where = urlsplit(host.address)
                _, writer = await asyncio.open_connection(where.hostname, where.port)
                writer.write(f"NONSENSE /t/{code} {first.token}\r\n\r\n".encode())
                await writer.drain()
                writer.close()
            await host.stop()
    written = log.read_text("utf-8")
    assert '"message"' in written, "there is a log"
    for secret in ("127.0.0.1", code, first.token or "", second.token or "", "forged"):
        assert secret
        assert secret not in written
    # The name of a tile is short, so only a row of two is telling.
    assert not any(f"{one} {two}" in written for one, two in pairwise(tiles))


def test_whatever_libraries_say_passes_a_last_look() -> None:
    line = '203.0.113.9:51000 - "WebSocket /t/aBc-_9/socket" [accepted] from 2001:db8::17, bearer v1.ab.cd'
    said = without_secrets(f"{line} and ::1, fe80:0:0:0:1:2:3:4, k1.code.0.lock.mac; at 12:30:59")
    for secret in ("203.0.113.9", "aBc", "2001", "v1.ab", "::1", "fe80", "k1.code"):
        assert secret not in said
    assert "at 12:30:59" in said
