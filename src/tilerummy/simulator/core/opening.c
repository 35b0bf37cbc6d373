/* Openings: whether a rack holds one, the smallest one, and the best turn that begins with one. */

#include "simulator.h"

/* The points that an opening needs; at least one set must be laid. */
static int minimum(const Terms *terms) { return max_of(1, terms->opening_min); }

/* Take a set from the tiles if it is there. */
static bool take_set(Counts *left, const SmallSet *set)
{
    for (int k = 0; k < set->length; k++)
        if (left->of[set->cell[k]]-- == 0) {
            for (; k >= 0; k--)
                left->of[set->cell[k]]++;
            return false;
        }
    return true;
}

/* Put it back. */
static void put_set(Counts *left, const SmallSet *set)
{
    for (int k = 0; k < set->length; k++)
        left->of[set->cell[k]]++;
}

/* Where a search for few tiles stands. */
typedef struct {
    Counts left;
    int tiles;  /* in `left` */
    int fewest; /* more than the tiles of the best opening so far */
    bool any;   /* the first one will do */
} Fewest;

/* Add sets, the most valuable first, until nothing is missing. The best is in lane->best. */
static void find_fewest(Lane *lane, Fewest *f, int first, int missing, int used)
{
    if (missing <= 0) {
        memcpy(lane->best, lane->chosen, sizeof lane->best);
        lane->n_best = lane->n_chosen;
        f->fewest = f->any ? 0 : used;
        return;
    }
    for (int k = first; k < lane->n_sets; k++) {
        const SmallSet *set = &lane->set[k];
        int more = min_of(f->fewest - 1 - used, f->tiles) / 3;
        if (more * set->value < missing || lane->n_chosen == MAX_OPENING || lane->tries++ > OPENING_TRIES)
            return;
        if (used + set->length >= f->fewest || !take_set(&f->left, set))
            continue;
        f->tiles -= set->length;
        lane->chosen[lane->n_chosen++] = set;
        find_fewest(lane, f, k, missing - set->value, used + set->length);
        lane->n_chosen--;
        f->tiles += set->length;
        put_set(&f->left, set);
    }
}

/* Look for an opening of few tiles, rather without jokers, or for any. True if that settles it: then lane->n_best is 0
 * if there is none. */
static bool find_opening(Lane *lane, const Counts *rack, bool any)
{
    const Terms *terms = lane->terms;
    lane->n_best = 0;
    if (most_opening_value(terms, rack) < minimum(terms))
        return true;
    for (int jokers = 0; jokers <= (rack->of[terms->kinds] > 0); jokers++) {
        Fewest f = {*rack, 0, INT32_MAX, any};
        if (!jokers)
            f.left.of[terms->kinds] = 0;
        f.tiles = total(terms, &f.left);
        lane->n_chosen = lane->tries = 0;
        bool complete = list_sets(lane, rack, jokers);
        find_fewest(lane, &f, 0, minimum(terms), 0);
        if (lane->n_best)
            return true;
        if (!complete || lane->tries > OPENING_TRIES)
            return false;
    }
    return true;
}

/* Whether sets of the rack reach the minimum. */
static Outcome can_open(Lane *lane, const Counts *rack, bool *can)
{
    static const Counts nothing;
    if (find_opening(lane, rack, true)) {
        *can = lane->n_best > 0;
        return FINE;
    }
    int64_t value;
    Outcome outcome = ask_opening(lane, &nothing, rack, &value);
    *can = value >= minimum(lane->terms);
    return outcome;
}

/* Add a set to those that a play lays beside the table. */
static void lay_set(const Terms *terms, Play *play, const SmallSet *set)
{
    Lying lying = {.kind = set->kind, .colour = set->colour, .first = set->first, .length = set->length};
    for (int k = 0; k < set->length; k++) {
        play->tiles.of[set->cell[k]]++;
        lying.cell[k] = (uint8_t)(set->cell[k] == terms->kinds ? ANY_JOKER : set->cell[k]);
    }
    play->count += set->length;
    play->lying[play->n_lying++] = lying_of(terms, lying);
}

/* The opening of fewest tiles, rather without jokers; an empty play if there is none. */
static Outcome smallest_opening(Lane *lane, const Counts *rack, Play *play)
{
    static const Counts nothing;
    memset(play, 0, offsetof(Play, lying));
    play->n_lying = 0;
    if (find_opening(lane, rack, false)) {
        for (int k = 0; k < lane->n_best; k++)
            lay_set(lane->terms, play, lane->best[k]);
        return FINE;
    }
    /* Too many to look through: then the most valuable one. */
    int64_t value;
    Outcome outcome = ask_opening(lane, &nothing, rack, &value);
    if (outcome == FINE && value >= minimum(lane->terms))
        read_play(lane, &nothing, play);
    play->rearranges = false;
    return outcome;
}

/* -- the best turn that begins with an opening ----------------------------------------------------------------- */

/* Whether one play is better than another: more tiles, then more points. */
static bool is_better(const Terms *terms, const Play *one, const Play *other)
{
    if (one->count != other->count)
        return one->count > other->count;
    return points_of(terms, &one->tiles) > points_of(terms, &other->tiles);
}

