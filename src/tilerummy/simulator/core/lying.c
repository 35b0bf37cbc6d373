/* Sets as they lie, with their jokers: what each is, and the bytes of a state that hold them. */

#include "simulator.h"

/* Whether a cell of a set holds a joker. */
static inline bool is_joker(uint8_t cell) { return cell >= SAID; }

/* How many cells of a set hold tiles. */
static int numbered(const Lying *set)
{
    int tiles = 0;
    for (int k = 0; k < set->length; k++)
        tiles += !is_joker(set->cell[k]);
    return tiles;
}

/* Of a group, note which colours are taken: by tiles, and by jokers that are said to mean one. */
static void note_colours(Lying *set)
{
    set->colours = 0;
    for (int k = 0; set->kind == GROUP && k < set->length; k++)
        if (set->cell[k] != ANY_JOKER)
            set->colours = (uint8_t)(set->colours | 1u << (set->cell[k] & ~SAID) / NUMBERS);
}

/* A valid set as it is written: the place of a joker in a run says enough, and so does a group with two tiles. With one
 * tile a group would be read as a run, so its jokers are said to be colours; those that are said already stay. */
static Lying lying_of(const Terms *terms, Lying set)
{
    bool said = set.kind == GROUP && numbered(&set) == 1;
    for (int k = 0; k < set.length && !said; k++)
        if (is_joker(set.cell[k]))
            set.cell[k] = ANY_JOKER;
    note_colours(&set);
    for (int k = 0, c = 0; k < set.length && said; k++) {
        if (set.cell[k] != ANY_JOKER)
            continue;
        while (set.colours >> c & 1)
            c++;
        if (c == terms->colours)
            break;
        set.cell[k] = (uint8_t)(SAID | identity(c, set.first));
        set.colours = (uint8_t)(set.colours | 1u << c);
    }
    return set;
}

/* Whether a cell may hold what it does in a run of this colour, in this place. */
static bool fits_run(uint8_t cell, int tile) { return cell == ANY_JOKER || (cell & ~SAID) == tile; }

/* Whether a cell may hold what it does in a group, of which some colours are taken already. */
static bool fits_group(const Terms *terms, uint8_t cell, int number, unsigned taken)
{
    int tile = cell & ~SAID;
    return cell == ANY_JOKER
           || (tile < terms->kinds && tile % NUMBERS + 1 == number && !(taken >> tile / NUMBERS & 1));
}

/* Whether this is a set. */
static bool is_set(const Terms *terms, const Lying *set)
{
    int last = set->kind == RUN ? set->first + set->length - 1 : set->first;
    if (set->kind > GROUP || set->length < 3 || set->first < 1 || last > NUMBERS || set->colour >= terms->colours
        || (set->kind == GROUP && set->length > terms->group_max) || !numbered(set))
        return false;
    unsigned taken = 0;
    for (int k = 0; k < set->length; k++) {
        uint8_t cell = set->cell[k];
        if (set->kind == RUN ? !fits_run(cell, identity(set->colour, set->first + k))
                             : !fits_group(terms, cell, set->first, taken))
            return false;
        if (cell != ANY_JOKER)
            taken |= 1u << (cell & ~SAID) / NUMBERS;
    }
    return true;
}

/* How many bytes of a state the sets have: their number, then head and cells of each, then zeros. */
static int sets_room(const Terms *terms)
{
    return terms->bound ? 1 + terms->tiles / 3 * SET_HEAD + terms->tiles : 0;
}

/* Read the sets of a state; how many there are, or -1 if something there is no set. */
static int read_sets(const Terms *terms, const uint8_t *bytes, Lying *sets)
{
    const uint8_t *at = bytes + 1, *end = bytes + sets_room(terms);
    if (*bytes > terms->tiles / 3)
        return -1;
    for (int k = 0; k < *bytes; k++) {
        if (end - at < SET_HEAD || at[3] > NUMBERS || end - at < SET_HEAD + at[3])
            return -1;
        sets[k] = (Lying){.kind = at[0], .colour = at[1], .first = at[2], .length = at[3]};
        memcpy(sets[k].cell, at + SET_HEAD, sets[k].length);
        if (!is_set(terms, &sets[k]))
            return -1;
        note_colours(&sets[k]);
        at += SET_HEAD + sets[k].length;
    }
    return *bytes;
}

/* Write the sets of a state. */
static void write_sets(const Terms *terms, const Lying *sets, int count, uint8_t *bytes)
{
    memset(bytes, 0, (size_t)sets_room(terms));
    *bytes++ = (uint8_t)count;
    for (int k = 0; k < count; k++) {
        uint8_t head[SET_HEAD] = {sets[k].kind, sets[k].colour, sets[k].first, sets[k].length};
        memcpy(bytes, head, SET_HEAD);
        memcpy(bytes + SET_HEAD, sets[k].cell, sets[k].length);
        bytes += SET_HEAD + sets[k].length;
    }
}
