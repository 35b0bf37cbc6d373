/* What the core is asked, and how sure its answer is: problem.py in C. */
#ifndef TILERUMMY_CORE_PROBLEM_H
#define TILERUMMY_CORE_PROBLEM_H

#include <stdbool.h>
#include <stdint.h>

#include "limits.h"

enum {
    JOKER = -1, /* a cell of an answer filled by a free joker; block k is -2 - k */
    JOKER_BYTE = 255,
    RUN = 0,
    GROUP = 1,
};

/* How sure an answer is. WEIGHED: the weight is the best, but perhaps more old melds could be kept. UNSOUND: what was
 * found is no table, which is a fault of the core. The last two never leave it: a search has used up its patience, or
 * the jokers that were needed nowhere do not fit. */
typedef enum { OPTIMAL, NONE, BUDGET, WEIGHED, UNSOUND, OUT_OF_PATIENCE, JOKERS_DO_NOT_FIT } Status;

/* What makes a search shorter and must not change its answer: the tests switch each off. As in problem.py. */
typedef enum {
    NO_DOMINANCE = 1,
    NO_PRICES = 2,
    NO_CAPS = 4,
    NO_SURPLUS = 8,
    PRUNINGS = 1024, /* the others are not the core's */
} Pruning;

/* How a call ended. */
typedef enum { FINE, NO_MEMORY, INTERRUPTED } Outcome;

/* A run block (extra: it is worth a point if it is kept) or an old run (extra: the places of its jokers, as bits). */
typedef struct {
    int colour, first, last, extra, slot;
    bool rival; /* an old run that must be held together by tiles of its own */
} RunItem;

/* A group block, or an old group, with the tiles of each colour. */
typedef struct {
    int number, jokers, keep, tiles;
    uint8_t count[MAX_COLOURS];
} GroupItem;

/* One question. The lists belong to whoever read it (free_problem); copies of a Problem share them. */
typedef struct {
    int colours, group_max, distinct, joker_need, joker_may, placed;
    int64_t joker_weight, least, weight[CELLS]; /* only answers that weigh `least` or more count */
    int64_t gain; /* the weight of rack tiles that must be laid */
    int64_t node_limit, deadline; /* 0: none; the deadline is so many nanoseconds after the question was read */
    int patience; /* nodes before a search changes ends, or 0 for as many as usual */
    int without;  /* bits of Pruning: what is switched off */
    bool known;     /* nothing weighs more than `least`, */
    int least_keep; /* and only answers that keep so many old melds count */
    uint8_t need[CELLS], may[CELLS];
    int n_run_blocks, n_group_blocks, n_keep_runs, n_keep_groups, n_hold_runs, n_hold_groups;
    RunItem *run_blocks, *keep_runs, *hold_runs;
    GroupItem *group_blocks, *keep_groups, *hold_groups;
} Problem;

/* A meld of the arrangement; `fixed` says that it is kept and may not change. */
typedef struct {
    int kind, colour, first, length, fixed;
    int16_t cells[NUMBERS];
} Meld;

/* The answer of a whole solve; the melds lie in the Core. The worth is the weight times the scale, plus the points. */
typedef struct {
    Status status;
    bool found;
    int64_t worth;
} Result;

#endif
