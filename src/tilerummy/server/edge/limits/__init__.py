"""Limits: who may come in, how much of the server each may have, how long a connection may be silent."""
