"""Nonsense of all kinds: it is refused, nothing changes, and the server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Client, Host, hosting, http, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record
from tilerummy.server.edge import budgets
from tilerummy.server.edge import connections as protocols
from tilerummy.server.edge.connections import NOBODY_COUNTS
from tilerummy.server.edge.conversation import MOST_UNREADABLE

KINDS = [kind.__struct_config__.tag for kind in m.ClientMessage.__args__]
ODD = ["", "x", "r7", "*", "\u0000", "😀" * 50]
VALUES: list[Any] = [None, True, -1, 0, 3, 10**30, 1.5, *ODD, [], [[]], {}, [["r1"]]]
NUMBERS = ["seen", "seat", "ready", "draft", "plan"]
FIELDS = [*NUMBERS, "id", "level", "name", "salt", "tile", "kind", "phrase", "text"]


def nonsense(rng: Random) -> str:
    """A message that looks like one."""
    message: dict[str, Any] = {"type": rng.choice([*KINDS, "nothing"]), "id": f"f{rng.randrange(10**9)}"}
    for name in rng.sample(FIELDS, rng.randrange(6)):
        message[name] = rng.choice(VALUES)
    text = json.dumps(message)
    if rng.random() < 0.2:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "}", "\u0000", '"', "[" * 2000]) + text[cut + 1 :]
    return text


async def quiet(client: Client) -> None:
    """Wait until everything sent so far has been answered."""
    beats = len(client.all(m.Beat))
    await client.send(m.ClientBeat())
    await client.until(lambda: len(client.all(m.Beat)) > beats or client.closed)


async def test_nonsense_changes_nothing_and_gets_an_answer(tmp_path: Path) -> None:
    rng = Random(5)
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        before = (first.seen, first.party and first.party.plan)
        for _ in range(25):
            async with joining(host, code, rng.choice([None, second.token]), "z") as client:
                for _ in range(15):
                    text = nonsense(rng)
                    if '"leave"' not in text and '"say"' not in text:
                        await client.socket.send(text)
                await quiet(client)
                assert client.all(m.Refused)
        assert (await host.get("/healthz"))[0] == 200
        await quiet(first)
        assert (first.seen, first.party and first.party.plan) == before


# -- thousands of messages that were never meant so -----------------------------------------------


def spoilt(message: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A real message with something wrong in it: a field lost, another value, one field too many."""
    spoilt = dict(message)
    name = rng.choice([*spoilt])
    match rng.randrange(4):
        case 0:
            del spoilt[name]
        case 1:
            spoilt[name] = rng.choice(VALUES)
        case 2:
            spoilt[rng.choice(FIELDS)] = rng.choice(VALUES)
        case _:
            spoilt["seen"] = rng.randrange(40)
    return spoilt


@dataclass
class Storm:
    """Messages of two players, sent by everybody in any order, again and again."""

    rng: Random
    real: list[tuple[Client, dict[str, Any]]]
    acks: dict[tuple[int, str], m.Ack]

    def pick(self, client: Client, tab_of: Client | None) -> dict[str, Any]:
        """Something to send: spoilt, of somebody else, or one's own once more."""
        sender, message = self.rng.choice(self.real)
        own = sender in (client, tab_of)
        if self.rng.random() < 0.5:
            message = spoilt(message, self.rng)
            if "id" in message and isinstance(message["id"], str):
                message["id"] = f"s{self.rng.randrange(10**9)}"
        elif not own:
            message = {**message, "id": f"f{self.rng.randrange(10**9)}"}
        return message

    async def blow(self, client: Client, tab_of: Client | None, count: int) -> None:
        """Send so many, and wait for the answers."""
        for number in range(count):
            await client.socket.send(json.dumps(self.pick(client, tab_of)))
            if number % 50 == 0:
                await quiet(client)
        await quiet(client)


