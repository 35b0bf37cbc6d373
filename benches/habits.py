"""`./run bench habits`: what a person notices of each opponent, in rounds with somebody of a middling level.

For each level and character: how often it wins, in how many turns of a round it kept back what it could lay,
its most draws in a row (the mean over rounds, and the most of all), its largest turn, and how many of its
lays took a set of the table apart. One of it sits down with others of one level; every deal is played in all
rotations.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from benches.report import Notes, mean
from tilerummy.bots import Bot, Budget, ask, bot_named
from tilerummy.bots.cast import CAST
from tilerummy.bots.estimate import estimate
from tilerummy.bots.levels import FOR_PEOPLE
from tilerummy.library.match_api import Match
from tilerummy.review.played_turn import PlayedTurn, position_of, turns_of
from tilerummy.rules.match.event import Event, Played, RoundEnded
from tilerummy.rules.preset import load
from tilerummy.solver import ANYHOW, solve_turn

NAMES = [*(level.name for level in FOR_PEOPLE), *(role.name for role in CAST)]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a round showed of one seat."""

    won: float
    held_back: int
    drawn: int
    """Its most turns in a row without a lay."""
    largest: int
    lays: int
    rearranged: int
    """Its lays that took a set of the table apart."""


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    options = _options(arguments)
    notes = Notes()
    notes.say(
        f"{options.preset}, {options.players} players, the others `{options.person}`, {options.deals} deals "
        f"in all rotations, seeds from {options.seed} on, {options.nodes} nodes a move; equal is "
        f"{100 / options.players:.0f}%. `./run bench habits {' '.join(arguments)}`\n"
    )
    notes.say("| opponent | wins % | held back | draws in a row, at most | largest turn | rearranges % |")
    notes.say("|---|---|---|---|---|---|")
    for name in options.bots:
        notes.say(_row(name, options))
    if options.write:
        notes.write(f"Bots: habits, {options.preset}, {options.players} players")
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench habits", description=__doc__)
    parser.add_argument("--preset", default="sabra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", nargs="*", default=NAMES)
    parser.add_argument("--person", default="shifter", help="the level of the others")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=9001)
    parser.add_argument("--nodes", type=int, default=5_000)
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    return parser.parse_args(arguments)


def _row(name: str, options: argparse.Namespace) -> str:
    rounds = [
        list(seen_in(name, seed, options)) for seed in range(options.seed, options.seed + options.deals)
    ]
    wins = estimate([100 * mean([one.won for one in deal]) for deal in rounds])
    every = [one for deal in rounds for one in deal]
    lays = sum(one.lays for one in every)
    cells = (
        f"`{name}`",
        f"{wins.mean:.0f}±{wins.margin:.0f}",
        f"{mean([one.held_back for one in every]):.1f}",
        f"{mean([one.drawn for one in every]):.1f}, {max(one.drawn for one in every)}",
        f"{mean([one.largest for one in every]):.1f}",
        f"{100 * sum(one.rearranged for one in every) / max(1, lays):.0f}",
    )
    return f"| {' | '.join(cells)} |"


def seen_in(name: str, seed: int, options: argparse.Namespace) -> Iterator[Seen]:
    """What one deal showed of a bot, in each of the seats."""
    for seat in range(options.players):
        bots = [bot_named(name if place == seat else options.person) for place in range(options.players)]
        events = _played(bots, seed, options)
        end = next(event for event in events if isinstance(event, RoundEnded))
        won = (seat in end.winners) / len(end.winners)
        yield seen_of([turn for turn in turns_of(events) if turn.seat == seat], won)


def _played(bots: Sequence[Bot], seed: int, options: argparse.Namespace) -> Sequence[Event]:
    match = Match(len(bots), load(options.preset), seed=seed, rounds=1)
    chances = [Random(f"{seed} {place}") for place in range(len(bots))]
    while (turn := match.turn) is not None:
        match.push(ask(bots[turn], match.view(), chances[turn], Budget(nodes=options.nodes)))
    return match.events


def seen_of(turns: list[PlayedTurn], won: float) -> Seen:
    """What the turns of one seat showed."""
    drawn = longest = 0
    for turn in turns:
        drawn = 0 if turn.laid else drawn + 1
        longest = max(longest, drawn)
    laid = [turn for turn in turns if turn.laid]
    return Seen(
        won,
        sum(_could_lay(turn) for turn in turns if not turn.laid),
        longest,
        max((len(turn.laid) for turn in laid), default=0),
        len(laid),
        sum(map(_took_apart, laid)),
    )


def _could_lay(turn: PlayedTurn) -> bool:
    return bool(solve_turn(turn.begin.setting, position_of(turn.begin), ANYHOW).play)


def _took_apart(turn: PlayedTurn) -> bool:
    """Whether a set of the table lies nowhere whole any more."""
    after = [Counter(meld) for event in turn.events if isinstance(event, Played) for meld in event.table]
    return any(not any(Counter(meld) <= now for now in after) for meld in turn.begin.playing.table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
