/* Nodes in line, and the best node at each place. */

#include "core.h"

/* A hash of a place whose low bits are good. */
static inline uint64_t place_hash(Place place)
{
    uint64_t hash = (place.word[0] ^ place.word[1] * UINT64_C(0xC2B2AE3D27D4EB4F)) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

/* Where in the table a place is noted, or is to be. */
static inline int32_t *table_slot(Core *core, Place place)
{
    for (uint64_t at = place_hash(place);; at++) {
        int32_t *slot = &core->table[at & (core->table_size - 1)];
        if (*slot < 0)
            return slot;
        const Place *other = &core->node[*slot].place;
        if (other->word[0] == place.word[0] && other->word[1] == place.word[1])
            return slot;
    }
}

/* A table of this size or more, with the nodes there are. May fail. */
static void set_table(Core *core, uint32_t size)
{
    if (size > core->table_size) {
        core->table_size = size;
        core->table = reserve(core, size * sizeof *core->table);
    }
    memset(core->table, 0xff, core->table_size * sizeof *core->table);
    for (int32_t k = 0; k < core->n_nodes; k++) /* of nodes at the same place the later is better */
        *table_slot(core, core->node[k].place) = k;
}

/* Whether an item is taken before another. */
static inline bool goes_before(const QueueItem *a, const QueueItem *b)
{
    return a->bound != b->bound ? a->bound > b->bound : a->order > b->order;
}

/* Put an item at the top of the heap and let it sink. */
static void sift_down(Core *core, QueueItem item)
{
    int at = 0, count = core->n_heap;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= count)
            break;
        if (child + 1 < count && goes_before(&core->heap[child + 1], &core->heap[child]))
            child++;
        if (!goes_before(&core->heap[child], &item))
            break;
        core->heap[at] = core->heap[child];
        at = child;
    }
    core->heap[at] = item;
    core->top_is_free = false;
}

/* Add an item at the end of the heap and let it rise. May fail. */
static void sift_up(Core *core, QueueItem item)
{
    core->heap = grown(core, core->heap, core->n_heap, &core->heap_room, sizeof *core->heap);
    int at = core->n_heap++;
    while (at > 0 && goes_before(&item, &core->heap[(at - 1) / 2])) {
        core->heap[at] = core->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    core->heap[at] = item;
}

/* Put a node in line, unless what it promises does not count. Every worth is a multiple of POINT, so a bound can be
 * rounded down to one; and none need promise more than the best weight, or all there is. May fail. */
static void push(Core *core, int32_t node, int64_t bound, uint64_t order)
{
    assert(node >= 0 && node < core->n_nodes);
    bound -= bound % POINT;
    int64_t points = core->node[node].gain % core->scale + core->points_after[core->node[node].place.number];
    if (!(core->problem->without & NO_CAPS))
        bound = min_of64(bound, core->most_weight * core->scale + min_of64(points, core->most_kept * POINT));
    if (bound < core->least)
        return;
    QueueItem item = {bound, order, node};
    if (core->top_is_free)
        sift_down(core, item);
    else
        sift_up(core, item);
}

/* Fill the place of the node that was taken last. */
static void fill_top(Core *core)
{
    if (core->top_is_free && --core->n_heap)
        sift_down(core, core->heap[core->n_heap]);
    core->top_is_free = false;
}

/* Take the first node. Its place stays empty: mostly a child of it comes there, and goes before all others. */
static QueueItem pop(Core *core)
{
    assert(core->n_heap > 0 && !core->top_is_free);
    core->top_is_free = true;
    return core->heap[0];
}

/* Forget all that waits in line. */
static void empty_heap(Core *core)
{
    core->n_heap = 0;
    core->top_is_free = false;
}
