/* The solver's core and the simulator for a page: one WebAssembly module without an interpreter.
 *
 * A page asks for room, puts a question there, and calls one of the doors; the answer lies where answer_at() says
 * until the next question. Nobody interrupts a call: whoever does not want to wait any longer ends the instance, and a
 * call that fails does the same (failure.h). */
#include "../../solver/core/parts.c"

#include "../../solver/core/ask.h"

#include "../../solver/core/beside.c"
#include "../../solver/core/sound.c"
#include "../../solver/core/read_problem.c"
#include "../../solver/core/read_position.c"
#include "../../solver/core/answer.c"
#include "../../solver/core/ask.c"

#include "parts.c"

#define EXPORT(name) __attribute__((export_name(name)))

static uint8_t *question_room;
static Reply answer_kept;

/* Nobody interrupts a page's core. */
static bool is_never(void *caller)
{
    (void)caller;
    return false;
}

/* Room for a question of this size; what was there before is gone. */
EXPORT("room") uint8_t *room(size_t size)
{
    free(question_room);
    return question_room = malloc(size + 1);
}

/* Answer a question in the room; gives how long the answer is. */
static size_t answer_with(Outcome (*door)(const uint8_t *, size_t, IsInterrupted, void *, Reply *), size_t size)
{
    free(answer_kept.bytes);
    if (door(question_room, size, is_never, NULL, &answer_kept) != FINE)
        __builtin_trap();
    return answer_kept.size;
}

EXPORT("ask_solver") size_t ask_solver(size_t size) { return answer_with(ask, size); }
EXPORT("ask_simulator") size_t ask_playouts(size_t size) { return answer_with(ask_simulator, size); }
EXPORT("answer_at") const uint8_t *answer_at(void) { return answer_kept.bytes; }
