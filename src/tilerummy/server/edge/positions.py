"""A position on somebody's own table, as it was typed in: read, and told about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import rule_reasons, sets, tiles
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import BadRules, Reason, Refusal, Unreadable, refuse
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile, read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.thinking import best_from, verdict_on

T = TypeVar("T")


class Ask(Protocol):
    """Has a function answered, here or by a worker."""

    def __call__(self, function: Callable[..., T], *args: object) -> Coroutine[Any, Any, T]:
        """What the function says."""


async def judged(asked: m.CompanionTurn, ask: Ask) -> m.CompanionVerdict:
    """Whether a turn is legal."""
    setting, before = _position(asked)
    after = _read_table(asked.after)
    refusals = _strangers(setting, before) or await ask(verdict_on, setting, before, after, asked.announced)
    return m.CompanionVerdict(rule_reasons(refusals))


async def best(asked: m.CompanionPosition, budget_ms: float, ask: Ask) -> m.CompanionBest:
    """The best turn from a position."""
    setting, before = _position(asked)
    if strangers := _strangers(setting, before):
        return m.CompanionBest(rule_reasons(strangers))
    if faults := _faults(setting, before.table):
        return m.CompanionBest(rule_reasons(faults))
    found = await ask(best_from, setting, before, budget_ms)
    solution = found.solution
    steps = [m.StepOf(s.do, tiles(s.tiles), s.source, s.target, s.onto) for s in found.steps]
    opening = None if solution.opening is None else sets(solution.opening)
    play, table = tiles(solution.play), sets(solution.table)
    return m.CompanionBest([], solution.status, play, table, steps, opening)


def rules_of(preset: str, options: dict[str, object]) -> Rules:
    """The rules of a preset, or of a house."""
    try:
        return load(preset).with_options(options) if options else load(preset)
    except BadRules as error:
        raise Rejected(ErrorCode.BAD_RULES, text=str(error)) from None


def _position(asked: m.CompanionPosition) -> tuple[Setting, Before]:
    rules = rules_of(asked.preset, dict(asked.options))
    try:
        setting = setting_for(rules, asked.players)
    except BadRules as error:
        raise Rejected(ErrorCode.BAD_RULES, text=str(error)) from None
    table, rack = _read_table(asked.table), Rack(_read_tiles(asked.rack))
    return setting, Before(table, rack, asked.opened, asked.opened or bool(table))


def _read_table(found: list[list[str]]) -> Table:
    return Table(Meld(_read_tiles(one)) for one in found if one)


def _read_tiles(found: Iterable[str]) -> list[Tile]:
    try:
        return [read_tile(text) for text in found]
    except Unreadable as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None


def _strangers(setting: Setting, before: Before) -> tuple[Refusal, ...]:
    """Tiles that are not in this box, or not so often: the judges rely on there being none."""
    had = before.table.tiles() + Counter(before.rack)
    strange = (tile for tile, count in sorted(had.items()) if count > setting.copies(tile))
    return tuple(refuse(Reason.TILE_NOT_IN_GAME, tile=tile.text) for tile in strange)


def _faults(setting: Setting, table: Table) -> tuple[Refusal, ...]:
    """Sets on the table that are none: there is no best turn from there."""
    wrong = (meld for meld in table if not setting.read(meld).valid)
    return tuple(refuse(Reason.INVALID_SET, set=str(meld)) for meld in wrong)
