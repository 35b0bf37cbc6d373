"""What everything costs that somebody can ask for, in milliseconds of a processor.

What a request over HTTP costs beyond what every one does stands where it is declared (`operation.py`).

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
