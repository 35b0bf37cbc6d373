"""Pictures: readable without colour, heard as well as seen, and always the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilerummy.pictures.face import FACE_HEIGHT, FACE_WIDTH, INKS
from tilerummy.pictures.tiles import (
    meld_picture,
    rack_picture,
    table_picture,
    tile_picture,
)
from tilerummy.rules.meld import Meld, read_meld
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import JOKER, NUMBERS, Colour, Tile, joker_as, read_tile

SVG = "{http://www.w3.org/2000/svg}"
NUMBERED = [Tile.of(colour, number) for colour in Colour for number in NUMBERS]
TILES = st.sampled_from([JOKER, *NUMBERED, *map(joker_as, NUMBERED)])
MELDS = st.lists(TILES, max_size=13).map(Meld)


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def said(picture: str, part: str = "title") -> str:
    return parsed(picture).findtext(SVG + part) or ""


def assert_stands_alone(picture: str) -> None:
    root = parsed(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    used |= set(re.findall(r"url\(#([^)]+)\)", picture))
    assert len(ids) == len(set(ids))
    assert used <= {*ids}
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<text|<image|<style|<script|@", picture)
    assert said(picture)


def places(picture: str) -> list[tuple[str, float, float]]:
    """Every tile that lies in the picture, with the left and upper edge of its face."""
    root = parsed(picture)
    defined = root.find(f"{SVG}defs")
    assert defined is not None
    inner = {id(element) for element in defined.iter()}
    lying = [element for element in root.iter(f"{SVG}use") if id(element) not in inner]
    return [
        (one.get("href", "").partition("tile-")[2], float(one.get("x", 0)), float(one.get("y", 0)))
        for one in lying
    ]


def assert_inside(picture: str) -> None:
    left, top, width, height = map(float, (parsed(picture).get("viewBox") or "").split())
    for _, x, y in places(picture):
        assert left <= x <= left + width - FACE_WIDTH
        assert top <= y <= top + height - FACE_HEIGHT


@given(TILES)
def test_tile_stands_alone(tile: Tile) -> None:
    """The picture of a tile needs no other file, font or picture."""
    picture = tile_picture(tile)
    assert_stands_alone(picture)
    assert_inside(picture)


@given(MELDS)
def test_meld_shows_its_tiles_in_order(meld: Meld) -> None:
    """Tiles lie from left to right as they are written."""
    picture = meld_picture(meld)
    assert_stands_alone(picture)
    assert_inside(picture)
    lying = places(picture)
    assert lying == sorted(lying, key=lambda place: place[1])
    assert [name.replace("joker", "*")[:1] for name, *_ in lying] == [tile.text[:1] for tile in meld]


@given(st.lists(MELDS, max_size=8), st.integers(1, 30))
def test_table_shows_every_set_whole(melds: Sequence[Meld], across: int) -> None:
    """However wide the rows, no tile is left out, covered or cut in two."""
    picture = table_picture(Table(melds), across=across)
    assert_stands_alone(picture)
    assert_inside(picture)
    spots = [(x, y) for _, x, y in places(picture)]
    assert len(spots) == sum(map(len, melds))
    for index, (x, y) in enumerate(spots):
        assert all(abs(x - u) >= FACE_WIDTH or abs(y - v) >= FACE_HEIGHT for u, v in spots[:index])


@given(st.lists(TILES, max_size=45).map(Rack), st.integers(-1, 20))
def test_rack_shows_every_tile(rack: Rack, across: int) -> None:
    """A rack has as many tiers as it needs."""
    picture = rack_picture(rack, across=across)
    assert_stands_alone(picture)
    assert_inside(picture)
    assert len(places(picture)) == len(rack)


def test_same_tiles_give_the_same_bytes() -> None:
    """A picture can be kept in a repository and compared."""
    assert table_picture(read_table("r4 r5 *|k8 b8 y8")) == table_picture(read_table("R4 r5 * | k8 b8 y8"))


def test_two_pictures_on_one_page_do_not_share_names() -> None:
    """Parts of one picture are not taken for parts of another."""
    one, other = (
        {element.get("id") for element in parsed(tile_picture(read_tile(text))).iter()}
        for text in ("r4", "r5")
    )
    assert one & other == {None}


@pytest.mark.parametrize("colour", Colour)
def test_colour_is_never_the_only_mark(colour: Colour) -> None:
    """Every colour has a shape of its own beside the number, and a word."""
    assert sum(ink.shape == INKS[colour].shape for ink in INKS.values()) == 1
    picture = tile_picture(Tile.of(colour, 7))
    assert INKS[colour].shape in picture
    assert said(picture) == f"{colour.name.capitalize()} 7"


@pytest.mark.parametrize(
    ("text", "title", "described"),
    [
        ("r4 * r6", "Run of 3 tiles", "red 4, joker as red 5, red 6"),
        ("r4 * k4", "Group of 3 tiles", "red 4, joker, black 4"),
        ("r4 *b4 k4", "Group of 3 tiles", "red 4, joker as blue 4, black 4"),
        ("r4 k9", "2 tiles", "red 4, black 9"),
        ("r4", "1 tile", "red 4"),
        ("", "0 tiles", ""),
    ],
)
def test_set_is_heard_as_well_as_seen(text: str, title: str, described: str) -> None:
    """A screen reader says what lies there; a joker in a run has the meaning of its place."""
    picture = meld_picture(read_meld(text))
    assert (said(picture), said(picture, "desc")) == (title, described)


def test_table_and_rack_are_heard() -> None:
    """Table and rack say how much there is, and all of it."""
    table, rack = table_picture(read_table("r4 r5 r6 | k1 r1 b1")), rack_picture(read_rack("* r9"))
    assert said(table) == "Table with 2 sets"
    assert said(table, "desc") == "red 4, red 5, red 6; black 1, red 1, blue 1"
    assert (said(rack), said(rack, "desc")) == ("Rack with 2 tiles", "red 9, joker")
    assert (said(table_picture(Table())), said(rack_picture(Rack()))) == ("Empty table", "Empty rack")


@pytest.mark.parametrize("colours", ["krby", "rbokg", "rbokgy"])
def test_pinwheel_has_a_vane_for_each_colour(colours: str) -> None:
    """A joker shows the colours of its box."""
    picture = tile_picture(JOKER, tuple(map(Colour, colours)))
    assert picture.count("rotate(") == len(colours)
    assert all(INKS[Colour(letter)].floor in picture for letter in colours)


@pytest.mark.parametrize(
    "value", [read_tile("r7"), read_meld("r4 r5 *"), read_table("k1 k2 k3"), read_rack("b9")]
)
def test_notebooks_show_pictures(value: Tile | Meld | Table | Rack) -> None:
    """Tiles, sets, tables and racks draw themselves where a notebook asks."""
    assert_stands_alone(value._repr_svg_() or "")
