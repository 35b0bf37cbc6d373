"""The photographs of README and docs: whole files, and moving pictures that move."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageSequence

from tools.screenshots import FILM_WIDTH, PICTURES, film, still


def shot(colour: str) -> bytes:
    """A screenshot of one colour."""
    kept = BytesIO()
    Image.new("RGB", (2 * FILM_WIDTH, FILM_WIDTH), colour).save(kept, "png")
    return kept.getvalue()


def test_frames_make_a_moving_picture(tmp_path: Path) -> None:
    """Protects the film: each frame is there for its time, and it begins again at the end."""
    film([(shot("red"), 100), (shot("blue"), 350), (shot("red"), 70)], tmp_path / "film.webp")
    with Image.open(tmp_path / "film.webp") as seen:
        assert (seen.size, seen.info["loop"]) == ((FILM_WIDTH, FILM_WIDTH // 2), 0)
        assert [frame.copy().info["duration"] for frame in ImageSequence.Iterator(seen)] == [100, 350, 70]


def test_a_picture_is_as_wide_as_it_is_shown(tmp_path: Path) -> None:
    """Protects readers from pictures that are larger than they need to be, or not in proportion."""
    still(shot("green"), 300, tmp_path / "still.webp")
    with Image.open(tmp_path / "still.webp") as seen:
        assert seen.size == (300, 150)


def test_kept_pictures_are_whole() -> None:
    """Protects the front page: every photograph is there and readable, and the turn has many frames."""
    frames = {}
    for path in PICTURES.glob("*.webp"):
        with Image.open(path) as picture:
            picture.load()
            frames[path.stem] = getattr(picture, "n_frames", 1)
    assert set(frames) == {"hero", "room-rack", "room-screen", "table-desk", "table-phone", "turn"}
    assert frames["turn"] > 10
