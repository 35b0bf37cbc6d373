/* advance(): one move of many games, each by a policy of its own. Like python.c, this file knows Python. */

/* Make one move of a game whose state was checked; the state after it, and if it is over, scores and winners. */
static Outcome advance_game(Lane *lane, const uint8_t *state, const Policy *policy, uint8_t *after)
{
    Policy policies[MAX_PLAYERS];
    policies[state[0]] = *policy;
    lane->game.arranged = lane->terms->bound || policy->skill == ADDS;
    Outcome outcome = start(lane, state, -1);
    if (outcome == FINE)
        outcome = make_move(lane, policies);
    if (outcome == FINE)
        write_state(lane->terms, &lane->game, after);
    return outcome;
}

/* Where the answers of advance() go. */
typedef struct {
    uint8_t *states, *over, *winners;
    int16_t *scores;
} Advanced;

/* Advance all games; called with the interpreter's lock, which it lets go. */
static Outcome advance_all(Lane *lane, const uint8_t *states, const Policy *policies, Py_ssize_t games, Advanced to)
{
    Outcome outcome = FINE;
    int players = lane->terms->players;
    Py_ssize_t size = state_size(lane->terms);
    PyThreadState *thread = PyEval_SaveThread();
    for (Py_ssize_t k = 0; k < games && outcome == FINE; k++) {
        outcome = advance_game(lane, states + k * size, &policies[k], to.states + k * size);
        if (outcome != FINE)
            break;
        to.over[k] = lane->game.over;
        to.winners[k] = (uint8_t)(lane->game.over ? score(lane) : 0);
        for (int seat = 0; seat < players; seat++)
            to.scores[k * players + seat] = (int16_t)(lane->game.over ? lane->scores[seat] : 0);
    }
    PyEval_RestoreThread(thread);
    return outcome;
}

/* Advance the games of checked arguments. A new tuple of bytes: states, over, scores, winners; or NULL with an error. */
static PyObject *run_advance(const Terms *terms, const uint8_t *states, const Policy *policies, Py_ssize_t games)
{
    PyObject *after = PyBytes_FromStringAndSize(NULL, games * state_size(terms));
    PyObject *over = PyBytes_FromStringAndSize(NULL, games), *winners = PyBytes_FromStringAndSize(NULL, games);
    PyObject *scores = PyBytes_FromStringAndSize(NULL, games * terms->players * (Py_ssize_t)sizeof(int16_t));
    static const Policy nobody[MAX_PLAYERS];
    Lane *lane = after && over && winners && scores ? open_lane(terms, nobody) : NULL;
    PyObject *answer = NULL;
    if (lane) {
        Advanced to = {(uint8_t *)PyBytes_AS_STRING(after), (uint8_t *)PyBytes_AS_STRING(over),
                       (uint8_t *)PyBytes_AS_STRING(winners), (int16_t *)(void *)PyBytes_AS_STRING(scores)};
        Outcome outcome = advance_all(lane, states, policies, games, to);
        answer = outcome == FINE ? PyTuple_Pack(4, after, over, scores, winners) : failed(outcome);
        close_lane(lane);
    }
    Py_XDECREF(after);
    Py_XDECREF(over);
    Py_XDECREF(winners);
    Py_XDECREF(scores);
    return answer;
}

/* Read so many policies of games, from PyMem_Malloc, or NULL with an error. */
static Policy *read_all_policies(const uint8_t *at, Py_ssize_t games)
{
    Policy *policies = PyMem_Malloc((size_t)(games + 1) * sizeof *policies);
    if (!policies) {
        PyErr_NoMemory();
        return NULL;
    }
    for (Py_ssize_t k = 0; k < games; k++)
        if (!read_policy(at + k * POLICY, &policies[k])) {
            PyMem_Free(policies);
            return NULL;
        }
    return policies;
}

/* advance(terms, policies, states): see compiled.py. */
static PyObject *advance(PyObject *module, PyObject *args)
{
    (void)module;
    Terms terms;
    PyObject *row, *answer = NULL;
    Py_buffer policy, states;
    if (!PyArg_ParseTuple(args, "Oy*y*:advance", &row, &policy, &states))
        return NULL;
    if (read_terms(row, &terms)) {
        Py_ssize_t size = state_size(&terms), games = states.len / size;
        bool good = (states.len % size == 0 && policy.len == games * POLICY)
                    || refuse("there must be a whole state and a policy for each game");
        for (Py_ssize_t k = 0; good && k < games; k++)
            good = check_state(&terms, (const uint8_t *)states.buf + k * size);
        Policy *policies = good ? read_all_policies(policy.buf, games) : NULL;
        if (policies)
            answer = run_advance(&terms, states.buf, policies, games);
        PyMem_Free(policies);
    }
    PyBuffer_Release(&policy);
    PyBuffer_Release(&states);
    return answer;
}
