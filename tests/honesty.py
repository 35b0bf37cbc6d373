"""What makes a test honest, read off its syntax tree: it knocks at public doors, and it can fail.

`private_uses` finds where a file reaches into what another keeps to itself; `Suite.idle_tests` finds tests in
which nothing can fail; `hollow_asserts` finds assertions that are true whatever happens.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

# -- private names ---------------------------------------------------------------------------------

REASON = re.compile(r"# private: \S+ \S+ \S+")
"""Beside a private use: why there is no public door, in three words or more."""
OPEN = frozenset({"_replace", "_asdict", "_fields", "_make", "_field_defaults", "_exit"})
"""What Python itself documents: the names of named tuples, and `os._exit`."""
BY_NAME = frozenset({"getattr", "setattr", "delattr", "hasattr", "patch", "object", "attrgetter"})
"""What takes the name of an attribute as a text."""


def is_private(name: str) -> bool:
    """Whether a name is for its own file: `_words`; neither `__len__` nor the `_repr_svg_` of notebooks."""
    return name.startswith("_") and not name.endswith("_") and name not in OPEN and name != "_"


def private_uses(source: str) -> list[str]:
    """Where a file uses private names of others without a reason beside them, as `line: name`."""
    nodes = [*ast.walk(ast.parse(source))]
    own = _own_attributes(node for node in nodes if isinstance(node, ast.ClassDef))
    found = sorted({use for node in nodes for use in _uses_in(node, own)})
    reasons = _reasons(source) if found else ()
    return [f"{line}: {name}" for line, name in found if line not in reasons]


def _reasons(source: str) -> set[int]:
    """The lines that say why there is no public door."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = (token for token in tokens if token.type == tokenize.COMMENT)
    return {comment.start[0] for comment in comments if REASON.search(comment.string)}


def _own_attributes(classes: Iterable[ast.ClassDef]) -> frozenset[str]:
    """What the classes of a file define, as methods, in their body or on `self`."""
    found: set[str] = set()
    for kind in classes:
        for node in ast.walk(kind):
            if isinstance(node, FUNCTIONS):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and _is_self(node.value):
                found.add(node.attr)
    return frozenset(found)


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def _uses_in(node: ast.AST, own: frozenset[str]) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Attribute() if is_private(node.attr) and node.attr not in own:
            yield node.end_lineno or node.lineno, node.attr
        case ast.ImportFrom():
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            yield from ((node.lineno, name) for name in names if is_private(name))
        case ast.Import():
            parts = (part for alias in node.names for part in alias.name.split("."))
            yield from ((node.lineno, part) for part in parts if is_private(part))
        case ast.Call() if _last_name(node.func) in BY_NAME:
            for given in node.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    parts = (part for part in given.value.split(".") if part.isidentifier())
                    yield from (
                        (given.lineno, part) for part in parts if is_private(part) and part not in own
                    )
        case _:
            return


def _last_name(node: ast.expr) -> str:
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case _:
            return ""


# -- assertions that cannot fail -------------------------------------------------------------------


def hollow_asserts(source: str) -> list[str]:
    """The assertions of a file that hold whatever happens, as `line: text`."""
    asserts = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert))
    return [f"{node.lineno}: {ast.unparse(node.test)}" for node in asserts if _always_holds(node.test)]


def _always_holds(test: ast.expr) -> bool:
    match test:
        case ast.Constant():
            return bool(test.value)
        case ast.Tuple() | ast.List() | ast.Set():
            return bool(test.elts)
        case ast.Lambda() | ast.GeneratorExp() | ast.JoinedStr():
            return True
        case ast.BoolOp(op=ast.Or()):
            return any(map(_always_holds, test.values))
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            return _compares_nothing(left, operator, right)
        case _:
            return False


def _compares_nothing(left: ast.expr, operator: ast.cmpop, right: ast.expr) -> bool:
    """A value with itself, unless it is worked out anew; or a length with nothing."""
    if isinstance(operator, ast.GtE) and isinstance(right, ast.Constant) and right.value == 0:
        return isinstance(left, ast.Call) and _last_name(left.func) == "len"
    same = isinstance(operator, ast.Eq | ast.Is | ast.LtE | ast.GtE) and ast.dump(left) == ast.dump(right)
    return same and not any(isinstance(node, ast.Call | ast.Await) for node in ast.walk(left))


# -- tests in which nothing can fail ---------------------------------------------------------------

CHECKING = re.compile(
    r"raises|warns|fail|deprecated_call|assert\w*|wait_for\w*|expect\w*|check_\w+|raise_for_\w+"
)
"""What fails when it does not find what it looks for: pytest, numpy, a browser that waits in vain."""
CHECKED_BY_OTHERS = frozenset({"api_test", "parallel_api_test", "render_test", "seed_test"})
"""PettingZoo's own tests of an environment."""


