"""Messages that should never be sent: each is refused usefully, nothing changes, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.review.matches import RECORDS
from tests.server.harness import PATIENCE_S, Client, Host, http, pair, patient_server
from tilerummy.protocol import messages as m
from tilerummy.server.edge.conversation import MOST_BYTES
from tilerummy.server.edge.routes import OPERATIONS
from tilerummy.server.errors import ErrorCode
from tilerummy.server.store.store import Code, WholeTable

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    10**30,
    1.5,
    "",
    "x",
    "r7",
    "*",
    "\0",
    "\ud83d",
    "😀" * 50,
    [],
    [[]],
    {},
    [["r1"]],
]
DRAFT = {"table": [["r1", "r2", "r3"]]}
REQUESTS: dict[str, dict[str, Any]] = {
    "take_seat": {"name": "Eve"},
    "leave": {},
    "come_back": {},
    "ready": {},
    "set_plan": {"plan": {"preset": "sabra"}},
    "start": {},
    "add_bot": {"level": "novice"},
    "add_program": {"name": "Robo"},
    "remove": {"seat": 0},
    "let_back": {"number": 1},
    "hand_on": {"seat": 1},
    "pause": {},
    "set_tempo": {"tempo": "once"},
    "give_time": {"seat": 0},
    "call_bot": {"seat": 0, "level": "novice"},
    "seat_key": {},
    "play": {"seen": 0, "draft": DRAFT},
    "end_invalid": {"seen": 0, "draft": DRAFT},
    "draw": {"seen": 0},
    "discard": {"seen": 0, "tile": "r1"},
    "pass": {"seen": 0},
    "choose_starter": {"seen": 0, "seat": 0},
    "next_round": {"seen": 0},
    "end_match": {"seen": 0},
    "rematch": {},
    "hint": {"seen": 0, "kind": "best"},
    "say": {"phrase": "hello"},
    "mute": {"seat": 0},
    "choose_face": {"face": 3},
    "reveal": {"salt": "aa" * 16},
    "let_touch": {"screen": "ab" * 32},
    "touch": {"seen": 0, "screen": "ab" * 16, "number": 1, "table": [["r1"]]},
    "ask_seat": {"seat": 0},
    "answer_seat": {"number": 1, "yes": True},
    "take_seat_back": {},
    "report": {"seat": 0, "text": "rude"},
}
"""Every request in a form that can be read."""
_DECODER: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)
KNOWN = {problem.value for problem in ErrorCode}


@dataclass
class Fuzz:
    """One who means no good, with a seat and without."""

    rng: Random
    table: Client
    """Whose turn it is not."""
    seen: int
    number: int = 0
    counts: Counter[str] = field(default_factory=Counter)

    def new_id(self) -> str:
        self.number += 1
        return f"fuzz{self.number}"

    def request(self, kind: str | None = None) -> dict[str, Any]:
        """A request that can be read."""
        kind = kind or self.rng.choice([*REQUESTS])
        message = {"type": kind, "id": self.new_id(), **REQUESTS[kind]}
        if "seen" in message:
            message["seen"] = self.seen
        return message

    # -- the kinds of malice ----------------------------------------------------------------------

    def malformed(self) -> str | bytes:
        """Something that cannot be read."""
        while True:
            text = self._broken(json.dumps(self.request()))
            try:
                _DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                return text

    def _broken(self, text: str) -> str | bytes:
        rng, message = self.rng, json.loads(text)
        match rng.randrange(7):
            case 0:
                message[rng.choice([*message, "more"])] = rng.choice(ODD)
            case 1:
                message.pop(rng.choice([*message]))
            case 2:
                return text[: rng.randrange(len(text))]
            case 3:
                place = rng.randrange(len(text))
                return text[:place] + rng.choice(['"', "}", "\0", "[" * 3000, "é"]) + text[place + 1 :]
            case 4:
                return rng.randbytes(rng.randrange(1, 200))
            case 5:
                message["type"] = rng.choice(["", "nothing", "PLAY", "ack", 7, None])
            case _:
                return json.dumps([message])
        return json.dumps(message)

    def oversized(self) -> str:
        """Too long to be read at all."""
        return json.dumps(
            {**self.request("say"), "text": "x" * self.rng.randrange(MOST_BYTES, 3 * MOST_BYTES)}
        )

    def foreign(self) -> str:
        """What only somebody with a seat may ask for: others may take one, or say that one is theirs."""
        kinds = [kind for kind in REQUESTS if kind not in ("take_seat", "ask_seat")]
        return json.dumps(self.request(self.rng.choice(kinds)))

    def untimely(self) -> str:
        """What a player may ask for, but not now: it is not their turn, or long past."""
        kind = self.rng.choice(
            ["play", "draw", "discard", "pass", "end_invalid", "next_round", "start", "set_plan", "reveal"]
        )
        message = self.request(kind)
        if "seen" in message and self.rng.random() < 0.5:
            message["seen"] = self.rng.choice([0, self.seen - 1, self.seen + 1, 999_999])
        return json.dumps(message)


async def fuzz(host: Host, messages: int, seed: int) -> Counter[str]:
    """Send so many; what was refused with which reason. Whatever changes or stays unanswered is an error."""
    with patient_server():
        async with pair(host) as (first, second, code):
            player, idle = (first, second) if first.my_turn else (second, first)
            acked = m.DrawRequest("once", player.seen)
            assert isinstance(await player.ask(acked), m.Ack)
            await idle.until(lambda: idle.my_turn)
            idle, player = player, idle
            malice = Fuzz(Random(seed), idle, player.seen)
            before = await _whole(host, code)
            assert idle.token is not None
            stranger = await host.visitor()
            for token, kinds in (
                (None, (malice.malformed, malice.oversized, malice.foreign)),
                (stranger, (malice.malformed, malice.oversized, malice.foreign)),
                (idle.token, (malice.malformed, malice.oversized, malice.untimely, lambda: _text(acked))),
            ):
                await _attack(host, code, token, kinds, messages // 3, malice)
            await _attack(
                host, code, None, (malice.malformed, malice.foreign), messages // 100, malice, hello=False
            )
            assert await _whole(host, code) == before, "something has changed"
            await player.do(m.DrawRequest, player.seen)
    return malice.counts


def _text(message: m.ClientMessage) -> str:
    return msgspec.json.encode(message).decode()


async def _whole(host: Host, code: str) -> WholeTable:
    whole = await host.parts.service.store.whole(Code(code))
    assert whole is not None
    return whole


async def _attack(
    host: Host,
    code: str,
    token: str | None,
    kinds: tuple[Callable[[], str | bytes], ...],
    messages: int,
    malice: Fuzz,
    *,
    hello: bool = True,
) -> None:
    """Send, a few at a time, and read what comes back."""
    url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
    async with connect(url, compression=None, open_timeout=PATIENCE_S) as socket:
        if hello:
            await socket.send(_text(m.Hello(token=token)))
        while messages > 0:
            row = [malice.rng.choice(kinds)() for _ in range(min(20, messages))]
            messages -= len(row)
            for text in row:
                await socket.send(text)
            await _answers(socket, len(row), malice.counts)
        status, _ = await host.get("/healthz")
        assert status == 200


async def _answers(socket: ClientConnection, wanted: int, counts: Counter[str]) -> None:
    """As many answers as were asked for, each with a reason."""
    async with asyncio.timeout(PATIENCE_S):
        while wanted:
            answer = json.loads(await socket.recv())
            match answer["type"]:
                case "refused":
                    assert answer["reasons"], answer
                    counts.update(reason["code"] for reason in answer["reasons"])
                    wanted -= 1
                case "stale":
                    counts["stale"] += 1
                    wanted -= 1
                case "ack":
                    assert answer["id"] == "once", "that should not have been done"
                    counts["the same answer again"] += 1
                    wanted -= 1


# -- HTTP -----------------------------------------------------------------------------------------

LONG = "a" * 300
"""No file has a name like that."""
ODD_PATHS = (
    "/api/tables/%00",
    "/api/review/%00",
    "/t/%00/record",
    "/t/CODE/record?match=%ff",
    "/t/CODE/puzzle?turn=%ff",
    "/t/CODE/puzzle?turn=0&match=1",
    "/t/..%2f..%2fetc%2fpasswd/record",
    "/t/%00/puzzle?turn=0",
    "/api/puzzles/moment?turn=99999",
    "/nothing",
    f"/{LONG}",
    f"/assets/{LONG}",
    f"/device/{LONG}",
    "/device/..%2ffiles.json",
    "/device/%00",
)
GAPS = r"\{(?!code\})\w+\}"
PATHS = (
    *sorted({re.sub(GAPS, "x", op.path).replace("{code}", "CODE") for op in OPERATIONS}),
    *ODD_PATHS,
)
TAKES_RECORD = "/api/puzzles/moment?turn=TURN"


async def fuzz_http(host: Host, requests: int, seed: int) -> Counter[int]:
    """Send so many odd requests; the statuses. None of them is an error of the server."""
    rng, statuses = Random(seed), Counter[int]()
    token = await host.visitor()
    code = await host.open(token, m.Plan())
    before = await _whole(host, code)
    for _ in range(requests):
        path = rng.choice(PATHS).replace("CODE", rng.choice([code, "x", "%F0%9F%98%80"]))
        body = _odd_body(rng) if rng.random() < 0.8 else None
        if rng.random() < 0.1:
            path, body = TAKES_RECORD.replace("TURN", str(rng.randrange(20))), _odd_record(rng)
        credential = rng.choice([token, None, token[:-1], "v1..", "\x7f", "k1.a.1.b"])
        status, answer = await asyncio.to_thread(http, host.address + path, body, credential)
        assert status < 500, (path, body, answer)
        if status >= 400:
            assert json.loads(answer)["reasons"], (path, body, answer)
        statuses[status] += 1
    assert await _whole(host, code) == before
    return statuses


NAMES = ["plan", "name", "salt", "bots", "options", "preset", "players", "more", "puzzle", "solved", "rating"]


def _odd_body(rng: Random) -> bytes:
    message: dict[str, Any] = {}
    for name in rng.sample(NAMES, 3):
        message[name] = rng.choice(
            [*ODD, {"preset": "nothing"}, {"players": 9}, {"options": {"x": 1}}, ["novice"]]
        )
    text = json.dumps(message).encode()
    match rng.randrange(5):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return rng.randbytes(rng.randrange(100))
        case 2:
            return text + b" " * 3 * MOST_BYTES
        case _:
            return text


ODD_WORDS = ["?", "*", "r1", "x", "-1", "999999999999", "", "|", ";", "\0", "end-match", "*r7", "hand 0: r1"]


def _odd_record(rng: Random) -> bytes:
    """A record of a real match with a few lines lost, doubled, swapped, or with something else in them."""
    lines = rng.choice(RECORDS).read_text(encoding="utf-8").split("\n")
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(rng.choice([12, len(lines)]))
        words = lines[place].split(" ")
        match rng.randrange(5):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, rng.choice(lines))
            case 2:
                lines[place] = "; ".join(lines[place].split("; ")[:-1])
            case 3:
                words[rng.randrange(len(words))] = rng.choice(ODD_WORDS)
                lines[place] = " ".join(words)
            case _:
                words.insert(rng.randrange(len(words)), rng.choice(ODD_WORDS))
                lines[place] = " ".join(words)
    return "\n".join(lines).encode()
