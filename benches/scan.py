"""The reader of photos, in Python and on the page."""

from __future__ import annotations

import io
import pickle
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from typing import Annotated, Any

from PIL import Image

import tilerummy as tr
from benches.crowd import cpu_of, memory_of
from benches.report import Notes, bench
from tests.scan.drawn import ALIKE, TABLES, USUAL, Print, drawn_table
from tests.scan.drawn import turned as turned_by
from tests.web.chromium import launched
from tests.web.conftest import serving
from tilerummy.scan.photo import network_file
from tilerummy.scan.tile_reading import ReadTile, ScanKind
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
    """Sums over photos, the time that each took, and what was wrong."""

    sums: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


Photo = tuple[str, Image.Image, list[Wanted]]


@bench("Photos: drawn tables")
def scan(
    notes: Notes,
    *,
    data: Annotated[str, "photos packed by training/scan/photos.py"] = "",
    turned: Annotated[bool, "drawn tables from four sides"] = False,
    fonts: Annotated[str, "a folder of fonts to draw tables with"] = "",
    rules: str = "sabra",
    rack: Annotated[bool, "read without sets as evidence"] = False,
    no_page: Annotated[bool, "leave out the reader in Chromium"] = False,
    list: Annotated[bool, "name every fault"] = False,
) -> None:
    """How well, how fast and with how much photos are read.

    Without --data drawn tables are read (tests/scan/drawn.py): a check that all is well, no measure of
    photos. With it, the held-out photos of the data set, packed by training/scan/photos.py. --turned turns
    the drawn tables, --fonts draws figures that bold print makes alike with Pillow's own font and every face
    of a folder, bolder and bolder while their holes are open; both are read as racks, so that no set helps.
    Then the page's reader is measured in Chromium, unless --no-page.
    """
    played = tr.preset(rules)
    kind: ScanKind = "rack" if rack or turned or fonts else "table"
    score = Score()
    sides = (45, 90, 180, 270) if turned else (0,)
    photos = labelled(data, played.colours) if data else lettered(fonts) if fonts else drawn(sides)
    for name, image, wanted in photos:
        began = time.perf_counter()
        reading = tr.read_photo(image, played, kind)
        score.seconds.append(time.perf_counter() - began)
        count(score, name, wanted, reading.tiles)
    report(score, notes)
    if list:
        print("\n".join(score.faults))
    if not no_page:
        measure_page(notes)


def drawn(sides: Sequence[int]) -> Iterator[Photo]:
    """The drawn tables, from some sides."""
    for degrees in sides:
        for seed, text in enumerate(TABLES):
            yield one_drawn(f"drawn {seed} by {degrees}", text, seed, degrees)


def lettered(folder: str) -> Iterator[Photo]:
    """Tables with every upright face of the folder, each in several strokes."""
    paths = sorted({*Path(folder).rglob("*.ttf"), *Path(folder).rglob("*.otf")})
    for at, font in enumerate(["", *(str(path) for path in paths if "Italic" not in path.name)]):
        for stroke in (6, 8, 10, 12, 14, 16):
            style = Print(font, stroke)
            face = style.face()
            if min(hole(mask(face, figure, stroke)) for figure in "689") < 0.004:
                break
            name = f"{Path(font).stem or 'own'} +{stroke}"
            yield one_drawn(name, ALIKE, at, 7 * (at % 5) - 14 + 90 * (at % 4), style)


def one_drawn(name: str, text: str, seed: int, degrees: float, style: Print = USUAL) -> Photo:
    image, places = drawn_table(text, seed, style=style)
    if degrees:  # turning by nothing would still smooth the picture
        image, places = turned_by(image, places, degrees)
    tiles = text.replace("|", " ").split()
    return name, image, [Wanted(t, x, y, 30) for t, (x, y) in zip(tiles, places, strict=True)]


def labelled(path: str, colours: tuple[str, ...]) -> Iterator[Photo]:
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


def report(score: Score, notes: Notes) -> None:
    times, sums = sorted(score.seconds), score.sums
    found, right = sums["found"], sums["right"] + sums["right, unsure"]
    file = network_file()
    assert file is not None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    notes.say("| | |", "|---|---|")
    notes.row("photos, tiles", f"{len(times)}, {sums['wanted']}")
    notes.row("tiles found", f"{found / sums['wanted']:.2%}")
    notes.row("false tiles a photo", f"{sums['false'] / len(times):.3f}")
    notes.row("number right, of those found", f"{sums['numbers'] / max(1, found):.2%}")
    notes.row("number and colour right, of those found", f"{right / max(1, found):.2%}")
    notes.row("wrong ones marked unsure", f"{sums['wrong, unsure']} of {found - right}")
    notes.row("right ones marked unsure", f"{sums['right, unsure']} of {right}")
    notes.row("seconds a photo, median and most", f"{times[len(times) // 2]:.2f}, {times[-1]:.2f}")
    notes.row("model", f"{file.stat().st_size:,} bytes")
    notes.row("memory at most", f"{most} MB")


def apart(tile: ReadTile, want: Wanted) -> float:
    return hypot(tile.x - want.x, tile.y - want.y)


