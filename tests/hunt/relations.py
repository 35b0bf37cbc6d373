"""What must hold between the answers to two positions, whatever is right: no oracle is needed.

A position written otherwise has the same answers. One that leaves open what jokers mean has the best answers
of all that it may be: a turn is legal if it is legal for some choice of meanings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from tests.hunt.ends import bare
from tests.hunt.position import Position
from tests.hunt.simulated import simulated
from tests.hunt.spelled import choices, spelled, stated
from tests.hunt.truth import kept, lain_table
from tilerummy.library.certificate import check
from tilerummy.library.position import certificate_of
from tilerummy.library.position_text import PositionFacts, read_json, write_json
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.setting import setting_among
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.solver import ANYHOW, BEST, Goal, solve_turn
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.count import legal_turns

TOP = 4
MOST_COUNTED = 9
"""Turns are counted of positions with at most so many tiles."""
FREE = {"joker_sets": "free", "joker_swap_tile_from": "anywhere", "joker_after_swap": "any_set"}


@dataclass(frozen=True)
class Answers:
    """What is said of a position that must not depend on how it is written."""

    best: tuple[int, int, int]
    """Tiles, points, and old sets that lie as before."""
    anyhow: tuple[int, int]
    top: tuple[tuple[int, int], ...]
    count: int | None
    certified: bool | None
    """Whether the certificate holds; None if there is none."""
    simulated: int | None
    """What the compiled simulator lays where jokers keep their meaning."""


def relation_faults(
    position: Position, chance: Random, *, every: bool = True, dear: bool = True
) -> Iterator[str]:
    """What does not hold for a position: in every other spelling, or in one by chance.

    Without what is `dear` no turns are counted and nothing is certified.
    """
    first, ends = answers(position, dear=dear), some_ends(position)
    verdicts = [legal(position, end) for end in ends]
    others = list(spelled(position, chance))
    for other in others if every else [chance.choice(others)]:
        said = answers(other.position, dear=dear)
        if said != first:
            yield f"{other.how}: {said} for {first} in {other.position}"
        for end, verdict in zip(ends, verdicts, strict=True):
            if legal(other.position, other.table(end)) != verdict:
                yield f"{other.how}: not {verdict} of {other.table(end)} in {other.position}"
    yield from _open_meanings(position, first, list(zip(ends, verdicts, strict=True)))
    if first.certified is False:
        yield "the certificate fails its own check"
    if solved_again(position) != first.best[:2]:
        yield "read back from JSON it is another position"


def _open_meanings(position: Position, first: Answers, judged: Sequence[tuple[Table, bool]]) -> Iterator[str]:
    """A bare joker gives the best of all stated ones, before the turn and after it."""
    for end, verdict in judged:
        ends = choices(position, end)
        if ends and any(legal(position, one) for one in ends) != verdict:
            yield f"bare end: not {verdict} of some stated {end}"
    may_be = stated(position)
    if not may_be:
        return
    for end, verdict in judged:
        if any(legal(one, end) for one in may_be) != verdict:
            yield f"bare table: not {verdict} of {end} on some stated one"
    said = [answers(one, dear=False) for one in may_be]
    best = max(one.best for one in said)
    # Where a meaning was left open, a set lies as before although its joker is another colour now: more may
    # stay.
    if best[:2] != first.best[:2] or best > first.best:
        yield f"bare table: {first.best} for {best}"
    if max(one.anyhow for one in said) != first.anyhow:
        yield f"bare table: {first.anyhow} for {max(one.anyhow for one in said)}"
    if first.count is not None:
        together = set().union(*[turns(one) for one in may_be])
        if together != turns(position):
            yield f"bare table: {len(turns(position))} turns for {len(together)}"


def answers(position: Position, *, dear: bool) -> Answers:
    """All answers to a position that can be compared."""
    setting, before = position.setting, position.before
    best, anyhow = solve_turn(setting, before, BEST), solve_turn(setting, before, ANYHOW)
    stay = kept(lain_table(setting, before.table), lain_table(setting, best.table))
    top = [(one.tiles, one.points) for one in islice(alternatives(setting, before, ANYHOW), TOP)]
    small = sum(map(len, position.table)) + len(position.rack) <= MOST_COUNTED
    certificate = certificate_of(situation(position), best, Goal.TILES) if dear else {"not_certified": ""}
    return Answers(
        best=(best.tiles, best.points, stay),
        anyhow=(anyhow.tiles, anyhow.points),
        top=tuple(top),
        count=len(turns(position)) if small and dear else None,
        certified=None if "not_certified" in certificate else bool(check(certificate)),
        simulated=simulated(position),
    )


def turns(position: Position) -> frozenset[tuple[object, ...]]:
    """The tables that turns can leave, whatever jokers of groups are said to mean."""
    setting = position.setting
    tables = [lain_table(setting, table) for table in legal_turns(setting, position.before)]
    return frozenset(tuple(sorted(map(bare, sets))) for sets in tables)


def legal(position: Position, end: Table) -> bool:
    """The judge's word on a turn."""
    return judge_play(position.setting, position.before, Proposal(end, announced=True)).legal


def some_ends(position: Position) -> list[Table]:
    """Tables that turns may leave, legal or not: the best under these rules, and under freer ones."""
    options = dict(position.options)
    free = replace(position, options={**options, **FREE, "keep_three_of_original": False}, opened=True)
    found: dict[Table, tuple[Tile, ...]] = {}
    for asked in (position, free):
        for one in islice(alternatives(asked.setting, asked.before, ANYHOW), 2):
            found[one.table] = one.play
    best = solve_turn(free.setting, free.before, BEST)
    return list(found | {best.table: best.play}) if best.play else list(found)


def solved_again(position: Position) -> tuple[int, int]:
    """What the best turn is worth when the position was written as JSON and read."""
    again = read_json(json.loads(write_json(situation(position))), position.setting.rules, {})
    best = solve_turn(again.setting, again.before, BEST)
    return best.tiles, best.points


def situation(position: Position) -> PositionFacts:
    """The position in a game that has so many jokers, however many play."""
    rules = position.setting.rules
    jokers = dict.fromkeys(range(rules.players[0], rules.players[1] + 1), position.jokers)
    game = rules.with_options({"jokers_by_players": jokers})
    return PositionFacts(setting_among(game, None, position.setting.shape.colours), position.before)
