/* The best different plays of a seat: those of most tiles first, then of most points. Two plays are different if they
 * lay different tiles. As solver/alternatives.py has it: what is left after a play is found is split by the first
 * kind of tile of which more or fewer are laid, so no play is found twice and none is missed. */

#include "simulator.h"

/* Plays that lay all of `must` and some of `may`, and the best of them. */
typedef struct {
    Counts must, may;
    Play best;
} Part;

/* The parts that may still hold one of the wanted plays, the best first. */
typedef struct {
    Lane *lane;
    Part part[MOST_PLAYS];
    int count, room; /* more parts than plays are wanted are never needed */
    bool closed;
    Play play[MOST_PLAYS]; /* what was found */
} Parts;

/* Whether everything that must be laid could lie in a set with the rest. What cannot is taken from `may`. */
static bool may_be_laid(const Terms *terms, const Counts *table, const Counts *must, Counts *may)
{
    Counts held = *must;
    add_counts(terms, &held, may);
    if (!drop_unplayable(terms, table, &held))
        return false;
    for (int k = 0; k <= terms->kinds; k++) {
        if (held.of[k] < must->of[k])
            return false;
        may->of[k] = (uint8_t)(held.of[k] - must->of[k]);
    }
    return true;
}

/* The best play of a part, if it has one that could still be wanted. */
static Outcome find_best(Parts *parts, const Counts *must, Counts *may, Play *play, bool *found)
{
    static const Counts nothing;
    Lane *lane = parts->lane;
    const Terms *terms = lane->terms;
    const Counts *table = parts->closed && terms->access == NEXT_TURN ? &nothing : &lane->game.table;
    int least = parts->count == parts->room && parts->room ? parts->part[parts->room - 1].best.count : 1;
    *found = false;
    if (!parts->room || !may_be_laid(terms, table, must, may) || total(terms, must) + total(terms, may) < least)
        return FINE;
    if (!parts->closed)
        return ask_most(lane, table, must, may, least, play, found);
    Outcome outcome = best_opening(lane, table, must, may, play);
    *found = outcome == FINE && play->count > 0;
    return outcome;
}

/* Note a part at its place, behind those that are as good; the last one goes if there is no room. */
static void add_part(Parts *parts, const Part *part)
{
    const Terms *terms = parts->lane->terms;
    int at = parts->count;
    while (at && is_better(terms, &part->best, &parts->part[at - 1].best))
        at--;
    if (at == parts->room)
        return;
    parts->count = min_of(parts->count + 1, parts->room);
    memmove(&parts->part[at + 1], &parts->part[at], (size_t)(parts->count - 1 - at) * sizeof *parts->part);
    parts->part[at] = *part;
}

/* Look for the best play of a part, and note the part if there is one. */
static Outcome look_into(Parts *parts, const Counts *must, const Counts *may)
{
    Part part = {.must = *must, .may = *may};
    bool found;
    Outcome outcome = find_best(parts, must, &part.may, &part.best, &found);
    if (outcome == FINE && found)
        add_part(parts, &part);
    return outcome;
}

/* The other plays of a part: alike in some kinds of tiles, then fewer or more of the next one. */
static Outcome split(Parts *parts, const Part *part)
{
    Counts must = part->must, may = part->may;
    Outcome outcome = FINE;
    for (int k = 0; outcome == FINE && k <= parts->lane->terms->kinds; k++) {
        int fewest = must.of[k], most = fewest + may.of[k], laid = part->best.tiles.of[k];
        if (fewest < laid) {
            may.of[k] = (uint8_t)(laid - 1 - fewest);
            outcome = look_into(parts, &must, &may);
        }
        if (outcome == FINE && laid < most) {
            must.of[k] = (uint8_t)(laid + 1);
            may.of[k] = (uint8_t)(most - laid - 1);
            outcome = look_into(parts, &must, &may);
        }
        must.of[k] = (uint8_t)laid;
        may.of[k] = 0;
    }
    return outcome;
}

/* The best plays of the seat in turn into parts->play, at most so many; how many there are is in *count. */
static Outcome best_plays(Lane *lane, Parts *parts, int wanted, int *count)
{
    static const Counts nothing;
    const Game *game = &lane->game;
    parts->lane = lane;
    parts->count = *count = 0;
    parts->room = wanted;
    parts->closed = is_closed(lane->terms, game, game->turn);
    Outcome outcome = look_into(parts, &nothing, &game->rack[game->turn]);
    while (outcome == FINE && parts->count) {
        Part best = parts->part[0];
        parts->play[(*count)++] = best.best;
        parts->count--;
        parts->room--;
        memmove(parts->part, parts->part + 1, (size_t)parts->count * sizeof *parts->part);
        if (parts->room)
            outcome = split(parts, &best);
    }
    return outcome;
}
