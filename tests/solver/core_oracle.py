"""A slow, obvious answer to core problems: every meld written out, and an integer program that picks some.

Nothing here knows how the cores search. A meld of the catalogue is written with the tiles, jokers and blocks
it takes, so validity is checked where it is built and nowhere else.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from ortools.sat.python import cp_model

from tilerummy.solver.problem import GROUP, JOKER, NUMBERS, RUN, Answer, KeepRun, Problem, Status


@dataclass(frozen=True)
class Entry:
    """One meld that could be laid: kind, colour (-1 for a group), first number, cells as in an answer."""

    kind: int
    colour: int
    number: int
    cells: tuple[int, ...]

    def blocks(self) -> tuple[int, ...]:
        """The blocks in this meld."""
        return tuple(sorted({-2 - cell for cell in self.cells if cell < JOKER}))


def identity(colour: int, number: int) -> int:
    """The identity index of a numbered tile."""
    return 13 * colour + number - 1


def runs(problem: Problem) -> Iterator[Entry]:
    """Every run that the tiles, jokers and blocks allow."""
    jokers = problem.joker_need + problem.joker_may

    def extend(colour: int, first: int, cells: tuple[int, ...]) -> Iterator[Entry]:
        if len(cells) >= 3 and any(cell != JOKER for cell in cells):
            yield Entry(RUN, colour, first, cells)
        number = first + len(cells)
        if number > NUMBERS:
            return
        if problem.need[identity(colour, number)] + problem.may[identity(colour, number)]:
            yield from extend(colour, first, (*cells, identity(colour, number)))
        if cells.count(JOKER) < jokers:
            yield from extend(colour, first, (*cells, JOKER))
        for index, (at, start, last, _) in enumerate(problem.run_blocks):
            if at == colour and start == number:
                yield from extend(colour, first, cells + (-2 - index,) * (last - start + 1))

    for colour in range(problem.colours):
        for first in range(1, NUMBERS + 1):
            yield from extend(colour, first, ())


def mask_colours(mask: int) -> list[int]:
    """The colours of a group mask, repeated where a colour repeats."""
    return [bit % 8 for bit in range(mask.bit_length()) if mask >> bit & 1]


def groups(problem: Problem) -> Iterator[Entry]:
    """Every group that the tiles, jokers and blocks allow."""
    jokers = problem.joker_need + problem.joker_may
    offset = len(problem.run_blocks)
    for number in range(1, NUMBERS + 1):
        held = [
            problem.need[identity(c, number)] + problem.may[identity(c, number)]
            for c in range(problem.colours)
        ]
        here = [k for k, block in enumerate(problem.group_blocks) if block[0] == number]
        for many in range(len(here) + 1):
            for blocks in combinations(here, many):
                base: list[int] = []
                taken: list[int] = []
                for k in blocks:
                    _, mask, inside, _ = problem.group_blocks[k]
                    base += [-2 - offset - k] * (mask.bit_count() + inside)
                    taken += mask_colours(mask)
                for size in range(problem.group_max - len(base) + 1):
                    for colours in combinations_with_replacement(range(problem.colours), size):
                        counts = Counter(colours)
                        if any(counts[c] > held[c] for c in counts):
                            continue
                        if problem.distinct and max(Counter([*colours, *taken]).values(), default=0) > 1:
                            continue
                        cells = base + [identity(c, number) for c in colours]
                        for more in range(jokers + 1):
                            if cells and 3 <= len(cells) + more <= problem.group_max:
                                yield Entry(GROUP, -1, number, (*cells, *[JOKER] * more))


def signature(kind: int, colour: int, number: int, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Equal for two melds exactly if they hold the same tiles with the jokers at the same places."""
    return (kind, colour, number, *(cells if kind == RUN else sorted(cells)))


def old_signatures(problem: Problem) -> Counter[tuple[int, ...]]:
    """The old melds on the table, as signatures."""
    found: Counter[tuple[int, ...]] = Counter()
    for colour, first, last, places in problem.keep_runs:
        cells = tuple(
            JOKER if places >> (n - first) & 1 else identity(colour, n) for n in range(first, last + 1)
        )
        found[signature(RUN, colour, first, cells)] += 1
    for number, mask, jokers in problem.keep_groups:
        group = tuple(identity(c, number) for c in mask_colours(mask)) + (JOKER,) * jokers
        found[signature(GROUP, -1, number, group)] += 1
    return found


def is_kept_block(problem: Problem, cells: tuple[int, ...]) -> bool:
    """Whether a meld is exactly one block that asks to be kept."""
    if len(set(cells)) != 1 or cells[0] >= JOKER:
        return False
    index = -2 - cells[0]
    offset = len(problem.run_blocks)
    return problem.run_blocks[index][3] if index < offset else problem.group_blocks[index - offset][3]


