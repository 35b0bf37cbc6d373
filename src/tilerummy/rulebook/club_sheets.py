"""What a club puts on walls and tables: seating, slips, standing, certificate; as text, on A4, as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from fractions import Fraction
from functools import cache
from html import escape
from importlib.resources import files

from tilerummy.club.evening import (
    ClubEvening,
    ClubPlan,
    ClubRound,
    ClubTable,
    GuestNumber,
    find_round,
    standing_after,
)
from tilerummy.club.standing import ClubPoints, Standing, league
from tilerummy.club.terms import CountBy, ResultState
from tilerummy.locales.catalogue import Catalogue
from tilerummy.rulebook.sentence import list_said

LINE, BOX = "_" * 12, "[ ]"

SHEETS = ("seating", "slips", "standings", "certificate", "league")
TABLES = ("people", "results", "standings")
FORMULA = ("=", "+", "-", "@", "\t")
"""How a cell begins that a spreadsheet would work out; a name that does so gets a mark before it."""

Column = tuple[str, Sequence[str], bool]
"""A heading, what stands below it, and whether that is right-aligned, as numbers are."""


def points_said(points: ClubPoints, words: Catalogue, *, plus: bool = True) -> str:
    """Points with their sign and a true minus; a half or a third as the language writes decimals."""
    sign = "\N{MINUS SIGN}" if points < 0 else "+" if plus and points > 0 else ""
    size = abs(points)
    # Two digits: a half is exact, a third is near enough to be read.
    if isinstance(size, Fraction):
        digits = f"{float(size):.2f}".rstrip("0")
        return sign + (digits if words.language == "en" else digits.replace(".", ","))
    return f"{sign}{size}"


def names_said(evening: ClubEvening, guests: Iterable[GuestNumber], words: Catalogue) -> str:
    """Names as a finished list."""
    return list_said([evening.name(one) for one in guests], words)


def round_name(played: ClubRound, words: Catalogue) -> str:
    """What a round is called."""
    return words.text("club-final") if played.final else words.text("round-number", number=played.number)


def head_line(evening: ClubEvening, played: ClubRound | None, words: Catalogue) -> str:
    """The round, its minutes, how many people there are, the day."""
    parts = [] if played is None else [round_name(played, words)]
    if played is not None and evening.plan.minutes:
        parts.append(words.text("minutes-count", count=evening.plan.minutes))
    parts.append(words.text("club-people-count", count=len(evening.here)))
    at = (played.shown if played else None) or evening.began
    if at:
        parts.append(datetime.fromtimestamp(at / 1000).date().isoformat())
    if played is not None and played.shown is None:
        parts.append(words.text("club-not-shown"))
    return " \N{MIDDLE DOT} ".join(parts)


def counted_by(evening: ClubEvening, words: Catalogue) -> str:
    """What decides the standing, in words."""
    return words.text(f"club-counts-{evening.plan.counts}")


def state_said(state: ResultState, words: Catalogue) -> str:
    """How far the result of a table is."""
    return words.text(f"club-state-{state.value.replace('_', '-')}")


def joker_line(evening: ClubEvening, words: Catalogue) -> str:
    """What a joker left on the rack counts, for whoever adds up by hand."""
    rules = evening.plan.rules
    name = words.text(f"preset-{rules.preset}")
    return words.text("club-joker", name=name, points=rules.joker_in_rack_points)


# -- as text ----------------------------------------------------------------------------------------


def columns(found: Sequence[Column]) -> Iterator[str]:
    """Columns of text beside each other."""
    wide = [max(map(len, (head, *cells))) for head, cells, _ in found]
    rows = zip(*((head, *cells) for head, cells, _ in found), strict=True)
    for row in rows:
        cells = (
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, (_, _, right) in zip(row, wide, found, strict=True)
        )
        yield "  ".join(cells).rstrip()


def seating_text(evening: ClubEvening, played: ClubRound, words: Catalogue) -> str:
    """Who sits where in a round, and who sits out."""
    lines = [evening.plan.name, head_line(evening, played, words)]
    for number, table in enumerate(played.tables, start=1):
        lines += ["", f"{words.text('club-table', number=number)}: {_state(played, table, words)}"]
        signs = [f"  {points_said(one, words)}" for one in table.scores or ()] or [""] * len(table.seats)
        for seat, (guest, sign) in enumerate(zip(table.seats, signs, strict=True), start=1):
            lines.append(f"  {seat}  {evening.name(guest)}{sign}")
    if played.out:
        lines += ["", words.text("club-sits-out", names=names_said(evening, played.out, words))]
    return "\n".join(lines)


def _state(played: ClubRound, table: ClubTable, words: Catalogue) -> str:
    return words.text("club-not-shown") if played.shown is None else state_said(table.state, words)


def slips_text(evening: ClubEvening, played: ClubRound, words: Catalogue) -> str:
    """A slip for each table, to write the result on and to sign."""
    lines = [evening.plan.name, head_line(evening, played, words), words.text("club-how")]
    for number, table in enumerate(played.tables, start=1):
        names = [evening.name(one) for one in table.seats]
        seats = [str(seat) for seat in range(1, len(names) + 1)]
        lines += ["", f"{words.text('club-table', number=number)} \N{MIDDLE DOT} {round_name(played, words)}"]
        lines += columns(
            [
                (words.text("club-seat"), seats, True),
                (words.text("club-name"), names, False),
                (words.text("club-out"), [BOX] * len(names), False),
                (words.text("club-left"), [LINE] * len(names), False),
            ]
        )
        lines.append(f"{words.text('club-sign')} {LINE} {LINE}")
    return "\n".join([*lines, "", joker_line(evening, words)])


def standing_title(evening: ClubEvening, words: Catalogue) -> str:
    """After which round people stand like this."""
    over = [one for one in evening.rounds if one.over]
    if not over:
        return words.text("club-no-standing")
    last = over[-1]
    return words.text("club-final") if last.final else words.text("club-after", number=last.number)


def standing_columns(
    found: Sequence[tuple[str, Standing[GuestNumber] | Standing[str]]], by: CountBy, words: Catalogue
) -> list[Column]:
    """Place, name and what counts, first what decides."""
    ones = [one for _, one in found]
    points = (words.text("club-points"), [points_said(one.points, words) for one in ones], True)
    won = (words.text("club-won"), [str(one.wins) for one in ones], True)
    places = (words.text("club-places"), [points_said(one.score, words, plus=False) for one in ones], True)
    order = {CountBy.POINTS: [points, won], CountBy.PLACES: [places, points], CountBy.WINS: [won, points]}[by]
    ranks = [f"{one.place}{'=' if one.tied else ''}" for one in ones]
    names = (words.text("club-name"), [name for name, _ in found], False)
    return [(words.text("club-place"), ranks, True), names, *order]


def named_standing(evening: ClubEvening) -> list[tuple[str, Standing[GuestNumber]]]:
    """The standing with names."""
    return [(evening.name(one.player), one) for one in standing_after(evening)]


def standings_text(evening: ClubEvening, words: Catalogue) -> str:
    """How everybody stands after the last round that is over."""
    title = standing_title(evening, words)
    if not any(one.over for one in evening.rounds):
        return f"{evening.plan.name}\n{title}"
    found = named_standing(evening)
    tied = ["", words.text("club-tied")] if any(one.tied for _, one in found) else []
    table = columns(standing_columns(found, evening.plan.counts, words))
    return "\n".join([evening.plan.name, f"{title}: {counted_by(evening, words)}", "", *table, *tied])


NamedStanding = Sequence[Standing[str]]


def league_columns(evenings: Iterable[NamedStanding], plan: ClubPlan, words: Catalogue) -> list[Column]:
    """Several evenings added up, by name."""
    found = league(evenings, plan.best or None)
    return standing_columns([(one.player, one) for one in found], plan.counts, words)


def best_said(plan: ClubPlan, words: Catalogue) -> str:
    """How many evenings count."""
    return words.text("club-best", count=plan.best) if plan.best else words.text("club-best-all")


def league_page(evenings: Iterable[NamedStanding], plan: ClubPlan, words: Catalogue) -> str:
    """Several evenings added up, for the wall."""
    title, note = escape(plan.league or plan.name), escape(best_said(plan, words))
    body = f"<h1>{title}</h1>{table_html(league_columns(evenings, plan, words))}<p>{note}</p>"
    return page(plan.league or plan.name, body, words)


def certificate_lines(evening: ClubEvening, one: Standing[GuestNumber], words: Catalogue) -> list[str]:
    """What stands on the certificate of somebody."""
    numbers = [
        f"{words.text('club-points')}: {points_said(one.points, words)}",
        f"{words.text('club-won')}: {one.wins}",
    ]
    return [
        words.text("club-certificate"),
        evening.name(one.player),
        words.text("club-certificate-place", place=one.place),
        " \N{MIDDLE DOT} ".join(numbers),
        evening.plan.name,
        head_line(evening, None, words),
    ]


def certificate_text(evening: ClubEvening, one: Standing[GuestNumber], words: Catalogue) -> str:
    """A certificate for a terminal."""
    lines = certificate_lines(evening, one, words)
    wide = max(map(len, lines)) + 8
    return "\n\n".join(line.center(wide).rstrip() for line in lines)


# -- on A4 ------------------------------------------------------------------------------------------


@cache
def _style() -> str:
    return (files(__package__) / "club_sheets.css").read_text("utf-8")


def page(title: str, body: str, words: Catalogue) -> str:
    """A page that needs nothing else, black on white, to be printed on A4."""
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body><main>{body}</main></body></html>\n"
    )


def _head(evening: ClubEvening, played: ClubRound | None, words: Catalogue) -> str:
    return f"<h1>{escape(evening.plan.name)}</h1><p>{escape(head_line(evening, played, words))}</p>"


def _card(
    evening: ClubEvening, number: int, table: ClubTable, words: Catalogue, *, slip: bool, of: str = ""
) -> str:
    """A table of a round, with a box and a line for each who sits there."""
    heads = "".join(
        f'<th scope="col">{escape(words.text(key))}</th>'
        for key in ("club-seat", "club-name", "club-out", "club-left")
    )
    rows = "".join(
        f'<tr><td>{seat}</td><td class="name">{escape(evening.name(guest))}</td>'
        '<td><span class="box"></span></td><td><span class="line"></span></td></tr>'
        for seat, guest in enumerate(table.seats, start=1)
    )
    sign = (
        f'<p class="sign">{escape(words.text("club-sign"))}'
        '<span><i class="line"></i><i class="line"></i></span></p>'
    )
    title = escape(words.text("club-table", number=number) + of)
    return (
        f'<section class="table"><h2>{title}</h2><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>{sign if slip else ''}</section>"
    )


def _standing_body(evening: ClubEvening, words: Catalogue, *, beside: int, quiet: bool = False) -> str:
    """The standing in so many columns; a quiet one says what its columns are above them, not over each."""
    title = standing_title(evening, words)
    if not any(one.over for one in evening.rounds):
        return f"<h2>{escape(title)}</h2>"
    found = standing_columns(named_standing(evening), evening.plan.counts, words)
    tied = any("=" in cell for cell in found[0][1])
    note = f'<p class="foot">{escape(words.text("club-tied"))}</p>' if tied else ""
    counts = escape(counted_by(evening, words))
    rows = -(-len(found[0][1]) // beside)
    tables = "".join(
        table_html([(head, cells[first : first + rows], right) for head, cells, right in found])
        for first in range(0, len(found[0][1]), rows)
    )
    kind = f'class="standing{" quiet" if quiet else ""}" style="--columns: {beside}"'
    return f"<h2>{escape(title)} <small>{counts}</small></h2><div {kind}>{tables}</div>{note}"


def table_html(found: Sequence[Column]) -> str:
    """Columns as a table of a page."""
    heads = "".join(f'<th scope="col"{_right(right)}>{escape(head)}</th>' for head, _, right in found)
    rows = "".join(
        "<tr>"
        + "".join(
            f"<td{_right(right)}>{escape(cell)}</td>" for cell, (_, _, right) in zip(row, found, strict=True)
        )
        + "</tr>"
        for row in zip(*(cells for _, cells, _ in found), strict=True)
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _right(right: bool) -> str:
    return ' class="number"' if right else ""


def round_page(evening: ClubEvening, played: ClubRound, words: Catalogue, *, slips: bool) -> str:
    """A whole round on paper: tables with boxes and lines, who sits out; with the standing, or as slips."""
    of = f" \N{MIDDLE DOT} {round_name(played, words)}" if slips else ""
    cards = "".join(
        _card(evening, number, table, words, slip=slips, of=of)
        for number, table in enumerate(played.tables, start=1)
    )
    out = ""
    if played.out:
        said = words.text("club-sits-out", names=names_said(evening, played.out, words))
        out = f"<p>{escape(said)}</p>"
    standing = "" if slips else _standing_body(evening, words, beside=3, quiet=True)
    body = (
        f"{_head(evening, played, words)}<p>{escape(words.text('club-how'))}</p>"
        f'<div class="tables">{cards}</div>{out}{standing}'
        f'<p class="foot">{escape(joker_line(evening, words))}</p>'
    )
    return page(f"{evening.plan.name}: {round_name(played, words)}", body, words)


def standings_page(evening: ClubEvening, words: Catalogue) -> str:
    """The standing for the wall."""
    body = _head(evening, None, words) + _standing_body(evening, words, beside=2)
    return page(f"{evening.plan.name}: {standing_title(evening, words)}", body, words)


def certificate_page(evening: ClubEvening, one: Standing[GuestNumber], words: Catalogue) -> str:
    """A certificate for the wall."""
    title, who, place, *rest = map(escape, certificate_lines(evening, one, words))
    paragraphs = "".join(f"<p>{line}</p>" for line in rest)
    body = (
        f'<div class="certificate"><h1>{title}</h1><p class="who">{who}</p>'
        f'<p class="place">{place}</p>{paragraphs}</div>'
    )
    return page(f"{words.text('club-certificate')}: {evening.name(one.player)}", body, words)


def round_to_print(evening: ClubEvening, number: int | None) -> ClubRound:
    """The round of this number, or the last one that was drawn."""
    return find_round(evening, number or max(1, len(evening.rounds)))


def certified(evening: ClubEvening, guest: GuestNumber | None = None) -> Standing[GuestNumber] | None:
    """Where somebody stands, or the winner; nobody, before a round is over."""
    if not any(one.over for one in evening.rounds):
        return None
    found = standing_after(evening)
    return next((one for one in found if guest in (None, one.player)), None)


def sheet_page(evening: ClubEvening, what: str, words: Catalogue, number: int | None = None) -> str:
    """One of the sheets as a page: of the last round, or of this one; the certificate is the winner's."""
    if what == "standings":
        return standings_page(evening, words)
    if what == "certificate":
        winner = certified(evening)
        return standings_page(evening, words) if winner is None else certificate_page(evening, winner, words)
    return round_page(evening, round_to_print(evening, number), words, slips=what == "slips")


