"""The published set of optima: the solver and the ways that share no code with it still agree on it."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from tests.histories.draw import large, mixture, small
from tests.histories.known import OTHER_WAYS, PLACE, Known, all_known, by_listing, by_program, by_solver
from tilerummy.rules.preset import preset_ids
from tilerummy.rules.setting import setting_for

KNOWN = list(all_known())
PAGE = Path(__file__).parents[2] / "docs" / "optima.md"
SAMPLE = KNOWN[::12]
BY_RULES = sorted({known.name.rpartition("-")[0] for known in KNOWN})


def test_the_page_says_what_the_file_is() -> None:
    """A published file never changes: whoever compared with it must find it as it was."""
    page = PAGE.read_text(encoding="utf-8")
    assert sha256(PLACE.read_bytes()).hexdigest() in page
    rows = dict(re.findall(r"^\| `(small|game|large)` \|.*\| ([0-9]+) \|$", page, flags=re.MULTILINE))
    kinds = Counter(known.name.partition("-")[0] for known in KNOWN)
    assert {kind: int(number) for kind, number in rows.items()} == kinds


def test_every_box_is_in_the_set() -> None:
    """All presets of its time and mixtures of rules, each position by a second way, and each name once.

    The file never changes: a preset that came later is in the next one.
    """
    boxes = {known.name.split("-", 1)[1].rpartition("-")[0] for known in KNOWN}
    assert boxes <= {*preset_ids(), "mixture"}
    assert len(boxes) == 18
    assert all(known.by for known in KNOWN)
    assert len({known.name for known in KNOWN}) == len(KNOWN)
    assert [str(known) for known in SAMPLE] == PLACE.read_text(encoding="utf-8").splitlines()[::12]


@pytest.mark.parametrize("known", SAMPLE, ids=lambda known: known.name)
def test_the_solver_finds_the_optimum(known: Known) -> None:
    """Protects the published optima: a sample each time."""
    assert by_solver(known.situation) == known.expect


@pytest.mark.parametrize("seed", range(20))
def test_the_program_agrees_with_the_list_of_all_turns(seed: int) -> None:
    """Protects the second way by a third: on small positions every end table is looked at."""
    chance = Random(f"program {seed}")
    situation = small(setting_for(mixture(chance), 4), chance)
    listed, found = by_listing(situation), by_program(situation)
    assert found in (listed, None) or listed is None


@pytest.mark.long
@pytest.mark.parametrize("rules", BY_RULES)
def test_the_solver_finds_every_optimum(rules: str, either_core: str) -> None:
    """All positions of the set, on both cores."""
    some = [known for known in KNOWN if known.name.rpartition("-")[0] == rules]
    assert [known.name for known in some if by_solver(known.situation) != known.expect] == []


@pytest.mark.long
@pytest.mark.parametrize("rules", BY_RULES)
def test_the_other_ways_find_every_optimum(rules: str) -> None:
    """What is written was found by the ways that are named, and they find it again."""
    for known in KNOWN:
        if known.name.rpartition("-")[0] == rules:
            assert {OTHER_WAYS[way](known.situation) for way in known.by} == {known.expect}, known.name


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_the_program_agrees_on_large_tables(seed: int) -> None:
    """Swaps, meanings, jokers that stay and old sets that go on, on tables that nobody can list."""
    chance = Random(f"large {seed}")
    situation = large(setting_for(mixture(chance), 4), chance)
    assert by_program(situation) in (by_solver(situation), None)
