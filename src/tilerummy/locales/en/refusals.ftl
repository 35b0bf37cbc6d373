### Why something was refused: one message for each reason the rules know.
### Say what is, then what helps. Short and warm; no blame, no exclamation marks, numbers as digits.
### $tile and $set are names that cannot be inflected ("red 7", "r7 r8 r9"): build the sentence so that they
### can stand as they are, for example in front with a colon. They may also be drawn as little tiles.

## The tiles do not add up

# $tile: a tile that this game does not have, or has fewer of.
refusal-tile-not-in-game = This game has no { $tile }, or not that many of them.
# $tile: a tile that was on the table or on the rack before the turn, and is in neither place now.
refusal-tile-lost = The { $tile } is missing. It belongs on the table or back on your rack.
# $tile: a tile in the proposed table that the player cannot have.
refusal-tile-added = There is one { $tile } too many. It was neither on the table nor on your rack.
# $tile: a tile that lay on the table before the turn and that the player wants to keep.
refusal-table-tile-to-rack = The { $tile } came from the table, so it stays on the table.

## A set is not a set

# $set: the tiles of the set. The exact reason follows in a sentence of its own.
refusal-invalid-set = { $set } is not a set yet.
refusal-set-too-short = A set needs at least 3 tiles.
refusal-set-jokers-only = Jokers alone make no set. Add a numbered tile.
refusal-set-mixed = These tiles share neither a number nor a colour.
# Also for tiles in the wrong order.
refusal-run-gap = Not in a row. A run goes up by 1 from tile to tile.
refusal-run-off-the-end = A run stays between 1 and 13.
refusal-group-colour-twice = One colour appears twice. A group has each colour only once.
# $most: a number from 3 to 8.
refusal-group-too-large = A group has at most { $most } tiles here.
# $tile: the tile that the player said the joker stands for.
refusal-joker-meaning-wrong = The joker cannot be { $tile } in that place.

## The opening

# $value: the points laid so far; $minimum: the points needed, usually 30.
refusal-opening-below-minimum = { $value } of { $minimum } points for your opening.
refusal-opening-uses-table = You cannot use the sets on the table yet. Open first.
refusal-opening-not-from-rack = An opening is made of new sets from your rack.

## Handling the table

refusal-no-rack-tile-played = Lay at least 1 tile from your rack.
# $set: an old set of the table, part of which must stay together.
refusal-set-dissolved = { $set } cannot be broken up completely. Part of it stays together.
# $set: a set with a joker. To swap is to put the real tile in the joker's place.
refusal-joker-meaning-changed = { $set }: the joker keeps its meaning until it is swapped.
# $set: a set with a joker.
refusal-joker-moved = { $set }: the joker stays with its set until it is swapped.
# $set: a set with a joker, to which tiles may be added.
refusal-joker-set-split = { $set } has a joker and stays whole. You may add to it.
# $set: a set with a joker, to which nothing may be added either.
refusal-joker-set-frozen = { $set } has a joker and is frozen until the joker is swapped.
refusal-joker-swap-source = The tile that replaces a joker comes from your rack.
refusal-joker-not-in-new-set = A swapped joker goes into a new set.
refusal-joker-swap-not-announced = Announce the joker swap first.

## Drawing, discarding, passing

refusal-draw-and-play = In one turn you lay or draw, not both.
refusal-must-draw = If you lay nothing, draw a tile.
refusal-too-many-drawn = Only 1 tile is drawn.
refusal-pool-empty = The pool is empty.
refusal-pool-not-empty = There are still tiles in the pool. Draw one instead of passing.
# A house rule: who can lay may not draw.
refusal-must-play-if-able = You have a tile that fits. Here it has to be laid.
refusal-must-discard = Discard 1 tile.
refusal-no-discard-allowed = No tile is discarded here.
refusal-discarded-the-drawn-tile = You keep the tile you just drew. Discard another one.
refusal-take-discard-forbidden = A discarded tile stays where it is.
refusal-discard-not-in-new-set = The discarded tile you took goes into a new set.
# $tile: the tile that was taken from the discard or face up from the pool.
refusal-taken-tile-not-laid = You took { $tile }. Lay it in the same turn.
# The face-up tile of the pool, which may be taken only to go out, or only to lay it.
refusal-face-up-forbidden = The face-up tile cannot be taken for this.
refusal-starter-only-discards = The player who begins just discards 1 tile in the first turn.
refusal-draw-first = Here every turn begins with drawing a tile.

## A time-out or a mistake did not end as the rules say; only those who judge recorded games see these

refusal-wrong-table-after = By the rules the table looks different now.
refusal-wrong-rack-after = By the rules the rack looks different now.
# $count: the number of tiles to draw, 0 or more.
refusal-wrong-penalty = { $count ->
    [one] By the rules { $count } tile is drawn now.
   *[other] By the rules { $count } tiles are drawn now.
}

## The course of the game

refusal-not-your-turn = It is not your turn yet.
refusal-not-now = That does not work at the moment.
refusal-round-over = The round is over.
refusal-match-over = The match is over.
refusal-too-late = The time for this turn is up.
refusal-too-early = The time for this turn is not up yet.
refusal-no-clock = This game has no clock.
# $tile: the tile that was to be laid or discarded.
refusal-tile-not-on-rack = There is no { $tile } on your rack.
refusal-nothing-to-take = There is no such tile to take.
# Ending a turn on a wrong table, at a price, is a house rule that is off here.
refusal-mistakes-not-penalised = Some sets are not valid yet. You can end your turn once they all are.
refusal-not-the-host = Only the host can do that.
refusal-no-such-seat = There is no such seat.
refusal-seat-given-up = The player in this seat has given up.
refusal-seat-not-free = Somebody is already playing in this seat.
