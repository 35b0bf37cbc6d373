/* The moves of one colour around its blocks and old runs. */

#include "core.h"

/* Let the blocks from `at` on stay alone, begin a run, or lengthen an open one. May fail. */
static void attach_blocks(Core *core, const Step *step, int at)
{
    const Events *events = &step->track->events[step->number];
    if (at == events->n_starting) {
        lay_tiles(core, step);
        return;
    }
    const RunItem *block = &core->problem->run_blocks[events->starting[at]];
    int length = block->last - block->first + 1;
    for (int kind = BLOCK_IS_KEPT; kind < KINDS; kind++) {
        if (kind == BLOCK_IS_KEPT ? !block->extra || length < 3 : kind >= 0 && !kind_count(step->runs, kind))
            continue;
        Step next = *step;
        int end = kind == BLOCK_IS_KEPT ? 0 : min_of(3, length + (kind >= 0 ? kind % 3 + 1 : 0));
        if (kind >= 0)
            next.runs -= UINT64_C(1) << (4 * kind);
        next.points += kind == BLOCK_IS_KEPT ? core->point : 0;
        next.held += kind >= 0;
        next.carried |= (uint64_t)(unsigned)end << (BLOCK_SHIFT + 2 * block->slot);
        next.detail |= (uint64_t)(unsigned)(kind + 2) << (DETAIL_BLOCKS + 3 * at);
        attach_blocks(core, &next, at + 1);
    }
}

/* Count the old runs that lie over this number and are kept. */
static void cover_kept(const Core *core, Step *step, unsigned kept)
{
    const Events *events = &step->track->events[step->number];
    for (int k = 0; k < events->n_keep_over; k++) {
        const RunItem *old = &core->problem->keep_runs[events->keep_over[k]];
        uint64_t bit = UINT64_C(1) << (KEEP_SHIFT + old->slot);
        bool here = step->carried & bit;
        if (old->first == step->number) {
            here = false;
            for (int s = 0; s < events->n_keep_starting; s++)
                here |= events->keep_starting[s] == events->keep_over[k] && kept >> s & 1;
        }
        if (!here)
            continue;
        if (old->extra >> (step->number - old->first) & 1) {
            step->jokers++;
        } else {
            step->reals++;
            step->held += old->first < step->number;
        }
        if (old->last == step->number)
            step->carried &= ~bit;
        else
            step->carried |= bit;
    }
}

/* The moves with each choice of old runs to keep. May fail. */
static void add_moves(Core *core, const Step *step)
{
    const Events *events = &step->track->events[step->number];
    for (unsigned kept = 0; kept < 1u << events->n_keep_starting; kept++) {
        Step next = *step;
        next.points = core->point * bits_set(kept);
        next.detail = (uint64_t)kept << DETAIL_KEEPS;
        next.held = events->inside;
        cover_kept(core, &next, kept);
        attach_blocks(core, &next, 0);
    }
}
