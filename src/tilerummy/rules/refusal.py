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


class Reason(StrEnum):
    """Every reason the rules can give; the codes are the same on the wire, in docs and in catalogues."""

    # The tiles do not add up.
    TILE_NOT_IN_GAME = "tile_not_in_game"
    TILE_LOST = "tile_lost"
    TILE_ADDED = "tile_added"
    TABLE_TILE_TO_RACK = "table_tile_to_rack"
    # A set is not a set.
    INVALID_SET = "invalid_set"
    SET_TOO_SHORT = "set_too_short"
    SET_JOKERS_ONLY = "set_jokers_only"
    SET_MIXED = "set_mixed"
    RUN_GAP = "run_gap"
    RUN_OFF_THE_END = "run_off_the_end"
    GROUP_COLOUR_TWICE = "group_colour_twice"
    GROUP_TOO_LARGE = "group_too_large"
    JOKER_MEANING_WRONG = "joker_meaning_wrong"
    # The opening.
    OPENING_BELOW_MINIMUM = "opening_below_minimum"
    OPENING_USES_TABLE = "opening_uses_table"
    OPENING_NOT_FROM_RACK = "opening_not_from_rack"
    # Handling the table.
    NO_RACK_TILE_PLAYED = "no_rack_tile_played"
    SET_DISSOLVED = "set_dissolved"
    JOKER_MEANING_CHANGED = "joker_meaning_changed"
    JOKER_MOVED = "joker_moved"
    JOKER_SET_SPLIT = "joker_set_split"
    JOKER_SET_FROZEN = "joker_set_frozen"
    JOKER_SWAP_SOURCE = "joker_swap_source"
    JOKER_NOT_IN_NEW_SET = "joker_not_in_new_set"
    JOKER_SWAP_NOT_ANNOUNCED = "joker_swap_not_announced"
    # Drawing, discarding, passing.
    DRAW_AND_PLAY = "draw_and_play"
    MUST_DRAW = "must_draw"
    TOO_MANY_DRAWN = "too_many_drawn"
    POOL_EMPTY = "pool_empty"
    POOL_NOT_EMPTY = "pool_not_empty"
    MUST_PLAY_IF_ABLE = "must_play_if_able"
    MUST_DISCARD = "must_discard"
    NO_DISCARD_ALLOWED = "no_discard_allowed"
    DISCARDED_THE_DRAWN_TILE = "discarded_the_drawn_tile"
    TAKE_DISCARD_FORBIDDEN = "take_discard_forbidden"
    DISCARD_NOT_IN_NEW_SET = "discard_not_in_new_set"
    TAKEN_TILE_NOT_LAID = "taken_tile_not_laid"
    FACE_UP_FORBIDDEN = "face_up_forbidden"
    STARTER_ONLY_DISCARDS = "starter_only_discards"
    DRAW_FIRST = "draw_first"
    # A time-out or an invalid end did not end as the rules say.
    WRONG_TABLE_AFTER = "wrong_table_after"
    WRONG_RACK_AFTER = "wrong_rack_after"
    WRONG_PENALTY = "wrong_penalty"
    # The course of the game.
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"
    TOO_LATE = "too_late"
    TOO_EARLY = "too_early"
    NO_CLOCK = "no_clock"
    TILE_NOT_ON_RACK = "tile_not_on_rack"
    NOTHING_TO_TAKE = "nothing_to_take"
    MISTAKES_NOT_PENALISED = "mistakes_not_penalised"
    NOT_THE_HOST = "not_the_host"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_GIVEN_UP = "seat_given_up"
    SEAT_NOT_FREE = "seat_not_free"


