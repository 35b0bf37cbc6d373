### What the pages for learning and for the box at home say. Plain, short, warm; no exclamation marks, numbers as digits.

## The rule book

rules-box = Box
rules-than = Compare with
rules-than-none = Nothing
rules-print = Print
rules-booklet = Print as a booklet
rules-contents = Contents
# Above the list of what a house or a table has changed.
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
    [true] The joker stays for later.
   *[false] The { $number } stays for later.
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

home-box = For the box on your table
home-box-lead = No account needed: all of this stays on your device. Only the referee asks the server.
pad = Score pad
hourglass = Hourglass
referee = Referee

## The score pad

pad-name = Name of player { $number }
pad-add = Add a player
pad-points = Left on the rack
# What may be typed for a rack: points, or the tiles themselves in notation.
pad-points-help = Points, or the tiles: r7 k12 *
# How tiles are typed. $tile: an example, r7; $list: the letters with their colours, “k black, r red”.
tiles-how = How to write tiles
tiles-how-text = Write the letter of the colour, then the number: { $tile }. A joker is *. A bar stands between two sets. The letters are { $list }.
pad-who = Who went out?
pad-blocked = Nobody could go on
pad-hand-game = It was a hand game
pad-write = Write it down
pad-undo = Take back the last round
# $text is what was typed.
pad-unreadable = { $text } isn’t a number, and it isn’t tiles.
pad-players-range = This box is for { $low } to { $high } players.
pad-begins = { $name } starts the next round.
pad-begins-anew = Decide again who starts the next round.
pad-leads = In the lead: { $names }
pad-round-of = Round { $number } of { $count }
pad-new = New sheet
pad-new-sure = Press again to throw away the old sheet.
pad-save = Save as a file
pad-load = Load a file
pad-load-bad = That file isn’t a score sheet.

## The hourglass

glass-seconds = Seconds for a turn
glass-start = Start
glass-stop = Stop
glass-next = Next player
glass-voice = Say it out loud
glass-up = Time’s up.
# A link: the rule about what happens when time is up.
glass-rule = What happens then

## The referee

referee-lead = Put in the table as it was, then as you’d leave it. You’ll see at once whether that’s allowed.
referee-before = The table before
referee-after = And after
# A dashed place among the tiles, said to those who hear the page.
referee-here = The next tile goes here
# Said to those who hear the page: a tap on a tile takes it away.
referee-take = Take away: { $tile }
# Opens fields in which the tiles can be typed.
referee-type = Type it instead
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
referee-found = The best one found in time.
