/* The module tilerummy.simulator._core: deal(), playouts(), steps() and advance(). Only this file and advance.c know Python. */

enum {
    TERMS = 15,               /* numbers in the row of terms, see declared.py */
    POLICY = 4,               /* bytes of a policy, see policy.py */
    GAMES_PER_SIGNAL_CHECK = 64,
};

static bool refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return false;
}

/* Read the terms; false with an error. */
static bool read_terms(PyObject *row, Terms *terms)
{
    int v[TERMS];
    if (!PyTuple_Check(row) || PyTuple_GET_SIZE(row) != TERMS)
        return refuse("the terms are a tuple of 15 numbers");
    for (int k = 0; k < TERMS; k++) {
        long value = PyLong_AsLong(PyTuple_GET_ITEM(row, k));
        if (value == -1 && PyErr_Occurred())
            return false;
        if (value < 0 || value > 1000)
            return refuse("terms out of range");
        v[k] = (int)value;
    }
    *terms = (Terms){.players = v[0], .colours = v[1], .group_max = v[2], .jokers = v[3], .hand = v[4],
                     .opening_min = v[5], .opening_joker = v[6], .access = (Access)v[7], .must_play = v[8],
                     .joker_points = v[9], .winner_takes = v[10], .hand_game = v[11], .step = v[12] ? 1 : -1,
                     .bound = v[13], .no_minimum = v[14]};
    terms->kinds = terms->colours * NUMBERS;
    terms->tiles = 2 * terms->kinds + terms->jokers;
    if (terms->players < 2 || terms->players > MAX_PLAYERS || terms->colours < 1 || terms->colours > MAX_COLOURS
        || terms->group_max < 3 || terms->group_max > MAX_COLOURS || terms->jokers > MAX_JOKERS || v[7] > ANY_PLAYER
        || terms->hand * terms->players > terms->tiles || terms->joker_points > 200 || terms->opening_joker > 200
        || terms->hand_game < 1 || terms->hand_game > 2 || (terms->bound && terms->jokers > MAX_BOUND_JOKERS)
        || ((terms->bound || terms->no_minimum) && terms->access != NEXT_TURN))
        return refuse("terms out of range");
    return true;
}

/* How many bytes a state has. */
static Py_ssize_t state_size(const Terms *terms)
{
    return STATE_HEAD + (terms->kinds + 1) * (1 + terms->players) + terms->tiles + sets_room(terms);
}

/* Read one policy; false with an error. */
static bool read_policy(const uint8_t *at, Policy *policy)
{
    if (at[0] > DRAWS || at[1] > 7)
        return refuse("no such policy");
    *policy = (Policy){
        .skill = (Skill)at[0],
        .opens_small = at[1] & 1,
        .counts = at[1] >> 1 & 1,
        .opens_late = at[1] >> 2,
        .wait = at[2],
        .near = at[3],
    };
    return true;
}

/* Read a policy for each seat; false with an error. */
static bool read_policies(const Terms *terms, const Py_buffer *bytes, Policy *policies)
{
    const uint8_t *at = bytes->buf;
    if (bytes->len != terms->players * POLICY)
        return refuse("there must be a policy for each seat");
    for (int seat = 0; seat < terms->players; seat++, at += POLICY)
        if (!read_policy(at, &policies[seat]))
            return false;
    return true;
}

/* Whether the sets of a state are sets, of the tiles that its table counts. False with an error. */
static bool check_sets(const Terms *terms, const uint8_t *bytes, const uint8_t *table)
{
    Lying sets[MAX_MELDS];
    Counts laid = {{0}};
    int count = read_sets(terms, bytes, sets);
    for (int k = 0; k < count; k++)
        for (int cell = 0; cell < sets[k].length; cell++)
            laid.of[is_joker(sets[k].cell[cell]) ? terms->kinds : sets[k].cell[cell]]++;
    if (count < 0 || memcmp(laid.of, table, (size_t)terms->kinds + 1) != 0)
        return refuse("the sets of a state are no sets, or of other tiles than its table");
    return true;
}

/* Whether a state can be played: every tile at most as often as it is in the game, a seat to play. False with an
 * error. */
