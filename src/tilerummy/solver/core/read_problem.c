/* A problem as solve() is asked it; see problem.py. */

#include "interpreter.h"

/* Read the weights; false with an error. */
static bool read_weights(Problem *p, PyObject *weight)
{
    int cells = p->colours * NUMBERS;
    if (!PyTuple_Check(weight) || PyTuple_GET_SIZE(weight) != cells)
        return refuse("weight must have one entry per identity");
    for (int k = 0; k < cells; k++) {
        long long value;
        if (!read_number(PyTuple_GET_ITEM(weight, k), 0, MAX_WEIGHT, &value, "weight out of range"))
            return false;
        p->weight[k] = value;
    }
    return true;
}

/* Read what must and may be laid; false with an error. */
static bool read_counts(Problem *p, PyObject *need, PyObject *may, PyObject *weight)
{
    int cells = p->colours * NUMBERS;
    if (!PyBytes_Check(need) || !PyBytes_Check(may) || PyBytes_Size(need) != cells || PyBytes_Size(may) != cells)
        return refuse("need and may must have one entry per identity");
    memcpy(p->need, PyBytes_AsString(need), (size_t)cells);
    memcpy(p->may, PyBytes_AsString(may), (size_t)cells);
    for (int k = 0; k < cells; k++)
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse("too many copies of one tile");
    return read_weights(p, weight);
}

/* Read the entries of one tuple of a list of blocks or old melds; false with an error. */
static bool read_entries(PyObject *list, Py_ssize_t at, Py_ssize_t width, long long *entry)
{
    PyObject *item = PyTuple_GetItem(list, at);
    if (!item || !PyTuple_Check(item) || PyTuple_Size(item) != width)
        return refuse("a block or old meld has the wrong form");
    for (Py_ssize_t k = 0; k < width; k++)
        if (!read_number(PyTuple_GetItem(item, k), 0, INT64_C(1) << 60, &entry[k],
                         "block or old meld out of range"))
            return false;
    return true;
}

