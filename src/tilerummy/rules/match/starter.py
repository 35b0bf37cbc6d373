"""Who starts a round: by a tile drawn, a die, a lot, by the round before, or as the table chooses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.event import Event, StarterBy, StarterChosen, StarterDrew, StarterRolled
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.parameter import NextStarter, Starter


def find_starter(game: Game, chance: Chance, now: int) -> Iterator[Event]:
    """What happens until the starter of the round is found; nothing if the table has to choose."""
    follows = _by_round_before(game, now) if game.results else None
    if follows is not None:
        yield follows
        return
    match game.rules.starter:
        case Starter.HIGHEST_TILE_RETURNED:
            yield from _by_tile(game, chance, now)
        case Starter.DIE_HIGHEST:
            yield from _by_die(game, chance, now)
        case Starter.LOT:
            seats = game.active
            place = chance.stream(game.number, "starter 1").below(len(seats))
            yield StarterChosen(seats[place], StarterBy.LOT, now)
        case Starter.PLAYERS_CHOOSE:
            return
        case _:
            assert_never(game.rules.starter)


def _by_round_before(game: Game, now: int) -> Event | None:
    """Who starts because of the round before (2.8); None if each round finds its starter anew."""
    assert game.last_starter is not None
    match game.rules.next_starter:
        case NextStarter.STARTER_RULE:
            return None
        case NextStarter.NEXT_SEAT:
            return StarterChosen(game.next_active(game.last_starter), StarterBy.NEXT_SEAT, now)
        case NextStarter.WINNER:
            order = game.order_from(game.last_starter)
            winner = next(seat for seat in order if seat in game.results[-1].winners)
            return StarterChosen(_if_active(game, winner), StarterBy.WON_BEFORE, now)
        case _:
            assert_never(game.rules.next_starter)


def _if_active(game: Game, seat: Seat) -> Seat:
    """The seat itself, or who plays after it if it has given up."""
    return game.next_active(seat) if seat in game.given_up else seat


def _by_tile(game: Game, chance: Chance, now: int) -> Iterator[Event]:
    """Each draws a tile, the tied draw again, and the tiles go back; a joker ranks as 0."""
    seats, drawing = game.active, 0
    while len(seats) > 1 or drawing == 0:
        drawing += 1
        # The tiles go back before the tied draw again (2.2): each drawing is a shuffle of all of them.
        tiles = chance.stream(game.number, f"starter {drawing}").shuffled(game.setting.tiles())
        drawn = dict(zip(seats, tiles, strict=False))
        yield from (StarterDrew(seat, tile, now) for seat, tile in drawn.items())
        seats = _highest({seat: tile.number for seat, tile in drawn.items()})
    yield StarterChosen(seats[0], StarterBy.HIGHEST_TILE, now)


def _by_die(game: Game, chance: Chance, now: int) -> Iterator[Event]:
    """Each rolls the die, and the tied roll again."""
    seats, rolling = game.active, 0
    while len(seats) > 1 or rolling == 0:
        rolling += 1
        stream = chance.stream(game.number, f"starter {rolling}")
        rolls = {seat: stream.die() for seat in seats}
        yield from (StarterRolled(seat, roll, now) for seat, roll in rolls.items())
        seats = _highest(rolls)
    yield StarterChosen(seats[0], StarterBy.HIGHEST_ROLL, now)


def _highest(ranks: dict[Seat, int]) -> tuple[Seat, ...]:
    best = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)
