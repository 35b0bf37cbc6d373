/* A quick way down: from each number the most promising nodes alone. */

#include "core.h"

/* Make some children of a node, whatever they lose. May fail. */
static void expand_more(Core *core, int32_t id, int wanted)
{
    int32_t before = core->n_nodes;
    for (int round = 0; round < wanted && core->n_nodes - before < wanted; round++) {
        empty_heap(core);
        expand(core, id, core->node[id].beyond > 0 ? core->node[id].beyond : 0, CHOICES_AT_ONCE);
        if (!core->n_heap || (core->node[id].goal < 0 && core->node[id].beyond == -NEVER))
            break;
    }
}

/* Put a node of this number into the beam if it is among the best. */
static void offer_node(const Core *core, Beam *beam, int number, int32_t id)
{
    const Node *node = &core->node[id];
    int at = min_of(beam->count, beam->most - 1);
    if (node->place.number != number || (beam->count == beam->most && core->node[beam->node[at]].base >= node->base))
        return;
    beam->count = at + 1;
    for (; at > 0 && core->node[beam->node[at - 1]].base < node->base; at--)
        beam->node[at] = beam->node[at - 1];
    beam->node[at] = id;
}

/* Go down to the last number with the most promising nodes of each number, of those that wait in line and the
 * children made on the way. The beam is then of finished nodes. May fail. */
static void dive(Core *core, Beam *beam)
{
    int count = core->n_heap;
    int32_t *open = reserve(core, (size_t)count * sizeof *open), child = core->n_nodes;
    for (int k = 0; k < count; k++)
        open[k] = core->heap[k].node;
    for (int number = 0;; number++) {
        beam->count = 0;
        for (int k = 0; k < count; k++)
            offer_node(core, beam, number, open[k]);
        for (; child < core->n_nodes; child++)
            offer_node(core, beam, number, child);
        if (number == NUMBERS)
            return;
        for (int k = 0; k < beam->count; k++)
            expand_more(core, beam->node[k], BEAM_NODES);
    }
}

/* The worth of a finished node with as many surplus jokers as fit, or NEVER; its melds are left in place. May fail. */
static int64_t offered_worth(Core *core, int32_t id)
{
    rebuild(core, id);
    int missing = core->exact ? 0 : place_surplus(core);
    int64_t worth = core->node[id].gain - missing * core->problem->joker_weight * core->scale;
    return core->laid_jokers < core->problem->joker_need || worth < core->least ? NEVER : worth;
}

/* The best that a dive finds. May fail. */
static Result best_found(Core *core, int width)
{
    Beam beam = {.most = min_of(width, WIDEST_BEAM_NODES)};
    int32_t best = -1;
    int64_t best_worth = NEVER;
    dive(core, &beam);
    /* A gain is what a node comes to at most: jokers that find no place take some of it away. */
    for (int k = 0; k < beam.count && core->node[beam.node[k]].gain > best_worth; k++) {
        int64_t worth = offered_worth(core, beam.node[k]);
        if (worth > best_worth)
            best_worth = worth, best = beam.node[k];
    }
    if (best >= 0)
        /* The melds in place are those of the last one that was tried. */
        offered_worth(core, best);
    return (Result){BUDGET, best >= 0, best_worth};
}
