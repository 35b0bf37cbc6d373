/* Which of many blocks a problem can hold beside its own. They are asked about together: one block changes the track
 * of one colour, and all others stay as they are. An answer is only ever ruled out here; where it may be, it has to be
 * looked for. */

#include "ask.h"

enum { BESIDE_PATIENCE_NODES = 16 }; /* before it is left open whether there is an answer */

/* Whether a search on what is prepared says that there is no answer. May fail. */
static bool is_ruled_out(Core *core)
{
    int32_t node;
    return search(core, BESIDE_PATIENCE_NODES, &node) == NONE;
}

/* Whether a colour has room for one more block over these numbers, as limits.h counts. */
static bool has_room(const Problem *p, const RunItem *block)
{
    for (int n = block->first; n <= block->last; n++) {
        int at = identity(block->colour, n);
        int most = p->need[at] + p->may[at] + p->joker_need + p->joker_may;
        for (int k = 0; k < p->n_run_blocks; k++) {
            const RunItem *other = &p->run_blocks[k];
            most += other->colour == block->colour && other->first <= n && n <= other->last;
        }
        if (most >= MAX_OPEN_RUNS)
            return false;
    }
    return true;
}

/* Whether there may be an answer with one more run block. The problem is prepared, and is again afterwards. May fail. */
static bool may_hold_run(Core *core, RunItem block)
{
    const Problem *p = core->problem;
    if (p != core->asked)
        block = (RunItem){block.colour, mirror(block.last), mirror(block.first), block.extra, -1, false};
    if (p->n_run_blocks == MAX_ITEMS || !has_room(p, &block))
        return true;
    Problem with = *p;
    with.run_blocks = reserve(core, ((size_t)p->n_run_blocks + 1) * sizeof block);
    if (p->n_run_blocks)
        memcpy(with.run_blocks, p->run_blocks, (size_t)p->n_run_blocks * sizeof block);
    with.run_blocks[with.n_run_blocks++] = block;
    if (set_slots(with.run_blocks, with.n_run_blocks) > MAX_OVERLAP)
        return true;
    Track *track = &core->track[block.colour], before = *track;
    memset(track, 0, sizeof *track);
    core->problem = &with;
    core->indexed = NULL; /* it may be of the track that was here */
    prepare_track(core, block.colour);
    bound_states(core, block.colour);
    bool out = is_ruled_out(core);
    *track = before;
    core->indexed = NULL;
    core->problem = p;
    return !out;
}

/* Whether there may be an answer with one more group block; nothing is prepared afterwards. May fail. */
static bool may_hold_group(Core *core, const Problem *asked, const GroupItem *block)
{
    int same = 0;
    for (int k = 0; k < asked->n_group_blocks; k++)
        same += asked->group_blocks[k].number == block->number;
    if (asked->n_group_blocks == MAX_ITEMS || same == MAX_SAME_NUMBER)
        return true;
    GroupItem blocks[MAX_ITEMS];
    Problem with = *asked;
    if (asked->n_group_blocks)
        memcpy(blocks, asked->group_blocks, (size_t)asked->n_group_blocks * sizeof *blocks);
    blocks[with.n_group_blocks++] = *block;
    with.group_blocks = blocks;
    core->asked = &with;
    prepare_end(core, begins_high(asked), false, 0);
    bool out = is_ruled_out(core);
    core->problem = core->asked = asked;
    return !out;
}

/* Ask about all blocks. May fail. */
static void ask_beside(Core *core, Beside *beside)
{
    const Problem *asked = core->asked = core->problem;
    memset(beside->may, 1, sizeof beside->may);
    core->known_weight = asked->known ? asked->least : -1;
    core->most_kept = MAX_KEEP;
    if (asked->placed) /* then every joker has its place from the start, and nothing can be told so soon */
        return;
    if (beside->n_runs)
        prepare_end(core, begins_high(asked), false, 0);
    for (int k = 0; k < beside->n_runs && !budget_spent(core); k++)
        beside->may[k] = may_hold_run(core, beside->runs[k]);
    core->problem = asked;
    for (int k = 0; k < beside->n_groups && !budget_spent(core); k++)
        beside->may[beside->n_runs + k] = may_hold_group(core, asked, &beside->groups[k]);
}

/* Ask about blocks beside those of the core's problem; as run_core in all else. */
static Outcome run_beside(Core *core, Beside *beside)
{
    if (!HAS_FAILED(core->failed))
        ask_beside(core, beside);
    return core->outcome;
}
