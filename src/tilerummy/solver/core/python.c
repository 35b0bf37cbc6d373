/* The module tilerummy.solver._core: solve(), may_join() and lay(). */

#include "interpreter.h"

/* When a deadline, which is on the interpreter's monotonic clock, comes on ours. 0 with an error. */
static int64_t end_of(int64_t deadline)
{
    PyObject *time = PyImport_ImportModule("time");
    PyObject *now = time ? PyObject_CallMethod(time, "monotonic_ns", NULL) : NULL;
    long long begun = now ? PyLong_AsLongLong(now) : 0;
    Py_XDECREF(now);
    Py_XDECREF(time);
    if (PyErr_Occurred())
        return 0;
    int64_t left = max_of64(deadline - begun, 1), here = now_ns();
    return left > INT64_MAX - here ? INT64_MAX : here + left;
}

/* Whether a signal has come, such as Control-C: then its error is set. The caller is the saved thread state. */
static bool is_signalled(void *caller)
{
    PyThreadState **thread = caller;
    PyEval_RestoreThread(*thread);
    bool signalled = PyErr_CheckSignals() < 0;
    *thread = PyEval_SaveThread();
    return signalled;
}

/* Makes the object to return, or NULL with an error. */
typedef PyObject *(*WriteAnswer)(const Core *core, const Result *result);

/* Reads a problem that was cleared; false with an error. */
typedef bool (*ReadProblem)(Problem *problem, PyObject *const *args);

/* Set up a clear core for a problem; the thread is saved while it runs. False with an error. */
static bool begin_core(Core *core, const Problem *problem, PyThreadState **thread)
{
    core->problem = problem;
    core->scale = 1;
    core->is_interrupted = is_signalled;
    core->caller = thread;
    return !problem->deadline || (core->end = end_of(problem->deadline));
}

/* Run a clear core on a problem, without the interpreter's lock. A new answer, or NULL with an error. */
static PyObject *run_problem(const Problem *problem, Core *core, WriteAnswer write)
{
    Result result = {NONE, false, 0};
    PyThreadState *thread;
    if (!begin_core(core, problem, &thread))
        return NULL;
    thread = PyEval_SaveThread();
    Outcome outcome = run_core(core, &result);
    PyEval_RestoreThread(thread);
    PyObject *answer = NULL;
    core->problem = problem;
    if (outcome == NO_MEMORY)
        PyErr_NoMemory();
    else if (outcome == FINE)
        answer = write(core, &result);
    free(core->saved);
    release(core);
    return answer;
}

/* Read a problem, run it and write its answer. A new object, or NULL with an error. */
static PyObject *answer_question(PyObject *const *args, ReadProblem read, WriteAnswer write)
{
    Problem problem;
    memset(&problem, 0, sizeof problem);
    Core *core = calloc(1, sizeof *core);
    PyObject *answer = NULL;
    if (!core)
        PyErr_NoMemory();
    else if (read(&problem, args))
        answer = run_problem(&problem, core, write);
    free(core);
    free_problem(&problem);
    return answer;
}

/* solve(...): see problem.py. */
static PyObject *solve(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != 1)
        return PyErr_Format(PyExc_TypeError, "solve takes a problem");
    return answer_question(args, read_problem, answer_object);
}

/* Run a clear core on a problem with each of some blocks. New bytes and a number, or NULL with an error. */
static PyObject *run_blocks(const Problem *problem, const Problem *more, Core *core)
{
    Beside beside = {.runs = more->run_blocks,
                     .groups = more->group_blocks,
                     .n_runs = more->n_run_blocks,
                     .n_groups = more->n_group_blocks};
    PyThreadState *thread;
    if (!begin_core(core, problem, &thread))
        return NULL;
    thread = PyEval_SaveThread();
    Outcome outcome = run_beside(core, &beside);
    PyEval_RestoreThread(thread);
    int64_t nodes = core->nodes;
    release(core);
    if (outcome == NO_MEMORY)
        return PyErr_NoMemory();
    if (outcome != FINE)
        return NULL;
    return Py_BuildValue("(y#L)", (const char *)beside.may, (Py_ssize_t)(beside.n_runs + beside.n_groups),
                         (long long)nodes);
}

/* may_join(...): see engine.py. */
static PyObject *may_join(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != JOIN_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "may_join takes %d arguments", JOIN_ARGUMENTS);
    Problem problem, more;
    memset(&problem, 0, sizeof problem);
    Core *core = calloc(1, sizeof *core);
    PyObject *answer = NULL;
    if (!core)
        return PyErr_NoMemory();
    bool read = read_problem(&problem, &args[JOIN_PROBLEM]);
    memset(&more, 0, sizeof more);
    more.colours = problem.colours;
    more.group_max = problem.group_max;
    more.distinct = problem.distinct;
    if (read && read_blocks(&more, args[JOIN_RUNS], args[JOIN_GROUPS]))
        answer = run_blocks(&problem, &more, core);
    free(core);
    free_problem(&more);
    free_problem(&problem);
    return answer;
}

/* lay(...): see free.py. */
static PyObject *lay(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != LAY_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "lay takes %d arguments", LAY_ARGUMENTS);
    return answer_question(args, read_position, position_object);
}

static PyMethodDef methods[] = {
    {"solve", (PyCFunction)(void (*)(void))solve, METH_FASTCALL,
     "solve(problem, /)\n--\n\n"
     "The answer of greatest worth: status, weight, keep, used, jokers, melds, nodes."},
    {"may_join", (PyCFunction)(void (*)(void))may_join, METH_FASTCALL,
     "may_join(problem, run_blocks, group_blocks, /)\n--\n\n"
     "For each block whether there may be an answer if it joins those of the problem: 0 is sure, 1 is not. And the\n"
     "nodes it took."},
    {"lay", (PyCFunction)(void (*)(void))lay, METH_FASTCALL,
     "lay(colours, group_max, distinct, table, must, may, weight, joker_weight, keep, least, node_limit,\n"
     "    deadline_ns, placed, /)\n--\n\n"
     "The best table with all jokers free: status, weight, keep, tiles laid of may, melds, nodes; see free.py."},
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
    .m_doc = "The exact search for tile rummy, compiled; problem.py says what it is asked.",
    .m_size = 0,
    .m_methods = methods,
    .m_slots = slots,
};

/* Called once for each interpreter; there is no state to set up. */
PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
