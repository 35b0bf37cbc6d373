### What the table says beyond the words of every page: people, refusals, ceremonies.

## The connection, and who watches

# The server takes nobody more; the page tries again by itself.
bye-full = The server is full right now. Trying again…
# The operator has shut this person out.
bye-banned = You can’t play on this server any more.
# How many people watch the table.
watchers = Watching: { $count }

## People

# For screen readers: opens what can be done about this player.
seat-menu = About { $name }
# On a button with a smile.
react = Send a reaction
# What was said and not yet read.
talk-new = New: { $count }

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
# On the big button, while a bubble says why a set is refused: what would mend it. $tile is “red 9”.
take-back-tile = Take back: { $tile }
# The same where it is not one tile alone.
mend-or-back = Mend it or take it back
# Where tiles come from.
hint-rack = From your rack: { $tiles }
hint-source = From { $set }: { $tiles }
# For screen readers.
hint-step = Step { $number } of { $count }

## Refusals

# On a small button beside a refusal: shows the rule.
why-short = Why?

## Ceremonies

# The points of the opening, large, for a moment.
opened-big = { $value }!
# Said when a round begins.
tiles-dealt = The tiles are dealt.
# Under a large number: the reader has opened with so many points.
opened-with = Your opening: { $value } points
wants-rematch = { $name } would like to play again.
# On the score sheet of whoever still reads it: the others begin the next match.
sheet-sitting = They’re sitting down. Come?
# Below a face on the score sheet.
sheet-wants = wants to play
# Below a face on the score sheet: has not decided yet.
sheet-reads = is reading
# A link to the table of the family.
our-table = Our table
# In the list of the turns: whose turn it is at this moment.
log-now = { $name } is playing now
