"""The short form of `./run bench leak`: nobody is told what they could not know; leaky servers are caught."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tests.scale import witness
from tests.scale.leaking import CLOCK_S, overhear
from tests.scale.witness import Leak
from tests.server.harness import OVER_SOCKETS, hosting
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import seen_turns
from tilerummy.rules.match.event import Dealt, Drew, Event, Settled
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import SeenDrew, SeenEvent, View, view_event, view_game
from tilerummy.rules.preset import load, preset_ids

pytestmark = pytest.mark.wide

PRESETS = ("sabra", "rummy", "classic", "pro6-en", "baltic-lt", "rummy-variants")


SHORT: dict[str, m.Value] = {"hand_size": 9, "starter_hand": 9, "opening_min": 0}
"""A small match, in which sets can be laid from the start."""


def plan_for(preset: str, **extra: Any) -> m.Plan:
    return m.Plan(preset, players=load(preset).players[0], rounds=1, clock=CLOCK_S, **extra)


def secrets(seed: int) -> Callable[[], bytes]:
    """The same deals each time."""
    return partial(Random(seed).randbytes, 32)


@pytest.mark.parametrize("preset", PRESETS)
async def test_nobody_is_told_what_he_could_not_know(tmp_path: Path, preset: str) -> None:
    async with hosting(tmp_path, fresh=secrets(3), inside=preset not in OVER_SOCKETS) as host:
        assert await overhear(host, plan_for(preset), 7) > 100


def test_all_kinds_of_presets_are_among_them() -> None:
    """Every way to draw is met in the short form; the long form plays all presets."""
    assert {load(preset).draw_mode for preset in PRESETS} == {
        load(preset).draw_mode for preset in preset_ids()
    }


# -- leaks ----------------------------------------------------------------------------------------


def spectator_sees_a_rack(game: Any, seat: Seat | None) -> View:
    return replace(view_game(game, Seat(0)), seat=seat) if seat is None else view_game(game, seat)


def others_rack_at_the_draw(game: Any, seat: Seat | None) -> View:
    view = view_game(game, seat)
    return replace(view, rack=game.round.racks[0]) if seat == 1 and game.round else view


def draws_are_open(event: Event, seat: Seat | None) -> SeenEvent:
    return SeenDrew(event.seat, event.tile, event.at) if isinstance(event, Drew) else view_event(event, seat)


def deals_are_anothers(event: Event, seat: Seat | None) -> SeenEvent:
    return view_event(event, Seat(0) if isinstance(event, Dealt) else seat)


def drafts_of_time_outs_are_open(event: Event, seat: Seat | None) -> SeenEvent:
    return view_event(event, event.seat if isinstance(event, Settled) else seat)


def loose_tongue(refusals: Any) -> list[m.RefusalOf]:
    return [m.RefusalOf(refusal.reason.value, {"tile": "n13"}) for refusal in refusals]


def nothing_hidden(event: Event, seat: Seat | None) -> Event:
    return event


def turns_with_a_tile(history: Any, known: int) -> list[m.TurnSeen]:
    return [structs.replace(turn, laid=[*turn.laid, "k1"]) for turn in seen_turns(history, known)]


LEAKS: dict[str, tuple[str, Callable[..., Any]]] = {
    "a spectator sees a rack": ("server.live.projection.view_game", spectator_sees_a_rack),
    "a seat sees the rack of another": ("server.live.projection.view_game", others_rack_at_the_draw),
    "draws are open": ("server.live.projection.view_event", draws_are_open),
    "somebody else's deal is shown": ("server.live.projection.view_event", deals_are_anothers),
    "drafts of time-outs are open": ("server.live.projection.view_event", drafts_of_time_outs_are_open),
    "turns of the round tell more than lay open": ("protocol.wire.seen_turns", turns_with_a_tile),
    "refusals name tiles": ("server.errors.rule_reasons", loose_tongue),
    "the running record is whole": ("server.live.archive.view_event", nothing_hidden),
    "hints see another rack": (
        "server.live.table_requests.view_game",
        lambda game, seat: view_game(game, Seat(1 - seat)),
    ),
    "the secret is told early": ("server.live.projection.commitment", lambda secret: secret.hex()),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leaky_server_is_caught(tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, leaky = LEAKS[leak]
    monkeypatch.setattr(f"tilerummy.{place}", leaky)
    async with hosting(tmp_path, fresh=secrets(3), inside=True) as host:
        with pytest.raises(Leak):
            await overhear(host, plan_for("sabra", options=SHORT), 7, loud=8)


async def test_a_draft_that_is_not_to_be_shown_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def always(self: Any, seat: Seat | None) -> m.DraftState | None:
        state = self.state
        return None if state.draft is None else m.DraftState(state.turn, state.draft)

    monkeypatch.setattr("tilerummy.server.live.projection.Projection.draft", always)
    async with hosting(tmp_path, fresh=secrets(3), inside=True) as host:
        with pytest.raises(Leak, match="draft"):
            await overhear(host, plan_for("sabra", options=SHORT, live_drafts=False), 7, loud=8)


def test_the_witness_is_independent() -> None:
    """It imports nothing of tilerummy: a mistake in `View` is not made twice."""
    tree = ast.parse(Path(witness.__file__).read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert not [name for name in imported if name and name.split(".")[0] in ("tilerummy", "tests")]
