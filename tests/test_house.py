"""How the house is cut: one thought a file, one meaning a name (decision 94)."""

from __future__ import annotations

import ast
import io
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
TOP = "tilerummy."
MOST_FILES = 295
MOST_LINES = 65_520
"""What it has, and a little; comments do not count, for they are asked for. 55,000 are wanted."""
MOST_BESIDE = 8_000
"""Of benches and tools together."""
MOST_OF_THE_PAGE = 380
"""Files of the page's source."""
MOST_IN_A_FILE = 900
FEW_LINES = 40
MOST_ALONE = 44
COMMENTS_IN_A_HUNDRED = 4.0

WAYS_IN = "a way in: what the command line, the server or the page begins with"
ON_DEMAND = "loaded when it is asked for, so that the rest starts at once"
ALGORITHM = "one algorithm, large enough for a file of its own"
DIRECTION = "messages by direction: the package gives them out as one"
TWIN = "a twin behind an interface"
ALONE = {
    "bots.arena": ON_DEMAND,
    "bots.compulsory_lays": ALGORITHM,
    "bots.endgame": ALGORITHM,
    "bots.engine": ON_DEMAND,
    "bots.mastery": ALGORITHM,
    "certificate.weigh": ALGORITHM,
    "cli.play_command": WAYS_IN,
    "cli.record_commands": WAYS_IN,
    "cli.terminal_match": ON_DEMAND,
    "club.duplicate": "compares records, which an evening of real boxes does not have",
    "device.device": WAYS_IN,
    "device.memory_store": TWIN,
    "library.remote": ON_DEMAND,
    "protocol.messages.answer_messages": DIRECTION,
    "protocol.messages.club_messages": DIRECTION,
    "protocol.messages.request_messages": DIRECTION,
    "puzzles.making": ON_DEMAND,
    "puzzles.rating": ALGORITHM,
    "research.seat_environment": ON_DEMAND,
    "review.review_page": ON_DEMAND,
    "rulebook.contents": "what a book holds besides its clauses",
    "rulebook.html": ON_DEMAND,
    "rules.judging.case": WAYS_IN,
    "server.app": WAYS_IN,
    "server.bell.postgres_bell": TWIN,
    "server.club.club_deeds": "what may be asked for is another thought than who is who",
    "server.edge.asgi": WAYS_IN,
    "server.edge.club_routes": WAYS_IN,
    "server.edge.guards": WAYS_IN,
    "server.edge.operator_routes": WAYS_IN,
    "server.edge.page_routes": WAYS_IN,
    "server.edge.routes": WAYS_IN,
    "server.edge.schema_routes": WAYS_IN,
    "server.jobs.printing": ON_DEMAND,
    "server.live.family_games": "with families it would be longer than a file may be",
    "server.live.screens": "words on big screens: a part of the service that others are handed",
    "server.live.rooms": "who is connected: a part of the service that others are handed",
    "server.live.table_requests": "what is asked at a table: a part of the service that others are handed",
    "server.run": WAYS_IN,
    "server.store.screen_rows": "statements stand in the store, what they are for does not",
    "solver.cases.split": ALGORITHM,
    "solver.plain.arrangement": "twin of a file of the core in C",
    "solver.plain.prices": "twin of a file of the core in C",
    "solver.plain.solving": "twin of a file of the core in C",
}
"""Modules that one other module imports, and why they stand alone all the same."""

SMALL = {
    "cli.judge_command": "judging begins without the solver, which takes as long to load as all the rest",
    "rules.notebook": "who paints is said from outside, so nothing may come along with it",
    "rules.match.seat": "what everything about a match imports",
}
"""Files of fewer than 40 lines, and why they are files."""


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its name; a package by its own."""
    found: dict[str, Path] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def plain_modules() -> dict[str, Path]:
    """Those that are no packages."""
    return {name: path for name, path in modules().items() if not path.name.startswith("__")}


def full(name: str) -> str:
    """The name as it is imported."""
    return TOP + name


def lines(path: Path) -> int:
    """How long a file is."""
    return len(path.read_text("utf-8").splitlines())


def importers() -> dict[str, set[str]]:
    """Who imports each module, for its types alone too: whoever reads a file opens what it names."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in modules().items():
        for other in _imported(path):
            if other in modules():
                found[other].add(name)
    return found


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = [f"{node.module}.{one.name}" for one in node.names]
            whole = any(part not in modules() for part in parts)  # something of it, not only modules in it
            yield from (*parts, node.module or "") if whole else parts


def classes() -> Iterator[tuple[str, str]]:
    """Every class at the top of a module, with the module."""
    for name, path in modules().items():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield node.name, name


def test_files_hold_whole_thoughts() -> None:
    """Protects readers from many small rooms: few files, none of them huge or tiny without a reason."""
    assert len(modules()) <= MOST_FILES
    assert [name for name, path in modules().items() if lines(path) > MOST_IN_A_FILE] == []
    assert {name for name, path in plain_modules().items() if lines(path) < FEW_LINES} == {*map(full, SMALL)}


def test_the_page_has_few_files() -> None:
    """Protects whoever reads the page from many small rooms: a part of one neighbour is inside that."""
    page = SOURCES.parent / "web" / "src"
    assert sum(path.is_file() for path in page.rglob("*")) <= MOST_OF_THE_PAGE


def test_benches_and_tools_stay_small() -> None:
    """Protects whoever has to keep them: they look at the house, and are none of their own."""
    root = SOURCES.parent
    assert (
        sum(lines(path) for name in ("benches", "tools") for path in (root / name).glob("*.py"))
        <= MOST_BESIDE
    )


@pytest.mark.wide
def test_private_parts_are_inside() -> None:
    """Protects readers from public names for private parts: what stands alone for one reader has a reason."""
    found = importers()
    alone = {name for name in plain_modules() if len(found[name]) == 1}
    assert alone == {*map(full, ALONE)}
    assert len(alone) <= MOST_ALONE


@pytest.mark.wide
def test_a_class_name_means_one_thing() -> None:
    """Protects whoever meets a name: it is the same thing in every file."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, where in classes():
        found[name].append(where)
    assert {name: where for name, where in found.items() if len(where) > 1} == {}


def test_a_file_name_means_one_thing() -> None:
    """Protects whoever looks for a file by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, path in plain_modules().items():
        found[path.name].append(name)
    assert {name: where for name, where in found.items() if len(where) > 1} == {}


@pytest.mark.wide
def test_comments_say_why_often_enough() -> None:
    """Protects whoever would otherwise ask: comments that say why, and no more lines than needed."""
    total = sum(lines(path) for path in modules().values())
    alone = sum(
        line.lstrip().startswith("#")
        for path in modules().values()
        for line in path.read_text("utf-8").splitlines()
    )
    comments = sum(
        token.type == tokenize.COMMENT
        for path in modules().values()
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
    )
    assert total - alone <= MOST_LINES
    assert comments >= COMMENTS_IN_A_HUNDRED * total / 100
