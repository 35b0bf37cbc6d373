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
your-rack = { $count ->
    [one] Your rack, { $count } tile
   *[other] Your rack, { $count } tiles
}
undo = Undo
sort = Sort
hint = Hint
later = Later

## The big button. The first line is short; the second may be a short sentence.

come-back = Resume

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] You go first.
   *[other] { $name } goes first.
}
news-went-out = { $me ->
    [true] You went out.
   *[other] { $name } went out.
}

## Rounds and scores

round-number = Round { $number }
total = Total
went-out = went out
left-on-racks = Left on the racks
end-match = End the match
day-others = How others did
you-won-match = You won the match.
won-match = { $count ->
    [one] { $names } won the match.
   *[other] { $names } share the win.
}

## The menu of the table

pause = Pause
leave = Leave the match

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
log = Log
# A run by its ends: "red 4 to red 9".
set-span = { $first } to { $last }
# The one exclamation mark: somebody has laid the last tile.
out = Out!
replay = Replay
# A label and what it stands before; both are finished texts. French has a no-break space before the colon.
labelled = { $label }: { $value }
