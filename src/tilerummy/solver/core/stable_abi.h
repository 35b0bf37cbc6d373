/* The interpreter's macros that its stable ABI lacks, by the functions that do the same with a check more. Whoever
 * includes this has asked for the stable ABI (setup.py), or includes it in vain. */
#ifndef TILERUMMY_CORE_STABLE_ABI_H
#define TILERUMMY_CORE_STABLE_ABI_H

#ifdef Py_LIMITED_API
#define PyBytes_AS_STRING(bytes) PyBytes_AsString(bytes)
#define PyBytes_GET_SIZE(bytes) PyBytes_Size(bytes)
#define PyTuple_GET_ITEM(tuple, place) PyTuple_GetItem((tuple), (place))
#define PyTuple_GET_SIZE(tuple) PyTuple_Size(tuple)
#define PyTuple_SET_ITEM(tuple, place, item) ((void)PyTuple_SetItem((tuple), (place), (item)))
#endif

#endif
