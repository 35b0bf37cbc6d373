/* The module tilerummy.simulator._core: the search, the playouts, and the interpreter before them. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "../../solver/core/parts.c"

#include "parts.c"
#include "python.c"
