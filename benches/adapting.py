"""`./run bench adapting`: how often people of every level win against the bot that adapts to them.

The people are bots of the levels. In each match the others are companions, who set their strength between
rounds by what the rounds before have shown. Equal is what the seats would say; margins are 95% over matches.
`--shares` says what share of the tiles that their turns allowed the levels lay: what a first guess goes by.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random

from benches.report import Notes
from tilerummy.bots import LEVELS, Budget, ask, bot_named
from tilerummy.bots.cast import BEGIN, RoundSeen, next_strength
from tilerummy.bots.characters import Dial
from tilerummy.bots.estimate import estimate
from tilerummy.library.match_api import Match
from tilerummy.review.played_turn import last_round
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import load

PERSON = Seat(0)


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    options = _options(arguments)
    notes = Notes()
    notes.say(
        f"{options.preset}, {options.players} players, {options.matches} matches of {options.rounds} rounds, "
        f"seeds from {options.seed} on, {options.nodes} nodes a move; equal is {100 / options.players:.0f}%. "
        "`./run bench adapting " + " ".join(arguments) + "`\n"
    )
    notes.say("| person | wins, rounds 1-3 | wins, later | strength at the end | laid of what was allowed |")
    notes.say("|---|---|---|---|---|")
    for level in options.levels:
        notes.say(_row(level, options))
    if options.write:
        notes.write(f"Bots: adapting, {options.preset}, {options.players} players")
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench adapting", description=__doc__)
    parser.add_argument("--preset", default="sabra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", nargs="*", default=[level.name for level in LEVELS])
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=7001)
    parser.add_argument("--nodes", type=int, default=2_000)
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    return parser.parse_args(arguments)


def _row(level: str, options: argparse.Namespace) -> str:
    early, late, ends, allowed, laid = [], [], [], 0, 0
    for seed in range(options.seed, options.seed + options.matches):
        played = list(play(level, seed, options))
        shares = [seen.share for seen, _ in played]
        early.append(sum(shares[:3]) / len(shares[:3]))
        late.append(sum(shares[3:]) / max(1, len(shares[3:])))
        ends.append(played[-1][1])
        allowed += sum(seen.allowed for seen, _ in played)
        laid += sum(seen.laid for seen, _ in played)
    first, later = estimate(early), estimate(late)
    cells = (
        level,
        f"{100 * first.mean:.0f}±{100 * first.margin:.0f}",
        f"{100 * later.mean:.0f}±{100 * later.margin:.0f}",
        f"{sum(ends) / len(ends):.1f}",
        f"{100 * laid / max(1, allowed):.0f}%",
    )
    return f"| {' | '.join(cells)} |"


def play(level: str, seed: int, options: argparse.Namespace) -> Iterator[tuple[RoundSeen, float]]:
    """The rounds of a match: what each showed of the person, and the strength it leads to."""
    match = Match(options.players, load(options.preset), seed=seed, rounds=options.rounds)
    person, strength, rounds = bot_named(level), BEGIN, 0
    chances = [Random(f"{seed} {seat}") for seat in range(options.players)]
    while (turn := match.turn) is not None:
        bot = person if turn == PERSON else Dial(strength)
        before = match.round
        match.push(ask(bot, match.view(), chances[turn], Budget(nodes=options.nodes)))
        if match.round > before or match.over:
            seen = last_round(match.events, PERSON)
            assert seen is not None
            strength, rounds = next_strength(strength, seen, rounds), rounds + 1
            yield seen, strength


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
