"""The game without a server: the same messages, nothing lost with a tab, nothing hidden shown."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.children import run
from tests.device.harness import Browser, DeviceHost, joining, on_device
from tests.server import harness
from tests.server.harness import TWO, Client, Host, Player
from tests.server.test_puzzles import a_missed_turn
from tilerummy.device import device
from tilerummy.device.device import DeviceRoutes
from tilerummy.protocol import messages as m
from tilerummy.puzzles.pack import read_pack
from tilerummy.server.edge.operation import operations_of
from tilerummy.server.edge.routes import OPERATIONS

WITHOUT_PACKAGES = """
import sys
before = set(sys.modules)
for name in ("asyncpg", "click", "fluent", "fluent.runtime", "starlette", "uvicorn", "websockets", "anyio",
             "typing_extensions"):
    sys.modules[name] = None
import tilerummy.device.device, tilerummy.server.edge.review_routes, tilerummy.server.jobs.reviews
loaded = {name.partition(".")[0] for name, found in sys.modules.items() if found and name not in before}
print(*sorted(loaded - sys.stdlib_module_names - {"tilerummy", "__mp_main__"}))
"""
PASSING = ("at", "now", "code", "token", "key", "commitment", "renewed", "deadline", "since", "salt", "url")
"""What belongs to the moment and the place; everything else is the match."""
THREE = m.Plan("sabra", players=3, rounds=1, clock=0, hints=m.HintPolicy.FREE)


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    """People here ask as quickly as the machine lets them."""
    with harness.patient_server():
        yield


def test_the_device_needs_no_package_that_only_a_server_has() -> None:
    """Protects the page without a server: a browser has the standard library and msgspec, nothing else."""
    done = run([sys.executable, "-c", WITHOUT_PACKAGES])
    assert done.stderr == ""
    assert done.stdout.split() == ["msgspec"]


def timeless(found: Any) -> Any:
    """A message without what belongs to the moment and the place."""
    if isinstance(found, dict):
        return {name: timeless(value) for name, value in found.items() if name not in PASSING}
    return [timeless(one) for one in found] if isinstance(found, list) else found


def plainly(message: object) -> Any:
    """A message as it is written, without what belongs to the moment and the place."""
    return timeless(json.loads(msgspec.json.encode(message)))


def story(client: Client) -> dict[str, Any]:
    """What somebody was told: each event once, each answer, the end. How it was split up is left out."""
    happened = client.all(m.Happened)
    answers = [one for one in client.heard if isinstance(one, m.Ack | m.Refused | m.StaleView | m.Hint)]
    return {
        "events": [plainly(event) for one in happened for event in one.events],
        "answers": [plainly(one) for one in answers],
        "end": plainly(happened[-1].view),
    }


async def whole_match(host: Host, join: Callable[..., Any]) -> dict[str, Any]:
    token = await host.visitor()
    code = await host.quick(token, THREE, ["builder", "greedy"])
    async with join(host, code, token) as client:
        await client.turn()
        client.heard.clear()  # how much had happened before somebody came is chance
        nonsense = m.Draft([["k1", "r2"]], None, False, None)
        refused = await client.fail(m.PlayRequest, client.seen, nonsense)
        assert refused, "a turn that is none is refused with its reasons"
        hint = await client.ask(m.AskHint(client.new_id(), client.seen, m.HintKind.OPENING))
        assert isinstance(hint, m.Hint)
        await Player(client, 7).play()
        told = story(client)
    record = (await host.get(f"/t/{code}/record", token))[1].decode()
    told["record"] = [re.sub(r"^(began )?[0-9.]+", "", line) for line in record.split("\n")]
    told["mine"] = timeless(json.loads((await host.get("/api/mine", token))[1]))
    return told


def counted() -> Callable[[], bytes]:
    """Secrets that are the same at every run."""
    numbers = iter(range(1, 1000))
    return lambda: next(numbers).to_bytes(32, "big")


async def test_a_server_and_a_device_tell_the_same_match(tmp_path: Path) -> None:
    """Protects "one way, not two": with the same secrets every event, answer and refusal is the same."""
    async with harness.hosting(tmp_path, fresh=counted()) as server:
        by_server = await whole_match(server, harness.joining)
    async with on_device(fresh=counted()) as device:
        by_device = await whole_match(device, joining)
    assert by_device["events"] == by_server["events"]
    assert by_device == by_server


async def test_a_server_and_a_device_answer_questions_alike(tmp_path: Path) -> None:
    """Protects the pages around the table: rules, plans, referee, best turn, refusals."""
    position = m.CompanionPosition(
        "sabra", table=[["k3", "r3", "b3"]], rack=["y3", "k7", "k8", "k9"], opened=True
    )
    turn = m.CompanionTurn(
        "sabra", table=[["k3", "r3", "b3"]], rack=["y3"], opened=True, after=[["k3", "r3"]]
    )
    asked: list[tuple[str, object]] = [
        ("/api/plan", m.Plan("sabra", players=3)),
        ("/api/plan", m.Plan("sabra", players=9)),
        ("/api/plan", "nonsense"),
        ("/api/companion/best", position),
        ("/api/companion/judge", turn),
        ("/api/companion/judge", msgspec.structs.replace(turn, rack=["z9"])),
        ("/api/companion/best", msgspec.structs.replace(position, rack=["k3"] * 5)),
        ("/api/quick", {}),
    ]
    pages = [
        "/api/rules",
        "/api/mine",
        "/t/none/record",
        "/t/none/review",
        "/api/review/none",
    ]

    async def answers(host: Host) -> list[tuple[int, Any]]:
        found = [await host.post(path, body) for path, body in asked]
        found += [await host.get(page) for page in pages]
        return [(status, json.loads(body)) for status, body in found]

    async with harness.hosting(tmp_path) as server:
        by_server = await answers(server)
    async with on_device() as device:
        by_device = await answers(device)
    for question, theirs, ours in zip([*asked, *pages], by_server, by_device, strict=True):
        assert ours == theirs, question


async def seats_of_three(host: DeviceHost) -> tuple[str, list[str]]:
    """Three people at one table, each with a token of their own."""
    tokens = [await host.visitor() for _ in range(3)]
    code = await host.open(tokens[0], m.Plan("sabra", players=3, rounds=1, clock=0))
    for token, name in zip(tokens[1:], ("Bo", "Cy"), strict=True):
        async with joining(host, code, token, name) as client:
            await client.do(m.TakeSeat, name, "dd" * 16)
            await client.do(m.Ready)
    return code, tokens


async def test_a_closed_tab_loses_nothing_not_even_a_draft() -> None:
    """Protects people who pass one device round: everything is there when the page is opened again."""
    browser = Browser()
    async with on_device(browser) as host:
        code, tokens = await seats_of_three(host)
        async with joining(host, code, tokens[0], "Ada") as ada:
            await ada.do(m.Start)
            await ada.until(lambda: ada.view is not None and ada.view.turn is not None)
            assert ada.view is not None
            turn = ada.view.turn
            assert turn is not None
        async with joining(host, code, tokens[turn], "who") as player:
            assert player.view is not None
            rack = player.view.rack
            assert rack is not None
            laid = m.Draft([[str(rack[0])]], None, False, None)
            await player.send(m.SendDraft(player.seen, laid))
            await player.ask(
                m.AskHint(player.new_id(), player.seen, m.HintKind.WHY)
            )  # the draft is before it
    async with on_device(browser) as host, joining(host, code, tokens[turn], "again") as player:
        assert player.view is not None
        assert player.view.rack == rack
        assert player.draft is not None
        assert msgspec.structs.replace(player.draft.draft, touched=0) == laid  # it has a name now


async def test_each_person_on_one_device_sees_their_own_rack_alone() -> None:
    """Protects what is hidden: the page is shown the view of the seat in hand, never another rack."""
    async with on_device() as host:
        code, tokens = await seats_of_three(host)
        racks = []
        async with joining(host, code, tokens[0], "Ada") as ada:
            await ada.do(m.Start)
            await ada.until(lambda: ada.view is not None and ada.view.turn is not None)
        for token in tokens:
            async with joining(host, code, token) as client:
                assert client.view is not None
                racks.append(client.view.rack)
                told = msgspec.json.encode(client.heard).decode()
                assert '"racks":[' not in told or '"racks":[]' in told
        async with joining(host, code, None) as nobody:
            assert nobody.view is not None
            assert nobody.view.rack is None
        assert all(racks)
        assert len({tuple(rack or ()) for rack in racks}) == 3


async def test_a_missed_turn_becomes_a_puzzle_on_the_device() -> None:
    """Protects the offer of the replay without a server: the puzzle and refusals of a server."""
    text, number, wanted = a_missed_turn()
    async with on_device() as host:
        path = "/api/puzzles/moment"
        reply = await host.device.ask("POST", f"{path}?turn={number}", text.encode())
        (puzzle,) = read_pack(json.loads(reply.body)["puzzle"])
        assert puzzle.id == wanted
        for query, body, status in (("", text, 400), ("?turn=x", text, 400), ("?turn=0", "hello", 400)):
            assert (await host.device.ask("POST", path + query, body.encode())).status == status
        assert (await host.get("/t/none/puzzle?turn=0"))[0] == 404


async def test_a_finished_match_is_reviewed_on_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the replay without a server: progress is told, and then the review itself."""
    little = {"nodes": 100, "budget_ms": 10.0, "luck_ms": 1.0, "questions": 0, "playouts": 0}
    monkeypatch.setattr(device, "EFFORT", little)
    async with on_device() as host:
        token = await host.visitor()
        code = await host.quick(token, TWO, ["builder"])
        async with joining(host, code, token) as client:
            assert (await host.get(f"/t/{code}/review"))[0] == 409, (
                "a match that is being played is not looked into"
            )
            await Player(client, 3).play()
        status, body = await host.get(f"/t/{code}/review")
        assert status == 202
        key, total = json.loads(body)["key"], json.loads(body)["count"]
        while status == 202:
            await asyncio.sleep(0)
            status, body = await host.get(f"/api/review/{key}")
        assert status == 200
        assert len(json.loads(body)["turns"]) == total


def test_a_device_answers_at_the_addresses_of_a_server() -> None:
    """Protects the page, which does not know whom it asks: a server has all that a device has."""
    asked = {(one.method, one.path) for one in operations_of(DeviceRoutes)}
    declared = {(one.method, one.path) for one in OPERATIONS}
    assert asked - declared == {("post", "/api/together"), ("post", "/api/together/{code}")}
