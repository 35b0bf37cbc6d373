"""A turn as a whole: tiles that add up, the duties of drawing and discarding, and unfinished turns."""

from __future__ import annotations

import pytest

from tests.kit import act, before, game_at, play, rules_of, tiles
from tilerummy.rules.judging.judge import judge_draw, judge_pass, judge_play, judge_starter_discard
from tilerummy.rules.judging.settlement import Settlement, settle
from tilerummy.rules.judging.turn import Drawn, Origin, Proposal, Verdict
from tilerummy.rules.match.action import Draw, Pass
from tilerummy.rules.match.game import Phase
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import read_tile

TABLE = "b4 b5 b6"


def at(preset: str = "sabra", **options: object) -> Setting:
    return setting_for(rules_of(preset, **options), 2)


def codes(verdict: Verdict) -> list[str]:
    return [refusal.reason.value for refusal in verdict.refusals]


def drew(tile: str, origin: Origin = Origin.POOL) -> tuple[Drawn, ...]:
    return (Drawn(read_tile(tile), origin),)


def played(after: str, rack: str = "b7 k9", setting: Setting | None = None, **more: object) -> list[str]:
    """The reasons against laying on a table of one run, by a player who has opened."""
    proposal = Proposal(read_table(after), **more)  # type: ignore[arg-type]
    return codes(judge_play(setting or at(), before(TABLE, rack), proposal))


# -- the tiles add up --------------------------------------------------------------------------------


def test_no_tile_is_lost_or_added() -> None:
    """docs/rules.md 6.2: what lay there lies there, and what is new comes from the rack."""
    assert played("b4 b5 b6 b7", rack="b7 k9") == []
    assert played("b4 b5 b6 b7", rack="k9") == ["tile_added"]
    assert played("b4 b5 b6 b7 | k9 r9 y9", rack="b7 k9 r9") == ["tile_added"]
    assert played("b5 b6 b7", rack="b7 k9") == ["table_tile_to_rack"]


def test_a_stated_rack_is_checked() -> None:
    """docs/rules.md 6.2: a rack with a tile too few or too many is found out."""
    for stated, expected in (("k9", []), ("", ["tile_lost"]), ("k9 k10", ["tile_added"])):
        proposal = Proposal(read_table("b4 b5 b6 b7"), read_rack(stated))
        assert codes(judge_play(at(), before(TABLE, "b7 k9"), proposal)) == expected


def test_only_sets_lie_on_the_table() -> None:
    """docs/rules.md 6.3: a loose tile is refused with the set it is not."""
    assert played("b4 b5 b6 | b7") == ["invalid_set", "set_too_short"]


def test_rearranging_alone_is_no_turn() -> None:
    """docs/rules.md 5.1: at least one tile comes from the rack."""
    table = "b4 b5 b6 b7 b8 b9"
    proposal = Proposal(read_table("b4 b5 b6 | b7 b8 b9"))
    assert codes(judge_play(at(), before(table, "k9"), proposal)) == ["no_rack_tile_played"]


# -- drawing and discarding --------------------------------------------------------------------------


def draw(
    setting: Setting, rack: str = "b7 k9", *, playable: bool | None = None, pool_left: int = 5, **more: object
) -> list[str]:
    proposal = Proposal(read_table(TABLE), **more)  # type: ignore[arg-type]
    return codes(judge_draw(setting, before(TABLE, rack), proposal, playable=playable, pool_left=pool_left))


def test_drawing_one() -> None:
    """docs/rules.md 5.2, 5.3: who lays nothing draws one tile, not none and not two."""
    assert draw(at(), drawn=drew("r1")) == []
    assert draw(at()) == ["must_draw"]
    assert draw(at(), drawn=drew("r1") * 2) == ["too_many_drawn"]
    assert draw(at(), drawn=drew("r1"), pool_left=0) == ["pool_empty"]


def test_drawing_and_laying() -> None:
    """docs/rules.md 5.3: not both, except where every turn begins with a draw."""
    assert played("b4 b5 b6 b7", rack="k9", drawn=drew("b7")) == ["draw_and_play"]
    every_turn = at(draw_mode="every_turn_then_place")
    assert played("b4 b5 b6 b7", rack="k9", setting=every_turn, drawn=drew("b7")) == []


