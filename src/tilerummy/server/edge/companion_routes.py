"""The companion of a box at home, over HTTP: a referee and the best turn. No table of ours, no state.

All of it is computed in a worker of its own, so that nobody who plays here waits for it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import rule_reasons, sets, tiles
from tilerummy.rules.judging.judge import strange_tiles, tiles_at_hand
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import BadRules, Reason, Refusal, Unreadable, refuse
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile, read_tile
from tilerummy.server.edge.budgets import Limit
from tilerummy.server.edge.operation import Asked, Reply, json, post
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.jobs.thinking import best_from, verdict_on

BUDGET_MS = 2000.0  # what the solver may think
PATIENCE_S = 20.0  # how long an answer may take in all; the first one has to wait for its process to start
LIMIT = (2.0, 30.0)
"""Questions a second in the long run, and at once; a rule book that has to be made is one too."""
OLD_PLACE = "/api/kitchen"  # where 0.1 had it; kept for one version, for pages that browsers have cached


class CompanionRoutes:
    """Answers questions about a box at home: a turn judged, the best turn."""

    def __init__(self, workers: Workers, limit: Limit) -> None:
        self._workers, self._limit = workers, limit

    @post("/api/companion/judge", m.CompanionVerdict, body=m.CompanionTurn, cost=5.0)
    @post(f"{OLD_PLACE}/judge", m.CompanionVerdict, described=False, cost=5.0)
    async def judge(self, asked: Asked) -> Reply:
        """Whether a turn is legal."""
        self._count(asked)
        turn = await asked.body(m.CompanionTurn)
        setting, before = _position(turn)
        after, refusals = _read_table(turn.after), _strangers(setting, before)
        if not refusals:
            refusals = await answer_of(
                self._workers, PATIENCE_S, verdict_on, setting, before, after, turn.announced
            )
        return json(m.CompanionVerdict(rule_reasons(refusals)))

    @post("/api/companion/best", m.CompanionBest, body=m.CompanionPosition, cost=50.0)
    @post(f"{OLD_PLACE}/best", m.CompanionBest, described=False, cost=50.0)
    async def best(self, asked: Asked) -> Reply:
        """The best turn."""
        self._count(asked)
        setting, before = _position(await asked.body(m.CompanionPosition))
        if wrong := _strangers(setting, before) or _faults(setting, before.table):
            return json(m.CompanionBest(rule_reasons(wrong)))
        found = await answer_of(self._workers, PATIENCE_S, best_from, setting, before, BUDGET_MS)
        solution = found.solution
        steps = [m.StepOf(s.do, tiles(s.tiles), s.source, s.target, s.onto) for s in found.steps]
        opening = None if solution.opening is None else sets(solution.opening)
        play, table = tiles(solution.play), sets(solution.table)
        return json(m.CompanionBest([], solution.status, play, table, steps, opening))

    def _count(self, asked: Asked) -> None:
        if not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)


# -- a position on somebody's own table, as it was typed in ---------------------------------------


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
    return tuple(strange_tiles(setting, tiles_at_hand(before)))


def _faults(setting: Setting, table: Table) -> tuple[Refusal, ...]:
    """Sets on the table that are none: there is no best turn from there."""
    wrong = (meld for meld in table if not setting.read(meld).valid)
    return tuple(refuse(Reason.INVALID_SET, set=str(meld)) for meld in wrong)
