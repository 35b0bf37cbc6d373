### What the pages for learning and for the box at home say. Plain, short, warm; no exclamation marks, numbers as digits.

## The rule book

rules-box = Box
rules-than = Compare with
rules-than-none = Nothing
rules-print = Print
rules-booklet = Print as a booklet
rules-sources = Where each rule comes from
rules-contents = Contents
rules-learn = Learn it by playing
# For screen readers, after a refusal. $number is the number of a clause, such as 7.2.
rule-number = Rule { $number }
whole-book = The whole rule book

## The tutorial

tutorial = Tutorial
# $number of $count tasks.
task-number = Task { $number } of { $count }
tutorial-done = You know it all now: sets, jokers, going out.
# A tile that is not wanted yet flies home; in a bubble above it. $number is its number.
lesson-later = { $joker ->
    [true] Keep the joker for later.
   *[false] Keep the { $number } for later.
}
lesson-stays = { $joker ->
    [true] The joker stays where it is.
   *[false] The { $number } stays where it is.
}
lesson-place = { $joker ->
    [true] The joker doesn’t fit there.
   *[false] The { $number } doesn’t fit there.
}
# Below “Play a first game”. $names are two computers.
first-game-with = with { $names }, about 10 minutes
tutorial-rules = The rules

## For the box at home

pad = Score pad
hourglass = Hourglass
referee = Referee

## The score pad

pad-name = Name of player { $number }
# Over the fields for the names.
pad-who-plays = Who plays?
# For screen readers, on a face: name and face can be changed.
pad-player = { $name }, change
pad-add = Add a player
tiles-how-text = Write the letter of the colour, then the number: { $tile }. A joker is *. A bar stands between two sets. The letters are { $list }.
pad-who = Who went out?
# One of the answers to the question above.
pad-nobody = Nobody
# Three ways to tell what is left on a rack. A photo is taken, or a picture that is there is chosen.
photo = Photo
photo-take = Take a photo
photo-choose = Choose a picture
photo-stays = The photo stays on this device.
way-tiles = Tap tiles
way-number = Number
pad-hand-game = It was a hand game
pad-write = Write it down
# On the one big button: a round is written down.
pad-write-round = Write down round { $number }
# Under the button, while the rack of this player is not counted yet.
pad-missing = Still missing: { $name }
# For screen readers, on the number of a round.
pad-correct = Correct round { $number }
pad-undo = Take back the last round
# On the same place for a few seconds: the round that was taken back is wanted after all.
pad-undone = Bring it back
pad-players-range = This box is for { $low } to { $high } players.
pad-begins = { $name } starts the next round.
pad-begins-anew = Decide again who starts the next round.
pad-leads = In the lead: { $names }
# $value: so many points ahead of the next.
pad-leads-by = { $name } leads by { $value }.
# What one wins the others lose, so all sums make 0 together.
pad-adds-up = The pad adds up.
pad-new = New sheet
pad-new-sure = Press again to throw away the old sheet.
pad-save = Save as a file
pad-load = Load a file
pad-load-bad = That file isn’t a score sheet.

## The hourglass

glass-start = Start
# Large, over the hourglass: whose turn it is.
glass-plays = { $name } plays
# Who plays after that, in order.
glass-then = Then { $names }
# On the big button: this turn is done, the hourglass is turned over.
glass-turn = Done, turn it
# Under it: a tap on the hourglass does the same.
glass-anywhere = or tap anywhere
glass-up = Time’s up.
# What the box does with somebody whose time is up.
glass-draws = { $count ->
    [one] { $name } draws { $count } tile.
   *[other] { $name } draws { $count } tiles.
}

## The referee

referee-before = The table before
referee-after = And after
# A dashed place among the tiles, said to those who hear the page.
referee-here = The next tile goes here
# Said to those who hear the page: a tap on a tile takes it away.
referee-take = Take away: { $tile }
# The verdict on a turn, above the reasons.
referee-not = Not like this
# Only the table before has been put in so far.
referee-sets-fine = Every set is valid.
referee-rack = Rack
referee-new-set = New set
referee-back = Take back
referee-clear = Clear all
referee-opened = I’ve opened
referee-lay = Try my move: is it legal?
referee-best = What is my best move?
referee-legal = This move is legal.
referee-change = Change the position
referee-best-is = The best move
referee-sure = There’s nothing better.
# The computer stopped looking before it had tried everything.
referee-found = The best one found in the time there was.
