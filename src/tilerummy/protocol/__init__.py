"""What goes over the wire, and how values of the rules are written there: shared by server, bots and page."""
