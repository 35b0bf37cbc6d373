### The house rules. Each has a short label, a sentence of help, and labels for its values.
### The label stands over a switch or a list, so keep it short. Yes and no are in words.ftl.

## The tiles

parameter-colours = Colours
    .help = The colours of the tiles; with few players only the first ones are in play.
# Always 13.
parameter-numbers = Highest number
    .help = The tiles of each colour go from 1 to this number.
# Always 2.
parameter-copies = Copies
    .help = Each numbered tile is there this many times.
parameter-jokers-by-players = Jokers
    .help = How many jokers are in play, for each number of players.
parameter-colours-by-players = Colours in play
    .help = How many colours are in play, for each number of players.

## Before the game

parameter-players = Players
    .help = The fewest and the most players at the table.
parameter-starter = Who begins
    .help = How the player who begins is found.
# Each draws a tile, the highest number begins, and the tiles go back.
value-starter-highest-tile-returned = Highest tile drawn
value-starter-die-highest = Highest roll of a die
value-starter-lot = By lot
value-starter-players-choose = Everyone agrees
parameter-direction = Direction
    .help = Which way the turn goes round the table.
value-direction-clockwise = Clockwise
value-direction-counterclockwise = Counterclockwise
parameter-hand-size = Tiles at the start
    .help = How many tiles each player begins with.
parameter-starter-hand = Starter’s tiles
    .help = How many tiles the player who begins gets.
parameter-starter-discard = Starter’s discard
    .help = In the first turn the player who begins discards 1 tile.
parameter-starter-may-lay = Starter may lay
    .help = The player who begins may also lay sets before that first discard.
parameter-pool-layout = Look of the pool
    .help = How the face-down tiles lie; it changes nothing in the game.
value-pool-layout-stacks-of-7-last-8 = Stacks of 7, the last of 8
value-pool-layout-stacks-of-7 = Stacks of 7
# All tiles lie face down, side by side.
value-pool-layout-heap = Spread out
value-pool-layout-single-stack = One stack
value-pool-layout-bag = In a bag
parameter-pool-owner = Whose pool
    .help = Everyone draws from one pool, or each from a pool of their own.
value-pool-owner-common = One for all
value-pool-owner-personal = One for each

## The opening

parameter-opening-min = Points for the opening
    .help = The points your opening needs; with 0 any set will do.
parameter-opening-joker-value = Joker in the opening
    .help = What a joker counts in the opening: the tile it stands for, or always the same number.
value-opening-joker-value-replaced = The tile it stands for
parameter-opening-scope = Adding up the opening
    .help = All sets of the opening count together, or one set must reach the points by itself.
value-opening-scope-sum-of-sets = All sets together
value-opening-scope-single-set = One set by itself
parameter-table-access = Using the table
    .help = When you may start using the sets on the table.
value-table-access-same-turn-after-opening = Right after your opening
value-table-access-turn-after-opening = From the turn after your opening
value-table-access-any-player-opened = As soon as anyone has opened
# Going out in the turn of one's opening.
parameter-hand-game = Hand game
    .help = What it is worth to lay all your tiles in the turn of your opening.
value-hand-game-off = Nothing special
value-hand-game-double = The others lose double
# No minimum: the 30 points of the opening are not needed.
value-hand-game-double-and-no-minimum = Double, and no minimum

## The turn

parameter-draw-mode = Drawing
    .help = When you draw, and whether you discard a tile for it.
value-draw-mode-instead-of-playing = If you lay nothing
value-draw-mode-instead-then-discard = If you lay nothing, then discard
value-draw-mode-every-turn-then-place = Every turn, then lay or discard
parameter-voluntary-draw = Draw by choice
    .help = You may draw even if you could lay a tile.
parameter-discard-drawn-tile = Discard the drawn tile
    .help = You may discard the very tile you just drew.
parameter-take-discard = Taking the discard
    .help = Whether you may take the tile that the player before you discarded.
