/* A position as lay() is asked about it: the table and the rack as bytes; see cores.py. */

#include "ask.h"

/* Count one tile, given as a byte; false with a refusal if there are too many. */
static bool count_tile(Reader *question, int cell, uint8_t *counts, int *jokers)
{
    if (cell == JOKER_BYTE)
        return ++*jokers <= MAX_JOKERS || refuse(question, "jokers out of range");
    return ++counts[cell] <= MAX_COPIES || refuse(question, "too many copies of one tile");
}

/* Count tiles of the rack into need or may, and add up the weight of those that must be laid. */
static bool read_rack(Reader *question, Problem *p, size_t size, bool must)
{
    const uint8_t *cells = read_row(question, size);
    for (size_t k = 0; cells && k < size; k++) {
        if (cells[k] != JOKER_BYTE && cells[k] >= p->colours * NUMBERS)
            return refuse(question, "tile out of range");
        if (!count_tile(question, cells[k], must ? p->need : p->may, must ? &p->joker_need : &p->joker_may))
            return false;
        if (must)
            p->gain += cells[k] == JOKER_BYTE ? p->joker_weight : p->weight[cells[k]];
    }
    return cells != NULL;
}

/* Read an old run of the table. */
static bool read_old_run(Reader *question, const Problem *p, const uint8_t *meld, RunItem *run)
{
    int length = meld[3], first = meld[2], jokers = 0;
    if (meld[1] >= p->colours || first < 1 || length < 3 || first + length - 1 > NUMBERS)
        return refuse(question, "old run is no run");
    for (int k = 0; k < length; k++) {
        if (meld[MELD_HEAD + k] == JOKER_BYTE)
            jokers |= 1 << k;
        else if (meld[MELD_HEAD + k] != identity(meld[1], first + k))
            return refuse(question, "old run is no run");
    }
    if (jokers == (1 << length) - 1)
        return refuse(question, "old run is no run");
    *run = (RunItem){meld[1], first, first + length - 1, jokers, -1, false};
    return true;
}

/* Read an old group of the table. */
static bool read_old_group(Reader *question, const Problem *p, const uint8_t *meld, GroupItem *group)
{
    *group = (GroupItem){.number = meld[2]};
    if (meld[2] < 1 || meld[2] > NUMBERS || meld[3] < 3 || meld[3] > p->group_max)
        return refuse(question, "old group is no group");
    for (int k = 0; k < meld[3]; k++) {
        int cell = meld[MELD_HEAD + k];
        if (cell == JOKER_BYTE) {
            group->jokers++;
            continue;
        }
        if (cell % NUMBERS + 1 != meld[2] || (p->distinct && group->count[cell / NUMBERS]))
            return refuse(question, "old group is no group");
        group->count[cell / NUMBERS]++;
        group->tiles++;
    }
    return group->tiles || refuse(question, "old group is no group");
}

/* Count the tiles of one meld. */
static bool count_meld(Reader *question, Problem *p, const uint8_t *meld)
{
    for (int k = 0; k < meld[3]; k++) {
        int cell = meld[MELD_HEAD + k];
        if (cell != JOKER_BYTE && cell >= p->colours * NUMBERS)
            return refuse(question, "tile out of range");
        if (!count_tile(question, cell, p->need, &p->joker_need))
            return false;
    }
    return true;
}

/* Count the tiles of the table; with `keep` every meld is wanted as it lies. */
static bool read_melds(Reader *question, Problem *p, const uint8_t *at, const uint8_t *end, bool keep)
{
    int same[NUMBERS + 1] = {0};
    for (; at < end; at += MELD_HEAD + at[3]) {
        if (end - at < MELD_HEAD || end - at < MELD_HEAD + at[3])
            return refuse(question, "the table is cut short");
        if (!count_meld(question, p, at))
            return false;
        if (keep && at[0] == RUN && !read_old_run(question, p, at, &p->keep_runs[p->n_keep_runs++]))
            return false;
        if (keep && at[0] == GROUP && !read_old_group(question, p, at, &p->keep_groups[p->n_keep_groups++]))
            return false;
        if (keep && at[0] == GROUP && ++same[at[2]] > MAX_SAME_NUMBER)
            return refuse(question, "too many groups of one number");
    }
    return set_slots(p->keep_runs, p->n_keep_runs) <= MAX_OVERLAP || refuse(question, "too many runs overlap");
}

/* Read the table. The lists belong to the problem either way. */
static bool read_table(Reader *question, Problem *p, size_t size, bool keep)
{
    const uint8_t *table = read_row(question, size);
    if (!table)
        return false;
    if (keep) {
        size_t most = size / (MELD_HEAD + 1) + 1;
        if (size / (MELD_HEAD + 3) > MAX_ITEMS)
            return refuse(question, "too many melds");
        p->keep_runs = calloc(most, sizeof *p->keep_runs);
        p->keep_groups = calloc(most, sizeof *p->keep_groups);
        if (!p->keep_runs || !p->keep_groups)
            return refuse(question, NO_ROOM);
    }
    return read_melds(question, p, table, table + size, keep);
}

/* Whether the core has room for all that was counted. */
static bool check_counts(Reader *question, const Problem *p)
{
    for (int k = 0; k < p->colours * NUMBERS; k++)
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse(question, "too many copies of one tile");
    return p->joker_need + p->joker_may <= MAX_JOKERS || refuse(question, "jokers out of range");
}

/* Read a position into a problem that was cleared; false with a refusal. free_problem() frees its lists either way. */
static bool read_position(Reader *question, Problem *p)
{
    p->colours = (int)read_word(question, 1, MAX_COLOURS, "colours or group_max out of range");
    p->group_max = (int)read_word(question, 3, MAX_GROUP, "colours or group_max out of range");
    p->distinct = (int)read_word(question, 0, 1, "a flag out of range");
    p->placed = (int)read_word(question, 0, 1, "a flag out of range");
    p->joker_weight = read_word(question, 0, MAX_WEIGHT, "weight out of range");
    bool keep = read_word(question, 0, 1, "a flag out of range");
    bool given = read_word(question, 0, 1, "a flag out of range");
    int64_t least = read_word(question, -MAX_FLOOR, MAX_FLOOR, "floor out of range");
    read_limits(question, p);
    size_t table = (size_t)read_word(question, 0, MAX_ROW, "the table is too large");
    size_t must = (size_t)read_word(question, 0, MAX_ROW, "the rack is too large");
    size_t may = (size_t)read_word(question, 0, MAX_ROW, "the rack is too large");
    if (question->why || !read_weights(question, p) || !read_table(question, p, table, keep)
        || !read_rack(question, p, must, true) || !read_rack(question, p, may, false) || !check_counts(question, p))
        return false;
    p->least = given ? least - p->gain : NEVER;
    return true;
}
