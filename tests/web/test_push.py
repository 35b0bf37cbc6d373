"""A notice arrives in a browser as people have it: only the push service is ours."""

from __future__ import annotations

import json
import socket
import threading
import urllib.request
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
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
user_pref("marionette.port", 0);
"""
MARIONETTE = ("--marionette", "--remote-allow-system-access")
ALERTS = """
const [mock, kept] = [{}, (Services.tilerummyAlerts = [])];
Object.assign(mock, {
  QueryInterface: ChromeUtils.generateQI(["nsIAlertsService"]),
  showAlert(alert, listener) {
    kept.push({ alert, listener });
    listener?.observe(null, "alertshow", alert.cookie);
  },
  closeAlert() {},
});
Components.manager.QueryInterface(Ci.nsIComponentRegistrar).registerFactory(
  Services.uuid.generateUUID(), "alerts", "@mozilla.org/alerts-service;1",
  { createInstance: (wanted) => mock.QueryInterface(wanted) },
);
"""
"""In place of the desktop that shows alerts, for a browser without a screen has none: it keeps them."""
TAPPED = """
const [{ alert, listener }] = Services.tilerummyAlerts;
listener.observe(null, "alertclickcallback", alert.cookie);
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


class Desktop:
    """The inside of Firefox: what shows alerts, and tells of taps on them."""

    def __init__(self, profile: Path) -> None:
        self._profile, self._count = profile, 0
        self._line = socket.socket()

    def session(self) -> str:
        """Begin one; where its pages are asked."""
        while not (port := self._profile / "MarionetteActivePort").exists():
            pass
        self._line.connect(("127.0.0.1", int(port.read_text())))
        self._heard()
        begun = self._ask("WebDriver:NewSession", {"webSocketUrl": True})
        self._ask("Marionette:SetContext", {"value": "chrome"})
        return str(begun["capabilities"]["webSocketUrl"])

    def run(self, script: str) -> None:
        """Run a script as the browser's own."""
        self._ask("WebDriver:ExecuteScript", {"script": script, "args": []})

    def close(self) -> None:
        self._line.close()

    def _ask(self, command: str, parameters: object) -> Any:
        self._count += 1
        body = json.dumps([0, self._count, command, parameters])
        self._line.sendall(f"{len(body)}:{body}".encode())
        _, _, error, result = self._heard()
        assert error is None, error
        return result

    def _heard(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._line.recv(1)
        body = b""
        while len(body) < int(length[:-1]):
            body += self._line.recv(int(length[:-1]) - len(body))
        return json.loads(body)


@pytest.mark.long
def test_a_notice_arrives_in_firefox(tmp_path: Path) -> None:
    """Protects whoever was promised to be called: sealed by our server, opened by their browser, shown;
    a tap on it opens the turn."""
    if missing := missing_for("firefox"):
        lacking(missing)
    profile = tmp_path / "profile"
    profile.mkdir()
    with (
        push_service() as service,
        serving_days(
            tmp_path, push_services=(service.address,), security_contact="mailto:us@example.org"
        ) as server,
        closing(Desktop(profile)) as desktop,
        firefox(profile, PREFERENCES % service.line, *MARIONETTE, joined=desktop.session) as browser,
    ):
        desktop.run(ALERTS)
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
        desktop.run(TAPPED)
        while f"{server.url}/t/{code}" not in browser.addresses():
            pass
