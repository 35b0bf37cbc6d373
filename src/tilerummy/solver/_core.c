/* The exact search, compiled. The same algorithm as the package plain; the two must give answers of equal worth.
 *
 * The numbers 1..13 are laid one after the other. What one colour carries from a number to the next is how
 * many of its runs are open, by length capped at three: a run of one or two must still grow, a run of three
 * may stop. Tiles sent to runs go to the short runs first, then to the long ones, then begin new ones; no
 * other dealing of the same tiles leaves more to do with. So each colour alone is a small layered graph (a
 * Track), and only the groups and the jokers tie the colours together. Most tracks are plain: nothing but tiles,
 * needed jokers and kept runs matters, and lay_plainly makes their moves; lay_tiles knows all the rest.
 *
 * The graph of one colour, with groups free wherever enough tiles of a number exist, gives a bound by jokers
 * left that never underestimates. A best-first search over the joint states takes the newest of equal nodes,
 * and of each node only the children whose bound is within reach; the others wait with the node.
 *
 * Jokers are first laid only where they are needed, and the surplus is put at the ends of finished melds. If
 * it does not fit, the search runs again in exact mode, where every joker is laid in its place.
 *
 * The numbers may as well be laid from 13 down to 1. What cannot be done is soon seen from one end and late from
 * the other, so the search begins at the end with less choice, and when it gets long it changes ends, again and
 * again with more patience and better prices.
 *
 * All memory of a call hangs on its Core; there is no state between calls. The search runs without the
 * interpreter lock. A failed allocation jumps back to run_core, which frees everything.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    NUMBERS = 13,
    MAX_COLOURS = 6,
    MAX_COPIES = 6,
    MAX_JOKERS = 8,
    MAX_GROUP = 12,
    MAX_ITEMS = 200,
    MAX_OVERLAP = 8,     /* run blocks, or old runs, of one colour over one number */
    MAX_SAME_NUMBER = 6, /* group blocks, or old groups, of one number */
    CELLS = MAX_COLOURS * NUMBERS,
    POINT = 60, /* one kept meld; its worth can be shared among six colours without a remainder */
    BEAM = 8, /* nodes of each number that a dive goes on with, and children that it makes of each */
    WIDEST_BEAM = 64,
    TRIES = 32, /* choices of moves before a node waits in line again */
    CLOCK_EVERY = 64,     /* nodes between two looks at the clock */
    SIGNALS_EVERY = 8192, /* nodes between two looks at the interpreter's signals */
    PATIENCE = 400,    /* nodes before a search changes ends; after a try from both ends it has four times as much, */
    FIRST_ROUNDS = 20, /* and so many steps are spent on better prices; the next time three times as many */
    LAST_ROUNDS = 540,
    FAILURES = 3,  /* steps without a lower bound before they get shorter, */
    HALVINGS = 12, /* or more, if that makes them so many times shorter in all */
    FEW_STATES = 24, /* of a layer: looked through without an index */
    WITNESSES = 64, /* expanded nodes of a number that are asked whether they dominate another */
    KINDS = 6,      /* open runs of length 1, 2, 3+ with a tile, then of 1, 2, 3+ jokers alone */
    LONG = 2,
    LONG_SHIFT = 4 * LONG,
    BLOCK_SHIFT = 4 * KINDS,
    KEEP_SHIFT = BLOCK_SHIFT + 2 * MAX_OVERLAP,
    HOLD_SHIFT = KEEP_SHIFT + MAX_OVERLAP,
    CLAIM_SHIFT = HOLD_SHIFT + MAX_OVERLAP,
    MAX_RIVALS = 2, /* old runs of one colour over one number that need tiles of their own */
    NEW = -1,  /* a block that begins a run */
    KEPT = -2, /* a block that is a run of its own */
    JOKER = -1,
    RUN = 0,
    GROUP = 1,
    EXACT = 1,  /* jokers may stand anywhere */
    START = 2,  /* a joker may begin a run */
    BRIDGE = 4, /* a joker may lengthen a run that could stop */
};

#define RUNS_MASK ((UINT64_C(1) << (4 * KINDS)) - 1)
#define HOLD_MASK (((UINT64_C(1) << (MAX_OVERLAP + MAX_RIVALS)) - 1) << HOLD_SHIFT)
#define CLAIMS (((UINT64_C(1) << MAX_RIVALS) - 1) << CLAIM_SHIFT)
#define HOPE 4.0 /* by how many tiles the first steps try to lower the bound */
#define BEND 1.5
#define MEMORY 0.5 /* how much of the step before goes on */
/* Worse than any worth; NEVER plus or minus some worths stays on its side of DEAD. */
#define NEVER (-(INT64_C(1) << 59))
#define DEAD (NEVER / 2)
#define MAX_WEIGHT (INT64_C(1) << 30)

/* How sure an answer is; WEIGHED: the weight is the best, but perhaps more could be kept. The last two stay
 * inside: the patience of a search is at its end, or the surplus of jokers finds no place. */
typedef enum { OPTIMAL, NONE, BUDGET, WEIGHED, TIRED, CROWDED } Status;
typedef enum { FINE, NO_MEMORY, INTERRUPTED } Outcome;

/* A run block (extra: keep) or an old run (extra: places of its jokers). */
typedef struct {
    int colour, first, last, extra, slot;
    bool rival; /* an old run that must be held together by tiles of its own */
} RunItem;

/* A group block, or an old group, with the tiles of each colour. */
typedef struct {
    int number, jokers, keep, tiles;
    uint8_t count[MAX_COLOURS];
} GroupItem;

typedef struct {
    int colours, group_max, distinct, joker_need, joker_may, placed;
    int64_t joker_weight, least, weight[CELLS];
    int64_t gain; /* the weight of rack tiles that must be laid */
    int64_t node_limit, deadline;
    bool known;     /* nothing weighs more than `least`, */
    int least_keep; /* and only answers that keep so many old melds count */
    uint8_t need[CELLS], may[CELLS];
    int n_run_blocks, n_group_blocks, n_keep_runs, n_keep_groups, n_hold_runs, n_hold_groups;
    RunItem *run_blocks, *keep_runs, *hold_runs;
    GroupItem *group_blocks, *keep_groups, *hold_groups;
} Problem;

/* What one colour does at one number. The detail is how to rebuild it:
 * four bits each for tiles and jokers sent to runs, long runs lengthened, jokers on new runs and on the three
 * joker kinds; from bit 28 a bit for each old run that starts and is kept; from bit 36 three bits, kind + 2,
 * for each block that starts. */
typedef struct {
    int64_t gain;
    uint64_t detail;
    uint16_t next;
    uint8_t grouped, jokers, extra;
    uint8_t cost; /* jokers, and those that its tiles in groups are sure to take */
} Move;

enum { DETAIL_KEEPS = 28, DETAIL_BLOCKS = 36 };

/* A move as a node sees it: the loss of bound, and the bounds of the state it leads to. */
typedef struct {
    int64_t loss, gain;
    const int64_t *bound;
    uint16_t next, move;
    uint8_t grouped, jokers;
} Option;

typedef struct {
    int count, most; /* the most tiles that one of them sends to groups */
    Option list[];
} Options;

/* Open runs and more, the fewest jokers spent on the way here, and the moves from here. The low bits count the open runs of each kind;
 * from BLOCK_SHIFT on, two bits for each block that goes on, the kind of run that it will leave plus one; from
 * KEEP_SHIFT on a bit for each kept old run that goes on; from HOLD_SHIFT on a bit for each old run that is not yet
 * held together; from CLAIM_SHIFT on a bit for each of the tiles, at the ends of open runs, that an old run claims. */
typedef struct {
    uint64_t runs;
    int32_t first_move;
    uint16_t n_moves, spent;
} State;

/* The states of one colour past one number, a part of those of its track. bound[state * stride + left] is the most
 * that this colour can still gain with so many jokers; options are made when a node first asks. */
typedef struct {
    int first, count;
    State *state;
    int64_t *bound;
    Options **options;
} Layer;

/* Blocks and old runs that matter at one number of one colour, as indices of the problem. */
typedef struct {
    int n_starting, n_ending, n_keep_starting, n_keep_over, n_hold_over;
    int starting[MAX_OVERLAP], ending[MAX_OVERLAP], keep_starting[MAX_OVERLAP], keep_over[MAX_OVERLAP];
    int hold_over[MAX_OVERLAP];
    int inside; /* blocks that lie over this number and the one before */
} Events;

typedef struct {
    Layer layer[NUMBERS + 1];
    State *states;
    Move *moves;
    int n_states, state_room, n_moves, room;
    int tiles[NUMBERS + 3]; /* tiles and starting blocks that could lengthen a run */
    int cover[NUMBERS + 3]; /* tiles, and blocks that lie over a number */
    int rule[NUMBERS + 2], long_limit[NUMBERS + 1];
    Events *events; /* of numbers 1..13, or NULL */
    bool plain; /* nothing but tiles, needed jokers and kept runs matters, */
    bool alike; /* and runs of jokers alone need not be told from others: there are too few for a set */
} Track;

/* The states of all colours past a number, and the jokers used; nodes at the same place differ in gain alone. */
typedef union {
    struct {
        uint16_t state[MAX_COLOURS];
        uint8_t number, used;
    };
    uint64_t word[2];
} Place;

typedef struct {
    Place place;
    int64_t gain, base;         /* base: the bound as a sum over the colours */
    int64_t done, goal, beyond; /* children exist up to loss `done`, and are being made up to `goal` if that is
                                   not negative; the least loss seen beyond it */
    int32_t parent;
    int32_t points; /* for kept groups and group blocks at this number */
    uint16_t move[MAX_COLOURS];
    uint16_t at[MAX_COLOURS]; /* the options at which to go on making children */
    uint8_t group_jokers;
    uint64_t merit[(MAX_COLOURS + 1) / 2];
    bool tight, beaten; /* came up already; a better node is at the same place */
} Node;

typedef struct {
    int64_t bound;
    uint64_t order;
    int32_t node;
} Waiting;

/* One useful way to group tiles of a number that has group blocks or old groups. */
typedef struct {
    int32_t points;
    int32_t jokers;
} Way;

/* The ways for one choice of tiles: its key is their counts, four bits a colour, plus one. */
typedef struct {
    uint32_t key;
    int count;
    Way *ways;
} KnownWays;

/* A number with group blocks or old groups, and a hash table of the ways found so far. */
typedef struct {
    int blocks[MAX_SAME_NUMBER], keeps[MAX_SAME_NUMBER];
    int n_blocks, n_keeps, n_known;
    uint32_t size;
    KnownWays *known;
} Special;

/* A meld of the arrangement; `fixed` says that it is kept and may not change. */
typedef struct {
    int kind, colour, first, length, fixed;
    int16_t cells[NUMBERS];
} Meld;

/* What the bound pays a colour for sending so many tiles to the groups of a number, and what a joker costs. The
 * groups pay it back, so any prices give a bound that never underestimates; good ones give a close bound. They lie
 * in one row: the joker first, then as sent_at says. */
enum { SENT = MAX_COPIES + 1, PRICES = (NUMBERS + 1) * MAX_COLOURS * SENT, JOKER_PRICE = 0 };

typedef struct {
    int64_t of[PRICES];
} Prices;

static inline int sent_at(int number, int colour) { return (number * MAX_COLOURS + colour) * SENT; }

typedef struct Chunk {
    struct Chunk *next;
    size_t used, size;
} Chunk;

typedef struct {
    const Problem *problem;
    jmp_buf failed;
    PyThreadState *thread;
    int64_t end; /* when to stop, on the clock of now_ns, or 0 */
    Chunk *chunks;
    Outcome outcome;
    bool late;
    int64_t nodes;
    int64_t known; /* the best weight, or -1 while it is not known */
    Meld *saved;   /* an arrangement of that weight */
    int n_saved, saved_jokers;
    uint8_t saved_used[CELLS];
    const Problem *asked; /* the problem itself, while `problem` may be its mirror image */
    Problem mirrored;
    /* From here on, one search. */
    bool exact, priced; /* priced: some price is not zero */
    int jokers, stride; /* stride: places for bounds of a state, with any jokers left and with fewer than none */
    int64_t scale, bonus, least;
    int64_t most; /* no more than this weighs any answer */
    int64_t lower[NUMBERS + 1]; /* by how much a joker counts less than at the last number */
    int64_t points_after[NUMBERS + 1]; /* for all that could be kept at later numbers */
    uint8_t shared[NUMBERS + 1][MAX_COLOURS]; /* tiles of old groups whose shares are set */
    uint8_t groupable[NUMBERS + 1][MAX_COLOURS];
    uint8_t charge[NUMBERS + 1][MAX_COLOURS][MAX_COPIES + 1]; /* jokers for so many tiles sent to groups */
    Prices prices;
    int64_t groups_after[NUMBERS + 1][MAX_JOKERS + 1]; /* the most that groups of later numbers can bring at these
                                                          prices, by jokers left */
    Special *special[NUMBERS + 1];
    Track track[MAX_COLOURS];
    int32_t small[64]; /* the places of usual states in the track being filled, plus one */
    const Layer *indexed; /* the layer that the index is of */
    int32_t *index;
    uint32_t index_size;
    uint16_t plain[MAX_COLOURS * MAX_COPIES + 1][MAX_COPIES + 1]; /* jokers as bits, plus a known bit */
    Node *node;
    int n_nodes, node_room;
    int32_t *table;
    uint32_t table_size;
    Waiting *heap;
    int n_heap, heap_room;
    bool hollow; /* the first of the heap is taken */
    uint64_t order;
    int32_t witness[NUMBERS + 1][WITNESSES];
    int n_witness[NUMBERS + 1];
    Meld *meld;
    int n_melds, meld_room, laid_jokers;
    uint8_t used[CELLS];
} Core;

/* ---- memory ------------------------------------------------------------------------------------------- */

static _Noreturn void fail(Core *core, Outcome outcome)
{
    core->outcome = outcome;
    longjmp(core->failed, 1);
}

enum { CHUNK_HEADER = (sizeof(Chunk) + 15) & ~15, FIRST_CHUNK = 1 << 16, LAST_CHUNK = 1 << 24 };

static void add_chunk(Core *core, size_t size)
{
    size_t room = core->chunks ? core->chunks->size * 2 : FIRST_CHUNK;
    if (room > LAST_CHUNK)
        room = LAST_CHUNK;
    if (room < size)
        room = size;
    Chunk *chunk = malloc(CHUNK_HEADER + room);
    if (!chunk)
        fail(core, NO_MEMORY);
    *chunk = (Chunk){core->chunks, 0, room};
    core->chunks = chunk;
}

/* Memory that lives as long as the call. */
static inline void *reserve(Core *core, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if (!core->chunks || core->chunks->size - core->chunks->used < size)
        add_chunk(core, size);
    void *memory = (char *)core->chunks + CHUNK_HEADER + core->chunks->used;
    core->chunks->used += size;
    return memory;
}

static void *reserve_zeroed(Core *core, size_t size)
{
    return memset(reserve(core, size), 0, size);
}

static void *widened(Core *core, void *array, int count, int *room, size_t item)
{
    if (*room > INT32_MAX / 4)
        fail(core, NO_MEMORY);
    int wider = *room ? *room * 2 : 64;
    void *moved = reserve(core, (size_t)wider * item);
    if (count)
        memcpy(moved, array, (size_t)count * item);
    *room = wider;
    return moved;
}

/* Room for one more item in a growing array; the array may move. */
static inline void *grown(Core *core, void *array, int count, int *room, size_t item)
{
    return count < *room ? array : widened(core, array, count, room, item);
}

static void release(Core *core)
{
    while (core->chunks) {
        Chunk *next = core->chunks->next;
        free(core->chunks);
        core->chunks = next;
    }
}

/* ---- time --------------------------------------------------------------------------------------------- */

