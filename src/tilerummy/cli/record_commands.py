"""`tilerummy verify` and `tilerummy replay`: the record of a match, checked or told again in English."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill
from typing import assert_never

import click

from tilerummy.cli.command_input import InputError, printable, read_text
from tilerummy.cli.command_options import FILE
from tilerummy.rules.judging.turn import Origin
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.record import read_record, replay
from tilerummy.rules.match.seat import Seat, seats_of
from tilerummy.rules.match.view import (
    PlayerView,
    SeenDealt,
    SeenDrew,
    SeenEvent,
    SeenSettled,
    View,
    view_event,
    view_game,
)
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import tiles_text

_EVENT_LINE = re.compile(r"\s*-?[0-9]")


def load_record(path: str) -> tuple[str, tuple[ev.Event, ...]]:
    """The text of a record and its events; a bad one is refused with the line and the reason."""
    text = read_text(path)
    try:
        return text, read_record(text)
    except (Unreadable, BadRules) as error:
        raise InputError(str(error)) from None


def line_numbers(text: str) -> list[int]:
    """For each event, counted from 0, the line it stands on; the header is the first event."""
    lines = enumerate(text.split("\n"), start=1)
    return [1, *(number for number, line in lines if _EVENT_LINE.match(line))]


VERIFY_EPILOG = """\b
Examples:
  tilerummy verify match.txt
  tilerummy verify - < match.txt
