"""The best turn by an integer program that knows the history of every tile.

`board` says where tiles can lie at the end of a turn and who lies in one set, `fates` what the rules ask of
the jokers and of the old sets, `optimum` asks for the best. It shares no code with the solver or the judge:
sets are read by `tests.hunt.sets`, and the rules are written once more from their definitions.
"""