static bool check_state(const Terms *terms, const uint8_t *state)
{
    int seen[KINDS_OF_TILES] = {0}, row = terms->kinds + 1, all = (1 << terms->players) - 1;
    if (state[0] >= terms->players || state[1] >= terms->players || (state[2] | state[3] | state[4]) & ~all
        || state[5] > terms->tiles || state[4] >> state[0] & 1)
        return refuse("a state has a wrong head");
    const uint8_t *at = state + STATE_HEAD;
    for (int k = 0; k < row * (1 + terms->players); k++)
        seen[k % row] += at[k];
    at += row * (1 + terms->players);
    for (int k = 0; k < state[5]; k++) {
        if (at[k] > terms->kinds)
            return refuse("a state has a tile that is not in the game");
        seen[at[k]]++;
    }
    for (int k = 0; k <= terms->kinds; k++)
        if (seen[k] > (k < terms->kinds ? 2 : terms->jokers))
            return refuse("a state has more of a tile than the game");
    for (int seat = 0; seat < terms->players; seat++) {
        int held = 0;
        for (int k = 0; k < row; k++)
            held += state[STATE_HEAD + row * (1 + seat) + k];
        if (!held)
            return refuse("in a state somebody has gone out already");
    }
    const uint8_t *sets = state + STATE_HEAD + row * (1 + terms->players) + terms->tiles;
    return !terms->bound || check_sets(terms, sets, state + STATE_HEAD);
}

/* Whether somebody adds to sets as they lie. */
static bool any_adds(const Terms *terms, const Policy *policies)
{
    bool adds = false;
    for (int seat = 0; seat < terms->players; seat++)
        adds |= policies[seat].skill == ADDS;
    return adds;
}

/* A lane for these terms, from malloc, or NULL with an error. close_lane() frees it. */
static Lane *open_lane(const Terms *terms, const Policy *policies)
{
    Lane *lane = calloc(1, sizeof *lane);
    if (!lane) {
        PyErr_NoMemory();
        return NULL;
    }
    lane->terms = terms;
    lane->game.arranged = terms->bound || any_adds(terms, policies);
    set_shape(lane);
    return lane;
}

static void close_lane(Lane *lane)
{
    free_arena(&lane->core);
    free(lane);
}

/* Ready a game for its first move. */
static Outcome start(Lane *lane, const uint8_t *state, int64_t seed)
{
    begin(lane, state, (uint64_t)seed, seed >= 0);
    bool unknown = lane->game.arranged && !lane->terms->bound;
    return unknown && total(lane->terms, &lane->game.table) ? arrange(lane) : FINE;
}

/* Play one game to its end. */
static Outcome play_out(Lane *lane, const uint8_t *state, int64_t seed, const Policy *policies)
{
    Outcome outcome = start(lane, state, seed);
    while (outcome == FINE && !lane->game.over)
        outcome = make_move(lane, policies);
    return outcome;
}

/* Set the error of an outcome that is not fine. */
static PyObject *failed(Outcome outcome)
{
    return outcome == NO_MEMORY ? PyErr_NoMemory() : NULL;
}

/* Where the results of playouts go. */
typedef struct {
    int16_t *scores;
    uint8_t *winners;
    uint16_t *lengths;
} Results;

/* Play all games; called with the interpreter's lock, which it lets go. */
static Outcome play_all(Lane *lane, const uint8_t *states, const int64_t *seeds, Py_ssize_t games,
                        const Policy *policies, Results results)
{
    Outcome outcome = FINE;
    int players = lane->terms->players;
    Py_ssize_t size = state_size(lane->terms);
    PyThreadState *thread = PyEval_SaveThread();
    for (Py_ssize_t k = 0; k < games && outcome == FINE; k++) {
        if (k % GAMES_PER_SIGNAL_CHECK == GAMES_PER_SIGNAL_CHECK - 1) {
            PyEval_RestoreThread(thread);
            bool signalled = PyErr_CheckSignals() < 0;
            thread = PyEval_SaveThread();
            if (signalled) {
                outcome = INTERRUPTED;
                break;
            }
        }
        outcome = play_out(lane, states + k * size, seeds[k], policies);
        if (outcome != FINE)
            break;
        results.winners[k] = (uint8_t)score(lane);
        results.lengths[k] = (uint16_t)lane->game.moves;
        for (int seat = 0; seat < players; seat++)
            results.scores[k * players + seat] = (int16_t)lane->scores[seat];
    }
    PyEval_RestoreThread(thread);
    return outcome;
}

