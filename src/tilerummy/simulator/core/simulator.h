/* What a playout works on: the terms of the table, the policies, one game, and the lane in which turns are worked out.
 *
 * declared.py says which rules are played here. Where jokers are free, a table is legal if its tiles lie in valid sets,
 * so it is the counts of its tiles. Where a joker on the table keeps its meaning until it is swapped (terms->bound), the
 * sets are part of the state. A lane is one thread's memory: it is made once and serves all its games, and no
 * function below allocates besides the Core in it.
 *
 * Failure. A function that returns Outcome has done what it says if that is FINE; anything else ends the playouts. */
#ifndef TILERUMMY_SIMULATOR_H
#define TILERUMMY_SIMULATOR_H

#include "../../solver/core/bytes.h"
#include "../../solver/core/core.h"

enum {
    MAX_PLAYERS = 6,
    KINDS_OF_TILES = CELLS + 1, /* counts have a place for each numbered tile of the colours in play, then the joker */
    MAX_TILES = CELLS * 2 + MAX_JOKERS, /* in a game: declared rules have two copies */
    MAX_MELDS = MAX_TILES / 3,
    MAX_SETS = 8192,          /* small sets of a rack that are told apart when an opening is looked for */
    MAX_BOUND_JOKERS = 4,     /* with two copies as many as the Core has room for */
    MAX_OPENING = 16,         /* sets of one opening */
    OPENING_TRIES = 50000,    /* before the search for an opening asks the Core instead */
    MAX_OPENINGS_TRIED = 5000, /* as solver/opening_turns.py has it */
    MOST_PLAYS = 64,          /* different plays of a turn that can be asked for */
    STATE_HEAD = 8,           /* see compiled.py: the first bytes of a state */
    ALL_TILES = 255,          /* a policy that waits for the whole rack to go */
    NO_TILE = 255,
    ANY_JOKER = 255,          /* a cell of a set: a joker, and nobody said what it means */
    SAID = 128,               /* a cell of a set: a joker that is said to mean the tile of the other bits */
    SET_HEAD = 4,             /* see compiled.py: bytes of a set before its cells */
    MORE_THAN_ALL_POINTS = 1 << 12, /* as solver/encoding.py weighs tiles: first their number, then their points */
};

typedef enum { SAME_TURN, NEXT_TURN, ANY_PLAYER } Access;

/* The rules, as far as playouts depend on them. */
typedef struct {
    int players, colours, group_max, jokers;
    int kinds; /* of numbered tiles; the count of jokers is in this place */
    int hand, tiles;
    int opening_min, opening_joker; /* 0: in an opening a joker counts what it stands for */
    Access access;
    bool must_play;    /* whoever can lay may not draw */
    int joker_points;  /* of a joker left on a rack */
    bool winner_takes; /* what the others lose */
    int hand_game;     /* by how much everything counts more if somebody goes out in the turn of the opening */
    int step;          /* to the next seat: 1, or -1 */
    bool bound;        /* a joker on the table keeps its meaning until it is swapped, by a tile from anywhere */
    bool no_minimum;   /* who goes out in the turn of the opening needs no minimum */
} Terms;

typedef enum { LAYS_MOST, ADDS, DRAWS } Skill;

/* How a seat plays; simulator.py says what each means. */
typedef struct {
    Skill skill;
    bool opens_small;
    bool opens_late; /* with the whole rack, while waiting makes sense */
    int wait; /* until so many tiles can go */
    int near; /* when somebody else holds so few, waiting ends */
    bool counts; /* the racks, when nothing is left to draw */
} Policy;

/* How often each kind of tile is there. */
typedef struct {
    uint8_t of[KINDS_OF_TILES];
} Counts;

/* A set as it lies: a run of a colour, or a group of a number. */
typedef struct {
    uint8_t kind, colour, first, length;
    uint8_t colours;       /* of a group, as bits: those of its tiles, and those that jokers are said to be */
    uint8_t cell[NUMBERS]; /* its tiles, ANY_JOKER, or SAID with a tile; in a run in their order */
} Lying;

/* What a seat knew when it looked last, so that it need not look again. */
typedef struct {
    uint32_t table; /* the version of the table it saw */
    bool stuck;     /* nothing could be laid then, and since then it has drawn this tile */
    uint8_t drawn;
} Memory;

