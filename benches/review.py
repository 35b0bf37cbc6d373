"""Looking back at a match."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Annotated

from benches.bots import take_turns
from benches.report import Notes, bench, processor_s
from tilerummy.bots import bot_named
from tilerummy.bots.bot import Bot
from tilerummy.library.match_api import Match
from tilerummy.review import review_record
from tilerummy.review.played_turn import turns_of
from tilerummy.review.turn_study import QUICK
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.record import write_record
from tilerummy.rules.preset import load, preset_ids
from tilerummy.solver import ENGINE

TURNS = 30
SEEDS = 12
AIM_S = 5.0


@bench("Review")
def review(notes: Notes, *presets: Annotated[str, "all by default"]) -> bool:
    """How long a review of about 30 turns takes under every preset, in processor time and on the clock."""
    notes.say(
        f"Engine: {ENGINE}. One round in 2 processes on {os.cpu_count()} cores; aim: under {AIM_S:.0f} s.", ""
    )
    notes.head("preset", "turns", "s CPU", "s CPU a core", "s wall")
    slowest = max(_reviewed(preset, notes) for preset in presets or preset_ids())
    notes.say("", f"Slowest: {slowest:.1f} s of processor time on each of 2 cores.")
    return slowest <= AIM_S


def matches(preset: str) -> Iterator[tuple[Event, ...]]:
    """One round of bots, four if the rules have room for four, seed after seed."""
    rules = load(preset)
    for seed in range(1, 1000):
        match = Match(min(4, rules.players[1]), rules, seed=seed, rounds=1)
        # Quick bots play the matches, and now and then one that people would find hard.
        bots: list[Bot] = [bot_named("greedy") if seed % 4 == 0 else QUICK] * len(match.players)
        for _ in take_turns(match, bots.__getitem__, seed, 20_000):
            pass
        yield tuple(match.events)


def _reviewed(preset: str, notes: Notes) -> float:
    """Review the match that is nearest to the right length; seconds on each of two cores."""
    found = [(len([*turns_of(match)]), match) for match in islice(matches(preset), SEEDS)]
    turns, events = min(found, key=lambda pair: abs(pair[0] - TURNS))
    began, spent = perf_counter(), processor_s()
    review_record(write_record(events), jobs=2)
    wall, cpu = perf_counter() - began, processor_s() - spent
    notes.row(preset, turns, f"{cpu:.1f}", f"{cpu / 2:.1f}", f"{wall:.1f}")
    return cpu / 2