@pytest.mark.wide
async def test_thousands_of_spoilt_replayed_and_foreign_messages_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Protects a match from messages that are broken, out of order, sent again, or of another seat."""
    rng = Random(7)
    async with (
        hosting(tmp_path) as host,
        pair(host) as (first, second, code),
        joining(host, code, first.token, "tab") as tab,
        joining(host, code) as watcher,
        joining(host, code, await host.visitor(), "str") as stranger,
    ):
        storm = Storm(rng, *await play_on(first, second, 12))
        before = first.seen
        for client, tab_of in ((first, None), (second, None), (tab, first), (watcher, None)):
            await storm.blow(client, tab_of, 600)
        await storm.blow(stranger, None, 600)
        for client in (watcher, stranger):
            assert not client.all(m.Ack), "not one was done"
        for client in (first, second, tab):
            for ack in client.all(m.Ack):
                known = storm.acks.get((client is second, ack.id))
                assert known is None or ack == known, "the answer is the same as at first"
        await finish(host, first, second, code, before)
    assert [r.getMessage() for r in caplog.records if r.levelname in ("ERROR", "CRITICAL")] == []


async def play_on(
    first: Client, second: Client, turns: int
) -> tuple[list[tuple[Client, dict[str, Any]]], dict[tuple[int, str], m.Ack]]:
    """Some turns; what was sent, and what was answered."""
    sent: list[tuple[Client, dict[str, Any]]] = []
    acks: dict[tuple[int, str], m.Ack] = {}
    for _ in range(turns):
        player = first if first.my_turn else second
        await player.turn()
        seen, name = player.seen, player.new_id()
        assert player.view is not None
        draft = m.Draft([*player.view.table, (player.view.rack or [])[:3]])
        message = m.DrawRequest(name, seen)
        meant = (m.PlayRequest(player.new_id(), seen, draft), m.SendDraft(seen, draft), message)
        sent += [(player, msgspec.to_builtins(one)) for one in meant]
        reply = await player.ask(message)
        assert isinstance(reply, m.Ack)
        acks[player is second, name] = reply
        for client in (first, second):
            await client.until(lambda c=client, s=seen: c.seen > s)  # type: ignore[misc]
    return sent, acks


async def finish(host: Host, first: Client, second: Client, code: str, before: int) -> None:
    """The match can still be played, and its record is in order."""
    assert (await host.get("/healthz"))[0] == 200
    await quiet(first)
    await quiet(second)
    assert first.seen == second.seen >= before
    player = first if first.my_turn else second
    assert player.my_turn
    await player.do(m.DrawRequest, player.seen)
    await first.do(m.Leave)
    await second.do(m.Leave)
    await second.until(lambda: second.party and second.party.phase is m.PartyPhase.OVER)
    _, record = await host.get(f"/t/{code}/record")
    assert verify(read_record(record.decode())) == []


@pytest.mark.limits
async def test_who_keeps_sending_nonsense_is_dismissed(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, _, _):
        for _ in range(MOST_UNREADABLE):
            await first.socket.send("[")
        await first.ended()
        assert first.bye is m.ByeReason.UNREADABLE


@pytest.mark.wide
@pytest.mark.limits
async def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    """Protects everybody else: who does not wait for answers piles up messages, and is told why they go."""
    async with hosting(tmp_path) as host, pair(host) as (first, _, _):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await first.send(m.ClientBeat())
        await first.ended()
        assert first.bye is m.ByeReason.FLOOD
        assert host.parts.connections.cut["flood"] == 1


async def test_a_large_message_is_refused(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, _, code):
        await first.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * 20_000}))
        await first.until(lambda: first.all(m.Refused))
        assert first.all(m.Refused)[0].reasons[0].code == "too_large"
        async with joining(host, code) as other:
            await other.socket.send("x" * 200_000)
            await other.ended()


async def test_nobody_plays_for_another_seat(tmp_path: Path) -> None:
    async with (
        hosting(tmp_path) as host,
        pair(host) as (first, second, code),
        joining(host, code) as watcher,
        joining(host, code, await host.visitor(), "s") as stranger,
    ):
        waiting = second if first.my_turn else first
        assert await waiting.fail(m.DrawRequest, waiting.seen) == ["not_your_turn"]
        for outsider in (watcher, stranger):
            assert await outsider.fail(m.DrawRequest, outsider.seen) == ["not_seated"]
            assert await outsider.fail(m.Pause) == ["not_the_host"]
            assert await outsider.fail(m.SeatKey) == ["not_seated"]
            assert await outsider.fail(m.AskHint, outsider.seen, m.HintKind.BEST) == ["not_seated"]
        assert await watcher.fail(m.TakeSeat, "Eve") == ["wrong_token"]
        assert await stranger.fail(m.TakeSeat, "Eve") == ["table_full"]


async def test_a_forged_token_is_of_no_use(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        code = await host.open(token, m.Plan())
        forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
        for wrong in (forged, "v1.x.y", "", "k1.a.b.c", "." * 100, f"v1.{code}"):
            async with joining(host, code, wrong) as client:
                assert client.bye is m.ByeReason.WRONG_TOKEN
                await client.ended()
        assert (await host.post("/api/tables", m.NewTable(), forged))[0] == 401
        async with joining(host, "nowhere", token) as client:
            assert client.bye is m.ByeReason.NO_TABLE


async def test_the_first_message_is_hello_of_the_right_protocol(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        code = await host.open(await host.visitor(), m.Plan())
        url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
        async with connect(url, compression=None) as socket:
            await socket.send('{"type":"draw","id":"a","seen":0}')
            assert json.loads(await socket.recv())["reasons"][0]["code"] == "hello_first"
            await socket.send('{"type":"hello","protocol":99}')
            assert json.loads(await socket.recv()) == {"type": "bye", "reason": "other_protocol"}


async def test_only_our_own_pages_may_ask_for_changes(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        code = await host.open(await host.visitor(), m.Plan())
        for origin, status in (("http://evil.example", 403), ("null", 403), (host.address, 201)):
            reply = await asyncio.to_thread(http, f"{host.address}/api/visitors", b"{}", None, origin=origin)
            assert reply[0] == status
        url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"origin": "http://evil.example"})
        async with connect(url, additional_headers={"origin": host.address}):
            pass


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"[", 400),
        ("/api/tables", b'{"plan":{"preset":"nothing"}}', 400),
        ("/api/tables", b'{"plan":{"unknown":1}}', 400),
        ("/api/tables", b'{"name":"\\u0000"}', 400),
        ("/api/tables", b'{"bots":["novice","novice","novice"]}', 400),
        ("/api/tables", b" " * 30_000, 413),
        ("/api/quick", b'{"name":"Ada","bots":["nobody"]}', 400),
        ("/api/quick", b"\xff\xfe", 400),
        ("/api/plan", b'{"options":{"penalty_tiles":[1]}}', 200),
        ("/api/plan", b"{", 400),
        ("/api/nothing", b"{}", 405),
    ],
)
async def test_bad_requests_are_refused_with_a_reason(
    tmp_path: Path, path: str, body: bytes, status: int
) -> None:
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        answer, text = await asyncio.to_thread(http, host.address + path, body, token)
        assert answer == status
        reasons = json.loads(text).get("reasons") or json.loads(text).get("problems")
        assert reasons


async def test_addresses_that_do_not_exist_are_not_errors_of_the_server(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        for path in ("/api/tables/nothing", "/t/nothing/record", "/api/tables/%00%ff", "/t/../record"):
            assert (await host.get(path))[0] in (200, 404)
        code = await host.open(await host.visitor(), m.Plan())
        assert (await host.get(f"/t/{code}/record"))[0] == 404, "no match yet"
        assert (await host.get(f"/t/{code}/record?match=x"))[0] == 400
        assert (await host.get(f"/t/{code}/record?match=99"))[0] == 404


async def test_every_answer_tells_browsers_to_be_careful(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        await check_headers(host)


async def check_headers(host: Host) -> None:
    import urllib.request

    for path in ("/", "/healthz", "/t/some-code"):
        with await asyncio.to_thread(urllib.request.urlopen, host.address + path) as answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


async def test_scripts_and_styles_say_what_counts_for_them(tmp_path: Path) -> None:
    """Protects the first load, which fetches a dozen of them, and workers, which obey their own answer."""
    async with hosting(tmp_path) as host:
        headers = await asyncio.to_thread(headers_of_missing, f"{host.address}/assets/none.js")
        policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        assert headers["content-security-policy"] == policy, "workers compile, the page itself nothing"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "permissions-policy" not in headers, "that is for documents"


def headers_of_missing(address: str) -> Message:
    """What browsers are told about a file that is not there."""
    with pytest.raises(HTTPError) as refused:
        urlopen(address)
    with refused.value as answer:
        return answer.headers


def test_messages_read_back() -> None:
    """Protects clients in other languages: what is written can be read by the published types."""
    draft = m.Draft([["r1", "r2", "r3"]], None, False, None)
    for message in (m.PlayRequest("a", 1, draft), m.SetPlan("b", m.Plan()), m.Hello()):
        raw = msgspec.json.encode(message)
        assert msgspec.json.decode(raw, type=m.ClientMessage) == message


@pytest.mark.limits
async def test_files_of_the_page_are_not_counted_but_questions_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects a family behind one address: everybody's page fetches all its files at once."""
    monkeypatch.setattr(budgets, "OF_ADDRESS", (0.01, 20.0))
    monkeypatch.setattr(budgets, "FOR_PLAYERS", 0)
    monkeypatch.setattr(protocols, "counted_under", lambda *_: NOBODY_COUNTS)
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host:
        host.parts.budgets.rest = no_rest
        assert (await host.get("/t/no-such-table/record"))[0] == 404
        assert {(await host.get("/assets/none.js"))[0] for _ in range(80)} == {404}
        assert (await host.get("/t/no-such-table/record"))[0] == 429


async def no_rest(seconds: float) -> None:
    """Nobody waits here."""
