"""The audit of a match: everything in its record recomputed, and what does not agree.

The commitment, every deal, draw and choice of the starter follow from the secret told at the end; that
every turn was legal and every score is right is seen by asking the referee again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from tilerummy.rules.match import action as act
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.chance import SECRET_BYTES, commitment
from tilerummy.rules.match.game import Game, evolve
from tilerummy.rules.match.move import Playable
from tilerummy.rules.match.record_line import write_event
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.refusal import BadRules, Illegal, Unreadable
from tilerummy.rules.setting import setting_for

_CHANCE = (ev.StarterDrew, ev.StarterRolled, ev.StarterChosen, ev.Dealt)
_UNKNOWN = bytes(SECRET_BYTES)
"""Stands for a secret that is not told, or is not the one promised."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a record that is not as it should be."""

    event: int
    """Which event, counted from 0, the beginning of the match."""
    text: str

    def __str__(self) -> str:
        return f"event {self.event}: {self.text}"


def verify(events: Iterable[ev.Event], *, playable: Playable | None = None) -> list[Finding]:
    """Recompute a whole match; nothing found means that all of it is as it should be."""
    record = tuple(events)
    if not record or not isinstance(record[0], ev.MatchStarted):
        return [Finding(0, "a match begins with its rules and players")]
    return list(_Audit(record, record[0], playable).findings())


class _Audit:
    """One way through a record, asking the referee at every step."""

    def __init__(
        self, record: tuple[ev.Event, ...], begun: ev.MatchStarted, playable: Playable | None
    ) -> None:
        # A match that was broken off has no secret told, and its chance cannot be checked.
        last = record[-1]
        told = last.secret if isinstance(last, ev.MatchEnded) else None
        self.record, self.begun, self.playable, self.told = record, begun, playable, told
        self.fair = told is not None and commitment(told) == begun.commitment
        self.secret = told if told is not None and self.fair else _UNKNOWN
        self.early = _announces_one_left(record)

    def findings(self) -> Iterator[Finding]:
        """What is wrong, in the order of the record."""
        yield from self._about_the_secret()
        yield from self._about_the_times()
        game: Game | None = None
        place = 0
        while place < len(self.record):
            # One action may have several consequences; they are compared together, and passed over together.
            found, length = self._look(game, place)
            yield from found
            for event in self.record[place : place + length]:
                try:
                    game = evolve(game, event)
                except (Unreadable, BadRules) as error:
                    yield Finding(place, str(error))
                    return
                place += 1

    def _about_the_secret(self) -> Iterator[Finding]:
        last = len(self.record) - 1
        if self.told is None:
            yield Finding(
                last, "the match is not over, so its secret is not told and no chance can be checked"
            )
        elif not self.fair:
            yield Finding(last, "this is not the secret that was promised at the beginning")

    def _about_the_times(self) -> Iterator[Finding]:
        for place, (before, event) in enumerate(pairwise(self.record), start=1):
            if event.at < before.at:
                yield Finding(place, "this is said to have happened before what stands above it")

    def _look(self, game: Game | None, place: int) -> tuple[list[Finding], int]:
        """What is wrong with the next action and its consequences, and how many events that covers."""
        event = self.record[place]
        if (
            self.early
            and isinstance(event, ev.LastTile)
            and game
            and len(game.playing.racks[event.seat]) == 1
        ):
            return [], 1
        try:
            expected = self._expected(game, place)
        except (Illegal, BadRules) as error:
            return [Finding(place, str(error))], 1
        if not expected:
            return [Finding(place, f"nothing led to this: {_shown(event)}")], 1
        if not self.fair and isinstance(event, ev.MatchStarted | ev.RoundBegan | ev.StarterChosen):
            return self._unfair_chance(expected, place)
        return self._compare(expected, place)

    def _expected(self, game: Game | None, place: int) -> tuple[ev.Event, ...]:
        """What the referee says happens here; nothing, if no action leads to this event."""
        event, begun = self.record[place], self.begun
        if game is None:
            seated = (begun.rules, begun.players, begun.at)
            game, events = start_match(
                *seated,
                secret=self.secret,
                rounds=begun.rounds,
                sealed=begun.sealed,
                called_off=begun.called_off,
            )
            return events
        if isinstance(event, ev.Discarded) and self._leaves(event, place):
            # Either a discard and then a leaving, or a leaving that paid its debt (9.10): tried in this
            # order.
            leaving = self._ask(game, act.GiveUp(event.seat), event.at)
            if leaving[0] == event:
                return leaving
        action = action_of(event)
        return () if action is None else self._ask(game, action, event.at)

    def _leaves(self, event: ev.Discarded, place: int) -> bool:
        """Whether the seat gives up right after, so that the discard may have been its debt."""
        after = self.record[place + 1 : place + 2]
        return bool(after) and after[0] == ev.GaveUp(event.seat, event.at)

    def _ask(self, game: Game, action: act.Action, now: int) -> tuple[ev.Event, ...]:
        if not self.fair:
            # The referee takes no secret but the one that was promised, and all that is no chance can still
            # be checked.
            game = replace(game, commitment=commitment(_UNKNOWN))
        events = apply(game, action, now, secret=self.secret, playable=self.playable)[1]
        return tuple(one for one in events if not isinstance(one, ev.LastTile)) if self.early else events

    def _unfair_chance(self, expected: tuple[ev.Event, ...], place: int) -> tuple[list[Finding], int]:
        """Pass over chance that nobody can check without the secret, if all tiles are there."""
        found = [] if place == 0 else self._compare(expected[:1], place)[0]
        end = place + 1
        # Without the secret nobody can say which tiles were right, but all of them must be there.
        while end < len(self.record) and isinstance(self.record[end], (*_CHANCE, ev.RoundBegan)):
            event = self.record[end]
            if isinstance(event, ev.Dealt) and not self._is_complete(event):
                found.append(Finding(end, "these are not all the tiles of the game"))
            end += 1
        return found, end - place

    def _is_complete(self, deal: ev.Dealt) -> bool:
        open_tile = () if deal.face_up is None else (deal.face_up,)
        tiles = setting_for(self.begun.rules, len(self.begun.players)).tiles()
        return sorted(chain(*deal.hands, *deal.pools, open_tile)) == sorted(tiles)

    def _compare(self, expected: tuple[ev.Event, ...], place: int) -> tuple[list[Finding], int]:
        found: list[Finding] = []
        for step, right in enumerate(expected):
            if place + step >= len(self.record):
                return [*found, Finding(place + step, f"missing: {_shown(right)}")], step
            event = self.record[place + step]
            if not self._same(event, right):
                found.append(Finding(place + step, f"should be: {_shown(right)}"))
            if type(event) is not type(right):
                # From here on something else is told: it is looked at anew, and at least one event further
                # on.
                return found, max(1, step)
        return found, len(expected)

    def _same(self, event: ev.Event, right: ev.Event) -> bool:
        if isinstance(event, ev.MatchEnded) and isinstance(right, ev.MatchEnded) and not self.fair:
            return replace(event, secret=b"") == replace(right, secret=b"")
        return event == right


