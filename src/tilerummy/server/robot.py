"""The robot: plays for the bots at the tables, with what a worker thinks of."""

from __future__ import annotations

import asyncio
import hmac
import logging

from tilerummy.rules.action import Action
from tilerummy.rules.refusal import Illegal
from tilerummy.rules.seat import Seat
from tilerummy.rules.view import View, view_game
from tilerummy.server.asked import Move
from tilerummy.server.compute import Compute, NoAnswer
from tilerummy.server.desk import Desk
from tilerummy.server.desks import Desks
from tilerummy.server.problem import Rejected
from tilerummy.server.referee import Referee
from tilerummy.server.sitting import Sitting, playing
from tilerummy.server.step import Step
from tilerummy.server.thought import simplest, think
from tilerummy.server.upkeep import bot_in_turn

log = logging.getLogger(__name__)


class Robot:
    """Bots are asked, not trusted: what they say is judged like anybody's turn."""

    def __init__(self, desks: Desks, referee: Referee, compute: Compute) -> None:
        self._desks, self._referee, self._compute = desks, referee, compute

    async def play(self, desk: Desk, sitting: Sitting, seat: Seat, level: str) -> None:
        """Let a bot play, if it is still its turn when it has thought: its idea, else the simplest."""
        view = view_game(playing(sitting), seat)
        if self._desks.habits.bot_delay_s:
            await asyncio.sleep(self._desks.habits.bot_delay_s)
        action = await self._idea(sitting, view, level)
        async with desk.lock:
            now, moment = await self._desks.sitting(desk), self._desks.moment(desk)
            if (now.party.match, now.sequence) != (sitting.party.match, sitting.sequence):
                return
            if bot_in_turn(now, moment) == (seat, level):
                step = await self._first_legal(now, moment.now, (action, simplest(view)))
                await self._desks.keep(desk, now, step)

    async def _idea(self, sitting: Sitting, view: View, level: str) -> Action:
        """What the bot thinks of; the same for the same position, if it takes its time or not."""
        habits, secret = self._desks.habits, bytes.fromhex(sitting.party.secret)
        seed = hmac.digest(secret, f"bot {view.seat} {sitting.sequence}".encode(), "sha256")
        try:
            most = habits.bot_budget_s
            return await self._compute.ask(most, think, level, view, seed, 1000 * most, habits.bot_nodes)
        except (NoAnswer, Rejected) as error:
            where = {"table": sitting.party.code, "seat": view.seat}
            log.warning("bot did not answer", extra={**where, "why": str(error)})
            return simplest(view)

    async def _first_legal(self, sitting: Sitting, now: int, actions: tuple[Action, ...]) -> Step:
        for action in actions:
            try:
                return await self._referee.step(sitting, Move(sitting.party, action), now)
            except (Illegal, Rejected) as error:
                where = {"table": sitting.party.code, "seat": sitting.turn}
                log.warning("bot refused", extra={**where, "why": str(error)})
        raise RuntimeError(f"a bot is stuck at {sitting.sequence}")
