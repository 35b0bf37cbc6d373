"""How well, how fast and with how much photos are read.

    ./run bench scan [--data photos.pkl | --turned | --fonts FOLDER] [--rules PRESET] [--list] [--no-page]

Without --data drawn tables are read (tests/scan/drawn.py): a check that all is well, no measure of photos.
With it, the held-out photos of the data set, packed by training/scan/photos.py. --turned turns the drawn
tables, --fonts draws figures that bold print makes alike with Pillow's own font and every face of a folder,
bolder and bolder while their holes are open; both are read as racks, so that no set helps. Then the page's
reader is measured in Chromium (benches/scan_page.py), unless --no-page.
"""

from __future__ import annotations

import argparse
import io
import pickle
import resource
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

import tilerummy as tr
from benches import scan_page
from benches.report import Notes
from tests.scan.drawn import ALIKE, TABLES, USUAL, Print, drawn_table, turned
from tilerummy.scan.photo import network_file
from tilerummy.scan.reading import ReadTile, ScanKind
from training.scan.glyphs import hole, mask

DATA_SET = "krbo"
"""The colours of the data set's labels, in the order of their numbers."""


@dataclass
class Wanted:
    """A tile that a photo shows: what it is, and where."""

    text: str
    x: float
    y: float
    near: float


@dataclass
class Score:
    """Sums over photos."""

    photos: int = 0
    wanted: int = 0
    found: int = 0
    false: int = 0
    right: int = 0
    numbers: int = 0
    wrong_unsure: int = 0
    right_unsure: int = 0
    seconds: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def main(arguments: list[str]) -> None:
    """Read the photos and report."""
    ask = argparse.ArgumentParser(prog="./run bench scan")
    ask.add_argument("--data", help="photos packed by training/scan/photos.py")
    ask.add_argument("--turned", action="store_true", help="drawn tables from four sides")
    ask.add_argument("--fonts", help="a folder of fonts to draw tables with")
    ask.add_argument("--rules", default="sabra")
    ask.add_argument("--rack", action="store_true", help="read without sets as evidence")
    ask.add_argument("--no-page", action="store_true", help="leave out the reader in Chromium")
    ask.add_argument("--list", action="store_true", help="name every fault")
    args = ask.parse_args(arguments)
    rules = tr.preset(args.rules)
    if args.data:
        photos = labelled(args.data, rules.colours)
    elif args.fonts:
        photos = lettered(args.fonts)
    else:
        photos = seen_turned() if args.turned else drawn()
    kind: ScanKind = "rack" if args.rack or args.turned or args.fonts else "table"
    score = Score()
    for name, image, wanted in photos:
        began = time.perf_counter()
        reading = tr.read_photo(image, rules, kind)
        score.seconds.append(time.perf_counter() - began)
        count(score, name, wanted, reading.tiles)
    notes = report(score, args.list)
    if not args.no_page:
        scan_page.measured(notes)


def drawn() -> Iterator[tuple[str, Image.Image, list[Wanted]]]:
    for seed, text in enumerate(TABLES):
        image, places = drawn_table(text, seed)
        tiles = text.replace("|", " ").split()
        yield f"drawn {seed}", image, [Wanted(t, x, y, 30) for t, (x, y) in zip(tiles, places, strict=True)]


def seen_turned() -> Iterator[tuple[str, Image.Image, list[Wanted]]]:
    """The same tables from four sides."""
    for degrees in (45, 90, 180, 270):
        for seed, text in enumerate(TABLES):
            yield one_turned(f"drawn {seed} by {degrees}", text, seed, degrees)


def lettered(folder: str) -> Iterator[tuple[str, Image.Image, list[Wanted]]]:
    """Tables with every upright face of the folder, each in several strokes."""
    paths = sorted({*Path(folder).rglob("*.ttf"), *Path(folder).rglob("*.otf")})
    for at, font in enumerate(["", *(str(path) for path in paths if "Italic" not in path.name)]):
        for stroke in (6, 8, 10, 12, 14, 16):
            style = Print(font, stroke)
            face = style.face()
            if min(hole(mask(face, figure, stroke)) for figure in "689") < 0.004:
                break
            name = f"{Path(font).stem or 'own'} +{stroke}"
            yield one_turned(name, ALIKE, at, 7 * (at % 5) - 14 + 90 * (at % 4), style)


