/* The answer to a question about bound jokers as sets, the jokers in their places. */

#include "simulator.h"

/* The end sets while they are written, and of each as bits the cells that no joker may take. */
typedef struct {
    Lying *set;
    int count;
    uint16_t sure[MAX_MELDS];
} Writing;

/* Write what lies in the cells of a block, in a set of the answer: `seen` cells of it came before. */
static void write_block_cell(const TileBlock *block, Lying *set, int at, int seen, uint16_t *sure)
{
    unsigned cells = cells_of(block), tiles = cells & ~block->stays;
    if (block->kind == RUN) {
        int n = set->first + at;
        set->cell[at] = (uint8_t)(block->jokers >> n & 1 ? ANY_JOKER : identity(block->colour, n));
        *sure = (uint16_t)(*sure | (tiles >> n & 1) << at);
        return;
    }
    for (; seen; seen--)
        cells &= cells - 1;
    int colour = __builtin_ctz(cells);
    set->cell[at] = (uint8_t)identity(colour, block->number);
    *sure = (uint16_t)(*sure | (tiles >> colour & 1) << at);
}

/* The block of which the core speaks: it counts runs first, then groups. */
static const TileBlock *block_at(const BoundTurn *turn, int index)
{
    for (int kind = RUN; kind <= GROUP; kind++)
        for (int k = 0; k < turn->n_blocks; k++)
            if (turn->block[k].kind == kind && !index--)
                return &turn->block[k];
    return NULL;
}

/* Write a set of the core's answer. */
static void write_answer(const BoundTurn *turn, const Meld *meld, Writing *writing)
{
    Lying *set = &writing->set[writing->count];
    uint16_t *sure = &writing->sure[writing->count++];
    int seen[MAX_JOKERS] = {0};
    *set = (Lying){.kind = (uint8_t)meld->kind, .first = (uint8_t)meld->first, .length = (uint8_t)meld->length};
    set->colour = (uint8_t)(meld->kind == RUN ? meld->colour : 0);
    *sure = 0;
    for (int k = 0; k < meld->length; k++) {
        int cell = meld->cells[k], index = -2 - cell;
        if (cell >= JOKER)
            set->cell[k] = (uint8_t)(cell == JOKER ? ANY_JOKER : cell);
        else
            write_block_cell(block_at(turn, index), set, k, seen[index]++, sure);
    }
}

/* Let the jokers that stay lie where the core has tiles like them, from this kind of tile on: rather in sets with many
 * tiles, and never so that a set is of jokers alone. False if there is no way. */
static bool place_jokers(const Terms *terms, Writing *writing, Counts *stay, int tile)
{
    while (tile < terms->kinds && !stay->of[tile])
        tile++;
    if (tile == terms->kinds)
        return true;
    stay->of[tile]--;
    for (int most = NUMBERS; most > 1; most--)
        for (int k = 0; k < writing->count; k++) {
            Lying *set = &writing->set[k];
            for (int at = 0; at < set->length && numbered(set) == most; at++) {
                if (set->cell[at] != tile || writing->sure[k] >> at & 1)
                    continue;
                set->cell[at] = (uint8_t)(SAID | tile);
                if (place_jokers(terms, writing, stay, tile))
                    return true;
                set->cell[at] = (uint8_t)tile;
            }
        }
    stay->of[tile]++;
    return false;
}

/* Whether a set of the answer holds this tile, and nothing but jokers and what jokers that stay count as. */
static bool is_lonely(const BoundTurn *turn, const Writing *writing, int at, int tile)
{
    const Lying *set = &writing->set[at];
    bool holds = false;
    for (int k = 0; k < set->length; k++) {
        uint8_t cell = set->cell[k];
        if (!is_joker(cell) && (writing->sure[at] >> k & 1 || !turn->stays.of[cell]))
            return false;
        holds |= cell == tile;
    }
    return holds;
}

/* A joker that stays, without company: rather one that the answer leaves alone. NULL if all have company. */
static OldJoker *lonely_joker(BoundTurn *turn, const Writing *writing)
{
    OldJoker *any = NULL;
    for (int k = 0; k < turn->n_jokers; k++) {
        OldJoker *joker = &turn->joker[k];
        if (joker->became != STAYS || joker->has_company)
            continue;
        any = joker;
        for (int at = 0; at < writing->count; at++)
            if (is_lonely(turn, writing, at, joker->meaning))
                return joker;
    }
    return any;
}

/* Note the answer as the best play so far. If the jokers that stay cannot lie so that each set has a tile, it is no
 * play; then a joker comes back that needs company. */
static OldJoker *note_best(BoundTurn *turn, int64_t weight)
{
    Lane *lane = turn->lane;
    const Terms *terms = lane->terms;
    Play *play = turn->play;
    Writing writing = {.set = lane->written};
    for (int k = 0; k < lane->core.n_melds; k++)
        write_answer(turn, &lane->core.meld[k], &writing);
    if (!place_jokers(terms, &writing, &turn->stays, 0))
        return lonely_joker(turn, &writing);
    play->tiles = lane->asked;
    play->count = total(terms, &play->tiles);
    play->rearranges = true;
    play->n_lying = writing.count;
    for (int k = 0; k < writing.count; k++)
        play->lying[k] = lying_of(terms, writing.set[k]);
    turn->found = true;
    turn->least = weight + 1;
    return NULL;
}
