"""People who share one device: each has a seat and a token of their own, and nobody sees another's rack."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.device.harness import Browser, joining, on_device
from tilerummy.device.browser import begin
from tilerummy.protocol import messages as m

PLAN = {"preset": "sabra", "players": 3, "rounds": 1}


async def test_everybody_has_a_seat_and_a_token() -> None:
    """Protects pass and play: the match begins with the people in their order, and a rack is its owner's."""
    async with on_device() as host:
        wanted = {"plan": PLAN, "people": ["Ana", "Robin"], "bots": ["builder"], "faces": [None, 5]}
        status, body = await host.post("/api/together", wanted, await host.visitor())
        assert status == 201
        seated = json.loads(body)
        racks = []
        for seat, token in seated["tokens"].items():
            async with joining(host, seated["code"], token) as client:
                assert client.party is not None
                assert client.party.you.seat == int(seat)
                assert client.party.plan.clock == 0, "nobody's time runs while the device is handed on"
                assert [place.name for place in client.party.places][:2] == ["Ana", "Robin"]
                assert [place.face for place in client.party.places] == [None, 5, None]
                assert client.view is not None
                racks.append(client.view.rack)
        assert len(racks) == 2
        assert racks[0] != racks[1]
        async with joining(host, seated["code"]) as watching:
            assert watching.view is not None
            assert watching.view.rack is None


async def test_seats_that_nobody_has_are_refused() -> None:
    """Protects the form: a table with an empty seat would wait for somebody who can't come."""
    async with on_device() as host:
        wanted = {"plan": PLAN, "people": ["Ana"], "bots": []}
        status, body = await host.post("/api/together", wanted, await host.visitor())
        assert status >= 400
        assert json.loads(body)["reasons"][0]["code"] == "places_open"


class Bytes:
    """Bytes as a browser hands them over."""

    def __init__(self, found: bytes) -> None:
        self._found = found

    def to_bytes(self) -> bytes:
        return self._found


async def test_a_worker_speaks_in_texts_and_numbers() -> None:
    """Protects the seam to the browser: what it keeps begins again, and a line carries a conversation."""
    browser, heard = Browser(), asyncio.Queue[tuple[int, str | None]]()

    async def keep(count: int, numbers: str, pages: bytes) -> None:
        found: dict[int, Any] = {}
        for place, number in enumerate(json.loads(numbers)):
            found[number] = pages[place * 4096 : (place + 1) * 4096]
        browser.pages = {n: page for n, page in {**browser.pages, **found}.items() if n < count}

    speaker = await begin(Bytes(b""), keep, lambda wire, text: heard.put_nowait((wire, text)))
    status, body, _ = await speaker.ask("POST", "/api/visitors", "", None)
    assert status == 201
    token = json.loads(body)["token"]
    again = await begin(Bytes(browser.kept()), keep, lambda wire, text: heard.put_nowait((wire, text)))
    assert (await again.ask("GET", "/api/mine", "", token))[0] == 200
    again.open(7, "nowhere")
    again.say(7, json.dumps({"type": "hello", "protocol": m.PROTOCOL, "token": token}))
    wire, text = await heard.get()
    assert wire == 7
    assert "no_table" in (text or "")
    again.hang_up(7)
    await speaker.close()
    await again.close()
