### The deal of the day: the same tiles for everybody.

day-title = Today’s deal
# $day is a date such as 17 November.
day-of = Deal of { $day }
day-lead = The same tiles for everyone, one short round.
day-against = Against { $names }
day-start = Start
# On the big button below tiles that lie face down: it starts.
day-turn-over = Turn them over
# Below the button Start.
day-start-sub = one try, no clock
# Somebody went out, in so many turns.
day-out =
    { $count ->
        [one] Out in one turn
       *[other] Out in { $count } turns
    }
# Stands in front of what was left: 18 turns, tiles left: 4.
day-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
day-not-out = { $turns }, tiles left: { $left }
# $how is “Out in 7 turns”.
day-best = The best we know: { $how }
# Parts of a sentence about a round: turns in which a tile was drawn.
day-drew = drew: { $count }
# So many tiles were laid in the turn that opened.
day-opened = opened with: { $count }
# So many tiles were laid in the last turn.
day-went-out = went out with: { $count }
# In a list of people: this one has not played today’s deal.
day-not-yet = not yet
# Over pictures of what is different in today’s box; $count is at most 3.
day-differs = Different from your box: { $count }
# On a button; $box is the name of a box.
day-instead = Play it in { $box } instead
# Beside that button.
day-instead-sub = compared with those who play that box
day-later = You’ll see this when you’re online.
day-first = You’re the first to finish this deal.
day-next = The next deal comes at midnight.
# Read aloud: so many people went out in so many turns.
day-bar = { $turns ->
    [one] Out in { $turns } turn: { $told }
   *[other] Out in { $turns } turns: { $told }
}
day-bar-left = Not out: { $told }
# Before a field for a time of day.
setting-remind = Remind me of today’s deal at

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

# In that turn nothing was laid; how many tiles could go follows.
yesterday-drew = Yesterday you drew here.
# In that turn some tiles were laid, and more could have been.
yesterday-more = Yesterday there was more in it.
yesterday-could = { $count ->
    [one] { $count } tile could have been laid.
   *[other] { $count } tiles could have been laid.
}
# On a button: play that turn again.
yesterday-try = Try it
# On a button: never show such moments again.
yesterday-off = No more of these
