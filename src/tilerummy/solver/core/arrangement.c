/* The melds of a finished search, and the runs among them. */

#include "core.h"

/* A new empty meld. The melds may move: earlier pointers to them are stale. May fail. */
static Meld *new_meld(Core *core, int kind, int colour, int first)
{
    core->meld = grown(core, core->meld, core->n_melds, &core->meld_room, sizeof *core->meld);
    Meld *meld = &core->meld[core->n_melds++];
    *meld = (Meld){.kind = kind, .colour = colour, .first = first};
    return meld;
}

/* Add a cell to a meld. There is room for NUMBERS: a run ends at 13, and no group is dealt more than group_max. */
static void add_cell(Core *core, Meld *meld, int cell)
{
    assert(meld->length < NUMBERS);
    meld->cells[meld->length++] = (int16_t)cell;
    core->laid_jokers += cell == JOKER;
}

/* The open runs of one colour while it is rebuilt, by kind, as indices of melds. */
typedef struct {
    int16_t count[KINDS], run[KINDS][MAX_OPEN_RUNS];
} OpenRuns;

/* Note an open run. There are at most MAX_OPEN_RUNS of a colour; see limits.h. */
static void open_run(OpenRuns *open, int kind, int run)
{
    assert(kind >= 0 && kind < KINDS && open->count[kind] < MAX_OPEN_RUNS);
    open->run[kind][open->count[kind]++] = (int16_t)run;
}

/* Lay an old run as it lay. May fail. */
static void keep_old_run(Core *core, int index)
{
    const RunItem *old = &core->problem->keep_runs[index];
    Meld *meld = new_meld(core, RUN, old->colour, old->first);
    meld->fixed = 1;
    for (int n = old->first; n <= old->last; n++)
        add_cell(core, meld, old->extra >> (n - old->first) & 1 ? JOKER : identity(old->colour, n));
}

/* Put a block where its move says; released[last] will open it again. May fail. */
static void rebuild_block(Core *core, int index, int kind, OpenRuns *open, OpenRuns *released)
{
    const RunItem *block = &core->problem->run_blocks[index];
    int run = kind >= 0 ? open->run[kind][--open->count[kind]] : core->n_melds;
    Meld *meld = kind >= 0 ? &core->meld[run] : new_meld(core, RUN, block->colour, block->first);
    int length = block->last - block->first + 1 + (kind >= 0 ? kind % 3 + 1 : 0);
    for (int n = block->first; n <= block->last; n++)
        add_cell(core, meld, -2 - index);
    if (kind == BLOCK_IS_KEPT)
        meld->fixed = 1;
    else
        open_run(&released[block->last], min_of(3, length) - 1, run);
}

/* Lengthen some runs by one cell, the first of them with jokers. */
static void lengthen(Core *core, const int16_t *runs, int count, int on_joker, int cell, OpenRuns *after,
                     int kind, int joker_kind)
{
    for (int k = 0; k < count; k++) {
        bool joker = k < on_joker;
        add_cell(core, &core->meld[runs[k]], joker ? JOKER : cell);
        open_run(after, joker ? joker_kind : kind, runs[k]);
    }
}

/* Lay one number as the detail of its move counted it. May fail. */
static void rebuild_growth(Core *core, int colour, int number, uint64_t detail, OpenRuns *open)
{
    int part[DETAIL_COUNTS], cell = identity(colour, number);
    int16_t begun[MAX_OPEN_RUNS];
    for (int k = 0; k < DETAIL_COUNTS; k++)
        part[k] = (int)(detail >> (4 * k) & 15);
    if (core->track[colour].alike) /* lay_plainly leaves this open */
        part[3] = max_of(0, part[1] - open->count[0] - open->count[1]
                                - (core->track[colour].joker_places[number] & JOKER_BRIDGES ? part[2] : 0));
    int plain = part[1] - part[3] - part[4] - part[5] - part[6], count = part[0] + part[1] - part[2];
    for (int kind = 0; kind < KINDS; kind++)
        count -= kind == LONG ? 0 : open->count[kind];
    for (int k = 0; k < count; k++) {
        begun[k] = (int16_t)core->n_melds;
        new_meld(core, RUN, colour, number);
    }
    OpenRuns after;
    memset(after.count, 0, sizeof after.count);
    lengthen(core, begun, count, part[3], cell, &after, 0, core->track[colour].alike ? 0 : 3);
    lengthen(core, open->run[3], open->count[3], part[4], cell, &after, 1, 4);
    lengthen(core, open->run[4], open->count[4], part[5], cell, &after, LONG, 5);
    lengthen(core, open->run[5], open->count[5], part[6], cell, &after, LONG, 5);
    int on_one = min_of(plain, open->count[0]), on_two = min_of(plain - on_one, open->count[1]);
    lengthen(core, open->run[0], open->count[0], on_one, cell, &after, 1, 1);
    lengthen(core, open->run[1], open->count[1], on_two, cell, &after, LONG, LONG);
    lengthen(core, open->run[LONG], part[2], plain - on_one - on_two, cell, &after, LONG, LONG);
    *open = after;
}

/* Lay the runs of one colour by its moves, number after number. May fail. */
static void rebuild_runs(Core *core, int colour, const Move *const *moves)
{
    const Track *track = &core->track[colour];
    OpenRuns open, released[NUMBERS + 1];
    memset(open.count, 0, sizeof open.count);
    for (int n = 0; track->events && n <= NUMBERS; n++)
        memset(released[n].count, 0, sizeof released[n].count);
    for (int n = 1; n <= NUMBERS; n++) {
        const Move *move = moves[n];
        const Events *events = track->events ? &track->events[n] : NULL;
        core->used[identity(colour, n)] = move->extra;
        if (!move->detail && !events) { /* all open runs stop */
            memset(open.count, 0, sizeof open.count);
            continue;
        }
        for (int k = 0; events && k < events->n_keep_starting; k++)
            if (move->detail >> (DETAIL_KEEPS + k) & 1)
                keep_old_run(core, events->keep_starting[k]);
        for (int k = 0; events && k < events->n_starting; k++) {
            int kind = (int)(move->detail >> (DETAIL_BLOCKS + 3 * k) & 7) - 2;
            rebuild_block(core, events->starting[k], kind, &open, released);
        }
        rebuild_growth(core, colour, n, move->detail, &open);
        for (int kind = 0; events && kind < KINDS; kind++)
            for (int k = 0; k < released[n].count[kind]; k++)
                open_run(&open, kind, released[n].run[kind][k]);
        open.count[LONG] = (int16_t)min_of(open.count[LONG], track->long_limit[n]);
    }
}
