### The house rules. Each has a short label, a sentence of help, and labels for its values.
### The label stands over a switch or a list, so keep it short. Yes and no are in words.ftl.

## The tiles

parameter-colours = Colours
    .help = The colours of the tiles. With few players, only the first ones are in play.
parameter-jokers-by-players = Jokers
    .help = How many jokers you play with, for each number of players.
parameter-colours-by-players = Colours in play
    .help = How many colours you play with, for each number of players.

## Before the game

parameter-players = Players
    .help = The smallest and the largest number of players.
parameter-starter = Who goes first
    .help = How you find out who goes first.
# Everyone draws a tile, the highest number goes first, and the tiles go back.
value-starter-highest-tile-returned = Highest tile drawn
value-starter-die-highest = Highest roll of a die
value-starter-lot = By lot
value-starter-players-choose = You decide together
parameter-direction = Direction
    .help = Which way play goes round the table.
value-direction-clockwise = Clockwise
value-direction-counterclockwise = Counterclockwise
parameter-hand-size = Tiles at the start
    .help = How many tiles each player starts with.
parameter-starter-hand = First player’s tiles
    .help = How many tiles the player who goes first gets.
parameter-starter-discard = First player discards
    .help = On the first turn, whoever goes first discards 1 tile.
parameter-starter-may-lay = First player may lay
    .help = Whoever goes first may also lay sets before that first discard.
parameter-pool-layout = How the pool lies
    .help = How the face-down tiles are laid out. It makes no difference to the game.
value-pool-layout-stacks-of-7-last-8 = Stacks of 7, the last of 8
value-pool-layout-stacks-of-7 = Stacks of 7
# All tiles lie face down, side by side.
value-pool-layout-heap = Spread out
value-pool-layout-single-stack = One stack
value-pool-layout-bag = In a bag
parameter-pool-owner = Shared pool or own pool
    .help = Everyone draws from one pool, or each player has their own.
value-pool-owner-common = One for everyone
value-pool-owner-personal = One each

## The opening

parameter-opening-min = Points to open
    .help = How many points your opening needs. With 0, any set will do.
parameter-opening-joker-value = Joker in the opening
    .help = What a joker is worth in the opening: the tile it stands for, or always the same number.
value-opening-joker-value-replaced = The tile it stands for
parameter-opening-scope = Counting the opening
    .help = All sets of the opening count together, or one set has to be worth enough by itself.
value-opening-scope-sum-of-sets = All sets together
value-opening-scope-single-set = One set by itself
parameter-table-access = Using the table
    .help = When you may start using the sets on the table.
value-table-access-same-turn-after-opening = Right after your opening
value-table-access-turn-after-opening = From the turn after your opening
value-table-access-any-player-opened = As soon as anyone has opened
# Going out in the turn of one's opening.
parameter-hand-game = Hand game
    .help = What you get for laying all your tiles in the turn you open.
value-hand-game-off = Nothing special
value-hand-game-double = The others lose double
# No minimum: the 30 points of the opening are not needed.
value-hand-game-double-and-no-minimum = Double, with no minimum

## The turn

parameter-draw-mode = Drawing
    .help = When you draw, and whether you then discard a tile.
value-draw-mode-instead-of-playing = If you lay nothing
value-draw-mode-instead-then-discard = If you lay nothing, then discard
value-draw-mode-every-turn-then-place = Every turn, then lay or discard
parameter-voluntary-draw = You may always draw
    .help = You may draw even if you could lay a tile.
parameter-discard-drawn-tile = Discard the drawn tile
    .help = You may discard the very tile you’ve just drawn.
parameter-take-discard = Taking the discard
    .help = Whether you may take the tile the player before you discarded.
value-take-discard-never = Never
value-take-discard-for-new-set = For a new set
parameter-face-up-eighth = Face-up tile
    .help = Whether the last tile of the pool lies face up, and what you may take it for.
value-face-up-eighth-off = None
value-face-up-eighth-to-finish = To go out
value-face-up-eighth-to-play = To lay it

## Time and mistakes

# Time is always counted in seconds here; the clock is the time limit of a turn.
parameter-time-limit-s = Time for a turn
    .help = How many seconds you have for a turn. 0 means no clock.
parameter-on-timeout = When time’s up
    .help = What happens to your turn when time runs out.
# Tiles that are in no set go to the rack of the player whose turn it was.
value-on-timeout-loose-to-rack = Loose tiles go to your rack
value-on-timeout-turn-void = The turn doesn’t count
value-on-timeout-none = No clock
parameter-penalise-mistakes = Mistakes cost something
    .help = You may end your turn with sets that aren’t valid, but it’ll cost you.
parameter-on-invalid-end = After a mistake
    .help = What happens to a turn that ends with sets that aren’t valid.
value-on-invalid-end-loose-to-rack = Loose tiles go to your rack
value-on-invalid-end-turn-void = The turn doesn’t count
parameter-penalty-tiles = Penalty tiles
    .help = How many tiles you draw when time’s up or after a mistake.

## Sets

parameter-group-distinct-colours = Each colour once
    .help = In a group, every tile has a different colour.
parameter-group-max = Largest group
    .help = How many tiles a group may have: one of each colour, or a number.
value-group-max-number-of-colours = One of each colour
parameter-keep-three-of-original = No set breaks up completely
    .help = When you rearrange, part of every old set stays together.

## Jokers

# The values go from the most freedom to the least, until the joker is swapped.
parameter-joker-sets = Sets with a joker
    .help = What you may do with a joker on the table and its set until the joker is swapped.
# No limits: the joker and its set may be used like any others. Nothing to do with a price.
value-joker-sets-free = Anything goes
value-joker-sets-same-meaning = Joker stays the same tile
value-joker-sets-stay-until-swapped = Joker stays in its set
# Tiles may be added to the set, none taken.
value-joker-sets-no-split = Set stays whole
# Nothing may be added to the set either.
value-joker-sets-frozen = Set is frozen
parameter-joker-swap-tile-from = Tile for the joker
    .help = Where the tile you swap for a joker may come from.
value-joker-swap-tile-from-rack = From your rack
value-joker-swap-tile-from-anywhere = From rack or table
parameter-joker-after-swap = Swapped joker
    .help = Where a swapped joker may go.
value-joker-after-swap-new-set = Into a new set
value-joker-after-swap-any-set = Into any set
value-joker-after-swap-rack-allowed = To the rack as well
parameter-joker-swap-announced = Announce the swap
    .help = Say so before you swap a joker.
parameter-joker-in-rack-points = Joker left over
    .help = How many points a joker left on your rack costs you at the end.

## The end

parameter-winner-bonus = Winner’s points
    .help = What the winner of a round scores.
value-winner-bonus-sum-of-losers = Everything the others lose
value-winner-bonus-none = Nothing
# Said by whoever lays the last tile.
parameter-announce-last-tile = The end is announced
    .help = Whoever lays their last tile announces the end.
parameter-rounds = Rounds
    .help = How many rounds make a match.
value-rounds-agreed = As agreed
parameter-next-starter = Who starts next
    .help = Who goes first in the next round.
value-next-starter-starter-rule = Same as in the first round
value-next-starter-winner = The winner
value-next-starter-next-seat = The next player
