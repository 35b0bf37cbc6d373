from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import NoReturn

import pytest
from click.testing import CliRunner
from PIL import Image

import tilerummy as tr
from tests.scan.drawn import TABLES, drawn_table, turned
from tilerummy.cli import main
from tilerummy.scan.photo import NO_TILES, TOO_DARK


@pytest.fixture
def table() -> Image.Image:
    return drawn_table(TABLES[0], 0)[0]


def sets(text: str) -> list[str]:
    return sorted(text.split(" | "))


@pytest.mark.parametrize("degrees", [0, 90, 200])
def test_a_drawn_table_from_several_sides(degrees: float) -> None:
    image, places = drawn_table(TABLES[0], 0)
    image, places = turned(image, places, degrees)
    reading = tr.read_photo(image)
    assert sets(reading.text) == sets(TABLES[0])
    for x, y in places:
        assert min((tile.x - x) ** 2 + (tile.y - y) ** 2 for tile in reading.tiles) < 15**2


def test_a_reading_is_a_position(table: Image.Image) -> None:
    reading = tr.read_photo(table, "sabra", "table")
    assert reading.position == tr.Position(TABLES[0], palette="krby")
    assert reading.trouble is None
    rack = tr.read_photo(table, "sabra", "rack")
    assert sorted(rack.position.rack) == sorted(tr.read_rack(TABLES[0].replace("|", " ")))
    assert rack.points == 3 + 4 + 5 + 6 + 27 + 10 + 11 + 12 + 13


def test_the_photo_never_leaves_the_machine(table: Image.Image, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(*_: object, **__: object) -> NoReturn:
        raise AssertionError("the network was asked for")

    monkeypatch.setattr(socket, "socket", cut)
    monkeypatch.setattr(socket, "getaddrinfo", cut)
    assert sets(tr.read_photo(table).text) == sets(TABLES[0])


def test_a_camera_held_sideways(table: Image.Image, tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera's word for: turn it clockwise
    table.rotate(90, expand=True).save(tmp_path / "side.jpg", quality=92, exif=exif)
    reading = tr.read_photo(tmp_path / "side.jpg")
    assert (reading.width, reading.height) == table.size
    assert sets(reading.text) == sets(TABLES[0])


def test_nothing_to_read_is_said_in_words() -> None:
    assert tr.read_photo(Image.new("RGB", (640, 480), (130, 90, 60))).trouble == NO_TILES
    assert tr.read_photo(Image.new("RGB", (640, 480), (9, 8, 7))).trouble == TOO_DARK


def test_what_is_no_picture_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.jpg").write_text("r3 r4 r5")
    with pytest.raises(tr.Unreadable, match="no picture that can be read"):
        tr.read_photo(tmp_path / "notes.jpg")
    with pytest.raises(tr.Unreadable, match="no kind of photo"):
        tr.read_photo(tmp_path / "notes.jpg", kind="shelf")  # type: ignore[arg-type]


def test_the_command_reads_on_after_a_bad_photo(table: Image.Image, tmp_path: Path) -> None:
    good = tmp_path / "table.png"
    table.save(good)
    done = CliRunner().invoke(main, ["read", "--json", str(tmp_path / "none.jpg"), str(good)])
    bad, read = map(json.loads, done.stdout.splitlines())
    assert done.exit_code == 2
    assert "there is no photo" in bad["error"]
    assert sets(read["text"]) == sets(TABLES[0])
    assert {"tile", "p", "unsure", "x", "y", "readings"} <= read["tiles"][0].keys()
    assert len(read["tiles"][0]["readings"]) == 3


def test_the_command_prints_one_line_a_photo(table: Image.Image, tmp_path: Path) -> None:
    table.save(tmp_path / "table.png")
    done = CliRunner().invoke(main, ["read", "--rules", "sabra", str(tmp_path / "table.png")])
    assert done.exit_code == 0
    assert sets(done.stdout.strip()) == sets(TABLES[0])
