/* The simulator's one door: a question as bytes in, an answer as bytes out; compiled.py writes and reads them. */

#include "simulator.h"

enum { GAMES_PER_SIGNAL_CHECK = 64, MOST_GAMES = 1 << 24 };

/* What can be asked; must agree with compiled.py. */
typedef enum { ASK_PLAYOUTS, ASK_STEPS, ASK_DEAL, ASK_ADVANCE, ASK_PLAYS } AskSimulator;

/* Whoever asks, and whether they want to stop. */
typedef struct {
    IsInterrupted is_interrupted;
    void *caller;
} Asker;

/* Whether somebody adds to sets as they lie. */
static bool any_adds(const Terms *terms, const Policy *policies)
{
    bool adds = false;
    for (int seat = 0; seat < terms->players; seat++)
        adds |= policies[seat].skill == ADDS;
    return adds;
}

/* A lane for these terms, from malloc, or NULL. close_lane() frees it. */
static Lane *open_lane(const Terms *terms, const Policy *policies)
{
    Lane *lane = calloc(1, sizeof *lane);
    if (!lane)
        return NULL;
    lane->terms = terms;
    lane->game.arranged = terms->bound || any_adds(terms, policies);
    set_shape(lane);
    return lane;
}

/* Free a lane, or nothing. */
static void close_lane(Lane *lane)
{
    if (!lane)
        return;
    free_chunks(&lane->core);
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

/* Put a number into two bytes, the low one first. */
static void put_short(uint8_t *at, int64_t value)
{
    at[0] = (uint8_t)(uint64_t)value;
    at[1] = (uint8_t)((uint64_t)value >> 8);
}

/* Put the scores of a game, two bytes a seat. */
static void put_scores(uint8_t *at, const Lane *lane)
{
    for (int seat = 0; seat < lane->terms->players; seat++)
        put_short(at + 2 * seat, lane->scores[seat]);
}

/* Play one game after the other, each with its seed. Into columns: the scores, the winners, the lengths. */
static Outcome play_all(Reader *question, Lane *lane, const uint8_t *states, const Policy *policies, size_t games,
                        const Asker *asker, uint8_t *columns)
{
    size_t row = 2 * (size_t)lane->terms->players, size = state_size(lane->terms);
    for (size_t k = 0; k < games; k++) {
        int64_t seed = read_word(question, -1, INT64_MAX, "no such seed");
        if (question->why)
            return FINE;
        if (k % GAMES_PER_SIGNAL_CHECK == GAMES_PER_SIGNAL_CHECK - 1 && asker->is_interrupted(asker->caller))
            return INTERRUPTED;
        Outcome outcome = play_out(lane, states + k * size, seed, policies);
        if (outcome != FINE)
            return outcome;
        columns[games * row + k] = (uint8_t)score(lane);
        put_scores(columns + k * row, lane);
        put_short(columns + games * (row + 1) + 2 * k, lane->game.moves);
    }
    return FINE;
}

/* Read games, play them and write what became of them. */
static Outcome answer_playouts(Reader *question, const Terms *terms, const Asker *asker, Reply *reply)
{
    Policy policies[MAX_PLAYERS];
    size_t games = (size_t)read_word(question, 0, MOST_GAMES, "too many games");
    const uint8_t *states = read_policies(question, terms, policies) ? read_states(question, terms, games) : NULL;
    if (!states)
        return FINE;
    Lane *lane = open_lane(terms, policies);
    uint8_t *columns = write_room(reply, games * (2 * (size_t)terms->players + 3));
    Outcome outcome = lane && columns ? play_all(question, lane, states, policies, games, asker, columns) : NO_MEMORY;
    close_lane(lane);
    return outcome;
}

/* Play one game and write its scores, then all its states, the first one too. */
static Outcome answer_steps(Reader *question, const Terms *terms, Reply *reply)
{
    Policy policies[MAX_PLAYERS];
    int64_t seed = read_word(question, -1, INT64_MAX, "no such seed");
    const uint8_t *state = read_policies(question, terms, policies) ? read_states(question, terms, 1) : NULL;
    Lane *lane = state ? open_lane(terms, policies) : NULL;
    if (!lane)
        return state ? NO_MEMORY : FINE;
    Reply states = {0};
    Outcome outcome = start(lane, state, seed);
    for (bool over = false; outcome == FINE && !over;) {
        uint8_t *room = write_room(&states, state_size(terms));
        if (room)
            write_state(terms, &lane->game, room);
        over = lane->game.over || !room;
        if (!over)
            outcome = make_move(lane, policies);
    }
    uint8_t *scores = write_room(reply, 2 * (size_t)terms->players);
    score(lane);
    if (scores)
        put_scores(scores, lane);
    write_bytes(reply, states.bytes, states.size);
    reply->no_memory |= states.no_memory;
    free(states.bytes);
    close_lane(lane);
    return outcome;
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
    memset(state, 0, state_size(terms));
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

/* Deal a round and write its state. */
static Outcome answer_deal(Reader *question, const Terms *terms, Reply *reply)
{
    int starter = (int)read_word(question, 0, terms->players - 1, "the starter has no such seat");
    const uint64_t seed = (uint64_t)read_word(question, INT64_MIN, INT64_MAX, "no such seed");
    uint8_t *state = question->why ? NULL : write_room(reply, state_size(terms));
    if (state)
        fresh_round(terms, seed, starter, state);
    return FINE;
}

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

/* Put whether a game is over, its scores and its winners, which are zeros while it goes on. */
static void put_end(Lane *lane, uint8_t *over, uint8_t *scores, uint8_t *winners)
{
    *over = lane->game.over;
    *winners = (uint8_t)(*over ? score(lane) : 0);
    if (!*over)
        memset(lane->scores, 0, sizeof lane->scores);
    put_scores(scores, lane);
}

/* Make one move of each game, by a policy of its own. Into columns: the states, whether each is over, the scores and
 * the winners, which are zeros while it goes on. */
static Outcome advance_all(Reader *question, Lane *lane, const uint8_t *states, size_t games, uint8_t *columns)
{
    size_t size = state_size(lane->terms), row = 2 * (size_t)lane->terms->players;
    uint8_t *over = columns + games * size, *scores = over + games, *winners = scores + games * row;
    for (size_t k = 0; k < games; k++) {
        Policy policy;
        if (!read_policy(question, &policy))
            return FINE;
        Outcome outcome = advance_game(lane, states + k * size, &policy, columns + k * size);
        if (outcome != FINE)
            return outcome;
        put_end(lane, over + k, scores + k * row, winners + k);
    }
    return FINE;
}

/* Read games and make one move of each. */
static Outcome answer_advance(Reader *question, const Terms *terms, Reply *reply)
{
    static const Policy nobody[MAX_PLAYERS];
    size_t games = (size_t)read_word(question, 0, MOST_GAMES, "too many games");
    const uint8_t *states = question->why ? NULL : read_states(question, terms, games);
    if (!states)
        return FINE;
    Lane *lane = open_lane(terms, nobody);
    uint8_t *columns = write_room(reply, games * (state_size(terms) + 2 * (size_t)terms->players + 2));
    Outcome outcome = lane && columns ? advance_all(question, lane, states, games, columns) : NO_MEMORY;
    close_lane(lane);
    return outcome;
}

/* Where the choices of a game are put: their states, whether each round is over, scores and winners, and whether there
 * is such a choice. */
typedef struct {
    uint8_t *states, *over, *scores, *winners, *there;
} Choices;

/* The choices of one game: to draw or pass, then its best plays. What is not there stays zeros. */
static Outcome put_choices(Lane *lane, Parts *parts, const uint8_t *state, int plays, Choices to)
{
    const Terms *terms = lane->terms;
    size_t size = state_size(terms), row = 2 * (size_t)terms->players;
    int count = 0;
    Outcome outcome = start(lane, state, -1);
    if (outcome == FINE)
        outcome = best_plays(lane, parts, plays, &count);
    for (int k = 0; outcome == FINE && k <= count; k++) {
        if (k == 0 && count && terms->must_play)
            continue;
        start(lane, state, -1);
        lane->play.count = 0;
        if (k)
            lane->play = parts->play[k - 1];
        do_play(lane);
        to.there[k] = 1;
        write_state(terms, &lane->game, to.states + (size_t)k * size);
        put_end(lane, to.over + k, to.scores + (size_t)k * row, to.winners + k);
    }
    return outcome;
}

/* The choices of each game, one game after the other. */
static Outcome put_all_choices(Lane *lane, Parts *parts, const uint8_t *states, size_t games, int plays,
                               const Asker *asker, uint8_t *columns)
{
    size_t size = state_size(lane->terms), row = 2 * (size_t)lane->terms->players, each = (size_t)plays + 1;
    size_t all = games * each;
    uint8_t *over = columns + all * size, *scores = over + all, *winners = scores + all * row;
    for (size_t k = 0; k < games; k++) {
        size_t at = k * each;
        Choices to = {columns + at * size, over + at, scores + at * row, winners + at, winners + all + at};
        if (k % GAMES_PER_SIGNAL_CHECK == GAMES_PER_SIGNAL_CHECK - 1 && asker->is_interrupted(asker->caller))
            return INTERRUPTED;
        Outcome outcome = put_choices(lane, parts, states + k * size, plays, to);
        if (outcome != FINE)
            return outcome;
    }
    return FINE;
}

/* Read games and write what can be done in each, and what becomes of it. */
static Outcome answer_plays(Reader *question, const Terms *terms, const Asker *asker, Reply *reply)
{
    static const Policy nobody[MAX_PLAYERS];
    size_t games = (size_t)read_word(question, 0, MOST_GAMES, "too many games");
    int plays = (int)read_word(question, 1, MOST_PLAYS, "plays: from 1 to 64 can be asked for");
    const uint8_t *states = question->why ? NULL : read_states(question, terms, games);
    if (!states)
        return FINE;
    Lane *lane = open_lane(terms, nobody);
    Parts *parts = calloc(1, sizeof *parts);
    size_t room = games * ((size_t)plays + 1) * (state_size(terms) + 2 * (size_t)terms->players + 3);
    uint8_t *columns = write_room(reply, room);
    Outcome outcome = NO_MEMORY;
    if (lane && parts && columns) {
        memset(columns, 0, room);
        outcome = put_all_choices(lane, parts, states, games, plays, asker, columns);
    }
    free(parts);
    close_lane(lane);
    return outcome;
}

/* Answer a question. FINE with an answer or with why it was refused; otherwise there is none. */
static Outcome ask_simulator(const uint8_t *bytes, size_t size, IsInterrupted is_interrupted, void *caller,
                             Reply *reply)
{
    Reader question = begin_reading(bytes, size, reply);
    Asker asker = {is_interrupted, caller};
    Terms terms;
    Outcome outcome = FINE;
    if (!size || bytes[0] > ASK_PLAYS)
        refuse(&question, "no such question");
    else if (read_terms(&question, &terms))
        switch ((AskSimulator)bytes[0]) {
        case ASK_PLAYOUTS: outcome = answer_playouts(&question, &terms, &asker, reply); break;
        case ASK_STEPS: outcome = answer_steps(&question, &terms, reply); break;
        case ASK_DEAL: outcome = answer_deal(&question, &terms, reply); break;
        case ASK_ADVANCE: outcome = answer_advance(&question, &terms, reply); break;
        case ASK_PLAYS: outcome = answer_plays(&question, &terms, &asker, reply); break;
        }
    if (question.at < question.end)
        refuse(&question, "the question is too long");
    return end_reading(&question, outcome, reply);
}
