/* The interpreter's side of the core. Only these files know Python: read*.c, answer.c and python.c. What beside.c
 * does nobody else asks for. */
#ifndef TILERUMMY_CORE_INTERPRETER_H
#define TILERUMMY_CORE_INTERPRETER_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "stable_abi.h"

#include "core.h"

enum { MELD_HEAD = 4 }; /* a meld as bytes: kind, colour, first number, length, then its cells */

/* The fields of a Problem, in the order of problem.py. */
typedef enum {
    PROBLEM_COLOURS,
    PROBLEM_NEED,
    PROBLEM_MAY,
    PROBLEM_WEIGHT,
    PROBLEM_GROUP_MAX,
    PROBLEM_DISTINCT,
    PROBLEM_JOKER_NEED,
    PROBLEM_JOKER_MAY,
    PROBLEM_JOKER_WEIGHT,
    PROBLEM_RUN_BLOCKS,
    PROBLEM_GROUP_BLOCKS,
    PROBLEM_KEEP_RUNS,
    PROBLEM_KEEP_GROUPS,
    PROBLEM_FLOOR,
    PROBLEM_FLOOR_COUNTS,
    PROBLEM_NODE_LIMIT,
    PROBLEM_DEADLINE_NS,
    PROBLEM_PLACED,
    PROBLEM_HOLD_RUNS,
    PROBLEM_HOLD_GROUPS,
    PROBLEM_KNOWN,
    PROBLEM_LEAST_KEEP,
    PROBLEM_FIELDS
} ProblemField;

/* The arguments of may_join(). */
typedef enum { JOIN_PROBLEM, JOIN_RUNS, JOIN_GROUPS, JOIN_ARGUMENTS } JoinArgument;

/* The arguments of lay(). */
typedef enum {
    LAY_COLOURS,
    LAY_GROUP_MAX,
    LAY_DISTINCT,
    LAY_TABLE,
    LAY_MUST,
    LAY_MAY,
    LAY_WEIGHT,
    LAY_JOKER_WEIGHT,
    LAY_KEEP,
    LAY_LEAST,
    LAY_NODE_LIMIT,
    LAY_DEADLINE_NS,
    LAY_PLACED,
    LAY_ARGUMENTS
} LayArgument;

/* Blocks of which one at a time joins those of a problem, the runs before the groups, and whether an answer may then
 * reach what counts. */
typedef struct {
    const RunItem *runs;
    const GroupItem *groups;
    int n_runs, n_groups;
    uint8_t may[2 * MAX_ITEMS];
} Beside;

/* beside.c */
static Outcome run_beside(Core *core, Beside *beside);

/* read.c */
static bool refuse(const char *why);
static bool read_number(PyObject *object, long long low, long long high, long long *value, const char *why);
static bool read_int(PyObject *object, int low, int high, int *value, const char *why);
static bool read_flag(PyObject *object, int *value);
static bool read_limits(Problem *p, PyObject *node_limit, PyObject *deadline_ns);

/* read_problem.c */
static bool read_problem(Problem *p, PyObject *const *args);
static bool read_blocks(Problem *p, PyObject *runs, PyObject *groups);
static void free_problem(Problem *p);

/* read_position.c */
static bool read_position(Problem *p, PyObject *const *args);

/* answer.c */
static PyObject *answer_object(const Core *core, const Result *result);
static PyObject *position_object(const Core *core, const Result *result);

#endif
