"""A review put together: the turns are studied in parts, in whatever processes there are, then added up.

Only what is over is looked back at, a match or its rounds so far: that record may be known to all its
players. The same record and the same effort give the same review, unless a search ran into its time limit.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from tilerummy.review.played_turn import PlayedTurn, turns_of
from tilerummy.review.review import FORMAT, Option, PlayerReview, Review, RoundReview, TurnReview
from tilerummy.review.turn_study import (
    as_best,
    chances,
    luck_of_turn,
    most_possible,
    plays_fast,
    what_was_done,
)
from tilerummy.rules.judging.score import rack_points, score_match
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.record import read_record
from tilerummy.rules.match.seat import Seat, seats_of
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import Tile

# Each player's match in a few numbers.


def players_of(events: Sequence[ev.Event], turns: Sequence[TurnReview]) -> list[PlayerReview]:
    """One summary for each seat of a finished match."""
    begun = events[0]
    assert isinstance(begun, ev.MatchStarted)
    names = {seat: begun.players[seat].name for seat in seats_of(len(begun.players))}
    # Whoever sat there last is told of: totals are the seat's, whoever played it.
    names |= {event.seat: event.name for event in events if isinstance(event, ev.TakenOver)}
    return [_player(begun, events, [t for t in turns if t.seat == seat], seat, names[seat]) for seat in names]


def _player(
    begun: ev.MatchStarted, events: Sequence[ev.Event], turns: Sequence[TurnReview], seat: Seat, name: str
) -> PlayerReview:
    ends = [event for event in events if isinstance(event, ev.RoundEnded)]
    playable = [turn for turn in turns if turn.best is not None]
    setting = setting_for(begun.rules, len(begun.players))
    got = _got(events, seat)
    lucks = [turn.luck for turn in turns if turn.luck is not None]
    return PlayerReview(
        seat=seat,
        name=name,
        total=sum(end.scores[seat] for end in ends),
        rounds_won=sum(seat in end.winners for end in ends),
        turns=len(turns),
        laid=sum(turn.tiles for turn in turns),
        possible=sum(turn.best.tiles for turn in turns if turn.best is not None),
        best_turns=sum(turn.missed_tiles == 0 for turn in playable),
        playable_turns=len(playable),
        held_back=sum(turn.tiles == 0 for turn in playable),
        points_left=sum(rack_points(begun.rules, end.racks[seat]) for end in ends),
        luck=round(sum(lucks) / len(lucks), 4) if lucks else None,
        jokers=sum(tile.is_joker for tile in got),
        jokers_expected=round(setting.jokers * len(got) / len(setting.tiles()), 3),
    )


def _got(events: Sequence[ev.Event], seat: Seat) -> list[Tile]:
    """Every tile that was dealt to the seat or drawn by it, in all rounds."""
    got: list[Tile] = []
    for event in events:
        if isinstance(event, ev.Dealt):
            got += event.hands[seat]
        elif isinstance(event, ev.Drew) and event.seat == seat:
            got.append(event.tile)
        elif isinstance(event, ev.Settled) and event.seat == seat:
            got += event.drawn
    return got


Progress = Callable[[int, int], None]
"""Told how many turns have been studied, and how many there are."""


class NotFinished(ValueError):
    """A round that is still being played."""

    def __init__(
        self, message: str = "the match is not over yet: only a finished match or round can be reviewed"
    ) -> None:
        super().__init__(message)


MORE = 10
"""The compiled simulator plays so many rounds out in the time in which a bot plays one, or more."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to look. Nodes and counts keep the answer the same everywhere; time is a last resort."""

    nodes: int = 20_000
    """For each question to the core of the solver."""
    budget_ms: float | None = 1000.0
    """For the best turn of a position."""
    luck_ms: float | None = 50.0
    """For each tile that might have been drawn."""
    questions: int = 1500
    """About tiles that might have been drawn, in the whole match; 4 to 12 for each draw."""
    playouts: int = 450
    """Games played out in the whole match, as far as that goes; 8 to 15 from each position. Where the
    compiled simulator plays them, `MORE` times as many."""
    positions: int = 60
    """Positions of a match that are played out from, at most."""

    def share(self, turns: int, *, fast: bool = False) -> ReviewShare:
        """What this comes to in a match of so many turns; `fast` is by the compiled simulator."""
        every = max(1, -(-turns // self.positions))
        played = max(1, turns // every)
        playouts = max(8, min(15, self.playouts // played)) if self.playouts else 0
        return ReviewShare(
            every,
            playouts * MORE if fast else playouts,
            max(4, min(12, self.questions // max(1, turns))),
        )


@dataclass(frozen=True, slots=True)
class ReviewShare:
    """The part of the effort that one turn gets."""

    every: int
    """Every so manyth position is played out from."""
    playouts: int
    sample: int


USUAL = Effort()
PART = 4
"""Turns that are studied at a time."""


def review_record(
    text: str, effort: Effort = USUAL, *, jobs: int | None = None, progress: Progress | None = None
) -> Review:
    """The review of a record; `Unreadable` if it is none, `NotFinished` if the match goes on."""
    numbers = range(len(_match(text).turns))
    parts = [numbers[first : first + PART] for first in range(0, len(numbers), PART)]
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(parts)))
    found: list[TurnReview] = []
    for part in _studied(text, effort, parts, jobs):
        found += part
        if progress is not None:
            progress(len(found), len(numbers))
    return assemble(text, effort, found)


def _studied(text: str, effort: Effort, parts: Sequence[range], jobs: int) -> Iterator[list[TurnReview]]:
    if jobs == 1:
        yield from (study(text, effort, part) for part in parts)
        return
    # A tenth of what a browser loads at its start, and it has no processes.
    from concurrent.futures import ProcessPoolExecutor, as_completed

    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(study, text, effort, part) for part in parts]):
            yield done.result()


def turn_of(text: str, number: int) -> PlayedTurn | None:
    """One turn of a record, by its number in the review."""
    turns = _match(text).turns
    return turns[number] if 0 <= number < len(turns) else None


def seats_by_turn(text: str) -> list[Seat]:
    """Whose turn each was."""
    return [turn.seat for turn in _match(text).turns]


def study(text: str, effort: Effort, part: Sequence[int]) -> list[TurnReview]:
    """Some turns of a record, looked at closely: what takes the time."""
    return deepen(text, effort, glance(text, effort, part))


def glance(text: str, effort: Effort, part: Sequence[int]) -> list[TurnReview]:
    """The most that some turns allowed. Quick, and enough to tell which are worth a look."""
    match = _match(text)
    return [glance_at(match.turns[number], effort) for number in part]


def deepen(text: str, effort: Effort, turns: Sequence[TurnReview]) -> list[TurnReview]:
    """The same turns with luck and chances."""
    match = _match(text)
    share = match.share(effort)
    return [_deepen(turn, match.turns[turn.number], effort, share) for turn in turns]


def assemble(text: str, effort: Effort, turns: Sequence[TurnReview]) -> Review:
    """The review of all turns, in any order."""
    match = _match(text)
    ordered = sorted(turns, key=lambda turn: turn.number)
    rules = match.begun.rules
    options = msgspec.convert(rules.changes(), dict[str, Option])
    ends = [event for event in match.events if isinstance(event, ev.RoundEnded)]
    standing = score_match(dict(enumerate(end.scores)) for end in ends)
    return Review(
        format=FORMAT,
        rules=rules.preset,
        options=options,
        players=players_of(match.events, ordered),
        rounds=_rounds(match.events),
        turns=ordered,
        totals=[standing.totals.get(player, 0) for player in seats_of(len(match.begun.players))],
        winners=[*standing.winners],
        playouts=match.share(effort).playouts,
    )


@dataclass(frozen=True, slots=True)
class _Match:
    events: tuple[ev.Event, ...]
    turns: tuple[PlayedTurn, ...]
    begun: ev.MatchStarted

    def share(self, effort: Effort) -> ReviewShare:
        """What each of its turns gets."""
        return effort.share(len(self.turns), fast=plays_fast(self.begun.rules))


# Parts of one record come one after the other, and each would read all of it again.
@lru_cache(maxsize=2)
def _match(text: str) -> _Match:
    """The record, read once in each process."""
    events = read_record(text)
    begun, ended = events[0], events[-1]
    if not isinstance(begun, ev.MatchStarted) or not isinstance(ended, ev.RoundEnded | ev.MatchEnded):
        raise NotFinished
    return _Match(events, tuple(turns_of(events)), begun)


def glance_at(turn: PlayedTurn, effort: Effort) -> TurnReview:
    """The most that one turn allowed, whatever came after it."""
    best = most_possible(turn, effort.nodes, effort.budget_ms)
    done = what_was_done(turn)
    worth = best.worth if best is not None else (0, 0)
    return TurnReview(
        number=turn.number,
        round=turn.begin.number,
        seat=turn.seat,
        first_event=turn.first,
        last_event=turn.last,
        did=turn.did,
        laid=[tile.text for tile in done.play],
        tiles=done.tiles,
        points=done.points,
        discarded=None if turn.discarded is None else turn.discarded.text,
        best=None if best is None else as_best(best),
        missed_tiles=worth[0] - done.tiles,
        # The best play is that of most tiles: it may count less than what was laid, and then nothing was
        # missed.
        missed_points=max(0, worth[1] - done.points),
        luck=None,
        racks=[len(rack) for rack in turn.begin.playing.racks],
        chances=None,
    )


def _deepen(found: TurnReview, turn: PlayedTurn, effort: Effort, share: ReviewShare) -> TurnReview:
    asked = share.playouts and turn.number % share.every == 0
    ends = chances(turn.begin, share.playouts) if asked else None
    return msgspec.structs.replace(
        found,
        luck=luck_of_turn(turn, share.sample, effort.nodes, effort.luck_ms),
        chances=None if ends is None else ends.shares,
        intervals=None if ends is None else ends.intervals,
    )


def _rounds(events: Sequence[ev.Event]) -> list[RoundReview]:
    found: list[RoundReview] = []
    starter = 0
    begun = events[0]
    assert isinstance(begun, ev.MatchStarted)
    for event in events:
        if isinstance(event, ev.StarterChosen):
            starter = event.seat
        elif isinstance(event, ev.RoundEnded):
            found.append(
                RoundReview(
                    number=len(found) + 1,
                    starter=starter,
                    winners=[*event.winners],
                    scores=[*event.scores],
                    racks=[*map(len, event.racks)],
                    points_left=[rack_points(begun.rules, rack) for rack in event.racks],
                    hand_game=event.hand_game,
                    blocked=event.blocked,
                )
            )
    return found
