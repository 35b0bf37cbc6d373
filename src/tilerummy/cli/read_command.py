"""`tilerummy read`: the tiles of photos, in notation."""

from __future__ import annotations

import json

import click

from tilerummy.cli.command_options import Chosen, with_rules
from tilerummy.library.photo_api import PhotoReading, read_photo
from tilerummy.rules.refusal import Unreadable
from tilerummy.scan.tile_reading import ReadTile

READ_EPILOG = """\b
Examples:
  tilerummy read table.jpg
  tilerummy read --rack --rules baltic-lv rack.jpg
  tilerummy read --json photos/*.jpg
"""


@click.command("read", epilog=READ_EPILOG)
@with_rules
@click.option("--rack", is_flag=True, help="The photo shows a rack, not a table.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a photo, with places and doubts.")
@click.argument("photos", metavar="PHOTO...", nargs=-1, required=True, type=click.Path(dir_okay=False))
@click.pass_context
def read_command(
    ctx: click.Context, chosen: Chosen, rack: bool, as_json: bool, photos: tuple[str, ...]
) -> None:
    """Read the tiles of each PHOTO, one line a photo, on this machine: they are sent nowhere."""
    unread = False
    for photo in photos:
        try:
            reading = read_photo(photo, chosen.rules, "rack" if rack else "table")
            if not reading.tiles:
                raise Unreadable(f"{photo}: {reading.trouble}")
        except Unreadable as error:
            unread = True
            if as_json:
                click.echo(json.dumps({"photo": photo, "error": str(error)}))
            else:
                click.echo(str(error), err=True)
            continue
        if as_json:
            click.echo(json.dumps(as_object(photo, reading)))
        else:
            click.echo(reading.text)
            for doubt in doubts(reading):
                click.echo(f"{photo}: {doubt}", err=True)
    ctx.exit(2 if unread else 0)


def as_object(photo: str, reading: PhotoReading) -> dict[str, object]:
    """A reading as JSON has it."""
    told: dict[str, object] = {"photo": photo, "text": reading.text}
    told["tiles"] = [_tile(each) for each in reading.tiles]
    if reading.trouble:
        told["trouble"] = reading.trouble
    return told


def _tile(read: ReadTile) -> dict[str, object]:
    return {
        "tile": read.tile.text,
        "p": round(read.p, 4),
        "unsure": read.unsure,
        "changed": read.changed,
        "x": round(read.x, 1),
        "y": round(read.y, 1),
        "readings": [[tile.text, round(p, 4)] for tile, p in read.readings],
    }


def doubts(reading: PhotoReading) -> list[str]:
    """What a person should look at: trouble with the photo, rows that are no set, unsure tiles."""
    found = [reading.trouble] if reading.trouble else []
    if reading.read.kind == "table":
        found += [
            f"no set: {' '.join(t.tile.text for t in row.tiles)}" for row in reading.rows if not row.valid
        ]
    for each in reading.unsure:
        ways = ", ".join(f"{tile.text} {p:.0%}" for tile, p in each.readings)
        found.append(f"unsure: {each.tile.text} at {each.x:.0f},{each.y:.0f} ({ways})")
    return found