"""


@click.command("verify", epilog=VERIFY_EPILOG)
@click.argument("record", default="-", type=FILE)
@click.pass_context
def verify_command(ctx: click.Context, record: str) -> None:
    """Check the RECORD of a match: chance against its secret, every turn against the rules, every score.

    The exit status is 0 if all of it is as it should be, 1 if not, and 2 if it is no record.
    """
    text, events = load_record(record)
    numbers = line_numbers(text)
    findings = verify(events)
    for finding in findings:
        # What is missing at the end has no line of its own.
        where = numbers[finding.event] if finding.event < len(numbers) else numbers[-1]
        click.echo(f"line {where}: {finding.text}")
    if findings:
        click.echo(f"Not as it should be: {len(findings)} {'finding' if len(findings) == 1 else 'findings'}.")
        ctx.exit(1)
    click.echo(f"All {len(events)} events are as they should be.")


# Each event as an English sentence. Players of `tilerummy play` read `News` in `terminal_match.py`, in their
# own language, about what they may see.

BY = {
    ev.StarterBy.HIGHEST_TILE: "the highest tile",
    ev.StarterBy.HIGHEST_ROLL: "the highest roll",
    ev.StarterBy.LOT: "by lot",
    ev.StarterBy.CHOICE: "the table's choice",
    ev.StarterBy.WON_BEFORE: "won the round before",
    ev.StarterBy.NEXT_SEAT: "the next seat",
}
TAKEN = {Origin.DISCARD: "the discard", Origin.FACE_UP: "the open tile"}


def tell(event: ev.Event | SeenEvent, names: Sequence[str]) -> str:
    """One sentence, or a few, about an event; `names` are those of the seats."""
    match event:
        case ev.MatchStarted() | ev.RoundBegan() | ev.RoundEnded() | ev.MatchEnded():
            return _about_the_match(event, names)
        case ev.StarterDrew() | ev.StarterRolled() | ev.StarterChosen() | ev.Dealt() | SeenDealt():
            return _about_the_start(event, names)
        case ev.ClockStopped():
            return "The clock stands still."
        case ev.ClockStarted():
            return "The clock runs again."
        case _:
            return f"{names[event.seat]} {_what_a_seat_did(event)}."


def _about_the_match(
    event: ev.MatchStarted | ev.RoundBegan | ev.RoundEnded | ev.MatchEnded, names: Sequence[str]
) -> str:
    match event:
        case ev.MatchStarted():
            house = "".join(f", {name}={value}" for name, value in event.rules.changes().items())
            seats = ", ".join(f"{name} on seat {seat}" for seat, name in enumerate(names))
            return f"A match by the rules {event.rules.preset}{house}: {seats}."
        case ev.RoundBegan():
            return f"Round {event.number}."
        case ev.RoundEnded():
            how = "Nobody can go on" if event.blocked else "The round is over"
            how += " with a hand game" if event.hand_game else ""
            return f"{how}: {_who(event.winners, names)}. {_scores(event.scores, names)}."
        case ev.MatchEnded():
            return f"The match is over: {_who(event.winners, names)}. {_scores(event.totals, names)}."


def _about_the_start(
    event: ev.StarterDrew | ev.StarterRolled | ev.StarterChosen | ev.Dealt | SeenDealt, names: Sequence[str]
) -> str:
    match event:
        case ev.StarterDrew():
            return f"{names[event.seat]} draws {event.tile} for the start."
        case ev.StarterRolled():
            return f"{names[event.seat]} rolls {event.roll} for the start."
        case ev.StarterChosen():
            return f"{names[event.seat]} starts: {BY[event.by]}."
        case ev.Dealt():
            hands = (f"{name} {Rack(hand)}" for name, hand in zip(names, event.hands, strict=True))
            return f"The tiles are dealt: {'; '.join(hands)}; {sum(map(len, event.pools))} in the pool."
        case SeenDealt():
            hands = (f"{name} {count}" for name, count in zip(names, event.tiles, strict=True))
            own = "" if event.rack is None else f" You hold {event.rack}."
            return f"The tiles are dealt: {'; '.join(hands)}; {sum(event.pools)} in the pool.{own}"


def _what_a_seat_did(
    event: ev.Played
    | ev.Drew
    | SeenDrew
    | ev.Discarded
    | ev.Passed
    | ev.Settled
    | SeenSettled
    | ev.LastTile
    | ev.GaveUp
    | ev.TakenOver,
) -> str:
    match event:
        case ev.Played():
            return _laying(event)
        case ev.Drew() | SeenDrew():
            return f"draws {event.tile or 'a tile'}"
        case ev.Discarded():
            return f"discards {event.tile}"
        case ev.Passed():
            return "passes"
        case ev.Settled() | SeenSettled():
            return _settling(event)
        case ev.LastTile():
            return "announces the end"
        case ev.GaveUp():
            return "gives up"
        case ev.TakenOver():
            return "plays on for the seat that was given up"
        case _:
            assert_never(event)


def _laying(event: ev.Played) -> str:
    took = f"takes {TAKEN.get(event.took.origin, 'a tile')} and " if event.took else ""
    announced = "announces a swap, " if event.announced else ""
    opening = "" if event.opening_value is None else f", opening with {event.opening_value}"
    regained = f" and takes back {tiles_text(event.regained)}" if event.regained else ""
    return f"{announced}{took}lays {tiles_text(event.laid)}{opening}{regained}"


def _settling(event: ev.Settled | SeenSettled) -> str:
    why = "runs out of time" if event.cause is ev.Cause.TIME_OUT else "ends on an invalid table"
    parts = [why, "but the turn stands" if event.stands else ""]
    parts.append(f"{tiles_text(event.laid)} stays" if event.laid and not event.stands else "")
    parts.append(f"{tiles_text(event.regained)} goes to the rack" if event.regained else "")
    parts.append(_drawn(event))
    parts.append(f"discards {event.discarded}" if event.discarded else "")
    return ", ".join(filter(None, parts))


def _drawn(event: ev.Settled | SeenSettled) -> str:
    if event.drawn:
        return f"draws {tiles_text(event.drawn)}"
    hidden = event.draws if isinstance(event, SeenSettled) else 0
    return f"draws {hidden} {'tile' if hidden == 1 else 'tiles'}" if hidden else ""


def _who(winners: Iterable[Seat], names: Sequence[str]) -> str:
    won = [names[seat] for seat in winners]
    if not won:
        return "nobody wins"
    return f"{' and '.join(won)} {'wins' if len(won) == 1 else 'win'}"


def _scores(scores: Iterable[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {score:+}" for name, score in zip(names, scores, strict=True))


REPLAY_EPILOG = """\b
Examples:
  tilerummy replay match.txt
  tilerummy replay match.txt --seat 0
  tilerummy replay match.txt --step
