/* Jokers that were needed nowhere: they go to the ends of finished melds. */

#include "core.h"

/* Take back the jokers at the ends of a run that is long enough without them. */
static void strip_run(Core *core, Meld *meld)
{
    while (meld->length > 3 && meld->cells[meld->length - 1] == JOKER) {
        meld->length--;
        core->laid_jokers--;
    }
    while (meld->length > 3 && meld->cells[0] == JOKER) {
        memmove(meld->cells, meld->cells + 1, (size_t)--meld->length * sizeof *meld->cells);
        meld->first++;
        core->laid_jokers--;
    }
}

/* Add jokers to a meld while it has room and not all wanted jokers are laid. */
static void widen_meld(Core *core, Meld *meld, int wanted)
{
    if (meld->kind == GROUP) {
        while (core->laid_jokers < wanted && meld->length < core->problem->group_max)
            add_cell(core, meld, JOKER);
        return;
    }
    while (core->laid_jokers < wanted && meld->first + meld->length <= NUMBERS)
        add_cell(core, meld, JOKER);
    while (core->laid_jokers < wanted && meld->first > 1) {
        memmove(meld->cells + 1, meld->cells, (size_t)meld->length++ * sizeof *meld->cells);
        meld->cells[0] = JOKER;
        meld->first--;
        core->laid_jokers++;
    }
}

/* Whether a block lies in this meld. */
static bool holds_block(const Meld *meld)
{
    for (int k = 0; k < meld->length; k++)
        if (meld->cells[k] < JOKER)
            return true;
    return false;
}

/* Cut a run of six or more that holds no block: its first three tiles have room for any surplus. May fail. */
static void split_run(Core *core)
{
    for (int k = 0; k < core->n_melds; k++) {
        if (core->meld[k].kind != RUN || core->meld[k].fixed || core->meld[k].length < 6
            || holds_block(&core->meld[k]))
            continue;
        Meld *rest = new_meld(core, RUN, core->meld[k].colour, core->meld[k].first + 3);
        /* Only now: with a new one, all melds may have moved. */
        Meld *meld = &core->meld[k];
        rest->length = meld->length - 3;
        memcpy(rest->cells, meld->cells + 3, (size_t)rest->length * sizeof *rest->cells);
        meld->length = 3;
        return;
    }
}

/* Put the jokers that were needed nowhere at the ends of melds; how many do not fit. May fail. */
static int place_surplus(Core *core)
{
    int wanted = core->problem->joker_need + (core->problem->joker_weight ? core->problem->joker_may : 0);
    for (int k = 0; k < core->n_melds; k++)
        if (core->meld[k].kind == RUN && !core->meld[k].fixed)
            strip_run(core, &core->meld[k]);
    for (int split = 0; split < 2 && core->laid_jokers < wanted; split++) {
        if (split && core->problem->n_hold_runs)
            break; /* what is held together would part */
        if (split)
            split_run(core);
        for (int k = 0; k < core->n_melds; k++)
            if (!core->meld[k].fixed)
                widen_meld(core, &core->meld[k], wanted);
    }
    assert(core->laid_jokers <= core->problem->joker_need + core->problem->joker_may);
    return max_of(0, wanted - core->laid_jokers);
}
