/* Single tiles added to sets as they lie: all that a builder does with the table. */

#include "simulator.h"

/* Whether a tile is left; a joker only if it is the last one. */
static bool is_left(const Terms *terms, const Counts *left, int count, int tile)
{
    return left->of[tile] && (tile != terms->kinds || count == 1);
}

/* The tile that makes a set longer, or NO_TILE; the set is then the longer one. */
static int grow_set(const Terms *terms, Lying *set, const Counts *left, int count)
{
    if (set->kind == GROUP) {
        if (set->length == terms->group_max)
            return NO_TILE;
        for (int c = 0; c <= terms->colours; c++) {
            int tile = c < terms->colours ? identity(c, set->first) : terms->kinds;
            if ((c < terms->colours && set->colours >> c & 1) || !is_left(terms, left, count, tile))
                continue;
            set->cell[set->length++] = (uint8_t)(c < terms->colours ? tile : ANY_JOKER);
            set->colours = (uint8_t)(set->colours | (c < terms->colours ? 1u << c : 0));
            return tile;
        }
        return NO_TILE;
    }
    for (int joker = 0; joker < 2; joker++)
        for (int high = 0; high < 2; high++) {
            int number = high ? set->first + set->length : set->first - 1;
            int tile = joker ? terms->kinds : identity(set->colour, number);
            if (number < 1 || number > NUMBERS || !is_left(terms, left, count, tile))
                continue;
            if (!high)
                memmove(set->cell + 1, set->cell, set->length);
            set->cell[high ? set->length : 0] = (uint8_t)(joker ? ANY_JOKER : tile);
            set->length++;
            set->first = (uint8_t)(high ? set->first : number);
            return tile;
        }
    return NO_TILE;
}

/* Add every tile that is left on the rack to the first set of the table that it fits. */
static void add_single_tiles(const Terms *terms, const Game *game, Play *play)
{
    Counts left = game->rack[game->turn];
    take_counts(terms, &left, &play->tiles);
    int count = total(terms, &left);
    play->rearranges = true;
    for (int k = 0; k < game->n_lying; k++) {
        Lying *set = &play->lying[play->n_lying++];
        *set = game->lying[k];
        for (int tile; (tile = grow_set(terms, set, &left, count)) != NO_TILE;) {
            left.of[tile]--;
            play->tiles.of[tile]++;
            play->count++;
            count--;
        }
    }
}
