"""The environments for research: how fast they are, and who wins how much in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from time import perf_counter, process_time
from typing import Annotated

import numpy as np

from benches.report import Notes, bench
from tilerummy.bots.estimate import Estimate, WinShare, share_of
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
from tilerummy.research.seat_environment import Seat
from tilerummy.rules.preset import load, preset_ids
from tilerummy.simulator.declared import knows_jokers

NUMBER = 1000
"""Tables at once."""
WARM_UP = 60
"""Steps before the clock starts: the first moves of a round are the easiest."""
PLAYERS = (2, 3, 4)
POLICIES = {"greedy": 1, "hold": 2, "builder": 3}
SEES_ALL = "sees all"
SMALL, LARGE, NEAR = 24, 54, 3
"""Tiles on a rack: a usual large one, as many as one gets who only draws, and what is still near that."""
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
) -> None:
    """Decisions a second of many tables at once, and who wins how much.

    A decision is what the seat in turn sees, as arrays, and one move at its table. By processor time of all
    threads and by the clock; on a busy machine only the first says something. Then the same with candidates:
    the best plays with what they do are seen too, and one choice is taken by chance; on many tables at once,
    and on the one table of the PettingZoo environment. Then that environment and the one of Gymnasium under
    every preset, and whether a step takes longer with a large rack. Then one player alone against others who
    all play by one policy, on paired deals in every rotation: policies, the learned baseline, and somebody
    who sees all racks and the pool (the ceiling).
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
    _report_presets(seconds, notes)
    if deals:
        _report_wins(rules.split(","), deals, deals if ceiling is None else ceiling, first, notes)


def _report_presets(seconds: float, notes: Notes) -> None:
    notes.say(
        "",
        "Steps a second between two by processor time, 8 plays, actions by chance: one table of env, and one "
        "seat of Gymnasium against `greedy`, whose moves are included. Then milliseconds a step where "
        f"everybody draws who may, by tiles on the rack ({SMALL} and {LARGE}, or so).",
        "",
    )
    notes.head("rules", "list", "env", "Gymnasium", f"ms at {SMALL}", f"ms at {LARGE}")
    for preset in preset_ids():
        rules = load(preset)
        listed = "exact" if knows_jokers(rules) else "exact without jokers"
        rates = _env_rate(preset, 2, 8, seconds), _seat_rate(preset, seconds)
        grown = _by_rack(preset)
        notes.row(preset, listed, *(f"{rate:,.0f}" for rate in rates), grown(SMALL), grown(LARGE))


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


def _seat_rate(rules: str, seconds: float) -> float:
    """Steps a second of the Gymnasium environment, the opponent's moves included."""
    table, chance = Seat(rules, "greedy", seat=0), np.random.default_rng(1)
    _, info = table.reset(seed=1)
    own, steps = process_time(), 0
    while process_time() - own < seconds:
        _, _, over, cut, info = table.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        steps += 1
        if over or cut:
            _, info = table.reset()
    return steps / (process_time() - own)


def _by_rack(rules: str) -> Callable[[int], str]:
    """Milliseconds a step by tiles on the rack, where everybody draws who may."""
    taken: dict[int, list[float]] = {}
    table = TileRummy(rules, 2)
    for seed in range(3):
        table.reset(seed=seed)
        for _ in range(LARGE * 2):
            if table.match.over:
                break
            held, own = len(table.view(table.agent_selection).rack or ()), process_time()
            seen = table.observe(table.agent_selection)
            table.step(int(np.argmax(seen["action_mask"])))
            taken.setdefault(held, []).append(1000 * (process_time() - own))

    def near(size: int) -> str:
        found = [ms for held, all_ms in taken.items() if abs(held - size) <= NEAR for ms in all_ms]
        return f"{np.mean(found):.2f}" if found else "-"

    return near


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