def _announces_one_left(record: tuple[ev.Event, ...]) -> bool:
    """Whether a record is of the time when one tile left was announced, and not the last one laid.

    Today the end of the round follows right after an announcement. A message has no consequences, so
    those of an early record are checked against the rack, and none is missed.
    """
    ends = (
        isinstance(event, ev.LastTile) and isinstance(then, ev.RoundEnded) for event, then in pairwise(record)
    )
    return not any(ends)


def _shown(event: ev.Event) -> str:
    return "the beginning of a match" if isinstance(event, ev.MatchStarted) else write_event(event)


def action_of(event: ev.Event) -> act.Action | None:
    """What somebody must have done for this to happen; most consequences have no action of their own."""
    match event:
        case ev.Played():
            take = None if event.took is None else event.took.origin
            return act.Play(event.table, event.opening, event.announced, take, seat=event.seat)
        case ev.Drew():
            return act.Draw(seat=event.seat)
        case ev.Discarded():
            return act.Discard(event.tile, seat=event.seat)
        case ev.Passed():
            return act.Pass(seat=event.seat)
        case ev.Settled(cause=ev.Cause.TIME_OUT):
            return act.TimeOut(event.draft)
        case ev.Settled():
            return None if event.draft is None else act.EndInvalid(event.draft)
        case _:
            return _action_beside_the_turn(event)


def _action_beside_the_turn(event: ev.Event) -> act.Action | None:
    match event:
        case ev.GaveUp():
            return act.GiveUp(event.seat)
        case ev.TakenOver():
            return act.TakeOver(event.seat, event.name)
        case ev.ClockStopped():
            return act.StopClock()
        case ev.ClockStarted():
            return act.StartClock()
        case ev.RoundBegan():
            return act.NextRound()
        case ev.StarterChosen(by=ev.StarterBy.CHOICE):
            return act.ChooseStarter(event.seat)
        case ev.MatchEnded():
            return act.EndMatch()
        case _:
            return None
