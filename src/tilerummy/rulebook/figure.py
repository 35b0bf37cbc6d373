"""The drawn examples of a printed book: vector tiles, the new ones with a notch, all of them in words too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from tilerummy.locales.catalogue import Catalogue
from tilerummy.pictures.tiles import PITCH, meld_picture
from tilerummy.rulebook.book import Example
from tilerummy.rulebook.sentence import labelled, signed, tile_said
from tilerummy.rulebook.text import label_of
from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import Colour, read_tile


def figure(example: Example, colours: Sequence[Colour], words: Catalogue) -> str:
    """An example with its caption and its verdict."""
    if example.kind == "box":
        rows = "".join(set_drawn(row, colours, words) for row in _sets(example.tiles["box"]))
        return f'<figure class="box">{rows}</figure>'
    caption = f"<figcaption>{escape(example.caption)}</figcaption>" if example.caption else ""
    if example.kind == "score":
        note = f'<p class="note">{escape(example.verdict)}</p>' if example.verdict else ""
        return f"<figure>{caption}{_scores(example, colours, words)}{note}</figure>"
    verdict = f'<p class="verdict">{escape(example.verdict)}</p>'
    kind = f"{example.kind} {'yes' if example.legal else 'no'}"
    return f'<figure class="{kind}">{caption}{_laid(example, colours, words)}{verdict}</figure>'


def _laid(example: Example, colours: Sequence[Colour], words: Catalogue) -> str:
    if example.kind == "set":
        return set_drawn(_texts(example.tiles["set"]), colours, words)
    before = _sets(example.tiles["before"])
    drawn = []
    for part in ("before", "draft", "after"):
        if part not in example.tiles:
            continue
        sets = _sets(example.tiles[part])
        label = words.text("book-rack" if example.kind == "rack" else label_of(part, example.kind))
        marks = new_tiles(before, sets)
        tiles = "".join(
            set_drawn(tiles, colours, words, marked, label) for tiles, marked in zip(sets, marks, strict=True)
        )
        if tiles:
            drawn.append(f'<div class="sets">{tiles}</div>')
    return "".join(drawn)


def new_tiles(before: Iterable[list[str]], after: Sequence[list[str]]) -> list[list[str]]:
    """For each set of a table those tiles that were not on it before."""
    lay = Counter(tile for tiles in before for tile in tiles)
    came = Counter(tile for tiles in after for tile in tiles) - lay
    found: list[list[str]] = []
    for tiles in reversed(after):
        marked = [tile for tile in tiles if came[tile] > 0]
        came.subtract(marked)
        found.insert(0, marked)
    return found


def set_drawn(
    tiles: Sequence[str],
    colours: Sequence[Colour],
    words: Catalogue,
    new: Sequence[str] = (),
    label: str = "",
) -> str:
    """Tiles side by side; those that are new carry a notch. The words are the reader's."""
    meld = Meld(read_tile(text) for text in tiles)
    said = ", ".join(tile_said(tile).told(words) for tile in meld)
    spoken = escape(labelled(words, label, said) if label else said, quote=True)
    picture = meld_picture(meld, colours).replace('role="img"', 'aria-hidden="true"')
    notches = "".join(
        f'<rect x="{place * PITCH + 12}" y="-3.5" width="20" height="4" rx="2" fill="#A86E00"/>'
        for place, tile in enumerate(tiles)
        if tile in new
    )
    drawn = picture.replace("</svg>", f"{notches}</svg>")
    width = len(tiles) * PITCH + 8
    return f'<span role="img" aria-label="{spoken}" style="--w: {width:g}">{drawn}</span>'


def _scores(example: Example, colours: Sequence[Colour], words: Catalogue) -> str:
    rows = []
    found = example.tiles["scores"]
    assert isinstance(found, list)
    for row in found:
        rack = _texts(row["rack"])
        drawn = set_drawn(rack, colours, words) if rack else ""
        points = signed(int(row["score"]))
        rows.append(
            f'<tr><th scope="row">{escape(row["name"])}</th><td>{drawn}</td><td>{row["sum"]}</td>'
            f'<td class="points">{points}</td></tr>'
        )
    return f'<table class="scores">{"".join(rows)}</table>'


def _sets(found: object) -> list[list[str]]:
    assert isinstance(found, list)
    return [_texts(tiles) for tiles in found]


def _texts(found: object) -> list[str]:
    assert isinstance(found, list)
    return [str(text) for text in found]
