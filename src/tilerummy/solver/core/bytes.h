/* Questions and answers as bytes. A question is a byte that says what is asked, then words of eight bytes, the low byte
 * first, and rows of bytes. An answer is a byte that says whether there is one, then the same; a question that is
 * refused is answered with why. */
#ifndef TILERUMMY_CORE_BYTES_H
#define TILERUMMY_CORE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "problem.h"

enum { WORD = 8 };

/* Why a question is refused for which there is no memory; known by its address. */
static const char NO_ROOM[] = "no memory";

/* What is left of a question. Once something was wrong every word reads as the least that it may be. */
typedef struct {
    const uint8_t *at, *end;
    const char *why; /* what was wrong first, or NULL */
} Reader;

/* An answer as it grows, from malloc; whoever asked frees its bytes. */
typedef struct {
    uint8_t *bytes;
    size_t size, room;
    bool no_memory;
} Reply;

/* Whether whoever asked wants to stop; asked now and then, with what they gave. */
typedef bool (*IsInterrupted)(void *caller);

/* bytes.c */
static Reader begin_reading(const uint8_t *bytes, size_t size, Reply *reply);
static bool refuse(Reader *question, const char *why);
static int64_t read_word(Reader *question, int64_t low, int64_t high, const char *why);
static const uint8_t *read_row(Reader *question, size_t size);
static inline void write_word(Reply *reply, int64_t value);
static void write_bytes(Reply *reply, const void *bytes, size_t size);
static uint8_t *write_room(Reply *reply, size_t size);
static Outcome end_reading(const Reader *question, Outcome outcome, Reply *reply);

#endif
