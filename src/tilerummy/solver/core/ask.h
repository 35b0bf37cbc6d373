/* The core's one door: a question as bytes in, an answer as bytes out. cores.py writes the questions and reads the
 * answers; nothing behind this door knows who asks, so the same sources serve the interpreter and a page. */
#ifndef TILERUMMY_CORE_ASK_H
#define TILERUMMY_CORE_ASK_H

#include "bytes.h"
#include "core.h"

enum { MELD_HEAD = 4 }; /* a meld as bytes: kind, colour, first number, length, then its cells */
enum { MAX_ROW = 4096 }; /* bytes of a table or a rack; the game has fewer tiles by far */

/* What can be asked; must agree with cores.py. */
typedef enum { ASK_SOLVE, ASK_MAY_JOIN, ASK_LAY } Ask;

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

/* read_problem.c */
static bool read_problem(Reader *question, Problem *p);
static bool read_blocks(Reader *question, Problem *p);
static bool read_weights(Reader *question, Problem *p);
static bool read_limits(Reader *question, Problem *p);
static void free_problem(Problem *p);

/* read_position.c */
static bool read_position(Reader *question, Problem *p);

/* answer.c */
static void write_solved(Reply *reply, const Core *core, const Result *result);
static void write_laid(Reply *reply, const Core *core, const Result *result);

/* ask.c */
static Outcome ask(const uint8_t *question, size_t size, IsInterrupted is_interrupted, void *caller, Reply *reply);

#endif
