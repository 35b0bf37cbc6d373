"""The pictures of README and docs, from a real match on a real server: three at a table, two of them here.

Noa sits at a desk and Ana holds a phone; the third is a computer. They play over the wire until the table
is full and Noa can lay a few tiles. Then Noa's turn is played by hand on the page, and filmed.
"""

from __future__ import annotations

import base64
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

import tilerummy as tr
from tests.web import screen
from tests.web.conftest import Server
from tests.web.hands import Drags, Point
from tests.web.match import ask
from tests.web.player import Player
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import read_view, turn_message, with_history
from tilerummy.rules.preset import load
from tools.webp import Frame, animated

_DECODER: msgspec.json.Decoder[m.ServerMessage] = msgspec.json.Decoder(m.ServerMessage)
ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
NAMES = ("Noa", "Ana")
NOA, ANA = 0, 2
"""Their seats: the computer sits down first."""
SETS, MOST_TRIES = 11, 12
FILM_WIDTH = 720
STEPS = 5
"""Frames while a tile is carried."""
DESK, PHONE, TELEVISION = (1280, 800), (390, 844), (1920, 1080)

STILL = "() => document.getAnimations().every((one) => one.playState === 'finished')"
# Draws a picture on a canvas of a width, and gives what changed since the last one as WebP.
DEVELOP = """async ([png, width, quality, afresh]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const height = Math.round(image.height * width / image.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const now = pen.getImageData(0, 0, width, height).data;
  let [left, top, right, bottom] = [0, 0, width, height];
  if (!afresh) {
    [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < now.length; i += 4)
      if (Math.abs(now[i] - window.last[i]) + Math.abs(now[i + 1] - window.last[i + 1]) > 12) {
        const x = (i / 4) % width, y = Math.floor(i / 4 / width);
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
    if (left >= right) return null;
  }
  window.last = now;
  [left, top] = [left - left % 2, top - top % 2];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext('2d').drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { x: left, y: top, width: right - left, height: bottom - top, canvas: [width, height],
    still: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}"""

HERO = """<!doctype html><meta charset=utf-8><body style="margin:0;width:1600px;height:900px;
position:relative;overflow:hidden;background:radial-gradient(90% 80% at 38% 30%,#fbf7ee,#efe6d5 62%,#e2d5bd)">
<div style="position:absolute;inset:650px 0 0;background:linear-gradient(#d9c7a6,#c9b48e)"></div>
<div style="position:absolute;left:56px;top:84px;border-radius:26px;background:#26241f;padding:14px;
box-shadow:0 50px 70px -20px #3c2a106b"><img src="data:image/png;base64,DESK"
style="display:block;width:1066px;border-radius:13px"></div>
<div style="position:absolute;left:1190px;top:100px;border-radius:50px;background:#1d1b17;padding:13px;
box-shadow:0 44px 60px -14px #3c2a1080"><img src="data:image/png;base64,PHONE"
style="display:block;width:328px;border-radius:38px"></div>"""


class Seat:
    """Somebody at the table, with a line to it."""

    def __init__(self, token: str, line: ClientConnection) -> None:
        self.token, self.line = token, line
        self._party: m.PartyState | None = None
        self._view: m.GameView | None = None

    def view_after(self, sequence: int) -> tr.View:
        """What this seat sees once more than so many events have happened."""
        while self._view is None or self._view.sequence <= sequence:
            message = _DECODER.decode(self.line.recv(timeout=30))
            match message:
                case m.Snapshot():
                    self._party, self._view = message.party, message.view
                case m.PartyChanged():
                    self._party = message.party
                case m.Happened() | m.StaleView():
                    self._view = with_history(message.view, self._view)
                case m.Refused():
                    raise RuntimeError(f"the server refused: {message.reasons}")
                case _:
                    pass
        assert self._party is not None
        return read_view(self._party, self._view)

    def send(self, message: m.ClientMessage) -> None:
        """Ask for something."""
        self.line.send(msgspec.json.encode(message).decode())


