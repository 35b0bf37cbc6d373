"""Which of our own sources a device needs: whatever imports lead to from where a browser begins.

Imports within functions count too, so nothing is missing when somebody comes to a rare place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.build_page import ROOT

SOURCES = ROOT / "src" / "tilerummy"
BEGINNINGS = ("tilerummy.device.browser",)
NOT_THERE = {
    "tilerummy.pictures",
    "tilerummy.rulebook.book",
    "tilerummy.server.push.sealing",
    "tilerummy.solver.plain",
}
"""Whatever asks for these does so in a function that nobody calls in a browser."""
NEVER_LOADED = {"importlib.metadata"}
"""It brings the reader of mails along; where it is missing, there are no packages with bots."""
OURS = {"tilerummy", "msgspec"}
DATA = (".json", ".toml", ".values")


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
    nodes = (node for path in own_sources() if path.suffix == ".py" for node in _executed(_tree(path)))
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.Import(names):
                found |= {one.name for one in names}
            case ast.ImportFrom(module=str(module)):
                found.add(module)
            case _:
                pass
    return tuple(sorted(name for name in found - NEVER_LOADED if name.partition(".")[0] not in OURS))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file may import, and what it takes from them, in case those are modules."""
    for node in _executed(_tree(path)):
        match node:
            case ast.Import(names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{one.name}" for one in names)
            case _:
                pass


def _tree(path: Path) -> ast.AST:
    return ast.parse(path.read_text("utf-8"))


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a file but what only type checkers read."""
    match node:
        case ast.If(test=ast.Name("TYPE_CHECKING"), orelse=others):
            for other in others:
                yield from _executed(other)
        case _:
            yield node
            for child in ast.iter_child_nodes(node):
                yield from _executed(child)


def _file_of(name: str) -> Path | None:
    if name.partition(".")[0] != SOURCES.name:
        return None
    place = SOURCES.joinpath(*name.split(".")[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def _data(modules: Iterable[Path]) -> Iterator[Path]:
    for folder in {module.parent for module in modules}:
        yield from (file for file in folder.rglob("*") if file.suffix in DATA)
