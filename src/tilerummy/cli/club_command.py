"""`tilerummy club`: an evening of real boxes, kept in a file to which every event is appended.

What a command says is done is on the disk by then: a killed program, or a dead laptop, loses nothing. Two
terminals may work on one file; each decides by what it finds there, and one waits while the other writes.
"""

from __future__ import annotations

import csv
import io
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from tilerummy.cli.command_input import InputError, printable, read_text
from tilerummy.cli.command_options import FILE, Chosen, with_rules
from tilerummy.club import evening as ev
from tilerummy.club.event_line import event_line, read_evening, read_event
from tilerummy.club.next_round import draw
from tilerummy.club.standing import Standing
from tilerummy.club.terms import (
    MOST_MINUTES,
    MOST_PEOPLE,
    MOST_POINTS,
    MOST_ROUNDS,
    ClubReason,
    ClubRefusal,
    CountBy,
    DrawnBy,
    FinalOf,
    Presence,
)
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.rules.refusal import Unreadable, hint

if TYPE_CHECKING:
    from tilerummy.locales.catalogue import Catalogue

if sys.platform != "win32":
    import fcntl

CLUB_EPILOG = """\b
Examples:
  tilerummy club new thursday.jsonl --name "Thursday club" --rounds 4
  tilerummy club add thursday.jsonl Ada Bo Cy Dee Eve Flo Gus
  tilerummy club draw thursday.jsonl
  tilerummy club swap thursday.jsonl Ada Flo
  tilerummy club start thursday.jsonl
  tilerummy club print thursday.jsonl slips --html slips.html
  tilerummy club result thursday.jsonl 1 Ada=out Bo=30 Cy=9 Dee=51 --yes Bo
  tilerummy club standings thursday.jsonl
  tilerummy club --lang de run thursday.jsonl

A name may be given by its beginning, or as #7 by its number. `run` takes the same commands from a prompt.
"""

WENT_OUT = "out"
Ask = Callable[[ev.ClubEvening], Sequence[ev.ClubEvent]]


# -- the file ---------------------------------------------------------------------------------------


