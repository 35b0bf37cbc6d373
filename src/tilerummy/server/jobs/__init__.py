"""Worker processes, and what they compute: turns, reviews, answers about a box at home."""
