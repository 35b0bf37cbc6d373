### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

# Somebody's turn by ear. $tiles - what came from a rack: black 7; $set - the set as it stands now: black 7 to 11
told-added = Added: { $tiles }. Now: { $set }.
# $moved - what came from other sets
told-added-from = Added: { $tiles }, from the table: { $moved }. Now: { $set }.
told-moved = From the table: { $moved }. Now: { $set }.
told-new = New set: { $set }.
told-new-from = New set: { $set }. From the table: { $moved }.
# The rest of a set whose tiles went elsewhere.
told-left = Left there: { $set }.
# A joker that was taken off the table.
told-back = Back on the rack: { $tiles }.
# One of very many sets that a turn changed, as it stands now. $count - how many of its tiles came from a rack
told-set-laid = { $set }, { $count } from the rack
# A long run with jokers. $set - black 1 to 8; $jokers - joker as black 3
told-with = { $set } with { $jokers }
# A group of threes, say: not one of three tiles. $colours - black, red, blue
told-group = group of { $number }s: { $colours }
# $number - a number that is there twice: black 1, 8 twice
told-twice = { $number } twice
told-drew = You drew { $tile }.
told-empty = There is nothing on the table.
told-nothing = Nothing has happened since your turn.
# Tiles that somebody has laid, and that make no set so far.
told-unfinished = Not a set yet: { $tiles }.
# The same, very short. $tiles - black 7; $number - the number of a set: 3
told-short-onto = { $tiles } on set { $number }
told-short-new = { $tiles } as a new set
told-short-moved = set { $number } changed
# $name - the player who holds it
told-one-left = One tile left: { $name }.

## Answers to keys

# $tiles - tiles in words, or in notation where they were typed so
told-not-held = Not on your rack: { $tiles }.
told-no-undo = There’s nothing to take back.
told-no-redo = There’s nothing to redo.
# $number - the number of a set: 3
told-no-set = There’s no set { $number }.
# One of the sets on the table, as it stands.
told-set = Set { $number }: { $set }.
told-sets = Sets on the table: { $count }.
# Asked which sets take a tile of one’s rack.
told-no-takers = No set takes a tile of yours.
# $value - points of an opening that could be laid
told-opens = Enough to open: { $value }.
told-laid = Laid in this turn: { $tiles }.
told-laid-none = You haven’t laid anything in this turn.
# Said when the reader has chosen how much is told.
told-level-short = Short sentences.
told-level-normal = Normal sentences.
told-level-full = Full sentences.
# The list of the turns of this round was opened or closed; the same word as `log`.
told-log = The log is open beside the table.
told-log-closed = The log is closed.
# The name of a text field. $example - what can be typed: y6-9
told-type = Type a set, such as { $example }
# $text - what was typed
told-not-read = That’s no set: { $text }.
# Nothing is picked up, or not any more.
told-empty-hand = Nothing in your hand.
# An arrow key led nowhere.
told-edge = Nothing further this way.
# $minimum - the points that an opening asks for
told-needs = You need at least this much to open: { $minimum }.
# A hint is about to be asked for. $points - −5
told-price = This costs { $points }. Press again to hear it.
told-no-hints = There are no hints at this table.
told-nobody = Nobody here would see a reaction.

## Beside a seat

# A switch beside a seat: the host gives one player more time.
seat-more-time = More time for { $name }
# What it does.
seat-more-time-help = Their clock only starts after the time for a whole turn.

## The list of keys

# In the list of keys
key-hear-rack = Go to your rack and hear it
key-hear-takers = Hear the sets that take your tiles
key-go-set = Go to a set by its number
key-standing = Hear where things stand
key-can-lay = Hear what you can lay
key-again = Hear the last sentence again
key-type = Type a set
key-hear-turn = Hear your turn so far
key-level = Short, normal or full sentences

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

# For screen readers: how much is told.
hint-stage = Hint { $number } of 3
# The first stage.
hint-tile = You can lay the { $tile }.
# On a button: the second stage, please.
hint-where = Where to?
# On a button: no more of the hint.
hint-enough = Enough
# The second stage.
hint-goes-front = It goes in front of { $set }.
hint-goes-end = It goes at the end of { $set }.
hint-goes-into = It goes with { $set }.
# $set is the new set.
hint-goes-new = It makes a new set: { $set }.
# On a button: lay this tile or set for me.
hint-lay = Lay it
# On a button: the third stage.
hint-whole = The whole turn
# On a button: the next set of the turn.
hint-next = Next
# On a button.
hint-all = Lay it all
# Where tiles come from.
hint-rack = From your rack: { $tiles }
hint-source = From { $set }: { $tiles }
# For screen readers.
hint-step = Step { $number } of { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = black { $first } to { $last }
run-r = red { $first } to { $last }
run-b = blue { $first } to { $last }
run-y = yellow { $first } to { $last }
run-o = orange { $first } to { $last }
run-g = green { $first } to { $last }
run-w = white { $first } to { $last }
run-n = brown { $first } to { $last }
