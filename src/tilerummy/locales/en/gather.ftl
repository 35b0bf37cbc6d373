### Gathering round a new table: who sits where, what is played, who is ready.

# $name is the host.
rules-changed-by = { $count ->
    [one] { $name } changed { $count } rule.
   *[other] { $name } changed { $count } rules.
}
# The reader was ready; then the rules were changed.
ready-again = Please press “I’m ready” again.
# A seat that nobody has taken yet.
open-seat = Open seat
anyone-with-link = Anyone with the link
is-ready = Ready
# Everybody sits; $name is the host.
deals-soon = { $name } deals any moment.
sitting-is-ready = Whoever sits here plays. There’s nothing to press.
not-ready = Not ready yet
add-computer = Add a computer
# Below it stand the address of the table and a secret key, to be copied into a program.
program-help = The program takes the seat with this address and this key. You only see the key now; the protocol page explains the rest.
change-rules = Change the rules
not-ready-after-all = Wait, not yet
waiting-seats = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
waiting-ready = { $count ->
    [one] { $count } player isn’t ready yet.
   *[other] { $count } players aren’t ready yet.
}
invites-you = { $name } invites you.
invited = You’re invited.
invited-about = { $count } players, about { $minutes } minutes.
invited-slow = { $count } players, with days for each turn.
show-me-how = Show me how (2 min)
called-off = { $count ->
    [one] One start was called off.
   *[other] { $count } starts were called off.
}
start-pause = After so many tries there’s a pause. You can start again in { $seconds } s.
begin-ask = The start was called off { $count } times. Whoever does that may be waiting for better tiles. Begin now?
begin-anyway = Begin now
begin-not = Not yet
# Below somebody of the family who sees that there is a chair.
lobby-asked = asked
# On the big button: the match begins with so many.
lobby-deal = Deal for { $count }
# Below it. $names: those who are asked and do not sit.
lobby-later = without { $names } this time
# On a button: get up again.
lobby-not-now = Not this time
# The link of this one table, for somebody who is not of the family.
lobby-guest = A guest for tonight
# On a button of the host: a chair for somebody who would like to play.
lobby-more-chair = One more chair
# On the score sheet, while the others sit down. Then whoever opened the table may deal for them.
sheet-kept = Your chair is kept for { $seconds } s.
# Below the face of somebody who had no chair, and would like one for the next match.
sheet-asks = would like to play
