"""A game going on: events are folded in as they happen, and consequences follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from tilerummy.rules.judging.score import rack_points, round_winners, score_match, score_round
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.event import Event, LastTile, MatchEnded, RoundEnded
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import Illegal, Reason, Refusal, refuse
from tilerummy.rules.setting import Setting

Playable: TypeAlias = Callable[[Setting, Before], bool]
"""Whether some legal turn lays a tile, for compulsory play; a solver knows."""


def illegal(*reasons: Reason | Refusal) -> Illegal:
    """The error for these reasons, each once."""
    refusals = (reason if isinstance(reason, Refusal) else refuse(reason) for reason in reasons)
    return Illegal(dict.fromkeys(refusals))


@dataclass(slots=True)
class Progress:
    """What happens because of one action: the game moves on with every event that is added."""

    game: Game
    chance: Chance
    now: int
    playable: Playable | None = None
    events: list[Event] = field(default_factory=list)

    def add(self, *events: Event) -> None:
        """Let something happen."""
        for event in events:
            self.game = evolve(self.game, event)
            self.events.append(event)

    def must_play(self, before: Before) -> bool:
        """Whether laying is compulsory for this position, as far as anybody can tell."""
        if self.playable is None or self.game.rules.voluntary_draw:
            return False
        return self.playable(self.game.setting, before)

    def end_turn(self, seat: Seat, before: Before) -> None:
        """End the round if the seat is out; where the rules ask for it, the seat announces that first."""
        if self.game.playing.racks[seat]:
            return
        if self.game.rules.announce_last_tile:
            self.add(LastTile(seat, self.now))
        # 4.7: who had not opened before this turn has opened and gone out in it.
        self.end_round(seat, hand_game=not before.opened)

    def end_if_stuck(self) -> None:
        """End the round if all pass in a row, and the match if all have given up."""
        game = self.game
        if game.phase is Phase.MATCH_OVER:
            return
        if not game.active:
            self.end_match()
        elif game.phase is Phase.PLAYING and game.playing.passed and game.all_passed():
            self.end_round(None, hand_game=False)

    def end_round(self, out: Seat | None, *, hand_game: bool) -> None:
        """Count the racks; the match is over with its last round. Nobody is out of a blocked round."""
        game, table, blocked = self.game, self.game.playing, out is None
        # In playing order: what winners of a blocked round cannot share falls to the first of them (9.7).
        points = {seat: rack_points(game.rules, table.racks[seat]) for seat in game.order_from(table.starter)}
        scores = score_round(game.rules, points, out, hand_game=hand_game, blocked=blocked)
        winners = round_winners(points, out, blocked=blocked)
        written = tuple(scores[seat] for seat in game.seats)
        self.add(
            RoundEnded(
                winners=winners,
                racks=table.racks,
                scores=written,
                hand_game=hand_game,
                blocked=blocked,
                at=self.now,
            )
        )
        if len(self.game.results) == game.rounds:
            self.end_match()

    def end_match(self) -> None:
        """Add up the rounds and tell the secret."""
        game = self.game
        score = score_match(dict(zip(game.seats, result.scores, strict=True)) for result in game.results)
        totals = tuple(score.totals.get(seat, 0) for seat in game.seats)
        self.add(MatchEnded(totals, score.winners, self.chance.secret, self.now))