class Darkroom:
    """A page that turns screenshots into WebP."""

    def __init__(self, browser: Any) -> None:
        self.page = browser.new_page(viewport={"width": 1600, "height": 900})

    def still(self, png: bytes, width: int, path: Path) -> None:
        """One picture."""
        path.write_bytes(base64.b64decode(self._develop(png, width, 0.82, afresh=True)["still"]))

    def film(self, pictures: list[tuple[bytes, int]], path: Path) -> None:
        """A moving picture; what does not change lasts longer."""
        frames: list[Frame] = []
        canvas = (0, 0)
        for png, ms in pictures:
            seen = self._develop(png, FILM_WIDTH, 0.7, afresh=not frames)
            if seen is None:
                last = frames.pop()
                frames.append(Frame(last.still, last.x, last.y, last.width, last.height, last.ms + ms))
                continue
            canvas = seen["canvas"]
            still = base64.b64decode(seen["still"])
            frames.append(Frame(still, seen["x"], seen["y"], seen["width"], seen["height"], ms))
        path.write_bytes(animated(frames, *canvas))

    def hero(self, desk: bytes, phone: bytes, path: Path) -> None:
        """Both devices beside each other."""
        desk_text, phone_text = (base64.b64encode(png).decode() for png in (desk, phone))
        self.page.set_content(HERO.replace("DESK", desk_text).replace("PHONE", phone_text))
        self.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        self.still(self.page.screenshot(), 1600, path)

    def _develop(self, png: bytes, width: int, quality: float, *, afresh: bool) -> Any:
        return self.page.evaluate(DEVELOP, [base64.b64encode(png).decode(), width, quality, afresh])


class FilmedDrags(Drags):
    """Hands that drag slowly enough for a camera."""

    def __init__(self, page: Any) -> None:
        super().__init__(page, touch=False)
        self.pictures: list[tuple[bytes, int]] = []

    def look(self, ms: int) -> None:
        """A frame."""
        self.pictures.append((self.page.screenshot(), ms))

    def drag(self, start: Point, end: Point) -> None:
        """As any hand drags, with a frame for each step."""
        self.begin()
        self.down(start)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            self.look(90)
        self.up(end)
        self.page.wait_for_function(STILL)
        self.look(350)


def seats_at_a_table(server: Server, stack: ExitStack) -> tuple[str, list[Seat]]:
    """Noa, Ana and a computer begin a match."""
    tokens = [str(server.post("/api/visitors")["token"]) for _ in NAMES]
    plan = {"preset": "sabra", "players": 3, "clock": 0, "rounds": 1}
    body = {"plan": plan, "name": NAMES[0], "salt": "aa" * 16, "bots": ["novice"]}
    code = str(server.post("/api/tables", body, tokens[0])["code"])
    seats = []
    for token in tokens:
        line = stack.enter_context(connect(f"{server.url.replace('http', 'ws', 1)}/t/{code}/socket"))
        seats.append(Seat(token, line))
        seats[-1].send(m.Hello(token=token))
    ask(seats[1].line, m.TakeSeat("sit", NAMES[1], "bb" * 16))
    ask(seats[1].line, m.Ready("ready"))
    seats[0].send(m.Start("start"))
    return code, seats


def play_until_full(seats: list[Seat]) -> bool:
    """Play greedily until many sets lie there and Noa can lay a few tiles more; False if that never comes."""
    greedy = tr.bot("greedy")
    view = seats[0].view_after(0)
    while view.final is None:
        if view.turn in (NOA, ANA):
            seat = seats[0 if view.turn == NOA else 1]
            seen = seat.view_after(view.sequence - 1)
            if view.turn == NOA and good_to_show(seen):
                return True
            seat.send(turn_message(greedy.act(seen), f"move{view.sequence}", view.sequence))
        view = seats[0].view_after(view.sequence)
    return False