@pytest.mark.parametrize(
    ("mode", "without", "with_one"),
    [
        ("instead_of_playing", [], ["no_discard_allowed"]),
        ("instead_then_discard", ["must_discard"], []),
        ("every_turn_then_place", ["must_discard"], []),
    ],
)
def test_the_discard(mode: str, without: list[str], with_one: list[str]) -> None:
    """docs/rules.md 5.2, 5.4: a discard is due or forbidden, and never beside a lay-down."""
    setting = at(draw_mode=mode)
    assert draw(setting, drawn=drew("r1")) == without
    assert draw(setting, drawn=drew("r1"), discarded=tiles("k9")) == with_one
    assert "no_discard_allowed" in played("b4 b5 b6 b7", setting=setting, discarded=tiles("k9"))


def test_the_drawn_tile_may_be_kept_from_the_discard() -> None:
    """docs/rules.md 5.4: a house may forbid it; an equal tile from before is another tile."""
    setting = at(draw_mode="instead_then_discard", discard_drawn_tile=False)
    drawn, discarded = drew("r1"), tiles("r1")
    assert draw(setting, drawn=drawn, discarded=discarded) == ["discarded_the_drawn_tile"]
    assert draw(setting, "r1 k9", drawn=drawn, discarded=discarded) == []
    assert draw(at(draw_mode="instead_then_discard"), drawn=drawn, discarded=discarded) == []


def test_compulsory_play() -> None:
    """docs/rules.md 5.5: who can lay must, where drawing is not voluntary."""
    for setting, expected in ((at(), []), (at("sabra-de"), ["must_play_if_able"])):
        assert draw(setting, drawn=drew("r1"), playable=True) == expected
        passing = judge_pass(
            setting, before(TABLE, "b7"), Proposal(read_table(TABLE)), playable=True, pool_left=0
        )
        assert codes(passing) == expected
    assert draw(at("sabra-de"), drawn=drew("r1"), playable=False) == []


def test_passing_needs_an_empty_pool() -> None:
    """docs/rules.md 5.9: nobody passes while there is something to draw."""
    for pool_left, expected in ((1, ["pool_not_empty"]), (0, [])):
        verdict = judge_pass(
            at(), before(TABLE, "b7"), Proposal(read_table(TABLE)), playable=None, pool_left=pool_left
        )
        assert codes(verdict) == expected


def test_taking_the_discard() -> None:
    """docs/rules.md 5.6: only where the rules have it, and it is laid in the same turn."""
    sets, taken = "b4 b5 b6 | r9 w9 n9", drew("w9", Origin.DISCARD)
    variants = at("rummy-variants")
    assert played(sets, "r9 n9 n1", variants, drawn=taken) == []
    assert played(sets, "r9 n9 n1", at("rummy"), drawn=taken) == ["take_discard_forbidden"]
    assert played("b4 b5 b6 b7", "b7 n1", variants, drawn=taken) == ["taken_tile_not_laid"]


def test_taking_the_open_tile() -> None:
    """docs/rules.md 5.7: only to go out with it, or for any play; never in the base games."""
    sets, taken = "b4 b5 b6 | r9 w9 n9", drew("w9", Origin.FACE_UP)
    assert played(sets, "r9 n9", at("rummy-variants"), drawn=taken) == []
    assert played(sets, "r9 n9 n1", at("rummy-variants"), drawn=taken) == ["face_up_forbidden"]
    assert played(sets, "r9 n9 n1", at("rummy-variants-es"), drawn=taken) == []
    assert played(sets, "r9 n9", at("rummy"), drawn=taken) == ["face_up_forbidden"]


