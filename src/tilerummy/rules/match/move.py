"""What a turn does to a game: laying, drawing, discarding, passing, running out of time; what follows."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import TypeAlias, assert_never

from tilerummy.rules.judging.judge import judge_draw, judge_pass, judge_play, judge_starter_discard
from tilerummy.rules.judging.score import rack_points, round_winners, score_match, score_round
from tilerummy.rules.judging.settlement import Settlement, settle
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import ActionKind, Discard, Draw, EndInvalid, Pass, Play
from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.choice import must_draw_first, turn_choices
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Illegal, Reason, Refusal, refuse
from tilerummy.rules.setting import Setting, same_sets
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile

# A game going on: events are folded in as they happen, and consequences follow.

Playable: TypeAlias = Callable[[Setting, Before], bool]
"""Whether some legal turn lays a tile, for compulsory play; a solver knows."""


def illegal(*reasons: Reason | Refusal) -> Illegal:
    """The error for these reasons, each once."""
    refusals = (reason if isinstance(reason, Refusal) else refuse(reason) for reason in reasons)
    return Illegal(dict.fromkeys(refusals))


@dataclass(slots=True)
class Progress:
    """What happens because of one action: the game moves on with every event that is added."""

    game: Game
    chance: Chance
    now: int
    playable: Playable | None = None
    events: list[ev.Event] = field(default_factory=list)

    def add(self, *events: ev.Event) -> None:
        """Let something happen."""
        for event in events:
            self.game = evolve(self.game, event)
            self.events.append(event)

    def must_play(self, before: Before) -> bool:
        """Whether laying is compulsory for this position, as far as anybody can tell."""
        # Rules know no solver: who applies them says how to find out, or leaves compulsory play unjudged.
        if self.playable is None or self.game.rules.voluntary_draw:
            return False
        return self.playable(self.game.setting, before)

    def end_turn(self, seat: Seat, before: Before) -> None:
        """End the round if the seat is out; where the rules ask for it, the seat announces that first."""
        # 9.1: only an empty rack ends a round.
        if self.game.playing.racks[seat]:
            return
        if self.game.rules.announce_last_tile:
            self.add(ev.LastTile(seat, self.now))
        # 4.7: who had not opened before this turn has opened and gone out in it.
        self.end_round(seat, hand_game=not before.opened)

    def end_if_stuck(self) -> None:
        """End the round if all pass in a row, and the match if all have given up."""
        game = self.game
        if game.phase is Phase.MATCH_OVER:
            return
        if not game.active:
            self.end_match()
        elif game.phase is Phase.PLAYING and game.playing.passed and game.all_passed():
            self.end_round(None, hand_game=False)

    def end_round(self, out: Seat | None, *, hand_game: bool) -> None:
        """Count the racks; the match is over with its last round. Nobody is out of a blocked round."""
        game, table, blocked = self.game, self.game.playing, out is None
        # In playing order: what winners of a blocked round cannot share falls to the first of them (9.7).
        points = {seat: rack_points(game.rules, table.racks[seat]) for seat in game.order_from(table.starter)}
        scores = score_round(game.rules, points, out, hand_game=hand_game, blocked=blocked)
        winners = round_winners(points, out, blocked=blocked)
        written = tuple(scores[seat] for seat in game.seats)
        self.add(
            ev.RoundEnded(
                winners=winners,
                racks=table.racks,
                scores=written,
                hand_game=hand_game,
                blocked=blocked,
                at=self.now,
            )
        )
        # None for as long as the table likes, which no number equals.
        if len(self.game.results) == game.rounds:
            self.end_match()

    def end_match(self) -> None:
        """Add up the rounds and tell the secret."""
        game = self.game
        score = score_match(dict(zip(game.seats, result.scores, strict=True)) for result in game.results)
        totals = tuple(score.totals.get(seat, 0) for seat in game.seats)
        self.add(ev.MatchEnded(totals, score.winners, self.chance.secret, self.now))


# A turn that was not finished properly: a time-out, or an end on an invalid table.

_ORDER = attrgetter("order")


def check_draft(game: Game, draft: Play) -> None:
    """Refuse a draft that nobody can have on the table: not that seat's turn, or tiles from nowhere."""
    table, turn = game.playing, game.playing.turn
    if draft.seat != turn.seat:
        raise illegal(Reason.NOT_YOUR_TURN)
    # A draft may claim the open tile as well; else one could lay tiles that nobody has.
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
    # Sets of Python hold each meld once, so twins are compared tile by tile.
    if len(before) < len(table) or len(now) < len(after):
        return table, after
    return before - now, now - before


