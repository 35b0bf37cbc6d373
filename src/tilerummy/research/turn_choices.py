"""Two ways to say a turn: a choice from a list of one length, or arrays that say the whole table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilerummy.bots.bot import Budget
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import allowed
from tilerummy.research.observation import Numbers, ViewEncoding
from tilerummy.rules.judging.turn import Before, Drawn, Origin
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, NUMBERS, Tile
from tilerummy.simulator.compiled import ListedPlay, SingleTurns, single_turns
from tilerummy.simulator.declared import has_free_jokers, knows_jokers
from tilerummy.solver import BestTurn, Certainty, Goal, Wish, can_play, solve_between, solve_turn
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.best_turn import end_table
from tilerummy.solver.encoding import encoding_for
from tilerummy.solver.opening_turns import highest_opening
from tilerummy.solver.problem import Limits
from tilerummy.solver.unbound import end_sets, lay_freely

NODES = 2_000
"""For each question to the solver, so that the same position always has the same candidates."""
LARGE_RACK = 20
"""Tiles of a rack of which all plays are listed, the best ones first."""
QUESTIONS_A_PLAY = 3
"""A list of plays asks the solver so often for each, where nothing compiled lists them."""
WISH, LIMITS = Wish(nodes=NODES), Limits(0, NODES)


EFFECTS = ("tiles", "points", "sets_changed", "sets_after", "takes", "opens", "goes_out")
"""What the last numbers of a candidate's row say, behind the tiles it lays and the table it leaves."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A play of the list; most are never chosen, so the action itself is made when somebody asks."""

    laid: tuple[Tile, ...]
    changed: int
    """How many old sets do not lie as before."""
    sets: int
    """How many sets there are after it."""
    play: Callable[[], Play]
    takes: bool = False
    regains: tuple[Tile, ...] = ()
    """What goes from the table to the rack."""


class TurnChoices:
    """What the seat may do now, by number.

    Number 0 draws, or passes if nothing is left to draw. The next numbers put away each kind of tile. The
    rest are plays of different tiles, those of most tiles first; those that take an open tile come last.
    """

    def __init__(self, encoding: ViewEncoding, view: View, most_plays: int) -> None:
        self._encoding, self._view, self._most = encoding, view, most_plays
        position = OwnTurn(view, Budget())
        self._plays = [*islice(_plays(position, most_plays), most_plays)]
        refused = _refused(position, bool(self._plays))
        idle = _idle(view, refused)
        self._others = {**({} if idle is None else {0: idle}), **_discards(encoding, position, refused)}
        self._first = 1 + len(encoding.kinds)

    def __deepcopy__(self, memo: object) -> TurnChoices:
        """Nothing of it ever changes, so copies of a state share it."""
        return self

    def __reduce__(self) -> tuple[type[TurnChoices], tuple[ViewEncoding, View, int]]:
        """Made anew elsewhere: the same turn always has the same choices."""
        return TurnChoices, (self._encoding, self._view, self._most)

    @property
    def mask(self) -> NDArray[np.int8]:
        """Which numbers are choices of this moment."""
        mask = np.zeros(self._first + self._most, np.int8)
        mask[[*self._others]] = 1
        mask[self._first : self._first + len(self._plays)] = 1
        return mask

    def action(self, number: int) -> Action | None:
        """The action of a number; None where there is no such choice at this moment."""
        place = number - self._first
        return self._plays[place].play() if 0 <= place < len(self._plays) else self._others.get(number)

    def actions(self) -> list[Action | None]:
        """The actions of all numbers."""
        return [self.action(number) for number in range(self._first + self._most)]

    def effects(self) -> Numbers:
        """What each play does: a row of the tiles it lays, the tiles of the table after it, and `EFFECTS`.

        Rows of zeros are no plays.
        """
        encoding, view, kinds = self._encoding, self._view, len(self._encoding.kinds)
        rows = no_effects(encoding, self._most)
        if not self._plays:
            return rows
        used = rows[: len(self._plays)]
        laid, after, rest = used[:, :kinds], used[:, kinds : 2 * kinds], used[:, 2 * kinds :]
        opens, held = not view.players[view.seat or 0].opened, len(view.rack or ())
        for row, play in zip(laid, self._plays, strict=True):
            encoding.count(row, play.laid)
        np.add(laid, encoding.tiles_of(view.table), out=after)
        points = (laid @ encoding.points).tolist()
        rest[:] = [
            # An open tile that is laid was never on the rack.
            (len(one.laid), worth, one.changed, one.sets, one.takes, opens, len(one.laid) - one.takes >= held)
            for one, worth in zip(self._plays, points, strict=True)
        ]
        for row, play in zip(after, self._plays, strict=True):
            for tile in play.regains:
                row[encoding.place(tile)] -= 1
        return rows


