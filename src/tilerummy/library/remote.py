"""A bot at a table of a server: the door to it, which says what is missing where packages are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilerummy.library.remote_seat import RemoteSeat


class TableError(Exception):
    """The server did not accept something, or cannot be reached.

    >>> import tilerummy as tr
    >>> tr.connect("localhost", key="KEY")
    Traceback (most recent call last):
    tilerummy.library.remote.TableError: 'localhost' is not the address of a table, such as http://host:8000/t/CODE
    """


EXTRA = "playing at a server's table needs more packages: pip install 'tilerummy[play]'"


def connect(address: str, key: str) -> RemoteSeat:
    """A seat at a table of a server, by the table's address and the key of the seat.

    The host of a table gets the key with "add a program". `run` lets a bot play from it to the end of the
    match, and gives the last view. Needs the extra `tilerummy[play]`.

    >>> import tilerummy as tr
    >>> tr.connect("http://localhost:8000/t/CODE", key="KEY")
    connect('http://localhost:8000/t/CODE', key=...)
    """
    try:
        from tilerummy.library.remote_seat import RemoteSeat
    except ImportError as error:
        raise ImportError(f"{EXTRA} ({error})") from None
    return RemoteSeat(address, key)
