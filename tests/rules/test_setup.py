"""Setting up: who starts, which way play goes, how many rounds there are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit import act, begun, game_at, new_game, refused, rules_of
from tests.match import check_tiles
from tilerummy.rules.match.action import ChooseStarter, Draw
from tilerummy.rules.match.event import RoundBegan
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import BadRules

ONE, TWO = Seat(0), Seat(1)
SETUP = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text("utf-8"))["setup"]


@pytest.mark.parametrize("row", SETUP, ids=lambda row: f"{row['preset']}-{row['players']}")
def test_setup_rows(row: dict[str, Any]) -> None:
    """Tiles in play and in the pool after the deal, for every preset and number of players."""
    # The third joker of five players is optional in sheet 003.
    rules = rules_of(row["preset"], jokers_by_players={str(row["players"]): row["jokers"]})
    game = new_game(rules, row["players"])
    if game.phase is Phase.CHOOSING:
        game, _ = act(game, ChooseStarter(ONE))
    view = view_game(game, None)

    assert len(game.setting.tiles()) == row["tiles"]
    assert view.pool_left == row["pool_after_deal"]
    check_tiles(game)


def test_the_table_chooses_the_starter() -> None:
    """Where the players choose, nothing is dealt until they have."""
    game, events = begun("baltic-lv", 3)

    assert game.phase is Phase.CHOOSING
    assert isinstance(events[-1], RoundBegan)
    assert refused(game, Draw(seat=ONE)) == ("not_now",)
    assert refused(game, ChooseStarter(Seat(7))) == ("no_such_seat",)
    game, _ = act(game, ChooseStarter(TWO))
    assert game.playing.turn.seat == TWO
    assert refused(game, ChooseStarter(ONE)) == ("not_now",)


@pytest.mark.parametrize(("preset", "following"), [("sabra", 1), ("pro6-fr", 3)])
def test_direction(preset: str, following: int) -> None:
    """Seats are numbered clockwise; sheet 003 plays the other way round."""
    game = game_at(preset, ["r1 r2"] * 4, pool="k1 k2 k3")
    game, _ = act(game, Draw(seat=ONE))

    assert game.playing.turn.seat == following


def test_rounds_are_agreed_or_fixed() -> None:
    """A number that the rules fix cannot be changed, and no match has fewer than one round."""
    with pytest.raises(BadRules, match="rounds"):
        new_game("pro6-es", 2, rounds=3)
    with pytest.raises(BadRules, match="rounds"):
        new_game("sabra", 2, rounds=0)
    assert new_game("pro6-es", 2).rounds == 4
    assert new_game("sabra", 2).rounds is None


def test_a_secret_has_a_length_and_stays_the_same() -> None:
    """A short secret could be guessed; another one would break the promise."""
    with pytest.raises(ValueError, match="32 bytes"):
        start_match(load("sabra"), [Player("Ada"), Player("Bo")], 0, secret=b"short")
    with pytest.raises(ValueError, match="not the secret"):
        apply(new_game(), Draw(seat=ONE), 0, secret=bytes(32))
