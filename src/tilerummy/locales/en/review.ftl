### Looking back at a match: the replay, and the review of what was possible in each turn.
### Said of turns that are over. $name is a player's name.

## Replay

replay-drop = Drop a game record here, or pick the file.
replay-pick = Pick a file
# A list of matches that were replayed here before and need no network.
replay-kept = Watched before on this device
# A file that cannot be read; $line is the number of the line.
replay-bad-line = This isn’t a game record: line { $line } can’t be read.
replay-back = One step back
replay-on = One step forward
# A verb, on a button: let the replay run by itself.
replay-run = Play
replay-speed = Speed
# A step of the replay.
replay-moment = Moment { $number } of { $count }
# Which racks are shown: all of them, or only what one player saw.
replay-racks = Racks
replay-open = All open
replay-share = Link to this moment
# On a button: send this table and this rack to somebody.
share-position = Share this position
# Large on the picture that is sent: a table and a rack, and the question.
share-title = Can you find it?
# Beside it: so many tiles can be laid.
share-count = { $count ->
    [one] { $count } tile can be laid.
   *[other] { $count } tiles can be laid.
}
# On a button.
share-picture = Copy picture
# On a button: the picture becomes a file.
share-save = Save picture
# Somebody has opened a link that cannot be read.
position-bad = There’s no position in this link.
replay-notation = In notation
# A turn that ran out of time: the table as it lay then.
replay-draft = The table when time ran out
replay-keys = The arrow keys step, space plays, Home and End jump to the ends.

## One turn

review = Review
review-turn = Turn { $number }
review-nothing = Nothing could have been laid.
# A label, and after “You drew a tile.”: what would have been possible; a point follows.
look-could = { $count ->
    [one] { $count } tile could have been laid
   *[other] { $count } tiles could have been laid
}
# In place of it, and as a label, where it was more than anybody sees at a glance; a point follows.
look-much = Much could have been laid
# Praise for a turn that could not have been better.
look-praise = There was nothing better.
# A match in which no big chance was missed.
look-calm = A calm game. Nothing was missed.
# Over a short row of turns worth a look.
look-moments = Moments
# Over the list while the match is still being looked at.
look-looking = Looking for your best moments …
# One of them: the first turn on which the reader could have opened, and drew.
look-open = You could have opened
# A heading while the match is still being looked at.
look-last-turn = Your last turn
# One of them: so many more tiles could have been laid. Very short.
look-more = { $count } more
# One of them: the reader laid a joker, and another took it.
look-joker = A joker given away
# A sentence after “You laid 3 tiles.”
look-joker-taken = { $name } took your joker.
# One of them.
look-best = Best move
# On a button: the move is shown once more.
look-again = Again
# On a button: the move is shown.
look-see = See it
# A part that is folded away: figures for those who like them.
look-curious = For the curious
# Beside it, small: what is there.
look-curious-what = chances, luck, fairness
# The reader has found the best turn of a position.
try-solved = That was it.
# After “4 of 6”: a part of it is found.
try-go-on = Go on, or see the rest.
# Below the button “Try it yourself”.
try-same = the same tiles, no clock
# While the reader tries a turn again.
try-calm = Nobody is waiting. Take your time.
review-best = Nothing more could have been laid.
# Besides those that were laid.
review-missed = { $count ->
    [one] { $count } more tile could have been laid.
   *[other] { $count } more tiles could have been laid.
}
review-missed-points = { $count ->
    [one] The same number of tiles could have been worth { $count } more point.
   *[other] The same number of tiles could have been worth { $count } more points.
}
# The computer did not look to the end, so there may be a better turn.
review-cut = There may be more: the search was cut short.
# $tile is "red 7": a face-up tile beside the table, taken for this turn.
review-taking = With the face-up tile: { $tile }
review-show = Show the best move
review-hide = As it was played

## The whole match

review-players = The players at a glance
review-player = Player
review-laid = Tiles laid, out of those possible
# Such as: 12 of 20.
review-of = { $part } of { $whole }
review-best-turns = Turns with nothing missed
review-held-back = Could have laid, but didn’t
review-left = Points left
review-luck = Luck of the draw
# Said below the number for luck, which goes from 0 to 100.
review-luck-help = 50 is average. It shows how good the drawn tiles were, compared with those that could have come.
review-jokers = Jokers
# In brackets after the number of jokers a player got: how many would be fair. $number is such as 1.6.
review-share = fair share: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Tiles on the racks
review-chances = Chance to win the round, in %
review-chances-help = From each position shown, computer players finished the round { $count } times, with the same racks and a freshly shuffled pool.
# After the text above. The band lies around each line of a chart; the numbers are such as 62% (54-70).
review-intervals-help = The band and the numbers in brackets show how exact that is: 95 times out of 100, the true chance lies inside.
# A button: show the numbers of the chart as a table.
review-table = As a table
review-working = Working on the review: turn { $done } of { $count }
review-failed = The review didn’t work. The replay works without it.
review-rules = Rules: { $rules }
review-turns = Turns

## Looking back, as a coach

# A button: the position becomes a table that the reader can play on.
try-yourself = Try it yourself
# How many tiles the reader has laid, and how many could be laid.
you-and-best = You { $mine } · Best { $best }
# A turn after which somebody else was ahead for good.
turning-point = Turning point
# In the legend of a chart.
more-possible = More was possible
# The name of a set: one number in different colours.
set-group = Group of { $number }s
# $tiles: “red 4, red 5”. A sentence.
from-rack = { $tiles } from the rack.
# $tiles come out of a set of one number in different colours. A sentence.
from-group = { $tiles } from the group of { $number }s.
# $span is “red 4 to red 7”: the set that $tiles come out of. A sentence.
from-run = { $tiles } from the run { $span }.
coach-keys = M: next moment, T: try it yourself, C: for the curious, Shift and arrows: step by step.
# A button: compute again whether the tiles were dealt fairly.
check-deal = Check this deal
deal-cannot = This can’t be checked here. It needs the rules from the server.
# $count: how many rounds were computed again.
deal-good = It all matches: the deal and every draw. Rounds: { $count }.
deal-differs = Something is wrong: line { $line } of the record doesn’t match the promised deal.
deal-broken = The deal isn’t the one that was promised.
# A salt is a random number that each player adds to the chance.
deal-own-found = Your own random number, saved on this device, went into this deal.
deal-own-missing = But what this device kept before the match doesn’t match this record.
deal-own-unknown = This device kept nothing from before the match. Only what the record says was checked.
deal-sealed = The server says everyone had locked in their number before anyone could know the deal.
deal-open = Not sealed: whoever came last could have influenced the deal.
