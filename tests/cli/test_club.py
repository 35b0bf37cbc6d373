"""`tilerummy club`: an evening of real boxes in a terminal, in a file that survives whatever happens."""

from __future__ import annotations

import csv
import io
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.children import run_python
from tilerummy.cli import main
from tilerummy.club.evening import ClubEvening
from tilerummy.club.event_line import read_evening
from tilerummy.club.terms import ClubReason
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES

NAMES = ["Ada", "Bo", "Cy", "Dee <b>", "Eve", "=Flo", "Gus"]


def club(*arguments: str | Path, given: str | None = None, lang: str = "en", status: int = 0) -> str:
    """What a command says; it ends as it should, and never with a traceback."""
    done = CliRunner().invoke(main, ["club", "--lang", lang, *map(str, arguments)], input=given)
    assert done.exit_code == status, done.output
    assert "Traceback" not in done.output
    assert "tilerummy failed" not in done.output
    return done.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An evening of seven whose first round has begun."""
    path = tmp_path / "evening.jsonl"
    club("new", path, "--name", "Thursday club", "--rounds", "2", "--final", "table")
    club("add", path, *NAMES)
    club("draw", path, "--seed", "5")
    club("start", path)
    return path


def evening(path: Path) -> ClubEvening:
    return read_evening(path.read_text("utf-8").splitlines())


def table(path: Path, number: int) -> list[str]:
    """Who sits at a table of the round that is on."""
    found = evening(path)
    return [found.name(one) for one in found.rounds[-1].tables[number - 1].seats]


def results(path: Path) -> None:
    """Every table hands in its slip: the first of it went out, and the second agrees."""
    for number in range(1, len(evening(path).rounds[-1].tables) + 1):
        first, *others = table(path, number)
        left = [f"{name}={10 * at}" for at, name in enumerate(others, start=1)]
        club("result", path, str(number), *left, f"{first}=out", "--yes", others[0])


def test_a_whole_evening(file: Path) -> None:
    """Protects an evening from beginning to end: late, leaving, a result put right, a final."""
    results(file)
    assert "After round 1: rounds won, then points" in club("standings", file)
    club("add", file, "Late One")
    club("leave", file, "Gus")
    club("draw", file)
    club("start", file)
    results(file)
    first, *others = [evening(file).name(one) for one in evening(file).rounds[0].tables[0].seats]
    typed = [f"{first}=out", *(f"{name}=1" for name in others)]
    club("correct", file, "1", *typed, "--round", "1", "--why", "misread")
    assert "(misread)" in club("log", file).splitlines()[-1]
    assert f"{first} +" in club("log", file).splitlines()[-1]
    said = club("draw", file)
    assert "Final" in said
    assert "Sitting out this round" in said
    club("start", file)
    results(file)
    winner = table(file, 1)[0]
    assert winner in club("print", file, "certificate")
    club("close", file)
    assert "The evening is over" in club("add", file, "Too Late", status=1)
    assert {one.over for one in evening(file).rounds} == {True}


def test_a_name_by_its_beginning_or_number(file: Path) -> None:
    """Protects fingers: a beginning is enough where it fits one, and whoever is not there is asked about."""
    assert "6 people" in club("pause", file, "ev")
    assert "7 people" in club("back", file, "#5")
    assert "nobody is called Evve; did you mean Eve?" in club("pause", file, "Evve", status=1)
    club("add", file, "Adam", "Adele")
    assert "that may be Ada, Adam, Adele" in club("pause", file, "ad", status=1)
    assert "Nobody here has the number 99" in club("pause", file, "#99", status=1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("result", "1", "Eve"), "NAME=POINTS is expected"),
        (("result", "1", "Eve=x"), "x is not a number"),
        (("result", "1", "Eve=99999999"), "is not a number"),
        (("result", "1", "Eve=3"), "what about"),
        (("result", "1", "Eve=3", "Eve=4"), "Eve is there twice"),
        (("result", "1", "Zoe=3"), "nobody is called Zoe"),
        (("result", "7", "Eve=3"), "no table 7"),
        (("result", "2", "Eve=3"), "Eve isn't at table 2"),
        (("result", "1", "Eve=3", "--round", "4"), "round 1 now"),
        (("show", "--round", "4"), "round 1 now"),
        (("yes", "1", "Eve"), "Nobody has written down"),
        (("draw",), "Results are still missing. Tables: 1, 2"),
        (("draw", "--seed", "99999999999"), "--seed"),
        (("swap", "Ada", "Bo"), "Draw a round first"),
        (("start",), "Draw a round first"),
        (("add",), "who came"),
        (("add", "ADA"), "ADA is already here"),
        (("add", " "), "A name has 1 to 40 letters"),
        (("pause",), "who?"),
        (("print", "certificate"), "No round is over yet"),
        (("keep", "Ada", "x"), "not a valid integer"),
    ],
)
def test_what_cannot_be_is_told(file: Path, arguments: tuple[str, ...], said: str) -> None:
    """Protects organisers in a hurry: a slip says what is wrong, and changes nothing in the file."""
    before = file.read_bytes()
    name, *rest = arguments
    assert said in " ".join(club(name, file, *rest, status=1).split())
    assert file.read_bytes() == before


def test_an_evening_is_never_written_over(file: Path) -> None:
    """Protects last week's evening from being begun anew."""
    before = file.read_bytes()
    assert "is there already" in club("new", file, status=1)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["Dear Ada, see you on Friday", "[" * 9, "\0" * 9, '{"a": 1}'])
