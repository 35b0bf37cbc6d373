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
# $file - the name of a file
terminal-kept = The match is kept in { $file }.
terminal-go-on = Continuing the match in { $file }.
# $example - what to type: discard r7
terminal-discard-now = Discard a tile: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = I don’t understand { $text }. Type { $help } to see what you can do.
# Words to type, one word each in small letters. This one stands before tiles, to take the face-up tile with them.
terminal-take = take
terminal-quit = quit
terminal-help = help
