/* Answers as objects of the interpreter. */

#include "interpreter.h"

/* A new tuple of small numbers, with `extra` as one more item at the end unless that is NULL; extra is taken over.
 * NULL with an error. */
static PyObject *number_tuple(const int16_t *numbers, int count, PyObject *extra)
{
    PyObject *tuple = PyTuple_New(count + (extra != NULL));
    for (int k = 0; tuple && k < count; k++) {
        PyObject *number = PyLong_FromLong(numbers[k]);
        if (number)
            PyTuple_SET_ITEM(tuple, k, number);
        else
            Py_CLEAR(tuple);
    }
    if (tuple && extra)
        PyTuple_SET_ITEM(tuple, count, extra);
    else
        Py_XDECREF(extra);
    return tuple;
}

/* A new tuple for one meld; NULL with an error. */
static PyObject *meld_object(const Meld *meld)
{
    int16_t head[3] = {(int16_t)meld->kind, (int16_t)meld->colour, (int16_t)meld->first};
    PyObject *cells = number_tuple(meld->cells, meld->length, NULL);
    return cells ? number_tuple(head, 3, cells) : NULL;
}

/* A new tuple of all melds; NULL with an error. */
static PyObject *melds_object(const Core *core)
{
    PyObject *melds = PyTuple_New(core->n_melds);
    for (int k = 0; melds && k < core->n_melds; k++) {
        PyObject *meld = meld_object(&core->meld[k]);
        if (meld)
            PyTuple_SET_ITEM(melds, k, meld);
        else
            Py_CLEAR(melds);
    }
    return melds;
}

/* A new tuple as solve() returns it; NULL with an error. */
static PyObject *answer_object(const Core *core, const Result *result)
{
    const Problem *p = core->problem;
    int cells = p->colours * NUMBERS;
    uint8_t nothing[CELLS] = {0};
    PyObject *melds = result->found ? melds_object(core) : Py_NewRef(Py_None);
    if (!melds)
        return NULL;
    int64_t worth = result->found ? result->worth : 0;
    return Py_BuildValue("(iLLy#iNL)", (int)result->status, (long long)(worth / core->scale),
                         (long long)(worth % core->scale / POINT),
                         (const char *)(result->found ? core->used : nothing), (Py_ssize_t)cells,
                         result->found ? max_of(0, core->laid_jokers - p->joker_need) : 0, melds,
                         (long long)core->nodes);
}

/* One meld as new bytes; NULL with an error. */
static PyObject *packed_meld(const Meld *meld)
{
    PyObject *packed = PyBytes_FromStringAndSize(NULL, MELD_HEAD + meld->length);
    if (!packed)
        return NULL;
    uint8_t *at = (uint8_t *)PyBytes_AS_STRING(packed);
    *at++ = (uint8_t)meld->kind;
    *at++ = (uint8_t)max_of(meld->colour, 0);
    *at++ = (uint8_t)meld->first;
    *at++ = (uint8_t)meld->length;
    for (int cell = 0; cell < meld->length; cell++)
        *at++ = meld->cells[cell] == JOKER ? JOKER_BYTE : (uint8_t)meld->cells[cell];
    return packed;
}

/* A new tuple of all melds as bytes; NULL with an error. */
static PyObject *packed_melds(const Core *core)
{
    PyObject *melds = PyTuple_New(core->n_melds);
    for (int k = 0; melds && k < core->n_melds; k++) {
        PyObject *meld = packed_meld(&core->meld[k]);
        if (meld)
            PyTuple_SET_ITEM(melds, k, meld);
        else
            Py_CLEAR(melds);
    }
    return melds;
}

/* A new tuple as lay() returns it: status, weight, kept melds, the tiles of may that are laid, the melds, nodes.
 * NULL with an error. */
static PyObject *position_object(const Core *core, const Result *result)
{
    const Problem *p = core->problem;
    Status status = result->found && !is_sound(core) ? UNSOUND : result->status;
    if (!result->found || status == UNSOUND)
        return Py_BuildValue("(iiiOOL)", (int)status, 0, 0, Py_None, Py_None, (long long)core->nodes);
    uint8_t laid[CELLS * MAX_COPIES + MAX_JOKERS];
    Py_ssize_t count = 0;
    for (int k = 0; k < p->colours * NUMBERS; k++)
        for (int copy = 0; copy < core->used[k]; copy++)
            laid[count++] = (uint8_t)k;
    for (int jokers = core->laid_jokers - p->joker_need; jokers > 0; jokers--)
        laid[count++] = JOKER_BYTE;
    PyObject *melds = packed_melds(core);
    if (!melds)
        return NULL;
    return Py_BuildValue("(iLLy#NL)", (int)status, (long long)(result->worth / core->scale + p->gain),
                         (long long)(result->worth % core->scale / POINT), (const char *)laid, count, melds,
                         (long long)core->nodes);
}