/* Play the games of checked arguments. A new tuple of bytes: scores, winners, lengths; or NULL with an error. */
static PyObject *run_playouts(const Terms *terms, const Policy *policies, const uint8_t *states,
                              const int64_t *seeds, Py_ssize_t games)
{
    PyObject *scores = PyBytes_FromStringAndSize(NULL, games * terms->players * (Py_ssize_t)sizeof(int16_t));
    PyObject *winners = PyBytes_FromStringAndSize(NULL, games);
    PyObject *lengths = PyBytes_FromStringAndSize(NULL, games * (Py_ssize_t)sizeof(uint16_t));
    Lane *lane = scores && winners && lengths ? open_lane(terms, policies) : NULL;
    PyObject *answer = NULL;
    if (lane) {
        Results results = {(int16_t *)(void *)PyBytes_AS_STRING(scores), (uint8_t *)PyBytes_AS_STRING(winners),
                           (uint16_t *)(void *)PyBytes_AS_STRING(lengths)};
        Outcome outcome = play_all(lane, states, seeds, games, policies, results);
        answer = outcome == FINE ? PyTuple_Pack(3, scores, winners, lengths) : failed(outcome);
        close_lane(lane);
    }
    Py_XDECREF(scores);
    Py_XDECREF(winners);
    Py_XDECREF(lengths);
    return answer;
}

/* playouts(terms, policies, states, seeds): see compiled.py. */
static PyObject *playouts(PyObject *module, PyObject *args)
{
    (void)module;
    Terms terms;
    Policy policies[MAX_PLAYERS];
    PyObject *row, *answer = NULL;
    Py_buffer policy, states, seeds;
    if (!PyArg_ParseTuple(args, "Oy*y*y*:playouts", &row, &policy, &states, &seeds))
        return NULL;
    if (read_terms(row, &terms) && read_policies(&terms, &policy, policies)) {
        Py_ssize_t size = state_size(&terms), games = states.len / size;
        bool good = (states.len % size == 0 && seeds.len == games * (Py_ssize_t)sizeof(int64_t))
                    || refuse("there must be a whole state and a seed for each game");
        for (Py_ssize_t k = 0; good && k < games; k++)
            good = check_state(&terms, (const uint8_t *)states.buf + k * size);
        int64_t *aligned = good ? PyMem_Malloc((size_t)seeds.len + 1) : NULL;
        if (aligned) {
            memcpy(aligned, seeds.buf, (size_t)seeds.len);
            answer = run_playouts(&terms, policies, states.buf, aligned, games);
        } else if (good) {
            PyErr_NoMemory();
        }
        PyMem_Free(aligned);
    }
    PyBuffer_Release(&policy);
    PyBuffer_Release(&states);
    PyBuffer_Release(&seeds);
    return answer;
}

/* All states of one game, the first one too, in one row of bytes, and its scores. NULL with an error. */
static PyObject *run_steps(Lane *lane, const Policy *policies, const uint8_t *state, int64_t seed)
{
    Py_ssize_t size = state_size(lane->terms);
    PyObject *states = PyList_New(0), *scores = NULL;
    Outcome outcome = start(lane, state, seed);
    for (bool over = false; states && outcome == FINE && !over;) {
        PyObject *bytes = PyBytes_FromStringAndSize(NULL, size);
        if (bytes)
            write_state(lane->terms, &lane->game, (uint8_t *)PyBytes_AS_STRING(bytes));
        if (!bytes || PyList_Append(states, bytes) < 0)
            Py_CLEAR(states);
        Py_XDECREF(bytes);
        over = lane->game.over;
        if (states && !over)
            outcome = make_move(lane, policies);
    }
    if (states && outcome == FINE && (scores = PyTuple_New(lane->terms->players))) {
        score(lane);
        for (int seat = 0; seat < lane->terms->players; seat++)
            PyTuple_SET_ITEM(scores, seat, PyLong_FromLongLong(lane->scores[seat]));
        return Py_BuildValue("(NN)", states, scores);
    }
    Py_XDECREF(states);
    return outcome == FINE ? NULL : failed(outcome);
}