def count(score: Score, name: str, wanted: list[Wanted], tiles: tuple[ReadTile, ...]) -> None:
    """Match what was read with what lies there, nearest first."""
    left = list(tiles)
    score.sums["wanted"] += len(wanted)
    for want in wanted:
        read = min(left, key=lambda tile: apart(tile, want), default=None)
        if read is None or apart(read, want) >= want.near:
            score.faults.append(f"{name}: {want.text} at {want.x:.0f},{want.y:.0f} not found")
            continue
        left.remove(read)
        same, unsure = read.tile.text == want.text, ", unsure" * read.unsure
        score.sums.update(["found", f"right{unsure}" if same else f"wrong{unsure}"])
        score.sums["numbers"] += read.tile.text[1:] == want.text[1:]
        if not same:
            marks = unsure.replace(",", "") + " changed" * read.changed
            score.faults.append(
                f"{name}: {want.text} read {read.tile.text} {read.p:.2f}{marks} {read.readings}"
            )
    score.sums["false"] += len(left)
    score.faults += [f"{name}: {t.tile.text} at {t.x:.0f},{t.y:.0f} is no tile" for t in left]


# -- The reader in Chromium -------------------------------------------------------------------------


SLOW_DOWN = 4
WIDE = 4000
LEFT = (
    "k1 k2 k3 k4 k7 k9 | r1 r2 r3 r4 r7 r10 | b1 b2 b3 b4 b7 b11 | "
    "y1 y2 y3 y4 y7 y12 | k10 k11 k12 k13 r11 r12"
)
RIGHT = LEFT.replace("r11 r12", "b10 b12")
TIMES = 5


@dataclass(frozen=True)
class Spent:
    """What one photo took."""

    wall: float
    worked: float
    """Seconds of processor in the page's process."""
    reader: float
    """Of it in the reader's own thread: what somebody waits for before tiles are there."""
    memory: int
    """The most that it held so far, in bytes."""


def sixty_tiles(folder: Path) -> Path:
    """A photo of 60 tiles, 4000 pixels wide."""
    halves = [drawn_table(text, seed)[0] for seed, text in enumerate((LEFT, RIGHT))]
    both = Image.new("RGB", (sum(half.width for half in halves), halves[0].height))
    both.paste(halves[0], (0, 0))
    both.paste(halves[1], (halves[0].width, 0))
    file = folder / "sixty.jpg"
    both.resize((WIDE, WIDE * both.height // both.width), Image.Resampling.BICUBIC).save(file, quality=90)
    return file


def measure_page(notes: Notes) -> None:
    """Read a photo of 60 tiles of a telephone's size a few times; time of processor, and memory.

    A busy machine's clock says little, and slowing down a page slows none of its workers: so the seconds that
    the page's process really worked are counted, and four times as many are told for a telephone.
    """
    with tempfile.TemporaryDirectory() as folder, serving() as server, launched() as browser:
        page = browser.new_page()
        page.goto(f"{server.url}/#companion/photo")
        page.wait_for_selector("[data-do=choose]", state="attached")
        photo = sixty_tiles(Path(folder))
        before = {pid: (cpu_of(pid), memory_of(pid, "VmHWM")) for pid in renderers(browser)}
        began = time.perf_counter()
        read(page, photo, 1)
        wall = time.perf_counter() - began
        # Of Chromium's processes the one that worked is the page's.
        pid = max(before, key=lambda each: cpu_of(each) - before[each][0])
        first = Spent(wall, cpu_of(pid) - before[pid][0], reader_seconds(pid), memory_of(pid, "VmHWM"))
        others = sorted((one(page, pid, photo) for _ in range(TIMES)), key=lambda each: each.reader)
        found = page.locator("[data-photo=read] [data-found]").count()
    later, slow = others[len(others) // 2], SLOW_DOWN
    notes.say(
        "", f"In Chromium, one thread: a photo of {WIDE} pixels with 60 drawn tiles ({found} found).", ""
    )
    notes.head("", "first photo, reader included", "later, median")
    notes.row("seconds of processor in the reader's thread", f"{first.reader:.2f}", f"{later.reader:.2f}")
    reader = f"{slow * first.reader:.1f}", f"{slow * later.reader:.1f}"
    notes.row(f"the same, {slow} times slower (aim: 3)", *reader)
    notes.row("in all threads of the page, drawing included", f"{first.worked:.2f}", f"{later.worked:.2f}")
    notes.row("seconds by the clock", f"{first.wall:.2f}", f"{later.wall:.2f}")
    notes.row("memory of the page's process at most", f"{first.memory / 1e6:.0f} MB", "")
    grown = (first.memory - before[pid][1]) / 1e6
    notes.row("of it for the reader and its photo (aim: 200 MB)", f"{grown:.0f} MB", "")


def one(page: Any, pid: int, photo: Path) -> Spent:
    """One photo, as somebody chooses it, until its tiles are shown."""
    began, worked, reader = time.perf_counter(), cpu_of(pid), reader_seconds(pid)
    read(page, photo, 2)
    wall = time.perf_counter() - began
    spent = Spent(wall, cpu_of(pid) - worked, reader_seconds(pid) - reader, memory_of(pid, "VmHWM"))
    page.locator("[data-do=drop]").click()
    return spent


def read(page: Any, photo: Path, shots: int) -> None:
    page.set_input_files("[data-do=choose]", photo)
    if shots > 1:
        page.locator(".films canvas").nth(shots - 1).wait_for(timeout=120_000)
    page.wait_for_selector("[data-photo=read] [data-found]", timeout=120_000)


def renderers(browser: Any) -> list[int]:
    """The processes that show pages."""
    wire = browser.new_browser_cdp_session()
    about = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    return [int(each["id"]) for each in about if each["type"] == "renderer"]


def reader_seconds(pid: int) -> float:
    """How long the threads of a page's workers have worked; the photo reader is the only one here."""
    stats = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/stat")]
    own = [stat.rpartition(")")[2].split() for stat in stats if "(DedicatedWorker" in stat]
    return sum(int(fields[11]) + int(fields[12]) for fields in own) / 100
