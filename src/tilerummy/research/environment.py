"""The game as a PettingZoo environment: one seat acts at a time, and the referee judges."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tilerummy.library.arguments import as_rules
from tilerummy.library.match_api import Match
from tilerummy.research.observation import MOST_POINTS, TURNS, encoding_of
from tilerummy.research.turn_choices import (
    EFFECTS,
    TurnChoices,
    no_effects,
    read_structured,
    structured_space,
)
from tilerummy.rules.match.action import Action, Discard, Draw, Pass, Play
from tilerummy.rules.match.event import Event, MatchEnded, RoundEnded
from tilerummy.rules.match.round import Round
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, check_players
from tilerummy.rules.refusal import Illegal
from tilerummy.rules.tile import Colour, Tile

# -- a table in pixels, for recordings: a row a set, then one for each rack, all of them open --------

Pixels: TypeAlias = NDArray[np.uint8]
HIGH, WIDE, GAP = 22, 18, 2
COLUMNS, ROWS = 30, 14
"""How many tiles fit beside and below each other; what does not fit is left out."""
FELT, TILE, DARK = (36, 92, 66), (248, 243, 228), (60, 60, 60)
INKS = {
    Colour.BLACK: (30, 30, 30),
    Colour.RED: (200, 30, 40),
    Colour.BLUE: (30, 80, 190),
    Colour.YELLOW: (190, 140, 0),
    Colour.ORANGE: (220, 110, 20),
    Colour.GREEN: (20, 130, 60),
    Colour.WHITE: (150, 150, 150),
    Colour.BROWN: (120, 75, 40),
}
_FACES = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001001001001",
    "8": "111101111101111",
    "9": "111101111001111",
    "*": "101010111010101",
}
"""Each sign in three by five dots."""


def pixels(table: Round) -> Pixels:
    """The round as it stands, as an array of height, width and three colours."""
    picture = np.empty((ROWS * (HIGH + GAP) + GAP, COLUMNS * (WIDE + GAP) + GAP, 3), np.uint8)
    picture[:] = FELT
    rows = [*_lines(table.table, ROWS - len(table.racks)), *table.racks]
    for row, tiles in enumerate(rows[:ROWS]):
        for column, tile in enumerate(tiles[:COLUMNS]):
            if tile is not None:
                _draw(picture, row, column, tile)
    return picture


def _lines(melds: Iterable[Sequence[Tile]], most: int) -> list[Sequence[Tile | None]]:
    """The sets in lines, with a gap between two; the last line stays empty, above the racks."""
    lines: list[list[Tile | None]] = [[]]
    for meld in melds:
        if lines[-1] and len(lines[-1]) + 1 + len(meld) > COLUMNS:
            lines.append([])
        lines[-1] += [*([None] if lines[-1] else []), *meld]
    lines += [[] for _ in range(most - len(lines))]
    return [*lines[: most - 1], []]


def _draw(picture: Pixels, row: int, column: int, tile: Tile) -> None:
    top, left = GAP + row * (HIGH + GAP), GAP + column * (WIDE + GAP)
    picture[top : top + HIGH, left : left + WIDE] = TILE
    ink = DARK if tile.colour is None else INKS[tile.colour]
    signs = "*" if tile.colour is None else str(tile.number)
    for place, sign in enumerate(signs):
        dots = np.array([int(dot) for dot in _FACES[sign]], bool).reshape(5, 3).repeat(2, 0).repeat(2, 1)
        start = left + (WIDE - 8 * len(signs) + 2) // 2 + 8 * place
        picture[top + 6 : top + 16, start : start + 6][dots] = ink


Observation: TypeAlias = dict[str, NDArray[Any]]
TURN_ACTIONS = (Play, Draw, Discard, Pass)
MOST_EFFECT = 10_000
"""No number that describes a candidate is larger."""


class TileRummy(AECEnv):  # type: ignore[misc]  # pettingzoo brings no types
    """A match of tile rummy under any rules.

    `rules` is the name of a preset or `Rules` with house rules. `actions` is `"candidates"`: a number, one
    of the choices that `action_mask` shows (draw or pass, a tile to put away, the best plays, which
    `candidates` describes); or `"structured"`: a play as arrays. An action of the library (`tr.Draw()`) is
    taken in either case. `reward` counts `"points"` or `"wins"`, `per` `"round"` or `"match"`; `turns` is how
    much of the public history is shown. A structured action that the referee refuses becomes a draw (or
    whatever else there is to do), and `infos` says why under `"refused"`.

    >>> from tilerummy.research import env
    >>> table = env(rules="sabra", players=3)
    >>> table.reset(seed=7)
    >>> observation, reward, over, cut, info = table.last()
    >>> observation["observation"].dtype.name, int(observation["action_mask"][0])
    ('int16', 1)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "name": "tilerummy_v0",
        "render_modes": ["human", "ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: Rules | str = DEFAULT_PRESET,
        players: int = 2,
        *,
        rounds: int = 1,
        actions: Literal["candidates", "structured"] = "candidates",
        plays: int = 8,
        reward: Literal["points", "wins"] = "points",
        per: Literal["round", "match"] = "round",
        most_moves: int = 1000,
        turns: int = TURNS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _check("actions", actions, ("candidates", "structured"))
        _check("reward", reward, ("points", "wins"))
        _check("per", per, ("round", "match"))
        _check("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self._choices: TurnChoices | None = None
        self._view: View | None = None
        self.rules = as_rules(rules)
        check_players(self.rules, players)
        self.players, self._rounds, self._plays, self._most_moves = players, rounds, plays, most_moves
        self._structured, self._reward, self._per = actions == "structured", reward, per
        self.render_mode = render_mode
        self.encoding = encoding_of(self.rules, players, turns)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._match: Match | None = None

    # -- spaces ------------------------------------------------------------------------------------

    @property
    def choices(self) -> int:
        """How many choices there are, legal or not."""
        return 1 + len(self.encoding.kinds) + self._plays

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: one array, and the mask of its choices."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can say."""
        return self.action_spaces[agent]

    def _observation_space(self) -> spaces.Space[Any]:
        low, high = self.encoding.bounds()
        seen: dict[str, spaces.Space[Any]] = {"observation": spaces.Box(low, high, dtype=np.int16)}
        if not self._structured:
            seen["action_mask"] = spaces.Box(0, 1, (self.choices,), dtype=np.int8)
            wide = 2 * len(self.encoding.kinds) + len(EFFECTS)
            seen["candidates"] = spaces.Box(0, MOST_EFFECT, (self._plays, wide), dtype=np.int16)
        return spaces.Dict(seen)

    def _action_space(self) -> spaces.Space[Any]:
        return structured_space(self.encoding) if self._structured else spaces.Discrete(self.choices)

    # -- playing -----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; the same seed deals the same tiles, also in the matches after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        dealt = int(self._seeds.integers(2**62))
        self._match = Match(self.players, self.rules, seed=dealt, rounds=self._rounds)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._moves, self._choices, self._view = 0, None, None
        self._select()

    def step(self, action: Any) -> None:
        """Let the agent whose turn it is act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        events = self._push(agent, action)
        self._moves, self._choices, self._view = self._moves + 1, None, None
        for event in events:
            self._give_rewards(event)
        match = self.match
        self.terminations = dict.fromkeys(self.agents, match.over)
        cut = not match.over and self._moves >= self._most_moves * match.round
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _push(self, agent: str, action: Any) -> tuple[Event, ...]:
        match = self.match
        if isinstance(action, TURN_ACTIONS):
            return match.push(action)
        if not self._structured:
            return match.push(self._chosen(action))
        try:
            return match.push(read_structured(self.encoding, action))
        except Illegal as refused:
            self.infos[agent]["refused"] = [str(refusal.reason) for refusal in refused.refusals]
            # The first choice there is, which is to draw or to pass: a refused action must not stop the
            # match.
            return match.push(self._chosen(int(np.argmax(self._now().mask))))

    def _chosen(self, action: Any) -> Action:
        number = int(action)
        choice = self._now().action(number)
        if choice is None:
            raise ValueError(f"action {number} is not among the choices of this moment (see action_mask)")
        return choice

    def _now(self) -> TurnChoices:
        """The choices of the seat in turn; worked out when somebody asks."""
        if self._choices is None:
            self._choices = TurnChoices(self.encoding, self._seen(), self._plays)
        return self._choices

    def _seen(self) -> View:
        """The view of the seat in turn, made once a move."""
        if self._view is None:
            self._view = self.match.view()
        return self._view

    def _select(self) -> None:
        turn = self.match.turn
        # When the match is over every seat is told so, the first one first.
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]

    def _give_rewards(self, event: Event) -> None:
        match event:
            case RoundEnded() if self._per == "round":
                self._give(event.scores, event.winners)
            case MatchEnded() if self._per == "match":
                self._give(event.totals, event.winners)
            case _:
                pass

    def _give(self, points: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            won = (seat in winners) / max(1, len(winners))
            self.rewards[agent] += float(points[seat]) if self._reward == "points" else won

    # -- looking -----------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match with all its hidden tiles: for studies, not for agents."""
        if self._match is None:
            raise RuntimeError("call reset() first")
        return self._match

    def view(self, agent: str) -> View:
        """What an agent sees, as the library and its bots have it, with the whole public history."""
        if agent == self.agent_selection and not self.match.over:
            return self._seen()
        return self.match.view(self.possible_agents.index(agent))

    def state(self) -> NDArray[Any]:
        """Everything there is, hidden tiles too: for critics that may see it, never for agents."""
        return self.encoding.state(self.match.game)

    @cached_property
    def state_space(self) -> spaces.Space[Any]:
        """What `state` may be."""
        shape = self.encoding.state(Match(self.players, self.rules, seed=0).game).shape
        return spaces.Box(-MOST_POINTS, MOST_POINTS, shape, dtype=np.int16)

    def candidates(self) -> list[Action | None]:
        """The actions behind the choices of this moment, None where the mask is 0."""
        return [] if self.match.over else self._now().actions()

    def action_mask(self) -> NDArray[np.int8]:
        """Which numbers are choices of this moment."""
        return np.zeros(self.choices, np.int8) if self.match.over else self._now().mask

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and its choices if it is its turn."""
        view = self.view(agent)
        seen: Observation = {"observation": self.encoding.encode(view)}
        if self._structured:
            return seen
        if agent == self.agent_selection and not self.match.over and not self.truncations[agent]:
            now = self._now()
            return {**seen, "action_mask": now.mask, "candidates": now.effects()}
        mask = np.zeros(self.choices, np.int8)
        return {**seen, "action_mask": mask, "candidates": no_effects(self.encoding, self._plays)}

    def render(self) -> str | NDArray[Any] | None:
        """The table and all racks: as text, printed, as SVG, or as pixels."""
        if self.render_mode == "rgb_array":
            return pixels(self.match.game.playing)
        if self.render_mode == "svg":
            return self.match._repr_svg_()
        if self.render_mode == "human":
            sys.stdout.write(self._text() + "\n")
            return None
        return self._text() if self.render_mode == "ansi" else None

    def _text(self) -> str:
        match = self.match
        game = match.game
        playing = game.playing
        lines = [f"{self.rules.preset} {match.round} ({sum(map(len, playing.pools))})", str(playing.table)]
        for seat, rack in enumerate(playing.racks):
            mark = ">" if seat == match.turn else " "
            lines.append(f"{mark}{self.possible_agents[seat]} {match.scores[seat]:+}: {rack}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""


def _check(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name}: {value!r} is none of {', '.join(map(repr, known))}")


def env(*arguments: Any, **options: Any) -> AECEnv:
    """The environment with PettingZoo's checks of the order of calls; for its arguments see `TileRummy`."""
    return OrderEnforcingWrapper(TileRummy(*arguments, **options))


def parallel_env(*arguments: Any, **options: Any) -> Any:
    """The same with a dictionary of actions a step; those of seats that are not in turn are not looked at."""
    return turn_based_aec_to_parallel(env(*arguments, **options))
