"""`tilerummy draw`: pictures of what the notation says."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import click

from tilerummy.cli.command_input import InputError, read_text
from tilerummy.library.position import Position
from tilerummy.pictures.tiles import VANES, meld_picture, rack_picture, table_picture, tile_picture
from tilerummy.rules.meld import read_meld
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import Colour, read_tile

DRAW_EPILOG = """\b
Examples:
  tilerummy draw 'r4 r5 * | k8 b8 y8' -o table.svg
  tilerummy draw r7 > tile.svg
  tilerummy draw --as rack 'r1 r2 k9 *' -o rack.svg
  tilerummy draw 'sabra;opened;r4 r5 *;r7 k1' -o position.svg
"""

Pictures = dict[str, Callable[[str, tuple[Colour, ...]], str]]

PICTURES: Pictures = {
    "tile": lambda text, colours: tile_picture(read_tile(text), colours),
    "set": lambda text, colours: meld_picture(read_meld(text), colours),
    "table": lambda text, colours: table_picture(read_table(text), colours),
    "rack": lambda text, colours: rack_picture(read_rack(text), colours),
    "position": lambda text, _: Position.from_text(text)._repr_svg_(),
}
LONGEST_TEXT = 10_000


@click.command("draw", epilog=DRAW_EPILOG)
@click.argument("text", default="-")
@click.option(
    "--as", "what", type=click.Choice(list(PICTURES)), help="What TEXT is; by default, what it looks like."
)
@click.option("--colours", default="".join(VANES), show_default=True, help="The colours of a joker's vanes.")
@click.option(
    "-o", "--output", metavar="FILE", default="-", help="Where to write; standard output by default."
)
def draw_command(text: str, what: str | None, colours: str, output: str) -> None:
    """Draw TEXT, a tile, a set, a table, a rack or a position in the usual notation, as an SVG picture.

    Without TEXT, what is piped in.
    """
    if text == "-" and sys.stdin.isatty():
        raise click.UsageError("Missing argument 'TEXT'.")
    notation = (read_text("-") if text == "-" else text).strip()
    if not notation:
        raise InputError("there is nothing to draw: give tiles, such as 'r4 r5 r6'")
    if len(notation) > LONGEST_TEXT:
        raise InputError("the text is too long for a picture")
    try:
        picture = PICTURES[what or _looks_like(notation)](notation, _read_colours(colours))
    except (Unreadable, BadRules) as error:
        raise InputError(str(error)) from None
    _write(picture, output)


def _looks_like(text: str) -> str:
    if text.count(";") >= 3:
        return "position"
    if "|" in text:
        return "table"
    return "tile" if len(text.replace(",", " ").split()) == 1 else "set"


def _read_colours(text: str) -> tuple[Colour, ...]:
    letters = text.replace(",", "").replace(" ", "").lower()
    try:
        return tuple(Colour(letter) for letter in dict.fromkeys(letters))
    except ValueError:
        raise click.UsageError(f"--colours: expected letters of {''.join(Colour)}, not {text!r}") from None


def _write(picture: str, output: str) -> None:
    if output == "-":
        click.echo(picture, nl=False)
        return
    try:
        Path(output).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{click.format_filename(output)}: {error.strerror}") from None