SENTENCES: dict[Reason, str] = {
    Reason.TILE_NOT_IN_GAME: (
        "This game has no {tile}, or not that many of them. Colours in this game: {colours}."
    ),
    Reason.TILE_LOST: "The {tile} is missing. Put it on the table or back on your rack.",
    Reason.TILE_ADDED: "There's one {tile} too many. It wasn't on the table or on your rack.",
    Reason.TABLE_TILE_TO_RACK: "The {tile} was already on the table, so it stays there.",
    Reason.INVALID_SET: "{set} isn't a set yet.",
    Reason.SET_TOO_SHORT: "A set needs at least 3 tiles.",
    Reason.SET_JOKERS_ONLY: "Jokers alone don't make a set. Add a numbered tile.",
    Reason.SET_MIXED: "These tiles don't share a number or a colour.",
    Reason.RUN_GAP: "These numbers aren't in a row. A run goes up by 1 from tile to tile.",
    Reason.RUN_OFF_THE_END: "A run can't go below 1 or past 13.",
    Reason.GROUP_COLOUR_TWICE: "One colour is in there twice. A group takes each colour only once.",
    Reason.GROUP_TOO_LARGE: "A group has at most {most} tiles here.",
    Reason.JOKER_MEANING_WRONG: "The joker can't be {tile} in that place.",
    Reason.OPENING_BELOW_MINIMUM: "Your opening is worth {value} so far. You need {minimum} points.",
    Reason.OPENING_USES_TABLE: "You can't use the sets on the table yet. Open first.",
    Reason.OPENING_NOT_FROM_RACK: "Your opening has to be new sets from your own rack.",
    Reason.NO_RACK_TILE_PLAYED: "Lay at least 1 tile from your rack.",
    Reason.SET_DISSOLVED: "{set} can't be broken up completely. Part of it has to stay together.",
    Reason.JOKER_MEANING_CHANGED: "{set}: the joker stands for the same tile until it's swapped.",
    Reason.JOKER_MOVED: "{set}: the joker stays in its set until it's swapped.",
    Reason.JOKER_SET_SPLIT: "{set}: this set has a joker, so it stays whole. You can add to it.",
    Reason.JOKER_SET_FROZEN: "{set}: this set has a joker, so it's frozen until the joker is swapped.",
    Reason.JOKER_SWAP_SOURCE: "The tile you swap for a joker has to come from your rack.",
    Reason.JOKER_NOT_IN_NEW_SET: "A swapped joker has to go into a new set.",
    Reason.JOKER_SWAP_NOT_ANNOUNCED: "Announce the joker swap first.",
    Reason.DRAW_AND_PLAY: "Lay or draw: you can't do both in one turn.",
    Reason.MUST_DRAW: "You haven't laid anything, so draw a tile.",
    Reason.TOO_MANY_DRAWN: "You only draw 1 tile.",
    Reason.POOL_EMPTY: "The pool is empty.",
    Reason.POOL_NOT_EMPTY: "There are still tiles in the pool. Draw one instead of passing.",
    Reason.MUST_PLAY_IF_ABLE: "You have a tile that fits, and here you have to lay it.",
    Reason.MUST_DISCARD: "Discard 1 tile.",
    Reason.NO_DISCARD_ALLOWED: "You can't discard a tile here.",
    Reason.DISCARDED_THE_DRAWN_TILE: "You can't discard the tile you've just drawn. Pick another one.",
    Reason.TAKE_DISCARD_FORBIDDEN: "A discarded tile stays where it is.",
    Reason.DISCARD_NOT_IN_NEW_SET: "The discarded tile you took has to go into a new set.",
    Reason.TAKEN_TILE_NOT_LAID: "You took the {tile}, so lay it this turn.",
    Reason.FACE_UP_FORBIDDEN: "You can't take the face-up tile for this.",
    Reason.STARTER_ONLY_DISCARDS: "Whoever goes first only discards 1 tile on the first turn.",
    Reason.DRAW_FIRST: "Here you start every turn by drawing a tile.",
    Reason.WRONG_TABLE_AFTER: "By the rules, the table should look different now.",
    Reason.WRONG_RACK_AFTER: "By the rules, the rack should look different now.",
    Reason.WRONG_PENALTY: "By the rules, {count} tiles should be drawn now.",
    Reason.NOT_YOUR_TURN: "It's not your turn yet.",
    Reason.NOT_NOW: "You can't do that right now.",
    Reason.ROUND_OVER: "The round is over.",
    Reason.MATCH_OVER: "The match is over.",
    Reason.TOO_LATE: "Time's up for this turn.",
    Reason.TOO_EARLY: "Time isn't up for this turn yet.",
    Reason.NO_CLOCK: "There's no clock in this game.",
    Reason.TILE_NOT_ON_RACK: "There's no {tile} on your rack.",
    Reason.NOTHING_TO_TAKE: "That tile isn't there to take.",
    Reason.MISTAKES_NOT_PENALISED: "Some sets aren't valid yet. Fix them, then end your turn.",
    Reason.NOT_THE_HOST: "Only the host can do that.",
    Reason.NO_SUCH_SEAT: "There's no such seat.",
    Reason.SEAT_GIVEN_UP: "The player in this seat has given up.",
    Reason.SEAT_NOT_FREE: "Someone's already playing in this seat.",
}

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
        return SENTENCES[self.reason].format_map(dict(self.args))


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
