/* The best that groups of one number can bring at some prices. */

#include "core.h"

enum { MOST_CHOICES = 6 }; /* of blocks and old groups to keep, where there are blocks; with more the bound is loose */

/* Note a way to lay groups for every number of jokers that allows it. */
static void offer_groups(const Core *core, const BestGroups *offer, BestGroups *best)
{
    for (int jokers = offer->jokers; jokers <= core->jokers; jokers++)
        if (offer->worth > best[jokers].worth)
            best[jokers] = *offer;
}

/* The best worth of so many plain tiles, taken from the first so many colours. */
typedef struct {
    int64_t worth[MAX_COLOURS + 1][MOST_TILES + 1];
    uint8_t last[MAX_COLOURS + 1][MOST_TILES + 1]; /* tiles of the last of these colours */
} Picks;

/* Fill the picks with at most `most` tiles of a colour beside the kept ones; returns the most tiles. */
static int pick_plain(const Core *core, int number, const int *tiles, int most, const BestGroups *kept, Picks *picks)
{
    int total = 0;
    picks->worth[0][0] = kept->worth;
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *sent = &core->prices.of[sent_at(number, c) + kept->taken[c]];
        int copies = min_of(tiles[c], most);
        for (int taken = 0; taken <= total + copies; taken++) {
            int64_t best = NEVER;
            for (int here = max_of(0, taken - total); here <= min_of(copies, taken); here++)
                if (picks->worth[c][taken - here] - sent[here] > best) {
                    best = picks->worth[c][taken - here] - sent[here];
                    picks->last[c + 1][taken] = (uint8_t)here;
                }
            picks->worth[c + 1][taken] = best;
        }
        total += copies;
    }
    return total;
}

/* What groups of a number are made of beside plain tiles. */
typedef struct {
    BestGroups kept; /* old groups and blocks that stay as they lie */
    int cells;       /* in blocks that must be part of larger groups, or grow to three; */
    int least;       /* tiles that groups must take in all, so that two of each old group are held together */
} Fixed;

/* The fewest jokers with which so many plain tiles, `most` of one colour, and the cells of blocks make groups; more than
 * there are if none do. Which block lies in which group is not asked, so it may be too few. */
static int fewest_jokers(Core *core, int tiles, int most, int cells)
{
    if (cells) {
        int size = core->problem->group_max, all = tiles + cells;
        return max_of(0, 3 * max_of(most, (all + size - 1) / size) - all);
    }
    unsigned ways = plain_jokers(core, tiles, most);
    int jokers = 0;
    while (jokers <= core->jokers && !(ways >> jokers & 1))
        jokers++;
    return jokers;
}

/* Offer the best that groups of plain tiles can bring beside the rest, by number of tiles. */
static void offer_plain(Core *core, int number, const int *tiles, int most, const Fixed *fixed, BestGroups *best)
{
    Picks picks;
    int colours = core->problem->colours, total = pick_plain(core, number, tiles, most, &fixed->kept, &picks);
    for (int taken = max_of(0, fixed->least); taken <= total; taken++) {
        int jokers = fewest_jokers(core, taken, core->problem->distinct ? most : 1, fixed->cells), rest = taken;
        BestGroups offer = fixed->kept;
        offer.jokers += jokers;
        offer.worth = picks.worth[colours][taken] - jokers * core->prices.of[JOKER_PRICE];
        for (int c = colours; c > 0; c--) {
            offer.taken[c - 1] += picks.last[c][rest];
            rest -= picks.last[c][rest];
        }
        offer_groups(core, &offer, best);
    }
}

/* Try plain groups with each number of copies of a colour. (Where colours may repeat, that number does not matter.) */
static void offer_all_plain(Core *core, int number, const int *tiles, const Fixed *fixed, BestGroups *best)
{
    int copies = 1;
    for (int c = 0; c < core->problem->colours; c++)
        copies = max_of(copies, tiles[c]);
    for (int most = core->problem->distinct ? 1 : copies; most <= copies; most++)
        offer_plain(core, number, tiles, most, fixed, best);
}

/* With many blocks any tiles may find a place, and everything may be kept: not close, but never too little. */
static void offer_anything(const Core *core, int number, const int *tiles, BestGroups *best)
{
    const MixedGroups *s = core->mixed[number];
    BestGroups offer = {.worth = core->point * (s->n_blocks + s->n_keeps)};
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *sent = &core->prices.of[sent_at(number, c)];
        for (int taken = 1; taken <= tiles[c]; taken++)
            if (sent[taken] < sent[offer.taken[c]])
                offer.taken[c] = taken;
        offer.worth -= sent[offer.taken[c]];
    }
    offer_groups(core, &offer, best);
}

/* Each choice of old groups to keep beside these kept blocks, with the best plain groups. */
static void offer_beside_kept(Core *core, int number, const int *tiles, unsigned blocks, int least, BestGroups *best)
{
    const MixedGroups *s = core->mixed[number];
    uint8_t counts[MAX_COLOURS];
    int cells = 0;
    for (int c = 0; c < core->problem->colours; c++)
        counts[c] = (uint8_t)tiles[c];
    for (int k = 0; k < s->n_blocks; k++) {
        const GroupItem *block = &core->problem->group_blocks[s->blocks[k]];
        cells += blocks >> k & 1 ? 0 : block->tiles + block->jokers;
    }
    for (unsigned kept = 0; kept < 1u << s->n_keeps; kept++) {
        Layout layout = {.kept_groups = kept};
        if (!take_kept_groups(core, s, counts, &layout))
            continue;
        int64_t points = core->point * (bits_set(kept) + bits_set(blocks));
        Fixed fixed = {{.worth = points - layout.spent * core->prices.of[JOKER_PRICE], .jokers = layout.spent},
                         cells, least};
        for (int c = 0; c < core->problem->colours; c++) {
            fixed.kept.taken[c] = tiles[c] - layout.left[c];
            fixed.least -= fixed.kept.taken[c];
        }
        offer_all_plain(core, number, layout.left, &fixed, best);
    }
}

/* The fewest tiles of a number that groups must take: two of each old group that must be held together. */
static int least_grouped(const Problem *p, int number)
{
    int least = 0;
    for (int k = 0; k < p->n_hold_groups; k++)
        least += p->hold_groups[k].number == number ? 2 : 0;
    return least;
}

/* The best that the groups of a number can bring at these prices, by jokers, and what they take for it. */
static void best_groups(Core *core, int number, BestGroups *best)
{
    const MixedGroups *s = core->mixed[number];
    int tiles[MAX_COLOURS], least = least_grouped(core->problem, number);
    for (int c = 0; c < core->problem->colours; c++)
        tiles[c] = core->groupable[number][c];
    for (int jokers = 0; jokers <= core->jokers; jokers++)
        best[jokers] = (BestGroups){.worth = NEVER};
    if (!s)
        offer_all_plain(core, number, tiles, &(Fixed){.least = least}, best);
    else if (s->n_blocks && s->n_blocks + s->n_keeps > MOST_CHOICES)
        offer_anything(core, number, tiles, best);
    else
        for (unsigned blocks = 0; blocks < 1u << s->n_blocks; blocks++)
            if (may_be_kept(core, s, blocks))
                offer_beside_kept(core, number, tiles, blocks, least, best);
}
