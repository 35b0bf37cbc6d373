"""What counts on an evening: each switch does what it says, shares are exact, and ties are told."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilerummy.club.standing import Standing, league, standings, with_first
from tilerummy.rules.refusal import Unreadable

TABLE = st.lists(st.integers(-60, 60), min_size=2, max_size=6).map(
    lambda scores: [*scores[:-1], -sum(scores[:-1])]
)
"""The points of a sheet, which come to nought."""


@st.composite
def results(draw: st.DrawFn) -> list[dict[int, int]]:
    """Some tables among a few people."""
    found = []
    for scores in draw(st.lists(TABLE, max_size=12)):
        seats = draw(st.lists(st.integers(0, 9), min_size=len(scores), max_size=len(scores), unique=True))
        found.append(dict(zip(seats, scores, strict=True)))
    return found


@given(results(), st.sampled_from(["points", "places", "wins"]))
def test_sums_agree(evening: list[dict[int, int]], counts: str) -> None:
    """Protects trust in the sheet: what the tables give out is what everybody has together."""
    found = standings(evening, counts)
    assert sum(one.points for one in found) == 0
    assert sum(one.rounds for one in found) == sum(map(len, evening))
    if counts == "places":
        given_out = sum(sum((4, 3, 2, 1)[: len(table)]) for table in evening)
        assert sum((Fraction(one.score) for one in found), Fraction(0)) == given_out


@given(results(), st.sampled_from(["points", "places", "wins"]), st.integers(0, 40))
def test_places_follow_what_counts(evening: list[dict[int, int]], counts: str, cap: int) -> None:
    """Protects whoever reads a standing: best first, equal ones share a place and are marked."""
    found = standings(evening, counts, cap=cap, bonus=(50, 5))
    keys = [(one.score, one.points if counts != "points" else one.wins) for one in found]
    assert keys == sorted(keys, reverse=True)
    for one, key in zip(found, keys, strict=True):
        assert one.place == 1 + sum(other > key for other in keys)
        assert one.tied == (keys.count(key) > 1)


def test_places_are_shared() -> None:
    """Protects people who are level at a table: they get the mean of their places, to the last half."""
    found = standings(
        [{"Ada": 30, "Bo": -10, "Cy": -10, "Dee": -10}, {"Eve": 5, "Flo": 5, "Gus": -10}], "places"
    )
    scores = {one.player: one.score for one in found}
    assert scores == {
        "Ada": 4,
        "Bo": 2,
        "Cy": 2,
        "Dee": 2,
        "Eve": Fraction(7, 2),
        "Flo": Fraction(7, 2),
        "Gus": 2,
    }


def test_wins_come_before_points() -> None:
    """Protects a club that counts rounds won: one great round is not worth two small ones."""
    evening = [{"Ada": 10, "Bo": -10}, {"Ada": 10, "Bo": -10}, {"Ada": -90, "Bo": 90}]
    assert [one.player for one in standings(evening, "wins")] == ["Ada", "Bo"]
    assert [one.player for one in standings(evening, "points")] == ["Bo", "Ada"]


def test_a_league_of_friends() -> None:
    """Protects houses with a cap and a bonus: 50 for the winner, 5 for the second, at most 25 lost."""
    found = standings([{"Ada": 90, "Bo": -10, "Cy": -80}], cap=25, bonus=(50, 5))
    assert {one.player: one.score for one in found} == {"Ada": 140, "Bo": -5, "Cy": -25}


def test_a_round_sat_out_is_worth_the_mean() -> None:
    """Protects whoever had to sit out: it costs them nothing, whatever counts."""
    rests = {"Dee": 2}
    found = {one.player: one for one in standings([{"Ada": 4, "Bo": -4}], "places", rests=rests)}
    assert (found["Dee"].score, found["Dee"].rounds) == (5, 0)
    assert next(one for one in standings([], rests=rests)) == Standing(1, "Dee", 0, 0, 0, 0)


def test_of_a_league_the_best_evenings_count() -> None:
    """Protects people who cannot come each time: only their best evenings are added up."""
    first, second = standings([{"Ada": 40, "Bo": -40}]), standings([{"Ada": -30, "Bo": 10, "Cy": 20}])
    assert [(one.player, one.score, one.rounds) for one in league([first, second])] == [
        ("Cy", 20, 1),
        ("Ada", 10, 2),
        ("Bo", -30, 2),
    ]
    assert [(one.player, one.score) for one in league([first, second], best=1)] == [
        ("Ada", 40),
        ("Cy", 20),
        ("Bo", 10),
    ]


def test_a_final_goes_before_all_else() -> None:
    """Protects who won the final from whoever had more points before; the others keep order and ties."""
    before = standings([{"Ada": 40, "Bo": 20, "Cy": -10, "Dee": -25, "Eve": -25}])
    after = with_first(before, standings([{"Bo": 5, "Ada": -5}]))
    assert [(one.place, one.player, one.tied) for one in after] == [
        (1, "Bo", False),
        (2, "Ada", False),
        (3, "Cy", False),
        (4, "Dee", True),
        (4, "Eve", True),
    ]


def test_other_words_are_refused() -> None:
    """Protects programmers: a word that counts nothing says what it may have meant."""
    with pytest.raises(Unreadable, match="did you mean points"):
        standings([], "point")
    with pytest.raises(Unreadable, match="cap"):
        standings([], cap=-1)
    with pytest.raises(Unreadable, match="best"):
        league([], best=0)
