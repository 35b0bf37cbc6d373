"""A bot that needs nothing but the socket protocol (docs/protocol.md): python bot.py http://HOST/t/CODE KEY

The host of a table gets the KEY with "add a program" in the table's menu.
"""

import json
import secrets
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from websockets.sync.client import connect


def sets_on(rack: list[str]) -> list[list[str]]:
    """Groups and runs that the rack holds, the longest first, no joker used and no tile twice."""
    left, found = [tile for tile in rack if tile != "*"], []
    colours = sorted({tile[0] for tile in left})
    groups = [[f"{c}{n}" for c in colours if f"{c}{n}" in left] for n in range(1, 14)]
    spans = [range(first, end) for first in range(1, 12) for end in range(first + 3, 15)]
    runs = [[f"{c}{n}" for n in span] for c in colours for span in spans]
    for tiles in sorted((tiles for tiles in groups + runs if len(tiles) >= 3), key=len, reverse=True):
        if all(tile in left for tile in tiles):
            found.append(tiles)
            for tile in tiles:
                left.remove(tile)
    return found


def choices(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What to try in this turn, the best first; whatever is refused is followed by the next."""
    seen = {"seen": view["sequence"]}
    if "play" in view["may"] and (laid := sets_on(view["rack"])):
        yield {"type": "play", "draft": {"table": view["table"] + laid}, **seen}
    if "draw" in view["may"]:
        yield {"type": "draw", **seen}
    if "discard" in view["may"]:
        tiles = sorted(set(view["rack"]), reverse=True)
        yield from ({"type": "discard", "tile": tile, **seen} for tile in tiles)
    if "pass" in view["may"]:
        yield {"type": "pass", **seen}
    if view["may_if_stuck"]:  # something can be laid, and it must be
        yield {"type": "hint", "kind": "best", **seen}
    yield {"type": "leave"}  # nobody is to wait for a bot that knows no way on


def hinted(hint: dict[str, Any], seen: int) -> dict[str, Any]:
    """The play of a hint."""
    draft = {"table": hint["table"], "opening": hint["opening"], "take": hint["take"], "announced": True}
    return {"type": "play", "draft": draft, "seen": seen}


def play(address: str, key: str) -> None:
    """Play at the table until the match is over."""
    with connect(address.replace("http", "ws", 1) + "/socket", compression=None) as socket:

        def ask(request: dict[str, Any]) -> None:
            socket.send(json.dumps({**request, "id": secrets.token_hex(8)}))

        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": key}))
        salt = secrets.token_bytes(16)
        ask({"type": "ready", "salt_hash": sha256(salt).hexdigest()})
        seen, told = -1, False
        left: Iterator[dict[str, Any]] = iter([{}])
        for text in socket:
            view = (message := json.loads(text)).get("view")
            if not told and (message.get("party") or {}).get("reveal_by"):
                told = True
                ask({"type": "reveal", "salt": salt.hex()})
            if view and view["final"]:
                return
            if view and view["sequence"] > seen and view["turn"] == view["seat"]:
                seen, left = view["sequence"], choices(view)
            elif message["type"] == "hint":
                left = iter([hinted(message, seen), *left])
            elif message["type"] != "refused":
                continue
            if turn := next(left, None):
                ask(turn)


if __name__ == "__main__":
    play(*sys.argv[1:3])
