/* The best that groups of one number can bring at some prices. */

#include "core.h"

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

/* Offer the best that groups of plain tiles can bring beside what is kept, by number of tiles. */
static void offer_plain(Core *core, int number, const int *tiles, int most, const BestGroups *kept, BestGroups *best)
{
    Picks picks;
    int colours = core->problem->colours, total = pick_plain(core, number, tiles, most, kept, &picks);
    for (int taken = 0; taken <= total; taken++) {
        unsigned ways = plain_jokers(core, taken, core->problem->distinct ? most : 1);
        if (!ways)
            continue;
        BestGroups offer = *kept;
        int jokers = 0, rest = taken;
        while (!(ways >> jokers & 1))
            jokers++;
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
static void offer_all_plain(Core *core, int number, const int *tiles, const BestGroups *kept, BestGroups *best)
{
    int copies = 1;
    for (int c = 0; c < core->problem->colours; c++)
        copies = max_of(copies, tiles[c]);
    for (int most = core->problem->distinct ? 1 : copies; most <= copies; most++)
        offer_plain(core, number, tiles, most, kept, best);
}

/* With blocks any tiles may find a place, and everything may be kept: not close, but never too little. */
static void offer_beside_blocks(const Core *core, int number, const int *tiles, BestGroups *best)
{
    const MixedGroups *s = core->mixed[number];
    BestGroups offer = {.worth = POINT * (s->n_blocks + s->n_keeps)};
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *sent = &core->prices.of[sent_at(number, c)];
        for (int taken = 1; taken <= tiles[c]; taken++)
            if (sent[taken] < sent[offer.taken[c]])
                offer.taken[c] = taken;
        offer.worth -= sent[offer.taken[c]];
    }
    offer_groups(core, &offer, best);
}

/* Each choice of old groups to keep, with the best plain groups beside it. */
static void offer_beside_kept(Core *core, int number, const int *tiles, BestGroups *best)
{
    const MixedGroups *s = core->mixed[number];
    uint8_t counts[MAX_COLOURS];
    for (int c = 0; c < core->problem->colours; c++)
        counts[c] = (uint8_t)tiles[c];
    for (unsigned kept = 0; kept < 1u << s->n_keeps; kept++) {
        Layout layout = {.kept_groups = kept};
        if (!take_kept_groups(core, s, counts, &layout))
            continue;
        BestGroups start = {.worth = POINT * bits_set(kept) - layout.spent * core->prices.of[JOKER_PRICE],
                            .jokers = layout.spent};
        for (int c = 0; c < core->problem->colours; c++)
            start.taken[c] = tiles[c] - layout.left[c];
        offer_all_plain(core, number, layout.left, &start, best);
    }
}

/* The best that the groups of a number can bring at these prices, by jokers, and what they take for it. */
static void best_groups(Core *core, int number, BestGroups *best)
{
    const MixedGroups *s = core->mixed[number];
    BestGroups nothing = {0};
    int tiles[MAX_COLOURS];
    for (int c = 0; c < core->problem->colours; c++)
        tiles[c] = core->groupable[number][c];
    for (int jokers = 0; jokers <= core->jokers; jokers++)
        best[jokers] = (BestGroups){.worth = NEVER};
    if (!s)
        offer_all_plain(core, number, tiles, &nothing, best);
    else if (s->n_blocks)
        offer_beside_blocks(core, number, tiles, best);
    else
        offer_beside_kept(core, number, tiles, best);
}
