/* A problem as bytes; see cores.py. */

#include "ask.h"

/* Read the weight of each tile. */
static bool read_weights(Reader *question, Problem *p)
{
    for (int k = 0; k < p->colours * NUMBERS; k++)
        p->weight[k] = read_word(question, 0, MAX_WEIGHT, "weight out of range");
    return !question->why;
}

/* Read how long the core may look: so many nodes, and so much time from now on; 0 is for ever. */
static bool read_limits(Reader *question, Problem *p)
{
    p->node_limit = read_word(question, 0, INT64_MAX, "node_limit out of range");
    p->deadline = read_word(question, 0, INT64_MAX, "time out of range");
    return !question->why;
}

/* Read how patient a search is, and what is switched off. */
static bool read_tuning(Reader *question, Problem *p)
{
    p->patience = (int)read_word(question, 0, MAX_PATIENCE, "patience out of range");
    p->without = (int)read_word(question, 0, PRUNINGS - 1, "no such pruning");
    return !question->why;
}

/* Read what must and may be laid. */
static bool read_counts(Reader *question, Problem *p)
{
    size_t cells = (size_t)p->colours * NUMBERS;
    const uint8_t *need = read_row(question, cells), *may = read_row(question, cells);
    if (!need || !may)
        return false;
    memcpy(p->need, need, cells);
    memcpy(p->may, may, cells);
    for (size_t k = 0; k < cells; k++)
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse(question, "too many copies of one tile");
    return read_weights(question, p);
}

/* Room for the items of a list, whose number comes first; NULL if there are none, or with a refusal. */
static void *new_list(Reader *question, size_t item, int *count)
{
    *count = (int)read_word(question, 0, MAX_ITEMS, "blocks and old melds must be at most 200");
    void *items = *count ? calloc((size_t)*count, item) : NULL;
    if (*count && !items)
        refuse(question, NO_ROOM);
    return items;
}

/* Whether more than MAX_RIVALS runs of a colour share a number. */
static bool are_crowded(const RunItem *runs, int count, int colour)
{
    int over[NUMBERS + 1] = {0};
    for (int k = 0; k < count; k++)
        for (int n = runs[k].first; runs[k].colour == colour && n <= runs[k].last; n++)
            if (++over[n] > MAX_RIVALS)
                return true;
    return false;
}

/* Find the old runs that must be held together by tiles of their own, since they share numbers. It is enough that
 * each has two neighbours in a run: where two old runs share the tiles of an end run, they can be dealt so. Not
 * where a joker lay inside, or where one had but two tiles in the midst of another's, or where three share a number;
 * these are held together by any tiles. */
static void set_rivals(RunItem *runs, int count)
{
    for (int k = 0; k < count; k++)
        for (int other = 0; other < count; other++) {
            const RunItem *a = &runs[k], *b = &runs[other];
            if (k == other || a->colour != b->colour || a->extra || b->extra || a->first > b->last
                || b->first > a->last || are_crowded(runs, count, a->colour))
                continue;
            bool amidst = a->last == a->first + 1 && b->first < a->first && a->last < b->last;
            runs[k].rival |= !amidst;
        }
}

/* What a list holds: blocks, old melds worth a point, or old melds to be held together. */
typedef enum { BLOCK, OLD, HOLD } Role;

/* Read run blocks or old runs. The list belongs to the problem either way. */
static bool read_runs(Reader *question, const Problem *p, RunItem **into, int *count, Role role)
{
    RunItem *runs = *into = new_list(question, sizeof *runs, count);
    for (int k = 0; runs && k < *count; k++) {
        int colour = (int)read_word(question, 0, p->colours - 1, "run out of range");
        int first = (int)read_word(question, 1, NUMBERS, "run out of range");
        int last = (int)read_word(question, first, NUMBERS, "run out of range");
        int length = last - first + 1;
        if (role != BLOCK && length < (role == OLD ? 3 : 2))
            return refuse(question, "old run is no run");
        int most = role == BLOCK ? 1 : (1 << length) - 2; /* an old run is not of jokers alone */
        int extra = (int)read_word(question, 0, most, "old run is no run");
        runs[k] = (RunItem){colour, first, last, extra, -1, false};
    }
    if (question->why)
        return false;
    if (set_slots(runs, *count) > MAX_OVERLAP)
        return refuse(question, "too many runs overlap");
    if (role == HOLD)
        set_rivals(runs, *count);
    return true;
}

/* Read the tiles of a group from a mask: bit 8k+c is the (k+1)-th tile of colour c. */
static bool read_mask(Reader *question, const Problem *p, GroupItem *group)
{
    int64_t mask = read_word(question, 0, INT64_C(1) << 60, "group out of range");
    for (int bit = 0; mask >> bit; bit++) {
        if (!(mask >> bit & 1))
            continue;
        if (bit % 8 >= p->colours || bit / 8 >= (p->distinct ? 1 : MAX_COPIES))
            return refuse(question, "group out of range");
        group->count[bit % 8]++;
        group->tiles++;
    }
    return !question->why;
}

