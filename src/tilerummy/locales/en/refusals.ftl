### Why something was refused: one message for each reason the rules know.
### Say what is, then what helps. Short and warm; no blame, no exclamation marks, numbers as digits.
### $tile and $set are names that cannot be inflected ("red 7", "r7 r8 r9"): build the sentence so that they
### can stand as they are, for example in front with a colon. They may also be drawn as little tiles.

## The tiles do not add up

# $tile: a tile that this game does not have, or has fewer of. $colours: the names of the colours in play.
refusal-tile-not-in-game = This game has no { $tile }, or not that many of them. Colours in this game: { $colours }.
# $tile: a tile that was on the table or on the rack before the turn, and is in neither place now.
refusal-tile-lost = The { $tile } is missing. Put it on the table or back on your rack.
# $tile: a tile in the proposed table that the player cannot have.
refusal-tile-added = There’s one { $tile } too many. It wasn’t on the table or on your rack.
# $tile: a tile that lay on the table before the turn and that the player wants to keep.
refusal-table-tile-to-rack = The { $tile } was already on the table, so it stays there.

## A set is not a set

# $set: the tiles of the set. The exact reason follows in a sentence of its own.
refusal-invalid-set = { $set } isn’t a set yet.
refusal-set-too-short = A set needs at least 3 tiles.
refusal-set-jokers-only = Jokers alone don’t make a set. Add a numbered tile.
refusal-set-mixed = These tiles don’t share a number or a colour.
# Also for tiles in the wrong order.
refusal-run-gap = These numbers aren’t in a row. A run goes up by 1 from tile to tile.
refusal-run-off-the-end = A run can’t go below 1 or past 13.
refusal-group-colour-twice = One colour is in there twice. A group takes each colour only once.
# $most: a number from 3 to 8. “Here” is: with the rules of this table.
refusal-group-too-large = A group has at most { $most } tiles here.
# $tile: the tile that the player said the joker stands for.
refusal-joker-meaning-wrong = The joker can’t be { $tile } in that place.

## The opening

# $value: the points laid so far; $minimum: the points needed, usually 30.
refusal-opening-below-minimum = Your opening is worth { $value } so far. You need { $minimum } points.
# $moment: “before” any opening of one’s own, or “with” it, where the table opens only with the next turn.
refusal-opening-uses-table = { $moment ->
    [with] You’re opening in this turn. From your next turn on, you can use the sets on the table.
   *[before] You can’t use the sets on the table yet. Open first.
}
refusal-opening-not-from-rack = Your opening has to be new sets from your own rack.

## Handling the table

refusal-no-rack-tile-played = Lay at least 1 tile from your rack.
# $set: an old set of the table, part of which must stay together.
refusal-set-dissolved = { $set } can’t be broken up completely. Part of it has to stay together.
# $set: a set with a joker. To swap is to put the real tile in the joker's place.
refusal-joker-meaning-changed = { $set }: the joker stands for the same tile until it’s swapped.
# $set: a set with a joker.
refusal-joker-moved = { $set }: the joker stays in its set until it’s swapped.
# $set: a set with a joker, to which tiles may be added.
refusal-joker-set-split = { $set }: this set has a joker, so it stays whole. You can add to it.
# $set: a set with a joker, to which nothing may be added either.
refusal-joker-set-frozen = { $set }: this set has a joker, so it’s frozen until the joker is swapped.
refusal-joker-swap-source = The tile you swap for a joker has to come from your rack.
refusal-joker-not-in-new-set = A swapped joker has to go into a new set.
refusal-joker-swap-not-announced = Announce the joker swap first.

## Drawing, discarding, passing

refusal-draw-and-play = Lay or draw: you can’t do both in one turn.
refusal-must-draw = You haven’t laid anything, so draw a tile.
refusal-too-many-drawn = You only draw 1 tile.
refusal-pool-empty = The pool is empty.
refusal-pool-not-empty = There are still tiles in the pool. Draw one instead of passing.
# A house rule: who can lay may not draw.
refusal-must-play-if-able = You have a tile that fits, and here you have to lay it.
refusal-must-discard = Discard 1 tile.
# $why: “laid” where one has laid tiles; else nobody discards here.
refusal-no-discard-allowed = { $why ->
    [laid] If you lay tiles, you don’t discard.
   *[never] You can’t discard a tile here.
}
refusal-discarded-the-drawn-tile = You can’t discard the tile you’ve just drawn. Pick another one.
refusal-take-discard-forbidden = A discarded tile stays where it is.
refusal-discard-not-in-new-set = The discarded tile you took has to go into a new set.
# $tile: the tile that was taken from the discard or face up from the pool.
refusal-taken-tile-not-laid = You took the { $tile }, so lay it this turn.
# The face-up tile of the pool, which may be taken only to go out, or only to lay it.
refusal-face-up-forbidden = You can’t take the face-up tile for this.
refusal-starter-only-discards = Whoever goes first only discards 1 tile on the first turn.
refusal-draw-first = Here you start every turn by drawing a tile.

## The course of the game

refusal-not-your-turn = It’s not your turn yet.
refusal-not-now = You can’t do that right now.
refusal-round-over = The round is over.
refusal-match-over = The match is over.
refusal-too-late = Time’s up for this turn.
refusal-too-early = Time isn’t up for this turn yet.
refusal-no-clock = There’s no clock in this game.
# $tile: the tile that was to be laid or discarded.
refusal-tile-not-on-rack = There’s no { $tile } on your rack.
refusal-nothing-to-take = That tile isn’t there to take.
# Ending a turn on a wrong table, at a price, is a house rule that is off here.
refusal-mistakes-not-penalised = Some sets aren’t valid yet. Fix them, then end your turn.
refusal-not-the-host = Only the host can do that.
refusal-no-such-seat = There’s no such seat.
refusal-seat-given-up = The player in this seat has given up.
refusal-seat-not-free = Someone’s already playing in this seat.