def test_the_starter_only_discards() -> None:
    """docs/rules.md 2.5: one discard is their whole turn, unless the house lets them lay before it."""
    table = read_table("")
    sets = read_table("k9 b9 r9 | k10 b10 r10")
    rack = "k9 b9 r9 k10 b10 r10 k1"
    start = before("", rack, opened=False)
    setting = at("pro6-en")
    assert codes(judge_starter_discard(setting, start, Proposal(table, discarded=tiles("k1")))) == []
    assert codes(judge_starter_discard(setting, start, Proposal(table))) == ["must_discard"]
    lay = Proposal(sets, discarded=tiles("k1"))
    assert codes(judge_starter_discard(setting, start, lay)) == ["starter_only_discards"]
    assert codes(judge_starter_discard(at("sabra"), start, Proposal(table, discarded=tiles("k1")))) == [
        "no_discard_allowed"
    ]


# -- unfinished turns --------------------------------------------------------------------------------


def unfinished(
    lying: str, rack: str = "b7 b8 k8 k9", preset: str = "sabra", *, void: bool = False
) -> Settlement:
    return settle(at(preset), before(TABLE, rack), Proposal(read_table(lying)), void=void)


def test_a_legal_table_stands() -> None:
    """docs/rules.md 8.2: it counts as played, and nothing is drawn."""
    settled = unfinished("b4 b5 b6 b7")
    assert settled.stands
    assert settled.draws == 0


def test_loose_tiles_and_the_penalty() -> None:
    """docs/rules.md 8.4, 8.6: loose tiles go to the rack, sets stay, and three are drawn."""
    settled = unfinished("b4 b5 b6 b7 | b8 k8")
    assert str(settled.table) == "b4 b5 b6 b7"
    assert str(settled.rack) == "k8 k9 b8"
    assert settled.draws == load("sabra").penalty_tiles == 3


def test_a_void_turn() -> None:
    """docs/rules.md 8.3: the whole turn is taken back, and nothing is drawn."""
    settled = unfinished("b4 b5 b6 b7 | b8 k8", void=True)
    assert (str(settled.table), str(settled.rack), settled.draws) == (TABLE, "k8 k9 b7 b8", 0)


def test_what_remains_must_be_legal() -> None:
    """docs/rules.md 8.4: should the rest offend against another rule, all is taken back."""
    settled = settle(
        at("pro6-en"), before("r3 r4 *", "r6 b8 k8"), Proposal(read_table("r3 r4 * r6 | b8 k8")), void=False
    )
    assert (str(settled.table), settled.draws) == ("r3 r4 *", 3)


def test_an_untouched_table() -> None:
    """docs/rules.md 8.5: who did nothing draws one and pays nothing."""
    settled = unfinished(TABLE)
    assert (settled.draws, settled.stands) == (1, False)


def test_a_failed_opening() -> None:
    """docs/rules.md 8.5: in `classic` who fell short of the opening draws one, elsewhere they pay."""
    for preset, draws in (("classic", 1), ("sabra", 3)):
        start = before("", "r1 r2 r3 k9", opened=False)
        settled = settle(at(preset), start, Proposal(read_table("r1 r2 r3")), void=False)
        assert (str(settled.table), settled.draws) == ("", draws)


# -- turns of a round --------------------------------------------------------------------------------


def test_laying_between_passes_starts_the_count_again() -> None:
    """docs/rules.md 9.6: who has passed and then lays must pass once more for a blocked round."""
    game = game_at("sabra", ["b8 r3", "b7 k10"], table=TABLE, opened=[0, 1])
    one, two = game.seats
    game, _ = act(game, Pass(seat=one), play(1, "b4 b5 b6 b7"), play(0, "b4 b5 b6 b7 b8"), Pass(seat=two))
    assert game.phase is Phase.PLAYING
    game, _ = act(game, Pass(seat=one))
    assert game.results[0].blocked


def test_each_draws_from_his_own_pool() -> None:
    """docs/rules.md 2.6: with personal pools the second seat draws from the second pool."""
    rules = rules_of("sabra", pool_owner="personal")
    game = game_at(rules, ["r1 r2", "k2 k3"], pools=["y4", "y5 y6"], turn=1)
    game, _ = act(game, Draw(seat=game.seats[1]))
    assert game.playing.pools == (tiles("y4"), tiles("y6"))
    assert str(game.playing.racks[1]) == "k2 k3 y5"
