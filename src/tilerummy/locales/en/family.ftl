### A family’s table: one link that stays, its people, their evenings and the running score. Kind: nobody is last in anything.

## The score

# $score: evenings won, such as “14 : 11 : 9”. $names: who leads.
family-leads = { $names } leads, { $score }
# $names: a finished list of several names.
family-several-lead = { $names } lead, { $score }
family-you-lead = You lead, { $score }
# $names: the others who lead too.
family-you-share-lead = You and { $names } lead, { $score }
family-first-evenings = Your first evenings
# $when is a day, such as “1 March 2026”.
family-since = Evenings won since { $when }
family-evenings-won = Evenings won
# Under a face.
family-here = is here now
family-guest = guest tonight
family-far = far away, plays when there’s time
# A heading, and the name of a page.
family-score = Running score

## Evenings

family-last-evenings = Last evenings
family-won = { $names } won
family-several-won = { $names } won
family-you-won = You won
family-you-share-won = You and { $names } won
# An evening without a finished round.
family-together = Played together
# For screen readers: a link that shows this move again. $tiles: the tiles that were laid.
family-best-move = Best move, watch it: { $tiles }
# Over a picture of tiles. $name may also be “You”.
family-last-best = Best move of the last evening: { $name }
family-picture-help = The small picture is the best move of that evening. Tap it to watch.
family-evenings = Evenings
family-all = All { $count }
family-no-evenings = Your first evening will stand here.
# A match that everybody left.
family-left = Not finished
# What becomes of it if it is ended.
family-left-sure = The rounds you finished count. After that you can watch this match but not go on with it.

## Play

# On the big button, second line.
family-play-with = with { $names }
family-play-alone = The others will see it
family-play-computer = Play against the computer
family-other-ways = Other ways to play
# Somebody plays a turn, somebody else the next one, maybe a day later.
family-by-turns = At your own pace
family-by-turns-help = For those far away: everyone has days for each turn.
family-with-by-turns = with { $names }, days per turn
# Over a field for a name: a child, say, who plays on the reader’s device.
family-bring = Someone without a device
# On a button beside it.
family-bring-do = Add

## The table and its link

family-empty = Send the link to the people you play with.
# Without a server there is no link to send.
family-empty-here = Add the people you play with.
family-send = Send the link
family-invite = Invite
family-house = House rules
family-rules-by = { $name } changed the house rules.
# $when: a weekday and a time.
family-last-seen = No connection. Last seen { $when }.
family-fetching = Fetching the table…
family-again = Try again
family-back = Back

## The first time by the link

family-choose-face = Choose a face
# For screen readers, after the number of a face.
family-face-taken = taken by { $name }
family-write-name = Write your name first
# $text is the name with a letter more: “Jo B.”
family-name-taken = There is a { $name } already. { $text }?
family-guest-join = Just for tonight
family-already = I’m already at this table
family-who = Who are you?
family-who-help = Tap your face. Someone who is in then says yes.
family-waiting = Waiting for a yes
family-waiting-help = Everyone at the table is being asked. One yes is enough.
family-refused = Someone said no. Ask again, or use a code.
family-have-code = A code from another device
family-use-code = Use the code
# Questions on the devices of those who are in.
family-is-it-you = Is this you?
family-new-device = { $name } on a new device?
family-knock-ask = A new device wants to come in as { $name }.
family-code = Code for another device
# $when is a time of day.
family-code-help = Open the link there, choose “I’m already at this table”, tap your face and enter this code. It works until { $when }.

## The running score

family-season = Season { $number }
family-season-choose = Season
family-season-new = Begin a new season
family-season-sure = The score begins at zero. You can still look at the old season here.
family-read-table = Read as a table
family-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
# What somebody is best at; everyone gets one.
family-lead-won = Most evenings won
family-lead-laid = Most tiles laid
family-lead-rearranged = Most sets rearranged
family-lead-quickest = Quickest to go out
family-lead-present = Here most evenings

## The menu

family-name = Name of the table
family-name-sample = Sunday table
family-save = Save
family-people = People
family-new-link = Make a new link
family-new-link-sure = The old link stops working, and so does the card on the fridge. Whoever is in stays in.
family-leave = Leave this table
family-leave-sure = You will not be at this table any more. What you played together stays with the others.
family-delete = Delete this table
family-delete-sure = People, evenings and scores will be gone for good.
family-remove-sure = They will not be at this table any more. The evenings stay.
family-wish-rename = New name: { $text }
family-wish-waits = It happens as soon as a second person wants it too.
family-wished-by = { $name } wants this. It takes two of you.
family-agree = I want that too
family-export = Save everything as a file
family-import = Bring in a table from a file
family-bad-file = This file isn’t a family table.

## The card for the fridge

family-card = Card for the fridge
family-card-chair = There is a chair for you.
family-card-point = Point your phone’s camera at the square.
family-card-sit = Choose a face, sit down, play.
family-card-old = After a new link, old cards stop working: print this one again.
family-paper = Paper
family-paper-one = One card (A6)
family-paper-four = Four on A4
family-print = Print

## Founding one

# A heading over the family tables of this device.
family-ours = Our table
family-found = Set up our table
family-found-help = One link that stays: your people, your evenings, your score. No account needed.
# The same without a server: everything stays on one device.
family-found-here = Your people, your evenings, your score, kept in this browser. A file takes them to a server.
