/* A problem made ready for one search. */

#include "core.h"

/* Points for everything that could be kept and begins after a number. */
static void set_points_after(Core *core)
{
    const Problem *p = core->problem;
    int64_t *points = core->points_after;
    for (int k = 0; k < p->n_keep_runs; k++)
        points[p->keep_runs[k].first - 1] += core->point;
    for (int k = 0; k < p->n_keep_groups; k++)
        points[p->keep_groups[k].number - 1] += core->point;
    for (int k = 0; k < p->n_run_blocks; k++)
        points[p->run_blocks[k].first - 1] += p->run_blocks[k].extra ? core->point : 0;
    for (int k = 0; k < p->n_group_blocks; k++)
        points[p->group_blocks[k].number - 1] += p->group_blocks[k].keep ? core->point : 0;
    for (int n = NUMBERS - 1; n >= 0; n--)
        points[n] += points[n + 1];
}

/* The worth of a kept meld while kept melds are only counted: some of a tile's, see count_kept(). */
static int coarse_point(const Problem *p)
{
    int64_t weight = 0, tiles = 0;
    for (int cell = 0; cell < p->colours * NUMBERS; cell++) {
        weight += p->weight[cell] * p->may[cell];
        tiles += p->may[cell];
    }
    int64_t times = tiles ? weight / tiles / TILE_IN_COARSE_POINTS : 1;
    return POINT * (int)max_of64(1, min_of64(times, MOST_COARSE_TIMES));
}

/* All that one colour can do. Its track must be clear, and it is known what groups allow. May fail. */
static void prepare_track(Core *core, int colour)
{
    Track *track = &core->track[colour];
    track->events = events_of(core, colour);
    track->plain = !core->exact && is_plain(track->events);
    track->alike = track->plain && core->jokers < 3;
    set_joker_places(core, track, colour);
    reach_states(core, track, colour);
}

/* Make the problem ready for one search: what groups and tracks allow, and the first bounds. The part of the Core
 * from `exact` on must be clear. May fail. */
static void prepare(Core *core, bool exact)
{
    const Problem *p = core->problem;
    core->exact = exact;
    core->jokers = p->joker_need + p->joker_may;
    core->stride = 2 * core->jokers + 1;
    core->point = core->coarse ? coarse_point(p) : POINT;
    set_points_after(core);
    core->scale = core->coarse ? POINT : POINT + core->points_after[0];
    core->bonus = (p->placed ? core->jokers : p->joker_may) * p->joker_weight * core->scale;
    for (int n = 0; n <= NUMBERS; n++)
        core->joker_penalty[n] = p->placed ? (NUMBERS - (p == core->asked ? n : mirror(n))) * core->scale : 0;
    core->most_weight = core->known_weight >= 0 ? core->known_weight : core->bonus / core->scale;
    for (int cell = 0; core->known_weight < 0 && cell < p->colours * NUMBERS; cell++)
        core->most_weight += p->may[cell] * p->weight[cell];
    core->least = p->least > 0 ? p->least * core->scale : 0;
    if (core->known_weight >= 0)
        core->least = core->known_weight * core->scale + p->least_keep * core->point;
    set_mixed(core);
    for (int n = 1; n <= NUMBERS; n++)
        set_groupable(core, n);
    for (int c = 0; c < p->colours; c++)
        prepare_track(core, c);
    first_prices(core);
    price_all(core, NULL);
}

/* Forget everything about a search except what it has cost. */
static void start_over(Core *core)
{
    release(core);
    size_t from = offsetof(Core, exact);
    memset((char *)core + from, 0, sizeof *core - from);
}
