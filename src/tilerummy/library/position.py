"""A position: a table, a rack and the rules, with the questions that a player has about it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from sys import maxsize

from tilerummy.certificate.claim import Claim, ProofWay, show
from tilerummy.library.arguments import as_rules, expect, expect_budget, expect_whole
from tilerummy.library.certificate import VERSION
from tilerummy.library.position_text import (
    ASKED,
    FIELDS,
    PositionFacts,
    check_beside,
    check_sets,
    read_json,
    read_text,
    tiles_in_play,
    write_json,
    write_link,
    write_text,
)
from tilerummy.pictures import turn_picture
from tilerummy.rules.judging.json_question import refuse_unknown
from tilerummy.rules.judging.judge import check_tiles, judge_any_play
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, Verdict
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Meld, MeldLike
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, load
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Rack, Table, TableLike, as_rack, as_table
from tilerummy.rules.tile import Tile, as_tile, read_palette
from tilerummy.solver import BestTurn, Goal, Wish, solve_turn
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.best_turn import Certainty
from tilerummy.solver.count import legal_turns
from tilerummy.solver.steps import Do, Step, steps

# Certificates as JSON: a turn, and why no turn is better.

Certificate = dict[str, object]


def certificate_of(
    situation: PositionFacts, solution: BestTurn, goal: Goal, taken: Drawn | None = None
) -> Certificate:
    """The certificate of an answer; where nothing can be proved it says so, and why."""
    position = json.loads(write_json(situation))
    # Cases are named by sets as they are written: the checker reads no other position than this one.
    as_read = read_json(position, situation.setting.rules, {})
    proof = _proof(as_read, solution, goal, taken)
    opening = solution.opening
    turn = {
        "table": [[tile.text for tile in meld] for meld in solution.table],
        "opening": None if opening is None else [[tile.text for tile in meld] for meld in opening],
    }
    written: Certificate = {
        "certificate": VERSION,
        "position": position,
        "goal": goal.value,
        "take": None if taken is None else f"{taken.origin} {taken.tile.text}",
        "turn": turn if solution.play else None,
        "tiles": solution.tiles,
        "points": solution.points,
    }
    if isinstance(proof, str):
        return {**written, "not_certified": proof}
    cases = [{"case": name, "beginnings": count} for name, count in proof.cases]
    return {**written, "proof": {"way": proof.way.value, "cases": cases}}


@dataclass(frozen=True, slots=True)
class CaseProof:
    """How it is shown that no turn is better: its cases, each closed after so many beginnings."""

    way: ProofWay
    cases: tuple[tuple[str, int], ...]


def _proof(situation: PositionFacts, solution: BestTurn, goal: Goal, taken: Drawn | None) -> CaseProof | str:
    """A proof that no turn is better, or why there is none."""
    if solution.status is Certainty.BEST_FOUND:
        return "the search was stopped before it was sure"
    claim = Claim(
        situation.setting, situation.before, goal is Goal.POINTS, solution.tiles, solution.points, taken
    )
    # The quickest way first: most positions need no other.
    # Nothing can be laid by somebody who has to open: mostly the rack is simply worth too little.
    opening = [ProofWay.SHORT] if claim.opens and not claim.tiles else []
    # Without jokers on the table there is nothing that could have become of one.
    outcomes = [ProofWay.FATES] if any(meld.jokers for meld in claim.before.table) else []
    for way in (*opening, ProofWay.FREE, *outcomes, *([ProofWay.OPENING] if claim.opens else [])):
        cases = _all_closed(claim, way)
        if cases is not None:
            return CaseProof(way, cases)
    return "the rules bind this position in ways that a certificate cannot tell, or it has too many cases"


def _all_closed(claim: Claim, way: ProofWay) -> tuple[tuple[str, int], ...] | None:
    cases = []
    for name, count in show(claim, way):
        # A case that cannot be closed: this way proves nothing, and the next is tried.
        if count is None:
            return None
        cases.append((name, count))
    return tuple(cases)


# An answer of the solver, with the way there.


@dataclass(frozen=True)
class Solution:
    """A turn that the solver found: what to lay, the table after it, and the steps that lead there.

    It is false if nothing can be laid.

    >>> import tilerummy as tr
    >>> best = tr.solve("r3 r4 r5", "r6 b1")
    >>> best
    Solution(play='r6', table='r3 r4 r5 r6', optimal=True)
    >>> best.tiles, best.points, bool(best)
    (1, 6, True)
    >>> [(step.do.value, str(step.tiles[0])) for step in best.steps]
    [('lay', 'r6')]
    """

    _answer: BestTurn = field(repr=False)
    _setting: Setting = field(repr=False)
    _before: Before = field(repr=False)
    _taken: Drawn | None = field(default=None, repr=False)
    certificate: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """Why no turn is better, for `check` and for JSON; empty if it was not asked for."""

    @property
    def play(self) -> Rack:
        """The tiles to lay from the rack."""
        return Rack(self._answer.play)

    @property
    def table(self) -> Table:
        """The table after the turn."""
        return self._answer.table

    @property
    def tiles(self) -> int:
        """How many tiles are laid."""
        return self._answer.tiles

    @property
    def points(self) -> int:
        """What the laid tiles would cost if they were left on the rack."""
        return self._answer.points

    @property
    def optimal(self) -> bool:
        """Whether no legal turn is better; false only where a budget ended the search."""
        return self._answer.status is not Certainty.BEST_FOUND

    @property
    def opening(self) -> tuple[Meld, ...] | None:
        """The sets of the opening, if the turn is one."""
        return self._answer.opening

    @property
    def opening_value(self) -> int | None:
        """What the opening counts, if the turn is one."""
        return self._answer.opening_value

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The turn as steps that a person can follow: take these tiles from that set, lay them there."""
        return steps(self._before.table, self.table)

    @property
    def action(self) -> Play:
        """The turn as a bot gives it back, a joker swap announced where the rules ask for that.

        >>> import tilerummy as tr
        >>> tr.solve("r3 r4 r5", "r6 b1").action.table
        read_table('r3 r4 r5 r6')
        """
        # 7.14: where swaps are announced, one that is none does no harm.
        announced = self._setting.rules.joker_swap_announced
        take = None if self._taken is None else self._taken.origin
        return Play(self.table, self.opening, announced, take)

    def __bool__(self) -> bool:
        """Whether there is something to lay."""
        return self.tiles > 0

    def __getstate__(self) -> dict[str, object]:
        """The solver spells the table out when somebody looks at it; a copy for another process needs it."""
        # Spelled out now: a closure cannot be sent to another process.
        _ = self.table
        return dict(self.__dict__)

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)

    def __repr__(self) -> str:
        return f"Solution(play={str(self.play)!r}, table={str(self.table)!r}, optimal={self.optimal})"

    def _repr_svg_(self) -> str:
        title = f"{self.tiles} tiles laid, {self.points} points" if self else "Nothing can be laid"
        left = list(self._before.rack)
        for tile in self.play:
            # A tile that was taken for the turn never lay on the rack.
            if tile in left:
                left.remove(tile)
        return turn_picture(title, self.table, [Rack(left)], self._setting.shape.colours, self._laid())

    def _laid(self) -> dict[int, tuple[Tile, ...]]:
        """The tiles from the rack, for each set of the table after the turn."""
        laid: dict[int, tuple[Tile, ...]] = {}
        for step in self.steps:
            if step.do is Do.LAY:
                laid[step.target] = (*laid.get(step.target, ()), *step.tiles)
        return laid


