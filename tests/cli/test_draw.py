"""Pictures from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.pictures.tiles import meld_picture, rack_picture, table_picture, tile_picture
from tilerummy.rules.meld import read_meld
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import Colour, read_tile


@pytest.mark.parametrize(
    ("arguments", "picture"),
    [
        (["r7"], tile_picture(read_tile("r7"))),
        (["r4 r5 *"], meld_picture(read_meld("r4 r5 *"))),
        (["r4 r5 * | k8 b8 y8"], table_picture(read_table("r4 r5 * | k8 b8 y8"))),
        (["--as", "rack", "r9 k1 *"], rack_picture(read_rack("r9 k1 *"))),
        (["--as", "table", "r7 r8 r9"], table_picture(read_table("r7 r8 r9"))),
        (["--as", "set", "r7"], meld_picture(read_meld("r7"))),
        (["*", "--colours", "rbokg"], tile_picture(read_tile("*"), tuple(map(Colour, "rbokg")))),
    ],
)
def test_text_is_drawn_as_what_it_looks_like(arguments: list[str], picture: str) -> None:
    """A word is a tile, several are a set, a bar makes a table, and --as overrules."""
    done = CliRunner().invoke(main, ["draw", *arguments])
    assert (done.exit_code, done.stdout) == (0, picture)


def test_standard_input_and_a_file(tmp_path: Path) -> None:
    """The text may come through a pipe and the picture go to a file."""
    file = tmp_path / "set.svg"
    done = CliRunner().invoke(main, ["draw", "-o", str(file)], input="r4 r5 r6\n")
    assert (done.exit_code, done.stdout) == (0, "")
    assert file.read_text(encoding="utf-8") == meld_picture(read_meld("r4 r5 r6"))


@pytest.mark.parametrize("text", ["r4 r55", "hello", "r4 " * 5000])
def test_unreadable_text_is_status_2(text: str) -> None:
    """What is no notation is refused with the offending part."""
    done = CliRunner().invoke(main, ["draw", text])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_bytes_that_are_no_text_are_status_2() -> None:
    """Binary garbage on standard input is refused in one line."""
    done = CliRunner().invoke(main, ["draw"], input=b"\xff\xfe")
    assert (done.exit_code, done.stderr) == (2, "Error: standard input is no text: byte 1 is not UTF-8\n")
