/* The small sets with which something comes of a problem, each weighed by a question of its own. */

#include "settle.h"

/* Take the set out of the problem; false if the tiles are not there. */
static bool take_set(const Candidate *set, Problem *p)
{
    int64_t gain = 0;
    for (int k = 0; k < set->n_extra; k++) {
        if (!p->may[set->extra[k]])
            return false;
        p->may[set->extra[k]]--;
        p->need[set->extra[k]]++;
        gain += p->weight[set->extra[k]];
    }
    for (int k = 0; k < set->count; k++) {
        bool joker = set->cells[k] == JOKER_BYTE;
        int cell = joker ? 0 : set->cells[k];
        if (joker ? p->joker_need : p->need[cell]) {
            joker ? p->joker_need-- : p->need[cell]--;
        } else if (joker ? p->joker_may : p->may[cell]) {
            joker ? p->joker_may-- : p->may[cell]--;
            gain += joker ? p->joker_weight : p->weight[cell];
        } else {
            return false;
        }
    }
    if (p->known && p->least < gain)
        return false;
    p->least = p->least > gain ? p->least - gain : 0;
    p->gain = gain;
    return true;
}

/* Whether the set was settled before. */
static bool is_skipped(const Settling *s, const Candidate *set)
{
    for (const uint8_t *at = s->skip; at < s->skip + s->skip_size; at += 3 + at[1] + at[2])
        if (at[0] == set->kind && at[1] == set->count && at[2] == set->n_extra
            && !memcmp(at + 3, set->cells, at[1]) && !memcmp(at + 3 + at[1], set->extra, at[2]))
            return true;
    return false;
}

/* Whether some old set has the same cells, in whatever order. */
static bool looks_old(const Settling *s, const Candidate *set)
{
    uint8_t cells[MAX_GROUP];
    for (int k = 0, at; k < set->count; k++) {
        for (at = k; at > 0 && cells[at - 1] > set->cells[k]; at--)
            cells[at] = cells[at - 1];
        cells[at] = set->cells[k];
    }
    for (const uint8_t *old = s->old; old < s->old + s->old_size; old += 1 + old[0])
        if (old[0] == set->count && !memcmp(old + 1, cells, old[0]))
            return true;
    return false;
}

/* Ask for what is wanted beside the set, or for something better than the best found so far. */
static void raise_floor(const Settling *s, const Candidate *set, Problem *p)
{
    bool better = s->wanted != ALL_SETS && s->n_found;
    if (better && p->known)
        p->least_keep = (int)s->found->keep + s->found->alike + 1;
    else if (better)
        p->least = max_of64(p->least, s->found->weight + 1 - p->gain);
    p->least_keep = max_of(0, p->least_keep - set->alike);
}

/* Whether a candidate is worth more than another. */
static bool is_heavier(const Candidate *a, const Candidate *b)
{
    return a->weight != b->weight ? a->weight > b->weight : a->keep + a->alike > b->keep + b->alike;
}

/* Ask what is best beside a set; false if nothing is, or the call has ended. */
static bool weigh_rest(Settling *s, const Problem *rest, Candidate *set)
{
    Core *core = s->core;
    bool (*is_interrupted)(void *) = core->is_interrupted;
    void *caller = core->caller;
    int64_t end = core->end;
    memset(core, 0, sizeof *core);
    core->problem = rest;
    core->is_interrupted = is_interrupted;
    core->caller = caller;
    core->end = end;
    core->scale = 1;
    Result result = {NONE, false, 0};
    s->outcome = run_core(core, &result);
    s->nodes += core->nodes + 1;
    s->unsure = result.status == BUDGET;
    set->weight = result.worth / core->scale + rest->gain;
    set->keep = result.worth % core->scale / POINT;
    free(core->saved);
    release(core);
    core->saved = NULL;
    return result.found && s->outcome == FINE;
}

/* Ask what is best with this set settled, and note it if anything comes of it. Without memory for that the outcome is
 * NO_MEMORY, and no more sets are weighed. */
static void weigh_set(Settling *s, Candidate *set)
{
    Problem rest = *s->problem;
    if (s->unsure || s->outcome != FINE || (s->wanted == ANY_SET && s->n_found) || is_skipped(s, set)
        || !take_set(set, &rest))
        return;
    set->alike = looks_old(s, set);
    raise_floor(s, set, &rest);
    if (rest.node_limit && (rest.node_limit -= s->nodes) <= 0) {
        s->unsure = true;
        return;
    }
    if (rest.known && (rest.n_keep_runs || rest.n_keep_groups)) {
        /* Mostly the weight is out of reach, and that is sooner known without a thought for old melds. */
        Problem bare = rest;
        bare.n_keep_runs = bare.n_keep_groups = bare.least_keep = 0;
        if (!weigh_rest(s, &bare, set))
            return;
    }
    if (!weigh_rest(s, &rest, set))
        return;
    if (s->n_found == s->room) {
        int room = s->room ? 2 * s->room : 64;
        Candidate *more = realloc(s->found, (size_t)room * sizeof *more);
        if (!more) {
            s->outcome = NO_MEMORY;
            return;
        }
        s->found = more;
        s->room = room;
    }
    int at = s->n_found++;
    if (s->wanted != ALL_SETS)
        s->n_found = 1, at = 0;
    for (; at > 0 && is_heavier(set, &s->found[at - 1]); at--)
        s->found[at] = s->found[at - 1];
    s->found[at] = *set;
}

