"""Why something was refused: one closed list of reasons, and the errors that carry them.

Three things can be wrong with what somebody asks for, and they are three errors: `Unreadable` (it
makes no sense as text), `BadRules` (the rule set itself makes no sense) and `Illegal` (the rules of
the game forbid it). A refusal is a code with arguments; `str()` gives one plain English sentence.
What a player reads comes from the catalogues in `locales/`, under the same code.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class SentenceCode(StrEnum):
    """A code with its sentence in English."""

    _value_: str
    sentence: str

    def __new__(cls, code: str, sentence: str = "", *_: str) -> Self:
        """A code with its sentence, and what a list of codes says besides."""
        # Without a sentence to a type checker alone: a member is looked up by its code.
        # Its value is the code alone: that is what goes over the wire and is looked up.
        self = str.__new__(cls, code)
        self._value_, self.sentence = code, sentence
        return self


class Reason(SentenceCode):
    """Every reason the rules can give; the codes are the same on the wire, in docs and in catalogues.

    Behind the code stand its sentence and the clauses that say so, the fittest first.
    """

    def __init__(self, _code: str, _sentence: str = "", *clauses: str) -> None:
        self.clauses = clauses

    # The tiles do not add up.
    TILE_NOT_IN_GAME = (
        "tile_not_in_game",
        "This game has no {tile}, or not that many of them. Colours in this game: {colours}.",
        "1.1",
    )
    TILE_LOST = "tile_lost", "The {tile} is missing. Put it on the table or back on your rack.", "6.2"
    TILE_ADDED = "tile_added", "There's one {tile} too many. It wasn't on the table or on your rack.", "6.2"
    TABLE_TILE_TO_RACK = (
        "table_tile_to_rack",
        "The {tile} was already on the table, so it stays there.",
        "6.2",
    )
    # A set is not a set.
    INVALID_SET = "invalid_set", "{set} isn't a set yet.", "6.3"
    SET_TOO_SHORT = "set_too_short", "A set needs at least 3 tiles.", "3.1"
    SET_JOKERS_ONLY = "set_jokers_only", "Jokers alone don't make a set. Add a numbered tile.", "3.4"
    SET_MIXED = "set_mixed", "These tiles don't share a number or a colour.", "3.1"
    RUN_GAP = "run_gap", "These numbers aren't in a row. A run goes up by 1 from tile to tile.", "3.1"
    RUN_OFF_THE_END = "run_off_the_end", "A run can't go below 1 or past 13.", "3.2"
    GROUP_COLOUR_TWICE = (
        "group_colour_twice",
        "One colour is in there twice. A group takes each colour only once.",
        "3.3",
    )
    GROUP_TOO_LARGE = "group_too_large", "A group has at most {most} tiles here.", "3.3"
    JOKER_MEANING_WRONG = "joker_meaning_wrong", "The joker can't be {tile} in that place.", "3.7"
    # The opening.
    OPENING_BELOW_MINIMUM = (
        "opening_below_minimum",
        "Your opening is worth {value} so far. You need {minimum} points.",
        "4.1",
    )
    OPENING_USES_TABLE = "opening_uses_table", "You can't use the sets on the table yet. Open first.", "4.4"
    OPENING_NOT_FROM_RACK = (
        "opening_not_from_rack",
        "Your opening has to be new sets from your own rack.",
        "4.1",
    )
    # Handling the table.
    NO_RACK_TILE_PLAYED = "no_rack_tile_played", "Lay at least 1 tile from your rack.", "5.1"
    SET_DISSOLVED = (
        "set_dissolved",
        "{set} can't be broken up completely. Part of it has to stay together.",
        "6.8",
    )
    JOKER_MEANING_CHANGED = (
        "joker_meaning_changed",
        "{set}: the joker stands for the same tile until it's swapped.",
        "7.2",
    )
    JOKER_MOVED = "joker_moved", "{set}: the joker stays in its set until it's swapped.", "7.2"
    JOKER_SET_SPLIT = (
        "joker_set_split",
        "{set}: this set has a joker, so it stays whole. You can add to it.",
        "7.2",
    )
    JOKER_SET_FROZEN = (
        "joker_set_frozen",
        "{set}: this set has a joker, so it's frozen until the joker is swapped.",
        "7.2",
    )
    JOKER_SWAP_SOURCE = (
        "joker_swap_source",
        "The tile you swap for a joker has to come from your rack.",
        "7.9",
        "7.8",
    )
    JOKER_NOT_IN_NEW_SET = "joker_not_in_new_set", "A swapped joker has to go into a new set.", "7.12"
    JOKER_SWAP_NOT_ANNOUNCED = "joker_swap_not_announced", "Announce the joker swap first.", "7.14", "7.8"
    # Drawing, discarding, passing.
    DRAW_AND_PLAY = "draw_and_play", "Lay or draw: you can't do both in one turn.", "5.3", "5.2"
    MUST_DRAW = "must_draw", "You haven't laid anything, so draw a tile.", "5.2"
    TOO_MANY_DRAWN = "too_many_drawn", "You only draw 1 tile.", "5.2"
    POOL_EMPTY = "pool_empty", "The pool is empty.", "5.9"
    POOL_NOT_EMPTY = (
        "pool_not_empty",
        "There are still tiles in the pool. Draw one instead of passing.",
        "5.9",
    )
    MUST_PLAY_IF_ABLE = (
        "must_play_if_able",
        "You have a tile that fits, and here you have to lay it.",
        "5.5",
        "5.2",
    )
    MUST_DISCARD = "must_discard", "Discard 1 tile.", "5.2"
    NO_DISCARD_ALLOWED = "no_discard_allowed", "You can't discard a tile here.", "5.4", "5.2"
    DISCARDED_THE_DRAWN_TILE = (
        "discarded_the_drawn_tile",
        "You can't discard the tile you've just drawn. Pick another one.",
        "5.4",
        "5.2",
    )
    TAKE_DISCARD_FORBIDDEN = (
        "take_discard_forbidden",
        "A discarded tile stays where it is.",
        "5.6",
        "2.5",
        "5.2",
    )
    DISCARD_NOT_IN_NEW_SET = (
        "discard_not_in_new_set",
        "The discarded tile you took has to go into a new set.",
        "5.6",
        "5.2",
    )
    TAKEN_TILE_NOT_LAID = (
        "taken_tile_not_laid",
        "You took the {tile}, so lay it this turn.",
        "5.6",
        "5.7",
        "5.2",
    )
    FACE_UP_FORBIDDEN = "face_up_forbidden", "You can't take the face-up tile for this.", "5.7", "5.2"
    STARTER_ONLY_DISCARDS = (
        "starter_only_discards",
        "Whoever goes first only discards 1 tile on the first turn.",
        "2.5",
        "5.2",
    )
    DRAW_FIRST = "draw_first", "Here you start every turn by drawing a tile.", "5.2"
    # A time-out or an invalid end did not end as the rules say.
    WRONG_TABLE_AFTER = (
        "wrong_table_after",
        "By the rules, the table should look different now.",
        "8.3",
        "8.8",
    )
    WRONG_RACK_AFTER = "wrong_rack_after", "By the rules, the rack should look different now.", "8.3", "8.8"
    WRONG_PENALTY = "wrong_penalty", "By the rules, {count} tiles should be drawn now.", "8.6"
    # The course of the game.
    NOT_YOUR_TURN = "not_your_turn", "It's not your turn yet.", "2.3"
    NOT_NOW = "not_now", "You can't do that right now.", "5.1"
    ROUND_OVER = "round_over", "The round is over.", "9.1"
    MATCH_OVER = "match_over", "The match is over.", "9.8"
    TOO_LATE = "too_late", "Time's up for this turn.", "8.1"
    TOO_EARLY = "too_early", "Time isn't up for this turn yet.", "8.1"
    NO_CLOCK = "no_clock", "There's no clock in this game.", "8.1"
    TILE_NOT_ON_RACK = "tile_not_on_rack", "There's no {tile} on your rack.", "6.2"
    NOTHING_TO_TAKE = "nothing_to_take", "That tile isn't there to take.", "5.6", "5.7", "5.2"
    MISTAKES_NOT_PENALISED = (
        "mistakes_not_penalised",
        "Some sets aren't valid yet. Fix them, then end your turn.",
        "8.8",
    )
    NOT_THE_HOST = "not_the_host", "Only the host can do that.", "9.8"
    NO_SUCH_SEAT = "no_such_seat", "There's no such seat.", "9.10"
    SEAT_GIVEN_UP = "seat_given_up", "The player in this seat has given up.", "9.10"
    SEAT_NOT_FREE = "seat_not_free", "Someone's already playing in this seat.", "9.10"


OPENING_NOW = "You're opening in this turn. From your next turn on, you can use the sets on the table."
"""`opening_uses_table` to whoever opens in this very turn: its `moment` is `with`, not `before`."""
LAID_NOW = "If you lay tiles, you don't discard."
"""`no_discard_allowed` to whoever has laid tiles in a game with discards: its `why` is `laid`."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason with what it speaks of, such as the set or the tile."""

    reason: Reason
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        if ("moment", "with") in self.args:
            return OPENING_NOW
        if ("why", "laid") in self.args:
            return LAID_NOW
        return self.reason.sentence.format_map(dict(self.args))


