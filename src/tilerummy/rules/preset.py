"""The rules of a game as one value, and the presets that the rule sheets give.

`load("sabra")` is the rule set of one sheet; `with_options` changes it for a house. A combination that
makes no sense is refused with the reason, so a `Rules` that exists can be played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, cast

from tilerummy.rules.parameter import (
    Direction,
    DrawMode,
    FaceUpEighth,
    HandGame,
    JokerAfterSwap,
    JokerSets,
    JokerSwapTileFrom,
    NextStarter,
    OnInvalidEnd,
    OnTimeout,
    OpeningScope,
    PoolLayout,
    PoolOwner,
    Starter,
    TableAccess,
    TakeDiscard,
    WinnerBonus,
)
from tilerummy.rules.parameter_kind import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Choice,
    CountByPlayers,
    Counts,
    Json,
    Number,
    NumberSpan,
    Palette,
    Parameter,
    Value,
    fact,
    parameter,
    parameters_of,
    plain,
    show,
)
from tilerummy.rules.refusal import BadRules, hint

DEFAULT_PRESET = "sabra"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rules:
    """Every parameter of a game, and the preset that the house started from.

    >>> import tilerummy as tr
    >>> rules = tr.preset("sabra", penalty_tiles=1)
    >>> rules
    preset('sabra', penalty_tiles=1)
    >>> rules.opening_min, rules.players
    (30, (2, 4))
    """

    preset: str
    colours: tuple[str, ...] = parameter(
        "1.2", "The colours of the tiles; with few players only the first ones are used.", Palette(4, 6)
    )
    numbers: int = parameter("1.1", "The highest number on a tile.", Choice((13,), "every sheet has 1 to 13"))
    copies: int = parameter(
        "1.1", "How many there are of each numbered tile.", Choice((2,), "every sheet has two")
    )
    jokers_by_players: CountByPlayers = parameter(
        "1.3", "The number of jokers for each number of players.", Counts(0, 4)
    )
    colours_by_players: CountByPlayers = parameter(
        "1.2", "The number of colours in play for each number of players.", Counts(4, 6)
    )
    players: tuple[int, int] = parameter(
        "1.5", "The fewest and the most players.", NumberSpan(FEWEST_PLAYERS, MOST_PLAYERS)
    )
    starter: Starter = parameter("2.1", "How the player who begins is found.")
    direction: Direction = parameter("2.3", "Which way the turn goes round the table.")
    hand_size: int = parameter("2.4", "How many tiles each player is dealt.", Number(5, 20))
    starter_hand: int = parameter("2.4", "How many tiles the starter is dealt.", Number(5, 21))
    starter_discard: bool = parameter("2.5", "Whether the starter's first turn is to discard a tile.")
    pool_layout: PoolLayout = parameter("1.6", "How the pool looks; it changes nothing in the game.")
    pool_owner: PoolOwner = parameter("2.6", "Whether all draw from one pool or each from their own.")
    opening_min: int = parameter(
        "4.1", "The points a player's first lay-down needs; 0 asks for any set.", Number(0, 200)
    )
    opening_joker_value: Literal["replaced"] | int = parameter(
        "4.3",
        "What a joker counts in the opening: the tile it stands for, or always the same number.",
        Number(0, 200, ("replaced",)),
    )
    opening_scope: OpeningScope = parameter(
        "4.2", "Whether the sets of the opening are added up or a single one must reach the minimum."
    )
    table_access: TableAccess = parameter("4.4", "From when a player may use the sets on the table.")
    hand_game: HandGame = parameter(
        "4.7",
        "Whether going out in the turn of one's opening doubles the losers' points, and needs no minimum.",
    )
    draw_mode: DrawMode = parameter("5.2", "Whether one draws only instead of laying, and discards for it.")
    voluntary_draw: bool = parameter("5.5", "Whether a player who could lay may draw instead.")
    take_discard: TakeDiscard = parameter("5.6", "Whether the previous player's discard may be taken.")
    face_up_eighth: FaceUpEighth = parameter(
        "5.7", "Whether the last tile of the pool lies open, and what it may be taken for."
    )
    time_limit_s: int = parameter(
        "8.1", "The seconds a player has for a turn; 0 is no clock.", Number(5, 14 * 86400, (0,))
    )
    on_timeout: OnTimeout = parameter("8.3", "What becomes of a turn whose time has run out.")
    on_invalid_end: OnInvalidEnd = parameter("8.8", "What becomes of a turn ended on an invalid table.")
    penalty_tiles: int = parameter("8.6", "How many tiles a time-out or an invalid end costs.", Number(0, 5))
    group_distinct_colours: bool = parameter("3.3", "Whether the tiles of a group must differ in colour.")
    group_max: Literal["number_of_colours"] | int = parameter(
        "3.3",
        "The most tiles of a group: one of each colour in play, or a number.",
        Number(3, 8, ("number_of_colours",)),
    )
    keep_three_of_original: bool = parameter(
        "6.8", "Whether part of every old set must stay together in a set."
    )
    joker_sets: JokerSets = parameter(
        "7.2", "How freely a joker on the table and its set may be handled before a swap."
    )
    joker_swap_tile_from: JokerSwapTileFrom = parameter(
        "7.9", "Where the tile that replaces a joker may come from."
    )
    joker_after_swap: JokerAfterSwap = parameter("7.12", "Where a swapped joker may go.")
    joker_swap_announced: bool = parameter("7.14", "Whether a joker swap must be announced beforehand.")
    joker_in_rack_points: int = parameter("9.3", "What a joker left on the rack costs.", Number(0, 200))
    winner_bonus: WinnerBonus = parameter("9.4", "What the winner of a round writes.")
    rounds: Literal["agreed"] | int = parameter(
        "9.8", "The rounds of a match, or as many as the players agree.", Number(1, 1000, ("agreed",))
    )
    announce_last_tile: bool = parameter("9.2", "Whether all are told when a player lays the last tile.")
    penalise_mistakes: bool = parameter("8.8", "Whether a turn may be ended on an invalid table, at a price.")
    discard_drawn_tile: bool = parameter("5.4", "Whether the tile just drawn may be the one discarded.")
    starter_may_lay: bool = parameter("2.5", "Whether the starter may also lay before the first discard.")
    next_starter: NextStarter = parameter("2.8", "Who begins the next round.")

    def __post_init__(self) -> None:
        for name, one in _CHOSEN.items():
            # Every way to a `Rules` is checked, also one that goes past `with_options`: what exists can be
            # played.
            one.read(getattr(self, name))
        # Whether everybody can be dealt tiles is only a question once the tables hold all counts.
        for problems in (_table_problems, _combination_problems):
            if found := tuple(problems(self)):
                raise BadRules("; ".join(found))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.changes().items())
        return f"preset({self.preset!r}{options})"

    def palette(self, players: int) -> tuple[str, ...]:
        """The colours in play with this many players."""
        check_players(self, players)
        return self.colours[: self.colours_by_players[players]]

    def jokers(self, players: int) -> int:
        """The number of jokers in play with this many players."""
        check_players(self, players)
        return self.jokers_by_players[players]

    def tile_count(self, players: int) -> int:
        """How many tiles are in play with this many players, jokers included."""
        return len(self.palette(players)) * self.numbers * self.copies + self.jokers(players)

    def largest_group(self, colours: int) -> int:
        """The most tiles a group may have when this many colours are in play."""
        if isinstance(self.group_max, str):
            return colours
        # 3.3: where colours differ no group is larger than there are colours, whatever the house says.
        return min(self.group_max, colours) if self.group_distinct_colours else self.group_max

    @property
    def failed_opening_draws_one(self) -> bool:
        """Whether a player whose opening fails at a time-out draws one tile, as if nothing was laid (8.5)."""
        return _preset(self.preset).failed_opening_draws_one

    def options(self) -> dict[str, Json]:
        """Every parameter with its value as JSON has it."""
        return {name: plain(getattr(self, name)) for name in _CHOSEN} | _FACTS

    def changes(self) -> dict[str, Json]:
        """What the house changed: the parameters that differ from the preset."""
        preset = load(self.preset).options()
        # Compared as JSON has it: a record and a house file hold nothing else.
        return {name: value for name, value in self.options().items() if value != preset[name]}

    def with_options(self, options: Mapping[str, object]) -> Rules:
        """These rules with some parameters changed, all at once.

        A parameter not named moves along only where the named ones would make no sense without it:
        a clock gets a time-out rule, and the starter's hand follows the hand size and the starter's discard.
        A table by players may name some entries only; the others stay.
        """
        if not isinstance(options, Mapping):
            raise BadRules(f"{show(options)}: expected parameters with their values in a dictionary")
        values: dict[str, Any] = {name: getattr(self, name) for name in _CHOSEN}
        for name, value in options.items():
            values[name] = _read_option(name, value, values)
        # They may be named in a house file, and were read as such; no `Rules` holds them.
        for name in _FACTS:
            values.pop(name, None)
        _settle_clock(values, options)
        _settle_starter(values, options)
        return Rules(preset=self.preset, **values)

    def to_toml(self, *, complete: bool = False) -> str:
        """The house file: the preset and what was changed in it, or every parameter."""
        options = self.options() if complete else self.changes()
        lines = [f"{name} = {_toml(value)}" for name, value in options.items()]
        return "\n".join([f'preset = "{self.preset}"', "", "[rules]", *lines, ""])

    @staticmethod
    def from_toml(text: str) -> Rules:
        """Read a house file; one that names no preset starts from the default."""
        if not isinstance(text, str):
            raise BadRules(f"{show(text)}: expected the text of a house file")
        house = _read_toml(text)
        if strangers := sorted(house.keys() - {"preset", "rules"}):
            raise BadRules(f"{show(strangers[0])}: a house file holds only preset and a table [rules]")
        preset, options = house.get("preset", DEFAULT_PRESET), house.get("rules", {})
        if not isinstance(preset, str):
            raise BadRules(f"preset: {show(preset)} is not the name of a preset")
        if not isinstance(options, dict):
            raise BadRules("rules: a house file holds its changes in a table [rules]")
        return load(preset).with_options(options)


FACTS = (
    fact(
        "run_wrap", "3.2", False, "no sheet allows a 1 after the 13", "Whether a run may go on from 13 to 1."
    ),
    fact(
        "must_lay_rack_tile",
        "5.1",
        True,
        "no sheet lets the table be rearranged for nothing",
        "Whether a turn at the table must lay a tile from the rack.",
    ),
    fact("match_winner", "9.9", "highest_total", "no sheet knows another", "Who wins the match."),
    fact(
        "pool_empty",
        "5.9",
        "pass",
        "there is nothing else to do",
        "What a player does who should draw from an empty pool.",
    ),
    fact(
        "blocked_round",
        "9.6",
        "lowest_rack_wins",
        "no sheet says how else it would end",
        "How a round ends in which the pool is empty and all have passed.",
    ),
)
"""Parameters of the digest that no sheet changes. No code reads them: their clauses hold in every game."""

PARAMETERS = (*parameters_of(Rules), *FACTS)
"""Everything that a house file may name; all but the facts can be changed."""

_BY_NAME = {one.name: one for one in PARAMETERS}
_FACTS: dict[str, Json] = {
    one.name: plain(one.kind.choices[0]) for one in FACTS if isinstance(one.kind, Choice)
}
_CHOSEN = {name: one for name, one in _BY_NAME.items() if name not in _FACTS}


@dataclass(frozen=True, slots=True)
class Source:
    """Who says so: the editions that print a value, or, where they are silent, why it was chosen."""

    editions: tuple[str, ...]
    note: str = ""

    @property
    def silent(self) -> bool:
        """Whether no edition says it in so many words."""
        return not self.editions

    def __str__(self) -> str:
        sheet = self.editions[0].split()[0] if self.editions else "silent"
        who = " ".join([sheet, *(edition.split()[1] for edition in self.editions)])
        return f"{who}: {self.note}" if self.note else who


HOUSE_RULE = Source((), "no sheet knows it: it is a rule of houses")


def preset_ids() -> tuple[str, ...]:
    """The names of all presets, sheet by sheet."""
    return tuple(_presets())


@cache
def load(preset_id: str) -> Rules:
    """The rules of a preset, exactly as its sheet and edition give them."""
    preset = _preset(preset_id)
    return Rules(
        preset=preset_id,
        **{name: cast(Any, one.read(preset.rules.get(name, one.otherwise))) for name, one in _CHOSEN.items()},
    )


def title(preset_id: str) -> str:
    """One line that says what the preset is."""
    return _preset(preset_id).title


def editions(preset_id: str) -> tuple[str, ...]:
    """The editions of the sheet whose text the preset follows."""
    return _preset(preset_id).editions


def source(preset_id: str, parameter: str) -> Source:
    """Which editions give a preset the value of this parameter, or why it has it."""
    return _preset(preset_id).sources.get(_parameter(parameter).name, HOUSE_RULE)


def sayers(preset_id: str, clause: str) -> tuple[str, ...]:
    """The editions of a preset's sheet that say a clause which hangs on no value."""
    return _preset(preset_id).said.get(clause, ())


