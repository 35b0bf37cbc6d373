"""A match of one person against bots in the terminal: turns, undoing them, telling of them, keeping them."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import assert_never

import click

from tilerummy.bots import Bot, Budget, NoSuchBot, ask, bot_named
from tilerummy.cli.by_ear import Teller
from tilerummy.cli.command_input import InputError
from tilerummy.locales.catalogue import Catalogue
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Action, ChooseStarter, NextRound
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.record import read_record, replay, write_record
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import SeenDealt, SeenDrew, SeenEvent, SeenSettled, view_event, view_game
from tilerummy.rules.meld import Shape
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile, tiles_text
from tilerummy.solver import can_play

# What happened, as sentences in the reader's language; `record_commands.py` tells all, in English.

SIMPLE = {
    ev.Passed: "news-passed",
    ev.LastTile: "news-last-tile",
    ev.GaveUp: "news-left",
    ev.TakenOver: "news-back",
    ev.StarterChosen: "news-starts",
}
"""What needs nobody but the one who did it."""


class News:
    """Tells one reader of a table what they can see there."""

    def __init__(self, words: Catalogue, names: Sequence[str], reader: Seat, shape: Shape | None) -> None:
        self._words, self._names, self._reader = words, names, reader
        self._teller = Teller(words, shape) if shape else None  # else it is drawn

    def tell(self, event: SeenEvent, before: Table) -> str:
        """A sentence or two about what happened at this table; nothing about what need not be told."""
        match event:
            case ev.Played():
                return self._played(event, before)
            case SeenDrew():
                return self._drew(event)
            case ev.Discarded():
                return self._who("news-discarded", event.seat, tile=self._tile(event.tile))
            case SeenSettled():
                why = "news-time-out" if event.cause is ev.Cause.TIME_OUT else "news-mistake"
                return self._who(why, event.seat)
            case ev.RoundBegan():
                return self._words.text("round-number", number=event.number)
            case ev.RoundEnded():
                return f"{self._round_ended(event)} {self._scores(event.scores)}"
            case ev.MatchEnded():
                return f"{self._words.text('match-over')}. {self._scores(event.totals)}"
            case ev.Passed() | ev.LastTile() | ev.GaveUp() | ev.TakenOver() | ev.StarterChosen():
                return self._who(SIMPLE[type(event)], event.seat)
            case ev.MatchStarted() | ev.StarterDrew() | ev.StarterRolled() | SeenDealt():
                return ""  # the screen shows it
            case ev.ClockStopped() | ev.ClockStarted():
                return ""  # so does its clock
            case _:
                assert_never(event)

    def _who(self, key: str, seat: Seat, **more: str | int) -> str:
        me = "true" if seat == self._reader else "false"
        return self._words.text(key, name=self._names[seat], me=me, **more)

    def _played(self, event: ev.Played, before: Table) -> str:
        announced = self._who("news-announced", event.seat) + " " if event.announced else ""
        laid = self._who("news-played", event.seat, count=len(event.laid))
        where = tiles_text(event.laid) if self._teller is None else self._teller.turn(before, event.table)
        return f"{announced}{laid} {where}"

    def _drew(self, event: SeenDrew) -> str:
        drew = self._who("news-drew", event.seat)
        if event.tile is None:
            return drew
        return f"{drew} {event.tile}" if self._teller is None else self._teller.drew(event.tile)

    def _tile(self, tile: Tile) -> str:
        return tile.text if self._teller is None else self._teller.tile(tile)

    def _round_ended(self, event: ev.RoundEnded) -> str:
        if event.blocked:
            return self._words.text("news-blocked")
        return self._who("news-went-out", event.winners[0])

    def _scores(self, scores: Sequence[int]) -> str:
        told = [f"{name} {score:+}" for name, score in zip(self._names, scores, strict=True)]
        return ", ".join(told) if self._teller is None else self._teller.scores(self._names, scores)


# A match in a file: `--save FILE` keeps it after every turn, and goes on with it.

FORM = 1


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """All that has happened, the secret behind the tiles to come, and who plays."""

    events: Sequence[ev.Event]
    secret: bytes
    bots: str

    def write(self, file: Path) -> None:
        """All of it or nothing: a crash in the middle leaves the old one."""
        held = {"tilerummy_play": FORM, "bots": self.bots, "secret": self.secret.hex()}
        held["record"] = write_record(self.events)
        new = file.with_name(f"{file.name}.new")
        try:
            new.write_text(json.dumps(held, indent=1), encoding="utf-8")
            os.replace(new, file)
        except OSError as error:
            raise click.ClickException(f"{click.format_filename(file)}: {error.strerror}") from None


def read_saved(file: Path) -> SavedMatch:
    """A match that was kept; `InputError` if this is none."""
    name = click.format_filename(file)
    try:
        held = json.loads(file.read_text(encoding="utf-8"))
        if held["tilerummy_play"] != FORM:
            raise InputError(f"{name} was kept by a newer version of tilerummy.")
        secret, bots = bytes.fromhex(held["secret"]), str(held["bots"])
        return SavedMatch(read_record(held["record"]), secret, bots)
    except OSError as error:
        raise InputError(f"{name}: {error.strerror}") from None
    # Whatever is wrong with it, to the player it is no such file.
    except (Unreadable, BadRules, ValueError, KeyError, TypeError):
        raise InputError(f"{name} holds no match that was kept by `tilerummy play --save`.") from None


ME = Seat(0)
BOT_MS = 1000


@dataclass(slots=True)
class TerminalMatch:
    """A match of one person against bots; what has happened can be taken back."""

    events: list[ev.Event]
    game: Game
    names: str
    bots: Sequence[Bot]
    secret: bytes
    news: News
    chance: Random
    past: list[tuple[Game, int, object]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    @property
    def is_mine(self) -> bool:
        """Whether it is the person's turn."""
        return self.game.phase is Phase.PLAYING and self.game.playing.turn.seat == ME

    def act(self, action: Action) -> None:
        """Do something, or raise `Illegal`; what the person may see of it is told."""
        before = view_game(self.game, ME).table
        self.game, events = apply(self.game, action, 0, secret=self.secret, playable=can_play)
        self.events += events
        self.told += filter(None, (self.news.tell(view_event(event, ME), before) for event in events))

    def go_on(self) -> None:
        """Let everybody else act until the person has to decide, or the match is over."""
        while not self.is_mine and self.game.phase is not Phase.MATCH_OVER:
            if self.game.phase is Phase.CHOOSING:
                self.act(ChooseStarter(self.chance.choice(self.game.seats)))
            elif self.game.phase is Phase.ROUND_OVER:
                self.act(NextRound())
            else:
                seat = self.game.playing.turn.seat
                view = view_game(self.game, seat)
                self.act(ask(self.bots[seat - 1], view, self.chance, Budget.of_ms(BOT_MS)))

    def decide(self, action: Action) -> None:
        """The person's own action; remembered, so that it can be taken back."""
        # With the state of chance: after an undo the same moves bring the same answers of the bots.
        before = (self.game, len(self.events), self.chance.getstate())
        self.act(action)
        self.past.append(before)

    def undo(self) -> bool:
        """Back to the person's last decision, if there is one."""
        if not self.past:
            return False
        self.game, happened, state = self.past.pop()
        del self.events[happened:]
        self.chance.setstate(state)  # type: ignore[arg-type]
        return True


