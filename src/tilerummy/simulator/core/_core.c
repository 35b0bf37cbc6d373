/* The module tilerummy.simulator._core: the search, the playouts, and the interpreter before them. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "../../solver/core/parts.c"

#include "parts.c"

#define ASK ask_simulator
#define ABOUT "Playouts for tile rummy, compiled; compiled.py says what a state is."
#include "../../solver/core/python.c"
