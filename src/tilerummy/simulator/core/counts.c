/* Tiles as counts. */

#include "simulator.h"

/* How many tiles there are. */
static int total(const Terms *terms, const Counts *counts)
{
    int sum = 0;
    for (int k = 0; k <= terms->kinds; k++)
        sum += counts->of[k];
    return sum;
}

/* What tiles cost that are left on a rack. */
static int points_of(const Terms *terms, const Counts *tiles)
{
    int points = tiles->of[terms->kinds] * terms->joker_points;
    for (int k = 0; k < terms->kinds; k++)
        points += tiles->of[k] * (k % NUMBERS + 1);
    return points;
}

/* Add tiles to others. */
static void add_counts(const Terms *terms, Counts *to, const Counts *more)
{
    for (int k = 0; k <= terms->kinds; k++)
        to->of[k] = (uint8_t)(to->of[k] + more->of[k]);
}

/* Take tiles away, which must be there. */
static void take_counts(const Terms *terms, Counts *from, const Counts *less)
{
    for (int k = 0; k <= terms->kinds; k++)
        from->of[k] = (uint8_t)(from->of[k] - less->of[k]);
}
