"""Patterns: none of ours takes far longer than a text is long; the check finds such, and lets others be."""

from __future__ import annotations

import re

import pytest

from tests.linear_patterns import (
    ANYWHERE,
    BEGINNING,
    WHOLE,
    Doubtful,
    check,
    files,
    in_page,
    in_python,
    problems,
)

SLOW = [
    (r"^\s*\S+ end-match", ANYWHERE, re.MULTILINE),
    (r"^(\s*seat\s+\d+ salt (\S+) name )(.*)$", ANYWHERE, re.MULTILINE),
    (r"(a+)+b", WHOLE, 0),
    (r"(a|ab?)*c", WHOLE, 0),
    (r"(\w+,?)*;", WHOLE, 0),
    (r"(\s*)*x", WHOLE, 0),
    (r"\s+$", ANYWHERE, 0),
    (r"\w+x\w+y", WHOLE, 0),
    (r"\d+-?\d+x", BEGINNING, 0),
    (r"(a+){2}b", WHOLE, 0),
    (r"(a)\1", WHOLE, 0),
    (r"(?=a+b)a", ANYWHERE, 0),
]
QUICK = [
    (r"\s+", ANYWHERE, 0),
    (r"^\s*\S+ end-match", BEGINNING, 0),
    (r"\b[vk]\d\.[\w-]+(\.[\w-]+)+", ANYWHERE, 0),
    (r"(bearer\s+)\S+", ANYWHERE, re.IGNORECASE),
    (r"(?:[0-9a-f]{2})*", WHOLE, 0),
    (r"^/([tf])/([\w-]+)(?:/(\w*))?$", ANYWHERE, 0),
    (r"(?:ab|cd)*e", WHOLE, 0),
    (r"\{(\w+)\}", ANYWHERE, 0),
]


@pytest.mark.wide
def test_no_pattern_of_ours_goes_back_too_far() -> None:
    """Protects every server and every page from a text that was made for one of its patterns."""
    assert [problem for file in files() for problem in problems(file)] == []


@pytest.mark.parametrize(("pattern", "how", "flags"), SLOW)
def test_a_pattern_that_goes_back_too_far_is_found(pattern: str, how: str, flags: int) -> None:
    """Protects every server from a text that was made for one of its patterns."""
    with pytest.raises(Doubtful):
        check(pattern, how, flags)


@pytest.mark.parametrize(("pattern", "how", "flags"), QUICK)
def test_a_linear_pattern_is_let_be(pattern: str, how: str, flags: int) -> None:
    """Protects whoever writes a pattern from a check that cries wolf."""
    try:
        check(pattern, how, flags)
    except Doubtful as doubt:
        pytest.fail(str(doubt))


def test_patterns_are_found_where_they_stand() -> None:
    """Protects the check itself: no way of writing a pattern down escapes it."""
    text = """\
A = re.compile(r"a+", re.MULTILINE | re.DOTALL)
A.fullmatch(x)
re.sub("b", "", y)
re.search(z, y)
Name = Annotated[str, Meta(pattern="c")]
B = re.compile("d")
use(B)
re.search("e", y, re.MULTILINE)
"""
    found = {(one.pattern, one.how, one.flags) for one in in_python(text)}
    everything = int(re.MULTILINE | re.DOTALL)
    assert found == {
        ("a+", WHOLE, everything),
        ("b", ANYWHERE, 0),
        (None, ANYWHERE, 0),
        ("c", ANYWHERE, 0),
        ("d", ANYWHERE, 0),
        ("e", ANYWHERE, int(re.MULTILINE)),
    }
    page = "const a = b.replace(/x\\/+$/gm, '') / 2;\nconst c = /[/]y/.exec(d);\nnew RegExp(e);\n"
    assert [one.pattern for one in in_page(page)] == ["x/+$", "[/]y", None]
