/* How the children of a node are made: a choice of moves for all colours, and a way to group what they leave. */

#include "core.h"

/* The moves of one colour that lose no more than is wanted. */
typedef struct {
    const Option *list;
    int colour, count, at;
    int most_after; /* tiles that it and the choices after it can send to groups */
} Choice;

/* A choice of moves being put together, colour by colour. */
typedef struct {
    int32_t parent;
    int number, n_choices, distinct;
    bool mixed; /* there are blocks or old groups of the number */
    int64_t reach, beyond, above; /* losses wanted: over `above`, up to `reach`; the least loss beyond */
    Choice choice[MAX_COLOURS + 1];
    const Option *chosen[MAX_COLOURS];
    int tries;      /* choices left before the node has to wait in line again */
    uint64_t order; /* of the next child: the first come first, before all that wait */
} Expansion;

/* The worth of a finished node; in exact mode the jokers left over are paid back. */
static int64_t finished_worth(const Core *core, int64_t gain, int used)
{
    if (!core->exact)
        return gain;
    if (used < core->problem->joker_need)
        return NEVER;
    return gain - (core->jokers - used) * core->problem->joker_weight * core->scale;
}

/* Add the node that the chosen moves and one way to group tiles lead to, unless one as good is at its place. May
 * fail. */
static void add_child(Core *core, Expansion *e, int64_t gain, int rest, int group_jokers, int points)
{
    int colours = core->problem->colours, number = e->number;
    gain += points - group_jokers * core->joker_penalty[number];
    int64_t bound = gain + core->groups_after[number][rest] + rest * core->prices.of[JOKER_PRICE];
    for (int c = 0; c < colours; c++)
        bound += e->chosen[c]->bound[rest];
    if (number == NUMBERS)
        bound = gain = finished_worth(core, gain, core->jokers - rest);
    if (bound < core->least)
        return;
    core->node = grown(core, core->node, core->n_nodes, &core->node_room, sizeof *core->node);
    if ((uint32_t)core->n_nodes * 2 >= core->table_size)
        set_table(core, core->table_size * 4);
    Place place = {.word = {0}};
    for (int c = 0; c < colours; c++)
        place.state[c] = e->chosen[c]->next;
    place.number = (uint8_t)number;
    place.used = (uint8_t)(core->jokers - rest);
    int32_t *slot = table_slot(core, place);
    /* From the same open runs with as many jokers left everything goes on alike: only the best gain can lead on. */
    if (*slot >= 0) {
        if (core->node[*slot].gain >= gain)
            return;
        core->node[*slot].beaten = true;
    }
    Node *child = &core->node[core->n_nodes];
    *child = (Node){.place = place,
                    .gain = gain,
                    .base = bound,
                    .done = -1,
                    .goal = -1,
                    .parent = e->parent,
                    .points = points,
                    .group_jokers = (uint8_t)group_jokers};
    for (int c = 0; c < colours; c++)
        child->move[c] = e->chosen[c]->move;
    *slot = core->n_nodes++;
    push(core, *slot, bound, e->order--);
}

/* A child for each way to group the tiles that the chosen moves leave to groups, `most` of them of one colour. May
 * fail. */
static void add_plain(Core *core, Expansion *e, int64_t gain, int left, int tiles, int most)
{
    unsigned ways = plain_jokers(core, tiles, most);
    for (int spent = 0; spent <= left && ways >> spent; spent++)
        if (ways >> spent & 1)
            add_child(core, e, gain, left - spent, spent, 0);
}

/* The same where there are blocks or old groups. May fail. */
static void add_mixed(Core *core, Expansion *e, int64_t gain, int left, int tiles, int most)
{
    uint8_t counts[MAX_COLOURS];
    for (int c = 0; c < core->problem->colours; c++)
        counts[c] = e->chosen[c]->grouped;
    if (core->problem->n_hold_groups && !share_pairs(core->problem, e->number, 0, counts))
        return;
    if (!core->mixed[e->number]) {
        add_plain(core, e, gain, left, tiles, most);
        return;
    }
    const KnownWays *known = mixed_ways(core, e->number, counts);
    for (int k = 0; k < known->count && known->ways[k].jokers <= left; k++)
        add_child(core, e, gain, left - known->ways[k].jokers, known->ways[k].jokers, known->ways[k].points);
}

/* Make this choice and those after it in every way within reach; false if tries ran out, with the places to go on in
 * the choices. So far the moves lose so much, send so many tiles to groups, `most` of them of one colour. May fail. */