def no_effects(encoding: ViewEncoding, most_plays: int) -> Numbers:
    """The rows of no plays."""
    return np.zeros((most_plays, 2 * len(encoding.kinds) + len(EFFECTS)), np.int16)


# -- the best plays of a turn --------------------------------------------------------------------------
#
# Thousands of positions a second are asked about, so one question to the compiled simulator lists the plays,
# and the core of the solver only says how each lies. How long that takes does not grow with the rack.


def _plays(position: OwnTurn, most: int) -> Iterator[_Candidate]:
    if position.may_lay and most:
        yield from _best_plays(position, most)
    if ActionKind.PLAY not in position.view.may:
        return
    for taken in position.view.to_take:
        position.budget = Budget(nodes=NODES)
        found = position.taking(taken)
        if found.play:
            yield _candidate(position, found, taken)


def _candidate(position: OwnTurn, turn: BestTurn, taken: Drawn | None = None) -> _Candidate:
    """A turn of the solver."""
    old, new = position.view.table, turn.table
    was, now = position.table_tiles, new.tiles()
    kept = Counter(old) & Counter(new)
    return _Candidate(
        laid=tuple((now - was).elements()),
        changed=len(old) - kept.total(),
        sets=len(new),
        play=lambda: position.play(turn, taken),
        takes=taken is not None,
        regains=tuple((was - now).elements()),
    )


def _best_plays(position: OwnTurn, most: int) -> Iterable[_Candidate]:
    """The best plays of different tiles: exact where the compiled simulator knows what jokers may do.

    Elsewhere it is asked about a table of which the sets that a rule binds stay as they lie; and the best
    play of all is added, as far as the solver finds it soon.
    """
    setting, before = position.setting, position.before
    quick = single_turns(setting)
    if quick is None:
        left = iter(range(QUESTIONS_A_PLAY * most))
        turns = alternatives(setting, before, WISH, lambda: next(left, None) is None)
        return (_candidate(position, turn) for turn in islice(turns, most))
    if knows_turns(setting, before):
        return _lying(position, _listed(quick, setting, before, most))
    plays = [*_lying(position, _listed(quick, setting, _unbound(setting, before), most))]
    best = None if _are_best(setting, plays, quick.best(before, 1)) else solve_turn(setting, before, WISH)
    if best is None or not best.play or Counter(best.play) in [Counter(play.laid) for play in plays]:
        return plays
    plays.append(_candidate(position, best))
    return sorted(plays, key=lambda play: _worth(setting, play.laid), reverse=True)


def _listed(quick: SingleTurns, setting: Setting, before: Before, most: int) -> list[ListedPlay]:
    """The best plays; of a large rack the best of all, then the best of its dearest tiles.

    So it takes no longer, and the best plays of fifty tiles differ in hardly more than one tile.
    """
    if len(before.rack) <= LARGE_RACK:
        return quick.best(before, most)
    dearest = Rack(sorted(before.rack, key=setting.rack_points)[-LARGE_RACK:])
    best = quick.best(before, 1)
    others = quick.best(Before(before.table, dearest, before.opened, before.any_opened), most)
    same = Counter(best[0].tiles) if best else Counter()
    return [*best, *(play for play in others if Counter(play.tiles) != same)][:most]


def knows_turns(setting: Setting, before: Before) -> bool:
    """Whether the compiled simulator knows all plays of this turn, where sets and openings are usual ones."""
    rules = setting.rules
    if knows_jokers(rules):
        return True
    # 4.6: a joker of the opening is bound as soon as it lies, and the turn may go on from there.
    goes_on = not (before.opened or rules.table_access.closed_while_opening)
    bound = rules.keep_three_of_original or any(meld.jokers for meld in before.table)
    return not bound and not (goes_on and JOKER in before.rack)


def _are_best(setting: Setting, plays: Sequence[_Candidate], free: Sequence[ListedPlay]) -> bool:
    """Whether nobody could lay more if no rule bound the sets of the table: then nobody can lay more."""
    if setting.rules.joker_after_swap.rack_allowed:
        return False  # to take a joker up is more than a free one may do
    most = _worth(setting, free[0].tiles) if free else (0, 0)
    return most <= (_worth(setting, plays[0].laid) if plays else (0, 0))


