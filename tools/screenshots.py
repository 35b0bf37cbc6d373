"""`./run screenshots`: the pictures of README and docs, from a real match on a server, into docs/pictures.

Noa sits at a desk and Ana holds a phone; the third is a computer. They play over the wire until the table is
full and Noa can lay a few tiles. Then Noa's turn is played by hand on the page, and filmed.

`./run screenshots screens [LANGUAGE ...]`: every screen on a desk and on phones, into the folder screenshots.
Those are made to be looked at, side by side with the design. English and light unless languages are named.

`./run screenshots icons`: the icons of the page as phones want them, from `web/public/icon.svg`.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from PIL import Image

import tilerummy as tr
from tests.web import tables
from tests.web.chromium import launched
from tests.web.conftest import Server, serving
from tests.web.hands import Drags, Point
from tests.web.match import Table, ask, two_at_a_table
from tests.web.player import Player
from tests.web.scene import Scene
from tests.web.screen import WAIT_MS, wait_for_turn
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import read_view, turn_message
from tilerummy.rules.preset import load

ROOT = Path(__file__).parents[1]
HERO = Path(__file__).with_name("hero.html")
FOLDER = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
STILL = "() => document.getAnimations().every((one) => one.playState === 'finished')"
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 640), "landscape": (844, 390)}
PAGES = {"home": ("/", ".closed .below *"), "new": ("/#new", ".box b"), "lobby": ("/#lobby", ".foot")}
PAGES["settings"] = ("/#settings", ".switch")
PAGES |= {name: (f"/#{name}", "h1") for name in ("puzzles", "rules", "companion", "guide", "games", "day")}
PAGES |= {"book": ("/#rules/sabra", "h1"), "tutorial": ("/#tutorial", "h1, h2"), "tv": ("/tv", "h1, h2")}


def device(browser: Any, size: tuple[int, int], phone: bool, **more: Any) -> Any:
    """A browser as it is on some device."""
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, has_touch=phone, is_mobile=phone, **more)
    context.set_default_timeout(WAIT_MS)
    return context


class Camera:
    """One browser window of one size, language and theme."""

    def __init__(self, browser: Any, server: Server, size: str, language: str, theme: str) -> None:
        self.server, self.name = server, f"{size}-{language}-{theme}"
        seen: Any = {"locale": language, "color_scheme": theme, "reduced_motion": "reduce"}
        self.context = device(browser, SIZES[size], size != "desktop", **seen)
        self.page = self.context.new_page()

    def take(self, name: str) -> None:
        """Takes a picture of the page as it is."""
        self.page.wait_for_function(STILL)
        self.page.screenshot(path=FOLDER / self.name / f"{name}.png")

    def pages(self) -> None:
        """The pages around the table."""
        for name, (path, mark) in PAGES.items():
            self.page.goto(self.server.url + path)
            self.page.wait_for_selector(mark)
            self.take(name)

    def scene(self, name: str, scene: Scene, then: tables.Then = None) -> None:
        """A table that was set up, perhaps after somebody did something."""
        self.page.close()
        self.page = self.context.new_page()
        scene.show(self.page, self.server.url, name)
        if then:
            then(self.page, scene)
        self.take(name)


def take_screens(browser: Any, server: Server, options: argparse.Namespace) -> str:
    """Every screen."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for language in options.languages or ["en"]:
        for size in options.size or SIZES:
            camera = Camera(browser, server, size, language, options.theme)
            camera.pages()
            for name, (scene, then) in tables.all_scenes().items():
                camera.scene(name, scene, then)
            camera.context.close()
    return f"{len(list(FOLDER.rglob('*.png')))} pictures in {FOLDER}"


# -- the pictures of README and docs: three at a table, two of them here ----------------------------


NAMES = ("Noa", "Ana")
PEOPLE = NOA, ANA = 0, 2
"""Their seats: the computer sits down first."""
SETS, MOST_TRIES = 11, 12
FILM_WIDTH = 720
STEPS = 5
"""Frames while a tile is carried."""
DESK, PHONE, TELEVISION = (1280, 800), (390, 844), (1920, 1080)


def seen_by(server: Server, code: str, token: str) -> tr.View:
    """What somebody at a table sees now."""
    asked = Request(f"{server.url}/api/tables/{code}", headers={"Authorization": f"Bearer {token}"})
    with urlopen(asked, timeout=60) as answer:
        shown = msgspec.json.decode(answer.read(), type=m.Snapshot)
    assert shown.view is not None
    return read_view(shown.party, shown.view)


TRAVELS = 70
"""How good pictures are that come with the page."""


def still(png: bytes, width: int, path: Path, quality: int = 82) -> None:
    """One picture."""
    _shrunk(png, width).save(path, "webp", quality=quality, method=6)


def film(pictures: list[tuple[bytes, int]], path: Path) -> None:
    """A moving picture; the encoder keeps of each frame what has changed, and shows the rest for longer."""
    first, *others = (_shrunk(png, FILM_WIDTH) for png, _ in pictures)
    times = [ms for _, ms in pictures]
    # Without whole frames in between: nobody begins to look in the middle.
    whole = {"kmin": 0, "kmax": 0, "quality": 70, "method": 4}
    first.save(path, "webp", save_all=True, append_images=others, duration=times, loop=0, **whole)


def _shrunk(png: bytes, width: int) -> Image.Image:
    picture = Image.open(BytesIO(png)).convert("RGB")
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def both_devices(browser: Any, desk: bytes, phone: bytes) -> bytes:
    """Both devices beside each other."""
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    desk_text, phone_text = (base64.b64encode(png).decode() for png in (desk, phone))
    page.set_content(HERO.read_text("utf-8").replace("DESK", desk_text).replace("PHONE", phone_text))
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    picture: bytes = page.screenshot()
    page.close()
    return picture


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


