"""What lies behind `import tilerummy as tr`: positions, matches and bots, ready to use."""


class TableError(Exception):
    """The server did not accept something, or cannot be reached.

    >>> import tilerummy as tr
    >>> tr.connect("localhost", key="KEY")
    Traceback (most recent call last):
    tilerummy.library.TableError: 'localhost' is not the address of a table, such as http://host:8000/t/CODE
    """
