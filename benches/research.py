"""The environments for research: how fast they are, and who wins how much in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from time import perf_counter, process_time
from typing import Annotated

import numpy as np

from benches.report import Notes, bench
from tilerummy.bots.arena import Contest, lines_of, play_contest
from tilerummy.bots.estimate import Estimate, WinShare, share_of
from tilerummy.bots.levels import LEVELS
from tilerummy.bots.match import MatchTerms
from tilerummy.research import Tables, TileRummy
from tilerummy.research.afterstates import learned
from tilerummy.research.duel import (
    Choose,
    Move,
    candidate_move,
    choose_by,
    choose_seeing_all,
    option_move,
    pick_by,
    pick_by_chance,
    shares_moving,
)
from tilerummy.rules.preset import load

NUMBER = 1000
"""Tables at once."""
WARM_UP = 60
"""Steps before the clock starts: the first moves of a round are the easiest."""
PLAYERS = (2, 3, 4)
POLICIES = {"greedy": 1, "hold": 2, "builder": 3}
SEES_ALL = "sees all"
WAYS = {"lay the most": 1, "hold": 2, "any option, by chance": None}


@bench("Research")
def research(
    notes: Notes,
    *,
    seconds: Annotated[float, "for each figure"] = 1.0,
    deals: Annotated[int, "for each share of wins; 0 leaves them out"] = 200,
    ceiling: Annotated[int | None, "deals for somebody who sees all, if others than --deals"] = None,
    rules: Annotated[str, "presets for shares of wins"] = "sabra,sabra-de",
    first: Annotated[int, "the first deal; no training saw it"] = 800_000_000,
    levels: Annotated[int, "so many deals of each level against hold"] = 0,
) -> None:
    """Decisions a second of many tables at once, and who wins how much.

    A decision is what the seat in turn sees, as arrays, and one move at its table. By processor time of all
    threads and by the clock; on a busy machine only the first says something. Then the same with candidates:
    the best plays with what they do are seen too, and one choice is taken by chance; on many tables at once,
    and on the one table of the PettingZoo environment. Then one player alone against others who all play by
    one policy, on paired deals in every rotation: policies, the learned baseline, and somebody who sees all
    racks and the pool (the ceiling). `--levels` adds levels against hold in the arena.
    """
    notes.say(
        f"Decisions a second, {NUMBER} tables under sabra: by processor time (of one core), by the clock.", ""
    )
    notes.head("actions", "players", "threads", "by processor time", "by the clock")
    for name, action in WAYS.items():
        for players, threads in product(PLAYERS, (1, 2)):
            own, wall = _rate(players, threads, action, seconds)
            notes.row(name, players, threads, f"{own:,.0f}", f"{wall:,.0f}")
    notes.say(
        "",
        f"Decisions a second with candidates, one core by processor time: {NUMBER} tables, and one of env.",
        "",
    )
    notes.head("rules", "players", "plays", "many tables", "env")
    for preset, players, plays in product(("sabra", "classic"), PLAYERS, (8, 3)):
        rates = (rate(preset, players, plays, seconds) for rate in (_choosing_rate, _env_rate))
        notes.row(preset, players, plays, *(f"{rate:,.0f}" for rate in rates))
    if deals:
        _report_wins(rules.split(","), deals, deals if ceiling is None else ceiling, first, notes)
    if levels:
        _report_levels(levels, notes)


def _report_wins(presets: Sequence[str], deals: int, ceiling: int, first: int, notes: Notes) -> None:
    notes.say(
        "",
        f"Wins in % of one player alone against others of one policy, {deals} deals from {first} on in every "
        f"rotation, of the one who sees all {ceiling}, with 95 % intervals.",
        "",
    )
    notes.head("rules", "players", "player", *(f"against {name}" for name in POLICIES), "equal")
    for rules, players in product(presets, PLAYERS):
        for name, chooser in _choosers(rules).items():
            if number := ceiling if name == SEES_ALL else deals:
                shares = (
                    share_of(shares_moving(chooser(other), other, players, number, first, 1, rules))
                    for other in POLICIES.values()
                )
                notes.row(rules, players, name, *map(_percent, shares), f"{100 / players:.1f}")


def _report_levels(deals: int, notes: Notes) -> None:
    notes.say("", f"Levels against hold, sabra, {deals} deals of 1 and of 4 rounds, 2,000 nodes a move.", "")
    notes.head("level", "players", "rounds", "wins %", "equal")
    for level, players, rounds in product(LEVELS, PLAYERS, (1, 4)):
        terms = MatchTerms(load("sabra"), rounds, nodes=2000, judged=False)
        table = (level.name, *["hold"] * (players - 1))
        line = lines_of(play_contest(Contest(terms, (table,), deals)), rounds)[0]
        notes.row(level.name, players, rounds, _percent(line.wins), f"{100 / players:.1f}")


def _percent(share: Estimate | WinShare) -> str:
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _choosers(rules: str) -> dict[str, Callable[[int], Move]]:
    """The players, each made for the policy that it meets. The learned baseline was trained for sabra."""

    def always(option: int) -> Choose:
        return lambda _, where: np.full(len(where), option)

    moves = {name: option_move(always(option)) for name, option in POLICIES.items()}
    moves["by chance, 8 plays"] = candidate_move(pick_by_chance(1))
    if rules == "sabra":
        moves["learned"] = option_move(choose_by(learned()))
        moves["learned, 8 plays"] = candidate_move(pick_by(learned()))
    return {
        **{name: _whoever(move) for name, move in moves.items()},
        SEES_ALL: lambda other: option_move(choose_seeing_all(other)),
    }


def _whoever(move: Move) -> Callable[[int], Move]:
    """The same moves against every policy."""
    return lambda _: move


def _rate(players: int, threads: int, action: int | None, seconds: float) -> tuple[float, float]:
    tables, chance = Tables(NUMBER, "sabra", players, seed=1, threads=threads), np.random.default_rng(1)
    for _ in range(WARM_UP):
        tables.step(chance.integers(tables.actions, size=NUMBER))
    began, own, decisions = perf_counter(), process_time(), 0
    while perf_counter() - began < seconds:
        tables.seen()
        if action is None:
            tables.step(chance.integers(tables.actions, size=NUMBER))
        else:
            tables.step(np.full(NUMBER, action))
        decisions += NUMBER
    return decisions / (process_time() - own), decisions / (perf_counter() - began)


def _choosing_rate(rules: str, players: int, plays: int, seconds: float) -> float:
    """Decisions a second of one core on many tables, each among the best plays."""
    tables, chance = Tables(NUMBER, rules, players, seed=1), np.random.default_rng(1)
    for _ in range(WARM_UP):
        tables.step(chance.integers(tables.actions, size=NUMBER))
    own, decisions = process_time(), 0
    while process_time() - own < seconds:
        tables.seen()
        found = tables.candidates(plays)
        tables.choose(found, np.argmax(found.mask * chance.random(found.mask.shape), axis=1))
        decisions += NUMBER
    return decisions / (process_time() - own)


def _env_rate(rules: str, players: int, plays: int, seconds: float) -> float:
    """Steps a second of the PettingZoo environment with the same choices."""
    table, chance = TileRummy(rules, players, plays=plays), np.random.default_rng(1)
    table.reset(seed=1)
    own, steps = process_time(), 0
    while process_time() - own < seconds:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            continue
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return steps / (process_time() - own)
