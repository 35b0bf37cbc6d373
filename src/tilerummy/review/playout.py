"""Chances: who would win the round if bots played on from here, many times.

All tiles of the racks are as they were; only the pool lies in another order each time. The order of a
playout is the same for all turns of a round, less what has been drawn: so the chances of two turns differ
by what happened between them and not by other luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from tilerummy.bots.bot import NO_LIMIT, Budget
from tilerummy.bots.match import let_happen
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.shedding import highest
from tilerummy.bots.sight import extended, with_sets
from tilerummy.rules.action import Action, ActionKind, Discard, Draw, Pass
from tilerummy.rules.game import Game
from tilerummy.rules.tile import Colour, Tile
from tilerummy.rules.view import View, view_game
from tilerummy.solver import Certainty, Solution

MOST_MOVES = 1000
"""A playout of more moves goes nowhere: nobody's, and everybody's."""


class Quick:
    """A bot that lays the most tiles it sees, and that is quick under every rule set.

    What may become of a joker, and of an open tile that is taken, is what makes positions hard; so it leaves
    sets with jokers as they lie and only adds to them, and takes nothing. Nor does it search for what it
    overlooks where laying is compulsory: a playout has no referee.
    """

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        """What to do now."""
        position = OwnTurn(view, budget)
        found = _around_jokers(position) if position.may_lay else None
        if found is not None and found.play:
            return position.play(found)
        if ActionKind.DRAW in view.may:
            return Draw(seat=position.seat)
        if ActionKind.DISCARD in view.may:
            return Discard(highest(position, chance), seat=position.seat)
        return Pass(seat=position.seat)


def _around_jokers(position: OwnTurn) -> Solution:
    rules, table = position.view.rules, position.view.table
    plain = [] if rules.keep_three_of_original else [i for i, meld in enumerate(table) if not meld.jokers]
    from_rack = rules.group_distinct_colours and (position.closed or not plain)
    if from_rack and not may_hold_sets(position.rack, _least(position)):
        found = Solution(Certainty.NO_PLAY, (), 0, table)
    else:
        found = with_sets(position, plain)
    others = [i for i in range(len(table)) if i not in plain]
    return extended(position, found, others, None)


def _least(position: OwnTurn) -> int:
    """What sets from the rack must be worth; a hand game may need nothing."""
    rules = position.view.rules
    exempt = rules.hand_game.needs_no_minimum
    return rules.opening_min if position.closed and not exempt else 0


def may_hold_sets(rack: Sequence[Tile], least: int = 0) -> bool:
    """Whether sets of this worth can lie in a rack, as far as a glance tells; False is certain.

    Most turns of a playout are those of somebody without a set: a glance spares the search. A joker,
    or groups with a colour twice, are more than it sees.
    """
    held: dict[Colour | None, int] = {}
    for tile in rack:
        held[tile.colour] = held.get(tile.colour, 0) | 1 << tile.number
    if None in held:
        return True
    groups = _in_three(held.values())
    fitting = {colour: groups | _in_runs(numbers) for colour, numbers in held.items()}
    fits = [tile.number for tile in rack if fitting[tile.colour] >> tile.number & 1]
    return bool(fits) and sum(fits) >= least


def _in_runs(numbers: int) -> int:
    """Those of the numbers, which are bits, that lie three in a row."""
    first = numbers & numbers >> 1 & numbers >> 2
    return first | first << 1 | first << 2


def _in_three(colours: Iterable[int]) -> int:
    """The numbers that three of the colours have."""
    once = twice = thrice = 0
    for numbers in colours:
        thrice |= twice & numbers
        twice |= once & numbers
        once |= numbers
    return thrice


QUICK = Quick()


def chances(game: Game, playouts: int) -> list[float]:
    """Each seat's share of the wins of this round."""
    wins = [0.0] * len(game.players)
    for number in range(playouts):
        winners = _play_out(game, number)
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return [round(share / playouts, 4) for share in wins]


def _play_out(game: Game, number: int) -> Sequence[int]:
    played = len(game.results)
    pools = tuple(_shuffled(pool, f"{game.commitment} {game.number} {number}") for pool in game.playing.pools)
    game = replace(game, round=replace(game.playing, pools=pools))
    chance = Random(number)
    for _ in range(MOST_MOVES):
        seat = game.playing.turn.seat
        game = let_happen(game, QUICK.act(view_game(game, seat), chance, NO_LIMIT))
        if len(game.results) > played:
            return game.results[-1].winners
    return game.active


def _shuffled(pool: tuple[Tile, ...], seed: str) -> tuple[Tile, ...]:
    """The pool in another order; a tile drawn from it leaves the order of the others as it is."""
    key = Random(seed)
    # The last tile of a pool keeps its place until it is drawn: counted from there, places do not change.
    keys = [key.random() for _ in pool]
    ordered = sorted(zip(keys, reversed(pool), strict=True), key=lambda pair: pair[0])
    return tuple(tile for _, tile in ordered)
