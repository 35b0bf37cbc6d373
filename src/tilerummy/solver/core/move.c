/* What one colour can do at one number: tiles to groups, tiles and jokers to runs. */

#include "core.h"

/* Whether an earlier move from the same state, with no more jokers, leaves no less and gains no less. */
static inline bool is_pointless(const Track *track, const Layer *later, int first, const Move *move,
                                uint64_t state)
{
    for (int k = first; k < track->n_moves; k++) {
        const Move *old = &track->moves[k];
        if (old->grouped == move->grouped && old->jokers <= move->jokers && old->gain >= move->gain
            && state_dominates(later->state[old->next].runs, state))
            return true;
    }
    return false;
}

/* The same in exact mode, where runs that could stop are also room for jokers: only an equal move will do. */
static inline bool is_repeated(const Track *track, const Layer *later, int first, const Move *move,
                               uint64_t state)
{
    for (int k = first; k < track->n_moves; k++) {
        const Move *old = &track->moves[k];
        if (old->grouped == move->grouped && old->jokers == move->jokers && old->gain >= move->gain
            && later->state[old->next].runs == state)
            return true;
    }
    return false;
}

/* Note a move to a state past the number. May fail. */
static inline void add_move_to(Core *core, const Step *step, int grouped, int extra, int jokers, uint64_t state,
                               uint64_t detail)
{
    Track *track = step->track;
    int total = step->jokers + jokers;
    int cost = total + core->charge[step->number][step->colour][grouped];
    if (step->spent + cost + owed_jokers(track, step->number, state) > core->jokers)
        return;
    int64_t gain = step->points + extra * step->weight - total * core->joker_penalty[step->number];
    Move move = {.gain = gain,
                 .detail = step->detail | detail,
                 .grouped = (uint8_t)grouped,
                 .jokers = (uint8_t)total,
                 .extra = (uint8_t)extra,
                 .cost = (uint8_t)cost};
    if (core->exact ? is_repeated(track, step->later, step->first_move, &move, state)
                    : is_pointless(track, step->later, step->first_move, &move, state))
        return;
    move.next = intern_state(core, track, step->later, state, step->spent + cost);
    track->moves = grown(core, track->moves, track->n_moves, &track->room, sizeof *track->moves);
    track->moves[track->n_moves++] = move;
}

/* Note a move that leaves these runs open: to each state by which old runs are held together. May fail. */
static inline void add_move(Core *core, const Step *step, int grouped, int extra, int jokers, uint64_t runs,
                            uint64_t detail)
{
    int stopped;
    uint64_t state = carried_past(core, step, runs, &stopped);
    if (!step->track->events || !step->track->events[step->number].n_hold_over) {
        add_move_to(core, step, grouped, extra, jokers, state, detail);
        return;
    }
    uint64_t held[MAX_RIVALS + 1];
    int count = hold_together(core, step, links_of(step, runs, detail), stopped, state, held);
    for (int k = 0; k < count; k++)
        add_move_to(core, step, grouped, extra, jokers, held[k], detail);
}

/* The counts of a move as its detail has them. */
static inline uint64_t grown_detail(int reals, int jokers, int longer, int on_new, int on1, int on2, int on3)
{
    return (uint64_t)(unsigned)reals | (uint64_t)(unsigned)jokers << 4 | (uint64_t)(unsigned)longer << 8
           | (uint64_t)(unsigned)on_new << 12 | (uint64_t)(unsigned)on1 << 16 | (uint64_t)(unsigned)on2 << 20
           | (uint64_t)(unsigned)on3 << 24;
}

/* The usual case: no run of jokers alone is open or may begin. May fail. */
static inline void grow_simply(Core *core, const Step *step, int grouped, int extra, int reals, int limit)
{
    int one = kind_count(step->runs, 0), two = kind_count(step->runs, 1), longs = kind_count(step->runs, LONG);
    bool bridge = step->track->joker_places[step->number] & JOKER_BRIDGES;
    for (int jokers = max_of(0, one + two - reals); jokers <= limit; jokers++) {
        int rest = reals + jokers - one - two, longer = min_of(longs, rest);
        if (jokers > one + two + (bridge ? longer : 0))
            break;
        uint64_t runs = (uint64_t)(unsigned)(rest - longer) | (uint64_t)(unsigned)one << 4
                        | (uint64_t)(unsigned)(two + longer) << 8;
        add_move(core, step, grouped, extra, jokers, runs, grown_detail(reals, jokers, longer, 0, 0, 0, 0));
    }
}