def _whole_lines(data: bytes, path: Path) -> tuple[list[str], bool]:
    """The lines of a file that were written to their end, and whether the last one lacks its newline.

    A line that was cut off when the power went had not been answered: it does not count, and is told.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if b"\n" in data[error.start :]:
            raise InputError(f"{path} is no text: byte {error.start + 1} is not UTF-8") from None
        text = data[: error.start].decode("utf-8-sig")  # cut off within a letter
    *lines, last = text.split("\n")
    if not last:
        return lines, False
    try:
        read_event(last)
    except Unreadable:
        click.echo(f"{path}: the last line was cut off, and does not count", err=True)
        return lines, False
    return [*lines, last], True


def _read(data: bytes, path: Path) -> tuple[ev.ClubEvening, list[str], bool]:
    lines, open_end = _whole_lines(data, path)
    try:
        return read_evening(line for line in lines if line.strip()), lines, open_end
    except Unreadable as error:
        raise InputError(f"{path}: {error}") from None


def _evening(path: Path) -> ev.ClubEvening:
    try:
        return _read(path.read_bytes(), path)[0]
    except OSError as error:
        raise _unusable(path, error, "read") from None


def _unusable(path: Path, error: OSError, deed: str) -> InputError:
    if isinstance(error, FileNotFoundError):
        return InputError(f"{path} is not there; `tilerummy club new {path}` begins an evening in it")
    return InputError(f"{path} could not be {deed}: {error.strerror}")


@contextmanager
def _locked(path: Path) -> Iterator[BinaryIO]:
    """The file for reading and writing, while others wait."""
    try:
        file = open(path, "r+b", buffering=0)  # noqa: SIM115 -- closed below; the try is for opening alone
    except OSError as error:
        raise _unusable(path, error, "written") from None
    with file:
        if sys.platform != "win32":  # elsewhere one terminal a file has to do
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def _write_at(file: BinaryIO, end: int, data: bytes, path: Path) -> None:
    """Write from there on, for good; what could not be written whole is taken away again."""
    try:
        file.truncate(end)  # a line that was cut off goes, or ours would be glued to it
        file.seek(end)
        written = file.write(data)
        if written != len(data):
            raise OSError(28, "there is no room on the disk")
        os.fsync(file.fileno())  # an answer is a promise, and the power may go in the next moment
    except OSError as error:
        with suppress(OSError):
            file.truncate(end)
        raise InputError(f"{path} could not be written: {error.strerror}") from None


def _change(path: Path, ask: Ask) -> ev.ClubEvening:
    """Append what is asked for of the evening as it is in this moment; the evening after."""
    with _locked(path) as file:
        data = file.read()  # under the lock: nobody else writes between this look and our lines
        evening, lines, open_end = _read(data, path)
        # All or none: what is refused has left no line behind.
        events = ask(evening)
        for event in events:
            evening = ev.apply(evening, event)
        added = "".join(f"{event_line(one)}\n" for one in events)
        mark = 3 if data.startswith(b"\xef\xbb\xbf") else 0
        end = mark + len("\n".join(lines).encode()) + (0 if open_end or not lines else 1)
        if events:
            _write_at(file, end, (("\n" if open_end else "") + added).encode(), path)
    return evening


def _begin(path: Path, event: ev.EveningOpened) -> None:
    """Make the file; one with an evening in it stays as it is."""
    try:
        path.touch()
    except OSError as error:
        raise InputError(f"{path} could not be made: {error.strerror}") from None
    with _locked(path) as file:
        # No more than the beginning of an evening's first line: it was begun when the power went.
        there, line = file.read(), event_line(event).encode()
        mark = line[: line.index(b":")]
        if b"\n" in there or there[: len(mark)] != mark[: len(there)]:
            raise click.UsageError(f"{path} is there already; an evening is never written over")
        ev.begin(event)
        _write_at(file, 0, f"{event_line(event)}\n".encode(), path)


# -- words ------------------------------------------------------------------------------------------


def _words() -> Catalogue:
    from tilerummy.locales.catalogue import catalogue

    usual = best_language(os.environ.get("LANG", ""))
    return catalogue(click.get_current_context().find_root().meta.get(LANGUAGE) or usual)


LANGUAGE = "tilerummy.club.language"


def _why(error: ClubRefusal) -> str:
    """A refusal in the language of whoever asked."""
    return _words().text(f"club-refused-{error.reason.value.replace('_', '-')}", **error.given)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _guest(evening: ev.ClubEvening, text: str) -> ev.GuestNumber:
    """Somebody by their name, the beginning of it, or #number."""
    if text.startswith("#") and text[1:].isascii() and text[1:].isdigit() and len(text) < 6:
        number = int(text[1:])
        if 1 <= number <= len(evening.guests):
            return ev.GuestNumber(number)
        raise ClubRefusal(ClubReason.NO_SUCH_GUEST, number=number)
    # A whole name wins over longer ones that begin so.
    found = evening.named(text)
    if found is not None:
        return found
    begun = ev.name_key(text)
    fitting = [one for one in evening.guests if begun and ev.name_key(one.name).startswith(begun)]
    if len(fitting) == 1:
        return fitting[0].number
    several = ", ".join(one.name for one in fitting[:6])
    told = f"that may be {several}" if fitting else hint(text, [one.name for one in evening.guests])
    raise click.UsageError(f"nobody is called {text}; {told}")


# -- commands ---------------------------------------------------------------------------------------

PATH = click.Path(path_type=Path, dir_okay=False)
THE_FILE = click.argument("path", metavar="FILE", type=PATH)
AS_PAGE = click.option("--html", "page", type=PATH, help="As a page for A4, into this file.")


