/* What settle() is asked beside its problem, and its answer; see settle.py. */

#include "interpreter.h"

/* Read the sets not to be settled again; false with an error. The bytes stay the interpreter's. */
static bool read_skipped(Settling *s, PyObject *skip)
{
    if (!PyBytes_Check(skip))
        return refuse("skipped sets must be bytes");
    s->skip = (const uint8_t *)PyBytes_AS_STRING(skip);
    s->skip_size = PyBytes_GET_SIZE(skip);
    for (Py_ssize_t at = 0; at < s->skip_size; at += 3 + s->skip[at + 1] + s->skip[at + 2])
        if (at + 3 > s->skip_size || at + 3 + s->skip[at + 1] + s->skip[at + 2] > s->skip_size)
            return refuse("skipped sets are cut short");
    return true;
}

/* Read the old sets; false with an error. The bytes stay the interpreter's. */
static bool read_old_sets(Settling *s, PyObject *old)
{
    if (!PyBytes_Check(old))
        return refuse("old sets must be bytes");
    s->old = (const uint8_t *)PyBytes_AS_STRING(old);
    s->old_size = PyBytes_GET_SIZE(old);
    for (Py_ssize_t at = 0; at < s->old_size; at += 1 + s->old[at])
        if (at + 1 + s->old[at] > s->old_size)
            return refuse("old sets are cut short");
    return true;
}

/* Read how the old sets own the tiles, rows of bytes; false with an error. `args` begins with the rack's tiles. */
static bool read_owners(Settling *s, PyObject *const *args)
{
    enum { RACK_NEED, HOMES, ENOUGH, SWAPS, ROWS };
    const uint8_t *row[ROWS];
    Py_ssize_t size[ROWS];
    for (int k = 0; k < ROWS; k++) {
        if (!PyBytes_Check(args[k]))
            return refuse("owners must be bytes");
        row[k] = (const uint8_t *)PyBytes_AS_STRING(args[k]);
        size[k] = PyBytes_GET_SIZE(args[k]);
    }
    int cells = s->problem->colours * NUMBERS;
    if (size[RACK_NEED] != cells || size[HOMES] % 2 || size[ENOUGH] > MAX_HOMES || size[SWAPS] % 3
        || size[SWAPS] > 3 * MAX_JOKERS)
        return refuse("owners out of range");
    memcpy(s->rack_need, row[RACK_NEED], (size_t)cells);
    memcpy(s->enough, row[ENOUGH], (size_t)size[ENOUGH]);
    for (Py_ssize_t k = 0; k < size[HOMES]; k += 2) {
        int cell = row[HOMES][k], home = row[HOMES][k + 1];
        if (cell >= cells || home >= size[ENOUGH] || s->n_homes[cell] == MAX_COPIES)
            return refuse("owners out of range");
        s->homes[cell][s->n_homes[cell]++] = (uint8_t)home;
    }
    s->n_swaps = (int)(size[SWAPS] / 3);
    for (int k = 0; k < s->n_swaps; k++) {
        memcpy(s->swaps[k], &row[SWAPS][3 * k], 3);
        if (s->swaps[k][0] >= size[ENOUGH])
            return refuse("owners out of range");
    }
    return true;
}

/* Read what is asked of a set, beside the problem, which is read already; false with an error. */
static bool read_settling(Settling *s, PyObject *const *args)
{
    int only, last = s->problem->colours * NUMBERS - 1;
    if (!read_flag(args[SETTLE_NEW_ONLY], &only)
        || !read_int(args[SETTLE_MUST], JOKER, last, &s->must, "no such tile")
        || !read_int(args[SETTLE_WANTED], ALL_SETS, ANY_SET, &s->wanted, "so many sets are not enough"))
        return false;
    s->new_only = only;
    return read_owners(s, &args[SETTLE_RACK_NEED]) && read_skipped(s, args[SETTLE_SKIP])
           && read_old_sets(s, args[SETTLE_OLD]);
}

/* A new tuple as settle() returns it; NULL with an error. */
static PyObject *settled_object(const Settling *s)
{
    PyObject *list = PyList_New(s->n_found);
    for (int k = 0; list && k < s->n_found; k++) {
        const Candidate *set = &s->found[k];
        PyObject *one = Py_BuildValue("(iy#y#LL)", set->kind, (const char *)set->cells, (Py_ssize_t)set->count,
                                      (const char *)set->extra, (Py_ssize_t)set->n_extra,
                                      (long long)set->weight, (long long)set->keep);
        if (one)
            PyList_SET_ITEM(list, k, one);
        else
            Py_CLEAR(list);
    }
    return list ? Py_BuildValue("(iLN)", (int)s->unsure, (long long)s->nodes, list) : NULL;
}