MOST_TO_LIST = 40
"""Of more tiles the turns can be neither listed nor counted in reasonable time."""


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Position:
    """A table and a rack under some rules: what is legal here, and what is best?

    Tables and racks are notation, lists of tile texts, or our own values. `opened` says whether the player
    has opened in an earlier turn; `any_opened` whether somebody has: if it is left out, the table tells. The
    number of `players` or the `palette` (`"krby"`) decides which tiles are in the game. What else lies open
    can be said too: whose `turn` it is, the `discard` of the player before while it can be taken, the
    `face_up` tile of the pool, and the tiles put `away` for good.

    Two positions are equal if they mean the same: the order of sets, of the tiles in a group and on the rack
    does not matter. `str()` writes a position in one line, which `from_text` reads.

    >>> import tilerummy as tr
    >>> pos = tr.Position("r3 r4 * | k9 b9 y9", rack="r5 r9 b1", rules="sabra", opened=True)
    >>> pos.judge("r3 r4 r5 * | k9 b9 y9 r9").legal
    True
    >>> pos.solve().play
    read_rack('r5 r9')
    >>> str(pos)
    'sabra;opened;k9 b9 y9 | r3 r4 *;r5 r9 b1'
    """

    situation: PositionFacts
    """Everything it says, in one value."""

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
        turn: int | None = None,
        discard: Tile | str | None = None,
        face_up: Tile | str | None = None,
        away: MeldLike = "",
    ) -> None:
        lying = as_table(table)
        expect("opened", opened, bool, "True or False")
        if any_opened is not None:
            expect("any_opened", any_opened, bool, "True or False")
        if players is not None:
            expect_whole("players", players, 1, "a whole number of players")
        if palette is not None and not isinstance(palette, Iterable):
            raise Unreadable(f"palette: expected letters of colours such as 'krby', not {palette!r}")
        if turn is not None:
            expect_whole("turn", turn, 0, "a seat, counted from 0")
        # Where sets lie somebody has opened; a position set up by hand may say otherwise.
        some = bool(lying) if any_opened is None else any_opened
        setting = setting_among(as_rules(rules), players, () if palette is None else read_palette(palette))
        check_sets(setting, lying)
        situation = PositionFacts(
            setting,
            Before(lying, as_rack(rack), opened, opened or some),
            turn=None if turn is None else Seat(turn),
            discard=None if discard is None else as_tile(discard).plain,
            face_up=None if face_up is None else as_tile(face_up).plain,
            away=as_rack(away),
        )
        check_beside(situation, players)
        self._say(situation)

    def _say(self, situation: PositionFacts) -> None:
        object.__setattr__(self, "situation", situation)

    @staticmethod
    def saying(situation: PositionFacts) -> Position:
        """The position that says all this."""
        # Past the reading of notation: these are values already, and were checked where they come from.
        position = object.__new__(Position)
        position._say(situation)
        return position

    @staticmethod
    def of(view: View) -> Position:
        """The position of the player whose view this is, the tile just drawn among the tiles at hand.

        >>> import tilerummy as tr
        >>> view = tr.Match(2, seed=1).view()
        >>> tr.Position.of(view).rack == view.rack
        True
        """
        before = expect("of", view, View, "a view of a seat, such as match.view()").before()
        assert view.rack is not None
        # To others the same tile is only a tile that lies there.
        taken = {one.origin: one.tile for one in view.to_take} if view.turn == view.seat else {}
        discard = taken.get(Origin.DISCARD)
        away = [tile for player in view.players for tile in player.discards]
        if discard is not None:
            # As long as it can be taken it is not away for good.
            away.remove(discard)
        return Position.saying(
            PositionFacts(
                view.setting,
                Before(before.table, view.rack, before.opened, before.any_opened),
                turn=view.seat,
                discard=discard,
                face_up=view.face_up,
                away=Rack(away),
            )
        )

    @staticmethod
    def from_text(text: str) -> Position:
        """Read a position from one line: what `str()` or `link()` gave.

        >>> import tilerummy as tr
        >>> pos = tr.Position.from_text("sabra;nobody;;r10 b10 k10 y4")
        >>> pos.opened, pos.rack, pos.solve().opening_value
        (False, read_rack('k10 r10 b10 y4'), 30)
        >>> tr.Position.from_text(pos.link()) == pos
        True
        """
        return Position.saying(read_text(text))

    @staticmethod
    def from_json(asked: str | Mapping[str, object]) -> Position:
        """Read a position from JSON, as text or as a dictionary: what `json()` gave, a line of `solve`.

        A field that is not known is refused: a slip of the pen would change the position.

        >>> import tilerummy as tr
        >>> tr.Position.from_json('{"table": [["r3", "r4", "r5"]], "rack": ["r6"]}')
        Position('r3 r4 r5', rack='r6', rules='sabra', opened=True)
        >>> tr.Position.from_json({"table": [], "rack": ["r6"], "opend": False})
        Traceback (most recent call last):
            ...
        tilerummy.rules.refusal.Unreadable: "opend": there is no such field; did you mean opened?
        """
        if not isinstance(asked, str | Mapping):
            raise Unreadable(f"from_json: expected a dictionary or JSON as text, not {asked!r}")
        try:
            found = json.loads(asked) if isinstance(asked, str) else dict(asked)
        except (ValueError, RecursionError) as error:
            raise Unreadable(f"not JSON: {error}") from None
        refuse_unknown(found, (*ASKED, "goal"), "a position has " + ", ".join(FIELDS))
        situation = read_json(found, load(DEFAULT_PRESET), {})
        check_sets(situation.setting, situation.before.table)
        return Position.saying(situation)

    def __str__(self) -> str:
        """The position in one line, always written the same way."""
        return write_text(self.situation)

    def link(self) -> str:
        """The position in one word for an address: letters, digits, points, dashes, `~`, and `_` or `%`.

        >>> import tilerummy as tr
        >>> tr.Position("k9 b9 y9 | r3 r4 *", rack="r5 r9 b1").link()
        'sabra.opened.k9b9y9-r3r4j.r5r9b1'
        """
        return write_link(self.situation)

    def json(self) -> str:
        """The position as one line of JSON, as `tilerummy solve` reads it.

        >>> import tilerummy as tr
        >>> tr.Position("r3 r4 r5", rack="r6").json()
        '{"rules": "sabra", "table": [["r3", "r4", "r5"]], "rack": ["r6"], "opened": true}'
        """
        return write_json(self.situation)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        # By meaning, so that a position found in a set or a file is found however it was written.
        return self.situation.meaning() == other.situation.meaning()

    def __hash__(self) -> int:
        return hash(self.situation.meaning())

    @property
    def setting(self) -> Setting:
        """The rules with the colours and jokers in play."""
        return self.situation.setting

    @property
    def before(self) -> Before:
        """The position as the referee and the solver take it."""
        return self.situation.before

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

    @property
    def any_opened(self) -> bool:
        """Whether somebody has opened."""
        return self.before.any_opened

    @property
    def turn(self) -> Seat | None:
        """The seat that is to play, whose rack this is, if that is said."""
        return self.situation.turn

    @property
    def discard(self) -> Tile | None:
        """What the player before put away, while it can still be taken."""
        return self.situation.discard

    @property
    def face_up(self) -> Tile | None:
        """The open tile of the pool."""
        return self.situation.face_up

    @property
    def away(self) -> Rack:
        """The other tiles that were put away."""
        return self.situation.away

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
        the open tile that is taken for the turn, and from where: `"discard r7"` or `"faceup r7"`; `"discard"`
        alone does where the position says what lies there. `discarded` is a tile put away in the same turn:
        who lays does not discard, so that is refused.

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
        expect("announced", announced, bool, "True or False")
        proposal = Proposal(
            as_table(table),
            drawn=() if take is None else (self._taken(take),),
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
        certificate: bool = False,
    ) -> Solution:
        """The best turn: no legal turn lays more tiles, or more points with `goal="points"`.

        Among equal turns it is the one that leaves the most sets as they lie, unless `least_change` is false,
        which is faster. With a budget in milliseconds the answer may be the best found so far. `take` is an
        open tile that must be laid, as in `judge`. With `certificate` the answer says why no turn is better,
        in a form that `tr.check` can check without the solver; that takes a while.

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
        taken = None if take is None else self._taken(take)
        wish = _wish(goal, budget_ms, least_change=least_change, taken=taken)
        expect("certificate", certificate, bool, "True or False")
        # With a third copy of a tile the search has no bounds, and its answer no sense.
        check_tiles(self.setting, self.before)
        answer = solve_turn(self.setting, self.before, wish)
        proof = certificate_of(self.situation, answer, wish.goal, taken) if certificate else {}
        return Solution(answer, self.setting, self.before, taken, proof)

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
        expect_whole("most", most, 0, "a whole number of plays, 0 or more")
        check_tiles(self.setting, self.before)
        found = islice(alternatives(self.setting, self.before, wish), min(most, maxsize))
        return [Solution(answer, self.setting, self.before) for answer in found]

    def legal_turns(self, most: int | None = None) -> Iterator[Table]:
        """Every different table that a legal turn can leave, one after the other, at most so many.

        Each is found when it is asked for; `tr.count` says how many there are. It is for small positions:
        tables and racks of more than 40 tiles in all are refused. Where the rules ask that a swap is
        announced, announce it: `tr.Play(table, announced=True)`.

        >>> import tilerummy as tr
        >>> pos = tr.Position("b4 b5 b6", rack="b3 b7")
        >>> [str(table) for table in pos.legal_turns()]
        ['b4 b5 b6 b7', 'b3 b4 b5 b6', 'b3 b4 b5 b6 b7']
        >>> tr.count(pos), len([*pos.legal_turns(most=2)])
        (3, 2)
        """
        if most is not None:
            expect_whole("most", most, 0, "a whole number of tables, 0 or more")
        check_tiles(self.setting, self.before)
        tiles = sum(map(len, self.table)) + len(self.rack)
        if tiles > MOST_TO_LIST:
            raise Unreadable(f"turns can be listed with at most {MOST_TO_LIST} tiles in all, not {tiles}")
        return islice(legal_turns(self.setting, self.before), None if most is None else min(most, maxsize))

    def push(self, turn: Play | Solution) -> Position:
        """The player's position after a turn that lays tiles; the rules refuse what is not legal.

        The position itself stays as it is. Who draws gets a tile that only a `Match` knows.

        >>> import tilerummy as tr
        >>> pos = tr.Position("r3 r4 r5", rack="r6 b1")
        >>> pos.push(tr.Play("r3 r4 r5 r6"))
        Position('r3 r4 r5 r6', rack='b1', rules='sabra', opened=True)
        >>> pos.push(pos.solve()) == pos.push(tr.Play("r3 r4 r5 r6"))
        True
        """
        given: object = turn.action if isinstance(turn, Solution) else turn
        play = expect("push", given, Play, "tr.Play(table) or a solution")
        taken = None if play.take is None else self._taken(play.take.value)
        verdict = self.judge(play.table, opening=play.opening, announced=play.announced, take=taken)
        if not verdict:
            raise Illegal(verdict.refusals)
        # Whoever has laid has opened, and so has somebody.
        after = replace(self.situation, before=Before(play.table, verdict.rack, True, True))
        if taken is not None:
            discards = taken.origin is Origin.DISCARD
            after = replace(after, discard=None) if discards else replace(after, face_up=None)
        return Position.saying(after)

    def _taken(self, take: Drawn | str) -> Drawn:
        """An open tile that is taken: `discard r7` or `faceup r7`, as a record has it, or `discard` alone."""
        if isinstance(take, Drawn):
            return take
        expect("take", take, str, "a text such as 'discard r7'")
        origin, _, tile = take.strip().partition(" ")
        if origin not in (Origin.DISCARD, Origin.FACE_UP):
            raise Unreadable(f"take: expected a text such as 'discard r7' or 'faceup r7', not {take[:40]!r}")
        lying = as_tile(tile) if tile else self.discard if origin == Origin.DISCARD else self.face_up
        if lying is None:
            raise Unreadable(f"take: this position does not say which tile: '{origin} r7' does")
        return Drawn(lying, Origin(origin))

    def __repr__(self) -> str:
        rules = repr(self.rules.preset) if not self.rules.changes() else repr(self.rules)
        text = f"Position({str(self.table)!r}, rack={str(self.rack)!r}, rules={rules}, opened={self.opened}"
        return ", ".join([text, *self._unusual()]) + ")"

    def _unusual(self) -> Iterable[str]:
        """The arguments that are mostly left out, where they are needed."""
        players, palette = tiles_in_play(self.setting)
        said = {
            "any_opened": None if self.any_opened == (self.opened or bool(self.table)) else self.any_opened,
            "players": players,
            "palette": "".join(palette) or None,
            "turn": self.turn,
            "discard": None if self.discard is None else self.discard.text,
            "face_up": None if self.face_up is None else self.face_up.text,
            "away": str(self.away) or None,
        }
        return (f"{name}={value!r}" for name, value in said.items() if value is not None)

    def _repr_svg_(self) -> str:
        return turn_picture("A position", self.table, [self.rack], self.setting.shape.colours)


def _wish(goal: str, budget_ms: float | None, *, least_change: bool, taken: Drawn | None = None) -> Wish:
    if goal not in tuple(Goal):
        raise Unreadable(f"goal: expected {' or '.join(map(repr, map(str, Goal)))}, not {goal!r}")
    expect("least_change", least_change, bool, "True or False")
    return Wish(Goal(goal), least_change, expect_budget(budget_ms), taken=taken)


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
    certificate: bool = False,
) -> Solution:
    """The best turn in a position: the same as `Position(...).solve(...)`.

    >>> import tilerummy as tr
    >>> tr.solve("b8 b9 b10", "b11 k8 r8").table
    read_table('k8 r8 b8 | b9 b10 b11')
    """
    position = Position(
        table, rack, rules, opened=opened, any_opened=any_opened, players=players, palette=palette
    )
    return position.solve(goal, budget_ms=budget_ms, least_change=least_change, certificate=certificate)


def count(position: Position) -> int:
    """How many legal turns a position has: the tables of `Position.legal_turns`, each counted once.

    It is for small positions.

    >>> import tilerummy as tr
    >>> tr.count(tr.Position("b4 b5 b6", rack="b3 b7"))
    3
    """
    expect("count", position, Position, "a tr.Position")
    return sum(1 for _ in position.legal_turns())
