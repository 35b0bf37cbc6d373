"""The arena's arithmetic against numbers worked out by hand."""

from __future__ import annotations

from math import inf, log10

import pytest

from tilerummy.bots.estimate import (
    Tally,
    estimate,
    expected_share,
    likelihood_ratio,
    strengths,
    strengths_with_margins,
    verdict,
)


def test_interval_of_a_mean() -> None:
    """Protects the margins: 0, 1, 1, 0 has variance 1/3, so 1.96 * sqrt(1/12)."""
    found = estimate([0, 1, 1, 0])
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.96 * (1 / 12) ** 0.5)
    assert (found.low, found.high) == (0.5 - found.margin, 0.5 + found.margin)
    assert estimate([1.0]).margin == inf


def test_expected_share() -> None:
    """Protects the meaning of Elo at any table: 400 is odds of ten to one against each other."""
    assert expected_share(0, 4) == 0.25
    assert expected_share(400, 2) == pytest.approx(10 / 11)
    assert expected_share(400, 4) == pytest.approx(10 / 13)


def test_sequential_test() -> None:
    """Protects the stopping rule: it needs deals, and then says yes, no, or not yet."""
    assert likelihood_ratio([1.0] * 5, 15, 2) == 0
    even = [0.0, 1.0] * 50
    gain = expected_share(15, 2) - 0.5
    assert likelihood_ratio(even, 15, 2) == pytest.approx(-100 * gain * gain / 2 / (25 / 99))
    assert verdict(3.0) is True
    assert verdict(-3.0) is False
    assert verdict(2.9) is None


def test_strengths_of_two() -> None:
    """Protects the fit: three wins of four, with the prior half a win and loss each, are 7 to 3."""
    found = strengths([Tally({"a": 1, "b": 1}, {"a": 300, "b": 100}, 400)])
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3), abs=1.5)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_strengths_at_a_larger_table() -> None:
    """Protects one against three: winning half of the games there is three times their strength."""
    found = strengths([Tally({"a": 1, "b": 3}, {"a": 500, "b": 500}, 1000)])
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3), abs=1.5)


@pytest.mark.parametrize("lost", [0, 1])
def test_a_sweep_leaves_doubt(lost: int) -> None:
    """Protects tables of strengths: who won all games, or all but one, is not known for sure."""
    sweep = [Tally({"a": 1, "b": 1}, {"a": 10, "b": 0}, 10) for _ in range(19)]
    last = Tally({"a": 1, "b": 1}, {"a": 10 - lost, "b": lost}, 10)
    few, many = (strengths_with_margins([[one] for one in [*sweep[:count], last]]) for count in (4, 19))
    assert min(many["a"].margin, few["a"].margin) > 100
    assert many["a"].margin == pytest.approx(many["b"].margin)
    assert many["a"].low > 0


def test_margins_come_from_blocks_of_deals() -> None:
    """Protects the margins of strengths: equal blocks leave no doubt, different ones do."""
    good, bad = (Tally({"a": 1, "b": 1}, {"a": a, "b": 40 - a}, 40) for a in (30, 10))
    assert strengths_with_margins([[good], [good], [good]])["a"].margin == pytest.approx(0, abs=1e-3)
    assert strengths_with_margins([[good], [bad], [good]])["a"].margin > 50
