"""Whole matches of naive players, with the invariants checked at every step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain
from random import Random

from tests.hand import Hand
from tests.lore import lore_of
from tests.naive import Naive
from tilerummy.rules.match.action import (
    Action,
    ActionKind,
    ChooseStarter,
    EndInvalid,
    GiveUp,
    NextRound,
    Play,
    StartClock,
    StopClock,
    TakeOver,
    TimeOut,
)
from tilerummy.rules.match.event import Dealt, Event
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import Playable
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Illegal
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
MOST_ACTIONS = 3000
"""No round is longer than this; one that is goes nowhere."""


@dataclass
class Match:
    """A match being played by naive players, with everything that must hold checked after each action."""

    game: Game
    secret: bytes
    naive: Naive
    mishaps: float = 0.0
    """How often something goes wrong: time runs out, somebody ends on a bad table, or leaves for a while."""
    playable: Playable | None = None
    now: int = 0
    events: list[Event] = field(default_factory=list)
    refused: int = 0

    def act(self, action: Action) -> None:
        """Apply an action and check what must always hold."""
        self.game, events = apply(self.game, action, self.now, secret=self.secret, playable=self.playable)
        self.events += events
        check_tiles(self.game)

    def step(self) -> None:
        """Let the next thing happen."""
        game, rng = self.game, self.naive.rng
        self.now += rng.randrange(500, 5000)
        if game.phase is Phase.CHOOSING:
            self.act(ChooseStarter(rng.choice(game.active)))
        elif game.phase is Phase.ROUND_OVER:
            self.act(NextRound())
        elif game.clock is not None and game.clock.over(self.now):
            self._time_out()
        elif rng.random() < self.mishaps:
            self._mishap()
        else:
            self._move(view_game(game, game.playing.turn.seat))

    def _move(self, view: View) -> None:
        for attempt in (self.naive.choose, self._choose_plain, self.naive.lay_nothing):
            try:
                return self.act(attempt(view))
            except Illegal:
                self.refused += 1
        raise AssertionError(f"seat {view.seat} is stuck")

    def _choose_plain(self, view: View) -> Action:
        return self.naive.choose(view, plain=True)

    def _mishap(self) -> None:
        game, rng = self.game, self.naive.rng
        seat = game.playing.turn.seat
        kind = rng.choice(("time out", "invalid end", "leave", "pause"))
        if kind == "time out" and game.clock is not None:
            self.now += game.clock.limit
            self._time_out()
        elif kind == "invalid end" and ActionKind.END_INVALID in view_game(game, seat).may:
            try:
                self.act(EndInvalid(Play(spoilt(view_game(game, seat), rng), seat=seat)))
            except Illegal:
                self.refused += 1
        elif kind == "leave" and game.given_up:
            back = min(game.given_up)
            self.act(TakeOver(back, rng.choice((None, f"{game.players[back].name} again"))))
        elif kind == "leave" and len(game.active) > 1:
            self.act(GiveUp(rng.choice(game.active)))
        elif kind == "pause" and game.clock is not None:
            self.act(StopClock())
            self.now += rng.randrange(10_000, 1_000_000)
            self.act(StartClock())

    def _time_out(self) -> None:
        """The time is over; mostly something lies on the table."""
        seat, rng = self.game.playing.turn.seat, self.naive.rng
        draft = Play(spoilt(view_game(self.game, seat), rng), seat=seat)
        self.act(TimeOut(rng.choice((None, draft, draft))))


def spoilt(view: View, rng: Random) -> Table:
    """A table in the middle of a turn: some tiles laid, some taken away, right or wrong."""
    assert view.rack is not None
    table = [list(meld) for meld in view.table]
    rack = list(view.rack)
    rng.shuffle(rack)
    loose = [rack.pop() for _ in range(min(len(rack), rng.randrange(4)))]
    if table and rng.random() < 0.5:
        meld = rng.choice(table)
        loose.append(meld.pop(rng.randrange(len(meld))))
    made = Hand(lore_of(view.setting), rack).lay_all(rng) if rng.random() < 0.5 else []
    return Table(Meld(meld) for meld in (*table, *made, loose) if meld)


def check_tiles(game: Game) -> None:
    """No tile is lost or doubled."""
    table = game.round
    if table is None:
        return
    open_tile = () if table.face_up is None else (table.face_up,)
    tiles = dict(Counter(chain(*table.racks, *table.pools, *table.discards, *table.table, open_tile)))
    for stated in [tile for tile in tiles if tile.means]:
        tiles[JOKER] = tiles.get(JOKER, 0) + tiles.pop(stated)
    assert tiles == lore_of(game.setting).tiles


def begin(
    rules: Rules,
    players: int,
    seed: int,
    *,
    rounds: int | None = 1,
    mishaps: float = 0.0,
    playable: Playable | None = None,
) -> Match:
    """Sit naive players down; everything that happens follows from the seed."""
    secret = sha256(f"secret {seed}".encode()).digest()
    people = [Player(NAMES[i], sha256(f"salt {seed} {i}".encode()).digest()[:8]) for i in range(players)]
    agreed = rounds if rules.rounds == "agreed" else None
    game, events = start_match(rules, people, 0, secret=secret, rounds=agreed)
    naive = Naive(Random(seed))
    return Match(game, secret, naive, mishaps, playable, events=list(events))


def first_deal(rules: Rules, players: int, seed: int = 0) -> Dealt:
    """What is really dealt first, whoever begins."""
    match = begin(rules, players, seed)
    while not (found := [event for event in match.events if isinstance(event, Dealt)]):
        match.step()
    return found[0]


def play_match(
    rules: Rules,
    players: int,
    seed: int,
    *,
    rounds: int | None = 1,
    mishaps: float = 0.0,
    playable: Playable | None = None,
) -> tuple[Game, tuple[Event, ...]]:
    """Play a match to its end; `rounds` holds where the rules leave their number open."""
    match = begin(rules, players, seed, rounds=rounds, mishaps=mishaps, playable=playable)
    actions = 0
    while match.game.phase is not Phase.MATCH_OVER:
        match.step()
        actions = 0 if match.game.phase is Phase.ROUND_OVER else actions + 1
        assert actions < MOST_ACTIONS, "the round goes nowhere"
    return match.game, tuple(match.events)
