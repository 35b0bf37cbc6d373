"""A rule book as one self-contained page, with its examples drawn; made to be printed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.pictures.tiles import meld_picture, rack_picture, table_picture
from tilerummy.rulebook.book import Book, Change, Entry, Example
from tilerummy.rulebook.sentence import signed, tile_said
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import Colour, read_tile

STYLE = """
body { font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; max-width: 46em;
  margin: 2em auto; padding: 0 1em; color: #26211a; background: #fffcf5; }
h2 { margin: 1.6em 0 .4em; }
.clause { display: grid; grid-template-columns: 3em 1fr; margin: .4em 0; }
.clause > b { color: #665c4e; }
figure { margin: .6em 0 1em; padding: .8em 1em; border: 1px solid #e2d8c6; border-radius: 12px;
  break-inside: avoid; }
figcaption { font-weight: 700; margin-bottom: .4em; }
.step { display: inline-block; margin: 0 1em .4em 0; vertical-align: top; font-size: 13px; color: #665c4e; }
.step svg { display: block; max-width: 100%; height: auto; max-height: 120px; }
.yes::before { content: "✓ "; } .no::before { content: "✕ "; } .no { color: #b5362b; }
td, th { text-align: left; padding: .2em 1em .2em 0; vertical-align: top; }
thead th { border-bottom: 2px solid #e2d8c6; }
@media print { body { background: none; margin: 0; max-width: none; } h2 { break-after: avoid; }
  .step { margin-right: .6em; } .step svg { zoom: .74; } tr { break-inside: avoid; } }
"""


def html(book: Book, other: tuple[str, Sequence[Change]] | None = None) -> str:
    """The page; `other` is the name of another rule set and what differs from it."""
    words = catalogue(book.language)
    parts = [f"<h1>{escape(book.title)}</h1><p>{escape(book.about)}</p><p>{escape(book.goal)}</p>"]
    if other is not None:
        parts.append(_changes(words.text(f"preset-{book.preset}"), *other, words))
    for section in book.sections:
        parts.append(f"<h2>{section.number}. {escape(section.title)}</h2>")
        parts.extend(_entry(entry, book, words) for entry in section.entries)
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(book.title)}</title>"
    )
    return (
        f'<!doctype html>\n<html lang="{book.language}"><head>{head}<style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _changes(own: str, name: str, changes: Sequence[Change], words: Catalogue) -> str:
    title = f"<h2>{escape(words.text('book-differences', name=name))}</h2>"
    if not changes:
        return f"{title}<p>{escape(words.text('book-same'))}</p>"
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in (own, name))
    rows = "".join(
        f'<tr><td>{one.clause}</td><th scope="row">{escape(one.label)}</th>'
        f"<td>{escape(one.here)}</td><td>{escape(one.there)}</td></tr>"
        for one in changes
    )
    return f'{title}<table><thead><tr><td colspan="2"></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _entry(entry: Entry, book: Book, words: Catalogue) -> str:
    shown = "".join(_figure(example, book, words) for example in entry.examples)
    text = f"<b>{entry.number}</b><div>{escape(entry.text)}{shown}</div>"
    return f'<div class="clause" id="c{entry.number}">{text}</div>'


def _figure(example: Example, book: Book, words: Catalogue) -> str:
    caption = f"<figcaption>{escape(example.caption)}</figcaption>" if example.caption else ""
    colours = tuple(map(Colour, book.colours))
    if example.kind == "score":
        return f"<figure>{caption}{_scores(example, colours, words)}</figure>"
    verdict = f'<div class="{"yes" if example.legal else "no"}">{escape(example.verdict)}</div>'
    return f"<figure>{caption}{_tiles(example, colours, words)}{verdict}</figure>"


def _tiles(example: Example, colours: tuple[Colour, ...], words: Catalogue) -> str:
    if example.kind == "set":
        meld = Meld(read_tile(text) for text in _texts(example.tiles["set"]))
        return _step("", meld_picture(meld, colours), Table((meld,)), words)
    steps = []
    for part, key in (("before", "book-before"), ("rack", "book-rack"), ("after", "book-after")):
        found = example.tiles[part]
        if part == "rack":
            rack = Rack(read_tile(text) for text in _texts(found))
            steps.append(_step(words.text(key), rack_picture(rack, colours), rack, words))
            continue
        table = read_table(" | ".join(" ".join(_texts(meld)) for meld in _list(found)))
        steps.append(_step(words.text(key), table_picture(table, colours, across=8), table, words))
    return "".join(steps)


def _step(label: str, picture: str, tiles: Table | Rack, words: Catalogue) -> str:
    """A picture with its label; the words of the picture are said in the reader's language."""
    melds = [tiles] if isinstance(tiles, Rack) else [*tiles]
    said = "; ".join(", ".join(tile_said(tile).told(words) for tile in meld) for meld in melds)
    spoken = escape(f"{label}: {said}" if label else said, quote=True)
    hidden = picture.replace('role="img"', 'aria-hidden="true"')
    return f'<span class="step">{escape(label)}<span role="img" aria-label="{spoken}">{hidden}</span></span>'


def _scores(example: Example, colours: tuple[Colour, ...], words: Catalogue) -> str:
    rows = []
    for row in _list(example.tiles["rows"]):
        assert isinstance(row, dict)
        score = signed(int(row["score"]))
        rack = read_rack(" ".join(_texts(row["rack"])))
        drawn = _step("", rack_picture(rack, colours), rack, words)
        rows.append(f"<tr><td>{drawn}</td><td>{row['points']}</td><td><b>{score}</b></td></tr>")
    return f"<table>{''.join(rows)}</table>"


def _list(found: object) -> list[object]:
    assert isinstance(found, list)
    return found


def _texts(found: object) -> list[str]:
    return [str(text) for text in _list(found)]
