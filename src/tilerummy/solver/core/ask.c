/* One question, from its bytes to those of its answer. */

#include "ask.h"

/* Make a clear core ready for a problem. Its time begins now. */
static void begin_core(Core *core, const Problem *problem, IsInterrupted is_interrupted, void *caller)
{
    core->problem = problem;
    core->scale = 1;
    core->is_interrupted = is_interrupted;
    core->caller = caller;
    if (problem->deadline) {
        int64_t now = now_ns();
        core->end = problem->deadline > INT64_MAX - now ? INT64_MAX : now + problem->deadline;
    }
}

/* Look for an answer and write it. */
static Outcome answer_problem(Core *core, const Problem *problem, bool laid, Reply *reply)
{
    Result result = {NONE, false, 0};
    Outcome outcome = run_core(core, &result);
    core->problem = problem;
    if (outcome == FINE && laid)
        write_laid(reply, core, &result);
    else if (outcome == FINE)
        write_solved(reply, core, &result);
    free(core->saved);
    return outcome;
}

/* Read the blocks that may join, ask about each and write what is known. */
static Outcome answer_may_join(Core *core, const Problem *problem, Reader *question, Reply *reply)
{
    Problem more = {.colours = problem->colours, .group_max = problem->group_max, .distinct = problem->distinct};
    Outcome outcome = FINE;
    if (read_blocks(question, &more)) {
        Beside beside = {.runs = more.run_blocks,
                         .groups = more.group_blocks,
                         .n_runs = more.n_run_blocks,
                         .n_groups = more.n_group_blocks};
        outcome = run_beside(core, &beside);
        write_word(reply, core->nodes);
        write_bytes(reply, beside.may, (size_t)(beside.n_runs + beside.n_groups));
    }
    free_problem(&more);
    return outcome;
}

/* Answer a question whose first byte was read. What is wrong with it is noted there. */
static Outcome answer(Reader *question, Ask what, Core *core, IsInterrupted is_interrupted, void *caller,
                      Reply *reply)
{
    Problem problem;
    memset(&problem, 0, sizeof problem);
    Outcome outcome = FINE;
    if (what == ASK_LAY ? read_position(question, &problem) : read_problem(question, &problem)) {
        begin_core(core, &problem, is_interrupted, caller);
        outcome = what == ASK_MAY_JOIN ? answer_may_join(core, &problem, question, reply)
                                       : answer_problem(core, &problem, what == ASK_LAY, reply);
        if (question->at < question->end)
            refuse(question, "the question is too long");
    }
    free_chunks(core);
    free_problem(&problem);
    return outcome;
}

/* Answer a question. FINE with an answer or with why it was refused; otherwise there is none. */
static Outcome ask(const uint8_t *bytes, size_t size, IsInterrupted is_interrupted, void *caller, Reply *reply)
{
    Reader question = begin_reading(bytes, size, reply);
    Core *core = calloc(1, sizeof *core);
    if (!core)
        return NO_MEMORY;
    Outcome outcome = FINE;
    if (!size || bytes[0] > ASK_LAY)
        refuse(&question, "no such question");
    else
        outcome = answer(&question, (Ask)bytes[0], core, is_interrupted, caller, reply);
    free(core);
    return end_reading(&question, outcome, reply);
}
