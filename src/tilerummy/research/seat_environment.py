"""One seat against bots as a Gymnasium environment: `gymnasium.make("tilerummy/Sabra-v0")`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np

from tilerummy.bots.bot import USUAL_NODES, Bot, Budget, ask
from tilerummy.bots.registry import bot_named
from tilerummy.research.environment import Observation, TileRummy
from tilerummy.rules.preset import DEFAULT_PRESET, Rules


class Seat(gymnasium.Env[Observation, Any]):
    """A learner's seat at a table of bots.

    `opponents` are bots or their names, one for each other seat, or one name for all of them. The learner
    sits on `seat`, or on one drawn anew for each match. Everything else is as in `TileRummy`, but a number
    that the mask does not allow becomes the first choice that there is, and the info says so under
    `"refused"`. A reward is what all moves since the learner's last one gave.

    >>> import gymnasium, tilerummy.research
    >>> table = gymnasium.make("tilerummy/Sabra-v0", opponents=("greedy",))
    >>> seen, info = table.reset(seed=1)
    >>> seen, reward, over, cut, info = table.step(0)
    >>> float(reward), bool(info["action_mask"].any())
    (0.0, True)
    """

    metadata: dict[str, Any] = {**TileRummy.metadata, "name": "tilerummy_seat_v0"}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules | str = DEFAULT_PRESET,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        *,
        players: int | None = None,
        seat: int | None = None,
        nodes: int = USUAL_NODES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        alone = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        named: list[Any] = [opponents] * ((players or 2) - 1) if alone else list(opponents)  # type: ignore[arg-type]
        if players is not None and players != len(named) + 1:
            raise ValueError(f"opponents: {len(named)} were named for {players} players")
        self.table = TileRummy(rules, len(named) + 1, render_mode=render_mode, **options)
        if seat is not None and not 0 <= seat < self.table.players:
            raise ValueError(f"seat: there is no seat {seat} with {self.table.players} players")
        self._bots: list[Bot] = [bot_named(one) if isinstance(one, str) else one for one in named]
        self._seat, self._nodes, self.render_mode = seat, nodes, render_mode
        self.observation_space = self.table.observation_space("seat_0")
        self.action_space = self.table.action_space("seat_0")
        self.agent = "seat_0"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match, and let the others play until it is the learner's turn."""
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(2**31)))
        place = int(self.np_random.integers(self.table.players)) if self._seat is None else self._seat
        self.agent = self.table.possible_agents[place]
        others = [agent for agent in self.table.possible_agents if agent != self.agent]
        self._others = dict(zip(others, self._bots, strict=True))
        self._chance = Random(int(self.np_random.integers(2**31)))
        self._let_others_play()
        seen = self.table.observe(self.agent)
        return seen, self._info(seen)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the learner act, and then the others until it is the learner's turn again."""
        self._given, refused = 0.0, None
        if self.table.match.over:
            raise RuntimeError("the match is over: call reset()")
        if isinstance(action, int | np.integer):
            mask = self.table.action_mask()
            if not 0 <= action < len(mask) or not mask[action]:
                refused, action = ["not_a_choice"], int(np.argmax(mask))
        self._play(action)
        if refused is not None:
            self.table.infos[self.agent]["refused"] = refused
        self._let_others_play()
        seen = self.table.observe(self.agent)
        over, cut = self.table.terminations[self.agent], self.table.truncations[self.agent]
        return seen, self._given, over, cut, self._info(seen)

    def _play(self, action: Any) -> None:
        self.table.step(action)
        self._given += self.table.rewards[self.agent]

    def _let_others_play(self) -> None:
        table = self.table
        while not table.match.over and not any(table.truncations.values()):
            agent = table.agent_selection
            if agent == self.agent:
                return
            budget = Budget(nodes=self._nodes)
            self._play(ask(self._others[agent], table.view(agent), self._chance, budget))

    _given = 0.0

    def _info(self, seen: Observation) -> dict[str, Any]:
        told = dict(self.table.infos[self.agent])
        return told if "action_mask" not in seen else {**told, "action_mask": seen["action_mask"]}

    def render(self) -> Any:
        """The table and all racks, as `render_mode` says."""
        return self.table.render()
