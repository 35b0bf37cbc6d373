"""What a policy does in a turn, under every rule set: turn.c in plain Python, by questions to the solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from itertools import chain, takewhile

from tilerummy.rules.judging.opening import meld_value, melds_of
from tilerummy.rules.judging.score import rack_points
from tilerummy.rules.judging.turn import Before, must_open
from tilerummy.rules.match.action import ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import may_be_discarded, must_draw_first, turn_choices
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import LAST_NUMBER, Kind, Meld
from tilerummy.rules.parameter import HandGame
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, NUMBERS, Tile
from tilerummy.simulator.simulator import Policy
from tilerummy.solver import ANYHOW, BestTurn, Certainty, can_go_out, solve_between, solve_turn
from tilerummy.solver.encoding import Goal, encoding_for
from tilerummy.solver.opening_turns import can_reach

Move = Play | Draw | Discard | Pass

QUICKLY = replace(ANYHOW, nodes=20_000, budget_ms=3000.0)
"""Where jokers and old sets are bound a question may take very long; then the best found will do."""

SAFE_TRIES, MOST_COUNTED = 6, 16
"""As late.c has them."""


def choose(game: Game, policy: Policy) -> Move:
    """What the seat whose turn it is does."""
    return _Turn(game).move(policy)


class _Turn:
    def __init__(self, game: Game) -> None:
        playing = game.playing
        self._game, self._setting, self._kinds = game, game.setting, turn_choices(game)
        self._seat: Seat = playing.turn.seat
        # What was drawn in this turn may be laid, where one draws first.
        self._rack = playing.racks[self._seat]
        self._before = Before(playing.table, self._rack, self._seat in playing.opened, bool(playing.opened))

    def move(self, policy: Policy) -> Move:
        """A play, or what else there is to do."""
        if ActionKind.PLAY in self._kinds and not must_draw_first(self._game):
            found = self._found(policy)
            # 5.5: a policy that would rather wait must lay something where the rules force it.
            if not (found and found.play) and not self._game.rules.voluntary_draw:
                found = self._something()
            if found and found.play:
                # 7.14: an announcement costs nothing, so it is made wherever it may matter.
                announced = self._game.rules.joker_swap_announced
                return Play(found.table, found.opening, announced, None, seat=self._seat)
        if ActionKind.DRAW in self._kinds:
            return Draw(seat=self._seat)
        if ActionKind.DISCARD in self._kinds:
            return Discard(self._shed(), seat=self._seat)
        return Pass(seat=self._seat)

    # -- what may be done --------------------------------------------------------------------------

    @cached_property
    def _closed(self) -> bool:
        return must_open(self._setting, self._before)

    def _is_late(self, policy: Policy) -> bool:
        playing = self._game.playing
        others = (rack for seat, rack in enumerate(playing.racks) if seat != self._seat)
        return not playing.pool_of(self._seat) or any(len(rack) <= policy.near for rack in others)

    def _shed(self) -> Tile:
        """The highest tile that may be put away; never a joker if there is anything else."""
        rack = may_be_discarded(self._game.rules, self._rack, self._game.playing.turn.drawn)
        # Must choose as turn.c does, to the last tie: both are stepped side by side.
        return max(rack, key=lambda tile: (tile is not JOKER, tile.number, -tile.order))

    # -- what is laid ------------------------------------------------------------------------------

    def _found(self, policy: Policy) -> BestTurn | None:
        if policy.draws_only:
            return None
        return self._adding() if policy.adds_only else self._rearranging(policy)

    def _rearranging(self, policy: Policy) -> BestTurn | None:
        # With an empty pool all racks are known to whoever has counted, and the lowest may win (9.6).
        if policy.counts and not self._game.playing.pool_of(self._seat):
            return self._counting()
        if self._closed and policy.opens_late:
            return self._open_late(policy)
        if self._closed:
            return self._open_small() if policy.opens_small else self._most()
        if policy.wait <= 1 or self._is_late(policy):
            return self._most()
        # Whoever waits for more than they hold lays all at once or nothing.
        if policy.wait >= len(self._rack):
            return self._all()
        most = self._most()
        return most if most.tiles >= policy.wait else None

    def _counting(self) -> BestTurn | None:
        """Go out; else nothing while the own rack is the lowest; else a little that lets nobody out."""
        points = rack_points(self._game.rules, self._rack)
        # Strictly: a shared lowest rack shares the win (9.7), so it may still pay to lay.
        lowest = all(points < rack_points(self._game.rules, rack) for _, rack in self._other_racks())
        if self._closed:
            opening = self._open_small()
            return opening if opening and (not lowest or opening.tiles == len(self._rack)) else None
        whole = self._all()
        if whole.play or lowest:
            return whole
        # Late in such an end plays are as large as possible, so that it is over soon.
        tries = SAFE_TRIES if self._late_lays() < MOST_COUNTED else 0
        for play in chain(self._single_tiles(), self._new_sets()) if tries else ():
            if not self._lets_out(play.table):
                return play
            # Each try is a question to the solver for each opponent: a few, then the most will do.
            tries -= 1
            if not tries:
                break
        return self._most()

    def _late_lays(self) -> int:
        """How often somebody has laid since the last tile was drawn."""
        since = takewhile(lambda turn: not turn.drew, reversed(self._game.playing.history))
        return sum(bool(turn.laid) for turn in since)

    def _other_racks(self) -> Iterator[tuple[Seat, Rack]]:
        game = self._game
        others = (seat for seat in game.seats if seat != self._seat and seat not in game.given_up)
        return ((seat, game.playing.racks[seat]) for seat in others)

    def _single_tiles(self) -> Iterator[BestTurn]:
        """Plays of one tile, the highest first; never a joker."""
        tiles = sorted({*self._rack} - {JOKER}, key=lambda tile: (-tile.number, tile.order))
        plays = (self._between((tile,), ()) for tile in tiles)
        return (play for play in plays if play.play)

    def _new_sets(self) -> Iterator[BestTurn]:
        """New sets without jokers, the most valuable first."""
        plain = Counter(tile for tile in self._rack if tile is not JOKER)
        melds = sorted(
            melds_of(self._setting, plain, LONGEST_RUN),
            key=lambda meld: (-sum(tile.number for tile in meld), len(meld)),
        )
        for meld in melds:
            yield BestTurn(Certainty.BEST_FOUND, tuple(sorted(meld)), 0, Table((*self._before.table, meld)))

    def _lets_out(self, table: Table) -> bool:
        """Whether somebody else could lay a whole rack then."""
        opened, closed = self._game.playing.opened, self._game.rules.table_access.closed_while_opening
        return any(
            can_go_out(self._setting, Before(table, rack, True, True), wish=QUICKLY).play
            for seat, rack in self._other_racks()
            # 4.4: who has not opened cannot go out on this table where it is closed to them.
            if seat in opened or not closed
        )

    def _open_small(self) -> BestTurn | None:
        melds = smallest_opening(self._setting, self._rack)
        if not melds:
            # Whoever goes out may need no minimum.
            exempt = self._game.rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM
            return self._all() if exempt else None
        # To go out beats every small opening.
        whole = self._all()
        if whole.play:
            return whole
        play = tuple(sorted(tile.plain for meld in melds for tile in meld))
        return BestTurn(Certainty.BEST_FOUND, play, 0, Table((*self._before.table, *melds)), melds)

    def _open_late(self, policy: Policy) -> BestTurn | None:
        if self._is_late(policy):
            return self._most()
        opening = self._open_small()
        return opening if opening and opening.tiles == len(self._rack) else None

    def _adding(self) -> BestTurn:
        """Sets from the rack, then single tiles on those of the table."""
        table = self._before.table
        found = solve_turn(self._setting, replace(self._before, table=Table()), QUICKLY)
        if self._closed:
            return replace(found, table=Table((*found.table, *table)))
        left = Counter(self._rack) - Counter(found.play)
        melds = [grown(self._setting, meld, left) for meld in table]
        play = tuple(sorted((Counter(self._rack) - left).elements()))
        return replace(found, play=play, table=Table((*found.table, *melds)))

    def _something(self) -> BestTurn:
        """A play for somebody who must lay and meant not to: of one tile if that is possible."""
        whole = self._most()
        # 5.5: who must lay may draw only if there is surely nothing to lay, so this is asked without a limit.
        if not whole.play and whole.status is not Certainty.NO_PLAY:
            whole = solve_turn(self._setting, self._before, ANYHOW)
        for tile in () if self._closed else whole.play:
            small = self._between((tile,), ())
            if small.play:
                return small
        return whole

    def _most(self) -> BestTurn:
        return self._between((), self._rack)

    def _all(self) -> BestTurn:
        return can_go_out(self._setting, self._before, wish=QUICKLY)

    def _between(self, must: Sequence[Tile], may: Rack | tuple[()]) -> BestTurn:
        return solve_between(self._setting, self._before, must, may, QUICKLY)


# -- single tiles added to sets as they lie: adding.c in plain Python --------------------------------


def grown(setting: Setting, meld: Meld, left: Counter[Tile]) -> Meld:
    """The set with every tile that fits, which is taken from those left; a joker only if it is the last."""
    while True:
        fitting = additions(setting, meld)
        # In the order of `additions`, which ends with the joker: as adding.c has it.
        held = (tile for tile in fitting if left[tile] > 0)
        found = next((tile for tile in held if tile is not JOKER or (+left).total() == 1), None)
        if found is None:
            return meld
        left[found] -= 1
        meld = fitting[found]


@lru_cache(maxsize=8192)
def additions(setting: Setting, meld: Meld) -> dict[Tile, Meld]:
    """The tiles that can be added to a set as it lies, and the set with each; last the joker."""
    # 7.7: to a frozen set nothing may be added.
    if setting.rules.joker_sets.stays_as_it_is and meld.jokers:
        return {}
    longer: dict[Tile, Meld] = {}
    for tile in _neighbours(setting, meld):
        for made in (Meld((*meld, tile)), Meld((tile, *meld))):
            if tile not in longer and setting.read(made).valid:
                longer[tile] = made
    return longer


def _neighbours(setting: Setting, meld: Meld) -> list[Tile]:
    """The tiles that may fit at an end of a run or into a group, and last the joker."""
    place, first = next((place, tile) for place, tile in enumerate(meld) if not tile.is_joker)
    assert first.colour is not None
    if setting.read(meld).kind is Kind.GROUP:
        return [*(Tile.of(colour, first.number) for colour in setting.shape.colours), JOKER]
    ends = (first.number - place - 1, first.number - place + len(meld))
    return [*(Tile.of(first.colour, number) for number in ends if number in NUMBERS), JOKER]


# -- the opening of fewest tiles: opening.c in plain Python ------------------------------------------

LONGEST_RUN = 5
"""A longer run can be cut in two that count the same; but neither may be jokers alone."""
MOST_TRIES = 50_000
"""Then the fewest so far will do."""


def smallest_opening(setting: Setting, rack: Sequence[Tile]) -> tuple[Meld, ...]:
    """The sets of an opening, rather without jokers; none if there is no opening."""
    if not can_reach(encoding_for(setting, Goal.TILES), rack, setting.rules.opening_min):
        return ()
    tiles = Counter(rack)
    numbered = Counter({tile: count for tile, count in tiles.items() if tile is not JOKER})
    # A joker saved is worth more than a tile or two laid.
    for held in (numbered, tiles) if tiles[JOKER] else (tiles,):
        found = FewestTiles(setting, _valued(setting, held), held).found()
        if found:
            return found
    return ()


def _valued(setting: Setting, tiles: Counter[Tile]) -> list[tuple[int, Meld]]:
    """The sets of some tiles with what they count, the dearest first."""
    # With three jokers a half of a cut run might be jokers alone (3.4).
    longest = LONGEST_RUN if tiles[JOKER] < 3 else LAST_NUMBER
    valued = [(meld_value(setting, meld), meld) for meld in melds_of(setting, tiles, longest)]
    return sorted(valued, key=lambda pair: (-pair[0], len(pair[1])))


class FewestTiles:
    """Looks for the fewest tiles in sets that together reach the minimum; the dearest sets come first."""

    def __init__(self, setting: Setting, valued: Sequence[tuple[int, Meld]], tiles: Counter[Tile]) -> None:
        self._valued = [(value, meld, [tile.plain for tile in meld]) for value, meld in valued]
        # 4.1: a minimum of 0 still asks for a set.
        self._minimum = max(1, setting.rules.opening_min)
        # 4.2: then the sets are looked at one by one, and not added up.
        self._single = setting.rules.opening_scope.single
        self._left = Counter(tiles)
        self._chosen: list[Meld] = []
        self._best: tuple[Meld, ...] = ()
        self._fewest, self._tries = tiles.total() + 1, 0

    def found(self) -> tuple[Meld, ...]:
        """The opening of fewest tiles; empty if there is none."""
        self._extend(0, self._minimum, 0)
        return self._best

    def _extend(self, first: int, missing: int, used: int) -> None:
        if missing <= 0:
            self._best, self._fewest = tuple(self._chosen), used
            return
        for place in range(first, len(self._valued)):
            value, meld, tiles = self._valued[place]
            # So many sets of three may still be added without reaching the fewest so far.
            more = 1 if self._single else (self._fewest - 1 - used) // 3
            self._tries += 1
            # The dearest come first: if as many like this one as may still lie fall short, so do all that
            # follow.
            if more * value < missing or self._tries > MOST_TRIES:
                return
            if used + len(tiles) >= self._fewest:
                continue
            self._left.subtract(tiles)
            if min(map(self._left.__getitem__, tiles)) >= 0:
                self._chosen.append(meld)
                # From this set on, itself included: with two of each tile the same set may lie twice.
                self._extend(place, missing - value, used + len(tiles))
                self._chosen.pop()
            self._left.update(tiles)
