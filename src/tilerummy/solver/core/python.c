/* The module _core of the solver and of the simulator: ask(). Only this file knows Python.
 *
 * Whoever includes it says which function answers, ASK, and what the module is about, ABOUT. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* Whether a signal has come, such as Control-C: then its error is set. The caller is the saved thread state. */
static bool is_signalled(void *caller)
{
    PyThreadState **thread = caller;
    PyEval_RestoreThread(*thread);
    bool signalled = PyErr_CheckSignals() < 0;
    *thread = PyEval_SaveThread();
    return signalled;
}

/* ask(question): see cores.py. The core works without the interpreter's lock. */
static PyObject *ask_core(PyObject *module, PyObject *question)
{
    (void)module;
    char *bytes;
    Py_ssize_t size;
    Reply reply;
    if (PyBytes_AsStringAndSize(question, &bytes, &size) < 0)
        return NULL;
    PyThreadState *thread = PyEval_SaveThread();
    Outcome outcome = ASK((const uint8_t *)bytes, (size_t)size, is_signalled, &thread, &reply);
    PyEval_RestoreThread(thread);
    PyObject *answer = NULL;
    if (outcome == NO_MEMORY)
        PyErr_NoMemory();
    else if (outcome == FINE)
        answer = PyBytes_FromStringAndSize((const char *)reply.bytes, (Py_ssize_t)reply.size);
    free(reply.bytes);
    return answer;
}

static PyMethodDef methods[] = {
    {"ask", ask_core, METH_O, "ask(question, /)\n--\n\nThe answer to a question, both as bytes; see cores.py."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_PER_INTERPRETER_GIL_SUPPORTED},
#endif
#if PY_VERSION_HEX >= 0x030D0000
    {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
    {0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_core",
    .m_doc = ABOUT,
    .m_size = 0,
    .m_methods = methods,
    .m_slots = slots,
};

/* Called once for each interpreter; there is no state to set up. */
PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
