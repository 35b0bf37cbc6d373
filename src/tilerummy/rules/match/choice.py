"""The choices somebody has at this moment: which actions make sense, before any tile is looked at.

Whether a play is legal is another question; but whatever is not listed here is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from tilerummy.rules.judging.turn import Origin
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.round import Turn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import Tile


def seat_choices(game: Game, seat: Seat) -> tuple[ActionKind, ...]:
    """What this seat may do now."""
    if game.phase is Phase.MATCH_OVER:
        return ()
    # 9.10: whoever has left may come back, and do nothing else.
    if seat in game.given_up:
        return (ActionKind.TAKE_OVER,)
    if game.phase is not Phase.PLAYING or game.playing.turn.seat != seat:
        return (ActionKind.GIVE_UP,)
    return (*turn_choices(game), ActionKind.GIVE_UP)


def table_choices(game: Game) -> tuple[ActionKind, ...]:
    """What the table as a whole may do now: its host, or whoever speaks for it."""
    match game.phase:
        case Phase.CHOOSING:
            return (ActionKind.CHOOSE_STARTER, ActionKind.END_MATCH)
        case Phase.PLAYING if game.clock is not None:
            return (ActionKind.STOP_CLOCK if game.clock.running else ActionKind.START_CLOCK,)
        case Phase.ROUND_OVER:
            return (ActionKind.NEXT_ROUND, ActionKind.END_MATCH)
        case Phase.PLAYING | Phase.MATCH_OVER:
            return ()
        case _:
            assert_never(game.phase)


def must_draw_first(game: Game) -> bool:
    """Whether the turn has to begin with a draw, or with taking a tile."""
    turn = game.playing.turn
    every_turn = game.rules.draw_mode.draws_first
    fresh = turn.drawn is None and turn.last_dealt is None
    # 5.9: with an empty pool there is nothing to begin with, and one may lay or pass.
    return every_turn and fresh and bool(game.playing.pool_of(turn.seat))


def turn_choices(game: Game) -> tuple[ActionKind, ...]:
    """What the seat whose turn it is may do."""
    kinds = _turn_choices(game, game.playing.turn)
    # 8.8: a house that lets mistakes count lets a turn end on any table.
    if ActionKind.PLAY in kinds and game.rules.penalise_mistakes:
        return (*kinds, ActionKind.END_INVALID)
    return kinds


def only_if_stuck(rules: Rules, may: Iterable[ActionKind], *, has_drawn: bool) -> tuple[ActionKind, ...]:
    """Those of a seat's choices that are refused while it could lay something, where laying is compulsory.

    Whether it could is a question for a search, so nobody answers it before somebody asks.
    """
    # 5.5: who may draw at will is refused nothing for it.
    if rules.voluntary_draw:
        return ()
    if rules.draw_mode.draws_first:
        # 5.5: where every turn begins with a draw, laying is asked about after it.
        kinds = {ActionKind.PASS, ActionKind.DISCARD} if has_drawn else {ActionKind.PASS}
    else:
        kinds = {ActionKind.PASS, ActionKind.DRAW}
    return tuple(kind for kind in may if kind in kinds)


def may_be_discarded(rules: Rules, rack: Iterable[Tile], drawn: Tile | None) -> list[Tile]:
    """The tiles that may be put away: not the one just drawn, where the house forbids it (5.4)."""
    tiles = list(rack)
    # With its twin on the rack nobody can tell which of the two was put away.
    if drawn is not None and not rules.discard_drawn_tile and tiles.count(drawn) == 1:
        tiles.remove(drawn)
    return tiles


def _turn_choices(game: Game, turn: Turn) -> tuple[ActionKind, ...]:
    if turn.last_dealt is not None:
        # 2.5: a house may let the starter lay once before the discard.
        may_lay = game.rules.starter_may_lay and not turn.has_laid
        return (ActionKind.PLAY, ActionKind.DISCARD) if may_lay else (ActionKind.DISCARD,)
    every_turn = game.rules.draw_mode.draws_first
    if turn.drawn is not None:
        return (ActionKind.PLAY, ActionKind.DISCARD) if every_turn else (ActionKind.DISCARD,)
    # 5.9: with nothing to draw one lays or passes.
    if not game.playing.pool_of(turn.seat):
        return (ActionKind.PLAY, ActionKind.PASS)
    # 5.8: an open tile that is taken for a play stands for the draw, so then the play may come first.
    if every_turn and not tiles_to_take(game):
        return (ActionKind.DRAW,)
    return (ActionKind.PLAY, ActionKind.DRAW)


def tiles_to_take(game: Game) -> tuple[Origin, ...]:
    """Where the seat whose turn it is may take a tile from for a play, instead of drawing."""
    table, turn, rules = game.playing, game.playing.turn, game.rules
    # 5.8: taking stands for the draw, so whoever has drawn takes nothing more.
    if turn.drawn is not None or turn.last_dealt is not None:
        return ()
    origins: list[Origin] = []
    # 5.6: the last discard of the player before, as long as it lies there.
    if rules.take_discard.allowed:
        origins += [Origin.DISCARD] * (game.seat_before(turn.seat) in table.takeable)
    if rules.face_up_eighth.lies_open and table.face_up is not None:
        origins.append(Origin.FACE_UP)
    return tuple(origins)
