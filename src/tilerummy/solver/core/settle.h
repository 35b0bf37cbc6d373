/* Small sets that a case could settle: what is asked about them, and what was found.
 *
 * This is the one part of the core that knows something of the rules: what it means that a set is new, and that it
 * continues an old one (rules/story.py). It knows it as numbers alone: which copies of a tile old sets own, with how
 * many of its tiles a set continues an old one, and which tiles took the place of jokers. The presets behind these
 * numbers stay in Python. */
#ifndef TILERUMMY_CORE_SETTLE_H
#define TILERUMMY_CORE_SETTLE_H

#include "core.h"

enum { SHORTEST_RUN = 3, LONGEST_RUN = 5 };

/* Which sets are wanted: all with which something comes of the problem, one of the best, or any. */
enum { ALL_SETS, BEST_SET, ANY_SET };

/* A small set that could be settled: it holds a certain tile, or a joker. */
typedef struct {
    int kind, count, n_extra;
    uint8_t cells[MAX_GROUP]; /* the jokers are JOKER_BYTE */
    uint8_t extra[MAX_GROUP]; /* tiles of it that must come from the rack */
    int64_t weight, keep;     /* of the best answer with it */
    int alike;                /* whether it may look like an old set, and so count as left alone itself */
} Candidate;

/* What a copy of a tile counts for: up to two old sets, or -1. */
typedef struct {
    int16_t home[2];
} Owner;

/* Settling a set: of the problem, with what it must hold, and how the old sets own the tiles. The problem, the core and
 * the bytes belong to the caller; `found` is from malloc, and the caller frees it. */
typedef struct {
    const Problem *problem;
    Core *core;
    int must;      /* a tile, or JOKER */
    bool new_only; /* it may continue no old set */
    int wanted;    /* ALL_SETS, BEST_SET or ANY_SET */
    const uint8_t *skip; /* sets not to be settled again: kind, numbers of cells and of extra tiles, and those */
    ptrdiff_t skip_size;
    const uint8_t *old; /* the old sets: number of cells, and those in order */
    ptrdiff_t old_size;
    uint8_t rack_need[CELLS];
    uint8_t enough[MAX_HOMES]; /* tiles with which a set continues an old one */
    uint8_t n_homes[CELLS], homes[CELLS][MAX_COPIES];
    int n_swaps;
    uint8_t swaps[MAX_JOKERS][3]; /* old set, tile, and whether it came from the rack */
    Candidate *found;
    int n_found, room;
    int64_t nodes;
    bool unsure; /* the budget ended first */
    Outcome outcome;
} Settling;

/* ownership.c */
static bool can_be_new(const Settling *s, const Candidate *set, int at, unsigned extra, uint8_t *held);

/* settle.c */
static void settle_all(Settling *s);

#endif
