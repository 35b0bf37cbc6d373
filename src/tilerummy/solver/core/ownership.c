/* Whether a small set can be new: whose tiles its copies are. Rule knowledge, as settle.h says. */

#include "settle.h"

/* What the copies of a tile that this set could hold count for; how many owners. At most MAX_OWNERS: the swaps by
 * rack tiles, the rack, and each home alone or with one of the other swaps. */
static int owners_of(const Settling *s, int cell, bool extra, Owner *owners)
{
    /* What need not be laid already is a tile of the rack in any case. */
    int count = 0, rack = s->rack_need[cell] + (extra || !s->problem->need[cell]), swapped = 0;
    for (int k = 0; k < s->n_swaps; k++)
        if (s->swaps[k][1] == cell && s->swaps[k][2] && swapped++ < rack)
            owners[count++] = (Owner){{s->swaps[k][0], -1}};
    if (rack > swapped)
        owners[count++] = (Owner){{-1, -1}};
    for (int h = 0; cell != s->must && h < s->n_homes[cell]; h++) {
        owners[count++] = (Owner){{s->homes[cell][h], -1}};
        for (int k = 0; k < s->n_swaps; k++)
            if (s->swaps[k][1] == cell && !s->swaps[k][2])
                owners[count++] = (Owner){{s->homes[cell][h], s->swaps[k][0]}};
    }
    return count;
}

/* Whether the copies of the tiles from `at` on can be chosen so that the set continues no old one. */
static bool can_be_new(const Settling *s, const Candidate *set, int at, unsigned extra, uint8_t *held)
{
    if (at == set->count || set->cells[at] == JOKER_BYTE)
        return at == set->count || can_be_new(s, set, at + 1, extra, held);
    Owner owners[MAX_OWNERS];
    int count = owners_of(s, set->cells[at], extra >> at & 1, owners);
    for (int k = 0; k < count; k++) {
        bool fits = true;
        for (int h = 0; h < 2 && owners[k].home[h] >= 0; h++)
            fits &= ++held[owners[k].home[h]] < s->enough[owners[k].home[h]];
        fits = fits && can_be_new(s, set, at + 1, extra, held);
        for (int h = 0; h < 2 && owners[k].home[h] >= 0; h++)
            held[owners[k].home[h]]--;
        if (fits)
            return true;
    }
    return false;
}
