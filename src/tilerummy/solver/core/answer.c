/* Answers as bytes; cores.py reads them. */

#include "ask.h"

/* Write a meld whose cells may be blocks: two bytes a cell. */
static void write_meld(Reply *reply, const Meld *meld)
{
    uint8_t bytes[MELD_HEAD + 2 * NUMBERS] = {(uint8_t)meld->kind, (uint8_t)meld->colour, (uint8_t)meld->first,
                                              (uint8_t)meld->length};
    for (int k = 0; k < meld->length; k++) {
        bytes[MELD_HEAD + 2 * k] = (uint8_t)meld->cells[k];
        bytes[MELD_HEAD + 2 * k + 1] = (uint8_t)((unsigned)meld->cells[k] >> 8);
    }
    write_bytes(reply, bytes, (size_t)(MELD_HEAD + 2 * meld->length));
}

/* Write a meld of tiles and jokers alone, as a table has it: a byte a cell. */
static void write_lying(Reply *reply, const Meld *meld)
{
    uint8_t bytes[MELD_HEAD + NUMBERS] = {(uint8_t)meld->kind, (uint8_t)max_of(meld->colour, 0),
                                          (uint8_t)meld->first, (uint8_t)meld->length};
    for (int k = 0; k < meld->length; k++)
        bytes[MELD_HEAD + k] = meld->cells[k] == JOKER ? JOKER_BYTE : (uint8_t)meld->cells[k];
    write_bytes(reply, bytes, (size_t)(MELD_HEAD + meld->length));
}

/* Write what every answer begins with: status, weight, kept melds, nodes, and how many melds follow, or -1. */
static void write_head(Reply *reply, const Core *core, const Result *result, int64_t gain)
{
    write_word(reply, result->status);
    write_word(reply, result->found ? result->worth / core->scale + gain : 0);
    write_word(reply, result->found ? result->worth % core->scale / POINT : 0);
    write_word(reply, core->nodes);
    write_word(reply, result->found ? core->n_melds : -1);
}

/* Write an answer to a problem: its head, the may-jokers used, the may-tiles used of each kind, the melds. */
static void write_solved(Reply *reply, const Core *core, const Result *result)
{
    const Problem *p = core->problem;
    const uint8_t nothing[CELLS] = {0};
    write_head(reply, core, result, 0);
    write_word(reply, result->found ? max_of(0, core->laid_jokers - p->joker_need) : 0);
    write_bytes(reply, result->found ? core->used : nothing, (size_t)(p->colours * NUMBERS));
    for (int k = 0; result->found && k < core->n_melds; k++)
        write_meld(reply, &core->meld[k]);
}

/* Write an answer to a position: its head, how many tiles of the rack are laid and which, the table. What is no table
 * never leaves. */
static void write_laid(Reply *reply, const Core *core, const Result *found)
{
    const Problem *p = core->problem;
    const Result unsound = {UNSOUND, false, 0}, *result = found->found && !is_sound(core) ? &unsound : found;
    uint8_t laid[CELLS * MAX_COPIES + MAX_JOKERS];
    size_t count = 0;
    for (int k = 0; result->found && k < p->colours * NUMBERS; k++)
        for (int copy = 0; copy < core->used[k]; copy++)
            laid[count++] = (uint8_t)k;
    for (int jokers = core->laid_jokers - p->joker_need; result->found && jokers > 0; jokers--)
        laid[count++] = JOKER_BYTE;
    write_head(reply, core, result, p->gain);
    write_word(reply, (int64_t)count);
    write_bytes(reply, laid, count);
    for (int k = 0; result->found && k < core->n_melds; k++)
        write_lying(reply, &core->meld[k]);
}
