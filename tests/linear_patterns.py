"""Regular expressions that a stranger's text can't slow down.

An engine that goes back tries a text of n letters n² times, or worse, where two loops of a pattern can take
the same letters: `^\\s*\\S+ end` over 20,000 empty lines took half a minute. This finds such pairs, and is
careful: it also refuses some that are harmless. Then the text is read by hand, or the pattern is written so
that there is something between its loops that one of them never takes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from re import _constants as sre  # type: ignore[attr-defined]  # private: parsed patterns have no public face
from re import _parser  # type: ignore[attr-defined]  # private: nothing else parses patterns
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ALPHABET = frozenset(chr(code) for code in (*range(128), 0x85, 0xA0, 0xE9, 0x2028, 0x4E2D))
"""Letters that stand for all: every kind that a pattern can tell apart is among them."""
FEW = 1000
"""A loop that ends after so many is one that ends."""
MOST_WAYS = 500

WHOLE, BEGINNING, ANYWHERE = "whole", "beginning", "anywhere"
METHODS = {
    "fullmatch": WHOLE,
    "match": BEGINNING,
    "search": ANYWHERE,
    "findall": ANYWHERE,
    "finditer": ANYWHERE,
    "sub": ANYWHERE,
    "subn": ANYWHERE,
    "split": ANYWHERE,
}


class Doubtful(Exception):
    """A pattern that may take far longer than its text is long; the message says why."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a pattern: what it takes, whether it must be there, whether it goes on without an end."""

    takes: frozenset[str]
    needed: bool = True
    loops: bool = False
    round: tuple[frozenset[str], ...] = ()
    """What each trip around a loop takes at least: a letter of each."""
    fails: bool = False
    """Takes nothing and only looks, as an end of the line does."""


Way = tuple[Piece, ...]
"""One way through a pattern."""


def check(pattern: str, how: str = ANYWHERE, flags: int = 0) -> None:
    """Refuse a pattern that is not linear where it is applied like this; `Doubtful` says why."""
    tree = _parser.parse(pattern, flags)
    flags = tree.state.flags
    for way in _ways(tree, flags):
        _check_way(_begun(way, how), how)


def _begun(way: Way, how: str) -> Way:
    """With what is passed over before the pattern begins, where it is looked for anywhere."""
    if how is not ANYWHERE or (way and way[0] == AT_TEXT_START):
        return way
    return (Piece(ALPHABET, needed=False, loops=True, round=(ALPHABET,)), *way)


AT_TEXT_START = Piece(frozenset(), needed=False, fails=True)
AT_LINE_START = Piece(frozenset("\n"))
"""It takes nothing itself, but a line begins after such a letter alone."""
LOOKS = Piece(frozenset(), needed=False, fails=True, loops=False, round=(frozenset(),))


def _check_way(way: Way, how: str) -> None:
    loops = [place for place, piece in enumerate(way) if piece.loops]
    for first, second in combinations(loops, 2):
        rest = way[second + 1 :]
        if how is not WHOLE and not any(piece.needed or piece.fails for piece in rest):
            continue  # from here on nothing fails, so nothing goes back
        if _share(way[first], way[second], way[first + 1 : second]):
            raise Doubtful("two loops can take the same letters, and nothing between them tells them apart")


def _share(one: Piece, other: Piece, between: Way) -> bool:
    """Whether both loops can go around on the same letters, and the first lead to the second on them."""
    on_the_way = [piece.takes for piece in between if piece.needed]
    needed = (*one.round, *other.round, *on_the_way)
    return all(letters & one.takes and letters & other.takes for letters in needed)


# -- what a pattern is made of ----------------------------------------------------------------------


def _ways(tree: Any, flags: int) -> list[Way]:
    """All ways through a pattern."""
    found: list[Way] = [()]
    for operation, argument in tree:
        found = [(*before, *after) for before, after in product(found, _ways_of(operation, argument, flags))]
        if len(found) > MOST_WAYS:
            raise Doubtful("too many ways through it")
    return found