"""
WIDTH = 78


@click.command("replay", epilog=REPLAY_EPILOG)
@click.argument("file", default="-", type=FILE)
@click.option(
    "--seat", "number", type=int, metavar="N", help="Show only what this seat saw; seats count from 0."
)
@click.option("--step", is_flag=True, help="Stop after each event: Enter goes on, q ends.")
def replay_command(file: str, number: int | None, step: bool) -> None:
    """Show the record in FILE: a line for each event or, with --step, the whole table after each."""
    if step and file == "-":
        raise click.UsageError("--step needs a FILE, for standard input is used to go on.")
    _, events = load_record(file)
    # Records hold the time of day; whoever replays wants to know how long after the start.
    began = events[0].at
    # The game after each event: its players' names, the table, the racks.
    for event, game in zip(events, replay(events), strict=True):
        seat = _seat(number, game)
        names = [_called(player.name) for player in game.players]
        seen = tell(event if seat is None else view_event(event, seat), names)
        if step:
            click.clear()
        click.echo(f"{_clock(event.at - began)}  {seen}")
        if step:
            click.echo("\n".join(_screen(game, seat)))
            if not _wants_next():
                return


def _seat(number: int | None, game: Game) -> Seat | None:
    if number is None:
        return None
    if not 0 <= number < len(game.players):
        raise click.UsageError(f"--seat: there is no seat {number}; they are 0 to {len(game.players) - 1}.")
    return seats_of(len(game.players))[number]


def _called(name: str) -> str:
    """A name as the subject of a sentence: a game in the terminal calls its player "you"."""
    return "The player" if name.casefold() == "you" else printable(name)


def _clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes:3}:{seconds:02}"


def _wants_next() -> bool:
    click.echo("-- Enter: next, q: end -- ", nl=False)
    answer = sys.stdin.readline()
    # Nothing at all is the end of input, where nobody would press Enter again.
    return bool(answer) and not answer.strip().lower().startswith("q")


def _screen(game: Game, seat: Seat | None) -> Iterator[str]:
    """The table as it lies now, and the racks that may be seen."""
    view = view_game(game, seat)
    yield ""
    yield from (f"  {meld}" for meld in view.table)
    yield "" if view.table else "  (no sets on the table)\n"
    for player in view.players:
        yield _player_line(player, view)
        rack = _rack(game, view, player.seat, sees_all=seat is None)
        if rack:
            yield fill(str(rack), WIDTH, initial_indent="      ", subsequent_indent="      ")
    pool = f"  {sum(view.pools)} tiles in the pool"
    yield f"{pool}, {view.face_up} lies open" if view.face_up else pool
    yield ""


def _player_line(player: PlayerView, view: View) -> str:
    turn = ">" if view.turn == player.seat else " "
    notes = ["opened"] if player.opened else []
    notes += ["gave up"] if player.given_up else []
    notes += [f"last discard {player.discards[-1]}"] if player.discards else []
    more = "".join(f", {note}" for note in notes)
    return f"{turn} {printable(player.name)}: {player.tiles} tiles, {player.total:+} points{more}"


def _rack(game: Game, view: View, seat: Seat, *, sees_all: bool) -> Rack | None:
    # Without --seat the whole record is shown: whoever has the file has every tile anyway.
    if sees_all:
        return game.round.racks[seat] if game.round else None
    return view.rack if seat == view.seat else None
