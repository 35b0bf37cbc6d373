"""Tile rummy as a game of OpenSpiel: `pyspiel.load_game("tilerummy(rules=sabra,players=3)")`.

It needs the extra `openspiel`. Importing this module tells OpenSpiel of the game. A state plays one round:
chance picks one of so many deals, then the seats choose from a list of fixed length, as in `TileRummy`. The
tiles that will be drawn lie in an order from the deal on, which is the same to players who cannot see it; so
there is one chance node, and a history of numbers says all that happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from tilerummy.library.arguments import as_rules
from tilerummy.library.match_api import Match
from tilerummy.research.observation import MOST_POINTS, ViewEncoding, encoding_of
from tilerummy.research.turn_choices import TurnChoices
from tilerummy.rules.match.action import Discard, Draw, Pass, Play
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event
from tilerummy.rules.preset import Rules, check_players

DEFAULTS: dict[str, Any] = {"rules": "sabra", "players": 2, "plays": 8, "deals": 65_536, "most_moves": 1000}
"""Parameters of the game: `deals` is how many there are to choose from, `plays` how many plays a turn has."""
_TYPE = pyspiel.GameType(
    short_name="tilerummy",
    long_name="Tile rummy",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # under some rules winners write nothing
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # a round has no bound on what can be remembered of it
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


@dataclass(frozen=True)
class _Terms:
    """What a game is played by; it never changes, so copies of a state share it."""

    rules: Rules
    players: int
    plays: int
    deals: int
    most_moves: int

    @cached_property
    def encoding(self) -> ViewEncoding:
        return encoding_of(self.rules, self.players)

    def __deepcopy__(self, memo: object) -> _Terms:
        return self


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel brings no types
    """A round of tile rummy under any preset."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        terms = _Terms(**{**given, "rules": as_rules(given["rules"])})
        check_players(terms.rules, terms.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=1 + len(terms.encoding.kinds) + terms.plays,
            max_chance_outcomes=terms.deals,
            num_players=terms.players,
            min_utility=-float(MOST_POINTS),
            max_utility=float(MOST_POINTS),
            max_game_length=terms.most_moves,
        )
        self._terms = terms
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> OpenSpielState:
        """Nothing is dealt yet."""
        return OpenSpielState(self, self._terms)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What shows a state to a player."""
        return _Observer(
            self._terms.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class _Played:
    """A match inside a state: whoever copies the state gets a match of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> _Played:
        return _Played(self.match.copy())


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A round after some moves."""

    def __init__(self, game: OpenSpielGame, terms: _Terms) -> None:
        super().__init__(game)
        self._terms = terms
        self._played: _Played | None = None
        self._moves = 0
        self._choices: TurnChoices | None = None

    @property
    def match(self) -> Match:
        """The match with all its hidden tiles: for studies, not for agents."""
        if self._played is None:
            raise RuntimeError("nothing is dealt yet: apply a chance outcome first")
        return self._played.match

    def current_player(self) -> int:
        """Who chooses: chance before the deal, then the seat in turn."""
        if self._played is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = None if self.is_terminal() else self.match.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else int(turn)

    def is_terminal(self) -> bool:
        """Whether the round is over, or was cut short for its length."""
        played = self._played
        return played is not None and (played.match.over or self._moves >= self._terms.most_moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as every other."""
        deals = self._terms.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in np.flatnonzero(self._now().mask)]

    def _now(self) -> TurnChoices:
        """The choices of the seat in turn, worked out once."""
        if self._choices is None:
            view = self.match.view()
            self._choices = TurnChoices(self._terms.encoding, view, self._terms.plays)
        return self._choices

    def _apply_action(self, action: int) -> None:
        if self._played is None:
            self._played = _Played(Match(self._terms.players, self._terms.rules, seed=action, rounds=1))
            return
        choice = self._now().action(action)
        assert choice is not None, "OpenSpiel lets legal actions through alone"
        self.match.push(choice)
        self._moves, self._choices = self._moves + 1, None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        choice = self._now().action(action)
        return (
            choice.short(self.match.view())
            if isinstance(choice, Play | Draw | Discard | Pass)
            else f"{action}: nothing"
        )

    def returns(self) -> list[float]:
        """The points of the round; nothing before its end, or if it was cut short."""
        played = self._played
        if played is None or not played.match.over:
            return [0.0] * self._terms.players
        return [float(points) for points in played.match.scores]

    def __str__(self) -> str:
        if self._played is None:
            return "not dealt"
        racks = [f"{seat}: {self.match.view(seat).rack}" for seat in range(self._terms.players)]
        return "\n".join([f"{self.match}", f"table: {self.match.view(None).table}", *racks])


class _Observer:
    """A state as one player sees it: an array of the present, or in words all that they ever saw."""

    def __init__(self, encoding: ViewEncoding, kind: Any) -> None:
        self._encoding, self._recalls = encoding, kind.perfect_recall
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the array."""
        self.tensor.fill(0)
        if not state.is_chance_node():
            self.tensor[:] = self._encoding.encode(state.match.view(player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """In words: the view now, or every event as this seat saw it."""
        if state.is_chance_node():
            return ""
        if not self._recalls:
            return repr(state.match.view(player))
        return "\n".join(repr(view_event(event, Seat(player))) for event in state.match.events)


pyspiel.register_game(_TYPE, OpenSpielGame)