/* One game. */
typedef struct {
    Counts table, rack[MAX_PLAYERS];
    int held[MAX_PLAYERS];
    uint8_t pool[MAX_TILES];
    int n_pool, next; /* tiles of the pool, and the place of the one to be drawn */
    int turn, starter;
    unsigned opened, passed, given_up; /* seats as bits */
    uint32_t version; /* how often the table has changed, plus one */
    Memory memory[MAX_PLAYERS];
    bool arranged; /* it matters how the sets lie: jokers are bound, or somebody adds to them */
    Lying lying[MAX_MELDS];
    int n_lying;
    int late_lays;  /* plays since the last tile was drawn */
    int moves, out; /* who went out, or -1 */
    bool over, hand_game;
} Game;

/* A small set of a rack, as a part of an opening. */
typedef struct {
    uint8_t cell[NUMBERS]; /* its tiles; the joker is terms->kinds */
    uint8_t length, jokers, kind, colour, first, colours;
    uint16_t value;
} SmallSet;

/* What to lay now; nothing if there are no tiles. */
typedef struct {
    Counts tiles;
    int count;
    bool rearranges; /* the sets of the whole table are those in the lane */
    Lying lying[MAX_MELDS];
    int n_lying;
} Play;

/* One thread's memory. */
typedef struct {
    const Terms *terms;
    Core core;
    Problem problem;
    Game game;
    Play play, other;
    Counts asked;             /* what the last question about bound jokers lays */
    Lying written[MAX_MELDS]; /* its sets while they are written */
    Lying ahead[MAX_MELDS]; /* the sets after a play, while it is asked what others could do then */
    int n_ahead;            /* none: the question is about the sets of the game */
    SmallSet set[MAX_SETS];
    int n_sets, tries;
    const SmallSet *chosen[MAX_OPENING], *best[MAX_OPENING];
    int n_chosen, n_best;
    int64_t scores[MAX_PLAYERS];
} Lane;

/* chance.c */
static uint64_t next_word(uint64_t *seed);
static void shuffle(uint8_t *tiles, int count, uint64_t seed);

/* counts.c */
static int total(const Terms *terms, const Counts *counts);
static int points_of(const Terms *terms, const Counts *tiles);
static void add_counts(const Terms *terms, Counts *to, const Counts *more);
static void take_counts(const Terms *terms, Counts *from, const Counts *less);

/* unplayable.c */
static bool may_all_lie(const Terms *terms, const Counts *table, const Counts *rack);
static bool drop_unplayable(const Terms *terms, const Counts *table, Counts *rack);
static int most_opening_value(const Terms *terms, const Counts *rack);

/* lying.c */
static inline bool is_joker(uint8_t cell);
static int sets_room(const Terms *terms);
static Lying lying_of(const Terms *terms, Lying set);
static int read_sets(const Terms *terms, const uint8_t *bytes, Lying *sets);
static void write_sets(const Terms *terms, const Lying *sets, int count, uint8_t *bytes);

/* question.c */
static void set_tiles(Lane *lane, const Counts *table, const Counts *must, const Counts *may);
static void weigh_tiles(Lane *lane);
static Outcome run_question(Lane *lane, Result *result);
static int64_t weight_of(const Terms *terms, const Counts *tiles);
static Outcome ask_most(Lane *lane, const Counts *table, const Counts *must, const Counts *may, int64_t least,
                        Play *play, bool *found);
static Outcome ask_opening(Lane *lane, const Counts *must, const Counts *may, int64_t *value);

/* fates.c */
static Outcome ask_bound(Lane *lane, const Counts *table, const Counts *must, const Counts *may, int64_t least,
                         Play *play, bool *found);

/* small_sets.c */
static bool list_sets(Lane *lane, const Counts *rack, bool with_jokers);

/* opening.c */
static Outcome can_open(Lane *lane, const Counts *rack, bool *can);
static Outcome smallest_opening(Lane *lane, const Counts *rack, Play *play);
static bool is_better(const Terms *terms, const Play *one, const Play *other);
static Outcome best_opening(Lane *lane, const Counts *table, const Counts *must, const Counts *may, Play *play);
static Outcome widest_opening(Lane *lane, const Counts *table, const Counts *rack, Play *play);

/* adding.c */
static void add_single_tiles(const Terms *terms, const Game *game, Play *play);

/* turn.c */
static bool is_closed(const Terms *terms, const Game *game, int seat);
static Outcome choose(Lane *lane, const Policy *policy);

/* late.c */
static Outcome choose_counting(Lane *lane);

/* game.c */
static void begin(Lane *lane, const uint8_t *state, uint64_t seed, bool shuffled);
static void write_state(const Terms *terms, const Game *game, uint8_t *state);
static void do_play(Lane *lane);
static Outcome make_move(Lane *lane, const Policy *policies);
static unsigned score(Lane *lane);

#endif
