"""Rules values as wire messages: only what `view.py` lets through goes in here, so only that goes out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never, cast

from tilerummy.protocol import messages as m
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.clock import Clock
from tilerummy.rules.match.history import History, SeenTurn
from tilerummy.rules.match.view import PlayerView, SeenDealt, SeenDrew, SeenEvent, SeenSettled, View
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter_kind import Json
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.tile import Tile


def tiles(row: Iterable[Tile]) -> list[str]:
    """Tiles as text."""
    return [tile.text for tile in row]


def sets(melds: Iterable[Meld]) -> list[list[str]]:
    """Sets as text."""
    return [tiles(meld) for meld in melds]


def _maybe_sets(melds: Iterable[Meld] | None) -> list[list[str]] | None:
    return None if melds is None else sets(melds)


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


def event_message(event: SeenEvent) -> m.GameEvent:
    """What happened, as somebody may see it."""
    match event:
        case ev.MatchStarted():
            names = [player.name for player in event.players]
            return m.MatchStarted(names, event.rounds, event.commitment, event.at)
        case ev.Played():
            return _played(event)
        case SeenSettled():
            return _settled(event)
        case SeenDealt():
            rack = None if event.rack is None else tiles(event.rack)
            return m.Dealt(rack, [*event.tiles], [*event.pools], _text(event.face_up), event.at)
        case ev.RoundEnded():
            return round_ended(event)
        case ev.MatchEnded():
            return match_ended(event)
        case _:
            return _short(event)


def _short(
    event: ev.RoundBegan
    | ev.StarterDrew
    | ev.StarterRolled
    | ev.StarterChosen
    | SeenDrew
    | ev.Discarded
    | ev.Passed
    | ev.LastTile
    | ev.GaveUp
    | ev.TakenOver
    | ev.ClockStopped
    | ev.ClockStarted,
) -> m.GameEvent:
    match event:
        case ev.RoundBegan():
            return m.RoundBegan(event.number, event.at)
        case ev.StarterDrew():
            return m.StarterDrew(event.seat, event.tile.text, event.at)
        case ev.StarterRolled():
            return m.StarterRolled(event.seat, event.roll, event.at)
        case ev.StarterChosen():
            return m.StarterChosen(event.seat, event.by, event.at)
        case SeenDrew():
            return m.Drew(event.seat, _text(event.tile), event.at)
        case ev.Discarded():
            return m.Discarded(event.seat, event.tile.text, event.at)
        case ev.Passed():
            return m.Passed(event.seat, event.at)
        case ev.LastTile():
            return m.LastTile(event.seat, event.at)
        case ev.GaveUp():
            return m.GaveUp(event.seat, event.at)
        case ev.TakenOver():
            return m.TakenOver(event.seat, event.name, event.at)
        case ev.ClockStopped():
            return m.ClockStopped(event.at)
        case ev.ClockStarted():
            return m.ClockStarted(event.at)
        case _:
            assert_never(event)


def _played(event: ev.Played) -> m.Played:
    return m.Played(
        event.seat,
        sets(event.table),
        tiles(event.laid),
        tiles(event.regained),
        taken(event.took),
        _maybe_sets(event.opening),
        event.opening_value,
        event.announced,
        event.at,
    )


def _settled(event: SeenSettled) -> m.Settled:
    return m.Settled(
        event.seat,
        event.cause,
        draft_of(event.draft),
        sets(event.table),
        tiles(event.laid),
        tiles(event.regained),
        taken(event.took),
        event.draws,
        None if event.drawn is None else tiles(event.drawn),
        _text(event.discarded),
        event.stands,
        event.at,
    )


def round_ended(event: ev.RoundEnded) -> m.RoundEnded:
    """The end of a round."""
    racks = [tiles(rack) for rack in event.racks]
    scores = [*event.scores]
    return m.RoundEnded([*event.winners], racks, scores, event.hand_game, event.blocked, event.at)


def match_ended(event: ev.MatchEnded) -> m.MatchEnded:
    """The end of a match."""
    return m.MatchEnded([*event.totals], [*event.winners], event.secret.hex(), event.at)


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
        rack=None if view.rack is None else tiles(view.rack),
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
        history=_turns(view.history, known),
        history_from=known,
    )


def _turns(history: History, known: int) -> list[m.TurnSeen]:
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
