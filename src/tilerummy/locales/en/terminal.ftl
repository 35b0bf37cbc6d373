# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = lay these tiles of your rack; the best place for them is found
terminal-help-table = the whole table as it is to lie
terminal-help-take = the same with the face-up tile, which need not be named
terminal-help-draw = draw or pass; Enter alone does it too
terminal-help-discard = discard a tile
terminal-help-hint = what could be laid
terminal-help-undo = back to your last decision
terminal-help-quit = leave the match

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = No place was found for { $tiles }.
terminal-nothing-to-take = Nothing can be taken for that.
# $example - what to type: discard r7
terminal-discard-now = Discard a tile: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = { $text } is not understood. { $help } shows what can be typed.
terminal-nothing-to-undo = There is nothing to take back.
