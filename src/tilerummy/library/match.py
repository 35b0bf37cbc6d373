"""A match with its referee in one hand: push actions until it is over, look at it, keep its record."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import assert_never, overload

from tilerummy.library.arguments import expect, expect_names, expect_path, expect_seed
from tilerummy.library.position import Position
from tilerummy.library.presets import as_rules
from tilerummy.library.set_up import Deal, set_up
from tilerummy.pictures import turn_picture
from tilerummy.rules.match.action import Action, ChooseStarter, NextRound, seated
from tilerummy.rules.match.chance import SECRET_BYTES, Chance, commitment
from tilerummy.rules.match.event import (
    Discarded,
    Drew,
    Event,
    GaveUp,
    MatchEnded,
    MatchStarted,
    Passed,
    Played,
    RoundBegan,
    Settled,
)
from tilerummy.rules.match.game import Game, Phase, evolve, fold
from tilerummy.rules.match.record import FORMAT, read_record, replay, write_record
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import SeatView, View, view_game
from tilerummy.rules.preset import DEFAULT_PRESET, Rules
from tilerummy.rules.refusal import BadRules, Illegal, Reason, Unreadable, refuse
from tilerummy.solver import can_play

RECORD = FORMAT.rpartition(" ")[0]
"""How the first line of a record begins, whatever the version of its format."""
_UNKNOWN = bytes(SECRET_BYTES)
"""Stands for the secret of a match that was read back before its end, and so is not told."""


class _InTurn:
    """Says that no seat was named."""


_IN_TURN = _InTurn()


@dataclass(frozen=True, slots=True)
class _Moment:
    """The match as it stood after a push: the game, and how many events had happened."""

    game: Game
    events: int


class Match:
    """A match and its referee: it deals, judges, counts, and begins the next round by itself.

    `players` are names, or how many there are. With a seed the tiles are always the same. `rounds` is the
    number agreed; where the rules have a number of their own, that holds. There is no clock. Where the
    players would choose who starts, lots are drawn, so `turn` is a seat until the match is `over`.

    `deal` lays out racks and pool; `position` begins in the middle of a round: the seat whose turn it says
    has its rack, and the other racks and the pool, if no `deal` gives them, are dealt by chance.

    >>> import tilerummy as tr
    >>> match = tr.Match(["Ada", "Bo"], rules="sabra", seed=1, rounds=1)
    >>> hold = tr.bot("hold")
    >>> while not match.over:
    ...     events = match.push(hold.act(match.view()))
    >>> match.over, match.turn, sum(match.scores)
    (True, None, 0)
    """

    def __init__(
        self,
        players: Sequence[str] | int = 2,
        rules: Rules | str = DEFAULT_PRESET,
        *,
        seed: int | None = None,
        rounds: int | None = 1,
        deal: Deal | None = None,
        position: Position | None = None,
    ) -> None:
        chosen = _rules_of(rules, position)
        expect_seed(seed)
        if deal is not None:
            expect("deal", deal, Deal, "a tr.Deal")
        if rounds is not None:
            expect("rounds", rounds, int, "a whole number of rounds")
        self._secret: bytes | None = secrets.token_bytes(SECRET_BYTES) if seed is None else _secret(seed)
        agreed = rounds if chosen.rounds == "agreed" else None
        seats = [Player(name) for name in expect_names(players)]
        game, events = start_match(chosen, seats, 0, secret=self._secret, rounds=agreed)
        if deal is not None or position is not None:
            game, events = _begun_with(events, deal, position, self._secret)
        self._events: list[Event] = list(events)
        self._now = 0
        self._game = self._go_on(game)
        self._past: list[_Moment] = []

    # -- looking at it --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Everything there is to know, hidden tiles and all; what a player may know is in `view`."""
        return self._game

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self._game.rules

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by seat."""
        return tuple(player.name for player in self._game.players)

    @property
    def over(self) -> bool:
        """Whether nobody can play any more."""
        return self.turn is None

    @property
    def turn(self) -> Seat | None:
        """The seat to play; None when the match is over."""
        return self._game.playing.turn.seat if self._game.phase is Phase.PLAYING else None

    @property
    def round(self) -> int:
        """The round being played, or the last one, counted from 1."""
        return self._game.number

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has written so far, all rounds together."""
        return tuple(sum(result.scores[seat] for result in self._game.results) for seat in self._game.seats)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, once the match is over; several if they are level."""
        final = self._game.final
        return () if final is None else tuple(self.players[seat] for seat in final.winners)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, chance included."""
        return tuple(self._events)

    @overload
    def view(self, seat: int | _InTurn = ...) -> SeatView: ...

    @overload
    def view(self, seat: None) -> View: ...

    def view(self, seat: int | _InTurn | None = _IN_TURN) -> View:
        """What a seat may see: the seat in turn if none is named; None is a spectator.

        When the match is over, the seat in turn is the one whose turn would be next.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> match.view().seat == match.turn
        True
        >>> match.view(seat=None).rack is None
        True
        """
        if isinstance(seat, _InTurn):
            return view_game(self._game, self._game.playing.turn.seat)
        return view_game(self._game, None if seat is None else Seat(seat))

    def positions(self) -> Iterator[Position]:
        """The position of whoever was to move, before each move of the match.

        >>> import tilerummy as tr
        >>> match = tr.play(["greedy", "greedy"], seed=1)
        >>> first = next(match.positions())
        >>> len(first.table), len(first.rack)
        (0, 14)
        """
        game: Game | None = None
        for event in self._events:
            if game is not None and isinstance(event, Played | Drew | Discarded | Passed | Settled):
                yield Position.of(view_game(game, event.seat))
            game = evolve(game, event)

    def copy(self) -> Match:
        """A match to try things with, hidden tiles and all to come the same; this one stays as it is.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> other = match.copy()
        >>> events = other.push(tr.Draw())
        >>> len(other.events) - len(match.events), other.copy().view() == other.view()
        (1, True)
        """
        twin = object.__new__(type(self))
        twin._secret, twin._now, twin._game = self._secret, self._now, self._game
        twin._events, twin._past = list(self._events), list(self._past)
        return twin

    # -- playing --------------------------------------------------------------------------------------

    def push(self, action: Action) -> tuple[Event, ...]:
        """Let the seat in turn act, and give back all that happened because of it.

        An action that the rules refuse raises `Illegal` with every reason, and changes nothing.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> [type(event).__name__ for event in match.push(tr.Draw())]
        ['Drew']
        >>> match.push(tr.Pass())
        Traceback (most recent call last):
            ...
        tilerummy.rules.refusal.Illegal: There are still tiles in the pool. Draw one instead of passing.
        """
        if not isinstance(action, Action):
            raise Unreadable(f"push: expected an action such as tr.Draw(), not {action!r}")
        if self.turn is None:
            raise Illegal([refuse(Reason.MATCH_OVER)])
        # A refusal is raised here, before anything has changed.
        game, events = self._apply(self._game, seated(action, self.turn))
        before = _Moment(self._game, len(self._events))
        self._events += events
        self._game = self._go_on(game)
        self._past.append(before)
        return tuple(self._events[before.events :])

    def undo(self) -> None:
        """Take back the last push with all that followed from it.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> before = match.view()
        >>> events = match.push(tr.Draw())
        >>> match.undo()
        >>> match.view() == before
        True
        """
        if not self._past:
            raise IndexError("nothing has been pushed yet")
        before = self._past.pop()
        self._game = before.game
        del self._events[before.events :]

    def _apply(self, game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
        if self._secret is not None:
            return apply(game, action, self._now, secret=self._secret, playable=can_play)
        # Until the end of its round a match needs no chance, and so no secret; its last event would tell it.
        blind = replace(game, commitment=commitment(_UNKNOWN), rounds=None)
        found = apply(blind, action, self._now, secret=_UNKNOWN, playable=can_play)[1]
        events = tuple(event for event in found if not isinstance(event, MatchEnded))
        for event in events:
            game = evolve(game, event)
        return game, events

    def _go_on(self, game: Game) -> Game:
        """Do what players would settle among themselves: who starts, and that the next round begins."""
        while self._secret is not None and (action := _due(game, self._secret)) is not None:
            game, events = self._apply(game, action)
            self._events += events
        return game

    # -- keeping it -----------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as text that reads back, hidden tiles included.

        >>> import tilerummy as tr
        >>> tr.Match(2, seed=1).record().splitlines()[:2]
        ['tilerummy record 1', 'rules sabra']
        """
        return write_record(self._events)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, which `load` reads.

        >>> import os, tempfile, tilerummy as tr
        >>> path = os.path.join(tempfile.mkdtemp(), "m.txt")
        >>> match = tr.play(["greedy", "hold"], seed=2)
        >>> match.save(path)
        >>> tr.load(path).scores == match.scores
        True
        """
        Path(path).write_text(self.record(), encoding="utf-8")

    def __repr__(self) -> str:
        rules = repr(self.rules.preset) if not self.rules.changes() else repr(self.rules)
        state = f"round={self.round}, over={self.over}, scores={self.scores}"
        return f"Match({list(self.players)!r}, rules={rules}, {state})"

    def _repr_svg_(self) -> str:
        table = self._game.round
        title = f"Round {self.round}, the match is over" if self.over else f"Round {self.round}, in play"
        if table is None:
            return turn_picture(
                title, view_game(self._game, None).table, [], self._game.setting.shape.colours
            )
        return turn_picture(title, table.table, table.racks, self._game.setting.shape.colours)


def load(path: str | os.PathLike[str], *, seed: int | None = None) -> Match:
    """Read a match from the file of its record.

    A match that is not over can be pushed to the end of its round, and further only with the seed it was
    begun with: until the end of the match nobody knows what comes next. What one seat saw is refused.

    >>> import os, tempfile, tilerummy as tr
    >>> path = os.path.join(tempfile.mkdtemp(), "m.txt")
    >>> tr.Match(2, seed=3).save(path)
    >>> match = tr.load(path, seed=3)
    >>> match.over, match.round
    (False, 1)
    """
    # Some editors put a mark before the first line, which would make it another one.
    return loads(Path(expect_path("load", path)).read_text(encoding="utf-8-sig"), seed=seed)


def load_many(path: str | os.PathLike[str]) -> Iterator[Match]:
    """Read the matches of a file that holds many records, one after the other, each when it is asked for.

    >>> import os, tempfile, tilerummy as tr
    >>> path = os.path.join(tempfile.mkdtemp(), "many.txt")
    >>> with open(path, "w", encoding="utf-8") as file:
    ...     for seed in range(3):
    ...         print(tr.Match(2, seed=seed).record(), file=file)
    >>> [match.round for match in tr.load_many(path)]
    [1, 1, 1]
    """
    lines: list[str] = []
    with open(expect_path("load_many", path), encoding="utf-8-sig") as file:
        for number, line in enumerate(file):
            if line.startswith(RECORD) and any(map(str.strip, lines)):
                yield loads("".join(lines))
                lines = ["\n"] * number  # so that whatever is wrong is named by its line in the file
            lines.append(line)
    if any(map(str.strip, lines)):
        yield loads("".join(lines))


def loads(text: str, *, seed: int | None = None) -> Match:
    """Read a match from the text of its record: what `Match.record` gave.

    >>> import tilerummy as tr
    >>> match = tr.Match(["Ada", "Bo"], seed=3)
    >>> tr.loads(match.record(), seed=3).players
    ('Ada', 'Bo')
    """
    expect_seed(seed)
    events = read_record(expect("record", text, str, "the text of one, from Match.record()"))
    # Not by `Match(...)`, which would deal: here the record says which tile lies where.
    match = object.__new__(Match)
    games = list(replay(events))
    last = events[-1]
    match._events, match._game, match._now = list(events), games[-1], last.at
    match._secret = last.secret if isinstance(last, MatchEnded) else None
    if seed is not None and match._secret is None:
        match._secret = _secret(seed)
        if commitment(match._secret) != games[-1].commitment:
            raise Unreadable(f"seed: {seed} is not the seed that this match was begun with")
    match._past = [_Moment(games[place - 1], place) for place, event in enumerate(events) if _is_push(event)]
    match._game = match._go_on(games[-1])
    return match


def _due(game: Game, secret: bytes) -> Action | None:
    """What the table has to do before a seat can play; nothing if one can, or if the match is over."""
    match game.phase:
        case Phase.CHOOSING:
            lots = Random(f"{secret.hex()} {game.number}")
            return ChooseStarter(lots.choice(game.active))
        case Phase.ROUND_OVER:
            return NextRound()
        case Phase.PLAYING | Phase.MATCH_OVER:
            return None
        case _:
            assert_never(game.phase)


def _rules_of(rules: Rules | str, position: Position | None) -> Rules:
    """The rules of the match: those of the position, if there is one."""
    if position is None:
        return as_rules(rules)
    expect("position", position, Position, "a tr.Position")
    if rules != DEFAULT_PRESET and as_rules(rules) != position.rules:
        raise BadRules(f"rules: the position is one of {position.rules!r}; leave the rules out")
    return position.rules


def _begun_with(
    events: Sequence[Event], deal: Deal | None, position: Position | None, secret: bytes
) -> tuple[Game, tuple[Event, ...]]:
    """A match whose first round begins with these tiles, and not with those that chance would deal."""
    begun = tuple(event for event in events if isinstance(event, MatchStarted | RoundBegan))
    game = fold(begun)
    if position is not None and set(position.setting.tiles()) != set(game.setting.tiles()):
        raise Unreadable(f"position: its tiles are not those of a match of {len(game.players)} players")
    laid_out = set_up(game, Chance(secret, tuple(player.salt for player in game.players)), deal, position)
    return fold((*begun, *laid_out)), (*begun, *laid_out)


def _is_push(event: Event) -> bool:
    """Whether somebody's action begins with this event."""
    return isinstance(event, Played | Drew | Discarded | Passed | Settled | GaveUp)


def _secret(seed: int) -> bytes:
    """The secret behind all chance of a match with a seed."""
    return sha256(f"match {seed}".encode()).digest()
