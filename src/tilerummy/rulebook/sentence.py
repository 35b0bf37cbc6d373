"""Sentences that are not yet in any language: a key of the catalogues and what goes into its gaps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from tilerummy.locales.catalogue import Catalogue
from tilerummy.rulebook.example import stretches
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.tile import Tile, read_tile

Gap: TypeAlias = "str | int | Sentence | Several | Reference"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message with its gaps filled; a gap may hold other messages, one or a list."""

    key: str
    gaps: tuple[tuple[str, Gap], ...] = ()

    def told(self, words: Catalogue) -> str:
        """The sentence in a language."""
        return words.text(self.key, **{name: _filled(gap, words) for name, gap in self.gaps})

    def pointing(self, places: Mapping[str, str]) -> Sentence:
        """The same with the clauses it refers to as the reader sees them numbered."""
        gaps = ((name, places[gap.clause] if isinstance(gap, Reference) else gap) for name, gap in self.gaps)
        return replace(self, gaps=tuple(gaps))


@dataclass(frozen=True, slots=True)
class Reference:
    """A clause that a sentence refers to, by its lasting number."""

    clause: str


@dataclass(frozen=True, slots=True)
class Several:
    """Messages in a row; a list of things ends as the language ends one: "red, blue and yellow"."""

    parts: tuple[Sentence, ...]
    between: str = ", "
    is_list: bool = False


def say(key: str, /, **gaps: Gap) -> Sentence:
    """Build a sentence: `say("book-clock", time=...)`; a key may be spelt as the rules spell it."""
    return Sentence(key.replace("_", "-"), tuple(gaps.items()))


def _filled(gap: Gap, words: Catalogue) -> str | int:
    if isinstance(gap, Sentence):
        return gap.told(words)
    if isinstance(gap, Several):
        parts = [one.told(words) for one in gap.parts]
        return list_said(parts, words) if gap.is_list else gap.between.join(parts)
    assert not isinstance(gap, Reference)
    return gap


def list_said(parts: Sequence[str], words: Catalogue) -> str:
    """Several words as the language lists them: "black, red and blue"."""
    if len(parts) < 2:  # a list of one has no end to speak of
        return "".join(parts)
    return words.text("book-and", list=", ".join(parts[:-1]), last=parts[-1])


def labelled(words: Catalogue, label: str, value: str) -> str:
    """A label and what it stands before, as the language writes it."""
    return words.text("labelled", label=label, value=value)


def capital(text: str) -> str:
    """A sentence begins with a capital letter, whatever stands first in it."""
    return text[:1].upper() + text[1:]


def tile_said(tile: Tile) -> Sentence:
    """A tile as it is said aloud."""
    if tile.colour is not None:
        return say(f"tile-{tile.colour}", number=tile.number)
    return say("joker-as", tile=tile_said(tile.means)) if tile.means else say("joker")


def refusal_said(refusal: Refusal) -> Sentence:
    """A refusal with the tiles it speaks of said aloud."""
    gaps = {name: _words_for(name, value) for name, value in refusal.args}
    return say(f"refusal-{refusal.reason.value}", **gaps)


def _words_for(name: str, value: str | int) -> Gap:
    if name in ("tile", "set") and isinstance(value, str):
        return Several(tuple(tile_said(read_tile(word)) for word in value.split()))
    if name == "colours" and isinstance(value, str):
        return listed(say(f"colour-{letter}") for letter in value.split())
    return value


def value_said(rules: Rules, parameter: str) -> Sentence:
    """The value of a parameter in words."""
    value = getattr(rules, parameter)
    if parameter == "time_limit_s":
        return time_said(rules.time_limit_s)
    if parameter == "colours":
        return listed(say(f"colour-{letter}") for letter in rules.colours)
    if parameter in _COUNTED:
        return say("book-list", list=Several(tuple(by_players(rules, parameter)), " · "))
    if parameter == "players":
        return players_said(*rules.players)
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, int):
        return say("book-number", number=value)
    return say(f"value-{parameter}-{value}")


_COUNTED = {"colours_by_players": "colours-count", "jokers_by_players": "jokers-count"}


def listed(sentences: Iterable[Sentence]) -> Sentence:
    """Several sentences as one list."""
    return say("book-list", list=Several(tuple(sentences), is_list=True))


def by_players(rules: Rules, parameter: str) -> list[Sentence]:
    """A number that depends on the number of players, once for each stretch of players that share it."""
    counts = getattr(rules, parameter)
    return [
        say("book-for-players", players=players_said(low, high), what=say(_COUNTED[parameter], count=count))
        for low, high, count in stretches(rules, lambda players: int(counts[players]))
    ]


def players_said(low: int, high: int) -> Sentence:
    """A number of players, or from one to another."""
    return say("players-count", count=low) if low == high else say("players-range", low=low, high=high)


def time_said(seconds: int) -> Sentence:
    """A time limit as people say it."""
    if seconds == 0:
        return say("no-clock")
    for unit, size in (("clock-days", 86400), ("clock-hours", 3600), ("minutes-count", 60)):
        if seconds % size == 0:
            return say(unit, count=seconds // size)
    return say("seconds-count", count=seconds)


def signed(points: int) -> str:
    """Points as they are printed, with a true minus; nothing is neither plus nor minus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"
