/* Memory of a Core: chunks that only grow. What was reserved goes all at once; the largest chunk stays for the next
 * question of the same Core, until free_chunks(). */

#include "core.h"

/* End the call: jump back to run_core, which gives this outcome to its caller. */
static _Noreturn void fail(Core *core, Outcome outcome)
{
    core->outcome = outcome;
    JUMP_BACK(core->failed);
}

enum { CHUNK_HEADER = (sizeof(Chunk) + 15) & ~(size_t)15, FIRST_CHUNK = 1 << 15, LAST_CHUNK = 1 << 24 };

/* Put a new chunk with room for `size` bytes before the others. Chunks double up to LAST_CHUNK. May fail. */
static void add_chunk(Core *core, size_t size)
{
    size_t room = core->chunks ? core->chunks->size * 2 : FIRST_CHUNK;
    if (room > LAST_CHUNK)
        room = LAST_CHUNK;
    if (room < size)
        room = size;
    Chunk *chunk = malloc(CHUNK_HEADER + room);
    if (!chunk)
        fail(core, NO_MEMORY);
    *chunk = (Chunk){core->chunks, 0, room};
    core->chunks = chunk;
}

/* Memory that lives until release(), on a boundary of 16 bytes, not cleared. May fail. */
static inline void *reserve(Core *core, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if (!core->chunks || core->chunks->size - core->chunks->used < size)
        add_chunk(core, size);
    void *memory = (char *)core->chunks + CHUNK_HEADER + core->chunks->used;
    core->chunks->used += size;
    assert(core->chunks->used <= core->chunks->size && (uintptr_t)memory % 16 == 0);
    return memory;
}

/* The same, cleared. May fail. */
static void *reserve_zeroed(Core *core, size_t size)
{
    return memset(reserve(core, size), 0, size);
}

/* An array with twice the room, its `count` items copied. The old one stays where it is until release(). Room
 * doubles, so an array and its old places take at most twice what it needs. May fail. */
static void *widened(Core *core, void *array, int count, int *room, size_t item)
{
    if (*room > INT32_MAX / 4)
        fail(core, NO_MEMORY);
    int wider = *room ? *room * 2 : 64;
    void *moved = reserve(core, (size_t)wider * item);
    if (count)
        memcpy(moved, array, (size_t)count * item);
    *room = wider;
    return moved;
}

/* Room for one more item in a growing array; the array may move. May fail. */
static inline void *grown(Core *core, void *array, int count, int *room, size_t item)
{
    return count < *room ? array : widened(core, array, count, room, item);
}

/* Everything that was reserved is gone. The newest chunk, which is the largest, stays for the next question. */
static void release(Core *core)
{
    Chunk *kept = core->chunks;
    if (!kept)
        return;
    kept->used = 0;
    while (kept->next) {
        Chunk *next = kept->next->next;
        free(kept->next);
        kept->next = next;
    }
}

/* Free all memory of a Core. */
static void free_chunks(Core *core)
{
    release(core);
    free(core->chunks);
    core->chunks = NULL;
}
