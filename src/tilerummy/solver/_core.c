/* The exact search, compiled. The same algorithm as core.py; the two must give answers of equal worth.
 *
 * The numbers 1..13 are laid one after the other. What one colour carries from a number to the next is how
 * many of its runs are open, by length capped at three: a run of one or two must still grow, a run of three
 * may stop. Tiles sent to runs go to the short runs first, then to the long ones, then begin new ones; no
 * other dealing of the same tiles leaves more to do with. So each colour alone is a small layered graph (a
 * Track), and only the groups and the jokers tie the colours together.
 *
 * The graph of one colour, with groups free wherever enough tiles of a number exist, gives a bound by jokers
 * left that never underestimates. A best-first search over the joint states takes the newest of equal nodes,
 * and of each node only the children whose bound is within reach; the others wait with the node.
 *
 * Jokers are first laid only where they are needed, and the surplus is put at the ends of finished melds. If
 * it does not fit, the search runs again in exact mode, where every joker is laid in its place.
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
    BEAM = 16,
    CLOCK_EVERY = 512,
    FIRST_PATIENCE = 200, /* nodes before the prices are improved for the first time */
    FIRST_ROUNDS = 20,    /* steps of that improvement; the next has three times as many */
    LAST_ROUNDS = 540,
    FAILURES = 3, /* steps without a lower bound before they get shorter */
    WITNESSES = 64, /* expanded nodes of a number that are asked whether they dominate another */
    KINDS = 6,      /* open runs of length 1, 2, 3+ with a tile, then of 1, 2, 3+ jokers alone */
    LONG = 2,
    LONG_SHIFT = 4 * LONG,
    BLOCK_SHIFT = 4 * KINDS,
    KEEP_SHIFT = BLOCK_SHIFT + 2 * MAX_OVERLAP,
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
#define HOPE 4.0 /* by how many tiles the first steps try to lower the bound */
#define BEND 1.5
#define MEMORY 0.5 /* how much of the step before goes on */
#define NEVER (-(INT64_C(1) << 62))
#define MAX_WEIGHT (INT64_C(1) << 30)

typedef enum { OPTIMAL, NONE, BUDGET } Status;
typedef enum { FINE, NO_MEMORY, INTERRUPTED } Outcome;

/* A run block (extra: keep) or an old run (extra: places of its jokers). */
typedef struct {
    int colour, first, last, extra, slot;
} RunItem;

/* A group block, or an old group, with the tiles of each colour. */
typedef struct {
    int number, jokers, keep, tiles;
    uint8_t count[MAX_COLOURS];
} GroupItem;

typedef struct {
    int colours, group_max, distinct, joker_need, joker_may;
    int64_t joker_weight, least, weight[CELLS];
    int64_t node_limit, deadline;
    uint8_t need[CELLS], may[CELLS];
    int n_run_blocks, n_group_blocks, n_keep_runs, n_keep_groups;
    RunItem run_blocks[MAX_ITEMS], keep_runs[MAX_ITEMS];
    GroupItem group_blocks[MAX_ITEMS], keep_groups[MAX_ITEMS];
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
    Option *list;
    int count;
} Options;

/* The states of one colour past one number. bound[state * (jokers + 1) + left] is the most that this colour
 * can still gain; options are filled in when a node first asks. */
typedef struct {
    int count, room;
    uint64_t *state;
    uint8_t *spent;
    int *first_move; /* count + 1 entries */
    int64_t *bound;
    Options *options;
} Layer;

/* Blocks and old runs that matter at one number of one colour, as indices of the problem. */
typedef struct {
    int n_starting, n_ending, n_keep_starting, n_keep_over;
    int starting[MAX_OVERLAP], ending[MAX_OVERLAP], keep_starting[MAX_OVERLAP], keep_over[MAX_OVERLAP];
} Events;

typedef struct {
    Layer layer[NUMBERS + 1];
    Move *moves;
    int n_moves, room;
    int tiles[NUMBERS + 3]; /* tiles and starting blocks that could lengthen a run */
    int rule[NUMBERS + 2], long_limit[NUMBERS + 1];
    Events *events; /* of numbers 1..13, or NULL */
} Track;

typedef struct {
    int64_t gain, base, done; /* base: the bound as a sum; done: loss up to which children exist */
    int32_t parent;
    int32_t points; /* for kept groups and group blocks at this number */
    uint16_t state[MAX_COLOURS], move[MAX_COLOURS];
    uint8_t number, used, group_jokers, tight;
} Node;

typedef struct {
    int64_t bound;
    uint32_t order;
    int32_t node;
} Waiting;

/* One useful way to group tiles of a number that has group blocks or old groups. */
typedef struct {
    int32_t points;
    int32_t jokers;
} Way;

typedef struct {
    uint32_t key;
    int count;
    Way *ways;
} KnownWays;

typedef struct {
    int blocks[MAX_SAME_NUMBER], keeps[MAX_SAME_NUMBER];
    int n_blocks, n_keeps, n_known, room;
    KnownWays *known;
} Special;

/* A meld of the arrangement; `fixed` says that it is kept and may not change. */
typedef struct {
    int kind, colour, first, length, fixed;
    int16_t cells[NUMBERS];
} Meld;

/* What the bound pays a colour for each tile that it sends to groups of a number, and what a joker costs. The
 * groups pay it back, so any prices give a bound that never underestimates; good ones give a close bound. */
typedef struct {
    int64_t tile[NUMBERS + 1][MAX_COLOURS];
    int64_t joker;
} Prices;

typedef struct Chunk {
    struct Chunk *next;
    size_t used, size;
} Chunk;

typedef struct {
    uint64_t key;
    uint32_t stamp, id;
} InternSlot;

