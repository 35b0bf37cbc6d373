"""Estimates from deals: means with intervals, a sequential test, and strengths from who won what.

The deal is the unit: all rotations of a deal together are one number, for they share their tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt

NORMAL_95 = 1.96
BLOCKS = 20
"""The deals are cut into this many parts to see how far the strengths spread."""
FEWEST = 20
"""Fewer deals decide nothing: their spread is not known well enough."""
PRIOR = 0.5
"""Wins and losses against an average player that nobody played: they keep a clean sweep finite."""
FEW = 5
"""Whoever won or lost fewer games than this: how far blocks of deals spread says nothing about them."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95% interval."""

    mean: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of one number a deal; nothing is known from less than two deals."""
    if not values:
        return Estimate(0.0, inf)
    mean = sum(values) / len(values)
    return Estimate(mean, NORMAL_95 * sqrt(variance(values) / len(values)) if len(values) > 1 else inf)


def variance(values: Sequence[float]) -> float:
    """The unbiased variance."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def share_interval(share: float, trials: float) -> tuple[float, float]:
    """The 95% interval of a share of wins, by Wilson's score: right at 0 and 1 too.

    >>> [round(end, 3) for end in share_interval(1.0, 100)]
    [0.963, 1.0]
    """
    if trials <= 0:
        return 0.0, 1.0
    doubt = NORMAL_95**2 / trials
    middle = (share + doubt / 2) / (1 + doubt)
    half = sqrt(doubt * max(0.0, share * (1 - share)) + doubt**2 / 4) / (1 + doubt)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


@dataclass(frozen=True, slots=True)
class WinShare:
    """A share of wins and its 95% interval, which need not lie around it evenly."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def share_of(values: Sequence[float]) -> WinShare:
    """The mean of one share a deal, by Wilson's interval; nothing is known from less than two deals.

    Rotations of a deal share its tiles, so their number says little: as many trials are counted as would
    spread as these deals do, and where all deals are alike, one for each.
    """
    if len(values) < 2:
        return WinShare(sum(values), 0.0, 1.0)
    mean, spread = sum(values) / len(values), variance(values)
    trials = len(values) * (mean * (1 - mean) / spread if spread > 1e-12 else 1.0)
    return WinShare(mean, *share_interval(mean, trials))


# -- the sequential test ---------------------------------------------------------------------------


def expected_share(elo: float, players: int) -> float:
    """How often somebody stronger by this much wins against equal others."""
    odds: float = 10 ** (elo / 400)
    return odds / (odds + players - 1)


def likelihood_ratio(shares: Sequence[float], elo: float, players: int) -> float:
    """The log of how much better `elo` explains the deals than equality, by the normal approximation."""
    if len(shares) < FEWEST:
        return 0.0
    equal, better = expected_share(0, players), expected_share(elo, players)
    # Where all deals came out alike there is nothing to divide by.
    spread = max(variance(shares), 1e-4)
    mean = sum(shares) / len(shares)
    return len(shares) * (better - equal) * (mean - (equal + better) / 2) / spread


def verdict(ratio: float, error: float = 0.05) -> bool | None:
    """Whether somebody is better by what was asked; None is not known yet."""
    bound = log((1 - error) / error)
    return None if abs(ratio) < bound else ratio > 0


# -- strengths -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """Who won how often among the same players: seats and wins of each name."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]
    games: int


def strengths(tallies: Sequence[Tally], rounds: int = 2000) -> dict[str, float]:
    """Elo of each name by the model of Bradley, Terry and Luce, the average being 0.

    The winner of a game is each player with a chance in proportion to their strength. Fitted by the
    minorise-maximise steps of Hunter (2004).
    """
    names = sorted({name for tally in tallies for name in tally.seats})
    won = {name: PRIOR + sum(tally.wins.get(name, 0.0) for tally in tallies) for name in names}
    met = _games_by_table(tallies)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        exposure = _exposures(met, strength)
        after = {name: won[name] / exposure[name] for name in names}
        moved = max(abs(log(after[name] / strength[name])) for name in names)
        strength = after
        if moved < 1e-7:
            break
    elo = {name: 400 * log10(value) for name, value in strength.items()}
    middle = sum(elo.values()) / len(elo) if elo else 0.0
    return {name: value - middle for name, value in elo.items()}


Met = tuple[tuple[tuple[str, int], ...], int]
"""Who sat at a table, and how many games were played there."""


def _games_by_table(tallies: Sequence[Tally]) -> list[Met]:
    """For the fit it does not matter at which of equal tables a game was played."""
    games: Counter[tuple[tuple[str, int], ...]] = Counter()
    for tally in tallies:
        games[tuple(sorted(tally.seats.items()))] += tally.games
    return [*games.items()]


def _exposures(met: Sequence[Met], strength: Mapping[str, float]) -> dict[str, float]:
    # As if everybody had played a few games with somebody average, and won half: who lost all is not lost.
    found = {name: 2 * PRIOR / (value + 1) for name, value in strength.items()}
    for seats, games in met:
        share = games / sum(count * strength[name] for name, count in seats)
        for name, count in seats:
            found[name] += count * share
    return found


def strengths_with_margins(blocks: Sequence[Sequence[Tally]]) -> dict[str, Estimate]:
    """Strengths, and margins from leaving out one block of deals after the other (jackknife)."""
    whole = strengths([tally for block in blocks for tally in block])
    used = [i for i, block in enumerate(blocks) if block]
    if len(used) < 2:
        return {name: Estimate(elo, inf) for name, elo in whole.items()}
    parts = [strengths([t for i in used if i != out for t in blocks[i]]) for out in used]
    everything = [tally for block in blocks for tally in block]
    return {
        name: Estimate(elo, _margin([part.get(name, elo) for part in parts], name, everything, len(whole)))
        for name, elo in whole.items()
    }


def _margin(parts: Sequence[float], name: str, tallies: Sequence[Tally], names: int) -> float:
    spread = NORMAL_95 * _spread(parts)
    own = [tally for tally in tallies if name in tally.seats]
    won, games = sum(tally.wins.get(name, 0.0) for tally in own), sum(tally.games for tally in own)
    if min(won, games - won) >= FEW:
        return spread
    # Of somebody who hardly ever won or lost every block says the same: the spread would be far too small.
    deals = sum(tally.games / sum(tally.seats.values()) for tally in own)
    return max(spread, _margin_of_sweep(won / games, deals, names))


def _margin_of_sweep(won: float, deals: float, names: int) -> float:
    """The margin of somebody who won or lost nearly all games, where no block differs from another.

    It follows from the binomial distribution at the share that the prior leaves, each deal counting once; of
    the difference to the others one's own part is counted, for strengths have the average 0.
    """
    share = (won * deals + PRIOR) / (deals + 2 * PRIOR)
    return NORMAL_95 * 400 / log(10) / sqrt(deals * share * (1 - share)) * (names - 1) / names


def _spread(values: Sequence[float]) -> float:
    number = len(values)
    mean = sum(values) / number
    return sqrt((number - 1) / number * sum((value - mean) ** 2 for value in values))
