"""A position: a table, a rack and the rules, with the questions that a player has about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from tilerummy.library.presets import as_rules
from tilerummy.library.solution import Solution
from tilerummy.pictures import turn_picture
from tilerummy.rules.judging.inventory import check_tiles, judge_any_play
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, Verdict
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import MeldLike
from tilerummy.rules.preset import DEFAULT_PRESET, Rules
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Rack, Table, TableLike, as_rack, as_table
from tilerummy.rules.tile import Tile, as_tile, read_palette
from tilerummy.solver import Goal, Wish, solve_turn
from tilerummy.solver.alternatives import alternatives


@dataclass(frozen=True, slots=True, init=False)
class Position:
    """A table and a rack under some rules: what is legal here, and what is best?

    Tables and racks are notation, lists of tile texts, or our own values. `opened` says whether the player
    has opened in an earlier turn; `any_opened` whether somebody has: if it is left out, the table tells. The
    number of `players` or the `palette` (`"krby"`) decides which tiles are in the game.

    >>> import tilerummy as tr
    >>> pos = tr.Position("r3 r4 * | k9 b9 y9", rack="r5 r9 b1", rules="sabra", opened=True)
    >>> pos.judge("r3 r4 r5 * | k9 b9 y9 r9").legal
    True
    >>> pos.solve().play
    read_rack('r5 r9')
    """

    setting: Setting
    """The rules with the colours and jokers in play."""
    before: Before
    """The position as the referee and the solver take it."""

    def __init__(
        self,
        table: TableLike = "",
        rack: MeldLike = "",
        rules: Rules | str = DEFAULT_PRESET,
        *,
        opened: bool = True,
        any_opened: bool | None = None,
        players: int | None = None,
        palette: Iterable[str] | None = None,
    ) -> None:
        colours = read_palette(palette) if palette else ()
        lying = as_table(table)
        some = opened or bool(lying) if any_opened is None else any_opened
        self._set(
            setting_among(as_rules(rules), players, colours), Before(lying, as_rack(rack), opened, some)
        )

    def _set(self, setting: Setting, before: Before) -> None:
        object.__setattr__(self, "setting", setting)
        object.__setattr__(self, "before", before)

    @staticmethod
    def of(view: View) -> Position:
        """The position of the player whose view this is, the tile just drawn among the tiles at hand.

        >>> import tilerummy as tr
        >>> view = tr.Match(2, seed=1).view()
        >>> tr.Position.of(view).rack == view.rack
        True
        """
        before = view.before()
        assert view.rack is not None
        position = object.__new__(Position)
        position._set(view.setting, Before(before.table, view.rack, before.opened, before.any_opened))
        return position

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.setting.rules

    @property
    def table(self) -> Table:
        """The sets that lie there."""
        return self.before.table

    @property
    def rack(self) -> Rack:
        """The tiles at hand."""
        return self.before.rack

    @property
    def opened(self) -> bool:
        """Whether the player has opened in an earlier turn."""
        return self.before.opened

    def judge(
        self,
        table: TableLike,
        *,
        opening: TableLike | None = None,
        announced: bool = False,
        take: Drawn | str | None = None,
        discarded: Tile | str | None = None,
    ) -> Verdict:
        """Whether a turn that ends with this table is legal, and if not, every reason why.

        `opening` names the sets of the opening; `announced` says that a joker swap was announced. `take` is
        the open tile that is taken for the turn, and from where: `"discard r7"` or `"faceup r7"`. `discarded`
        is a tile put away in the same turn: who lays does not discard, so that is refused.

        >>> import tilerummy as tr
        >>> pos = tr.Position("r3 r4 r5", rack="r6 b1")
        >>> bool(pos.judge("r3 r4 r5 r6"))
        True
        >>> verdict = pos.judge("r3 r4 r5 b1")
        >>> verdict.reasons
        ('invalid_set', 'set_mixed')
        >>> verdict.message
        "r3 r4 r5 b1 isn't a set yet. These tiles don't share a number or a colour."
        """
        proposal = Proposal(
            as_table(table),
            drawn=() if take is None else (_taken(take),),
            discarded=() if discarded is None else (as_tile(discarded),),
            opening=None if opening is None else tuple(as_table(opening)),
            announced=announced,
        )
        return judge_any_play(self.setting, self.before, proposal)

    def solve(
        self,
        goal: str = "tiles",
        *,
        budget_ms: float | None = None,
        least_change: bool = True,
        take: Drawn | str | None = None,
    ) -> Solution:
        """The best turn: no legal turn lays more tiles, or more points with `goal="points"`.

        Among equal turns it is the one that leaves the most sets as they lie, unless `least_change` is false,
        which is faster. With a budget in milliseconds the answer may be the best found so far. `take` is an
        open tile that must be laid, as in `judge`.

        >>> import tilerummy as tr
        >>> tr.Position("r3 r4 r5", rack="r6 k9 b9 y9").solve().tiles
        4
        >>> tr.Position(rack="r6 k9 b9", opened=False).solve().tiles
        0

        A position that cannot be is refused:

        >>> tr.Position("r3 r4 r5 | r3 b3 k3", rack="r3 r6").solve()
        Traceback (most recent call last):
            ...
        tilerummy.rules.refusal.Unreadable: there are only 2 of r3
        """
        taken = None if take is None else _taken(take)
        wish = _wish(goal, budget_ms, least_change=least_change, taken=taken)
        check_tiles(self.setting, self.before)
        return Solution(solve_turn(self.setting, self.before, wish), self.setting, self.before, taken)

    def plays(
        self,
        most: int = 20,
        goal: str = "tiles",
        *,
        budget_ms: float | None = None,
        least_change: bool = True,
    ) -> list[Solution]:
        """The best different plays, at most so many, best first.

        Two plays are different if they lay different tiles. The budget is for each of them.

        >>> import tilerummy as tr
        >>> [str(play.play) for play in tr.Position("r3 r4 r5", rack="r6 r2").plays(3)]
        ['r2 r6', 'r6', 'r2']
        """
        wish = _wish(goal, budget_ms, least_change=least_change)
        check_tiles(self.setting, self.before)
        found = islice(alternatives(self.setting, self.before, wish), most)
        return [Solution(answer, self.setting, self.before) for answer in found]

    def __repr__(self) -> str:
        rules = repr(self.rules.preset) if not self.rules.changes() else repr(self.rules)
        text = f"Position({str(self.table)!r}, rack={str(self.rack)!r}, rules={rules}, opened={self.opened}"
        palette = "".join(self.setting.shape.colours)
        usual = setting_among(self.rules, None)
        return f"{text})" if usual == self.setting else f"{text}, palette={palette!r})"

    def _repr_svg_(self) -> str:
        return turn_picture("A position", self.table, [self.rack], self.setting.shape.colours)


def solve(
    table: TableLike,
    rack: MeldLike,
    rules: Rules | str = DEFAULT_PRESET,
    *,
    opened: bool = True,
    any_opened: bool | None = None,
    players: int | None = None,
    palette: Iterable[str] | None = None,
    goal: str = "tiles",
    budget_ms: float | None = None,
    least_change: bool = True,
) -> Solution:
    """The best turn in a position: the same as `Position(...).solve(...)`.

    >>> import tilerummy as tr
    >>> tr.solve("b8 b9 b10", "b11 k8 r8").table
    read_table('k8 r8 b8 | b9 b10 b11')
    """
    position = Position(
        table, rack, rules, opened=opened, any_opened=any_opened, players=players, palette=palette
    )
    return position.solve(goal, budget_ms=budget_ms, least_change=least_change)


def _wish(goal: str, budget_ms: float | None, *, least_change: bool, taken: Drawn | None = None) -> Wish:
    if goal not in tuple(Goal):
        raise Unreadable(f"goal: expected {' or '.join(map(repr, map(str, Goal)))}, not {goal!r}")
    return Wish(Goal(goal), least_change, budget_ms, taken=taken)


def _taken(take: Drawn | str) -> Drawn:
    """An open tile that is taken: `discard r7` or `faceup r7`, as a record writes it."""
    if isinstance(take, Drawn):
        return take
    origin, _, tile = take.strip().partition(" ")
    if origin not in (Origin.DISCARD, Origin.FACE_UP):
        raise Unreadable(f"take: expected a text such as 'discard r7' or 'faceup r7', not {take[:40]!r}")
    return Drawn(as_tile(tile), Origin(origin))
