/* All choices of what became of bound jokers, and the best play of them; bound.c says why that is enough. */

#include "simulator.h"

/* Ask, with the gaps of run blocks from this one on filled by tiles or by jokers in every way. */
static Outcome fill_gaps(BoundTurn *turn, int at)
{
    if (at == turn->n_blocks) {
        int64_t weight;
        Outcome outcome = ask_case(turn, &weight);
        if (outcome == FINE && weight >= 0)
            note_best(turn, weight);
        return outcome;
    }
    TileBlock *block = &turn->block[at];
    unsigned cells = block->own | block->swapped, gaps = 0;
    if (block->kind == RUN)
        gaps = ~cells & ((2u << (31 - __builtin_clz(cells))) - 1) & ~((1u << __builtin_ctz(cells)) - 1);
    Outcome outcome = FINE;
    block->jokers = gaps;
    for (bool more = true; more && outcome == FINE; block->jokers = (block->jokers - 1) & gaps) {
        more = block->jokers != 0;
        outcome = fill_gaps(turn, at + 1);
    }
    block->jokers = 0;
    return outcome;
}

/* What a set asks for of which a table tile took a joker's place; nothing if none did. */
static TileBlock asked_of(const BoundTurn *turn, int home)
{
    const Lying *set = &turn->set[home];
    TileBlock block = {.kind = set->kind, .colour = set->colour, .number = set->first};
    for (int k = 0; k < turn->n_jokers; k++)
        if (turn->joker[k].home == home && turn->joker[k].became == BY_TABLE) {
            int tile = turn->joker[k].meaning;
            block.swapped |= 1u << (set->kind == RUN ? tile % NUMBERS + 1 : tile / NUMBERS);
        }
    for (int k = 0; k < set->length && block.swapped; k++)
        if (!is_joker(set->cell[k]))
            block.own |= 1u << (set->kind == RUN ? set->cell[k] % NUMBERS + 1 : set->cell[k] / NUMBERS);
    return block;
}

/* Whether one end set can hold what both ask for. What one asks for may be a tile of the other's. */
static bool can_join(const Terms *terms, const TileBlock *one, const TileBlock *two)
{
    if (one->kind != two->kind || (one->own & two->own) || (one->swapped & two->swapped))
        return false;
    if (one->kind == RUN)
        return one->colour == two->colour;
    return one->number == two->number
           && bits_set(one->own | one->swapped | two->own | two->swapped) <= terms->group_max;
}

/* Ask, with what the sets from this one on ask for met in every way: in a set of its own, or in that of another. */
static Outcome meet(BoundTurn *turn, int home)
{
    while (home < turn->n_sets && !asked_of(turn, home).swapped)
        home++;
    if (home == turn->n_sets)
        return fill_gaps(turn, 0);
    TileBlock asked = asked_of(turn, home);
    turn->block[turn->n_blocks++] = asked;
    Outcome outcome = meet(turn, home + 1);
    turn->n_blocks--;
    for (int k = 0; k < turn->n_blocks && outcome == FINE; k++) {
        TileBlock old = turn->block[k];
        if (!can_join(turn->lane->terms, &old, &asked))
            continue;
        turn->block[k].own |= asked.own;
        turn->block[k].swapped |= asked.swapped & ~turn->block[k].own;
        outcome = meet(turn, home + 1);
        turn->block[k] = old;
    }
    return outcome;
}

/* Try every fate of the jokers from this one on. `hoped` is what these turns promise, or -1 if nobody asked yet. */
static Outcome try_fates(BoundTurn *turn, int at, int64_t hoped)
{
    if (at == turn->n_jokers)
        return meet(turn, 0);
    Outcome outcome = hoped < 0 ? ask_case(turn, &hoped) : FINE;
    if (outcome != FINE || hoped < 0)
        return outcome;
    OldJoker *joker = &turn->joker[at];
    for (Became became = STAYS; became <= BY_TABLE; became++)
        for (int k = 0; k < joker->n_means; k++) {
            if (!may_become(turn, at, became, joker->means[k]))
                continue;
            joker->became = became;
            joker->meaning = joker->means[k];
            outcome = try_fates(turn, at + 1, -1);
            joker->became = OPEN;
            if (outcome != FINE || turn->least > hoped)
                return outcome;
        }
    return outcome;
}

/* Try the turns in which all jokers from this one on stay, each in the first meaning that it may have: mostly the best
 * turn is one of these. */
static Outcome let_all_stay(BoundTurn *turn, int from)
{
    for (int at = from; at < turn->n_jokers; at++) {
        OldJoker *joker = &turn->joker[at];
        int k = 0;
        while (k < joker->n_means && !may_become(turn, at, STAYS, joker->means[k]))
            k++;
        joker->became = STAYS;
        joker->meaning = joker->means[min_of(k, joker->n_means - 1)];
    }
    Outcome outcome = meet(turn, 0);
    for (int at = from; at < turn->n_jokers; at++)
        turn->joker[at].became = OPEN;
    return outcome;
}

/* As ask_most(), with jokers on the table that are bound. */
static Outcome ask_bound(Lane *lane, const Counts *table, const Counts *must, const Counts *may, int64_t least,
                         Play *play, bool *found)
{
    bool ahead = lane->n_ahead > 0;
    BoundTurn turn = {.lane = lane,
                      .set = ahead ? lane->ahead : lane->game.lying,
                      .n_sets = ahead ? lane->n_ahead : lane->game.n_lying,
                      .table = *table,
                      .must = must,
                      .may = may,
                      .least = least * MORE_THAN_ALL_POINTS,
                      .play = play};
    int64_t hoped = -1;
    Outcome outcome = FINE;
    for (int home = 0; home < turn.n_sets; home++)
        note_jokers(lane->terms, &turn, home);
    int sure = settle_sure_ones(&turn);
    if (sure < turn.n_jokers) {
        outcome = ask_case(&turn, &hoped);
        if (outcome == FINE && hoped >= 0)
            outcome = let_all_stay(&turn, sure);
        if (hoped < 0 || turn.least > hoped)
            sure = -1; /* nothing promises more */
    }
    if (outcome == FINE && sure >= 0)
        outcome = try_fates(&turn, sure, hoped);
    *found = outcome == FINE && turn.found;
    return outcome;
}
