"""`./run bench simulator`: rounds a second by the simulator and by the bots, and the simulator judged.

Both are measured by processor time, on one core, in turn: a batch of the one, a batch of the other, again
and again, on the same deals. With `--judge` rounds are stepped beside the referee instead, under each preset,
number of players and line-up of policies that the compiled simulator declares, a fifth of them under house
rules; a difference is named with the seed that plays it again. `--first` goes on where a piece ended, and
`--minutes` ends a piece.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from random import Random
from time import perf_counter, process_time

from benches.report import Notes, quantile
from tests.simulator.judge import Disagreement, judge_round
from tests.simulator.tables import CASHING, declared_houses, declared_presets, tables
from tilerummy.bots.bot import NO_LIMIT, Bot, ask
from tilerummy.bots.levels import ADDER
from tilerummy.bots.match import let_happen
from tilerummy.bots.registry import bot_named
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import Rules, load
from tilerummy.simulator import POLICIES, Policy, simulator_for
from tilerummy.simulator.by_referee import deal

Table = tuple[Rules, int, tuple[Policy, ...]]
CHUNK = 50
"""Rounds that a worker judges at a time."""
BATCHES = 5
BOT_ROUNDS = 8
"""Rounds of bots in a batch; the simulator plays so many times as many in its batch:"""
MORE = 25


def main(arguments: list[str]) -> int:
    """Measure, or judge."""
    options = _options(arguments)
    notes = Notes()
    if options.judge:
        seconds = 60 * options.minutes if options.minutes else None
        broken = _report_judged(options.judge, options.first, options.jobs, seconds, notes)
        title = "Simulator judged"
    else:
        broken, title = 0, "Simulator"
        _report_speed(notes)
    if options.write:
        notes.write(title)
    return 1 if broken else 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench simulator", description=__doc__)
    parser.add_argument(
        "--judge", type=int, nargs="?", const=100_000, help="step so many rounds beside the referee (100,000)"
    )
    parser.add_argument("--first", type=int, default=0, help="the seed of the first round judged")
    parser.add_argument("--minutes", type=float, help="judge no longer than this by the clock")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that judge")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    return parser.parse_args(arguments)


# -- speed -----------------------------------------------------------------------------------------


def _report_speed(notes: Notes) -> None:
    notes.say(
        f"Rounds a second on one core by processor time; median of {BATCHES} batches (least, most).",
        "",
        "| rules | policy | players | simulator | moves a round | bots of the same name | ratio |",
        "|---|---|---|---|---|---|---|",
    )
    for preset in ("sabra", "classic"):
        for name in ("greedy", "hold", "builder"):
            for players in (2, 3, 4):
                _report_line(preset, name, players, notes)
    _report_line("baltic-ru", "greedy", 4, notes)
    fast, moves = _rate(load("sabra"), 4, CASHING)
    notes.say(f"| sabra | {CASHING} | 4 | {_rates(fast)} | {moves:.1f} | | |")


def _report_line(preset: str, name: str, players: int, notes: Notes) -> None:
    fast, slow, moves = _compare(load(preset), players, name)
    ratio = quantile(fast, 0.5) / quantile(slow, 0.5)
    rates = f"{_rates(fast)} | {moves:.1f} | {_rates(slow)} | {ratio:.1f}"
    notes.say(f"| {preset} | {name} | {players} | {rates} |")


def _rates(rates: list[float]) -> str:
    return f"{quantile(rates, 0.5):.0f} ({min(rates):.0f}, {max(rates):.0f})"


def _compare(rules: Rules, players: int, name: str) -> tuple[list[float], list[float], float]:
    bot, policy = ADDER if name == "builder" else bot_named(name), POLICIES[name]
    fast: list[float] = []
    slow: list[float] = []
    moves = 0.0
    for batch in range(BATCHES):
        rate, length = _simulate(rules, players, policy, batch)
        moves += length / BATCHES
        fast.append(rate)
        slow.append(_play_bots(rules, players, bot, batch))
    return fast, slow, moves


def _rate(rules: Rules, players: int, policy: Policy) -> tuple[list[float], float]:
    batches = [_simulate(rules, players, policy, batch) for batch in range(BATCHES)]
    return [rate for rate, _ in batches], sum(length for _, length in batches) / BATCHES


def _simulate(rules: Rules, players: int, policy: Policy, batch: int) -> tuple[float, float]:
    """Rounds a second, deals included, and moves a round."""
    simulator, rounds = simulator_for(rules, players), BOT_ROUNDS * MORE
    seeds = range(batch * rounds, (batch + 1) * rounds)
    began = process_time()
    states = [simulator.deal(seed, Seat(seed % players)) for seed in seeds]
    played = simulator.playouts(states, [policy] * players, [None] * rounds)
    took = process_time() - began
    return rounds / took, sum(played.lengths) / rounds


def _play_bots(rules: Rules, players: int, bot: Bot, batch: int) -> float:
    """Rounds a second of bots, as the arena plays them where nobody asks the referee; without the deals."""
    rounds = BOT_ROUNDS
    seeds = range(batch * rounds, (batch + 1) * rounds)
    games = [deal(rules, players, seed, Seat(seed % players)) for seed in seeds]
    began = process_time()
    for game in games:
        _play_out(game, bot)
    return rounds / (process_time() - began)


def _play_out(game: Game, bot: Bot) -> None:
    chance = Random(1)
    while game.phase is Phase.PLAYING:
        view = view_game(game, game.playing.turn.seat)
        game = let_happen(game, ask(bot, view, chance, NO_LIMIT))


# -- judged ----------------------------------------------------------------------------------------


def _report_judged(rounds: int, first: int, jobs: int, seconds: float | None, notes: Notes) -> int:
    met: Counter[str] = Counter()
    moves = broken = done = 0
    began, end = perf_counter(), first + rounds
    chunks = [range(seed, min(seed + CHUNK, end)) for seed in range(first, end, CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        for done, (chunk_met, chunk_moves, faults) in enumerate(pool.map(_judge, chunks), 1):
            met.update(chunk_met)
            moves += chunk_moves
            broken += len(faults)
            for fault in faults:
                print(f"DIFFERENT: {fault}", file=sys.stderr, flush=True)
            if done % 20 == 0:
                print(f"{done * CHUNK} rounds, {broken} different", file=sys.stderr, flush=True)
            if seconds is not None and perf_counter() - began > seconds:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    rounds, last = met.total(), (chunks[done - 1] if done else range(first, first + 1))[-1]
    seeds = f"seeds {first} to {last}"
    notes.say(
        f"- {rounds} rounds ({seeds}), {moves} moves compared with the referee after each: {broken} different"
    )
    notes.say(*(f"  - {name}: {count} rounds" for name, count in sorted(met.items())))
    return broken


def _judge(seeds: range) -> tuple[Counter[str], int, list[str]]:
    met: Counter[str] = Counter()
    moves, faults = 0, list[str]()
    for seed, (rules, players, policies) in zip(seeds, islice(_tables(), seeds[0], None), strict=False):
        try:
            moves += judge_round(rules, players, policies, seed)
        except Disagreement as difference:
            faults.append(str(difference))
        house = " with house rules" if rules.changes() else ""
        met[f"{rules.preset}{house}, {players} players"] += 1
    return met, moves, faults


def _tables() -> Iterator[Table]:
    """Four presets' tables, then one of a house, without end."""
    presets, houses = cycle(list(tables(declared_presets()))), cycle(list(tables(declared_houses())))
    while True:
        yield from islice(presets, 4)
        yield next(houses)
