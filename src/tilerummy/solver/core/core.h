/* What one call works on: the Core, and the things it is made of.
 *
 * Memory. All that a search makes is reserved from the chunks of its Core and lives until release(); nothing is freed
 * one by one, and there is no state between calls. A function that gives a pointer gives memory of the Core unless
 * its comment says otherwise.
 *
 * Failure. "May fail" above a function means: it may call fail(), which jumps back to run_core(). There the call ends
 * with NO_MEMORY or INTERRUPTED, and its caller frees the chunks. Functions without these words always return. */
#ifndef TILERUMMY_CORE_H
#define TILERUMMY_CORE_H

#include <assert.h> /* off in builds for players, on under the sanitizers of every test run */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "failure.h"
#include "limits.h"
#include "numbers.h"
#include "problem.h"

enum {
    POINT = 60, /* one kept meld; its worth can be shared among six colours without a remainder */
    TILE_IN_COARSE_POINTS = 12, /* as many kept melds are worth a tile while they are only counted */
    MOST_COARSE_TIMES = 4096,   /* a kept meld is then never worth more than so many POINTs */
    COUNT_STEPS = 20,           /* to better prices, spent on that count each time */
    BEAM_NODES = 8, /* of each number that a dive goes on with, and children that it makes of each */
    WIDEST_BEAM_NODES = 64,
    CHOICES_AT_ONCE = 32,          /* choices of moves before a node waits in line again */
    NODES_PER_CLOCK_LOOK = 64,     /* between two looks at the clock */
    NODES_PER_SIGNAL_CHECK = 8192, /* between two looks at the interpreter's signals */
    FIRST_PATIENCE_NODES = 400, /* before a search changes ends; after a try from both ends it has four times as much */
    FIRST_PRICE_STEPS = 20,     /* spent then on better prices; the next time three times as many */
    MOST_PRICE_STEPS = 540,
    STATES_WITHOUT_INDEX = 24,  /* of a layer that are looked through one by one */
    FIRST_TABLE_SIZE = 512,     /* of the table of places */
    WITNESSES_PER_NUMBER = 64,  /* expanded nodes of a number that are asked whether they dominate another */
    BLOCK_BEGINS_RUN = -1,
    BLOCK_IS_KEPT = -2, /* a block that is a run of its own */
};

/* Where a joker of one colour may be laid at a number; as bits. */
enum {
    JOKER_ANYWHERE = 1, /* exact mode */
    JOKER_STARTS = 2,   /* it may begin a run */
    JOKER_BRIDGES = 4,  /* it may lengthen a run that could stop */
};

#define RUNS_MASK ((UINT64_C(1) << BLOCK_SHIFT) - 1)
#define HOLD_MASK (((UINT64_C(1) << (MAX_OVERLAP + MAX_RIVALS)) - 1) << HOLD_SHIFT)
#define CLAIMS (((UINT64_C(1) << MAX_RIVALS) - 1) << CLAIM_SHIFT)
/* Worse than any worth; NEVER plus or minus some worths stays on its side of DEAD. */
#define NEVER (-(INT64_C(1) << 59))
#define DEAD (NEVER / 2)

/* What one colour does at one number. The detail is how to rebuild it: four bits each for tiles and jokers sent to
 * runs, long runs lengthened, jokers on new runs and on the three joker kinds; then as limits.h says. The three bits of
 * a block are its kind plus two. */
typedef struct {
    int64_t gain;
    uint64_t detail;
    uint16_t next;
    uint8_t grouped, jokers, extra;
    uint8_t cost; /* jokers, and those that its tiles in groups are sure to take */
} Move;

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

/* Open runs and more, as limits.h packs them; the fewest jokers spent on the way here; the moves from here. The two
 * bits of a block that goes on are the kind of run that it will leave, plus one. */
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

/* All that one colour can do, number after number. */
typedef struct {
    Layer layer[NUMBERS + 1];
    State *states;
    Move *moves;
    int n_states, state_room, n_moves, room;
    int tiles[NUMBERS + 3]; /* tiles and starting blocks that could lengthen a run */
    int cover[NUMBERS + 3]; /* tiles, and blocks that lie over a number */
    int joker_places[NUMBERS + 2], long_limit[NUMBERS + 1];
    Events *events; /* of numbers 1..13, or NULL */
    bool plain; /* nothing but tiles, needed jokers and kept runs matters, */
    bool alike; /* and runs of jokers alone need not be told from others: there are too few for a set */
} Track;

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
} PlainNumber;

/* What is the same for all moves out of one state under one choice about blocks and old runs. */
typedef struct {
    Track *track;
    Layer *later;
    int colour, number, first_move;
    uint64_t runs, carried, detail;
    int64_t weight;
    int spent, points, reals, jokers; /* kept tiles and kept jokers of this number */
    int held; /* kept runs and blocks that go on with a tile here */
    const PlainNumber *plain; /* or NULL */
} Step;

/* Tiles that follow the number before in a run: those that may be claimed, since the tile before is not, and all of
 * them. Those in blocks and kept runs always may, and their tiles count as not claimed. */
