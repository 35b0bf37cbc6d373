/* The exact search, compiled. The same algorithm as the package plain; the two must give answers of equal worth.
 *
 * The numbers 1..13 are laid one after the other. What one colour carries from a number to the next is how many of its
 * runs are open, by length capped at three: a run of one or two must still grow, a run of three may stop. Tiles sent to
 * runs go to the short runs first, then to the long ones, then begin new ones; no other dealing of the same tiles
 * leaves more to do with. So each colour alone is a small layered graph (track.c), and only the groups and the jokers
 * tie the colours together. Most tracks are plain: nothing but tiles, needed jokers and kept runs matters, and
 * plain_move.c makes their moves; move.c knows all the rest.
 *
 * The graph of one colour, with groups free wherever enough tiles of a number exist, gives a bound by jokers left that
 * never underestimates. A best-first search over the joint states takes the newest of equal nodes, and of each node only
 * the children whose bound is within reach; the others wait with the node.
 *
 * Jokers are first laid only where they are needed, and the surplus is put at the ends of finished melds. If it does
 * not fit, the search runs again in exact mode, where every joker is laid in its place.
 *
 * The numbers may as well be laid from 13 down to 1. What cannot be done is soon seen from one end and late from the
 * other, so the search begins at the end with less choice, and when it gets long it changes ends, again and again with
 * more patience and better prices.
 *
 * All memory of a call hangs on its Core (core.h); there is no state between calls. The search runs without the
 * interpreter lock. Of the rules it knows what a run and a group are, and that there are 13 numbers; the rest are
 * numbers in its questions.
 *
 * All is compiled as one piece (_core.c, the simulator's, wasm.c), so that the compiler may inline across the files (the
 * search spends its time in functions of a few instructions) and every name stays private. From the small to the
 * whole; the order does not matter to the compiler. */
#include "core.h"

#include "memory.c"
#include "clock.c"

/* One number, one colour. */
#include "group.c"
#include "mixed.c"
#include "ways.c"
#include "state.c"
#include "hold.c"
#include "move.c"
#include "plain_move.c"
#include "passage.c"
#include "track.c"

/* All of them. */
#include "offer.c"
#include "prices.c"
#include "queue.c"
#include "children.c"
#include "dominance.c"
#include "search.c"

/* An answer. */
#include "arrangement.c"
#include "arranged_groups.c"
#include "surplus.c"
#include "dive.c"
#include "mirror.c"
#include "setup.c"
#include "solve.c"

/* Questions and answers. */
#include "bytes.c"
