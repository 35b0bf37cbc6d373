### The doors of the page: home, a new table, my games, the first lesson, looking back. Plain, short, warm; no exclamation marks.

## A new table

# One sentence on the lid of a box.
about-baltic = A joker stays until someone swaps it.
about-pro6 = Up to six players and six colours.
# A box was printed with different rules in different countries.
which-style = Which edition is it?
# On a small label: this edition was chosen because of the language.
your-language-chose = Fits your language
# A heading over six rules.
popular-rules = Rules people often change
all-rules = All rules
# In an empty field.
rules-search = Find a rule
rules-search-none = No rule has these words.
who-joins = Who may join
joins-link = With the link
joins-all = Anyone
# Above the rules of a table in one line.
everybody-reads = Everyone at the table reads this
# A small button beside a few choices.
more-choices = More choices
# For screen readers, after the name of a rule.
rule-differs = changed
# The rules of a table in one line, part by part: how many points open.
said-opening-any = any set opens
said-opening-points = opening { $minimum }
# What may be done with jokers on the table.
said-jokers-free = jokers move freely
said-jokers-same-meaning = jokers keep their meaning
said-jokers-stay-until-swapped = jokers stay until swapped
said-jokers-no-split = joker sets stay whole
said-jokers-frozen = joker sets are frozen
said-hints-none = no hints
said-hints-counted = hints cost points
said-hints-free = free hints
said-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# Groups of rules, as in the rule book.
rules-group-2 = Before the first turn
rules-group-3 = Sets
rules-group-4 = The opening
rules-group-5 = Your turn
rules-group-7 = Jokers on the table
rules-group-8 = Time and mistakes
rules-group-9 = The end and the score

## Home, my games, the first lesson

# The big button of whoever is in the middle of a match. $names: the others, such as “Ada and Kim”.
go-on-with = Continue: { $names }
# It’s somebody else’s turn.
others-play = The others are playing
# A card at home, for whoever has got up from a table where the others go on.
back-to-table = Back to the table
chair-kept = Your chair is kept. Until you come back, your turns are skipped.
# A small link beside the card: give the chair up.
leave-for-good = Leave for good
my-games = My games
# A heading over matches.
games-going = Still going
games-finished = Finished
games-none = No match is going on.
privacy-link = Privacy
# The players’ pages: which box, the rules, at home, our table. A small link on the home page.
guide = Guide
# One of them, also linked from the rule book.
guide-box = Which box is mine?
# To somebody who has not dragged a tile yet.
tapping-works = Tapping works too: first the tiles, then the table.
# A button at the end of the lesson: a game against an easy computer.
first-game = Play a first game
your-name = Your name
players-range = { $low }–{ $high } players
home-title = Pull up a chair.
# Under the title, for somebody who sees the page for the first time; beside it tiles lay themselves.
home-goal = Be the first to lay all your tiles on the table, in sets.
# The way to a table that stays, on the first home page.
family-door = A table for your family
family-door-text = One link that stays: your people, your evenings, your score. No account needed.
# A link at home, and the heading behind it: an evening at several tables.
club-night = Club night
play-now = Play now
play-now-sub = Against the computer, with your last settings
# Under "Play now", for somebody who has not played here yet.
play-now-first = Against the computer
lobby-empty = No table is waiting right now. Open one.
# The tables the reader still sits at.
continue = Your tables
# The reader has a seat and would rather have this one.
sit-here = Sit here
# The boxes are the rule sets that people have at home.
which-box = Which box do you have?
rules-as-printed = All as printed
back-to-sheet = Back to the printed rules
the-table = The table
# How many computer players.
computers = Computers
# How well a computer player plays: the names of the bots.
strength = Strength
live-drafts = Show moves live
live-drafts-help = The others can watch as you lay your tiles
# A verb, on a button: make this table, and wait for players.
open-table = Open the table
change-table = Change the table
send-link = Send this link
all-ready = Everyone is ready.
learn-title = New to the game?
learn-text = Learn it by playing, in ten short tasks.
learn-start = Start the tutorial
# On the home page, for whoever left the tutorial at this task.
learn-go-on = Go on learning: task { $number }
one-device = One device for all
device-people = Who plays on this device?
device-person = Player { $number }
device-begin = Start the match
new-table = New table
setting-notify = Tell me when it’s my turn
rules-differ = { $count ->
    [one] { $count } change to the printed rules
   *[other] { $count } changes to the printed rules
}
# As the printed rules of the box say.
as-printed = As printed
# Said of the number of rounds.
as-agreed = Until the host ends it
menu-more = More
sound-and-motion = Sound and motion
new-key = Make a new key
new-key-help = If someone else has this address, make a new key. The old one stops working at once.
other-device-help = Open this address there. It’s your seat: keep it to yourself.
key-move = Move around the rack and the table
key-select = Pick up or put down a tile
key-lay = Lay: into this set, or where it fits
key-new = Lay as a new set
key-back = Back to the rack
key-pick = Find a tile: number, then the letter of its colour; J for a joker
key-undo = Undo, redo
key-sort = Sort the rack
key-hint = Hint
key-draw = Draw
key-discard = Discard this tile
key-play = The big button
key-down = Let go of what you’re holding
key-help = This list
# Names of keys, as printed on the keyboards of your country.
key-name-space = Space
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Next set that fits
key-log = What happened so far
hand-on = Make { $name } the host
let-back = Let { $name } come back
remove-sure = Remove { $name } for good?
qr = The link as a QR code
tidy-table = Tidy the table
other-device = Play on another device
table-rules = Rules of this table
what-changed = What changed since my turn
read-table = Read the table
read-set = Read this set
copied = Copied
hint-take-back = Back to the rack
your-face = Your face
face-number = Face { $number }

## About somebody at the table

# On a button.
report-them = Report { $name }
report-help = Tell whoever runs this server what happened. The last messages at the table are sent along.
# Over a field for a few words.
report-what = What happened?
report-send = Send the report
report-sent = Thank you. Your report has been sent.
