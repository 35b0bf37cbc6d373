"""The moves of a turn in a game: laying, drawing, discarding, passing, each judged at its moment."""

from __future__ import annotations

from typing import assert_never

from tilerummy.rules.judging.judge import judge_draw, judge_pass, judge_play, judge_starter_discard
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.match.action import ActionKind, Discard, Draw, EndInvalid, Pass, Play
from tilerummy.rules.match.choice import must_draw_first, turn_choices
from tilerummy.rules.match.event import Cause, Discarded, Drew, Event, Passed, Played
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.progress import Progress, illegal
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.unfinished import check_draft, drawn_with, settle_turn, taken_for, tiles_gone
from tilerummy.rules.refusal import Reason, refuse


def make_move(progress: Progress, action: Play | Draw | Discard | Pass | EndInvalid) -> None:
    """Let the seat whose turn it is do something."""
    before = progress.game.playing.before(action.seat)
    progress.add(_move(progress, action, before))
    progress.end_turn(action.seat, before)


def _move(progress: Progress, action: Play | Draw | Discard | Pass | EndInvalid, before: Before) -> Event:
    match action:
        case Play():
            return _play(progress, action, before)
        case Draw():
            return _draw(progress, action.seat, before)
        case Discard():
            return _discard(progress, action, before)
        case Pass():
            return _pass(progress, action.seat, before)
        case EndInvalid():
            return _end_invalid(progress, action)
        case _:
            assert_never(action)


def _play(progress: Progress, action: Play, before: Before) -> Event:
    game, took = progress.game, taken_for(progress.game, action)
    drawn = drawn_with(game, took)
    proposal = Proposal(action.table, drawn=drawn, opening=action.opening, announced=action.announced)
    verdict = judge_play(game.setting, before, proposal)
    reasons = [*map(refuse, _against_laying(game, action)), *verdict.refusals]
    if reasons:
        raise illegal(*reasons)
    # If the table has grown by what was laid, nothing went up: no need to compare the tables tile by tile.
    more = sum(map(len, action.table)) - sum(map(len, before.table))
    return Played(
        seat=action.seat,
        table=action.table,
        laid=verdict.laid,
        regained=() if more == len(verdict.laid) else tiles_gone(before.table, action.table),
        took=took,
        opening=None if verdict.opening_value is None else action.opening or None,
        opening_value=verdict.opening_value,
        announced=action.announced,
        at=progress.now,
    )


def _against_laying(game: Game, action: Play) -> list[Reason]:
    """What the moment of the turn has against laying; what the tiles have against it is the judge's."""
    turn = game.playing.turn
    if turn.last_dealt is not None and ActionKind.PLAY not in turn_choices(game):
        return [_only_discards(game)]
    if must_draw_first(game) and action.take is None:
        return [Reason.DRAW_FIRST]
    return []


def _only_discards(game: Game) -> Reason:
    return Reason.MUST_DISCARD if game.playing.turn.has_laid else Reason.STARTER_ONLY_DISCARDS


def _draw(progress: Progress, seat: Seat, before: Before) -> Event:
    game, turn, pool = progress.game, progress.game.playing.turn, progress.game.playing.pool_of(seat)
    reasons: list[Reason] = []
    if turn.last_dealt is not None:
        reasons.append(_only_discards(game))
    if turn.drawn is not None:
        reasons.append(Reason.TOO_MANY_DRAWN)
    if not pool:
        reasons.append(Reason.POOL_EMPTY)
    # 5.5: where everybody draws first, this is asked after the draw.
    if not game.rules.draw_mode.draws_first and progress.must_play(before):
        reasons.append(Reason.MUST_PLAY_IF_ABLE)
    if reasons:
        raise illegal(*reasons)
    return Drew(seat, pool[0], progress.now)


def _discard(progress: Progress, action: Discard, before: Before) -> Event:
    game, tile = progress.game, action.tile.plain
    if tile not in game.playing.racks[action.seat]:
        raise illegal(refuse(Reason.TILE_NOT_ON_RACK, tile=tile.text))
    if must_draw_first(game):
        raise illegal(Reason.DRAW_FIRST)
    drawn = drawn_with(game)
    proposal = Proposal(before.table, drawn=drawn, discarded=(tile,))
    if game.playing.turn.last_dealt is not None:
        verdict = judge_starter_discard(game.setting, before, proposal)
    else:
        playable = bool(drawn) and _could_have_laid(progress, before)
        # The draw before this discard is judged with it, so the pool counts as it was then.
        pool_left = len(game.playing.pool_of(action.seat)) + len(drawn)
        verdict = judge_draw(game.setting, before, proposal, playable=playable, pool_left=pool_left)
    if verdict.refusals:
        raise illegal(*verdict.refusals)
    return Discarded(action.seat, tile, progress.now)


def _could_have_laid(progress: Progress, before: Before) -> bool:
    """Where everybody draws first, whoever then can lay must; else that was judged at the draw (5.5)."""
    if not progress.game.rules.draw_mode.draws_first:
        return False
    rack = progress.game.playing.racks[progress.game.playing.turn.seat]
    return progress.must_play(Before(before.table, rack, before.opened, before.any_opened))


def _pass(progress: Progress, seat: Seat, before: Before) -> Event:
    game, turn = progress.game, progress.game.playing.turn
    if turn.last_dealt is not None:
        raise illegal(_only_discards(game))
    if turn.drawn is not None:
        raise illegal(Reason.MUST_DISCARD)
    pool_left = len(game.playing.pool_of(seat))
    playable = progress.must_play(before) if not pool_left else None
    proposal = Proposal(before.table)
    verdict = judge_pass(game.setting, before, proposal, playable=playable, pool_left=pool_left)
    if verdict.refusals:
        raise illegal(*verdict.refusals)
    return Passed(seat, progress.now)


def _end_invalid(progress: Progress, action: EndInvalid) -> Event:
    game = progress.game
    if not game.rules.penalise_mistakes:
        raise illegal(Reason.MISTAKES_NOT_PENALISED)
    reasons = _against_laying(game, action.draft)
    if ActionKind.END_INVALID not in turn_choices(game):
        reasons = reasons or [Reason.MUST_DISCARD]
    if reasons:
        raise illegal(*reasons)
    check_draft(game, action.draft)
    void = game.rules.on_invalid_end.voids
    return settle_turn(game, Cause.INVALID_END, action.draft, progress.now, void=void)