/* The search for the best turn that begins with an opening. */
typedef struct {
    const Counts *table, *must;
    Counts left, opening;
    Play *best;
    int most; /* no play has more tiles */
    int tried;
} Trial;

/* Try the opening that was chosen. */
static Outcome try_opening(Lane *lane, Trial *t)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    bool found = false, beside = terms->access == NEXT_TURN;
    int least = max_of(1, t->best->count), opened = total(terms, &t->opening);
    Counts must = {{0}}, may = t->left;
    t->tried++;
    for (int k = 0; k <= terms->kinds; k++) /* what must be laid and is not in the opening */
        must.of[k] = (uint8_t)max_of(0, t->must->of[k] - t->opening.of[k]);
    take_counts(terms, &may, &must);
    if (!beside)
        add_counts(terms, &must, &t->opening);
    Outcome outcome = ask_most(lane, beside ? &nothing : t->table, &must, &may, beside ? least - opened : least,
                               &lane->other, &found);
    if (outcome != FINE || !found)
        return outcome;
    for (int k = 0; beside && k < lane->n_chosen; k++) /* they stay as they were laid */
        lay_set(lane->terms, &lane->other, lane->chosen[k]);
    if (is_better(lane->terms, &lane->other, t->best))
        *t->best = lane->other;
    return FINE;
}

/* Try every opening that falls short without its last set. */
static Outcome try_openings(Lane *lane, Trial *t, int first, int missing)
{
    for (int k = first; k < lane->n_sets; k++) {
        const SmallSet *set = &lane->set[k];
        if (t->best->count >= t->most || t->tried >= MAX_OPENINGS_TRIED || lane->n_chosen == MAX_OPENING)
            return FINE;
        if (!take_set(&t->left, set))
            continue;
        put_set(&t->opening, set);
        lane->chosen[lane->n_chosen++] = set;
        Outcome outcome = set->value >= missing ? try_opening(lane, t) : try_openings(lane, t, k, missing - set->value);
        lane->n_chosen--;
        for (int cell = 0; cell < set->length; cell++)
            t->opening.of[set->cell[cell]]--;
        put_set(&t->left, set);
        if (outcome != FINE)
            return outcome;
    }
    return FINE;
}

/* Whether the tiles of a play are enough for the opening: where the table stays closed, all of them in sets at once.
 * Then the play gets the sets that count most: what a joker stands for is up to its place. */
static Outcome is_opening(Lane *lane, Play *play, bool *enough)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    if (terms->no_minimum && play->count == lane->game.held[lane->game.turn]) {
        *enough = true;
        return FINE;
    }
    if (terms->access != NEXT_TURN)
        return can_open(lane, &play->tiles, enough);
    int64_t value;
    Counts tiles = play->tiles;
    Outcome outcome = ask_opening(lane, &tiles, &nothing, &value);
    *enough = value >= minimum(terms);
    if (outcome == FINE && *enough)
        read_play(lane, &tiles, play);
    return outcome;
}

/* The whole rack beside the table, if all of it can go: under some rules that needs no minimum. */
static Outcome open_with_all(Lane *lane, const Counts *rack, Play *play)
{
    static const Counts nothing;
    bool found = false;
    play->count = 0;
    if (!may_all_lie(lane->terms, &nothing, rack))
        return FINE;
    Outcome outcome = ask_most(lane, &nothing, rack, &nothing, 0, play, &found);
    play->rearranges = false;
    return outcome;
}

/* The turn of most tiles, then of most points, for somebody who has not opened, that lays all of `must` and some of
 * `may`; an empty play if there is none. Mostly an opening is among the tiles of the best turn of somebody who has
 * opened. */
static Outcome best_opening(Lane *lane, const Counts *table, const Counts *must, const Counts *may, Play *play)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    bool can = false, found = false, enough = false, closed = terms->access == NEXT_TURN;
    Counts held = *must;
    add_counts(terms, &held, may);
    play->count = 0;
    Outcome outcome = can_open(lane, &held, &can);
    if (outcome == FINE && !can && terms->no_minimum && total(terms, &held) == lane->game.held[lane->game.turn])
        return open_with_all(lane, &held, play);
    if (outcome != FINE || !can)
        return outcome;
    outcome = ask_most(lane, closed ? &nothing : table, must, may, 1, play, &found);
    if (outcome != FINE || !found) {
        play->count = 0;
        return outcome;
    }
    outcome = is_opening(lane, play, &enough);
    if (closed)
        play->rearranges = false;
    if (outcome != FINE || enough)
        return outcome;
    Trial t = {.table = table, .must = must, .left = held, .best = play, .most = play->count};
    play->count = 0;
    list_sets(lane, &held, true);
    lane->n_chosen = 0;
    outcome = try_openings(lane, &t, 0, minimum(terms));
    if (closed)
        play->rearranges = false;
    return outcome;
}

/* The best turn of all for somebody who has not opened. */
static Outcome widest_opening(Lane *lane, const Counts *table, const Counts *rack, Play *play)
{
    static const Counts nothing;
    Counts playable = *rack;
    drop_unplayable(lane->terms, lane->terms->access == NEXT_TURN ? &nothing : table, &playable);
    return best_opening(lane, table, &nothing, &playable, play);
}
