"""Bots: somebody to play against, from a first opponent to the strongest there is."""

from tilerummy.bots.bot import NO_LIMIT, Bot, Budget, ask
from tilerummy.bots.levels import LEVELS, Level
from tilerummy.bots.registry import NoSuchBot, bot_named, bot_names

__all__ = ["LEVELS", "NO_LIMIT", "Bot", "Budget", "Level", "NoSuchBot", "ask", "bot_named", "bot_names"]
