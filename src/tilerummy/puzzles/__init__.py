"""Puzzles: one turn to find, with one solution, proven; making, checking, levels, packs."""
