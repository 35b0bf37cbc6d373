"""The exact search in plain Python; the folder ``core`` holds the same algorithm in C.

The numbers 1..13 are laid one after the other. What one colour carries from a number to the next is how many
of its runs are open, by length capped at three: a run of one or two must still grow, a run of three may stop.
Tiles sent to runs go to the short runs first, then to the long ones, then begin new ones; no other dealing of
the same tiles leaves more to do with. So each colour alone is a small layered graph (`track`), and only the
groups and the jokers tie the colours together. From a number on that graph depends on nothing but what the
numbers after it offer; a turn later most of it is the same, so the last ones are remembered (`track`).

The graph of one colour, with groups free wherever enough tiles of a number exist, gives a bound by jokers
left that never underestimates. A best-first search over the joint states takes the newest of equal nodes, and
of each node only the children whose bound is within reach; the others wait with the node. The numbers may as
well be laid from 13 down: the search begins at the end with less choice, and when it gets long it changes
ends. If that does not help, prices for tiles in groups and for jokers (`prices`, a Lagrangian relaxation)
bring the bound closer, and with old melds to keep, the best weight is found first without them.

Jokers are first laid only where they are needed, and the surplus is put at the ends of finished melds. If it
does not fit, the search runs again in exact mode, where every joker is laid in its place; only there a run
may begin with jokers anywhere, and until it holds another tile it must grow whatever its length.
"""

from tilerummy.solver.plain.solving import is_sound, may_join, solve_problem

__all__ = ["is_sound", "may_join", "solve_problem"]