/* Some clock that does not need the interpreter. */
static int64_t now_ns(void)
{
    struct timespec now;
#if defined(CLOCK_MONOTONIC) && !defined(_WIN32)
    clock_gettime(CLOCK_MONOTONIC, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void watch_clock(Core *core)
{
    if (core->end && now_ns() >= core->end)
        core->late = true;
}

/* ---- small numbers ------------------------------------------------------------------------------------ */

static inline int min_of(int a, int b) { return a < b ? a : b; }
static inline int max_of(int a, int b) { return a > b ? a : b; }
static inline int64_t min_of64(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t max_of64(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int identity(int colour, int number) { return colour * NUMBERS + number - 1; }
static inline int mirror(int number) { return NUMBERS + 1 - number; }
static inline int mirror_cell(int cell) { return identity(cell / NUMBERS, mirror(cell % NUMBERS + 1)); }
static inline int kind_count(uint64_t runs, int kind) { return (int)(runs >> (4 * kind) & 15); }
static inline int bits_set(unsigned mask)
{
    int count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
}

/* ---- what groups a number allows ---------------------------------------------------------------------- */

/* The jokers that groups lack if a colour sends so many tiles: each tile needs a group of its own, and the
 * groups can share no more than the tiles there are. */
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

static Special *special_at(Core *core, int number)
{
    if (!core->special[number])
        core->special[number] = reserve_zeroed(core, sizeof(Special));
    return core->special[number];
}

static void set_specials(Core *core)
{
    const Problem *p = core->problem;
    for (int k = 0; k < p->n_group_blocks; k++) {
        Special *s = special_at(core, p->group_blocks[k].number);
        s->blocks[s->n_blocks++] = k;
    }
    for (int k = 0; k < p->n_keep_groups; k++) {
        Special *s = special_at(core, p->keep_groups[k].number);
        s->keeps[s->n_keeps++] = k;
    }
}

/* Joker counts, as bits, that make groups of so many plain tiles of one number, `most` of one colour. Without
 * exact mode only the smallest. */
static unsigned plain_jokers(Core *core, int tiles, int most)
{
    enum { KNOWN = 1 << 15 };
    if (!tiles)
        return 1;
    uint16_t *known = &core->plain[tiles][most];
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

/* ---- groups with blocks and old groups ---------------------------------------------------------------- */

/* One way to lay the tiles of a number: what is kept, how blocks are joined, and with how many jokers. */
typedef struct {
    unsigned kept_blocks, kept_groups; /* bits of places in Special */
    int n_joined, free;                /* groups with blocks, groups without */
    int home[MAX_SAME_NUMBER];         /* the joined group of each block, -1 if kept */
    int left[MAX_COLOURS];             /* tiles beside the kept groups */
    int size[MAX_SAME_NUMBER];         /* cells of each joined group before tiles are dealt */
    unsigned taken[MAX_SAME_NUMBER];   /* colours of each joined group */
    int spent, fewest, most, points;   /* jokers in kept groups, then in all; points */
} Layout;

typedef bool (*Visit)(Core *core, const Layout *layout, void *with);

/* Sizes of the joined groups, four bits each, and above them the tiles that go to the free groups. */
typedef struct {
    uint64_t sizes;
    int32_t from;
    uint32_t pick;
} Dealing;

enum { FREE_SHIFT = 4 * MAX_SAME_NUMBER };

static int compare_dealings(const void *a, const void *b)
{
    uint64_t x = ((const Dealing *)a)->sizes, y = ((const Dealing *)b)->sizes;
    return x < y ? -1 : x > y;
}

static int drop_equal_dealings(Dealing *dealing, int count)
{
    int kept = 0;
    if (count > 1)
        qsort(dealing, (size_t)count, sizeof *dealing, compare_dealings);
    for (int k = 0; k < count; k++)
        if (!kept || dealing[kept - 1].sizes != dealing[k].sizes)
            dealing[kept++] = dealing[k];
    return kept;
}

/* The dealings after one more colour: each joined group without the colour takes one tile or none. */
static Dealing *deal_colour(Core *core, const Layout *layout, int colour, const Dealing *now, int count,
                            int *after)
{
    int tiles = layout->left[colour], room = 0, found = 0;
    Dealing *later = NULL;
    for (int k = 0; k < count; k++) {
        for (unsigned pick = 0; pick < 1u << layout->n_joined; pick++) {
            int picked = bits_set(pick), rest = tiles - picked;
            if (rest < 0 || rest > layout->free)
                continue;
            uint64_t sizes = now[k].sizes + ((uint64_t)rest << FREE_SHIFT);
            bool fits = true;
            for (int g = 0; g < layout->n_joined && fits; g++) {
                if (!(pick >> g & 1))
                    continue;
                fits = !(layout->taken[g] >> colour & 1)
                       && (int)(sizes >> (4 * g) & 15) < core->problem->group_max;
                sizes += UINT64_C(1) << (4 * g);
            }
            if (!fits)
                continue;
            later = grown(core, later, found, &room, sizeof *later);
            later[found++] = (Dealing){sizes, k, pick};
        }
    }
    *after = drop_equal_dealings(later, found);
    return later;
}

/* Jokers that a dealing lacks to fill its groups, or -1 if its tiles do not fit. */
static int dealing_lacks(const Core *core, const Layout *layout, uint64_t sizes)
{
    int free_tiles = (int)(sizes >> FREE_SHIFT), lacks = max_of(0, 3 * layout->free - free_tiles);
    if (free_tiles < layout->free || free_tiles > layout->free * core->problem->group_max)
        return -1;
    for (int g = 0; g < layout->n_joined; g++)
        lacks += max_of(0, 3 - (int)(sizes >> (4 * g) & 15));
    return lacks;
}

/* Deal the tiles so that the fewest jokers are lacking; -1 if they cannot be dealt. If `share` is given it
 * receives, by joined group (the free ones together last), the tiles of each colour. */
static int deal_distinct(Core *core, const Layout *layout, uint8_t (*share)[MAX_COLOURS])
{
    Dealing *step[MAX_COLOURS + 1];
    int count[MAX_COLOURS + 1] = {1}, colours = core->problem->colours, best = -1, at = -1;
    step[0] = reserve(core, sizeof **step);
    step[0][0] = (Dealing){0, 0, 0};
    for (int g = 0; g < layout->n_joined; g++)
        step[0][0].sizes |= (uint64_t)layout->size[g] << (4 * g);
    for (int c = 0; c < colours; c++) {
        step[c + 1] = deal_colour(core, layout, c, step[c], count[c], &count[c + 1]);
        if (!count[c + 1])
            return -1;
    }
    for (int k = 0; k < count[colours]; k++) {
        int lacks = dealing_lacks(core, layout, step[colours][k].sizes);
        if (lacks >= 0 && (best < 0 || lacks < best))
            best = lacks, at = k;
    }
    if (best < 0 || !share)
        return best;
    for (int c = colours - 1; c >= 0; at = step[c + 1][at].from, c--) {
        unsigned pick = step[c + 1][at].pick;
        for (int g = 0; g < layout->n_joined; g++)
            share[g][c] = pick >> g & 1;
        share[layout->n_joined][c] = (uint8_t)(layout->left[c] - bits_set(pick));
    }
    return best;
}

/* The same where colours may repeat: every tile fits everywhere. */
static int deal_any(const Core *core, const Layout *layout)
{
    int tiles = 0, lacks = 3 * layout->free, room = layout->free * core->problem->group_max;
    for (int c = 0; c < core->problem->colours; c++)
        tiles += layout->left[c];
    for (int g = 0; g < layout->n_joined; g++) {
        lacks += max_of(0, 3 - layout->size[g]);
        room += core->problem->group_max - layout->size[g];
    }
    return tiles < layout->free || tiles > room ? -1 : max_of(0, lacks - tiles);
}

/* Visit every number of free groups beside the joined ones; stop when the visitor is content. */
static bool visit_free_groups(Core *core, Layout *layout, Visit visit, void *with)
{
    int cells = 0, tiles = 0;
    for (int g = 0; g < layout->n_joined; g++)
        cells += layout->size[g];
    for (int c = 0; c < core->problem->colours; c++)
        tiles += layout->left[c];
    for (int free = 0; free <= tiles; free++) {
        int groups = layout->n_joined + free;
        if (3 * groups > cells + tiles + core->jokers - layout->spent)
            break;
        layout->free = free;
        int lacks = core->problem->distinct ? deal_distinct(core, layout, NULL) : deal_any(core, layout);
        if (lacks < 0)
            continue;
        layout->fewest = layout->spent + lacks;
        layout->most = layout->spent + groups * core->problem->group_max - cells - tiles;
        layout->most = min_of(layout->most, core->jokers);
        if (layout->fewest <= layout->most && visit(core, layout, with))
            return true;
    }
    return false;
}

/* Put block `at` and those after it into joined groups in every way. */
static bool visit_joins(Core *core, const Special *s, Layout *layout, int at, Visit visit, void *with)
{
    if (at == s->n_blocks)
        return visit_free_groups(core, layout, visit, with);
    if (layout->kept_blocks >> at & 1) {
        layout->home[at] = -1;
        return visit_joins(core, s, layout, at + 1, visit, with);
    }
    const GroupItem *block = &core->problem->group_blocks[s->blocks[at]];
    int size = block->tiles + block->jokers, joined = layout->n_joined;
    unsigned colours = 0;
    for (int c = 0; c < core->problem->colours; c++)
        colours |= (unsigned)(block->count[c] > 0) << c;
    for (int g = 0; g <= joined; g++) {
        int before = g < joined ? layout->size[g] : 0;
        unsigned taken = g < joined ? layout->taken[g] : 0;
        if (before + size > core->problem->group_max || (core->problem->distinct && taken & colours))
            continue;
        layout->home[at] = g;
        layout->n_joined = max_of(joined, g + 1);
        layout->size[g] = before + size;
        layout->taken[g] = taken | colours;
        bool content = visit_joins(core, s, layout, at + 1, visit, with);
        layout->n_joined = joined;
        layout->size[g] = before;
        layout->taken[g] = taken;
        if (content)
            return true;
    }
    return false;
}

/* Take the tiles of the kept old groups away; false if there are too few. */
static bool take_kept_groups(const Core *core, const Special *s, const uint8_t *counts, Layout *layout)
{
    for (int c = 0; c < core->problem->colours; c++)
        layout->left[c] = counts[c];
    layout->spent = 0;
    for (int k = 0; k < s->n_keeps; k++) {
        if (!(layout->kept_groups >> k & 1))
            continue;
        const GroupItem *old = &core->problem->keep_groups[s->keeps[k]];
        layout->spent += old->jokers;
        for (int c = 0; c < core->problem->colours; c++) {
            layout->left[c] -= old->count[c];
            if (layout->left[c] < 0)
                return false;
        }
    }
    return layout->spent <= core->jokers;
}

static bool may_be_kept(const Core *core, const Special *s, unsigned blocks)
{
    for (int k = 0; k < s->n_blocks; k++) {
        const GroupItem *block = &core->problem->group_blocks[s->blocks[k]];
        if (blocks >> k & 1 && (!block->keep || block->tiles + block->jokers < 3))
            return false;
    }
    return true;
}

/* Visit every way to lay these tiles of a number in groups, except how tiles are dealt. */
static void visit_layouts(Core *core, const Special *s, const uint8_t *counts, Visit visit, void *with)
{
    Layout layout;
    memset(&layout, 0, sizeof layout);
    for (unsigned blocks = 0; blocks < 1u << s->n_blocks; blocks++) {
        if (!may_be_kept(core, s, blocks))
            continue;
        for (unsigned groups = 0; groups < 1u << s->n_keeps; groups++) {
            layout.kept_blocks = blocks;
            layout.kept_groups = groups;
            layout.points = POINT * (bits_set(blocks) + bits_set(groups));
            layout.n_joined = 0;
            if (take_kept_groups(core, s, counts, &layout)
                && visit_joins(core, s, &layout, 0, visit, with))
                return;
        }
    }
}

static bool note_points(Core *core, const Layout *layout, void *with)
{
    int *best = with;
    int most = core->exact ? layout->most : layout->fewest;
    for (int jokers = layout->fewest; jokers <= most; jokers++)
        best[jokers] = max_of(best[jokers], layout->points);
    return false;
}

/* The same as visiting all layouts, where there are no blocks: the rest are plain groups. */
static void note_plain_points(Core *core, const Special *s, const uint8_t *counts, int *best)
{
    for (unsigned kept = 0; kept < 1u << s->n_keeps; kept++) {
        Layout layout = {.kept_groups = kept};
        int tiles = 0, most = 1;
        if (!take_kept_groups(core, s, counts, &layout))
            continue;
        for (int c = 0; c < core->problem->colours; c++) {
            tiles += layout.left[c];
            if (core->problem->distinct)
                most = max_of(most, layout.left[c]);
        }
        unsigned ways = plain_jokers(core, tiles, most);
        for (int jokers = 0; layout.spent + jokers <= core->jokers; jokers++)
            if (ways >> jokers & 1)
                best[layout.spent + jokers] = max_of(best[layout.spent + jokers], POINT * bits_set(kept));
    }
}

static KnownWays *known_slot(const Special *s, uint32_t key)
{
    uint32_t at = key * UINT32_C(2654435769) >> 8;
    while (s->known[at & (s->size - 1)].key && s->known[at & (s->size - 1)].key != key)
        at++;
    return &s->known[at & (s->size - 1)];
}

static void widen_known(Core *core, Special *s)
{
    Special wider = *s;
    wider.size = s->size ? s->size * 4 : 16;
    wider.known = reserve_zeroed(core, wider.size * sizeof *wider.known);
    for (uint32_t k = 0; k < s->size; k++)
        if (s->known[k].key)
            *known_slot(&wider, s->known[k].key) = s->known[k];
    *s = wider;
}

/* For each joker count the most points, and without exact mode only where more jokers bring more points. */
static void find_ways(Core *core, const Special *s, const uint8_t *counts, KnownWays *known)
{
    int best[MAX_JOKERS + 1], highest = -1;
    for (int j = 0; j <= MAX_JOKERS; j++)
        best[j] = -1;
    if (s->n_blocks)
        visit_layouts(core, s, counts, note_points, best);
    else
        note_plain_points(core, s, counts, best);
    known->ways = reserve(core, (MAX_JOKERS + 1) * sizeof(Way));
    for (int j = 0; j <= core->jokers; j++) {
        if (best[j] < 0 || (!core->exact && best[j] <= highest))
            continue;
        highest = best[j];
        known->ways[known->count++] = (Way){best[j], j};
    }
}

/* Every useful way to group these tiles. */
static const KnownWays *special_ways(Core *core, int number, const uint8_t *counts)
{
    Special *s = core->special[number];
    uint32_t key = 0;
    for (int c = 0; c < core->problem->colours; c++)
        key = key << 4 | counts[c];
    if ((uint32_t)s->n_known * 2 >= s->size)
        widen_known(core, s);
    KnownWays *known = known_slot(s, key + 1);
    if (!known->key) {
        known->key = key + 1;
        s->n_known++;
        find_ways(core, s, counts, known);
    }
    return known;
}

/* ---- the track of a colour ---------------------------------------------------------------------------- */

static Events *events_for(Core *core, Events *events)
{
    return events ? events : reserve_zeroed(core, (NUMBERS + 1) * sizeof(Events));
}

/* Those that end first come first. */
static void add_hold(const Problem *p, Events *events, int index)
{
    int at = events->n_hold_over++;
    for (; at > 0 && p->hold_runs[events->hold_over[at - 1]].last > p->hold_runs[index].last; at--)
        events->hold_over[at] = events->hold_over[at - 1];
    events->hold_over[at] = index;
}

static Events *events_of(Core *core, int colour)
{
    const Problem *p = core->problem;
    Events *events = NULL;
    for (int k = 0; k < p->n_run_blocks; k++) {
        const RunItem *block = &p->run_blocks[k];
        if (block->colour != colour)
            continue;
        events = events_for(core, events);
        Events *first = &events[block->first], *last = &events[block->last];
        first->starting[first->n_starting++] = k;
        last->ending[last->n_ending++] = k;
        for (int n = block->first + 1; n <= block->last; n++)
            events[n].inside++;
    }
    for (int k = 0; k < p->n_keep_runs; k++) {
        const RunItem *old = &p->keep_runs[k];
        if (old->colour != colour)
            continue;
        events = events_for(core, events);
        events[old->first].keep_starting[events[old->first].n_keep_starting++] = k;
        for (int n = old->first; n <= old->last; n++)
            events[n].keep_over[events[n].n_keep_over++] = k;
    }
    for (int k = 0; k < p->n_hold_runs; k++) {
        const RunItem *old = &p->hold_runs[k];
        if (old->colour != colour)
            continue;
        events = events_for(core, events);
        for (int n = old->first; n <= old->last; n++)
            add_hold(p, &events[n], k);
    }
    return events;
}

/* Whether there are neither blocks nor runs to hold together. */
static bool is_plain(const Events *events)
{
    for (int n = 1; events && n <= NUMBERS; n++)
        if (events[n].n_starting || events[n].n_hold_over)
            return false;
    return true;
}

static void set_rules(Core *core, Track *track, int colour)
{
    const Problem *p = core->problem;
    for (int n = 1; n <= NUMBERS; n++) {
        int at = identity(colour, n);
        track->cover[n] = p->need[at] + p->may[at];
        track->tiles[n] = track->cover[n] + (track->events ? track->events[n].n_starting : 0);
    }
    for (int k = 0; k < p->n_run_blocks; k++)
        for (int n = p->run_blocks[k].first; n <= p->run_blocks[k].last; n++)
            track->cover[n] += p->run_blocks[k].colour == colour;
    for (int n = 1; n <= NUMBERS; n++) {
        int rule = 0;
        for (int later = n + 1; later <= min_of(n + core->jokers, NUMBERS); later++)
            rule |= track->tiles[later] ? BRIDGE : 0;
        /* Jokers before the first tile of a run can as well follow it, except at the end of the numbers. */
        if (core->jokers && n == NUMBERS - 2 && track->tiles[n + 1] + track->tiles[n + 2] > 0)
            rule |= START;
        track->rule[n] = core->exact ? EXACT | START | BRIDGE : rule;
    }
    /* How many runs that could stop are worth carrying past a number. */
    for (int n = 0; n < NUMBERS; n++)
        track->long_limit[n] = track->tiles[n + 1] + (track->rule[n + 1] & BRIDGE ? core->jokers : 0);
    track->long_limit[NUMBERS] = 0;
}

/* Add a state to the last layer begun. */
static inline uint16_t add_state(Core *core, Track *track, Layer *layer, uint64_t runs, int spent)
{
    if (layer->count > UINT16_MAX)
        fail(core, NO_MEMORY);
    track->states = grown(core, track->states, track->n_states, &track->state_room, sizeof *track->states);
    track->states[track->n_states++] = (State){.runs = runs, .spent = (uint16_t)spent};
    layer->state = &track->states[layer->first];
    return (uint16_t)layer->count++;
}

static inline uint16_t seen_state(Layer *layer, int id, int spent)
{
    if (layer->state[id].spent > spent)
        layer->state[id].spent = (uint16_t)spent;
    return (uint16_t)id;
}

/* Where a state is in the index of its layer, or the empty place where it belongs. */
static int32_t *index_slot(Core *core, const Layer *layer, uint64_t state)
{
    uint64_t at = state * UINT64_C(0x9E3779B97F4A7C15) >> 32;
    for (;; at++) {
        int32_t *slot = &core->index[at & (core->index_size - 1)];
        if (*slot < 0 || layer->state[*slot].runs == state)
            return slot;
    }
}

static void index_states(Core *core, const Layer *layer)
{
    core->indexed = layer;
    core->index_size = 16;
    while (core->index_size < (uint32_t)layer->count * 4)
        core->index_size *= 2;
    core->index = reserve(core, core->index_size * sizeof *core->index);
    memset(core->index, 0xff, core->index_size * sizeof *core->index);
    for (int id = 0; id < layer->count; id++)
        *index_slot(core, layer, layer->state[id].runs) = id;
}

static inline uint64_t runs_of(int one, int two, int lng)
{
    return (unsigned)one | (unsigned)two << 4 | (unsigned)lng << 8;
}

/* A state with at most three runs of each length and nothing else: the usual one. */
static inline uint16_t intern_small(Core *core, Track *track, Layer *layer, int one, int two, int lng, int spent)
{
    int32_t *known = &core->small[one | two << 2 | lng << 4];
    if (*known > layer->first)
        return seen_state(layer, *known - 1 - layer->first, spent);
    uint16_t id = add_state(core, track, layer, runs_of(one, two, lng), spent);
    *known = track->n_states;
    return id;
}

/* The number of a state in the layer being filled, with the fewest jokers spent on the way to it. Few states
 * are looked through; many get an index. */
static inline uint16_t intern_state(Core *core, Track *track, Layer *layer, uint64_t state, int spent)
{
    if (!(state & ~UINT64_C(0x333)))
        return intern_small(core, track, layer, kind_count(state, 0), kind_count(state, 1), kind_count(state, LONG),
                            spent);
    if (layer->count < FEW_STATES) {
        for (int id = 0; id < layer->count; id++)
            if (layer->state[id].runs == state)
                return seen_state(layer, id, spent);
        return add_state(core, track, layer, state, spent);
    }
    if (core->indexed != layer || (uint32_t)layer->count * 2 >= core->index_size)
        index_states(core, layer);
    int32_t *slot = index_slot(core, layer, state);
    if (*slot < 0)
        *slot = layer->count;
    else
        return seen_state(layer, *slot, spent);
    return add_state(core, track, layer, state, spent);
}

/* Some tiles of a number laid from the rack, and some of all to groups: the rest go to runs. */
typedef struct {
    int64_t gain;
    uint8_t extra, grouped, reals, charge;
    bool holds_back; /* more could be laid */
} Sharing;

/* A number of a colour where nothing but tiles, needed jokers and kept runs matters. */
typedef struct {
    int n_sharings, bridge, starts; /* the most long runs to lengthen, and runs to begin, with a joker */
    int long_limit;
    int cover[2], owes[2]; /* tiles of the next two numbers, and the jokers owed for each one that is missing */
    Sharing sharing[(MAX_COPIES + 1) * (MAX_COPIES + 1)];
} Plain;

/* What is the same for all moves out of one state under one choice about blocks and old runs. */
typedef struct {
    Track *track;
    Layer *later;
    int colour, number, first_move;
    uint64_t runs, carried, detail;
    int64_t weight;
    int spent, points, reals, jokers; /* kept tiles and kept jokers of this number */
    int held; /* kept runs and blocks that go on with a tile here */
    const Plain *plain; /* or NULL */
} Step;

/* The state past a number, and how many runs stop here because nothing can lengthen them. */
static inline uint64_t carry(const Core *core, const Step *step, uint64_t runs, int *stopped)
{
    uint64_t carried = step->carried;
    const Events *events = step->track->events;
    int ending = carried && events ? events[step->number].n_ending : 0;
    for (int k = 0; k < ending; k++) {
        int shift = BLOCK_SHIFT + 2 * core->problem->run_blocks[events[step->number].ending[k]].slot;
        int kind = (int)(carried >> shift & 3);
        carried &= ~(UINT64_C(3) << shift);
        if (kind)
            runs += UINT64_C(1) << (4 * (kind - 1));
    }
    int excess = kind_count(runs, LONG) - step->track->long_limit[step->number];
    *stopped = max_of(0, excess);
    return carried | (runs - ((uint64_t)(unsigned)*stopped << LONG_SHIFT));
}

/* The fewest jokers that the runs which must still grow will take. Past the last number there are no tiles, and
 * more jokers owed than any problem has. */
static inline int owed_jokers(const Track *track, int number, uint64_t state)
{
    uint64_t must = state & RUNS_MASK & ~(UINT64_C(15) << LONG_SHIFT);
    if (!must)
        return 0;
    if (number == NUMBERS)
        return MAX_JOKERS + 1;
    int twice = kind_count(state, 0) + kind_count(state, 3);
    int once = twice + kind_count(state, 1) + kind_count(state, 4) + kind_count(state, 5);
    return max_of(0, once - track->cover[number + 1]) + max_of(0, twice - track->cover[number + 2])
           + (number + 2 > NUMBERS && twice ? MAX_JOKERS + 1 : 0);
}

/* Whether every run that b carries is covered by one that a carries, and a owes no more. */
static bool state_dominates(uint64_t a, uint64_t b)
{
    if (a >> 12 != b >> 12 && (((a ^ b) >> 12 & ~(HOLD_MASK >> 12)) || (a & ~b) >> 12))
        return false;
    int a1 = kind_count(a, 0), a2 = kind_count(a, 1), a3 = kind_count(a, LONG);
    int b1 = kind_count(b, 0), b2 = kind_count(b, 1), b3 = kind_count(b, LONG);
    return a1 <= b1 && a2 <= b2 + b1 - a1 && a1 + a2 + a3 >= b1 + b2 + b3;
}

/* Tiles that follow the number before in a run: those that may be claimed, since the tile before is not, and all of
 * them. Those in blocks and kept runs always may, and their tiles count as not claimed. */
typedef struct {
    int free, all;
} Links;

/* The links that some growth of the open runs makes, beside those in blocks and kept runs. */
static Links links_of(const Step *step, uint64_t runs, uint64_t detail)
{
    int made = (int)(detail & 15) - kind_count(runs, 0), longer = (int)(detail >> 8 & 15);
    int stopped = kind_count(step->runs, LONG) - longer, lengthened = -stopped;
    int claimed = max_of(0, bits_set((unsigned)(step->carried >> CLAIM_SHIFT)) - stopped - step->held);
    for (int kind = 0; kind < KINDS; kind++)
        lengthened += kind_count(step->runs, kind);
    return (Links){min_of(made, lengthened - claimed) + step->held, made + step->held};
}

/* The states by which old runs are held together here, the most of them first; none if one ends here and never was.
 * Rivals claim the two tiles of a link for themselves, those that end first before the others. */
static int hold_on(const Core *core, const Step *step, Links links, int stopped, uint64_t state,
                   uint64_t found[MAX_RIVALS + 1])
{
    const Events *events = &step->track->events[step->number];
    uint64_t waiting[MAX_RIVALS] = {0}, ending = 0;
    int n_waiting = 0, count = 0;
    bool wanted = false;
    state &= ~CLAIMS;
    for (int k = 0; k < events->n_hold_over; k++) { /* those that end first come first */
        const RunItem *old = &core->problem->hold_runs[events->hold_over[k]];
        uint64_t bit = UINT64_C(1) << (HOLD_SHIFT + old->slot);
        if (old->first == step->number)
            state |= bit;
        else if (!(old->extra >> (step->number - old->first) & 1)) {
            if (!old->rival)
                state &= links.all ? ~bit : ~UINT64_C(0);
            else if (state & bit)
                waiting[n_waiting++] = bit;
        }
        ending |= old->last == step->number ? bit : 0;
        wanted |= old->rival && step->number < old->last;
    }
    for (int claims = min_of(links.free, n_waiting); claims >= 0; claims--) {
        uint64_t after = state;
        for (int k = 0; k < claims; k++)
            after &= ~waiting[k];
        int still = wanted ? max_of(0, claims - stopped - step->held) : 0;
        if (!(after & ending))
            found[count++] = after | ((UINT64_C(1) << still) - 1) << CLAIM_SHIFT;
    }
    return count;
}

/* Whether an earlier move from the same state, with no more jokers, leaves no less and gains no less. */
static inline bool is_pointless(const Track *track, const Layer *later, int first, const Move *move,
                                uint64_t state)
{
    for (int k = first; k < track->n_moves; k++) {
        const Move *old = &track->moves[k];
        if (old->grouped == move->grouped && old->jokers <= move->jokers && old->gain >= move->gain
            && state_dominates(later->state[old->next].runs, state))
            return true;
    }
    return false;
}

/* The same in exact mode, where runs that could stop are also room for jokers. */
static inline bool is_known(const Track *track, const Layer *later, int first, const Move *move,
                            uint64_t state)
{
    for (int k = first; k < track->n_moves; k++) {
        const Move *old = &track->moves[k];
        if (old->grouped == move->grouped && old->jokers == move->jokers && old->gain >= move->gain
            && later->state[old->next].runs == state)
            return true;
    }
    return false;
}

/* Note a move to a state past the number. */
static inline void add_move_to(Core *core, const Step *step, int grouped, int extra, int jokers, uint64_t state,
                               uint64_t detail)
{
    Track *track = step->track;
    int total = step->jokers + jokers;
    int cost = total + core->charge[step->number][step->colour][grouped];
    if (step->spent + cost + owed_jokers(track, step->number, state) > core->jokers)
        return;
    int64_t gain = step->points + extra * step->weight - total * core->lower[step->number];
    Move move = {.gain = gain,
                 .detail = step->detail | detail,
                 .grouped = (uint8_t)grouped,
                 .jokers = (uint8_t)total,
                 .extra = (uint8_t)extra,
                 .cost = (uint8_t)cost};
    if (core->exact ? is_known(track, step->later, step->first_move, &move, state)
                    : is_pointless(track, step->later, step->first_move, &move, state))
        return;
    move.next = intern_state(core, track, step->later, state, step->spent + cost);
    track->moves = grown(core, track->moves, track->n_moves, &track->room, sizeof *track->moves);
    track->moves[track->n_moves++] = move;
}

static inline void add_move(Core *core, const Step *step, int grouped, int extra, int jokers, uint64_t runs,
                            uint64_t detail)
{
    int stopped;
    uint64_t state = carry(core, step, runs, &stopped);
    if (!step->track->events || !step->track->events[step->number].n_hold_over) {
        add_move_to(core, step, grouped, extra, jokers, state, detail);
        return;
    }
    uint64_t held[MAX_RIVALS + 1];
    int count = hold_on(core, step, links_of(step, runs, detail), stopped, state, held);
    for (int k = 0; k < count; k++)
        add_move_to(core, step, grouped, extra, jokers, held[k], detail);
}

static inline uint64_t grown_detail(int reals, int jokers, int longer, int on_new, int on1, int on2, int on3)
{
    return (uint64_t)(unsigned)reals | (uint64_t)(unsigned)jokers << 4 | (uint64_t)(unsigned)longer << 8
           | (uint64_t)(unsigned)on_new << 12 | (uint64_t)(unsigned)on1 << 16 | (uint64_t)(unsigned)on2 << 20
           | (uint64_t)(unsigned)on3 << 24;
}

/* The usual case: no run of jokers alone is open or may begin. */
static inline void grow_simply(Core *core, const Step *step, int grouped, int extra, int reals, int limit)
{
    int one = kind_count(step->runs, 0), two = kind_count(step->runs, 1), lng = kind_count(step->runs, LONG);
    bool bridge = step->track->rule[step->number] & BRIDGE;
    for (int jokers = max_of(0, one + two - reals); jokers <= limit; jokers++) {
        int rest = reals + jokers - one - two, longer = min_of(lng, rest);
        if (jokers > one + two + (bridge ? longer : 0))
            break;
        uint64_t runs = (uint64_t)(unsigned)(rest - longer) | (uint64_t)(unsigned)one << 4
                        | (uint64_t)(unsigned)(two + longer) << 8;
        add_move(core, step, grouped, extra, jokers, runs, grown_detail(reals, jokers, longer, 0, 0, 0, 0));
    }
}

/* Share the jokers between new runs, the three joker kinds and the other runs, once it is settled how many
 * runs are lengthened and how many begin. */
static void share_jokers(Core *core, const Step *step, int grouped, int extra, int reals, int jokers,
                         int longer, int begun)
{
    int one = kind_count(step->runs, 0), two = kind_count(step->runs, 1);
    int joker1 = kind_count(step->runs, 3), joker2 = kind_count(step->runs, 4);
    int joker3 = kind_count(step->runs, 5), rule = step->track->rule[step->number];
    int room = one + two + (rule & BRIDGE ? longer : 0);
    int starts = rule & START ? min_of(begun, jokers) : 0;
    if (!core->exact) /* a run that begins with a joker two before the end holds a tile at the end */
        starts = min_of(starts, step->track->tiles[NUMBERS - 1] + step->track->tiles[NUMBERS]);
    for (int on_new = 0; on_new <= starts; on_new++)
        for (int on1 = 0; on1 <= joker1; on1++)
            for (int on2 = 0; on2 <= joker2; on2++)
                for (int on3 = 0; on3 <= joker3; on3++) {
                    int plain = jokers - on_new - on1 - on2 - on3;
                    if (plain < 0 || plain > room)
                        continue;
                    int lng = two + longer + joker2 - on2 + joker3 - on3;
                    uint64_t runs = (uint64_t)(unsigned)(begun - on_new)
                                    | (uint64_t)(unsigned)(one + joker1 - on1) << 4
                                    | (uint64_t)(unsigned)lng << 8 | (uint64_t)(unsigned)on_new << 12
                                    | (uint64_t)(unsigned)on1 << 16 | (uint64_t)(unsigned)(on2 + on3) << 20;
                    add_move(core, step, grouped, extra, jokers, runs,
                             grown_detail(reals, jokers, longer, on_new, on1, on2, on3));
                }
}

static void grow_fully(Core *core, const Step *step, int grouped, int extra, int reals, int limit)
{
    int must = 0;
    for (int kind = 0; kind < KINDS; kind++)
        must += kind == LONG ? 0 : kind_count(step->runs, kind);
    for (int jokers = max_of(0, must - reals); jokers <= limit; jokers++) {
        int rest = reals + jokers - must, most = min_of(kind_count(step->runs, LONG), rest);
        for (int longer = core->exact ? 0 : most; longer <= most; longer++)
            share_jokers(core, step, grouped, extra, reals, jokers, longer, rest - longer);
    }
}

static void set_plain(const Core *core, const Track *track, int colour, int number, Plain *plain)
{
    const Problem *p = core->problem;
    int at = identity(colour, number), rule = track->rule[number];
    plain->n_sharings = 0;
    for (int extra = p->may[at]; extra >= 0; extra--) {
        int tiles = p->need[at] + extra, most = min_of(tiles, core->groupable[number][colour]);
        for (int grouped = 0; grouped <= most; grouped++)
            plain->sharing[plain->n_sharings++] =
                (Sharing){extra * p->weight[at] * core->scale, (uint8_t)extra, (uint8_t)grouped,
                          (uint8_t)(tiles - grouped), core->charge[number][colour][grouped], extra < p->may[at]};
    }
    plain->bridge = rule & BRIDGE ? MAX_JOKERS : 0;
    plain->starts = rule & START && rule & BRIDGE ? track->tiles[NUMBERS - 1] + track->tiles[NUMBERS] : 0;
    plain->long_limit = track->long_limit[number];
    for (int k = 0; k < 2; k++) {
        bool over = number + k >= NUMBERS;
        plain->cover[k] = over ? 0 : track->cover[number + 1 + k];
        plain->owes[k] = over ? MAX_JOKERS + 1 : 1;
    }
}

/* The moves of a plain state with one sharing of tiles and at most so many useful jokers; the end of the moves. */
static inline Move *lay_share(Core *core, const Step *step, const Sharing *share, int useful, Move *move)
{
    const Plain *plain = step->plain;
    int one = kind_count(step->runs, 0), two = kind_count(step->runs, 1), lng = kind_count(step->runs, LONG);
    int spent = step->spent + step->jokers, left = core->jokers - spent - share->charge;
    int reals = share->reals - step->reals, rest = reals - one - two;
    if (reals < 0 || (share->holds_back && rest < lng))
        return move;
    int fewest = max_of(0, -rest), most = min_of(left, share->holds_back ? 0 : useful);
    rest += fewest;
    for (int jokers = fewest; jokers <= most; jokers++, rest++) {
        int longer = min_of(lng, rest), begun = rest - longer;
        int owed = max_of(0, begun + one - plain->cover[0]) * plain->owes[0]
                   + max_of(0, begun - plain->cover[1]) * plain->owes[1];
        if (jokers + owed > left)
            break;
        int after = min_of(two + longer, plain->long_limit), cost = jokers + share->charge;
        if (jokers > fewest && !begun && two + longer > after)
            continue;
        uint64_t runs = step->carried | runs_of(begun, one, after);
        move->gain = share->gain + step->points;
        move->detail = step->detail | ((unsigned)reals + ((unsigned)jokers << 4) + ((unsigned)longer << 8));
        move->next = !step->carried && (begun | one | after) < 4
                         ? intern_small(core, step->track, step->later, begun, one, after, spent + cost)
                         : intern_state(core, step->track, step->later, runs, spent + cost);
        move->grouped = share->grouped;
        move->jokers = (uint8_t)(step->jokers + jokers);
        move->extra = share->extra;
        move->cost = (uint8_t)(step->jokers + cost);
        move++;
    }
    return move;
}

/* The moves of a state where nothing but tiles, needed jokers and kept runs matters: lay_tiles without the rest of
 * it, and without the moves that is_pointless would find. With a tile held back, these are all that lay a joker (the
 * tile could take its place) and those after which some long run stops (the tile could lengthen it). Otherwise these
 * are jokers on long runs that stop all the same, since fewer are worth carrying on. */
static void lay_plainly(Core *core, const Step *step)
{
    Track *track = step->track;
    const Plain *plain = step->plain;
    int must = kind_count(step->runs, 0) + kind_count(step->runs, 1);
    int useful = must + min_of(kind_count(step->runs, LONG), plain->bridge) + plain->starts;
    while (track->room - track->n_moves < plain->n_sharings * (core->jokers + 1))
        track->moves = widened(core, track->moves, track->n_moves, &track->room, sizeof *track->moves);
    Move *move = &track->moves[track->n_moves];
    for (int k = 0; k < plain->n_sharings; k++)
        move = lay_share(core, step, &plain->sharing[k], useful, move);
    track->n_moves = (int)(move - track->moves);
}

/* Every way to share the tiles of a number between groups and runs. */
static void lay_tiles(Core *core, const Step *step)
{
    const Problem *p = core->problem;
    int at = identity(step->colour, step->number), need = p->need[at] - step->reals;
    int limit = core->jokers - step->spent - step->jokers;
    if (need < 0 || limit < 0)
        return;
    if (step->plain && !(step->runs >> 12)) {
        lay_plainly(core, step);
        return;
    }
    bool simple = !(step->runs >> 12) && !(step->track->rule[step->number] & START);
    for (int extra = p->may[at]; extra >= 0; extra--) { /* so that the better of two moves comes first */
        int most = min_of(need + extra, core->groupable[step->number][step->colour]);
        for (int grouped = 0; grouped <= most; grouped++) {
            if (simple)
                grow_simply(core, step, grouped, extra, need + extra - grouped, limit);
            else
                grow_fully(core, step, grouped, extra, need + extra - grouped, limit);
        }
    }
}

/* Let the blocks from `at` on stay alone, begin a run, or lengthen an open one. */
static void attach_blocks(Core *core, const Step *step, int at)
{
    const Events *events = &step->track->events[step->number];
    if (at == events->n_starting) {
        lay_tiles(core, step);
        return;
    }
    const RunItem *block = &core->problem->run_blocks[events->starting[at]];
    int length = block->last - block->first + 1;
    for (int kind = KEPT; kind < KINDS; kind++) {
        if (kind == KEPT ? !block->extra || length < 3 : kind >= 0 && !kind_count(step->runs, kind))
            continue;
        Step next = *step;
        int end = kind == KEPT ? 0 : min_of(3, length + (kind >= 0 ? kind % 3 + 1 : 0));
        if (kind >= 0)
            next.runs -= UINT64_C(1) << (4 * kind);
        next.points += kind == KEPT ? POINT : 0;
        next.held += kind >= 0;
        next.carried |= (uint64_t)(unsigned)end << (BLOCK_SHIFT + 2 * block->slot);
        next.detail |= (uint64_t)(unsigned)(kind + 2) << (DETAIL_BLOCKS + 3 * at);
        attach_blocks(core, &next, at + 1);
    }
}

/* Count the old runs that lie over this number and are kept. */
static void cover_kept(const Core *core, Step *step, unsigned kept)
{
    const Events *events = &step->track->events[step->number];
    for (int k = 0; k < events->n_keep_over; k++) {
        const RunItem *old = &core->problem->keep_runs[events->keep_over[k]];
        uint64_t bit = UINT64_C(1) << (KEEP_SHIFT + old->slot);
        bool here = step->carried & bit;
        if (old->first == step->number) {
            here = false;
            for (int s = 0; s < events->n_keep_starting; s++)
                here |= events->keep_starting[s] == events->keep_over[k] && kept >> s & 1;
        }
        if (!here)
            continue;
        if (old->extra >> (step->number - old->first) & 1) {
            step->jokers++;
        } else {
            step->reals++;
            step->held += old->first < step->number;
        }
        if (old->last == step->number)
            step->carried &= ~bit;
        else
            step->carried |= bit;
    }
}

/* The moves with each choice of old runs to keep. */
static void add_moves(Core *core, const Step *step)
{
    const Events *events = &step->track->events[step->number];
    for (unsigned kept = 0; kept < 1u << events->n_keep_starting; kept++) {
        Step next = *step;
        next.points = POINT * bits_set(kept);
        next.detail = (uint64_t)kept << DETAIL_KEEPS;
        next.held = events->inside;
        cover_kept(core, &next, kept);
        attach_blocks(core, &next, 0);
    }
}

/* All states of the next layer, with the moves that lead to them. */
static void reach_layer(Core *core, Track *track, int colour, int number)
{
    const Layer *layer = &track->layer[number - 1];
    Layer *later = &track->layer[number];
    Plain plain;
    bool simple = track->plain && (track->alike || !(track->rule[number] & START));
    Step step = {.track = track,
                 .later = later,
                 .colour = colour,
                 .number = number,
                 .weight = core->problem->weight[identity(colour, number)] * core->scale,
                 .plain = simple ? &plain : NULL};
    if (simple)
        set_plain(core, track, colour, number, &plain);
    later->first = track->n_states;
    for (int id = layer->first; id < later->first; id++) {
        State *from = &track->states[id];
        from->first_move = step.first_move = track->n_moves;
        step.runs = from->runs & RUNS_MASK;
        step.carried = from->runs & ~RUNS_MASK;
        step.spent = from->spent;
        if (track->events)
            add_moves(core, &step);
        else if (simple && !(step.runs >> 12))
            lay_plainly(core, &step);
        else
            lay_tiles(core, &step);
        track->states[id].n_moves = (uint16_t)(track->n_moves - step.first_move); /* where it lies may have changed */
    }
}

/* Room for bounds and options. Past the last number nothing is gained; with fewer jokers than none, never anything. */
static void set_layers(Core *core, Track *track)
{
    int width = core->jokers + 1;
    size_t places = (size_t)(track->n_states * core->stride);
    int64_t *bound = reserve(core, places * sizeof *bound);
    Options **options = reserve_zeroed(core, (size_t)(track->n_states * width) * sizeof *options);
    for (size_t k = 0; k < places; k++)
        bound[k] = NEVER;
    for (int n = 0; n <= NUMBERS; n++) {
        Layer *layer = &track->layer[n];
        layer->state = track->states + layer->first;
        layer->bound = bound + layer->first * core->stride + core->jokers;
        layer->options = options + layer->first * width;
    }
    const Layer *last = &track->layer[NUMBERS];
    for (int id = 0; id < last->count; id++)
        for (int left = 0; left <= core->jokers; left++)
            last->bound[id * core->stride + left] = 0;
}

/* Forward: every state that can be reached, with its moves. */
static void reach_states(Core *core, Track *track, int colour)
{
    memset(core->small, 0, sizeof core->small);
    add_state(core, track, &track->layer[0], 0, 0);
    for (int n = 1; n <= NUMBERS; n++)
        reach_layer(core, track, colour, n);
    set_layers(core, track);
}

/* The bounds of the states past a number from those past the next. */
static inline void bound_layer(const Core *core, int colour, int number, int jokers)
{
    const Track *track = &core->track[colour];
    const Layer *layer = &track->layer[number];
    const int64_t *sent = &core->prices.of[sent_at(number + 1, colour)], *after = layer[1].bound;
    int64_t price = core->prices.of[JOKER_PRICE];
    int stride = 2 * jokers + 1;
    for (int id = 0; id < layer->count; id++) {
        const Move *first = &track->moves[layer->state[id].first_move], *end = first + layer->state[id].n_moves;
        int64_t best[MAX_JOKERS + 1];
        for (int left = 0; left <= jokers; left++)
            best[left] = NEVER;
        for (const Move *move = first; move < end; move++) {
            const int64_t *rest = &after[move->next * stride - move->cost];
            int64_t gain = move->gain + sent[move->grouped] - move->jokers * price;
            for (int left = 0; left <= jokers; left++)
                best[left] = gain + rest[left] > best[left] ? gain + rest[left] : best[left];
        }
        for (int left = 0; left <= jokers; left++)
            layer->bound[id * stride + left] = best[left] < DEAD ? NEVER : best[left];
    }
}

/* Backward: the bound of each state by jokers left. With few jokers the compiler knows how many, and needs no loop. */
static void bound_states(Core *core, int colour)
{
    for (int n = NUMBERS - 1; n >= 0; n--)
        switch (core->jokers) {
        case 0: bound_layer(core, colour, n, 0); break;
        case 1: bound_layer(core, colour, n, 1); break;
        case 2: bound_layer(core, colour, n, 2); break;
        default: bound_layer(core, colour, n, core->jokers);
        }
}

/* The moves out of a state with so many jokers left, least loss of bound first. */
static Options *make_options(Core *core, int colour, int number, int id, int left)
{
    const Track *track = &core->track[colour];
    const Layer *layer = &track->layer[number];
    const State *state = &layer->state[id];
    int stride = core->stride;
    Options *options = reserve(core, sizeof *options + state->n_moves * sizeof *options->list);
    options->count = options->most = 0;
    for (int k = 0; k < state->n_moves; k++) {
        const Move *move = &track->moves[state->first_move + k];
        const int64_t *after = &layer[1].bound[move->next * stride];
        if (after[left - move->cost] < DEAD)
            continue;
        int64_t worth = move->gain + core->prices.of[sent_at(number + 1, colour) + move->grouped]
                        - move->jokers * core->prices.of[JOKER_PRICE] + after[left - move->cost];
        int64_t loss = layer->bound[id * stride + left] - worth;
        int at = options->count++;
        options->most = max_of(options->most, move->grouped);
        for (; at > 0 && options->list[at - 1].loss > loss; at--)
            options->list[at] = options->list[at - 1];
        options->list[at] = (Option){loss,        move->gain,    after,       move->next,
                                     (uint16_t)k, move->grouped, move->jokers};
    }
    return options;
}

static inline const Options *options_of(Core *core, int colour, int number, int id, int left)
{
    Options **options = &core->track[colour].layer[number].options[id * (core->jokers + 1) + left];
    if (!*options)
        *options = make_options(core, colour, number, id, left);
    return *options;
}

/* ---- prices ------------------------------------------------------------------------------------------- */

/* How far the colours and the groups disagree at some prices, in the order of the prices: ways of the colours less
 * ways of the groups, and jokers there are less jokers that all of them take. */
typedef struct {
    int of[PRICES];
} Gap;

/* What groups of one number take, and what that brings. */
typedef struct {
    int64_t worth;
    int taken[MAX_COLOURS], jokers;
} BestGroups;

/* Note a way to lay groups for every number of jokers that allows it. */
static void offer_groups(const Core *core, const BestGroups *offer, BestGroups *best)
{
    for (int jokers = offer->jokers; jokers <= core->jokers; jokers++)
        if (offer->worth > best[jokers].worth)
            best[jokers] = *offer;
}

enum { MOST_TILES = MAX_COLOURS * MAX_COPIES };

/* The best worth of so many plain tiles, taken from the first so many colours. */
typedef struct {
    int64_t worth[MAX_COLOURS + 1][MOST_TILES + 1];
    uint8_t last[MAX_COLOURS + 1][MOST_TILES + 1]; /* tiles of the last of these colours */
} Picks;

/* Fill the picks with at most `most` tiles of a colour beside the kept ones; returns the most tiles. */
static int pick_plain(const Core *core, int number, const int *tiles, int most, const BestGroups *kept, Picks *picks)
{
    int total = 0;
    picks->worth[0][0] = kept->worth;
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *sent = &core->prices.of[sent_at(number, c) + kept->taken[c]];
        int copies = min_of(tiles[c], most);
        for (int taken = 0; taken <= total + copies; taken++) {
            int64_t best = NEVER;
            for (int here = max_of(0, taken - total); here <= min_of(copies, taken); here++)
                if (picks->worth[c][taken - here] - sent[here] > best) {
                    best = picks->worth[c][taken - here] - sent[here];
                    picks->last[c + 1][taken] = (uint8_t)here;
                }
            picks->worth[c + 1][taken] = best;
        }
        total += copies;
    }
    return total;
}

/* The best that groups of plain tiles can bring beside what is kept. */
static void offer_plain(Core *core, int number, const int *tiles, int most, const BestGroups *kept, BestGroups *best)
{
    Picks picks;
    int colours = core->problem->colours, total = pick_plain(core, number, tiles, most, kept, &picks);
    for (int taken = 0; taken <= total; taken++) {
        unsigned ways = plain_jokers(core, taken, core->problem->distinct ? most : 1);
        if (!ways)
            continue;
        BestGroups offer = *kept;
        int jokers = 0, rest = taken;
        while (!(ways >> jokers & 1))
            jokers++;
        offer.jokers += jokers;
        offer.worth = picks.worth[colours][taken] - jokers * core->prices.of[JOKER_PRICE];
        for (int c = colours; c > 0; c--) {
            offer.taken[c - 1] += picks.last[c][rest];
            rest -= picks.last[c][rest];
        }
        offer_groups(core, &offer, best);
    }
}

static void offer_all_plain(Core *core, int number, const int *tiles, const BestGroups *kept, BestGroups *best)
{
    int copies = 1;
    for (int c = 0; c < core->problem->colours; c++)
        copies = max_of(copies, tiles[c]);
    for (int most = core->problem->distinct ? 1 : copies; most <= copies; most++)
        offer_plain(core, number, tiles, most, kept, best);
}

/* With blocks any tiles may find a place, and everything may be kept: not close, but never too little. */
static void offer_beside_blocks(const Core *core, int number, const int *tiles, BestGroups *best)
{
    const Special *s = core->special[number];
    BestGroups offer = {.worth = POINT * (s->n_blocks + s->n_keeps)};
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *sent = &core->prices.of[sent_at(number, c)];
        for (int taken = 1; taken <= tiles[c]; taken++)
            if (sent[taken] < sent[offer.taken[c]])
                offer.taken[c] = taken;
        offer.worth -= sent[offer.taken[c]];
    }
    offer_groups(core, &offer, best);
}

/* Each choice of old groups to keep, with the best plain groups beside it. */
static void offer_beside_kept(Core *core, int number, const int *tiles, BestGroups *best)
{
    const Special *s = core->special[number];
    uint8_t counts[MAX_COLOURS];
    for (int c = 0; c < core->problem->colours; c++)
        counts[c] = (uint8_t)tiles[c];
    for (unsigned kept = 0; kept < 1u << s->n_keeps; kept++) {
        Layout layout = {.kept_groups = kept};
        if (!take_kept_groups(core, s, counts, &layout))
            continue;
        BestGroups start = {.worth = POINT * bits_set(kept) - layout.spent * core->prices.of[JOKER_PRICE],
                            .jokers = layout.spent};
        for (int c = 0; c < core->problem->colours; c++)
            start.taken[c] = tiles[c] - layout.left[c];
        offer_all_plain(core, number, layout.left, &start, best);
    }
}

/* The best that the groups of a number can bring at these prices, by jokers, and what they take for it. */
static void best_groups(Core *core, int number, BestGroups *best)
{
    const Special *s = core->special[number];
    BestGroups nothing = {0};
    int tiles[MAX_COLOURS];
    for (int c = 0; c < core->problem->colours; c++)
        tiles[c] = core->groupable[number][c];
    for (int jokers = 0; jokers <= core->jokers; jokers++)
        best[jokers] = (BestGroups){.worth = NEVER};
    if (!s)
        offer_all_plain(core, number, tiles, &nothing, best);
    else if (s->n_blocks)
        offer_beside_blocks(core, number, tiles, best);
    else
        offer_beside_kept(core, number, tiles, best);
}

/* Set groups_after of a number from the next: the jokers are shared out in the best way. */
static void join_groups(Core *core, int number, const BestGroups *best)
{
    for (int left = 0; left <= core->jokers; left++) {
        int64_t most = NEVER;
        for (int here = 0; here <= left; here++) {
            int64_t worth = best[here].worth + core->groups_after[number][left - here];
            most = worth > most ? worth : most;
        }
        core->groups_after[number - 1][left] = most;
    }
}

/* Follow the best groups through the numbers. */
static void walk_groups(const Core *core, BestGroups (*best)[MAX_JOKERS + 1], Gap *gap)
{
    int left = core->jokers;
    for (int n = 1; n <= NUMBERS; n++) {
        int here = 0;
        while (best[n][here].worth + core->groups_after[n][left - here] != core->groups_after[n - 1][left])
            here++;
        for (int c = 0; c < core->problem->colours; c++)
            gap->of[sent_at(n, c) + best[n][here].taken[c]]--;
        gap->of[JOKER_PRICE] -= best[n][here].jokers;
        left -= here;
    }
}

/* Follow the best way of one colour through its track. */
static void walk_track(const Core *core, int colour, Gap *gap)
{
    const Track *track = &core->track[colour];
    int stride = core->stride, left = core->jokers, id = 0;
    for (int n = 0; n < NUMBERS; n++) {
        const Layer *layer = &track->layer[n];
        const int64_t *sent = &core->prices.of[sent_at(n + 1, colour)];
        const Move *move = &track->moves[layer->state[id].first_move];
        for (;; move++) {
            int64_t rest = layer[1].bound[move->next * stride + left - move->cost];
            int64_t gain = move->gain + sent[move->grouped] - move->jokers * core->prices.of[JOKER_PRICE];
            if (gain + rest == layer->bound[id * stride + left])
                break;
        }
        gap->of[sent_at(n + 1, colour) + move->grouped]++;
        gap->of[JOKER_PRICE] -= move->jokers;
        left -= move->cost;
        id = move->next;
    }
}

static int64_t root_bound(const Core *core)
{
    int64_t bound = core->bonus + core->groups_after[0][core->jokers];
    bound += core->jokers * core->prices.of[JOKER_PRICE];
    for (int c = 0; c < core->problem->colours; c++) {
        int64_t rest = core->track[c].layer[0].bound[core->jokers];
        if (rest < DEAD)
            return NEVER;
        bound += rest;
    }
    return bound;
}

/* Set all bounds by the prices; the bound of the whole problem, and how far the parts disagree. */
static int64_t price_all(Core *core, Gap *gap)
{
    BestGroups best[NUMBERS + 1][MAX_JOKERS + 1];
    memset(core->groups_after, 0, sizeof core->groups_after);
    for (int n = NUMBERS; n >= 1; n--)
        if (core->priced || core->special[n]) {
            best_groups(core, n, best[n]);
            join_groups(core, n, best[n]);
        } else {
            memcpy(core->groups_after[n - 1], core->groups_after[n], sizeof core->groups_after[n]);
        }
    for (int c = 0; c < core->problem->colours; c++)
        bound_states(core, c);
    int64_t bound = root_bound(core);
    if (!gap || bound < DEAD)
        return bound;
    memset(gap, 0, sizeof *gap);
    gap->of[JOKER_PRICE] = core->jokers;
    walk_groups(core, best, gap);
    for (int c = 0; c < core->problem->colours; c++)
        walk_track(core, c, gap);
    return bound;
}

/* To begin with, an old group pays its point in equal shares to the colours it is made of; with jokers in it, it
 * keeps the point, so that the bound falls when the jokers are gone. Of two old groups of a number the smaller has
 * the larger shares, and they go to the first tile that a colour sends. */
static void first_prices(Core *core)
{
    const Problem *p = core->problem;
    for (int size = 3; size <= p->group_max; size++)
        for (int k = 0; k < p->n_keep_groups; k++) {
            const GroupItem *old = &p->keep_groups[k];
            for (int c = 0; old->tiles == size && !old->jokers && c < p->colours; c++) {
                int64_t *sent = &core->prices.of[sent_at(old->number, c)];
                int first = core->shared[old->number][c] + 1;
                for (int tiles = first; tiles <= MAX_COPIES; tiles++)
                    sent[tiles] += POINT / size * min_of(tiles - first + 1, old->count[c]);
                core->shared[old->number][c] += old->count[c];
            }
        }
}

/* The direction in which prices move: the gap, bent away from going back on the step before (Camerini, Fratta
 * and Maffioli 1975). */
typedef struct {
    double of[PRICES];
} Course;

static double bend_course(const Gap *gap, Course *course)
{
    double along = 0, square = 0, size = 0;
    for (int k = 0; k < PRICES; k++) {
        along += gap->of[k] * course->of[k];
        square += course->of[k] * course->of[k];
    }
    double keep = along < 0 ? -BEND * along / square : MEMORY;
    for (int k = 0; k < PRICES; k++) {
        course->of[k] = gap->of[k] + keep * course->of[k];
        size += course->of[k] * course->of[k];
    }
    return size;
}

/* What one tile is worth on average, as the length of a step. */
static double mean_worth(const Core *core)
{
    const Problem *p = core->problem;
    double weight = 0;
    int tiles = 0;
    for (int k = 0; k < p->colours * NUMBERS; k++) {
        weight += (double)p->weight[k] * p->may[k];
        tiles += p->may[k];
    }
    double worth = tiles ? weight / tiles * (double)core->scale : 0;
    return worth < POINT ? POINT : worth;
}

/* By how much the first steps try to lower the bound. */
static double first_hope(const Core *core)
{
    if (core->known < 0)
        return HOPE * mean_worth(core);
    int64_t excess = root_bound(core) - core->known * core->scale - core->points_after[0];
    return HOPE * POINT + (double)(excess > 0 ? excess : 0);
}

/* Move the prices along the course, but keep them so small that sums of them cannot overflow. */
static void move_prices(Core *core, const Course *course, double step)
{
    double limit = (double)(INT64_C(1) << 48);
    for (int k = 0; k < PRICES; k++) {
        double after = (double)core->prices.of[k] - step * course->of[k];
        after = after > limit ? limit : after < -limit ? -limit : after;
        core->prices.of[k] = (int64_t)(after < 0 ? after - 0.5 : after + 0.5);
    }
    if (core->prices.of[JOKER_PRICE] < 0)
        core->prices.of[JOKER_PRICE] = 0;
}

/* Look for prices with a lower bound of the whole problem by so many subgradient steps. */
static void improve_prices(Core *core, int rounds)
{
    Gap gap;
    Course course;
    Prices best = core->prices;
    int64_t lowest = INT64_MAX;
    double hope = first_hope(core);
    int failures = 0, allowed = max_of(FAILURES, rounds / HALVINGS);
    memset(&course, 0, sizeof course);
    core->priced = true;
    for (int round = 0; round < rounds; round++) {
        int64_t now = price_all(core, &gap);
        if (now < lowest) {
            lowest = now;
            best = core->prices;
            failures = 0;
        } else if (++failures >= allowed) {
            failures = 0;
            hope /= 2;
        }
        double size = bend_course(&gap, &course);
        watch_clock(core);
        if (size < 0.5 || now < DEAD || core->late)
            break;
        move_prices(core, &course, (hope + (double)(now - lowest)) / size);
    }
    core->prices = best;
    price_all(core, NULL);
}

/* ---- the search --------------------------------------------------------------------------------------- */

static inline uint64_t place_hash(Place place)
{
    uint64_t hash = (place.word[0] ^ place.word[1] * UINT64_C(0xC2B2AE3D27D4EB4F)) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

/* Where in the table a place is noted, or is to be. */
static inline int32_t *table_slot(Core *core, Place place)
{
    for (uint64_t at = place_hash(place);; at++) {
        int32_t *slot = &core->table[at & (core->table_size - 1)];
        if (*slot < 0)
            return slot;
        const Place *other = &core->node[*slot].place;
        if (other->word[0] == place.word[0] && other->word[1] == place.word[1])
            return slot;
    }
}

enum { FIRST_TABLE = 512 };

/* A table of this size or more, with the nodes there are. */
static void set_table(Core *core, uint32_t size)
{
    if (size > core->table_size) {
        core->table_size = size;
        core->table = reserve(core, size * sizeof *core->table);
    }
    memset(core->table, 0xff, core->table_size * sizeof *core->table);
    for (int32_t k = 0; k < core->n_nodes; k++) /* of nodes at the same place the later is better */
        *table_slot(core, core->node[k].place) = k;
}

static inline bool goes_before(const Waiting *a, const Waiting *b)
{
    return a->bound != b->bound ? a->bound > b->bound : a->order > b->order;
}

/* Put an item at the top of the heap, or below those that go before it. */
static void put_on_top(Core *core, Waiting item)
{
    int at = 0, count = core->n_heap;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= count)
            break;
        if (child + 1 < count && goes_before(&core->heap[child + 1], &core->heap[child]))
            child++;
        if (!goes_before(&core->heap[child], &item))
            break;
        core->heap[at] = core->heap[child];
        at = child;
    }
    core->heap[at] = item;
    core->hollow = false;
}

static void put_at_end(Core *core, Waiting item)
{
    core->heap = grown(core, core->heap, core->n_heap, &core->heap_room, sizeof *core->heap);
    int at = core->n_heap++;
    while (at > 0 && goes_before(&item, &core->heap[(at - 1) / 2])) {
        core->heap[at] = core->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    core->heap[at] = item;
}

/* Put a node in line. Every worth is a multiple of POINT, so a bound can be rounded down to one; and none need promise
 * more than the best weight, or all there is. */
static void push(Core *core, int32_t node, int64_t bound, uint64_t order)
{
    bound -= bound % POINT;
    int64_t points = core->node[node].gain % core->scale + core->points_after[core->node[node].place.number];
    bound = min_of64(bound, core->most * core->scale + points);
    if (bound < core->least)
        return;
    Waiting item = {bound, order, node};
    if (core->hollow)
        put_on_top(core, item);
    else
        put_at_end(core, item);
}

/* Fill the place of the node that was taken last. */
static void close_heap(Core *core)
{
    if (core->hollow && --core->n_heap)
        put_on_top(core, core->heap[core->n_heap]);
    core->hollow = false;
}

/* Take the first node. Its place stays empty: mostly a child of it comes there, and goes before all others. */
static Waiting pop(Core *core)
{
    core->hollow = true;
    return core->heap[0];
}

static void empty_heap(Core *core)
{
    core->n_heap = 0;
    core->hollow = false;
}

/* The worth of a finished node; in exact mode the jokers left over are paid back. */
static int64_t finished_worth(const Core *core, int64_t gain, int used)
{
    if (!core->exact)
        return gain;
    if (used < core->problem->joker_need)
        return NEVER;
    return gain - (core->jokers - used) * core->problem->joker_weight * core->scale;
}

/* The moves of one colour that lose no more than is wanted. */
typedef struct {
    const Option *list;
    int colour, count, at;
    int most_after; /* tiles that it and the choices after it can send to groups */
} Choice;

/* A choice of moves being put together, colour by colour. */
typedef struct {
    int32_t parent;
    int number, n_choices, distinct;
    bool special; /* there are blocks or old groups of the number */
    int64_t reach, beyond, above; /* losses wanted: over `above`, up to `reach`; the least loss beyond */
    Choice choice[MAX_COLOURS + 1];
    const Option *chosen[MAX_COLOURS];
    int tries;      /* choices left before the node has to wait in line again */
    uint64_t order; /* of the next child: the first come first, before all that wait */
} Expansion;

static void add_child(Core *core, Expansion *e, int64_t gain, int rest, int group_jokers, int points)
{
    int colours = core->problem->colours, number = e->number;
    gain += points - group_jokers * core->lower[number];
    int64_t bound = gain + core->groups_after[number][rest] + rest * core->prices.of[JOKER_PRICE];
    for (int c = 0; c < colours; c++)
        bound += e->chosen[c]->bound[rest];
    if (number == NUMBERS)
        bound = gain = finished_worth(core, gain, core->jokers - rest);
    if (bound < core->least)
        return;
    core->node = grown(core, core->node, core->n_nodes, &core->node_room, sizeof *core->node);
    if ((uint32_t)core->n_nodes * 2 >= core->table_size)
        set_table(core, core->table_size * 4);
    Place place = {.word = {0}};
    for (int c = 0; c < colours; c++)
        place.state[c] = e->chosen[c]->next;
    place.number = (uint8_t)number;
    place.used = (uint8_t)(core->jokers - rest);
    int32_t *slot = table_slot(core, place);
    if (*slot >= 0) {
        if (core->node[*slot].gain >= gain)
            return;
        core->node[*slot].beaten = true;
    }
    Node *child = &core->node[core->n_nodes];
    *child = (Node){.place = place,
                    .gain = gain,
                    .base = bound,
                    .done = -1,
                    .goal = -1,
                    .parent = e->parent,
                    .points = points,
                    .group_jokers = (uint8_t)group_jokers};
    for (int c = 0; c < colours; c++)
        child->move[c] = e->chosen[c]->move;
    *slot = core->n_nodes++;
    push(core, *slot, bound, e->order--);
}

/* Whether old groups of this number, from the one with this index on, may each have two of these tiles for themselves. */
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

/* A child for each way to group the tiles that the chosen moves leave to groups, `most` of them of one colour. */
static void add_plain(Core *core, Expansion *e, int64_t gain, int left, int tiles, int most)
{
    unsigned ways = plain_jokers(core, tiles, most);
    for (int spent = 0; spent <= left && ways >> spent; spent++)
        if (ways >> spent & 1)
            add_child(core, e, gain, left - spent, spent, 0);
}

/* The same where there are blocks or old groups. */
static void add_special(Core *core, Expansion *e, int64_t gain, int left, int tiles, int most)
{
    uint8_t counts[MAX_COLOURS];
    for (int c = 0; c < core->problem->colours; c++)
        counts[c] = e->chosen[c]->grouped;
    if (core->problem->n_hold_groups && !share_pairs(core->problem, e->number, 0, counts))
        return;
    if (!core->special[e->number]) {
        add_plain(core, e, gain, left, tiles, most);
        return;
    }
    const KnownWays *known = special_ways(core, e->number, counts);
    for (int k = 0; k < known->count && known->ways[k].jokers <= left; k++)
        add_child(core, e, gain, left - known->ways[k].jokers, known->ways[k].jokers, known->ways[k].points);
}

/* Make this choice and those after it in every way within reach; false if tries ran out, with the places to go on
 * in the choices. So far the moves lose so much, send so many tiles to groups, `most` of them of one colour. */
static bool choose_moves(Core *core, Expansion *e, int depth, int64_t loss, int64_t gain, int left, int tiles,
                         int most)
{
    if (depth == e->n_choices) {
        if (loss > e->above)
            (e->special ? add_special : add_plain)(core, e, gain, left, tiles, most);
        return e->tries-- > 0;
    }
    Choice *choice = &e->choice[depth];
    for (int k = choice->at; k < choice->count; k++) {
        const Option *option = &choice->list[k];
        if (loss + option->loss > e->reach) {
            if (loss + option->loss < e->beyond)
                e->beyond = loss + option->loss;
            break;
        }
        int grouped = tiles + option->grouped, rest = left - option->jokers;
        int highest = max_of(most, min_of(option->grouped, e->distinct));
        if (rest < 0 || 3 * highest > grouped + choice[1].most_after + rest)
            continue;
        e->chosen[choice->colour] = option;
        if (!choose_moves(core, e, depth + 1, loss + option->loss, gain + option->gain, rest, grouped, highest)) {
            choice->at = depth + 1 == e->n_choices ? k + 1 : k;
            return false;
        }
    }
    choice->at = 0;
    return true;
}

/* The moves of each colour that are within reach of a node: a choice, if there are several. */
static bool choose_all(Core *core, const Node *node, Expansion *e)
{
    int left = core->jokers - node->place.used, rest = left, tiles = 0, most = 0;
    int64_t gain = node->gain;
    e->n_choices = 0;
    for (int c = 0; c < core->problem->colours; c++) {
        const Options *options = options_of(core, c, node->place.number, node->place.state[c], left);
        int within = 0;
        while (within < options->count && options->list[within].loss <= e->reach)
            within++;
        if (within < options->count && options->list[within].loss < e->beyond)
            e->beyond = options->list[within].loss;
        if (within == 1) {
            e->chosen[c] = options->list;
            gain += options->list->gain;
            rest -= options->list->jokers;
            tiles += options->list->grouped;
            most = max_of(most, min_of(options->list->grouped, e->distinct));
        } else {
            Choice *choice = &e->choice[e->n_choices];
            choice->list = options->list;
            choice->colour = c;
            choice->count = within;
            choice->at = node->at[e->n_choices++];
            choice->most_after = options->most;
        }
    }
    /* With blocks or old groups any tiles may find a place. */
    e->choice[e->n_choices].most_after = core->special[e->number] ? 3 * MAX_COPIES : 0;
    for (int k = e->n_choices - 1; k >= 0; k--)
        e->choice[k].most_after += e->choice[k + 1].most_after;
    if (rest < 0 || 3 * most > tiles + e->choice[0].most_after + rest)
        return true;
    return choose_moves(core, e, 0, 0, gain, rest, tiles, most);
}

/* Make children that lose at most `reach` of the bound, and put the node in line again for the others. */
static void expand(Core *core, int32_t id, int64_t reach, int tries)
{
    Node *node = &core->node[id];
    if (node->goal < 0) {
        node->goal = reach;
        node->beyond = -NEVER;
        memset(node->at, 0, sizeof node->at);
    }
    uint64_t order = core->order;
    core->order += (uint64_t)(tries + 1) * (MAX_JOKERS + 1) + 1;
    Expansion e;
    e.parent = id;
    e.number = node->place.number + 1;
    e.distinct = core->problem->distinct ? MAX_COPIES : 1;
    e.special = core->special[e.number] || core->problem->n_hold_groups;
    e.reach = node->goal;
    e.beyond = node->beyond;
    e.above = node->done;
    e.tries = tries;
    e.order = core->order - 1;
    bool complete = choose_all(core, node, &e);
    node = &core->node[id];
    node->beyond = e.beyond;
    int64_t next = node->base - (complete ? node->beyond : node->goal);
    if (complete) {
        node->done = node->goal;
        node->goal = -1;
    } else {
        for (int k = 0; k < e.n_choices; k++)
            node->at[k] = (uint16_t)e.choice[k].at;
    }
    if (next >= core->least && next > DEAD)
        push(core, id, next, order);
}

/* What open runs are good for, a byte each, so that less of every byte is better. */
static inline uint64_t merits(int one, int two, int lng)
{
    unsigned must = (unsigned)(one + two);
    return (unsigned)one | must << 8 | (127 - must - (unsigned)lng) << 16;
}

static inline bool is_no_worse(uint64_t a, uint64_t b)
{
    const uint64_t guard = UINT64_C(0x8080808080808080);
    return (((b | guard) - a) & guard) == guard;
}

/* Note what the states of a node are good for, as in merits, two colours a word, and the jokers used. */
static void set_merit(const Core *core, Node *node)
{
    for (int c = 0; c < core->problem->colours; c++) {
        uint64_t runs = core->track[c].layer[node->place.number].state[node->place.state[c]].runs;
        uint64_t merit = merits(kind_count(runs, 0), kind_count(runs, 1), kind_count(runs, LONG));
        node->merit[c / 2] = c % 2 ? node->merit[c / 2] | merit << 24 : merit;
    }
    node->merit[0] |= (uint64_t)node->place.used << 48;
}

static bool node_dominates(const Core *core, const Node *a, const Node *b)
{
    if (a->gain < b->gain || !is_no_worse(a->merit[0], b->merit[0]) || !is_no_worse(a->merit[1], b->merit[1])
        || !is_no_worse(a->merit[2], b->merit[2]))
        return false;
    for (int c = 0; c < core->problem->colours; c++) {
        const State *state = core->track[c].layer[b->place.number].state;
        if ((!core->track[c].alike || core->track[c].events) && a->place.state[c] != b->place.state[c]
            && !state_dominates(state[a->place.state[c]].runs, state[b->place.state[c]].runs))
            return false;
    }
    return true;
}

/* Whether an expanded node makes this one pointless; if not, it joins the witnesses. In exact mode more open
 * runs also mean more room for jokers, so only the usual mode asks. */
static bool is_dominated(Core *core, int32_t id)
{
    Node *node = &core->node[id];
    int count = core->n_witness[node->place.number];
    set_merit(core, node);
    for (int k = 0; k < min_of(count, WITNESSES); k++)
        if (node_dominates(core, &core->node[core->witness[node->place.number][k]], node))
            return true;
    core->witness[node->place.number][count % WITNESSES] = id;
    core->n_witness[node->place.number] = count + 1;
    return false;
}

/* The bound with the jokers shared out: no two colours count on the same joker. The groups are left out of it, as
 * the colours have paid for some of their jokers. */
static int64_t shared_bound(const Core *core, const Node *node)
{
    int left = core->jokers - node->place.used;
    int64_t best[MAX_JOKERS + 1] = {0};
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *bound = &core->track[c].layer[node->place.number].bound[node->place.state[c] * core->stride];
        for (int j = left; j >= 0; j--) {
            int64_t most = NEVER;
            for (int here = 0; here <= j; here++)
                if (bound[here] + best[j - here] > most)
                    most = bound[here] + best[j - here];
            best[j] = most;
        }
    }
    return node->gain + core->groups_after[node->place.number][left] + left * core->prices.of[JOKER_PRICE] + best[left];
}

/* Ask the interpreter for signals. */
static void look_up(Core *core)
{
    PyEval_RestoreThread(core->thread);
    if (PyErr_CheckSignals() < 0)
        core->outcome = INTERRUPTED;
    core->thread = PyEval_SaveThread();
    if (core->outcome != FINE)
        fail(core, core->outcome);
}

static bool budget_spent(Core *core)
{
    if (core->nodes % CLOCK_EVERY == 0)
        watch_clock(core);
    if (core->nodes % SIGNALS_EVERY == SIGNALS_EVERY - 1)
        look_up(core);
    return core->late || (core->problem->node_limit && core->nodes >= core->problem->node_limit);
}

/* Begin a search; what an earlier one on the same tracks has left is forgotten. */
static void begin(Core *core)
{
    Node root = {.gain = core->bonus, .base = root_bound(core), .done = -1, .goal = -1, .parent = -1};
    empty_heap(core);
    memset(core->n_witness, 0, sizeof core->n_witness);
    if (root.base < core->least)
        return;
    core->node = grown(core, core->node, 0, &core->node_room, sizeof *core->node);
    core->node[0] = root;
    core->n_nodes = 1;
    set_table(core, FIRST_TABLE);
    push(core, 0, root.base, core->order++);
}

/* Whether a node that comes up for the first time is worth expanding now. */
static bool stands(Core *core, int32_t id, int64_t bound)
{
    Node *node = &core->node[id];
    node->tight = true;
    if (!core->exact && is_dominated(core, id))
        return false;
    int64_t shared = core->jokers > node->place.used ? shared_bound(core, node) : node->base;
    if (shared >= bound)
        return true;
    if (shared >= core->least)
        push(core, id, shared, core->order++);
    return false;
}

/* Best first; *found is the best finished node if the status is OPTIMAL. */
static Status search(Core *core, int64_t patience, int32_t *found)
{
    int64_t limit = core->nodes + patience;
    begin(core);
    for (close_heap(core); core->n_heap; close_heap(core)) {
        if (budget_spent(core))
            return BUDGET;
        if (core->nodes >= limit)
            return TIRED;
        Waiting top = pop(core);
        Node *node = &core->node[top.node];
        if (node->beaten)
            continue;
        if (node->place.number == NUMBERS) {
            *found = top.node;
            return OPTIMAL;
        }
        if (!node->tight && !stands(core, top.node, top.bound))
            continue;
        core->nodes++;
        expand(core, top.node, node->base - top.bound, TRIES);
    }
    return NONE;
}

/* ---- the arrangement ---------------------------------------------------------------------------------- */

static Meld *new_meld(Core *core, int kind, int colour, int first)
{
    core->meld = grown(core, core->meld, core->n_melds, &core->meld_room, sizeof *core->meld);
    Meld *meld = &core->meld[core->n_melds++];
    *meld = (Meld){.kind = kind, .colour = colour, .first = first};
    return meld;
}

static void add_cell(Core *core, Meld *meld, int cell)
{
    meld->cells[meld->length++] = (int16_t)cell;
    core->laid_jokers += cell == JOKER;
}

/* The open runs of one colour while it is rebuilt, by kind, as indices of melds. */
typedef struct {
    int16_t count[KINDS], run[KINDS][16];
} OpenRuns;

static void open_run(OpenRuns *open, int kind, int run)
{
    open->run[kind][open->count[kind]++] = (int16_t)run;
}

static void keep_old_run(Core *core, int index)
{
    const RunItem *old = &core->problem->keep_runs[index];
    Meld *meld = new_meld(core, RUN, old->colour, old->first);
    meld->fixed = 1;
    for (int n = old->first; n <= old->last; n++)
        add_cell(core, meld, old->extra >> (n - old->first) & 1 ? JOKER : identity(old->colour, n));
}

/* Put a block where its move says; released[last] will open it again. */
static void rebuild_block(Core *core, int index, int kind, OpenRuns *open, OpenRuns *released)
{
    const RunItem *block = &core->problem->run_blocks[index];
    int run = kind >= 0 ? open->run[kind][--open->count[kind]] : core->n_melds;
    Meld *meld = kind >= 0 ? &core->meld[run] : new_meld(core, RUN, block->colour, block->first);
    int length = block->last - block->first + 1 + (kind >= 0 ? kind % 3 + 1 : 0);
    for (int n = block->first; n <= block->last; n++)
        add_cell(core, meld, -2 - index);
    if (kind == KEPT)
        meld->fixed = 1;
    else
        open_run(&released[block->last], min_of(3, length) - 1, run);
}

/* Lengthen some runs by one cell, the first of them with jokers. */
static void lengthen(Core *core, const int16_t *runs, int count, int on_joker, int cell, OpenRuns *after,
                     int kind, int joker_kind)
{
    for (int k = 0; k < count; k++) {
        bool joker = k < on_joker;
        add_cell(core, &core->meld[runs[k]], joker ? JOKER : cell);
        open_run(after, joker ? joker_kind : kind, runs[k]);
    }
}

/* Lay one number as the detail of its move counted it. */
static void rebuild_growth(Core *core, int colour, int number, uint64_t detail, OpenRuns *open)
{
    int part[7], cell = identity(colour, number);
    int16_t begun[16];
    for (int k = 0; k < 7; k++)
        part[k] = (int)(detail >> (4 * k) & 15);
    if (core->track[colour].alike) /* lay_plainly leaves this open */
        part[3] = max_of(0, part[1] - open->count[0] - open->count[1]
                                - (core->track[colour].rule[number] & BRIDGE ? part[2] : 0));
    int plain = part[1] - part[3] - part[4] - part[5] - part[6], count = part[0] + part[1] - part[2];
    for (int kind = 0; kind < KINDS; kind++)
        count -= kind == LONG ? 0 : open->count[kind];
    for (int k = 0; k < count; k++) {
        begun[k] = (int16_t)core->n_melds;
        new_meld(core, RUN, colour, number);
    }
    OpenRuns after;
    memset(after.count, 0, sizeof after.count);
    lengthen(core, begun, count, part[3], cell, &after, 0, core->track[colour].alike ? 0 : 3);
    lengthen(core, open->run[3], open->count[3], part[4], cell, &after, 1, 4);
    lengthen(core, open->run[4], open->count[4], part[5], cell, &after, LONG, 5);
    lengthen(core, open->run[5], open->count[5], part[6], cell, &after, LONG, 5);
    int on_one = min_of(plain, open->count[0]), on_two = min_of(plain - on_one, open->count[1]);
    lengthen(core, open->run[0], open->count[0], on_one, cell, &after, 1, 1);
    lengthen(core, open->run[1], open->count[1], on_two, cell, &after, LONG, LONG);
    lengthen(core, open->run[LONG], part[2], plain - on_one - on_two, cell, &after, LONG, LONG);
    *open = after;
}

static void rebuild_runs(Core *core, int colour, const Move *const *moves)
{
    const Track *track = &core->track[colour];
    OpenRuns open, released[NUMBERS + 1];
    memset(open.count, 0, sizeof open.count);
    for (int n = 0; track->events && n <= NUMBERS; n++)
        memset(released[n].count, 0, sizeof released[n].count);
    for (int n = 1; n <= NUMBERS; n++) {
        const Move *move = moves[n];
        const Events *events = track->events ? &track->events[n] : NULL;
        core->used[identity(colour, n)] = move->extra;
        if (!move->detail && !events) { /* all open runs stop */
            memset(open.count, 0, sizeof open.count);
            continue;
        }
        for (int k = 0; events && k < events->n_keep_starting; k++)
            if (move->detail >> (DETAIL_KEEPS + k) & 1)
                keep_old_run(core, events->keep_starting[k]);
        for (int k = 0; events && k < events->n_starting; k++) {
            int kind = (int)(move->detail >> (DETAIL_BLOCKS + 3 * k) & 7) - 2;
            rebuild_block(core, events->starting[k], kind, &open, released);
        }
        rebuild_growth(core, colour, n, move->detail, &open);
        for (int kind = 0; events && kind < KINDS; kind++)
            for (int k = 0; k < released[n].count[kind]; k++)
                open_run(&open, kind, released[n].run[kind][k]);
        open.count[LONG] = (int16_t)min_of(open.count[LONG], track->long_limit[n]);
    }
}

/* Add jokers to the groups from `first` on: where a group is too small, then wherever there is room. */
static void fill_groups(Core *core, int first, int jokers)
{
    for (int full = 0; full < 2; full++)
        for (int k = first; k < core->n_melds; k++)
            while (jokers && core->meld[k].length < (full ? core->problem->group_max : 3)) {
                add_cell(core, &core->meld[k], JOKER);
                jokers--;
            }
}

/* Deal tiles round robin to new groups: copies of a colour part, and the groups differ by one at most. */
static void deal_round(Core *core, int number, const uint8_t *counts, int groups)
{
    int first = core->n_melds, turn = 0;
    for (int k = 0; k < groups; k++)
        new_meld(core, GROUP, -1, number);
    for (int c = 0; c < core->problem->colours; c++)
        for (int copy = 0; copy < counts[c]; copy++)
            add_cell(core, &core->meld[first + turn++ % groups], identity(c, number));
}

/* Deal tiles where colours may repeat: one to each free group, then to the smallest group. */
static void deal_smallest(Core *core, const Layout *layout, int number, int first)
{
    for (int k = 0; k < layout->free; k++)
        new_meld(core, GROUP, -1, number);
    for (int c = 0; c < core->problem->colours; c++)
        for (int copy = 0; copy < layout->left[c]; copy++) {
            int best = first;
            for (int k = first; k < core->n_melds; k++)
                if (core->meld[k].length < core->meld[best].length)
                    best = k;
            add_cell(core, &core->meld[best], identity(c, number));
        }
}

typedef struct {
    int number, jokers, points;
    const Special *special;
} Wanted;

static void rebuild_kept_groups(Core *core, const Layout *layout, const Wanted *wanted)
{
    const Problem *p = core->problem;
    for (int k = 0; k < wanted->special->n_blocks; k++) {
        int index = wanted->special->blocks[k];
        if (!(layout->kept_blocks >> k & 1))
            continue;
        Meld *meld = new_meld(core, GROUP, -1, wanted->number);
        meld->fixed = 1;
        for (int cell = p->group_blocks[index].tiles + p->group_blocks[index].jokers; cell > 0; cell--)
            add_cell(core, meld, -2 - p->n_run_blocks - index);
    }
    for (int k = 0; k < wanted->special->n_keeps; k++) {
        const GroupItem *old = &p->keep_groups[wanted->special->keeps[k]];
        if (!(layout->kept_groups >> k & 1))
            continue;
        Meld *meld = new_meld(core, GROUP, -1, wanted->number);
        meld->fixed = 1;
        for (int c = 0; c < p->colours; c++)
            for (int copy = 0; copy < old->count[c]; copy++)
                add_cell(core, meld, identity(c, wanted->number));
        for (int joker = 0; joker < old->jokers; joker++)
            add_cell(core, meld, JOKER);
    }
}

/* Lay the first layout that fits what the search chose. */
static bool rebuild_layout(Core *core, const Layout *layout, void *with)
{
    const Wanted *wanted = with;
    const Problem *p = core->problem;
    if (layout->points != wanted->points || wanted->jokers < layout->fewest || wanted->jokers > layout->most)
        return false;
    rebuild_kept_groups(core, layout, wanted);
    int first = core->n_melds;
    for (int g = 0; g < layout->n_joined; g++) {
        Meld *meld = new_meld(core, GROUP, -1, wanted->number);
        for (int k = 0; k < wanted->special->n_blocks; k++) {
            int index = wanted->special->blocks[k];
            if (layout->home[k] != g)
                continue;
            for (int cell = p->group_blocks[index].tiles + p->group_blocks[index].jokers; cell > 0; cell--)
                add_cell(core, meld, -2 - p->n_run_blocks - index);
        }
    }
    if (p->distinct) {
        uint8_t share[MAX_SAME_NUMBER + 1][MAX_COLOURS] = {{0}};
        deal_distinct(core, layout, share);
        for (int g = 0; g < layout->n_joined; g++)
            for (int c = 0; c < p->colours; c++)
                if (share[g][c])
                    add_cell(core, &core->meld[first + g], identity(c, wanted->number));
        deal_round(core, wanted->number, share[layout->n_joined], layout->free);
    } else {
        deal_smallest(core, layout, wanted->number, first);
    }
    fill_groups(core, first, wanted->jokers - layout->spent);
    return true;
}

static void rebuild_groups(Core *core, const Node *node, const Move *const *moves)
{
    uint8_t counts[MAX_COLOURS];
    int tiles = 0, most = 1, colours = core->problem->colours;
    for (int c = 0; c < colours; c++) {
        counts[c] = moves[c]->grouped;
        tiles += counts[c];
        if (core->problem->distinct)
            most = max_of(most, counts[c]);
    }
    if (core->special[node->place.number]) {
        Wanted wanted = {node->place.number, node->group_jokers, node->points, core->special[node->place.number]};
        visit_layouts(core, wanted.special, counts, rebuild_layout, &wanted);
    } else if (tiles) {
        int first = core->n_melds;
        deal_round(core, node->place.number, counts, plain_group_count(core, tiles, most, node->group_jokers));
        fill_groups(core, first, node->group_jokers);
    }
}

/* The melds of a finished node. */
static void rebuild(Core *core, int32_t id)
{
    const Move *moves[MAX_COLOURS][NUMBERS + 1];
    core->n_melds = core->laid_jokers = 0;
    for (; core->node[id].parent >= 0; id = core->node[id].parent) {
        const Node *node = &core->node[id], *parent = &core->node[node->parent];
        const Move *here[MAX_COLOURS];
        for (int c = 0; c < core->problem->colours; c++) {
            const Track *track = &core->track[c];
            int first = track->layer[parent->place.number].state[parent->place.state[c]].first_move;
            here[c] = moves[c][node->place.number] = &track->moves[first + node->move[c]];
        }
        rebuild_groups(core, node, here);
    }
    for (int c = 0; c < core->problem->colours; c++)
        rebuild_runs(core, c, moves[c]);
}

/* ---- the surplus of jokers ---------------------------------------------------------------------------- */

/* Take back the jokers at the ends of a run that is long enough without them. */
static void strip_run(Core *core, Meld *meld)
{
    while (meld->length > 3 && meld->cells[meld->length - 1] == JOKER) {
        meld->length--;
        core->laid_jokers--;
    }
    while (meld->length > 3 && meld->cells[0] == JOKER) {
        memmove(meld->cells, meld->cells + 1, (size_t)--meld->length * sizeof *meld->cells);
        meld->first++;
        core->laid_jokers--;
    }
}

static void widen_meld(Core *core, Meld *meld, int wanted)
{
    if (meld->kind == GROUP) {
        while (core->laid_jokers < wanted && meld->length < core->problem->group_max)
            add_cell(core, meld, JOKER);
        return;
    }
    while (core->laid_jokers < wanted && meld->first + meld->length <= NUMBERS)
        add_cell(core, meld, JOKER);
    while (core->laid_jokers < wanted && meld->first > 1) {
        memmove(meld->cells + 1, meld->cells, (size_t)meld->length++ * sizeof *meld->cells);
        meld->cells[0] = JOKER;
        meld->first--;
        core->laid_jokers++;
    }
}

static bool holds_block(const Meld *meld)
{
    for (int k = 0; k < meld->length; k++)
        if (meld->cells[k] < JOKER)
            return true;
    return false;
}

/* Cut a run of six or more that holds no block: its first three tiles have room for any surplus. */
static void split_run(Core *core)
{
    for (int k = 0; k < core->n_melds; k++) {
        if (core->meld[k].kind != RUN || core->meld[k].fixed || core->meld[k].length < 6
            || holds_block(&core->meld[k]))
            continue;
        Meld *rest = new_meld(core, RUN, core->meld[k].colour, core->meld[k].first + 3);
        Meld *meld = &core->meld[k];
        rest->length = meld->length - 3;
        memcpy(rest->cells, meld->cells + 3, (size_t)rest->length * sizeof *rest->cells);
        meld->length = 3;
        return;
    }
}

/* Put the jokers that were needed nowhere at the ends of melds; how many do not fit. */
static int place_surplus(Core *core)
{
    int wanted = core->problem->joker_need + (core->problem->joker_weight ? core->problem->joker_may : 0);
    for (int k = 0; k < core->n_melds; k++)
        if (core->meld[k].kind == RUN && !core->meld[k].fixed)
            strip_run(core, &core->meld[k]);
    for (int split = 0; split < 2 && core->laid_jokers < wanted; split++) {
        if (split && core->problem->n_hold_runs)
            break; /* what is held together would part */
        if (split)
            split_run(core);
        for (int k = 0; k < core->n_melds; k++)
            if (!core->meld[k].fixed)
                widen_meld(core, &core->meld[k], wanted);
    }
    return max_of(0, wanted - core->laid_jokers);
}

/* ---- a whole solve ------------------------------------------------------------------------------------ */

/* Points for everything that could be kept and begins after a number. */
static void set_points_after(Core *core)
{
    const Problem *p = core->problem;
    int64_t *points = core->points_after;
    for (int k = 0; k < p->n_keep_runs; k++)
        points[p->keep_runs[k].first - 1] += POINT;
    for (int k = 0; k < p->n_keep_groups; k++)
        points[p->keep_groups[k].number - 1] += POINT;
    for (int k = 0; k < p->n_run_blocks; k++)
        points[p->run_blocks[k].first - 1] += p->run_blocks[k].extra ? POINT : 0;
    for (int k = 0; k < p->n_group_blocks; k++)
        points[p->group_blocks[k].number - 1] += p->group_blocks[k].keep ? POINT : 0;
    for (int n = NUMBERS - 1; n >= 0; n--)
        points[n] += points[n + 1];
}

static void prepare(Core *core, bool exact)
{
    const Problem *p = core->problem;
    core->exact = exact;
    core->jokers = p->joker_need + p->joker_may;
    core->stride = 2 * core->jokers + 1;
    set_points_after(core);
    core->scale = POINT + core->points_after[0];
    core->bonus = (p->placed ? core->jokers : p->joker_may) * p->joker_weight * core->scale;
    for (int n = 0; n <= NUMBERS; n++)
        core->lower[n] = p->placed ? (NUMBERS - (p == core->asked ? n : mirror(n))) * core->scale : 0;
    core->most = core->known >= 0 ? core->known : core->bonus / core->scale;
    for (int cell = 0; core->known < 0 && cell < p->colours * NUMBERS; cell++)
        core->most += p->may[cell] * p->weight[cell];
    core->least = p->least > 0 ? p->least * core->scale : 0;
    if (core->known >= 0)
        core->least = core->known * core->scale + p->least_keep * POINT;
    set_specials(core);
    for (int n = 1; n <= NUMBERS; n++)
        set_groupable(core, n);
    for (int c = 0; c < p->colours; c++) {
        Track *track = &core->track[c];
        track->events = events_of(core, c);
        track->plain = !exact && is_plain(track->events);
        track->alike = track->plain && core->jokers < 3;
        set_rules(core, track, c);
        reach_states(core, track, c);
    }
    first_prices(core);
    price_all(core, NULL);
}

/* Forget everything about a search except what it has cost. */
static void start_over(Core *core)
{
    release(core);
    size_t from = offsetof(Core, exact);
    memset((char *)core + from, 0, sizeof *core - from);
}

/* The answer as the interpreter will get it. */
typedef struct {
    Status status;
    bool found;
    int64_t worth;
} Result;

/* Make some children of a node, whatever they lose. */
static void expand_more(Core *core, int32_t id, int wanted)
{
    int32_t before = core->n_nodes;
    for (int round = 0; round < wanted && core->n_nodes - before < wanted; round++) {
        empty_heap(core);
        expand(core, id, core->node[id].beyond > 0 ? core->node[id].beyond : 0, TRIES);
        if (!core->n_heap || (core->node[id].goal < 0 && core->node[id].beyond == -NEVER))
            break;
    }
}

/* The most promising nodes of one number, best first; at most so many. */
typedef struct {
    int32_t node[WIDEST_BEAM];
    int count, most;
} Beam;

static void offer_node(const Core *core, Beam *beam, int number, int32_t id)
{
    const Node *node = &core->node[id];
    int at = min_of(beam->count, beam->most - 1);
    if (node->place.number != number || (beam->count == beam->most && core->node[beam->node[at]].base >= node->base))
        return;
    beam->count = at + 1;
    for (; at > 0 && core->node[beam->node[at - 1]].base < node->base; at--)
        beam->node[at] = beam->node[at - 1];
    beam->node[at] = id;
}

/* Go down to the last number with the most promising nodes of each number, of those that wait in line and the
 * children made on the way. The beam is then of finished nodes. */
static void dive(Core *core, Beam *beam)
{
    int count = core->n_heap;
    int32_t *open = reserve(core, (size_t)count * sizeof *open), child = core->n_nodes;
    for (int k = 0; k < count; k++)
        open[k] = core->heap[k].node;
    for (int number = 0;; number++) {
        beam->count = 0;
        for (int k = 0; k < count; k++)
            offer_node(core, beam, number, open[k]);
        for (; child < core->n_nodes; child++)
            offer_node(core, beam, number, child);
        if (number == NUMBERS)
            return;
        for (int k = 0; k < beam->count; k++)
            expand_more(core, beam->node[k], BEAM);
    }
}

/* The worth of a finished node with as many surplus jokers as fit, or NEVER; its melds are left in place. */
static int64_t offered_worth(Core *core, int32_t id)
{
    rebuild(core, id);
    int missing = core->exact ? 0 : place_surplus(core);
    int64_t worth = core->node[id].gain - missing * core->problem->joker_weight * core->scale;
    return core->laid_jokers < core->problem->joker_need || worth < core->least ? NEVER : worth;
}

/* The best that a dive finds. */
static Result best_found(Core *core, int width)
{
    Beam beam = {.most = min_of(width, WIDEST_BEAM)};
    int32_t best = -1;
    int64_t best_worth = NEVER;
    dive(core, &beam);
    for (int k = 0; k < beam.count && core->node[beam.node[k]].gain > best_worth; k++) {
        int64_t worth = offered_worth(core, beam.node[k]);
        if (worth > best_worth)
            best_worth = worth, best = beam.node[k];
    }
    if (best >= 0)
        offered_worth(core, best);
    return (Result){BUDGET, best >= 0, best_worth};
}

/* ---- from the other end ------------------------------------------------------------------------------- */

/* Give runs that overlap different slots; how many are used. */
static int set_slots(RunItem *runs, int count)
{
    int used = 0;
    for (int k = 0; k < count; k++)
        runs[k].slot = -1;
    for (int first = 1; first <= NUMBERS; first++)
        for (int k = 0; k < count; k++) {
            if (runs[k].first != first)
                continue;
            unsigned busy = 0;
            for (int other = 0; other < count; other++)
                if (other != k && runs[other].colour == runs[k].colour && runs[other].slot >= 0
                    && runs[other].last >= first)
                    busy |= 1u << runs[other].slot;
            int slot = 0;
            while (slot < 31 && busy >> slot & 1)
                slot++;
            runs[k].slot = slot;
            used = max_of(used, slot + 1);
        }
    return used;
}

/* Runs with the numbers the other way round; the extra of old runs, unlike that of blocks, is places. */
static RunItem *mirrored_runs(Core *core, const RunItem *runs, int count, bool old)
{
    RunItem *others = reserve(core, (size_t)count * sizeof *others);
    for (int k = 0; k < count; k++) {
        RunItem *run = &others[k];
        *run = runs[k];
        run->first = mirror(runs[k].last);
        run->last = mirror(runs[k].first);
        for (int place = run->extra = 0; old && place <= run->last - run->first; place++)
            run->extra |= (runs[k].extra >> (run->last - run->first - place) & 1) << place;
        if (!old)
            run->extra = runs[k].extra;
    }
    set_slots(others, count);
    return others;
}

static GroupItem *mirrored_groups(Core *core, const GroupItem *groups, int count)
{
    GroupItem *others = reserve(core, (size_t)count * sizeof *others);
    for (int k = 0; k < count; k++) {
        others[k] = groups[k];
        others[k].number = mirror(groups[k].number);
    }
    return others;
}

/* Lay the numbers of the problem from 1 up, or from 13 down: then a mirror image of it is searched. */
static void face(Core *core, bool high)
{
    const Problem *p = core->asked;
    Problem *other = &core->mirrored;
    core->problem = high ? other : p;
    if (!high)
        return;
    *other = *p;
    for (int cell = 0; cell < p->colours * NUMBERS; cell++) {
        other->need[mirror_cell(cell)] = p->need[cell];
        other->may[mirror_cell(cell)] = p->may[cell];
        other->weight[mirror_cell(cell)] = p->weight[cell];
    }
    other->run_blocks = mirrored_runs(core, p->run_blocks, p->n_run_blocks, false);
    other->keep_runs = mirrored_runs(core, p->keep_runs, p->n_keep_runs, true);
    other->hold_runs = mirrored_runs(core, p->hold_runs, p->n_hold_runs, true);
    other->group_blocks = mirrored_groups(core, p->group_blocks, p->n_group_blocks);
    other->keep_groups = mirrored_groups(core, p->keep_groups, p->n_keep_groups);
    other->hold_groups = mirrored_groups(core, p->hold_groups, p->n_hold_groups);
}

static void mirror_meld(Meld *meld)
{
    meld->first = mirror(meld->kind == RUN ? meld->first + meld->length - 1 : meld->first);
    for (int k = 0; meld->kind == RUN && k < meld->length / 2; k++) {
        int16_t cell = meld->cells[k];
        meld->cells[k] = meld->cells[meld->length - 1 - k];
        meld->cells[meld->length - 1 - k] = cell;
    }
    for (int k = 0; k < meld->length; k++)
        if (meld->cells[k] >= 0)
            meld->cells[k] = (int16_t)mirror_cell(meld->cells[k]);
}

/* The result of a search, its melds as the problem itself has them. */
static Result turned_back(Core *core, Result result)
{
    uint8_t used[CELLS];
    bool high = core->problem != core->asked;
    core->problem = core->asked;
    if (!high || !result.found)
        return result;
    for (int k = 0; k < core->n_melds; k++)
        mirror_meld(&core->meld[k]);
    memcpy(used, core->used, sizeof used);
    for (int cell = 0; cell < core->problem->colours * NUMBERS; cell++)
        core->used[mirror_cell(cell)] = used[cell];
    return result;
}

/* Whether to begin at 13: there is less choice at the end away from the tiles that could lie in a run or a group. */
static bool begins_high(const Problem *p)
{
    int tiles[NUMBERS + 1] = {0}, colours[NUMBERS + 1] = {0}, weight = 0;
    for (int c = 0; c < p->colours; c++) {
        unsigned there = 0, run = 0;
        for (int n = 1; n <= NUMBERS; n++) {
            int cell = identity(c, n);
            there |= p->need[cell] + p->may[cell] ? 1u << n : 0u;
            colours[n] += there >> n & 1;
        }
        run = there & there >> 1 & there >> 2;
        run |= run << 1 | run << 2;
        for (int n = 1; n <= NUMBERS; n++)
            if (run >> n & 1)
                tiles[n] += p->need[identity(c, n)] + p->may[identity(c, n)];
    }
    for (int n = 1; n <= NUMBERS; n++)
        weight += colours[n] >= 3 ? (2 * n - NUMBERS - 1) * tiles[n] : 0;
    return weight < 0;
}

static bool wants_keeps(const Problem *p)
{
    bool wanted = p->n_keep_runs || p->n_keep_groups;
    for (int k = 0; k < p->n_run_blocks; k++)
        wanted |= p->run_blocks[k].extra;
    for (int k = 0; k < p->n_group_blocks; k++)
        wanted |= p->group_blocks[k].keep;
    return wanted;
}

/* Search once. */
static Result search_once(Core *core, int64_t patience)
{
    int32_t node = -1;
    Status status = search(core, patience, &node);
    if (status == BUDGET)
        return best_found(core, BEAM);
    if (status != OPTIMAL)
        return (Result){status, false, 0};
    rebuild(core, node);
    bool crowded = !core->exact && place_surplus(core) > 0;
    return (Result){crowded ? CROWDED : OPTIMAL, !crowded, core->node[node].gain};
}

/* Whether a dive from the root reaches all that can be hoped for: where much is possible it often does. */
static bool dive_reaches_all(Core *core, int width, Result *result)
{
    begin(core);
    if (!core->n_heap)
        return false;
    int64_t hoped = core->heap[0].bound;
    *result = best_found(core, width);
    result->status = OPTIMAL;
    return result->found && result->worth >= hoped;
}

static void set_out(Core *core, bool high, bool exact, int rounds)
{
    if (core->chunks)
        start_over(core);
    face(core, high);
    prepare(core, exact);
    if (rounds)
        improve_prices(core, rounds);
}

/* Search from both ends in turn, each time with more patience. But the first time that old melds make it long it is
 * given up: then the best weight is found first, and the second time better prices are worth their while at once. */
static Result search_from_ends(Core *core, bool exact)
{
    bool high = begins_high(core->asked), gives_up = core->known < 0 && wants_keeps(core->asked);
    bool again = core->known >= 0 && !core->asked->known;
    int64_t patience = PATIENCE;
    Result result;
    for (int tries = 0, rounds = again ? FIRST_ROUNDS : 0, width = BEAM;; tries++, high = !high) {
        set_out(core, high, exact, rounds);
        if (tries && dive_reaches_all(core, width, &result))
            break;
        result = search_once(core, patience);
        if (result.status != TIRED || gives_up)
            break;
        if (tries % 2) {
            patience *= 4;
            width *= 2;
            rounds = rounds ? min_of(3 * rounds, LAST_ROUNDS) : FIRST_ROUNDS;
        }
    }
    return turned_back(core, result);
}

/* Search, and if the surplus of jokers finds no place, search again in exact mode. */
static Result solve_whole(Core *core, bool exact)
{
    core->asked = core->problem;
    Result result = search_from_ends(core, exact);
    return result.status == CROWDED ? search_from_ends(core, true) : result;
}

/* Keep an arrangement while the next search goes on. */
static void save_melds(Core *core)
{
    core->saved = malloc(((size_t)core->n_melds + 1) * sizeof *core->saved);
    if (!core->saved)
        fail(core, NO_MEMORY);
    if (core->n_melds)
        memcpy(core->saved, core->meld, (size_t)core->n_melds * sizeof *core->saved);
    memcpy(core->saved_used, core->used, sizeof core->used);
    core->n_saved = core->n_melds;
    core->saved_jokers = core->laid_jokers;
}

static void restore_melds(Core *core)
{
    core->meld = core->saved;
    memcpy(core->used, core->saved_used, sizeof core->used);
    core->n_melds = core->n_saved;
    core->laid_jokers = core->saved_jokers;
}

/* The same problem with nothing to keep. */
static void strip_keeps(const Problem *p, Problem *bare, RunItem *runs, GroupItem *groups)
{
    *bare = *p;
    bare->n_keep_runs = bare->n_keep_groups = 0;
    bare->run_blocks = runs;
    bare->group_blocks = groups;
    for (int k = 0; k < p->n_run_blocks; k++) {
        runs[k] = p->run_blocks[k];
        runs[k].extra = 0;
    }
    for (int k = 0; k < p->n_group_blocks; k++) {
        groups[k] = p->group_blocks[k];
        groups[k].keep = 0;
    }
}

/* First the best weight without a thought for old melds, then with it the most that can be kept. */
static Result solve_in_turn(Core *core)
{
    Problem bare;
    RunItem runs[MAX_ITEMS];
    GroupItem groups[MAX_ITEMS];
    const Problem *problem = core->problem;
    strip_keeps(problem, &bare, runs, groups);
    core->problem = &bare;
    Result result = solve_whole(core, false);
    core->problem = problem;
    if (result.status != OPTIMAL)
        return result;
    core->known = result.worth / core->scale;
    save_melds(core);
    result = solve_whole(core, core->exact);
    if (result.status == BUDGET && !result.found) {
        restore_melds(core);
        result = (Result){BUDGET, true, core->known * core->scale};
    }
    if (result.status == BUDGET)
        result.status = WEIGHED;
    return result;
}

/* Whether the budget may be spent soon: then a play comes first, and what it leaves alone after that. */
static bool is_hurried(const Problem *p)
{
    return p->deadline || (p->node_limit && p->node_limit <= PATIENCE);
}

static Result solve_core(Core *core)
{
    const Problem *p = core->problem;
    core->known = p->known ? p->least : -1;
    if (!p->known && is_hurried(p) && wants_keeps(p))
        return solve_in_turn(core);
    Result result = solve_whole(core, p->placed);
    if (result.status == BUDGET && result.found && p->known)
        result.status = WEIGHED;
    return result.status == TIRED ? solve_in_turn(core) : result;
}

static Outcome run_core(Core *core, Result *result)
{
    if (setjmp(core->failed) == 0)
        *result = solve_core(core);
    return core->outcome;
}

/* ---- the interpreter's side --------------------------------------------------------------------------- */

static bool refuse(const char *why)
{
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, why);
    return false;
}

static bool read_number(PyObject *object, long long low, long long high, long long *value, const char *why)
{
    *value = PyLong_AsLongLong(object);
    if (*value == -1 && PyErr_Occurred()) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError))
            PyErr_Clear();
        return refuse(why);
    }
    return (*value >= low && *value <= high) || refuse(why);
}

