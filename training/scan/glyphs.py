"""Number faces from free fonts and joker faces drawn here, packed into one small file.

    python glyphs.py FONT_FOLDER glyphs.npz

FONT_FOLDER is searched for .ttf and .otf files (README.md names the Debian packages). A face is kept when its
figures are lining figures, as on every box we know. Of each face bolder ones are made, as long as a person can
read them: the holes of 6, 8 and 9 are open, and 2, 3 and 5 have none.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 64
"""Each mask is stretched to this square; its true shape is kept as a ratio beside it."""
SLANTED = ("Italic", "Oblique", "Slanted", "-It.", "Ital")
NO_FIGURES = (
    "Symbol",
    "Math",
    "Dingbat",
    "Emoji",
    "Ornament",
    "Music",
    "D050000L",
    "Z003",
    "Initials",
    "Bullets",
)
STROKES = (2, 4, 5, 6, 7, 8, 10)
"""How much bolder a face is drawn on each side, where it stands 96 high."""
HELD_OUT = ("Sora", "Manrope", "NationalPark", "Averia", "Karmilla", "Oxygen", "Andika", "Umpush")
"""Families that are never trained with: benches/scan.py measures with them."""
LETTERS = "ABCDEFGHKLMNPRSTUVWXYZ?!&%$#+="


def main(folder: str, target: str) -> None:
    """Pack every usable face below the folder."""
    numbers, ratios, letters = [], [], []
    plain = 0
    for path in chosen(Path(folder)):
        try:
            font = ImageFont.truetype(str(path), 96)
            masks = figures(font)
            letter = mask(font, random.Random(path.name).choice(LETTERS))
        except (OSError, ValueError):
            continue
        if not (lining(masks) and figures_differ(masks)):
            continue
        plain += 1
        letters.append(stretched(letter))
        for each in (masks, *bolder(font)):
            numbers.append(np.stack([stretched(one) for one in each]))
            ratios.append([one.width / one.height for one in each])
    jokers = np.stack([joker(random.Random(seed)) for seed in range(320)])
    np.savez_compressed(
        target,
        numbers=np.stack(numbers),
        ratios=np.array(ratios, np.float32),
        letters=np.stack(letters),
        jokers=jokers,
    )
    print(
        plain,
        "faces and",
        len(numbers) - plain,
        "bolder ones,",
        len(jokers),
        "jokers,",
        Path(target).stat().st_size // 1024,
        "KiB",
    )


def chosen(folder: Path) -> list[Path]:
    """Upright Latin faces, at most five of one family so that no large family drowns the others."""
    families: dict[str, list[Path]] = {}
    for path in sorted({*folder.rglob("*.ttf"), *folder.rglob("*.otf")}):
        name = path.name
        if "aenigma" in str(path) or name.startswith(HELD_OUT):
            continue  # play fonts whose figures no box would print
        if any(word in name for word in (*SLANTED, *NO_FIGURES)):
            continue
        if name.startswith("Noto") and not name.startswith(("NotoSans-", "NotoSerif-", "NotoSansDisplay-")):
            continue  # other scripts, with the same figures
        families.setdefault(path.stem.split("-")[0], []).append(path)
    weights = ("Black", "Heavy", "ExtraBold", "Bold", "Semi", "Medium", "Demi")
    picked = []
    for members in families.values():
        members.sort(key=lambda path: next((i for i, w in enumerate(weights) if w in path.name), 9))
        picked += members[:5]
    return picked


def figures(font: ImageFont.FreeTypeFont, stroke: int = 0) -> list[Image.Image]:
    return [mask(font, str(number), stroke) for number in range(1, 14)]


def bolder(font: ImageFont.FreeTypeFont) -> Iterator[list[Image.Image]]:
    """The same face bolder and bolder, as long as it can be read."""
    for stroke in STROKES:
        masks = figures(font, stroke)
        if not readable(masks):
            return
        yield masks


def readable(masks: list[Image.Image]) -> bool:
    """Whether 6, 8 and 9 have holes still, and 2, 3 and 5 none yet."""
    return all(hole(masks[n - 1]) > 0.005 for n in (6, 8, 9)) and all(
        hole(masks[n - 1]) < 0.012 for n in (2, 3, 5)
    )


def hole(figure: Image.Image) -> float:
    """How much of its box is white and shut in, as the eye sees it at some distance."""
    small = figure.resize((48, 64), Image.Resampling.BOX).point(lambda value: 255 * (value > 110))
    framed = Image.new("L", (50, 66), 0)
    framed.paste(small, (1, 1))
    ImageDraw.floodfill(framed, (0, 0), 255)
    return framed.histogram()[0] / (48 * 64)


def mask(font: ImageFont.FreeTypeFont, text: str, stroke: int = 0) -> Image.Image:
    """The text as white on black, cut close."""
    left, top, right, bottom = font.getbbox(text, stroke_width=stroke)
    width, height = int(right - left), int(bottom - top)
    if width < 6 or height < 24:
        raise ValueError(text)
    image = Image.new("L", (width + 8, height + 8), 0)
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, 255, font=font, stroke_width=stroke)
    return image


def stretched(image: Image.Image) -> np.ndarray:
    return np.asarray(image.resize((SIDE, SIDE), Image.Resampling.LANCZOS))


def lining(masks: list[Image.Image]) -> bool:
    """Whether all figures stand equally tall."""
    heights = [each.height for each in masks]
    return max(heights) < 1.16 * min(heights)


def figures_differ(masks: list[Image.Image]) -> bool:
    """Whether the face has real figures: one without them draws the same box thirteen times."""
    pictures = np.stack([stretched(each) for each in masks[:9]]).astype(float) / 255
    gaps = [np.abs(a - b).mean() for i, a in enumerate(pictures) for b in pictures[:i]]
    return bool(min(gaps) > 0.04 and 0.05 < pictures.mean() < 0.75)


def joker(chance: random.Random) -> np.ndarray:
    """One joker face: a sun, a smile, a star, a jester, or a mask."""
    image = Image.new("L", (192, 192), 0)
    pen = ImageDraw.Draw(image)
    kind = chance.choice(("sun", "smile", "smile", "star", "jester", "full", "full", "word"))
    if kind == "star":
        star(pen, chance)
    elif kind == "word":
        word(pen, chance)
    else:
        head(pen, chance, kind)
    turned = image.rotate(chance.uniform(-8, 8), Image.Resampling.BICUBIC)
    return np.asarray(turned.resize((SIDE, SIDE), Image.Resampling.LANCZOS))


def star(pen: ImageDraw.ImageDraw, chance: random.Random) -> None:
    points, inner = chance.choice((5, 5, 6, 8)), chance.randint(32, 52)
    corners = []
    for i in range(2 * points):
        angle, far = math.pi * i / points - math.pi / 2, 90 if i % 2 == 0 else inner
        corners.append((96 + far * math.cos(angle), 96 + far * math.sin(angle)))
    if chance.random() < 0.6:
        pen.polygon(corners, fill=255)
    else:
        pen.line([*corners, corners[0]], fill=255, width=chance.randint(6, 14), joint="curve")


def word(pen: ImageDraw.ImageDraw, chance: random.Random) -> None:
    """Letters that wind round an arc, or stand on each other."""
    font = ImageFont.load_default(chance.randint(40, 56))
    for i, letter in enumerate("JOKER"):
        if chance.random() < 0.5:
            pen.text(
                (4 + i * 37, 70 - 30 * math.sin(math.pi * i / 4)), letter, 255, font=font, stroke_width=2
            )
        else:
            pen.text((18 + i * 32, 8 + i * 32), letter, 255, font=font, stroke_width=2)


def head(pen: ImageDraw.ImageDraw, chance: random.Random, kind: str) -> None:
    radius = chance.randint(50, 66) if kind in ("sun", "jester") else chance.randint(62, 90)
    if kind == "sun":
        rays, width = chance.randint(8, 20), chance.uniform(0.1, 0.25)
        for i in range(rays):
            angle = 2 * math.pi * i / rays
            ends = ((radius, angle - width), (94, angle), (radius, angle + width))
            pen.polygon([(96 + far * math.cos(at), 96 + far * math.sin(at)) for far, at in ends], fill=255)
    if kind == "jester":
        for side in (-1, 0, 1):
            foot = 96 + side * radius * 0.8
            pen.polygon(
                [
                    (foot - 20, 96 - radius * 0.7),
                    (96 + side * radius * 1.1, 6),
                    (foot + 20, 96 - radius * 0.7),
                ],
                fill=255,
            )
            pen.ellipse((88 + side * radius * 1.1, 0, 104 + side * radius * 1.1, 16), fill=255)
    circle = (96 - radius, 96 - radius, 96 + radius, 96 + radius)
    ink = 255
    if kind == "full":
        pen.ellipse(circle, fill=255)
        ink = 0
    else:
        pen.ellipse(circle, fill=0, outline=255, width=chance.randint(5, 16))
    features(pen, chance, radius, ink)


def features(pen: ImageDraw.ImageDraw, chance: random.Random, radius: int, ink: int) -> None:
    """Eyes, brows, nose and mouth."""
    apart, high = radius * chance.uniform(0.28, 0.45), radius * chance.uniform(0.12, 0.35)
    eye_w, eye_h = radius * chance.uniform(0.08, 0.2), radius * chance.uniform(0.07, 0.18)
    for side in (-1, 1):
        x, y = 96 + side * apart, 96 - high
        pen.ellipse((x - eye_w, y - eye_h, x + eye_w, y + eye_h), fill=ink)
        if chance.random() < 0.5:
            pen.arc((x - 2 * eye_w, y - 3 * eye_h, x + 2 * eye_w, y + eye_h), 200, 340, fill=ink, width=5)
    if chance.random() < 0.6:
        pen.line(
            (96, 96 - high / 2, 96 - radius * 0.1, 96 + radius * 0.2, 96 + 4, 96 + radius * 0.2),
            fill=ink,
            width=5,
        )
    wide, low = radius * chance.uniform(0.35, 0.6), radius * chance.uniform(0.35, 0.6)
    box = (96 - wide, 96 - low * 0.6, 96 + wide, 96 + low * 1.2)
    if chance.random() < 0.3:
        pen.chord(box, chance.randint(5, 30), chance.randint(150, 175), fill=ink)
    else:
        pen.arc(box, chance.randint(5, 30), chance.randint(150, 175), fill=ink, width=chance.randint(5, 12))


if __name__ == "__main__":
    main(*sys.argv[1:3])
