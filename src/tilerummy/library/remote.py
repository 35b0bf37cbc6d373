"""A seat at a server's table: the same bot that plays in a `Match`, over the socket."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import sleep

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.registry import bot_named
from tilerummy.library import TableError
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import Gap, read_view, turn_message, with_history
from tilerummy.rules.match.view import View

# A seat's part of the chance: bound by a hash first, told when all are bound.

SALT_BYTES = 16
CALLED_OFF = ("not_ready", "starting")
"""A start that began or ended in the meantime: the next look at the table says what to do."""

ASK_FROM = 2
"""After so many starts that were called off a program asks whoever it plays for, as a page does."""

Again = Callable[[int], bool]
"""Whether to tell the salt once more, after so many starts that were called off."""


def stop(count: int) -> bool:
    """The usual answer: a program that nobody watches helps nobody to look for a deal they like."""
    raise TableError(
        f"{count} starts of this match were called off after the seat's salt could be told. Somebody may be "
        "looking for a deal that they like. If you trust the table, say so: again=lambda count: True, or "
        "tilerummy bot --again"
    )


class Salts:
    """The salt of the next match, and one more for another try: a salt that was told is never used again."""

    def __init__(self, again: Again = stop) -> None:
        self._again, self._agreed = again, 0
        self._salt, self._next = secrets.token_bytes(SALT_BYTES), secrets.token_bytes(SALT_BYTES)
        self._told = False
        self._asked: str | None = None

    def answer(self, party: m.PartyState) -> m.Ready | m.Reveal | None:
        """What to say while people gather: that the seat is ready, or its salt; nothing if all is said."""
        if party.you.seat is None or self._asked is not None:
            return None
        place = party.places[party.you.seat]
        if party.reveal_by is not None:
            if self._told or place.salt_hash != _hash(self._salt):
                return None
            self._ask(party.called_off)
            self._told, self._asked = True, secrets.token_hex(8)
            return m.Reveal(self._asked, self._salt.hex(), _hash(self._next))
        if self._told:  # the start did not come off
            self._salt, self._next = self._next, secrets.token_bytes(SALT_BYTES)
            self._told = False
        if place.ready and place.salt_hash == _hash(self._salt):
            return None
        self._asked = secrets.token_hex(8)
        return m.Ready(self._asked, salt_hash=_hash(self._salt))

    def _ask(self, called_off: int) -> None:
        """Ask once for each start that was called off, from the second on."""
        if called_off < ASK_FROM or called_off <= self._agreed:
            return
        if not self._again(called_off):
            raise TableError(f"{called_off} starts of this match were called off: the seat goes no further")
        self._agreed = called_off

    def heard(self, message: m.Ack | m.Refused) -> bool:
        """Whether this answers what was said here; a refusal that more than time is behind counts as none."""
        if message.id != self._asked:
            return False
        self._asked = None
        return isinstance(message, m.Ack) or all(why.code in CALLED_OFF for why in message.reasons)

    def connection_lost(self) -> None:
        """No answer will come any more."""
        self._asked = None


def _hash(salt: bytes) -> str:
    return sha256(salt).hexdigest()


WAIT_S = 60.0
"""The server says something every 20 seconds; after so long without a word the connection is dead."""
LATER = {"too_many", "busy"}
"""The server's word for more messages at once than it hears."""
PAUSE_S = 0.5
"""How long to be silent then."""
TRIES = 5
"""So often in a row a lost connection is made anew."""
COME_BACK = (m.ByeReason.RESTARTING, m.ByeReason.SLOW)
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


_DECODER: msgspec.json.Decoder[m.ServerMessage] = msgspec.json.Decoder(m.ServerMessage)


