"""What a match and an engine say to each other: a JSON object a line. docs/engines.md describes every field.

Both sides are here, so that they cannot drift apart: ours asks engines of other people, and our bots are
engines for others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, TypeAlias

from tilerummy.bots.bot import USUAL_NODES, Bot, Budget, ask
from tilerummy.rules.judging.json_question import Question, read_tiles, shown
from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.event import Cause
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.round import History, SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import PlayerView, SeatView
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile

PROTOCOL = 1
HISTORY = "history"
"""What an engine may want besides: the turns of the round as everybody saw them."""
Message: TypeAlias = dict[str, Any]
TURN = {kind.value: kind for kind in (ActionKind.PLAY, ActionKind.DRAW, ActionKind.DISCARD, ActionKind.PASS)}
MOST = 10**9


# -- the rules ------------------------------------------------------------------------------------


def rules_line(setting: Setting, players: int) -> Message:
    """The rules of a match: the preset, every parameter, and the tiles in play."""
    return {
        "type": "rules",
        "rules": setting.rules.preset,
        "options": setting.rules.options(),
        "players": players,
        "colours": [colour.value for colour in setting.shape.colours],
        "jokers": setting.jokers,
    }


def read_rules(message: Message) -> Setting:
    """The rules that a line of type `rules` tells."""
    fields = Question(message)
    # Every parameter is told, so an engine need not know our presets; we do, and check them.
    rules = load(fields.text("rules") or "").with_options(fields.options("options"))
    return setting_for(rules, fields.whole("players", 1, 100) or rules.players[0])


# -- a view ---------------------------------------------------------------------------------------


def view_line(view: SeatView, wants: Iterable[str]) -> Message:
    """What the seat in turn may see, without the rules, which were told before."""
    own = view.players[view.seat]
    told: Message = {
        "seat": view.seat,
        # To give up or to stop a clock is not for engines.
        "may": [kind.value for kind in view.may if kind.value in TURN],
        "may_if_stuck": [
            kind.value for kind in only_if_stuck(view.rules, view.may, has_drawn=view.has_drawn)
        ],
        "opened": own.opened,
        "any_opened": any(player.opened for player in view.players),
        "rack": _texts(view.rack),
        "table": [_texts(meld) for meld in view.table],
        "drawn": _text(view.drawn),
        "has_drawn": view.has_drawn,
        "pools": list(view.pools),
        "face_up": _text(view.face_up),
        "take": [{"from": one.origin.value, "tile": one.tile.text} for one in view.to_take],
        "round": view.number,
        "rounds": view.rounds,
        "starter": view.starter,
        "sequence": view.sequence,
        "players": [_player_told(player) for player in view.players],
    }
    if HISTORY in wants:
        told["history"] = [_turn_told(turn) for turn in view.history]
    return told


def _player_told(player: PlayerView) -> Message:
    return {
        "name": player.name,
        "tiles": player.tiles,
        "opened": player.opened,
        "total": player.total,
        "given_up": player.given_up,
        "discards": _texts(player.discards),
    }


def _turn_told(turn: SeenTurn) -> Message:
    told: Message = {
        "seat": turn.seat,
        "table": [_texts(meld) for meld in turn.table],
        "drew": turn.drew,
        "laid": _texts(turn.laid),
        "regained": _texts(turn.regained),
        "took": None if turn.took is None else {"from": turn.took.origin.value, "tile": turn.took.tile.text},
        "discarded": _text(turn.discarded),
        "opened": turn.opened,
        "passed": turn.passed,
        "settled": None if turn.settled is None else turn.settled.value,
    }
    return {
        # Seat 0 is a seat; all other zeros say nothing.
        name: value
        for name, value in told.items()
        if value not in (None, [], False, 0) or name == "seat"
    }


def read_view(message: Message, setting: Setting) -> SeatView:
    """The view that a line of type `view` tells, as our own bots take it."""
    fields = Question(message)
    players = tuple(_player(Seat(seat), one) for seat, one in enumerate(_objects(message, "players")))
    seat = Seat(fields.whole("seat", 0, len(players) - 1) or 0)
    pools = message.get("pools")
    return SeatView(
        seat=seat,
        setting=setting,
        # What a player needs for trust and a bot does not: it is not told, and stays empty.
        commitment="",
        sequence=fields.whole("sequence", 0, MOST) or 0,
        phase=Phase.PLAYING,
        rounds=fields.whole("rounds", 1, MOST),
        number=fields.whole("round", 1, MOST) or 1,
        starter=_seat(fields.whole("starter", 0, len(players) - 1)),
        players=players,
        results=(),
        final=None,
        may=tuple(TURN[kind] for kind in message.get("may", ()) if kind in TURN),
        table_may=(),
        clock=None,
        turn=seat,
        has_drawn=fields.flag("has_drawn") or False,
        table=fields.table("table"),
        rack=Rack(fields.needed_tiles("rack")),
        drawn=fields.tile("drawn"),
        pools=tuple(count for count in pools if isinstance(count, int)) if isinstance(pools, list) else (),
        face_up=fields.tile("face_up"),
        to_take=fields.drawn("take") or (),
        history=_history(message),
    )


def _player(seat: Seat, message: Message) -> PlayerView:
    fields = Question(message)
    return PlayerView(
        seat=seat,
        name=str(message.get("name", seat)),
        salt=b"",
        total=fields.whole("total", -MOST, MOST) or 0,
        given_up=fields.flag("given_up") or False,
        tiles=fields.whole("tiles", 0, MOST) or 0,
        opened=fields.flag("opened") or False,
        discards=fields.tiles("discards") or (),
    )


def _history(message: Message) -> History:
    turns: list[SeenTurn] = []
    for told in _objects(message, HISTORY):
        fields = Question(told)
        took, settled = _taken(told.get("took")), fields.word("settled", tuple(Cause))
        turns.append(
            SeenTurn(
                seat=Seat(fields.whole("seat", 0, 100) or 0),
                table=fields.table("table") if fields.has("table") else Table(),
                drew=fields.whole("drew", 0, MOST) or 0,
                laid=fields.tiles("laid") or (),
                regained=fields.tiles("regained") or (),
                took=took,
                discarded=fields.tile("discarded"),
                opened=fields.flag("opened") or False,
                passed=fields.flag("passed") or False,
                settled=None if settled is None else Cause(settled),
            )
        )
    return tuple(turns)


def _taken(told: object) -> Drawn | None:
    read = None if told is None else Question({"took": [told]}).drawn("took")
    return read[0] if read else None


def _objects(message: Message, name: str) -> list[Message]:
    found = message.get(name) or []
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise Unreadable(f"{name}: expected a list of objects, not {shown(found)}")
    return found


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


# -- a move ---------------------------------------------------------------------------------------


def move_line(action: Action) -> Message:
    """What a bot does, as an engine says it."""
    match action:
        case Play():
            opening = None if action.opening is None else [_texts(meld) for meld in action.opening]
            said: Message = {
                "action": "play",
                "table": [_texts(meld) for meld in action.table],
                "opening": opening,
                "announced": action.announced or None,
                "take": None if action.take is None else action.take.value,
            }
            return {name: value for name, value in said.items() if value is not None}
        case Discard():
            return {"action": "discard", "tile": action.tile.text}
        case Draw():
            return {"action": "draw"}
        case _:
            return {"action": "pass"}


def read_move(message: Mapping[str, object]) -> Action:
    """What an engine does; `Unreadable` if that is nothing one can do."""
    fields = Question(dict(message))
    match fields.needed_word("action", tuple(TURN)):
        case "play":
            take = fields.word("take", (Origin.DISCARD, Origin.FACE_UP))
            opening = fields.melds("opening")
            return Play(fields.table("table"), opening, fields.flag("announced") or False, take)
        case "discard":
            return Discard(read_tiles("tile", [fields.value("tile")])[0])
        case "draw":
            return Draw()
        case _:
            return Pass()


def _texts(tiles: Iterable[Tile] | Meld) -> list[str]:
    return [tile.text for tile in tiles]


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else tile.text


# -- one of our bots as an engine for others ---------------------------------------------------------

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
        # One bad line ends no match: it is answered, and the next one read.
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
        # Whoever says nothing gets an answer that does not depend on the machine.
        if limit is None and nodes is None:
            nodes = USUAL_NODES
        view = read_view(message, self._setting)
        if not view.may:
            raise Unreadable("may: expected what can be done now")
        action = ask(self._bot, view, self._chance, Budget.of(limit, nodes))
        return {"type": "move", "id": message.get("id"), **move_line(action)}
