"""Speed of self-play: whole games of greedy bots on one core, judged and unjudged, in games a second."""

from __future__ import annotations

from time import perf_counter

from tilerummy.bots import bot_named
from tilerummy.bots.match import Terms, play_deal
from tilerummy.rules.preset import load
from tilerummy.solver import ENGINE

SECONDS = 5.0


def games_a_second(preset: str, players: int, *, judged: bool, bot: str = "greedy") -> tuple[float, float]:
    """Games and moves a second, from as many deals as fit into a few seconds."""
    terms = Terms(load(preset), judged=judged)
    bots = [bot_named(bot)] * players
    play_deal(terms, bots, 0)
    games = moves = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        games += 1
        moves += play_deal(terms, bots, games).moves
    took = perf_counter() - began
    return games / took, moves / took


def main(args: list[str]) -> None:
    """Print a table; arguments are presets."""
    print(f"engine: {ENGINE}")
    print("| preset | players | judged | games a second | moves a second |")
    print("|---|---|---|---|---|")
    for preset in args or ["sabra", "classic", "pro6-en"]:
        for judged in (True, False):
            games, moves = games_a_second(preset, 4, judged=judged)
            print(f"| {preset} | 4 | {'yes' if judged else 'no'} | {games:.0f} | {moves:.0f} |")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
