/* A whole solve: searches from both ends, in exact mode where it must be, and old melds kept. */

#include "core.h"

/* Whether any point can be had for leaving something as it lies. */
static bool wants_keeps(const Problem *p)
{
    bool wanted = p->n_keep_runs || p->n_keep_groups;
    for (int k = 0; k < p->n_run_blocks; k++)
        wanted |= p->run_blocks[k].extra;
    for (int k = 0; k < p->n_group_blocks; k++)
        wanted |= p->group_blocks[k].keep;
    return wanted;
}

/* Search once. May fail. */
static Result search_once(Core *core, int64_t patience)
{
    int32_t node = -1;
    Status status = search(core, patience, &node);
    if (status == BUDGET)
        return best_found(core, BEAM_NODES);
    if (status != OPTIMAL)
        return (Result){status, false, 0};
    rebuild(core, node);
    bool crowded = !core->exact && place_surplus(core) > 0;
    assert(crowded || core->laid_jokers >= core->problem->joker_need);
    return (Result){crowded ? JOKERS_DO_NOT_FIT : OPTIMAL, !crowded, core->node[node].gain};
}

/* Whether a dive from the root reaches all that the bound allows: where much is possible it often does. May fail. */
static bool dive_reaches_all(Core *core, int width, Result *result)
{
    begin_search(core);
    if (!core->n_heap)
        return false;
    int64_t bound = core->heap[0].bound;
    *result = best_found(core, width);
    result->status = OPTIMAL;
    return result->found && result->worth >= bound;
}

/* Prices with the numbers the other way round if `high`, divided by so much. */
static void hand_over(const Prices *from, bool high, int64_t divisor, Prices *to)
{
    to->of[JOKER_PRICE] = from->of[JOKER_PRICE] / divisor;
    for (int n = 1; n <= NUMBERS; n++)
        for (int k = 0; k < sent_at(1, 0); k++)
            to->of[sent_at(high ? mirror(n) : n, 0) + k] = from->of[sent_at(n, 0) + k] / divisor;
}

/* Make ready for a search from one end, with so many steps to better prices. May fail. */
static void prepare_end(Core *core, bool high, bool exact, int rounds)
{
    if (core->chunks)
        start_over(core);
    choose_end(core, high);
    prepare(core, exact);
    if (core->has_counted) {
        hand_over(&core->counted, high, core->coarse ? 1 : coarse_point(core->asked) / POINT, &core->prices);
        core->priced = true;
        price_all(core, NULL);
    }
    if (rounds && !(core->problem->without & NO_PRICES))
        improve_prices(core, rounds);
}

/* Note how many old melds an answer of the known weight can keep at most. In a search the weight comes before them,
 * so much that steps to better prices hardly see them. Here a tile is worth only some of them: for an answer of the
 * known weight the bound is one all the same, and it comes close soon. The search goes on with these prices. May
 * fail. */
static void count_kept(Core *core, bool high, bool exact, int rounds)
{
    core->coarse = true;
    prepare_end(core, high, exact, rounds);
    core->coarse = false;
    int64_t points = root_bound(core) - core->known_weight * core->scale;
    core->most_kept = points < 0 ? -1 : min_of64(core->most_kept, points / core->point);
    hand_over(&core->prices, high, 1, &core->counted);
    core->has_counted = true;
}

/* Whether it is the old melds that make a search long: its weight is known. */
static bool counts_kept(const Core *core)
{
    return core->known_weight >= 0 && wants_keeps(core->asked) && !core->asked->placed;
}

/* Search from both ends in turn, each time with more patience. But the first time that old melds make it long it is
 * given up: then the best weight is found first, and the second time better prices are worth their while at once.
 * May fail. */
static Result search_from_ends(Core *core, bool exact)
{
    bool high = begins_high(core->asked), gives_up = core->known_weight < 0 && wants_keeps(core->asked);
    bool again = core->known_weight >= 0 && !core->asked->known;
    int64_t patience = core->asked->patience ? core->asked->patience : FIRST_PATIENCE_NODES;
    Result result;
    for (int tries = 0, rounds = again ? FIRST_PRICE_STEPS : 0, width = BEAM_NODES;; tries++, high = !high) {
        prepare_end(core, high, exact, rounds);
        if (tries && dive_reaches_all(core, width, &result))
            break;
        result = search_once(core, patience);
        if (result.status != OUT_OF_PATIENCE || gives_up)
            break;
        if (tries % 2 == 0 && counts_kept(core)) {
            count_kept(core, high, exact, COUNT_STEPS);
            if (core->most_kept < core->asked->least_keep) {
                result = (Result){NONE, false, 0};
                break;
            }
        }
        if (tries % 2) {
            patience *= 4;
            width *= 2;
            rounds = rounds ? min_of(3 * rounds, MOST_PRICE_STEPS) : FIRST_PRICE_STEPS;
        }
    }
    return mirrored_back(core, result);
}

