"""A puzzle: a position, a task, and what is known about it. As JSON it is one object on one line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from hashlib import sha256

from tilerummy.rules.judging.json_question import Question, shown
from tilerummy.rules.judging.judge import check_tiles
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour

LEVELS = range(1, 6)
MOST_STEPS = 1000
_ID_LENGTH = 10


class TaskKind(StrEnum):
    """What a puzzle asks for."""

    LAY_ALL = "lay_all"
    GO_OUT = "go_out"
    OPEN = "open"
    LAY_AT_LEAST = "lay_at_least"
    FREE_JOKER = "free_joker"

    @property
    def whole_rack(self) -> bool:
        """Whether the whole rack must go."""
        return self in (TaskKind.LAY_ALL, TaskKind.GO_OUT)


@dataclass(frozen=True, slots=True)
class Task:
    """A task; how many tiles, where it says so. As text: `lay_all`, `lay_at_least:4`."""

    kind: TaskKind
    tiles: int = 0

    def __str__(self) -> str:
        return f"{self.kind}:{self.tiles}" if self.kind is TaskKind.LAY_AT_LEAST else str(self.kind)


def read_task(text: str) -> Task:
    """Read a task."""
    name, _, number = text.partition(":")
    # A number where one is needed, and nowhere else.
    if name not in tuple(TaskKind) or (name == TaskKind.LAY_AT_LEAST) != bool(number):
        known = ", ".join(kind if kind != TaskKind.LAY_AT_LEAST else f"{kind}:N" for kind in TaskKind)
        raise Unreadable(f"task: expected one of {known}, not {shown(text)}")
    if not number:
        return Task(TaskKind(name))
    # Cut first: at thousands of digits `int` has an error of its own.
    if not (number.isascii() and number.isdigit() and 1 <= int(number[:4]) <= 100):
        raise Unreadable(f"task: expected a number from 1 to 100 after the colon, not {shown(number)}")
    return Task(TaskKind.LAY_AT_LEAST, int(number))


class Theme(StrEnum):
    """What the way to the solution is like."""

    ADDING = "adding"
    RUN_SPLIT = "run_split"
    GROUP_BORROW = "group_borrow"
    JOKER_SWAP = "joker_swap"
    TWO_FOR_ONE = "two_for_one"
    BRIDGE = "bridge"
    RUNS_TO_GROUPS = "runs_to_groups"
    GROUPS_TO_RUNS = "groups_to_runs"
    TEMPTATION = "temptation"
    CHAIN = "chain"
    FULL_REBUILD = "full_rebuild"


@dataclass(frozen=True, kw_only=True)
class KnownPuzzle:
    """What is known of a puzzle: a position with a task, its only solution, and how hard it is."""

    rules: str
    """A preset."""
    options: Mapping[str, object] = field(default_factory=dict)
    """What is changed in it."""
    palette: tuple[Colour, ...]
    table: Table
    rack: Rack
    opened: bool = True
    task: Task
    level: int = 1
    themes: tuple[Theme, ...] = ()
    solution: Table = field(default_factory=Table)
    steps: int = 0
    """How many times a hand moves: tiles that go from one place to another together are one step."""

    @cached_property
    def id(self) -> str:
        """Ten letters and digits that follow from the position and the task."""
        said = [self.rules, _json(dict(self.options)), "".join(self.palette), str(self.table), str(self.rack)]
        # What it asks and not what is known of it: a puzzle that is graded anew keeps its name.
        text = "\n".join([*said, str(self.opened), str(self.task)])
        number = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
        # Crockford's digits: none is mistaken for another when somebody reads an id aloud or types it.
        digits = "0123456789abcdefghjkmnpqrstvwxyz"
        return "".join(digits[number >> 5 * place & 31] for place in range(_ID_LENGTH))

    @cached_property
    def setting(self) -> Setting:
        """The rules with the colours and jokers in play."""
        return setting_among(_rules(self.rules, _json(dict(self.options))), None, self.palette)

    @property
    def before(self) -> Before:
        """The position as the referee and the solver take it."""
        return Before(self.table, self.rack, self.opened, self.opened or bool(self.table))

    def json(self) -> str:
        """The puzzle as one line."""
        said = {
            "id": self.id,
            "rules": self.rules,
            "options": dict(self.options),
            "palette": list(self.palette),
            "table": _texts(self.table),
            "rack": [tile.text for tile in self.rack],
            "opened": self.opened,
            "task": str(self.task),
            "level": self.level,
            "themes": [str(theme) for theme in self.themes],
            "solution": _texts(self.solution),
            "steps": self.steps,
        }
        return json.dumps(said)


def puzzle_of(asked: object) -> KnownPuzzle:
    """The puzzle that a JSON object tells; `Unreadable` or `BadRules` says what is wrong with it."""
    fields = Question(asked)
    rules, options = fields.text("rules"), fields.options("options")
    if rules is None:
        raise Unreadable("rules: it is missing")
    made = _rules(rules, _json(options))
    puzzle = KnownPuzzle(
        rules=rules,
        options=options,
        palette=fields.palette("palette") or setting_among(made, None).shape.colours,
        table=fields.table("table"),
        rack=Rack(fields.needed_tiles("rack")),
        opened=fields.flag("opened") is not False,
        task=read_task(fields.text("task") or ""),
        level=fields.whole("level", LEVELS[0], LEVELS[-1]) or LEVELS[0],
        themes=_themes(fields),
        solution=fields.table("solution"),
        steps=fields.whole("steps", 0, MOST_STEPS) or 0,
    )
    given = fields.text("id")
    # A line that was changed by hand is another puzzle, and must not go by the old name.
    if given is not None and given != puzzle.id:
        raise Unreadable(f"id: this puzzle has the id {puzzle.id}, not {shown(given)}")
    check_tiles(puzzle.setting, puzzle.before)
    return puzzle


def _themes(fields: Question) -> tuple[Theme, ...]:
    found = fields.value("themes") if fields.has("themes") else []
    if not isinstance(found, list) or not all(theme in tuple(Theme) for theme in found):
        raise Unreadable(f"themes: expected a list of {', '.join(Theme)}, not {shown(found)}")
    return tuple(map(Theme, found))


def _rules(preset: str, options: str) -> Rules:
    rules, changes = load(preset), json.loads(options)
    return rules.with_options(changes) if changes else rules


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def _texts(melds: Iterable[Meld]) -> list[list[str]]:
    return [[tile.text for tile in meld] for meld in melds]
