/* The small sets of a rack, the most valuable first: what openings are made of. */

#include "simulator.h"

enum { LONGEST_RUN = 5 }; /* a longer run can be cut in two that count the same; but neither may be jokers alone */

/* Note a set; false if there is no room. */
static bool add_set(Lane *lane, const SmallSet *set)
{
    if (lane->n_sets == MAX_SETS)
        return false;
    lane->set[lane->n_sets++] = *set;
    return true;
}

/* What a joker in place of this number counts. */
static int joker_value(const Terms *terms, int number)
{
    return terms->opening_joker ? terms->opening_joker : number;
}

/* Note the runs of a colour over these numbers, with jokers in some of the places. False if there is no room. */
static bool add_runs(Lane *lane, const Counts *rack, int colour, int first, int length, int jokers)
{
    const Terms *terms = lane->terms;
    unsigned missing = 0;
    for (int k = 0; k < length; k++)
        missing |= (unsigned)!rack->of[identity(colour, first + k)] << k;
    for (unsigned places = 0; places < 1u << length; places++) {
        int used = bits_set(places);
        if (missing & ~places || used > jokers || used == length)
            continue;
        SmallSet set = {.length = (uint8_t)length,
                        .jokers = (uint8_t)used,
                        .kind = RUN,
                        .colour = (uint8_t)colour,
                        .first = (uint8_t)first};
        for (int k = 0; k < length; k++) {
            bool joker = places >> k & 1;
            set.cell[k] = (uint8_t)(joker ? terms->kinds : identity(colour, first + k));
            set.value = (uint16_t)(set.value + (joker ? joker_value(terms, first + k) : first + k));
        }
        if (!add_set(lane, &set))
            return false;
    }
    return true;
}

/* Note the groups of a number. False if there is no room. */
static bool add_groups(Lane *lane, const Counts *rack, int number, int jokers)
{
    const Terms *terms = lane->terms;
    unsigned there = 0;
    for (int c = 0; c < terms->colours; c++)
        there |= (unsigned)(rack->of[identity(c, number)] != 0) << c;
    for (unsigned colours = there; colours; colours = (colours - 1) & there) {
        int tiles = bits_set(colours);
        for (int used = max_of(0, 3 - tiles); used <= jokers && tiles + used <= terms->group_max; used++) {
            SmallSet set = {.length = (uint8_t)(tiles + used),
                            .jokers = (uint8_t)used,
                            .kind = GROUP,
                            .first = (uint8_t)number,
                            .colours = (uint8_t)colours,
                            .value = (uint16_t)(tiles * number + used * joker_value(terms, number))};
            int at = 0;
            for (int c = 0; c < terms->colours; c++)
                if (colours >> c & 1)
                    set.cell[at++] = (uint8_t)identity(c, number);
            while (at < set.length)
                set.cell[at++] = (uint8_t)terms->kinds;
            if (!add_set(lane, &set))
                return false;
        }
    }
    return true;
}

/* Order by value, the highest first; among equal ones those of fewer tiles. */
static int by_value(const void *a, const void *b)
{
    const SmallSet *one = a, *two = b;
    return one->value != two->value ? two->value - one->value : one->length - two->length;
}

/* List the small sets of a rack, with its jokers or without them. False if there are too many. */
static bool list_sets(Lane *lane, const Counts *rack, bool with_jokers)
{
    const Terms *terms = lane->terms;
    int jokers = with_jokers ? rack->of[terms->kinds] : 0, longest = jokers < 3 ? LONGEST_RUN : NUMBERS;
    bool room = true;
    lane->n_sets = 0;
    for (int c = 0; c < terms->colours; c++)
        for (int first = 1; first <= NUMBERS - 2; first++) {
            int missing = 0;
            for (int length = 1; length <= longest && first + length - 1 <= NUMBERS; length++) {
                missing += !rack->of[identity(c, first + length - 1)];
                if (missing > jokers)
                    break;
                if (length >= 3)
                    room = room && add_runs(lane, rack, c, first, length, jokers);
            }
        }
    for (int n = 1; n <= NUMBERS; n++)
        room = room && add_groups(lane, rack, n, jokers);
    qsort(lane->set, (size_t)lane->n_sets, sizeof *lane->set, by_value);
    return room;
}