/* Search, and if the surplus of jokers finds no place, search again in exact mode. May fail. */
static Result solve_whole(Core *core, bool exact)
{
    core->asked = core->problem;
    exact |= (core->asked->without & NO_SURPLUS) != 0;
    Result result = search_from_ends(core, exact);
    return result.status == JOKERS_DO_NOT_FIT ? search_from_ends(core, true) : result;
}

/* Keep an arrangement while the next search goes on, in memory of its own. May fail. */
static void save_melds(Core *core)
{
    core->saved = malloc(((size_t)core->n_melds + 1) * sizeof *core->saved);
    if (!core->saved)
        fail(core, NO_MEMORY);
    if (core->n_melds)
        memcpy(core->saved, core->meld, (size_t)core->n_melds * sizeof *core->saved);
    memcpy(core->saved_used, core->used, sizeof core->used);
    core->n_saved = core->n_melds;
    core->saved_jokers = core->laid_jokers;
}

/* The saved arrangement is the answer again. It is not in a chunk, so it must not grow. */
static void restore_melds(Core *core)
{
    core->meld = core->saved;
    memcpy(core->used, core->saved_used, sizeof core->used);
    core->n_melds = core->n_saved;
    core->laid_jokers = core->saved_jokers;
}

/* The same problem with nothing to keep. */
static void strip_keeps(const Problem *p, Problem *bare, RunItem *runs, GroupItem *groups)
{
    *bare = *p;
    bare->n_keep_runs = bare->n_keep_groups = 0;
    bare->run_blocks = runs;
    bare->group_blocks = groups;
    for (int k = 0; k < p->n_run_blocks; k++) {
        runs[k] = p->run_blocks[k];
        runs[k].extra = 0;
    }
    for (int k = 0; k < p->n_group_blocks; k++) {
        groups[k] = p->group_blocks[k];
        groups[k].keep = 0;
    }
}

/* First the best weight without a thought for old melds, then with it the most that can be kept. May fail. */
static Result solve_in_turn(Core *core)
{
    Problem bare;
    RunItem runs[MAX_ITEMS];
    GroupItem groups[MAX_ITEMS];
    const Problem *problem = core->problem;
    strip_keeps(problem, &bare, runs, groups);
    core->problem = &bare;
    Result result = solve_whole(core, false);
    core->problem = problem;
    if (result.status != OPTIMAL)
        return result;
    core->known_weight = result.worth / core->scale;
    save_melds(core);
    result = solve_whole(core, core->exact);
    if (result.status == BUDGET && !result.found) {
        restore_melds(core);
        result = (Result){BUDGET, true, core->known_weight * core->scale};
    }
    if (result.status == BUDGET)
        result.status = WEIGHED;
    return result;
}

/* Whether the budget may be spent soon: then a play comes first, and what it leaves alone after that. */
static bool is_hurried(const Problem *p)
{
    return p->deadline || (p->node_limit && p->node_limit <= FIRST_PATIENCE_NODES);
}

/* Answer the problem of the core. May fail. */
static Result solve_core(Core *core)
{
    const Problem *p = core->problem;
    core->known_weight = p->known ? p->least : -1;
    core->most_kept = MAX_KEEP;
    core->has_counted = core->coarse = false;
    if (!p->known && is_hurried(p) && wants_keeps(p))
        return solve_in_turn(core);
    Result result = solve_whole(core, p->placed);
    if (result.status == BUDGET && result.found && p->known)
        result.status = WEIGHED;
    return result.status == OUT_OF_PATIENCE ? solve_in_turn(core) : result;
}

/* Answer the problem of the core, whose fields are clear but for the caller, the end and the problem. This is where
 * fail() lands. Whatever the outcome, the caller frees core->saved and calls release(). */
static Outcome run_core(Core *core, Result *result)
{
    if (!HAS_FAILED(core->failed))
        *result = solve_core(core);
    return core->outcome;
}