# -- as a table for other programs ------------------------------------------------------------------


def table_of(evening: ClubEvening, what: str) -> str:
    """People, results or standings as CSV, in the columns that docs/club.md names."""
    rows = {"people": _people_rows, "results": _result_rows, "standings": _standing_rows}[what](evening)
    found = io.StringIO()
    csv.writer(found, lineterminator="\n").writerows(rows)
    return found.getvalue()


def _cell(name: str) -> str:
    """A name that no spreadsheet takes for something to work out."""
    return f"'{name}" if name.startswith(FORMULA) else name


def _people_rows(evening: ClubEvening) -> Iterator[tuple[object, ...]]:
    yield "name", "table", "presence"
    for one in evening.guests:
        yield _cell(one.name), one.keeps or "", one.presence


def _result_rows(evening: ClubEvening) -> Iterator[tuple[object, ...]]:
    yield "round", "table", "seat", "name", "points", "state"
    for played in evening.rounds:
        for number, table in enumerate(played.tables, start=1):
            for seat, guest in enumerate(table.seats, start=1):
                points = table.result.get(guest, "")
                yield played.number, number, seat, _cell(evening.name(guest)), points, table.state


def _standing_rows(evening: ClubEvening) -> Iterator[tuple[object, ...]]:
    yield "place", "tied", "name", "score", "wins", "points", "rounds"
    for one in standing_after(evening):
        yield (
            one.place,
            "yes" if one.tied else "no",
            _cell(evening.name(one.player)),
            f"{float(one.score):g}",
            one.wins,
            f"{float(one.points):g}",
            one.rounds,
        )
