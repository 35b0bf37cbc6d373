"""A notice arrives in a browser as people have it: only the push service is ours."""

from __future__ import annotations

import json
import threading
import urllib.request
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from tests.needs import lacking
from tests.site.foreign import firefox, missing_for, wait
from tests.web.conftest import Reached
from tests.web.days import serving_days

HALF_A_DAY_MS = 12 * 3_600_000
PREFERENCES = """
user_pref("remote.prefs.recommended", false);
user_pref("dom.push.enabled", true);
user_pref("dom.push.connection.enabled", true);
user_pref("dom.push.serverURL", "%s");
user_pref("dom.push.testing.allowInsecureServerURL", true);
user_pref("permissions.default.desktop-notification", 1);
user_pref("dom.webnotifications.requireuserinteraction", false);
"""
SHOWN = """(async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const [one] = (await worker?.getNotifications()) ?? [];
  return one && [one.title, one.body, one.data];
})()"""


@dataclass
class PushService:
    """As the push service of the browser's maker: a line to the browser, and an address for servers."""

    line: str = ""
    address: str = ""
    lines: list[ServerConnection] = field(default_factory=list)
    channels: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)

    def hear(self, browser: ServerConnection) -> None:
        self.lines.append(browser)
        with suppress(ConnectionClosed):  # it goes without a word
            for text in browser:
                self._answer(browser, json.loads(text))

    def _answer(self, browser: ServerConnection, said: dict[str, Any]) -> None:
        match said.get("messageType"):
            case "hello":
                self._say(browser, said, uaid="ab" * 16, use_webpush=True, broadcasts={})
            case "register":
                self.channels.append(said["channelID"])
                address = f"{self.address}/box/{said['channelID']}"
                self._say(browser, said, channelID=said["channelID"], pushEndpoint=address)
            case "ack":
                self.taken += [one["channelID"] for one in said["updates"]]
            case _:
                pass

    @staticmethod
    def _say(browser: ServerConnection, to: dict[str, Any], **more: object) -> None:
        browser.send(json.dumps({"messageType": to["messageType"], "status": 200, **more}))

    def bring(self, channel: str, body: bytes) -> None:
        data = urlsafe_b64encode(body).rstrip(b"=").decode()
        notice = {"messageType": "notification", "channelID": channel, "version": "1", "data": data}
        self.lines[-1].send(json.dumps({**notice, "headers": {"encoding": "aes128gcm"}}))


@contextmanager
def push_service() -> Iterator[PushService]:
    """Such a service on this machine."""
    service = PushService()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            service.bring(self.path.rpartition("/")[2], self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    posts = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    with serve(service.hear, "127.0.0.1", 0, compression=None) as lines:
        service.address = f"http://127.0.0.1:{posts.server_port}"
        service.line = f"ws://127.0.0.1:{lines.socket.getsockname()[1]}/"
        threads = [threading.Thread(target=one.serve_forever) for one in (posts, lines)]
        for thread in threads:
            thread.start()
        try:
            yield service
        finally:
            posts.shutdown()
            posts.server_close()
            lines.shutdown()
            for thread in threads:
                thread.join()


def sending(service: str) -> dict[str, Any]:
    """What a server needs to send notices there."""
    return {"push_services": (service,), "security_contact": "mailto:host@example.org"}


def begun(server: Reached, token: str) -> str:
    """A table with days for a turn, at which it is this one's turn."""
    plan = {"preset": "sabra", "players": 2, "clock": 86_400}
    while True:
        game = {"name": "Bo", "salt": "aa" * 16, "plan": plan, "bots": ["builder"]}
        code = str(server.post("/api/quick", game, token)["code"])
        asked = urllib.request.Request(f"{server.url}/api/tables/{code}")
        asked.add_header("authorization", f"Bearer {token}")
        with urllib.request.urlopen(asked, timeout=60) as answer:
            view = json.load(answer)["view"]
        if view["turn"] == view["seat"]:
            return code


@pytest.mark.long
def test_a_notice_arrives_in_firefox(tmp_path: Path) -> None:
    """Protects whoever was promised to be called: sealed by our server, opened by their browser, shown."""
    if missing := missing_for("firefox"):
        lacking(missing)
    profile = tmp_path / "profile"
    profile.mkdir()
    with (
        push_service() as service,
        serving_days(
            tmp_path, push_services=(service.address,), security_contact="mailto:us@example.org"
        ) as server,
        firefox(profile, PREFERENCES % service.line) as browser,
    ):
        server.later(HALF_A_DAY_MS)  # nobody is called at night
        token = str(server.post("/api/visitors")["token"])
        code = begun(server, token)
        browser.open(f"{server.url}/favicon.svg")
        browser.run(f"localStorage.setItem('tilerummy-token', {json.dumps(token)})")
        browser.open(f"{server.url}/#games")
        wait(browser, "navigator.serviceWorker.controller && true")
        wait(browser, "document.querySelector('[data-do=notify]') && true")
        browser.run("document.querySelector('[data-do=notify]').click()")
        kept = f"""fetch('/api/notices', {{ headers: {{ Authorization: 'Bearer {token}' }} }})
          .then((answer) => answer.json()).then(({{ browsers }}) => browsers)"""
        while not browser.run(f"new Promise((done) => setTimeout(() => done({kept}), 50))"):
            pass
        assert len(service.channels) == 1
        browser.open(f"{server.url}/favicon.svg")  # whoever looks at the table is not called
        server.later(HALF_A_DAY_MS // 6)
        server.notify()
        while not (shown := browser.run(SHOWN)):
            pass
        assert shown[2] == f"{server.url}/t/{code}"
