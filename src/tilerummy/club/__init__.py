"""A club's evening at several tables: who plays with whom, what counts, and how everybody stands."""
