"""Tables drawn with Pillow alone, by another hand than the training's: its own font, its own tiles."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter, ImageFont

INKS = {
    "k": (30, 30, 34),
    "r": (205, 40, 48),
    "b": (30, 95, 190),
    "y": (240, 160, 30),
    "o": (238, 120, 25),
    "g": (25, 130, 70),
}
FACE = (244, 238, 222)
WIDE, TALL = 60, 84
TABLES = (
    "r3 r4 r5 r6 | k9 b9 y9 | b10 b11 b12 b13",
    "k1 k2 k3 | r7 b7 k7 y7 | y4 y5 * y7 | b6 b7 b8",
    "y9 y10 y11 y12 y13 | r1 k1 b1 | k5 k6 k7 k8 | b2 b3 b4",
)
"""Tables to read; the box is the default preset's."""
ALIKE = "k5 r6 b8 y9 r5 b6 k8 | b9 y5 k6 r8 k9 y6 b5 | y8 r9 k3 b2 r1 y4 b7"
"""What bold print makes alike, in no order."""


@dataclass(frozen=True)
class Print:
    """How a box prints its numbers: a font file (none: Pillow's own), and how much bolder than it is."""

    font: str = ""
    stroke: int = 5
    size: int = 140

    def face(self) -> ImageFont.FreeTypeFont:
        """The font at its size."""
        font = ImageFont.truetype(self.font, self.size) if self.font else ImageFont.load_default(self.size)
        assert isinstance(font, ImageFont.FreeTypeFont)
        return font


USUAL = Print()


def drawn_tile(text: str, turned: bool = False, warm: str = "y", style: Print = USUAL) -> Image.Image:
    """One tile, upright; turned: its print is upside down."""
    big = Image.new("RGB", (WIDE * 4, TALL * 4), FACE)
    pen = ImageDraw.Draw(big)
    if text == "*":
        pen.ellipse((50, 40, 190, 180), outline=INKS["r"], width=14)
        pen.ellipse((85, 85, 105, 105), fill=INKS["r"])
        pen.ellipse((135, 85, 155, 105), fill=INKS["r"])
        pen.arc((85, 90, 155, 155), 20, 160, fill=INKS["r"], width=10)
    elif text:
        ink = INKS[warm if text[0] == "y" else text[0]]
        font, bold = style.face(), style.stroke
        left, top, right, bottom = pen.textbbox((0, 0), text[1:], font=font, stroke_width=bold)
        at = (120 - (left + right) / 2, 120 - (top + bottom) / 2)
        pen.text(at, text[1:], fill=ink, font=font, stroke_width=bold, stroke_fill=ink)
    pen.rectangle((0, 0, WIDE * 4 - 1, TALL * 4 - 1), outline=(205, 196, 175), width=8)
    tile = big.resize((WIDE, TALL), Image.Resampling.LANCZOS)
    return tile.rotate(180) if turned else tile


def drawn_table(
    text: str, seed: int, warm: str = "y", style: Print = USUAL
) -> tuple[Image.Image, list[tuple[float, float]]]:
    """A photo of a table and the middles of its tiles, in the order of the text."""
    chance = random.Random(seed)
    sets = [part.split() for part in text.split("|")]
    width = max(map(len, sets)) * (WIDE + 3) + 160
    height = len(sets) * (TALL + 44) + 80
    grain = Image.frombytes("L", (width, height), chance.randbytes(width * height)).convert("RGB")
    image = Image.blend(grain, Image.new("RGB", grain.size, (96, 62, 42)), 0.95)
    places = []
    for row, tiles in enumerate(sets):
        x, y = 80 + chance.uniform(-30, 30), 40 + row * (TALL + 44)
        lean = chance.uniform(-0.03, 0.03)
        for step, tile in enumerate(tiles):
            left, top = round(x + step * (WIDE + 2)), round(y + lean * step * WIDE + 20)
            image.paste(Image.new("RGB", (WIDE, TALL), (40, 26, 18)), (left + 3, top + 5))
            image.paste(drawn_tile(tile, warm=warm, style=style), (left, top))
            places.append((left + WIDE / 2, top + TALL / 2))
    return image.filter(ImageFilter.GaussianBlur(0.7)), places


def turned(
    image: Image.Image, places: list[tuple[float, float]], degrees: float
) -> tuple[Image.Image, list[tuple[float, float]]]:
    """The same table from another side."""
    around = image.rotate(degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=(96, 62, 42))
    angle = degrees * pi / 180
    out = []
    for x, y in places:
        dx, dy = x - image.width / 2, y - image.height / 2
        out.append(
            (
                around.width / 2 + dx * cos(angle) + dy * sin(angle),
                around.height / 2 - dx * sin(angle) + dy * cos(angle),
            )
        )
    return around, out
