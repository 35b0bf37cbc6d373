"""Several people on one device: each is a visitor with a token, and the device is handed round."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated

from msgspec import Meta, Struct, structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code
from tilerummy.server.table.party import Asker

MOST = 6


class Together(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/together`: people around this device, in their order, and bots on the other seats."""

    plan: m.Plan
    people: Annotated[list[m.Name], Meta(min_length=1, max_length=MOST)]
    bots: Annotated[list[m.Level], Meta(max_length=MOST)] = []
    faces: Annotated[list[m.Face | None], Meta(max_length=MOST)] = []
    """Of the people, in the same order; who has none there is seen with a letter."""


class Seated(Struct, frozen=True):
    """The table, and the token of each seat that a person has."""

    code: str
    tokens: dict[int, str]


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/together/CODE`: the same people play another match."""

    tokens: Annotated[list[str], Meta(min_length=1, max_length=MOST)]


async def begin_together(service: Service, token: str, wanted: Together) -> Seated:
    """Everybody sits down, and the match begins; whoever asks is the first of the people."""
    for name in wanted.people:
        service.names.require_fit(name)
    if len(wanted.people) + len(wanted.bots) != wanted.plan.players:
        raise Rejected(ErrorCode.PLACES_OPEN)
    # Nobody's time runs while the device is handed over, unless they asked for a clock.
    plan = wanted.plan if wanted.plan.clock is not None else structs.replace(wanted.plan, clock=0)
    tokens = [token, *[(await service.new_tables.new_visitor()).token for _ in wanted.people[1:]]]
    people = [Asker(service.identity.known(token)) for token in tokens]
    faces = [*wanted.faces, *[None] * (len(people) - len(wanted.faces))]
    first = m.NewTable(plan, wanted.people[0], token_hex(16), face=faces[0])
    code, _ = await service.new_tables.open_table(people[0].visitor, first)
    for asker, name, face in list(zip(people, wanted.people, faces, strict=False))[1:]:
        await _do(service, code, asker, m.TakeSeat(_new_id(), name, token_hex(16), face=face))
    for level in wanted.bots:
        await _do(service, code, people[0], m.AddBot(_new_id(), level))
    await _start(service, code, people)
    return Seated(code, dict(enumerate(tokens)))


async def begin_again(service: Service, code: Code, wanted: Again) -> None:
    """Another match with the same people, once somebody has asked for one."""
    people = [await service.identity.asker_at(code, token) for token in wanted.tokens]
    await _start(service, code, people)


async def _start(service: Service, code: Code, people: list[Asker]) -> None:
    for asker in people:
        await _do(service, code, asker, m.Ready(_new_id(), salt=token_hex(16)))
    await _do(service, code, people[0], m.Start(_new_id()))


async def _do(service: Service, code: Code, asker: Asker, request: m.Request) -> None:
    answer = await service.requests.request(code, asker, request)
    if isinstance(answer, m.Refused):
        raise Rejected(ErrorCode(answer.reasons[0].code), **answer.reasons[0].args)


def _new_id() -> str:
    return token_hex(8)
