"""What happened in a match, as somebody may see it: a message for each event that `view.py` lets through.

A message is derived from its event: the same name, the same fields in the same order, tiles as text, tuples
as lists. So an event is declared once, in `rules`, and what a seat may not see has no place in its message.
"""

from __future__ import annotations

import re
from dataclasses import fields
from functools import reduce
from operator import or_
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, defstruct

from tilerummy.protocol.messages.parts import Draft, Seat, Sets, Taken, Tile
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match import event as happened
from tilerummy.rules.match import seat as seats
from tilerummy.rules.match import view as seen
from tilerummy.rules.match.action import Play
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile as RulesTile

_WRITTEN: dict[object, object] = {
    seats.Seat: Seat,
    seats.Player: str,
    RulesTile: Tile,
    Meld: list[Tile],
    Rack: list[Tile],
    Table: Sets,
    Drawn: Taken,
    Play: Draft,
    bytes: str,
}
"""What values of the rules are on the wire; `wire.py` writes them so. All others go as they are."""

_NOT_SENT = {happened.MatchStarted: ("rules", "sealed", "called_off"), seen.SeenDealt: ("seat",)}
"""What a client has from elsewhere: the rules are in the party, and everybody knows whose eyes are theirs."""

_RENAMED = {"players": "names"}

MESSAGES: dict[type, type[Struct]] = {}
"""The message of each event."""


def _message_of(event: type) -> type[Struct]:
    types, left_out = get_type_hints(event), _NOT_SENT.get(event, ())
    kept = [field.name for field in fields(event) if field.name not in left_out]
    name = event.__name__.removeprefix("Seen")
    MESSAGES[event] = defstruct(
        name,
        [(_RENAMED.get(field, field), _written(types[field])) for field in kept],
        module=__name__,
        tag=re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower(),
        frozen=True,
    )
    return MESSAGES[event]


def _written(kind: Any) -> Any:
    """The type on the wire of a value that has this type in the rules."""
    if kind in _WRITTEN:
        return _WRITTEN[kind]
    if get_origin(kind) is tuple:
        return list[_written(get_args(kind)[0])]  # type: ignore[misc]  # built while the program runs
    if get_origin(kind) in (Union, UnionType):
        return reduce(or_, map(_written, get_args(kind)))
    return kind


# Known to a type checker as anything: their fields are those of the events, where they are checked.
MatchStarted: Any = _message_of(happened.MatchStarted)
RoundBegan: Any = _message_of(happened.RoundBegan)
StarterDrew: Any = _message_of(happened.StarterDrew)
StarterRolled: Any = _message_of(happened.StarterRolled)
StarterChosen: Any = _message_of(happened.StarterChosen)
Dealt: Any = _message_of(seen.SeenDealt)
Played: Any = _message_of(happened.Played)
Drew: Any = _message_of(seen.SeenDrew)
Discarded: Any = _message_of(happened.Discarded)
Passed: Any = _message_of(happened.Passed)
Settled: Any = _message_of(seen.SeenSettled)
LastTile: Any = _message_of(happened.LastTile)
GaveUp: Any = _message_of(happened.GaveUp)
TakenOver: Any = _message_of(happened.TakenOver)
ClockStopped: Any = _message_of(happened.ClockStopped)
ClockStarted: Any = _message_of(happened.ClockStarted)
RoundEnded: Any = _message_of(happened.RoundEnded)
MatchEnded: Any = _message_of(happened.MatchEnded)

if TYPE_CHECKING:
    GameEvent: TypeAlias = Any
else:
    GameEvent = reduce(or_, MESSAGES.values())