typedef struct {
    int free, all;
} Links;

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
} MixedGroups;

/* One way to lay the tiles of a number: what is kept, how blocks are joined, and with how many jokers. */
typedef struct {
    unsigned kept_blocks, kept_groups; /* bits of places in MixedGroups */
    int n_joined, free;                /* groups with blocks, groups without */
    int home[MAX_SAME_NUMBER];         /* the joined group of each block, -1 if kept */
    int left[MAX_COLOURS];             /* tiles beside the kept groups */
    int size[MAX_SAME_NUMBER];         /* cells of each joined group before tiles are dealt */
    unsigned taken[MAX_SAME_NUMBER];   /* colours of each joined group */
    int spent, fewest, most, points;   /* jokers in kept groups, then in all; points */
} Layout;

/* The states of all colours past a number, and the jokers used; nodes at the same place differ in gain alone. */
typedef union {
    struct {
        uint16_t state[MAX_COLOURS];
        uint8_t number, used;
    };
    uint64_t word[2];
} Place;

_Static_assert(sizeof(Place) == 16, "a place is compared as two words");

/* A joint state on some way there. */
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
    bool came_up, beaten; /* was first in line already; a better node is at the same place */
} Node;

/* A node in line: the highest bound first, and of equal ones the newest. */
typedef struct {
    int64_t bound;
    uint64_t order;
    int32_t node;
} QueueItem;

/* What the bound pays a colour for sending so many tiles to the groups of a number, and what a joker costs. The
 * groups pay it back, so any prices give a bound that never underestimates; good ones give a close bound. They lie
 * in one row: the joker first, then as sent_at says. */
enum { SENT = MAX_COPIES + 1, PRICES = (NUMBERS + 1) * MAX_COLOURS * SENT, JOKER_PRICE = 0 };

typedef struct {
    int64_t of[PRICES];
} Prices;

/* Where in the row a colour's prices for 0, 1, ... tiles of a number begin. Number 0 has none: that is the joker's. */
static inline int sent_at(int number, int colour) { return (number * MAX_COLOURS + colour) * SENT; }

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

/* The most promising nodes of one number, best first; at most so many. */
typedef struct {
    int32_t node[WIDEST_BEAM_NODES];
    int count, most;
} Beam;

/* A piece of memory, with its room right behind it. */
typedef struct Chunk {
    struct Chunk *next;
    size_t used, size;
} Chunk;

/* One call. */
typedef struct {
    const Problem *problem;
    Landing failed;
    bool (*is_interrupted)(void *caller); /* asked now and then, or NULL */
    void *caller;
    int64_t end; /* when to stop, on the clock of now_ns, or 0 */
    Chunk *chunks;
    Outcome outcome;
    bool out_of_time;
    int64_t nodes;
    int64_t known_weight; /* the best weight, or -1 while it is not known */
    int64_t most_kept;    /* no answer of that weight keeps more old melds, as far as is known */
    Prices counted;       /* the prices with which it was counted, if it was; numbers as the problem itself has them */
    bool has_counted, coarse; /* coarse: it is being counted, see count_kept() */
    Meld *saved;          /* an arrangement of that weight, from malloc: the caller of run_core frees it */
    int n_saved, saved_jokers;
    uint8_t saved_used[CELLS];
    const Problem *asked; /* the problem itself, while `problem` may be its mirror image */
    Problem mirrored;
    /* From here on, one search: start_over() clears it. */
    bool exact, priced; /* exact: every joker is laid in its place; priced: some price is not zero */
    int jokers, stride; /* stride: places for bounds of a state, with any jokers left and with fewer than none */
    int point; /* the worth of a kept meld */
    int64_t scale, bonus, least;
    int64_t most_weight;                 /* no answer weighs more than this */
    int64_t joker_penalty[NUMBERS + 1];  /* by how much a joker counts less than at the last number */
    int64_t points_after[NUMBERS + 1];   /* for all that could be kept at later numbers */
    uint8_t shared[NUMBERS + 1][MAX_COLOURS]; /* tiles of old groups whose shares are set */
    uint8_t groupable[NUMBERS + 1][MAX_COLOURS];
    uint8_t charge[NUMBERS + 1][MAX_COLOURS][MAX_COPIES + 1]; /* jokers for so many tiles sent to groups */
    Prices prices;
    int64_t groups_after[NUMBERS + 1][MAX_JOKERS + 1]; /* the most that groups of later numbers can bring at these
                                                          prices, by jokers left */
    MixedGroups *mixed[NUMBERS + 1]; /* or NULL where a number has neither group blocks nor old groups */
    Track track[MAX_COLOURS];
    int32_t small_states[64]; /* the places of usual states in the track being filled, plus one */
    const Layer *indexed;     /* the layer that the index is of */
    int32_t *index;
    uint32_t index_size;
    uint16_t plain_groups[MOST_TILES + 1][MAX_COPIES + 1]; /* jokers as bits, plus a known bit */
    Node *node;
    int n_nodes, node_room;
    int32_t *table; /* the best node at each place, a hash table */
    uint32_t table_size;
    QueueItem *heap;
    int n_heap, heap_room;
    bool top_is_free; /* the first of the heap is taken */
    uint64_t order;
    int32_t witness[NUMBERS + 1][WITNESSES_PER_NUMBER];
    int n_witness[NUMBERS + 1];
    Meld *meld; /* the arrangement */
    int n_melds, meld_room, laid_jokers;
    uint8_t used[CELLS];
} Core;