def clause_notes(preset_id: str) -> Mapping[str, str]:
    """What a reader should know of a preset's clauses besides their words, by their numbers."""
    return _preset(preset_id).notes


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players that these rules are not made for."""
    fewest, most = rules.players
    if not fewest <= players <= most:
        span = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise BadRules(f"players: these rules are for {span} players, not {players}")


def parse_option(text: str) -> tuple[str, Json]:
    """Read `name=value`, where the value is JSON or a bare word taken as a string."""
    import json

    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise BadRules(f"{show(text)}: an option is written name=value")
    try:
        return name, cast(Json, json.loads(value))
    except (ValueError, RecursionError):
        # It began like JSON, so a slip in it is told as one; anything else was meant as a word.
        if value[0] in '[{"':
            raise BadRules(f"{name}: {show(value)} is not readable as JSON") from None
        return name, value


def _parameter(name: str) -> Parameter:
    if name not in _BY_NAME:
        raise BadRules(f"{show(name)}: there is no such parameter; {hint(name, _BY_NAME)}")
    return _BY_NAME[name]


def _read_option(name: str, value: object, values: Mapping[str, Any]) -> Value:
    parameter = _parameter(name)
    found = parameter.read(value)
    if isinstance(parameter.kind, Counts):
        # Only some players may be named: the other entries stay as they were.
        found = parameter.read({**values[name], **cast(CountByPlayers, found)})
    return found


def _settle_clock(values: dict[str, Any], named: Collection[str]) -> None:
    if values["time_limit_s"] == 0 or values["on_timeout"] is not OnTimeout.NONE:
        return
    if "on_timeout" not in named:
        # A clock needs a rule for its end; this is the one that costs only what does not lie (8.3, 8.4).
        values["on_timeout"] = OnTimeout.LOOSE_TO_RACK
    elif "time_limit_s" not in named:
        values["time_limit_s"] = 0


def _settle_starter(values: dict[str, Any], named: Collection[str]) -> None:
    extra = values["starter_hand"] - values["hand_size"]
    if extra == values["starter_discard"]:
        return
    if "starter_hand" not in named:
        values["starter_hand"] = values["hand_size"] + values["starter_discard"]
    # 2.4 and 2.5 go together: one tile more is the one that is discarded.
    elif "starter_discard" not in named and extra in (0, 1):
        values["starter_discard"] = extra == 1


def _table_problems(rules: Rules) -> Iterator[str]:
    fewest, most = rules.players
    for name in ("jokers_by_players", "colours_by_players"):
        if missing := [n for n in range(fewest, most + 1) if n not in getattr(rules, name)]:
            yield f"{name}: there is no entry for {' and '.join(map(str, missing))} players"
    for players, colours in rules.colours_by_players.items():
        # Entries for numbers of players that these rules are not for are harmless.
        if fewest <= players <= most and colours > len(rules.colours):
            yield f"colours: {players} players need {colours}, but only {len(rules.colours)} are named"


def _combination_problems(rules: Rules) -> Iterator[str]:
    yield from _deal_problems(rules)
    yield from _starter_problems(rules)
    yield from _opening_problems(rules)
    if rules.time_limit_s and rules.on_timeout is OnTimeout.NONE:
        yield "on_timeout: none goes with time_limit_s 0, for a clock needs a rule for when it runs out"
    if rules.group_distinct_colours and not isinstance(rules.group_max, str) and rules.group_max > 6:
        yield "group_max: more than 6 needs group_distinct_colours false, for there are at most six colours"
    if rules.face_up_eighth.lies_open and rules.pool_owner.personal:
        yield f"face_up_eighth: {rules.face_up_eighth} needs a common pool whose last tile can lie open"
    if rules.take_discard.allowed and not (rules.starter_discard or rules.draw_mode.discards):
        yield (
            f"take_discard: {rules.take_discard} needs a draw_mode that discards, or starter_discard, "
            "for otherwise nothing is ever discarded"
        )


def _deal_problems(rules: Rules) -> Iterator[str]:
    face_up = rules.face_up_eighth.lies_open
    for players in range(rules.players[0], rules.players[1] + 1):
        # 2.7: the open tile is dealt to nobody.
        need = rules.hand_size * (players - 1) + rules.starter_hand + face_up
        if need > (tiles := rules.tile_count(players)):
            yield f"hand_size: {players} players need {need} tiles, but only {tiles} are in play"


def _starter_problems(rules: Rules) -> Iterator[str]:
    if rules.starter_hand not in (rules.hand_size, rules.hand_size + 1):
        yield f"starter_hand: {rules.starter_hand} must be the hand_size {rules.hand_size} or one more"
    elif rules.starter_discard and rules.starter_hand == rules.hand_size:
        yield "starter_discard: true needs a starter_hand of one more than hand_size, the tile to discard"
    elif not rules.starter_discard and rules.starter_hand > rules.hand_size:
        yield "starter_hand: one more than hand_size needs starter_discard true, which evens the hands out"
    if rules.starter_may_lay and not rules.starter_discard:
        yield "starter_may_lay: true needs starter_discard true, the turn in which to lay as well"


def _opening_problems(rules: Rules) -> Iterator[str]:
    if not rules.opening_scope.single:
        return
    for players in range(rules.players[0], rules.players[1] + 1):
        best = _dearest_set(rules, players)
        if rules.opening_min > best:
            yield f"opening_min: a single set of {players} players counts {best} at most"


def _dearest_set(rules: Rules, players: int) -> int:
    """The most that one set can count in an opening."""
    run = list(range(1, rules.numbers + 1))
    group = [rules.numbers] * rules.largest_group(len(rules.palette(players)))
    return max(_with_jokers(rules, players, run), _with_jokers(rules, players, group))


def _with_jokers(rules: Rules, players: int, numbers: list[int]) -> int:
    flat = rules.opening_joker_value
    if isinstance(flat, str):
        return sum(numbers)
    # 3.4: one of them is a numbered tile.
    jokers = min(rules.jokers(players), len(numbers) - 1)
    # The lowest places are worth most to a joker that always counts the same.
    return sum(max(number, flat) for number in numbers[:jokers]) + sum(numbers[jokers:])


def _toml(value: Json) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    # Words of parameters hold no quotes; true and false are written alike in TOML and here.
    return f'"{value}"' if isinstance(value, str) else show(value)


def _read_toml(text: str) -> dict[str, Any]:
    # Imported where needed, like the other readers here: playing from a record never reads TOML.
    import tomllib

    try:
        return tomllib.loads(text)
    # Brackets nested deeply enough exhaust the reader: from outside that is unreadable too.
    except (ValueError, RecursionError) as error:
        raise BadRules(f"house file: not readable as TOML ({error})") from None


@dataclass(frozen=True, slots=True)
class _Preset:
    title: str
    editions: tuple[str, ...]
    rules: Mapping[str, object]
    sources: Mapping[str, Source]
    said: Mapping[str, tuple[str, ...]]
    notes: Mapping[str, str]
    failed_opening_draws_one: bool


def _preset(preset_id: str) -> _Preset:
    presets = _presets()
    if preset_id not in presets:
        raise BadRules(f"preset: there is no {show(preset_id)}; {hint(preset_id, presets)}")
    return presets[preset_id]


@cache
def _presets() -> dict[str, _Preset]:
    from importlib.resources import files

    presets: dict[str, _Preset] = {}
    for file in sorted((files("tilerummy.rules") / "presets").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            presets |= _read_sheet(_read_toml(file.read_text("utf-8")))
    return presets


def _read_sheet(tables: dict[str, Any]) -> dict[str, _Preset]:
    # What is left are presets, each under its name.
    sheet = tables.pop("sheet")
    said: dict[str, tuple[str, ...]] = {}
    for who, clauses in sheet["clauses"].items():
        # All presets of a sheet share them; which of the editions are a preset's own is asked later.
        said |= dict.fromkeys(clauses.split(), _named(who, sheet))
    read: dict[str, _Preset] = {}
    for name, table in tables.items():
        # Of the same file and above it: a sheet's editions differ in a few values only.
        base = read.get(table.get("based_on"))
        sources = {key: _read_source(text, sheet) for key, text in table["sources"].items()}
        read[name] = _Preset(
            table["title"],
            _named(table["editions"], sheet),
            {**base.rules, **table["rules"]} if base else table["rules"],
            {**base.sources, **sources} if base else sources,
            said,
            {one: note for note, clauses in table.get("notes", {}).items() for one in clauses.split()},
            table.get("failed_opening_draws_one", False),
        )
    return read


def _read_source(text: str, sheet: Mapping[str, str]) -> Source:
    who, _, note = text.partition(": ")
    return Source(() if who == "silent" else _named(who, sheet), note)


def _named(who: str, sheet: Mapping[str, str]) -> tuple[str, ...]:
    """Editions by their codes."""
    named = sheet["editions"] if who == "all" else who
    return tuple(f"{sheet['number']} {edition}" for edition in named.split())
