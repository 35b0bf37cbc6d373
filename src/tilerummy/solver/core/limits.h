/* How large a problem may be, and why no array is overrun.
 *
 * The readers (read_problem.c, read_position.c) refuse every problem beyond these limits, and
 * plain/solving.py refuses the same ones. Whatever is packed into bits or into an array of fixed length is counted
 * here; the asserts below fail at compile time if a limit grows past its room.
 *
 * OPEN RUNS. Four bits count the open runs of a kind, and an OpenRuns has room for 15 of each. Every run of a colour
 * that is open past a number has a cell at that number: a tile, a joker, or a cell of a block. So there are at most as
 * many as copies of the tile, plus jokers, plus blocks over the number. The readers hold that sum to MAX_OPEN_RUNS.
 * No position of the game reaches it: with two copies and eight jokers it is at most 10, blocks included, because the
 * tiles and jokers of a block are no longer among the others.
 *
 * SLOTS. Runs that overlap get different slots, those that begin first before the others; so the slots used are as
 * many as lie over one number, and the readers hold that to MAX_OVERLAP. No more can begin or end at one number.
 *
 * RIVALS. Old runs are rivals only in a colour in which no number has more than MAX_RIVALS of them (set_rivals). */
#ifndef TILERUMMY_CORE_LIMITS_H
#define TILERUMMY_CORE_LIMITS_H

#include <stdint.h>

enum {
    NUMBERS = 13,
    MAX_COLOURS = 6,
    MAX_COPIES = 6, /* of one tile, needed and optional together */
    MAX_JOKERS = 8,
    MAX_GROUP = 12,  /* tiles in one group, where colours may repeat */
    MAX_ITEMS = 200, /* in each list of blocks or old melds */
    MAX_OVERLAP = 8, /* run blocks, or old runs, of one colour over one number */
    MAX_SAME_NUMBER = MAX_OVERLAP, /* group blocks, or old groups, of one number */
    MAX_OPEN_RUNS = 15,            /* of one colour past one number */
    MAX_RIVALS = 2,  /* old runs of one colour over one number that need tiles of their own */
    MAX_KEEP = 2 * MAX_ITEMS, /* that least_keep may ask for */
    MAX_PATIENCE = 1 << 30,
    CELLS = MAX_COLOURS * NUMBERS,
};

#define MAX_WEIGHT (INT64_C(1) << 30)
#define MAX_FLOOR (INT64_C(1) << 44)

/* What one colour carries past a number is one word (State). From the low end: KINDS counts of open runs, four bits
 * each; two bits a block; a bit a kept old run; a bit an old run not yet held together; a bit a claimed tile. */
enum {
    KINDS = 6, /* open runs of length 1, 2, 3+ with a tile, then of 1, 2, 3+ jokers alone */
    LONG = 2,  /* the kind of length 3+ with a tile */
    KIND_BITS = 4,
    LONG_SHIFT = KIND_BITS * LONG,
    JOKER_RUNS_SHIFT = KIND_BITS * 3, /* from here on all but open runs with a tile */
    BLOCK_SHIFT = KIND_BITS * KINDS,
    KEEP_SHIFT = BLOCK_SHIFT + 2 * MAX_OVERLAP,
    HOLD_SHIFT = KEEP_SHIFT + MAX_OVERLAP,
    CLAIM_SHIFT = HOLD_SHIFT + MAX_OVERLAP,
    STATE_BITS = CLAIM_SHIFT + MAX_RIVALS,
};

/* How a move is rebuilt is one word (Move.detail): seven counts, then a bit for each old run that starts and is kept,
 * then three bits for each block that starts. */
enum {
    DETAIL_COUNTS = 7,
    DETAIL_KEEPS = KIND_BITS * DETAIL_COUNTS,
    DETAIL_BLOCKS = DETAIL_KEEPS + MAX_OVERLAP,
    DETAIL_BITS = DETAIL_BLOCKS + 3 * MAX_OVERLAP,
};

/* The sizes of groups being dealt are one word (Dealing): four bits each, and above them the tiles in free groups. */
enum { FREE_SHIFT = 4 * MAX_SAME_NUMBER, MOST_TILES = MAX_COLOURS * MAX_COPIES };

_Static_assert(MAX_OPEN_RUNS < 1 << KIND_BITS, "a count of open runs has four bits");
_Static_assert(MAX_COPIES + MAX_JOKERS <= MAX_OPEN_RUNS, "without blocks no problem has too many open runs");
_Static_assert(STATE_BITS <= 64, "a state is one word");
_Static_assert(DETAIL_BITS <= 64, "the detail of a move is one word");
_Static_assert(MAX_GROUP < 16, "the size of a group has four bits");
_Static_assert(FREE_SHIFT + 8 <= 64 && MOST_TILES < 256, "a dealing is one word");
_Static_assert(MAX_COPIES < 16 && 4 * MAX_COLOURS < 32, "the tiles sent to groups, four bits a colour, are a key");
_Static_assert(MAX_GROUP <= NUMBERS, "a meld has room for a run and for a group");
_Static_assert(MAX_JOKERS < 15, "joker counts are the bits of a word of sixteen, and one bit more");
_Static_assert(CELLS < 255, "a tile is a byte, and 255 is the joker");
_Static_assert(MAX_COLOURS <= 8, "a row of a group's mask is a byte");

#endif
