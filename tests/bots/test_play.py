"""The terminal game and the arena's command."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.cli.arena_command import arena_command as arena
from tilerummy.cli.play_command import ENGLISH, Command, commands
from tilerummy.cli.play_command import play_command as play
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.match.record import read_record


def test_a_person_plays_in_the_terminal() -> None:
    """Protects the first evening: hints, drawing, taking back, refusals in the chosen language, leaving."""
    typed = "hilfe\nTipp\ndraw\nundo\nrückgängig\nk1 k1\nk1 k2 k3 | r1\nziehen\nnonsense\nende\n"
    done = CliRunner().invoke(play, ["--seed", "3", "--lang", "de", "--bots", "builder"], input=typed)
    assert done.exit_code == 0, done.output
    assert "Brett:" in done.output
    assert "was sich auslegen lässt" in done.output
    assert f"{catalogue('de').text('bot-builder')} hat 3 Steine ausgelegt." in done.output
    assert "Du hast gezogen." in done.output
    assert "Es gibt nichts zurückzunehmen." in done.output
    assert "Nicht auf deinem Brett: k1 k1." in done.output
    assert "Ein Set braucht mindestens 3 Steine." in done.output
    assert "nonsense verstehe ich nicht. Mit hilfe siehst du" in done.output


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_every_command_has_a_word_of_its_own(language: str) -> None:
    """Protects what is typed from meaning two things, in the person's language and in English."""
    words = catalogue(language)
    moves = [words.text(key) for key in ("draw", "pass", "discard", "terminal-take")]
    typed = [*(command.word(words) for command in Command), *moves]
    assert len({*typed}) == len(typed), typed
    assert all(ENGLISH.get(word) in (None, commands(words).get(word)) for word in typed)


def test_a_hint_can_be_laid() -> None:
    """Protects the hint: it names tiles and a table, and what it names can be typed."""
    done = CliRunner().invoke(
        play, ["--seed", "1", "--bots", "novice", "--lang", "en"], input="\n" * 9 + "hint\n"
    )
    hints = re.findall(r"You can lay \d+ tiles?: ([^>]*)  ->  (.*)", done.output)
    assert len(hints) == 1, done.output
    typed = "\n" * 9 + hints[0][1] + "\n"
    laid = CliRunner().invoke(play, ["--seed", "1", "--bots", "novice", "--lang", "en"], input=typed)
    assert f"You played {len(hints[0][0].split())} tile" in laid.output


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_a_whole_round_can_be_drawn_away(language: str) -> None:
    """Protects the end in every language: Enter alone leads through a round to its result."""
    args = ["--seed", "5", "--bots", "greedy,greedy", "--lang", language]
    done = CliRunner().invoke(play, args, input="\n" * 200)
    assert done.exit_code == 0, done.output
    words = catalogue(language)
    assert words.text("match-over") in done.output
    assert words.text("news-drew", me="true", name="you") in done.output
    assert words.text("news-drew", me="false", name=words.text("bot-greedy")) in done.output


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--bots", "nobody,greedy"], "there is no bot 'nobody'"),
        (["--bots", "greedy"], "needs two"),
        (["--bots", "greedy,hold", "--until", "much"], "is not a strength"),
        (["--bots", "greedy,hold", "--players", "9"], "players"),
        (["--bots", "greedy,hold,novice", "--mode", "table", "--players", "2"], "needs 2 bots"),
    ],
)
def test_the_arena_says_what_is_wrong(args: list[str], says: str) -> None:
    """Protects people who type: one sentence, before anything is played."""
    done = CliRunner().invoke(arena, args)
    assert done.exit_code == 2
    assert says in done.output


def test_the_arena_answers_in_json_and_goes_on(tmp_path: Path) -> None:
    """Protects programs that read it: one object with wins, points, margins and times."""
    keep, picture = tmp_path / "deals.jsonl", tmp_path / "elo.svg"
    args = [
        "--bots",
        "greedy,novice",
        "--deals",
        "3",
        "--jobs",
        "1",
        "--nodes",
        "500",
        "--keep",
        str(keep),
        "--json",
    ]
    first = CliRunner().invoke(arena, args)
    again = CliRunner().invoke(arena, [*args, "--svg", str(picture)])
    assert first.exit_code == 0, first.output
    assert json.loads(first.output) == json.loads(again.output)
    found = json.loads(again.output)
    assert (found["rules"], found["players"], found["deals"]) == ("sabra", 2, 3)
    assert {line["bot"] for line in found["lines"]} == {"greedy", "novice"}
    assert picture.read_text().startswith("<svg")
    shown = CliRunner().invoke(arena, args[:-1])
    assert shown.output.startswith("| bot | at the table |")


def test_a_match_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """Protects an evening that is cut short: the same tiles lie there tomorrow, and the record has it all."""
    save, record = tmp_path / "match.json", tmp_path / "match.txt"
    options = ["--seed", "3", "--lang", "en", "--save", str(save), "--record", str(record)]
    first = CliRunner().invoke(play, options, input="draw\n")
    second = CliRunner().invoke(play, ["--lang", "en", "--save", str(save)], input="quit\n")
    assert (first.exit_code, second.exit_code) == (0, 0)
    held = first.output.rsplit("rack:", 1)[1].splitlines()[0]
    assert second.output.rsplit("rack:", 1)[1].splitlines()[0] == held
    assert len(read_record(record.read_text("utf-8"))) > 3
    save.write_text("{}")
    assert "holds no match" in CliRunner().invoke(main, ["play", "--save", str(save)]).stderr
