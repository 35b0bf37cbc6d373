"""Tile rummy: the game of numbered tiles, racks and jokers, under every published rule set."""
