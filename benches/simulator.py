"""The simulator beside the bots, by speed, and beside the referee, move by move."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from random import Random
from time import perf_counter, process_time
from typing import Annotated

from benches.report import Notes, bench, percents, quantile
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
NAMES = ("greedy", "hold", "builder")


@bench("Simulator")
def simulator(
    notes: Notes,
    *,
    judge: Annotated[int, "step so many rounds beside the referee instead", 100_000] = 0,
    first: Annotated[int, "the seed of the first round judged"] = 0,
    minutes: Annotated[float | None, "judge no longer than this by the clock"] = None,
    jobs: Annotated[int, "processes that judge"] = os.cpu_count() or 1,
) -> bool:
    """Rounds a second by the simulator and by the bots, and the simulator judged.

    Both are measured by processor time, on one core, in turn: a batch of the one, a batch of the other, again
    and again, on the same deals. With `--judge` rounds are stepped beside the referee instead, under each
    preset, number of players and line-up of policies that the compiled simulator declares, a fifth of them
    under house rules; a difference is named with the seed that plays it again. `--first` goes on where a
    piece ended, and `--minutes` ends a piece.
    """
    if judge:
        notes.title = "Simulator judged"
        return not _report_judged(judge, first, jobs, 60 * minutes if minutes else None, notes)
    notes.say(
        f"Rounds a second on one core by processor time; median of {BATCHES} batches (least, most).", ""
    )
    columns = ("simulator", "moves a round", "bots of the same name", "ratio")
    notes.head("rules", "policy", "players", *columns)
    lines = [(rules, name, n) for rules in ("sabra", "classic") for name in NAMES for n in (2, 3, 4)]
    for preset, name, players in (*lines, ("baltic-ru", "greedy", 4)):
        bot = ADDER if name == "builder" else bot_named(name)
        fast, slow, moves = _compare(load(preset), players, POLICIES[name], bot)
        ratio = quantile(fast, 0.5) / quantile(slow, 0.5)
        notes.row(preset, name, players, _rates(fast), f"{moves:.1f}", _rates(slow), f"{ratio:.1f}")
    fast, _, moves = _compare(load("sabra"), 4, CASHING)
    notes.row("sabra", CASHING, 4, _rates(fast), f"{moves:.1f}", "", "")
    return True


# -- speed -------------------------------------------------------------------------------------------


def _rates(rates: list[float]) -> str:
    middle, least, most = percents(rates, 0.5, 0.0, 1.0, digits=0)
    return f"{middle} ({least}, {most})"


def _compare(
    rules: Rules, players: int, policy: Policy, bot: Bot | None = None
) -> tuple[list[float], list[float], float]:
    """Rounds a second by the simulator and by bots, if any, and moves a round."""
    fast, slow, moves = list[float](), list[float](), 0.0
    for batch in range(BATCHES):
        rate, length = _simulate(rules, players, policy, batch)
        moves += length / BATCHES
        fast.append(rate)
        if bot is not None:
            slow.append(_play_bots(rules, players, bot, batch))
    return fast, slow, moves


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
            # Chunks come back in order, so all seeds up to the last one have been judged.
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
