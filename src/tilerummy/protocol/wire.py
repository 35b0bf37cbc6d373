"""Rules values as wire messages, and back. What `view.py` lets through comes in here, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, cast

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.event import MatchEnded, RoundEnded
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.round import Clock, History, SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import PlayerView, SeenEvent, View, seen_by
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter_kind import Json
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile, read_tile


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

_FIELDS_OF = {
    event: [(name, _FIELDS.get(name)) for name in message.__struct_fields__]
    for event, message in m.MESSAGES.items()
}
"""How each field of an event's message is made from the attribute of that name."""


def event_message(event: SeenEvent) -> m.GameEvent:
    """What happened, as somebody may see it: the message has what it names, and nothing else goes out."""
    if isinstance(event, ev.MatchStarted):
        names = [player.name for player in event.players]
        # By hand: of players only the names go out, never the salts, and not the rules.
        return m.MatchStarted(names, event.rounds, event.commitment, event.at)
    values = [(getattr(event, name), write) for name, write in _FIELDS_OF[type(event)]]
    return m.MESSAGES[type(event)](*[value if write is None else write(value) for value, write in values])


# -- views ----------------------------------------------------------------------------------------


def view_message(view: View, match: int, now: int, turns: int | None = None) -> m.GameView:
    """A view as a message, with the last so many turns of the round; None: with all of them."""
    # Whoever was told of every event knows the earlier turns: a long round would be sent again with each
    # move.
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
        results=[event_message(result) for result in view.results],
        final=None if view.final is None else event_message(view.final),
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


# Messages as values of the rules again: what a program at a table plays from, and what it answers with. Both
# directions must agree, which a test holds to every message of whole matches.


class Gap(ValueError):
    """Turns are missing between what was known and what came: ask for the whole view."""


def read_view(party: m.PartyState, view: m.GameView) -> View:
    """The match as the rules give it to a seat, from what the server sent."""
    seat, rack = _seat(view.seat), None if view.rack is None else Rack(_tiles(view.rack))
    return seen_by(seat, rack)(
        seat=seat,
        setting=_setting(party.plan.preset, msgspec.json.encode(party.rules), len(view.players)),
        commitment=view.commitment,
        sequence=view.sequence,
        phase=Phase(view.phase),
        rounds=view.rounds,
        number=view.number,
        starter=_seat(view.starter),
        players=tuple(_read_player(player) for player in view.players),
        results=tuple(_round(result) for result in view.results),
        final=None if view.final is None else _final(view.final),
        may=tuple(map(ActionKind, view.may)),
        table_may=tuple(map(ActionKind, view.table_may)),
        # As if it stood: a program counts from what is left, and not by the server's time.
        clock=None if view.clock is None else Clock(view.clock.limit, view.clock.left, None),
        turn=_seat(view.turn),
        has_drawn=view.has_drawn,
        table=_table(view.table),
        rack=rack,
        drawn=_tile(view.drawn),
        pools=tuple(view.pools),
        face_up=_tile(view.face_up),
        to_take=tuple(Drawn(read_tile(taken.tile), taken.origin) for taken in view.to_take),
        history=_history(view),
    )


def with_history(view: m.GameView, known: m.GameView | None) -> m.GameView:
    """A view with all turns of its round, though only the latest came; `Gap` if some are missing."""
    if view.history_from == 0:
        return view
    # Turns are counted within a round: those of another one are no beginning for these.
    same = known is not None and (known.match, known.number) == (view.match, view.number)
    before = known.history if known is not None and same else []
    if len(before) < view.history_from:
        raise Gap(f"turns {len(before)} to {view.history_from} are missing")
    turns = [*before[: view.history_from], *view.history]
    return msgspec.structs.replace(view, history=turns, history_from=0)


def turn_message(action: Action, message_id: str, seen: int) -> m.ClientMessage:
    """A move as a message; `seen` is the number of events that it was thought of with."""
    match action:
        case Play():
            draft = draft_of(action)
            assert draft is not None
            return m.PlayRequest(message_id, seen, draft)
        case Draw():
            return m.DrawRequest(message_id, seen)
        case Discard():
            return m.DiscardRequest(message_id, seen, action.tile.text)
        case Pass():
            return m.PassRequest(message_id, seen)
        case _:
            raise ValueError(f"{type(action).__name__} is not a move of a player's turn")


@lru_cache(maxsize=256)
def _setting(preset: str, rules: bytes, players: int) -> Setting:
    return setting_for(load(preset).with_options(msgspec.json.decode(rules)), players)


def _history(view: m.GameView) -> History:
    if view.history_from:
        raise Gap("the first turns are missing")
    table, turns = Table(), []
    for turn in view.history:
        table = table if turn.table is None else _table(turn.table)
        turns.append(_read_turn(turn, table))
    return tuple(turns)


def _read_turn(turn: m.TurnSeen, table: Table) -> SeenTurn:
    return SeenTurn(
        seat=Seat(turn.seat),
        table=table,
        drew=turn.drew,
        laid=_tiles(turn.laid),
        regained=_tiles(turn.regained),
        took=None if turn.took is None else Drawn(read_tile(turn.took.tile), turn.took.origin),
        discarded=_tile(turn.discarded),
        opened=turn.opened,
        passed=turn.passed,
        settled=turn.settled,
    )


def _read_player(player: m.PlayerState) -> PlayerView:
    return PlayerView(
        seat=Seat(player.seat),
        name=player.name,
        salt=b"",  # not told while the match goes on
        total=player.total,
        given_up=player.given_up,
        tiles=player.tiles,
        opened=player.opened,
        discards=_tiles(player.discards),
    )


def _round(result: m.RoundEnded) -> RoundEnded:
    return RoundEnded(
        winners=tuple(map(Seat, result.winners)),
        racks=tuple(Rack(_tiles(rack)) for rack in result.racks),
        scores=tuple(result.scores),
        hand_game=result.hand_game,
        blocked=result.blocked,
        at=result.at,
    )


def _final(final: m.MatchEnded) -> MatchEnded:
    return MatchEnded(
        tuple(final.totals), tuple(map(Seat, final.winners)), bytes.fromhex(final.secret), final.at
    )


def _seat(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)


def _tile(text: str | None) -> Tile | None:
    return None if text is None else read_tile(text)


def _tiles(row: Iterable[str]) -> tuple[Tile, ...]:
    return tuple(map(read_tile, row))


def _table(sets: Iterable[Iterable[str]]) -> Table:
    return Table(Meld(_tiles(tiles)) for tiles in sets)
