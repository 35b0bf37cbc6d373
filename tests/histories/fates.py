"""What the rules ask of a turn: what became of each joker of the table, and what of the old sets.

Written from the definitions (rules, 2 to 9), one function for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from ortools.sat.python.cp_model import CpModel, IntVar

from tests.histories.board import NUMBERS, Board, Clause, Piece, Row
from tests.hunt.sets import RUN, Lain
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import Tile

RACK = -1


@dataclass(eq=False)
class Joker:
    """A joker of the table: one of these is what became of it."""

    home: int
    means: frozenset[Tile]
    bound: list[Piece] = field(default_factory=list)
    """Not swapped, in each meaning that it can have."""
    swaps: list[tuple[Piece, IntVar]] = field(default_factory=list)
    """Swapped by this copy."""
    left_as: list[tuple[Tile, IntVar]] = field(default_factory=list)
    """It went where it liked, and was this tile."""
    taken_up: list[IntVar] = field(default_factory=list)
    """It was swapped, and went to the rack."""

    @property
    def swapped(self) -> list[IntVar]:
        """That it was swapped, by whatever copy."""
        return [swap for _, swap in self.swaps]

    @property
    def left(self) -> list[IntVar]:
        """That it went where it liked, whatever it was."""
        return [left for _, left in self.left_as]


class Fates:
    """The jokers of the old sets, and all that the rules ask of them."""

    def __init__(
        self, model: CpModel, board: Board, rules: Rules, old: Sequence[Lain], copies: Sequence[Piece]
    ) -> None:
        self.model, self.board, self.rules, self.old, self.copies = model, board, rules, old, copies
        self.own = [[copy for copy in copies if copy.origin == home] for home in range(len(old))]
        self.new_sets = rules.joker_after_swap == "new_set"
        self.jokers = [self._joker(home, means) for home, one in enumerate(old) for means in one.means]
        self._one_swap_a_copy()
        self._different_meanings()
        for joker in self.jokers:
            for piece in joker.bound:
                self._stays(joker, piece)
        if self.new_sets and self.jokers:
            for home in range(len(old)):
                self._new_sets_continue_nothing(home)
        if rules.keep_three_of_original:
            for own in self.own:
                self._continued(own)

    def free_jokers(self) -> list[IntVar]:
        """Each that may lie anywhere."""
        swapped = [] if self.new_sets else [swap for joker in self.jokers for swap in joker.swapped]
        return [*swapped, *(left for joker in self.jokers for left in joker.left)]

    def new_jokers(self) -> list[IntVar]:
        """Each that must lie in a new set."""
        return [swap for joker in self.jokers for swap in joker.swapped] if self.new_sets else []

    def taken_up(self) -> list[IntVar]:
        """Each that went to the rack."""
        return [taken for joker in self.jokers for taken in joker.taken_up]

    # -- what may become of a joker ----------------------------------------------------------------

    def _joker(self, home: int, means: frozenset[Tile]) -> Joker:
        joker, rules = Joker(home, means), self.rules
        free = rules.joker_sets == "free"
        for tile in sorted(means) if free else ():
            joker.left_as.append((tile, self.board.choice()))
            self._no_swap(joker, *joker.left_as[-1])
        # Where nothing is asked of a joker that left, it lies anywhere, whatever else may be said of it.
        asked = not free or self.new_sets or rules.joker_swap_tile_from == "rack"
        if asked:
            joker.bound += [self.board.put_bound(tile, home) for tile in sorted(means)]
        for copy in self.copies if asked or rules.joker_after_swap == "rack_allowed" else ():
            from_table = copy.origin != RACK
            if copy.tile not in means or copy.origin == home:
                continue
            if not from_table or rules.joker_swap_tile_from == "anywhere":
                swap = self.board.choice()
                self.model.add_implication(swap, copy.lies)
                joker.swaps.append((copy, swap))
                if from_table:  # 7: it lies with all numbered tiles of the joker's old set
                    self._all_together(swap, copy, self.own[home])
        if rules.joker_after_swap == "rack_allowed":
            joker.taken_up.append(self.board.choice())
            self.model.add_bool_or([~joker.taken_up[0], *joker.swapped])
        self.model.add_exactly_one(*[piece.lies for piece in joker.bound], *joker.swapped, *joker.left)
        return joker

    def _no_swap(self, joker: Joker, tile: Tile, left: IntVar) -> None:
        """9: a joker's leaving is a swap if all tiles of its set lie in one set with the exact tile."""
        if self.rules.joker_swap_tile_from != "rack" and not self.new_sets:
            return
        own = self.own[joker.home]
        for copy in self.copies:
            if copy.tile is tile and copy.origin != joker.home:
                for _, apart in self.board.common(copy, *own):
                    self.model.add_bool_or([~left, *apart])

    def _one_swap_a_copy(self) -> None:
        by_copy: dict[Piece, Clause] = {}
        for joker in self.jokers:
            for copy, swap in joker.swaps:
                by_copy.setdefault(copy, []).append(swap)
        for swaps in by_copy.values():
            self.model.add_at_most_one(swaps)

    def _different_meanings(self) -> None:
        """5: two jokers of one group are different colours."""
        if not self.rules.group_distinct_colours:
            return
        for home, one in enumerate(self.old):
            mates = [joker for joker in self.jokers if joker.home == home]
            for tile in {tile for means in one.means for tile in means}:
                meant = [piece.lies for joker in mates for piece in joker.bound if piece.tile is tile]
                meant += [swap for joker in mates for copy, swap in joker.swaps if copy.tile is tile]
                meant += [left for joker in mates for was, left in joker.left_as if was is tile]
                self.model.add_at_most_one(meant)

    # -- a joker that was not swapped --------------------------------------------------------------

    def _stays(self, joker: Joker, piece: Piece) -> None:
        """8: what is asked of it in this meaning."""
        policy, own = self.rules.joker_sets, self.own[joker.home]
        if policy == "free":
            self._all_together(piece.lies, piece, own)
        elif policy == "stay_until_swapped":
            self._with_two(joker, piece)
        elif policy != "same_meaning":
            self._all_together(piece.lies, piece, own)
            self._with_mates(joker, piece)
            if policy == "frozen":
                self._as_large(joker, piece)

    def _mates(self, joker: Joker) -> list[Joker]:
        return [mate for mate in self.jokers_of(joker.home) if mate is not joker]

    def jokers_of(self, home: int) -> list[Joker]:
        """The jokers of an old set."""
        return [joker for joker in self.jokers if joker.home == home]

    def _all_together(self, when: IntVar, piece: Piece, others: Sequence[Piece]) -> None:
        for other in others:
            self.model.add_implication(when, self.board.together(piece, other))

    def _with_two(self, joker: Joker, piece: Piece) -> None:
        """Its set holds two tiles of the old one, counting those that took the place of other jokers."""
        own = self.own[joker.home]
        beside = [self.board.together(piece, copy) for copy in own]
        swaps = [pair for mate in self._mates(joker) for pair in mate.swaps]
        for copy, swap in swaps:
            both = self.board.choice()
            self.model.add_implication(both, swap)
            self.model.add_implication(both, self.board.together(piece, copy))
            beside.append(both)
        if len(own) > 1:
            self.model.add(sum(beside) >= 2).only_enforce_if(piece.lies)
            return
        self.model.add(sum(beside) >= 1).only_enforce_if(piece.lies)
        for _, swap in swaps:
            self.model.add(sum(beside) >= 2).only_enforce_if(piece.lies, swap)

    def _with_mates(self, joker: Joker, piece: Piece) -> None:
        """The whole old set lies in one: jokers that were not swapped, and tiles that took a place."""
        for mate in self._mates(joker):
            for other, lies in (*((other, other.lies) for other in mate.bound), *mate.swaps):
                self.model.add_bool_or([~piece.lies, ~lies, self.board.together(piece, other)])

    def _as_large(self, joker: Joker, piece: Piece) -> None:
        one = self.old[joker.home]
        first = one.numbered[0].number - one.tiles.index(one.numbered[0])
        for place, lies in piece.at.items():
            if not isinstance(place, Row):
                self.model.add(place.size == len(one.tiles)).only_enforce_if(lies)
            elif one.kind == RUN:
                self.model.add_implication(lies, ~place.goes_on[first])
                after = first + len(one.tiles)
                if after in NUMBERS:
                    self.model.add_implication(lies, ~place.goes_on[after])

    # -- old sets ----------------------------------------------------------------------------------

    def _continued(self, own: Sequence[Piece]) -> None:
        """4: some end set holds two of its numbered tiles, or its only one."""
        if len(own) > 1:
            self.model.add_bool_or([self.board.together(one, other) for one, other in combinations(own, 2)])

    def _new_sets_continue_nothing(self, home: int) -> None:
        """3: a new set holds no two tiles of an old one, those counted that took a joker's place."""
        swaps = [pair for joker in self.jokers_of(home) for pair in joker.swaps]
        belongs: list[tuple[Piece, Clause]] = [(copy, []) for copy in self.own[home]]
        belongs += [(copy, [~swap]) for copy, swap in swaps]
        for (one, if_one), (other, if_other) in combinations(belongs, 2):
            if one is not other:
                for not_new, apart in self._places(one, other):
                    self.model.add_bool_or([*if_one, *if_other, *apart, not_new])
        if len(self.own[home]) == 1:
            for not_new, apart in self._places(self.own[home][0]):
                self.model.add_bool_or([*apart, not_new, *(swap for _, swap in swaps)])

    def _places(self, *pieces: Piece) -> Iterator[tuple[IntVar, Clause]]:
        """Each place they may share: that the set there is not new, and what is true if they are apart."""
        for place, apart in self.board.common(*pieces):
            new = place.new[pieces[0].tile.number] if isinstance(place, Row) else place.new
            yield ~new, apart
