/* A quick no: what can lie in no set. A no is sure, a yes is not. It costs some dozen instructions and spares most
 * questions. */

#include "simulator.h"

/* The numbers of each colour that are there, as bits 1 to 13. */
typedef struct {
    unsigned of[MAX_COLOURS];
} Numbers;

/* The numbers that lie on the table or on the rack. */
static Numbers numbers_of(const Terms *terms, const Counts *table, const Counts *rack)
{
    Numbers numbers = {{0}};
    for (int c = 0, k = 0; c < terms->colours; c++) {
        unsigned there = 0;
        for (int n = 1; n <= NUMBERS; n++, k++)
            there |= (unsigned)((table->of[k] | rack->of[k]) != 0) << n;
        numbers.of[c] = there;
    }
    return numbers;
}

/* Those numbers of a colour that could lie in a run with so many jokers: three in a row, some of them missing. */
static unsigned in_runs(unsigned there, int jokers)
{
    unsigned all = (1u << (NUMBERS + 1)) - 2, starts = all >> 2 & all;
    unsigned one = there, two = there >> 1, three = there >> 2, first;
    if (jokers >= 2)
        return there;
    if (jokers == 1)
        first = ((one & two) | (one & three) | (two & three)) & starts;
    else
        first = one & two & three & starts;
    return (first | first << 1 | first << 2) & there;
}

/* The numbers that could lie in a group with so many jokers. */
static unsigned in_groups(const Terms *terms, const Numbers *numbers, int jokers)
{
    unsigned once = 0, twice = 0, thrice = 0;
    for (int c = 0; c < terms->colours; c++) {
        thrice |= twice & numbers->of[c];
        twice |= once & numbers->of[c];
        once |= numbers->of[c];
    }
    return jokers >= 2 ? once : jokers == 1 ? twice : thrice;
}

/* Take from the rack what can lie in no set of tiles of the table and the rack; whether anything is left. One tile
 * less may be one set less, so it looks again until nothing changes. */
static bool drop_unplayable(const Terms *terms, const Counts *table, Counts *rack)
{
    int kinds = terms->kinds, jokers = table->of[kinds] + rack->of[kinds];
    bool left = jokers >= 2 || rack->of[kinds], changed = jokers < 2;
    while (changed) {
        Numbers numbers = numbers_of(terms, table, rack);
        unsigned groups = in_groups(terms, &numbers, jokers);
        left = changed = false;
        for (int c = 0; c < terms->colours; c++) {
            unsigned unplayable = numbers.of[c] & ~(groups | in_runs(numbers.of[c], jokers));
            uint8_t *held = &rack->of[c * NUMBERS];
            for (int n = 0; n < NUMBERS; n++) {
                if (held[n] && unplayable >> (n + 1) & 1) {
                    held[n] = 0;
                    changed = true;
                }
                left |= held[n] != 0;
            }
        }
        left |= rack->of[kinds] != 0;
    }
    return left;
}

/* Whether all tiles of the table and the rack could lie in sets. A tile that no three tiles of a kind hold needs a
 * joker in its set. Such a set holds at most four of them: of more, three would be in a row or of one number. */
static bool may_all_lie(const Terms *terms, const Counts *table, const Counts *rack)
{
    int kinds = terms->kinds, helped = 4 * (table->of[kinds] + rack->of[kinds]);
    Numbers numbers = numbers_of(terms, table, rack);
    unsigned groups = in_groups(terms, &numbers, 0);
    for (int c = 0; c < terms->colours; c++) {
        unsigned lonely = numbers.of[c] & ~(groups | in_runs(numbers.of[c], 0));
        for (; lonely; lonely &= lonely - 1) {
            int k = c * NUMBERS + __builtin_ctz(lonely) - 1;
            helped -= table->of[k] + rack->of[k];
            if (helped < 0)
                return false;
        }
    }
    return true;
}

/* No opening of this rack counts more. */
static int most_opening_value(const Terms *terms, const Counts *rack)
{
    static const Counts nothing;
    int jokers = rack->of[terms->kinds];
    Numbers numbers = numbers_of(terms, &nothing, rack);
    unsigned groups = in_groups(terms, &numbers, jokers);
    int value = 0;
    for (int c = 0; c < terms->colours; c++) {
        unsigned fits = numbers.of[c] & (groups | in_runs(numbers.of[c], jokers));
        for (; fits; fits &= fits - 1) {
            int n = __builtin_ctz(fits);
            value += n * rack->of[identity(c, n)];
        }
    }
    return value ? value + jokers * (terms->opening_joker ? terms->opening_joker : NUMBERS) : 0;
}
