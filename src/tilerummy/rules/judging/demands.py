"""What a rule set asks of the handling of old sets and their jokers in one turn.

Numbers in brackets are the clauses of docs/rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Reason
from tilerummy.rules.tile import Tile


@dataclass(frozen=True, slots=True)
class Demands:
    """What the rules ask of the handling of old sets (6) and their jokers (7) in one turn."""

    joker_sets: JokerSets
    rack_tile_swaps: bool
    """Only a tile from the rack may take a joker's place (7.8, 7.9)."""
    new_set: bool
    """A swapped joker goes into a new set (7.12)."""
    joker_to_rack: bool
    """A swapped joker may go to the rack (7.12)."""
    swaps: bool
    """Swapping is possible at all: it needs no announcement, or was announced (7.14)."""
    keep_sets: bool
    """Every old set must be continued by some end set (6.8)."""
    into_new_set: Tile | None = None
    """A tile taken from the discard, which must end in a new set (5.6)."""
    loose: bool = False
    """Tiles may have gone from the table to the rack: a time-out took them off (8.4)."""

    @property
    def nothing(self) -> bool:
        """Whether any valid table will do."""
        return self.no_joker_rule and not self.keep_sets and self.into_new_set is None

    @property
    def no_joker_rule(self) -> bool:
        """Whether jokers may be handled like any other tile."""
        return self.joker_sets.goes_freely and not (self.swap_has_conditions or self.joker_to_rack)

    @property
    def swap_has_conditions(self) -> bool:
        """Whether it matters that a free joker was swapped and did not just move (7.13)."""
        return self.rack_tile_swaps or self.new_set or not self.swaps


def demands_of(rules: Rules, *, announced: bool, into_new_set: Tile | None, loose: bool) -> Demands:
    """The demands of a rule set on one turn."""
    return Demands(
        joker_sets=rules.joker_sets,
        rack_tile_swaps=rules.joker_swap_tile_from.rack_only,
        new_set=rules.joker_after_swap.new_set_only,
        joker_to_rack=rules.joker_after_swap.rack_allowed,
        swaps=announced or not rules.joker_swap_announced,
        keep_sets=rules.keep_three_of_original,
        into_new_set=into_new_set,
        loose=loose,
    )


def looser(policy: JokerSets) -> tuple[tuple[Reason, JokerSets], ...]:
    """The next looser policies, each with what a player is told whom the stricter one refuses."""
    match policy:
        case JokerSets.FREE:
            return ()
        case JokerSets.SAME_MEANING:
            return ((Reason.JOKER_MEANING_CHANGED, JokerSets.FREE),)
        case JokerSets.STAY_UNTIL_SWAPPED:
            return (
                (Reason.JOKER_MOVED, JokerSets.SAME_MEANING),
                (Reason.JOKER_MEANING_CHANGED, JokerSets.FREE),
            )
        case JokerSets.NO_SPLIT:
            return ((Reason.JOKER_SET_SPLIT, JokerSets.FREE),)
        case JokerSets.FROZEN:
            return ((Reason.JOKER_SET_FROZEN, JokerSets.FREE),)
        case _:
            assert_never(policy)
