"""Prices of tiles in groups and of jokers, which bring the bound closer: a Lagrangian relaxation."""

from collections.abc import Iterator
from typing import NamedTuple

from tilerummy.solver.plain.colour_moves import DEAD, NEVER, POINT
from tilerummy.solver.plain.groups import plain_groups
from tilerummy.solver.plain.prepared import Prepared, no_prices
from tilerummy.solver.problem import NUMBERS

FAILURES_BEFORE_HALVING = 3
MOST_HALVINGS = 12
"""Steps without a lower bound before they are halved; more, if they can then be halved so often in all."""
DEFLECTION = 1.5
"""How far a direction turns away from one that it opposes."""
SHARE_OF_LAST_STEP = 0.5
"""How much of it goes on where the two agree."""


class BestGroups(NamedTuple):
    """What groups of one number take, and what that brings."""

    worth: int
    taken: tuple[int, ...]
    jokers: int


Gap = dict[tuple[int, int, int], float]
"""By number, colour and tiles sent: ways of the colours less ways of the groups; (0, 0, 0) is for jokers."""
JOKER_PRICE = (0, 0, 0)


class Prices:
    """What the bound pays a colour for sending tiles to groups, and what a joker costs.

    The groups pay it back, so any prices give a bound that never underestimates; good ones a close bound.
    ``after[n][j]`` is the most that groups of later numbers can bring with j jokers left.
    """

    def __init__(self, setup: Prepared) -> None:
        self.setup, self.tracks = setup, setup.tracks
        self.sent = setup.sent
        self.joker = 0
        self.active = False
        self.best: list[list[BestGroups]] = []
        self.after: list[list[int]] = []
        self._set_after()

    def _set_after(self) -> None:
        jokers = range(self.setup.jokers + 1)
        after = [[0 for _ in jokers]]
        self.best = []
        for number in range(NUMBERS, 0, -1):
            # Without prices plain groups bring nothing of their own: each colour has counted the tiles it
            # sends.
            if self.active or number in self.setup.mixed:
                best = self._best_groups(number)
                after.append(
                    [max(best[k].worth + after[-1][left - k] for k in range(left + 1)) for left in jokers]
                )
            else:
                best = []
                after.append(after[-1])
            self.best.append(best)
        self.best.append([])
        self.best.reverse()
        self.after = after[::-1]

    def apply(self) -> int:
        """Set all bounds by the prices; returns the bound of the whole problem."""
        self._set_after()
        for sent, track in zip(self.sent, self.tracks, strict=True):
            track.set_prices(sent, self.joker)
        return self.root_bound()

    def root_bound(self) -> int:
        """The bound of the whole problem, or NEVER if some colour alone cannot be laid."""
        bounds = [track.root.bounds[self.setup.jokers] for track in self.tracks]
        if min(bounds) < DEAD:
            return NEVER
        rest = sum(bounds)
        return self.setup.bonus + rest + self.after[0][-1] + self.setup.jokers * self.joker

    def _best_groups(self, number: int) -> list[BestGroups]:
        """The best that the groups of a number can bring, by jokers."""
        setup = self.setup
        nothing = BestGroups(NEVER, (0,) * len(self.tracks), 0)
        best = [nothing] * (setup.jokers + 1)
        for offer in self._offers(number):
            for jokers in range(offer.jokers, setup.jokers + 1):
                if offer.worth > best[jokers].worth:
                    best[jokers] = offer
        return best

    def _offers(self, number: int) -> Iterator[BestGroups]:
        tiles = self.setup.groupable[number]
        groups = self.setup.mixed.get(number)
        if groups is None:
            yield from self._plain_offers(number, tiles, (0,) * len(tiles), 0, 0)
        elif groups.blocks:
            # Any tiles may find a place, and everything may be kept: not close, but never too little.
            sent = [track_sent[number] for track_sent in self.sent]
            taken = tuple(min(range(count + 1), key=sent[c].__getitem__) for c, count in enumerate(tiles))
            worth = POINT * (len(groups.blocks) + len(groups.keeps))
            yield BestGroups(worth - sum(sent[c][count] for c, count in enumerate(taken)), taken, 0)
        else:
            for kept, left, spent in groups.beside_kept(tiles):
                held = tuple(have - rest for have, rest in zip(tiles, left, strict=True))
                yield from self._plain_offers(number, tuple(left), held, POINT * len(kept), spent)

    def _plain_offers(
        self, number: int, tiles: tuple[int, ...], held: tuple[int, ...], worth: int, spent: int
    ) -> Iterator[BestGroups]:
        """The best plain groups beside the kept ones, by number of tiles."""
        problem = self.setup.problem
        copies = max(1, *tiles)
        for most in range(1 if problem.distinct else copies, copies + 1):
            for count, (value, taken) in self._picks(number, tiles, held, most).items():
                budget = self.setup.jokers - spent
                ways = plain_groups(
                    count, most if problem.distinct else 1, problem.group_max, budget, self.setup.exact
                )
                if ways:
                    jokers = spent + ways[0][0]
                    yield BestGroups(worth + value - jokers * self.joker, taken, jokers)

    def _picks(
        self, number: int, tiles: tuple[int, ...], held: tuple[int, ...], most: int
    ) -> dict[int, tuple[int, tuple[int, ...]]]:
        """By number of plain tiles, the best worth and the tiles that groups take of each colour in all."""
        best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for colour, count in enumerate(tiles):
            sent = self.sent[colour][number]
            later: dict[int, tuple[int, tuple[int, ...]]] = {}
            for total, (value, taken) in best.items():
                for some in range(min(count, most) + 1):
                    in_all = held[colour] + some
                    worth = value - sent[in_all]
                    if total + some not in later or later[total + some][0] < worth:
                        later[total + some] = worth, (*taken, in_all)
            best = later
        return best

    def _gap(self) -> Gap:
        """How far the colours and the groups disagree."""
        gap: Gap = {JOKER_PRICE: self.setup.jokers}
        left = self.setup.jokers
        for number in range(1, NUMBERS + 1):
            best, after = self.best[number], self.after[number]
            here = 0
            # Only what the best choice comes to was kept, so it is looked for again.
            while best[here].worth + after[left - here] != self.after[number - 1][left]:
                here += 1
            for colour, taken in enumerate(best[here].taken):
                gap[number, colour, taken] = -1
            gap[JOKER_PRICE] -= best[here].jokers
            left -= here
        for colour, track in enumerate(self.tracks):
            for number, (grouped, jokers) in enumerate(track.walk(), 1):
                gap[number, colour, grouped] = gap.get((number, colour, grouped), 0) + 1
                gap[JOKER_PRICE] -= jokers
        return gap

    def improve(self, rounds: int, aim: float) -> None:
        """Look for prices with a lower bound by so many subgradient steps."""
        self.sent = self.sent or no_prices(len(self.tracks))
        self.active = True
        direction: Gap = {}
        best = self._copy()
        lowest, failures, allowed = 1 << 62, 0, max(FAILURES_BEFORE_HALVING, rounds // MOST_HALVINGS)
        for _ in range(rounds):
            now = self.apply()
            failures += 1
            if now < lowest:
                lowest, best, failures = now, self._copy(), 0
            elif failures >= allowed:
                failures, aim = 0, aim / 2
            # Some colour cannot be laid at all: no price mends that.
            if now < DEAD:
                break
            direction = _deflect(self._gap(), direction)
            size = sum(value * value for value in direction.values())
            # No direction is left in which the bound could fall.
            if size < 0.5:
                break
            # Polyak's step: were the bound straight, it would fall to `aim` below the lowest so far.
            self._move(direction, (aim + now - lowest) / size)
        self.sent, self.joker = best
        self.apply()

    def _copy(self) -> tuple[list[list[list[int]]], int]:
        return [[row.copy() for row in rows] for rows in self.sent], self.joker

    def _move(self, direction: Gap, step: float) -> None:
        for (number, colour, tiles), value in direction.items():
            if number:
                self.sent[colour][number][tiles] -= round(step * value)
            else:
                # Jokers may be left over, so their price is never negative; tiles sent must be tiles taken,
                # so theirs may be.
                self.joker = max(0, self.joker - round(step * value))


def _deflect(gap: Gap, direction: Gap) -> Gap:
    """The gap, deflected from going back on the step before (Camerini, Fratta and Maffioli 1975)."""
    along = sum(value * direction.get(key, 0) for key, value in gap.items())
    square = sum(value * value for value in direction.values())
    keep = -DEFLECTION * along / square if along < 0 else SHARE_OF_LAST_STEP
    deflected = {key: keep * value for key, value in direction.items()}
    for key, value in gap.items():
        deflected[key] = deflected.get(key, 0) + value
    return deflected
