"""The work of one process: tables at hand, requests carried out in order, bots, deadlines, presence."""