/* Share the jokers between new runs, the three joker kinds and the other runs, once it is settled how many runs are
 * lengthened and how many begin. May fail. */
static void share_jokers(Core *core, const Step *step, int grouped, int extra, int reals, int jokers,
                         int longer, int begun)
{
    int one = kind_count(step->runs, 0), two = kind_count(step->runs, 1);
    int joker1 = kind_count(step->runs, 3), joker2 = kind_count(step->runs, 4);
    int joker3 = kind_count(step->runs, 5), places = step->track->joker_places[step->number];
    int room = one + two + (places & JOKER_BRIDGES ? longer : 0);
    int starts = places & JOKER_STARTS ? min_of(begun, jokers) : 0;
    if (!core->exact) /* a run that begins with a joker two before the end holds a tile at the end */
        starts = min_of(starts, step->track->tiles[NUMBERS - 1] + step->track->tiles[NUMBERS]);
    for (int on_new = 0; on_new <= starts; on_new++)
        for (int on1 = 0; on1 <= joker1; on1++)
            for (int on2 = 0; on2 <= joker2; on2++)
                for (int on3 = 0; on3 <= joker3; on3++) {
                    int plain = jokers - on_new - on1 - on2 - on3;
                    if (plain < 0 || plain > room)
                        continue;
                    int longs = two + longer + joker2 - on2 + joker3 - on3;
                    uint64_t runs = (uint64_t)(unsigned)(begun - on_new)
                                    | (uint64_t)(unsigned)(one + joker1 - on1) << 4
                                    | (uint64_t)(unsigned)longs << 8 | (uint64_t)(unsigned)on_new << 12
                                    | (uint64_t)(unsigned)on1 << 16 | (uint64_t)(unsigned)(on2 + on3) << 20;
                    add_move(core, step, grouped, extra, jokers, runs,
                             grown_detail(reals, jokers, longer, on_new, on1, on2, on3));
                }
}

/* Every way to lengthen runs with these tiles and at most `limit` jokers, runs of jokers alone among them. May fail. */
static void grow_fully(Core *core, const Step *step, int grouped, int extra, int reals, int limit)
{
    int must = 0;
    for (int kind = 0; kind < KINDS; kind++)
        must += kind == LONG ? 0 : kind_count(step->runs, kind);
    for (int jokers = max_of(0, must - reals); jokers <= limit; jokers++) {
        int rest = reals + jokers - must, most = min_of(kind_count(step->runs, LONG), rest);
        for (int longer = core->exact ? 0 : most; longer <= most; longer++)
            share_jokers(core, step, grouped, extra, reals, jokers, longer, rest - longer);
    }
}

/* Every way to share the tiles of a number between groups and runs. May fail. */
static void lay_tiles(Core *core, const Step *step)
{
    const Problem *p = core->problem;
    int at = identity(step->colour, step->number), need = p->need[at] - step->reals;
    int limit = core->jokers - step->spent - step->jokers;
    if (need < 0 || limit < 0)
        return;
    if (step->plain && !(step->runs >> JOKER_RUNS_SHIFT)) {
        lay_plainly(core, step);
        return;
    }
    bool simple = !(step->runs >> JOKER_RUNS_SHIFT) && !(step->track->joker_places[step->number] & JOKER_STARTS);
    for (int extra = p->may[at]; extra >= 0; extra--) { /* so that the better of two moves comes first */
        int most = min_of(need + extra, core->groupable[step->number][step->colour]);
        for (int grouped = 0; grouped <= most; grouped++) {
            if (simple)
                grow_simply(core, step, grouped, extra, need + extra - grouped, limit);
            else
                grow_fully(core, step, grouped, extra, need + extra - grouped, limit);
        }
    }
}
