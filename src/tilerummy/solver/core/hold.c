/* Blocks and old runs of one colour: where they lie, and how old runs are held together. */

#include "core.h"

/* The events of a colour, made at first use. May fail. */
static Events *events_for(Core *core, Events *events)
{
    return events ? events : reserve_zeroed(core, (NUMBERS + 1) * sizeof(Events));
}

/* Note an old run to be held together over a number; those that end first come first. */
static void add_hold(const Problem *p, Events *events, int index)
{
    int at = events->n_hold_over++;
    for (; at > 0 && p->hold_runs[events->hold_over[at - 1]].last > p->hold_runs[index].last; at--)
        events->hold_over[at] = events->hold_over[at - 1];
    events->hold_over[at] = index;
}

/* Blocks and old runs of a colour, number by number; NULL if there are none. The readers allow MAX_OVERLAP of each
 * kind over a number. May fail. */
static Events *events_of(Core *core, int colour)
{
    const Problem *p = core->problem;
    Events *events = NULL;
    for (int k = 0; k < p->n_run_blocks; k++) {
        const RunItem *block = &p->run_blocks[k];
        if (block->colour != colour)
            continue;
        events = events_for(core, events);
        Events *first = &events[block->first], *last = &events[block->last];
        first->starting[first->n_starting++] = k;
        last->ending[last->n_ending++] = k;
        for (int n = block->first + 1; n <= block->last; n++)
            events[n].inside++;
    }
    for (int k = 0; k < p->n_keep_runs; k++) {
        const RunItem *old = &p->keep_runs[k];
        if (old->colour != colour)
            continue;
        events = events_for(core, events);
        events[old->first].keep_starting[events[old->first].n_keep_starting++] = k;
        for (int n = old->first; n <= old->last; n++)
            events[n].keep_over[events[n].n_keep_over++] = k;
    }
    for (int k = 0; k < p->n_hold_runs; k++) {
        const RunItem *old = &p->hold_runs[k];
        if (old->colour != colour)
            continue;
        events = events_for(core, events);
        for (int n = old->first; n <= old->last; n++)
            add_hold(p, &events[n], k);
    }
    return events;
}

/* Whether there are neither blocks nor runs to hold together. */
static bool is_plain(const Events *events)
{
    for (int n = 1; events && n <= NUMBERS; n++)
        if (events[n].n_starting || events[n].n_hold_over)
            return false;
    return true;
}

/* The state past a number, and how many runs stop here because nothing can lengthen them. */
static inline uint64_t carried_past(const Core *core, const Step *step, uint64_t runs, int *stopped)
{
    uint64_t carried = step->carried;
    const Events *events = step->track->events;
    int ending = carried && events ? events[step->number].n_ending : 0;
    for (int k = 0; k < ending; k++) {
        int shift = BLOCK_SHIFT + 2 * core->problem->run_blocks[events[step->number].ending[k]].slot;
        int kind = (int)(carried >> shift & 3);
        carried &= ~(UINT64_C(3) << shift);
        if (kind)
            runs += UINT64_C(1) << (4 * (kind - 1));
    }
    int excess = kind_count(runs, LONG) - step->track->long_limit[step->number];
    *stopped = max_of(0, excess);
    return carried | (runs - ((uint64_t)(unsigned)*stopped << LONG_SHIFT));
}

/* The links that some growth of the open runs makes, beside those in blocks and kept runs. */
static Links links_of(const Step *step, uint64_t runs, uint64_t detail)
{
    int made = (int)(detail & 15) - kind_count(runs, 0), longer = (int)(detail >> 8 & 15);
    int stopped = kind_count(step->runs, LONG) - longer, lengthened = -stopped;
    int claimed = max_of(0, bits_set((unsigned)(step->carried >> CLAIM_SHIFT)) - stopped - step->held);
    for (int kind = 0; kind < KINDS; kind++)
        lengthened += kind_count(step->runs, kind);
    return (Links){min_of(made, lengthened - claimed) + step->held, made + step->held};
}

/* The states by which old runs are held together here, the most of them first; none if one ends here and never was.
 * Rivals claim the two tiles of a link for themselves, those that end first before the others. */
static int hold_together(const Core *core, const Step *step, Links links, int stopped, uint64_t state,
                         uint64_t found[MAX_RIVALS + 1])
{
    const Events *events = &step->track->events[step->number];
    uint64_t waiting[MAX_RIVALS] = {0}, ending = 0;
    int n_waiting = 0, count = 0;
    bool wanted = false;
    state &= ~CLAIMS;
    for (int k = 0; k < events->n_hold_over; k++) { /* those that end first come first */
        const RunItem *old = &core->problem->hold_runs[events->hold_over[k]];
        uint64_t bit = UINT64_C(1) << (HOLD_SHIFT + old->slot);
        if (old->first == step->number)
            state |= bit;
        else if (!(old->extra >> (step->number - old->first) & 1)) {
            if (!old->rival)
                state &= links.all ? ~bit : ~UINT64_C(0);
            else if (state & bit) {
                assert(n_waiting < MAX_RIVALS);
                waiting[n_waiting++] = bit;
            }
        }
        ending |= old->last == step->number ? bit : 0;
        wanted |= old->rival && step->number < old->last;
    }
    /* A tile that is claimed here cannot be claimed with the next number: fewer claims are states as well. */
    for (int claims = min_of(links.free, n_waiting); claims >= 0; claims--) {
        uint64_t after = state;
        for (int k = 0; k < claims; k++)
            after &= ~waiting[k];
        int still = wanted ? max_of(0, claims - stopped - step->held) : 0;
        if (!(after & ending))
            found[count++] = after | ((UINT64_C(1) << still) - 1) << CLAIM_SHIFT;
    }
    return count;
}
