"""What a worker writes and paints for those who read: rule books, and the cards of positions."""

from __future__ import annotations

from importlib.util import find_spec

import msgspec

from tilerummy.library.position import Position
from tilerummy.library.position_text import PositionFacts, read_text
from tilerummy.locales.catalogue import catalogue
from tilerummy.pictures.card import HIGH, WIDE, card_picture
from tilerummy.rulebook.book import book, changes
from tilerummy.rules.judging.judge import check_tiles
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.errors import ErrorCode

# A card is a PNG, for messengers show no SVG beside a link.
PAINTER = "resvg_py"  # paints SVG; comes with `tilerummy[cards]`


def book_of(rules: Rules, other: Rules, language: str) -> bytes:
    """A rule book in JSON, with what differs from another rule set."""
    words = catalogue(language)
    than = {
        "preset": other.preset,
        "title": words.text("book-differences", name=words.text(f"preset-{other.preset}")),
        "changes": changes(rules, other, words),
    }
    labels = {
        "before": words.text("book-before"),
        "after": words.text("book-after"),
        "draft": words.text("book-draft"),
        "timeDraft": words.text("replay-draft"),
        "rack": words.text("book-rack"),
        "same": words.text("book-same"),
        "most": words.text("book-different-most"),
        "rest": words.text("book-different-rest"),
    }
    return msgspec.json.encode({"book": book(rules, language), "than": than, "labels": labels})


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