static bool read_int(PyObject *object, int low, int high, int *value, const char *why)
{
    long long wide;
    if (!read_number(object, low, high, &wide, why))
        return false;
    *value = (int)wide;
    return true;
}

static bool read_weights(Problem *p, PyObject *weight)
{
    int cells = p->colours * NUMBERS;
    if (!PyTuple_Check(weight) || PyTuple_GET_SIZE(weight) != cells)
        return refuse("weight must have one entry per identity");
    for (int k = 0; k < cells; k++) {
        long long value;
        if (!read_number(PyTuple_GET_ITEM(weight, k), 0, MAX_WEIGHT, &value, "weight out of range"))
            return false;
        p->weight[k] = value;
    }
    return true;
}

static bool read_counts(Problem *p, PyObject *need, PyObject *may, PyObject *weight)
{
    int cells = p->colours * NUMBERS;
    if (!PyBytes_Check(need) || !PyBytes_Check(may) || PyBytes_Size(need) != cells || PyBytes_Size(may) != cells)
        return refuse("need and may must have one entry per identity");
    memcpy(p->need, PyBytes_AsString(need), (size_t)cells);
    memcpy(p->may, PyBytes_AsString(may), (size_t)cells);
    for (int k = 0; k < cells; k++)
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse("too many copies of one tile");
    return read_weights(p, weight);
}

