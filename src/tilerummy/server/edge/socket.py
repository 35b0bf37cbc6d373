"""A WebSocket as the wire of a conversation."""

from __future__ import annotations

from contextlib import suppress

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tilerummy.protocol import messages as m
from tilerummy.server.edge.budgets import Budgets, network_of
from tilerummy.server.edge.conversation import Conversation, WireGone
from tilerummy.server.live.rooms import Rooms
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code

_CODES = {
    m.ByeReason.RESTARTING: 1012,
    m.ByeReason.SLOW: 1013,
    m.ByeReason.FLOOD: 1008,
    m.ByeReason.UNREADABLE: 1008,
    m.ByeReason.WRONG_TOKEN: 1008,
    m.ByeReason.OTHER_PROTOCOL: 1008,
    m.ByeReason.FULL: 1013,
    m.ByeReason.BANNED: 1008,
    m.ByeReason.NO_TABLE: 1008,
}


def socket_route(service: Service, rooms: Rooms, budgets: Budgets) -> BaseRoute:
    """Where tables are connected to."""

    async def connected(websocket: WebSocket) -> None:
        code = Code(websocket.path_params["code"])
        await websocket.accept()
        account = budgets.of(network_of(websocket.client.host) if websocket.client else "")
        await Conversation(SocketWire(websocket), service, rooms, code, account).serve()

    return WebSocketRoute("/t/{code:str}/socket", connected)


class SocketWire:
    """Carries messages over a WebSocket that has been accepted."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def receive(self) -> bytes:
        """The next message; what is no text is taken as its bytes."""
        try:
            message = await self._websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            raise WireGone from None
        if message["type"] == "websocket.disconnect":
            raise WireGone
        text = message.get("text")
        return text.encode("utf-8", "replace") if isinstance(text, str) else message.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send a message."""
        if self._websocket.application_state is not WebSocketState.CONNECTED:
            raise WireGone
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            raise WireGone from None

    async def close(self, reason: m.ByeReason) -> None:
        """Close it, with the code of the reason."""
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.close(_CODES[reason], reason)