static bool choose_moves(Core *core, Expansion *e, int depth, int64_t loss, int64_t gain, int left, int tiles,
                         int most)
{
    if (depth == e->n_choices) {
        if (loss > e->above)
            (e->mixed ? add_mixed : add_plain)(core, e, gain, left, tiles, most);
        return e->tries-- > 0;
    }
    Choice *choice = &e->choice[depth];
    for (int k = choice->at; k < choice->count; k++) {
        const Option *option = &choice->list[k];
        if (loss + option->loss > e->reach) {
            if (loss + option->loss < e->beyond)
                e->beyond = loss + option->loss;
            break;
        }
        int grouped = tiles + option->grouped, rest = left - option->jokers;
        int highest = max_of(most, min_of(option->grouped, e->distinct));
        /* Copies of one colour lie in different groups: there are too few cells for so many groups. */
        if (rest < 0 || 3 * highest > grouped + choice[1].most_after + rest)
            continue;
        e->chosen[choice->colour] = option;
        if (!choose_moves(core, e, depth + 1, loss + option->loss, gain + option->gain, rest, grouped, highest)) {
            /* The last choice was made to its end; one before it goes on with the same move. */
            choice->at = depth + 1 == e->n_choices ? k + 1 : k;
            return false;
        }
    }
    choice->at = 0;
    return true;
}

/* The moves of each colour that are within reach of a node: a choice, if there are several. May fail. */
static bool choose_all(Core *core, const Node *node, Expansion *e)
{
    int left = core->jokers - node->place.used, rest = left, tiles = 0, most = 0;
    int64_t gain = node->gain;
    e->n_choices = 0;
    for (int c = 0; c < core->problem->colours; c++) {
        const Options *options = options_of(core, c, node->place.number, node->place.state[c], left);
        int within = 0;
        while (within < options->count && options->list[within].loss <= e->reach)
            within++;
        if (within < options->count && options->list[within].loss < e->beyond)
            e->beyond = options->list[within].loss;
        if (within == 1) {
            e->chosen[c] = options->list;
            gain += options->list->gain;
            rest -= options->list->jokers;
            tiles += options->list->grouped;
            most = max_of(most, min_of(options->list->grouped, e->distinct));
        } else {
            Choice *choice = &e->choice[e->n_choices];
            choice->list = options->list;
            choice->colour = c;
            choice->count = within;
            choice->at = node->at[e->n_choices++];
            choice->most_after = options->most;
        }
    }
    /* With blocks or old groups any tiles may find a place. */
    e->choice[e->n_choices].most_after = core->mixed[e->number] ? 3 * MAX_COPIES : 0;
    for (int k = e->n_choices - 1; k >= 0; k--)
        e->choice[k].most_after += e->choice[k + 1].most_after;
    if (rest < 0 || 3 * most > tiles + e->choice[0].most_after + rest)
        return true;
    return choose_moves(core, e, 0, 0, gain, rest, tiles, most);
}

/* Make children that lose at most `reach` of the bound, and put the node in line again for the others. May fail. */
static void expand(Core *core, int32_t id, int64_t reach, int tries)
{
    Node *node = &core->node[id];
    if (node->goal < 0) {
        node->goal = reach;
        node->beyond = -NEVER;
        memset(node->at, 0, sizeof node->at);
    }
    uint64_t order = core->order;
    core->order += (uint64_t)(tries + 1) * (MAX_JOKERS + 1) + 1;
    Expansion e;
    e.parent = id;
    e.number = node->place.number + 1;
    e.distinct = core->problem->distinct ? MAX_COPIES : 1;
    e.mixed = core->mixed[e.number] || core->problem->n_hold_groups;
    e.reach = node->goal;
    e.beyond = node->beyond;
    e.above = node->done;
    e.tries = tries;
    e.order = core->order - 1;
    bool complete = choose_all(core, node, &e);
    /* With its children the nodes may have moved. */
    node = &core->node[id];
    node->beyond = e.beyond;
    int64_t next = node->base - (complete ? node->beyond : node->goal);
    if (complete) {
        node->done = node->goal;
        node->goal = -1;
    } else {
        for (int k = 0; k < e.n_choices; k++)
            node->at[k] = (uint16_t)e.choice[k].at;
    }
    if (next >= core->least && next > DEAD)
        push(core, id, next, order);
}