/* Each tile of a set that may come from the rack, once: the places as bits. */
static unsigned optional_places(const Settling *s, const Candidate *set)
{
    unsigned places = 0;
    for (int k = 0; k < set->count; k++) {
        bool seen = set->cells[k] == JOKER_BYTE || !s->problem->may[set->cells[k]];
        for (int j = 0; j < k; j++)
            seen |= set->cells[j] == set->cells[k];
        places |= seen ? 0u : 1u << k;
    }
    return places;
}

/* The same tiles at all their places. */
static unsigned all_places(const Candidate *set, unsigned places)
{
    unsigned all = 0;
    for (int k = 0; k < set->count; k++)
        for (int j = 0; j < set->count; j++)
            if (places >> j & 1 && set->cells[j] == set->cells[k])
                all |= 1u << k;
    return all;
}

/* Settle a set; where it must be new, with each smallest choice of tiles from the rack that makes it so. */
static void settle_set(Settling *s, Candidate *set)
{
    unsigned optional = optional_places(s, set), tried[MAX_EXTRA_CHOICES];
    int n_tried = 0;
    uint8_t held[MAX_HOMES] = {0};
    for (int size = 0; size <= bits_set(optional); size++)
        for (unsigned some = optional;; some = (some - 1) & optional) {
            bool covered = bits_set(some) != size;
            for (int k = 0; k < n_tried && !covered; k++)
                covered = (tried[k] & ~some) == 0;
            if (!covered && (!s->new_only || can_be_new(s, set, 0, all_places(set, some), held))) {
                set->n_extra = 0;
                for (int k = 0; k < set->count; k++)
                    if (some >> k & 1)
                        set->extra[set->n_extra++] = set->cells[k];
                weigh_set(s, set);
                tried[n_tried++] = some;
                if (!size)
                    return;
            }
            if (!some)
                break;
        }
}

/* Settle the runs over these numbers of a colour, with jokers at every choice of places. */
static void settle_runs(Settling *s, int colour, int first, int length)
{
    const Problem *p = s->problem;
    unsigned holes = 0, fixed = 0, full = (1u << length) - 1;
    for (int k = 0; k < length; k++) {
        int cell = identity(colour, first + k);
        holes |= p->need[cell] + p->may[cell] ? 0u : 1u << k;
        fixed |= cell == s->must ? 1u << k : 0u;
    }
    if (s->must != JOKER && (!fixed || holes & fixed))
        return;
    for (unsigned gaps = s->must == JOKER; gaps < full; gaps++) {
        if ((gaps & holes) != holes || gaps & fixed || bits_set(gaps) > p->joker_need + p->joker_may)
            continue;
        Candidate set = {.kind = RUN, .count = length};
        for (int k = 0; k < length; k++)
            set.cells[k] = gaps >> k & 1 ? JOKER_BYTE : (uint8_t)identity(colour, first + k);
        settle_set(s, &set);
    }
}

/* Settle the groups with the tiles chosen so far and some of the colours from this one on. */
static void settle_groups(Settling *s, int number, int colour, Candidate *set)
{
    const Problem *p = s->problem;
    if (colour == p->colours) {
        int tiles = set->count, fewest = max_of(3 - tiles, s->must == JOKER);
        bool holds = s->must == JOKER;
        for (int k = 0; k < tiles; k++)
            holds |= set->cells[k] == s->must;
        int most = min_of(p->joker_need + p->joker_may, p->group_max - tiles);
        for (int jokers = fewest; tiles && holds && jokers <= most; jokers++) {
            Candidate whole = *set;
            for (int k = 0; k < jokers; k++)
                whole.cells[whole.count++] = JOKER_BYTE;
            settle_set(s, &whole);
        }
        return;
    }
    int cell = identity(colour, number), copies = p->need[cell] + p->may[cell];
    copies = min_of(p->distinct ? min_of(copies, 1) : copies, p->group_max - set->count);
    for (int taken = 0; taken <= copies; taken++) {
        if (taken)
            set->cells[set->count++] = (uint8_t)cell;
        settle_groups(s, number, colour + 1, set);
    }
    set->count -= max_of(copies, 0);
}

/* Settle every small set that holds what it must. */
static void settle_all(Settling *s)
{
    for (int c = 0; c < s->problem->colours; c++)
        for (int length = SHORTEST_RUN; length <= LONGEST_RUN; length++)
            for (int first = 1; first + length - 1 <= NUMBERS; first++)
                if (s->must == JOKER || s->must / NUMBERS == c)
                    settle_runs(s, c, first, length);
    for (int n = 1; n <= NUMBERS; n++)
        if (s->must == JOKER || s->must % NUMBERS + 1 == n) {
            Candidate set = {.kind = GROUP};
            settle_groups(s, n, 0, &set);
        }
}
