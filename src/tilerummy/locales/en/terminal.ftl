# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = lay these tiles from your rack; the best place is found for you
terminal-help-table = how the whole table should look
terminal-help-take = the same with the face-up tile, which you don’t need to name
terminal-help-draw = draw or pass; pressing Enter does it too
terminal-help-discard = discard a tile
terminal-help-hint = what you could lay
terminal-help-undo = back to your last decision
terminal-help-ask = hear your rack, the table, what changed, where things stand, what you could lay, the last sentence again
terminal-help-quit = leave the match

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = There’s no place for { $tiles }.
terminal-nothing-to-take = You can’t take anything for that.
# $tiles - tiles in notation
terminal-not-on-rack = You don’t have { $tiles } on your rack.
# $file - the name of a file
terminal-kept = The match is kept in { $file }.
terminal-go-on = Continuing the match in { $file }.
# $example - what to type: discard r7
terminal-discard-now = Discard a tile: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = I don’t understand { $text }. Type { $help } to see what you can do.
terminal-nothing-to-undo = There’s nothing to take back.
# Words to type, one word each in small letters. This one stands before tiles, to take the face-up tile with them.
terminal-take = take
terminal-quit = quit
terminal-help = help

## The game by ear: what happened on the table, and answers to what one asks about it

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
# A run: $first - its first tile: black 7; $number - its last number
told-run = { $first } to { $number }
# A group. $colours - black, red, blue
told-group = group of { $number }: { $colours }
# $number - a number that is there twice: black 1, 8 twice
told-twice = { $number } twice
told-drew = You drew { $tile }.
told-empty = There is nothing on the table.
told-nothing = Nothing has happened since your turn.
