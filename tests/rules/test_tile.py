"""Tiles as text: every one reads back, slips are forgiven, nonsense is refused."""

from __future__ import annotations

import pickle

import pytest

from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import JOKER, NUMBERS, Colour, Tile, joker_as, read_tile

TILES = [Tile.of(colour, number) for colour in Colour for number in NUMBERS]


def test_every_tile_reads_back() -> None:
    """docs/rules.md 1.1: each colour has the numbers 1 to 13, and a tile's text is that tile."""
    for tile in (*TILES, *map(joker_as, TILES), JOKER):
        assert read_tile(str(tile)) is tile
        assert pickle.loads(pickle.dumps(tile)) is tile


@pytest.mark.parametrize("text", ["R7", " r7 ", "r 7", "r07"])
def test_slips_are_forgiven(text: str) -> None:
    """Capitals, spaces and a leading nought are no reason to refuse a tile."""
    assert read_tile(text) is Tile.of("r", 7)


@pytest.mark.parametrize("text", ["", "r", "7", "r0", "r14", "x7", "r7r7", "**", "*r14", "r7" * 20])
def test_what_is_no_tile_is_refused(text: str) -> None:
    """docs/rules.md 1.1: there is no 0, no 14 and no ninth colour."""
    with pytest.raises(Unreadable, match="is not a tile"):
        read_tile(text)


def test_a_joker_is_a_joker_whatever_it_means() -> None:
    """docs/rules.md 3.4: a stated meaning changes no tile."""
    stated = read_tile("*r7")
    assert stated.is_joker
    assert stated.means is read_tile("r7")
    assert stated.plain is JOKER


@pytest.mark.parametrize(
    ("preset", "players", "number"), [("sabra", 4, 106), ("classic", 2, 108), ("pro6-en", 6, 159)]
)
def test_so_many_tiles_are_in_play(preset: str, players: int, number: int) -> None:
    """docs/rules.md 1.4: every tile twice, and the jokers."""
    assert len(setting_for(load(preset), players).tiles()) == number