typedef struct {
    const Problem *problem;
    jmp_buf failed;
    PyThreadState *thread;
    PyObject *clock;
    Chunk *chunks;
    Outcome outcome;
    bool exact, late;
    int jokers;
    int64_t scale, bonus, least, nodes;
    double hope;
    uint8_t groupable[NUMBERS + 1][MAX_COLOURS];
    Prices prices;
    int64_t groups_after[NUMBERS + 1]; /* the most that the groups of later numbers can bring at these prices */
    Special *special[NUMBERS + 1];
    Track track[MAX_COLOURS];
    InternSlot *intern;
    uint32_t intern_size, stamp;
    uint16_t plain[MAX_COLOURS * MAX_COPIES + 1][MAX_COPIES + 1]; /* jokers as bits, plus a known bit */
    Node *node;
    int n_nodes, node_room;
    int32_t *table;
    uint32_t table_size;
    Waiting *heap;
    int n_heap, heap_room;
    uint32_t order;
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

/* Memory that lives as long as the call. */
static void *reserve(Core *core, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    Chunk *chunk = core->chunks;
    if (!chunk || chunk->size - chunk->used < size) {
        size_t room = chunk ? chunk->size * 2 : (size_t)1 << 16;
        if (room > (size_t)1 << 24)
            room = (size_t)1 << 24;
        if (room < size)
            room = size;
        size_t header = (sizeof(Chunk) + 15) & ~(size_t)15;
        chunk = malloc(header + room);
        if (!chunk)
            fail(core, NO_MEMORY);
        chunk->next = core->chunks;
        chunk->used = 0;
        chunk->size = room;
        core->chunks = chunk;
    }
    size_t header = (sizeof(Chunk) + 15) & ~(size_t)15;
    void *memory = (char *)chunk + header + chunk->used;
    chunk->used += size;
    return memory;
}

static void *reserve_zeroed(Core *core, size_t size)
{
    return memset(reserve(core, size), 0, size);
}

/* Room for one more item in a growing array; the array may move. */
static void *grown(Core *core, void *array, int count, int *room, size_t item)
{
    if (count < *room)
        return array;
    if (*room > INT32_MAX / 4)
        fail(core, NO_MEMORY);
    int wider = *room ? *room * 2 : 64;
    void *moved = reserve(core, (size_t)wider * item);
    if (count)
        memcpy(moved, array, (size_t)count * item);
    *room = wider;
    return moved;
}

static void release(Core *core)
{
    while (core->chunks) {
        Chunk *next = core->chunks->next;
        free(core->chunks);
        core->chunks = next;
    }
}

/* ---- small numbers ------------------------------------------------------------------------------------ */

static inline int min_of(int a, int b) { return a < b ? a : b; }
static inline int max_of(int a, int b) { return a > b ? a : b; }
static inline int identity(int colour, int number) { return colour * NUMBERS + number - 1; }
static inline int kind_count(uint64_t runs, int kind) { return (int)(runs >> (4 * kind) & 15); }
static inline int bits_set(unsigned mask)
{
    int count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
}

/* ---- what groups a number allows ---------------------------------------------------------------------- */

static void set_groupable(Core *core, int number)
{
    const Problem *p = core->problem;
    int tiles[MAX_COLOURS], total = 0, most = 0, others = core->jokers;
    for (int c = 0; c < p->colours; c++) {
        tiles[c] = p->need[identity(c, number)] + p->may[identity(c, number)];
        total += tiles[c];
        most = max_of(most, tiles[c]);
    }
    for (int k = 0; k < p->n_group_blocks; k++)
        if (p->group_blocks[k].number == number)
            others += p->group_blocks[k].tiles + p->group_blocks[k].jokers;
    int limit = 0;
    if (!p->distinct) {
        limit = total + others >= 3 ? most : 0;
    } else {
        for (; limit < most; limit++) {
            int cells = others;
            for (int c = 0; c < p->colours; c++)
                cells += min_of(limit + 1, tiles[c]);
            if (cells < 3 * (limit + 1))
                break;
        }
    }
    for (int c = 0; c < p->colours; c++)
        core->groupable[number][c] = (uint8_t)min_of(tiles[c], limit);
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

/* Every useful way to group these tiles: for each joker count the most points, and without exact mode only
 * where more jokers bring more points. */
static const KnownWays *special_ways(Core *core, int number, const uint8_t *counts)
{
    Special *s = core->special[number];
    uint32_t key = 0;
    for (int c = 0; c < core->problem->colours; c++)
        key = key << 4 | counts[c];
    for (int k = 0; k < s->n_known; k++)
        if (s->known[k].key == key)
            return &s->known[k];
    int best[MAX_JOKERS + 1], highest = -1;
    for (int j = 0; j <= MAX_JOKERS; j++)
        best[j] = -1;
    visit_layouts(core, s, counts, note_points, best);
    s->known = grown(core, s->known, s->n_known, &s->room, sizeof *s->known);
    KnownWays *known = &s->known[s->n_known++];
    known->key = key;
    known->count = 0;
    known->ways = reserve(core, (MAX_JOKERS + 1) * sizeof(Way));
    for (int j = 0; j <= core->jokers; j++) {
        if (best[j] < 0 || (!core->exact && best[j] <= highest))
            continue;
        highest = best[j];
        known->ways[known->count++] = (Way){best[j], j};
    }
    return known;
}

/* ---- the track of a colour ---------------------------------------------------------------------------- */

static Events *events_of(Core *core, int colour)
{
    const Problem *p = core->problem;
    Events *events = NULL;
    for (int kind = 0; kind < 2; kind++) {
        int count = kind ? p->n_keep_runs : p->n_run_blocks;
        const RunItem *runs = kind ? p->keep_runs : p->run_blocks;
        for (int k = 0; k < count; k++) {
            if (runs[k].colour != colour)
                continue;
            if (!events)
                events = reserve_zeroed(core, (NUMBERS + 1) * sizeof(Events));
            Events *first = &events[runs[k].first], *last = &events[runs[k].last];
            if (kind) {
                first->keep_starting[first->n_keep_starting++] = k;
                for (int n = runs[k].first; n <= runs[k].last; n++)
                    events[n].keep_over[events[n].n_keep_over++] = k;
            } else {
                first->starting[first->n_starting++] = k;
                last->ending[last->n_ending++] = k;
            }
        }
    }
    return events;
}

static void set_rules(Core *core, Track *track, int colour)
{
    const Problem *p = core->problem;
    for (int n = 1; n <= NUMBERS; n++) {
        int at = identity(colour, n);
        track->tiles[n] = p->need[at] + p->may[at] + (track->events ? track->events[n].n_starting : 0);
    }
    for (int n = 1; n <= NUMBERS; n++) {
        int rule = 0;
        for (int later = n + 1; later <= min_of(n + core->jokers, NUMBERS); later++)
            rule |= track->tiles[later] ? BRIDGE : 0;
        /* Jokers before the first tile of a run can as well follow it, except at the end of the numbers. */
        if (n == NUMBERS - 2 && track->tiles[NUMBERS - 1] + track->tiles[NUMBERS] > 0)
            rule |= START;
        track->rule[n] = core->exact ? EXACT | START | BRIDGE : rule;
    }
    /* How many runs that could stop are worth carrying past a number. */
    for (int n = 0; n < NUMBERS; n++)
        track->long_limit[n] = track->tiles[n + 1] + (track->rule[n + 1] & BRIDGE ? core->jokers : 0);
    track->long_limit[NUMBERS] = 0;
}

static void widen_intern(Core *core)
{
    uint32_t old_size = core->intern_size;
    InternSlot *old = core->intern;
    core->intern_size = old_size ? old_size * 4 : 1024;
    core->intern = reserve_zeroed(core, core->intern_size * sizeof(InternSlot));
    for (uint32_t k = 0; k < old_size; k++) {
        if (old[k].stamp != core->stamp)
            continue;
        uint32_t at = (uint32_t)(old[k].key * UINT64_C(0x9E3779B97F4A7C15) >> 40);
        while (core->intern[at & (core->intern_size - 1)].stamp == core->stamp)
            at++;
        core->intern[at & (core->intern_size - 1)] = old[k];
    }
}

static void widen_layer(Core *core, Layer *layer)
{
    int room = layer->room;
    layer->state = grown(core, layer->state, layer->count, &room, sizeof *layer->state);
    layer->spent = grown(core, layer->spent, layer->count, &layer->room, sizeof *layer->spent);
}

/* The number of a state in the layer being filled, with the fewest jokers spent on the way to it. */
static uint16_t intern_state(Core *core, Layer *layer, uint64_t state, int spent)
{
    if ((uint32_t)layer->count * 2 >= core->intern_size)
        widen_intern(core);
    uint32_t at = (uint32_t)(state * UINT64_C(0x9E3779B97F4A7C15) >> 40);
    for (;; at++) {
        InternSlot *slot = &core->intern[at & (core->intern_size - 1)];
        if (slot->stamp != core->stamp) {
            if (layer->count == layer->room)
                widen_layer(core, layer);
            if (layer->count > UINT16_MAX)
                fail(core, NO_MEMORY);
            *slot = (InternSlot){state, core->stamp, (uint32_t)layer->count};
            layer->state[layer->count] = state;
            layer->spent[layer->count] = (uint8_t)spent;
            return (uint16_t)layer->count++;
        }
        if (slot->key == state) {
            if (layer->spent[slot->id] > spent)
                layer->spent[slot->id] = (uint8_t)spent;
            return (uint16_t)slot->id;
        }
    }
}

/* What is the same for all moves out of one state under one choice about blocks and old runs. */
typedef struct {
    Track *track;
    Layer *later;
    int colour, number, first_move;
    uint64_t runs, carried, detail;
    int spent, points, reals, jokers; /* kept tiles and kept jokers of this number */
} Step;

/* The state past a number, or all ones if a run is left too short at the end. */
static uint64_t carry(const Core *core, const Step *step, uint64_t runs)
{
    uint64_t carried = step->carried;
    const Events *events = step->track->events;
    int ending = events ? events[step->number].n_ending : 0;
    for (int k = 0; k < ending; k++) {
        int shift = BLOCK_SHIFT + 2 * core->problem->run_blocks[events[step->number].ending[k]].slot;
        int kind = (int)(carried >> shift & 3);
        carried &= ~(UINT64_C(3) << shift);
        if (kind)
            runs += UINT64_C(1) << (4 * (kind - 1));
    }
    if (step->number == NUMBERS)
        return runs & ~(UINT64_C(15) << LONG_SHIFT) ? UINT64_MAX : 0;
    int excess = kind_count(runs, LONG) - step->track->long_limit[step->number];
    if (excess > 0)
        runs -= (uint64_t)excess << LONG_SHIFT;
    return carried | runs;
}

static void add_move(Core *core, const Step *step, int grouped, int extra, int jokers, uint64_t runs,
                     uint64_t detail)
{
    Track *track = step->track;
    uint64_t state = carry(core, step, runs);
    if (state == UINT64_MAX)
        return;
    int total = step->jokers + jokers;
    uint16_t next = intern_state(core, step->later, state, step->spent + total);
    int64_t weight = core->problem->weight[identity(step->colour, step->number)] * core->scale;
    int64_t gain = step->points + extra * weight;
    for (int k = step->first_move; k < track->n_moves; k++) {
        Move *old = &track->moves[k];
        if (old->next == next && old->grouped == grouped && old->jokers == total && old->gain >= gain)
            return;
    }
    track->moves = grown(core, track->moves, track->n_moves, &track->room, sizeof *track->moves);
    track->moves[track->n_moves++] = (Move){
        .gain = gain,
        .detail = step->detail | detail,
        .next = next,
        .grouped = (uint8_t)grouped,
        .jokers = (uint8_t)total,
        .extra = (uint8_t)extra,
    };
}

static uint64_t grown_detail(int reals, int jokers, int longer, int on_new, int on1, int on2, int on3)
{
    return (uint64_t)(unsigned)reals | (uint64_t)(unsigned)jokers << 4 | (uint64_t)(unsigned)longer << 8
           | (uint64_t)(unsigned)on_new << 12 | (uint64_t)(unsigned)on1 << 16 | (uint64_t)(unsigned)on2 << 20
           | (uint64_t)(unsigned)on3 << 24;
}

/* The usual case: no run of jokers alone is open or may begin. */
static void grow_simply(Core *core, const Step *step, int grouped, int extra, int reals, int limit)
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
    for (int on_new = 0; on_new <= (rule & START ? min_of(begun, jokers) : 0); on_new++)
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

/* Every way to share the tiles of a number between groups and runs. */
static void lay_tiles(Core *core, const Step *step)
{
    const Problem *p = core->problem;
    int at = identity(step->colour, step->number), need = p->need[at] - step->reals;
    int limit = core->jokers - step->spent - step->jokers;
    if (need < 0 || limit < 0)
        return;
    bool simple = !(step->runs >> 12) && !(step->track->rule[step->number] & START);
    for (int extra = 0; extra <= p->may[at]; extra++) {
        int most = min_of(need + extra, core->groupable[step->number][step->colour]);
        for (int grouped = 0; grouped <= most; grouped++) {
            int reals = need + extra - grouped;
            (simple ? grow_simply : grow_fully)(core, step, grouped, extra, reals, limit);
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
        if (old->extra >> (step->number - old->first) & 1)
            step->jokers++;
        else
            step->reals++;
        if (old->last == step->number)
            step->carried &= ~bit;
        else
            step->carried |= bit;
    }
}

static void add_moves(Core *core, Track *track, int colour, int number, int id)
{
    const Layer *layer = &track->layer[number - 1];
    Step step = {.track = track,
                 .later = &track->layer[number],
                 .colour = colour,
                 .number = number,
                 .first_move = track->n_moves,
                 .runs = layer->state[id] & RUNS_MASK,
                 .carried = layer->state[id] & ~RUNS_MASK,
                 .spent = layer->spent[id]};
    if (!track->events) {
        lay_tiles(core, &step);
        return;
    }
    const Events *events = &track->events[number];
    for (unsigned kept = 0; kept < 1u << events->n_keep_starting; kept++) {
        Step next = step;
        next.points = POINT * bits_set(kept);
        next.detail = (uint64_t)kept << DETAIL_KEEPS;
        cover_kept(core, &next, kept);
        attach_blocks(core, &next, 0);
    }
}

/* Forward: every state that can be reached, with its moves. */
static void reach_states(Core *core, Track *track, int colour)
{
    core->stamp++;
    intern_state(core, &track->layer[0], 0, 0);
    for (int n = 1; n <= NUMBERS; n++) {
        Layer *layer = &track->layer[n - 1];
        core->stamp++;
        layer->first_move = reserve(core, ((size_t)layer->count + 1) * sizeof(int));
        for (int id = 0; id < layer->count; id++) {
            layer->first_move[id] = track->n_moves;
            add_moves(core, track, colour, n, id);
        }
        layer->first_move[layer->count] = track->n_moves;
    }
}

static void bound_state(const Core *core, int colour, int number, int id)
{
    const Track *track = &core->track[colour];
    const Layer *layer = &track->layer[number], *later = layer + 1;
    int width = core->jokers + 1;
    int64_t tile_price = core->prices.tile[number + 1][colour], joker_price = core->prices.joker;
    int64_t *best = &layer->bound[id * width];
    for (int left = 0; left < width; left++)
        best[left] = NEVER;
    for (int k = layer->first_move[id]; k < layer->first_move[id + 1]; k++) {
        const Move *move = &track->moves[k];
        const int64_t *after = &later->bound[move->next * width];
        int64_t gain = move->gain + move->grouped * tile_price - move->jokers * joker_price;
        for (int left = move->jokers; left < width; left++) {
            int64_t rest = after[left - move->jokers];
            if (rest > NEVER && gain + rest > best[left])
                best[left] = gain + rest;
        }
    }
}

/* Backward: the bound of each state by jokers left. */
static void bound_states(Core *core, int colour)
{
    for (int n = NUMBERS - 1; n >= 0; n--)
        for (int id = 0; id < core->track[colour].layer[n].count; id++)
            bound_state(core, colour, n, id);
}

static void reserve_bounds(Core *core, Track *track)
{
    size_t width = (size_t)core->jokers + 1;
    for (int n = 0; n <= NUMBERS; n++) {
        Layer *layer = &track->layer[n];
        layer->bound = reserve_zeroed(core, (size_t)layer->count * width * sizeof(int64_t));
        layer->options = reserve_zeroed(core, (size_t)layer->count * width * sizeof(Options));
    }
}

/* The moves out of a state with so many jokers left, least loss of bound first. */
static const Options *options_of(Core *core, int colour, int number, int id, int left)
{
    const Track *track = &core->track[colour];
    const Layer *layer = &track->layer[number];
    int width = core->jokers + 1, first = layer->first_move[id], last = layer->first_move[id + 1];
    Options *options = &layer->options[id * width + left];
    if (options->list)
        return options;
    options->list = reserve(core, (size_t)(last - first + 1) * sizeof(Option));
    for (int k = first; k < last; k++) {
        const Move *move = &track->moves[k];
        const int64_t *after = &layer[1].bound[move->next * width];
        if (move->jokers > left || after[left - move->jokers] == NEVER)
            continue;
        int64_t worth = move->gain + move->grouped * core->prices.tile[number + 1][colour]
                        - move->jokers * core->prices.joker + after[left - move->jokers];
        int64_t loss = layer->bound[id * width + left] - worth;
        int at = options->count++;
        for (; at > 0 && options->list[at - 1].loss >= loss; at--)
            options->list[at] = options->list[at - 1];
        options->list[at] = (Option){loss,       move->gain,    after,       move->next,
                                     (uint16_t)(k - first), move->grouped, move->jokers};
    }
    return options;
}

/* ---- prices ------------------------------------------------------------------------------------------- */

/* How far the colours and the groups disagree at some prices: what to change them by. */
typedef struct {
    int tile[NUMBERS + 1][MAX_COLOURS]; /* tiles that the colours send less those that the groups take */
    int joker;                          /* jokers that all of them take, less those there are */
} Gap;

typedef struct {
    int64_t worth;
    int taken[MAX_COLOURS], jokers;
} BestGroups;

/* The best that groups of plain tiles can bring at these prices, with at most `most` tiles of a colour. */
static void best_plain(Core *core, int number, const int *tiles, int most, BestGroups *best)
{
    const int64_t *price = core->prices.tile[number];
    int order[MAX_COLOURS * MAX_COPIES], count = 0;
    for (int c = 0; c < core->problem->colours; c++)
        for (int copy = 0; copy < min_of(tiles[c], most); copy++) {
            int at = count++;
            for (; at > 0 && price[order[at - 1]] > price[c]; at--)
                order[at] = order[at - 1];
            order[at] = c;
        }
    int64_t worth = 0;
    for (int taken = 1; taken <= count; taken++) {
        worth -= price[order[taken - 1]];
        unsigned ways = plain_jokers(core, taken, core->problem->distinct ? most : 1);
        if (!ways)
            continue;
        int jokers = 0;
        while (!(ways >> jokers & 1))
            jokers++;
        if (worth - jokers * core->prices.joker <= best->worth)
            continue;
        *best = (BestGroups){.worth = worth - jokers * core->prices.joker, .jokers = jokers};
        for (int k = 0; k < taken; k++)
            best->taken[order[k]]++;
    }
}

static BestGroups best_groups_of(Core *core, int number, const int *tiles)
{
    BestGroups best = {0};
    int copies = 0;
    for (int c = 0; c < core->problem->colours; c++)
        copies = max_of(copies, tiles[c]);
    if (!core->problem->distinct && copies)
        best_plain(core, number, tiles, copies, &best);
    for (int most = 1; core->problem->distinct && most <= copies; most++)
        best_plain(core, number, tiles, most, &best);
    return best;
}

/* With blocks any tiles may find a place, and every block may be kept: not close, but never too little. */
static BestGroups best_beside_blocks(const Core *core, int number, const int *tiles)
{
    BestGroups best = {.worth = POINT * (core->special[number]->n_blocks + core->special[number]->n_keeps)};
    for (int c = 0; c < core->problem->colours; c++)
        if (core->prices.tile[number][c] < 0) {
            best.taken[c] = tiles[c];
            best.worth -= tiles[c] * core->prices.tile[number][c];
        }
    return best;
}

/* The best that the groups of a number can bring at these prices, and what they take for it. */
static BestGroups best_groups(Core *core, int number)
{
    const Special *s = core->special[number];
    int colours = core->problem->colours, tiles[MAX_COLOURS];
    for (int c = 0; c < colours; c++)
        tiles[c] = core->groupable[number][c];
    if (!s)
        return best_groups_of(core, number, tiles);
    if (s->n_blocks)
        return best_beside_blocks(core, number, tiles);
    BestGroups best = {.worth = NEVER};
    uint8_t counts[MAX_COLOURS];
    for (int c = 0; c < colours; c++)
        counts[c] = (uint8_t)tiles[c];
    for (unsigned kept = 0; kept < 1u << s->n_keeps; kept++) {
        Layout layout = {.kept_groups = kept};
        if (!take_kept_groups(core, s, counts, &layout))
            continue;
        BestGroups rest = best_groups_of(core, number, layout.left);
        rest.worth += POINT * bits_set(kept) - layout.spent * core->prices.joker;
        rest.jokers += layout.spent;
        for (int c = 0; c < colours; c++) {
            rest.taken[c] += tiles[c] - layout.left[c];
            rest.worth -= (tiles[c] - layout.left[c]) * core->prices.tile[number][c];
        }
        if (rest.worth > best.worth)
            best = rest;
    }
    return best;
}

/* Follow the best way of one colour through its track. */
static void walk_best(const Core *core, int colour, Gap *gap)
{
    const Track *track = &core->track[colour];
    int width = core->jokers + 1, left = core->jokers, id = 0;
    for (int n = 0; n < NUMBERS; n++) {
        const Layer *layer = &track->layer[n];
        int64_t top = layer->bound[id * width + left];
        for (int k = layer->first_move[id]; k < layer->first_move[id + 1]; k++) {
            const Move *move = &track->moves[k];
            if (move->jokers > left)
                continue;
            int64_t rest = layer[1].bound[move->next * width + left - move->jokers];
            int64_t gain = move->gain + move->grouped * core->prices.tile[n + 1][colour]
                           - move->jokers * core->prices.joker;
            if (rest == NEVER || gain + rest != top)
                continue;
            gap->tile[n + 1][colour] += move->grouped;
            gap->joker += move->jokers;
            left -= move->jokers;
            id = move->next;
            break;
        }
    }
}

static int64_t root_bound(const Core *core)
{
    int64_t bound = core->bonus + core->groups_after[0] + core->jokers * core->prices.joker;
    for (int c = 0; c < core->problem->colours; c++) {
        int64_t rest = core->track[c].layer[0].bound[core->jokers];
        if (rest == NEVER)
            return NEVER;
        bound += rest;
    }
    return bound;
}

/* Set all bounds by the prices; the bound of the whole problem, and how far the parts disagree. */
static int64_t price_all(Core *core, Gap *gap)
{
    int colours = core->problem->colours;
    if (gap)
        memset(gap, 0, sizeof *gap);
    core->groups_after[NUMBERS] = 0;
    for (int n = NUMBERS; n >= 1; n--) {
        BestGroups best = best_groups(core, n);
        core->groups_after[n - 1] = core->groups_after[n] + best.worth;
        for (int c = 0; gap && c < colours; c++)
            gap->tile[n][c] -= best.taken[c];
        if (gap)
            gap->joker += best.jokers;
    }
    for (int c = 0; c < colours; c++)
        bound_states(core, c);
    int64_t bound = root_bound(core);
    for (int c = 0; gap && bound > NEVER && c < colours; c++)
        walk_best(core, c, gap);
    if (gap)
        gap->joker -= core->jokers;
    return bound;
}

/* To begin with, an old group pays its point in equal shares to the colours it is made of. */
static void first_prices(Core *core)
{
    const Problem *p = core->problem;
    for (int k = 0; k < p->n_keep_groups; k++)
        for (int c = 0; c < p->colours; c++) {
            int64_t *price = &core->prices.tile[p->keep_groups[k].number][c];
            if (p->keep_groups[k].count[c])
                *price = POINT / p->keep_groups[k].tiles;
        }
}

/* The direction in which prices move: the gap, bent away from going back on the step before (Camerini, Fratta
 * and Maffioli 1975). */
typedef struct {
    double tile[NUMBERS + 1][MAX_COLOURS], joker;
} Course;

static double bend_course(const Core *core, const Gap *gap, Course *course)
{
    int colours = core->problem->colours;
    double along = gap->joker * course->joker, square = course->joker * course->joker, size = 0;
    for (int n = 1; n <= NUMBERS; n++)
        for (int c = 0; c < colours; c++) {
            along += gap->tile[n][c] * course->tile[n][c];
            square += course->tile[n][c] * course->tile[n][c];
        }
    double keep = along < 0 ? -BEND * along / square : MEMORY;
    course->joker = gap->joker + keep * course->joker;
    size += course->joker * course->joker;
    for (int n = 1; n <= NUMBERS; n++)
        for (int c = 0; c < colours; c++) {
            double *tile = &course->tile[n][c];
            *tile = gap->tile[n][c] + keep * *tile;
            size += *tile * *tile;
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

static int64_t rounded(double value) { return (int64_t)(value < 0 ? value - 0.5 : value + 0.5); }

/* Move the prices along the course, so that the bound may fall by `hope`. */
static void move_prices(Core *core, const Course *course, double step)
{
    for (int n = 1; n <= NUMBERS; n++)
        for (int c = 0; c < core->problem->colours; c++)
            core->prices.tile[n][c] -= rounded(step * course->tile[n][c]);
    core->prices.joker += rounded(step * course->joker);
    if (core->prices.joker < 0)
        core->prices.joker = 0;
}

/* Look for prices with a lower bound of the whole problem by so many subgradient steps. */
static void improve_prices(Core *core, int rounds)
{
    Gap gap;
    Course course;
    Prices best = core->prices;
    int64_t lowest = INT64_MAX;
    double hope = core->hope;
    int failures = 0;
    memset(&course, 0, sizeof course);
    for (int round = 0; round < rounds; round++) {
        int64_t now = price_all(core, &gap);
        if (now < lowest) {
            lowest = now;
            best = core->prices;
            failures = 0;
        } else if (++failures == FAILURES) {
            failures = 0;
            hope /= 2;
        }
        double size = bend_course(core, &gap, &course);
        if (size < 0.5)
            break;
        move_prices(core, &course, (hope + (double)(now - lowest)) / size);
    }
    core->hope = hope;
    core->prices = best;
    price_all(core, NULL);
}

/* ---- the search --------------------------------------------------------------------------------------- */

static uint64_t node_hash(const Node *node)
{
    uint64_t hash = (uint64_t)node->number << 8 | node->used;
    for (int c = 0; c < MAX_COLOURS; c++)
        hash = (hash ^ node->state[c]) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static bool same_place(const Node *a, const Node *b)
{
    return a->number == b->number && a->used == b->used && !memcmp(a->state, b->state, sizeof a->state);
}

static void widen_table(Core *core)
{
    core->table_size = core->table_size ? core->table_size * 4 : 512;
    core->table = reserve(core, core->table_size * sizeof *core->table);
    memset(core->table, 0xff, core->table_size * sizeof *core->table);
    for (int32_t k = 0; k < core->n_nodes; k++) {
        uint64_t at = node_hash(&core->node[k]);
        for (;; at++) {
            int32_t *slot = &core->table[at & (core->table_size - 1)];
            /* A later node at the same place was better: it takes the slot. */
            if (*slot < 0 || same_place(&core->node[*slot], &core->node[k])) {
                *slot = k;
                break;
            }
        }
    }
}

static int32_t *table_slot(Core *core, const Node *node)
{
    uint64_t at = node_hash(node);
    for (;; at++) {
        int32_t *slot = &core->table[at & (core->table_size - 1)];
        if (*slot < 0 || same_place(&core->node[*slot], node))
            return slot;
    }
}

static inline bool goes_before(const Waiting *a, const Waiting *b)
{
    return a->bound != b->bound ? a->bound > b->bound : a->order > b->order;
}

/* Put a node in line. Every worth is a multiple of POINT, so a bound can be rounded down to one. */
static void push(Core *core, int32_t node, int64_t bound)
{
    bound -= bound % POINT;
    core->heap = grown(core, core->heap, core->n_heap, &core->heap_room, sizeof *core->heap);
    Waiting item = {bound, core->order++, node};
    int at = core->n_heap++;
    while (at > 0 && goes_before(&item, &core->heap[(at - 1) / 2])) {
        core->heap[at] = core->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    core->heap[at] = item;
}

static Waiting pop(Core *core)
{
    Waiting top = core->heap[0], last = core->heap[--core->n_heap];
    int at = 0, count = core->n_heap;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= count)
            break;
        if (child + 1 < count && goes_before(&core->heap[child + 1], &core->heap[child]))
            child++;
        if (!goes_before(&core->heap[child], &last))
            break;
        core->heap[at] = core->heap[child];
        at = child;
    }
    core->heap[at] = last;
    return top;
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

/* A choice of moves being put together, colour by colour. */
typedef struct {
    int32_t parent;
    int64_t reach, beyond, above; /* losses wanted: over `above`, up to `reach`; the least loss beyond */
    int left;
    const Options *options[MAX_COLOURS];
    const Option *chosen[MAX_COLOURS];
    uint8_t counts[MAX_COLOURS];
    int most_after[MAX_COLOURS + 1]; /* tiles that the colours from here on can send to groups */
} Expansion;

static void add_child(Core *core, const Expansion *e, int64_t gain, int rest, int group_jokers, int points)
{
    const Node *parent = &core->node[e->parent];
    int colours = core->problem->colours, number = parent->number + 1;
    gain += points;
    int64_t bound = gain + core->groups_after[number] + rest * core->prices.joker;
    for (int c = 0; c < colours; c++) {
        if (e->chosen[c]->bound[rest] == NEVER)
            return;
        bound += e->chosen[c]->bound[rest];
    }
    if (number == NUMBERS)
        bound = gain = finished_worth(core, gain, core->jokers - rest);
    if (bound < core->least)
        return;
    core->node = grown(core, core->node, core->n_nodes, &core->node_room, sizeof *core->node);
    if ((uint32_t)core->n_nodes * 2 >= core->table_size)
        widen_table(core);
    Node *child = &core->node[core->n_nodes];
    memset(child, 0, sizeof *child);
    child->number = (uint8_t)number;
    child->used = (uint8_t)(core->jokers - rest);
    for (int c = 0; c < colours; c++)
        child->state[c] = e->chosen[c]->next;
    int32_t *slot = table_slot(core, child);
    if (*slot >= 0 && core->node[*slot].gain >= gain)
        return;
    for (int c = 0; c < colours; c++)
        child->move[c] = e->chosen[c]->move;
    child->gain = gain;
    child->base = bound;
    child->done = -1;
    child->parent = e->parent;
    child->points = points;
    child->group_jokers = (uint8_t)group_jokers;
    *slot = core->n_nodes++;
    push(core, *slot, bound);
}

/* A child for each way to group the tiles that the chosen moves leave to groups. */
static void add_children(Core *core, const Expansion *e, int jokers)
{
    const Node *parent = &core->node[e->parent];
    int colours = core->problem->colours, number = parent->number + 1, tiles = 0, most = 0;
    int left = e->left - jokers;
    int64_t gain = parent->gain;
    for (int c = 0; c < colours; c++) {
        gain += e->chosen[c]->gain;
        tiles += e->counts[c];
        most = max_of(most, e->counts[c]);
    }
    if (core->special[number]) {
        const KnownWays *known = special_ways(core, number, e->counts);
        for (int k = 0; k < known->count && known->ways[k].jokers <= left; k++)
            add_child(core, e, gain, left - known->ways[k].jokers, known->ways[k].jokers,
                      known->ways[k].points);
        return;
    }
    unsigned ways = plain_jokers(core, tiles, core->problem->distinct ? most : 1);
    for (int spent = 0; spent <= left && ways >> spent; spent++)
        if (ways >> spent & 1)
            add_child(core, e, gain, left - spent, spent, 0);
}

/* Choose a move for this colour and those after it in every way within reach. */
static void choose_moves(Core *core, Expansion *e, int colour, int64_t loss, int jokers, int tiles)
{
    if (colour == core->problem->colours) {
        if (loss > e->above)
            add_children(core, e, jokers);
        return;
    }
    const Options *options = e->options[colour];
    for (int k = 0; k < options->count; k++) {
        const Option *option = &options->list[k];
        if (loss + option->loss > e->reach) {
            if (loss + option->loss < e->beyond)
                e->beyond = loss + option->loss;
            return;
        }
        int grouped = tiles + option->grouped, spent = jokers + option->jokers;
        if (spent > e->left || (grouped && grouped + e->most_after[colour + 1] + e->left - spent < 3))
            continue;
        e->chosen[colour] = option;
        e->counts[colour] = option->grouped;
        choose_moves(core, e, colour + 1, loss + option->loss, spent, grouped);
    }
}

/* Make the children that lose at most `reach` of the bound; the least loss of the others, or -NEVER. */
static int64_t expand(Core *core, int32_t id, int64_t reach)
{
    Node *node = &core->node[id];
    int colours = core->problem->colours, number = node->number + 1;
    Expansion e = {.parent = id, .reach = reach, .beyond = -NEVER, .above = node->done};
    e.left = core->jokers - node->used;
    node->done = reach;
    e.most_after[colours] = core->special[number] ? 3 : 0;
    for (int c = colours - 1; c >= 0; c--) {
        e.options[c] = options_of(core, c, node->number, node->state[c], e.left);
        e.most_after[c] = e.most_after[c + 1] + core->groupable[number][c];
    }
    choose_moves(core, &e, 0, 0, 0, 0);
    return e.beyond;
}

/* Whether every run that b carries is covered by one that a carries, and a owes no more. */
static bool state_dominates(uint64_t a, uint64_t b)
{
    if (a >> 12 != b >> 12)
        return false;
    int a1 = kind_count(a, 0), a2 = kind_count(a, 1), a3 = kind_count(a, LONG);
    int b1 = kind_count(b, 0), b2 = kind_count(b, 1), b3 = kind_count(b, LONG);
    return a1 <= b1 && a2 <= b2 + b1 - a1 && a1 + a2 + a3 >= b1 + b2 + b3;
}

static bool node_dominates(const Core *core, const Node *a, const Node *b)
{
    if (a->gain < b->gain || a->used > b->used)
        return false;
    for (int c = 0; c < core->problem->colours; c++) {
        const uint64_t *state = core->track[c].layer[b->number].state;
        if (a->state[c] != b->state[c] && !state_dominates(state[a->state[c]], state[b->state[c]]))
            return false;
    }
    return true;
}

/* Whether an expanded node makes this one pointless; if not, it joins the witnesses. In exact mode more open
 * runs also mean more room for jokers, so only the usual mode asks. */
static bool is_dominated(Core *core, int32_t id)
{
    const Node *node = &core->node[id];
    int count = core->n_witness[node->number];
    for (int k = 0; k < min_of(count, WITNESSES); k++)
        if (node_dominates(core, &core->node[core->witness[node->number][k]], node))
            return true;
    core->witness[node->number][count % WITNESSES] = id;
    core->n_witness[node->number] = count + 1;
    return false;
}

/* The bound with the jokers shared out: no two colours count on the same joker. */
static int64_t shared_bound(const Core *core, const Node *node)
{
    int left = core->jokers - node->used, width = core->jokers + 1;
    int64_t best[MAX_JOKERS + 1] = {0};
    for (int c = 0; c < core->problem->colours; c++) {
        const int64_t *bound = &core->track[c].layer[node->number].bound[node->state[c] * width];
        for (int j = left; j >= 0; j--) {
            int64_t most = NEVER;
            for (int here = 0; here <= j; here++)
                if (bound[here] > NEVER && best[j - here] > NEVER && bound[here] + best[j - here] > most)
                    most = bound[here] + best[j - here];
            best[j] = most;
        }
    }
    if (best[left] == NEVER)
        return NEVER;
    return node->gain + core->groups_after[node->number] + left * core->prices.joker + best[left];
}

/* Ask the interpreter for signals and the time. */
static void look_up(Core *core)
{
    PyEval_RestoreThread(core->thread);
    if (PyErr_CheckSignals() < 0)
        core->outcome = INTERRUPTED;
    if (core->clock && core->outcome == FINE) {
        PyObject *now = PyObject_CallNoArgs(core->clock);
        long long time = now ? PyLong_AsLongLong(now) : -1;
        Py_XDECREF(now);
        if (PyErr_Occurred())
            core->outcome = INTERRUPTED;
        core->late = time >= core->problem->deadline;
    }
    core->thread = PyEval_SaveThread();
    if (core->outcome != FINE)
        fail(core, core->outcome);
}

static bool budget_spent(Core *core)
{
    if (core->nodes % CLOCK_EVERY == 0 && (core->nodes || core->clock))
        look_up(core);
    return core->late || (core->problem->node_limit && core->nodes >= core->problem->node_limit);
}

static void begin(Core *core)
{
    Node root;
    memset(&root, 0, sizeof root);
    root.gain = core->bonus;
    root.parent = -1;
    root.done = -1;
    root.base = root_bound(core);
    if (root.base < core->least)
        return;
    core->node = grown(core, core->node, 0, &core->node_room, sizeof *core->node);
    core->node[0] = root;
    core->n_nodes = 1;
    widen_table(core);
    push(core, 0, root.base);
}

/* Forget the nodes, and the options that were made with older prices. */
static void begin_again(Core *core)
{
    size_t width = (size_t)core->jokers + 1;
    for (int c = 0; c < core->problem->colours; c++)
        for (int n = 0; n < NUMBERS; n++) {
            Layer *layer = &core->track[c].layer[n];
            memset(layer->options, 0, (size_t)layer->count * width * sizeof(Options));
        }
    memset(core->table, 0xff, core->table_size * sizeof *core->table);
    memset(core->n_witness, 0, sizeof core->n_witness);
    core->n_heap = 0;
    core->node[0].done = -1;
    core->node[0].tight = 0;
    core->node[0].base = root_bound(core);
    core->n_nodes = 1;
    *table_slot(core, &core->node[0]) = 0;
    if (core->node[0].base >= core->least)
        push(core, 0, core->node[0].base);
}

/* Whether a node that comes up for the first time is worth expanding now. */
static bool stands(Core *core, int32_t id, int64_t bound)
{
    Node *node = &core->node[id];
    node->tight = 1;
    if (!core->exact && is_dominated(core, id))
        return false;
    int64_t shared = core->jokers > node->used ? shared_bound(core, node) : node->base;
    if (shared >= bound)
        return true;
    if (shared >= core->least)
        push(core, id, shared);
    return false;
}

/* Best first; *found is the best finished node if the status is OPTIMAL. */
static Status search(Core *core, int32_t *found)
{
    int64_t patience = FIRST_PATIENCE, since = core->nodes;
    int rounds = FIRST_ROUNDS;
    begin(core);
    while (core->n_heap) {
        if (budget_spent(core))
            return BUDGET;
        if (core->nodes - since >= patience && rounds <= LAST_ROUNDS) {
            improve_prices(core, rounds);
            begin_again(core);
            since = core->nodes;
            patience *= 4;
            rounds *= 3;
            continue;
        }
        Waiting top = pop(core);
        Node *node = &core->node[top.node];
        if (*table_slot(core, node) != top.node)
            continue;
        if (node->number == NUMBERS) {
            *found = top.node;
            return OPTIMAL;
        }
        if (!node->tight && !stands(core, top.node, top.bound))
            continue;
        core->nodes++;
        int64_t base = node->base;
        int64_t beyond = expand(core, top.node, base - top.bound);
        if (beyond < -NEVER && base - beyond >= core->least)
            push(core, top.node, base - beyond);
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
    int count[KINDS];
    int run[KINDS][16];
} OpenRuns;

static void open_run(OpenRuns *open, int kind, int run) { open->run[kind][open->count[kind]++] = run; }

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
static void lengthen(Core *core, const int *runs, int count, int on_joker, int cell, OpenRuns *after,
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
    int part[7], cell = identity(colour, number), begun[16];
    for (int k = 0; k < 7; k++)
        part[k] = (int)(detail >> (4 * k) & 15);
    int plain = part[1] - part[3] - part[4] - part[5] - part[6], count = part[0] + part[1] - part[2];
    for (int kind = 0; kind < KINDS; kind++)
        count -= kind == LONG ? 0 : open->count[kind];
    for (int k = 0; k < count; k++) {
        begun[k] = core->n_melds;
        new_meld(core, RUN, colour, number);
    }
    OpenRuns after;
    memset(after.count, 0, sizeof after.count);
    lengthen(core, begun, count, part[3], cell, &after, 0, 3);
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
    for (int n = 0; n <= NUMBERS; n++)
        memset(released[n].count, 0, sizeof released[n].count);
    for (int n = 1; n <= NUMBERS; n++) {
        const Move *move = moves[n];
        const Events *events = track->events ? &track->events[n] : NULL;
        core->used[identity(colour, n)] = move->extra;
        for (int k = 0; events && k < events->n_keep_starting; k++)
            if (move->detail >> (DETAIL_KEEPS + k) & 1)
                keep_old_run(core, events->keep_starting[k]);
        for (int k = 0; events && k < events->n_starting; k++) {
            int kind = (int)(move->detail >> (DETAIL_BLOCKS + 3 * k) & 7) - 2;
            rebuild_block(core, events->starting[k], kind, &open, released);
        }
        rebuild_growth(core, colour, n, move->detail, &open);
        for (int kind = 0; kind < KINDS; kind++)
            for (int k = 0; k < released[n].count[kind]; k++)
                open_run(&open, kind, released[n].run[kind][k]);
        open.count[LONG] = min_of(open.count[LONG], track->long_limit[n]);
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
    if (core->special[node->number]) {
        Wanted wanted = {node->number, node->group_jokers, node->points, core->special[node->number]};
        visit_layouts(core, wanted.special, counts, rebuild_layout, &wanted);
    } else if (tiles) {
        int first = core->n_melds;
        deal_round(core, node->number, counts, plain_group_count(core, tiles, most, node->group_jokers));
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
            int first = track->layer[parent->number].first_move[parent->state[c]];
            here[c] = moves[c][node->number] = &track->moves[first + node->move[c]];
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
        if (split)
            split_run(core);
        for (int k = 0; k < core->n_melds; k++)
            if (!core->meld[k].fixed)
                widen_meld(core, &core->meld[k], wanted);
    }
    return max_of(0, wanted - core->laid_jokers);
}

/* ---- a whole solve ------------------------------------------------------------------------------------ */

static void prepare(Core *core, bool exact)
{
    const Problem *p = core->problem;
    int keeps = p->n_keep_runs + p->n_keep_groups;
    for (int k = 0; k < p->n_run_blocks; k++)
        keeps += p->run_blocks[k].extra != 0;
    for (int k = 0; k < p->n_group_blocks; k++)
        keeps += p->group_blocks[k].keep != 0;
    core->exact = exact;
    core->jokers = p->joker_need + p->joker_may;
    core->scale = POINT * ((int64_t)keeps + 1);
    core->bonus = p->joker_may * p->joker_weight * core->scale;
    core->least = p->least > 0 ? p->least * core->scale : 0;
    set_specials(core);
    for (int n = 1; n <= NUMBERS; n++)
        set_groupable(core, n);
    for (int c = 0; c < p->colours; c++) {
        Track *track = &core->track[c];
        track->events = events_of(core, c);
        set_rules(core, track, c);
        reach_states(core, track, c);
        reserve_bounds(core, track);
    }
    first_prices(core);
    core->hope = HOPE * mean_worth(core);
    price_all(core, NULL);
}

/* Forget everything about a search except what it has cost. */
static void start_over(Core *core)
{
    release(core);
    size_t from = offsetof(Core, exact);
    int64_t nodes = core->nodes;
    bool late = core->late;
    memset((char *)core + from, 0, sizeof *core - from);
    core->nodes = nodes;
    core->late = late;
}

/* The answer as the interpreter will get it. */
typedef struct {
    Status status;
    bool found;
    int64_t worth;
} Result;

static int32_t best_of_number(const Core *core, const int32_t *pool, int count, int number, const bool *taken)
{
    int32_t best = -1;
    for (int k = 0; k < count; k++) {
        const Node *node = &core->node[pool[k]];
        if (node->number == number && !taken[k] && (best < 0 || node->base > core->node[pool[best]].base))
            best = k;
    }
    return best;
}

/* Finish a few of the most promising open nodes: what to offer when the budget is spent. The heap serves as
 * the pool: expanding adds children to it. */
static int dive(Core *core, int32_t **pool, bool **taken)
{
    int count = core->n_heap, room = 0, taken_room = 0;
    *pool = NULL;
    *taken = NULL;
    for (int k = 0; k < count; k++) {
        *pool = grown(core, *pool, k, &room, sizeof **pool);
        *taken = grown(core, *taken, k, &taken_room, sizeof **taken);
        (*pool)[k] = core->heap[k].node;
        (*taken)[k] = false;
    }
    for (int number = 0; number < NUMBERS; number++) {
        int32_t picks[BEAM];
        int n_picks = 0;
        while (n_picks < BEAM) {
            int32_t at = best_of_number(core, *pool, count, number, *taken);
            if (at < 0)
                break;
            (*taken)[at] = true;
            picks[n_picks++] = (*pool)[at];
        }
        for (int k = 0; k < n_picks; k++) {
            core->node[picks[k]].done = -1;
            core->n_heap = 0;
            expand(core, picks[k], -NEVER / 2);
            for (int h = 0; h < core->n_heap; h++, count++) {
                *pool = grown(core, *pool, count, &room, sizeof **pool);
                *taken = grown(core, *taken, count, &taken_room, sizeof **taken);
                (*pool)[count] = core->heap[h].node;
                (*taken)[count] = false;
            }
        }
    }
    return count;
}

/* The worth of a finished node with as many surplus jokers as fit, or NEVER; its melds are left in place. */
static int64_t offered_worth(Core *core, int32_t id)
{
    rebuild(core, id);
    int missing = core->exact ? 0 : place_surplus(core);
    int64_t worth = core->node[id].gain - missing * core->problem->joker_weight * core->scale;
    return core->laid_jokers < core->problem->joker_need || worth < core->least ? NEVER : worth;
}

static Result best_found(Core *core)
{
    int32_t *pool, best = -1, at;
    bool *taken;
    int64_t best_worth = NEVER;
    int count = dive(core, &pool, &taken);
    while ((at = best_of_number(core, pool, count, NUMBERS, taken)) >= 0) {
        taken[at] = true;
        if (core->node[pool[at]].gain <= best_worth)
            break;
        int64_t worth = offered_worth(core, pool[at]);
        if (worth > best_worth)
            best_worth = worth, best = pool[at];
    }
    if (best >= 0)
        offered_worth(core, best);
    return (Result){BUDGET, best >= 0, best_worth};
}

static Result solve_core(Core *core)
{
    int32_t node = -1;
    for (int exact = 0; exact < 2; exact++) {
        if (exact)
            start_over(core);
        prepare(core, exact);
        Status status = search(core, &node);
        if (status == BUDGET)
            return best_found(core);
        if (status == NONE)
            break;
        rebuild(core, node);
        if (exact || place_surplus(core) == 0)
            return (Result){OPTIMAL, true, core->node[node].gain};
    }
    return (Result){NONE, false, 0};
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

static bool read_counts(Problem *p, PyObject *need, PyObject *may, PyObject *weight)
{
    int cells = p->colours * NUMBERS;
    if (!PyBytes_Check(need) || !PyBytes_Check(may) || !PyTuple_Check(weight) || PyBytes_Size(need) != cells
        || PyBytes_Size(may) != cells || PyTuple_Size(weight) != cells)
        return refuse("need, may and weight must have one entry per identity");
    memcpy(p->need, PyBytes_AsString(need), (size_t)cells);
    memcpy(p->may, PyBytes_AsString(may), (size_t)cells);
    for (int k = 0; k < cells; k++) {
        long long value;
        if (p->need[k] + p->may[k] > MAX_COPIES)
            return refuse("too many copies of one tile");
        if (!read_number(PyTuple_GetItem(weight, k), 0, MAX_WEIGHT, &value, "weight out of range"))
            return false;
        p->weight[k] = value;
    }
    return true;
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

static bool read_length(PyObject *list, int *count)
{
    if (!PyTuple_Check(list) || PyTuple_Size(list) > MAX_ITEMS)
        return refuse("blocks and old melds must be tuples of at most 200");
    *count = (int)PyTuple_Size(list);
    return true;
}

/* Give runs that overlap different slots. */
static bool set_slots(RunItem *runs, int count)
{
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
            while (busy >> slot & 1)
                slot++;
            if (slot >= MAX_OVERLAP)
                return refuse("too many runs overlap");
            runs[k].slot = slot;
        }
    return true;
}

static bool read_runs(const Problem *p, PyObject *list, RunItem *runs, int *count, bool old)
{
    if (!read_length(list, count))
        return false;
    for (int k = 0; k < *count; k++) {
        long long entry[4];
        if (!read_entries(list, k, 4, entry))
            return false;
        if (entry[0] >= p->colours || entry[1] < 1 || entry[2] < entry[1] || entry[2] > NUMBERS)
            return refuse("run out of range");
        long long length = entry[2] - entry[1] + 1;
        if (old && (length < 3 || entry[3] >= (1LL << length) - 1))
            return refuse("old run is no run");
        runs[k] = (RunItem){(int)entry[0], (int)entry[1], (int)entry[2], (int)(old ? entry[3] : entry[3] != 0),
                            -1};
    }
    return set_slots(runs, *count);
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

static bool read_groups(const Problem *p, PyObject *list, GroupItem *groups, int *count, bool old)
{
    int at_number[NUMBERS + 1] = {0};
    if (!read_length(list, count))
        return false;
    for (int k = 0; k < *count; k++) {
        long long entry[4] = {0};
        if (!read_entries(list, k, old ? 3 : 4, entry))
            return false;
        if (entry[0] < 1 || entry[0] > NUMBERS || entry[2] > MAX_GROUP)
            return refuse("group out of range");
        groups[k] = (GroupItem){.number = (int)entry[0], .jokers = (int)entry[2], .keep = entry[3] != 0};
        if (!read_mask(p, entry[1], &groups[k]))
            return false;
        int size = groups[k].tiles + groups[k].jokers;
        if (size < 1 || size > p->group_max)
            return refuse("group too large");
        if (old && (!groups[k].tiles || size < 3))
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
        || !read_int(args[1], 3, MAX_GROUP, &p->group_max, "colours or group_max out of range"))
        return false;
    p->distinct = PyObject_IsTrue(args[2]);
    if (p->distinct < 0 || !read_counts(p, args[3], args[4], args[5]))
        return false;
    if (!read_int(args[6], 0, MAX_JOKERS, &p->joker_need, "jokers out of range")
        || !read_int(args[7], 0, MAX_JOKERS - p->joker_need, &p->joker_may, "jokers out of range")
        || !read_number(args[8], 0, MAX_WEIGHT, &weight, "weight out of range"))
        return false;
    if (!read_runs(p, args[9], p->run_blocks, &p->n_run_blocks, false)
        || !read_groups(p, args[10], p->group_blocks, &p->n_group_blocks, false)
        || !read_runs(p, args[11], p->keep_runs, &p->n_keep_runs, true)
        || !read_groups(p, args[12], p->keep_groups, &p->n_keep_groups, true))
        return false;
    long long far = INT64_C(1) << 44;
    if (args[13] != Py_None && !read_number(args[13], -far, far, &least, "floor out of range"))
        return false;
    if (!read_number(args[14], 0, INT64_MAX, &limit, "node_limit out of range")
        || !read_number(args[15], 0, INT64_MAX, &deadline, "deadline_ns out of range"))
        return false;
    p->joker_weight = weight;
    p->least = least;
    p->node_limit = limit;
    p->deadline = deadline;
    return true;
}

static PyObject *meld_object(const Meld *meld)
{
    PyObject *cells = PyTuple_New(meld->length);
    if (!cells)
        return NULL;
    for (int k = 0; k < meld->length; k++) {
        PyObject *cell = PyLong_FromLong(meld->cells[k]);
        if (!cell || PyTuple_SetItem(cells, k, cell) < 0) {
            Py_DECREF(cells);
            return NULL;
        }
    }
    return Py_BuildValue("(iiiN)", meld->kind, meld->colour, meld->first, cells);
}

static PyObject *melds_object(const Core *core)
{
    PyObject *melds = PyTuple_New(core->n_melds);
    for (int k = 0; melds && k < core->n_melds; k++) {
        PyObject *meld = meld_object(&core->meld[k]);
        if (!meld || PyTuple_SetItem(melds, k, meld) < 0)
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

static PyObject *monotonic_clock(void)
{
    PyObject *time = PyImport_ImportModule("time");
    PyObject *clock = time ? PyObject_GetAttrString(time, "monotonic_ns") : NULL;
    Py_XDECREF(time);
    return clock;
}

static PyObject *run_problem(const Problem *problem, Core *core)
{
    Result result = {NONE, false, 0};
    core->problem = problem;
    core->scale = 1;
    if (problem->deadline && !(core->clock = monotonic_clock()))
        return NULL;
    core->thread = PyEval_SaveThread();
    Outcome outcome = run_core(core, &result);
    PyEval_RestoreThread(core->thread);
    Py_XDECREF(core->clock);
    PyObject *answer = NULL;
    if (outcome == NO_MEMORY)
        PyErr_NoMemory();
    else if (outcome == FINE)
        answer = answer_object(core, &result);
    release(core);
    return answer;
}

static PyObject *solve(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (count != 16) {
        PyErr_SetString(PyExc_TypeError, "solve takes 16 arguments");
        return NULL;
    }
    Problem *problem = calloc(1, sizeof *problem);
    Core *core = calloc(1, sizeof *core);
    PyObject *answer = NULL;
    if (!problem || !core)
        PyErr_NoMemory();
    else if (read_problem(problem, args))
        answer = run_problem(problem, core);
    free(core);
    free(problem);
    return answer;
}

static PyMethodDef methods[] = {
    {"solve", (PyCFunction)(void (*)(void))solve, METH_FASTCALL,
     "solve(colours, group_max, distinct, need, may, weight, joker_need, joker_may, joker_weight, run_blocks,\n"
     "      group_blocks, keep_runs, keep_groups, least, node_limit, deadline_ns, /)\n--\n\n"
     "The answer of greatest worth: status, weight, keep, used, jokers, melds, nodes."},
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
