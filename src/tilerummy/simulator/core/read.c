/* What a playout is asked about, from bytes: the terms, the policies, the states; compiled.py writes them. */

#include "simulator.h"

enum {
    TERMS = 15,  /* words in the row of terms, see declared.py */
    POLICY = 4,  /* bytes of a policy, see policy.py */
};

/* Read the terms; false with a refusal. */
static bool read_terms(Reader *question, Terms *terms)
{
    int v[TERMS];
    for (int k = 0; k < TERMS; k++)
        v[k] = (int)read_word(question, 0, 1000, "terms out of range");
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
        return refuse(question, "terms out of range");
    return !question->why;
}

/* How many bytes a state has. */
static size_t state_size(const Terms *terms)
{
    return (size_t)(STATE_HEAD + (terms->kinds + 1) * (1 + terms->players) + terms->tiles + sets_room(terms));
}

/* Read one policy; false with a refusal. */
static bool read_policy(Reader *question, Policy *policy)
{
    const uint8_t *at = read_row(question, POLICY);
    if (!at || at[0] > DRAWS || at[1] > 7)
        return refuse(question, "no such policy");
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

/* Read a policy for each seat; false with a refusal. */
static bool read_policies(Reader *question, const Terms *terms, Policy *policies)
{
    for (int seat = 0; seat < terms->players; seat++)
        if (!read_policy(question, &policies[seat]))
            return false;
    return true;
}

/* Whether the sets of a state are sets, of the tiles that its table counts. False with a refusal. */
static bool check_sets(Reader *question, const Terms *terms, const uint8_t *bytes, const uint8_t *table)
{
    Lying sets[MAX_MELDS];
    Counts laid = {{0}};
    int count = read_sets(terms, bytes, sets);
    for (int k = 0; k < count; k++)
        for (int cell = 0; cell < sets[k].length; cell++)
            laid.of[is_joker(sets[k].cell[cell]) ? terms->kinds : sets[k].cell[cell]]++;
    if (count < 0 || memcmp(laid.of, table, (size_t)terms->kinds + 1) != 0)
        return refuse(question, "the sets of a state are no sets, or of other tiles than its table");
    return true;
}

/* Whether a state can be played: every tile at most as often as it is in the game, a seat to play. False with a
 * refusal. */
static bool check_state(Reader *question, const Terms *terms, const uint8_t *state)
{
    int seen[KINDS_OF_TILES] = {0}, row = terms->kinds + 1, all = (1 << terms->players) - 1;
    if (state[0] >= terms->players || state[1] >= terms->players || (state[2] | state[3] | state[4]) & ~all
        || state[5] > terms->tiles || state[4] >> state[0] & 1)
        return refuse(question, "a state has a wrong head");
    const uint8_t *at = state + STATE_HEAD;
    for (int k = 0; k < row * (1 + terms->players); k++)
        seen[k % row] += at[k];
    at += row * (1 + terms->players);
    for (int k = 0; k < state[5]; k++) {
        if (at[k] > terms->kinds)
            return refuse(question, "a state has a tile that is not in the game");
        seen[at[k]]++;
    }
    for (int k = 0; k <= terms->kinds; k++)
        if (seen[k] > (k < terms->kinds ? 2 : terms->jokers))
            return refuse(question, "a state has more of a tile than the game");
    for (int seat = 0; seat < terms->players; seat++) {
        int held = 0;
        for (int k = 0; k < row; k++)
            held += state[STATE_HEAD + row * (1 + seat) + k];
        if (!held)
            return refuse(question, "in a state somebody has gone out already");
    }
    const uint8_t *sets = state + STATE_HEAD + row * (1 + terms->players) + terms->tiles;
    return !terms->bound || check_sets(question, terms, sets, state + STATE_HEAD);
}

/* Read states that can be played; NULL with a refusal. They stay where they are. */
static const uint8_t *read_states(Reader *question, const Terms *terms, size_t games)
{
    size_t size = state_size(terms);
    const uint8_t *states = read_row(question, games * size);
    for (size_t k = 0; states && k < games; k++)
        if (!check_state(question, terms, states + k * size))
            return NULL;
    return states;
}