def keep_points(problem: Problem, melds: list[tuple[int, int, int, tuple[int, ...]]]) -> int:
    """How many old melds and blocks an arrangement leaves as they lay."""
    laid = Counter(signature(*meld) for meld in melds)
    points = sum(min(count, laid[old]) for old, count in old_signatures(problem).items())
    return points + sum(is_kept_block(problem, meld[3]) for meld in melds)


def holds_run(entry: Entry, hold: KeepRun) -> bool:
    """Whether a meld holds an old run together: a tile at one of its numbers, and a number beside it."""
    colour, first, last, jokers = hold
    if entry.kind != RUN or entry.colour != colour:
        return False
    there = range(max(first, entry.number), min(last, entry.number + len(entry.cells) - 1) + 1)
    return len(there) >= 2 and any(
        not jokers >> number - first & 1 and entry.cells[number - entry.number] != JOKER for number in there
    )


def check_holds(problem: Problem, melds: tuple[tuple[int, int, int, tuple[int, ...]], ...]) -> None:
    """Fail unless every old meld that must be is held together."""
    for run in problem.hold_runs:
        assert any(holds_run(Entry(*meld), run) for meld in melds)
    for number, mask, _ in problem.hold_groups:
        cells = Counter(cell for meld in melds if meld[0] == GROUP for cell in meld[3])
        wanted = Counter(identity(c, number) for c in mask_colours(mask))
        assert sum((cells & wanted).values()) >= 2


def pairs_of(problem: Problem, entry: Entry) -> Iterator[tuple[int, int, int]]:
    """Each old meld that must be held together, runs before groups, with two places of a meld that do it."""
    for index, (colour, first, last, jokers) in enumerate(problem.hold_runs):
        if entry.kind == RUN and entry.colour == colour:
            places = [
                place
                for place, cell in enumerate(entry.cells)
                if cell != JOKER
                and first <= entry.number + place <= last
                and not jokers >> entry.number + place - first & 1
            ]
            yield from ((index, *pair) for pair in combinations(places, 2))
    for index, (number, mask, _) in enumerate(problem.hold_groups, len(problem.hold_runs)):
        if entry.kind == GROUP and entry.number == number:
            wanted = Counter(identity(c, number) for c in mask_colours(mask))
            for one, other in combinations(range(len(entry.cells)), 2):
                if not Counter((entry.cells[one], entry.cells[other])) - wanted:
                    yield index, one, other


def hold_by_own_tiles(
    model: cp_model.CpModel, problem: Problem, entries: list[Entry], picks: list[cp_model.IntVar]
) -> None:
    """Two tiles of each old meld that must be held together end in one meld, no tile being two melds' own."""
    ways: list[list[cp_model.IntVar]] = [[] for _ in (*problem.hold_runs, *problem.hold_groups)]
    for entry, pick in zip(entries, picks, strict=True):
        owned: dict[int, list[cp_model.IntVar]] = {}
        for index, *places in pairs_of(problem, entry):
            way = model.new_int_var(0, 1, "own")
            ways[index].append(way)
            for place in places:
                owned.setdefault(place, []).append(way)
        for claims in owned.values():
            model.add(sum(claims) <= pick)
    for some in ways:
        model.add(sum(some) >= 1)


