"""What workers think about: turns of bots, hints, from views only; verdicts; boxes at home; deals of days."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots import Budget, ask, bot_named
from tilerummy.daily.daily_deal import (
    DailyResult,
    NotThisDeal,
    best_known,
    computer_move,
    read_deal,
    result_of,
)
from tilerummy.rulebook.example import judge_turn
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import opening_value
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, must_open, opening_minimum
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.record import read_record
from tilerummy.rules.match.referee import decide
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.refusal import BadRules, Illegal, Refusal, Unreadable
from tilerummy.rules.setting import Setting, setting_with
from tilerummy.rules.table import Rack, Table
from tilerummy.solver import BestTurn, Goal, Wish, solve_turn
from tilerummy.solver.steps import Step, steps


def think(level: str, view: View, seed: bytes, budget_ms: float, nodes: int | None = None) -> Action:
    """What the bot does; with nodes it does the same on any machine."""
    return ask(bot_named(level), view, Random(seed), Budget.of(budget_ms, nodes))


def simplest(view: View) -> Action:
    """What anybody can do without thinking: draw, discard what came last, or pass."""
    assert view.seat is not None
    assert view.rack is not None
    if ActionKind.DRAW in view.may:
        return Draw(seat=view.seat)
    if ActionKind.DISCARD in view.may:
        tiles = view.rack if view.drawn is None else (*view.before().rack, view.drawn)
        # 5.4: the tile just drawn may have to stay; it stands last.
        again = view.rules.discard_drawn_tile or view.drawn is None
        return Discard(tiles[-1 if again else 0], seat=view.seat)
    return Pass(seat=view.seat)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What happens, or every reason why not."""

    events: tuple[Event, ...] = ()
    refusals: tuple[Refusal, ...] = ()


def rule(game: Game, action: Action, now: int, secret: bytes, person: bool, budget_ms: float) -> Ruling:
    """What an action makes of a game; of a person it is asked whether they could have laid something."""

    def playable(setting: Setting, before: Before) -> bool:
        wish = Wish(least_change=False, budget_ms=budget_ms)
        return bool(solve_turn(setting, before, wish).play)

    try:
        return Ruling(decide(game, action, now, secret=secret, playable=playable if person else None))
    except Illegal as error:
        return Ruling(refusals=error.refusals)


@dataclass(frozen=True, slots=True)
class Best:
    """The best turn, with the way there."""

    solution: BestTurn
    steps: tuple[Step, ...]
    take: Origin | None


def best_turn(view: View, budget_ms: float) -> Best:
    """The best turn from a view: from the rack alone, or with an open tile if that lays more."""
    before = Before(view.table, _rack(view), view.before().opened, view.before().any_opened)
    takes: list[Drawn | None] = [*view.to_take]
    if ActionKind.DRAW not in view.may or view.rules.draw_mode != "every_turn_then_place":
        # Without an open tile: not where one has to draw before laying (5.2).
        takes.insert(0, None)
    # Somebody waits for all of them together.
    each = budget_ms / max(1, len(takes))
    found = [
        (solve_turn(view.setting, before, Wish(budget_ms=each, taken=taken)), taken) for taken in takes
    ] or [(solve_turn(view.setting, before, Wish(budget_ms=each)), None)]
    # A taken tile does not leave the rack, so it does not count as laid.
    solution, taken = max(found, key=lambda pair: pair[0].tiles - (pair[1] is not None))
    return Best(solution, steps(view.table, solution.table), None if taken is None else taken.origin)


def _rack(view: View) -> Rack:
    assert view.rack is not None
    return view.rack


def what_is_wrong(view: View, draft: Play) -> tuple[Refusal, ...]:
    """Everything that the rules have against a table as it was laid; nothing if it is legal."""
    takes = [drawn for drawn in view.to_take if drawn.origin is draft.take]
    drawn = () if view.drawn is None else (Drawn(view.drawn, Origin.POOL),)
    proposal = Proposal(
        Table(filter(None, draft.table)),
        drawn=(*drawn, *takes),
        opening=draft.opening,
        announced=draft.announced,
    )
    return judge_play(view.setting, view.before(), proposal).refusals


@dataclass(frozen=True, slots=True)
class Distance:
    """How far somebody is from their opening."""

    value: int
    minimum: int


def opening_distance(view: View, budget_ms: float) -> Distance | None:
    """The most that the rack could open with, and what is needed; None for who has opened."""
    before = view.before()
    if not must_open(view.setting, before):
        return None
    free = setting_with(
        view.rules.with_options({"opening_min": 0}), view.setting.shape.colours, view.setting.jokers
    )
    before = Before(Table(), _rack(view), opened=False, any_opened=False)
    try:
        found = solve_turn(free, before, Wish(Goal.POINTS, least_change=False, budget_ms=budget_ms))
    except Unreadable:
        return Distance(0, opening_minimum(view.setting, before.rack))
    value = opening_value(view.setting, list(found.table)) if found.play else 0
    return Distance(value, opening_minimum(view.setting, before.rack))


# -- a box at home: nothing is hidden from whoever asks, for it is their own table ---------------


def verdict_on(setting: Setting, before: Before, after: Table, announced: bool) -> tuple[Refusal, ...]:
    """Everything the rules have against a turn."""
    return judge_turn(setting, before.table, before.rack, after, before.opened, announced)


def best_from(setting: Setting, before: Before, budget_ms: float) -> Best:
    """The best turn from a position that somebody typed in."""
    solution = solve_turn(setting, before, Wish(budget_ms=budget_ms))
    return Best(solution, steps(before.table, solution.table), None)


# -- deals of days -------------------------------------------------------------------------------


def day_move(day: str, view: View, seat: Seat, sequence: int) -> Action:
    """What a computer of that deal does."""
    return computer_move(read_deal(day), view, seat, sequence)


def day_result(text: str, day: str) -> DailyResult | str:
    """What a record comes to, or what is wrong with it."""
    try:
        return result_of(read_record(text), read_deal(day))
    except (NotThisDeal, Unreadable, BadRules) as error:
        return str(error)


def day_best(day: str) -> DailyResult:
    """The best line that our own players find."""
    return best_known(read_deal(day))
