"""Telling what happened: each event of a match as an English sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from tilerummy.rules.judging.turn import Origin
from tilerummy.rules.match.event import (
    Cause,
    ClockStarted,
    ClockStopped,
    Dealt,
    Discarded,
    Drew,
    Event,
    GaveUp,
    LastTile,
    MatchEnded,
    MatchStarted,
    Passed,
    Played,
    RoundBegan,
    RoundEnded,
    Settled,
    StarterBy,
    StarterChosen,
    StarterDrew,
    StarterRolled,
    TakenOver,
)
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import SeenDealt, SeenDrew, SeenEvent, SeenSettled
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import tiles_text

BY = {
    StarterBy.HIGHEST_TILE: "the highest tile",
    StarterBy.HIGHEST_ROLL: "the highest roll",
    StarterBy.LOT: "by lot",
    StarterBy.CHOICE: "the table's choice",
    StarterBy.WON_BEFORE: "won the round before",
    StarterBy.NEXT_SEAT: "the next seat",
}
TAKEN = {Origin.DISCARD: "the discard", Origin.FACE_UP: "the open tile"}


def tell(event: Event | SeenEvent, names: Sequence[str]) -> str:
    """One sentence, or a few, about an event; `names` are those of the seats."""
    match event:
        case MatchStarted() | RoundBegan() | RoundEnded() | MatchEnded():
            return _about_the_match(event, names)
        case StarterDrew() | StarterRolled() | StarterChosen() | Dealt() | SeenDealt():
            return _about_the_start(event, names)
        case ClockStopped():
            return "The clock stands still."
        case ClockStarted():
            return "The clock runs again."
        case _:
            return f"{names[event.seat]} {_what_a_seat_did(event)}."


def _about_the_match(event: MatchStarted | RoundBegan | RoundEnded | MatchEnded, names: Sequence[str]) -> str:
    match event:
        case MatchStarted():
            house = "".join(f", {name}={value}" for name, value in event.rules.changes().items())
            seats = ", ".join(f"{name} on seat {seat}" for seat, name in enumerate(names))
            return f"A match by the rules {event.rules.preset}{house}: {seats}."
        case RoundBegan():
            return f"Round {event.number}."
        case RoundEnded():
            how = "Nobody can go on" if event.blocked else "The round is over"
            how += " with a hand game" if event.hand_game else ""
            return f"{how}: {_who(event.winners, names)}. {_scores(event.scores, names)}."
        case MatchEnded():
            return f"The match is over: {_who(event.winners, names)}. {_scores(event.totals, names)}."


def _about_the_start(
    event: StarterDrew | StarterRolled | StarterChosen | Dealt | SeenDealt, names: Sequence[str]
) -> str:
    match event:
        case StarterDrew():
            return f"{names[event.seat]} draws {event.tile} for the start."
        case StarterRolled():
            return f"{names[event.seat]} rolls {event.roll} for the start."
        case StarterChosen():
            return f"{names[event.seat]} starts: {BY[event.by]}."
        case Dealt():
            hands = (f"{name} {Rack(hand)}" for name, hand in zip(names, event.hands, strict=True))
            return f"The tiles are dealt: {'; '.join(hands)}; {sum(map(len, event.pools))} in the pool."
        case SeenDealt():
            hands = (f"{name} {count}" for name, count in zip(names, event.tiles, strict=True))
            own = "" if event.rack is None else f" You hold {event.rack}."
            return f"The tiles are dealt: {'; '.join(hands)}; {sum(event.pools)} in the pool.{own}"


def _what_a_seat_did(
    event: Played
    | Drew
    | SeenDrew
    | Discarded
    | Passed
    | Settled
    | SeenSettled
    | LastTile
    | GaveUp
    | TakenOver,
) -> str:
    match event:
        case Played():
            return _laying(event)
        case Drew() | SeenDrew():
            return f"draws {event.tile or 'a tile'}"
        case Discarded():
            return f"discards {event.tile}"
        case Passed():
            return "passes"
        case Settled() | SeenSettled():
            return _settling(event)
        case LastTile():
            return "announces the end"
        case GaveUp():
            return "gives up"
        case TakenOver():
            return "plays on for the seat that was given up"
        case _:
            assert_never(event)


def _laying(event: Played) -> str:
    took = f"takes {TAKEN.get(event.took.origin, 'a tile')} and " if event.took else ""
    announced = "announces a swap, " if event.announced else ""
    opening = "" if event.opening_value is None else f", opening with {event.opening_value}"
    regained = f" and takes back {tiles_text(event.regained)}" if event.regained else ""
    return f"{announced}{took}lays {tiles_text(event.laid)}{opening}{regained}"


def _settling(event: Settled | SeenSettled) -> str:
    why = "runs out of time" if event.cause is Cause.TIME_OUT else "ends on an invalid table"
    parts = [why, "but the turn stands" if event.stands else ""]
    parts.append(f"{tiles_text(event.laid)} stays" if event.laid and not event.stands else "")
    parts.append(f"{tiles_text(event.regained)} goes to the rack" if event.regained else "")
    parts.append(_drawn(event))
    parts.append(f"discards {event.discarded}" if event.discarded else "")
    return ", ".join(filter(None, parts))


def _drawn(event: Settled | SeenSettled) -> str:
    if event.drawn:
        return f"draws {tiles_text(event.drawn)}"
    hidden = event.draws if isinstance(event, SeenSettled) else 0
    return f"draws {hidden} {'tile' if hidden == 1 else 'tiles'}" if hidden else ""


def _who(winners: Iterable[Seat], names: Sequence[str]) -> str:
    won = [names[seat] for seat in winners]
    if not won:
        return "nobody wins"
    return f"{' and '.join(won)} {'wins' if len(won) == 1 else 'win'}"


def _scores(scores: Iterable[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {score:+}" for name, score in zip(names, scores, strict=True))
