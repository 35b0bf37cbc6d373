/* Questions where a joker on the table keeps its meaning until it is swapped (docs/rules.md 7.4, 7.8, 7.9, 7.12).
 *
 * Every joker of the table has one of three fates. It stays: then it counts as the tile that it means, wherever that
 * lies. A tile of the rack takes its place: then that tile is laid, and the joker is free. Or a tile of the table does:
 * then that tile ends in one set with all tiles of the joker's old set, a block of the search. So a choice of fates is
 * one question. While some fates are open their jokers count as free, which promises at least as much as any choice, so
 * a choice is followed only while it promises more than the best play so far. Must agree with rules/judging/story.py. */

#include "simulator.h"

typedef enum { OPEN, STAYS, BY_RACK, BY_TABLE } Became;

/* A joker of the table: its set, what it may mean, and its fate. */
typedef struct {
    int home, n_means;
    uint8_t means[MAX_COLOURS];
    Became became;
    uint8_t meaning;  /* unless its fate is open */
    bool has_company; /* it stays, and a block says with which tile */
} OldJoker;

/* Cells that lie in one end set: of a run as bits of numbers, of a group as bits of colours. */
typedef struct {
    int kind, colour, number; /* the colour of a run, or the number of a group */
    unsigned own;             /* tiles of the old sets */
    unsigned swapped;         /* tiles that took the places of their jokers */
    unsigned stays;           /* jokers that stay, and may not lie without a tile */
    unsigned jokers;          /* of a run: places between them that jokers fill */
} TileBlock;

/* All cells of a block that are known. */
static unsigned cells_of(const TileBlock *block) { return block->own | block->swapped | block->stays; }

/* A question about all turns with a table. */
typedef struct {
    Lane *lane;
    const Lying *set;
    int n_sets;
    Counts table;
    const Counts *must, *may;
    OldJoker joker[MAX_JOKERS];
    int n_jokers;
    int64_t least; /* only plays of this weight count: more than the best so far */
    TileBlock block[MAX_JOKERS];
    int n_blocks;
    RunItem runs[MAX_JOKERS];
    GroupItem groups[MAX_JOKERS];
    Counts forced, stays; /* rack tiles that this choice of fates lays, and jokers that count as tiles */
    Play *play;
    bool found;
} BoundTurn;

/* -- the jokers of the table ------------------------------------------------------------------------------------- */

/* Note the jokers of a set and what each may mean. */
static void note_jokers(const Terms *terms, BoundTurn *turn, int home)
{
    const Lying *set = &turn->set[home];
    for (int k = 0; k < set->length; k++) {
        uint8_t cell = set->cell[k];
        if (!is_joker(cell))
            continue;
        OldJoker *joker = &turn->joker[turn->n_jokers++];
        *joker = (OldJoker){.home = home, .became = OPEN};
        if (set->kind == RUN)
            joker->means[joker->n_means++] = (uint8_t)identity(set->colour, set->first + k);
        else if (cell != ANY_JOKER)
            joker->means[joker->n_means++] = cell & (uint8_t)~SAID;
        else
            for (int c = 0; c < terms->colours; c++)
                if (!(set->colours >> c & 1))
                    joker->means[joker->n_means++] = (uint8_t)identity(c, set->first);
    }
}

/* How many jokers before this one have this fate and meaning. */
static int with_fate(const BoundTurn *turn, int before, Became became, int meaning)
{
    int count = 0;
    for (int k = 0; k < before; k++)
        count += turn->joker[k].became == became && turn->joker[k].meaning == meaning;
    return count;
}

/* Whether a joker may have this fate beside those before it. Two jokers of a set never mean the same; a tile takes the
 * place of one joker. No set holds a tile that one of its own jokers means, so every copy on the table will do. */
static bool may_become(const BoundTurn *turn, int at, Became became, int meaning)
{
    for (int k = 0; k < at; k++)
        if (turn->joker[k].home == turn->joker[at].home && turn->joker[k].meaning == meaning)
            return false;
    int copies = became == BY_RACK ? turn->must->of[meaning] + turn->may->of[meaning] : turn->table.of[meaning];
    return became == STAYS || with_fate(turn, at, became, meaning) < copies;
}

/* Give jokers their fate that have but one, and put them before the others; how many they are. */
static int settle_sure_ones(BoundTurn *turn)
{
    int sure = 0;
    for (int k = 0; k < turn->n_jokers; k++) {
        OldJoker joker = turn->joker[k];
        int tile = joker.means[0];
        if (joker.n_means > 1 || turn->must->of[tile] + turn->may->of[tile] + turn->table.of[tile])
            continue;
        joker.became = STAYS;
        joker.meaning = (uint8_t)tile;
        turn->joker[k] = turn->joker[sure];
        turn->joker[sure++] = joker;
    }
    return sure;
}

