/* What one colour carries past a number: the states of a layer, each once, and which are as good as others. */

#include "core.h"

/* Add a state to the last layer begun. Its number has 16 bits: a layer with more states fails. May fail. */
static inline uint16_t add_state(Core *core, Track *track, Layer *layer, uint64_t runs, int spent)
{
    if (layer->count > UINT16_MAX)
        fail(core, NO_MEMORY);
    track->states = grown(core, track->states, track->n_states, &track->state_room, sizeof *track->states);
    track->states[track->n_states++] = (State){.runs = runs, .spent = (uint16_t)spent};
    layer->state = &track->states[layer->first];
    assert(track->n_states == layer->first + layer->count + 1); /* the layer being filled is the last */
    return (uint16_t)layer->count++;
}

/* Note that a known state is also reached with so many jokers. */
static inline uint16_t seen_state(Layer *layer, int id, int spent)
{
    if (layer->state[id].spent > spent)
        layer->state[id].spent = (uint16_t)spent;
    return (uint16_t)id;
}

/* Where a state is in the index of its layer, or the empty place where it belongs. */
static int32_t *index_slot(Core *core, const Layer *layer, uint64_t state)
{
    uint64_t at = state * UINT64_C(0x9E3779B97F4A7C15) >> 32;
    for (;; at++) {
        int32_t *slot = &core->index[at & (core->index_size - 1)];
        if (*slot < 0 || layer->state[*slot].runs == state)
            return slot;
    }
}

/* Make an index of a layer with room for twice as many states. May fail. */
static void index_states(Core *core, const Layer *layer)
{
    core->indexed = layer;
    core->index_size = 16;
    while (core->index_size < (uint32_t)layer->count * 4)
        core->index_size *= 2;
    core->index = reserve(core, core->index_size * sizeof *core->index);
    memset(core->index, 0xff, core->index_size * sizeof *core->index);
    for (int id = 0; id < layer->count; id++)
        *index_slot(core, layer, layer->state[id].runs) = id;
}

/* A state with at most three runs of each length and nothing else: the usual one. May fail. */
static inline uint16_t intern_small(Core *core, Track *track, Layer *layer, int one, int two, int longs, int spent)
{
    int32_t *known = &core->small_states[one | two << 2 | longs << 4];
    /* What an earlier layer has noted is out of date by this alone: nothing is cleared from layer to layer. */
    if (*known > layer->first)
        return seen_state(layer, *known - 1 - layer->first, spent);
    uint16_t id = add_state(core, track, layer, runs_of(one, two, longs), spent);
    *known = track->n_states;
    return id;
}

/* The number of a state in the layer being filled, with the fewest jokers spent on the way to it. Few states are
 * looked through; many get an index. May fail. */
static inline uint16_t intern_state(Core *core, Track *track, Layer *layer, uint64_t state, int spent)
{
    if (!(state & ~UINT64_C(0x333)))
        return intern_small(core, track, layer, kind_count(state, 0), kind_count(state, 1), kind_count(state, LONG),
                            spent);
    if (layer->count < STATES_WITHOUT_INDEX) {
        for (int id = 0; id < layer->count; id++)
            if (layer->state[id].runs == state)
                return seen_state(layer, id, spent);
        return add_state(core, track, layer, state, spent);
    }
    if (core->indexed != layer || (uint32_t)layer->count * 2 >= core->index_size)
        index_states(core, layer);
    int32_t *slot = index_slot(core, layer, state);
    if (*slot < 0)
        *slot = layer->count;
    else
        return seen_state(layer, *slot, spent);
    return add_state(core, track, layer, state, spent);
}

/* The fewest jokers that the runs which must still grow will take. Past the last number there are no tiles, and more
 * jokers owed than any problem has. */
static inline int owed_jokers(const Track *track, int number, uint64_t state)
{
    uint64_t must = state & RUNS_MASK & ~(UINT64_C(15) << LONG_SHIFT);
    if (!must)
        return 0;
    if (number == NUMBERS)
        return MAX_JOKERS + 1;
    int twice = kind_count(state, 0) + kind_count(state, 3);
    int once = twice + kind_count(state, 1) + kind_count(state, 4) + kind_count(state, 5);
    return max_of(0, once - track->cover[number + 1]) + max_of(0, twice - track->cover[number + 2])
           + (number + 2 > NUMBERS && twice ? MAX_JOKERS + 1 : 0);
}

/* Whether every run that b carries is covered by one that a carries, and a owes no more. */
static bool state_dominates(uint64_t a, uint64_t b)
{
    uint64_t differ = (a ^ b) >> JOKER_RUNS_SHIFT << JOKER_RUNS_SHIFT;
    if (differ && (differ & ~HOLD_MASK || differ & a))
        return false;
    int a1 = kind_count(a, 0), a2 = kind_count(a, 1), a3 = kind_count(a, LONG);
    int b1 = kind_count(b, 0), b2 = kind_count(b, 1), b3 = kind_count(b, LONG);
    return a1 <= b1 && a2 <= b2 + b1 - a1 && a1 + a2 + a3 >= b1 + b2 + b3;
}
