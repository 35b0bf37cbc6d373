/* All that one colour can do, number after number, and the most that it can gain. */

#include "core.h"

/* How many tiles could lengthen runs at each number, where jokers may be laid, and how many long runs go on. */
static void set_joker_places(Core *core, Track *track, int colour)
{
    const Problem *p = core->problem;
    for (int n = 1; n <= NUMBERS; n++) {
        int at = identity(colour, n);
        track->cover[n] = p->need[at] + p->may[at];
        track->tiles[n] = track->cover[n] + (track->events ? track->events[n].n_starting : 0);
    }
    for (int k = 0; k < p->n_run_blocks; k++)
        for (int n = p->run_blocks[k].first; n <= p->run_blocks[k].last; n++)
            track->cover[n] += p->run_blocks[k].colour == colour;
    for (int n = 1; n <= NUMBERS; n++) {
        int places = 0;
        for (int later = n + 1; later <= min_of(n + core->jokers, NUMBERS); later++)
            places |= track->tiles[later] ? JOKER_BRIDGES : 0;
        /* Jokers before the first tile of a run can as well follow it, except at the end of the numbers. */
        if (core->jokers && n == NUMBERS - 2 && track->tiles[n + 1] + track->tiles[n + 2] > 0)
            places |= JOKER_STARTS;
        track->joker_places[n] = core->exact ? JOKER_ANYWHERE | JOKER_STARTS | JOKER_BRIDGES : places;
    }
    /* How many runs that could stop are worth carrying past a number. */
    for (int n = 0; n < NUMBERS; n++)
        track->long_limit[n] = track->tiles[n + 1] + (track->joker_places[n + 1] & JOKER_BRIDGES ? core->jokers : 0);
    track->long_limit[NUMBERS] = 0;
}

/* All states of the next layer, with the moves that lead to them. May fail. */
static void reach_layer(Core *core, Track *track, int colour, int number)
{
    const Layer *layer = &track->layer[number - 1];
    Layer *later = &track->layer[number];
    PlainNumber plain;
    bool simple = track->plain && (track->alike || !(track->joker_places[number] & JOKER_STARTS));
    Step step = {.track = track,
                 .later = later,
                 .colour = colour,
                 .number = number,
                 .weight = core->problem->weight[identity(colour, number)] * core->scale,
                 .plain = simple ? &plain : NULL};
    if (simple)
        set_plain(core, track, colour, number, &plain);
    later->first = track->n_states;
    for (int id = layer->first; id < later->first; id++) {
        State *from = &track->states[id];
        from->first_move = step.first_move = track->n_moves;
        step.runs = from->runs & RUNS_MASK;
        step.carried = from->runs & ~RUNS_MASK;
        step.spent = from->spent;
        if (track->events)
            add_moves(core, &step);
        else if (simple && !(step.runs >> JOKER_RUNS_SHIFT))
            lay_plainly(core, &step);
        else
            lay_tiles(core, &step);
        if (track->n_moves - step.first_move > UINT16_MAX)
            fail(core, NO_MEMORY);
        track->states[id].n_moves = (uint16_t)(track->n_moves - step.first_move); /* where it lies may have changed */
    }
}

/* Room for bounds and options. Past the last number nothing is gained; with fewer jokers than none, never anything.
 * May fail. */
static void set_layers(Core *core, Track *track)
{
    int width = core->jokers + 1;
    size_t places = (size_t)(track->n_states * core->stride);
    int64_t *bound = reserve(core, places * sizeof *bound);
    Options **options = reserve_zeroed(core, (size_t)(track->n_states * width) * sizeof *options);
    for (size_t k = 0; k < places; k++)
        bound[k] = NEVER;
    for (int n = 0; n <= NUMBERS; n++) {
        Layer *layer = &track->layer[n];
        layer->state = track->states + layer->first;
        layer->bound = bound + layer->first * core->stride + core->jokers;
        layer->options = options + layer->first * width;
    }
    const Layer *last = &track->layer[NUMBERS];
    for (int id = 0; id < last->count; id++)
        for (int left = 0; left <= core->jokers; left++)
            last->bound[id * core->stride + left] = 0;
}

