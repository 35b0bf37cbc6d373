from __future__ import annotations

from dataclasses import replace

import pytest

from tests.children import run_python
from tests.scan.seen import kinds, row, sighting
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.tile import read_palette
from tilerummy.scan.grid import CHANNELS, HEAT, KIND, RIGHT, UP, NetworkAnswer, Sighting, sightings
from tilerummy.scan.tile_reading import PhotoTiles, read_tiles


@pytest.fixture
def setting() -> Setting:
    return setting_among(load("sabra"), None, read_palette("krby"))


def unclear(tiles: list[Sighting], at: int, **chances: float) -> list[Sighting]:
    return [replace(each, kinds=kinds(**chances)) if k == at else each for k, each in enumerate(tiles)]


def marked(read: PhotoTiles) -> list[str]:
    return [each.tile.text for each in read.tiles if each.unsure]


def test_a_clear_table(setting: Setting) -> None:
    read = read_tiles([*row("r3 r4 * r6"), *row("k9 b9 r9", 0, 100)], setting)
    assert read.text == "r3 r4 * r6 | k9 b9 r9"
    assert [each.valid for each in read.rows] == [True, True]
    assert marked(read) == []


def test_a_set_speaks_for_an_unclear_tile_and_says_so(setting: Setting) -> None:
    read = read_tiles(unclear(row("r3 r4 r6 r6"), 2, n6=0.6, n5=0.4), setting)
    assert read.text == "r3 r4 r5 r6"
    tile = read.tiles[2]
    assert (tile.changed, tile.unsure) == (True, True)
    assert [reading.text for reading, _ in tile.readings][:2] == ["r6", "r5"]


@pytest.mark.parametrize("wrong", ["r3 r4 r6", "r3 b4 r5", "k9 b9 k9", "r12 r13 r1"])
def test_a_wrong_row_stays_wrong(wrong: str, setting: Setting) -> None:
    read = read_tiles(row(wrong), setting)
    assert read.text == wrong
    assert [each.valid for each in read.rows] == [False]


def test_a_wrong_row_with_a_faint_doubt_stays_wrong(setting: Setting) -> None:
    read = read_tiles(unclear(row("r3 r4 r6"), 2, n6=0.99, n5=0.005), setting)
    assert read.text == "r3 r4 r6"


def test_two_sets_that_touch(setting: Setting) -> None:
    tiles = unclear(row("r3 r4 r5 k8 b8 r8"), 4, n8=0.55, n3=0.45)
    assert read_tiles(tiles, setting).text == "r3 r4 r5 k8 b8 r8"


def test_a_third_copy_is_doubted(setting: Setting) -> None:
    tiles = [*row("r3 r4 r5"), *row("r3 r4 r5", 0, 100), sighting("r5", 300, 300)]
    read = read_tiles(tiles, setting)
    assert marked(read) == ["r5", "r5", "r5"]
    read = read_tiles(unclear(tiles, 6, n5=0.6, n6=0.4), setting)
    assert read.tiles[-1].tile.text == "r6"
    assert read.tiles[-1].changed


def test_on_a_rack_neighbours_say_nothing(setting: Setting) -> None:
    read = read_tiles(unclear(row("r3 r4 r6 r6"), 2, n6=0.6, n5=0.4), setting, "rack")
    assert read.text == "r3 r4 r6 r6"
    assert marked(read) == ["r6"]


def test_six_and_nine_among_a_row_that_faces_the_other_way(setting: Setting) -> None:
    tiles = row("r5 r6 r7")
    tiles[1] = sighting("r9", tiles[1].x, tiles[1].y, turn=180)
    read = read_tiles(tiles, setting)
    assert read.text == "r5 r6 r7"
    assert read.tiles[1].unsure


def test_face_down_and_small_print_are_no_tiles(setting: Setting) -> None:
    small = replace(sighting("k8", 400, 400), right=(6, 0), up=(0, -8))
    read = read_tiles([*row("r3 r4 r5"), sighting("k1", 300, 0, chances=kinds(down=1)), small], setting)
    assert read.text == "r3 r4 r5"
    assert read.face_down == ((300, 0),)


def test_a_peak_in_an_answer_is_one_tile() -> None:
    values = [0.0] * (CHANNELS * 8 * 8)

    def put(channel: int, x: int, y: int, value: float) -> None:
        values[(channel * 8 + y) * 8 + x] = value

    for k in range(64):
        values[HEAT * 64 + k] = -6
    for x, heat in ((3, 3.0), (4, 2.5)):
        put(HEAT, x, 3, heat)
        put(RIGHT, x, 3, 1.25)
        put(UP + 1, x, 3, -1.5)
        put(KIND + 6, x, 3, 9)
    (seen,) = sightings(NetworkAnswer(values, 8, 8))
    assert seen.kind == 6
    assert (round(seen.width), round(seen.height)) == (40, 48)
    assert 28 < seen.x < 36


def test_reading_an_answer_needs_no_package() -> None:
    """The same code runs in a browser, where there is no numpy."""
    blocked = "import sys; sys.modules.update({'numpy': None, 'PIL': None, 'onnxruntime': None})"
    script = (
        f"{blocked}; import tilerummy.scan.tile_reading, tilerummy.scan.grid, tilerummy.library.photo_api"
    )
    assert run_python(script) == ""
