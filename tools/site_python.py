"""Which of our own sources a device needs: whatever imports lead to from where a browser begins.

Imports within functions count too, so nothing is missing when somebody comes to a rare place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tools.build_page import ROOT

SOURCES = ROOT / "src" / "tilerummy"
BEGINNINGS = ("tilerummy.device.browser",)
NOT_THERE = {
    "tilerummy.pictures",
    "tilerummy.rulebook.book",
    "tilerummy.server.push.delivery",
    "tilerummy.solver.plain",
}
"""Whatever asks for these does so in a function that nobody calls in a browser."""
NEVER_LOADED = {"importlib.metadata"}
"""It brings the reader of mails along; where it is missing, there are no packages with bots."""
OURS = {"tilerummy", "msgspec"}
DATA = (".json", ".toml", ".values")


@cache
def own_sources() -> tuple[Path, ...]:
    """The modules that can be reached, the packages that they are in, and the data beside them."""
    found: dict[str, Path] = {}
    waiting = [*BEGINNINGS]
    while waiting:
        name = waiting.pop()
        path = _file_of(name)
        if name in found or name in NOT_THERE or path is None:
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *imported(path)]
    return tuple(sorted({*found.values(), *_data(found.values())}))


def standard_modules() -> tuple[str, ...]:
    """What our sources import of the standard library, anywhere."""
    found: set[str] = set()
    for node in (node for path in own_sources() if path.suffix == ".py" for node in _imports(path)):
        found |= {one.name for one in node.names} if isinstance(node, ast.Import) else {node.module or ""}
    return tuple(sorted(name for name in found - NEVER_LOADED if name.partition(".")[0] not in OURS))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file may import, and what it takes from them, in case those are modules."""
    for node in _imports(path):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{one.name}" for one in node.names)
        else:
            yield from (one.name for one in node.names)


@cache
def _imports(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Every import of a file but those that only type checkers read."""
    found: list[ast.Import | ast.ImportFrom] = []
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Import() | ast.ImportFrom():
                found.append(node)
            case ast.If(test=ast.Name("TYPE_CHECKING"), orelse=others):
                waiting += others
            case _:  # an expression imports nothing, and most of a file is expressions
                waiting += (one for one in ast.iter_child_nodes(node) if not isinstance(one, ast.expr))
    return tuple(found)


def _file_of(name: str) -> Path | None:
    if name.partition(".")[0] != SOURCES.name:
        return None
    place = SOURCES.joinpath(*name.split(".")[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def _data(modules: Iterable[Path]) -> Iterator[Path]:
    for folder in {module.parent for module in modules}:
        yield from (file for file in folder.rglob("*") if file.suffix in DATA)
