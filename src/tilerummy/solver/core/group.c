/* What groups the tiles of one number allow. */

#include "core.h"

/* The jokers that groups lack if a colour sends so many tiles: each tile needs a group of its own, and the groups
 * can share no more than the tiles there are. */
static int lacking(const Core *core, const int *tiles, int others, int sent)
{
    int cells = others;
    for (int c = 0; c < core->problem->colours; c++)
        cells += core->problem->distinct ? min_of(sent, tiles[c]) : tiles[c];
    return max_of(0, (core->problem->distinct ? 3 * sent : 3) - cells);
}

/* The most tiles of each colour that groups of this number could take, and the jokers this must cost. Only one
 * colour is charged, as several could share the same jokers: the one with most to gain. */
static void set_groupable(Core *core, int number)
{
    const Problem *p = core->problem;
    int tiles[MAX_COLOURS], most = 0, others = 0, limit = 0, charged = 0;
    int64_t highest = -1;
    for (int c = 0; c < p->colours; c++) {
        int at = identity(c, number);
        tiles[c] = p->need[at] + p->may[at];
        most = max_of(most, tiles[c]);
        int64_t worth = p->may[at] ? p->weight[at] + 1 : p->need[at] ? 0 : -1;
        if (worth > highest)
            highest = worth, charged = c;
    }
    for (int k = 0; k < p->n_group_blocks; k++)
        if (p->group_blocks[k].number == number)
            others += p->group_blocks[k].tiles + p->group_blocks[k].jokers;
    while (limit < most && lacking(core, tiles, others, limit + 1) <= core->jokers)
        limit++;
    for (int c = 0; c < p->colours; c++)
        core->groupable[number][c] = (uint8_t)min_of(tiles[c], limit);
    for (int sent = limit, least = MAX_JOKERS; sent > 0; sent--) {
        least = min_of(least, lacking(core, tiles, others, sent));
        core->charge[number][charged][sent] = (uint8_t)least;
    }
}

/* Joker counts, as bits, that make groups of so many plain tiles of one number, `most` of one colour. Without exact
 * mode only the smallest. */
static unsigned plain_jokers(Core *core, int tiles, int most)
{
    enum { KNOWN = 1 << 15 };
    if (!tiles)
        return 1;
    uint16_t *known = &core->plain_groups[tiles][most];
    if (*known)
        return *known & (KNOWN - 1);
    int size = core->problem->group_max;
    unsigned found = 0;
    for (int groups = max_of(most, (tiles + size - 1) / size); groups <= tiles; groups++) {
        int fewest = max_of(0, 3 * groups - tiles), full = size * groups - tiles;
        if (!core->exact)
            full = fewest;
        for (int jokers = fewest; jokers <= min_of(full, core->jokers); jokers++)
            found |= 1u << jokers;
        if (!core->exact)
            break;
    }
    *known = (uint16_t)(found | KNOWN);
    return found;
}

/* The number of groups behind a joker count of plain_jokers. */
static int plain_group_count(const Core *core, int tiles, int most, int jokers)
{
    int size = core->problem->group_max;
    int groups = max_of(most, (tiles + size - 1) / size);
    while (3 * groups > tiles + jokers || tiles + jokers > size * groups)
        groups++;
    return groups;
}

/* Whether old groups of this number, from the one with this index on, may each have two of these tiles for
 * themselves. */
static bool share_pairs(const Problem *p, int number, int index, uint8_t *counts)
{
    while (index < p->n_hold_groups && p->hold_groups[index].number != number)
        index++;
    if (index == p->n_hold_groups)
        return true;
    const uint8_t *own = p->hold_groups[index].count;
    bool shared = false;
    for (int one = 0; one < p->colours && !shared; one++)
        for (int other = one; other < p->colours && !shared; other++) {
            int twice = one == other;
            if (min_of(own[one], counts[one]) <= twice || min_of(own[other], counts[other]) <= twice)
                continue;
            counts[one]--, counts[other]--;
            shared = share_pairs(p, number, index + 1, counts);
            counts[one]++, counts[other]++;
        }
    return shared;
}
