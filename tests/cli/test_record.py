"""Records on the command line: verify and replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.match import play_match
from tilerummy.cli import main
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.record import write_record
from tilerummy.rules.preset import load, preset_ids


def run(*arguments: str, text: str | bytes = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=text)


def events_of(preset: str, players: int = 2, mishaps: float = 0.0) -> tuple[Event, ...]:
    return play_match(load(preset), players, 7, mishaps=mishaps)[1]


@pytest.fixture(scope="module")
def record() -> str:
    """A match of two players by the default rules."""
    return write_record(events_of("sabra"))


@pytest.fixture
def file(record: str, tmp_path: Path) -> str:
    """The record in a file."""
    path = tmp_path / "match.txt"
    path.write_text(record, encoding="utf-8")
    return str(path)


class TestVerify:
    def test_genuine_record(self, record: str, file: str) -> None:
        """A match that was really played is as it should be."""
        done = run("verify", file)
        assert (done.exit_code, run("verify", text=record).stdout) == (0, done.stdout)
        assert re.fullmatch(r"All \d+ events are as they should be\.\n", done.stdout)

    def test_finding_names_its_line(self, record: str) -> None:
        """A score that was improved afterwards is found where it stands."""
        lines = record.split("\n")
        place = next(i for i, line in enumerate(lines) if "end-round" in line)
        lines[place] = re.sub(r"scores: [0-9-]+", "scores: 999", lines[place])
        done = run("verify", text="\n".join(lines))
        assert done.exit_code == 1
        assert done.stdout.startswith(f"line {place + 1}: should be: end-round")
        assert "Not as it should be" in done.stdout

    def test_lines_are_counted_past_comments(self, record: str) -> None:
        """Comments and blank lines do not shift what is named."""
        changed = re.sub(r"scores: [0-9-]+", "scores: 999", record)
        plain = run("verify", text=changed).stdout
        header, body = changed.split("\n\n", 1)
        shifted = run("verify", text=f"{header}\n\n# a remark\n\n{body}").stdout
        first, second = (int(re.findall(r"line (\d+)", text)[0]) for text in (plain, shifted))
        assert second == first + 2

    def test_unfinished_match_cannot_be_verified(self, record: str) -> None:
        """Without the secret at the end chance cannot be checked, and that is said."""
        lines = record.rstrip("\n").split("\n")
        done = run("verify", text="\n".join(lines[:-4]))
        assert done.exit_code == 1
        assert "secret" in done.stdout

    @pytest.mark.parametrize("text", ["", "rubbish", "tilerummy record 1\nrules nosuch\n", b"\xff"])
    def test_what_is_no_record_is_status_2(self, text: str | bytes) -> None:
        """A file of another kind is refused in one line."""
        done = run("verify", text=text)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith("Error: ")
        assert done.stderr.count("\n") == 1

    def test_bad_line_is_named(self, record: str) -> None:
        """A slip in the text is refused with its line."""
        number = record.count("\n")
        done = run("verify", text=record + "12.000 dance 0\n")
        assert done.exit_code == 2
        assert f"line {number + 1}: " in done.stderr


class TestReplay:
    @pytest.mark.parametrize("preset", preset_ids())
    def test_log_has_a_line_for_each_event(self, preset: str) -> None:
        """Matches of every preset, mishaps and all, can be told to the end."""
        events = events_of(preset, mishaps=0.2)
        done = run("replay", text=write_record(events))
        assert done.exit_code == 0, done.stderr
        assert len(done.stdout.splitlines()) == len(events)
        assert "The match is over" in done.stdout.splitlines()[-1]

    def test_a_match_of_the_terminal_is_told_in_good_english(self) -> None:
        """A game in the terminal calls its player "you"; told again, it's not "you draws"."""
        record = write_record(events_of("sabra")).replace('name "Ada"', 'name "you"')
        told = run("replay", text=record).stdout
        assert "The player draws" in told
        assert "you " not in told

    def test_seat_sees_only_its_own_tiles(self, file: str) -> None:
        """Through the eyes of a seat other racks and draws stay hidden."""
        told = run("replay", file, "--seat", "1").stdout
        assert re.search(r"Ada draws a tile\.", told)
        assert re.search(r"Bo draws [krby*]\d*\.", told)
        assert not re.search(r"Ada draws [krby*]\d*\.", told)

    def test_step_shows_a_screen_and_goes_on_with_enter(self, file: str) -> None:
        """Each event is followed by the table and the racks until somebody has seen enough."""
        screens = run("replay", file, "--step", text="\n" * 7 + "q\n").stdout.split("-- Enter")[:-1]
        assert len(screens) == 8
        assert "tiles in the pool" in screens[-1]
        assert screens[-1].count("\n      ") == 2

    def test_step_of_a_seat_shows_one_rack(self, file: str) -> None:
        """Stepping through the eyes of a seat shows that seat's rack alone."""
        screens = run("replay", file, "--step", "--seat", "0", text="\n" * 7 + "q\n").stdout.split("-- Enter")
        assert screens[7].count("\n      ") == 1

    def test_step_ends_with_the_input(self, file: str) -> None:
        """Nobody at the keyboard is nobody to wait for."""
        assert run("replay", file, "--step").exit_code == 0

    def test_there_is_no_such_seat(self, file: str) -> None:
        """A seat beyond the table is refused."""
        done = run("replay", file, "--seat", "2")
        assert (done.exit_code, done.stdout) == (1, "")

    def test_names_cannot_command_the_terminal(self, record: str) -> None:
        """A name with control characters is shown without them."""
        assert "\x1b" not in run("replay", text=record.replace('"Ada"', '"A\\u001b[2Jda"')).stdout