/* Room for the items of a list, from calloc; NULL with an error, or if there are none. */
static void *new_list(PyObject *list, size_t item, int *count)
{
    if (!PyTuple_Check(list) || PyTuple_Size(list) > MAX_ITEMS) {
        refuse("blocks and old melds must be tuples of at most 200");
        return NULL;
    }
    *count = (int)PyTuple_Size(list);
    void *items = *count ? calloc((size_t)*count, item) : NULL;
    if (*count && !items)
        PyErr_NoMemory();
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

/* Read run blocks or old runs; false with an error. The list belongs to the problem either way. */
static bool read_runs(const Problem *p, PyObject *list, RunItem **into, int *count, Role role)
{
    RunItem *runs = *into = new_list(list, sizeof *runs, count);
    if (!runs)
        return !PyErr_Occurred();
    for (int k = 0; k < *count; k++) {
        long long entry[4];
        if (!read_entries(list, k, 4, entry))
            return false;
        if (entry[0] >= p->colours || entry[1] < 1 || entry[2] < entry[1] || entry[2] > NUMBERS)
            return refuse("run out of range");
        long long length = entry[2] - entry[1] + 1;
        if (role != BLOCK && (length < (role == OLD ? 3 : 2) || entry[3] >= (1LL << length) - 1))
            return refuse("old run is no run");
        int extra = role == BLOCK ? entry[3] != 0 : (int)entry[3];
        runs[k] = (RunItem){(int)entry[0], (int)entry[1], (int)entry[2], extra, -1, false};
    }
    if (set_slots(runs, *count) > MAX_OVERLAP)
        return refuse("too many runs overlap");
    if (role == HOLD)
        set_rivals(runs, *count);
    return true;
}

/* Read the tiles of a group; false with an error. */
static bool read_mask(const Problem *p, long long mask, GroupItem *group)
{
    for (int bit = 0; mask >> bit; bit++) {
        if (!(mask >> bit & 1))
            continue;
        if (bit % 8 >= p->colours || bit / 8 >= (p->distinct ? 1 : MAX_COPIES))
            return refuse("group out of range");
        group->count[bit % 8]++;
        group->tiles++;
    }
    return true;
}

/* Read group blocks or old groups; false with an error. The list belongs to the problem either way. */
static bool read_groups(const Problem *p, PyObject *list, GroupItem **into, int *count, Role role)
{
    int at_number[NUMBERS + 1] = {0};
    GroupItem *groups = *into = new_list(list, sizeof *groups, count);
    if (!groups)
        return !PyErr_Occurred();
    for (int k = 0; k < *count; k++) {
        long long entry[4] = {0};
        if (!read_entries(list, k, role == BLOCK ? 4 : 3, entry))
            return false;
        if (entry[0] < 1 || entry[0] > NUMBERS || entry[2] > MAX_GROUP)
            return refuse("group out of range");
        groups[k] = (GroupItem){.number = (int)entry[0], .jokers = (int)entry[2], .keep = entry[3] != 0};
        if (!read_mask(p, entry[1], &groups[k]))
            return false;
        int size = groups[k].tiles + groups[k].jokers;
        if (size < 1 || size > p->group_max)
            return refuse("group too large");
        if (role == OLD && (!groups[k].tiles || size < 3))
            return refuse("old group is no group");
        if (++at_number[groups[k].number] > MAX_SAME_NUMBER)
            return refuse("too many groups of one number");
    }
    return true;
}

/* Hold the open runs of each colour to MAX_OPEN_RUNS, as limits.h counts them; false with an error. */
static bool check_open_runs(const Problem *p)
{
    for (int c = 0; c < p->colours; c++)
        for (int n = 1; n <= NUMBERS; n++) {
            int at = identity(c, n), most = p->need[at] + p->may[at] + p->joker_need + p->joker_may;
            for (int k = 0; k < p->n_run_blocks; k++) {
                const RunItem *block = &p->run_blocks[k];
                most += block->colour == c && block->first <= n && n <= block->last;
            }
            if (most > MAX_OPEN_RUNS)
                return refuse("too many tiles, jokers and blocks of one colour at one number");
        }
    return true;
}

/* Read what groups may be, and the tiles and jokers with their weights; false with an error. */
static bool read_tiles(Problem *p, PyObject *const *field)
{
    long long weight;
    if (!read_int(field[PROBLEM_COLOURS], 1, MAX_COLOURS, &p->colours, "colours or group_max out of range")
        || !read_int(field[PROBLEM_GROUP_MAX], 3, MAX_GROUP, &p->group_max, "colours or group_max out of range")
        || !read_flag(field[PROBLEM_DISTINCT], &p->distinct) || !read_flag(field[PROBLEM_PLACED], &p->placed)
        || !read_counts(p, field[PROBLEM_NEED], field[PROBLEM_MAY], field[PROBLEM_WEIGHT])
        || !read_int(field[PROBLEM_JOKER_NEED], 0, MAX_JOKERS, &p->joker_need, "jokers out of range")
        || !read_int(field[PROBLEM_JOKER_MAY], 0, MAX_JOKERS - p->joker_need, &p->joker_may, "jokers out of range")
        || !read_number(field[PROBLEM_JOKER_WEIGHT], 0, MAX_WEIGHT, &weight, "weight out of range"))
        return false;
    p->joker_weight = weight;
    return true;
}

/* Read blocks; false with an error. The lists belong to the problem either way. */
static bool read_blocks(Problem *p, PyObject *runs, PyObject *groups)
{
    return read_runs(p, runs, &p->run_blocks, &p->n_run_blocks, BLOCK)
           && read_groups(p, groups, &p->group_blocks, &p->n_group_blocks, BLOCK);
}

/* Read blocks and old melds; false with an error. */
static bool read_items(Problem *p, PyObject *const *field)
{
    return read_blocks(p, field[PROBLEM_RUN_BLOCKS], field[PROBLEM_GROUP_BLOCKS])
           && read_runs(p, field[PROBLEM_KEEP_RUNS], &p->keep_runs, &p->n_keep_runs, OLD)
           && read_groups(p, field[PROBLEM_KEEP_GROUPS], &p->keep_groups, &p->n_keep_groups, OLD)
           && read_runs(p, field[PROBLEM_HOLD_RUNS], &p->hold_runs, &p->n_hold_runs, HOLD)
           && read_groups(p, field[PROBLEM_HOLD_GROUPS], &p->hold_groups, &p->n_hold_groups, HOLD)
           && check_open_runs(p);
}

/* Read which answers count; false with an error. */
static bool read_floor(Problem *p, PyObject *const *field)
{
    long long floor = NEVER;
    int counts, known;
    bool given = field[PROBLEM_FLOOR] != Py_None;
    if (!read_flag(field[PROBLEM_FLOOR_COUNTS], &counts) || !read_flag(field[PROBLEM_KNOWN], &known)
        || (given && !read_number(field[PROBLEM_FLOOR], -MAX_FLOOR, MAX_FLOOR, &floor, "floor out of range"))
        || !read_int(field[PROBLEM_LEAST_KEEP], 0, MAX_KEEP, &p->least_keep, "least_keep out of range"))
        return false;
    if ((known && (!given || !counts || floor < 0)) || (p->least_keep && !known))
        return refuse("least_keep needs a known weight, and that is the floor");
    p->known = known;
    p->least = given && !counts ? floor + 1 : floor;
    return true;
}

/* Read a problem that was cleared from its only argument, a Problem; false with an error. free_problem() frees its lists
 * either way. */
static bool read_problem(Problem *p, PyObject *const *args)
{
    PyObject *field[PROBLEM_FIELDS];
    if (!PyTuple_Check(*args) || PyTuple_Size(*args) != PROBLEM_FIELDS)
        return refuse("a problem has 22 fields");
    for (int k = 0; k < PROBLEM_FIELDS; k++)
        field[k] = PyTuple_GetItem(*args, k);
    return read_tiles(p, field) && read_items(p, field) && read_floor(p, field)
           && read_limits(p, field[PROBLEM_NODE_LIMIT], field[PROBLEM_DEADLINE_NS]);
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
