### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Home
menu = Menu
skip = Skip to the content
close = Close
language = Language
theme = Light or dark
settings = Settings
# Shown for a moment while the page connects.
connecting = One moment…
offline = Can’t reach the server. Please try again in a moment.
# A button that loads the page anew: a part of it could not be fetched.
not-loaded = That didn’t load. Check the network and load the page again.
problem-unknown = That didn’t work.
# Stands alone, instead of the reader’s own name.
you = you
computer = Computer
players = Players

## The first page

nav-play = Play
nav-puzzles = Puzzles
home-lead = Tile rummy with family, friends or a very patient computer. Every box, every house rule. No account, no ads.
lobby = Open tables
go-on = Continue
sit-down = Sit down
watch = Watch
# Seats nobody has taken yet.
free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
# No time limit for a turn.
no-clock = No clock
# The time limit of a turn.
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## A new table

hints = Hints
hints-none = None
# Every hint takes points off the total.
hints-counted = Cost points
# Hints cost no points.
hints-free = Free
# A switch: the table stands in the list of open tables.
listed = Public table

## Before the match

remove = Remove { $name }
program = My own program
copy = Copy
share = Share
ready = I’m ready
start = Start the match

## The table

no-table = There’s no such table.
# A turn is one player’s go.
your-turn = Your turn
# Whose turn it is; the reader waits.
turn-of = { $name }’s turn
seat-number = Seat { $number }
# The player has opened.
seat-opened = Opened
# The player needs so many points for the opening. Very short.
seat-opens = Needs { $minimum } to open
# Under the name of whoever is on turn and has not opened, on a small phone: as short as can be.
opens-at = opens at { $minimum }
seat-away = Away
seat-left = Left
pool-word = Pool
# The first set of a round.
empty-table = Put the first set anywhere.
empty-table-watched = There’s nothing on the table yet.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Three tiles or more: one number in different colours, or one colour with numbers in a row. Drag them here, or tap them and then the table.
your-rack = { $count ->
    [one] Your rack, { $count } tile
   *[other] Your rack, { $count } tiles
}
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
undo = Undo
redo = Redo
# A verb: put everything back as it was when the turn began.
reset = Reset
sort = Sort
sort-runs = Sort by colour
sort-groups = Sort by number
sort-playable = Sort by sets
hint = Hint
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
later = Later
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
come-back = Resume
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
news-starts = { $me ->
    [true] You go first.
   *[other] { $name } goes first.
}
news-went-out = { $me ->
    [true] You went out.
   *[other] { $name } went out.
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
round-number = Round { $number }
total = Total
went-out = went out
fewest = fewest points
left-on-racks = Left on the racks
how-it-went = How the match went
deal-round = Deal round { $number }
end-match = End the match
waiting-for-host = Waiting for the host to deal the next round.
rematch = Play again
day-others = How others did
record = Game record
you-won-match = You won the match.
won-match = { $count ->
    [one] { $names } won the match.
   *[other] { $names } share the win.
}

## The menu of the table

pause = Pause
call-bot = Let the computer play for { $name }
keys = Keyboard
leave = Leave the match
leave-sure = Really leave? Your turns will be skipped.

## Settings

## Learning: the doors to it, and the rule behind a refusal

nav-rules = Rules
nav-at-home = At home
why-rule = Show the rule
offline-now = No network. The rules, tutorial, score pad and hourglass still work.
# $names: the other winners, as a finished list such as “Ada and Kim”.
you-share-win = You and { $names } share the win.

## Following the others, help for the hand, the end of a round

# How fast the turns of computers follow each other.
setting-bots = Computers play
setting-bots-people = Like people
setting-bots-brisk = Brisk
setting-bots-once = At once
# While a tile is carried.
fits-in = Sets that fit: { $count }
esc-back = Esc puts it back
log = Log
log-again = Tap a turn to see it again.
# A run by its ends: "red 4 to red 9".
set-span = { $first } to { $last }
# The one exclamation mark: somebody has laid the last tile.
out = Out!
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
replay = Replay
# A label and what it stands before; both are finished texts. French has a no-break space before the colon.
labelled = { $label }: { $value }
