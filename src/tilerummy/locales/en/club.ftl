### A club’s evening: what is printed for it, the standing, and why something cannot be done there. In the terminal (`tilerummy club`).
### A round here is drawn for all tables; the organiser runs the evening.

## On paper and on the screen

# $number: counted from 1, the table itself has this number
club-table = Table { $number }
# The last round, for the best of the evening.
club-final = Final
# $count: how many people came to the evening
club-people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
# Over the sheets of a round, for people with pens.
club-how = Mark who went out and write down what each of the others has left. Whoever went out gets the sum.
# On a slip, before two lines to sign on.
club-sign = Two of the table sign:
# Over a narrow column: the number of the seat.
club-seat = seat
# Over a column of names.
club-name = name
# Over a narrow column of boxes to tick: this player laid the last tile.
club-out = out
# Over a column of lines to write on: the points left on the rack.
club-left = left on the rack
# $names: a finished list of those who do not play in this round
club-sits-out = Sitting out this round: { $names }
# Beside a round that was drawn and that nobody has seen yet.
club-not-shown = not shown yet
# $number: of the round after which people stand like this
club-after = After round { $number }
# In place of the standing.
club-no-standing = No round is over yet.
# What decides the standing.
club-counts-points = points, then rounds won
# What decides the standing: 4 for the first of a table, then 3, 2 and 1.
club-counts-places = places at the table (4, 3, 2, 1), then points
# What decides the standing.
club-counts-wins = rounds won, then points
# Under a standing in which some places have this sign.
club-tied = = shared place
# Over a narrow column: first, second, third.
club-place = place
# Over a column of points.
club-points = points
# Over a column: what somebody’s places at their tables are worth together.
club-places = places
# Over a column: how many rounds somebody has won.
club-won = won
# At the foot of a sheet. $name: of the box; $points: a number
club-joker = { $name }: a joker left counts { $points }
# The heading of a sheet for the wall.
club-certificate = Certificate
# Under somebody’s name. $place: 1, 2, 3
club-certificate-place = Place { $place }
# Under the standing of several evenings. $count: how many of them count for everybody
club-best = { $count ->
    [one] The best evening counts.
   *[other] The best { $count } evenings count.
}
# In its place, where no number was chosen.
club-best-all = All evenings count.

## How far the result of a table is

club-state-playing = playing
# One player wrote the result down, another one has to agree.
club-state-one-yes-missing = one yes is missing
# Two players wrote down different results.
club-state-disputed = two results
# Two players agree on the result.
club-state-in = result in
# In a list of changes, in place of a name.
club-organiser = organiser

## Why something cannot be done

# $what: finished words
club-refused-bad-plan = This can’t be played: { $what }
club-refused-evening-open = The evening is already open.
club-refused-evening-over = The evening is over. Results can still be corrected.
# $most: a number
club-refused-name-empty = A name has 1 to { $most } letters.
# $name: of somebody who is there already
club-refused-name-twice = { $name } is already here. Add a letter.
# $most: a number
club-refused-too-many = An evening has at most { $most } people.
# $fewest: a number
club-refused-too-few = At least { $fewest } people are needed for a table.
# $number: what was typed
club-refused-no-such-guest = Nobody here has the number { $number }.
# $table: a number
club-refused-no-such-table = There’s no table { $table }.
# $tables: numbers of tables, as a finished list
club-refused-results-missing = Results are still missing. Tables: { $tables }
club-refused-rounds-over = All rounds have been drawn.
# $round: the number of the round that is on
club-refused-other-round = That’s not the round you mean: it’s round { $round } now.
club-refused-bad-seating = Everyone who is here sits once, at a table the box allows, or sits out.
club-refused-not-drawn = Draw a round first.
club-refused-draw-again = Someone has come or gone since. Draw the round again.
club-refused-not-shown = This round hasn’t been shown yet.
club-refused-result-in = This result is already in. The organiser can correct it.
# $most: a number
club-refused-bad-result = A result has a number for everyone at the table, from -{ $most } to { $most }.
# $sum: a number, with a minus or not
club-refused-sum-wrong = Plus and minus don’t add up: { $sum } is left over.
club-refused-nothing-written = Nobody has written down a result here yet.
club-refused-own-yes = Someone else at the table has to say yes.
club-refused-disputed = Two results were written down here. The organiser decides.
club-refused-not-at-table = Only people at this table can do that.
club-refused-not-organiser = Only the organiser can do that.
problem-no-such-club = There’s no such evening. Check the link.
