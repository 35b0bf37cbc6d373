"""The whole game on one device, without a server: the same decisions, bots and messages, no network."""