/* The entries of one tuple of a list of blocks or old melds. */
static bool read_entries(PyObject *list, Py_ssize_t at, Py_ssize_t width, long long *entry)
{
    PyObject *item = PyTuple_GetItem(list, at);
    if (!item || !PyTuple_Check(item) || PyTuple_Size(item) != width)
        return refuse("a block or old meld has the wrong form");
    for (Py_ssize_t k = 0; k < width; k++)
        if (!read_number(PyTuple_GetItem(item, k), 0, INT64_C(1) << 60, &entry[k],
                         "block or old meld out of range"))
            return false;
    return true;
}

/* Room for the items of a list; NULL with an error, or if there are none. */
static void *new_list(PyObject *list, size_t item, int *count)
{
    if (!PyTuple_Check(list) || PyTuple_Size(list) > MAX_ITEMS) {
        refuse("blocks and old melds must be tuples of at most 200");
        return NULL;
    }
    *count = (int)PyTuple_Size(list);
    void *items = *count ? calloc((size_t)*count, item) : NULL;
    if (*count && !items)
        PyErr_NoMemory();
    return items;
}

static bool are_crowded(const RunItem *runs, int count, int colour)
{
    int over[NUMBERS + 1] = {0};
    for (int k = 0; k < count; k++)
        for (int n = runs[k].first; runs[k].colour == colour && n <= runs[k].last; n++)
            if (++over[n] > MAX_RIVALS)
                return true;
    return false;
}