def _ways_of(operation: Any, argument: Any, flags: int) -> list[Way]:
    if operation in (sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN, sre.RANGE, sre.CATEGORY):
        return [(Piece(_letters(operation, argument, flags)),)]
    if operation is sre.AT:
        return [(_anchor(argument, flags),)]
    if operation is sre.SUBPATTERN:
        return _ways(argument[3], flags)
    if operation is sre.BRANCH:
        return [way for branch in argument[1] for way in _ways(branch, flags)]
    if operation in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
        least, most, body = argument
        return _repeated(least, most, body, flags)
    if operation in (sre.ASSERT, sre.ASSERT_NOT):
        if any(piece.loops for way in _ways(argument[1], flags) for piece in way):
            raise Doubtful("a look aside with a loop in it")
        return [(LOOKS,)]
    raise Doubtful(f"{operation} is not looked at")


def _anchor(where: Any, flags: int) -> Piece:
    if where is sre.AT_BEGINNING:
        return AT_LINE_START if flags & re.MULTILINE else AT_TEXT_START
    return AT_TEXT_START if where is sre.AT_BEGINNING_STRING else LOOKS


def _repeated(least: int, most: Any, body: Any, flags: int) -> list[Way]:
    ways = _ways(body, flags)
    if most is not sre.MAXREPEAT and int(most) <= FEW:
        return _few(ways, least, int(most))
    _check_loop(ways)
    takes = frozenset().union(*(piece.takes for way in ways for piece in way))
    round_of = tuple(piece.takes for piece in ways[0] if piece.needed) if len(ways) == 1 else ()
    return [(Piece(takes, needed=least > 0, loops=True, round=round_of),)]


def _few(ways: list[Way], least: int, most: int) -> list[Way]:
    """A loop that ends: twice stands for more often, for that is how a loop in it meets itself."""
    twice = most > 1 and any(piece.loops for way in ways for piece in way)
    found = [(*one, *other) for one, other in product(ways, ways)] if twice else [*ways]
    if twice and least < 2:
        found += ways
    return found if least else [(), *found]


def _check_loop(ways: list[Way]) -> None:
    """Refuse a loop that can go around in two ways on the same letters."""
    for way in ways:
        if not any(piece.needed for piece in way):
            raise Doubtful("a loop that can go around without taking anything")
        for place, piece in enumerate(way):
            around = (*way[place + 1 :], *way[:place])
            if piece.loops and _share(piece, piece, around):
                raise Doubtful("a loop in a loop")
    for one, other in combinations(ways, 2):
        if _first(one) & _first(other):
            raise Doubtful("a loop over things that begin alike")


def _first(way: Way) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for piece in way:
        found |= piece.takes
        if piece.needed:
            break
    return found


def _letters(operation: Any, argument: Any, flags: int) -> frozenset[str]:
    if operation is sre.ANY:
        return ALPHABET if flags & re.DOTALL else ALPHABET - {"\n"}
    if operation is sre.NOT_LITERAL:
        return ALPHABET - _letters(sre.LITERAL, argument, flags)
    if operation is sre.LITERAL:
        return _cases(frozenset({chr(argument)}), flags)
    if operation is sre.RANGE:
        low, high = argument
        return _cases(frozenset(one for one in ALPHABET if low <= ord(one) <= high), flags)
    if operation is sre.CATEGORY:
        return frozenset(one for one in ALPHABET if re.match(_CATEGORIES[argument], one))
    if argument and argument[0][0] is sre.NEGATE:
        return ALPHABET - _letters(sre.IN, argument[1:], flags)
    return frozenset().union(*(_letters(kind, value, flags) for kind, value in argument))


_CATEGORIES = {
    sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S",
    sre.CATEGORY_DIGIT: r"\d",
    sre.CATEGORY_NOT_DIGIT: r"\D",
    sre.CATEGORY_WORD: r"\w",
    sre.CATEGORY_NOT_WORD: r"\W",
}


