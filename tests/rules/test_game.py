"""The course of whole games, under every preset and any house rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import NAMES, SECRET, examples, game_at, matches, reachable
from tests.match import Match, check_tiles, play_match, spoilt
from tests.rules.rule_sets import rule_sets
from tests.sizes import every
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Drawn, Origin, Proposal
from tilerummy.rules.match.action import Action, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import must_draw_first
from tilerummy.rules.match.event import Played
from tilerummy.rules.match.game import Phase, fold
from tilerummy.rules.match.referee import Stale, apply, decide
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.parameter import DrawMode, WinnerBonus
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.refusal import Illegal, Reason, Unreadable

ONE = Seat(0)


def test_stale_is_another_error() -> None:
    """An action meant for an earlier moment is stale, neither illegal nor unreadable."""
    game = game_at("sabra", ["r1 r2", "k9"], pool="y1")

    with pytest.raises(Stale):
        apply(game, Draw(seat=ONE), 0, secret=SECRET, seen=game.sequence - 1)
    assert apply(game, Draw(seat=ONE), 0, secret=SECRET, seen=game.sequence)
    assert not issubclass(Stale, Illegal | Unreadable)


@pytest.mark.parametrize(
    ("preset", "players"),
    every(4, [(p, n) for p in preset_ids() for n in range(load(p).players[0], load(p).players[1] + 1)]),
)
def test_whole_matches(preset: str, players: int) -> None:
    """Every preset and number of players is played to the end, mishaps and all, and folds from its events."""
    rules = load(preset)
    game, events = play_match(rules, players, 100 + players, mishaps=0.05)

    assert game == fold(events)
    assert game.final is not None
    assert game.final.totals == tuple(map(sum, zip(*(result.scores for result in game.results), strict=True)))


@given(match=reachable())
@settings(max_examples=examples(40))
def test_reachable_games_lose_no_tile(match: Match) -> None:
    """No tile is lost or doubled, the events fold to the same game, and zero-sum rounds sum to zero."""
    check_tiles(match.game)

    assert fold(match.events) == match.game
    if match.game.rules.winner_bonus is WinnerBonus.SUM_OF_LOSERS:
        assert all(sum(result.scores) == 0 for result in match.game.results)


@given(match=reachable(mishaps=(0.0,)), kind=st.sampled_from(["fancy", "plain", "spoilt"]))
@settings(max_examples=examples(60))
def test_judge_and_game_agree(match: Match, kind: str) -> None:
    """Where it is time to lay, a play is accepted by the game exactly if the judge accepts it."""
    game = match.game
    if game.phase is not Phase.PLAYING:
        return
    seat = game.playing.turn.seat
    view = view_game(game, seat)
    action: Action = Play(spoilt(view, match.naive.rng), seat=seat)
    if kind != "spoilt":
        action = match.naive.choose(view, plain=kind == "plain")
    if not isinstance(action, Play) or (
        action.take is None and (must_draw_first(game) or "play" not in view.may)
    ):
        return
    drawn = [Drawn(view.drawn, Origin.POOL)] if view.drawn else []
    drawn += [found for found in view.to_take if found.origin is action.take]
    proposal = Proposal(action.table, drawn=tuple(drawn), opening=action.opening, announced=action.announced)
    verdict = judge_play(game.setting, game.playing.before(seat), proposal)

    assert set(_refused(match, action)) == {refusal.reason.value for refusal in verdict.refusals}
    if verdict.legal:
        after, events = apply(game, action, match.now, secret=match.secret)
        assert isinstance(events[0], Played)
        assert events[0].laid == verdict.laid
        assert after.playing.racks[seat] == verdict.rack


@given(match=matches(), data=st.data())
@settings(max_examples=examples(25))
def test_whatever_a_view_offers_can_be_done(match: Match, data: st.DataObject) -> None:
    """Somebody can always go on, and nobody can do what their view does not list."""
    for _ in range(data.draw(st.integers(0, 60))):
        if match.game.phase is Phase.MATCH_OVER:
            return
        match.step()
    game = match.game
    for seat in game.seats:
        rack = game.playing.racks[seat] if game.round is not None else ()
        tries: list[tuple[str, Action]] = [("draw", Draw(seat=seat)), ("pass", Pass(seat=seat))]
        tries += [("discard", Discard(held, seat=seat)) for held in rack[:1]]
        for kind, action in tries:
            codes = set(_refused(match, action))
            offered = kind in view_game(game, seat).may
            assert not codes - {Reason.DISCARDED_THE_DRAWN_TILE} if offered else codes


def _refused(match: Match, action: Action) -> tuple[str, ...]:
    try:
        decide(match.game, action, match.now, secret=match.secret)
    except Illegal as illegal:
        return illegal.codes
    return ()


@given(rules=rule_sets(fixed={"rounds": "agreed"}), seed=st.integers(0, 1000))
@settings(max_examples=examples(15))
def test_any_house_rules_can_be_played_to_the_end(rules: Any, seed: int) -> None:
    """No combination of parameters gets stuck."""
    game, _ = play_match(rules, rules.players[0], seed, mishaps=0.05)

    assert game.phase is Phase.MATCH_OVER


def test_draw_modes_are_all_met() -> None:
    """The presets between them use every way of drawing, so that whole matches mean something."""
    assert {load(preset).draw_mode for preset in preset_ids()} == set(DrawMode)
    assert len(NAMES) >= max(load(preset).players[1] for preset in preset_ids())
