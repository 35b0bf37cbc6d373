/* Nodes that make other nodes pointless. */

#include "core.h"

/* What open runs are good for, a byte each, so that less of every byte is better. */
static inline uint64_t merits(int one, int two, int longs)
{
    unsigned must = (unsigned)(one + two);
    assert(must + (unsigned)longs <= 127); /* each byte leaves its highest bit to is_no_worse */
    return (unsigned)one | must << 8 | (127 - must - (unsigned)longs) << 16;
}

/* Whether each byte of a is at most that of b; bytes are below 128. */
static inline bool is_no_worse(uint64_t a, uint64_t b)
{
    const uint64_t guard = UINT64_C(0x8080808080808080);
    return (((b | guard) - a) & guard) == guard;
}

/* Note what the states of a node are good for, as in merits, two colours a word, and the jokers used. */
static void set_merit(const Core *core, Node *node)
{
    for (int c = 0; c < core->problem->colours; c++) {
        uint64_t runs = core->track[c].layer[node->place.number].state[node->place.state[c]].runs;
        uint64_t merit = merits(kind_count(runs, 0), kind_count(runs, 1), kind_count(runs, LONG));
        node->merit[c / 2] = c % 2 ? node->merit[c / 2] | merit << 24 : merit;
    }
    node->merit[0] |= (uint64_t)node->place.used << 48;
}

/* Whether whatever can follow node b can as well follow a, at no less worth. Both are of one number. */
static bool node_dominates(const Core *core, const Node *a, const Node *b)
{
    if (a->gain < b->gain || !is_no_worse(a->merit[0], b->merit[0]) || !is_no_worse(a->merit[1], b->merit[1])
        || !is_no_worse(a->merit[2], b->merit[2]))
        return false;
    for (int c = 0; c < core->problem->colours; c++) {
        const State *state = core->track[c].layer[b->place.number].state;
        /* Merits know runs with a tile alone; where there is more to a state, it is compared as well. */
        if ((!core->track[c].alike || core->track[c].events) && a->place.state[c] != b->place.state[c]
            && !state_dominates(state[a->place.state[c]].runs, state[b->place.state[c]].runs))
            return false;
    }
    return true;
}

/* Whether an expanded node makes this one pointless; if not, it joins the witnesses. In exact mode more open runs
 * also mean more room for jokers, so only the usual mode asks. */
static bool is_dominated(Core *core, int32_t id)
{
    Node *node = &core->node[id];
    int count = core->n_witness[node->place.number];
    set_merit(core, node);
    for (int k = 0; k < min_of(count, WITNESSES_PER_NUMBER); k++)
        if (node_dominates(core, &core->node[core->witness[node->place.number][k]], node))
            return true;
    /* A witness that is forgotten costs a node more, never an answer. */
    core->witness[node->place.number][count % WITNESSES_PER_NUMBER] = id;
    core->n_witness[node->place.number] = count + 1;
    return false;
}
