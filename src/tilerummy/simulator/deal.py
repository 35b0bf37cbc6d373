"""A fresh round from a seed, as the referee has it."""

from __future__ import annotations

from dataclasses import replace

from tilerummy.rules.match.chance import SECRET_BYTES, commitment
from tilerummy.rules.match.event import Dealt, MatchStarted, RoundBegan, StarterBy, StarterChosen
from tilerummy.rules.match.game import Game, fold
from tilerummy.rules.match.seat import Player, Seat, playing_order
from tilerummy.rules.parameter import FaceUpEighth, PoolOwner
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import Tile
from tilerummy.simulator.chance import shuffled

SECRET = bytes(SECRET_BYTES)
"""The secret of matches that were dealt from a seed: there is nothing to hide."""


def deal(rules: Rules, players: int, seed: int, starter: Seat) -> Game:
    """A match of one round that has just been dealt; must agree with fresh_round in ask.c.

    All tiles lie in the order of the seed: first the starter's hand, then those of the others in playing
    order, at the end the face-up tile; the rest is the pool.
    """
    tiles = shuffled(setting_for(rules, players).tiles(), seed)
    face_up: Tile | None = None
    if rules.face_up_eighth is not FaceUpEighth.OFF:
        tiles, face_up = tiles[:-1], tiles[-1]
    order = playing_order(starter, players, rules.direction)
    hands: dict[Seat, tuple[Tile, ...]] = {}
    for seat in order:
        size = rules.starter_hand if seat == starter else rules.hand_size
        hands[seat], tiles = tiles[:size], tiles[size:]
    pools: tuple[tuple[Tile, ...], ...] = (tiles,)
    if rules.pool_owner is PoolOwner.PERSONAL:
        pools = tuple(tiles[order.index(seat) :: players] for seat in sorted(order))
    people = tuple(Player(f"seat {seat}") for seat in range(players))
    return fold(
        (
            MatchStarted(rules, people, 1, commitment(SECRET), 0),
            RoundBegan(1, 0),
            StarterChosen(starter, StarterBy.CHOICE, 0),
            Dealt(tuple(hands[seat] for seat in sorted(order)), pools, face_up, 0),
        )
    )


def with_pool_of(game: Game, seed: int | None) -> Game:
    """The game with its pool in the order of a seed; None leaves it as it lies."""
    if seed is None:
        return game
    playing = game.playing
    pools = tuple(shuffled(pool, seed + place) for place, pool in enumerate(playing.pools))
    return replace(game, round=replace(playing, pools=pools))
