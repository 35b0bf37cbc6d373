/* Arithmetic on small numbers and on the counts of open runs. Nothing here fails or allocates. */
#ifndef TILERUMMY_CORE_NUMBERS_H
#define TILERUMMY_CORE_NUMBERS_H

#include <stdint.h>

#include "limits.h"

static inline int min_of(int a, int b) { return a < b ? a : b; }
static inline int max_of(int a, int b) { return a > b ? a : b; }
static inline int64_t min_of64(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t max_of64(int64_t a, int64_t b) { return a > b ? a : b; }

/* The identity of a numbered tile, as problem.py has it. */
static inline int identity(int colour, int number) { return colour * NUMBERS + number - 1; }

/* A number, and a tile, seen from the other end. */
static inline int mirror(int number) { return NUMBERS + 1 - number; }
static inline int mirror_cell(int cell) { return identity(cell / NUMBERS, mirror(cell % NUMBERS + 1)); }

/* How many open runs of a kind a state holds. */
static inline int kind_count(uint64_t runs, int kind) { return (int)(runs >> (KIND_BITS * kind) & 15); }

/* The open runs of lengths 1, 2 and 3+ as a state; none are of jokers alone. */
static inline uint64_t runs_of(int one, int two, int longs)
{
    return (unsigned)one | (unsigned)two << 4 | (unsigned)longs << LONG_SHIFT;
}

/* How many bits of a mask are set; masks here have few. */
static inline int bits_set(unsigned mask)
{
    int count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
}

#endif