value-take-discard-never = Never
value-take-discard-for-new-set = For a new set
parameter-face-up-eighth = Face-up tile
    .help = Whether the last tile of the pool lies face up, and what you may take it for.
value-face-up-eighth-off = None
value-face-up-eighth-to-finish = To go out
value-face-up-eighth-to-play = To lay it
parameter-pool-empty = Empty pool
    .help = What you do when the pool is empty and you would have to draw.
value-pool-empty-pass = Pass

## Time and mistakes

parameter-time-limit-s = Time for a turn
    .help = The seconds you have for a turn; 0 means no clock.
parameter-on-timeout = When time is up
    .help = What happens to a turn when time runs out.
# Tiles that are in no set go to the rack of the player whose turn it was.
value-on-timeout-loose-to-rack = Loose tiles to the rack
value-on-timeout-turn-void = The turn does not count
value-on-timeout-none = No clock
parameter-penalise-mistakes = Mistakes have a price
    .help = You may end a turn with sets that are not valid, but it costs you something.
parameter-on-invalid-end = After a mistake
    .help = What happens to a turn that ends with sets that are not valid.
value-on-invalid-end-loose-to-rack = Loose tiles to the rack
value-on-invalid-end-turn-void = The turn does not count
parameter-penalty-tiles = Penalty tiles
    .help = How many tiles you draw when time is up or after a mistake.

## Sets

parameter-run-wrap = 1 after 13
    .help = Whether a run may go on from 13 to 1.
parameter-group-distinct-colours = Each colour once
    .help = In a group all tiles have different colours.
parameter-group-max = Largest group
    .help = The most tiles a group may have: one of each colour, or a number.
value-group-max-number-of-colours = One of each colour
parameter-keep-three-of-original = No set disappears
    .help = When you rearrange, part of every old set stays together.
parameter-must-lay-rack-tile = Lay from the rack
    .help = If you use the table, you lay at least 1 tile from your rack.

## Jokers

# The values go from the most freedom to the least, until the joker is swapped.
parameter-joker-sets = Sets with a joker
    .help = What you may do with a joker on the table and its set before it is swapped.
value-joker-sets-free = All free
value-joker-sets-same-meaning = Joker keeps its meaning
value-joker-sets-stay-until-swapped = Joker stays with its set
# Tiles may be added to the set, none taken.
value-joker-sets-no-split = Set stays whole
# Nothing may be added to the set either.
value-joker-sets-frozen = Set is frozen
parameter-joker-swap-tile-from = Tile for the joker
    .help = Where the tile that replaces a joker may come from.
value-joker-swap-tile-from-rack = From the rack
value-joker-swap-tile-from-anywhere = From rack or table
parameter-joker-after-swap = Swapped joker
    .help = Where a swapped joker may go.
value-joker-after-swap-new-set = Into a new set
value-joker-after-swap-any-set = Into any set
value-joker-after-swap-rack-allowed = To the rack as well
parameter-joker-swap-announced = Announce the swap
    .help = A joker swap is announced beforehand.
parameter-joker-in-rack-points = Joker left over
    .help = How many points a joker left on your rack costs at the end.

## The end

parameter-winner-bonus = Winner’s points
    .help = What the winner of a round writes down.
value-winner-bonus-sum-of-losers = All that the others lose
value-winner-bonus-none = Nothing
parameter-announce-last-tile = Last tile is announced
    .help = Everyone is told when a player lays the last tile.
# The pool is empty and nobody lays any more.
parameter-blocked-round = Nobody can go on
    .help = How a round ends when the pool is empty and everyone has passed.
value-blocked-round-lowest-rack-wins = Fewest points on the rack wins
parameter-rounds = Rounds
    .help = How many rounds make a match.
value-rounds-agreed = As agreed
parameter-next-starter = Who begins next
    .help = Who begins the next round.
value-next-starter-starter-rule = As in the first round
value-next-starter-winner = The winner
value-next-starter-next-seat = The next player
parameter-match-winner = Winner of the match
    .help = Who wins the match.
value-match-winner-highest-total = Most points in all