/* -- one choice of fates ------------------------------------------------------------------------------------------ */

/* Take a tile for a block from those that must be laid, else from those that may be; false if there is none. */
static bool take_tile(BoundTurn *turn, int tile)
{
    Problem *p = &turn->lane->problem;
    if (p->need[tile]) {
        p->need[tile]--;
        return true;
    }
    if (!p->may[tile])
        return false;
    p->may[tile]--;
    turn->forced.of[tile]++;
    return true;
}

/* Take a joker for a block. */
static bool take_joker(BoundTurn *turn)
{
    Problem *p = &turn->lane->problem;
    if (p->joker_need) {
        p->joker_need--;
        return true;
    }
    if (!p->joker_may)
        return false;
    p->joker_may--;
    turn->forced.of[turn->lane->terms->kinds]++;
    return true;
}

/* Put a run of cells into the question as a block; false if its cells are not there. */
static bool set_run_block(BoundTurn *turn, const TileBlock *block)
{
    Problem *p = &turn->lane->problem;
    unsigned cells = cells_of(block);
    int first = __builtin_ctz(cells), last = 31 - __builtin_clz(cells);
    for (int n = first; n <= last; n++)
        if (block->jokers >> n & 1 ? !take_joker(turn) : !take_tile(turn, identity(block->colour, n)))
            return false;
    turn->runs[p->n_run_blocks++] = (RunItem){block->colour, first, last, 0, -1, false};
    return true;
}

/* The same for a group. */
static bool set_group_block(BoundTurn *turn, const TileBlock *block)
{
    Problem *p = &turn->lane->problem;
    GroupItem *group = &turn->groups[p->n_group_blocks++];
    *group = (GroupItem){.number = block->number};
    for (int c = 0; c < turn->lane->terms->colours; c++)
        if (cells_of(block) >> c & 1) {
            if (!take_tile(turn, identity(c, block->number)))
                return false;
            group->count[c] = 1;
            group->tiles++;
        }
    return true;
}

/* Set the question for the fates and the blocks as they are; false if there is no such turn. */
static bool set_case(BoundTurn *turn)
{
    Lane *lane = turn->lane;
    Problem *p = &lane->problem;
    set_tiles(lane, &turn->table, turn->must, turn->may);
    memset(&turn->forced, 0, sizeof turn->forced);
    memset(&turn->stays, 0, sizeof turn->stays);
    for (int k = 0; k < turn->n_jokers; k++) {
        const OldJoker *joker = &turn->joker[k];
        int tile = joker->meaning;
        if (joker->became == STAYS) {
            p->need[tile]++;
            p->joker_need--;
            turn->stays.of[tile]++;
        } else if (joker->became == BY_RACK
                   && with_fate(turn, k + 1, BY_RACK, tile) > turn->must->of[tile] + turn->forced.of[tile]) {
            if (!p->may[tile])
                return false;
            p->may[tile]--;
            p->need[tile]++;
            turn->forced.of[tile]++;
        }
    }
    p->run_blocks = turn->runs;
    p->group_blocks = turn->groups;
    for (int k = 0; k < turn->n_blocks; k++) {
        const TileBlock *block = &turn->block[k];
        if (block->kind == RUN ? !set_run_block(turn, block) : !set_group_block(turn, block))
            return false;
    }
    set_slots(turn->runs, p->n_run_blocks);
    return true;
}

/* Ask about the fates and the blocks as they are. *weight is that of the best play, or -1 if there is none that
 * counts; its tiles are then in lane->asked. */
static Outcome ask_case(BoundTurn *turn, int64_t *weight)
{
    Lane *lane = turn->lane;
    const Terms *terms = lane->terms;
    Problem *p = &lane->problem;
    Result result = {NONE, false, 0};
    Outcome outcome = FINE;
    *weight = -1;
    if (set_case(turn)) {
        weigh_tiles(lane);
        p->least = turn->least - weight_of(terms, turn->must) - weight_of(terms, &turn->forced);
        if (p->least <= 0)
            p->least = NEVER;
        outcome = run_question(lane, &result);
    }
    if (outcome == FINE && result.found) {
        Counts laid = {{0}};
        memcpy(laid.of, lane->core.used, sizeof lane->core.used);
        laid.of[terms->kinds] = (uint8_t)max_of(0, lane->core.laid_jokers - p->joker_need);
        add_counts(terms, &laid, &turn->forced);
        add_counts(terms, &laid, turn->must);
        lane->asked = laid;
        *weight = weight_of(terms, &lane->asked);
    }
    p->n_run_blocks = p->n_group_blocks = 0;
    return outcome;
}
