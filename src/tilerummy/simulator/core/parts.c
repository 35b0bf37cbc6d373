/* Playouts, compiled: whole games on compact states.
 *
 * They hold a copy of the solver's exact search (its parts.c), so that a question about a turn costs no call through
 * an interpreter and the memory of the search goes on from turn to turn. */
#include "simulator.h"

#include "chance.c"
#include "counts.c"
#include "unplayable.c"
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
#include "plays.c"
#include "game.c"
#include "read.c"
#include "ask.c"
