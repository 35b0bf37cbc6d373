"""The bot that adapts: a place on the ladder, moved by what finished rounds showed."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import tilerummy as tr
from tilerummy.bots import NoSuchBot, bot_named
from tilerummy.bots.cast import (
    BEGIN,
    HIGHEST,
    LOWEST,
    SHARES_LAID,
    WAITS,
    RoundSeen,
    name_at,
    next_strength,
    noticed,
)
from tilerummy.bots.characters import Dial
from tilerummy.bots.levels import FOR_PEOPLE
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.library.match_api import Match
from tilerummy.review.turn_study import last_round
from tilerummy.rules.match.action import Draw, Pass
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import load


def seen(share: float, allowed: int = 100, laid: int = 50, players: int = 2) -> RoundSeen:
    return RoundSeen(players, share, allowed, laid)


def test_a_strength_has_a_name() -> None:
    """Protects the way to the worker: a number kept by the table becomes a bot, and no other name does."""
    assert bot_named(name_at(4.5)) == Dial(4.5)
    assert bot_named(name_at(-0.5)) == Dial(-0.5)
    assert bot_named("companion@99") == Dial(HIGHEST)
    for name in ("companion@", "companion@-", "companion@x", "greedy@2"):
        with pytest.raises(NoSuchBot):
            bot_named(name)


@pytest.mark.parametrize("strength", [LOWEST, 3.5, HIGHEST])
def test_every_place_of_the_ladder_plays(strength: float) -> None:
    """Protects the ends of the dial: the lowest, the highest and what lies between finish a round."""
    outcome = play_deal(MatchTerms(load("sabra"), nodes=1_000), [Dial(strength)] * 2, seed=4)
    assert sum(outcome.wins) == pytest.approx(1)


def test_whoever_wins_meets_a_stronger_bot() -> None:
    """Protects the balance: winning moves it up, losing down, and the expected share evens that out."""
    assert next_strength(5.0, seen(1.0), 6) > 5.0 > next_strength(5.0, seen(0.0), 6)
    up = next_strength(5.0, seen(1.0, players=4), 6) - 5.0
    down = 5.0 - next_strength(5.0, seen(0.0, players=4), 6)
    assert up == pytest.approx(3 * down)


def test_whoever_wins_with_a_grand_turn_is_taken_for_one_who_waits() -> None:
    """Protects the guess about strong players: they lay little of what they could, and everything at once."""
    little = next_strength(1.0, seen(1.0, laid=10), 3)
    grand = next_strength(1.0, RoundSeen(2, 1.0, 100, 10, greatest=20), 3)
    assert little < WAITS <= grand


STEP = 0.6
"""What a level is worth between two, as log odds: it beats the one below it in 65% of the rounds."""


def ten_rounds(place: int, sight: float, grand: float, chance: Random) -> list[bool]:
    """Which of ten rounds somebody of this place wins, who sees so much and makes grand turns."""
    strength, won = BEGIN, list[bool]()
    for rounds in range(10):
        won.append(chance.random() < 1 / (1 + exp(STEP * (strength - place))))
        laid = round(100 * min(1.0, max(0.0, chance.gauss(sight, 0.1))))
        greatest = 20 if chance.random() < grand else 5
        strength = next_strength(strength, RoundSeen(2, float(won[-1]), 100, laid, greatest), rounds)
    return won


@pytest.mark.parametrize(
    ("place", "sight", "grand"),
    [
        *((place, sight, 0.0) for place, sight in enumerate(SHARES_LAID)),
        (7, 0.15, 0.3),
        (8, 0.1, 0.6),
        (9, 0.1, 1.0),
    ],
)
def test_both_win_in_turn(place: int, sight: float, grand: float) -> None:
    """Protects the promise of the companion: from novices to those who wait, about half of the rounds each.

    The players are logistic and the matches many: what is tested is the rule, not the luck of a few rounds.
    """
    chance = Random(place)
    matches = [ten_rounds(place, sight, grand, chance) for _ in range(400)]
    of_ten = sum(map(sum, matches)) / 4000
    later = sum(sum(won[3:]) for won in matches) / 2800
    assert 0.45 < of_ten < 0.60
    assert 0.43 < later < 0.55


def test_it_stays_on_the_ladder() -> None:
    """Protects the lowest and the highest: no number of rounds leads beyond the levels."""
    low, high = LOWEST, HIGHEST
    assert len(FOR_PEOPLE) - 1 == HIGHEST
    for rounds in range(30):
        low, high = next_strength(low, seen(0.0), rounds), next_strength(high, seen(1.0, laid=100), rounds)
        assert low >= LOWEST
        assert high <= HIGHEST


def test_the_numbers_mean_the_levels_they_were_chosen_for() -> None:
    """Protects the ladder as it grows: newcomers meet the builder, and waiting begins above greed."""
    names = [level.name for level in FOR_PEOPLE]
    assert names[int(BEGIN)] == "builder"
    assert names[len(SHARES_LAID) - 1] == "greedy"
    assert names[int(WAITS)] == "patient"


def test_whoever_notices_more_is_taken_for_stronger() -> None:
    """Protects the first guess: it goes up with the share of what one laid."""
    guesses = [noticed(seen(0.5, laid=laid)) for laid in range(0, 101, 10)]
    assert guesses == sorted(guesses)
    assert guesses[0] < guesses[-1]


def test_a_round_tells_what_was_allowed_and_laid() -> None:
    """Protects the estimate: a greedy player lays all that is allowed, one who only draws lays nothing."""

    class Drawer:
        def act(self, view: tr.View) -> Draw | Pass:
            return Draw() if "draw" in view.may else Pass()

    match = tr.play(["greedy", Drawer()], seed=3)
    greedy, idle = (last_round(match.events, Seat(seat)) for seat in (0, 1))
    assert greedy is not None
    assert idle is not None
    assert greedy.allowed == greedy.laid > 0
    assert (greedy.share, idle.share) == (1.0, 0.0)
    assert idle.laid == 0
    assert last_round(Match(2, seed=3).events, Seat(0)) is None
