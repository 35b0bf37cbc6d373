"""What everything costs that somebody can ask for: one table, in milliseconds of a processor.

`./run bench attack costs` measures what the server and its workers compute for one of each, on a usual day.
What may keep a worker busy is dearer than that, for its worst case costs a hundred times as much; and what
stays in the store for good costs ten times as much, for it takes disk and space too.
"""

from __future__ import annotations

from tilerummy.protocol import messages as m

ARRIVE = 0.3  # a connection, before it has said anything
CONNECT = 2.0  # a connection to a table: accepted, recognised, told everything
TELL = 0.1  # something that happens at a table, told to one who watches
REQUEST = 0.6  # any request over HTTP, whatever it asks for: read, sent on its way, answered
FILE = 0.8  # a file of the page, or a sign of life

MESSAGES = {
    "hello": 0.5,
    "beat": 0.2,
    "resync": 0.5,
    "draft": 1.5,
    "touch": 1.5,
    "hint": 30.0,
    "say": 2.0,
    "report": 10.0,
    "play": 3.0,
    "end_invalid": 3.0,
    "draw": 1.5,
    "discard": 1.5,
    "pass": 1.5,
}
"""Messages on a socket, by their type."""
OTHER_MESSAGE = 2.0  # seats, plans, pauses: a change of the table that everybody there is told of
UNREADABLE = 0.3

REQUESTS = {
    "GET /metrics": 2.0,
    "GET /api/tables/{code}": 1.0,
    "GET /api/lobby": 0.3,
    "GET /api/mine": 3.0,
    "GET /api/mine/data": 150.0,
    "DELETE /api/mine": 150.0,
    "POST /api/plan": 0.5,
    "POST /api/visitors": 10.0,
    "POST /api/pledges": 10.0,
    "POST /api/quick": 30.0,
    "POST /api/tables": 20.0,
    "POST /api/screens": 1.0,
    "POST /api/tables/{code}/screens": 5.0,
    "DELETE /api/tables/{code}/screens/{screen}": 5.0,
    "POST /api/days/{day}/game": 30.0,
    "POST /api/days/{day}/results": 100.0,
    "POST /api/families": 30.0,
    "POST /api/families/import": 150.0,
    "GET /api/families/{code}/export": 150.0,
    "GET /api/families/{code}": 5.0,
    "POST /api/families/{code}/people": 20.0,
    "POST /api/families/{code}/beside": 20.0,
    "PUT /api/families/{code}/me": 10.0,
    "PUT /api/families/{code}/house": 10.0,
    "POST /api/families/{code}/knocks": 20.0,
    "PUT /api/families/{code}/people/{number}": 10.0,
    "DELETE /api/families/{code}/people/{number}": 10.0,
    "PUT /api/families/{code}/name": 10.0,
    "POST /api/families/{code}/link": 10.0,
    "POST /api/families/{code}/back": 10.0,
    "POST /api/families/{code}/phones": 20.0,
    "DELETE /api/families/{code}/phones/{number}": 10.0,
    "POST /api/families/{code}/waiting": 30.0,
    "DELETE /api/families/{code}/waiting/{number}": 10.0,
    "POST /api/families/{code}/seasons": 10.0,
    "POST /api/families/{code}/games": 20.0,
    "POST /api/families/{code}/endings": 20.0,
    "GET /api/families/{code}/seasons/{number}": 10.0,
    "GET /t/{code}/record": 5.0,
    "GET /t/{code}/review": 20.0,
    "POST /api/review": 20.0,
    "GET /t/{code}/puzzle": 100.0,
    "POST /api/puzzles/moment": 100.0,
    "POST /api/puzzles/tries": 10.0,
    "GET /q/{link}": 2.0,
    "GET /q/{link}/card.png": 100.0,
    "GET /api/rulebook/{preset}": 5.0,
    "POST /api/companion/judge": 5.0,
    "POST /api/companion/best": 50.0,
    "POST /api/kitchen/judge": 5.0,
    "POST /api/kitchen/best": 50.0,
}
"""Requests over HTTP that cost more than any; by method and path."""


OF_A_MEGABYTE = 200.0
"""What a file or a record costs for each megabyte beyond its price; so does what is told of a family."""
OF_A_TABLE = 0.01
"""What each table of a family costs whoever looks at it."""


def of_size(size: int) -> float:
    """What so many bytes of a family cost, whichever way they go."""
    return OF_A_MEGABYTE * size / 1_000_000


def of_tables(number: int) -> float:
    """What a look at a family with so many tables costs."""
    return OF_A_TABLE * number


def of_message(message: m.ClientMessage) -> float:
    """What a message costs."""
    return MESSAGES.get(str(message.__struct_config__.tag), OTHER_MESSAGE)


def of_request(method: str, path: str) -> float:
    """What a request costs beyond what every one does, as its path is declared."""
    return REQUESTS.get(f"{method} {path}", 0.0)