/* Find the old runs that must be held together by tiles of their own, since they share numbers. It is enough that
 * each has two neighbours in a run: where two old runs share the tiles of an end run, they can be dealt so. Not
 * where a joker lay inside, or where one had but two tiles in the midst of another's, or where three share a number;
 * these are held together by any tiles. */
static void set_rivals(RunItem *runs, int count)
{
    for (int k = 0; k < count; k++)
        for (int other = 0; other < count; other++) {
            const RunItem *a = &runs[k], *b = &runs[other];
            if (k == other || a->colour != b->colour || a->extra || b->extra || a->first > b->last
                || b->first > a->last || are_crowded(runs, count, a->colour))
                continue;
            bool amidst = a->last == a->first + 1 && b->first < a->first && a->last < b->last;
            runs[k].rival |= !amidst;
        }
}

typedef enum { BLOCK, OLD, HOLD } Role;

static bool read_runs(const Problem *p, PyObject *list, RunItem **into, int *count, Role role)
{
    RunItem *runs = *into = new_list(list, sizeof *runs, count);
    if (!runs)
        return !PyErr_Occurred();
    for (int k = 0; k < *count; k++) {
        long long entry[4];
        if (!read_entries(list, k, 4, entry))
            return false;
        if (entry[0] >= p->colours || entry[1] < 1 || entry[2] < entry[1] || entry[2] > NUMBERS)
            return refuse("run out of range");
        long long length = entry[2] - entry[1] + 1;
        if (role != BLOCK && (length < (role == OLD ? 3 : 2) || entry[3] >= (1LL << length) - 1))
            return refuse("old run is no run");
        int extra = role == BLOCK ? entry[3] != 0 : (int)entry[3];
        runs[k] = (RunItem){(int)entry[0], (int)entry[1], (int)entry[2], extra, -1, false};
    }
    if (set_slots(runs, *count) > MAX_OVERLAP)
        return refuse("too many runs overlap");
    if (role == HOLD)
        set_rivals(runs, *count);
    return true;
}

