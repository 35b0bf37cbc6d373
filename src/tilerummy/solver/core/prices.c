/* Prices of tiles in groups and of jokers: a Lagrangian relaxation, and subgradient steps to a close bound. */

#include "core.h"

#define FIRST_STEP_TILES 4.0   /* by the worth of how many tiles the first steps try to lower the bound */
#define DEFLECTION 1.5         /* how far a direction turns away from one that it opposes */
#define SHARE_OF_LAST_STEP 0.5 /* how much of it goes on where the two agree */

enum {
    FAILURES_BEFORE_HALVING = 3, /* steps without a lower bound before they get half as long, */
    MOST_HALVINGS = 12,          /* or more, so that they are halved at most so often */
};

/* Set groups_after of a number from the next: the jokers are shared out in the best way. */
static void join_groups(Core *core, int number, const BestGroups *best)
{
    for (int left = 0; left <= core->jokers; left++) {
        int64_t most = NEVER;
        for (int here = 0; here <= left; here++) {
            int64_t worth = best[here].worth + core->groups_after[number][left - here];
            most = worth > most ? worth : most;
        }
        core->groups_after[number - 1][left] = most;
    }
}

/* Follow the best groups through the numbers. */
static void walk_groups(const Core *core, BestGroups (*best)[MAX_JOKERS + 1], Gap *gap)
{
    int left = core->jokers;
    for (int n = 1; n <= NUMBERS; n++) {
        int here = 0;
        /* Only what the best choice comes to was kept, so it is looked for again. */
        while (best[n][here].worth + core->groups_after[n][left - here] != core->groups_after[n - 1][left])
            here++;
        for (int c = 0; c < core->problem->colours; c++)
            gap->of[sent_at(n, c) + best[n][here].taken[c]]--;
        gap->of[JOKER_PRICE] -= best[n][here].jokers;
        left -= here;
    }
}

/* Follow the best way of one colour through its track. */
static void walk_track(const Core *core, int colour, Gap *gap)
{
    const Track *track = &core->track[colour];
    int stride = core->stride, left = core->jokers, id = 0;
    for (int n = 0; n < NUMBERS; n++) {
        const Layer *layer = &track->layer[n];
        const int64_t *sent = &core->prices.of[sent_at(n + 1, colour)];
        const Move *move = &track->moves[layer->state[id].first_move];
        for (;; move++) {
            int64_t rest = layer[1].bound[move->next * stride + left - move->cost];
            int64_t gain = move->gain + sent[move->grouped] - move->jokers * core->prices.of[JOKER_PRICE];
            if (gain + rest == layer->bound[id * stride + left])
                break;
        }
        gap->of[sent_at(n + 1, colour) + move->grouped]++;
        gap->of[JOKER_PRICE] -= move->jokers;
        left -= move->cost;
        id = move->next;
    }
}

/* The bound of the whole problem at the present prices; NEVER if some colour has no way at all. */
static int64_t root_bound(const Core *core)
{
    int64_t bound = core->bonus + core->groups_after[0][core->jokers];
    bound += core->jokers * core->prices.of[JOKER_PRICE];
    for (int c = 0; c < core->problem->colours; c++) {
        int64_t rest = core->track[c].layer[0].bound[core->jokers];
        if (rest < DEAD)
            return NEVER;
        bound += rest;
    }
    return bound;
}

/* Set all bounds by the prices; the bound of the whole problem, and how far the parts disagree. */
static int64_t price_all(Core *core, Gap *gap)
{
    BestGroups best[NUMBERS + 1][MAX_JOKERS + 1];
    memset(core->groups_after, 0, sizeof core->groups_after);
    for (int n = NUMBERS; n >= 1; n--)
        if (core->priced || core->mixed[n]) {
            best_groups(core, n, best[n]);
            join_groups(core, n, best[n]);
        } else {
            /* Without prices plain groups bring nothing of their own: each colour has counted the tiles it sends. */
            memcpy(core->groups_after[n - 1], core->groups_after[n], sizeof core->groups_after[n]);
        }
    for (int c = 0; c < core->problem->colours; c++)
        bound_states(core, c);
    int64_t bound = root_bound(core);
    if (!gap || bound < DEAD)
        return bound;
    memset(gap, 0, sizeof *gap);
    gap->of[JOKER_PRICE] = core->jokers;
    walk_groups(core, best, gap);
    for (int c = 0; c < core->problem->colours; c++)
        walk_track(core, c, gap);
    return bound;
}

