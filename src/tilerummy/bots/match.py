"""A deal played by bots: the same tiles every time, whoever sits where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter_ns
from typing import assert_never, cast

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.rules.match.action import Action, ChooseStarter, Discard, Draw, NextRound, Pass, Play
from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.event import Discarded, Drew, Event, Passed, Played
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import Progress, taken_for, tiles_gone
from tilerummy.rules.match.record import write_record
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import Rules
from tilerummy.solver import can_play

MOST_MOVES = 4000
"""A round of more moves goes nowhere."""

NO_CHANCE = Chance(b"", ())
"""For rounds played out to their end: nothing is left to chance there."""


class Stalled(Exception):
    """A round that does not come to an end: no bot of ours plays so, but one of yours may.

    >>> import tilerummy as tr
    >>> issubclass(tr.Stalled, Exception)
    True
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a deal ended: for each seat its share of the wins and its score."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    blocked: int | None
    """How many of its rounds were blocked; None if nobody counted."""
    emptied: int | None
    """How many of its rounds emptied the pool; None if nobody counted."""
    moves: int
    micros: tuple[tuple[int, ...], ...]
    """How long each seat thought about each move."""


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """What a deal is played under."""

    rules: Rules
    rounds: int = 1
    budget_ms: float | None = None
    nodes: int | None = None
    """A budget in nodes of the solver instead: the same seeds then give the same games on any machine."""
    judged: bool = True
    """Ask the referee about every action. Without it, what the bots say simply happens: for bots that lay
    what the solver found it comes to the same, which a test holds, and it is faster."""
    fast: bool = False
    """Let the simulator play: see `contest.play_fast`."""
    records: Path | None = None
    """The folder that gets a record of every match; then the referee is asked about every action."""


def play_deal(terms: MatchTerms, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()) -> Outcome:
    """Play one deal; chance depends on the seed and the seat, never on who sits there, nor on their names."""
    deal = _Deal(terms, bots, seed, names)
    while deal.game.phase is not Phase.MATCH_OVER:
        deal.step()
    if terms.records is not None:
        name = "-".join([str(seed), *(re.sub(r"[^\w.]+", ".", name) for name in names)])
        (terms.records / f"{name}.txt").write_text(write_record(deal.story), encoding="utf-8")
    return deal.outcome()


def dealt(terms: MatchTerms, players: int, seed: int) -> Game:
    """A deal before its first move."""
    deal = _Deal(terms, [_NOBODY] * players, seed)
    while deal.game.phase is not Phase.PLAYING:
        deal.step()
    return deal.game


class _Nobody:
    def act(self, view: View) -> Action:
        raise AssertionError("nobody was asked")


_NOBODY = _Nobody()


class _Deal:
    def __init__(self, terms: MatchTerms, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()) -> None:
        self._terms, self._bots, self._seed = terms, bots, seed
        self._secret = sha256(f"deal {seed}".encode()).digest()
        names = names or ["seat"] * len(bots)
        people = [Player(f"{name} {i + 1}", f"{seed} {i}".encode()) for i, name in enumerate(names)]
        rules = terms.rules
        # A deal has as many rounds as the contest says, also where the sheet has a number of its own (9.8).
        if rules.rounds != "agreed":
            rules = rules.with_options({"rounds": "agreed"})
        self.game, events = start_match(rules, people, 0, secret=self._secret, rounds=terms.rounds)
        self.story: list[Event] = [*events]
        self._shared = Chance(self._secret, tuple(player.salt for player in people))
        # By seat and not by bot: whoever sits there has the same luck, so that rotations are fair.
        self._chances = [Random(f"{seed} {i}") for i in range(len(bots))]
        self._micros: list[list[int]] = [[] for _ in bots]
        self._emptied: set[int] = set()
        self._moves = 0

    def step(self) -> None:
        """Let the next thing happen."""
        match self.game.phase:
            case Phase.PLAYING:
                self._move(self.game.playing.turn.seat)
            case Phase.CHOOSING:
                # 2.1: where the players would choose, each seat starts as often as any other.
                seat = self.game.seats[(self._seed + self.game.number) % len(self._bots)]
                self._judge(ChooseStarter(seat))
            case Phase.ROUND_OVER | Phase.MATCH_OVER:
                self._judge(NextRound())
            case _:
                assert_never(self.game.phase)

    def _move(self, seat: Seat) -> None:
        view = view_game(self.game, seat)
        began = perf_counter_ns()
        # Made anew for every move: a budget of time begins to run now.
        budget = Budget.of(self._terms.budget_ms, self._terms.nodes)
        action = ask(self._bots[seat], view, self._chances[seat], budget)
        self._micros[seat].append((perf_counter_ns() - began) // 1000)
        if self._terms.judged or self._terms.records is not None:
            self._judge(action)
        else:
            self.game = let_happen(self.game, action, self._shared)
        if self.game.phase is Phase.PLAYING and not any(self.game.playing.pools):
            self._emptied.add(self.game.number)
        self._moves += 1
        if self._moves > MOST_MOVES * self._terms.rounds:
            raise Stalled(f"seed {self._seed}: no end after {self._moves} moves")

    def _judge(self, action: Action) -> None:
        self.game, events = apply(self.game, action, 0, secret=self._secret, playable=can_play)
        if self._terms.records is not None:
            self.story += events

    def outcome(self) -> Outcome:
        """The result, all rounds together."""
        seats, results = self.game.seats, self.game.results
        shares = [[(seat in r.winners) / len(r.winners) for r in results] for seat in seats]
        return Outcome(
            wins=tuple(sum(share) / len(results) for share in shares),
            scores=tuple(sum(r.scores[seat] for r in results) for seat in seats),
            blocked=sum(r.blocked for r in results),
            emptied=len(self._emptied),
            moves=self._moves,
            micros=tuple(map(tuple, self._micros)),
        )


def let_happen(game: Game, action: Action, chance: Chance = NO_CHANCE) -> Game:
    """The game after what a bot said; must agree with `rules.move.make_move` for every legal action."""
    move = cast("Play | Draw | Discard | Pass", action)
    before = game.playing.before(move.seat)
    progress = Progress(game, chance, 0)
    progress.add(_event(game, move))
    progress.end_turn(move.seat, before)
    progress.end_if_stuck()
    return progress.game


def _event(game: Game, action: Play | Draw | Discard | Pass) -> Event:
    seat = action.seat
    match action:
        case Play():
            lying = game.playing.table
            laid = tiles_gone(action.table, lying)
            more = sum(map(len, action.table)) - sum(map(len, lying))
            # Only where a joker came back (7.12) the table grew by fewer tiles than were laid.
            back = () if more == len(laid) else tiles_gone(lying, action.table)
            took = taken_for(game, action)
            return Played(
                seat=seat,
                table=action.table,
                laid=laid,
                regained=back,
                took=took,
                opening=action.opening,
                opening_value=None,
                announced=action.announced,
                at=0,
            )
        case Draw():
            return Drew(seat, game.playing.pool_of(seat)[0], 0)
        case Discard():
            return Discarded(seat, action.tile.plain, 0)
        case Pass():
            return Passed(seat, 0)
        case _:
            assert_never(action)
