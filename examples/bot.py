"""A bot that needs nothing but the socket protocol (docs/protocol.md): python bot.py http://HOST/t/CODE KEY

The host of a table gets the KEY with "add a program" in the table's menu.
"""

import json
import secrets
import sys
from collections.abc import Iterator
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
    if "play" in view["may"] and (laid := sets_on(view["rack"])):
        yield {"type": "play", "draft": {"table": view["table"] + laid}}
    if "draw" in view["may"]:
        yield {"type": "draw"}
    if "discard" in view["may"]:
        yield from ({"type": "discard", "tile": tile} for tile in sorted(set(view["rack"]), reverse=True))
    yield {"type": "pass"}


def play(address: str, key: str) -> None:
    """Play at the table until the match is over."""
    with connect(address.replace("http", "ws", 1) + "/socket", compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": key}))
        socket.send(json.dumps({"type": "ready", "id": secrets.token_hex(8), "salt": secrets.token_hex(16)}))
        seen, left = -1, choices({"may": []})
        for text in socket:
            view = (message := json.loads(text)).get("view")
            if view and view["final"]:
                return
            if view and view["sequence"] > seen and view["turn"] == view["seat"]:
                seen, left = view["sequence"], choices(view)
            elif message["type"] != "refused":
                continue
            if turn := next(left, None):
                socket.send(json.dumps({**turn, "id": secrets.token_hex(8), "seen": seen}))


if __name__ == "__main__":
    play(*sys.argv[1:3])