def refuse(reason: Reason, **args: str | int) -> Refusal:
    """Build a refusal: `refuse(Reason.TILE_LOST, tile="r7")`."""
    # As a tuple it can be hashed, so that each reason is told once.
    return Refusal(reason, tuple(args.items()))


class Unreadable(ValueError):
    """A text that is no tile, set, table, record or number; the message shows the offending part.

    >>> import tilerummy as tr
    >>> tr.Discard("r14")
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.Unreadable: 'r14' is not a tile: expected a colour letter (k r b y o g w n) ...
    """


class BadRules(ValueError):
    """A rule set that makes no sense; the message names the parameter and the reason.

    >>> import tilerummy as tr
    >>> tr.preset("sabrra")
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.BadRules: preset: there is no sabrra; did you mean sabra?
    """


class Illegal(Exception):
    """An action that the rules refuse, with every reason that applies.

    >>> import tilerummy as tr
    >>> match = tr.Match(2, seed=1)
    >>> try:
    ...     match.push(tr.Pass())
    ... except tr.Illegal as error:
    ...     print(error.codes, error)
    ('pool_not_empty',) There are still tiles in the pool. Draw one instead of passing.
    """

    def __init__(self, refusals: Iterable[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(" ".join(str(refusal) for refusal in self.refusals))

    def __reduce__(self) -> tuple[type[Illegal], tuple[tuple[Refusal, ...]]]:
        """Made anew from its refusals: an exception is otherwise unpickled from its message alone."""
        return type(self), (self.refusals,)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all reasons, each once."""
        return tuple(dict.fromkeys(refusal.reason.value for refusal in self.refusals))


# Names that were mistyped: which one was probably meant.

NEAR, NEAR_FROM_THE_FIRST = 0.6, 0.5
"""How alike two names must be, as a share of their letters, in order; less if they begin alike."""
LONGEST = 60
"""More of a name that somebody typed is not compared."""
MOST_SHOWN = 24


def hint(typed: str, names: Iterable[str]) -> str:
    """What to say to somebody who typed a name that is none: the name that is near, or which there are.

    Of a family such as `rummy`, `rummy-it` the head counts first; where a head alone was typed and is no
    name, all of its family are meant.
    """
    known = list(names)
    wanted = _plain(typed[:LONGEST])
    same = [name for name in known if _plain(name) == wanted]
    family = same or [name for name in known if _plain(name).startswith(f"{wanted}-")]
    if family:
        return f"did you mean {_listed(family)}?"
    best = max(known, key=lambda name: _likeness(wanted, _plain(name)), default="")
    # Slips are seldom in the first letter.
    enough = NEAR_FROM_THE_FIRST if best[:1].lower() == wanted[:1] else NEAR
    if best and max(_likeness(wanted, _plain(best))[:2]) >= enough:
        return f"did you mean {best}?"
    shown = ", ".join(known[:MOST_SHOWN])
    return f"there are {shown}{', ...' if len(known) > MOST_SHOWN else ''}"


def _plain(name: str) -> str:
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def _likeness(wanted: str, name: str) -> tuple[float, float, int]:
    """How alike the heads are, then the whole names; among equals the shorter one."""
    # Imported where needed: it costs more than all else here, and most names are right.
    from difflib import SequenceMatcher

    def ratio(one: str, other: str) -> float:
        return SequenceMatcher(None, one, other).ratio()

    head = ratio(wanted.partition("-")[0], name.partition("-")[0])
    return head, ratio(wanted, name) if "-" in wanted else 0.0, -len(name)


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