static bool read_mask(const Problem *p, long long mask, GroupItem *group)
{
    for (int bit = 0; mask >> bit; bit++) {
        if (!(mask >> bit & 1))
            continue;
        if (bit % 8 >= p->colours || bit / 8 >= (p->distinct ? 1 : MAX_COPIES))
            return refuse("group out of range");
        group->count[bit % 8]++;
        group->tiles++;
    }
    return true;
}

static bool read_groups(const Problem *p, PyObject *list, GroupItem **into, int *count, Role role)
{
    int at_number[NUMBERS + 1] = {0};
    GroupItem *groups = *into = new_list(list, sizeof *groups, count);
    if (!groups)
        return !PyErr_Occurred();
    for (int k = 0; k < *count; k++) {
        long long entry[4] = {0};
        if (!read_entries(list, k, role == BLOCK ? 4 : 3, entry))
            return false;
        if (entry[0] < 1 || entry[0] > NUMBERS || entry[2] > MAX_GROUP)
            return refuse("group out of range");
        groups[k] = (GroupItem){.number = (int)entry[0], .jokers = (int)entry[2], .keep = entry[3] != 0};
        if (!read_mask(p, entry[1], &groups[k]))
            return false;
        int size = groups[k].tiles + groups[k].jokers;
        if (size < 1 || size > p->group_max)
            return refuse("group too large");
        if (role == OLD && (!groups[k].tiles || size < 3))
            return refuse("old group is no group");
        if (++at_number[groups[k].number] > MAX_SAME_NUMBER)
            return refuse("too many groups of one number");
    }
    return true;
}

