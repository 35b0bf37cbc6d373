"""Chance: fair, checkable, and a function of the secret and the salts alone."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import NAMES, rules_of
from tilerummy.rules.match.chance import Chance, Stream, commitment
from tilerummy.rules.match.event import Dealt, Event, StarterBy, StarterChosen, StarterDrew, StarterRolled
from tilerummy.rules.match.referee import start_match
from tilerummy.rules.match.seat import Player, playing_order
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.setting import setting_for

FAIRNESS = Path(__file__).parents[2] / "docs" / "fairness.md"
CHANCE = Chance(bytes(range(32)), (bytes.fromhex("0a0b"), b""))


def vectors() -> dict[str, str]:
    block = re.findall(r"```\n(secret.*?)```", FAIRNESS.read_text("utf-8"), re.DOTALL)[0]
    return dict(re.split(r"\s{2,}", line, maxsplit=1) for line in block.strip().split("\n"))


def documented() -> Any:
    """The functions printed in the document, run as they stand there."""
    code = re.findall(r"```python\n(.*?)```", FAIRNESS.read_text("utf-8"), re.DOTALL)[0]
    scope: dict[str, Any] = {}
    exec(code, scope)
    return SimpleNamespace(**scope)


def test_document_holds_true_vectors() -> None:
    """Another language can check itself against the vectors of docs/fairness.md."""
    written = vectors()
    tiles = setting_for(load("sabra"), 2).tiles()
    dice = CHANCE.stream(1, "starter 1")

    assert written["secret"] == CHANCE.secret.hex()
    assert written["commitment"] == commitment(CHANCE.secret)
    assert written["seed, round 1, deal"] == CHANCE.seed(1, "deal").hex()
    assert written["seed, round 1, starter 1"] == CHANCE.seed(1, "starter 1").hex()
    assert written["its first dice"] == " ".join(str(dice.die()) for _ in range(10))
    assert written["shuffle of 0-9, round 2, deal"] == " ".join(
        map(str, CHANCE.stream(2, "deal").shuffled(range(10)))
    )
    assert written["sabra, round 1, deal, first 28"] == " ".join(
        map(str, CHANCE.stream(1, "deal").shuffled(tiles)[:28])
    )


@given(
    secret=st.binary(min_size=32, max_size=32),
    salts=st.lists(st.binary(max_size=12), max_size=4),
    number=st.integers(1, 1000),
    bounds=st.lists(st.integers(1, 200), min_size=1, max_size=20),
)
def test_document_and_code_agree(secret: bytes, salts: list[bytes], number: int, bounds: list[int]) -> None:
    """The page alone is enough to compute every number and every shuffle."""
    page = documented()
    words = page.words(secret, salts, number, "deal")
    stream = Chance(secret, tuple(salts)).stream(number, "deal")

    assert [page.below(words, bound) for bound in bounds] == [stream.below(bound) for bound in bounds]
    assert tuple(page.shuffled(words, range(30))) == stream.shuffled(range(30))


def test_words_of_the_document() -> None:
    """The first words of a stream are those of the vectors."""
    words = documented().words(CHANCE.secret, CHANCE.salts, 1, "deal")

    assert vectors()["its first words"] == " ".join(map(str, islice(words, 4)))


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """A word from the last whole multiple of the bound on is not used, the one before it is."""
    every = Stream(bytes(32))
    words = [every.below(2**32) for _ in range(100)]
    at, word = next((at, word) for at, word in enumerate(words) if word > 2**31)
    later = next(other for other in words[at + 1 :] if other < word)

    kept, thrown = Stream(bytes(32)), Stream(bytes(32))
    for _ in range(at):
        kept.below(2**32)
        thrown.below(2**32)
    assert kept.below(word + 1) == word
    assert thrown.below(word) == later


def test_numbers_are_even() -> None:
    """Each number below the bound is about equally frequent."""
    stream = Stream(b"even")
    counts = Counter(stream.below(106) for _ in range(106 * 400))

    # Chi-square with 105 degrees of freedom: 200 is beyond one in ten million; the stream is fixed.
    assert sum((counts[n] - 400) ** 2 / 400 for n in range(106)) < 200


def test_each_place_of_a_shuffle_is_even() -> None:
    """Each thing comes to each place of a shuffle about equally often."""
    stream = Stream(b"places")
    counts = Counter(pair for _ in range(6000) for pair in enumerate(stream.shuffled("abcdef")))

    assert len(counts) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 80


@pytest.mark.parametrize(
    "other",
    [
        Chance(bytes(32), CHANCE.salts),
        Chance(CHANCE.secret, (CHANCE.salts[0], b"\0")),
        Chance(CHANCE.secret, (b"\x0a", b"\x0b")),
        Chance(CHANCE.secret, (*CHANCE.salts, b"")),
    ],
)
def test_every_salt_and_the_secret_count(other: Chance) -> None:
    """Whoever changes their salt by a bit changes every deal."""
    assert other.seed(1, "deal") != CHANCE.seed(1, "deal")


def test_rounds_and_purposes_are_apart() -> None:
    """No two streams of a match are the same."""
    seeds = {CHANCE.seed(number, purpose) for number in range(1, 50) for purpose in ("deal", "starter 1")}

    assert len(seeds) == 98


# -- who starts, and the deal ---------------------------------------------------------------------


def openings(rules: Rules, players: int, count: int) -> list[tuple[Event, ...]]:
    """The beginnings of many matches."""
    people = [Player(name) for name in NAMES[:players]]
    return [start_match(rules, people, 0, secret=bytes([i // 256, i % 256]) * 16)[1] for i in range(count)]


def contests(events: tuple[Event, ...]) -> list[dict[int, int]]:
    """The tiles or rolls for the start, drawing by drawing; each seat has one in each."""
    found: list[dict[int, int]] = []
    for event in events:
        if isinstance(event, StarterDrew | StarterRolled):
            rank = event.tile.number if isinstance(event, StarterDrew) else event.roll
            if not found or event.seat in found[-1] or event.seat < max(found[-1]):
                found.append({})
            found[-1][event.seat] = rank
    return found


@pytest.mark.parametrize(
    ("preset", "by"), [("sabra", StarterBy.HIGHEST_TILE), ("pro6-en", StarterBy.HIGHEST_ROLL)]
)
def test_highest_tile_or_roll_starts_and_ties_go_again(preset: str, by: StarterBy) -> None:
    """RULES B: the highest starts, the tied draw or roll again among themselves."""
    again = 0
    for events in openings(load(preset), 4, 120):
        rounds = contests(events)
        chosen = next(event for event in events if isinstance(event, StarterChosen))
        tied = set(range(4))
        for ranks in rounds:
            assert set(ranks) == tied
            tied = {seat for seat, rank in ranks.items() if rank == max(ranks.values())}
        assert {chosen.seat} == tied
        assert chosen.by is by
        again += len(rounds) > 1

    assert again > 5


def test_joker_drawn_for_the_start_ranks_last() -> None:
    """RULES B: a joker drawn for the start counts 0."""
    seen = 0
    for events in openings(load("classic").with_options({"starter": "highest_tile_returned"}), 2, 150):
        drawn = [event for event in events if isinstance(event, StarterDrew)]
        if drawn[0].tile.is_joker and not drawn[1].tile.is_joker:
            chosen = next(event for event in events if isinstance(event, StarterChosen))
            assert chosen.seat == drawn[1].seat
            seen += 1

    assert seen


def test_lot_reaches_every_seat() -> None:
    """A lot makes each seat the starter now and then."""
    chosen = Counter(
        event.seat
        for events in openings(load("baltic-ru"), 4, 80)
        for event in events
        if isinstance(event, StarterChosen) and event.by is StarterBy.LOT
    )

    assert set(chosen) == {0, 1, 2, 3}


@pytest.mark.parametrize("owner", ["common", "personal"])
def test_deal_follows_the_document(owner: str) -> None:
    """Hands in playing order from the starter on, then the pool; personal pools one by one."""
    rules = rules_of("pro6-en", pool_owner=owner)
    people = [Player(name) for name in NAMES[:3]]
    _, events = start_match(rules, people, 0, secret=bytes(32))
    starter = next(event.seat for event in events if isinstance(event, StarterChosen))
    dealt = next(event for event in events if isinstance(event, Dealt))
    order = playing_order(starter, 3, rules.direction)
    tiles = Chance(bytes(32), (b"",) * 3).stream(1, "deal").shuffled(setting_for(rules, 3).tiles())

    assert order == (starter, (starter - 1) % 3, (starter - 2) % 3)
    assert dealt.hands[order[0]] == tiles[:15]
    assert dealt.hands[order[1]] == tiles[15:29]
    assert dealt.hands[order[2]] == tiles[29:43]
    pool = tiles[43:]
    if owner == "common":
        assert dealt.pools == (pool,)
    else:
        assert [dealt.pools[seat] for seat in order] == [pool[0::3], pool[1::3], pool[2::3]]


def test_face_up_tile_is_the_last_of_the_shuffle() -> None:
    """DEFINITIONS 14: the face-up tile is the last tile of the pool."""
    _, events = start_match(load("rummy-variants"), [Player("Ada"), Player("Bo")], 0, secret=bytes(32))
    dealt = next(event for event in events if isinstance(event, Dealt))
    tiles = Chance(bytes(32), (b"", b"")).stream(1, "deal").shuffled(setting_for(load("rummy"), 2).tiles())

    assert dealt.face_up is tiles[-1]
    assert dealt.pools == (tiles[28:-1],)
