"""Tables set up by hand: the page is told a position of our choice, as the server would tell it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.game import Phase
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for

MY_TURN = (ActionKind.PLAY, ActionKind.DRAW, ActionKind.GIVE_UP)
NAMES = ("Robin", "Katharina", "Maximilian", "Ana", "Jonas", "Wolfgang")
# From a table to another one nothing is loaded; the old one is marked, to tell them apart.
GO = """(path) => {
  const old = document.querySelector('.stage');
  if (!old || !location.pathname.startsWith('/t/')) return false;
  old.dataset.old = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  return true;
}"""


@dataclass
class Scene:
    """A position at a table, and what the page was told and said."""

    table: str
    rack: str
    preset: str = "sabra"
    players: int = 4
    seat: int | None = 0
    turn: int = 0
    opened: Sequence[int] = (0, 1)
    may: Sequence[ActionKind] = MY_TURN
    has_drawn: bool = False
    pool: int = 20
    clock: int | None = None
    """Seconds left of 60."""
    hint: m.Hint | None = None
    """What is answered to whoever asks for one."""
    results: list[m.RoundEnded] = field(default_factory=list)
    history: list[m.TurnSeen] = field(default_factory=list)
    """The turns of the round so far."""
    phase: Phase = Phase.PLAYING
    sequence: int = 50
    said: list[dict[str, Any]] = field(default_factory=list)
    free_text: bool = False
    """Whether people may write what they like."""
    kept: m.Draft | None = None
    """What this seat had laid before the page was opened."""
    code: str = "scene-table"
    _socket: Any = None

    def show(self, page: Any, origin: str, code: str = "scene-table") -> None:
        """Opens the table on a page; one that shows another table goes there, as by a link."""
        self.code = code
        page.route_web_socket(f"**/t/{code}/socket", self._join)
        if page.evaluate(GO, f"/t/{code}"):
            page.wait_for_selector(".stage:not([data-old]) .felt")
        else:
            page.goto(f"{origin}/t/{code}")
            page.wait_for_selector(".stage .felt")

    def tell(self, message: Any) -> None:
        """Sends the page a message."""
        self._socket.send(msgspec.json.encode(message).decode())

    def happen(self, events: list[m.GameEvent], table: str | None = None, rack: str | None = None) -> None:
        """Something happens at the table."""
        self.table = self.table if table is None else table
        self.rack = self.rack if rack is None else rack
        first, self.sequence = self.sequence, self.sequence + len(events)
        self.tell(m.Happened(1, first, events, self.view()))

    def _join(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(self.hear)

    def attend(self, socket: Any) -> None:
        """The same for a page that comes over a real connection, for as long as that lasts."""
        self._socket = socket
        for text in socket:
            self.hear(text)

    def hear(self, text: str) -> None:
        asked = json.loads(text)
        self.said.append(asked)
        if asked["type"] == "hello":
            self.tell(m.Welcome(m.PROTOCOL, 0))
            draft = None if self.kept is None else m.DraftState(self.turn, self.kept)
            self.tell(m.Snapshot(self.party(), self.view(), draft, []))
        elif asked["type"] == "beat":
            self.tell(m.Beat(1, self.sequence, 0, 1))
        elif asked["type"] == "hint" and self.hint:
            self.tell(msgspec.structs.replace(self.hint, id=asked["id"]))
        elif "id" in asked:
            self.tell(m.Ack(asked["id"], 1, self.sequence))

    def party(self) -> m.PartyState:
        """The people at the table."""
        rules = load(self.preset)
        setting = setting_for(rules, self.players)
        person, bot = m.PlaceKind.PERSON, m.PlaceKind.BOT
        places = [
            m.Place(
                seat,
                bot if seat == 3 else person,
                NAMES[seat],
                "novice" if seat == 3 else None,
                ready=True,
                connected=True,
                away_since=None,
                may_call_bot=False,
                hints=0,
                fee=0,
                left=False,
            )
            for seat in range(self.players)
        ]
        return m.PartyState(
            code=self.code,
            phase=m.PartyPhase.PLAYING,
            match=1,
            host=0,
            paused=False,
            plan=m.Plan(preset=self.preset, players=self.players, free_text=self.free_text),
            rules=values(rules.options()),
            changes={},
            colours=[colour.value for colour in setting.shape.colours],
            jokers=2,
            places=places,
            commitment="",
            promise=m.Promise.OPEN,
            reveal_by=None,
            spectators=1,
            hint_prices=None,
            winners=[],
            you=m.You(self.seat, self.seat == 0, [], []),
        )

    def view(self) -> m.GameView:
        """The match as this seat sees it."""
        mine = self.turn == self.seat and self.phase is Phase.PLAYING
        rack = self.rack.split()
        tiles = [len(rack) if seat == self.seat else 7 + seat for seat in range(self.players)]
        return m.GameView(
            match=1,
            sequence=self.sequence,
            seat=self.seat,
            phase=self.phase,
            number=len(self.results) + (self.phase is Phase.PLAYING),
            rounds=None,
            starter=0,
            turn=self.turn if self.phase is Phase.PLAYING else None,
            has_drawn=self.has_drawn,
            table=[meld.split() for meld in self.table.split(" | ")] if self.table else [],
            rack=None if self.seat is None else rack,
            drawn=None,
            pools=[self.pool],
            face_up=None,
            to_take=[],
            players=[
                m.PlayerState(seat, NAMES[seat], 0, False, tiles[seat], seat in self.opened, [])
                for seat in range(self.players)
            ],
            results=self.results,
            final=None,
            may=list(self.may) if mine else [],
            may_if_stuck=[],
            table_may=[],
            clock=None if self.clock is None else m.ClockState(60_000, self.clock * 1000, True),
            commitment="",
            history=self.history,
        )
