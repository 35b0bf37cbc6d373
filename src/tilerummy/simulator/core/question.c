/* Questions to the exact search of the solver. */

#include "simulator.h"

/* The terms as every question of this lane has them. */
static void set_shape(Lane *lane)
{
    const Terms *terms = lane->terms;
    memset(&lane->problem, 0, sizeof lane->problem);
    lane->problem.colours = terms->colours;
    lane->problem.group_max = terms->group_max;
    lane->problem.distinct = 1;
}

/* Make a clear Core of the one that has answered before; its memory stays. */
static void clear_core(Core *core)
{
    Chunk *chunks = core->chunks;
    size_t end = offsetof(Core, exact);
    memset(core, 0, end);
    core->chunks = chunks;
    core->scale = 1;
}

/* Run the question that the lane holds. */
static Outcome run_question(Lane *lane, Result *result)
{
    clear_core(&lane->core);
    lane->core.problem = &lane->problem;
    Outcome outcome = run_core(&lane->core, result);
    free(lane->core.saved);
    return outcome;
}

/* Set which tiles must and may be laid. */
static void set_tiles(Lane *lane, const Counts *table, const Counts *must, const Counts *may)
{
    Problem *p = &lane->problem;
    int kinds = lane->terms->kinds;
    for (int k = 0; k < kinds; k++) {
        p->need[k] = (uint8_t)(table->of[k] + must->of[k]);
        p->may[k] = may->of[k];
    }
    p->joker_need = table->of[kinds] + must->of[kinds];
    p->joker_may = may->of[kinds];
}

/* Set what each tile is worth: more of them first, then more points. */
static void weigh_tiles(Lane *lane)
{
    Problem *p = &lane->problem;
    for (int k = 0; k < lane->terms->kinds; k++)
        p->weight[k] = MORE_THAN_ALL_POINTS + k % NUMBERS + 1;
    p->joker_weight = MORE_THAN_ALL_POINTS + lane->terms->joker_points;
    p->placed = 0;
}

/* What tiles are worth together. */
static int64_t weight_of(const Terms *terms, const Counts *tiles)
{
    return (int64_t)total(terms, tiles) * MORE_THAN_ALL_POINTS + points_of(terms, tiles);
}

/* A set of the Core's answer as the game keeps it. */
static Lying lying_as(const Terms *terms, const Meld *meld)
{
    Lying lying = {.kind = (uint8_t)meld->kind, .first = (uint8_t)meld->first, .length = (uint8_t)meld->length};
    if (meld->kind == RUN)
        lying.colour = (uint8_t)meld->colour;
    for (int k = 0; k < meld->length; k++)
        lying.cell[k] = (uint8_t)(meld->cells[k] == JOKER ? ANY_JOKER : meld->cells[k]);
    return lying_of(terms, lying);
}

/* The answer as a play; the tiles that had to be laid are among its own. */
static void read_play(Lane *lane, const Counts *must, Play *play)
{
    const Core *core = &lane->core;
    int kinds = lane->terms->kinds;
    play->count = 0;
    for (int k = 0; k < kinds; k++) {
        play->tiles.of[k] = (uint8_t)(core->used[k] + must->of[k]);
        play->count += play->tiles.of[k];
    }
    int jokers = max_of(0, core->laid_jokers - lane->problem.joker_need) + must->of[kinds];
    play->tiles.of[kinds] = (uint8_t)jokers;
    play->count += jokers;
    play->rearranges = true;
    play->n_lying = 0;
    if (lane->game.arranged)
        for (int k = 0; k < core->n_melds; k++)
            play->lying[play->n_lying++] = lying_as(lane->terms, &core->meld[k]);
}

/* The play of most tiles, then of most points, that lays all of `must` and some of `may` with the table; *found says
 * whether there is one. Where nothing must be laid, laying nothing counts as none; `least` is the fewest tiles. */
static Outcome ask_most(Lane *lane, const Counts *table, const Counts *must, const Counts *may, int64_t least,
                        Play *play, bool *found)
{
    Problem *p = &lane->problem;
    Result result = {NONE, false, 0};
    if (lane->terms->bound && table->of[lane->terms->kinds])
        return ask_bound(lane, table, must, may, least, play, found);
    set_tiles(lane, table, must, may);
    weigh_tiles(lane);
    p->least = (least - total(lane->terms, must)) * MORE_THAN_ALL_POINTS;
    if (p->least <= 0)
        p->least = NEVER;
    Outcome outcome = run_question(lane, &result);
    *found = outcome == FINE && result.found;
    if (*found)
        read_play(lane, must, play);
    return outcome;
}

/* What sets of these tiles count in an opening at most; -1 if those that must be laid cannot be. */
static Outcome ask_opening(Lane *lane, const Counts *must, const Counts *may, int64_t *value)
{
    static const Counts nothing;
    const Terms *terms = lane->terms;
    Problem *p = &lane->problem;
    Result result = {NONE, false, 0};
    set_tiles(lane, &nothing, must, may);
    *value = -1;
    int64_t gain = 0;
    for (int k = 0; k < terms->kinds; k++) {
        p->weight[k] = k % NUMBERS + 1;
        gain += must->of[k] * p->weight[k];
    }
    p->joker_weight = terms->opening_joker ? terms->opening_joker : NUMBERS;
    p->placed = !terms->opening_joker;
    if (!p->placed)
        gain += must->of[terms->kinds] * p->joker_weight;
    p->least = NEVER;
    Outcome outcome = run_question(lane, &result);
    if (outcome == FINE && result.found)
        *value = result.worth / lane->core.scale + gain;
    return outcome;
}
