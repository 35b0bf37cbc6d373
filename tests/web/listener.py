"""Somebody who plays by ear: Firefox on a screen that nobody sees, Orca, keys as a keyboard sends them.

What Orca says is written down instead of spoken. Keys go over the bus for accessibility: so
Orca has them before the browser, as it has those of a keyboard.
"""

from __future__ import annotations

import os
import shutil
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen

from websockets.sync.server import serve

from tests.children import running
from tests.needs import lacking
from tests.site.foreign import WAIT_S, Firefox, firefox, screen
from tests.web.conftest import Server
from tests.web.scene import Scene

SYSTEM_PYTHON = "/usr/bin/python3"
"""Orca is a program of the system's Python, and what it is made of is found there."""
ORCA = """
import os
from orca import settings, speech

said = open(os.environ["SPOKEN"], "a", buffering=1)

def speak(text, *_, **__):
    said.write(" ".join(text.split()) + "\\n")

def read(utterances, *_):
    for context, _voice in utterances:
        speak(context.utterance)

speech.init = lambda: None
speech._speak = speech.speakCharacter = speak
speech.sayAll = read
speech.speakKeyEvent = lambda *_, **__: None
settings.sayAllOnLoad = False
speak("Orca is here.")
"""
"""Orca runs this as a customization of its user: it has no voice, and what it would say is written down."""
START = """
import sys, types
program = types.ModuleType("program")
exec(open(sys.argv.pop(1)).read(), program.__dict__)
program.otherOrcas = list
sys.exit(program.main())
"""
"""Somebody may have an Orca of their own on this machine: this one minds its own screen."""
KEYBOARD = """
import sys
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
for line in sys.stdin:
    Atspi.generate_keyboard_event(int(line), None, Atspi.KeySynthType.SYM)
    print("pressed", flush=True)
"""
KEYS = {
    "Backspace": 0xFF08,
    "Tab": 0xFF09,
    "F6": 0xFFC3,
    "Enter": 0xFF0D,
    "Escape": 0xFF1B,
    "ArrowLeft": 0xFF51,
    "ArrowUp": 0xFF52,
    "ArrowRight": 0xFF53,
    "ArrowDown": 0xFF54,
}
"""As X calls them; letters, figures and the space have their own number."""
SEEN = """
user_pref("accessibility.force_disabled", -1);
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.tabs.warnOnClose", false);
"""
"""The browser tells who listens even before it is asked to."""
QUIET_S = 1.5
"""Who has said nothing for so long has finished; the page keeps its own sentences less far apart."""


def missing() -> str:
    """What is not installed; empty if everything is there."""
    if not shutil.which("firefox-esr"):
        return "Firefox"
    return "" if all(map(shutil.which, ("orca", "Xvfb", "dbus-daemon"))) else "Orca"


class Listener:
    """What Orca says, and a keyboard."""

    def __init__(self, keyboard: Popen[str], spoken: Path) -> None:
        self._keyboard, self._spoken, self._heard = keyboard, spoken, 0

    def press(self, *keys: str, until: str = "") -> list[str]:
        """Presses keys; what is said then, once these words were among it and nothing more comes."""
        assert self._keyboard.stdin is not None
        assert self._keyboard.stdout is not None
        for key in keys:
            self._keyboard.stdin.write(f"{KEYS.get(key) or ord(key)}\n")
            self._keyboard.stdin.flush()
            assert self._keyboard.stdout.readline()
        return self.listen(until)

    def listen(self, until: str = "") -> list[str]:
        """The same without a key."""
        deadline = time.monotonic() + WAIT_S
        while until and not any(until in line for line in self._lines()[self._heard :]):
            assert time.monotonic() < deadline, f"not heard: {until}; but {self._lines()[self._heard :]}"
            time.sleep(0.05)
        lines, since = self._lines(), time.monotonic()
        while time.monotonic() - since < QUIET_S:
            time.sleep(0.05)
            if len(now := self._lines()) > len(lines):
                lines, since = now, time.monotonic()
        new, self._heard = lines[self._heard :], len(lines)
        return new

    def _lines(self) -> list[str]:
        return self._spoken.read_text("utf-8").splitlines()


@contextmanager
def listening(folder: Path) -> Iterator[tuple[Listener, Firefox]]:
    """Orca and Firefox, each with settings of its own; without them the test is skipped by name."""
    if what := missing():
        lacking(what)
    spoken, prefs, profile, home = (folder / name for name in ("spoken.txt", "orca", "profile", "home"))
    for one in (prefs, profile, home):
        one.mkdir()
    spoken.touch()
    (prefs / "orca-customizations.py").write_text(ORCA)
    with screen() as display:
        surroundings = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "SPOKEN": str(spoken),
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "LC_ALL": "C.UTF-8",
        }
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        with running(bus, env=surroundings, stdout=PIPE, stderr=DEVNULL, text=True) as daemon:
            assert daemon.stdout is not None
            surroundings["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
            orca = [SYSTEM_PYTHON, "-c", START, shutil.which("orca") or "", "--user-prefs", str(prefs)]
            keys = [SYSTEM_PYTHON, "-c", KEYBOARD]
            piped = {"stdin": PIPE, "stdout": PIPE, "stderr": DEVNULL, "text": True}
            with (
                running(orca, env=surroundings, stdout=DEVNULL, stderr=DEVNULL),
                running(keys, env=surroundings, **piped) as keyboard,
            ):
                listener = Listener(keyboard, spoken)
                listener.listen("Orca is here.")  # or it would not know which window is in front
                with firefox(profile, SEEN, seen=surroundings) as browser:
                    yield listener, browser


# -- a scene for a browser that no test can reach into ---------------------------------------------


class _Ways(socketserver.ThreadingTCPServer):
    """Where the browser goes: the socket of a table leads to the scene, all else to the page's server."""

    daemon_threads = allow_reuse_address = True
    page = table = 0

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Way)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"


class _Way(socketserver.BaseRequestHandler):
    server: _Ways

    def handle(self) -> None:
        first = self.request.recv(65536)
        is_table = b"/socket " in first.partition(b"\r\n")[0]
        port = self.server.table if is_table else self.server.page
        with socket.create_connection(("127.0.0.1", port)) as there:
            there.sendall(first)
            back = threading.Thread(target=_pour, args=(there, self.request), daemon=True)
            back.start()
            _pour(self.request, there)
            back.join()


def _pour(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while more := source.recv(65536):
            target.sendall(more)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def staged(scene: Scene, folder: Path) -> Iterator[str]:
    """A scene beside a server of the page: where its table is found."""
    with ExitStack() as stack:
        ways = stack.enter_context(_Ways())
        sockets = stack.enter_context(serve(scene.attend, "127.0.0.1", 0))
        server = Server(folder, "--public-url", ways.url)
        stack.callback(server.stop)
        server.start()
        ways.page, ways.table = server.port, sockets.socket.getsockname()[1]
        for one in (ways, sockets):
            threading.Thread(target=one.serve_forever, daemon=True).start()
            stack.callback(one.shutdown)
        yield f"{ways.url}/t/{scene.code}"
