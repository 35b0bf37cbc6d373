/* The moves of one colour where nothing but tiles, needed jokers and kept runs matters: most moves there are. */

#include "core.h"

/* Describe a number of a colour where nothing but tiles, needed jokers and kept runs matters. */
static void set_plain(const Core *core, const Track *track, int colour, int number, PlainNumber *plain)
{
    const Problem *p = core->problem;
    int at = identity(colour, number), places = track->joker_places[number];
    plain->n_sharings = 0;
    for (int extra = p->may[at]; extra >= 0; extra--) {
        int tiles = p->need[at] + extra, most = min_of(tiles, core->groupable[number][colour]);
        for (int grouped = 0; grouped <= most; grouped++)
            plain->sharing[plain->n_sharings++] =
                (Sharing){extra * p->weight[at] * core->scale, (uint8_t)extra, (uint8_t)grouped,
                          (uint8_t)(tiles - grouped), core->charge[number][colour][grouped], extra < p->may[at]};
    }
    plain->bridge = places & JOKER_BRIDGES ? MAX_JOKERS : 0;
    bool starts = places & JOKER_STARTS && places & JOKER_BRIDGES;
    plain->starts = starts ? track->tiles[NUMBERS - 1] + track->tiles[NUMBERS] : 0;
    plain->long_limit = track->long_limit[number];
    for (int k = 0; k < 2; k++) {
        bool over = number + k >= NUMBERS;
        plain->cover[k] = over ? 0 : track->cover[number + 1 + k];
        plain->owes[k] = over ? MAX_JOKERS + 1 : 1;
    }
}

/* The moves of a plain state with one sharing of tiles and at most so many useful jokers; the end of the moves. May
 * fail. */
static inline Move *lay_share(Core *core, const Step *step, const Sharing *share, int useful, Move *move)
{
    const PlainNumber *plain = step->plain;
    int one = kind_count(step->runs, 0), two = kind_count(step->runs, 1), longs = kind_count(step->runs, LONG);
    int spent = step->spent + step->jokers, left = core->jokers - spent - share->charge;
    int reals = share->reals - step->reals, rest = reals - one - two;
    if (reals < 0 || (share->holds_back && rest < longs))
        return move;
    int fewest = max_of(0, -rest), most = min_of(left, share->holds_back ? 0 : useful);
    rest += fewest;
    for (int jokers = fewest; jokers <= most; jokers++, rest++) {
        int longer = min_of(longs, rest), begun = rest - longer;
        int owed = max_of(0, begun + one - plain->cover[0]) * plain->owes[0]
                   + max_of(0, begun - plain->cover[1]) * plain->owes[1];
        if (jokers + owed > left)
            break;
        int after = min_of(two + longer, plain->long_limit), cost = jokers + share->charge;
        if (jokers > fewest && !begun && two + longer > after)
            continue;
        uint64_t runs = step->carried | runs_of(begun, one, after);
        move->gain = share->gain + step->points;
        move->detail = step->detail | ((unsigned)reals + ((unsigned)jokers << 4) + ((unsigned)longer << 8));
        move->next = !step->carried && (begun | one | after) < 4
                         ? intern_small(core, step->track, step->later, begun, one, after, spent + cost)
                         : intern_state(core, step->track, step->later, runs, spent + cost);
        move->grouped = share->grouped;
        move->jokers = (uint8_t)(step->jokers + jokers);
        move->extra = share->extra;
        move->cost = (uint8_t)(step->jokers + cost);
        move++;
    }
    return move;
}

/* The moves of a state where nothing but tiles, needed jokers and kept runs matters: lay_tiles without the rest of
 * it, and without the moves that is_pointless would find. With a tile held back, these are all that lay a joker (the
 * tile could take its place) and those after which some long run stops (the tile could lengthen it). Otherwise these
 * are jokers on long runs that stop all the same, since fewer are worth carrying on. May fail. */
static void lay_plainly(Core *core, const Step *step)
{
    Track *track = step->track;
    const PlainNumber *plain = step->plain;
    int must = kind_count(step->runs, 0) + kind_count(step->runs, 1);
    int useful = must + min_of(kind_count(step->runs, LONG), plain->bridge) + plain->starts;
    while (track->room - track->n_moves < plain->n_sharings * (core->jokers + 1))
        track->moves = widened(core, track->moves, track->n_moves, &track->room, sizeof *track->moves);
    Move *move = &track->moves[track->n_moves];
    for (int k = 0; k < plain->n_sharings; k++)
        move = lay_share(core, step, &plain->sharing[k], useful, move);
    track->n_moves = (int)(move - track->moves);
}
