"""Hints: help with one's own position, as far as the host allows it. From the asker's own view."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tilerummy.rules.action import Play
from tilerummy.rules.game import Phase
from tilerummy.rules.referee import Stale
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.rules.view import View, view_game
from tilerummy.server import messages as m
from tilerummy.server.compute import Compute, NoAnswer
from tilerummy.server.desk import Desk
from tilerummy.server.desks import Desks
from tilerummy.server.messages import HintKind, HintPolicy
from tilerummy.server.party import Party
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.requests import turned_down
from tilerummy.server.sitting import Sitting, play_of, playing
from tilerummy.server.step import Step
from tilerummy.server.store.base import Answer, Code, Conflict, VisitorId
from tilerummy.server.thought import best_turn, opening_distance, what_is_wrong
from tilerummy.server.wire import hint_prices, rule_reasons, sets, tiles

BUDGET_S = 2.0


class Hints:
    """Gives hints, and takes their price where they have one."""

    def __init__(self, desks: Desks, compute: Compute) -> None:
        self._desks, self._compute = desks, compute

    async def hint(
        self, code: Code, visitor: VisitorId, asked: m.AskHint
    ) -> m.Hint | m.Refused | m.StaleView:
        """Help with one's own position."""
        sitting, _, desk = await self._desks.look(code)
        try:
            answer = await hint(self._compute, own_view(sitting, visitor, asked), asked)
            await self._charge(desk, sitting, visitor, asked)
        except NoAnswer:
            return turned_down(sitting, visitor, asked.id, Rejected(Problem.BUSY), self._desks.clock())
        except (Illegal, Rejected, Unreadable, Stale) as why:
            return turned_down(sitting, visitor, asked.id, why, self._desks.clock())
        return answer

    async def _charge(self, desk: Desk, sitting: Sitting, visitor: VisitorId, asked: m.AskHint) -> None:
        """Take the price, once a position and kind; nothing is paid for a hint that comes too late."""
        price = price_of(sitting.party, asked.kind)
        if not price:
            return
        # No id of a client has a slash, so this receipt is nobody's answer.
        receipt = Answer(visitor, f"hint/{asked.kind}/{sitting.party.match}/{sitting.sequence}", b"")
        async with desk.lock:
            while await self._desks.store.answer(desk.code, visitor, receipt.id) is None:
                now = await self._desks.sitting(desk)
                if (now.party.match, now.sequence) != (sitting.party.match, sitting.sequence):
                    raise Stale(sitting.sequence, now.sequence)
                step = Step(paid(now.party, visitor, price), now.game)
                try:
                    await self._desks.keep(desk, now, step, receipt)
                except Conflict:
                    desk.drop()


def own_view(sitting: Sitting, visitor: VisitorId, asked: m.AskHint) -> View:
    """The view that a hint is given from; refused where there are no hints."""
    seat, party = sitting.party.seated(visitor), sitting.party
    game = playing(sitting)
    if asked.seen != game.sequence:
        raise Stale(asked.seen, game.sequence)
    if party.plan.hints is HintPolicy.NONE:
        raise Rejected(Problem.HINTS_OFF)
    if game.phase is not Phase.PLAYING:
        raise Rejected(Problem.NOT_STARTED)
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


async def hint(compute: Compute, view: View, asked: m.AskHint) -> m.Hint:
    """The hint itself."""
    budget = 1000 * BUDGET_S
    match asked.kind:
        case HintKind.BEST:
            best = await compute.ask(BUDGET_S, best_turn, view, budget)
            solution = best.solution
            return m.Hint(
                asked.id,
                asked.kind,
                asked.seen,
                status=solution.status,
                play=tiles(solution.play),
                table=sets(solution.table),
                steps=[m.StepOf(s.do, tiles(s.tiles), s.source, s.target, s.onto) for s in best.steps],
                opening=None if solution.opening is None else sets(solution.opening),
                take=best.take,
            )
        case HintKind.WHY:
            reasons = await compute.ask(BUDGET_S, what_is_wrong, view, _draft(view, asked))
            return m.Hint(asked.id, asked.kind, asked.seen, reasons=rule_reasons(reasons))
        case HintKind.OPENING:
            far = await compute.ask(BUDGET_S, opening_distance, view, budget)
            blank = m.Hint(asked.id, asked.kind, asked.seen)
            return blank if far is None else structs.replace(blank, value=far.value, minimum=far.minimum)


def _draft(view: View, asked: m.AskHint) -> Play:
    assert view.seat is not None
    if asked.draft is None:
        return Play(view.table, seat=view.seat)
    play = play_of(view.seat, asked.draft)
    return replace(play, opening=play.opening or None)