/* steps(terms, policies, state, seed): see compiled.py. */
static PyObject *steps(PyObject *module, PyObject *args)
{
    (void)module;
    Terms terms;
    Policy policies[MAX_PLAYERS];
    PyObject *row, *answer = NULL;
    Py_buffer policy, state;
    long long seed;
    if (!PyArg_ParseTuple(args, "Oy*y*L:steps", &row, &policy, &state, &seed))
        return NULL;
    if (read_terms(row, &terms) && read_policies(&terms, &policy, policies)
        && (state.len == state_size(&terms) || refuse("this is no state of these terms"))
        && check_state(&terms, state.buf)) {
        Lane *lane = open_lane(&terms, policies);
        if (lane) {
            answer = run_steps(lane, policies, state.buf, seed);
            close_lane(lane);
        }
    }
    PyBuffer_Release(&policy);
    PyBuffer_Release(&state);
    return answer;
}

/* A fresh round: all tiles in the order of the seed, the starter's hand first, then the others' in playing order; the
 * rest is the pool. Must agree with deal.py. */
static void fresh_round(const Terms *terms, uint64_t seed, int starter, uint8_t *state)
{
    uint8_t tiles[MAX_TILES];
    int count = 0, row = terms->kinds + 1;
    for (int k = 0; k < terms->kinds; k++) {
        tiles[count++] = (uint8_t)k;
        tiles[count++] = (uint8_t)k;
    }
    for (int k = 0; k < terms->jokers; k++)
        tiles[count++] = (uint8_t)terms->kinds;
    shuffle(tiles, count, seed);
    memset(state, 0, (size_t)state_size(terms));
    state[0] = state[1] = (uint8_t)starter;
    const uint8_t *next = tiles;
    for (int k = 0, seat = starter; k < terms->players; k++) {
        for (int tile = 0; tile < terms->hand; tile++)
            state[STATE_HEAD + row * (1 + seat) + *next++]++;
        seat = (seat + terms->step + terms->players) % terms->players;
    }
    state[5] = (uint8_t)(tiles + count - next);
    memcpy(state + STATE_HEAD + row * (1 + terms->players), next, state[5]);
}

/* deal(terms, seed, starter): see compiled.py. */
static PyObject *deal(PyObject *module, PyObject *args)
{
    (void)module;
    Terms terms;
    PyObject *row;
    unsigned long long seed;
    int starter;
    if (!PyArg_ParseTuple(args, "OKi:deal", &row, &seed, &starter) || !read_terms(row, &terms))
        return NULL;
    if (starter < 0 || starter >= terms.players) {
        refuse("the starter has no such seat");
        return NULL;
    }
    PyObject *state = PyBytes_FromStringAndSize(NULL, state_size(&terms));
    if (state)
        fresh_round(&terms, seed, starter, (uint8_t *)PyBytes_AS_STRING(state));
    return state;
}

#include "advance.c"

static PyMethodDef methods[] = {
    {"playouts", playouts, METH_VARARGS,
     "playouts(terms, policies, states, seeds, /)\n--\n\nPlay games to their end: scores, winners, lengths."},
    {"steps", steps, METH_VARARGS,
     "steps(terms, policies, state, seed, /)\n--\n\nPlay one game: its states after each move, and the scores."},
    {"advance", advance, METH_VARARGS,
     "advance(terms, policies, states, /)\n--\n\nOne move of each game: states, over, scores, winners."},
    {"deal", deal, METH_VARARGS, "deal(terms, seed, starter, /)\n--\n\nA fresh round."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_PER_INTERPRETER_GIL_SUPPORTED},
#endif
#if PY_VERSION_HEX >= 0x030D0000
    {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
    {0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_core",
    .m_doc = "Playouts for tile rummy, compiled; state.py says what a state is.",
    .m_size = 0,
    .m_methods = methods,
    .m_slots = slots,
};

/* Called once for each interpreter; there is no state to set up. */
PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
