"""Settling a turn that was not finished properly: a time-out, or an end on an invalid table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from operator import attrgetter

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.settlement import Settlement, settle
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal
from tilerummy.rules.lying import same_sets
from tilerummy.rules.match.action import ActionKind, Play
from tilerummy.rules.match.choice import must_draw_first, turn_choices
from tilerummy.rules.match.event import Cause, Settled
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.progress import illegal
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason, refuse
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile

_ORDER = attrgetter("order")


def check_draft(game: Game, draft: Play) -> None:
    """Refuse a draft that nobody can have on the table: not that seat's turn, or tiles from nowhere."""
    table, turn = game.playing, game.playing.turn
    if draft.seat != turn.seat:
        raise illegal(Reason.NOT_YOUR_TURN)
    took = taken_for(game, draft)
    at_hand = table.table.tiles()
    at_hand.update(table.racks[turn.seat])
    if took is not None:
        at_hand[took.tile] += 1
    more = draft.table.tiles() - at_hand
    if more:
        raise illegal(*(refuse(Reason.TILE_ADDED, tile=tile.text) for tile in sorted(more)))


def taken_for(game: Game, play: Play) -> Drawn | None:
    """The discard or the face-up tile that is taken for this play; it must be there."""
    if play.take is None:
        return None
    tile = game.playing.to_take(play.take, game.seat_before(play.seat))
    if tile is None:
        raise illegal(Reason.NOTHING_TO_TAKE)
    return Drawn(tile, play.take)


def tiles_gone(table: Table, after: Table) -> tuple[Tile, ...]:
    """The tiles that have left the table."""
    left: dict[Tile, int] = {}
    before, now = _changed(table, after)
    for meld in before:
        for tile in meld:
            left[tile.plain] = left.get(tile.plain, 0) + 1
    for meld in now:
        for tile in meld:
            if tile.plain in left:
                left[tile.plain] -= 1
    gone = [tile for tile, count in left.items() for _ in range(count)]
    return tuple(sorted(gone, key=_ORDER))


def _changed(table: Table, after: Table) -> tuple[Collection[Meld], Collection[Meld]]:
    """The two tables without the sets that lie on both; whole if one of them lies there twice."""
    before, now = set(table), set(after)
    if len(before) < len(table) or len(now) < len(after):
        return table, after
    return before - now, now - before


def drawn_with(game: Game, took: Drawn | None = None) -> tuple[Drawn, ...]:
    """All that came to the player in this turn."""
    tile = game.playing.turn.drawn
    pool = () if tile is None else (Drawn(tile, Origin.POOL),)
    return pool if took is None else (*pool, took)


def settle_turn(game: Game, cause: Cause, draft: Play | None, now: int, *, void: bool) -> Settled:
    """What becomes of the turn, given the table as it lay when it was over."""
    draft = None if draft is None else _tidy(draft)
    table, seat = game.playing, game.playing.turn.seat
    lying = Play(table.table, seat=seat) if draft is None or _cannot_count(game, draft) else draft
    took = taken_for(game, lying)
    settlement = _settlement(game, lying, took, void=void)
    # 8.6: if the pool has fewer, as many as it has.
    drawn = table.pool_of(seat)[: settlement.draws]
    return Settled(
        seat=seat,
        cause=cause,
        draft=draft,
        table=settlement.table,
        laid=tiles_gone(settlement.table, table.table),
        regained=tiles_gone(table.table, settlement.table),
        took=took if _is_taken(game, settlement) else None,
        drawn=drawn,
        discarded=owed_discard(game, settlement, drawn),
        stands=settlement.stands,
        at=now,
    )


def _tidy(draft: Play) -> Play:
    """The draft without places where nothing lies."""
    opening = tuple(filter(None, draft.opening or ()))
    return replace(draft, table=Table(filter(None, draft.table)), opening=opening or None)


def _cannot_count(game: Game, draft: Play) -> bool:
    """Whether the seat was not yet, or no longer, to lay at all."""
    return ActionKind.PLAY not in turn_choices(game) or (must_draw_first(game) and draft.take is None)


def _settlement(game: Game, lying: Play, took: Drawn | None, *, void: bool) -> Settlement:
    before, drew = game.playing.before(lying.seat), game.playing.turn.drawn is not None
    if ActionKind.DISCARD in turn_choices(game) and same_sets(game.setting, lying.table, before.table):
        return _owing(game)
    proposal = Proposal(
        lying.table, drawn=drawn_with(game, took), opening=lying.opening, announced=lying.announced
    )
    settlement = settle(game.setting, before, proposal, void=void, drew=drew)
    remains = replace(proposal, table=settlement.table)
    if took is None or settlement.stands or _rightly_taken(game, before, remains):
        return settlement
    # 8.9: the taken tile is not laid as it must be, so the whole turn goes back; the penalty stays.
    back = settle(game.setting, before, proposal, void=True, drew=drew)
    return replace(back, draws=settlement.draws)


def _owing(game: Game) -> Settlement:
    """Nothing is changed, and the discard is still owed."""
    table = game.playing
    return Settlement(table.table, table.racks[table.turn.seat], 0, discards_last=True, stands=False)


_TAKING = {
    Reason.TAKE_DISCARD_FORBIDDEN,
    Reason.DISCARD_NOT_IN_NEW_SET,
    Reason.TAKEN_TILE_NOT_LAID,
    Reason.FACE_UP_FORBIDDEN,
}


def _rightly_taken(game: Game, before: Before, remains: Proposal) -> bool:
    """Whether the tile taken is laid as it must be in what remains."""
    verdict = judge_play(game.setting, before, remains)
    return _TAKING.isdisjoint(refusal.reason for refusal in verdict.refusals)


def _is_taken(game: Game, settlement: Settlement) -> bool:
    """Whether the player ends up with one more tile in sight than the round gave them."""
    table = game.playing
    now = sum(map(len, settlement.table)) + len(settlement.rack)
    return now > sum(map(len, table.table)) + len(table.racks[table.turn.seat])


def owed_discard(game: Game, settlement: Settlement, drawn: tuple[Tile, ...]) -> Tile | None:
    """The discard that is still owed: the tile drawn last. Nobody goes out by discarding."""
    turn = game.playing.turn
    rack = Rack((*settlement.rack, *drawn))
    owes = settlement.discards_last or turn.last_dealt is not None
    if not owes or len(rack) < 2:
        return None
    if drawn:
        return drawn[-1]
    # The starter has laid that very tile (2.5): any other pays as well.
    if turn.last_dealt is not None and turn.last_dealt not in rack:
        return rack[-1]
    return turn.drawn or turn.last_dealt


def debt(game: Game) -> Tile | None:
    """What the seat whose turn it is would have to discard if it left now."""
    if ActionKind.DISCARD not in turn_choices(game):
        return None
    return owed_discard(game, _owing(game), ())
