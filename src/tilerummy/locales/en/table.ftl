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

## Refusals

# On a small button beside a refusal: shows the rule.
why-short = Why?
# On the big button, while a bubble says why a set is refused: what would mend it. $tile is “red 9”.
take-back-tile = Take back: { $tile }
# The same where it is not one tile alone.
mend-or-back = Mend it or take it back

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