def _cases(letters: frozenset[str], flags: int) -> frozenset[str]:
    if not flags & re.IGNORECASE:
        return letters
    return letters | {one.lower() for one in letters} | {one.upper() for one in letters}


# -- where patterns stand ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """A pattern in a file; None if it is made while the program runs."""

    line: int
    pattern: str | None
    how: str = ANYWHERE
    flags: int = 0


def in_python(text: str) -> Iterator[Found]:
    """The patterns of a Python file: of `re`, and of the types that messages are read by."""
    tree = ast.parse(text)
    applied, names = _applied(tree), dict[int, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names[id(node.value)] = node.targets[0].id
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _called(node, applied.get(names.get(id(node), ""), {ANYWHERE}))


def _applied(tree: ast.AST) -> dict[str, set[str]]:
    """How each name of a pattern is applied in a file; a name that is handed on may be applied anyhow."""
    found: dict[str, set[str]] = {}
    asked: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in METHODS:
            found.setdefault(node.value.id, set()).add(METHODS[node.attr])
            asked.add(id(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in asked:
            found.setdefault(node.id, set()).add(ANYWHERE)
    return found


def _called(call: ast.Call, applied: set[str]) -> Iterator[Found]:
    match call.func:
        case ast.Attribute(ast.Name("re"), name) if name in METHODS or name == "compile":
            flags = [*call.args[1 if name == "compile" else len(call.args) :]]
            flags += [word.value for word in call.keywords if word.arg == "flags"]
            # `re.search(pattern, text, flags)`: there they are the last of three.
            flags += call.args[2:] if name in ("search", "match", "fullmatch", "findall", "finditer") else []
            value = _text(call.args[0])
            for how in sorted(applied) if name == "compile" else [METHODS[name]]:
                yield Found(call.lineno, value, how, sum(map(_flag, flags)))
        case ast.Name("Meta"):
            for word in call.keywords:
                if word.arg == "pattern":
                    yield Found(call.lineno, _text(word.value))


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _flag(node: ast.expr) -> int:
    if isinstance(node, ast.BinOp):
        return _flag(node.left) | _flag(node.right)
    return int(getattr(re, node.attr)) if isinstance(node, ast.Attribute) else 0


_LITERAL = re.compile(
    r"[(,=:?!&|>]\s?/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+)/([dgimsuy]*)(?=[.,;)\]\s])"
)
_MADE = re.compile(r"new RegExp\(")
_JS_FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}


def in_page(text: str) -> Iterator[Found]:
    """The patterns of a file of the page; those of TypeScript are written alike as far as we use them."""
    for found in _LITERAL.finditer(text):
        flags = sum(_JS_FLAGS.get(letter, 0) for letter in found[2])
        yield Found(text.count("\n", 0, found.start()) + 1, found[1].replace("\\/", "/"), ANYWHERE, flags)
    for made in _MADE.finditer(text):
        yield Found(text.count("\n", 0, made.start()) + 1, None)


OWN_TEXT = {
    ("web/src/companion/layout.ts", None): "made of the colours' letters, and it has no loop",
}
"""Patterns that are made while the program runs, and why that is fine."""


def problems(file: Path) -> Iterator[str]:
    """What is wrong with the patterns of a file."""
    text, name = file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix()
    if file.suffix == ".py" and not ("re." in text or "Meta(" in text):
        return
    for found in in_python(text) if file.suffix == ".py" else in_page(text):
        if (name, found.pattern) in OWN_TEXT:
            continue
        if found.pattern is None:
            yield f"{name}:{found.line}: a pattern that is made while the program runs: read the text by hand"
            continue
        try:
            check(found.pattern, found.how, found.flags)
        except (Doubtful, re.error) as why:
            yield f"{name}:{found.line}: {found.pattern!r} is not linear: {why}"


def files() -> list[Path]:
    """Everything that may meet a stranger's text."""
    page = ROOT / "web" / "src"
    return sorted([*(ROOT / "src").rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")])
