/* When nothing is left to draw: what somebody lays who counts the racks. The lowest rack wins if all pass. */

#include "simulator.h"

enum {
    SAFE_TRIES = 6,    /* plays that let somebody out, before one lays as much as one can */
    MOST_COUNTED = 16, /* plays since the last tile was drawn; later ones are as large as possible, so that it ends soon */
};

/* What the lowest rack of the others costs. */
static int lowest_other(const Terms *terms, const Game *game)
{
    int least = INT32_MAX;
    for (int seat = 0; seat < terms->players; seat++)
        if (seat != game->turn && !(game->given_up >> seat & 1))
            least = min_of(least, points_of(terms, &game->rack[seat]));
    return least;
}

/* Put the sets that lie after lane->play into lane->ahead, for questions about it. */
static void look_ahead(Lane *lane)
{
    const Game *game = &lane->game;
    const Play *play = &lane->play;
    int stay = play->rearranges ? 0 : game->n_lying;
    memcpy(lane->ahead, game->lying, (size_t)stay * sizeof *lane->ahead);
    memcpy(lane->ahead + stay, play->lying, (size_t)play->n_lying * sizeof *lane->ahead);
    lane->n_ahead = stay + play->n_lying;
}

/* Whether somebody else could lay a whole rack after lane->play. */
static Outcome lets_out(Lane *lane, bool *out)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    const Game *game = &lane->game;
    Counts table = game->table;
    Outcome outcome = FINE;
    *out = false;
    add_counts(terms, &table, &lane->play.tiles);
    if (terms->bound)
        look_ahead(lane);
    for (int seat = 0; seat < terms->players && outcome == FINE && !*out; seat++) {
        bool plays = seat != game->turn && !(game->given_up >> seat & 1);
        bool closed = terms->access == NEXT_TURN && !(game->opened >> seat & 1);
        if (plays && !closed && may_all_lie(terms, &table, &game->rack[seat]))
            outcome = ask_most(lane, &table, &game->rack[seat], &nothing, 0, &lane->other, out);
    }
    lane->n_ahead = 0;
    return outcome;
}

/* Keep lane->play if it lets nobody out; else it is empty, and one of the tries is used up. */
static Outcome keep_if_safe(Lane *lane, int *tries)
{
    bool out = false;
    Outcome outcome = lets_out(lane, &out);
    if (out) {
        lane->play.count = 0;
        --*tries;
    }
    return outcome;
}

/* The highest tile that can be laid alone and lets nobody out, of the first colour; never a joker. */
static Outcome lay_one_tile(Lane *lane, int *tries)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    const Game *game = &lane->game;
    Counts playable = game->rack[game->turn];
    Outcome outcome = FINE;
    lane->play.count = 0;
    if (!drop_unplayable(terms, &game->table, &playable))
        return FINE;
    for (int n = NUMBERS; n >= 1; n--)
        for (int c = 0; c < terms->colours && *tries; c++) {
            bool found = false;
            Counts one = {{0}};
            one.of[identity(c, n)] = 1;
            if (!playable.of[identity(c, n)] || !may_all_lie(terms, &game->table, &one))
                continue;
            outcome = ask_most(lane, &game->table, &one, &nothing, 0, &lane->play, &found);
            if (outcome == FINE && found)
                outcome = keep_if_safe(lane, tries);
            if (outcome != FINE || lane->play.count)
                return outcome;
        }
    return outcome;
}

/* A new set of the rack without jokers that lets nobody out, the most valuable first. */
static Outcome lay_one_set(Lane *lane, int *tries)
{
    const Game *game = &lane->game;
    Outcome outcome = FINE;
    list_sets(lane, &game->rack[game->turn], false);
    for (int k = 0; k < lane->n_sets && outcome == FINE && *tries; k++) {
        memset(&lane->play, 0, sizeof lane->play);
        lay_set(lane->terms, &lane->play, &lane->set[k]);
        outcome = keep_if_safe(lane, tries);
        if (lane->play.count)
            break;
    }
    return outcome;
}

/* Go out; else nothing while the own rack is the lowest; else as little as possible that lets nobody out, or if there
 * is nothing like that, as much as possible. */
static Outcome choose_counting(Lane *lane)
{
    const Terms *terms = lane->terms;
    Game *game = &lane->game;
    bool lowest = points_of(terms, &game->rack[game->turn]) < lowest_other(terms, game);
    if (is_closed(terms, game, game->turn)) {
        Outcome outcome = open_small(lane);
        if (lowest && lane->play.count < game->held[game->turn])
            lane->play.count = 0;
        return outcome;
    }
    Outcome outcome = lay_all(lane, &game->table);
    if (outcome != FINE || lane->play.count || lowest)
        return outcome;
    int tries = game->late_lays < MOST_COUNTED ? SAFE_TRIES : 0;
    outcome = lay_one_tile(lane, &tries);
    if (outcome == FINE && !lane->play.count)
        outcome = lay_one_set(lane, &tries);
    game->memory[game->turn].stuck = false; /* more can be laid after it */
    return outcome != FINE || lane->play.count ? outcome : lay_most(lane, 1);
}
