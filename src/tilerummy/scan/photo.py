"""A photo through the network: pixels in, sightings out. Nothing leaves the machine, and nothing is kept.

Of a file's own notes only the one that says which way up the camera was is used.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from tilerummy.rules.refusal import Unreadable
from tilerummy.scan.grid import NetworkAnswer, Sighting, sightings
from tilerummy.scan.tile_reading import size_of

if TYPE_CHECKING:
    from PIL.Image import Image

    PhotoLike = str | PathLike[str] | IO[bytes] | Image

NETWORK = "tiles.onnx"
CELLS = 32
"""Both sides of what the network sees are multiples of this."""
FIRST = 640
"""The long side at the first look, in pixels."""
NARROW, WIDE, GOOD = 28, 60, 42
"""Tiles of this width are read best: outside it a second look is taken at a better size."""
SMALLEST, LARGEST = 160, 1600
DARK = 0.12
"""A photo whose mean brightness is below this is too dark."""
FAR = 13
"""Tiles of fewer pixels than this in the photo itself can't be read."""

NO_TILES = "no tiles were found: take the photo from above, with the tiles filling most of it, numbers up"
TOO_DARK = "the photo is too dark: turn on a light, or take it near a window"
TOO_FAR = "the tiles are too small in the photo: go nearer, or take several photos"


@dataclass(frozen=True, slots=True)
class Looked:
    """What was seen in a photo, in its own pixels."""

    width: int
    height: int
    seen: tuple[Sighting, ...]
    brightness: float

    def trouble(self, found: int) -> str | None:
        """Why so little can be read, in words, and what to do; nothing if all is well."""
        if self.brightness < DARK and not found:
            return TOO_DARK
        if not found:
            return NO_TILES
        return TOO_FAR if size_of(self.seen) < FAR else None


def network_file() -> Path | None:
    """The network: beside this file in a checkout, else in a package of its own."""
    beside = Path(__file__).with_name(NETWORK)
    if beside.exists():
        return beside
    package = find_spec("tilerummy_scan")
    return Path(package.origin).parent / "files" / NETWORK if package and package.origin else None


def look(photo: PhotoLike) -> Looked:
    """Show a photo to the network, at the size that suits its tiles."""
    image = _upright(photo)
    width, height = image.size
    side = max(width, height)
    first: float = min(FIRST, 2 * side)
    seen = _seen_at(image, first)
    tile = size_of(seen)
    if not tile and side > 1.4 * FIRST:
        first = min(2 * FIRST, side)
        seen = _seen_at(image, first)  # perhaps they are far away
        tile = size_of(seen)
    if not tile:
        first = FIRST * 0.4
        seen = _seen_at(image, first)  # perhaps they fill it
        tile = size_of(seen)
    if tile and not NARROW <= tile * first / side <= WIDE:
        best = max(SMALLEST, min(LARGEST, GOOD * side / tile, 2 * side))
        again = _seen_at(image, best)
        seen = again or seen
    return Looked(width, height, tuple(seen), _brightness(image))


def _upright(photo: PhotoLike) -> Image:
    # Before the reader is asked for: a slip is one without it, too.
    if not (isinstance(photo, str | PathLike) or hasattr(photo, "read") or hasattr(photo, "convert")):
        raise Unreadable(f"photo: expected a path, an open file or a picture, not {photo!r}")
    from PIL import Image, ImageOps, UnidentifiedImageError

    if isinstance(photo, Image.Image):
        return photo.convert("RGB")
    try:
        with Image.open(photo) as file:
            return ImageOps.exif_transpose(file).convert("RGB")
    except FileNotFoundError as error:
        raise Unreadable(f"there is no photo {photo}") from error
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, SyntaxError) as error:
        raise Unreadable(f"{photo} is no picture that can be read: give a JPEG, PNG or WebP file") from error


def _brightness(image: Image) -> float:
    small = image.convert("L").resize((32, 32))
    return sum(small.tobytes()) / (32 * 32 * 255)


def _seen_at(image: Image, side: float) -> list[Sighting]:
    """One look at the photo, its long side about this many pixels; places in the photo's own pixels."""
    import numpy as np
    from PIL.Image import Resampling

    by = side / max(image.size)
    width, height = (max(CELLS, round(each * by / CELLS) * CELLS) for each in image.size)
    small = image.resize((width, height), Resampling.BILINEAR)
    pixels = np.asarray(small, dtype=np.float32).transpose(2, 0, 1)[None] / 255
    (answer,) = _network().run(None, {"picture": pixels})
    _, _, rows, columns = answer.shape
    seen = sightings(NetworkAnswer(answer.ravel().tolist(), columns, rows))
    return [each.scaled(image.width / width, image.height / height) for each in seen]


@cache
def _network() -> Any:
    import onnxruntime

    settings = onnxruntime.SessionOptions()
    settings.log_severity_level = 3
    file = network_file()
    if file is None:
        raise ModuleNotFoundError("No module named 'tilerummy_scan'", name="tilerummy_scan")
    return onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
