"""Engines: programs in any language that play by lines of JSON, and what becomes of those that fail."""

from __future__ import annotations

import json
import logging
import re
import shlex
import shutil
import sys
from pathlib import Path
from queue import Empty, Queue

import pytest
from click.testing import CliRunner

import tilerummy as tr
from tests.children import run
from tilerummy.bots import engine as engines
from tilerummy.bots.engine import STEP_S, Engine, Patience
from tilerummy.bots.engine_protocol import (
    move_line,
    read_move,
    read_rules,
    read_view,
    rules_line,
    serve_engine,
    view_line,
)
from tilerummy.cli import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "engines.md").read_text("utf-8")
HEAD = """
import json, sys
def say(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="test")
    if message["type"] == "bye":
        break
    if message["type"] != "view":
        continue
    number, may = message["id"], message["may"]
    usual = "draw" if "draw" in may else "pass"
"""
SILENT = "it keeps silent"
FAULTS = {
    "it ends": ("    sys.exit(3)", "it ended with status 3"),
    "it says nonsense": ("    print('hello?', flush=True)", "what it said is not JSON"),
    "it says no object": ("    print('[1]', flush=True)", "what it said is no JSON object"),
    "it says no move": (
        "    say(type='move', id=number, action='dance')",
        "its move makes no sense: action:",
    ),
    "it answers another": ("    say(type='thanks')", 'expected {"type":"move","id":1'),
    "it lays strange tiles": (
        "    say(type='move', id=number, action='play', table=[['r1', 'r2', 'b3']])",
        "its move is not legal: ",
    ),
    "it cannot do that": ("    say(type='move', id=number, action='discard', tile='r1')", "not possible now"),
    SILENT: ("    pass", "it said nothing in time"),
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who means to answer has the time, however busy the machine is."""
    monkeypatch.setattr(engines, "HELLO_S", 300.0)
    monkeypatch.setattr(engines, "SILENCE_S", 300.0)


def program(tmp_path: Path, body: str) -> str:
    """The command of an engine that answers views so."""
    path = tmp_path / "engine.py"
    path.write_text(HEAD + body + "\n", "utf-8")
    return shlex.join([sys.executable, str(path)])


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failure_costs_the_move_and_is_told(
    tmp_path: Path, fault: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects matches: whatever a program does, it draws instead, and the last lines are shown."""
    body, says = FAULTS[fault]
    bot = Engine(program(tmp_path, body))
    if fault == SILENT:
        monkeypatch.setattr(engines, "SILENCE_S", 0.0)
    match = tr.Match(2, seed=1)
    with caplog.at_level(logging.WARNING, "tilerummy.engine"):
        action = bot.act(match.view())
    assert isinstance(action, tr.Draw)
    assert bot.lost == 1
    assert says in caplog.text
    assert '> {"type":"view","id":1' in caplog.text
    match.push(action)
    bot.close()


def test_a_match_with_a_program_that_always_fails_comes_to_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects arenas: a program that ends at every view is started five times and then loses every move."""
    bot = Engine(program(tmp_path, "    sys.exit(1)"))
    with caplog.at_level(logging.WARNING, "tilerummy.engine"):
        match = tr.play([bot, "greedy"], seed=1)
    assert match.over
    assert match.winners == ("greedy",)
    assert bot.lost > 5
    assert caplog.text.count("loses a move") <= 6
    assert caplog.text.count('"type":"view","id":1,') == 1, "what was told once is not told again"
    caplog.clear()
    monkeypatch.setattr(engines, "TOLD", bot.lost + 1)
    match.undo()
    with caplog.at_level(logging.WARNING, "tilerummy.engine"):
        bot.act(match.view(seat=0))
    assert "started 5 times" in caplog.text


def test_a_late_answer_is_overlooked(tmp_path: Path) -> None:
    """Protects the order of things: what was said of the last view is no answer to this one."""
    body = """
    if number % 2:
        say(type="move", id=number, action="dance")
        continue
    say(type="move", id=number - 1, action="pass")
    say(type="move", id=number, action=usual)
"""
    bot, match = Engine(program(tmp_path, body)), tr.Match(2, seed=1)
    for _ in range(6):
        match.push(bot.act(match.view()))
    assert bot.lost == 3
    bot.close()


def test_a_program_without_a_hello_is_no_bot(tmp_path: Path) -> None:
    """Protects people who mistype a command: a sentence before the match, the rest if asked."""
    with pytest.raises(tr.NoSuchBot, match="could not be started"):
        tr.bot("exec:./there-is-no-such-program")
    command = shlex.join([sys.executable, "-c", "import no_such_module"])
    with pytest.raises(tr.NoSuchBot) as failed:
        tr.bot(f"exec:{command}")
    why = "ModuleNotFoundError: No module named 'no_such_module'"
    assert str(failed.value) == f"exec:{command}: no hello came; it ended with status 1 ({why})"
    arena = ["arena", "--bots", f"exec:{command},greedy", "--deals", "1"]
    short, whole = CliRunner().invoke(main, arena), CliRunner().invoke(main, ["--traceback", *arena])
    assert short.stderr.count("\n") == 1
    assert why in short.stderr
    assert '> {"type":"hello"' in whole.stderr
    # As node has it, which says its version last.
    failing = "raise SystemExit('TypeError: no such thing\\n\\nNode.js v20')"
    command = shlex.join([sys.executable, "-c", failing])
    with pytest.raises(tr.NoSuchBot, match=r"it ended with status 1 \(TypeError: no such thing\)$"):
        tr.bot(f"exec:{command}")
    other = 'print(\'{\\"type\\": \\"hello\\", \\"protocol\\": 2}\')'
    with pytest.raises(tr.NoSuchBot, match="it did not answer with"):
        tr.bot(f"exec:{shlex.join([sys.executable, '-c', other])}")


@pytest.mark.parametrize("preset", ["sabra", "rummy-variants", "pro6-en"])
def test_our_bots_play_the_same_through_a_pipe(preset: str) -> None:
    """Protects both sides of the protocol: a view that went through it gets the move it gets here."""
    match, greedy = tr.Match(3, preset, seed=4), tr.bot("greedy")
    setting = read_rules(json.loads(json.dumps(rules_line(match.view().setting, 3))))
    while not match.over:
        view = match.view()
        told = json.loads(json.dumps(view_line(view, ["history"])))
        back = read_view(told, setting)
        assert (back.before(), back.history, back.to_take) == (view.before(), view.history, view.to_take)
        assert (back.setting, back.pools, back.drawn) == (view.setting, view.pools, view.drawn)
        answers: list[str] = []
        lines = [
            {"type": "hello", "protocol": 1},
            rules_line(view.setting, 3),
            {"type": "view", "id": 1, **told},
        ]
        serve_engine(greedy, "greedy", [json.dumps(line) for line in lines], answers.append, seed=1)
        action = greedy.act(view)
        read = read_move(json.loads(answers[1]))
        assert engines.objection(view, read) is None
        if not isinstance(action, tr.Discard):  # ties among discards are broken by chance
            assert move_line(read) == move_line(action)
        match.push(read)


def test_what_our_engine_cannot_read_it_says() -> None:
    """Protects people who write the other side: a bad line is answered, and the next one too."""
    said: list[str] = []
    lines = [
        "{",
        "[]",
        '{"type": "dance"}',
        '{"type": "view"}',
        '{"type": "hello", "protocol": 9}',
        "",
        '{"type": "bye"}',
    ]
    serve_engine(tr.bot("hold"), "hold", [*lines, '{"type": "hello", "protocol": 1}'], said.append)
    assert [json.loads(line)["type"] for line in said] == ["error"] * 5


class Asleep(Queue[str | None]):
    """A queue on a machine that sleeps: a few waits end empty, and then a line is there."""

    waits: int = 0

    def get(self, block: bool = True, timeout: float | None = None) -> str | None:
        self.waits += 1
        if self.waits > 5:
            return super().get(block, timeout)
        raise Empty


def test_a_machine_that_sleeps_takes_no_time_from_an_engine() -> None:
    """Protects engines of a closed laptop: steps of waiting are counted, so a long sleep is one step."""
    queue = Asleep()
    queue.put("a move")
    patience = Patience(30.0)
    assert patience.wait_for(queue) == "a move"
    assert patience.left == 30.0 - 6 * STEP_S
    with pytest.raises(Empty):
        Patience(5 * STEP_S).wait_for(Asleep())


def test_the_transcript_of_the_page_is_played() -> None:
    """Protects docs/engines.md: the example says what the page says it says."""
    [lines] = re.findall(r"```transcript\n(.*?)```", PAGE, re.DOTALL)
    told = [line[2:] for line in lines.splitlines() if line.startswith("> ")]
    done = run([sys.executable, ROOT / "examples" / "engine.py"], given="\n".join(told), check=True)
    assert done.stdout.splitlines() == [line[2:] for line in lines.splitlines() if line.startswith("< ")]


def test_the_page_names_every_field() -> None:
    """Protects those who write engines from the page: it describes all that we send."""
    view = tr.Match(2, seed=1).view()
    fields = {*view_line(view, ["history"]), *rules_line(view.setting, 2), "id", "budget_ms", "nodes"} - {
        "type"
    }
    assert all(f"`{field}`" in PAGE for field in fields)


def test_a_view_says_what_is_refused_while_something_can_be_laid() -> None:
    """Protects engines where laying is compulsory: a draw that looks possible would cost them the move."""
    free = view_line(tr.Match(2, seed=1).view(), [])
    assert (free["may"], free["may_if_stuck"]) == (["play", "draw"], [])
    compulsory = view_line(tr.Match(2, tr.preset("sabra", voluntary_draw=False), seed=1).view(), [])
    assert (compulsory["may"], compulsory["may_if_stuck"]) == (["play", "draw"], ["draw"])


def test_the_example_beats_the_smallest_engine_and_the_arena_names_both() -> None:
    """Protects docs/engines.md: what it pairs the example with can be beaten, and who won is told by name."""
    python = shlex.quote(sys.executable)
    example, smallest = (
        f"exec:{python} {shlex.quote(str(ROOT / 'examples' / name))}"
        for name in ("engine.py", "smallest_engine.py")
    )
    words = ["arena", "--bots", f"{example},{smallest}", "--deals", "1", "--jobs", "1", "--nodes", "9"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "| sets in Python | sets in Python, never lays | 1 | 100.0 " in done.stdout


def test_engines_of_one_name_are_told_apart() -> None:
    """Protects the table of the arena: two versions of one engine are two rows."""
    python, file = shlex.quote(sys.executable), shlex.quote(str(ROOT / "examples" / "smallest_engine.py"))
    bots = [f"exec:{python} {file}", f"exec:{python} -B {file}"]
    words = ["arena", "--bots", ",".join(bots), "--deals", "1", "--jobs", "1", "--json"]
    told = json.loads(CliRunner().invoke(main, words).stdout)
    assert told["names"] == {bot: f"never lays ({bot})" for bot in bots}
    assert told["lines"][0]["bot"] == bots[0]


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_engine_in_c_plays(tmp_path: Path) -> None:
    """Protects examples/engine.c: it builds without a warning and loses no move in a match of any shape."""
    binary = tmp_path / "engine"
    source = ROOT / "examples" / "engine.c"
    run(["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", binary, source], check=True)
    bot = Engine(str(binary))
    for preset, seed in (("sabra", 1), ("rummy", 2), ("pro6-en", 3)):
        match = tr.play([bot, "novice"], preset, seed=seed)
        assert (match.over, match.players[0]) == (True, "sets in C")
    assert bot.lost == 0
    bot.close()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_engine_in_c_plays_a_hundred_matches(tmp_path: Path) -> None:
    """Protects the arena: an engine of another language plays 100 matches in two processes."""
    binary = tmp_path / "engine"
    run(["cc", "-O2", "-o", binary, ROOT / "examples" / "engine.c"], check=True)
    arena = [
        "arena",
        "--bots",
        f"exec:{binary},novice",
        "--deals",
        "50",
        "--nodes",
        "500",
        "--jobs",
        "2",
        "--json",
    ]
    done = run([sys.executable, "-m", "tilerummy", *arena], check=True)
    assert json.loads(done.stdout)["deals"] == 50
    assert "loses a move" not in done.stderr
