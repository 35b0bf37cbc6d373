"""Rules values as wire messages: only what `view.py` lets through goes in here, so only that goes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, cast, get_args

from tilerummy.protocol import messages as m
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.round import Clock, History, SeenTurn
from tilerummy.rules.match.view import PlayerView, SeenEvent, View
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter_kind import Json
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.tile import Tile


def tiles(row: Iterable[Tile]) -> list[str]:
    """Tiles as text."""
    return [tile.text for tile in row]


def sets(melds: Iterable[Meld]) -> list[list[str]]:
    """Sets as text."""
    return [_set(meld) for meld in melds]


@lru_cache(maxsize=8192)
def _set(meld: Meld) -> list[str]:
    """One set; the same in the next turn's table, and for the next seat. Nobody changes what is sent."""
    return tiles(meld)


def _maybe_sets(melds: Iterable[Meld] | None) -> list[list[str]] | None:
    return None if melds is None else sets(melds)


def _maybe_tiles(row: Iterable[Tile] | None) -> list[str] | None:
    return None if row is None else tiles(row)


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else tile.text


def taken(drawn: Drawn | None) -> m.Taken | None:
    """An open tile that was taken."""
    return None if drawn is None else m.Taken(drawn.tile.text, drawn.origin)


def draft_of(play: Play | None) -> m.Draft | None:
    """A play as a draft."""
    if play is None:
        return None
    return m.Draft(sets(play.table), _maybe_sets(play.opening), play.announced, play.take)


# -- events ---------------------------------------------------------------------------------------


_FIELDS: dict[str, Callable[[Any], object]] = {
    "table": sets,
    "opening": _maybe_sets,
    "draft": draft_of,
    "took": taken,
    "laid": tiles,
    "regained": tiles,
    "rack": _maybe_tiles,
    "drawn": _maybe_tiles,
    "racks": sets,
    "tile": _text,
    "face_up": _text,
    "discarded": _text,
    "secret": bytes.hex,
    "tiles": list,
    "pools": list,
    "winners": list,
    "scores": list,
    "totals": list,
}
"""How the attributes of events go over the wire, whichever event has them; the others go as they are."""

_MESSAGES = {
    kind.__name__: (kind, [(name, _FIELDS.get(name)) for name in kind.__struct_fields__])
    for kind in get_args(m.GameEvent)
}
"""For each event the message of its name, and how each field of it is made from the event's attribute."""


def event_message(event: SeenEvent) -> m.GameEvent:
    """What happened, as somebody may see it: the message has what it names, and nothing else goes out."""
    if isinstance(event, ev.MatchStarted):
        names = [player.name for player in event.players]
        return m.MatchStarted(names, event.rounds, event.commitment, event.at)
    # By name: what one seat saw of an event goes out as the message of that event.
    kind, fields = _MESSAGES[type(event).__name__.removeprefix("Seen")]
    values = [(getattr(event, name), write) for name, write in fields]
    return cast(m.GameEvent, kind(*[value if write is None else write(value) for value, write in values]))


def round_ended(event: ev.RoundEnded) -> m.RoundEnded:
    """The end of a round."""
    return cast(m.RoundEnded, event_message(event))


def match_ended(event: ev.MatchEnded) -> m.MatchEnded:
    """The end of a match."""
    return cast(m.MatchEnded, event_message(event))


# -- views ----------------------------------------------------------------------------------------


def view_message(view: View, match: int, now: int, turns: int | None = None) -> m.GameView:
    """A view as a message, with the last so many turns of the round; None: with all of them."""
    known = 0 if turns is None else max(0, len(view.history) - turns)
    return m.GameView(
        match=match,
        sequence=view.sequence,
        seat=view.seat,
        phase=view.phase,
        number=view.number,
        rounds=view.rounds,
        starter=view.starter,
        turn=view.turn,
        has_drawn=view.has_drawn,
        table=sets(view.table),
        rack=_maybe_tiles(view.rack),
        drawn=_text(view.drawn),
        pools=[*view.pools],
        face_up=_text(view.face_up),
        to_take=[m.Taken(drawn.tile.text, drawn.origin) for drawn in view.to_take],
        players=[_player(player) for player in view.players],
        results=[round_ended(result) for result in view.results],
        final=None if view.final is None else match_ended(view.final),
        may=[*view.may],
        may_if_stuck=[*only_if_stuck(view.rules, view.may, has_drawn=view.drawn is not None)],
        table_may=[*view.table_may],
        clock=_clock(view.clock, now),
        commitment=view.commitment,
        history=seen_turns(view.history, known),
        history_from=known,
    )


def seen_turns(history: History, known: int) -> list[m.TurnSeen]:
    """The turns behind those that are known; a table is written only where it changed."""
    before = history[known - 1].table if known else None
    written: list[m.TurnSeen] = []
    for turn in history[known:]:
        written.append(_turn(turn, same=turn.table == before))
        before = turn.table
    return written


def _turn(turn: SeenTurn, *, same: bool) -> m.TurnSeen:
    return m.TurnSeen(
        seat=turn.seat,
        table=None if same else sets(turn.table),
        drew=turn.drew,
        laid=tiles(turn.laid),
        regained=tiles(turn.regained),
        took=taken(turn.took),
        discarded=_text(turn.discarded),
        opened=turn.opened,
        passed=turn.passed,
        settled=turn.settled,
    )


def _player(player: PlayerView) -> m.PlayerState:
    return m.PlayerState(
        player.seat,
        player.name,
        player.total,
        player.given_up,
        player.tiles,
        player.opened,
        tiles(player.discards),
    )


def _clock(clock: Clock | None, now: int) -> m.ClockState | None:
    return None if clock is None else m.ClockState(clock.limit, clock.left_at(now), clock.running)


# -- rules and refusals ----------------------------------------------------------------------------


def values(options: dict[str, Json]) -> dict[str, m.Value]:
    """Parameters as the wire has them."""
    return cast(dict[str, m.Value], options)  # no parameter is nested deeper


def rule_reasons(refusals: Iterable[Refusal]) -> list[m.RefusalOf]:
    """The reasons of the rules."""
    return [m.RefusalOf(refusal.reason.value, dict(refusal.args)) for refusal in refusals]