def drawn_with(game: Game, took: Drawn | None = None) -> tuple[Drawn, ...]:
    """All that came to the player in this turn."""
    tile = game.playing.turn.drawn
    pool = () if tile is None else (Drawn(tile, Origin.POOL),)
    return pool if took is None else (*pool, took)


def settle_turn(game: Game, cause: ev.Cause, draft: Play | None, now: int, *, void: bool) -> ev.Settled:
    """What becomes of the turn, given the table as it lay when it was over."""
    draft = None if draft is None else _tidy(draft)
    table, seat = game.playing, game.playing.turn.seat
    # Whoever was not to lay is settled as if nothing had been touched.
    lying = Play(table.table, seat=seat) if draft is None or _cannot_count(game, draft) else draft
    took = taken_for(game, lying)
    settlement = _settlement(game, lying, took, void=void)
    # 8.6: if the pool has fewer, as many as it has.
    drawn = table.pool_of(seat)[: settlement.draws]
    return ev.Settled(
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
    # 8.4 may keep part of what was laid; the taken tile must be rightly in that part.
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
    # 8.7: the last of the penalty tiles came last of all.
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


def make_move(progress: Progress, action: Play | Draw | Discard | Pass | EndInvalid) -> None:
    """Let the seat whose turn it is do something."""
    before = progress.game.playing.before(action.seat)
    progress.add(_move(progress, action, before))
    progress.end_turn(action.seat, before)


def _move(progress: Progress, action: Play | Draw | Discard | Pass | EndInvalid, before: Before) -> ev.Event:
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


def _play(progress: Progress, action: Play, before: Before) -> ev.Event:
    game, took = progress.game, taken_for(progress.game, action)
    drawn = drawn_with(game, took)
    proposal = Proposal(action.table, drawn=drawn, opening=action.opening, announced=action.announced)
    verdict = judge_play(game.setting, before, proposal)
    # Both at once: a refusal names every reason, of the moment and of the tiles.
    reasons = [*map(refuse, _against_laying(game, action)), *verdict.refusals]
    if reasons:
        raise illegal(*reasons)
    # If the table has grown by what was laid, nothing went up: no need to compare the tables tile by tile.
    more = sum(map(len, action.table)) - sum(map(len, before.table))
    return ev.Played(
        seat=action.seat,
        table=action.table,
        laid=verdict.laid,
        regained=() if more == len(verdict.laid) else tiles_gone(before.table, action.table),
        took=took,
        # Named sets of somebody who had opened long ago say nothing, and are not kept.
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


def _draw(progress: Progress, seat: Seat, before: Before) -> ev.Event:
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
    return ev.Drew(seat, pool[0], progress.now)


def _discard(progress: Progress, action: Discard, before: Before) -> ev.Event:
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
    return ev.Discarded(action.seat, tile, progress.now)


def _could_have_laid(progress: Progress, before: Before) -> bool:
    """Where everybody draws first, whoever then can lay must; else that was judged at the draw (5.5)."""
    if not progress.game.rules.draw_mode.draws_first:
        return False
    rack = progress.game.playing.racks[progress.game.playing.turn.seat]
    return progress.must_play(Before(before.table, rack, before.opened, before.any_opened))


def _pass(progress: Progress, seat: Seat, before: Before) -> ev.Event:
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
    return ev.Passed(seat, progress.now)


def _end_invalid(progress: Progress, action: EndInvalid) -> ev.Event:
    game = progress.game
    # 8.8: on a screen a wrong table is refused; only a house that plays with mistakes lets it stand.
    if not game.rules.penalise_mistakes:
        raise illegal(Reason.MISTAKES_NOT_PENALISED)
    reasons = _against_laying(game, action.draft)
    if ActionKind.END_INVALID not in turn_choices(game):
        reasons = reasons or [Reason.MUST_DISCARD]
    if reasons:
        raise illegal(*reasons)
    check_draft(game, action.draft)
    # 8.8: by a word of its own, for a sheet may see a mistake otherwise than a turn that took too long.
    void = game.rules.on_invalid_end.voids
    return settle_turn(game, ev.Cause.INVALID_END, action.draft, progress.now, void=void)
