"""Records: a match as text that reads back, and what is said about bad ones."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.case_files import RECORDS, make_record, record_names
from tests.kit import LETTERS, SECRET, act, begun, examples, game_at, play, reachable, rules_of
from tests.match import Match, begin, play_match
from tests.rules.rule_sets import rule_sets
from tilerummy.rules.match import record_line
from tilerummy.rules.match.action import ChooseStarter, EndInvalid, GiveUp, TakeOver
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.chance import commitment
from tilerummy.rules.match.event import Event, MatchStarted, Settled, TakenOver
from tilerummy.rules.match.game import fold
from tilerummy.rules.match.record import BadRecord, read_record, replay, write_record
from tilerummy.rules.match.referee import start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import view_event
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
NAMES = list(record_names())


def example() -> str:
    """The record printed in docs/notation.md."""
    found = re.search(r"```record\n(.*?)```", NOTATION.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


# -- reading back ---------------------------------------------------------------------------------


def test_the_example_of_the_document() -> None:
    """The record in docs/notation.md reads back, and everything in it is right."""
    events = read_record(example())

    assert write_record(events) == example()
    assert verify(events) == []
    assert fold(events).final is not None


def test_the_document_lists_every_verb() -> None:
    """Whatever can happen has its row in docs/notation.md."""
    page = NOTATION.read_text("utf-8")

    assert [line.verb for line in record_line.LINES if f"`{line.verb}" not in page] == []


def test_every_event_has_its_line() -> None:
    """Protects whoever adds an event: its line is missing here, not in somebody's record."""
    written = {line.event for line in record_line.LINES} | {MatchStarted}
    assert written == set(get_args(Event))
    for line in record_line.LINES:
        said = {part.attribute for part in line.parts} | line.says.keys() | {"at"}
        assert said == {attribute.name for attribute in fields(line.event)}


@pytest.mark.parametrize(("name", "preset", "players"), NAMES)
def test_golden_records(name: str, preset: str, players: int) -> None:
    """A finished match of every preset and number of players reads back, replays and verifies."""
    text = (RECORDS / name).read_text("utf-8")
    events = read_record(text)
    begun = events[0]

    assert isinstance(begun, MatchStarted)
    assert (begun.rules, len(begun.players)) == (load(preset), players)
    assert write_record(events) == text
    assert verify(events) == []


@pytest.mark.parametrize(
    ("name", "preset", "players"), [row for row in NAMES if row[2] == 2 or row[1] == "pro6-en"]
)
def test_golden_records_are_made_the_same_today(name: str, preset: str, players: int) -> None:
    """The script makes the records byte for byte; a sample, for all of them take several seconds."""
    assert make_record(preset, players) == (RECORDS / name).read_text("utf-8")


def test_no_other_records_lie_about() -> None:
    """The folder holds what the script writes and nothing else."""
    assert {path.name for path in RECORDS.iterdir()} == {name for name, _, _ in NAMES}


@given(match=reachable())
@settings(max_examples=examples(40))
def test_records_read_back(match: Match) -> None:
    """Under any rules, at any moment of a match: the text gives the same events and the same game."""
    events = read_record(write_record(match.events))

    assert events == tuple(match.events)
    assert fold(events) == match.game


@given(rules=rule_sets())
@settings(max_examples=examples(60))
def test_any_rules_read_back(rules: Rules) -> None:
    """Whatever a house has changed is in the header."""
    _, events = begun(rules, rules.players[0])

    assert read_record(write_record(events)) == events


@given(names=st.lists(st.text(LETTERS, max_size=20), min_size=2, max_size=2), salt=st.binary(max_size=10))
def test_names_are_data(names: list[str], salt: bytes) -> None:
    """A name may hold quotation marks, semicolons, line ends and anything else."""
    people = [Player(names[0], salt), Player("Bo")]
    game, events = start_match(load("baltic-lv"), people, 5, secret=SECRET)
    for action in (GiveUp(Seat(1)), TakeOver(Seat(1), names[1]), ChooseStarter(Seat(1))):
        game, more = act(game, action, now=-1)
        events += more

    assert any(isinstance(event, TakenOver) and event.name == names[1] for event in events)
    assert read_record(write_record(events)) == events