def _worth(setting: Setting, tiles: Sequence[Tile]) -> tuple[int, int]:
    return len(tiles), sum(map(setting.rack_points, tiles))


def _unbound(setting: Setting, before: Before) -> Before:
    """The turn without the sets about which some rule may say more than that they must be sets."""
    # 6.8: every old set has a word in it, so only a turn without any is free of the rule.
    if setting.rules.keep_three_of_original:
        return Before(Table(), before.rack, before.opened, before.any_opened)
    rest = Table([meld for meld in before.table if not meld.jokers])
    return Before(rest, before.rack, before.opened, before.any_opened)


def _lying(position: OwnTurn, plays: Iterable[ListedPlay]) -> Iterator[_Candidate]:
    """These plays with the table changed little: sets with jokers stay if they can, which is quick to see."""
    setting, before = position.setting, position.before
    rest, free = _unbound(setting, before), has_free_jokers(setting.rules)
    pack = encoding_for(setting, Goal.TILES).pack_table
    packed, packed_all = pack(rest.table), pack(before.table) if free else b""
    for tiles, table in plays:
        if position.closed:
            found = _opening(position, rest, tiles)
        else:
            found = _freely(position, rest.table, packed, tiles)
            if found is None and free and packed_all != packed:
                found = _freely(position, before.table, packed_all, tiles)
            if found is None and table is not None:
                lying = end_table(setting, before.table, table, least_change=True)
                found = _candidate(position, BestTurn(Certainty.OPTIMAL, tiles, 0, lying))
        if found is not None:
            yield found


def _beside(before: Before, rest: Before) -> tuple[Meld, ...]:
    """The sets that are not among the rest."""
    if len(rest.table) == len(before.table):
        return ()
    return tuple([meld for meld in before.table if not rest.table or meld.jokers])


def _opening(position: OwnTurn, rest: Before, tiles: tuple[Tile, ...]) -> _Candidate | None:
    """These tiles laid by somebody who opens: beside the table if they can be, else as the solver does it."""
    setting, before, encoding = position.setting, position.before, encoding_for(position.setting, Goal.TILES)
    # Beside the table first: that is legal under every rule set, whatever lies there.
    highest = highest_opening(encoding, tiles, max(1, setting.rules.opening_min), LIMITS)
    if highest is not None and sum(map(len, highest[1])) == len(tiles):
        table, opening = Table((*before.table, *highest[1])), highest[1]
        turn = BestTurn(Certainty.OPTIMAL, tiles, 0, table, opening)
        return _Candidate(tiles, 0, len(table), lambda: position.play(turn))
    free = has_free_jokers(setting.rules)
    found = solve_between(setting, before if free else rest, tiles, (), WISH)
    if not found.play:
        return None
    beside = () if free else _beside(before, rest)
    table = Table((*beside, *found.table)) if beside else found.table
    return _candidate(position, BestTurn(found.status, found.play, found.points, table, found.opening))


def _freely(position: OwnTurn, rest: Table, lying: bytes, tiles: tuple[Tile, ...]) -> _Candidate | None:
    """These tiles laid with sets that no rule binds, if they can be; the others stay as they lie."""
    setting, before, encoding = position.setting, position.before, encoding_for(position.setting, Goal.TILES)
    must = encoding.pack_rack(tiles)
    laid = lay_freely(encoding, encoding.scale, lying, must, b"", keep=True, least=None, limits=LIMITS)
    melds = laid.melds
    if melds is None:
        return None

    def play() -> Play:
        end = end_table(setting, rest, end_sets(encoding, rest, melds), least_change=True)
        beside = _beside(before, Before(rest, before.rack, before.opened, before.any_opened))
        return position.play(BestTurn(Certainty.OPTIMAL, tiles, 0, Table((*beside, *end))))

    return _Candidate(tiles, len(rest) - laid.keep, len(before.table) - len(rest) + len(melds), play)


def _refused(position: OwnTurn, found: bool) -> tuple[ActionKind, ...]:
    """What the rules refuse to somebody who could lay something."""
    view = position.view
    kinds = only_if_stuck(view.rules, view.may, has_drawn=view.has_drawn)
    if not kinds or not position.may_lay:
        return ()
    setting, before = position.setting, position.before
    # Where all plays are known and none was found, there is none: to ask again takes long.
    listed = single_turns(setting) is not None and knows_turns(setting, before)
    return kinds if found or (not listed and can_play(setting, before)) else ()


