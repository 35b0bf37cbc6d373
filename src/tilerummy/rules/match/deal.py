"""The deal: the shuffled tiles go to the racks and the pools, starter first."""

from __future__ import annotations

from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.event import Dealt
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.tile import Tile


def deal(game: Game, chance: Chance, now: int) -> Dealt:
    """Deal a round: hands from the front, the face-up tile from the back, the rest is the pool."""
    assert game.starter is not None
    order = game.order_from(game.starter)
    tiles = chance.stream(game.number, "deal").shuffled(game.setting.tiles())
    tiles, face_up = _open_last(game, tiles)
    hands: dict[Seat, tuple[Tile, ...]] = {}
    for seat in order:
        size = game.rules.starter_hand if seat == game.starter else game.rules.hand_size
        hands[seat], tiles = tiles[:size], tiles[size:]
    pools: tuple[tuple[Tile, ...], ...] = (tiles,)
    if game.rules.pool_owner.personal:
        # One by one from the starter on, so that odd tiles go to the first.
        pools = tuple(tiles[order.index(seat) :: len(order)] for seat in game.seats)
    return Dealt(tuple(hands[seat] for seat in game.seats), pools, face_up, now)


def _open_last(game: Game, tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], Tile | None]:
    if not game.rules.face_up_eighth.lies_open:
        return tiles, None
    return tiles[:-1], tiles[-1]