@pytest.mark.parametrize(("sealed", "said"), [(None, ""), (True, " sealed"), (False, " open")])
def test_the_promise_about_chance_stands_behind_the_commitment(sealed: bool | None, said: str) -> None:
    """A record says what its players were promised; one from before that says nothing, and reads as ever."""
    people = [Player("Ada", b"1"), Player("Bo")]
    _, events = start_match(load("sabra"), people, 5, secret=SECRET, sealed=sealed)
    text = write_record(events)
    assert f"commitment {commitment(SECRET)}{said}\n" in text
    assert read_record(text) == events


def test_drafts_read_back() -> None:
    """A settled turn keeps the table as it lay, what was named, taken and announced."""
    rules = rules_of("rummy-variants", penalise_mistakes=True)
    game = game_at(rules, ["r9 n9 w1", "n2"], pool="r2 r3 r4", discards={1: "w9"})
    draft = play(0, "r9 n9 | w9", opening="r9 n9 w9", announced=True, take="discard")
    # A place where nothing lies cannot be written, and is overlooked.
    with_gap = replace(draft, table=Table([*draft.table, Meld()]), opening=(*(draft.opening or ()), Meld()))
    _, events = act(game, EndInvalid(with_gap))
    _, start = begun(rules, 2)
    text = write_record((*start[:1], *events))

    assert isinstance(events[0], Settled)
    assert events[0].draft == draft
    assert "draft: r9 n9 | w9; draft named: r9 n9 w9; draft takes: discard; draft announced" in text


def test_replay_goes_step_by_step() -> None:
    """There is a game after each event, and the last one is the whole match."""
    game, events = play_match(load("sabra"), 2, 3)
    games = list(replay(events))

    assert [step.sequence for step in games] == list(range(1, len(events) + 1))
    assert games[-1] == game


def test_comments_and_empty_lines_are_overlooked() -> None:
    """People may write into a record."""
    lines = example().split("\n")
    noted = "\r\n".join(["# a nice game", lines[0], "", *lines[1:12], "  # here it comes", *lines[12:]])

    assert read_record(noted) == read_record(example())


def test_what_one_seat_saw() -> None:
    """A seat's own record has a question mark for each hidden tile, and is not taken for the match's."""
    match = begin(load("rummy"), 2, 1, mishaps=0.2)
    for _ in range(40):
        match.step()
    text = write_record(view_event(event, Seat(0)) for event in match.events)
    dealt = next(line for line in text.split("\n") if "deal;" in line)

    assert dealt.count("?") == 14 + 78
    assert re.search(r"draw 1 \?$", text, re.MULTILINE)
    assert not re.search(r"draw 0 \?$", text, re.MULTILINE)
    with pytest.raises(BadRecord, match=r"hidden tiles"):
        read_record(text)


