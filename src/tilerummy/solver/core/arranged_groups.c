/* The groups of a finished search. */

#include "core.h"

/* Add jokers to the groups from `first` on: where a group is too small, then wherever there is room. */
static void fill_groups(Core *core, int first, int jokers)
{
    for (int full = 0; full < 2; full++)
        for (int k = first; k < core->n_melds; k++)
            while (jokers && core->meld[k].length < (full ? core->problem->group_max : 3)) {
                add_cell(core, &core->meld[k], JOKER);
                jokers--;
            }
}

/* Deal tiles round robin to new groups: copies of a colour part, and the groups differ by one at most. May fail. */
static void deal_round(Core *core, int number, const uint8_t *counts, int groups)
{
    int first = core->n_melds, turn = 0;
    for (int k = 0; k < groups; k++)
        new_meld(core, GROUP, -1, number);
    for (int c = 0; c < core->problem->colours; c++)
        for (int copy = 0; copy < counts[c]; copy++)
            add_cell(core, &core->meld[first + turn++ % groups], identity(c, number));
}

/* Deal tiles where colours may repeat: one to each free group, then to the smallest group. May fail. */
static void deal_smallest(Core *core, const Layout *layout, int number, int first)
{
    for (int k = 0; k < layout->free; k++)
        new_meld(core, GROUP, -1, number);
    for (int c = 0; c < core->problem->colours; c++)
        for (int copy = 0; copy < layout->left[c]; copy++) {
            int best = first;
            for (int k = first; k < core->n_melds; k++)
                if (core->meld[k].length < core->meld[best].length)
                    best = k;
            add_cell(core, &core->meld[best], identity(c, number));
        }
}

/* What the search chose for the groups of a number. */
typedef struct {
    int number, jokers, points;
    const MixedGroups *mixed;
} Wanted;

/* Lay the group blocks and old groups that a layout keeps. May fail. */
static void rebuild_kept_groups(Core *core, const Layout *layout, const Wanted *wanted)
{
    const Problem *p = core->problem;
    for (int k = 0; k < wanted->mixed->n_blocks; k++) {
        int index = wanted->mixed->blocks[k];
        if (!(layout->kept_blocks >> k & 1))
            continue;
        Meld *meld = new_meld(core, GROUP, -1, wanted->number);
        meld->fixed = 1;
        for (int cell = p->group_blocks[index].tiles + p->group_blocks[index].jokers; cell > 0; cell--)
            add_cell(core, meld, -2 - p->n_run_blocks - index);
    }
    for (int k = 0; k < wanted->mixed->n_keeps; k++) {
        const GroupItem *old = &p->keep_groups[wanted->mixed->keeps[k]];
        if (!(layout->kept_groups >> k & 1))
            continue;
        Meld *meld = new_meld(core, GROUP, -1, wanted->number);
        meld->fixed = 1;
        for (int c = 0; c < p->colours; c++)
            for (int copy = 0; copy < old->count[c]; copy++)
                add_cell(core, meld, identity(c, wanted->number));
        for (int joker = 0; joker < old->jokers; joker++)
            add_cell(core, meld, JOKER);
    }
}

/* Lay the first layout that fits what the search chose. May fail. */
static bool rebuild_layout(Core *core, const Layout *layout, void *with)
{
    const Wanted *wanted = with;
    const Problem *p = core->problem;
    if (layout->points != wanted->points || wanted->jokers < layout->fewest || wanted->jokers > layout->most)
        return false;
    rebuild_kept_groups(core, layout, wanted);
    int first = core->n_melds;
    for (int g = 0; g < layout->n_joined; g++) {
        Meld *meld = new_meld(core, GROUP, -1, wanted->number);
        for (int k = 0; k < wanted->mixed->n_blocks; k++) {
            int index = wanted->mixed->blocks[k];
            if (layout->home[k] != g)
                continue;
            for (int cell = p->group_blocks[index].tiles + p->group_blocks[index].jokers; cell > 0; cell--)
                add_cell(core, meld, -2 - p->n_run_blocks - index);
        }
    }
    if (p->distinct) {
        uint8_t share[MAX_SAME_NUMBER + 1][MAX_COLOURS] = {{0}};
        deal_distinct(core, layout, share);
        for (int g = 0; g < layout->n_joined; g++)
            for (int c = 0; c < p->colours; c++)
                if (share[g][c])
                    add_cell(core, &core->meld[first + g], identity(c, wanted->number));
        deal_round(core, wanted->number, share[layout->n_joined], layout->free);
    } else {
        deal_smallest(core, layout, wanted->number, first);
    }
    fill_groups(core, first, wanted->jokers - layout->spent);
    return true;
}

/* Lay the groups of the number of a node. The dealing is found again: the search kept only its worth. May fail. */
static void rebuild_groups(Core *core, const Node *node, const Move *const *moves)
{
    uint8_t counts[MAX_COLOURS];
    int tiles = 0, most = 1, colours = core->problem->colours;
    for (int c = 0; c < colours; c++) {
        counts[c] = moves[c]->grouped;
        tiles += counts[c];
        if (core->problem->distinct)
            most = max_of(most, counts[c]);
    }
    if (core->mixed[node->place.number]) {
        Wanted wanted = {node->place.number, node->group_jokers, node->points, core->mixed[node->place.number]};
        visit_layouts(core, wanted.mixed, counts, rebuild_layout, &wanted);
    } else if (tiles) {
        int first = core->n_melds;
        deal_round(core, node->place.number, counts, plain_group_count(core, tiles, most, node->group_jokers));
        fill_groups(core, first, node->group_jokers);
    }
}

/* Lay the melds of a finished node, following its parents. What lay before is forgotten. May fail. */
static void rebuild(Core *core, int32_t id)
{
    const Move *moves[MAX_COLOURS][NUMBERS + 1];
    core->n_melds = core->laid_jokers = 0;
    for (; core->node[id].parent >= 0; id = core->node[id].parent) {
        const Node *node = &core->node[id], *parent = &core->node[node->parent];
        const Move *here[MAX_COLOURS];
        for (int c = 0; c < core->problem->colours; c++) {
            const Track *track = &core->track[c];
            int first = track->layer[parent->place.number].state[parent->place.state[c]].first_move;
            here[c] = moves[c][node->place.number] = &track->moves[first + node->move[c]];
        }
        rebuild_groups(core, node, here);
    }
    for (int c = 0; c < core->problem->colours; c++)
        rebuild_runs(core, c, moves[c]);
}
