"""The Tab key, by the words that click exchanges with a shell."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tilerummy.cli import COMMANDS, main


def offered(words: str) -> list[str]:
    """What bash is told after these words; the last one is begun."""
    env = {
        "_TILERUMMY_COMPLETE": "bash_complete",
        "COMP_WORDS": f"tilerummy {words}",
        "COMP_CWORD": str(words.count(" ") + 1),
    }
    done = CliRunner().invoke(main, [], env=env, prog_name="tilerummy")
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_commands_are_offered_without_loading_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects bare installs: the Tab key lists all commands though some cannot be loaded there."""

    def fail(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'starlette'", name="starlette")

    monkeypatch.setattr("tilerummy.cli.Commands.get_command", fail)
    assert offered("") == [f"plain,{name}" for name in COMMANDS]
    assert offered("re") == ["plain,restore", "plain,replay", "plain,review", "plain,read"]


def test_what_cannot_be_loaded_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the prompt: no error message is written into it."""

    def fail(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'starlette'", name="starlette")

    monkeypatch.setattr("tilerummy.cli.Commands.get_command", fail)
    assert offered("serve --") == []


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("solve --rules baltic-l", ["plain,baltic-lv", "plain,baltic-lt"]),
        ("rules classi", ["plain,classic"]),
        ("solve --rules house", ["file,house"]),
        ("arena --bots master,gr", ["plain,master,greedy", "plain,master,grandmaster"]),
        ("play --bots bu", ["plain,builder"]),
        ("bot http://localhost/t/C KEY ho", ["plain,hold"]),
        ("solve pos", ["file,pos"]),
        ("replay mat", ["file,mat"]),
        ("verify mat", ["file,mat"]),
        ("solve --goa", ["plain,--goal"]),
    ],
)
def test_presets_bots_and_files_are_offered(words: str, expected: list[str]) -> None:
    """Protects those who do not know all names by heart."""
    assert offered(words) == expected