# -- bad records ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "number", "reason"),
    [
        ("tilerummy record 1", "tilerummy record 2", 1, "a record begins with"),
        ("rules sabra", "rules sabre", 2, "did you mean"),
        ("change hand_size = 5", "change hand_siz = 5", 3, "no parameter"),
        ("change hand_size = 5", "change hand_size = 99", 3, "must be"),
        ("change hand_size = 5", "change numbers = 12", 3, "must be"),
        ("change starter_hand = 5", "change starter_hand = 9", 2, "starter_hand"),
        ("change hand_size = 5", "change hand_size", 3, "name=value"),
        ("rounds 1", "rounds many", 7, "not a whole number"),
        ("rounds 1", "rounds 0", 7, "no number of rounds"),
        ("rounds 1\n", "", 10, "'rounds' once"),
        ('seat 1 salt 1ba860b2927a3651 name "Bo"\n', "", 10, "2 to 4 players"),
        ("seat 1 salt", "seat 2 salt", 9, "seat 1 salt"),
        ("salt 1ba860b2927a3651", "salt xyz", 9, "hexadecimal"),
        ('name "Bo"', "name Bo", 9, "quotation marks"),
        ("commitment 2572", "commitment ", 10, "64 hexadecimal"),
        ("began 0", "began now", 11, "not a whole number"),
        ("3.555 draw 0 k13", "3.5 draw 0 k13", 18, "not a time"),
        ("3.555 draw 0 k13", "3.555", 18, "what happened is missing"),
        ("3.555 draw 0 k13", "3.555 drew 0 k13", 18, "nothing that happens"),
        ("3.555 draw 0 k13", "3.555 draw 9 k13", 18, "no seat 9"),
        ("3.555 draw 0 k13", "3.555 draw 0", 18, "the tile is missing"),
        ("3.555 draw 0 k13", "3.555 draw 0 q13", 18, "not a tile"),
        ("3.555 draw 0 k13", "3.555 draw 0 k12", 18, "next tiles of the pool"),
        ("3.555 draw 0 k13", "3.555 draw 1 k13", 18, "not the turn of seat 1"),
        ("3.555 draw 0 k13", "3.555 draw 0 k13 k1", 18, "does not belong"),
        ("3.555 draw 0 k13", "3.555 draw 0 k13; blocked", 18, "does not belong"),
        ("laid: k13 b13 y13", "laid: k13 b13 y12", 22, "y12 is not on the rack"),
        ("opening: 39", "opening: 39; opening: 40", 22, "twice"),
        ("table: k13 b13 y13; laid", "laid", 22, "'table' is missing"),
        ("opening: 39", "took: pool k1", 22, "discard or faceup"),
        ("opening: 39", "took: discard k1", 22, "not there to be taken"),
        ("named: k13 b13 y13", "announced: yes", 22, "no value"),
        ("starter 0 highest_tile", "starter 0 magic", 16, "no way to find"),
        ("starter 0 highest_tile", "starter 0", 16, "how the starter was found"),
        ("scores: 57 -57", "scores: 57", 27, "1 numbers for 2 players"),
        ("0.000 round 1", "0.000 take-over 1", 13, "no"),
        ("0.000 round 1", "0.000 start-clock", 13, "no clock"),
        ("0.000 starter 0 highest_tile\n", "", 16, "deal does not fit"),
    ],
)
def test_bad_records_name_the_line_and_the_reason(old: str, new: str, number: int, reason: str) -> None:
    """Whoever has a bad record is told where it is bad and why."""
    assert old in example()

    with pytest.raises(BadRecord, match=reason) as caught:
        read_record(example().replace(old, new, 1))

    assert caught.value.line == number
    assert str(caught.value).startswith(f"line {number}: ")


def test_a_starter_without_tiles_has_nothing_to_discard() -> None:
    """Protects whoever reads a stranger's record: a deal that cannot be is refused, in every kind of game."""
    text = (RECORDS / "pro6-es-2p.txt").read_text(encoding="utf-8")
    starter = re.search(r"0\.000 starter (\d)", text)
    assert starter is not None
    with pytest.raises(BadRecord, match="no tile to discard"):
        read_record(re.sub(rf"hand {starter[1]}: [^;]*", f"hand {starter[1]}:", text, count=1))


@given(data=st.data())
@settings(max_examples=examples(200))
def test_spoilt_records_are_refused_or_read(data: st.DataObject) -> None:
    """Whatever is done to the text, it is read or refused as a record, never anything else."""
    text = example()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 30))
        piece = data.draw(st.one_of(st.just(""), st.text(LETTERS, max_size=8), st.sampled_from(PIECES)))
        text = text[:start] + piece + text[end:]
    read_or_refuse(text)


def read_or_refuse(text: str) -> None:
    """Read a text and look through it, if it can be read."""
    try:
        events = read_record(text)
    except BadRecord as error:
        number = error.line
    else:
        verify(events)
        number = 1
    assert 1 <= number <= text.count("\n") + 1


PIECES = [
    "\n",
    "; ",
    " | ",
    ": ",
    "0",
    "-1",
    "99",
    "k13",
    "*",
    "*r7",
    "?",
    "draw 0 k1",
    "\n0.000 pass 0\n",
    "seat",
]


@given(match=reachable(most=60), data=st.data())
@settings(max_examples=examples(40))
def test_records_with_lines_missing_or_doubled(match: Match, data: st.DataObject) -> None:
    """A record with lines lost, doubled or swapped is refused or found out, and never breaks anything."""
    lines = write_record(match.events).split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["lost", "doubled", "swapped"]))
    if kind == "lost":
        del lines[place]
    elif kind == "doubled":
        lines.insert(other, lines[place])
    else:
        lines[place], lines[other] = lines[other], lines[place]
    read_or_refuse("\n".join(lines))


def test_a_bad_record_is_unreadable() -> None:
    """It is the same kind of error as a bad tile."""
    assert issubclass(BadRecord, Unreadable)


def test_an_empty_record() -> None:
    """Nothing is no record."""
    for text in ("", "\n\n", "# nothing"):
        with pytest.raises(BadRecord, match="begins with"):
            read_record(text)
    nothing: list[Event] = []
    with pytest.raises(Unreadable):
        fold(nothing)
