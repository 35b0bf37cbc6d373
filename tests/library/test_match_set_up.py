"""Matches from a set-up: racks and pool laid out, or the middle of a round."""

from __future__ import annotations

import pytest

import tilerummy as tr
from tilerummy.rules.match.event import Dealt, SetUp


def test_a_deal_is_played_as_it_was_laid_out() -> None:
    """Protects lessons and tests: everybody has just these tiles, the pool comes in this order."""
    deal = tr.Deal(["r10 b10 k10 y4", "k1 k2 k9"], pool="y13 y12", starter=1)
    match = tr.Match(["Ada", "Ben"], deal=deal, seed=1)
    assert match.turn == 1
    assert str(match.view().rack) == "k1 k2 k9"
    drawn = match.push(tr.Draw())[0]
    assert isinstance(drawn, tr.Drew)
    assert drawn.tile is tr.read_tile("y13")
    match.push(tr.Play("k10 r10 b10"))
    back = tr.loads(match.record(), seed=1)
    assert back.record() == match.record()
    assert back.view() == match.view()


def test_what_a_deal_leaves_out_is_dealt_by_the_seed() -> None:
    """Protects half set-ups: all tiles of the game are there once, and the seed decides where."""
    one, again, other = (
        tr.Match(3, deal=tr.Deal(["r1 r2 r3", None, None]), seed=seed).record() for seed in (1, 1, 2)
    )
    assert one == again != other
    dealt = next(event for event in tr.loads(one).events if isinstance(event, Dealt))
    tiles = [*(tile for hand in dealt.hands for tile in hand), *dealt.pools[0]]
    assert [len(hand) for hand in dealt.hands] == [3, 14, 14]
    assert len(tiles) == 106
    assert all(tiles.count(tile) <= 2 for tile in tiles)


@pytest.mark.parametrize("preset", ["sabra", "rummy", "rummy-variants", "pro6-en", "classic"])
def test_a_position_of_a_match_is_played_on(preset: str) -> None:
    """Protects study: any moment of a match, carried as text, begins another one that ends and reads back."""
    played = tr.play(["greedy", "greedy", "greedy"], preset, seed=3)
    positions = list(played.positions())
    pos = tr.Position.from_text(str(positions[len(positions) // 2]))
    match = tr.Match(3, position=pos, seed=1)
    start = match.view()
    assert (match.turn, start.rack, start.table) == (pos.turn, pos.rack, pos.table)
    assert tr.Position.of(start).situation.away == pos.away
    greedy = tr.bot("greedy")
    while not match.over:
        match.push(greedy.act(match.view()))
    assert tr.loads(match.record()).record() == match.record()


def test_a_position_with_a_deal_says_everything() -> None:
    """Protects full set-ups: racks, pool, table, who has opened and what can be taken are all as given."""
    pos = tr.Position(
        "r1 r2 r3", "r5 r6", "rummy-variants", opened=False, turn=1, discard="r7", face_up="n1", away="w4"
    )
    deal = tr.Deal([None, None], pool="b1 b2")
    match = tr.Match(["Ada", "Ben"], position=pos, deal=deal, seed=1)
    view = match.view()
    assert [str(one.tile) for one in view.to_take] == ["r7", "n1"]
    assert [player.opened for player in view.players] == [True, False]
    assert view.pools == (2,)
    assert tr.Position.of(view) == pos
    dealt = next(event for event in match.events if isinstance(event, Dealt))
    assert isinstance(dealt.set_up, SetUp)
    assert tr.loads(match.record()).view() == view


@pytest.mark.parametrize(
    ("players", "deal", "position", "says"),
    [
        (2, tr.Deal(["r1"]), None, "racks: 1 were given for 2 players"),
        (2, tr.Deal(["r1 r1 r1", "k1"]), None, "there are only 2 of r1"),
        (2, tr.Deal(["w1", "k1"]), None, "w1 is not in this game: its colours are k r b y"),
        (2, tr.Deal(["r1", ""]), None, "everybody needs at least one tile"),
        (2, tr.Deal(["r1", "k1"], starter=2), None, "there is no seat 2"),
        (2, tr.Deal(["r1", "k1"], face_up="k2"), None, "no tile of the pool lies open"),
        (2, tr.Deal(["r1", "k1"]), tr.Position("", "r2"), "is not that of the position"),
        (2, None, tr.Position("", "o1", palette="krbo"), "its tiles are not those of a match"),
        (2, None, tr.Position("", "r1", turn=3), "there is no seat 3"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(
    players: int, deal: tr.Deal | None, position: tr.Position | None, says: str
) -> None:
    """Protects authors of set-ups: the message says what does not fit."""
    with pytest.raises(tr.Unreadable, match=says):
        tr.Match(players, deal=deal, position=position)


def test_a_position_brings_its_rules() -> None:
    """Protects the choice of rules: those of the position hold, and others beside them are refused."""
    pos = tr.Position("", "n1", "rummy")
    assert tr.Match(2, position=pos).rules == pos.rules
    with pytest.raises(tr.BadRules, match="the position is one of preset"):
        tr.Match(2, "classic", position=pos)
    with pytest.raises(tr.Unreadable, match="not 'r1 r2 r3'"):
        tr.Deal("r1 r2 r3")
