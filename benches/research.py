"""`./run bench research`: decisions a second of many tables at once, and who wins how much.

A decision is what the seat in turn sees, as arrays, and one move at its table. By processor time of all
threads and by the clock; on a busy machine only the first says something. Then the same with candidates: the
best plays with what they do are seen too, and one choice is taken by chance; on many tables at once, and on
the one table of the PettingZoo environment. Then one player alone against
others who all play by one policy, on paired deals in every rotation: policies, the learned baseline, and
somebody who sees all racks and the pool (the ceiling). `--levels` adds levels against hold in the arena.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

import numpy as np

from benches.report import Notes
from tilerummy.bots.arena import Contest, play_contest
from tilerummy.bots.estimate import share_of
from tilerummy.bots.levels import LEVELS
from tilerummy.bots.match import MatchTerms
from tilerummy.bots.report import lines_of
from tilerummy.research import Tables, TileRummy
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
from tilerummy.research.network import learned
from tilerummy.rules.preset import load

NUMBER = 1000
"""Tables at once."""
WARM_UP = 60
"""Steps before the clock starts: the first moves of a round are the easiest."""
PLAYERS = (2, 3, 4)
POLICIES = {"greedy": 1, "hold": 2, "builder": 3}
SEES_ALL = "sees all"
WAYS = {"lay the most": 1, "hold": 2, "any option, by chance": None}


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    parser = argparse.ArgumentParser(prog="./run bench research", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--deals", type=int, default=200, help="for each share of wins; 0 leaves them out")
    parser.add_argument("--ceiling", type=int, help="deals for somebody who sees all, if others than --deals")
    parser.add_argument("--rules", default="sabra,sabra-de", help="presets for shares of wins")
    parser.add_argument("--first", type=int, default=800_000_000, help="the first deal; no training saw it")
    parser.add_argument("--levels", type=int, default=0, help="so many deals of each level against hold")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    notes = Notes()
    notes.say(
        f"Decisions a second, {NUMBER} tables under sabra: by processor time (of one core), by the clock.",
        "",
        "| actions | players | threads | by processor time | by the clock |",
        "|---|---|---|---|---|",
    )
    for name, action in WAYS.items():
        for players in PLAYERS:
            for threads in (1, 2):
                own, wall = _rate(players, threads, action, options.seconds)
                notes.say(f"| {name} | {players} | {threads} | {own:,.0f} | {wall:,.0f} |")
    _report_candidates(options.seconds, notes)
    if options.deals:
        ceiling = options.deals if options.ceiling is None else options.ceiling
        _report_wins(options.rules.split(","), options.deals, ceiling, options.first, notes)
    if options.levels:
        _report_levels(options.levels, notes)
    if options.write:
        notes.write("Research")
    return 0


def _report_candidates(seconds: float, notes: Notes) -> None:
    notes.say(
        "",
        f"Decisions a second with candidates, one core by processor time: {NUMBER} tables, and one of env.",
        "",
        "| rules | players | plays | many tables | env |",
        "|---|---|---|---|---|",
    )
    for rules in ("sabra", "classic"):
        for players in PLAYERS:
            for plays in (8, 3):
                many = _choosing_rate(rules, players, plays, seconds)
                one = _env_rate(rules, players, plays, seconds)
                notes.say(f"| {rules} | {players} | {plays} | {many:,.0f} | {one:,.0f} |")


def _report_wins(presets: Sequence[str], deals: int, ceiling: int, first: int, notes: Notes) -> None:
    notes.say(
        "",
        f"Wins in % of one player alone against others of one policy, {deals} deals from {first} on in every "
        f"rotation, of the one who sees all {ceiling}, with 95 % intervals.",
        "",
        "| rules | players | player | against greedy | against hold | against builder | equal |",
        "|---|---|---|---|---|---|---|",
    )
    for rules in presets:
        for players in PLAYERS:
            for name, chooser in _choosers(rules).items():
                number = ceiling if name == SEES_ALL else deals
                if not number:
                    continue
                found = [
                    share_of(shares_moving(chooser(other), other, players, number, first, 1, rules))
                    for other in POLICIES.values()
                ]
                cells = " | ".join(
                    f"{100 * s.mean:.1f} ({100 * s.low:.1f} to {100 * s.high:.1f})" for s in found
                )
                notes.say(f"| {rules} | {players} | {name} | {cells} | {100 / players:.1f} |")


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


def _report_levels(deals: int, notes: Notes) -> None:
    notes.say("", f"Levels against hold, sabra, {deals} deals of 1 and of 4 rounds, 2,000 nodes a move.", "")
    notes.say("| level | players | rounds | wins % | equal |", "|---|---|---|---|---|")
    for level in LEVELS:
        for players in PLAYERS:
            for rounds in (1, 4):
                terms = MatchTerms(load("sabra"), rounds, nodes=2000, judged=False)
                table = (level.name, *["hold"] * (players - 1))
                line = lines_of(play_contest(Contest(terms, (table,), deals)), rounds)[0]
                wins = f"{100 * line.wins.mean:.1f} ({100 * line.wins.low:.1f} to {100 * line.wins.high:.1f})"
                notes.say(f"| {level.name} | {players} | {rounds} | {wins} | {100 / players:.1f} |")


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