/* Forward: every state that can be reached, with its moves. May fail. */
static void reach_states(Core *core, Track *track, int colour)
{
    memset(core->small_states, 0, sizeof core->small_states);
    add_state(core, track, &track->layer[0], 0, 0);
    for (int n = 1; n <= NUMBERS; n++)
        reach_layer(core, track, colour, n);
    set_layers(core, track);
}

/* The bounds of the states past a number from those past the next. */
static inline void bound_layer(const Core *core, int colour, int number, int jokers)
{
    const Track *track = &core->track[colour];
    const Layer *layer = &track->layer[number];
    const int64_t *sent = &core->prices.of[sent_at(number + 1, colour)], *after = layer[1].bound;
    int64_t price = core->prices.of[JOKER_PRICE];
    int stride = 2 * jokers + 1;
    for (int id = 0; id < layer->count; id++) {
        const Move *first = &track->moves[layer->state[id].first_move], *end = first + layer->state[id].n_moves;
        int64_t best[MAX_JOKERS + 1];
        for (int left = 0; left <= jokers; left++)
            best[left] = NEVER;
        for (const Move *move = first; move < end; move++) {
            /* With fewer jokers than it costs this finds NEVER (set_layers), so nothing has to be asked in the
             * loop. */
            const int64_t *rest = &after[move->next * stride - move->cost];
            int64_t gain = move->gain + sent[move->grouped] - move->jokers * price;
            for (int left = 0; left <= jokers; left++)
                best[left] = gain + rest[left] > best[left] ? gain + rest[left] : best[left];
        }
        for (int left = 0; left <= jokers; left++)
            layer->bound[id * stride + left] = best[left] < DEAD ? NEVER : best[left];
    }
}

/* Backward: the bound of each state by jokers left. With few jokers the compiler knows how many, and needs no loop. */
static void bound_states(Core *core, int colour)
{
    for (int n = NUMBERS - 1; n >= 0; n--)
        switch (core->jokers) {
        case 0: bound_layer(core, colour, n, 0); break;
        case 1: bound_layer(core, colour, n, 1); break;
        case 2: bound_layer(core, colour, n, 2); break;
        default: bound_layer(core, colour, n, core->jokers);
        }
}

/* The moves out of a state with so many jokers left, least loss of bound first. May fail. */
static Options *make_options(Core *core, int colour, int number, int id, int left)
{
    const Track *track = &core->track[colour];
    const Layer *layer = &track->layer[number];
    const State *state = &layer->state[id];
    int stride = core->stride;
    Options *options = reserve(core, sizeof *options + state->n_moves * sizeof *options->list);
    options->count = options->most = 0;
    for (int k = 0; k < state->n_moves; k++) {
        const Move *move = &track->moves[state->first_move + k];
        const int64_t *after = &layer[1].bound[move->next * stride];
        if (after[left - move->cost] < DEAD)
            continue;
        int64_t worth = move->gain + core->prices.of[sent_at(number + 1, colour) + move->grouped]
                        - move->jokers * core->prices.of[JOKER_PRICE] + after[left - move->cost];
        int64_t loss = layer->bound[id * stride + left] - worth;
        int at = options->count++;
        options->most = max_of(options->most, move->grouped);
        for (; at > 0 && options->list[at - 1].loss > loss; at--)
            options->list[at] = options->list[at - 1];
        options->list[at] = (Option){loss,        move->gain,    after,       move->next,
                                     (uint16_t)k, move->grouped, move->jokers};
    }
    return options;
}

/* The same, remembered from the first time it was asked. May fail. */
static inline const Options *options_of(Core *core, int colour, int number, int id, int left)
{
    Options **options = &core->track[colour].layer[number].options[id * (core->jokers + 1) + left];
    if (!*options)
        *options = make_options(core, colour, number, id, left);
    return *options;
}
