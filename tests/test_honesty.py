"""The tests themselves: they go through public doors or say why not, and each of them can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.honesty import Suite, hollow_asserts, private_uses, read_suite

ROOT = Path(__file__).parents[1]
SUITE = read_suite(ROOT)
BESIDES = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for folder in ("benches", "tools")
    for path in sorted((ROOT / folder).glob("*.py"))
}
"""Benches and tools look at the source from outside as well."""


@pytest.mark.wide
def test_no_test_reaches_into_what_is_private() -> None:
    """Protects whoever rewrites the inside of a module: no test breaks that is not about what it does."""
    files = SUITE | BESIDES
    assert {name: found for name, text in files.items() if (found := private_uses(text))} == {}


@pytest.mark.wide
def test_every_test_can_fail() -> None:
    """Protects the meaning of a green run: a test that nothing can fail in protects nothing."""
    assert Suite(SUITE).idle_tests() == []
    assert {name: found for name, text in SUITE.items() if (found := hollow_asserts(text))} == {}


PRIVATE = {
    "an attribute": "stream._words",
    "one of what a call gives": "open_table()._seats[0]",
    "an import": "from tilerummy.rules.meld import _group",
    "a module": "import tilerummy.solver._core",
    "a name as a text": 'monkeypatch.setattr(player, "_workers", None)',
    "a path as a text": 'monkeypatch.setattr("tilerummy.protocol.wire._turns", None)',
    "what a parent keeps to itself": "class Loud(Bell):\n    def ring(self):\n        self._ears.clear()",
    "a remark that is no reason": "stream._words  # type: ignore[attr-defined]",
    "a reason of one word": "stream._words  # private: needed",
    "a reason elsewhere": "# private: nobody else knows the words\nstream._words",
}
OPEN = {
    "a reason beside it": "stream._words  # private: no seed gives this word",
    "what the file defines": "class Hand:\n    def __init__(self, other):\n        self._x = other._x",
    "a named tuple": "problem._replace(floor=1)",
    "a protocol of notebooks": "value._repr_svg_()",
    "a name that means nothing": "for _ in range(3): pass",
}


@pytest.mark.parametrize("kind", PRIVATE)
def test_a_private_use_is_found(kind: str) -> None:
    """Protects the check above: each way to reach inside is noticed, and only a true reason excuses it."""
    assert len(private_uses(PRIVATE[kind] + "\n")) == 1


@pytest.mark.parametrize("kind", OPEN)
def test_what_is_open_or_excused_is_none(kind: str) -> None:
    """Protects authors of tests from being asked for reasons that nobody needs."""
    assert private_uses(OPEN[kind] + "\n") == []


IDLE = {
    "nothing at all": "def test_x():\n    play()",
    "what is said to types alone": "def test_x():\n    assert found() is not None\n    play()",
    "what always holds": "def test_x():\n    assert (play(), 'it plays')",
    "a helper that looks at nothing": "from tests.kit import helper\ndef test_x():\n    helper()",
    "helpers that call each other": "def one():\n    two()\ndef two():\n    one()\ndef test_x():\n    one()",
    "an error that is no failure": "def stop():\n    raise KeyError\ndef test_x():\n    stop()",
    "a fixture that only prepares": "def test_x(prepared):\n    play()",
    "a fixture for everybody": "def test_x():\n    play(errors)",
    "a method": "class TestX:\n    def test_x(self):\n        play()",
    "one that waits": "async def test_x():\n    await play()",
}
ABLE = {
    "an assertion": "def test_x():\n    assert play() == 3",
    "a block that must raise": "def test_x():\n    with pytest.raises(ValueError):\n        play()",
    "a browser that waits": "def test_x(page):\n    page.wait_for_selector('.won')",
    "a process that must end well": "def test_x():\n    subprocess.run(['play'], check=True)",
    "a helper of another file": "from tests.kit import checked\ndef test_x():\n    checked()",
    "a helper behind its file": "from tests import kit\ndef test_x():\n    kit.checked()",
    "a failure of our own": "from tests.kit import judged\ndef test_x():\n    judged()",
    "walks in a list": "from tests.kit import checked\nWALKS = [checked]\n"
    "@pytest.mark.parametrize('walk', WALKS)\ndef test_x(walk):\n    walk()",
    "a fixture that looks at the end": "def test_x(errors):\n    play()",
    "a fixture that is called": "def test_x(shown):\n    shown()",
}
KIT = """
class Leak(AssertionError): pass
def helper(): return 3
def checked(): assert helper() == 3
def judged(): raise Leak('a rack')
"""
FIXTURES = """
@pytest.fixture
def errors():
    found = []
    yield found
    assert found == []
@pytest.fixture
def prepared():
    assert helper() == 3
    yield 3
@pytest.fixture
def shown():
    def show():
        assert helper() == 3
    return show
"""


def idle(text: str) -> list[str]:
    """The idle tests of a file with this text, beside a file of helpers and one of fixtures."""
    return Suite({"tests.kit": KIT, "tests.conftest": FIXTURES, "tests.web.test_x": text}).idle_tests()


@pytest.mark.parametrize("kind", IDLE)
def test_a_test_that_cannot_fail_is_found(kind: str) -> None:
    """Protects the check above: whatever makes a test idle is noticed."""
    assert idle(IDLE[kind]) == ["tests.web.test_x::test_x"]


@pytest.mark.parametrize("kind", ABLE)
def test_a_test_that_can_fail_is_left_alone(kind: str) -> None:
    """Protects authors of tests: looking by a helper, a fixture or a wait is looking too."""
    assert idle(ABLE[kind]) == []


@pytest.mark.parametrize(
    "hollow", ["True", "(x, 'why')", "x == 1 or True", "x == x", "x.y is x.y", "len(x) >= 0", "'so it is'"]
)
def test_an_assertion_that_always_holds_is_found(hollow: str) -> None:
    """Protects the check above: what cannot be false is no assertion."""
    assert len(hollow_asserts(f"assert {hollow}")) == 1


@pytest.mark.parametrize("solid", ["x", "x == y", "f(x) == f(x)", "len(x) >= 1", "x == 1 or y", "False"])
def test_an_assertion_that_may_fail_is_left_alone(solid: str) -> None:
    """Protects tests of what must come out the same twice."""
    assert hollow_asserts(f"assert {solid}") == []
