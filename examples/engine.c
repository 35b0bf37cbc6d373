/* An engine in C, without any library: it lays the sets that its rack holds. docs/engines.md
 *
 *     cc -O2 -o engine examples/engine.c
 *     tilerummy arena --bots "exec:./engine",novice --deals 50
 *
 * It looks for the few fields that it needs; a larger engine would use a JSON library.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 1000000 /* of a line */
#define MOST 64         /* sets that one turn can lay */
#define COLOURS "krbyogwn"

static char line[LONGEST];
static int count[8][14]; /* the rack: how many of each tile, by colour and number */
static int opening_min = 30, single_set;

typedef struct {
    int group;         /* whether it is a group; else a run */
    int colour;        /* of a run; of a group, the colours as bits */
    int first, length; /* of a run its first number; of a group its number */
    int points;
} set;

static set sets[MOST];
static int laid;

/* What stands behind the first field of this name, or NULL. */
static const char *field(const char *name)
{
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\"", name);
    const char *at = strstr(line, quoted);
    if (!at)
        return NULL;
    at += strlen(quoted);
    return at + strspn(at, " :");
}

/* Whether the list behind a field holds this word. */
static int lists(const char *name, const char *word)
{
    const char *at = field(name), *end = at ? strchr(at, ']') : NULL;
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\"", word);
    const char *found = at ? strstr(at, quoted) : NULL;
    return found && end && found < end;
}

static int number(const char *name, int otherwise)
{
    const char *at = field(name);
    return at ? atoi(at) : otherwise;
}

/* Read the rack, and give its highest tile, which is the one to put away. */
static const char *read_rack(void)
{
    static char highest[16];
    int most = -1;
    const char *at = field("rack"), *end = at ? strchr(at, ']') : NULL;
    memset(count, 0, sizeof count);
    strcpy(highest, "*");
    while (at && end && (at = strchr(at, '"')) && at < end) {
        const char *colour = strchr(COLOURS, at[1]);
        int value = atoi(at + 2);
        if (at[1] != '*' && colour && value >= 1 && value <= 13) {
            count[colour - COLOURS][value]++;
            if (value > most) {
                most = value;
                snprintf(highest, sizeof highest, "%c%d", at[1], value);
            }
        }
        if (!(at = strchr(at + 1, '"')))
            break;
        at++;
    }
    return highest;
}

static void take(set one)
{
    for (int i = 0; i < (one.group ? 8 : one.length); i++)
        if (!one.group)
            count[one.colour][one.first + i]--;
        else if (one.colour >> i & 1)
            count[i][one.first]--;
    sets[laid++] = one;
}

/* The dearest set that the rack still holds; one without points if there is none. */
static set dearest(void)
{
    set best = {0};
    for (int n = 1; n <= 13; n++) {
        set group = {1, 0, n, 0, 0};
        for (int c = 0; c < 8 && group.length < 4; c++)
            if (count[c][n]) {
                group.colour |= 1 << c;
                group.length++;
            }
        group.points = n * group.length;
        if (group.length >= 3 && group.points > best.points)
            best = group;
    }
    for (int c = 0; c < 8; c++)
        for (int n = 1; n <= 11; n++) {
            set run = {0, c, n, 0, 0};
            while (n + run.length <= 13 && count[c][n + run.length])
                run.points += n + run.length++;
            if (run.length >= 3 && run.points > best.points)
                best = run;
        }
    return best;
}

static void print_set(set one)
{
    const char *between = "";
    printf("[");
    for (int i = 0; i < (one.group ? 8 : one.length); i++)
        if (!one.group || one.colour >> i & 1) {
            int colour = one.group ? i : one.colour, value = one.group ? one.first : one.first + i;
            printf("%s\"%c%d\"", between, COLOURS[colour], value);
            between = ",";
        }
    printf("]");
}

/* The old table as it was told, without its last bracket, and the new sets behind it. */
static void print_play(void)
{
    const char *table = field("table") ? field("table") : "[]";
    int depth = 0, length = 0;
    do {
        depth += (table[length] == '[') - (table[length] == ']');
        length++;
    } while (depth && table[length]);
    printf("\"action\":\"play\",\"table\":%.*s", length - 1, table);
    for (int i = 0; i < laid; i++) {
        if (i || strncmp(table, "[]", 2))
            printf(",");
        print_set(sets[i]);
    }
    printf("]");
}

static void move(void)
{
    const char *opened = field("opened"), *highest = read_rack();
    int sum = 0, best = 0;
    laid = 0;
    for (set one = dearest(); one.points && laid < MOST; one = dearest()) {
        sum += one.points;
        best = one.points > best ? one.points : best;
        take(one);
    }
    int enough = (single_set ? best : sum) >= opening_min || (opened && !strncmp(opened, "true", 4));
    printf("{\"type\":\"move\",\"id\":%d,", number("id", 0));
    if (laid && enough && lists("may", "play"))
        print_play();
    else if (lists("may", "draw"))
        printf("\"action\":\"draw\"");
    else if (lists("may", "discard"))
        printf("\"action\":\"discard\",\"tile\":\"%s\"", highest);
    else
        printf("\"action\":\"pass\"");
    printf("}\n");
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        const char *type = field("type");
        if (!type || !strncmp(type, "\"bye\"", 5))
            break;
        if (!strncmp(type, "\"hello\"", 7))
            printf("{\"type\":\"hello\",\"protocol\":1,\"name\":\"sets in C\"}\n");
        if (!strncmp(type, "\"rules\"", 7)) {
            opening_min = number("opening_min", 30);
            single_set = strstr(line, "\"single_set\"") != NULL;
        }
        if (!strncmp(type, "\"view\"", 6))
            move();
        fflush(stdout); /* whoever asks is waiting for it */
    }
    return 0;
}
