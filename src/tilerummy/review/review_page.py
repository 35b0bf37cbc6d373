"""A review as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files

from tilerummy.pictures.tiles import tile_picture
from tilerummy.review.review import BestPossible, Review, RoundReview, TurnReview
from tilerummy.review.review_words import ROWS, ReviewWords
from tilerummy.rulebook.sentence import signed
from tilerummy.rules.tile import read_tile

# A chart is SVG that stands alone: a line for each player, turn by turn of one round. Colour is never the
# only mark: every line has its own dashes, and its name stands at its end.

WIDE, HIGH = 640.0, 220.0
LEFT, RIGHT, TOP, BOTTOM = 36.0, 110.0, 14.0, 26.0
INKS = ("#1f5fa8", "#b8122f", "#0f7358", "#6b3510", "#5b2a86", "#2a2b2f")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "14 6")
APART = 15.0
"""Between two names at the ends of lines."""

Series = Sequence[tuple[int, float]]
"""Turns and values."""
Band = Sequence[tuple[int, float, float]]
"""Turns, each with the low and the high end of an interval."""


def line_chart(
    title: str, names: Sequence[str], series: Sequence[Series], top: float, bands: Sequence[Band] = ()
) -> str:
    """One line for each name; values go from 0 to `top`. The bands lie pale behind the lines."""
    turns = [turn for line in series for turn, _ in line]
    first, last = min(turns, default=0), max(turns, default=1)

    def at(turn: int, value: float) -> tuple[float, float]:
        across = (turn - first) / max(1, last - first)
        return LEFT + (WIDE - LEFT - RIGHT) * across, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * value / top

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        *(_rule(at(first, value)[1], value) for value in (0.0, top / 2, top)),
        *(f'<text x="{at(turn, 0)[0]:.1f}" y="{HIGH - 8:.0f}">{turn + 1}</text>' for turn in (first, last)),
    ]
    for place, band in enumerate(bands):
        edge = [at(turn, high) for turn, _, high in band] + [at(turn, low) for turn, low, _ in reversed(band)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in edge)
        parts.append(f'<polygon points="{points}" fill="{INKS[place % len(INKS)]}" fill-opacity="0.12"/>')
    ends = [at(*line[-1])[1] if line else HIGH for line in series]
    for place, (name, line, y) in enumerate(zip(names, series, spread(ends), strict=True)):
        ink, dash = INKS[place % len(INKS)], DASHES[place % len(DASHES)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in line))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
            f'<text x="{WIDE - RIGHT + 6:.0f}" y="{y + 4:.1f}" fill="{ink}">{escape(name[:14])}</text>'
        )
    return "".join([*parts, "</svg>"])


def _rule(y: float, value: float) -> str:
    return (
        f'<line x1="{LEFT:.0f}" x2="{WIDE - RIGHT:.0f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6:.0f}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{value:.0f}</text>'
    )


def spread(ends: Sequence[float]) -> list[float]:
    """Heights for names beside these ends, moved apart so that all can be read."""
    placed = [0.0] * len(ends)
    floor = HIGH - 4
    for place in sorted(range(len(ends)), key=lambda i: -ends[i]):
        placed[place] = floor = min(ends[place], floor)
        floor -= APART
    return placed


# The file has names in it that anybody chose, and is passed on: whatever stands there, nothing runs or is
# fetched.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def html_page(review: Review, language: str) -> str:
    """The whole file."""
    words = ReviewWords(review, language)
    title = escape(words.labelled(words.text("review"), ", ".join(words.names)))
    body, style = "\n".join(_body(words)), (files(__package__) / "review_page.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{style}{_faces(review)}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(words: ReviewWords) -> Iterator[str]:
    yield f"<p>{escape(words.rules())}</p>"
    yield from _summary(words)
    for round_ in words.review.rounds:
        turns = [turn for turn in words.review.turns if turn.round == round_.number]
        yield f"<h2>{escape(words.text('round-number', number=round_.number))}</h2>"
        yield _scores(words, round_)
        yield from _charts(words, round_, turns)
        yield f'<ol class="turns" start="{turns[0].number + 1 if turns else 1}">'
        yield from (_turn(words, turn) for turn in turns)
        yield "</ol>"


def _summary(words: ReviewWords) -> Iterator[str]:
    yield f'<h2>{escape(words.text("review-players"))}</h2><div class="wide"><table><thead><tr>'
    yield _cells("th", [words.text("review-player"), *words.names], 'scope="col"')
    yield "</tr></thead><tbody>"
    rows = [(words.text("total"), [signed(player.total) for player in words.review.players])]
    for row in ROWS:
        figures = [words.figure(row, player) for player in words.review.players]
        rows.append((words.text(f"review-{row}"), figures))
    for heading, cells in rows:
        yield f'<tr><th scope="row">{escape(heading)}</th>{_cells("td", cells)}</tr>'
    yield "</tbody></table></div>"
    luck = words.labelled(words.text("review-luck"), words.text("review-luck-help"))
    yield f'<p class="quiet">{escape(luck)}</p>'


def _scores(words: ReviewWords, round_: RoundReview) -> str:
    scores = (f"{name} {signed(score)}" for name, score in zip(words.names, round_.scores, strict=True))
    return f"<p>{escape(', '.join(scores))}</p>"


def _charts(words: ReviewWords, round_: RoundReview, turns: list[TurnReview]) -> Iterator[str]:
    seats = range(len(words.names))
    end = turns[-1].number + 1 if turns else 0
    won = [100 / len(round_.winners) if seat in round_.winners else 0.0 for seat in seats]
    racks = [
        [*((turn.number, float(turn.racks[seat])) for turn in turns), (end, float(round_.racks[seat]))]
        for seat in seats
    ]
    asked = [(turn.number, turn.chances) for turn in turns if turn.chances is not None]
    chances = [[*((turn, 100 * shares[seat]) for turn, shares in asked), (end, won[seat])] for seat in seats]
    most = max((value for line in racks for _, value in line), default=1.0)
    yield _figure(
        words.text("review-racks"), line_chart(words.text("review-racks"), words.names, racks, most)
    )
    if asked:
        title = words.text("review-chances")
        bands = [[_band(turn, seat) for turn in turns if turn.intervals is not None] for seat in seats]
        yield _figure(title, line_chart(title, words.names, chances, 100.0, bands))
        yield f'<p class="quiet">{escape(words.chances_help())}</p>'
    yield f"<details><summary>{escape(words.text('review-table'))}</summary>"
    yield f"{_numbers(words, turns)}</details>"


def _band(turn: TurnReview, seat: int) -> tuple[int, float, float]:
    assert turn.intervals is not None
    low, high = turn.intervals[seat]
    return turn.number, 100 * low, 100 * high


def _figure(caption: str, picture: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{picture}</figure>"


def _numbers(words: ReviewWords, turns: list[TurnReview]) -> str:
    """The charts as a table: tiles on the rack, and the chance where it was asked for."""
    rows = []
    for turn in turns:
        cells = [str(count) for count in turn.racks]
        if turn.chances is not None:
            chances = words.chances(turn)
            cells = [f"{cell} · {chance}" for cell, chance in zip(cells, chances, strict=True)]
        rows.append(f'<tr><th scope="row">{turn.number + 1}</th>{_cells("td", cells)}</tr>')
    head = _cells("th", [words.text("review-turns"), *words.names], 'scope="col"')
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    )


def _turn(words: ReviewWords, turn: TurnReview) -> str:
    missed = bool(turn.missed_tiles or turn.missed_points)
    verdict = escape(" ".join(words.verdict(turn)))
    best = _best(words, turn.best) if turn.best is not None and missed else ""
    return (
        f"<li><p>{escape(words.done(turn))} {_tiles(words, turn.laid)}</p>"
        f'<p class="{"missed" if missed else "quiet"}">{verdict}</p>{best}</li>'
    )


def _best(words: ReviewWords, best: BestPossible) -> str:
    taking = ""
    if best.taken is not None:
        taking = f"<p>{escape(words.text('review-taking', tile=words.tile(best.taken)))}</p>"
    rows = "".join(
        f"<li>{escape(words.labelled(words.step(step), ''))}{_tiles(words, step.tiles)}"
        + ("" if step.target < 0 else f" → {_tiles(words, best.table[step.target])}")
        + "</li>"
        for step in best.steps
    )
    return f"{taking}<ol>{rows}</ol>"


def _tiles(words: ReviewWords, tiles: Iterable[str]) -> str:
    return "".join(
        f'<span class="t {_face(text)}" role="img" aria-label="{escape(words.tile(text))}"></span>'
        for text in tiles
    )


def _cells(tag: str, cells: Iterable[str], more: str = "") -> str:
    space = " " if more else ""
    return "".join(f"<{tag}{space}{more}>{escape(cell)}</{tag}>" for cell in cells)


def _face(text: str) -> str:
    return "t-" + text.replace("*", "j")


def _faces(review: Review) -> str:
    """A rule for each tile that is shown, with its picture in it."""
    shown = {text for turn in review.turns for text in turn.laid}
    for turn in review.turns:
        if turn.best is not None:
            shown.update(text for step in turn.best.steps for text in step.tiles)
            shown.update(text for meld in turn.best.table for text in meld)
    return "".join(
        f'.{_face(text)}{{background-image:url("data:image/svg+xml;base64,'
        f'{b64encode(tile_picture(read_tile(text)).encode()).decode()}")}}'
        for text in sorted(shown)
    )
