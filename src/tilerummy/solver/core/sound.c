/* The last look at an answer before it leaves: where no rule binds, this is all that the referee would ask.
 *
 * It shares nothing with the search but the melds: every tile lies in a run or a group, all that must lie do, and no
 * tile lies that was not there. plain/solving.py is the same in Python, and a test holds both to the referee. */

#include "core.h"

/* Whether the cells of a run are its tiles in order, or jokers; not jokers alone. */
static bool is_sound_run(const Meld *meld, const Problem *p)
{
    bool numbered = false;
    if (meld->colour < 0 || meld->colour >= p->colours || meld->first < 1 || meld->first + meld->length - 1 > NUMBERS)
        return false;
    for (int k = 0; k < meld->length; k++) {
        bool is_tile = meld->cells[k] == meld->colour * NUMBERS + meld->first + k - 1;
        if (!is_tile && meld->cells[k] != JOKER)
            return false;
        numbered |= is_tile;
    }
    return numbered;
}

/* Whether the cells of a group are tiles of its number or jokers, no colour twice where they must differ. */
static bool is_sound_group(const Meld *meld, const Problem *p)
{
    unsigned colours = 0;
    if (meld->first < 1 || meld->first > NUMBERS || meld->length > p->group_max)
        return false;
    for (int k = 0; k < meld->length; k++) {
        int cell = meld->cells[k];
        if (cell == JOKER)
            continue;
        if (cell < 0 || cell >= p->colours * NUMBERS || cell % NUMBERS != meld->first - 1)
            return false;
        unsigned bit = 1U << cell / NUMBERS;
        if (p->distinct && (colours & bit))
            return false;
        colours |= bit;
    }
    return colours != 0;
}

/* Whether the arrangement of a problem without blocks is a table: valid melds of just the tiles that it says. */
static bool is_sound(const Core *core)
{
    const Problem *p = core->problem;
    int left[CELLS], jokers = core->laid_jokers;
    for (int k = 0; k < p->colours * NUMBERS; k++) {
        left[k] = p->need[k] + core->used[k];
        if (core->used[k] > p->may[k])
            return false;
    }
    for (int m = 0; m < core->n_melds; m++) {
        const Meld *meld = &core->meld[m];
        bool valid = meld->kind == RUN ? is_sound_run(meld, p) : is_sound_group(meld, p);
        if (!valid || meld->length < 3)
            return false;
        for (int k = 0; k < meld->length; k++)
            if (meld->cells[k] == JOKER)
                jokers--;
            else
                left[meld->cells[k]]--;
    }
    for (int k = 0; k < p->colours * NUMBERS; k++)
        if (left[k] != 0)
            return false;
    return jokers == 0 && core->laid_jokers >= p->joker_need && core->laid_jokers <= p->joker_need + p->joker_may;
}
