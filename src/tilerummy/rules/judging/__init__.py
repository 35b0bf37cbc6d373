"""Judging one turn: is it legal under these rules, and if not, every reason why."""
