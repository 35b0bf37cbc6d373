"""The people at a table and its match, as somebody may see them: messages made from the state of a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import HintPolicy, PlaceKind
from tilerummy.protocol.wire import values, view_message
from tilerummy.rules.match.chance import commitment
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.server.table.party import Asker, Chair, Party, SeatAsk, SeatMove
from tilerummy.server.table.request_context import Circumstances, may_call_bot, speaks
from tilerummy.server.table.salts import is_sealed, public_hash, state_of
from tilerummy.server.table.seat_moves import asks_at, is_open, may_answer, moved_at, taken_from
from tilerummy.server.table.table_state import TableState

PRICES = m.HintPrices(best=10, opening=5)
"""Where hints cost points. To hear what is wrong with a draft is free: a refused play says the same."""
FREE = m.HintPrices()


def seen_game(state: TableState, seat: int | None, now: int, turns: int | None = None) -> m.GameView | None:
    """The match as a seat sees it, with the last so many turns; None for the seat is a spectator."""
    if state.game is None:
        return None
    view = view_game(state.game, None if seat is None else Seat(seat))
    return view_message(view, state.party.match, now, turns)


@dataclass(frozen=True, slots=True)
class People:
    """Everything that the party message is made of: while it is the same, nobody has to be told."""

    party: Party
    places: tuple[m.Place, ...]
    spectators: int = field(compare=False)
    """Told as a number of its own: else everybody would be told everything whenever one comes to watch."""
    winners: tuple[int, ...]
    hostless: bool
    asks: tuple[tuple[SeatAsk, bool], ...] = ()
    """Devices that ask for a seat, and whether others than its own may answer by now."""
    moved: SeatMove | None = None


def people_of(state: TableState, circumstances: Circumstances, spectators: int) -> People:
    """The people at a table, with what changes around them."""
    party = state.party
    places = tuple(_place(state, circumstances, i, chair) for i, chair in enumerate(party.chairs))
    asks = tuple((ask, is_open(ask, circumstances)) for ask in asks_at(party, circumstances.now))
    hostless, moved = circumstances.hostless(party), moved_at(party, circumstances.now)
    return People(party, places, spectators, _winners(state), hostless, asks, moved)


def party_message(people: People, asker: Asker) -> m.PartyState:
    """The people at a table, as somebody sees them."""
    party = people.party
    rules = party.rules
    setting = setting_for(rules, len(party.chairs))
    return m.PartyState(
        code=party.code,
        phase=party.phase,
        match=party.match,
        host=party.seat_of(party.host),
        paused=party.paused,
        plan=party.plan,
        rules=_options(rules),
        changes=_changes(rules),
        colours=[*setting.shape.colours],
        jokers=setting.jokers,
        places=[*people.places],
        commitment=commitment(bytes.fromhex(party.secret)),
        promise=m.Promise.SEALED if is_sealed(party) else m.Promise.OPEN,
        reveal_by=party.reveal_by or None,
        spectators=people.spectators,
        hint_prices=hint_prices(party),
        winners=[*people.winners],
        you=_you(people, asker),
        called_off=party.called_off,
        start_after=party.start_after or None,
        day=party.day or None,
        moving=_moving(people, asker),
    )


@lru_cache(maxsize=256)
def _options(rules: Rules) -> dict[str, m.Value]:
    return values(rules.options())


@lru_cache(maxsize=256)
def _changes(rules: Rules) -> dict[str, m.Value]:
    return values(rules.changes())


def hint_prices(party: Party) -> m.HintPrices | None:
    """What hints cost at a table; None if there are none."""
    match party.plan.hints:
        case HintPolicy.NONE:
            return None
        case HintPolicy.COUNTED:
            return PRICES
        case HintPolicy.FREE:
            return FREE


def _winners(state: TableState) -> tuple[int, ...]:
    """Who has the most points in the end, hints paid."""
    final = None if state.game is None else state.game.final
    if final is None or not final.winners:
        return ()
    # Prices of hints are the house's and not in the record, which must verify without knowing who was helped.
    paid = [total - chair.fee for total, chair in zip(final.totals, state.party.chairs, strict=True)]
    return tuple(seat for seat, points in enumerate(paid) if points == max(paid))


def _you(people: People, asker: Asker) -> m.You:
    party = people.party
    seat = party.seat_of(asker.visitor)
    muted = [] if seat is None else [*party.chairs[seat].muted]
    # By their own token: whoever holds the key of the host's seat is not the host.
    banned = party.banned if asker == Asker(party.host) else ()
    removed = [m.Removed(one.number, one.name) for one in banned]
    return m.You(seat, speaks(party, asker, hostless=people.hostless), muted, removed)


def _moving(people: People, asker: Asker) -> m.Moving | None:
    """Which devices ask for seats, as somebody is told of it; None if there is nothing to tell."""
    party, seat = people.party, people.party.seat_of(asker.visitor)
    # A key gives nothing away (decision 92), so its holder is not asked.
    answering = seat if asker.key is None else None
    asks = [
        m.SeatAsked(
            ask.number,
            ask.seat,
            may_answer(party, answering, ask, is_open=open_),
            ask.agreed_by,
            ask.due or None,
        )
        for ask, open_ in people.asks
        if not ask.refused
    ]
    own = next((ask for ask, _ in people.asks if ask.visitor == asker.visitor), None)
    lost = None if seat is not None else party.lost_by(asker.visitor)
    moved = None if people.moved is None else m.SeatMoved(people.moved.seat, people.moved.by)
    if not asks and moved is None and own is None and lost is None:
        return None
    asked, refused = (None, False) if own is None else (own.seat, own.refused)
    may_take_back = asker.key is None and lost is not None and taken_from(party, asker.visitor) == lost
    due = None if own is None or own.refused else own.due or None
    return m.Moving(asks, moved, asked, refused, lost, may_take_back, due)


def _place(state: TableState, circumstances: Circumstances, seat: int, chair: Chair) -> m.Place:
    return m.Place(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level or None,
        ready=chair.ready,
        connected=chair.kind is PlaceKind.BOT or circumstances.here(chair.owner),
        away_since=circumstances.away_since(chair),
        may_call_bot=may_call_bot(state, circumstances, seat),
        hints=chair.hints,
        fee=chair.fee,
        left=chair.left,
        vacant=chair.vacant,
        salt=state_of(chair),
        salt_hash=public_hash(chair),
        face=chair.face,
        screen=chair.screen,
    )