@dataclass(frozen=True)
class Source:
    """A file of tests, and what its names stand for."""

    name: str
    tree: ast.Module

    @cached_property
    def tops(self) -> dict[str, ast.stmt]:
        """Functions, classes and values at the top of the file."""
        found: dict[str, ast.stmt] = {}
        for node in self.tree.body:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    found[node.name] = node
                case ast.Assign() | ast.AnnAssign():
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    found |= {target.id: node for target in targets if isinstance(target, ast.Name)}
                case _:
                    pass
        return found

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All there is in the file."""
        return [*ast.walk(self.tree)]

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """What a name was imported from: the module, and the name there."""
        found: dict[str, tuple[str, str]] = {}
        for node in self.nodes:
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {one.asname or one.name: (node.module, one.name) for one in node.names}
        return found

    @property
    def tests(self) -> Iterator[Function]:
        """The functions that pytest runs, if this is a file of tests."""
        if not self.name.rpartition(".")[2].startswith("test_"):
            return
        for node in self.nodes:
            if isinstance(node, FUNCTIONS) and node.name.startswith("test_"):
                yield node


class Suite:
    """All files of tests, by the names they are imported under: `tests.rules.test_meld`."""

    def __init__(self, files: dict[str, str]) -> None:
        self.sources = {name: Source(name, ast.parse(text)) for name, text in files.items()}
        self._looks: dict[int, tuple[bool, list[tuple[Source, ast.AST]]]] = {}

    def idle_tests(self) -> list[str]:
        """The tests in which nothing can fail."""
        return [
            f"{source.name}::{test.name}"
            for source in self.sources.values()
            for test in source.tests
            if not self._checks(source, test) and not self._fixtures_check(source, test)
        ]

    def _checks(self, source: Source, node: ast.AST) -> bool:
        """Whether something in here can fail, or in what it names, or in what that names."""
        seen, ahead = {id(node)}, [(source, node)]
        while ahead:
            file, one = ahead.pop()
            checks, leads = self._look(file, one)
            if checks:
                return True
            ahead += [lead for lead in leads if id(lead[1]) not in seen]
            seen |= {id(lead[1]) for lead in leads}
        return False

    def _look(self, source: Source, node: ast.AST) -> tuple[bool, list[tuple[Source, ast.AST]]]:
        """Whether something in here can fail by itself, and what is named here."""
        if id(node) not in self._looks:
            inner = [*ast.walk(node)]
            checks = any(self._is_check(source, each) for each in inner)
            leads = [] if checks else [lead for each in inner for lead in self._leads(source, each)]
            self._looks[id(node)] = checks, leads
        return self._looks[id(node)]

    def _is_check(self, source: Source, node: ast.AST) -> bool:
        match node:
            case ast.Assert():
                return not _always_holds(node.test) and not _only_for_types(node.test)
            case ast.Raise(exc=ast.Call() | ast.Name() as what):
                named = what.func if isinstance(what, ast.Call) else what
                return self._is_failure(source, _last_name(named))
            case ast.Call():
                name = _last_name(node.func)
                sure = any(word.arg == "check" and _is_true(word.value) for word in node.keywords)
                return sure or name in CHECKED_BY_OTHERS or bool(CHECKING.fullmatch(name))
            case _:
                return False

    def _is_failure(self, source: Source, name: str) -> bool:
        """Whether an error means that a test has failed."""
        if name in ("AssertionError", "Failed"):
            return True
        found = self._top(source, name)
        return (
            found is not None
            and isinstance(found[1], ast.ClassDef)
            and any(self._is_failure(found[0], _last_name(base)) for base in found[1].bases)
        )

    def _leads(self, source: Source, node: ast.AST) -> list[tuple[Source, ast.AST]]:
        """What a name stands for, alone or behind a file of tests (`oracle.best`); a class as a whole."""
        found = None
        match node:
            case ast.Name(ctx=ast.Load()):
                found = self._top(source, node.id)
            case ast.Attribute(value=ast.Name(id=module)):
                file = self.sources.get(".".join(source.imported.get(module, ())))
                found = None if file is None else self._top(file, node.attr)
            case _:
                pass
        return [] if found is None else [found]

    def _top(self, source: Source, name: str) -> tuple[Source, ast.stmt] | None:
        """What a name stands for, in this file or in the file of tests that it comes from."""
        if name in source.tops:
            return source, source.tops[name]
        module, original = source.imported.get(name, ("", ""))
        file = self.sources.get(module)
        return None if file is None else self._top(file, original)

    def _fixtures_check(self, source: Source, test: Function) -> bool:
        """Whether a fixture that the test asks for looks at what the test has left, or helps it to look."""
        asked = [given.arg for given in (*test.args.args, *test.args.kwonlyargs)]
        called = {
            node.func.id
            for node in ast.walk(test)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        for name in asked:
            for file in self._around(source):
                fixture = file.tops.get(name)
                if isinstance(fixture, FUNCTIONS) and _is_fixture(fixture):
                    parts = [fixture] if name in called else _after_yield(fixture)
                    if any(self._checks(file, part) for part in parts) or self._fixtures_check(file, fixture):
                        return True
                    break
        return False

    def _around(self, source: Source) -> Iterator[Source]:
        """The file itself and the files of fixtures above it, the nearest first."""
        yield source
        *folders, _ = source.name.split(".")
        for depth in range(len(folders), 0, -1):
            above = self.sources.get(".".join((*folders[:depth], "conftest")))
            if above is not None and above is not source:
                yield above


def _only_for_types(test: ast.expr) -> bool:
    """`assert found is not None`: said to the type checker."""
    match test:
        case ast.Compare(ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case _:
            return False


def _is_true(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is True


def _is_fixture(node: Function) -> bool:
    named = (one.func if isinstance(one, ast.Call) else one for one in node.decorator_list)
    return any(_last_name(one) == "fixture" for one in named)


def _after_yield(fixture: Function) -> Iterable[ast.stmt]:
    """What a fixture does when the test is over."""
    yielded = False
    for statement in fixture.body:
        if yielded:
            yield statement
        elif any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(statement)):
            yielded = True
            if isinstance(statement, ast.With | ast.AsyncWith | ast.Try):
                yield statement


def read_suite(root: Path) -> dict[str, str]:
    """The text of every file of tests, by the name it is imported under."""
    return {
        ".".join(path.relative_to(root).with_suffix("").parts): path.read_text("utf-8")
        for path in sorted((root / "tests").rglob("*.py"))
    }
