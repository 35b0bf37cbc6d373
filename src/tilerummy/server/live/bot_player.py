"""Plays the bots' turns, with what a worker thought of; those that adapt are set between rounds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic
from typing import TypeAlias

from tilerummy.bots.cast import RoundSeen, thinking_ms
from tilerummy.daily.daily_deal import seed
from tilerummy.review.turn_study import last_round
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.refusal import Illegal
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.staff import Crashed, NoAnswer, Workers
from tilerummy.server.jobs.thinking import day_move, simplest, think
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.live.process import Defaults
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.store import KeptLine, Store
from tilerummy.server.table.due import adapts_to, bot_in_turn, is_due, with_strength
from tilerummy.server.table.table_state import Move, TableState, TableStep, playing, read_events

log = logging.getLogger(__name__)

PIECE_S = 0.5
"""A bot that rests looks so often whether the table is in a hurry by now."""
Rest: TypeAlias = Callable[[float], Awaitable[object]]
"""Waits so many seconds."""
LOOK_BACK_S = 5.0
DAY_S = 60.0
"""A computer of a day's deal is bound by nodes; this only ends what hangs."""


class BotPlayer:
    """Bots are asked, not trusted: what they say is judged like anybody's turn."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        judge: MoveJudge,
        workers: Workers,
        defaults: Defaults,
        rest: Rest = asyncio.sleep,
    ) -> None:
        self._tables, self._store, self._judge, self._workers = tables, store, judge, workers
        self.defaults, self.rest = defaults, rest

    async def play(self, cached: CachedTable, state: TableState, seat: Seat, level: str) -> bool:
        """Let a bot play, if it is still its turn when it has thought: its idea, else the simplest.

        False if it had no idea and may play nothing else: the table's deadline has it asked again.
        """
        if await self._adapt(cached, state, seat):
            return True
        view = view_game(playing(state), seat)
        # What it thought for is taken off its rest, so that the tempo is the same for slow and quick bots.
        began = monotonic()
        action = await self._idea(state, view, seat, level)
        if action is None:
            return False
        await self._take_time(cached, state, view, action, monotonic() - began)
        async with cached.lock:
            now, circumstances = await self._tables.state(cached), self._tables.circumstances(cached)
            # The match went on while it thought: its idea was for another position.
            if (now.party.match, now.sequence) != (state.party.match, state.sequence):
                return True
            # A person may have come back meanwhile, or another bot been called.
            if bot_in_turn(now, circumstances) == (seat, level):
                step = await self._first_legal(now, circumstances.now, (action, simplest(view)))
                await self._tables.keep(cached, now, step)
        return True

    async def _take_time(
        self, cached: CachedTable, state: TableState, view: View, action: Action, spent_s: float
    ) -> None:
        """Rest as long as the tempo asks; in pieces, for the host may hurry the bots up meanwhile."""
        while (wait := self._pause_s(state, view, action) - spent_s) > 0:
            await self.rest(min(wait, PIECE_S))
            spent_s += PIECE_S
            state = await self._tables.state(cached)

    def _pause_s(self, state: TableState, view: View, action: Action) -> float:
        """How long after its turn has begun a bot plays: as long as a person would, by the table's tempo."""
        least = self.defaults.bot_delay_s
        if not least:
            return 0.0
        # From the position, for it is asked again at every piece of the pause, and must come out the same.
        chance = Random(f"{state.party.secret} {state.sequence}")
        thinks = thinking_ms(view, action, chance.random(), state.party.plan.tempo) / 1000
        return max(least, thinks) if thinks else 0.0

    async def _idea(self, state: TableState, view: View, seat: Seat, level: str) -> Action | None:
        """What the bot thinks of; the same for the same position, if it takes its time or not.

        A day's deal is the same for everybody: there no other turn stands in for one that may still come.
        """
        defaults, day = self.defaults, state.party.day
        # From the match's own secret: a bot that another server asks again has the same idea.
        chance = seed(bytes.fromhex(state.party.secret), seat, state.sequence)
        try:
            if day:  # the same for everybody, however long it takes here
                return await self._workers.ask(DAY_S, day_move, day, view, seat, state.sequence)
            most = defaults.bot_budget_s
            return await self._workers.ask(most, think, level, view, chance, 1000 * most, defaults.bot_nodes)
        except (NoAnswer, Rejected) as error:
            where = {"table": state.party.code, "seat": view.seat}
            log.warning("bot did not answer", extra={**where, "why": str(error)})
            return None if day and not isinstance(error, Crashed) else simplest(view)

    async def _first_legal(self, state: TableState, now: int, actions: tuple[Action, ...]) -> TableStep:
        for action in actions:
            try:
                return await self._judge.step(state, Move(state.party, action), now)
            except (Illegal, Rejected) as error:
                where = {"table": state.party.code, "seat": state.turn}
                log.warning("bot refused", extra={**where, "why": str(error)})
        # The simplest turn is always legal, so this is a fault of ours.
        raise RuntimeError(f"a bot is stuck at {state.sequence}")

    # -- between rounds: a bot that adapts is set for the next one, and knows nothing of it itself -----

    async def _adapt(self, cached: CachedTable, state: TableState, seat: Seat) -> bool:
        """Set a bot for its round, if that is due; whether it was."""
        person = adapts_to(state.party)
        if person is None or not is_due(state.party, playing(state), seat):
            return False
        # Looked at without the lock, for it takes a worker seconds; whether it is still due is asked again.
        seen = await self._seen(state, person)
        async with cached.lock:
            now = await self._tables.state(cached)
            game = now.game
            if game is not None and now.party.match == state.party.match and is_due(now.party, game, seat):
                await self._tables.keep(
                    cached, now, TableStep(with_strength(now.party, game, seat, seen), game)
                )
        return True

    async def _seen(self, state: TableState, person: Seat) -> RoundSeen | None:
        lines = await self._store.lines(state.party.code, state.party.match)
        try:
            return await self._workers.ask(LOOK_BACK_S, how_it_went, lines, person)
        except (NoAnswer, Rejected) as error:
            log.warning("round not looked at", extra={"table": state.party.code, "why": str(error)})
            return None


def how_it_went(lines: tuple[KeptLine, ...], seat: Seat) -> RoundSeen | None:
    """What the last finished round of a match showed of a seat."""
    return last_round(read_events(lines), seat)
