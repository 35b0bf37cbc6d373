/* The useful ways to group the tiles of a mixed number, remembered by its tiles. */

#include "core.h"

/* A visitor: note the points of a layout for each joker count that it allows. Never content. */
static bool note_points(Core *core, const Layout *layout, void *with)
{
    int *best = with;
    int most = core->exact ? layout->most : layout->fewest;
    for (int jokers = layout->fewest; jokers <= most; jokers++)
        best[jokers] = max_of(best[jokers], layout->points);
    return false;
}

/* The same as visiting all layouts, where there are no blocks: the rest are plain groups. */
static void note_plain_points(Core *core, const MixedGroups *s, const uint8_t *counts, int *best)
{
    for (unsigned kept = 0; kept < 1u << s->n_keeps; kept++) {
        Layout layout = {.kept_groups = kept};
        int tiles = 0, most = 1;
        if (!take_kept_groups(core, s, counts, &layout))
            continue;
        for (int c = 0; c < core->problem->colours; c++) {
            tiles += layout.left[c];
            if (core->problem->distinct)
                most = max_of(most, layout.left[c]);
        }
        unsigned ways = plain_jokers(core, tiles, most);
        for (int jokers = 0; layout.spent + jokers <= core->jokers; jokers++)
            if (ways >> jokers & 1)
                best[layout.spent + jokers] = max_of(best[layout.spent + jokers], core->point * bits_set(kept));
    }
}

/* Where the ways of a key are noted, or are to be. The table always has empty places. */
static KnownWays *known_slot(const MixedGroups *s, uint32_t key)
{
    uint32_t at = key * UINT32_C(2654435769) >> 8;
    while (s->known[at & (s->size - 1)].key && s->known[at & (s->size - 1)].key != key)
        at++;
    return &s->known[at & (s->size - 1)];
}

/* A table of ways four times as large. May fail. */
static void widen_known(Core *core, MixedGroups *s)
{
    MixedGroups wider = *s;
    wider.size = s->size ? s->size * 4 : 16;
    wider.known = reserve_zeroed(core, wider.size * sizeof *wider.known);
    for (uint32_t k = 0; k < s->size; k++)
        if (s->known[k].key)
            *known_slot(&wider, s->known[k].key) = s->known[k];
    *s = wider;
}

/* For each joker count the most points, and without exact mode only where more jokers bring more points. May fail. */
static void find_ways(Core *core, const MixedGroups *s, const uint8_t *counts, KnownWays *known)
{
    int best[MAX_JOKERS + 1], highest = -1;
    for (int j = 0; j <= MAX_JOKERS; j++)
        best[j] = -1;
    if (s->n_blocks)
        visit_layouts(core, s, counts, note_points, best);
    else
        note_plain_points(core, s, counts, best);
    known->ways = reserve(core, (MAX_JOKERS + 1) * sizeof(Way));
    for (int j = 0; j <= core->jokers; j++) {
        if (best[j] < 0 || (!core->exact && best[j] <= highest))
            continue;
        highest = best[j];
        known->ways[known->count++] = (Way){best[j], j};
    }
}

/* Every useful way to group these tiles. May fail. */
static const KnownWays *mixed_ways(Core *core, int number, const uint8_t *counts)
{
    MixedGroups *s = core->mixed[number];
    uint32_t key = 0;
    for (int c = 0; c < core->problem->colours; c++)
        key = key << 4 | counts[c];
    if ((uint32_t)s->n_known * 2 >= s->size)
        widen_known(core, s);
    KnownWays *known = known_slot(s, key + 1);
    if (!known->key) {
        known->key = key + 1;
        s->n_known++;
        find_ways(core, s, counts, known);
    }
    return known;
}
