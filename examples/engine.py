"""An engine in plain Python, without tilerummy: it lays the sets that its rack holds. docs/engines.md

tilerummy arena --bots "exec:python engine.py",novice --deals 10
"""

import json
import sys
from typing import Any


def sets_on(rack: list[str], colours: list[str]) -> list[list[str]]:
    """Groups and runs that the rack holds, the dearest first, no joker used and no tile twice."""
    left = [tile for tile in rack if tile != "*"]
    groups = [[f"{c}{n}" for c in colours if f"{c}{n}" in left][:4] for n in range(1, 14)]
    spans = [range(first, end) for first in range(1, 12) for end in range(first + 3, 15)]
    runs = [[f"{c}{n}" for n in span] for c in colours for span in spans]
    found = []
    for tiles in sorted((tiles for tiles in groups + runs if len(tiles) >= 3), key=points, reverse=True):
        if all(tile in left for tile in tiles):
            found.append(tiles)
            for tile in tiles:
                left.remove(tile)
    return found


def points(tiles: list[str]) -> int:
    """What a set counts."""
    return sum(int(tile[1:]) for tile in tiles)


def move(rules: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """Lay sets if that is allowed, else draw, discard or pass."""
    sets = sets_on(view["rack"], rules["colours"])
    worth = [points(tiles) for tiles in sets]
    single = rules["options"]["opening_scope"] == "single_set"
    enough = (max(worth) if single else sum(worth)) >= rules["options"]["opening_min"] if sets else False
    if "play" in view["may"] and sets and (view["opened"] or enough):
        return {"action": "play", "table": view["table"] + sets}
    if "draw" in view["may"]:
        return {"action": "draw"}
    if "discard" in view["may"]:
        return {"action": "discard", "tile": max(view["rack"], key=lambda tile: int(tile[1:] or 0))}
    return {"action": "pass"}


def main() -> None:
    """Answer line by line."""
    rules: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say({"type": "hello", "protocol": 1, "name": "sets in Python"})
            case "rules":
                rules = message
            case "view":
                say({"type": "move", "id": message["id"], **move(rules, message)})
            case "bye":
                return


def say(message: dict[str, Any]) -> None:
    """One line, at once: whoever asks is waiting for it."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
