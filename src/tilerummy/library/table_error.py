"""What goes wrong at a server's table."""

from __future__ import annotations


class TableError(Exception):
    """The server did not accept something, or cannot be reached.

    >>> import tilerummy as tr
    >>> tr.connect("localhost", key="KEY")
    Traceback (most recent call last):
    tilerummy.library.table_error.TableError: 'localhost' is not the address of a table, such as http://host:8000/t/CODE
    """
