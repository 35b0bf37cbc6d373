/* Chance: SplitMix64 and Fisher-Yates. Must agree with chance.py, which the referee's replays use. */

#include "simulator.h"

/* The next 64 bits of the stream that grows from a seed (Steele, Lea and Flood 2014). */
static uint64_t next_word(uint64_t *seed)
{
    uint64_t word = *seed += UINT64_C(0x9E3779B97F4A7C15);
    word = (word ^ word >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ word >> 27) * UINT64_C(0x94D049BB133111EB);
    return word ^ word >> 31;
}

/* Put tiles into an order that depends on the seed alone. The upper half of a word times the bound, shifted down,
 * favours no number by more than one part in ten million. */
static void shuffle(uint8_t *tiles, int count, uint64_t seed)
{
    for (int last = count - 1; last > 0; last--) {
        int other = (int)((next_word(&seed) >> 32) * (uint64_t)(last + 1) >> 32);
        uint8_t tile = tiles[last];
        tiles[last] = tiles[other];
        tiles[other] = tile;
    }
}
