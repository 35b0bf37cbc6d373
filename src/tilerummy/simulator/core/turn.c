/* What a seat does in its turn, by its policy. */

#include "simulator.h"

/* Whether the seat must still open before it may use the table. */
static bool is_closed(const Terms *terms, const Game *game, int seat)
{
    return !(game->opened >> seat & 1) && !(terms->access == ANY_PLAYER && game->opened);
}

/* Whether waiting makes no sense any more: nothing is left to draw, or somebody else is near the end. */
static bool is_late(const Terms *terms, const Game *game, const Policy *policy)
{
    bool late = game->next == game->n_pool;
    for (int seat = 0; seat < terms->players; seat++)
        late |= seat != game->turn && game->held[seat] <= policy->near;
    return late;
}

/* The play of most tiles for somebody who has opened. If the table lies as it did when nothing could be laid, only
 * plays with the tile drawn since are asked for. */
static Outcome lay_most(Lane *lane, int64_t least)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    Game *game = &lane->game;
    Memory *memory = &game->memory[game->turn];
    Counts may = game->rack[game->turn], must = {{0}};
    Play *play = &lane->play;
    bool found = false, was_stuck = memory->stuck && memory->table == game->version;
    play->count = 0;
    bool any = !(was_stuck && memory->drawn == NO_TILE) && drop_unplayable(terms, &game->table, &may);
    if (!any || (was_stuck && !may.of[memory->drawn])) {
        *memory = (Memory){game->version, true, NO_TILE};
        return FINE;
    }
    if (was_stuck) {
        must.of[memory->drawn]++;
        may.of[memory->drawn]--;
    }
    Outcome outcome = ask_most(lane, &game->table, was_stuck ? &must : &nothing, &may, least, play, &found);
    /* A best play leaves nothing that could be laid after it, and changes the table once. Not where jokers are bound:
     * one that was swapped has a new meaning then, and can be swapped again. */
    if (found)
        *memory = (Memory){game->version + 1, !terms->bound, NO_TILE};
    else
        *memory = (Memory){game->version, least <= 1, NO_TILE};
    return outcome;
}

/* The whole rack, if all of it can go. */
static Outcome lay_all(Lane *lane, const Counts *table)
{
    static const Counts nothing;
    const Game *game = &lane->game;
    const Counts *rack = &game->rack[game->turn];
    bool found = false;
    lane->play.count = 0;
    if (!may_all_lie(lane->terms, table, rack))
        return FINE;
    return ask_most(lane, table, rack, &nothing, 0, &lane->play, &found);
}

/* The opening of somebody who keeps tiles: all of them at once, else as few as possible. */
static Outcome open_small(Lane *lane)
{
    static const Counts nothing;
    const Game *game = &lane->game;
    const Counts *rack = &game->rack[game->turn];
    bool beside = lane->terms->access == NEXT_TURN, enough = true;
    Play *small = &lane->other, *play = &lane->play;
    play->count = 0;
    Outcome outcome = smallest_opening(lane, rack, small);
    if (outcome == FINE && !small->count && lane->terms->no_minimum)
        return open_with_all(lane, rack, play);
    if (outcome != FINE || !small->count)
        return outcome;
    Play opening = *small;
    outcome = lay_all(lane, beside ? &nothing : &game->table);
    if (outcome == FINE && play->count && beside) {
        outcome = is_opening(lane, play, &enough);
        play->rearranges = false;
    }
    if (outcome == FINE && !(play->count && enough))
        *play = opening;
    return outcome;
}

/* The opening of somebody who waits with it: the whole rack at once, or the widest once waiting makes no sense. */
static Outcome open_late(Lane *lane, const Policy *policy)
{
    const Game *game = &lane->game;
    if (is_late(lane->terms, game, policy))
        return widest_opening(lane, &game->table, &game->rack[game->turn], &lane->play);
    Outcome outcome = open_small(lane);
    if (lane->play.count < game->held[game->turn])
        lane->play.count = 0;
    return outcome;
}

/* The play of a seat that rearranges. */
static Outcome choose_rearranging(Lane *lane, const Policy *policy)
{
    const Terms *terms = lane->terms;
    const Game *game = &lane->game;
    int seat = game->turn, held = game->held[seat];
    if (policy->counts && game->next == game->n_pool)
        return choose_counting(lane);
    if (is_closed(terms, game, seat) && policy->opens_late)
        return open_late(lane, policy);
    if (is_closed(terms, game, seat))
        return policy->opens_small ? open_small(lane)
                                   : widest_opening(lane, &game->table, &game->rack[seat], &lane->play);
    if (policy->wait <= 1 || is_late(terms, game, policy))
        return lay_most(lane, 1);
    return policy->wait >= held ? lay_all(lane, &game->table) : lay_most(lane, policy->wait);
}

/* The sets of the table after those that a play lays beside them: a builder looks through its own first. */
static void lay_before(const Game *game, Play *play)
{
    if (!play->count)
        return;
    for (int k = 0; k < game->n_lying; k++)
        play->lying[play->n_lying++] = game->lying[k];
    play->rearranges = true;
}

/* The play of a seat that lays sets of its rack and adds to those of the table. */
static Outcome choose_adding(Lane *lane)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    const Game *game = &lane->game;
    const Counts *rack = &game->rack[game->turn];
    Play *play = &lane->play;
    bool found = false;
    Outcome outcome = FINE;
    if (is_closed(terms, game, game->turn)) {
        outcome = widest_opening(lane, &nothing, rack, play);
        lay_before(game, play);
        return outcome;
    }
    Counts playable = *rack;
    if (drop_unplayable(terms, &nothing, &playable))
        outcome = ask_most(lane, &nothing, &nothing, &playable, 1, play, &found);
    if (!found) {
        memset(&play->tiles, 0, sizeof play->tiles);
        play->count = play->n_lying = 0;
    }
    add_single_tiles(terms, game, play);
    return outcome;
}

/* A play for a seat that must lay and meant not to: of one tile if that is possible, else the best there is. */
static Outcome lay_something(Lane *lane)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    const Game *game = &lane->game;
    bool closed = is_closed(terms, game, game->turn), found = false;
    Outcome outcome = closed ? widest_opening(lane, &game->table, &game->rack[game->turn], &lane->play)
                             : lay_most(lane, 1);
    for (int k = 0; outcome == FINE && !closed && lane->play.count > 1 && k <= terms->kinds; k++) {
        Counts one = {{0}};
        one.of[k] = 1;
        if (!lane->play.tiles.of[k])
            continue;
        outcome = ask_most(lane, &game->table, &one, &nothing, 0, &lane->other, &found);
        if (found) {
            lane->play = lane->other;
            lane->game.memory[game->turn].stuck = false; /* more could be laid after it */
        }
    }
    return outcome;
}

/* Choose what the seat whose turn it is lays: lane->play, empty for nothing. */
static Outcome choose(Lane *lane, const Policy *policy)
{
    lane->play.count = 0;
    Outcome outcome = FINE;
    if (policy->skill != DRAWS)
        outcome = policy->skill == ADDS ? choose_adding(lane) : choose_rearranging(lane, policy);
    if (outcome == FINE && !lane->play.count && lane->terms->must_play)
        outcome = lay_something(lane);
    return outcome;
}
