"""Matches: pushed, taken back, kept and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilerummy as tr
from tests.bots.third_party import Brief
from tests.sizes import ONE_OF_A_KIND, these
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.event import MatchEnded, Played, RoundBegan
from tilerummy.rules.match.record import write_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event
from tilerummy.solver import can_play


@pytest.mark.parametrize("preset", these(ONE_OF_A_KIND, tr.presets()))
def test_every_preset_is_played_to_its_end(preset: str) -> None:
    """Protects the loop of the README: a seat is in turn until the match is over, under every rule set."""
    match = tr.Match(2 if tr.preset(preset).players[0] <= 2 else 3, preset, seed=7, rounds=2)
    builder = tr.bot("builder")
    while not match.over:
        assert match.view().seat == match.turn
        match.push(builder.act(match.view()))
    own = tr.preset(preset).rounds
    assert match.round == (2 if own == "agreed" else own)
    assert match.winners
    assert verify(match.events, playable=can_play) == []


def test_a_push_gives_its_events_and_can_be_taken_back() -> None:
    """Protects searches: going forth and back leaves the match as it was, whole rounds included."""
    match = tr.Match(2, seed=3, rounds=2)
    greedy = tr.bot("greedy")
    records = []
    while not match.over:
        records.append(match.record())
        before = len(match.events)
        events = match.push(greedy.act(match.view()))
        assert match.events[before:] == events
    assert any(isinstance(event, RoundBegan) for event in match.events[10:])
    while records:
        match.undo()
        assert match.record() == records.pop()
    with pytest.raises(IndexError):
        match.undo()


def test_a_refusal_changes_nothing() -> None:
    """Protects referees: an illegal action is refused with every reason, and the match stays as it is."""
    match = tr.Match(2, seed=1)
    before = match.record()
    with pytest.raises(tr.Illegal) as error:
        match.push(tr.Play("r1 r2 b3"))
    assert {"invalid_set", "set_mixed", "tile_added"} <= set(error.value.codes)
    with pytest.raises(tr.Illegal, match="not your turn"):
        match.push(tr.Draw(seat=Seat(1 - (match.turn or 0))))
    assert match.record() == before


def test_a_seed_decides_everything() -> None:
    """Protects experiments: the same seed and bots give the same record, another seed another."""
    one, other = (tr.play([Brief(), "hold"], seed=5).record() for _ in range(2))
    assert one == other
    assert tr.play([Brief(), "hold"], seed=6).record() != one
    assert tr.Match(2).record() != tr.Match(2).record()


def test_names_of_players() -> None:
    """Protects score sheets: bots that are called alike are told apart."""
    match = tr.play([Brief(), "novice", tr.bot("novice"), Brief()], "sabra", seed=1)
    assert match.players == ("Brief 1", "novice 1", "novice 2", "Brief 2")


def test_a_finished_match_reads_back(tmp_path: Path) -> None:
    """Protects archives: a record gives the same match, and its moves can be taken back."""
    match = tr.play(["greedy", "builder"], seed=2, rounds=2)
    match.save(tmp_path / "m.txt")
    back = tr.load(tmp_path / "m.txt")
    assert back.record() == match.record()
    assert (back.scores, back.winners, back.over) == (match.scores, match.winners, True)
    assert len(list(back.positions())) == len(list(match.positions()))
    back.undo()
    assert not back.over
    assert isinstance(back.push(tr.bot("greedy").act(back.view()))[0], Played)
    assert back.over


def test_an_unfinished_record_goes_to_the_end_of_its_round(tmp_path: Path) -> None:
    """Protects chance: without its seed nobody can know the tiles of the next round."""
    match, greedy = tr.Match(2, seed=4, rounds=2), tr.bot("greedy")
    match.push(greedy.act(match.view()))
    match.save(tmp_path / "m.txt")
    blind, seeing = tr.load(tmp_path / "m.txt"), tr.load(tmp_path / "m.txt", seed=4)
    for back in (blind, seeing):
        while not back.over:
            back.push(greedy.act(back.view()))
    assert (blind.round, seeing.round) == (1, 2)
    assert not any(isinstance(event, MatchEnded) for event in blind.events)
    assert seeing.events[: len(blind.events)] == blind.events
    assert seeing.events[-1] == seeing.game.final
    with pytest.raises(tr.Unreadable, match="seed: 5 is not the seed"):
        tr.load(tmp_path / "m.txt", seed=5)


def test_what_one_seat_saw_is_no_record(tmp_path: Path) -> None:
    """Protects load: a record with hidden tiles is refused, with the line."""
    match = tr.play(["greedy", "builder"], seed=2)
    seen = write_record(view_event(event, Seat(0)) for event in match.events)
    (tmp_path / "m.txt").write_text(seen, "utf-8")
    with pytest.raises(tr.BadRecord, match=r"line \d+: .*hidden tiles"):
        tr.load(tmp_path / "m.txt")


def test_spectators_see_no_rack() -> None:
    """Protects hidden tiles: a spectator's view and another seat's view show no tiles of the seat in turn."""
    match = tr.Match(["Ada", "Bo"], seed=1)
    assert match.view(seat=None).rack is None
    assert match.view(seat=1).rack == match.game.playing.racks[1]
    with pytest.raises(ValueError, match="there is no seat 5"):
        match.view(seat=5)


def test_a_match_is_shown() -> None:
    """Protects notebooks: the picture of a match has its table and all racks."""
    match = tr.Match(3, seed=1)
    assert match._repr_svg_().count("Rack with 14 tiles") == 3
    assert (match.view()._repr_svg_() or "").count("Rack with 14 tiles") == 1


def test_a_wrong_bot_is_told() -> None:
    """Protects people who type: a name that no bot has is an error that lists the names."""
    with pytest.raises(tr.NoSuchBot, match="there are novice"):
        tr.play(["novice", "nobody"], seed=1)
