"""One of our bots as an engine for others: it reads views and says moves, as docs/engines.md has it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random

from tilerummy.bots.bot import USUAL_NODES, Bot, Budget, ask
from tilerummy.bots.engine_lines import HISTORY, PROTOCOL, Message, move_line, read_rules, read_view
from tilerummy.rules.judging.json_question import Question, shown
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.rules.setting import Setting

LONGEST_MS = 3_600_000
MOST_NODES = 10**9


def serve_engine(
    bot: Bot, name: str, lines: Iterable[str], say: Callable[[str], None], seed: int | None = None
) -> None:
    """Answer line by line until the other side says bye or has nothing more to say."""
    served = _Served(bot, name, Random(seed))
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = served.answer(json.loads(line))
        except _Goodbye:
            return
        except (Unreadable, BadRules) as error:
            answer = {"type": "error", "message": str(error)}
        except (ValueError, RecursionError):
            answer = {"type": "error", "message": f"not JSON: {line.strip()[:60]!r}"}
        if answer is not None:
            say(json.dumps(answer, separators=(",", ":")))


class _Goodbye(Exception):
    """The other side has said bye."""


class _Served:
    def __init__(self, bot: Bot, name: str, chance: Random) -> None:
        self._bot, self._name, self._chance = bot, name, chance
        self._setting: Setting | None = None

    def answer(self, message: object) -> Message | None:
        """What to say to a message; nothing to rules."""
        if not isinstance(message, dict):
            raise Unreadable(f"expected a JSON object, not {shown(message)}")
        match message.get("type"):
            case "hello":
                if message.get("protocol") != PROTOCOL:
                    raise Unreadable(f"protocol: this engine speaks {PROTOCOL}")
                return {"type": "hello", "protocol": PROTOCOL, "name": self._name, "wants": [HISTORY]}
            case "rules":
                self._setting = read_rules(message)
                return None
            case "view":
                return self._move(message)
            case "bye":
                raise _Goodbye
            case other:
                raise Unreadable(f"type: expected hello, rules, view or bye, not {shown(other)}")

    def _move(self, message: Message) -> Message:
        if self._setting is None:
            raise Unreadable("the rules come before the first view")
        fields = Question(message)
        limit, nodes = fields.whole("budget_ms", 0, LONGEST_MS), fields.whole("nodes", 0, MOST_NODES)
        if limit is None and nodes is None:
            nodes = USUAL_NODES
        view = read_view(message, self._setting)
        if not view.may:
            raise Unreadable("may: expected what can be done now")
        action = ask(self._bot, view, self._chance, Budget.of(limit, nodes))
        return {"type": "move", "id": message.get("id"), **move_line(action)}
