"""Where tables are kept: one interface, and a file or a database server behind it."""