class ClubCommands(click.Group):
    """The commands of an evening; what the evening refuses is told in the language of whoever asked."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except ClubRefusal as error:
            raise click.ClickException(_why(error)) from None


@click.group("club", cls=ClubCommands, epilog=CLUB_EPILOG)
@click.option("--lang", type=click.Choice([one.code for one in LANGUAGES]), help="The language.")
@click.pass_context
def club_command(ctx: click.Context, lang: str | None) -> None:
    """Run an evening of a club: real boxes at several tables, and one file."""
    ctx.find_root().meta[LANGUAGE] = lang or ctx.find_root().meta.get(LANGUAGE)


@club_command.command("new")
@THE_FILE
@click.option("--name", default="Club night", show_default=True, help="What the evening is called.")
@with_rules
@click.option("--drawn", type=click.Choice(list(map(str, DrawnBy))), default="chance", show_default=True)
@click.option("--counts", type=click.Choice(list(map(str, CountBy))), default="wins", show_default=True)
@click.option("--rounds", type=click.IntRange(1, MOST_ROUNDS), default=4, show_default=True)
@click.option("--minutes", type=click.IntRange(0, MOST_MINUTES), default=40, show_default=True)
@click.option("--cap", type=click.IntRange(0, MOST_POINTS), help="A round costs at most so much.")
@click.option("--bonus", type=int, multiple=True, help="For the first of a table; again for the second.")
@click.option("--final", type=click.Choice(list(map(str, FinalOf))), default="none", show_default=True)
def new(path: Path, chosen: Chosen, drawn: str, counts: str, final: str, **more: Any) -> None:
    """Begin an evening in FILE."""
    kinds: dict[str, Any] = {"drawn": DrawnBy(drawn), "counts": CountBy(counts), "final": FinalOf(final)}
    plan = ev.ClubPlan(rules=chosen.rules, **kinds, **more)
    _words()  # whoever lacks the languages hears of it before a file is made
    _begin(path, ev.EveningOpened(plan, at=_now()))


@club_command.command()
@THE_FILE
@click.argument("names", nargs=-1)
@click.option("--csv", "table", type=FILE, help="Names from a table: a name, and a table that is kept.")
def add(path: Path, names: tuple[str, ...], table: str | None) -> None:
    """People come, late ones too."""
    found = [(name, 0) for name in names] + ([] if table is None else _people_in(table))
    if not found:
        raise click.UsageError("who came? Give names, or a table with --csv")

    def came(evening: ev.ClubEvening) -> Iterator[ev.ClubEvent]:
        for number, (name, keeps) in enumerate(found, start=len(evening.guests) + 1):
            yield ev.GuestCame(name, at=_now())
            if keeps:
                yield ev.TableKept(ev.GuestNumber(number), keeps, at=_now())

    evening = _change(path, lambda evening: [*came(evening)])
    click.echo(_words().text("club-people-count", count=len(evening.here)))


def _people_in(table: str) -> list[tuple[str, int]]:
    """Names, and the tables they keep, from a table with or without a heading."""
    try:
        rows = [row for row in csv.reader(io.StringIO(read_text(table)), strict=True) if any(row)]
    except csv.Error as error:
        raise InputError(f"{table}: {error}") from None
    # Nobody is called "name", so a first line that says so is a heading.
    if rows and ev.name_key(rows[0][0]) == "name":
        rows = rows[1:]
    found = []
    for number, row in enumerate(rows, start=1):
        kept = row[1].strip() if len(row) > 1 else ""
        if kept and not (kept.isascii() and kept.isdigit() and len(kept) < 5):
            raise InputError(f"{table}: person {number}: a table that is kept is a number, not {kept[:20]}")
        name = row[0].strip()
        # The mark that keeps spreadsheets from working a name out is ours, and goes again.
        found.append((name[1:] if name.startswith("'") else name, int(kept or 0)))
    return found


def _presence(name: str, event: Callable[..., ev.ClubEvent], about: str) -> None:
    """A command that says of people whether they are there."""

    @club_command.command(name, help=about)
    @THE_FILE
    @click.argument("names", nargs=-1)
    def told(path: Path, names: tuple[str, ...]) -> None:
        if not names:
            raise click.UsageError("who? Give at least one name")
        evening = _change(path, lambda now: [event(_guest(now, one), at=_now()) for one in names])
        click.echo(_words().text("club-people-count", count=len(evening.here)))


_presence("pause", ev.GuestPaused, "People sit out until they are back.")
_presence("back", ev.GuestBack, "People who paused or had left are there again.")
_presence("leave", ev.GuestLeft, "People go home; their results stay.")


@club_command.command()
@THE_FILE
@click.argument("name")
@click.argument("table", type=click.IntRange(0, MOST_PEOPLE))
def keep(path: Path, name: str, table: int) -> None:
    """Somebody keeps a TABLE from the next draw on; 0 lets them move again."""
    _change(path, lambda evening: [ev.TableKept(_guest(evening, name), table, at=_now())])


@club_command.command("draw")
@THE_FILE
@click.option("--seed", type=click.IntRange(0, (1 << 32) - 1), help="The same tables again.")
def draw_round(path: Path, seed: int | None) -> None:
    """Draw the next round, or the same one again before it starts."""
    chosen = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    _show_round(_change(path, lambda evening: [draw(evening, chosen, at=_now())]))


@club_command.command()
@THE_FILE
@click.argument("one")
@click.argument("other")
def swap(path: Path, one: str, other: str) -> None:
    """Two people change places before the round starts."""

    def swapped(evening: ev.ClubEvening) -> list[ev.ClubEvent]:
        return [ev.PlacesSwapped(_guest(evening, one), _guest(evening, other), at=_now())]

    _show_round(_change(path, swapped))


@club_command.command()
@THE_FILE
def start(path: Path) -> None:
    """The round begins: everybody may see the tables."""
    _show_round(_change(path, lambda evening: [ev.RoundShown(len(evening.rounds), at=_now())]))


def _show_round(evening: ev.ClubEvening, number: int | None = None) -> None:
    from tilerummy.rulebook.club_sheets import round_to_print, seating_text

    click.echo(seating_text(evening, round_to_print(evening, number), _words()))


ROUND = click.option("--round", "number", type=click.IntRange(1), help="The last one by default.")
TABLE = click.argument("table", type=click.IntRange(1))
ENTRIES = click.argument("entries", nargs=-1, required=True, metavar="NAME=POINTS...")
SHEET = click.option("--sheet", is_flag=True, help="The points as they stand on the sheet, with their sign.")
HAND_GAME = click.option("--hand-game", is_flag=True, help="Out in one turn: doubled where the box says so.")


@club_command.command()
@THE_FILE
@TABLE
@ENTRIES
@ROUND
@SHEET
@HAND_GAME
@click.option("--by", help="Who wrote it down; the organiser by default.")
@click.option("--yes", help="Who says yes to it.")
def result(path: Path, table: int, number: int | None, by: str | None, yes: str | None, **typed: Any) -> None:
    """Write down the result of a TABLE: what was left on each rack, and who went out.

    Ada=out Bo=30 Cy=9 gives Ada 39. If nobody went out, the lowest rack counts as the box says.
    """

    def entered(evening: ev.ClubEvening) -> list[ev.ClubEvent]:
        at, in_round = _now(), number or max(1, len(evening.rounds))
        scores = _scores(evening, in_round, table, **typed)
        who = ev.ORGANISER if by is None else _guest(evening, by)
        events: list[ev.ClubEvent] = [ev.ResultEntered(in_round, table, scores, at=at, by=who)]
        if yes is not None:
            events.append(ev.ResultConfirmed(in_round, table, at=at, by=_guest(evening, yes)))
        return events

    _tell_table(_change(path, entered), number, table)


@club_command.command("yes")
@THE_FILE
@TABLE
@click.argument("name")
@ROUND
def say_yes(path: Path, table: int, name: str, number: int | None) -> None:
    """Somebody of the TABLE says yes to what was written down."""

    def said(evening: ev.ClubEvening) -> list[ev.ClubEvent]:
        in_round = number or max(1, len(evening.rounds))
        return [ev.ResultConfirmed(in_round, table, at=_now(), by=_guest(evening, name))]

    _tell_table(_change(path, said), number, table)


@club_command.command()
@THE_FILE
@TABLE
@ENTRIES
@ROUND
@SHEET
@HAND_GAME
@click.option("--why", default="", help="For the log that all can read.")
def correct(path: Path, table: int, number: int | None, why: str, **typed: Any) -> None:
    """Say what the result of a TABLE really was, in whatever round; the standing follows."""

    def corrected(evening: ev.ClubEvening) -> list[ev.ClubEvent]:
        in_round = number or max(1, len(evening.rounds))
        scores = _scores(evening, in_round, table, **typed)
        return [ev.ResultCorrected(in_round, table, scores, why, at=_now())]

    _tell_table(_change(path, corrected), number, table)


def _scores(
    evening: ev.ClubEvening, number: int, table: int, entries: Iterable[str], *, sheet: bool, hand_game: bool
) -> tuple[int, ...]:
    """The points of the sheet in the order of the seats, from what was typed in any order."""
    _, at = ev.find_table(evening, number, table)
    typed: dict[ev.GuestNumber, int | None] = {}
    for entry in entries:
        name, equals, points = entry.rpartition("=")
        if not equals:
            raise click.UsageError(f"{entry}: NAME=POINTS is expected, such as Ada=30 or Ada={WENT_OUT}")
        guest = _guest(evening, name)
        if guest not in at.seats:
            raise click.UsageError(f"{evening.name(guest)} isn't at table {table}")
        if guest in typed:
            raise click.UsageError(f"{evening.name(guest)} is there twice")
        typed[guest] = None if points == WENT_OUT and not sheet else _points(points, entry)
    if lacking := [evening.name(one) for one in at.seats if one not in typed]:
        raise click.UsageError(f"what about {', '.join(lacking)}?")
    out = [seat for seat, one in enumerate(at.seats) if typed[one] is None]
    if len(out) > 1:
        raise click.UsageError("only one can go out")
    left = [typed[one] or 0 for one in at.seats]
    if sheet:
        return tuple(left)
    return ev.scores_from_racks(evening.plan.rules, left, out[0] if out else None, hand_game=hand_game)


def _points(text: str, entry: str) -> int:
    digits = text.replace("\N{MINUS SIGN}", "-").removeprefix("+")
    if not (digits.removeprefix("-").isascii() and digits.removeprefix("-").isdigit() and len(digits) < 7):
        raise click.UsageError(f"{entry}: {text or 'nothing'} is not a number")
    return int(digits)


def _tell_table(evening: ev.ClubEvening, number: int | None, table: int) -> None:
    from tilerummy.rulebook.club_sheets import points_said, state_said

    words = _words()
    _, at = ev.find_table(evening, number or len(evening.rounds), table)
    click.echo(f"{words.text('club-table', number=table)}: {state_said(at.state, words)}")
    shown = at.scores or at.written[-1].scores
    for guest, points in zip(at.seats, shown, strict=True):
        click.echo(f"  {evening.name(guest)}  {points_said(points, words)}")


@club_command.command()
@THE_FILE
@ROUND
def show(path: Path, number: int | None) -> None:
    """The tables of a round, and how far their results are."""
    _show_round(_evening(path), number)


@club_command.command()
@THE_FILE
def people(path: Path) -> None:
    """Everybody with their number, who pauses and who left among them."""
    for one in _evening(path).guests:
        notes = [] if one.presence is Presence.HERE else [str(one.presence)]
        notes += [_words().text("club-table", number=one.keeps)] if one.keeps else []
        click.echo(f"#{one.number} {one.name}" + (f" ({', '.join(notes)})" if notes else ""))


@club_command.command("standings")
@THE_FILE
def standings_shown(path: Path) -> None:
    """How everybody stands after the last round that is over."""
    from tilerummy.rulebook.club_sheets import standings_text

    click.echo(standings_text(_evening(path), _words()))


@club_command.command()
@THE_FILE
def log(path: Path) -> None:
    """Every result that was written down, agreed on or corrected, for all to read."""
    from tilerummy.rulebook.club_sheets import points_said, round_name, state_said

    evening, words = _evening(path), _words()
    for line in evening.log:
        played = evening.rounds[line.round - 1]
        who = words.text("club-organiser") if line.by == ev.ORGANISER else evening.name(line.by)
        said = ", ".join(
            f"{evening.name(one)} "
            + (f"{points_said(line.before[seat], words)} > " if line.before else "")
            + points_said(line.after[seat], words)
            for seat, one in enumerate(played.tables[line.table - 1].seats)
        )
        why = f" ({printable(line.why)})" if line.why else ""
        where = f"{round_name(played, words)}, {words.text('club-table', number=line.table)}"
        click.echo(f"{where}: {who}: {said}: {state_said(line.state, words)}{why}")


@club_command.command("print")
@THE_FILE
@click.argument("what", type=click.Choice(("seating", "slips", "standings", "certificate")))
@ROUND
@click.option("--for", "name", help="Whose certificate; the winner's by default.")
@AS_PAGE
def print_sheet(path: Path, what: str, number: int | None, name: str | None, page: Path | None) -> None:
    """Seating, slips, standings or a certificate: as text, or as a page for A4."""
    _give(_sheet(_evening(path), what, number, name, as_page=page is not None), page)


def _give(said: str, page: Path | None) -> None:
    """To the terminal, or into a file."""
    if page is None:
        click.echo(said)
        return
    try:
        page.write_text(said, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{page} could not be written: {error.strerror}") from None


def _sheet(evening: ev.ClubEvening, what: str, number: int | None, name: str | None, *, as_page: bool) -> str:
    from tilerummy.rulebook import club_sheets as sheets

    words = _words()
    if what != "certificate" and as_page:
        return sheets.sheet_page(evening, what, words, number)
    if what == "standings":
        return sheets.standings_text(evening, words)
    if what != "certificate":
        said = sheets.slips_text if what == "slips" else sheets.seating_text
        return said(evening, sheets.round_to_print(evening, number), words)
    whose = _certified(evening, name, words)
    return (sheets.certificate_page if as_page else sheets.certificate_text)(evening, whose, words)


def _certified(evening: ev.ClubEvening, name: str | None, words: Catalogue) -> Standing[ev.GuestNumber]:
    from tilerummy.rulebook.club_sheets import certified

    found = certified(evening, None if name is None else _guest(evening, name))
    if found is None:
        raise click.ClickException(words.text("club-no-standing"))
    return found


@club_command.command("csv")
@THE_FILE
@click.argument("what", type=click.Choice(("people", "results", "standings")))
def as_table(path: Path, what: str) -> None:
    """People, results or standings as a table for other programs, in the columns that docs/club.md names."""
    from tilerummy.rulebook.club_sheets import table_of

    click.echo(table_of(_evening(path), what), nl=False)


@club_command.command("league")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=PATH)
@click.option("--best", type=click.IntRange(1), help="So many evenings of everybody count; all by default.")
@AS_PAGE
def league_shown(paths: tuple[Path, ...], best: int | None, page: Path | None) -> None:
    """Several evenings added up, by name."""
    from tilerummy.rulebook import club_sheets as sheets

    words = _words()
    if len({path.resolve() for path in paths}) < len(paths):
        raise click.UsageError("an evening is there twice")
    evenings = [_evening(path) for path in paths]
    counts = {one.plan.counts for one in evenings}
    if len(counts) > 1:
        raise click.UsageError(f"these evenings count differently: {', '.join(sorted(counts))}")
    plan = replace(evenings[-1].plan, best=best or 0)
    standings = [ev.standing_by_name(evening) for evening in evenings]
    if page is not None:
        _give(sheets.league_page(standings, plan, words), page)
        return
    table = sheets.columns(sheets.league_columns(standings, plan, words))
    _give("\n".join([*table, "", sheets.best_said(plan, words)]), None)


@club_command.command()
@THE_FILE
def close(path: Path) -> None:
    """The evening is over; results can still be corrected."""
    _change(path, lambda _: [ev.EveningClosed(at=_now())])


@club_command.command()
@THE_FILE
@click.pass_context
def run(ctx: click.Context, path: Path) -> None:
    """Take commands from a prompt, all for FILE: `draw`, `result 1 Ada=out Bo=30`; `help`, `quit`."""
    _evening(path)
    while True:
        click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line or line.strip() in ("quit", "q"):
            return
        _one_command(ctx, path, line)


def _one_command(ctx: click.Context, path: Path, line: str) -> None:
    """One line of the prompt; whatever is wrong with it is told, and the evening goes on."""
    others = [name for name in club_command.commands if name not in ("new", "run", "league")]
    try:
        name, *rest = shlex.split(line) or [""]
        if name in ("", "help"):
            click.echo(f"{', '.join(others)}, quit" if name else "", nl=bool(name))
        elif name not in others:
            click.echo(f"there is no {name}; {hint(name, [*others, 'quit'])}")
        else:
            club_command.commands[name].main([str(path), *rest], name, standalone_mode=False, parent=ctx)
    except ClubRefusal as error:
        click.echo(_why(error))
    except click.ClickException as error:
        click.echo(error.format_message())
    except ValueError as error:  # a quotation mark that is not closed
        click.echo(str(error))
