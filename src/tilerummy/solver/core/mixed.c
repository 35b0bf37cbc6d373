/* Groups of a number that has group blocks or old groups, beside or around which its tiles are dealt. */

#include "core.h"

/* The mixed groups of a number, made at first use. May fail. */
static MixedGroups *mixed_at(Core *core, int number)
{
    if (!core->mixed[number])
        core->mixed[number] = reserve_zeroed(core, sizeof(MixedGroups));
    return core->mixed[number];
}

/* List the group blocks and old groups of each number. The readers allow MAX_SAME_NUMBER of each. May fail. */
static void set_mixed(Core *core)
{
    const Problem *p = core->problem;
    for (int k = 0; k < p->n_group_blocks; k++) {
        MixedGroups *s = mixed_at(core, p->group_blocks[k].number);
        s->blocks[s->n_blocks++] = k;
    }
    for (int k = 0; k < p->n_keep_groups; k++) {
        MixedGroups *s = mixed_at(core, p->keep_groups[k].number);
        s->keeps[s->n_keeps++] = k;
    }
}

/* Sizes of the joined groups, four bits each, and above them the tiles that go to the free groups. */
typedef struct {
    uint64_t sizes;
    int32_t from;
    uint32_t pick;
} Dealing;

/* Order dealings by their sizes, for qsort. */
static int compare_dealings(const void *a, const void *b)
{
    uint64_t x = ((const Dealing *)a)->sizes, y = ((const Dealing *)b)->sizes;
    return x < y ? -1 : x > y;
}

/* Keep one dealing of each size; how many are left. */
static int drop_equal_dealings(Dealing *dealing, int count)
{
    int kept = 0;
    if (count > 1)
        qsort(dealing, (size_t)count, sizeof *dealing, compare_dealings);
    for (int k = 0; k < count; k++)
        if (!kept || dealing[kept - 1].sizes != dealing[k].sizes)
            dealing[kept++] = dealing[k];
    return kept;
}

/* The dealings after one more colour: each joined group without the colour takes one tile or none. May fail. */
static Dealing *deal_colour(Core *core, const Layout *layout, int colour, const Dealing *now, int count,
                            int *after)
{
    int tiles = layout->left[colour], room = 0, found = 0;
    Dealing *later = NULL;
    for (int k = 0; k < count; k++) {
        for (unsigned pick = 0; pick < 1u << layout->n_joined; pick++) {
            int picked = bits_set(pick), rest = tiles - picked;
            if (rest < 0 || rest > layout->free)
                continue;
            uint64_t sizes = now[k].sizes + ((uint64_t)rest << FREE_SHIFT);
            bool fits = true;
            for (int g = 0; g < layout->n_joined && fits; g++) {
                if (!(pick >> g & 1))
                    continue;
                fits = !(layout->taken[g] >> colour & 1)
                       && (int)(sizes >> (4 * g) & 15) < core->problem->group_max;
                sizes += UINT64_C(1) << (4 * g);
            }
            if (!fits)
                continue;
            later = grown(core, later, found, &room, sizeof *later);
            later[found++] = (Dealing){sizes, k, pick};
        }
    }
    *after = drop_equal_dealings(later, found);
    return later;
}

/* Jokers that a dealing lacks to fill its groups, or -1 if its tiles do not fit. */
static int dealing_lacks(const Core *core, const Layout *layout, uint64_t sizes)
{
    int free_tiles = (int)(sizes >> FREE_SHIFT), lacks = max_of(0, 3 * layout->free - free_tiles);
    if (free_tiles < layout->free || free_tiles > layout->free * core->problem->group_max)
        return -1;
    for (int g = 0; g < layout->n_joined; g++)
        lacks += max_of(0, 3 - (int)(sizes >> (4 * g) & 15));
    return lacks;
}

/* Deal the tiles so that the fewest jokers are lacking; -1 if they cannot be dealt. If `share` is given it receives,
 * by joined group (the free ones together last), the tiles of each colour. May fail. */
static int deal_distinct(Core *core, const Layout *layout, uint8_t (*share)[MAX_COLOURS])
{
    Dealing *step[MAX_COLOURS + 1];
    int count[MAX_COLOURS + 1] = {1}, colours = core->problem->colours, best = -1, at = -1;
    step[0] = reserve(core, sizeof **step);
    step[0][0] = (Dealing){0, 0, 0};
    for (int g = 0; g < layout->n_joined; g++)
        step[0][0].sizes |= (uint64_t)layout->size[g] << (4 * g);
    for (int c = 0; c < colours; c++) {
        step[c + 1] = deal_colour(core, layout, c, step[c], count[c], &count[c + 1]);
        if (!count[c + 1])
            return -1;
    }
    for (int k = 0; k < count[colours]; k++) {
        int lacks = dealing_lacks(core, layout, step[colours][k].sizes);
        if (lacks >= 0 && (best < 0 || lacks < best))
            best = lacks, at = k;
    }
    if (best < 0 || !share)
        return best;
    for (int c = colours - 1; c >= 0; at = step[c + 1][at].from, c--) {
        unsigned pick = step[c + 1][at].pick;
        for (int g = 0; g < layout->n_joined; g++)
            share[g][c] = pick >> g & 1;
        share[layout->n_joined][c] = (uint8_t)(layout->left[c] - bits_set(pick));
    }
    return best;
}

