"""A match of one person against bots in the terminal: turns, and taking them back."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import click

from tilerummy.bots import Bot, Budget, NoSuchBot, ask, bot_named
from tilerummy.cli.news import News
from tilerummy.cli.saved import SavedMatch
from tilerummy.cli.typed import ME
from tilerummy.locales.catalogue import Catalogue
from tilerummy.rules.match.action import Action, ChooseStarter, NextRound
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.record import replay
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player
from tilerummy.rules.match.view import view_event, view_game
from tilerummy.rules.preset import Rules
from tilerummy.solver import can_play

BOT_MS = 1000


@dataclass(slots=True)
class TerminalMatch:
    """A match of one person against bots; what has happened can be taken back."""

    events: list[Event]
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
        self.game, events = apply(self.game, action, 0, secret=self.secret, playable=can_play)
        self.events += events
        self.told += filter(None, (self.news.tell(view_event(event, ME)) for event in events))

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
    rules: Rules, players: Sequence[str], bots: str, rounds: int, seed: int | None, words: Catalogue
) -> TerminalMatch:
    """Sit everybody down; nobody can foresee the tiles unless a seed is given."""
    secret = secrets.token_bytes(32) if seed is None else Random(seed).randbytes(32)
    agreed = rounds if rules.rounds == "agreed" else None
    # Clocks are for servers: in a terminal nobody is in a hurry.
    quiet = rules.with_options({"time_limit_s": 0, "on_timeout": "none"})
    _, events = start_match(quiet, [Player(name) for name in players], 0, secret=secret, rounds=agreed)
    return go_on_with(SavedMatch(events, secret, bots), words)


def go_on_with(saved: SavedMatch, words: Catalogue) -> TerminalMatch:
    """A match from where it was left."""
    *_, game = replay(saved.events)
    return TerminalMatch(
        events=[*saved.events],
        game=game,
        names=saved.bots,
        bots=opponents(saved.bots),
        secret=saved.secret,
        news=News(words, [player.name for player in game.players], ME),
        chance=Random(saved.secret + len(saved.events).to_bytes(4)),
    )


def opponents(names: str) -> list[Bot]:
    """The bots of these names, or a complaint about the one that nobody has heard of."""
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        return [bot_named(name.strip()) for name in names.split(",")]
    except NoSuchBot as error:
        raise click.UsageError(f"--bots: {error}") from None
