"""Matches that begin as somebody set them up: with dealt racks and pool, or in the middle of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tilerummy.library.position import Position
from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.event import Dealt, Event, SetUp, StarterBy, StarterChosen
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat, playing_order
from tilerummy.rules.meld import MeldLike, as_meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile, as_tile


@dataclass(frozen=True, slots=True, init=False)
class Deal:
    """The tiles of a round as somebody laid them out: a rack for each seat, and the pool to draw from.

    A rack that is None is dealt by chance, and so is the pool if it is left out. The first tile of the pool
    is drawn first. `starter` is the seat that begins, `face_up` the open tile where the rules have one.

    >>> import tilerummy as tr
    >>> deal = tr.Deal(racks=["r10 b10 k10 y4", "k1 k2 k9"], pool="y13 y12")
    >>> match = tr.Match(["Ada", "Ben"], deal=deal, seed=1)
    >>> match.turn, match.view().rack, match.view().pool_left
    (0, read_rack('k10 r10 b10 y4'), 2)
    >>> match.push(tr.Play("k10 r10 b10"))[0].opening_value
    30
    """

    racks: tuple[tuple[Tile, ...] | None, ...]
    pool: tuple[Tile, ...] | None
    face_up: Tile | None
    starter: Seat

    def __init__(
        self,
        racks: Sequence[MeldLike | None],
        pool: MeldLike | None = None,
        *,
        face_up: Tile | str | None = None,
        starter: int = 0,
    ) -> None:
        """Racks and pool can be written in notation: `Deal(["r10 b10 k10", "k1 k2"], pool="y13")`."""
        if isinstance(racks, str) or not isinstance(racks, Iterable):
            raise Unreadable(f"racks: expected a rack for each player in a list, not {racks!r}")
        put = object.__setattr__
        put(self, "racks", tuple(None if rack is None else _tiles(rack) for rack in racks))
        put(self, "pool", None if pool is None else _tiles(pool))
        put(self, "face_up", None if face_up is None else as_tile(face_up).plain)
        put(self, "starter", Seat(starter))


def _tiles(tiles: MeldLike) -> tuple[Tile, ...]:
    return tuple(tile.plain for tile in as_meld(tiles))


def set_up(game: Game, chance: Chance, deal: Deal | None, position: Position | None) -> tuple[Event, ...]:
    """What happens at the start of such a round: who begins, and the tiles as they were laid out."""
    seats = len(game.players)
    if deal is None:
        deal = Deal([None] * seats, starter=_whose(position, 0))
    if len(deal.racks) != seats:
        raise Unreadable(f"racks: {len(deal.racks)} were given for {seats} players")
    starter = _whose(position, deal.starter)
    if starter not in game.seats:
        raise Unreadable(f"turn: there is no seat {starter} with {seats} players")
    racks = list(deal.racks)
    if position is not None:
        racks[starter] = _own_rack(racks[starter], position)
    known = _lying(game, deal, position) + Counter(tile for rack in racks if rack for tile in rack)
    unseen = list(chance.stream(game.number, "set-up").shuffled(_unseen(game, known)))
    hands = tuple(_hand(game, rack, unseen, first=seat == starter) for seat, rack in enumerate(racks))
    face_up, pool = _pool(game, deal, position, unseen)
    pools: tuple[tuple[Tile, ...], ...] = (pool,)
    if game.rules.pool_owner.personal:
        order = playing_order(starter, seats, game.rules.direction)
        pools = tuple(pool[order.index(seat) :: seats] for seat in game.seats)
    lying = None if position is None else _open_part(position, game, starter)
    return StarterChosen(starter, StarterBy.CHOICE, 0), Dealt(hands, pools, face_up, 0, lying)


def _whose(position: Position | None, otherwise: int) -> Seat:
    """Who begins: the seat whose turn the position says it is."""
    return Seat(otherwise) if position is None or position.turn is None else position.turn


def _own_rack(given: tuple[Tile, ...] | None, position: Position) -> tuple[Tile, ...]:
    if given is not None and Rack(given) != position.rack:
        raise Unreadable(f"racks: the rack of whose turn it is, {Rack(given)}, is not that of the position")
    return tuple(position.rack)


def _lying(game: Game, deal: Deal, position: Position | None) -> Counter[Tile]:
    """The tiles that have their place, those on the racks aside."""
    tiles = Counter(deal.pool or ())
    if deal.face_up is not None:
        if not game.rules.face_up_eighth.lies_open:
            raise Unreadable("face_up: under these rules no tile of the pool lies open")
        tiles[deal.face_up] += 1
    if position is not None:
        open_tiles = (position.discard, None if deal.face_up is not None else position.face_up)
        tiles += position.table.tiles() + Counter(position.away)
        tiles += Counter(tile for tile in open_tiles if tile is not None)
    return tiles


def _unseen(game: Game, known: Counter[Tile]) -> tuple[Tile, ...]:
    """The tiles that have no place yet; more of a tile than there are is refused."""
    for tile, count in known.items():
        most = game.setting.copies(tile)
        if count > most:
            raise Unreadable(
                f"{tile} is not in this game" if not most else f"there are only {most} of {tile}"
            )
    return tuple((Counter(game.setting.tiles()) - known).elements())


def _hand(game: Game, rack: tuple[Tile, ...] | None, unseen: list[Tile], *, first: bool) -> tuple[Tile, ...]:
    """The rack that was given, or one dealt by chance."""
    if rack is None:
        size = game.rules.starter_hand if first else game.rules.hand_size
        rack = tuple(unseen[:size])
        del unseen[:size]
    if not rack:
        raise Unreadable("racks: everybody needs at least one tile")
    return rack


def _pool(
    game: Game, deal: Deal, position: Position | None, unseen: list[Tile]
) -> tuple[Tile | None, tuple[Tile, ...]]:
    """The open tile and the pool: as given, or what is left, in an order that chance made."""
    face_up = deal.face_up if position is None else deal.face_up or position.face_up
    pool = tuple(unseen) if deal.pool is None else deal.pool
    if face_up is None and position is None and game.rules.face_up_eighth.lies_open and pool:
        return pool[-1], pool[:-1]
    return face_up, pool


def _open_part(position: Position, game: Game, starter: Seat) -> SetUp:
    """What lies open, and who has opened: where the position says that others have, all of them count."""
    others: Iterable[Seat] = (seat for seat in game.seats if seat != starter) if position.any_opened else ()
    opened = tuple(sorted([*others, *([starter] if position.opened else [])]))
    return SetUp(position.table, opened, position.discard, tuple(position.away))
