### What the table says beyond the words of every page: the turn, people, refusals, ceremonies.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

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

## Before the match

program = My own program

## The table

# The player has opened.
seat-opened = Opened
# The player needs so many points for the opening; on a small phone it stands under a name: as short as can be.
opens-at = opens at { $minimum }
seat-away = Away
seat-left = Left
pool-word = Pool
# The first set of a round.
empty-table = Put the first set anywhere.
empty-table-watched = There’s nothing on the table yet.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Three tiles or more: one number in different colours, or one colour with numbers in a row. Drag them here, or tap them and then the table.
set-of = set { $number } of { $count }
look-incomplete = incomplete
look-illegal = not valid
look-frozen = frozen
# Somebody is laying this set at this moment.
look-draft = being laid
look-mine = changed by you
look-last = changed last turn
set-missing = { $number } is missing
set-one-more = Needs one more
set-two-more = Needs two more
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } twice
# On a small label under a set: tiles that make neither run nor group; numbers that do not follow; too many tiles.
set-mixed = Not a set
set-gap = Not in a row
set-end = Only 1 to 13
set-many = At most { $most }
set-frozen = Frozen
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Redo
# A verb: put everything back as it was when the turn began.
reset = Reset
sort-runs = Sort by colour
sort-groups = Sort by number
sort-playable = Sort by sets
# Opens phrases and messages.
talk = Talk
talk-send = Send
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Mute { $name }
# A verb: cut a set in two.
split = Split
# $tile is "red 7".
take-tile = Take { $tile }
take-all = Take all
pick-a-tile = Pick a tile
joker-which = What does the joker stand for?
open-tile = Face-up tile: { $tile }
watching = You’re watching
offline-draft-kept = No connection. Your tiles stay where they are; trying again…
opening-meter = { $value } of { $minimum } for your opening
clock-warning = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}

## The big button. The first line is short; the second may be a short sentence.

# A verb: take a tile from the pool.
do-draw = Draw
do-pass = Pass
do-discard = Discard
play-tiles = { $count ->
    [one] Play { $count } tile
   *[other] Play { $count } tiles
}
all-fits = Everything on the table fits
going-out = Your rack is empty: you go out
# On the big button: why the turn can’t end yet.
unfinished = { $count ->
    [one] { $count } set isn’t finished yet
   *[other] { $count } sets aren’t finished yet
}
sets-not-fitting = { $count ->
    [one] { $count } set doesn’t fit
   *[other] { $count } sets don’t fit
}
lay-or-draw = Or lay tiles
draw-first = Every turn starts with it
pool-empty = The pool is empty
open-with = Or open with { $minimum } points
opening-help = Add a set, or reset and draw
reset-helps = Or reset and start again
# $tile is "red 7".
discard-tile = Discard { $tile }
choose-discard = Discard 1 tile
lay-or-discard = Lay, or discard 1 tile
choose-discard-how = Pick a tile on your rack
# Said while another player has the turn.
plan-ahead = You can plan your turn
planned = { $count ->
    [one] Planned: { $count } tile
   *[other] Planned: { $count } tiles
}
paused = The game is paused
end-anyway = End anyway
draw-again = Press again to draw.

## The status line

status-stays = This tile stays on the table.
status-frozen = A set with a joker is frozen until the joker is swapped.
status-several-places = It fits in several places. Pick one.
status-no-place = It doesn’t fit anywhere by itself. Pick more tiles.
status-stale = The game has moved on.
status-no-discard = You can’t discard a tile now.
status-reset-first = Reset first, then draw or discard.
plan-changed = The table changed. Part of your plan doesn’t fit any more.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] You played { $count } tile.
       *[other] You played { $count } tiles.
    }
   *[other] { $count ->
        [one] { $name } played { $count } tile.
       *[other] { $name } played { $count } tiles.
    }
}
news-announced = { $me ->
    [true] You announced a joker swap.
   *[other] { $name } announced a joker swap.
}
news-drew = { $me ->
    [true] You drew a tile.
   *[other] { $name } drew a tile.
}
news-discarded = { $me ->
    [true] You discarded { $tile }.
   *[other] { $name } discarded { $tile }.
}
news-passed = { $me ->
    [true] You passed.
   *[other] { $name } passed.
}
news-time-out = { $me ->
    [true] Your time ran out.
   *[other] { $name } ran out of time.
}
news-mistake = { $me ->
    [true] Your turn wasn’t valid, so the rules for mistakes applied.
   *[other] { $name }: the turn wasn’t valid, so the rules for mistakes applied.
}
news-last-tile = { $me ->
    [true] You announce the end: your last tile is down.
   *[other] { $name } announces the end: the last tile is down.
}
news-left = { $me ->
    [true] You left.
   *[other] { $name } left.
}
news-back = { $me ->
    [true] You’re back in the game.
   *[other] { $name } is back in the game.
}
news-blocked = Nobody can go on. Whoever has the fewest points wins.
# Below it, on the score sheet: why somebody with a 7 writes −1.
blocked-difference = The others write down how much more they have, as minus points.

## Hints

hint-nothing = You can’t lay anything. Draw a tile.
hint-found = { $count ->
    [one] You can lay { $count } tile
   *[other] You can lay { $count } tiles
}
hint-lay-new = New set
hint-lay-onto = Add to a set
hint-move-new = Take from the table, new set
hint-move-onto = Move to another set

## Rounds and scores

score-sheet = Score sheet
round-over = The round is over
match-over = The match is over
who-begins = Who goes first?
choosing-starter = The host decides who goes first
fewest = fewest points
how-it-went = How the match went
deal-round = Deal round { $number }
waiting-for-host = Waiting for the host to deal the next round.
rematch = Play again
record = Game record

## The menu of the table

call-bot = Let the computer play for { $name }
keys = Keyboard
leave-sure = Really leave? Your turns will be skipped.

## Following the others, help for the hand, the end of a round

# While a tile is carried.
fits-in = Sets that fit: { $count }
esc-back = Esc puts it back
log-again = Tap a turn to see it again.
tap-on = Tap to go on
came-back = Back on your rack: { $count }
came-back-why = They weren’t in a finished set
drawn-now = Drawn: { $count }
rule-here = The rule at this table
all-right = All right
# The winner's points.
held-goes = { $me ->
    [true] You score what the others have left
   *[other] { $name } scores what the others have left
}
