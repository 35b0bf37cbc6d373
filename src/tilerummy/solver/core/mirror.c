/* The numbers the other way round, for a search from the other end. */

#include "core.h"

/* Give runs that overlap different slots; how many are used, as many as lie over one number (but never more than
 * 32). */
static int set_slots(RunItem *runs, int count)
{
    int used = 0;
    for (int k = 0; k < count; k++)
        runs[k].slot = -1;
    for (int first = 1; first <= NUMBERS; first++)
        for (int k = 0; k < count; k++) {
            if (runs[k].first != first)
                continue;
            unsigned busy = 0;
            for (int other = 0; other < count; other++)
                if (other != k && runs[other].colour == runs[k].colour && runs[other].slot >= 0
                    && runs[other].last >= first)
                    busy |= 1u << runs[other].slot;
            int slot = 0;
            while (slot < 31 && busy >> slot & 1)
                slot++;
            runs[k].slot = slot;
            used = max_of(used, slot + 1);
        }
    return used;
}

/* Runs with the numbers the other way round; the extra of old runs, unlike that of blocks, is places. May fail. */
static RunItem *mirrored_runs(Core *core, const RunItem *runs, int count, bool old)
{
    RunItem *others = reserve(core, (size_t)count * sizeof *others);
    for (int k = 0; k < count; k++) {
        RunItem *run = &others[k];
        *run = runs[k];
        run->first = mirror(runs[k].last);
        run->last = mirror(runs[k].first);
        for (int place = run->extra = 0; old && place <= run->last - run->first; place++)
            run->extra |= (runs[k].extra >> (run->last - run->first - place) & 1) << place;
        if (!old)
            run->extra = runs[k].extra;
    }
    set_slots(others, count);
    return others;
}

/* Groups with the numbers the other way round. May fail. */
static GroupItem *mirrored_groups(Core *core, const GroupItem *groups, int count)
{
    GroupItem *others = reserve(core, (size_t)count * sizeof *others);
    for (int k = 0; k < count; k++) {
        others[k] = groups[k];
        others[k].number = mirror(groups[k].number);
    }
    return others;
}

/* Lay the numbers of the problem from 1 up, or from 13 down: then a mirror image of it is searched. May fail. */
static void choose_end(Core *core, bool high)
{
    const Problem *p = core->asked;
    Problem *other = &core->mirrored;
    core->problem = high ? other : p;
    if (!high)
        return;
    *other = *p;
    for (int cell = 0; cell < p->colours * NUMBERS; cell++) {
        other->need[mirror_cell(cell)] = p->need[cell];
        other->may[mirror_cell(cell)] = p->may[cell];
        other->weight[mirror_cell(cell)] = p->weight[cell];
    }
    other->run_blocks = mirrored_runs(core, p->run_blocks, p->n_run_blocks, false);
    other->keep_runs = mirrored_runs(core, p->keep_runs, p->n_keep_runs, true);
    other->hold_runs = mirrored_runs(core, p->hold_runs, p->n_hold_runs, true);
    other->group_blocks = mirrored_groups(core, p->group_blocks, p->n_group_blocks);
    other->keep_groups = mirrored_groups(core, p->keep_groups, p->n_keep_groups);
    other->hold_groups = mirrored_groups(core, p->hold_groups, p->n_hold_groups);
}

/* A meld with the numbers the other way round, in place. */
static void mirror_meld(Meld *meld)
{
    meld->first = mirror(meld->kind == RUN ? meld->first + meld->length - 1 : meld->first);
    for (int k = 0; meld->kind == RUN && k < meld->length / 2; k++) {
        int16_t cell = meld->cells[k];
        meld->cells[k] = meld->cells[meld->length - 1 - k];
        meld->cells[meld->length - 1 - k] = cell;
    }
    for (int k = 0; k < meld->length; k++)
        if (meld->cells[k] >= 0)
            meld->cells[k] = (int16_t)mirror_cell(meld->cells[k]);
}

/* The result of a search, its melds as the problem itself has them. */
static Result mirrored_back(Core *core, Result result)
{
    uint8_t used[CELLS];
    bool high = core->problem != core->asked;
    core->problem = core->asked;
    if (!high || !result.found)
        return result;
    for (int k = 0; k < core->n_melds; k++)
        mirror_meld(&core->meld[k]);
    memcpy(used, core->used, sizeof used);
    for (int cell = 0; cell < core->problem->colours * NUMBERS; cell++)
        core->used[mirror_cell(cell)] = used[cell];
    return result;
}

/* Whether to begin at 13: there is less choice at the end away from the tiles that could lie in a run or a group. */
static bool begins_high(const Problem *p)
{
    int tiles[NUMBERS + 1] = {0}, colours[NUMBERS + 1] = {0}, weight = 0;
    for (int c = 0; c < p->colours; c++) {
        unsigned there = 0, run = 0;
        for (int n = 1; n <= NUMBERS; n++) {
            int cell = identity(c, n);
            there |= p->need[cell] + p->may[cell] ? 1u << n : 0u;
            colours[n] += (int)(there >> n & 1);
        }
        run = there & there >> 1 & there >> 2;
        run |= run << 1 | run << 2;
        for (int n = 1; n <= NUMBERS; n++)
            if (run >> n & 1)
                tiles[n] += p->need[identity(c, n)] + p->may[identity(c, n)];
    }
    for (int n = 1; n <= NUMBERS; n++)
        weight += colours[n] >= 3 ? (2 * n - NUMBERS - 1) * tiles[n] : 0;
    return weight < 0;
}
