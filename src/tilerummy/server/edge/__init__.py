"""Where the world comes in: HTTP, sockets, the page, limits, logs and figures."""
