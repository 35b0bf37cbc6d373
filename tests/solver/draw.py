"""Problems for the search cores, made up at random."""

from dataclasses import dataclass, field
from random import Random

from tilerummy.solver.problem import GroupBlock, KeepGroup, KeepRun, Problem, RunBlock


@dataclass
class Draw:
    """A problem being made up: melds are laid on a table, and some of them become blocks or old melds."""

    rng: Random
    colours: int
    low: int = 1
    high: int = 13
    copies: int = 2
    joker_limit: int = 2
    distinct: bool = True
    group_max: int = 4
    need: list[int] = field(default_factory=list)
    may: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    jokers: int = 0
    run_blocks: list[RunBlock] = field(default_factory=list)
    group_blocks: list[GroupBlock] = field(default_factory=list)
    keep_runs: list[KeepRun] = field(default_factory=list)
    keep_groups: list[KeepGroup] = field(default_factory=list)

    def __post_init__(self) -> None:
        cells = self.colours * 13
        self.need, self.may, self.held = [0] * cells, [0] * cells, [0] * cells

    def take(self, cells: list[int]) -> bool:
        """Take tiles out of the box if it holds them all."""
        if any(self.held[cell] + cells.count(cell) > self.copies for cell in cells):
            return False
        for cell in cells:
            self.held[cell] += 1
        return True

    def lay_run(self, block: float, keep: float) -> None:
        """Lay a run, as needed tiles, as an old meld, or with a block in it."""
        rng, colour = self.rng, self.rng.randrange(self.colours)
        first = rng.randint(self.low, max(self.low, self.high - 2))
        last = min(13, first + rng.choice((2, 2, 2, 3, 4, 6)))
        if last - first < 2:
            first = last - 2
        places = [n for n in range(first, last + 1) if self.jokers < self.joker_limit and rng.random() < 0.15]
        places = places[: self.joker_limit - self.jokers]
        if len(places) == last - first + 1:
            return
        if not self.take([13 * colour + n - 1 for n in range(first, last + 1) if n not in places]):
            return
        if rng.random() < block:
            start = rng.randint(first, last)
            end = rng.randint(start, last)
            if rng.random() < 0.4:
                start, end = first, last
            self.run_blocks.append(RunBlock(colour, start, end, rng.random() < keep))
            rest = [n for n in range(first, last + 1) if not start <= n <= end]
        else:
            rest = list(range(first, last + 1))
            if rng.random() < keep:
                self.keep_runs.append(KeepRun(colour, first, last, sum(1 << n - first for n in places)))
        for n in rest:
            if n in places:
                self.jokers += 1
            else:
                self.need[13 * colour + n - 1] += 1

    def lay_group(self, block: float, keep: float) -> None:
        """Lay a group, as needed tiles, as an old meld, or with a block in it."""
        rng, number = self.rng, self.rng.randint(self.low, self.high)
        size = rng.randint(3, self.group_max)
        pick = rng.sample(range(self.colours), min(size, self.colours))
        if not self.distinct:
            pick = [rng.randrange(self.colours) for _ in range(size)]
        jokers = min(self.joker_limit - self.jokers, rng.choice((0, 0, 0, 1, 1, 2)), len(pick) - 1)
        tiles = pick[jokers:]
        if max(tiles.count(c) for c in tiles) > 6 or not self.take([13 * c + number - 1 for c in tiles]):
            return
        if rng.random() < block:
            inside = rng.randint(0, jokers)
            part = tiles[: rng.randint(0 if inside else 1, len(tiles))]
            whole = rng.random() < 0.4
            if whole:
                inside, part = jokers, tiles
            self.group_blocks.append(GroupBlock(number, group_mask(part), inside, rng.random() < keep))
            tiles = tiles[len(part) :]
            self.jokers += jokers - inside
        else:
            self.jokers += jokers
            if rng.random() < keep:
                self.keep_groups.append(KeepGroup(number, group_mask(tiles), jokers))
        for c in tiles:
            self.need[13 * c + number - 1] += 1

    def add_rack(self, tiles: int, needed: float) -> None:
        """Add loose tiles, some of them needed."""
        for _ in range(tiles):
            cell = 13 * self.rng.randrange(self.colours) + self.rng.randint(self.low, self.high) - 1
            if self.take([cell]):
                (self.need if self.rng.random() < needed else self.may)[cell] += 1

    def problem(self, **changes: object) -> Problem:
        """The problem as drawn."""
        rng = self.rng
        more = rng.randint(0, self.joker_limit - self.jokers)
        forced = rng.randint(0, more) if rng.random() < 0.3 else 0
        style = rng.random()
        weight = tuple(
            1 if style < 0.4 else cell % 13 + 1 if style < 0.7 else rng.randint(0, 9)
            for cell in range(len(self.need))
        )
        values: dict[str, object] = {
            "colours": self.colours,
            "need": bytes(self.need),
            "may": bytes(self.may),
            "weight": weight,
            "group_max": self.group_max,
            "distinct": self.distinct,
            "joker_need": self.jokers + forced,
            "joker_may": more - forced,
            "joker_weight": rng.choice((0, 1, 1, 5)),
            "run_blocks": tuple(self.run_blocks),
            "group_blocks": tuple(self.group_blocks),
            "keep_runs": tuple(self.keep_runs),
            "keep_groups": tuple(self.keep_groups),
        }
        return Problem(**(values | changes))  # type: ignore[arg-type]


def group_mask(colours: list[int]) -> int:
    """The mask of a group, in which a colour may repeat."""
    mask = 0
    for place, colour in enumerate(colours):
        mask |= 1 << 8 * colours[:place].count(colour) + colour
    return mask


def draw_problem(
    rng: Random, *, melds: int = 6, rack: int = 8, block: float = 0.0, keep: float = 0.0, loose: float = 0.02
) -> Problem:
    """A made-up problem; ``block`` and ``keep`` say how often a meld is a block or an old meld."""
    colours = rng.choice((4, 4, 4, 5, 6))
    low = rng.choice((1, 1, rng.randint(1, 9)))
    draw = Draw(
        rng,
        colours,
        low,
        min(13, low + rng.choice((4, 6, 12))),
        rng.choice((1, 2, 2, 2, 3, 6)),
        rng.choice((0, 1, 2, 2, 3, 4)),
        rng.random() < 0.88,
        rng.choice((colours, colours, 3, 4)),
    )
    for _ in range(rng.randint(0, melds)):
        rng.choice((draw.lay_run, draw.lay_group))(block, keep)
    draw.add_rack(rng.randint(0, rack), rng.choice((0.0, loose, 0.3)))
    return draw.problem()
