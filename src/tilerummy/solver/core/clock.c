/* Time, signals, and the budget of a call. */

#include <time.h>

#include "core.h"

/* Nanoseconds on some steady clock that does not need the interpreter. */
static int64_t now_ns(void)
{
    struct timespec now;
#if defined(CLOCK_MONOTONIC) && !defined(_WIN32)
    clock_gettime(CLOCK_MONOTONIC, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Note whether the time is up. */
static void watch_clock(Core *core)
{
    if (core->end && now_ns() >= core->end)
        core->out_of_time = true;
}

/* Ask whether the caller wants to stop. May fail: that is how it stops. */
static void check_signals(Core *core)
{
    if (core->is_interrupted && core->is_interrupted(core->caller))
        fail(core, INTERRUPTED);
}

/* Whether time or nodes are used up. Asked once a node; it also lets the interpreter see signals. May fail. */
static bool budget_spent(Core *core)
{
    if (core->nodes % NODES_PER_CLOCK_LOOK == 0)
        watch_clock(core);
    if (core->nodes % NODES_PER_SIGNAL_CHECK == NODES_PER_SIGNAL_CHECK - 1)
        check_signals(core);
    return core->out_of_time || (core->problem->node_limit && core->nodes >= core->problem->node_limit);
}