def test_another_file_is_never_written_over(tmp_path: Path, text: str) -> None:
    """Protects a letter of one line: it was taken for an evening whose first line was cut off."""
    letter = tmp_path / "letter.txt"
    letter.write_text(text, "utf-8")
    assert "is there already" in club("new", letter, status=1)
    assert letter.read_text("utf-8") == text


@settings(max_examples=12)
@given(st.data())
def test_killed_at_any_moment_nothing_that_was_answered_is_lost(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Protects the evening from a laptop whose battery dies: whatever was cut off, the lines before it count,
    the next command says so once and goes on behind them."""
    path = tmp_path_factory.mktemp("cut") / "evening.jsonl"
    club("new", path, "--name", "Zoë and friends")
    club("add", path, "Ada", "Zoë")
    whole = path.read_bytes()
    cut = data.draw(st.integers(whole.index(b"\n") + 1, len(whole)))
    path.write_bytes(whole[:cut])
    kept = whole[:cut].count(b"\n")
    said = club("add", path, "Next")
    lines = path.read_text("utf-8").splitlines()
    complete = whole[cut : cut + 1] == b"\n"  # all of the line but its end: it says all it has to say
    assert len(lines) == kept + complete + 1
    assert ("cut off" in said) == (whole[cut - 1 : cut] != b"\n" and not complete)
    assert evening(path).guests[-1].name == "Next"
    assert "cut off" not in club("people", path)


def test_a_file_begun_when_the_power_went_can_be_begun_again(tmp_path: Path) -> None:
    """Protects the very first command: half of its line is no evening, and none is in the way."""
    path = tmp_path / "evening.jsonl"
    path.write_text('{"club": 1, "event": "eveni', "utf-8")
    club("new", path)
    assert evening(path).plan.name == "Club night"


@pytest.mark.skipif(sys.platform == "win32", reason="one terminal a file there")
def test_two_terminals_at_one_file(tmp_path: Path) -> None:
    """Protects two organisers who type at once: every name that was answered is in the file, once."""
    path = tmp_path / "evening.jsonl"
    club("new", path)
    code = """
import sys, threading, subprocess
add = "from tilerummy.cli import main; import sys; main(['club', 'add', *sys.argv[1:]])"
started = [subprocess.Popen([sys.executable, "-c", add, sys.argv[1], f"Guest {n}"]) for n in range(4)]
print([one.wait() for one in started])
"""
    assert "[0, 0, 0, 0]" in run_python(code, str(path))
    assert sorted(one.name for one in evening(path).guests) == [f"Guest {number}" for number in range(4)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no evening in this file"),
        ("hello\n", "line 1: not JSON"),
        ('{"event": "guest_came", "name": "Ada"}\n', "line 1: an evening begins"),
        ("\xff\xfe\n", "not UTF-8"),
    ],
)
def test_a_file_that_is_no_evening(tmp_path: Path, text: str, said: str) -> None:
    """Protects whoever names the wrong file: the line is told, and the file stays as it is."""
    path = tmp_path / "evening.jsonl"
    path.write_bytes(text.encode("latin-1"))
    for command in ("show", "standings", "people"):
        assert said in club(command, path, status=2)
    assert said in club("add", path, "Ada", status=2)
    assert path.read_bytes() == text.encode("latin-1")
    for command in ("show", "draw"):
        assert "nothing.jsonl is not there" in club(command, tmp_path / "nothing.jsonl", status=2)


def test_people_come_from_a_table_and_go_into_one(file: Path, tmp_path: Path) -> None:
    """Protects clubs with a list of members: it comes in and goes out, and no name is a formula."""
    out = club("csv", file, "people")
    assert "'=Flo" in out
    people = tmp_path / "people.csv"
    people.write_text(out.replace("Ada,", "Ada,2"), "utf-8")
    other = tmp_path / "other.jsonl"
    club("new", other)
    assert "7 people" in club("add", other, "--csv", people)
    assert [one.name for one in evening(other).guests] == NAMES
    assert evening(other).guests[0].keeps == 2
    people.write_text("Kim,first\n", "utf-8")
    assert "person 1: a table that is kept is a number" in club("add", other, "--csv", people, status=2)


def test_results_and_standings_as_tables(file: Path) -> None:
    """Protects other programs: what comes out is read as it was meant, and sums agree."""
    results(file)
    rows = [*csv.DictReader(io.StringIO(club("csv", file, "results")))]
    assert len(rows) == 7
    assert sum(int(row["points"]) for row in rows) == 0
    assert {row["state"] for row in rows} == {"in"}
    standing = [*csv.DictReader(io.StringIO(club("csv", file, "standings")))]
    assert [row["place"] for row in standing][:2] == ["1", "2"]


def test_a_league_adds_up_names(file: Path, tmp_path: Path) -> None:
    """Protects a year of evenings: people are found by their names; other ways to count are refused."""
    results(file)
    other = tmp_path / "other.jsonl"
    club("new", other, "--counts", "places")
    assert "count differently" in club("league", file, other, status=1)
    assert "twice" in club("league", file, file, status=1)
    said = club("league", file, "--best", "1")
    assert "The best evening counts." in said
    page = tmp_path / "league.html"
    club("league", file, "--html", page)
    assert "Dee &lt;b&gt;" in page.read_text("utf-8")


def test_the_prompt_goes_on_after_a_slip(file: Path) -> None:
    """Protects an evening at one prompt: commands as in the shell, slips are told, its end ends it."""
    said = club(
        "run", file, given='help\nshow\nfoo\nyes 1 Eve\nadd "Kim\n\nadd Kim\nquit\nadd Late\n', lang="de"
    )
    assert "Tisch 1: spielt" in said
    assert "there is no foo" in said
    assert "No closing quotation" in said
    assert "Hier hat noch niemand ein Ergebnis aufgeschrieben." in said
    assert evening(file).guests[-1].name == "Kim"
    club("run", file, given="")


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_sheets_in_every_language(file: Path, tmp_path: Path, language: str) -> None:
    """Protects clubs everywhere: what is printed is in their language, on A4 too; no name is markup."""
    results(file)
    for what in ("seating", "slips", "standings", "certificate"):
        said = club("print", file, what, lang=language)
        assert "Thursday club" in said
        page = tmp_path / f"{what}.html"
        club("print", file, what, "--html", page, lang=language)
        text = page.read_text("utf-8")
        assert f'<html lang="{language}">' in text
        assert "<b>" not in text
        assert "Thursday club" in text


@pytest.mark.parametrize("reason", ClubReason)
def test_the_library_refuses_in_the_words_of_the_catalogue(reason: ClubReason) -> None:
    """Protects one voice: a program and an organiser who asks in English read the same sentence."""
    args: dict[str, str | int] = {
        **{"what": "x", "most": 40, "name": "Ada", "fewest": 2, "number": 9},
        **{"table": 3, "tables": "1, 2", "round": 2, "sum": -7},
    }
    used = {key: value for key, value in args.items() if f"{{{key}}}" in reason.sentence}
    words = catalogue("en").text(f"club-refused-{reason.value.replace('_', '-')}", **used)
    assert reason.sentence.format_map(used) == words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
