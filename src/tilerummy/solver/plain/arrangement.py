"""The melds of a finished search."""

from tilerummy.solver.plain.colour_moves import KINDS, LONG, POINT, Grown, Move
from tilerummy.solver.plain.groups import plain_groups, round_robin
from tilerummy.solver.plain.passage import KEPT
from tilerummy.solver.plain.prepared import Prepared
from tilerummy.solver.plain.search import Node
from tilerummy.solver.plain.track import Track
from tilerummy.solver.problem import (
    GROUP,
    JOKER,
    NUMBERS,
    RUN,
    Answer,
    Meld,
    Status,
    block_cell,
    mask_counts,
    tile,
)

Draft = tuple[int, int, int, list[int], bool]
"""A meld whose cells may still change; the last entry says that it is kept and may not."""


class _Run:
    """A run being rebuilt."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.cells: list[int] = []
        self.fixed = False


class Arrangement:
    """The melds of a finished node."""

    def __init__(self, setup: Prepared, node: Node) -> None:
        self.setup, self.problem = setup, setup.problem
        self.melds: list[Draft] = []
        self.used = bytearray(len(self.problem.may))
        path = []
        step: Node | None = node
        # The root laid nothing, so it is no step.
        while step is not None and step.parent is not None:
            path.append(step)
            step = step.parent
        path.reverse()
        moves = [step.moves for step in path]
        for colour, track in enumerate(setup.tracks):
            self._runs(colour, track, [row[colour] for row in moves])
        for step, row in zip(path, moves, strict=True):
            self._groups(step, tuple([move[0] for move in row]))
        self.jokers = sum(cells.count(JOKER) for _, _, _, cells, _ in self.melds)

    def _close(self, colour: int, run: _Run) -> None:
        self.melds.append((RUN, colour, run.first, run.cells, run.fixed))

    def _runs(self, colour: int, track: Track, moves: list[Move]) -> None:
        kinds: list[list[_Run]] = [[] for _ in range(KINDS)]
        released: list[tuple[int, int, _Run]] = []
        for number, (_, _, extra, _, _, _, (grown, kept, attached)) in enumerate(moves, 1):
            if extra:
                self.used[tile(colour, number)] += extra
            for index in kept:
                self._keep_run(index)
            for index, kind in attached:
                self._attach(colour, index, kind, kinds, released)
            if not (any(kinds) or any(grown) or released):
                continue
            kinds = self._grow(colour, number, grown, kinds)
            for last, kind, run in released:
                if last == number:
                    kinds[kind].append(run)
            # The search has dropped all runs beyond this (`cap_long`), so they stop here.
            limit = track.layers[number - 1].place.long_limit
            for run in kinds[LONG][limit:]:
                self._close(colour, run)
            del kinds[LONG][limit:]

    def _keep_run(self, index: int) -> None:
        colour, first, last, jokers = self.problem.keep_runs[index]
        cells = [
            JOKER if jokers >> number - first & 1 else tile(colour, number)
            for number in range(first, last + 1)
        ]
        self.melds.append((RUN, colour, first, cells, True))

    def _attach(
        self,
        colour: int,
        index: int,
        kind: int,
        kinds: list[list[_Run]],
        released: list[tuple[int, int, _Run]],
    ) -> None:
        """Put a block where its move says; at its end it is an open run again."""
        _, first, last, _ = self.problem.run_blocks[index]
        # Runs of one kind are alike to the search, so any of them will do.
        run = kinds[kind].pop() if kind >= 0 else _Run(first)
        length = last - first + 1 + (kind % 3 + 1 if kind >= 0 else 0)
        run.cells += [block_cell(index)] * (last - first + 1)
        if kind == KEPT:
            run.fixed = True
            self._close(colour, run)
        else:
            released.append((last, min(3, length) - 1, run))

    def _grow(self, colour: int, number: int, grown: Grown, kinds: list[list[_Run]]) -> list[list[_Run]]:
        """Lay one number as `_grow` counted it; long runs that stop are closed."""
        reals, jokers, longer, on_new, on1, on2, on3 = grown
        if not jokers and not (kinds[3] or kinds[4] or kinds[5]):
            return self._grow_plainly(colour, number, reals, longer, kinds)
        begun = reals + jokers - longer - sum(len(kinds[k]) for k in range(KINDS) if k != LONG)
        for run in kinds[LONG][longer:]:
            self._close(colour, run)
        after: list[list[_Run]] = [[] for _ in range(KINDS)]
        on_one = min(jokers - on_new - on1 - on2 - on3, len(kinds[0]))
        on_two = min(jokers - on_new - on1 - on2 - on3 - on_one, len(kinds[1]))
        on_long = jokers - on_new - on1 - on2 - on3 - on_one - on_two
        # Runs of a kind are alike, so the first get the jokers. A row: runs, how many of them get one, and
        # the kind they are with a tile and with a joker.
        rows = (
            ([_Run(number) for _ in range(begun)], on_new, 0, 3),
            (kinds[3], on1, 1, 4),
            (kinds[4], on2, LONG, 5),
            (kinds[5], on3, LONG, 5),
            (kinds[0], on_one, 1, 1),
            (kinds[1], on_two, LONG, LONG),
            (kinds[LONG][:longer], on_long, LONG, LONG),
        )
        for runs, on_joker, kind, joker_kind in rows:
            for place, run in enumerate(runs):
                run.cells.append(JOKER if place < on_joker else tile(colour, number))
                after[joker_kind if place < on_joker else kind].append(run)
        return after

    def _grow_plainly(
        self, colour: int, number: int, reals: int, longer: int, kinds: list[list[_Run]]
    ) -> list[list[_Run]]:
        """The same where there are no jokers: so it is mostly."""
        one, two, long = kinds[0], kinds[1], kinds[LONG]
        for run in long[longer:]:
            self._close(colour, run)
        two += long[:longer]
        cell = tile(colour, number)
        begun = [_Run(number) for _ in range(reals - len(one) - len(two))]
        for runs in (begun, one, two):
            for run in runs:
                run.cells.append(cell)
        return [begun, one, two, [], [], []]

    def _groups(self, step: Node, counts: tuple[int, ...]) -> None:
        jokers, _, dealt = step.way
        if dealt is None:
            self._plain_groups(step.number, counts, jokers)
            return
        blocks_before = len(self.problem.run_blocks)
        for index in dealt.kept_blocks:
            _, mask, more, _ = self.problem.group_blocks[index]
            cells = [block_cell(blocks_before + index)] * (mask.bit_count() + more)
            self.melds.append((GROUP, -1, step.number, cells, True))
        for index in dealt.kept_groups:
            _, mask, more = self.problem.keep_groups[index]
            colours = mask_counts(mask, self.problem.colours)
            cells = [tile(colour, step.number) for colour, count in enumerate(colours) for _ in range(count)]
            self.melds.append((GROUP, -1, step.number, cells + [JOKER] * more, True))
            jokers -= more
        groups = [[tile(colour, step.number) for colour in colours] for colours in dealt.colours]
        for group, blocks in zip(groups, dealt.joined, strict=False):
            for index in blocks:
                _, mask, more, _ = self.problem.group_blocks[index]
                group += [block_cell(blocks_before + index)] * (mask.bit_count() + more)
        self._fill(step.number, groups, jokers)

    def _plain_groups(self, number: int, counts: tuple[int, ...], jokers: int) -> None:
        if not any(counts):
            return
        most = max(counts) if self.problem.distinct else 1
        ways = plain_groups(sum(counts), most, self.problem.group_max, jokers, self.setup.exact)
        # As many groups as the search counted with so many jokers.
        dealt = round_robin(counts, dict(ways)[jokers])
        self._fill(number, [[tile(colour, number) for colour in colours] for colours in dealt], jokers)

    def _fill(self, number: int, groups: list[list[int]], jokers: int) -> None:
        """Add the jokers: first where a group is too small, then wherever there is room."""
        for least in (3, self.problem.group_max):
            for group in groups:
                more = min(jokers, max(0, least - len(group)))
                group += [JOKER] * more
                jokers -= more
        self.melds += [(GROUP, -1, number, group, False) for group in groups]

    def place_surplus(self) -> int:
        """Put the jokers that were needed nowhere at the ends of melds; how many do not fit."""
        wanted = self.problem.joker_need
        if self.problem.joker_weight:
            wanted += self.problem.joker_may
        self._strip()
        for split in (False, True):
            if split and self.jokers < wanted:
                if self.problem.hold_runs:
                    break  # what is held together would part
                self._split()
            for place, meld in enumerate(self.melds):
                if not meld[4] and self.jokers < wanted:
                    self.melds[place] = self._widen(meld, wanted)
        return max(0, wanted - self.jokers)

    def _strip(self) -> None:
        """Take back the jokers at the ends of runs that are long enough without them."""
        for place, (kind, colour, first, cells, fixed) in enumerate(self.melds):
            if kind != RUN or fixed:
                continue
            while len(cells) > 3 and cells[-1] == JOKER:
                cells.pop()
                self.jokers -= 1
            while len(cells) > 3 and cells[0] == JOKER:
                del cells[0]
                first += 1
                self.jokers -= 1
            self.melds[place] = (kind, colour, first, cells, fixed)

    def _split(self) -> None:
        """Cut a run of six or more that holds no block: its first three tiles have room for any surplus."""
        for place, (kind, colour, first, cells, fixed) in enumerate(self.melds):
            # A cell below the joker belongs to a block, which must stay in one run.
            if kind == RUN and not fixed and len(cells) >= 6 and min(cells) >= JOKER:
                self.melds[place] = (kind, colour, first, cells[:3], fixed)
                self.melds.append((kind, colour, first + 3, cells[3:], fixed))
                return

    def _widen(self, meld: Draft, wanted: int) -> Draft:
        kind, colour, first, cells, fixed = meld
        missing = wanted - self.jokers
        if kind == GROUP:
            more = min(missing, self.problem.group_max - len(cells))
            self.jokers += more
            return kind, colour, first, cells + [JOKER] * more, fixed
        after = min(missing, NUMBERS - (first + len(cells) - 1))
        before = min(missing - after, first - 1)
        self.jokers += before + after
        return kind, colour, first - before, [JOKER] * before + cells + [JOKER] * after, fixed

    def answer(self, status: Status, worth: int) -> Answer:
        """The answer that these melds are."""
        scale = self.setup.scale
        melds: tuple[Meld, ...] = tuple(
            (kind, colour, first, tuple(cells)) for kind, colour, first, cells, _ in self.melds
        )
        more_jokers = max(0, self.jokers - self.problem.joker_need)
        # Weight above, points of kept melds below: both were one number all the way.
        return Answer(status, worth // scale, worth % scale // POINT, bytes(self.used), more_jokers, melds, 0)
