/* Integers and flags from the interpreter. Whatever is refused is a ValueError or TypeError. */

#include "interpreter.h"

/* Raise ValueError with a reason, unless an error is set already. Always false. */
static bool refuse(const char *why)
{
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, why);
    return false;
}

/* Read an integer between two bounds; false with an error. */
static bool read_number(PyObject *object, long long low, long long high, long long *value, const char *why)
{
    *value = PyLong_AsLongLong(object);
    if (*value == -1 && PyErr_Occurred()) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError))
            PyErr_Clear();
        return refuse(why);
    }
    return (*value >= low && *value <= high) || refuse(why);
}

/* The same for a small one. */
static bool read_int(PyObject *object, int low, int high, int *value, const char *why)
{
    long long wide;
    if (!read_number(object, low, high, &wide, why))
        return false;
    *value = (int)wide;
    return true;
}

/* Read a truth value; false with an error. */
static bool read_flag(PyObject *object, int *value)
{
    *value = PyObject_IsTrue(object);
    return *value >= 0;
}

/* Read how long the core may look; false with an error. */
static bool read_limits(Problem *p, PyObject *node_limit, PyObject *deadline_ns)
{
    long long nodes, deadline;
    if (!read_number(node_limit, 0, INT64_MAX, &nodes, "node_limit out of range")
        || !read_number(deadline_ns, 0, INT64_MAX, &deadline, "deadline_ns out of range"))
        return false;
    p->node_limit = nodes;
    p->deadline = deadline;
    return true;
}