def good_to_show(view: tr.View) -> bool:
    """A full table, and a turn that lays two to four tiles of a rack with more, few of them moved."""
    if len(view.table) < SETS or not view.players[0].opened:
        return False
    best = tr.Position.of(view).solve()
    assert view.rack is not None
    return 2 <= best.tiles <= 4 and len(view.rack) - best.tiles >= 2 and len(best.steps) <= 4


def open_table(
    browser: Any,
    server: Server,
    code: str,
    seat: Seat,
    size: tuple[int, int],
    scale: float,
    view: str = "",
    mark: str = ".wood [data-rack]",
) -> Any:
    """The table on somebody's device, in one of its views."""
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        has_touch=phone,
        is_mobile=phone,
        locale="en",
        color_scheme="light",
        service_workers="block",
    )
    context.add_init_script(f"localStorage['tilerummy-token'] = '{seat.token}'")
    page = context.new_page()
    page.set_default_timeout(screen.WAIT_MS)
    page.goto(f"{server.url}/t/{code}{view}")
    page.wait_for_selector(mark)
    return page


def room(browser: Any, server: Server, code: str, seat: Seat) -> tuple[bytes, bytes]:
    """The big screen and the phone of somebody who has put two tiles on the table; they are taken back."""
    rack = open_table(browser, server, code, seat, PHONE, 2.0, "/rack", "[data-do=show]")
    rack.click("[data-do=show]")
    big = open_table(browser, server, code, seat, TELEVISION, 1.0, "/big", ".meld")
    for place in range(2):
        rack.locator("[data-rack]").nth(place).click()
    rack.click(".action[data-deed=put]")
    big.wait_for_selector(".tray [data-id]")
    for page in (big, rack):
        page.wait_for_function(STILL)
    shots = big.screenshot(), rack.screenshot()
    rack.click("[data-do=undo]")
    big.wait_for_selector(".tray", state="detached")
    for page in (big, rack):
        page.context.close()
    return shots


def take(browser: Any, server: Server) -> list[Path]:
    """Play, film, and keep the pictures."""
    PICTURES.mkdir(exist_ok=True)
    darkroom = Darkroom(browser)
    with ExitStack() as stack:
        for _ in range(MOST_TRIES):
            code, seats = seats_at_a_table(server, stack)
            if play_until_full(seats):
                break
        else:
            raise RuntimeError(f"no match of {MOST_TRIES} came to a table that is worth a picture")
        big, rack = room(browser, server, code, seats[0])
        desk = open_table(browser, server, code, seats[0], DESK, 1.0)
        phone = open_table(browser, server, code, seats[1], PHONE, 2.0)
        for page in (desk, phone):
            page.wait_for_function(STILL)
        player = Player(desk, load("sabra"), players=3)
        hands = FilmedDrags(desk)
        player.hands = hands
        hands.look(700)
        player.build(screen.wait_for_turn(desk))
        hands.look(600)
        phone.wait_for_selector(".meld.draft")
        phone.wait_for_function(STILL)
        shots = desk.screenshot(), phone.screenshot()
        hands.press(".action")
        for _ in range(6):
            hands.look(120)
        hands.look(1500)
    paths = [PICTURES / name for name in ("table-desk.webp", "table-phone.webp", "hero.webp", "turn.webp")]
    darkroom.still(shots[0], 1100, paths[0])
    darkroom.still(shots[1], 585, paths[1])
    # What a browser shows before the page is installed; the manifest says how large they are.
    darkroom.still(shots[0], 800, PUBLIC / "screenshot-desk.webp")
    darkroom.still(shots[1], 390, PUBLIC / "screenshot-phone.webp")
    darkroom.still(big, 1100, PICTURES / "room-screen.webp")
    darkroom.still(rack, 390, PICTURES / "room-rack.webp")
    darkroom.hero(*shots, paths[2])
    darkroom.film(hands.pictures, paths[3])
    return paths
