"""The smallest engine: it never lays a tile. Begin here, and let examples/engine.py beat it. docs/engines.md

tilerummy arena --bots "exec:python engine.py","exec:python smallest_engine.py" --deals 10
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "never lays"}
    elif message["type"] == "view":
        usual = next(action for action in ("draw", "discard", "pass", "play") if action in message["may"])
        answer = {"type": "move", "id": message["id"], "action": usual, "tile": message["rack"][0]}
    if answer:
        print(json.dumps(answer), flush=True)
