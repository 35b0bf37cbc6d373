"""Notices: sealed for one browser, sent once, by day, and to whom they were promised.

The push service is our own: it listens on this machine, checks who sends, and opens what it gets with the
browser's keys, as the standards say, sharing no code with the server.
"""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import HandClock, Host, hosting, http, pair
from tilerummy.locales.catalogue import catalogue
from tilerummy.protocol import messages as m
from tilerummy.server.push.delivery import sealed
from tilerummy.server.push.notice import BadAddress, LocalTime, PushAddress, read_address
from tilerummy.server.store.push_rows import pushes_of

NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)
HOUR_MS = 3_600_000
DAYS = m.Plan(players=2, clock=86_400)


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


@dataclass
class Browser:
    """Somebody's browser with its keys."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen letters!"

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def opened(self, body: bytes) -> bytes:
        salt, length, ours = body[:16], body[20], body[21 : 21 + body[20]]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), ours)
        shared = self.private.exchange(ec.ECDH(), sender)
        material = derived(shared, self.auth, b"WebPush: info\0" + self.point + ours, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert text[-1:] == b"\2"
        return text[:-1]


@dataclass
class Service:
    """A push service: takes what a known server brings."""

    address: str = ""
    status: int = 201
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    def wish(self, browser: Browser, **more: Any) -> m.PushWish:
        wanted: dict[str, Any] = {"language": "en", "zone": 0, **more}
        return m.PushWish(f"{self.address}/box", base64(browser.point), base64(browser.auth), **wanted)

    def read(self, browser: Browser) -> list[dict[str, str]]:
        return [json.loads(browser.opened(body)) for _, _, body in self.got]


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.got.append((self.path, dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def sending(service: Service) -> dict[str, Any]:
    return {"security_contact": "mailto:host@example.org", "push_services": (service.address,)}


async def put(host: Host, token: str, wish: m.PushWish) -> tuple[int, Any]:
    address, body = host.address + "/api/notices", msgspec.json.encode(wish)
    status, answer = await asyncio.to_thread(http, address, body, token, "PUT")
    return status, json.loads(answer)


async def delete(host: Host, path: str, token: str) -> int:
    return (await asyncio.to_thread(http, host.address + path, None, token, "DELETE"))[0]


def require_introduced(service: Service, key: str) -> None:
    """The sender is who the browser was told of, and means this service."""
    _, headers, _ = service.got[-1]
    scheme, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    said, _, signature = parts["t"].rpartition(".")
    raw = unbase64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    public.verify(der, said.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(unbase64(said.split(".")[1]))
    assert claims["aud"] == service.address
    assert claims["sub"] == "mailto:host@example.org"


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    point = unbase64(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    once = int.from_bytes(unbase64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        PushAddress("https://push.example.net/push", point, unbase64("BTBZMqHH6r4Tts7J_aSIgg")),
        unbase64("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(once, ec.SECP256R1()),
    )
    assert base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "https://10.0.0.1/x",
        "https://push.apple.com/x",
        "https://..push.apple.com/x",
        "https://a..push.apple.com/x",
        "https://-a.push.apple.com/x",
        "https://.push.apple.com/x",
        "file:///etc/passwd",
        "https://[::1",
        "https://fcm.googleapis.com/ä",
    ],
)
def test_only_services_of_browsers_are_believed(endpoint: str) -> None:
    browser = Browser()
    good = "https://web.push.apple.com/x"
    assert read_address(good, base64(browser.point), base64(browser.auth)).endpoint == good
    with pytest.raises(BadAddress):
        read_address(endpoint, base64(browser.point), base64(browser.auth))


async def test_a_waiting_turn_is_told_once_and_by_day(database: str) -> None:
    browser = Browser()
    with push_service() as service:
        async with hosting(database, HandClock(NOON), **sending(service)) as host:
            key = json.loads((await host.get("/api/notices"))[1])["key"]
            async with pair(host, DAYS) as (first, second, code):
                waiting = (first if first.my_turn else second).token
            assert waiting is not None
            await put(host, waiting, service.wish(browser))
            notices = host.parts.service.notices
            await notices.look()
            assert not service.got  # they have just gone
            host.pass_time(120)
            await notices.look()
            await notices.look()
            assert [told["title"] for told in service.read(browser)] == [catalogue("en").text("notice-turn")]
            assert service.read(browser)[0]["url"] == f"/t/{code}"
            require_introduced(service, key)


async def test_nobody_is_woken_and_a_reminder_comes_at_its_time(database: str) -> None:
    browser, clock = Browser(), HandClock(NOON)
    assert LocalTime(600).is_night(NOON)
    assert not LocalTime(0).is_night(NOON)
    with push_service() as service:
        async with hosting(database, clock, **sending(service)) as host:
            ada = await host.visitor()
            status, told = await put(host, ada, service.wish(browser, language="de", zone=60, remind=14 * 60))
            assert (status, told["browsers"]) == (200, 1)
            notices = host.parts.service.notices
            await notices.look()
            assert not service.got
            clock.now = NOON + HOUR_MS
            await notices.look()
            await notices.look()
            assert [one["title"] for one in service.read(browser)] == ["Die Steine des Tages sind da"]
            clock.now = NOON + 30 * HOUR_MS  # no server for five hours: too late
            await notices.look()
            assert len(service.got) == 1
            service.status = 410
            clock.now = NOON + 49 * HOUR_MS
            await notices.look()
            assert len(service.got) == 2
            assert json.loads((await host.get("/api/notices", ada))[1])["browsers"] == 0


async def test_notices_end_with_a_tap_and_with_their_visitor(database: str) -> None:
    with push_service() as service:
        async with hosting(database, HandClock(NOON), **sending(service)) as host:
            ada = await host.visitor()
            await put(host, ada, service.wish(Browser()))
            assert json.loads((await host.get("/api/mine/data", ada))[1])["browsers"] == 1
            assert await delete(host, "/api/notices", ada) == 200
            assert json.loads((await host.get("/api/notices", ada))[1])["browsers"] == 0
            await put(host, ada, service.wish(Browser()))
            assert await delete(host, "/api/mine", ada) == 200
            assert not await host.parts.service.store.query("SELECT endpoint FROM pushes")


async def test_forged_addresses_are_refused_and_a_browser_is_one_persons(database: str) -> None:
    with push_service() as service:
        async with hosting(database, HandClock(NOON), **sending(service)) as host:
            ada, bo = await host.visitor(), await host.visitor()
            browser = Browser()
            for bad in ({"point": base64(bytes(65))}, {"auth": "AAAA"}, {"endpoint": "https://127.0.0.1/x"}):
                wish = msgspec.structs.replace(service.wish(browser), **bad)
                status, answer = await put(host, ada, wish)
                assert (status, answer["reasons"][0]["code"]) == (400, "unreadable"), bad
            for token in (ada, bo):
                await put(host, token, service.wish(browser))
            kept = await host.parts.service.store.query("SELECT visitor FROM pushes")
            assert len(kept) == 1
            visitor = host.parts.service.identity.known(bo)
            assert len(await pushes_of(host.parts.service.store, visitor)) == 1


async def test_a_server_without_a_contact_sends_none(database: str) -> None:
    async with hosting(database, HandClock(NOON)) as host:
        assert json.loads((await host.get("/api/notices"))[1]) == {"key": None, "browsers": 0}
        status, answer = await put(
            host, await host.visitor(), Service("https://x.notify.windows.com").wish(Browser())
        )
        assert (status, answer["reasons"][0]["code"]) == (400, "no_notices")


async def test_a_family_is_called_to_the_table_once_an_hour(database: str) -> None:
    browser = Browser()
    with push_service() as service:
        async with hosting(database, HandClock(NOON), **sending(service)) as host:
            kim, mia = await host.visitor(), await host.visitor()
            status, body = await host.post("/api/families", m.NewFamily("Our table", "Kim"), kim)
            assert status == 201, body
            code = json.loads(body)["code"]
            at = f"/api/families/{code}"
            shown = json.loads((await host.get(at, mia))[1])["digits"]
            assert (await host.post(f"{at}/phones", m.FamilyLetIn(shown, name="Mia"), kim))[0] == 201
            assert json.loads((await host.get(at, mia))[1])["you"] == 2
            for token in (kim, mia):
                await put(host, token, service.wish(browser))
            host.pass_time(120)  # Mia is gone
            for _ in range(2):
                assert (await host.post(f"{at}/games", m.FamilyPlay(m.NewTable()), kim))[0] == 201
            await host.parts.service.notices.close()
            assert [(one["title"], one["url"]) for one in service.read(browser)] == [
                ("Our table", f"/f/{code}")
            ]