def _idle(view: View, refused: tuple[ActionKind, ...]) -> Action | None:
    if ActionKind.DRAW in view.may and ActionKind.DRAW not in refused:
        return Draw()
    if ActionKind.PASS in view.may and ActionKind.PASS not in refused:
        return Pass()
    return None


def _discards(
    encoding: ViewEncoding, position: OwnTurn, refused: tuple[ActionKind, ...]
) -> dict[int, Action]:
    may = ActionKind.DISCARD in position.view.may and ActionKind.DISCARD not in refused
    return {1 + encoding.place(tile): Discard(tile) for tile in allowed(position)} if may else {}


# -- a play as arrays: the whole table as it is to lie, set by set -----------------------------------

DRAW, PASS, DISCARD, PLAY = range(4)
"""What the number `kind` of a structured action says."""
_TAKES = (None, Origin.DISCARD, Origin.FACE_UP)
"""What the number `take` says: nothing is taken, the last discard, the face-up tile."""


def structured_space(encoding: ViewEncoding) -> spaces.Dict:
    """All structured actions. Most of them are refused: this is how to say a play, not a list of plays."""
    kinds = len(encoding.kinds)
    most = max(encoding.setting.copies(tile) for tile in encoding.kinds)
    return spaces.Dict(
        {
            "kind": spaces.Discrete(4),
            "tile": spaces.Discrete(kinds),
            "take": spaces.Discrete(len(_TAKES)),
            "sets": spaces.Box(0, most, (encoding.most_sets, kinds), np.int8),
            "first": spaces.Box(0, max(NUMBERS), (encoding.most_sets,), np.int8),
        }
    )


def read_structured(encoding: ViewEncoding, action: Mapping[str, Any]) -> Action:
    """The action that these arrays say; whether it is legal, the referee decides.

    `tile` is the tile that is put away. A row of `sets` holds how often each kind of tile lies in a set;
    rows of zeros are left out. `first` is the number with which a run begins; 0 leaves it open, and jokers
    then go into the gaps, above the run, and only then below it.
    """
    kind = int(action["kind"])
    if kind == DRAW:
        return Draw()
    if kind == PASS:
        return Pass()
    if kind == DISCARD:
        return Discard(encoding.kinds[int(action["tile"])])
    rows = zip(np.asarray(action["sets"]), np.asarray(action["first"]), strict=True)
    melds = (_meld(encoding, row, int(first)) for row, first in rows if row.any())
    announced = encoding.rules.joker_swap_announced
    return Play(Table(melds), None, announced, _TAKES[int(action["take"])])


def structured(encoding: ViewEncoding, action: Action) -> dict[str, Any]:
    """The arrays that say an action: `read_structured` reads them back."""
    said: dict[str, Any] = {"kind": DRAW, "tile": 0, "take": 0}
    said["sets"] = np.zeros((encoding.most_sets, len(encoding.kinds)), np.int8)
    said["first"] = np.zeros(encoding.most_sets, np.int8)
    match action:
        case Pass():
            said["kind"] = PASS
        case Discard():
            said["kind"], said["tile"] = DISCARD, encoding.place(action.tile)
        case Play():
            said["kind"], said["take"] = PLAY, _TAKES.index(action.take)
            for place, meld in enumerate(action.table):
                said["first"][place] = _first(encoding, meld)
                for tile in meld:
                    said["sets"][place, encoding.place(tile)] += 1
        case Draw():
            pass
        case _:
            raise ValueError(f"{action} is no action of a turn")
    return said


def _first(encoding: ViewEncoding, meld: Meld) -> int:
    """The number with which a run begins; 0 for a group."""
    if encoding.setting.read(meld).kind is not Kind.RUN:
        return 0
    return next(tile.number - place for place, tile in enumerate(meld) if not tile.is_joker)


def _meld(encoding: ViewEncoding, row: NDArray[Any], first: int) -> Meld:
    counted = zip(encoding.kinds, row, strict=True)
    tiles = [tile for tile, count in counted for _ in range(int(count))]
    as_counted = Meld(tiles)
    if not first and encoding.setting.read(as_counted).kind is Kind.GROUP:
        return as_counted
    return _run(tiles, first) or as_counted


def _run(tiles: list[Tile], first: int) -> Meld | None:
    """The tiles in order with jokers in the gaps; None if that makes no run."""
    held = {tile.number: tile for tile in tiles if tile is not JOKER}
    if not held:
        return None
    first = first or max(1, min(min(held), max(NUMBERS) + 1 - len(tiles)))
    run = Meld(held.get(number, JOKER) for number in range(first, first + len(tiles)))
    return run if Counter(run) == Counter(tiles) else None