/* The same where colours may repeat: every tile fits everywhere. */
static int deal_any(const Core *core, const Layout *layout)
{
    int tiles = 0, lacks = 3 * layout->free, room = layout->free * core->problem->group_max;
    for (int c = 0; c < core->problem->colours; c++)
        tiles += layout->left[c];
    for (int g = 0; g < layout->n_joined; g++) {
        lacks += max_of(0, 3 - layout->size[g]);
        room += core->problem->group_max - layout->size[g];
    }
    return tiles < layout->free || tiles > room ? -1 : max_of(0, lacks - tiles);
}

/* Visit every number of free groups beside the joined ones; stop when the visitor is content. May fail. */
static bool visit_free_groups(Core *core, Layout *layout, Visit visit, void *with)
{
    int cells = 0, tiles = 0;
    for (int g = 0; g < layout->n_joined; g++)
        cells += layout->size[g];
    for (int c = 0; c < core->problem->colours; c++)
        tiles += layout->left[c];
    for (int free = 0; free <= tiles; free++) {
        int groups = layout->n_joined + free;
        if (3 * groups > cells + tiles + core->jokers - layout->spent)
            break;
        layout->free = free;
        int lacks = core->problem->distinct ? deal_distinct(core, layout, NULL) : deal_any(core, layout);
        if (lacks < 0)
            continue;
        layout->fewest = layout->spent + lacks;
        layout->most = layout->spent + groups * core->problem->group_max - cells - tiles;
        layout->most = min_of(layout->most, core->jokers);
        if (layout->fewest <= layout->most && visit(core, layout, with))
            return true;
    }
    return false;
}

/* Put block `at` and those after it into joined groups in every way. May fail. */
static bool visit_joins(Core *core, const MixedGroups *s, Layout *layout, int at, Visit visit, void *with)
{
    if (at == s->n_blocks)
        return visit_free_groups(core, layout, visit, with);
    if (layout->kept_blocks >> at & 1) {
        layout->home[at] = -1;
        return visit_joins(core, s, layout, at + 1, visit, with);
    }
    const GroupItem *block = &core->problem->group_blocks[s->blocks[at]];
    int size = block->tiles + block->jokers, joined = layout->n_joined;
    unsigned colours = 0;
    for (int c = 0; c < core->problem->colours; c++)
        colours |= (unsigned)(block->count[c] > 0) << c;
    for (int g = 0; g <= joined; g++) {
        int before = g < joined ? layout->size[g] : 0;
        unsigned taken = g < joined ? layout->taken[g] : 0;
        if (before + size > core->problem->group_max || (core->problem->distinct && taken & colours))
            continue;
        layout->home[at] = g;
        layout->n_joined = max_of(joined, g + 1);
        layout->size[g] = before + size;
        layout->taken[g] = taken | colours;
        bool content = visit_joins(core, s, layout, at + 1, visit, with);
        layout->n_joined = joined;
        layout->size[g] = before;
        layout->taken[g] = taken;
        if (content)
            return true;
    }
    return false;
}

/* Take the tiles of the kept old groups away; false if there are too few. */
static bool take_kept_groups(const Core *core, const MixedGroups *s, const uint8_t *counts, Layout *layout)
{
    for (int c = 0; c < core->problem->colours; c++)
        layout->left[c] = counts[c];
    layout->spent = 0;
    for (int k = 0; k < s->n_keeps; k++) {
        if (!(layout->kept_groups >> k & 1))
            continue;
        const GroupItem *old = &core->problem->keep_groups[s->keeps[k]];
        layout->spent += old->jokers;
        for (int c = 0; c < core->problem->colours; c++) {
            layout->left[c] -= old->count[c];
            if (layout->left[c] < 0)
                return false;
        }
    }
    return layout->spent <= core->jokers;
}

/* Whether these blocks, as bits, may all be groups of their own. */
static bool may_be_kept(const Core *core, const MixedGroups *s, unsigned blocks)
{
    for (int k = 0; k < s->n_blocks; k++) {
        const GroupItem *block = &core->problem->group_blocks[s->blocks[k]];
        if (blocks >> k & 1 && (!block->keep || block->tiles + block->jokers < 3))
            return false;
    }
    return true;
}

/* Visit every way to lay these tiles of a number in groups, except how tiles are dealt. May fail. */
static void visit_layouts(Core *core, const MixedGroups *s, const uint8_t *counts, Visit visit, void *with)
{
    Layout layout;
    memset(&layout, 0, sizeof layout);
    for (unsigned blocks = 0; blocks < 1u << s->n_blocks; blocks++) {
        if (!may_be_kept(core, s, blocks))
            continue;
        for (unsigned groups = 0; groups < 1u << s->n_keeps; groups++) {
            layout.kept_blocks = blocks;
            layout.kept_groups = groups;
            layout.points = core->point * (bits_set(blocks) + bits_set(groups));
            layout.n_joined = 0;
            if (take_kept_groups(core, s, counts, &layout)
                && visit_joins(core, s, &layout, 0, visit, with))
                return;
        }
    }
}
