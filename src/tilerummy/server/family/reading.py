"""How a match is read from its events: rounds with everybody's part."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from tilerummy.review.played_turn import PlayedTurn
from tilerummy.rules.match.event import Event, MatchEnded, MatchStarted, RoundBegan, RoundEnded, TakenOver
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.server.family.evening import PAUSE_MS
from tilerummy.server.family.played import Match, Moment, Part, Round
from tilerummy.server.family.rearranged import Rearranged, rearranged

WhoIs = Callable[[int, str], tuple[int, int] | None]
"""The person on a seat, by its number and the name it has; and their phone, if it is in its first week, or
0."""
SETS_SHOWN = 2


def read_match(
    number: int, events: Sequence[Event], turns: Sequence[PlayedTurn], who: WhoIs, known: Match | None
) -> Match:
    """A match from its events and turns. Known rounds stay as they are: their people may be gone since."""
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    bounds = _bounds(events)
    before = known.rounds if known is not None else ()
    rounds = [
        _round(events, first, last, [one for one in turns if first < one.first <= last], who)
        for first, last in bounds[len(before) :]
    ]
    over = isinstance(events[-1], MatchEnded)
    rules = begun.rules
    return Match(number, rules.preset, bool(rules.changes()), over, _slim((*before, *rounds)))


def _slim(rounds: Sequence[Round]) -> tuple[Round, ...]:
    """The same rounds with the best move of each person alone, of all those played without a long pause."""
    slim: list[Round] = []
    # Only the best move of an evening is ever shown, and the tiles of all others would be most of the row.
    for stretch in _stretches(rounds):
        best: dict[int, Moment] = {}
        for part in (part for one in stretch for part in one.parts if part.best is not None):
            known = best.get(part.person)
            if part.best is not None and (known is None or part.best.weight > known.weight):
                best[part.person] = part.best
        for one in stretch:
            kept = (
                part if part.best is best.get(part.person) else replace(part, best=None) for part in one.parts
            )
            slim.append(replace(one, parts=tuple(kept)))
    return tuple(slim)


def _stretches(rounds: Sequence[Round]) -> list[list[Round]]:
    found: list[list[Round]] = []
    for one in rounds:
        if found and one.began <= found[-1][-1].ended + PAUSE_MS:
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _bounds(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Where each finished round begins and ends."""
    first, found = 0, []
    for place, event in enumerate(events):
        if isinstance(event, RoundBegan):
            first = place
        elif isinstance(event, RoundEnded):
            found.append((first, place))
    return found


def _round(events: Sequence[Event], first: int, last: int, turns: Sequence[PlayedTurn], who: WhoIs) -> Round:
    ended = events[last]
    assert isinstance(ended, RoundEnded)
    parts: list[Part] = []
    for seat, name in enumerate(_names(events[: last + 1])):
        found = who(seat, name)
        if found is not None and all(part.person != found[0] for part in parts):
            own = [one for one in turns if one.seat == seat]
            went_out = seat in ended.winners and not ended.blocked
            part = _part(found[0], ended.scores[seat], own, went_out)
            parts.append(replace(part, phone=found[1]))
    return Round(events[first].at, ended.at, tuple(parts))


def _names(events: Sequence[Event]) -> list[str]:
    """Who sat where in the end."""
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    names = [player.name for player in begun.players]
    for event in events:
        if isinstance(event, TakenOver):
            names[event.seat] = event.name
    return names


def _part(person: int, points: int, turns: Sequence[PlayedTurn], out: bool) -> Part:
    changes = [(turn, _changed(turn)) for turn in turns]
    moves = [_move(turn, change) for turn, change in changes if turn.laid]
    best = max(moves, key=lambda move: move.weight, default=None)
    laid = sum(len(turn.laid) for turn in turns)
    return Part(person, points, laid, sum(len(one.sets) for _, one in changes), len(turns), out, best)


def _changed(turn: PlayedTurn) -> Rearranged:
    before = turn.begin.playing.table
    return rearranged(before, _after(turn) or before, turn.laid)


def _after(turn: PlayedTurn) -> Table | None:
    """The table that the turn left."""
    tables = [event.table for event in turn.events if hasattr(event, "table")]
    return tables[-1] if tables else None


def _move(turn: PlayedTurn, change: Rearranged) -> Moment:
    table = _after(turn) or Table()
    shown = sorted(_with(table, turn.laid), key=lambda one: -one[1])[:SETS_SHOWN]
    sets = tuple(tuple(tile.text for tile in meld) for meld, _ in shown)
    laid = _within([meld for meld, _ in shown], turn.laid)
    return Moment(turn.number + 1, laid, sets, len(turn.laid) + change.moved)


def _with(table: Table, laid: Sequence[Tile]) -> list[tuple[Meld, int]]:
    """The sets that have tiles laid in this turn, with how many; each tile is counted once."""
    left = [tile.plain for tile in laid]
    found = []
    for meld in reversed(table):  # what was laid last lies last
        own = 0
        for tile in meld:
            if tile.plain in left:
                left.remove(tile.plain)
                own += 1
        if own:
            found.append((meld, own))
    return found


def _within(sets: Sequence[Meld], laid: Sequence[Tile]) -> tuple[str, ...]:
    """The tiles laid that are in these sets."""
    lying = [tile.plain for meld in sets for tile in meld]
    shown = []
    for tile in laid:
        if tile.plain in lying:
            lying.remove(tile.plain)
            shown.append(tile.text)
    return tuple(shown)
