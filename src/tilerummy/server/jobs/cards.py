"""The card of a position as a PNG, made by a worker: messengers show no SVG beside a link."""

from __future__ import annotations

from importlib.util import find_spec

from tilerummy.library.position import Position
from tilerummy.library.position_text import PositionFacts, read_text
from tilerummy.pictures.card import HIGH, WIDE, card_picture
from tilerummy.rules.judging.judge import check_tiles
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.errors import ErrorCode

PAINTER = "resvg_py"
"""Paints SVG; comes with `tilerummy[cards]`."""


def can_paint() -> bool:
    """Whether there is somebody who paints."""
    return find_spec(PAINTER) is not None


def read_position(link: str) -> PositionFacts:
    """The position of a link, with tiles that its box has; `Unreadable` and `BadRules` say what is wrong."""
    situation = read_text(link)
    check_tiles(situation.setting, situation.before)
    return situation


def painted_card(link: str) -> bytes | tuple[ErrorCode, str]:
    """The card as a PNG, or what is wrong with the link."""
    try:
        situation = read_position(link)
    except (Unreadable, BadRules) as error:
        return ErrorCode.UNREADABLE, str(error)
    from resvg_py import svg_to_bytes  # an extra, and only needed here

    title = Position.saying(situation).link()
    before, colours = situation.before, situation.setting.shape.colours
    drawn = card_picture(title, before.table, before.rack, colours)
    return svg_to_bytes(svg_string=drawn, width=int(WIDE), height=int(HIGH), skip_system_fonts=True)