typedef bool (*Visit)(Core *core, const Layout *layout, void *with);

/* What each file offers the others. The core is compiled as one piece (_core.c), so that all of it can be inlined and
 * no name leaves the module. */

/* memory.c */
static _Noreturn void fail(Core *core, Outcome outcome);
static inline void *reserve(Core *core, size_t size);
static void *reserve_zeroed(Core *core, size_t size);
static void *widened(Core *core, void *array, int count, int *room, size_t item);
static inline void *grown(Core *core, void *array, int count, int *room, size_t item);
static void release(Core *core);
static void free_chunks(Core *core);

/* clock.c */
static int64_t now_ns(void);
static void watch_clock(Core *core);
static bool budget_spent(Core *core);

/* group.c */
static void set_groupable(Core *core, int number);
static unsigned plain_jokers(Core *core, int tiles, int most);
static int plain_group_count(const Core *core, int tiles, int most, int jokers);
static bool share_pairs(const Problem *p, int number, int index, uint8_t *counts);

/* mixed.c */
static void set_mixed(Core *core);
static int deal_distinct(Core *core, const Layout *layout, uint8_t (*share)[MAX_COLOURS]);
static bool take_kept_groups(const Core *core, const MixedGroups *s, const uint8_t *counts, Layout *layout);
static void visit_layouts(Core *core, const MixedGroups *s, const uint8_t *counts, Visit visit, void *with);

/* ways.c */
static const KnownWays *mixed_ways(Core *core, int number, const uint8_t *counts);

/* state.c */
static inline uint16_t add_state(Core *core, Track *track, Layer *layer, uint64_t runs, int spent);
static inline uint16_t intern_small(Core *core, Track *track, Layer *layer, int one, int two, int longs, int spent);
static inline uint16_t intern_state(Core *core, Track *track, Layer *layer, uint64_t state, int spent);
static inline int owed_jokers(const Track *track, int number, uint64_t state);
static bool state_dominates(uint64_t a, uint64_t b);

/* hold.c */
static Events *events_of(Core *core, int colour);
static bool is_plain(const Events *events);
static inline uint64_t carried_past(const Core *core, const Step *step, uint64_t runs, int *stopped);
static Links links_of(const Step *step, uint64_t runs, uint64_t detail);
static int hold_together(const Core *core, const Step *step, Links links, int stopped, uint64_t state,
                         uint64_t found[MAX_RIVALS + 1]);

/* move.c */
static void lay_tiles(Core *core, const Step *step);

/* plain_move.c */
static void set_plain(const Core *core, const Track *track, int colour, int number, PlainNumber *plain);
static void lay_plainly(Core *core, const Step *step);

/* passage.c */
static void add_moves(Core *core, const Step *step);

/* track.c */
static void set_joker_places(Core *core, Track *track, int colour);
static void reach_states(Core *core, Track *track, int colour);
static void bound_states(Core *core, int colour);
static inline const Options *options_of(Core *core, int colour, int number, int id, int left);

/* offer.c */
static void best_groups(Core *core, int number, BestGroups *best);

/* prices.c */
static int64_t root_bound(const Core *core);
static int64_t price_all(Core *core, Gap *gap);
static void first_prices(Core *core);
static void improve_prices(Core *core, int rounds);

/* queue.c */
static inline int32_t *table_slot(Core *core, Place place);
static void set_table(Core *core, uint32_t size);
static void push(Core *core, int32_t node, int64_t bound, uint64_t order);
static void fill_top(Core *core);
static QueueItem pop(Core *core);
static void empty_heap(Core *core);

/* children.c */
static void expand(Core *core, int32_t id, int64_t reach, int tries);

/* dominance.c */
static bool is_dominated(Core *core, int32_t id);

/* search.c */
static void begin_search(Core *core);
static Status search(Core *core, int64_t patience, int32_t *found);

/* arrangement.c */
static Meld *new_meld(Core *core, int kind, int colour, int first);
static void add_cell(Core *core, Meld *meld, int cell);
static void rebuild_runs(Core *core, int colour, const Move *const *moves);

/* arranged_groups.c */
static void rebuild(Core *core, int32_t id);

/* surplus.c */
static int place_surplus(Core *core);

/* dive.c */
static Result best_found(Core *core, int width);

/* mirror.c */
static int set_slots(RunItem *runs, int count);
static void choose_end(Core *core, bool high);
static Result mirrored_back(Core *core, Result result);
static bool begins_high(const Problem *p);

/* setup.c */
static void prepare_track(Core *core, int colour);
static void prepare(Core *core, bool exact);
static void start_over(Core *core);

/* solve.c */
static Outcome run_core(Core *core, Result *result);

#endif
