/* Best first, from one end. */

#include "core.h"

/* The bound with the jokers shared out: no two colours count on the same joker. The groups are left out of it, as
 * the colours have paid for some of their jokers. */
static int64_t shared_bound(const Core *core, const Node *node)
{
    int left = core->jokers - node->place.used;
    int64_t best[MAX_JOKERS + 1] = {0};
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *bound = &core->track[c].layer[node->place.number].bound[node->place.state[c] * core->stride];
        for (int j = left; j >= 0; j--) {
            int64_t most = NEVER;
            for (int here = 0; here <= j; here++)
                if (bound[here] + best[j - here] > most)
                    most = bound[here] + best[j - here];
            best[j] = most;
        }
    }
    return node->gain + core->groups_after[node->place.number][left] + left * core->prices.of[JOKER_PRICE] + best[left];
}

/* Begin a search; what an earlier one on the same tracks has left is forgotten. May fail. */
static void begin_search(Core *core)
{
    Node root = {.gain = core->bonus, .base = root_bound(core), .done = -1, .goal = -1, .parent = -1};
    empty_heap(core);
    memset(core->n_witness, 0, sizeof core->n_witness);
    if (root.base < core->least)
        return;
    core->node = grown(core, core->node, 0, &core->node_room, sizeof *core->node);
    core->node[0] = root;
    core->n_nodes = 1;
    set_table(core, FIRST_TABLE_SIZE);
    push(core, 0, root.base, core->order++);
}

/* Whether a node that is first in line for the first time should be expanded now. If a closer look lowers its bound
 * it waits in line again. May fail. */
static bool is_worth_expanding(Core *core, int32_t id, int64_t bound)
{
    Node *node = &core->node[id];
    node->came_up = true;
    if (!core->exact && !(core->problem->without & NO_DOMINANCE) && is_dominated(core, id))
        return false;
    int64_t shared = core->jokers > node->place.used ? shared_bound(core, node) : node->base;
    if (shared >= bound)
        return true;
    if (shared >= core->least)
        push(core, id, shared, core->order++);
    return false;
}

/* Best first; *found is the best finished node if the status is OPTIMAL. May fail. */
static Status search(Core *core, int64_t patience, int32_t *found)
{
    int64_t limit = core->nodes + patience;
    begin_search(core);
    for (fill_top(core); core->n_heap; fill_top(core)) {
        if (budget_spent(core))
            return BUDGET;
        if (core->nodes >= limit)
            return OUT_OF_PATIENCE;
        QueueItem top = pop(core);
        assert(top.bound >= core->least);
        Node *node = &core->node[top.node];
        if (node->beaten)
            continue;
        if (node->place.number == NUMBERS) {
            assert(node->gain >= core->least);
            *found = top.node;
            return OPTIMAL;
        }
        if (!node->came_up && !is_worth_expanding(core, top.node, top.bound))
            continue;
        core->nodes++;
        expand(core, top.node, node->base - top.bound, CHOICES_AT_ONCE);
    }
    return NONE;
}
