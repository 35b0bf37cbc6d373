/* Words and rows of bytes, read with care and written as they come. */

#include "bytes.h"

/* Note what is wrong, unless something was before. Always false. */
static bool refuse(Reader *question, const char *why)
{
    if (!question->why)
        question->why = why;
    question->at = question->end;
    return false;
}

/* The next word, which must lie between two bounds. */
static int64_t read_word(Reader *question, int64_t low, int64_t high, const char *why)
{
    uint64_t word = 0;
    if (question->end - question->at < WORD) {
        refuse(question, "the question is cut short");
        return low;
    }
    for (int k = 0; k < WORD; k++)
        word |= (uint64_t)question->at[k] << 8 * k;
    question->at += WORD;
    int64_t value = (int64_t)word;
    if (value >= low && value <= high)
        return value;
    refuse(question, why);
    return low;
}

/* The next bytes, as many as asked for; NULL if there are fewer. They stay where they are. */
static const uint8_t *read_row(Reader *question, size_t size)
{
    if ((size_t)(question->end - question->at) < size) {
        refuse(question, "the question is cut short");
        return NULL;
    }
    const uint8_t *row = question->at;
    question->at += size;
    return row;
}

/* Room for so many bytes more at the end of an answer, to be filled; NULL if there is no memory. */
static uint8_t *write_room(Reply *reply, size_t size)
{
    if (reply->room - reply->size < size) {
        size_t room = (reply->size + size) * 2 + 256;
        uint8_t *moved = realloc(reply->bytes, room);
        if (!moved) {
            reply->no_memory = true;
            return NULL;
        }
        reply->bytes = moved;
        reply->room = room;
    }
    reply->size += size;
    return reply->bytes + reply->size - size;
}

/* Add bytes to an answer. */
static void write_bytes(Reply *reply, const void *bytes, size_t size)
{
    uint8_t *room = write_room(reply, size);
    if (room && size)
        memcpy(room, bytes, size);
}

/* Add a word to an answer. */
static inline void write_word(Reply *reply, int64_t value)
{
    uint8_t word[WORD];
    for (int k = 0; k < WORD; k++)
        word[k] = (uint8_t)((uint64_t)value >> 8 * k);
    write_bytes(reply, word, WORD);
}

/* Begin to read a question after its first byte, and to write its answer. */
static Reader begin_reading(const uint8_t *bytes, size_t size, Reply *reply)
{
    *reply = (Reply){0};
    write_bytes(reply, "\1", 1);
    return (Reader){bytes + (size > 0), bytes + size, NULL};
}

/* End an answer: if the question was refused, it is the reason. */
static Outcome end_reading(const Reader *question, Outcome outcome, Reply *reply)
{
    if (outcome == FINE && question->why) {
        reply->size = 0;
        write_bytes(reply, "\0", 1);
        write_bytes(reply, question->why, strlen(question->why));
    }
    return outcome == FINE && (reply->no_memory || question->why == NO_ROOM) ? NO_MEMORY : outcome;
}
