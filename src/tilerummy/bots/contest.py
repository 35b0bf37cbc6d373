"""A contest: which bots sit down together, on which deals, and the record of a deal in all rotations."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, permutations
from math import log
from random import Random
from traceback import format_exc
from typing import Any, assert_never

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.match import MatchTerms, Outcome, dealt, play_deal
from tilerummy.bots.registry import bot_named
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.view import View
from tilerummy.rules.preset import Rules
from tilerummy.simulator import POLICIES, declares, simulator_for
from tilerummy.simulator.compiled import BUILT

FAST = ("greedy", "hold")
"""The levels that are policies of the same name; the policy `builder` sees more than the level."""


class NotFast(ValueError):
    """A contest that the simulator cannot play; the message says why."""


def check_fast(rules: Rules, rounds: int, bots: Sequence[str]) -> None:
    """Refuse what the simulator does not know."""
    unknown = [name for name in bots if name not in FAST]
    if unknown:
        raise NotFast(f"the simulator knows {', '.join(FAST)}, not {', '.join(unknown)}")
    if not BUILT:
        raise NotFast("the compiled simulator was not built here")
    if not declares(rules):
        raise NotFast(f"the simulator does not play {rules.preset} with these options, the referee does")
    if rounds != 1:
        raise NotFast("the simulator plays deals of one round")


def play_fast(terms: MatchTerms, names: Sequence[str], seed: int) -> Outcome:
    """Play one deal by the policies of these names. Which rounds were blocked, it does not tell."""
    game = dealt(terms, len(names), seed)
    simulator = simulator_for(game.rules, len(names))
    played = simulator.playouts([simulator.state_of(game)], [POLICIES[name] for name in names], [None])
    winners = played.winners_of(0)
    return Outcome(
        wins=tuple((seat in winners) / len(winners) for seat in range(len(names))),
        scores=played.scores_of(0),
        blocked=None,
        emptied=None,
        moves=played.lengths[0],
        micros=((),) * len(names),
    )


LineUp = tuple[str, ...]
"""The names of the bots at the table in their first rotation, by seat."""


class Mode(StrEnum):
    """How the bots meet."""

    TABLE = "table"
    """All at one table."""
    GAUNTLET = "gauntlet"
    """The first against each of the others, who take all other seats."""
    ROUND_ROBIN = "round-robin"
    """Each against each other, who takes all other seats."""


def line_ups(bots: Sequence[str], players: int, mode: Mode) -> list[LineUp]:
    """The tables of a contest."""
    if mode is Mode.TABLE:
        if len(bots) != players:
            raise ValueError(f"a table for {players} needs {players} bots, not {len(bots)}")
    elif len(bots) < 2:
        raise ValueError("a contest needs two bots")
    match mode:
        case Mode.TABLE:
            return [tuple(bots)]
        case Mode.GAUNTLET:
            return [_against(bots[0], other, players) for other in bots[1:]]
        case Mode.ROUND_ROBIN:
            # Between two, one against the other is the same table as the other against the one:
            # rotations swap seats.
            pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
            return [_against(one, other, players) for one, other in pairs]
        case _:
            assert_never(mode)


def _against(one: str, other: str, players: int) -> LineUp:
    return (one, *(other for _ in range(players - 1)))


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal in all rotations; rows are rotations, columns the places of the line-up."""

    line_up: LineUp
    seed: int
    wins: tuple[tuple[float, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    blocked: int | None
    emptied: int | None
    """None where nobody counted: in deals of the simulator."""
    moves: int
    tempo: Mapping[str, Mapping[int, int]]
    """For each bot how many moves took how long, in steps of `STEP`."""

    def share(self, name: str) -> float:
        """How often a seat of this bot won, on average."""
        return _mean(self._of(name, self.wins))

    def score(self, name: str) -> float:
        """What a seat of this bot scored, on average."""
        return _mean(self._of(name, self.scores))

    def _of(self, name: str, rows: Sequence[Sequence[float]]) -> list[float]:
        return [value for row in rows for value, bot in zip(row, self.line_up, strict=True) if bot == name]

    def to_json(self) -> str:
        """One line of the file of played deals."""
        return json.dumps({name: getattr(self, name) for name in self.__slots__})

    @staticmethod
    def from_json(line: str) -> DealRecord:
        """Read a line of the file of played deals."""
        read: dict[str, Any] = json.loads(line)
        rows = {name: tuple(map(tuple, read[name])) for name in ("wins", "scores")}
        tempo = {bot: {int(step): n for step, n in steps.items()} for bot, steps in read["tempo"].items()}
        return DealRecord(**{**read, **rows, "line_up": tuple(read["line_up"]), "tempo": tempo})


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


STEP = 1.1
"""Times are kept as powers of this number of microseconds."""


def step_of(micros: int) -> int:
    """The step a time falls into."""
    return int(log(max(micros, 1)) / log(STEP))


class BotFailed(Exception):
    """A bot that raised an error, or that did what is not legal; the message says how to see it again."""

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message, trace)
        self.message, self.trace = message, trace

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, slots=True)
class _Watched:
    """A bot that says when it was asked, so that whoever fails has a name."""

    name: str
    bot: Bot
    asked: list[str]

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        self.asked[:] = [self.name]
        return ask(self.bot, view, chance, budget)


def _play(terms: MatchTerms, names: Sequence[str], bots: Mapping[str, Bot], seed: int) -> Outcome:
    """One rotation of a deal."""
    if terms.fast:
        return play_fast(terms, names, seed)
    asked: list[str] = []
    try:
        return play_deal(terms, [_Watched(name, bots[name], asked) for name in names], seed, names)
    # Bots may be anybody's: whatever they raise is told with how to see it again, and the contest ends.
    except Exception as error:
        who = asked[0] if asked else "nobody"
        said = f"{who} failed in deal {seed}, with {', '.join(names)} at the table"
        again = f"--bots {','.join(names)} --mode table --seed {seed} --deals 1 plays it again"
        message = f"{said}: {type(error).__name__}: {error}. {again}"
        raise BotFailed(message, format_exc()) from None


def play_rotations(terms: MatchTerms, line_up: LineUp, seed: int) -> DealRecord:
    """Play a deal once for every rotation of the seats."""
    players = len(line_up)
    bots = {name: bot_named(name) for name in line_up}
    tempo: dict[str, Counter[int]] = {name: Counter() for name in line_up}
    wins, scores, moves = [], [], 0
    blocked: int | None = 0
    emptied: int | None = 0
    # Everybody plays the same tiles from every seat once, so that their luck is the same for all.
    for turn in range(players):
        outcome = _play(terms, rotated(line_up, turn), bots, seed)
        seats = [(place + turn) % players for place in range(players)]
        wins.append(tuple(outcome.wins[seat] for seat in seats))
        scores.append(tuple(outcome.scores[seat] for seat in seats))
        blocked, emptied = _sum(blocked, outcome.blocked), _sum(emptied, outcome.emptied)
        moves += outcome.moves
        for name, seat in zip(line_up, seats, strict=True):
            tempo[name].update(map(step_of, outcome.micros[seat]))
    times = {name: dict(sorted(steps.items())) for name, steps in tempo.items()}
    return DealRecord(
        line_up=line_up,
        seed=seed,
        wins=tuple(wins),
        scores=tuple(scores),
        blocked=blocked,
        emptied=emptied,
        moves=moves,
        tempo=times,
    )


def _sum(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other


def rotated(line_up: Sequence[str], turn: int) -> list[str]:
    """Who sits on each seat when everybody has moved on by this many places."""
    return [line_up[(seat - turn) % len(line_up)] for seat in range(len(line_up))]
