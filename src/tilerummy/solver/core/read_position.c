/* A position as lay() is asked about it: the table and the rack as bytes; see free.py. */

#include "interpreter.h"

/* Count one tile, given as a byte; false with an error if there are too many. */
static bool count_tile(int cell, uint8_t *counts, int *jokers)
{
    if (cell == JOKER_BYTE)
        return ++*jokers <= MAX_JOKERS || refuse("jokers out of range");
    return ++counts[cell] <= MAX_COPIES || refuse("too many copies of one tile");
}

/* Count tiles of the rack into need or may, and add up the weight of those that must be laid; false with an error. */
static bool read_rack(Problem *p, PyObject *tiles, bool must, int64_t *gain)
{
    if (!PyBytes_Check(tiles))
        return refuse("a rack must be bytes");
    const uint8_t *cells = (const uint8_t *)PyBytes_AS_STRING(tiles);
    for (Py_ssize_t k = 0; k < PyBytes_GET_SIZE(tiles); k++) {
        if (cells[k] != JOKER_BYTE && cells[k] >= p->colours * NUMBERS)
            return refuse("tile out of range");
        if (!count_tile(cells[k], must ? p->need : p->may, must ? &p->joker_need : &p->joker_may))
            return false;
        if (must)
            *gain += cells[k] == JOKER_BYTE ? p->joker_weight : p->weight[cells[k]];
    }
    return true;
}

/* Read an old run of the table; false with an error. */
static bool read_old_run(const Problem *p, const uint8_t *meld, RunItem *run)
{
    int length = meld[3], first = meld[2], jokers = 0;
    if (meld[1] >= p->colours || first < 1 || length < 3 || first + length - 1 > NUMBERS)
        return refuse("old run is no run");
    for (int k = 0; k < length; k++) {
        if (meld[MELD_HEAD + k] == JOKER_BYTE)
            jokers |= 1 << k;
        else if (meld[MELD_HEAD + k] != identity(meld[1], first + k))
            return refuse("old run is no run");
    }
    if (jokers == (1 << length) - 1)
        return refuse("old run is no run");
    *run = (RunItem){meld[1], first, first + length - 1, jokers, -1, false};
    return true;
}

/* Read an old group of the table; false with an error. */
static bool read_old_group(const Problem *p, const uint8_t *meld, GroupItem *group)
{
    *group = (GroupItem){.number = meld[2]};
    if (meld[2] < 1 || meld[2] > NUMBERS || meld[3] < 3 || meld[3] > p->group_max)
        return refuse("old group is no group");
    for (int k = 0; k < meld[3]; k++) {
        int cell = meld[MELD_HEAD + k];
        if (cell == JOKER_BYTE) {
            group->jokers++;
            continue;
        }
        if (cell % NUMBERS + 1 != meld[2] || (p->distinct && group->count[cell / NUMBERS]))
            return refuse("old group is no group");
        group->count[cell / NUMBERS]++;
        group->tiles++;
    }
    return group->tiles || refuse("old group is no group");
}

/* Count the tiles of the table; with `keep` every meld is wanted as it lies. False with an error. */
static bool read_melds(Problem *p, const uint8_t *at, const uint8_t *end, bool keep)
{
    int same[NUMBERS + 1] = {0};
    while (at < end) {
        if (end - at < MELD_HEAD || end - at < MELD_HEAD + at[3])
            return refuse("the table is cut short");
        for (int k = 0; k < at[3]; k++) {
            if (at[MELD_HEAD + k] != JOKER_BYTE && at[MELD_HEAD + k] >= p->colours * NUMBERS)
                return refuse("tile out of range");
            if (!count_tile(at[MELD_HEAD + k], p->need, &p->joker_need))
                return false;
        }
        if (keep && at[0] == RUN && !read_old_run(p, at, &p->keep_runs[p->n_keep_runs++]))
            return false;
        if (keep && at[0] == GROUP && !read_old_group(p, at, &p->keep_groups[p->n_keep_groups++]))
            return false;
        if (keep && at[0] == GROUP && ++same[at[2]] > MAX_SAME_NUMBER)
            return refuse("too many groups of one number");
        at += MELD_HEAD + at[3];
    }
    return set_slots(p->keep_runs, p->n_keep_runs) <= MAX_OVERLAP || refuse("too many runs overlap");
}

/* Read the table; false with an error. The lists belong to the problem either way. */
static bool read_table(Problem *p, PyObject *table, bool keep)
{
    if (!PyBytes_Check(table))
        return refuse("the table must be bytes");
    Py_ssize_t size = PyBytes_GET_SIZE(table);
    if (keep) {
        p->keep_runs = calloc((size_t)size / (MELD_HEAD + 1) + 1, sizeof *p->keep_runs);
        p->keep_groups = calloc((size_t)size / (MELD_HEAD + 1) + 1, sizeof *p->keep_groups);
        if (!p->keep_runs || !p->keep_groups) {
            PyErr_NoMemory();
            return false;
        }
        if (size / (MELD_HEAD + 3) > MAX_ITEMS)
            return refuse("too many melds");
    }
    const uint8_t *at = (const uint8_t *)PyBytes_AS_STRING(table);
    return read_melds(p, at, at + size, keep);
}

/* Read the weights from a row of eight bytes each; false with an error. */
static bool read_row(Problem *p, PyObject *row)
{
    int cells = p->colours * NUMBERS;
    if (!PyBytes_Check(row) || PyBytes_GET_SIZE(row) != (Py_ssize_t)(cells * sizeof *p->weight))
        return refuse("weight must have one entry per identity");
    memcpy(p->weight, PyBytes_AS_STRING(row), cells * sizeof *p->weight);
    for (int k = 0; k < cells; k++)
        if (p->weight[k] < 0 || p->weight[k] > MAX_WEIGHT)
            return refuse("weight out of range");
    return true;
}

/* Read a position into a problem that was cleared; false with an error. free_problem() frees its lists either way. */
static bool read_position(Problem *p, PyObject *const *args)
{
    long long weight, least = NEVER;
    int keep;
    if (!read_int(args[LAY_COLOURS], 1, MAX_COLOURS, &p->colours, "colours or group_max out of range")
        || !read_int(args[LAY_GROUP_MAX], 3, MAX_GROUP, &p->group_max, "colours or group_max out of range")
        || !read_flag(args[LAY_DISTINCT], &p->distinct) || !read_flag(args[LAY_PLACED], &p->placed)
        || !read_flag(args[LAY_KEEP], &keep) || !read_row(p, args[LAY_WEIGHT])
        || !read_number(args[LAY_JOKER_WEIGHT], 0, MAX_WEIGHT, &weight, "weight out of range"))
        return false;
    p->joker_weight = weight;
    if (!read_table(p, args[LAY_TABLE], keep) || !read_rack(p, args[LAY_MUST], true, &p->gain)
        || !read_rack(p, args[LAY_MAY], false, &p->gain))
        return false;
    for (int k = 0; k < p->colours * NUMBERS; k++)
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse("too many copies of one tile");
    if (p->joker_need + p->joker_may > MAX_JOKERS)
        return refuse("jokers out of range");
    bool given = args[LAY_LEAST] != Py_None;
    if (given && !read_number(args[LAY_LEAST], -MAX_FLOOR, MAX_FLOOR, &least, "floor out of range"))
        return false;
    p->least = given ? least - p->gain : least;
    return read_limits(p, args[LAY_NODE_LIMIT], args[LAY_DEADLINE_NS]);
}
