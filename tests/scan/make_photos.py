"""Make tests/data/photos.json: what photos show, for the tests of Python and of the web page.

    python -m tests.scan.make_photos

The page reads photos with code of its own (web/src/photo). Each step has cases here: sightings by chance,
what the network said about drawn photos, a picture shrunk by Pillow, whole photos. Its figures differ
a little from processor to processor, so a check makes the readings anew and leaves the answers as they are.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from PIL import Image

from tests.scan.drawn import TABLES, drawn_table, turned
from tests.scan.seen import INKS, kinds, row, sighting
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.tile import read_palette
from tilerummy.scan import photo
from tilerummy.scan.grid import CHANNELS, NetworkAnswer, Sighting, shares, sightings, unit
from tilerummy.scan.tile_reading import PhotoTiles, ReadTile, ScanKind, read_tiles

FILE = Path(__file__).parents[1] / "data" / "photos.json"
PHOTOS = FILE.with_suffix("")
BOXES = {"four": "krby", "warm": "krbo", "five": "rbokg", "six": "rbokgy"}
COLD = -9.0
"""The heat of a cell that tells nothing: it is not kept."""
CHANCES, ANSWERS = 24, 2
SIZES = ((64, 32), (96, 128), (33, 57), (97, 61), (200, 90))
"""A picture of 97 by 61 is shrunk, and enlarged, to these."""

FORMAT = {
    "boxes": "colours, numbers, copies, jokers and the most tiles of a group",
    "seen": "sightings by chance: x, y, right, up, heat, kinds, ink, spread, colours",
    "answers": "what the network said about a photo: only the cells near a tile, all channels of each",
    "shrunk": "the picture of value (7 x + 13 y + 31 c + x y) % 256, at other sizes: a digest of its bytes",
    "photos": "photos beside this file, with the box and what they show",
    "rows": "tile, chance, unsure, changed, x, y, the three likeliest",
}


def setting(box: str) -> Setting:
    """A box of cases: the default rules with a palette of its own."""
    return setting_among(load("sabra"), None, read_palette(BOXES[box]))


def told(read: PhotoTiles) -> dict[str, Any]:
    """A reading in plain values."""

    def one(tile: ReadTile) -> list[Any]:
        figures = (round(tile.p, 6), tile.unsure, tile.changed, round(tile.x, 3), round(tile.y, 3))
        return [tile.tile.text, *figures, [reading.text for reading, _ in tile.readings]]

    rows = [{"valid": each.valid, "tiles": [one(tile) for tile in each.tiles]} for each in read.rows]
    return {"rows": rows, "down": len(read.face_down)}


def plain(seen: Sighting) -> list[Any]:
    """A sighting in plain values."""
    return [*asdict(seen).values()]


def rounded(seen: Sighting) -> Sighting:
    """A sighting of few digits, so that both sides begin with the same."""
    digits = {"x": 2, "y": 2, "heat": 3, "spread": 3}

    def short(name: str, value: Any) -> Any:
        return round(value, digits[name]) if name in digits else tuple(round(each, 4) for each in value)

    return Sighting(**{name: short(name, value) for name, value in asdict(seen).items()})


def by_chance(seed: int, palette: str) -> list[Sighting]:
    """A few rows in any direction, hard to see: unclear print, inks off, some face down or faint."""
    chance = random.Random(seed)
    out: list[Sighting] = []
    for line in range(chance.randint(1, 3)):
        colour, number = chance.choice(palette), chance.randint(1, 9)
        group = chance.random() < 0.4
        tiles = [
            f"{palette[k]}{number}" if group else f"{colour}{number + k}" for k in range(chance.randint(1, 4))
        ]
        if chance.random() < 0.4:
            tiles[chance.randrange(len(tiles))] = "*"
        for each in row(" ".join(tiles), chance.uniform(50, 90), 60 + 110 * line, chance.uniform(-25, 25)):
            out.append(noisy(each, tiles[len(out) % len(tiles)], chance))
    return [rounded(each) for each in out]


def noisy(each: Sighting, text: str, chance: random.Random) -> Sighting:
    """The same tile, less clear."""
    other, p = chance.randint(1, 13), chance.uniform(0.4, 1.0)
    likely = [p * share for share in each.kinds]
    likely[other - 1] += 1 - p
    if chance.random() < 0.06:
        likely = list(kinds(down=1))
    ink = INKS.get(text[0], INKS["k"])
    off = chance.uniform(0, 0.3)
    seen = sighting(
        "k1",
        each.x + chance.uniform(-4, 4),
        each.y + chance.uniform(-4, 4),
        turn=chance.choice((0, 0, 0, 0, 180)) + chance.uniform(-8, 8),
        ink=unit(
            (ink[0] + chance.gauss(0, off), ink[1] + chance.gauss(0, off), ink[2] + chance.gauss(0, off))
        ),
        chances=tuple(likely),
        heat=chance.choice((0.95, 0.95, 0.9, 0.7, 0.5, 0.35)),
    )
    raw = [chance.gauss(0, 1.5) for _ in seen.colours]
    return replace(seen, spread=chance.uniform(0.03, 0.3), colours=shares(raw))


def sparse(answer: NetworkAnswer) -> dict[str, Any]:
    """The cells of an answer that say something, and those beside them."""
    near = {
        (i, j)
        for y in range(answer.height)
        for x in range(answer.width)
        if answer.at(0, x, y) > -0.9
        for j in range(max(0, y - 1), min(answer.height, y + 2))
        for i in range(max(0, x - 1), min(answer.width, x + 2))
    }
    cells = [
        [x, y, *(round(answer.at(channel, x, y), 3) for channel in range(CHANNELS))] for x, y in sorted(near)
    ]
    return {"width": answer.width, "height": answer.height, "cells": cells}


def full(answer: dict[str, Any]) -> NetworkAnswer:
    """What `sparse` kept, as the network tells it."""
    width, height = answer["width"], answer["height"]
    values = [COLD] * (width * height) + [0.0] * (width * height * (CHANNELS - 1))
    for x, y, *own in answer["cells"]:
        for channel, value in enumerate(own):
            values[(channel * height + y) * width + x] = value
    return NetworkAnswer(values, width, height)


def asked(image: Image.Image) -> NetworkAnswer:
    """What the network says about a photo at its first look."""
    heard: list[NetworkAnswer] = []

    def listen(answer: NetworkAnswer) -> list[Sighting]:
        heard.append(answer)
        return sightings(answer)

    photo.sightings, before = listen, photo.sightings  # type: ignore[attr-defined]
    try:
        photo.look(image)
    finally:
        photo.sightings = before  # type: ignore[attr-defined]
    return heard[0]


def drawn_photos() -> Iterator[tuple[str, Image.Image]]:
    """Photos that lie beside the file: few colours, so that they are small."""
    for seed, degrees in ((0, 0), (1, 90)):
        image, places = drawn_table(TABLES[seed], seed)
        image, _ = turned(image, places, degrees)
        yield f"table-{seed}.png", image.quantize(160, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def read_all(kept: dict[str, Any]) -> dict[str, Any]:
    """Every case read anew; photos and answers as they are kept."""
    made: dict[str, Any] = {
        "format": FORMAT,
        "boxes": {},
        "seen": [],
        "answers": [],
        "shrunk": [],
        "photos": [],
    }
    for name, palette in BOXES.items():
        of = setting(name)
        made["boxes"][name] = {
            "colours": list(palette),
            "numbers": of.rules.numbers,
            "copies": of.rules.copies,
            "jokers": of.jokers,
            "groupMax": of.shape.group_max,
            "distinct": of.shape.distinct,
        }
    for seed in range(CHANCES):
        box = list(BOXES)[seed % len(BOXES)]
        kind: ScanKind = "rack" if seed % 3 == 2 else "table"
        seen = by_chance(seed, BOXES[box])
        read = told(read_tiles(seen, setting(box), kind))
        made["seen"].append({"box": box, "kind": kind, "tiles": [plain(each) for each in seen], **read})
    for one in kept["answers"]:
        seen = sightings(full(one["answer"]))
        made["answers"].append({"answer": one["answer"], **told(read_tiles(seen, setting("four"), "table"))})
    pattern = bytes(
        (7 * x + 13 * y + 31 * c + x * y) % 256 for y in range(61) for x in range(97) for c in range(3)
    )
    image = Image.frombytes("RGB", (97, 61), pattern)
    for size in SIZES:
        small = image.resize(size, Image.Resampling.BILINEAR)
        made["shrunk"].append({"size": list(size), "sha256": hashlib.sha256(small.tobytes()).hexdigest()})
    for one in kept["photos"]:
        looked = photo.look(PHOTOS / one["file"])
        read = told(read_tiles(looked.seen, setting("four"), "table"))
        made["photos"].append({"file": one["file"], **read})
    return made


def text_of(made: dict[str, Any]) -> str:
    """One case a line."""
    lines = []
    for key, value in made.items():
        if isinstance(value, list):
            inner = ",\n".join(json.dumps(each, separators=(",", ":")) for each in value)
            lines.append(f"{json.dumps(key)}: [\n{inner}\n]")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def same(one: Any, other: Any) -> bool:
    """Whether two readings tell the same; chances and places may differ as the network's figures do."""
    if isinstance(one, float) or isinstance(other, float):
        return bool(abs(one - other) < (1.5 if abs(one) > 2 else 0.05))
    if isinstance(one, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(one == other)


def main() -> None:
    """Write the file and its photos."""
    PHOTOS.mkdir(exist_ok=True)
    kept: dict[str, Any] = {"answers": [], "photos": []}
    for name, image in drawn_photos():
        image.save(PHOTOS / name, optimize=True)
        kept["photos"].append({"file": name})
        if len(kept["answers"]) < ANSWERS:
            kept["answers"].append({"answer": sparse(asked(image.convert("RGB")))})
    FILE.write_text(text_of(read_all(kept)))


if __name__ == "__main__":
    main()
