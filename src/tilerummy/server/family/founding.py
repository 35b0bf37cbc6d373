"""How a family begins: anew, or from its file. Whoever founds it is its first person."""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.protocol.messages import ChangeKind, FamilyHouse
from tilerummy.server.family.family_state import FamilyState, Gone, Person, Phone, Value
from tilerummy.server.family.rights import CARD_SAY, WEEK_MS, family_name
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import check_plan, clean_name


def found(
    family_id: str,
    code: str,
    name: str,
    house: FamilyHouse,
    visitor: VisitorId,
    first: Person,
    now: int,
    *,
    others: tuple[Person, ...] = (),
    seasons: tuple[int, ...] = (),
    gone: tuple[Gone, ...] = (),
) -> FamilyState:
    """A new family of whoever founds it, who is its first; others are people without a phone."""
    check_plan(house.plan)
    first = replace(first, name=clean_name(first.name), say=1)
    people = tuple(sorted((first, *others), key=lambda one: one.number))
    return FamilyState(
        id=family_id,
        since=now,
        people=people,
        came=max([one.number for one in people] + [one.number for one in gone]),
        says=1,
        phones=(Phone(0, visitor, first.number, 1, now, 1, now, original=True),),
        common=(
            Value(ChangeKind.NAME, family_name(name), CARD_SAY, now - WEEK_MS),
            Value(ChangeKind.HOUSE, house, CARD_SAY, now - WEEK_MS),
            Value(ChangeKind.SEASON, seasons or (now,), CARD_SAY, now - WEEK_MS),
            Value(ChangeKind.LINK, code, CARD_SAY, now - WEEK_MS),
        ),
        gone=gone,
    )
