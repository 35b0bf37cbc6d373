"""The icons of the page as phones want them, from `web/public/icon.svg`: `python -m tools.make_icons`."""

from __future__ import annotations

import base64
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.web.chromium import chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ROUND, SQUARE = "22%", "0"
"""Corners as people know them from apps; a square is for phones that cut out a shape of their own."""
ICONS = {
    "icon-192.png": (192, ROUND),
    "icon-512.png": (512, ROUND),
    "icon-maskable-512.png": (512, SQUARE),
    "apple-touch-icon.png": (180, SQUARE),
}


def main() -> None:
    """Draw them all."""
    drawing = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (size, corners) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; background: none }} img {{ display: block; width: {size}px; "
                f'border-radius: {corners} }}</style><img src="data:image/svg+xml;base64,{drawing}">'
            )
            save(page.locator("img").screenshot(omit_background=True), PUBLIC / name)
            page.close()
        browser.close()


def save(png: bytes, path: Path) -> None:
    """With a palette: in flat colours nobody sees a difference, and a third of the bytes is left."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    few = picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, "png", optimize=True)


if __name__ == "__main__":
    main()
