"""A family on one device: the same table as at a server, kept in the browser."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tilerummy.device.reply import TEXT, Question, Reply, opened, told
from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.file import read_file
from tilerummy.server.live.service import Service
from tilerummy.server.store.base import NOBODY


async def answer_family(service: Service, asked: Question, rest: Sequence[str]) -> Reply:
    """The answer to what is asked below `api/families`."""
    families, names = service.families, service.names
    visitor = NOBODY if asked.token is None else service.identity.known(asked.token)
    match (asked.method, *rest):
        case ("GET", code):
            return told(await families.look(code, visitor, here=asked.query.get("here") == "1"))
    service.identity.known(asked.token)  # everything else is for somebody
    match (asked.method, *rest):
        case ("POST",):
            new = asked.read(m.NewFamily)
            names.require_fit(new.name)
            names.require_fit(new.person)
            return told(await families.found(visitor, new), 201)
        case ("POST", "import"):
            file = read_file(asked.body)
            for name in (file.name, *(one.name for one in file.people)):
                names.require_fit(name)
            return told(await families.bring(visitor, file), 201)
        case ("GET", code, "export"):
            return Reply(200, msgspec.json.encode(await families.export(code, visitor)), TEXT)
        case ("POST", code, "people"):
            newcomer = asked.read(m.FamilyJoin)
            names.require_fit(newcomer.name)
            return told(await families.join(code, visitor, newcomer), 201)
        case ("PUT", code, "me"):
            me = asked.read(m.FamilyMe)
            names.require_fit(me.name)
            return told(await families.rename_self(code, visitor, me))
        case ("PUT", code, "house"):
            return told(await families.furnish(code, visitor, asked.read(m.FamilyHouse)))
        case ("DELETE", code, "me"):
            return told(await families.leave(code, visitor))
        case ("POST", code, "knocks"):
            return told(await families.knock(code, visitor, asked.read(m.FamilyKnock)), 201)
        case ("POST", code, "knocks", number) if _is_number(number):
            return told(await families.answer(code, visitor, int(number), asked.read(m.FamilyAnswer)))
        case ("POST", code, "words"):
            return told(await families.word(code, visitor), 201)
        case ("POST", code, "wishes"):
            wanted = asked.read(m.FamilyWish)
            names.require_fit(wanted.name)
            return told(await families.wish(code, visitor, wanted))
        case ("POST", code, "seasons"):
            return told(await families.new_season(code, visitor), 201)
        case ("POST", code, "games"):
            return opened(*await families.play(code, visitor, asked.read(m.FamilyPlay)))
        case ("GET", code, "seasons", number) if _is_number(number):
            return told(await families.season(code, visitor, int(number)))
    raise Rejected(ErrorCode.NO_SUCH_PAGE)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6