/* Read one group block or old group. */
static bool read_group(Reader *question, const Problem *p, GroupItem *group, Role role)
{
    group->number = (int)read_word(question, 1, NUMBERS, "group out of range");
    if (!read_mask(question, p, group))
        return false;
    group->jokers = (int)read_word(question, 0, MAX_GROUP, "group out of range");
    if (role == BLOCK)
        group->keep = (int)read_word(question, 0, 1, "group out of range");
    int size = group->tiles + group->jokers;
    if (size < 1 || size > p->group_max)
        return refuse(question, "group too large");
    if (role == OLD && (!group->tiles || size < 3))
        return refuse(question, "old group is no group");
    return !question->why;
}

/* Read group blocks or old groups. The list belongs to the problem either way. */
static bool read_groups(Reader *question, const Problem *p, GroupItem **into, int *count, Role role)
{
    int at_number[NUMBERS + 1] = {0};
    GroupItem *groups = *into = new_list(question, sizeof *groups, count);
    for (int k = 0; groups && k < *count; k++) {
        if (!read_group(question, p, &groups[k], role))
            return false;
        if (++at_number[groups[k].number] > MAX_SAME_NUMBER)
            return refuse(question, "too many groups of one number");
    }
    return !question->why;
}

/* Hold the open runs of each colour to MAX_OPEN_RUNS, as limits.h counts them; false if there are more. */
static bool check_open_runs(Reader *question, const Problem *p)
{
    for (int c = 0; c < p->colours; c++)
        for (int n = 1; n <= NUMBERS; n++) {
            int at = identity(c, n), most = p->need[at] + p->may[at] + p->joker_need + p->joker_may;
            for (int k = 0; k < p->n_run_blocks; k++) {
                const RunItem *block = &p->run_blocks[k];
                most += block->colour == c && block->first <= n && n <= block->last;
            }
            if (most > MAX_OPEN_RUNS)
                return refuse(question, "too many tiles, jokers and blocks of one colour at one number");
        }
    return true;
}

/* Read what groups may be, and the tiles and jokers with their weights. */
static bool read_tiles(Reader *question, Problem *p)
{
    p->colours = (int)read_word(question, 1, MAX_COLOURS, "colours or group_max out of range");
    p->group_max = (int)read_word(question, 3, MAX_GROUP, "colours or group_max out of range");
    p->distinct = (int)read_word(question, 0, 1, "a flag out of range");
    p->placed = (int)read_word(question, 0, 1, "a flag out of range");
    p->joker_need = (int)read_word(question, 0, MAX_JOKERS, "jokers out of range");
    p->joker_may = (int)read_word(question, 0, MAX_JOKERS - p->joker_need, "jokers out of range");
    p->joker_weight = read_word(question, 0, MAX_WEIGHT, "weight out of range");
    return !question->why && read_counts(question, p);
}

/* Read blocks. The lists belong to the problem either way. */
static bool read_blocks(Reader *question, Problem *p)
{
    return read_runs(question, p, &p->run_blocks, &p->n_run_blocks, BLOCK)
           && read_groups(question, p, &p->group_blocks, &p->n_group_blocks, BLOCK);
}

/* Read blocks and old melds. */
static bool read_items(Reader *question, Problem *p)
{
    return read_blocks(question, p) && read_runs(question, p, &p->keep_runs, &p->n_keep_runs, OLD)
           && read_groups(question, p, &p->keep_groups, &p->n_keep_groups, OLD)
           && read_runs(question, p, &p->hold_runs, &p->n_hold_runs, HOLD)
           && read_groups(question, p, &p->hold_groups, &p->n_hold_groups, HOLD) && check_open_runs(question, p);
}

/* Read which answers count. */
static bool read_floor(Reader *question, Problem *p)
{
    bool given = read_word(question, 0, 1, "a flag out of range");
    int64_t floor = read_word(question, -MAX_FLOOR, MAX_FLOOR, "floor out of range");
    bool counts = read_word(question, 0, 1, "a flag out of range");
    p->known = read_word(question, 0, 1, "a flag out of range");
    p->least_keep = (int)read_word(question, 0, MAX_KEEP, "least_keep out of range");
    if ((p->known && (!given || !counts || floor < 0)) || (p->least_keep && !p->known))
        return refuse(question, "least_keep needs a known weight, and that is the floor");
    p->least = !given ? NEVER : counts ? floor : floor + 1;
    return !question->why;
}

/* Read a problem that was cleared; false with a refusal. free_problem() frees its lists either way. */
static bool read_problem(Reader *question, Problem *p)
{
    return read_tiles(question, p) && read_floor(question, p) && read_limits(question, p) && read_tuning(question, p)
           && read_items(question, p);
}

/* Free the lists of a problem that was read. */
static void free_problem(Problem *p)
{
    free(p->run_blocks);
    free(p->group_blocks);
    free(p->keep_runs);
    free(p->keep_groups);
    free(p->hold_runs);
    free(p->hold_groups);
}
