/* The module tilerummy.solver._core: the search (parts.c), its door, and the interpreter before it. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "parts.c"

#include "ask.h"

#include "beside.c"
#include "sound.c"
#include "read_problem.c"
#include "read_position.c"
#include "answer.c"
#include "ask.c"

#define ASK ask
#define ABOUT "The exact search for tile rummy, compiled; problem.py says what it is asked."
#include "python.c"