def one_turned(
    name: str, text: str, seed: int, degrees: float, style: Print = USUAL
) -> tuple[str, Image.Image, list[Wanted]]:
    image, places = turned(*drawn_table(text, seed, style=style), degrees)
    tiles = text.replace("|", " ").split()
    return name, image, [Wanted(t, x, y, 30) for t, (x, y) in zip(tiles, places, strict=True)]


def labelled(path: str, colours: tuple[str, ...]) -> Iterator[tuple[str, Image.Image, list[Wanted]]]:
    """The parts that no training has seen."""
    warm = next((colour for colour in colours if colour in "oy"), "o")
    with open(path, "rb") as file:
        data = pickle.load(file)
    for part in ("test", "valid"):
        for name, jpeg, rows in data[part]:
            wanted = []
            for row in rows:
                colour = DATA_SET[int(row[1])].replace("o", warm)
                text = "*" if row[0] == 13 else f"{colour}{int(row[0]) + 1}"
                wanted.append(
                    Wanted(text, float(row[2]), float(row[3]), float(row[4] ** 2 + row[5] ** 2) ** 0.5)
                )
            yield name.split("_jpeg")[0], Image.open(io.BytesIO(jpeg)).convert("RGB"), wanted


def count(score: Score, name: str, wanted: list[Wanted], tiles: tuple[ReadTile, ...]) -> None:
    """Match what was read with what lies there, nearest first."""
    left = list(tiles)
    score.photos += 1
    score.wanted += len(wanted)
    for want in wanted:
        near = [t for t in left if ((t.x - want.x) ** 2 + (t.y - want.y) ** 2) ** 0.5 < want.near]
        if not near:
            score.faults.append(f"{name}: {want.text} at {want.x:.0f},{want.y:.0f} not found")
            continue
        read = min(near, key=lambda t: (t.x - want.x) ** 2 + (t.y - want.y) ** 2)
        left.remove(read)
        score.found += 1
        same = read.tile.text == want.text
        score.right += same
        score.numbers += read.tile.text[1:] == want.text[1:]
        score.right_unsure += same and read.unsure
        score.wrong_unsure += not same and read.unsure
        if not same:
            marks = " unsure" * read.unsure + " changed" * read.changed
            score.faults.append(
                f"{name}: {want.text} read {read.tile.text} {read.p:.2f}{marks} {read.readings}"
            )
    score.false += len(left)
    score.faults += [f"{name}: {t.tile.text} at {t.x:.0f},{t.y:.0f} is no tile" for t in left]


def report(score: Score, listed: bool) -> Notes:
    wrong = score.found - score.right
    times = sorted(score.seconds)
    file = network_file()
    assert file is not None
    size = file.read_bytes()
    rows = [
        ("photos, tiles", f"{score.photos}, {score.wanted}"),
        ("tiles found", f"{score.found / score.wanted:.2%}"),
        ("false tiles a photo", f"{score.false / score.photos:.3f}"),
        ("number right, of those found", f"{score.numbers / max(1, score.found):.2%}"),
        ("number and colour right, of those found", f"{score.right / max(1, score.found):.2%}"),
        ("wrong ones marked unsure", f"{score.wrong_unsure} of {wrong}"),
        ("right ones marked unsure", f"{score.right_unsure} of {score.right}"),
        ("seconds a photo, median and most", f"{times[len(times) // 2]:.2f}, {times[-1]:.2f}"),
        ("model", f"{len(size):,} bytes"),
        ("memory at most", f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB"),
    ]
    notes = Notes()
    notes.say("| | |")
    notes.say("|---|---|")
    for name, figure in rows:
        notes.say(f"| {name} | {figure} |")
    if listed:
        print("\n".join(score.faults))
    return notes
