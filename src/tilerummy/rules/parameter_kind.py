"""Parameters: what a value can be (a choice, a number, a palette, a span, a number by players) and means.

Each kind reads a value, or says in words what is allowed. A parameter is declared once, as a field of
`Rules`; reading an option, refusing it with what is allowed and building a form for it all come from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, TypeAlias, TypeGuard, get_type_hints

from tilerummy.rules.refusal import BadRules

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json]"

COLOUR_LETTERS = ("k", "r", "b", "y", "o", "g", "w", "n")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6


@dataclass(frozen=True, slots=True)
class CountByPlayers(Mapping[int, int]):
    """A number that depends on how many play, such as the jokers; a mapping that can be hashed."""

    pairs: tuple[tuple[int, int], ...]

    def __getitem__(self, players: int) -> int:
        return dict(self.pairs)[players]

    def __iter__(self) -> Iterator[int]:
        return (players for players, _ in self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)


Value: TypeAlias = bool | int | str | tuple[str, ...] | tuple[int, int] | CountByPlayers


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, truth values or numbers; `why` says what speaks against any other."""

    choices: tuple[bool | int | str, ...]
    why: str = ""

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return _either([show(choice) for choice in self.choices]) + (f", for {self.why}" if self.why else "")

    def read(self, value: object) -> Value | None:
        """The choice meant, or None if it is not one of them."""
        for choice in self.choices:
            # To Python 1 is True, to whoever writes house rules it is not.
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
        return None


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, or one of the values in `also`."""

    low: int
    high: int
    also: tuple[int | str, ...] = ()

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return _either([*map(show, self.also), f"a whole number from {self.low} to {self.high}"])

    def read(self, value: object) -> Value | None:
        """The number or word meant, or None if it is neither."""
        if _whole(value, self.low, self.high):
            return value
        # Words such as "replaced" are outside the bounds on purpose.
        return Choice(self.also).read(value)


@dataclass(frozen=True, slots=True)
class Palette:
    """A list of different colours."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return f"a list of {self.low} to {self.high} different letters of {' '.join(COLOUR_LETTERS)}"

    def read(self, value: object) -> Value | None:
        """The colours in their order, or None if the list is no palette."""
        if not isinstance(value, list | tuple) or not self.low <= len(value) <= self.high:
            return None
        # One that is no letter or comes twice makes the two counts below differ.
        letters = tuple(str(letter) for letter in value if letter in COLOUR_LETTERS)
        return letters if len(set(letters)) == len(value) else None


@dataclass(frozen=True, slots=True)
class NumberSpan:
    """The least and the most of something, both included."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return f"a list [fewest, most] with {self.low} <= fewest <= most <= {self.high}"

    def read(self, value: object) -> Value | None:
        """The two bounds, or None if they are no span."""
        if not isinstance(value, list | tuple) or len(value) != 2:
            return None
        least, most = value
        if _whole(least, self.low, self.high) and _whole(most, least, self.high):
            return least, most
        return None


@dataclass(frozen=True, slots=True)
class Counts:
    """A table with a whole number for each number of players."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        players = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        return f'a table such as {{"2": {self.high}}} from players ({players}) to {self.low} to {self.high}'

    def read(self, value: object) -> Value | None:
        """The table in the order of players, or None if an entry is out of bounds."""
        if not isinstance(value, Mapping):
            return None
        # JSON has text keys and TOML too; a house may write either.
        keys = {str(players): players for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
        counts = {str(key): count for key, count in value.items()}
        if not all(key in keys and _whole(count, self.low, self.high) for key, count in counts.items()):
            return None
        return CountByPlayers(tuple((keys[key], counts[key]) for key in sorted(counts)))


Kind: TypeAlias = Choice | Number | Palette | NumberSpan | Counts


@dataclass(frozen=True, slots=True)
class Parameter:
    """One switch of the rules: its name, the values it takes, and what it means."""

    name: str
    clause: str
    """Where docs/rules.md explains it."""
    kind: Kind
    meaning: str
    otherwise: Value | None = None
    """What holds where a preset does not name it: a house rule that no sheet knows needs no line in any."""

    @property
    def fixed(self) -> bool:
        """Whether no sheet knows another value: it can be named, but there is nothing to choose."""
        return isinstance(self.kind, Choice) and len(self.kind.choices) == 1

    def read(self, value: object) -> Value:
        """The value that was meant; one that is not allowed is refused with what is."""
        found = self.kind.read(value)
        if found is None:
            raise BadRules(f"{self.name}: {show(value)} is not allowed; it must be {self.kind.allowed}")
        return found


def parameter(clause: str, meaning: str, kind: Kind | None = None, otherwise: Value | None = None) -> Any:
    """Declare a field to be a parameter; without a kind the field's type says all: it is a flag, or words."""
    return field(metadata={"clause": clause, "meaning": meaning, "kind": kind, "otherwise": otherwise})


def fact(name: str, clause: str, value: bool | str, why: str, meaning: str) -> Parameter:
    """A parameter of the digest that has one value in every sheet: it can be named, shown and not changed."""
    return Parameter(name, clause, Choice((value,), why), meaning)


def parameters_of(rules: type[Any]) -> Iterator[Parameter]:
    """The parameters that the fields of a class declare."""
    types = get_type_hints(rules)
    for one in fields(rules):
        # `preset` is a field too, and no parameter.
        if one.metadata:
            told = {**one.metadata, "kind": one.metadata["kind"] or _kind_of(types[one.name])}
            yield Parameter(name=one.name, **told)


def _kind_of(declared: type[bool] | type[StrEnum]) -> Choice:
    return Choice((False, True)) if issubclass(declared, bool) else Choice(tuple(declared))


def plain(value: Value) -> Json:
    """A value as JSON has it: lists for tuples, text keys for the numbers of players."""
    if isinstance(value, CountByPlayers):
        return {str(players): count for players, count in value.items()}
    if isinstance(value, tuple):
        return list(value)
    # Words are members of their enums, which show up as such wherever a plain text is expected.
    return str(value) if isinstance(value, str) else value


def show(value: object) -> str:
    """A value as it would be typed: a bare word where it is one, and cut short if it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    text = str(value) if not isinstance(value, str) or value.isidentifier() else repr(str(value))
    return text if len(text) <= 60 else f"{text[:57]}..."


def _whole(value: object, low: int, high: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _either(options: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(options[:-1]), options[-1]]))
