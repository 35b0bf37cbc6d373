"""Each player's match in a few numbers."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.review.review import PlayerReview, TurnReview
from tilerummy.rules.judging.score import rack_points
from tilerummy.rules.match.event import (
    Dealt,
    Drew,
    Event,
    MatchEnded,
    MatchStarted,
    RoundEnded,
    Settled,
    TakenOver,
)
from tilerummy.rules.match.seat import Seat, seats_of
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import Tile


def players_of(events: Sequence[Event], turns: Sequence[TurnReview]) -> list[PlayerReview]:
    """One summary for each seat of a finished match."""
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    names = {seat: begun.players[seat].name for seat in seats_of(len(begun.players))}
    # Whoever sat there last is told of: totals are the seat's, whoever played it.
    names |= {event.seat: event.name for event in events if isinstance(event, TakenOver)}
    return [_player(begun, events, [t for t in turns if t.seat == seat], seat, names[seat]) for seat in names]


def _player(
    begun: MatchStarted, events: Sequence[Event], turns: Sequence[TurnReview], seat: Seat, name: str
) -> PlayerReview:
    ends = [event for event in events if isinstance(event, RoundEnded)]
    totals = [event.totals[seat] for event in events if isinstance(event, MatchEnded)]
    playable = [turn for turn in turns if turn.best is not None]
    setting = setting_for(begun.rules, len(begun.players))
    got = _got(events, seat)
    lucks = [turn.luck for turn in turns if turn.luck is not None]
    return PlayerReview(
        seat=seat,
        name=name,
        total=totals[-1],
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


def _got(events: Sequence[Event], seat: Seat) -> list[Tile]:
    """Every tile that was dealt to the seat or drawn by it, in all rounds."""
    got: list[Tile] = []
    for event in events:
        if isinstance(event, Dealt):
            got += event.hands[seat]
        elif isinstance(event, Drew) and event.seat == seat:
            got.append(event.tile)
        elif isinstance(event, Settled) and event.seat == seat:
            got += event.drawn
    return got
