"""One exact question about tiles, and its answer: what the search core is asked and what it returns.

Everything here is plain integers. Colours are 0..K-1, numbers 1..13, and the identity of a numbered tile is
``colour * 13 + number - 1``. The policy layer turns rules, racks and tables into a `Problem`; the two cores
(`plain`, in Python, and `_core`, compiled) must give answers of equal worth to every problem. Only where old
melds must be held together may one come closer than the other to what is meant.

The arrangement of an answer is a tuple of melds, each ``(kind, colour, number, cells)``:

* a run has kind `RUN`, its colour and its first number; its cells stand in order of number;
* a group has kind `GROUP`, colour -1 and its number; its cells stand in no promised order.

A cell is an identity (0 or more) for a numbered tile, `JOKER` for a free joker, or ``block_cell(k)`` for a
place filled by block k, where the run blocks are counted first and the group blocks after them.
"""

from enum import IntFlag, StrEnum
from typing import NamedTuple

NUMBERS = 13
# Sheet 003 has six colours for six players (1.2).
MAX_COLOURS = 6
# Two of each tile, and up to four bound jokers that stand for it: to the core they are tiles.
MAX_COPIES = 6
MAX_JOKERS = 8
MAX_WEIGHT = 1 << 30
MAX_GROUP = 12
MAX_ITEMS = 200
"""The longest list of blocks, or of old melds, that one problem may hold."""
MAX_KEEP = 2 * MAX_ITEMS
"""No more old melds can be wanted as they lay."""
MAX_OVERLAP = 8
"""The most blocks, or old runs, of one colour over one number, and the most groups of one number."""
MAX_OPEN_RUNS = 15
"""The most copies of a tile, jokers, and blocks over it, together: so many runs of a colour may be open."""
MAX_FLOOR = 1 << 44

RUN = 0
GROUP = 1
JOKER = -1

Meld = tuple[int, int, int, tuple[int, ...]]
"""One meld of an arrangement: kind, colour (-1 for a group), first number, cells."""


class RunBlock(NamedTuple):
    """Tiles side by side that must end in one run; ``keep`` gives a point if they are that whole run."""

    colour: int
    first: int
    last: int
    keep: bool = False


class GroupBlock(NamedTuple):
    """Tiles that must end in one group; ``keep`` gives a point if they are that whole group.

    Bit c of the mask is a tile of colour c. Where colours may repeat, bit ``8 * k + c`` is its (k+1)-th tile.
    """

    number: int
    mask: int
    jokers: int = 0
    keep: bool = False


class KeepRun(NamedTuple):
    """A run on the old table, worth a point if it stays as it lies; bit k of ``jokers``: number first+k."""

    colour: int
    first: int
    last: int
    jokers: int = 0


class KeepGroup(NamedTuple):
    """A group on the old table, worth a point if it stays as it lies; the mask reads as in `GroupBlock`."""

    number: int
    mask: int
    jokers: int = 0


class Limits(NamedTuple):
    """How long a core may look: until a moment of the monotonic clock, or so many nodes; 0 is for ever."""

    deadline_ns: int = 0
    nodes: int = 0


NO_LIMITS = Limits()


class Status(StrEnum):
    """How sure an answer is: best of all, no answer exists, stopped by the budget.

    `WEIGHED` was stopped too, but nothing weighs more; perhaps more old melds could be left as they lay.
    `UNSOUND`: what the core found is no table. That never happens, and if it did it would not leave `free`.
    """

    OPTIMAL = "optimal"
    NONE = "none"
    BUDGET = "budget"
    WEIGHED = "weighed"
    UNSOUND = "unsound"


