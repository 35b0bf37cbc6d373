/* Playouts, compiled: whole games on compact states.
 *
 * This is the module tilerummy.simulator._core. Like the solver's core it is compiled as one piece, and it holds a copy
 * of the solver's exact search, so that a question about a turn costs no call through the interpreter and the memory of
 * the search goes on from turn to turn. The search is the solver's own source: only its memory.c is replaced, by
 * arena.c, which keeps what it has. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "../../solver/core/stable_abi.h"

#include "simulator.h"

#include "arena.c"

#include "../../solver/core/clock.c"
#include "../../solver/core/group.c"
#include "../../solver/core/mixed.c"
#include "../../solver/core/ways.c"
#include "../../solver/core/state.c"
#include "../../solver/core/hold.c"
#include "../../solver/core/move.c"
#include "../../solver/core/plain_move.c"
#include "../../solver/core/passage.c"
#include "../../solver/core/track.c"
#include "../../solver/core/offer.c"
#include "../../solver/core/prices.c"
#include "../../solver/core/queue.c"
#include "../../solver/core/children.c"
#include "../../solver/core/dominance.c"
#include "../../solver/core/search.c"
#include "../../solver/core/arrangement.c"
#include "../../solver/core/arranged_groups.c"
#include "../../solver/core/surplus.c"
#include "../../solver/core/dive.c"
#include "../../solver/core/mirror.c"
#include "../../solver/core/setup.c"
#include "../../solver/core/solve.c"

#include "chance.c"
#include "counts.c"
#include "glance.c"
#include "lying.c"
#include "question.c"
#include "bound.c"
#include "bound_sets.c"
#include "fates.c"
#include "small_sets.c"
#include "opening.c"
#include "adding.c"
#include "turn.c"
#include "late.c"
#include "game.c"
#include "python.c"
