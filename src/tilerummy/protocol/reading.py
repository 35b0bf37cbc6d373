"""Messages as values of the rules again: what a program at a table plays from, and what it answers with.

The other direction is `wire.py`; both must agree, which a test holds to every message of whole matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import draft_of
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.event import MatchEnded, RoundEnded
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.round import Clock, History, SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import PlayerView, View, seen_by
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile, read_tile


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
        players=tuple(_player(player) for player in view.players),
        results=tuple(_round(result) for result in view.results),
        final=None if view.final is None else _final(view.final),
        may=tuple(map(ActionKind, view.may)),
        table_may=tuple(map(ActionKind, view.table_may)),
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
            return m.Play(message_id, seen, draft)
        case Draw():
            return m.Draw(message_id, seen)
        case Discard():
            return m.Discard(message_id, seen, action.tile.text)
        case Pass():
            return m.Pass(message_id, seen)
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
        turns.append(_turn(turn, table))
    return tuple(turns)


def _turn(turn: m.TurnSeen, table: Table) -> SeenTurn:
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


def _player(player: m.PlayerState) -> PlayerView:
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