/* To begin with, an old group pays its point in equal shares to the colours it is made of; with jokers in it, it
 * keeps the point, so that the bound falls when the jokers are gone. Of two old groups of a number the smaller has
 * the larger shares, and they go to the first tile that a colour sends. */
static void first_prices(Core *core)
{
    const Problem *p = core->problem;
    for (int size = 3; size <= p->group_max; size++)
        for (int k = 0; k < p->n_keep_groups; k++) {
            const GroupItem *old = &p->keep_groups[k];
            for (int c = 0; old->tiles == size && !old->jokers && c < p->colours; c++) {
                int64_t *sent = &core->prices.of[sent_at(old->number, c)];
                int first = core->shared[old->number][c] + 1;
                for (int tiles = first; tiles <= MAX_COPIES; tiles++)
                    sent[tiles] += core->point / size * min_of(tiles - first + 1, old->count[c]);
                core->shared[old->number][c] += old->count[c];
            }
        }
}

/* The direction in which prices move: the gap, deflected from going back on the step before (Camerini, Fratta and
 * Maffioli 1975). */
typedef struct {
    double of[PRICES];
} Direction;

/* Turn the direction to the gap plus some of the direction before; the square of its length. */
static double deflect(const Gap *gap, Direction *direction)
{
    double along = 0, square = 0, size = 0;
    for (int k = 0; k < PRICES; k++) {
        along += gap->of[k] * direction->of[k];
        square += direction->of[k] * direction->of[k];
    }
    double keep = along < 0 ? -DEFLECTION * along / square : SHARE_OF_LAST_STEP;
    for (int k = 0; k < PRICES; k++) {
        direction->of[k] = gap->of[k] + keep * direction->of[k];
        size += direction->of[k] * direction->of[k];
    }
    return size;
}

/* What one tile is worth on average, as the unit of a step. */
static double mean_worth(const Core *core)
{
    const Problem *p = core->problem;
    double weight = 0;
    int tiles = 0;
    for (int k = 0; k < p->colours * NUMBERS; k++) {
        weight += (double)p->weight[k] * p->may[k];
        tiles += p->may[k];
    }
    double worth = tiles ? weight / tiles * (double)core->scale : 0;
    return worth < core->point ? core->point : worth;
}

/* By how much the first steps try to lower the bound. */
static double first_step_size(const Core *core)
{
    if (core->known_weight < 0)
        return FIRST_STEP_TILES * mean_worth(core);
    int64_t excess = root_bound(core) - core->known_weight * core->scale - core->points_after[0];
    return FIRST_STEP_TILES * core->point + (double)(excess > 0 ? excess : 0);
}

/* Move the prices in this direction, but keep them so small that sums of them cannot overflow. */
static void move_prices(Core *core, const Direction *direction, double step)
{
    double limit = (double)(INT64_C(1) << 48);
    for (int k = 0; k < PRICES; k++) {
        double after = (double)core->prices.of[k] - step * direction->of[k];
        after = after > limit ? limit : after < -limit ? -limit : after;
        core->prices.of[k] = (int64_t)(after < 0 ? after - 0.5 : after + 0.5);
    }
    /* Jokers may be left over, but tiles that are sent must be taken: so only theirs may be negative. */
    if (core->prices.of[JOKER_PRICE] < 0)
        core->prices.of[JOKER_PRICE] = 0;
}

/* Look for prices with a lower bound of the whole problem by so many subgradient steps. */
static void improve_prices(Core *core, int rounds)
{
    Gap gap;
    Direction direction;
    Prices best = core->prices;
    int64_t lowest = INT64_MAX;
    double aim = first_step_size(core);
    int failures = 0, allowed = max_of(FAILURES_BEFORE_HALVING, rounds / MOST_HALVINGS);
    memset(&direction, 0, sizeof direction);
    core->priced = true;
    for (int round = 0; round < rounds; round++) {
        int64_t now = price_all(core, &gap);
        if (now < lowest) {
            lowest = now;
            best = core->prices;
            failures = 0;
        } else if (++failures >= allowed) {
            failures = 0;
            aim /= 2;
        }
        double size = deflect(&gap, &direction);
        watch_clock(core);
        if (size < 0.5 || now < DEAD || now < core->least || core->out_of_time)
            break;
        /* Polyak's step: were the bound straight, it would fall to `aim` below the lowest so far. */
        move_prices(core, &direction, (aim + (double)(now - lowest)) / size);
    }
    core->prices = best;
    price_all(core, NULL);
}
