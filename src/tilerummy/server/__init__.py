"""The server: tables by link, played over sockets; the only layer with input and output."""