def begin(
    rules: Rules,
    players: Sequence[str],
    bots: str,
    rounds: int,
    seed: int | None,
    words: Catalogue,
    by_ear: bool,
) -> TerminalMatch:
    """Sit everybody down; nobody can foresee the tiles unless a seed is given."""
    secret = secrets.token_bytes(32) if seed is None else Random(seed).randbytes(32)
    agreed = rounds if rules.rounds == "agreed" else None
    # Clocks are for servers: in a terminal nobody is in a hurry.
    quiet = rules.with_options({"time_limit_s": 0, "on_timeout": "none"})
    _, events = start_match(quiet, [Player(name) for name in players], 0, secret=secret, rounds=agreed)
    return go_on_with(SavedMatch(events, secret, bots), words, by_ear)


def go_on_with(saved: SavedMatch, words: Catalogue, by_ear: bool) -> TerminalMatch:
    """A match from where it was left."""
    *_, game = replay(saved.events)
    return TerminalMatch(
        events=[*saved.events],
        game=game,
        names=saved.bots,
        bots=opponents(saved.bots),
        secret=saved.secret,
        news=News(
            words, [player.name for player in game.players], ME, game.setting.shape if by_ear else None
        ),
        # By how far it has come: to load the file again brings no other luck.
        chance=Random(saved.secret + len(saved.events).to_bytes(4)),
    )


def opponents(names: str) -> list[Bot]:
    """The bots of these names, or a complaint about the one that nobody has heard of."""
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        return [bot_named(name.strip()) for name in names.split(",")]
    except NoSuchBot as error:
        raise click.UsageError(f"--bots: {error}") from error
