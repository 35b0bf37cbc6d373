"""A whole match: actions become events, events become a game, and each seat sees its part of it."""
