"""Worked examples: positions that the judge has looked at. No example says more than the judge said.

Positions are written with the letters a, b, c, d for the colours of the box, whatever they are, so
that a family sees its own tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.score import rack_points, score_round
from tilerummy.rules.judging.settlement import settle
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal
from tilerummy.rules.meld import Meld, read_meld
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.parameter_kind import CountByPlayers
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Reason, Refusal
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import Colour, Tile, read_tile

# Numbers that depend on how many play.

Counted = TypeVar("Counted")


def stretches(rules: Rules, number: Callable[[int], Counted]) -> list[tuple[int, int, Counted]]:
    """From, to, and the number or numbers that all player counts between have in common."""
    found: list[tuple[int, int, Counted]] = []
    for players in range(rules.players[0], rules.players[1] + 1):
        count = number(players)
        # Player counts with the same number are one stretch: "2 to 4".
        if found and found[-1][2] == count:
            found[-1] = (found[-1][0], players, count)
        else:
            found.append((players, players, count))
    return found


def at_most(rules: Rules, counts: CountByPlayers) -> int:
    """The largest number that any of the player counts has which these rules are for."""
    return max(number for _, _, number in stretches(rules, lambda players: int(counts[players])))


# Whether a turn can run out of time: a clock that the sheet asks for, or one that it offers. The page without
# a server asks this in a Python that has no catalogues: nothing in this file may need words.

OFFERED_CLOCK_S = 120
"""Two minutes: what sheet 001 offers to those who want a clock."""


def is_timed(rules: Rules) -> bool:
    """Whether a turn can run out of time, if only for those who take the clock that the sheet offers."""
    # 8.1: sheet 001 offers a clock to those who want one, so its book tells what then happens.
    clock = bool(rules.time_limit_s) or clock_is_offered(rules)
    return clock and rules.on_timeout is not OnTimeout.NONE


def clock_is_offered(rules: Rules) -> bool:
    """Whether the sheet leaves it to the players to add a clock, and these have added none."""
    printed = load(rules.preset)
    return not rules.time_limit_s and not printed.time_limit_s and printed.on_timeout is not OnTimeout.NONE


LETTERS = "abcd"


@dataclass(frozen=True, slots=True)
class ShownSet:
    """A set, or what looks like one."""

    clause: str
    name: str
    meld: Meld
    refusals: tuple[Refusal, ...]
    joker: Tile | None
    """What its joker stands for, if that is one tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownTurn:
    """A turn: the table before, the rack, the table after, and what the judge said."""

    clause: str
    name: str
    before: Table
    rack: Rack
    after: Table
    opened: bool
    announced: bool
    refusals: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class ShownScore:
    """A round that is over: the racks, what is left on them, what each player writes, and the sums."""

    clause: str
    name: str
    racks: tuple[Rack, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    sums: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownBox:
    """Every kind of tile in the box, colour by colour, and its jokers."""

    clause: str
    rows: tuple[Rack, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownTime:
    """A turn that time or a mistake has ended: the table before, as it lay then, and what the rules leave.

    `back` and `drawn` are how many tiles came back to the rack, and how many were drawn for it.
    """

    clause: str
    name: str
    before: Table
    rack: Rack
    draft: Table
    after: Table
    timed: bool
    """Whether the clock has ended it."""
    back: int
    drawn: int
    stands: bool


@dataclass(frozen=True, slots=True)
class ShownDiscard:
    """A rack when time is up, and the tile that is discarded from it."""

    clause: str
    name: str
    rack: Rack
    discarded: Tile


Shown = ShownSet | ShownTurn | ShownTime | ShownDiscard | ShownScore | ShownBox


@dataclass(frozen=True, slots=True)
class _Position:
    clause: str
    name: str
    before: str
    rack: str
    after: str
    opened: bool = True
    announced: bool = True
    when: Callable[[Rules], bool] = lambda rules: True
    took: str = ""
    """A face-up tile that was taken in this turn."""
    pool: int = 100
    """How many tiles there are to draw."""


def _needs_opening(rules: Rules) -> bool:
    return rules.opening_min > 0


SETS = (
    ("3.1", "run", "a4 a5 a6"),
    ("3.1", "run-gap", "a4 a5 a7"),
    ("3.2", "run-end", "a12 a13 a1"),
    ("3.3", "group", "a8 b8 c8"),
    ("3.3", "group-twice", "a8 b8 b8"),
    ("3.5", "joker-run", "a4 a5 *"),
    ("3.6", "joker-group", "b3 c3 *"),
    ("7.1", "settled", "a3 a4 a5 *"),
    ("7.10", "swapped-in", "a3 a4 a5 a6"),
)
TURNS = (
    _Position("4.1", "opening", "", "a10 b10 c10 d4 a1", "a10 b10 c10", opened=False),
    _Position("4.1", "opening-low", "", "a3 a4 a5 b9 c12", "a3 a4 a5", opened=False, when=_needs_opening),
    _Position("4.3", "opening-joker", "", "a2 a3 * d13", "a2 a3 *", opened=False, when=_needs_opening),
    _Position("4.4", "access", "c4 c5 c6", "a10 b10 d10 c7 b13", "c4 c5 c6 c7 | a10 b10 d10", opened=False),
    _Position("5.1", "bare", "a3 a4 a5 a6 a7 a8", "d12 b1", "a3 a4 a5 | a6 a7 a8"),
    _Position("6.2", "take-up", "a4 a5 a6 a7", "b9 c9 d9 d2", "a4 a5 a6 | b9 c9 d9"),
    _Position("6.3", "loose", "b4 b5 b6 b7", "b8 d12", "b4 b5 | b6 b7 b8"),
    _Position("6.5", "add", "b4 b5 b6", "b7 d12", "b4 b5 b6 b7"),
    _Position("6.5", "split", "b4 b5 b6 b7 b8", "b6 d12", "b4 b5 b6 | b6 b7 b8"),
    _Position("6.5", "combine", "a5 b5 c5 d5 | a6 b6 c6 d6", "a7 d12", "b5 c5 d5 | b6 c6 d6 | a5 a6 a7"),
    _Position(
        "6.8",
        "dissolve",
        "a5 b5 c5 | a6 a7 a8 | b6 b7 b8 | c6 c7 c8",
        "a9 d12",
        "a5 a6 a7 a8 a9 | b5 b6 b7 b8 | c5 c6 c7 c8",
    ),
    _Position("7.2", "joker-add", "a3 a4 *", "a6 d12", "a3 a4 * a6"),
    _Position("7.2", "joker-split", "a3 a4 a5 *", "b3 c3 d12", "a4 a5 * | a3 b3 c3"),
    _Position("7.2", "joker-move", "* a6 a7 a8", "b5 c5 d12", "a6 a7 a8 | b5 c5 *"),
    _Position("7.2", "joker-meaning", "b6 b7 *", "b4 d12", "b4 * b6 b7"),
    _Position("7.8", "swap", "a3 a4 a5 *", "a6 b9 c9 d12", "a3 a4 a5 a6 | b9 c9 *"),
    _Position("7.9", "swap-table", "a3 a4 * | a5 b5 c5 d5", "b9 c9 d12", "a3 a4 a5 | b5 c5 d5 | b9 c9 *"),
    _Position("7.12", "swap-same", "a3 a4 *", "a5 d12", "a3 a4 a5 *"),
    _Position("7.11", "several-jokers", "a3 * a5 *", "a4 b9 c9 d12", "a3 a4 a5 * | b9 c9 *"),
    _Position(
        "7.13",
        "free-swap",
        "a3 a4 a5 * | a6 b6 c6 d6",
        "b9 c9 d12",
        "a3 a4 a5 a6 | b6 c6 d6 | b9 c9 *",
    ),
    _Position(
        "7.13",
        "free-move",
        "a3 a4 a5 * | a6 b6 c6 d6",
        "b9 c9 d12",
        "a3 a4 a5 | a6 b6 c6 d6 | b9 c9 *",
    ),
    _Position("7.15", "swap-early", "b3 b4 b5 *", "b6 a9 c9 d12", "b3 b4 b5 b6 | a9 c9 *", opened=False),
    _Position("7.16", "joker-from-rack", "a3 a4 a5", "* d12", "a3 a4 a5 *"),
    _Position(
        "7.14",
        "swap-silent",
        "c3 c4 c5 *",
        "c6 a9 b9 d12",
        "c3 c4 c5 c6 | a9 b9 *",
        announced=False,
        when=lambda rules: rules.joker_swap_announced,
    ),
)

TIMES = (
    _Position("8.2", "time-stands", "b4 b5 b6", "b7 d12", "b4 b5 b6 b7"),
    _Position("8.3", "time-loose", "b4 b5 b6 b7", "b8 d12", "b4 b5 | b6 b7 b8"),
    _Position("8.5", "time-untouched", "b4 b5 b6", "b8 d12", "b4 b5 b6"),
    _Position(
        "8.5",
        "opening-low",
        "",
        "a3 a4 a5 d12",
        "a3 a4 a5",
        opened=False,
        when=lambda rules: rules.failed_opening_draws_one and _needs_opening(rules),
    ),
    _Position("8.8", "loose", "b4 b5 b6 b7", "b8 d12", "b4 b5 | b6 b7 b8"),
    _Position(
        "8.6",
        "penalty-short",
        "c4 c5 c6",
        "c7 a9 d12",
        "c4 c5 c6 c7 | a9",
        when=lambda rules: rules.penalty_tiles > 1,
        pool=1,
    ),
    _Position(
        "8.6",
        "no-penalty",
        "c4 c5 c6",
        "a9 d12",
        "c4 c5 c6 | a9",
        when=lambda rules: not rules.penalty_tiles,
    ),
    _Position("8.9", "taken-back", "d4 d5 d6", "a9 d12", "d4 d5 d6 | a9 b9", took="b9"),
)
"""Turns that time or a mistake ends: the table before, the rack, and the table as it lies then."""
OWED = ("8.7", "owed-discard", "a4 b9 c9 d12")
"""A rack when time is up before the discard; the last tile came last."""
MORE_SETS = (("3.4", "two-jokers", "a7 * *"),)
MORE_TURNS = (_Position("7.12", "swap-keep", "a3 a4 a5 *", "a6 d12", "a3 a4 a5 a6"),)


@lru_cache(maxsize=64)
def examples(rules: Rules) -> tuple[Shown, ...]:
    """The examples of a rule set, each judged by it; positions that it cannot have are left out.

    They are the same in all languages, and a book asks for them in three of its parts: so they are kept.
    """
    setting = setting_for(rules, rules.players[0])
    # A house without jokers has no examples of them.
    sets = [_shown_set(setting, *one) for one in SETS if _has_jokers(setting, one[2])]
    turns = [_shown_turn(setting, one) for one in TURNS if one.when(rules) and _possible(setting, one)]
    return (_box(rules), *sets, *turns, *_times(setting), _owed(setting), *_scores(setting))


def more_examples(rules: Rules) -> dict[str, ShownSet | ShownTurn]:
    """What only an answer shows, by name."""
    setting = setting_for(rules, rules.players[0])
    sets = {
        name: _shown_set(setting, clause, name, text)
        for clause, name, text in MORE_SETS
        if _has_jokers(setting, text)
    }
    turns = {one.name: _shown_turn(setting, one) for one in MORE_TURNS if _possible(setting, one)}
    return {**sets, **turns}


def _box(rules: Rules) -> ShownBox:
    colours = rules.colours[: at_most(rules, rules.colours_by_players)]
    rows = [read_rack(" ".join(f"{colour}{number}" for number in range(1, 14))) for colour in colours]
    jokers = read_rack(" ".join("*" * at_most(rules, rules.jokers_by_players)))
    return ShownBox("1.1", (*rows, jokers) if jokers else tuple(rows))


def _has_jokers(setting: Setting, text: str) -> bool:
    return text.count("*") <= setting.jokers


def _possible(setting: Setting, position: _Position) -> bool:
    before = read_table(painted(setting, position.before))
    return _has_jokers(setting, position.before + position.rack) and all(
        setting.read(meld).valid for meld in before
    )


def painted(setting: Setting, text: str) -> str:
    """The position in the colours of the box."""
    # Four letters are enough: every box has four colours (1.2).
    return text.translate(str.maketrans(LETTERS, "".join(setting.shape.colours[: len(LETTERS)])))


def _shown_set(setting: Setting, clause: str, name: str, text: str) -> ShownSet:
    meld = read_meld(painted(setting, text))
    reading = setting.read(meld)
    # Of several meanings none is told: in a group of two a joker may be any of the others (3.6).
    meant = [tile for means in reading.means for tile in means]
    return ShownSet(clause, name, meld, reading.faults, meant[0] if len(meant) == 1 else None)


def _shown_turn(setting: Setting, position: _Position) -> ShownTurn:
    before = read_table(painted(setting, position.before))
    rack = read_rack(painted(setting, position.rack))
    after = read_table(painted(setting, position.after))
    refusals = judge_turn(setting, before, rack, after, position.opened, position.announced)
    return ShownTurn(
        clause=position.clause,
        name=position.name,
        before=before,
        rack=rack,
        after=after,
        opened=position.opened,
        announced=position.announced,
        refusals=refusals,
    )


def _times(setting: Setting) -> tuple[ShownTime, ...]:
    """What becomes of a turn when time is up, by the rules' own settlement; none that costs nothing."""
    settled = (_shown_time(setting, one) for one in TIMES if one.when(setting.rules))
    # Under some rules nothing comes back and nothing is drawn: there is nothing to show.
    return tuple(one for one in settled if one.stands or one.back or one.drawn)


def _shown_time(setting: Setting, position: _Position) -> ShownTime:
    before = read_table(painted(setting, position.before))
    rack = read_rack(painted(setting, position.rack))
    draft = read_table(painted(setting, position.after))
    held, drawn = _taken(setting, rack, position.took) if position.took else _held(setting, rack)
    asked = Before(before, held, position.opened, any_opened=position.opened)
    rules = setting.rules
    # 8.8 is about mistakes, clock or not; without a clock the others are mistakes as well.
    timed = position.clause != "8.8" and is_timed(rules)
    void = rules.on_timeout is OnTimeout.TURN_VOID if timed else rules.on_invalid_end.voids
    settled = settle(setting, asked, Proposal(draft, drawn=drawn), void=void)
    # A taken tile goes back where it lay (8.9), and not to the rack.
    lying = sum(map(len, draft)) - bool(position.took)
    return ShownTime(
        clause=position.clause,
        name=position.name,
        before=before,
        rack=rack,
        draft=draft,
        after=settled.table,
        timed=timed,
        back=lying - sum(map(len, settled.table)),
        drawn=min(settled.draws, position.pool),
        stands=settled.stands,
    )


def _held(setting: Setting, rack: Rack) -> tuple[Rack, tuple[Drawn, ...]]:
    """The rack before the turn and what was drawn: where every turn begins with a draw, the last tile."""
    # 5.2: the same position for all rules, so the draw must have happened already.
    if setting.rules.draw_mode.draws_first and rack:
        return Rack(rack[:-1]), (Drawn(rack[-1], Origin.POOL),)
    return rack, ()


def _taken(setting: Setting, rack: Rack, took: str) -> tuple[Rack, tuple[Drawn, ...]]:
    """The rack before the turn and the face-up tile that was taken instead of a draw."""
    # Whichever of the two the rules know.
    origin = Origin.DISCARD if setting.rules.take_discard.allowed else Origin.FACE_UP
    return rack, (Drawn(read_tile(painted(setting, took)), origin),)


def _owed(setting: Setting) -> ShownDiscard:
    clause, name, text = OWED
    rack = read_rack(painted(setting, text))
    return ShownDiscard(clause, name, rack, rack[-1])


def judge_turn(
    setting: Setting, before: Table, rack: Rack, after: Table, opened: bool, announced: bool
) -> tuple[Refusal, ...]:
    """What the judge says of a turn; where every turn begins with a draw, the last tile was drawn."""
    held, drawn = _held(setting, rack)
    # Sets on the table were laid by somebody who has opened (4.5).
    position = Before(before, held, opened, any_opened=opened or bool(before))
    verdict = judge_play(setting, position, Proposal(after, drawn=drawn, announced=announced))
    # That it is no set is seen; the reason behind it is what the example is for.
    exact = [one for one in verdict.refusals if one.reason is not Reason.INVALID_SET]
    return tuple(exact) or verdict.refusals


def _scores(setting: Setting) -> tuple[ShownScore, ...]:
    rules, texts = setting.rules, ("", "a5 b9 *" if setting.jokers else "a5 b9", "c2 d11")
    racks = [read_rack(painted(setting, text)) for text in texts]
    blocked = [read_rack(painted(setting, "a2 b3")), *racks[1:]]
    shown = [_score(rules, "9.4", "score", racks, hand_game=False, is_blocked=False)]
    if rules.hand_game.doubles:
        shown.append(_score(rules, "9.5", "score-hand", racks, hand_game=True, is_blocked=False))
    return (*shown, _score(rules, "9.6", "score-blocked", blocked, hand_game=False, is_blocked=True))


def _score(
    rules: Rules, clause: str, name: str, racks: list[Rack], *, hand_game: bool, is_blocked: bool
) -> ShownScore:
    points = {seat: rack_points(rules, rack) for seat, rack in enumerate(racks)}
    scores = tuple(score_round(rules, points, 0, hand_game=hand_game, blocked=is_blocked).values())
    costs = [-score for score in scores if score < 0]
    # 9.6: the lowest rack wins, and what it holds is taken off the others.
    least = points[0] if is_blocked else 0
    sums = [_added(costs) if scores[0] else "", *(_sum(rules, rack, least, hand_game) for rack in racks[1:])]
    return ShownScore(clause, name, tuple(racks), tuple(points.values()), scores, tuple(sums))


def _sum(rules: Rules, rack: Rack, least: int, doubled: bool) -> str:
    """How what is left on a rack adds up, as one would write it: "5 + 9 + 25 = 39"."""
    terms = [rules.joker_in_rack_points if tile.is_joker else tile.number for tile in rack]
    if doubled:
        return f"({' + '.join(map(str, terms))}) \N{MULTIPLICATION SIGN} 2 = {2 * sum(terms)}"
    if least:
        return f"{' + '.join(map(str, terms))} \N{MINUS SIGN} {least} = {sum(terms) - least}"
    return _added(terms)


def _added(terms: Sequence[int]) -> str:
    return f"{' + '.join(map(str, terms))} = {sum(terms)}"


def palette(rules: Rules) -> tuple[Colour, ...]:
    """The colours the examples are painted in."""
    return setting_for(rules, rules.players[0]).shape.colours
