"""`tilerummy replay`: a recorded match told again, as a log or one screen an event."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from textwrap import fill

import click

from tilerummy.cli.completion import FILE
from tilerummy.cli.record import load_record
from tilerummy.cli.telling import tell
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.record import replay
from tilerummy.rules.match.seat import Seat, seats_of
from tilerummy.rules.match.view import PlayerView, View, view_event, view_game
from tilerummy.rules.table import Rack

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
    began = events[0].at
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
    return "The player" if name.casefold() == "you" else _printable(name)


def _printable(name: str) -> str:
    """A name from somebody else's record, without anything that could command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def _clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes:3}:{seconds:02}"


def _wants_next() -> bool:
    click.echo("-- Enter: next, q: end -- ", nl=False)
    answer = sys.stdin.readline()
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
    return f"{turn} {_printable(player.name)}: {player.tiles} tiles, {player.total:+} points{more}"


def _rack(game: Game, view: View, seat: Seat, *, sees_all: bool) -> Rack | None:
    if sees_all:
        return game.round.racks[seat] if game.round else None
    return view.rack if seat == view.seat else None
