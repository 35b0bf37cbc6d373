### A club’s evening on the page: opening one, coming in, a player’s phone, the organiser’s page, the big screen.
### A round here is drawn for all tables; the organiser runs the evening.

## A new evening
# Over the form for a new evening.
club-about = An evening at several tables, with one link. Real boxes on the tables, seats and results on the phones.
club-title = Name of the evening
club-needs-title = The evening has no name yet
# A switch: the organiser sits at a table as well.
club-i-play = I’m playing too
club-rounds = Rounds
# Before a number: so often tiles are dealt in one round of the evening.
club-deals = Deals in a round
# Before a choice such as “40 minutes”.
club-minutes = Time for a round
# Before the next three.
club-where = Where it is played
club-on-boxes = with real boxes
club-on-page = on the phones
club-on-either = as each table likes
# A switch: luck is the same for all who sit in the same place.
club-same-deal = Same tiles at every table
# Before the next four: who is put at a table with whom.
club-drawn = Who sits with whom
club-drawn-chance = by chance, nobody meets twice
club-drawn-standing = by the standing
club-drawn-all = everyone meets everyone
club-drawn-winners = winners go on
# Before a choice such as “rounds won, then points”.
club-counts = What counts
# Before the next three.
club-end = At the end
club-final-none = no final
club-final-table = final of the best four
club-final-two = final of the best two
# Before a number of points: nobody loses more in one round.
club-cap = The most a round can cost
club-no-cap = no limit
# Before a number of points.
club-bonus = Extra for winning a table
# Before the name of several evenings that belong together.
club-league = League
club-league-help = Evenings opened with the same league name are added up.
club-open = Open the evening
club-import = Bring in an evening from a file

## Coming in
# On a button, under one’s name.
club-im-in = I’m in
club-no-account = No account. The organiser can delete the evening with all names.
club-late = A round is being played. You sit down from the next one on.
# Under a large number, on a new phone.
club-number-help = Show this number to the organiser, who lets this phone in.
club-have-key = I’m the organiser, on a new phone

## A player’s phone
# On the phones, in a hall without network.
club-on-paper = No connection. The organiser has it on paper.
# $number: of the round; $count: how many there will be
club-round-of = round { $number } of { $count }
# Over the result of one of several deals of a round. $number: of the deal; $count: how many there are
club-deal-of = Deal { $number } of { $count }
club-time-up = Time’s up. Finish this turn, then count the racks.
# Where they play on the phones.
club-last-turn = Time’s up. This turn is the last one.
club-awaited = The others are done. Your result is still missing.
# $name: who wrote the result down
club-is-it-right = { $name } wrote this down. Is it right?
club-yes = Yes, that’s right
club-differently = Write it differently
# $names: a finished list such as “Ada, Bo or Cy”
club-waits-yes = Still needed: a yes from { $names }
club-next-soon = The next round comes when all tables are done.
club-paused = You’re sitting out.
club-you-rest = You sit out this round. Next time you play.
club-soon = Your table will stand here when the round begins.
# $place: 1, 2, 3; $count: how many people there are
club-place-of = Place { $place } of { $count }
club-all-places = All places
# Behind the number of a round that one did not win.
club-played = played
# Behind the number of the round that is on.
club-now = now
club-write = Write down our result
# Before a number of points with its sign, where all tables played the same tiles.
club-compared = Compared with the same seat at the other tables
club-play-here = Play here on the phones
club-organise = Run the evening
club-my-table = My table
# The next three on buttons, for oneself or for somebody else.
club-pause = Sit out
club-leave = Go home
club-back = Play again
club-forget = Forget my name
club-forget-help = A number takes the place of your name. Your results stay.
# On a button that has just been pressed, for what cannot be taken back.
club-sure = Press again

## The organiser
club-swap-how = Only you see this round so far. Tap two names to swap them.
club-show = Show everyone the tables
# $number: of the round
club-draw = Draw round { $number }
club-draw-again = Draw again
club-draw-final = Draw the final
club-drawn-help = If possible, nobody meets twice and nobody sits at a table of three twice.
club-correct = Correct the result
# Ends a round on the phones: what is left on the racks counts.
club-count-racks = Count the racks now
club-log = Results as they were written
# Before the scores that were written down earlier.
club-before = before
club-is-paused = sitting out
club-is-left = gone home
# Before the number of a table.
club-keeps = Always sits at table
club-second = Make a second organiser
club-second-not = No longer an organiser
club-paper = Print and save
# Paper on which a table writes its result.
club-print-slips = Slips
club-print-seating = Seating
club-print-standing = Standing
club-results = Results
club-key-help = This key makes you the organiser on another phone. You see it only now: write it down.
club-close = Close the evening
club-delete = Delete the evening

## The big screen
club-point = Point your phone’s camera at the square and write your name.
club-final-nought = Everyone starts from zero.
