from __future__ import annotations

import pytest

from tests.scan.seen import row, sighting
from tilerummy.scan.grid import Sighting
from tilerummy.scan.tile_reading import facing, rows


def texts(tiles: list[Sighting]) -> list[str]:
    """The numbers of each row, as it is read."""
    return [" ".join(str(tiles[at].kind + 1) for at in each) for each in rows(tiles)]


def test_rows_from_the_top_and_a_gap_between_two() -> None:
    tiles = [*row("r7 r8 r9", 0, 200), *row("k1 k2 k3", 0, 0), *row("b4 b5 b6", 200, 4)]
    assert texts(tiles) == ["1 2 3", "4 5 6", "7 8 9"]


@pytest.mark.parametrize("turn", [0, 20, 80, 90, 100, 135, 180, 200, 270, 350])
def test_a_row_is_read_as_it_faces(turn: float) -> None:
    assert texts(row("r4 r5 r6 r7", 300, 300, turn)) == ["4 5 6 7"]


def test_a_tile_upside_down_stays_in_its_row() -> None:
    tiles = row("r4 r5 r6 r7")
    tiles[2] = sighting("r6", tiles[2].x, tiles[2].y, turn=180)
    assert texts(tiles) == ["4 5 6 7"]
    assert facing(tiles, [0, 1, 2, 3]) == [True, True, False, True]


def test_tiles_above_each_other_are_no_row() -> None:
    assert texts([sighting("r4", 0, 0), sighting("r5", 0, 54), sighting("r6", 0, 108)]) == ["4", "5", "6"]


def test_two_racks_rows_that_touch_stay_two() -> None:
    assert texts([*row("k1 k2 k3 k4"), *row("r5 r6 r7 r8", 12, 53)]) == ["1 2 3 4", "5 6 7 8"]