static bool read_problem(Problem *p, PyObject *const *args)
{
    long long weight, least = NEVER, limit, deadline;
    if (!read_int(args[0], 1, MAX_COLOURS, &p->colours, "colours or group_max out of range")
        || !read_int(args[4], 3, MAX_GROUP, &p->group_max, "colours or group_max out of range"))
        return false;
    p->distinct = PyObject_IsTrue(args[5]);
    p->placed = PyObject_IsTrue(args[17]);
    int counts = PyObject_IsTrue(args[14]);
    if (p->distinct < 0 || p->placed < 0 || counts < 0 || !read_counts(p, args[1], args[2], args[3]))
        return false;
    if (!read_int(args[6], 0, MAX_JOKERS, &p->joker_need, "jokers out of range")
        || !read_int(args[7], 0, MAX_JOKERS - p->joker_need, &p->joker_may, "jokers out of range")
        || !read_number(args[8], 0, MAX_WEIGHT, &weight, "weight out of range"))
        return false;
    if (!read_runs(p, args[9], &p->run_blocks, &p->n_run_blocks, BLOCK)
        || !read_groups(p, args[10], &p->group_blocks, &p->n_group_blocks, BLOCK)
        || !read_runs(p, args[11], &p->keep_runs, &p->n_keep_runs, OLD)
        || !read_groups(p, args[12], &p->keep_groups, &p->n_keep_groups, OLD)
        || !read_runs(p, args[18], &p->hold_runs, &p->n_hold_runs, HOLD)
        || !read_groups(p, args[19], &p->hold_groups, &p->n_hold_groups, HOLD))
        return false;
    long long far = INT64_C(1) << 44;
    if (args[13] != Py_None && !read_number(args[13], -far, far, &least, "floor out of range"))
        return false;
    if (!read_number(args[15], 0, INT64_MAX, &limit, "node_limit out of range")
        || !read_number(args[16], 0, INT64_MAX, &deadline, "deadline_ns out of range"))
        return false;
    int known = PyObject_IsTrue(args[20]);
    if (known < 0 || !read_int(args[21], 0, 2 * MAX_ITEMS, &p->least_keep, "least_keep out of range"))
        return false;
    if ((known && (args[13] == Py_None || !counts || least < 0)) || (p->least_keep && !known))
        return refuse("least_keep needs a known weight, and that is the floor");
    p->known = known;
    p->joker_weight = weight;
    p->least = args[13] == Py_None || counts ? least : least + 1;
    p->node_limit = limit;
    p->deadline = deadline;
    return true;
}

/* A tuple of small numbers, with room for one more item at the end if `extra` is not NULL; that is taken over. */
static PyObject *number_tuple(const int16_t *numbers, int count, PyObject *extra)
{
    PyObject *tuple = PyTuple_New(count + (extra != NULL));
    for (int k = 0; tuple && k < count; k++) {
        PyObject *number = PyLong_FromLong(numbers[k]);
        if (number)
            PyTuple_SET_ITEM(tuple, k, number);
        else
            Py_CLEAR(tuple);
    }
    if (tuple && extra)
        PyTuple_SET_ITEM(tuple, count, extra);
    else
        Py_XDECREF(extra);
    return tuple;
}

static PyObject *meld_object(const Meld *meld)
{
    int16_t head[3] = {(int16_t)meld->kind, (int16_t)meld->colour, (int16_t)meld->first};
    PyObject *cells = number_tuple(meld->cells, meld->length, NULL);
    return cells ? number_tuple(head, 3, cells) : NULL;
}

static PyObject *melds_object(const Core *core)
{
    PyObject *melds = PyTuple_New(core->n_melds);
    for (int k = 0; melds && k < core->n_melds; k++) {
        PyObject *meld = meld_object(&core->meld[k]);
        if (meld)
            PyTuple_SET_ITEM(melds, k, meld);
        else
            Py_CLEAR(melds);
    }
    return melds;
}

static PyObject *answer_object(const Core *core, const Result *result)
{
    const Problem *p = core->problem;
    int cells = p->colours * NUMBERS;
    uint8_t nothing[CELLS] = {0};
    PyObject *melds = result->found ? melds_object(core) : Py_NewRef(Py_None);
    if (!melds)
        return NULL;
    int64_t worth = result->found ? result->worth : 0;
    return Py_BuildValue("(iLLy#iNL)", (int)result->status, (long long)(worth / core->scale),
                         (long long)(worth % core->scale / POINT),
                         (const char *)(result->found ? core->used : nothing), (Py_ssize_t)cells,
                         result->found ? max_of(0, core->laid_jokers - p->joker_need) : 0, melds,
                         (long long)core->nodes);
}

/* When the deadline, which is on the interpreter's monotonic clock, comes on ours; 0 with an error. */
static int64_t end_of(int64_t deadline)
{
    PyObject *time = PyImport_ImportModule("time");
    PyObject *now = time ? PyObject_CallMethod(time, "monotonic_ns", NULL) : NULL;
    long long begun = now ? PyLong_AsLongLong(now) : 0;
    Py_XDECREF(now);
    Py_XDECREF(time);
    if (PyErr_Occurred())
        return 0;
    return now_ns() + max_of64(deadline - begun, 1);
}

typedef PyObject *(*Telling)(const Core *core, const Result *result);

static PyObject *run_problem(const Problem *problem, Core *core, Telling tell)
{
    Result result = {NONE, false, 0};
    core->problem = problem;
    core->scale = 1;
    if (problem->deadline && !(core->end = end_of(problem->deadline)))
        return NULL;
    core->thread = PyEval_SaveThread();
    Outcome outcome = run_core(core, &result);
    PyEval_RestoreThread(core->thread);
    PyObject *answer = NULL;
    core->problem = problem;
    if (outcome == NO_MEMORY)
        PyErr_NoMemory();
    else if (outcome == FINE)
        answer = tell(core, &result);
    free(core->saved);
    release(core);
    return answer;
}

static void free_problem(Problem *p)
{
    free(p->run_blocks);
    free(p->group_blocks);
    free(p->keep_runs);
    free(p->keep_groups);
    free(p->hold_runs);
    free(p->hold_groups);
}

typedef bool (*Reading)(Problem *problem, PyObject *const *args);

static PyObject *answered(PyObject *const *args, Reading read, Telling tell)
{
    Problem problem;
    memset(&problem, 0, sizeof problem);
    Core *core = calloc(1, sizeof *core);
    PyObject *answer = NULL;
    if (!core)
        PyErr_NoMemory();
    else if (read(&problem, args))
        answer = run_problem(&problem, core, tell);
    free(core);
    free_problem(&problem);
    return answer;
}

enum { SOLVE_ARGUMENTS = 22 };

static PyObject *solve(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != SOLVE_ARGUMENTS) {
        PyErr_SetString(PyExc_TypeError, "solve takes 22 arguments");
        return NULL;
    }
    return answered(args, read_problem, answer_object);
}

/* ---- whole tables ------------------------------------------------------------------------------------- */

enum { JOKER_BYTE = 255, HEAD = 4 }; /* a meld is a row of bytes: kind, colour, first number, length, cells */

static bool count_tile(int cell, uint8_t *counts, int *jokers)
{
    if (cell == JOKER_BYTE)
        return ++*jokers <= MAX_JOKERS || refuse("jokers out of range");
    return ++counts[cell] <= MAX_COPIES || refuse("too many copies of one tile");
}

/* Tiles of the rack, counted into need or may; the weight of those that must be laid is added up. */
static bool read_rack(Problem *p, PyObject *tiles, bool must, int64_t *gain)
{
    if (!PyBytes_Check(tiles))
        return refuse("a rack must be bytes");
    const uint8_t *cells = (const uint8_t *)PyBytes_AS_STRING(tiles);
    for (Py_ssize_t k = 0; k < PyBytes_GET_SIZE(tiles); k++) {
        if (cells[k] != JOKER_BYTE && cells[k] >= p->colours * NUMBERS)
            return refuse("tile out of range");
        if (!count_tile(cells[k], must ? p->need : p->may, must ? &p->joker_need : &p->joker_may))
            return false;
        if (must)
            *gain += cells[k] == JOKER_BYTE ? p->joker_weight : p->weight[cells[k]];
    }
    return true;
}

static bool read_old_run(const Problem *p, const uint8_t *meld, RunItem *run)
{
    int length = meld[3], first = meld[2], jokers = 0;
    if (meld[1] >= p->colours || first < 1 || length < 3 || first + length - 1 > NUMBERS)
        return refuse("old run is no run");
    for (int k = 0; k < length; k++) {
        if (meld[HEAD + k] == JOKER_BYTE)
            jokers |= 1 << k;
        else if (meld[HEAD + k] != identity(meld[1], first + k))
            return refuse("old run is no run");
    }
    *run = (RunItem){meld[1], first, first + length - 1, jokers, -1, false};
    return true;
}

static bool read_old_group(const Problem *p, const uint8_t *meld, GroupItem *group)
{
    *group = (GroupItem){.number = meld[2]};
    if (meld[2] < 1 || meld[2] > NUMBERS || meld[3] < 3 || meld[3] > p->group_max)
        return refuse("old group is no group");
    for (int k = 0; k < meld[3]; k++) {
        int cell = meld[HEAD + k];
        if (cell == JOKER_BYTE) {
            group->jokers++;
            continue;
        }
        if (cell % NUMBERS + 1 != meld[2] || (p->distinct && group->count[cell / NUMBERS]))
            return refuse("old group is no group");
        group->count[cell / NUMBERS]++;
        group->tiles++;
    }
    return true;
}

/* Count the tiles of the table; with `keep` every meld is wanted as it lies. */
static bool read_melds(Problem *p, const uint8_t *at, const uint8_t *end, bool keep)
{
    int same[NUMBERS + 1] = {0};
    while (at < end) {
        if (end - at < HEAD || end - at < HEAD + at[3])
            return refuse("the table is cut short");
        for (int k = 0; k < at[3]; k++) {
            if (at[HEAD + k] != JOKER_BYTE && at[HEAD + k] >= p->colours * NUMBERS)
                return refuse("tile out of range");
            if (!count_tile(at[HEAD + k], p->need, &p->joker_need))
                return false;
        }
        if (keep && at[0] == RUN && !read_old_run(p, at, &p->keep_runs[p->n_keep_runs++]))
            return false;
        if (keep && at[0] == GROUP && !read_old_group(p, at, &p->keep_groups[p->n_keep_groups++]))
            return false;
        if (keep && at[0] == GROUP && ++same[at[2]] > MAX_SAME_NUMBER)
            return refuse("too many groups of one number");
        at += HEAD + at[3];
    }
    return set_slots(p->keep_runs, p->n_keep_runs) <= MAX_OVERLAP || refuse("too many runs overlap");
}

static bool read_table(Problem *p, PyObject *table, PyObject *keep)
{
    int wanted = PyObject_IsTrue(keep);
    if (wanted < 0 || !PyBytes_Check(table))
        return refuse("the table must be bytes");
    Py_ssize_t size = PyBytes_GET_SIZE(table);
    if (wanted) {
        p->keep_runs = calloc((size_t)size / (HEAD + 1) + 1, sizeof *p->keep_runs);
        p->keep_groups = calloc((size_t)size / (HEAD + 1) + 1, sizeof *p->keep_groups);
        if (!p->keep_runs || !p->keep_groups) {
            PyErr_NoMemory();
            return false;
        }
        if (size / (HEAD + 3) > MAX_ITEMS)
            return refuse("too many melds");
    }
    const uint8_t *at = (const uint8_t *)PyBytes_AS_STRING(table);
    return read_melds(p, at, at + size, wanted);
}

/* The weights as a row of eight bytes each. */
static bool read_row(Problem *p, PyObject *row)
{
    int cells = p->colours * NUMBERS;
    if (!PyBytes_Check(row) || PyBytes_GET_SIZE(row) != (Py_ssize_t)(cells * sizeof *p->weight))
        return refuse("weight must have one entry per identity");
    memcpy(p->weight, PyBytes_AS_STRING(row), cells * sizeof *p->weight);
    for (int k = 0; k < cells; k++)
        if (p->weight[k] < 0 || p->weight[k] > MAX_WEIGHT)
            return refuse("weight out of range");
    return true;
}

static bool read_position(Problem *p, PyObject *const *args)
{
    long long weight, least = NEVER, limit, deadline, far = INT64_C(1) << 44;
    if (!read_int(args[0], 1, MAX_COLOURS, &p->colours, "colours or group_max out of range")
        || !read_int(args[1], 3, MAX_GROUP, &p->group_max, "colours or group_max out of range"))
        return false;
    p->distinct = PyObject_IsTrue(args[2]);
    p->placed = PyObject_IsTrue(args[12]);
    if (!read_row(p, args[6]) || !read_number(args[7], 0, MAX_WEIGHT, &weight, "weight out of range"))
        return false;
    p->joker_weight = weight;
    if (!read_table(p, args[3], args[8]) || !read_rack(p, args[4], true, &p->gain)
        || !read_rack(p, args[5], false, &p->gain))
        return false;
    for (int k = 0; k < p->colours * NUMBERS; k++)
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse("too many copies of one tile");
    if (p->joker_need + p->joker_may > MAX_JOKERS)
        return refuse("jokers out of range");
    if ((args[9] != Py_None && !read_number(args[9], -far, far, &least, "floor out of range"))
        || !read_number(args[10], 0, INT64_MAX, &limit, "node_limit out of range")
        || !read_number(args[11], 0, INT64_MAX, &deadline, "deadline_ns out of range"))
        return false;
    p->least = args[9] == Py_None ? least : least - p->gain;
    p->node_limit = limit;
    p->deadline = deadline;
    return true;
}

/* The melds as a row of bytes. */
static PyObject *packed_melds(const Core *core)
{
    Py_ssize_t size = 0;
    for (int k = 0; k < core->n_melds; k++)
        size += HEAD + core->meld[k].length;
    PyObject *packed = PyBytes_FromStringAndSize(NULL, size);
    if (!packed)
        return NULL;
    uint8_t *at = (uint8_t *)PyBytes_AS_STRING(packed);
    for (int k = 0; k < core->n_melds; k++) {
        const Meld *meld = &core->meld[k];
        *at++ = (uint8_t)meld->kind;
        *at++ = (uint8_t)max_of(meld->colour, 0);
        *at++ = (uint8_t)meld->first;
        *at++ = (uint8_t)meld->length;
        for (int cell = 0; cell < meld->length; cell++)
            *at++ = meld->cells[cell] == JOKER ? JOKER_BYTE : (uint8_t)meld->cells[cell];
    }
    return packed;
}

