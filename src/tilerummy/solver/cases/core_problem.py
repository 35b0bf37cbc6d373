"""What the core is asked about a case."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.rules.meld import Kind
from tilerummy.solver.cases.case import Case, JokerPlace
from tilerummy.solver.cases.cell import ANY, Cell
from tilerummy.solver.encoding import colour_mask
from tilerummy.solver.problem import (
    NUMBERS,
    GroupBlock,
    KeepGroup,
    KeepRun,
    Limits,
    Problem,
    Pruning,
    RunBlock,
)
from tilerummy.solver.tuning import USUAL


def problem_of(
    case: Case,
    *,
    keep_runs: tuple[KeepRun, ...] = (),
    keep_groups: tuple[KeepGroup, ...] = (),
    kept_blocks: frozenset[int] = frozenset(),
    floor: int,
    limits: Limits,
    least_keep: int | None = None,
) -> Problem:
    """The core's question; with `least_keep` nothing weighs more than the floor; so many sets stay."""
    encoding, supply = case.question.encoding, case.supply
    shape = encoding.setting.shape
    runs, groups = _core_blocks(case, kept_blocks)
    tuning = case.question.tuning
    # Less than rule 6.8 asks (lemma 8), but close: nearly all answers are then legal at once.
    told = case.question.demands.keep_sets and tuning.uses(Pruning.LINKS)
    hold_runs, hold_groups = case.held if told else ((), ())
    return Problem(
        colours=encoding.colours,
        need=supply.needed,
        may=supply.may,
        weight=encoding.weight,
        group_max=shape.group_max,
        distinct=shape.distinct,
        joker_need=supply.joker_must,
        joker_may=supply.joker_may,
        joker_weight=encoding.joker_weight,
        run_blocks=runs,
        group_blocks=groups,
        keep_runs=keep_runs,
        keep_groups=keep_groups,
        floor=max(floor - supply.gain, 0),
        floor_counts=True,
        node_limit=limits.nodes,
        deadline_ns=limits.deadline_ns,
        hold_runs=hold_runs,
        hold_groups=hold_groups,
        known=least_keep is not None,
        least_keep=least_keep or 0,
        patience=tuning.patience,
        without=0 if tuning is USUAL else int(tuning.without),
    )


def core_order(case: Case) -> list[int]:
    """The blocks as the core counts them: runs, then groups."""
    kinds = [block.kind for block in case.blocks]
    if case.new_at is not None:
        kinds.append(case.new_at.kind)
    runs = [index for index, kind in enumerate(kinds) if kind is Kind.RUN]
    return runs + [index for index, kind in enumerate(kinds) if kind is Kind.GROUP]


def core_cells(case: Case, index: int) -> Sequence[Cell]:
    """The cells of such a block as the core names them: known ones first, then jokers of a group."""
    if index == len(case.blocks):
        assert case.new_at is not None
        return [case.new_at.cell]
    return sorted(case.blocks[index].cells, key=_is_any)


def _core_blocks(case: Case, kept: frozenset[int]) -> tuple[tuple[RunBlock, ...], tuple[GroupBlock, ...]]:
    runs, groups = [], []
    for index, block in enumerate(case.blocks):
        first, last = block.cells[0].identity, block.cells[-1].identity
        if block.kind is Kind.RUN:
            number = first % NUMBERS + 1
            end = number + last - first
            runs.append(RunBlock(first // NUMBERS, number, end, index in kept))
        else:
            known = [cell.identity for cell in block.cells if cell.identity != ANY]
            mask, jokers = colour_mask(known), len(block.cells) - len(known)
            groups.append(GroupBlock(known[0] % NUMBERS + 1, mask, jokers, index in kept))
    if case.new_at is not None:
        place = place_block(case.new_at)
        if isinstance(place, RunBlock):
            runs.append(place)
        else:
            groups.append(place)
    return tuple(runs), tuple(groups)


def place_block(place: JokerPlace) -> RunBlock | GroupBlock:
    """The joker of a place as the core is told of it."""
    colour, number = divmod(place.identity, NUMBERS)
    if place.kind is Kind.RUN:
        return RunBlock(colour, number + 1, number + 1)
    return GroupBlock(number + 1, 0, 1)


def _is_any(cell: Cell) -> bool:
    return cell.identity == ANY
