"""Why something was not done, as messages: reasons of the rules, and the server's own."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import rule_reasons
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import ErrorCode, Rejected


def reasons_of(why: Illegal | Rejected | Unreadable) -> list[m.RefusalOf]:
    """Every reason why something was not done."""
    match why:
        case Illegal():
            return rule_reasons(why.refusals)
        case Rejected():
            return [m.RefusalOf(why.problem.value, why.values)]
        case Unreadable():
            return [m.RefusalOf(ErrorCode.UNREADABLE.value, {"text": str(why)})]
