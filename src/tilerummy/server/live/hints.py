"""Hints: help with one's own position, as far as the host allows it. From the asker's own view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import HintKind, HintPolicy
from tilerummy.protocol.wire import rule_reasons, sets, tiles
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import NoAnswer, Workers
from tilerummy.server.jobs.thinking import best_turn, opening_distance, what_is_wrong
from tilerummy.server.live.projection import hint_prices
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.live.table_requests import turned_down
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, Store, VisitorId
from tilerummy.server.table.party import Asker, Party
from tilerummy.server.table.table_state import TableState, TableStep, play_of, playing

BUDGET_S = 2.0


class Hints:
    """Gives hints, and takes their price where they have one."""

    def __init__(self, tables: TableCache, store: Store, workers: Workers, clock: Callable[[], int]) -> None:
        self._tables, self._store, self._workers, self._clock = tables, store, workers, clock

    async def hint(self, code: Code, asker: Asker, request: m.AskHint) -> m.Hint | m.Refused | m.StaleView:
        """Help with one's own position."""
        visitor = asker.visitor
        state, _, cached = await self._tables.look_as(code, asker)
        try:
            answer = await hint(self._workers, own_view(state, visitor, request), request)
            await self._charge(cached, state, visitor, request)
        except NoAnswer as error:
            return turned_down(state, visitor, request.id, error.refusal(), self._clock())
        except (Illegal, Rejected, Unreadable, Stale) as why:
            return turned_down(state, visitor, request.id, why, self._clock())
        return answer

    async def _charge(
        self, cached: CachedTable, state: TableState, visitor: VisitorId, request: m.AskHint
    ) -> None:
        """Take the price, once a position and kind; nothing is paid for a hint that comes too late."""
        price = price_of(state.party, request.kind)
        if not price:
            return
        # No id of a client has a slash, so this receipt is nobody's answer.
        receipt = KeptAnswer(visitor, f"hint/{request.kind}/{state.party.match}/{state.sequence}", b"")
        # The hint was thought of without the lock, so the position may be gone: then it is worth nothing.
        async with cached.lock:
            while await self._store.answer(cached.code, visitor, receipt.id) is None:
                now = await self._tables.state(cached)
                if (now.party.match, now.sequence) != (state.party.match, state.sequence):
                    raise Stale(state.sequence, now.sequence)
                step = TableStep(paid(now.party, visitor, price), now.game)
                try:
                    await self._tables.keep(cached, now, step, receipt)
                except Conflict:
                    cached.drop()


def own_view(state: TableState, visitor: VisitorId, request: m.AskHint) -> View:
    """The view that a hint is given from; refused where there are no hints."""
    seat, party = state.party.seated(visitor), state.party
    game = playing(state)
    if request.seen != game.sequence:
        raise Stale(request.seen, game.sequence)
    if party.plan.hints is HintPolicy.NONE:
        raise Rejected(ErrorCode.HINTS_OFF)
    if game.phase is not Phase.PLAYING:
        raise Rejected(ErrorCode.NOT_STARTED)
    return view_game(game, seat)


def price_of(party: Party, kind: HintKind) -> int:
    """What a hint of this kind costs at a table."""
    prices: dict[str, int] = structs.asdict(hint_prices(party) or m.HintPrices())
    return prices[kind]


def paid(party: Party, visitor: VisitorId, price: int) -> Party:
    """The party with one more hint taken and paid for, which everybody sees."""
    seat = party.seated(visitor)
    chair = party.chairs[seat]
    return party.with_chair(seat, structs.replace(chair, hints=chair.hints + 1, fee=chair.fee + price))


async def hint(workers: Workers, view: View, request: m.AskHint) -> m.Hint:
    """Work a hint out, by a worker and from the asker's view alone."""
    budget = 1000 * BUDGET_S
    match request.kind:
        case HintKind.BEST:
            best = await workers.ask(BUDGET_S, best_turn, view, budget)
            solution = best.solution
            return m.Hint(
                request.id,
                request.kind,
                request.seen,
                status=solution.status,
                play=tiles(solution.play),
                table=sets(solution.table),
                steps=[m.StepOf(s.do, tiles(s.tiles), s.source, s.target, s.onto) for s in best.steps],
                opening=None if solution.opening is None else sets(solution.opening),
                take=best.take,
            )
        case HintKind.WHY:
            reasons = await workers.ask(BUDGET_S, what_is_wrong, view, _draft(view, request))
            return m.Hint(request.id, request.kind, request.seen, reasons=rule_reasons(reasons))
        case HintKind.OPENING:
            far = await workers.ask(BUDGET_S, opening_distance, view, budget)
            blank = m.Hint(request.id, request.kind, request.seen)
            return blank if far is None else structs.replace(blank, value=far.value, minimum=far.minimum)


def _draft(view: View, request: m.AskHint) -> Play:
    assert view.seat is not None
    if request.draft is None:
        return Play(view.table, seat=view.seat)
    play = play_of(view.seat, request.draft)
    return replace(play, opening=play.opening or None)