class Pruning(IntFlag):
    """What makes a search shorter and must not change its answer: the tests switch each of them off.

    The first four are the core's (decision 5, lemma 9), the others those of the search over cases.
    """

    NOTHING = 0
    DOMINANCE = 1
    """A node that another makes pointless is not looked at."""
    PRICES = 2
    """Prices for groups and jokers bring the bound closer."""
    CAPS = 4
    """No bound promises more than all that is there."""
    SURPLUS = 8
    """Jokers that are needed nowhere are put at the ends of finished melds."""
    PLACES = 16
    """Places of a new set's joker are ruled out many at a time."""
    KEPT = 32
    """A new set costs old ones, which is known before the core is asked."""
    CLOSED = 64
    """Closed sets that contradict the rules end a case."""
    MEMORY = 128
    """What the core has said once is not asked again."""
    LINKS = 256
    """The core is told that old sets go on with two tiles."""
    ORDER = 512
    """New sets are closed in one order alone."""


class Problem(NamedTuple):
    """Lay all that is needed, and of the rest what weighs most, in valid runs and groups.

    ``need`` and ``may`` count the tiles of each identity that must and that may be used; the tiles of the old
    melds in ``keep_runs`` and ``keep_groups`` are among the needed, the tiles of blocks are not. A group has
    at most ``group_max`` tiles, of different colours if ``distinct``. With a ``floor`` only answers above it
    count (from it on, if ``floor_counts``). ``deadline_ns`` is on the clock of `time.monotonic_ns`. If
    ``placed``, every joker that is laid counts the ``joker_weight`` at number 13 and one less for each number
    below; then nothing may be wanted as it lies.

    The old melds in ``hold_runs`` and ``hold_groups`` may not fall apart. Such a run begins and ends with a
    tile that was no joker; two neighbouring numbers of it lie in one run, one of them, which was no joker's,
    as a tile. Of each such group two tiles lie in groups. Mostly these tiles are its own: where old runs
    share numbers no tile serves two of them, nor do two groups share a tile. That is less than any rule asks,
    but close, and closer in some searches than in others; an arrangement that gives each old meld two tiles
    of its own in one meld is never left out.

    If it is ``known`` that nothing weighs more than the floor, which then counts, only the arrangement is
    looked for, and only answers that leave ``least_keep`` old melds as they lay.

    ``patience`` is how many nodes a search takes before it changes ends (0: as many as usual), and
    ``without`` says what is switched off. Neither changes what an answer is worth.
    """

    colours: int
    need: bytes
    may: bytes
    weight: tuple[int, ...]
    group_max: int
    distinct: bool = True
    joker_need: int = 0
    joker_may: int = 0
    joker_weight: int = 0
    run_blocks: tuple[RunBlock, ...] = ()
    group_blocks: tuple[GroupBlock, ...] = ()
    keep_runs: tuple[KeepRun, ...] = ()
    keep_groups: tuple[KeepGroup, ...] = ()
    floor: int | None = None
    floor_counts: bool = False
    node_limit: int = 0
    deadline_ns: int = 0
    placed: bool = False
    hold_runs: tuple[KeepRun, ...] = ()
    hold_groups: tuple[KeepGroup, ...] = ()
    known: bool = False
    least_keep: int = 0
    patience: int = 0
    without: int = Pruning.NOTHING


class Answer(NamedTuple):
    """The best arrangement: its weight, then how many old melds it leaves as they lay.

    ``used`` counts the may-tiles of each identity in the arrangement and ``jokers`` the may-jokers. ``melds``
    is None if nothing was found: then the status is `Status.NONE`, or the budget ended first.
    """

    status: Status
    weight: int
    keep: int
    used: bytes
    jokers: int
    melds: tuple[Meld, ...] | None
    nodes: int


def tile(colour: int, number: int) -> int:
    """The identity of a numbered tile."""
    return colour * NUMBERS + number - 1


def block_cell(block: int) -> int:
    """The cell filled by a block: run blocks are counted first, then group blocks."""
    return -2 - block


def mask_counts(mask: int, colours: int) -> tuple[int, ...]:
    """How many tiles of each colour a group mask holds."""
    return tuple(sum(mask >> 8 * k + colour & 1 for k in range(MAX_COPIES)) for colour in range(colours))