def play_until_full(server: Server, table: Table) -> bool:
    """Play greedily until many sets lie there and Noa can lay a few tiles more; False if that never comes."""
    greedy = tr.bot("greedy")
    while (view := seen_by(server, table.code, table.token)).final is None:
        if view.turn not in PEOPLE:
            sleep(0.05)  # the computer thinks
            continue
        place = PEOPLE.index(view.turn)
        seen = seen_by(server, table.code, table.tokens[place])
        if view.turn == NOA and good_to_show(seen):
            return True
        ask(table.lines[place], turn_message(greedy.act(seen), f"move{seen.sequence}", seen.sequence))
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
    match: Table,
    seat: int,
    size: tuple[int, int],
    scale: float,
    view: str = "",
    mark: str = ".wood [data-rack]",
) -> Any:
    """The table on somebody's device, in one of its views."""
    seen: Any = {"locale": "en", "color_scheme": "light", "service_workers": "block"}
    context = device(browser, size, size == PHONE, device_scale_factor=scale, **seen)
    context.add_init_script(f"localStorage['tilerummy-token'] = '{match.tokens[PEOPLE.index(seat)]}'")
    page = context.new_page()
    page.goto(f"{server.url}/t/{match.code}{view}")
    page.wait_for_selector(mark)
    return page


def room(browser: Any, server: Server, match: Table) -> tuple[bytes, bytes]:
    """The big screen and the phone of somebody who has put two tiles on the table; they are taken back."""
    rack = open_table(browser, server, match, NOA, PHONE, 2.0, "/rack", "[data-do=show]")
    rack.click("[data-do=show]")
    big = open_table(browser, server, match, NOA, TELEVISION, 1.0, "/big", ".meld")
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


def take_photos(browser: Any, server: Server) -> list[Path]:
    """Play, film, and keep the pictures."""
    PICTURES.mkdir(exist_ok=True)
    with ExitStack() as stack:
        for _ in range(MOST_TRIES):
            match = two_at_a_table(server, stack, ["novice"], names=NAMES)
            if play_until_full(server, match):
                break
        else:
            raise RuntimeError(f"no match of {MOST_TRIES} came to a table that is worth a picture")
        big, rack = room(browser, server, match)
        desk = open_table(browser, server, match, NOA, DESK, 1.0)
        phone = open_table(browser, server, match, ANA, PHONE, 2.0)
        for page in (desk, phone):
            page.wait_for_function(STILL)
        player = Player(desk, load("sabra"), players=3)
        hands = FilmedDrags(desk)
        player.hands = hands
        hands.look(700)
        player.build(wait_for_turn(desk))
        hands.look(600)
        phone.wait_for_selector(".meld.draft")
        phone.wait_for_function(STILL)
        shots = desk.screenshot(), phone.screenshot()
        hands.press(".action")
        for _ in range(6):
            hands.look(120)
        hands.look(1500)
    paths = [PICTURES / name for name in ("table-desk.webp", "table-phone.webp", "hero.webp", "turn.webp")]
    still(shots[0], 1100, paths[0])
    still(shots[1], 585, paths[1])
    # What a browser shows before the page is installed; the manifest says how large they are.
    still(shots[0], 800, PUBLIC / "screenshot-desk.webp", TRAVELS)
    still(shots[1], 390, PUBLIC / "screenshot-phone.webp", TRAVELS)
    still(big, 1100, PICTURES / "room-screen.webp")
    still(rack, 390, PICTURES / "room-rack.webp")
    still(both_devices(browser, *shots), 1600, paths[2])
    film(hands.pictures, paths[3])
    return paths


# -- icons as phones want them ----------------------------------------------------------------------


ROUND, SQUARE = "22%", "0"
"""Corners as people know them from apps; a square is for phones that cut out a shape of their own."""
ICONS = {
    "icon-192.png": (192, ROUND),
    "icon-512.png": (512, ROUND),
    "icon-maskable-512.png": (512, SQUARE),
    "apple-touch-icon.png": (180, SQUARE),
}


def draw_icons(browser: Any) -> str:
    """Draw them all."""
    drawing = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    for name, (size, corners) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>body {{ margin: 0; background: none }} img {{ display: block; width: {size}px; "
            f'border-radius: {corners} }}</style><img src="data:image/svg+xml;base64,{drawing}">'
        )
        drawn = Image.open(BytesIO(page.locator("img").screenshot(omit_background=True))).convert("RGBA")
        # With a palette: in flat colours nobody sees a difference, and a third of the bytes is left.
        few = drawn.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(PUBLIC / name, "png", optimize=True)
        page.close()
    return f"{len(ICONS)} icons in {PUBLIC}"


def main() -> None:
    """Takes the pictures."""
    about = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="./run screenshots", description=__doc__, formatter_class=about)
    parser.add_argument("what", nargs="?", choices=["docs", "screens", "icons"], default="docs")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--size", choices=list(SIZES), action="append", help="only this size")
    options = parser.parse_args()
    with serving() as server, launched() as browser:
        if options.what == "screens":
            said = take_screens(browser, server, options)
        elif options.what == "icons":
            said = draw_icons(browser)
        else:
            paths = take_photos(browser, server)
            said = ", ".join(f"{path.relative_to(ROOT)} {path.stat().st_size // 1000} kB" for path in paths)
    sys.stderr.write(f"screenshots: {said}\n")


if __name__ == "__main__":
    main()