def best_worth(problem: Problem, seconds: float = 60.0, *, own: bool = False) -> tuple[int, int] | None:
    """The greatest weight, and then the most kept melds, or None if no arrangement counts.

    What must be held together is held as `Problem` says it at least; by two tiles of its `own`, if asked.
    """
    model = cp_model.CpModel()
    entries = [*runs(problem), *groups(problem)]
    most = 6 * 13 + 8
    picks = [
        model.new_int_var(0, 1 if entry.blocks() else most, f"meld{k}") for k, entry in enumerate(entries)
    ]
    uses: dict[int, list[tuple[int, int]]] = {}
    for k, entry in enumerate(entries):
        for cell, times in Counter(entry.cells).items():
            uses.setdefault(cell, []).append((k, times if cell >= JOKER else 1))

    def laid(cell: int) -> cp_model.LinearExprT:
        return sum(picks[k] * times for k, times in uses.get(cell, []))

    weight: cp_model.LinearExprT = 0
    for cell in range(problem.colours * 13):
        extra = model.new_int_var(0, problem.may[cell], f"extra{cell}")
        model.add(laid(cell) == problem.need[cell] + extra)
        weight += problem.weight[cell] * extra
    jokers = model.new_int_var(0, problem.joker_may, "jokers")
    model.add(laid(JOKER) == problem.joker_need + jokers)
    weight += problem.joker_weight * jokers
    for index in range(len(problem.run_blocks) + len(problem.group_blocks)):
        model.add(laid(-2 - index) == 1)
    points: cp_model.LinearExprT = 0
    alike: dict[tuple[int, ...], list[int]] = {}
    for k, entry in enumerate(entries):
        alike.setdefault(signature(entry.kind, entry.colour, entry.number, entry.cells), []).append(k)
        if is_kept_block(problem, entry.cells):
            points += picks[k]
    for old, count in old_signatures(problem).items():
        kept = model.new_int_var(0, count, "kept")
        model.add(kept <= sum(picks[k] for k in alike.get(old, [])))
        points += kept
    for hold in problem.hold_runs:
        model.add(sum(picks[k] for k, entry in enumerate(entries) if holds_run(entry, hold)) >= 1)
    for number, mask, _ in problem.hold_groups:
        wanted = Counter(identity(c, number) for c in mask_colours(mask))
        together = []
        for cell, most in wanted.items():
            grouped = sum(
                picks[k] * entry.cells.count(cell)
                for k, entry in enumerate(entries)
                if entry.kind == GROUP and entry.number == number
            )
            some = model.new_int_var(0, most, "together")
            model.add(some <= grouped)
            together.append(some)
        model.add(sum(together) >= 2)
    if own:
        hold_by_own_tiles(model, problem, entries, picks)
    if problem.floor is not None:
        model.add(weight >= problem.floor + (0 if problem.floor_counts else 1))
    scale = 1 + len(problem.keep_runs) + len(problem.keep_groups)
    scale += len(problem.run_blocks) + len(problem.group_blocks)
    model.maximize(weight * scale + points)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = seconds
    outcome = solver.solve(model)
    if outcome == cp_model.INFEASIBLE:
        return None
    if outcome != cp_model.OPTIMAL:
        raise TimeoutError("the oracle did not finish")
    best: int = round(solver.objective_value)
    return divmod(best, scale)


def check_meld(problem: Problem, meld: tuple[int, int, int, tuple[int, ...]]) -> None:
    """Fail unless one meld is a valid run or group and its blocks lie where they must."""
    kind, colour, number, cells = meld
    offset = len(problem.run_blocks)
    assert len(cells) >= 3
    assert any(cell != JOKER for cell in cells)
    if kind == RUN:
        assert number >= 1
        assert number + len(cells) - 1 <= NUMBERS
        for place, cell in enumerate(cells):
            if cell >= 0:
                assert cell == identity(colour, number + place)
        for index in {-2 - cell for cell in cells if cell < JOKER}:
            at, first, last, _ = problem.run_blocks[index]
            places = [number + k for k, cell in enumerate(cells) if cell == -2 - index]
            assert at == colour
            assert places == list(range(first, last + 1))
        return
    assert len(cells) <= problem.group_max
    colours = [cell // 13 for cell in cells if cell >= 0]
    assert all(cell % 13 + 1 == number for cell in cells if cell >= 0)
    for index in {-2 - cell - offset for cell in cells if cell < JOKER}:
        at, mask, jokers, _ = problem.group_blocks[index]
        assert at == number
        assert cells.count(-2 - offset - index) == mask.bit_count() + jokers
        colours += mask_colours(mask)
    if problem.distinct:
        assert len(colours) == len(set(colours))


def check_answer(problem: Problem, answer: Answer) -> None:
    """Fail unless the arrangement is valid and worth what the answer says."""
    if answer.melds is None:
        assert answer.status is not Status.OPTIMAL
        assert (answer.weight, answer.keep, answer.jokers) == (0, 0, 0)
        return
    assert answer.status is not Status.NONE
    for meld in answer.melds:
        check_meld(problem, meld)
    check_holds(problem, answer.melds)
    cells = Counter(cell for meld in answer.melds for cell in meld[3])
    for cell in range(problem.colours * 13):
        assert cells[cell] == problem.need[cell] + answer.used[cell]
        assert answer.used[cell] <= problem.may[cell]
    assert problem.joker_need <= cells[JOKER] <= problem.joker_need + problem.joker_may
    assert answer.jokers == cells[JOKER] - problem.joker_need
    homes = Counter(block for meld in answer.melds for block in {cell for cell in meld[3] if cell < JOKER})
    blocks = len(problem.run_blocks) + len(problem.group_blocks)
    assert homes == Counter({-2 - k: 1 for k in range(blocks)})
    weight = sum(w * u for w, u in zip(problem.weight, answer.used, strict=True))
    assert answer.weight == weight + problem.joker_weight * answer.jokers
    kept = keep_points(problem, list(answer.melds))
    assert answer.keep == kept if answer.status is Status.OPTIMAL else answer.keep <= kept
    if problem.floor is not None:
        assert answer.weight >= problem.floor + (0 if problem.floor_counts else 1)
