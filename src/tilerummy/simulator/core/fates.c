/* All choices of what became of bound jokers, and the best play of them; bound.c says why that is enough. */

#include "simulator.h"

static Outcome fill_gaps(BoundTurn *turn, int at);

/* Whether a joker that stays may lie in the end set of a block. */
static bool can_take_in(const Terms *terms, const TileBlock *block, int tile)
{
    unsigned cells = cells_of(block);
    int colour = tile / NUMBERS, number = tile % NUMBERS + 1;
    if (block->kind == RUN)
        return block->colour == colour && !(cells >> number & 1);
    return block->number == number && !(cells >> colour & 1) && bits_set(cells) < terms->group_max;
}

/* Ask about the blocks as they are now, and put them back as they were. */
static Outcome ask_with(BoundTurn *turn, const TileBlock *before, int count)
{
    Outcome outcome = fill_gaps(turn, 0);
    memcpy(turn->block, before, sizeof turn->block);
    turn->n_blocks = count;
    return outcome;
}

/* Ask, with a joker that stays in one set with a tile, in every way: the set is that of a block, or a run with a tile
 * of another number, or a group with one of another colour. So no turn is passed over. */
static Outcome seek_company(BoundTurn *turn, OldJoker *joker)
{
    const Terms *terms = turn->lane->terms;
    int tile = joker->meaning, colour = tile / NUMBERS, number = tile % NUMBERS + 1, count = turn->n_blocks;
    TileBlock before[MAX_JOKERS];
    Outcome outcome = FINE;
    memcpy(before, turn->block, sizeof before);
    joker->has_company = true;
    for (int k = 0; k < count && outcome == FINE; k++) {
        TileBlock *block = &turn->block[k];
        if (!can_take_in(terms, block, tile))
            continue;
        block->stays |= 1u << (block->kind == RUN ? number : colour);
        outcome = ask_with(turn, before, count);
    }
    TileBlock run = {.kind = RUN, .colour = colour, .stays = 1u << number};
    for (int n = 1; n <= NUMBERS && outcome == FINE; n++) {
        if (n == number)
            continue;
        run.own = 1u << n;
        turn->block[turn->n_blocks++] = run;
        outcome = ask_with(turn, before, count);
    }
    TileBlock group = {.kind = GROUP, .number = number, .stays = 1u << colour};
    for (int c = 0; c < terms->colours && outcome == FINE; c++) {
        if (c == colour)
            continue;
        group.own = 1u << c;
        turn->block[turn->n_blocks++] = group;
        outcome = ask_with(turn, before, count);
    }
    joker->has_company = false;
    return outcome;
}

/* Ask about the blocks, all gaps filled. */
static Outcome ask_filled(BoundTurn *turn)
{
    int64_t weight;
    Outcome outcome = ask_case(turn, &weight);
    if (outcome != FINE || weight < 0)
        return outcome;
    OldJoker *lonely = note_best(turn, weight);
    return lonely ? seek_company(turn, lonely) : FINE;
}

/* Ask, with the gaps of run blocks from this one on filled by tiles or by jokers in every way. */
static Outcome fill_gaps(BoundTurn *turn, int at)
{
    if (at == turn->n_blocks)
        return ask_filled(turn);
    TileBlock *block = &turn->block[at];
    unsigned cells = cells_of(block), gaps = 0;
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

/* Try every fate of the jokers from this one on. `promised` is what these turns promise, or -1 if nobody asked yet. */
static Outcome try_fates(BoundTurn *turn, int at, int64_t promised)
{
    if (at == turn->n_jokers)
        return meet(turn, 0);
    Outcome outcome = promised < 0 ? ask_case(turn, &promised) : FINE;
    if (outcome != FINE || promised < 0)
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
            if (outcome != FINE || turn->least > promised)
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
    int64_t promised = -1;
    Outcome outcome = FINE;
    for (int home = 0; home < turn.n_sets; home++)
        note_jokers(lane->terms, &turn, home);
    int sure = settle_sure_ones(&turn);
    if (sure < turn.n_jokers) {
        outcome = ask_case(&turn, &promised);
        if (outcome == FINE && promised >= 0)
            outcome = let_all_stay(&turn, sure);
        if (promised < 0 || turn.least > promised)
            sure = -1; /* nothing promises more */
    }
    if (outcome == FINE && sure >= 0)
        outcome = try_fates(&turn, sure, promised);
    *found = outcome == FINE && turn.found;
    return outcome;
}