class RemoteSeat:
    """A seat at a table elsewhere; `run` plays from it."""

    def __init__(self, address: str, key: str) -> None:
        if not address.startswith(("http://", "https://")) or "/t/" not in address:
            raise TableError(f"{address!r} is not the address of a table, such as http://host:8000/t/CODE")
        self._address, self._key = address.split("#")[0].rstrip("/"), key

    def __repr__(self) -> str:
        return f"connect({self._address!r}, key=...)"

    def run(
        self, bot: Bot | str, *, seed: int | None = None, budget_ms: float = 1000.0, again: Again = stop
    ) -> View:
        """Let a bot play a match to its end, and give the last view of it. A lost connection is made anew.

        When two starts or more were called off, `again` is asked with their number whether the seat tells its
        part of the chance once more. Without an answer of yours it does not, and that is an error.
        """
        player = _Player(bot_named(bot) if isinstance(bot, str) else bot, Random(seed), budget_ms, again)
        lost = 0
        while True:
            try:
                with open_socket(self._socket, compression=None) as socket:
                    return player.play(socket, self._key)
            except LOST as error:
                # Only failures in a row end it: over a line on which something was played, the count begins
                # anew.
                lost = 1 if player.moved else lost + 1
                if lost > TRIES:
                    raise TableError(f"{self._address} cannot be reached: {error}") from None

    @property
    def _socket(self) -> str:
        return self._address.replace("http", "ws", 1) + "/socket"


class _Player:
    """A bot and what it knows of the table."""

    def __init__(self, bot: Bot, chance: Random, budget_ms: float, again: Again) -> None:
        self._bot, self._chance, self._budget_ms = bot, chance, budget_ms
        self._party: m.PartyState | None = None
        self._view: m.GameView | None = None
        self._salts = Salts(again)
        self._asked = -1
        self._lacking = False
        """Whether something was missed, and the whole table is asked for."""
        self.moved = False
        """Whether a move was made since the connection stands."""

    def play(self, socket: ClientConnection, key: str) -> View:
        """Say hello, be ready, and move whenever it is one's turn, until the match is over."""
        self._asked, self._lacking, self.moved = -1, False, False
        self._salts.connection_lost()
        _send(socket, m.Hello(token=key))
        while True:
            message = _DECODER.decode(socket.recv(timeout=WAIT_S))
            try:
                self._learn(message)
            except Gap:
                if not self._lacking:
                    # From nothing on: then everything is told.
                    _send(socket, m.Resync(0, 0))
                self._lacking = True
                continue
            answer = self._answer()
            if isinstance(answer, View):
                return answer
            if answer is not None:
                _send(socket, answer)

    def _learn(self, message: m.ServerMessage) -> None:
        match message:
            case m.Snapshot():
                self._party, self._view, self._lacking = message.party, message.view, False
            case m.PartyChanged():
                self._party = message.party
            case m.Happened() | m.StaleView():
                self._view = with_history(message.view, self._view)
                self._asked, self._lacking = -1, False
            case m.Bye() if message.reason in COME_BACK:
                raise ConnectionError(message.reason)
            case m.Bye():
                raise TableError(f"the server ended the connection: {message.reason}")
            case m.Ack() | m.Refused() if self._salts.heard(message):
                pass
            case m.Refused() if not LATER.isdisjoint(why.code for why in message.reasons):
                sleep(PAUSE_S)
                self._asked, self._lacking = -1, False
            case m.Refused():
                raise TableError(f"the server refused: {', '.join(why.code for why in message.reasons)}")
            case _:
                pass

    def _answer(self) -> View | m.ClientMessage | None:
        """What to say now: that the seat is ready, its salt, a move; the last view if the match is over."""
        party, view = self._party, self._view
        if party is None:
            return None
        if party.phase is m.PartyPhase.GATHERING:
            return self._salts.answer(party)
        if view is None or view.match != party.match:
            return None
        if view.final is not None:
            return read_view(party, view)
        if view.turn is None or view.turn != view.seat or view.sequence <= self._asked:
            return None
        self._asked, self.moved = view.sequence, True
        action = ask(self._bot, read_view(party, view), self._chance, Budget.of_ms(self._budget_ms))
        return turn_message(action, secrets.token_hex(8), view.sequence)


def _send(socket: ClientConnection, message: m.ClientMessage) -> None:
    socket.send(msgspec.json.encode(message).decode())