/* Status, weight, kept melds, the tiles of may that are laid, and the melds. */
static PyObject *position_object(const Core *core, const Result *result)
{
    const Problem *p = core->problem;
    if (!result->found)
        return Py_BuildValue("(iiiOOL)", (int)result->status, 0, 0, Py_None, Py_None, (long long)core->nodes);
    uint8_t laid[CELLS * MAX_COPIES + MAX_JOKERS];
    Py_ssize_t count = 0;
    for (int k = 0; k < p->colours * NUMBERS; k++)
        for (int copy = 0; copy < core->used[k]; copy++)
            laid[count++] = (uint8_t)k;
    for (int jokers = core->laid_jokers - p->joker_need; jokers > 0; jokers--)
        laid[count++] = JOKER_BYTE;
    PyObject *melds = packed_melds(core);
    if (!melds)
        return NULL;
    return Py_BuildValue("(iLLy#NL)", (int)result->status, (long long)(result->worth / core->scale + p->gain),
                         (long long)(result->worth % core->scale / POINT), (const char *)laid, count, melds,
                         (long long)core->nodes);
}

static PyObject *lay(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != 13) {
        PyErr_SetString(PyExc_TypeError, "lay takes 13 arguments");
        return NULL;
    }
    return answered(args, read_position, position_object);
}

/* ---- sets to settle ----------------------------------------------------------------------------------- */

enum { SHORTEST_RUN = 3, LONGEST_RUN = 5, MAX_HOMES = 256, MAX_OWNERS = 40 };

/* A small set that could be settled: it holds a certain tile, or a joker. */
typedef struct {
    int kind, count, n_extra;
    uint8_t cells[MAX_GROUP];      /* the jokers are JOKER_BYTE */
    uint8_t extra[MAX_GROUP];      /* tiles of it that must come from the rack */
    int64_t weight, keep; /* of the best answer with it */
    int alike;            /* whether it may look like an old set, and so count as left alone itself */
} Candidate;

/* What a copy of a tile counts for: up to two old sets, or -1. */
typedef struct {
    int16_t home[2];
} Owner;

enum { ALL_SETS, BEST_SET, ANY_SET };

/* Settling a set: of the problem, with what it must hold, and how the old sets own the tiles. */
typedef struct {
    const Problem *problem;
    Core *core;
    int must;      /* a tile, or JOKER */
    bool new_only;  /* it may continue no old set */
    int wanted;    /* whether all sets count, one of the best, or any */
    const uint8_t *skip; /* sets not to be settled again: kind, numbers of cells and of extra tiles, and those */
    Py_ssize_t skip_size;
    const uint8_t *old; /* the old sets: number of cells, and those in order */
    Py_ssize_t old_size;
    uint8_t rack_need[CELLS];
    uint8_t enough[MAX_HOMES]; /* tiles with which a set continues an old one */
    uint8_t n_homes[CELLS], homes[CELLS][MAX_COPIES];
    int n_swaps;
    uint8_t swaps[MAX_JOKERS][3]; /* old set, tile, and whether it came from the rack */
    Candidate *found;
    int n_found, room;
    int64_t nodes;
    bool unsure;
    Outcome outcome;
} Settling;

static int owners_of(const Settling *s, int cell, bool extra, Owner *owners)
{
    /* What need not be laid already is a tile of the rack in any case. */
    int count = 0, rack = s->rack_need[cell] + (extra || !s->problem->need[cell]), swapped = 0;
    for (int k = 0; k < s->n_swaps; k++)
        if (s->swaps[k][1] == cell && s->swaps[k][2] && swapped++ < rack)
            owners[count++] = (Owner){{s->swaps[k][0], -1}};
    if (rack > swapped)
        owners[count++] = (Owner){{-1, -1}};
    for (int h = 0; cell != s->must && h < s->n_homes[cell]; h++) {
        owners[count++] = (Owner){{s->homes[cell][h], -1}};
        for (int k = 0; k < s->n_swaps; k++)
            if (s->swaps[k][1] == cell && !s->swaps[k][2])
                owners[count++] = (Owner){{s->homes[cell][h], s->swaps[k][0]}};
    }
    return count;
}

/* Whether the copies of the tiles from `at` on can be chosen so that the set continues no old one. */
static bool can_be_new(const Settling *s, const Candidate *set, int at, unsigned extra, uint8_t *held)
{
    if (at == set->count || set->cells[at] == JOKER_BYTE)
        return at == set->count || can_be_new(s, set, at + 1, extra, held);
    Owner owners[MAX_OWNERS];
    int count = owners_of(s, set->cells[at], extra >> at & 1, owners);
    for (int k = 0; k < count; k++) {
        bool fits = true;
        for (int h = 0; h < 2 && owners[k].home[h] >= 0; h++)
            fits &= ++held[owners[k].home[h]] < s->enough[owners[k].home[h]];
        fits = fits && can_be_new(s, set, at + 1, extra, held);
        for (int h = 0; h < 2 && owners[k].home[h] >= 0; h++)
            held[owners[k].home[h]]--;
        if (fits)
            return true;
    }
    return false;
}

/* Take the set out of the problem; false if the tiles are not there. */
static bool take_set(const Candidate *set, Problem *p)
{
    int64_t gain = 0;
    for (int k = 0; k < set->n_extra; k++) {
        if (!p->may[set->extra[k]])
            return false;
        p->may[set->extra[k]]--;
        p->need[set->extra[k]]++;
        gain += p->weight[set->extra[k]];
    }
    for (int k = 0; k < set->count; k++) {
        bool joker = set->cells[k] == JOKER_BYTE;
        int cell = joker ? 0 : set->cells[k];
        if (joker ? p->joker_need : p->need[cell]) {
            joker ? p->joker_need-- : p->need[cell]--;
        } else if (joker ? p->joker_may : p->may[cell]) {
            joker ? p->joker_may-- : p->may[cell]--;
            gain += joker ? p->joker_weight : p->weight[cell];
        } else {
            return false;
        }
    }
    if (p->known && p->least < gain)
        return false;
    p->least = p->least > gain ? p->least - gain : 0;
    p->gain = gain;
    return true;
}

/* Whether the set was settled before. */
static bool is_skipped(const Settling *s, const Candidate *set)
{
    for (const uint8_t *at = s->skip; at < s->skip + s->skip_size; at += 3 + at[1] + at[2])
        if (at[0] == set->kind && at[1] == set->count && at[2] == set->n_extra
            && !memcmp(at + 3, set->cells, at[1]) && !memcmp(at + 3 + at[1], set->extra, at[2]))
            return true;
    return false;
}

/* Whether some old set has the same cells, in whatever order. */
static bool looks_old(const Settling *s, const Candidate *set)
{
    uint8_t cells[MAX_GROUP];
    for (int k = 0, at; k < set->count; k++) {
        for (at = k; at > 0 && cells[at - 1] > set->cells[k]; at--)
            cells[at] = cells[at - 1];
        cells[at] = set->cells[k];
    }
    for (const uint8_t *old = s->old; old < s->old + s->old_size; old += 1 + old[0])
        if (old[0] == set->count && !memcmp(old + 1, cells, old[0]))
            return true;
    return false;
}

/* Ask for what is wanted beside the set, or for something better than the best found so far. */
static void raise_floor(const Settling *s, const Candidate *set, Problem *p)
{
    bool better = s->wanted != ALL_SETS && s->n_found;
    if (better && p->known)
        p->least_keep = (int)s->found->keep + s->found->alike + 1;
    else if (better)
        p->least = max_of64(p->least, s->found->weight + 1 - p->gain);
    p->least_keep = max_of(0, p->least_keep - set->alike);
}

static bool is_heavier(const Candidate *a, const Candidate *b)
{
    return a->weight != b->weight ? a->weight > b->weight : a->keep + a->alike > b->keep + b->alike;
}

/* Ask what is best beside a set; false if nothing is. */
static bool weigh_rest(Settling *s, const Problem *rest, Candidate *set)
{
    Core *core = s->core;
    PyThreadState *thread = core->thread;
    int64_t end = core->end;
    memset(core, 0, sizeof *core);
    core->problem = rest;
    core->thread = thread;
    core->end = end;
    core->scale = 1;
    Result result = {NONE, false, 0};
    s->outcome = run_core(core, &result);
    s->nodes += core->nodes + 1;
    s->unsure = result.status == BUDGET;
    set->weight = result.worth / core->scale + rest->gain;
    set->keep = result.worth % core->scale / POINT;
    free(core->saved);
    release(core);
    core->saved = NULL;
    return result.found && s->outcome == FINE;
}

/* Ask what is best with this set settled, and note it if anything comes of it. */
static void weigh_set(Settling *s, Candidate *set)
{
    Problem rest = *s->problem;
    if (s->unsure || s->outcome != FINE || (s->wanted == ANY_SET && s->n_found) || is_skipped(s, set)
        || !take_set(set, &rest))
        return;
    set->alike = looks_old(s, set);
    raise_floor(s, set, &rest);
    if (rest.node_limit && (rest.node_limit -= s->nodes) <= 0) {
        s->unsure = true;
        return;
    }
    if (rest.known && (rest.n_keep_runs || rest.n_keep_groups)) {
        /* Mostly the weight is out of reach, and that is sooner known without a thought for old melds. */
        Problem bare = rest;
        bare.n_keep_runs = bare.n_keep_groups = bare.least_keep = 0;
        if (!weigh_rest(s, &bare, set))
            return;
    }
    if (!weigh_rest(s, &rest, set))
        return;
    if (s->n_found == s->room) {
        int room = s->room ? 2 * s->room : 64;
        Candidate *more = realloc(s->found, (size_t)room * sizeof *more);
        if (!more) {
            s->outcome = NO_MEMORY;
            return;
        }
        s->found = more;
        s->room = room;
    }
    int at = s->n_found++;
    if (s->wanted != ALL_SETS)
        s->n_found = 1, at = 0;
    for (; at > 0 && is_heavier(set, &s->found[at - 1]); at--)
        s->found[at] = s->found[at - 1];
    s->found[at] = *set;
}

/* Each tile of a set that may come from the rack, once: the places as bits. */
static unsigned optional_places(const Settling *s, const Candidate *set)
{
    unsigned places = 0;
    for (int k = 0; k < set->count; k++) {
        bool seen = set->cells[k] == JOKER_BYTE || !s->problem->may[set->cells[k]];
        for (int j = 0; j < k; j++)
            seen |= set->cells[j] == set->cells[k];
        places |= seen ? 0u : 1u << k;
    }
    return places;
}

/* The same tiles at all their places. */
static unsigned all_places(const Candidate *set, unsigned places)
{
    unsigned all = 0;
    for (int k = 0; k < set->count; k++)
        for (int j = 0; j < set->count; j++)
            if (places >> j & 1 && set->cells[j] == set->cells[k])
                all |= 1u << k;
    return all;
}

/* Settle a set; where it must be new, with the fewest tiles from the rack that make it so. */
static void settle_set(Settling *s, Candidate *set)
{
    unsigned optional = optional_places(s, set), tried[64];
    int n_tried = 0;
    uint8_t held[MAX_HOMES] = {0};
    for (int size = 0; size <= bits_set(optional); size++)
        for (unsigned some = optional;; some = (some - 1) & optional) {
            bool covered = bits_set(some) != size;
            for (int k = 0; k < n_tried && !covered; k++)
                covered = (tried[k] & ~some) == 0;
            if (!covered && (!s->new_only || can_be_new(s, set, 0, all_places(set, some), held))) {
                set->n_extra = 0;
                for (int k = 0; k < set->count; k++)
                    if (some >> k & 1)
                        set->extra[set->n_extra++] = set->cells[k];
                weigh_set(s, set);
                tried[n_tried++] = some;
                if (!size || n_tried == 64)
                    return;
            }
            if (!some)
                break;
        }
}

static void settle_runs(Settling *s, int colour, int first, int length)
{
    const Problem *p = s->problem;
    unsigned holes = 0, fixed = 0, full = (1u << length) - 1;
    for (int k = 0; k < length; k++) {
        int cell = identity(colour, first + k);
        holes |= p->need[cell] + p->may[cell] ? 0u : 1u << k;
        fixed |= cell == s->must ? 1u << k : 0u;
    }
    if (s->must != JOKER && (!fixed || holes & fixed))
        return;
    for (unsigned gaps = s->must == JOKER; gaps < full; gaps++) {
        if ((gaps & holes) != holes || gaps & fixed || bits_set(gaps) > p->joker_need + p->joker_may)
            continue;
        Candidate set = {.kind = RUN, .count = length};
        for (int k = 0; k < length; k++)
            set.cells[k] = gaps >> k & 1 ? JOKER_BYTE : (uint8_t)identity(colour, first + k);
        settle_set(s, &set);
    }
}

/* Settle the groups with the tiles chosen so far and some of the colours from this one on. */
static void settle_groups(Settling *s, int number, int colour, Candidate *set)
{
    const Problem *p = s->problem;
    if (colour == p->colours) {
        int tiles = set->count, fewest = max_of(3 - tiles, s->must == JOKER);
        bool holds = s->must == JOKER;
        for (int k = 0; k < tiles; k++)
            holds |= set->cells[k] == s->must;
        int most = min_of(p->joker_need + p->joker_may, p->group_max - tiles);
        for (int jokers = fewest; tiles && holds && jokers <= most; jokers++) {
            Candidate whole = *set;
            for (int k = 0; k < jokers; k++)
                whole.cells[whole.count++] = JOKER_BYTE;
            settle_set(s, &whole);
        }
        return;
    }
    int cell = identity(colour, number), copies = p->need[cell] + p->may[cell];
    copies = min_of(p->distinct ? min_of(copies, 1) : copies, p->group_max - set->count);
    for (int taken = 0; taken <= copies; taken++) {
        if (taken)
            set->cells[set->count++] = (uint8_t)cell;
        settle_groups(s, number, colour + 1, set);
    }
    set->count -= max_of(copies, 0);
}

static void settle_all(Settling *s)
{
    for (int c = 0; c < s->problem->colours; c++)
        for (int length = SHORTEST_RUN; length <= LONGEST_RUN; length++)
            for (int first = 1; first + length - 1 <= NUMBERS; first++)
                if (s->must == JOKER || s->must / NUMBERS == c)
                    settle_runs(s, c, first, length);
    for (int n = 1; n <= NUMBERS; n++)
        if (s->must == JOKER || s->must % NUMBERS + 1 == n) {
            Candidate set = {.kind = GROUP};
            settle_groups(s, n, 0, &set);
        }
}

static bool read_skipped(Settling *s, PyObject *skip)
{
    if (!PyBytes_Check(skip))
        return refuse("skipped sets must be bytes");
    s->skip = (const uint8_t *)PyBytes_AS_STRING(skip);
    s->skip_size = PyBytes_GET_SIZE(skip);
    for (Py_ssize_t at = 0; at < s->skip_size; at += 3 + s->skip[at + 1] + s->skip[at + 2])
        if (at + 3 > s->skip_size || at + 3 + s->skip[at + 1] + s->skip[at + 2] > s->skip_size)
            return refuse("skipped sets are cut short");
    return true;
}

static bool read_old_sets(Settling *s, PyObject *old)
{
    if (!PyBytes_Check(old))
        return refuse("old sets must be bytes");
    s->old = (const uint8_t *)PyBytes_AS_STRING(old);
    s->old_size = PyBytes_GET_SIZE(old);
    for (Py_ssize_t at = 0; at < s->old_size; at += 1 + s->old[at])
        if (at + 1 + s->old[at] > s->old_size)
            return refuse("old sets are cut short");
    return true;
}

/* How the old sets own the tiles: rows of bytes, checked. */
static bool read_owners(Settling *s, PyObject *const *args)
{
    const uint8_t *row[4];
    Py_ssize_t size[4];
    for (int k = 0; k < 4; k++) {
        if (!PyBytes_Check(args[k]))
            return refuse("owners must be bytes");
        row[k] = (const uint8_t *)PyBytes_AS_STRING(args[k]);
        size[k] = PyBytes_GET_SIZE(args[k]);
    }
    if (!read_skipped(s, args[4]) || !read_old_sets(s, args[5]))
        return false;
    int cells = s->problem->colours * NUMBERS;
    if (size[0] != cells || size[1] % 2 || size[2] > MAX_HOMES || size[3] % 3 || size[3] > 3 * MAX_JOKERS)
        return refuse("owners out of range");
    memcpy(s->rack_need, row[0], (size_t)cells);
    memcpy(s->enough, row[2], (size_t)size[2]);
    for (Py_ssize_t k = 0; k < size[1]; k += 2) {
        int cell = row[1][k], home = row[1][k + 1];
        if (cell >= cells || home >= size[2] || s->n_homes[cell] == MAX_COPIES)
            return refuse("owners out of range");
        s->homes[cell][s->n_homes[cell]++] = (uint8_t)home;
    }
    s->n_swaps = (int)(size[3] / 3);
    for (int k = 0; k < s->n_swaps; k++) {
        memcpy(s->swaps[k], &row[3][3 * k], 3);
        if (s->swaps[k][0] >= size[2])
            return refuse("owners out of range");
    }
    return true;
}

static PyObject *settled_object(const Settling *s)
{
    PyObject *list = PyList_New(s->n_found);
    for (int k = 0; list && k < s->n_found; k++) {
        const Candidate *set = &s->found[k];
        PyObject *one = Py_BuildValue("(iy#y#LL)", set->kind, (const char *)set->cells, (Py_ssize_t)set->count,
                                      (const char *)set->extra, (Py_ssize_t)set->n_extra,
                                      (long long)set->weight, (long long)set->keep);
        if (one)
            PyList_SET_ITEM(list, k, one);
        else
            Py_CLEAR(list);
    }
    return list ? Py_BuildValue("(iLN)", (int)s->unsure, (long long)s->nodes, list) : NULL;
}

static PyObject *run_settling(Settling *s)
{
    Core *core = s->core;
    if (s->problem->deadline && !(core->end = end_of(s->problem->deadline)))
        return NULL;
    core->thread = PyEval_SaveThread();
    settle_all(s);
    PyEval_RestoreThread(core->thread);
    if (s->outcome == NO_MEMORY)
        return PyErr_NoMemory();
    return s->outcome == FINE ? settled_object(s) : NULL;
}

static PyObject *settle(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != SOLVE_ARGUMENTS + 9) {
        PyErr_SetString(PyExc_TypeError, "settle takes 31 arguments");
        return NULL;
    }
    Problem problem;
    memset(&problem, 0, sizeof problem);
    Settling *s = calloc(1, sizeof *s);
    Core *core = calloc(1, sizeof *core);
    PyObject *answer = NULL;
    const char *why = "no such tile";
    int only = PyObject_IsTrue(args[SOLVE_ARGUMENTS + 1]);
    if (!s || !core) {
        PyErr_NoMemory();
    } else if (only >= 0 && read_problem(&problem, args)) {
        s->problem = &problem;
        s->core = core;
        s->new_only = only;
        if (read_int(args[SOLVE_ARGUMENTS], JOKER, problem.colours * NUMBERS - 1, &s->must, why)
            && read_int(args[SOLVE_ARGUMENTS + 2], ALL_SETS, ANY_SET, &s->wanted, "so many sets are not enough")
            && read_owners(s, &args[SOLVE_ARGUMENTS + 3]))
            answer = run_settling(s);
    }
    if (s)
        free(s->found);
    free(s);
    free(core);
    free_problem(&problem);
    return answer;
}

static PyMethodDef methods[] = {
    {"solve", (PyCFunction)(void (*)(void))solve, METH_FASTCALL,
     "solve(colours, need, may, weight, group_max, distinct, joker_need, joker_may, joker_weight, run_blocks,\n"
     "      group_blocks, keep_runs, keep_groups, floor, floor_counts, node_limit, deadline_ns, placed,\n"
     "      hold_runs, hold_groups, known, least_keep, /)\n--\n\n"
     "The answer of greatest worth: status, weight, keep, used, jokers, melds, nodes."},
    {"settle", (PyCFunction)(void (*)(void))settle, METH_FASTCALL,
     "settle(*problem, must, new_only, wanted, rack_need, homes, enough, swaps, skip, old, /)\n--\n\n"
     "The small sets with which something comes of a problem: whether it stopped early, nodes, sets; see settle.py."},
    {"lay", (PyCFunction)(void (*)(void))lay, METH_FASTCALL,
     "lay(colours, group_max, distinct, table, must, may, weight, joker_weight, keep, least, node_limit,\n"
     "    deadline_ns, placed, /)\n--\n\n"
     "The best table with all jokers free: status, weight, keep, tiles laid of may, melds, nodes; see free.py."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_PER_INTERPRETER_GIL_SUPPORTED},
#endif
#if PY_VERSION_HEX >= 0x030D0000
    {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
    {0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_core",
    .m_doc = "The exact search for tile rummy, compiled; problem.py says what it is asked.",
    .m_size = 0,
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
