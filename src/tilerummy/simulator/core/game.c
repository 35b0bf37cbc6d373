/* A game: moves and scores. Must agree with the referee (tilerummy.rules), which is the only truth. */

#include "simulator.h"

/* Begin a game from a state that was checked; with `shuffled` its pool is put in the order of the seed. */
static void begin(Lane *lane, const uint8_t *state, uint64_t seed, bool shuffled)
{
    const Terms *terms = lane->terms;
    Game *game = &lane->game;
    size_t row = (size_t)terms->kinds + 1;
    bool arranged = game->arranged;
    memset(game, 0, offsetof(Game, lying));
    game->arranged = arranged;
    game->n_lying = 0;
    game->turn = state[0];
    game->starter = state[1];
    game->opened = state[2];
    game->passed = state[3];
    game->given_up = state[4];
    game->n_pool = state[5];
    game->version = 1;
    game->moves = game->next = game->late_lays = 0;
    game->out = -1;
    game->over = game->hand_game = false;
    state += STATE_HEAD;
    memcpy(game->table.of, state, row);
    for (int seat = 0; seat < terms->players; seat++) {
        memcpy(game->rack[seat].of, state += row, row);
        game->held[seat] = total(terms, &game->rack[seat]);
    }
    memcpy(game->pool, state += row, (size_t)game->n_pool);
    if (terms->bound)
        game->n_lying = read_sets(terms, state + terms->tiles, game->lying);
    if (shuffled)
        shuffle(game->pool, game->n_pool, seed);
}

/* The state of a game, in as many bytes as compiled.py says. */
static void write_state(const Terms *terms, const Game *game, uint8_t *state)
{
    size_t row = (size_t)terms->kinds + 1;
    int left = game->n_pool - game->next;
    uint8_t head[STATE_HEAD] = {(uint8_t)game->turn,   (uint8_t)game->starter,  (uint8_t)game->opened,
                                (uint8_t)game->passed, (uint8_t)game->given_up, (uint8_t)left};
    memcpy(state, head, STATE_HEAD);
    state += STATE_HEAD;
    memcpy(state, game->table.of, row);
    for (int seat = 0; seat < terms->players; seat++)
        memcpy(state += row, game->rack[seat].of, row);
    memset(state += row, 0, (size_t)terms->tiles);
    memcpy(state, game->pool + game->next, (size_t)left);
    if (terms->bound)
        write_sets(terms, game->lying, game->n_lying, state + terms->tiles);
}

/* Where it matters how the sets lie and nobody said so, lay them in some way. */
static Outcome arrange(Lane *lane)
{
    static const Counts nothing;
    Game *game = &lane->game;
    bool found = false;
    Outcome outcome = ask_most(lane, &game->table, &nothing, &nothing, 0, &lane->play, &found);
    if (outcome != FINE || !found)
        return outcome;
    memcpy(game->lying, lane->play.lying, sizeof game->lying);
    game->n_lying = lane->play.n_lying;
    return FINE;
}

/* The turn goes to the next seat that has not given up. */
static void pass_turn(const Terms *terms, Game *game)
{
    do
        game->turn = (game->turn + terms->step + terms->players) % terms->players;
    while (game->given_up >> game->turn & 1);
}

/* Lay what was chosen. */
static void lay(const Terms *terms, Game *game, const Play *play)
{
    int seat = game->turn;
    add_counts(terms, &game->table, &play->tiles);
    take_counts(terms, &game->rack[seat], &play->tiles);
    game->held[seat] -= play->count;
    game->version++;
    game->late_lays++;
    if (game->arranged) {
        if (play->rearranges)
            game->n_lying = 0;
        memcpy(game->lying + game->n_lying, play->lying, (size_t)play->n_lying * sizeof *play->lying);
        game->n_lying += play->n_lying;
    }
    if (!game->held[seat]) {
        game->out = seat;
        game->hand_game = !(game->opened >> seat & 1);
        game->over = true;
    }
    game->opened |= 1u << seat;
    game->passed = 0;
}

/* Draw the next tile of the pool. */
static void draw(Game *game)
{
    int seat = game->turn;
    uint8_t tile = game->pool[game->next++];
    game->rack[seat].of[tile]++;
    game->held[seat]++;
    game->late_lays = 0;
    game->memory[seat].stuck &= game->memory[seat].drawn == NO_TILE; /* else it has not looked since the last draw */
    game->memory[seat].drawn = tile;
    game->passed = 0;
}

/* Pass, since there is nothing to draw. When all have passed in a row, nobody is out and the round is blocked. */
static void pass(const Terms *terms, Game *game)
{
    unsigned active = ((1u << terms->players) - 1) & ~game->given_up;
    game->passed |= 1u << game->turn;
    game->over = !(active & ~game->passed);
}

/* Lay what is in lane->play; if that is nothing, draw or pass. */
static void do_play(Lane *lane)
{
    Game *game = &lane->game;
    if (lane->play.count)
        lay(lane->terms, game, &lane->play);
    else if (game->next < game->n_pool)
        draw(game);
    else
        pass(lane->terms, game);
    game->moves++;
    pass_turn(lane->terms, game);
}

/* Let the seat whose turn it is do what its policy says. */
static Outcome make_move(Lane *lane, const Policy *policies)
{
    Outcome outcome = choose(lane, &policies[lane->game.turn]);
    if (outcome == FINE)
        do_play(lane);
    return outcome;
}

/* Count the racks of a game that is over, as rules/judging/score.py does; the winners as bits. */
static unsigned score(Lane *lane)
{
    const Terms *terms = lane->terms;
    const Game *game = &lane->game;
    int points[MAX_PLAYERS], least = INT32_MAX, sum = 0, weight = 1, players = terms->players;
    unsigned winners = 0;
    for (int seat = 0; seat < players; seat++) {
        points[seat] = points_of(terms, &game->rack[seat]);
        least = min_of(least, points[seat]);
    }
    for (int seat = 0; seat < players; seat++)
        winners |= (unsigned)(game->out < 0 ? points[seat] == least : seat == game->out) << seat;
    if (game->out >= 0) {
        least = 0;
        weight = game->hand_game ? terms->hand_game : 1;
    }
    for (int seat = 0; seat < players; seat++)
        if (!(winners >> seat & 1)) {
            lane->scores[seat] = -weight * (points[seat] - least);
            sum += weight * (points[seat] - least);
        }
    int share = terms->winner_takes ? sum / bits_set(winners) : 0;
    int rest = terms->winner_takes ? sum % bits_set(winners) : 0;
    for (int k = 0, seat = game->starter; k < players; k++, seat = (seat + terms->step + players) % players)
        if (winners >> seat & 1) {
            lane->scores[seat] = share + rest; /* what cannot be shared goes to the first in playing order */
            rest = 0;
        }
    return winners;
}
