"""What a player reads comes from the catalogues: no words in the sources of the page and the terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SVELTE = sorted((ROOT / "web" / "src").rglob("*.svelte"))
PYTHON = [
    ROOT / "src" / "tilerummy" / path
    for path in (
        "cli/play_command.py",
        "cli/terminal_match.py",
        "server/edge/asgi.py",
    )
]
READ_ALOUD = r"\b(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt)=\"([^\"]*)\""
LETTER = re.compile(r"[^\W\d_]")
WORDS = re.compile(r"^[A-Z][a-z]|[A-Za-z]{2,} [A-Za-z]{2,}")
"""How a text for people looks inside a program: a capital letter at its start, or two words."""
OURS = {"tilerummy"}
"""The name of the game, the same in all languages."""


# The page


def split_braces(text: str) -> tuple[str, list[str]]:
    """A template without its expressions, each of them a NUL there; and the expressions."""
    plain, expressions, depth, start = "", list[str](), 0, 0
    for i, sign in enumerate(text):
        if sign == "{":
            start = i + 1 if depth == 0 else start
            depth += 1
        elif sign == "}" and depth:
            depth -= 1
            if depth == 0:
                if not plain.endswith(("class=", "style=")):  # for the browser, not for people
                    expressions.append(text[start:i])
                plain += "\0"
        elif depth == 0:
            plain += sign
    return plain, expressions


def strings(code: str) -> Iterator[str]:
    """String literals that look like words for people; paths and names of keys are none."""
    code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", code, flags=re.DOTALL)
    code = re.sub(r"(?:===?|case|from|import\()\s*'[^'\n]*'", "", code)
    for _, found in re.findall(r"""(['"`])((?:(?!\1)[^\n])*)\1""", code):
        text = re.sub(r"\$\{[^}]*\}|<[^>]*>", "", found)  # a tag is no word
        if WORDS.search(text):
            yield text


def words_of_svelte(source: str) -> Iterator[str]:
    """Words that a component says by itself."""
    for script in re.findall(r"<script[^>]*>(.*?)</script>", source, flags=re.DOTALL):
        yield from strings(script)
    template = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    plain, expressions = split_braces(template)
    yield from (text for text in re.findall(READ_ALOUD, plain) if LETTER.search(text))
    for text in re.split(r"<[^>]*>|\0", plain):
        said = re.sub(r"&\w+;", "", text).strip()
        if LETTER.search(said) and said not in OURS:
            yield said
    for expression in expressions:
        yield from strings(expression)


def test_words_in_a_component_are_found() -> None:
    """Protects the search itself: text, what is read aloud, expressions and scripts; not code."""
    source = """<script>const KEYS = [['Space', 'key-lay']]; if (key === 'Escape') close(); // Not this
    </script><p title="Hello" class={big ? 'big one' : ''}>{t('go-on')} Draw now {open ? 'Close it' : ''}</p>
    <style>p {}</style>"""
    assert list(words_of_svelte(source)) == ["Space", "Hello", "Draw now", "Close it"]


@pytest.mark.parametrize("file", SVELTE, ids=lambda file: file.name)
def test_a_component_has_no_words_of_its_own(file: Path) -> None:
    """Protects players of 14 languages from a word in English."""
    assert list(words_of_svelte(file.read_text("utf-8"))) == []


def test_the_page_is_described_by_the_catalogue() -> None:
    """Protects what a search engine and a preview of a link show."""
    head = (ROOT / "web" / "index.html").read_text("utf-8")
    assert re.findall(r'name="description"\s+content="([^"]*)"', head) == ["%home-lead%"]


# The terminal and the server's own page


def words_of_python(source: str) -> Iterator[str]:
    """Words that a module says by itself; docstrings, logs and the help of options are for programmers."""
    tree = ast.parse(source)
    skipped = {id(part) for node in ast.walk(tree) for part in _for_programmers(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            text = re.sub(r"<[^>]*>|\{\w+\}", "\n", node.value)
            yield from (line for line in map(str.strip, text.splitlines()) if WORDS.search(line))


def _for_programmers(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr):  # a string that stands alone
        yield from ast.walk(node) if isinstance(node.value, ast.Constant) else ()
    elif isinstance(node, ast.FunctionDef):
        for decorator in node.decorator_list:
            yield from ast.walk(decorator)
    elif (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith("EPILOG")) or (
        isinstance(node, ast.Call)
        # Of files and options the command line speaks English, as its help does.
        and ast.unparse(node.func).startswith(("click.UsageError", "InputError", "log."))
    ):
        yield from ast.walk(node)


def test_words_in_a_module_are_found() -> None:
    """Protects the search itself: what is printed, and the text of a page; not docstrings and markup."""
    source = (
        '"""A module."""\nPAGE = "<p class=x>Not built yet</p>"\nprint(f"Round {number} is over", "ok")\n'
    )
    assert list(words_of_python(source)) == ["Not built yet", "Round", "is over"]


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: file.name)
def test_a_module_has_no_words_of_its_own(file: Path) -> None:
    """Protects whoever plays in the terminal, or starts a server, in a language of their own."""
    assert list(words_of_python(file.read_text("utf-8"))) == []
