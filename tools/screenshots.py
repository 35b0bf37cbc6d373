"""`./run screenshots`: the pictures of README and docs, from a real match, into docs/pictures.

`./run screenshots screens [LANGUAGE ...]`: every screen on a desk and on phones, into the folder screenshots.
Those are made to be looked at, side by side with the design. English and light unless languages are named.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import tables  # noqa: E402 - the root has to be known first
from tests.web.conftest import Server, chromium  # noqa: E402
from tests.web.scene import Scene  # noqa: E402
from tests.web.screen import WAIT_MS  # noqa: E402
from tools import photos  # noqa: E402

FOLDER = ROOT / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 640), "landscape": (844, 390)}
PAGES = {"home": ("/", ".door.primary"), "new": ("/#new", ".box b"), "lobby": ("/#lobby", ".foot")}
PAGES["settings"] = ("/#settings", ".switch")


STILL = "() => document.getAnimations().every((one) => one.playState === 'finished')"


class Camera:
    """One browser window of one size, language and theme."""

    def __init__(self, browser: Any, server: Server, size: str, language: str, theme: str) -> None:
        width, height = SIZES[size]
        phone = size != "desktop"
        self.server, self.name = server, f"{size}-{language}-{theme}"
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(WAIT_MS)
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


@contextmanager
def running_server() -> Iterator[Server]:
    """A server of our own, on a store that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


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


def take_photos(browser: Any, server: Server) -> str:
    """The pictures of README and docs."""
    paths = photos.take(browser, server)
    return ", ".join(f"{path.relative_to(ROOT)} {path.stat().st_size // 1000} kB" for path in paths)


def main() -> None:
    """Takes the pictures."""
    parser = argparse.ArgumentParser(
        prog="./run screenshots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=["docs", "screens"], default="docs")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--size", choices=list(SIZES), action="append", help="only this size")
    options = parser.parse_args()
    with running_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        if options.what == "screens":
            said = take_screens(browser, server, options)
        else:
            said = take_photos(browser, server)
        browser.close()
    sys.stderr.write(f"screenshots: {said}\n")


if __name__ == "__main__":
    main()
