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
# Under a name. $when: the day on which somebody left, such as “24 May”.
family-gone = left on { $when }
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
# More people are here than the box has chairs. $count, $seats: numbers. $box: what is played, such as “Sabra”.
family-many = You are { $count }. { $box } seats { $seats }.
# Below the name of a larger box.
family-many-one = everyone at one table
# An answer to that question.
family-many-tables = Two tables
# $first, $second: how many sit at each table.
family-many-drawn = { $first } and { $second }, drawn by lot
# An answer to that question. $count: how many play.
family-many-watch = { $count } play, one watches
family-many-turns = someone else next time
# $box: the box of the house, which is not changed by it.
family-many-tonight = { $box } stays your box. This is for tonight.
family-play-computer = Play against the computer
family-other-ways = Other ways to play
# Somebody plays a turn, somebody else the next one, maybe a day later.
family-by-turns = At your own pace
family-by-turns-help = For those far away: everyone has days for each turn.
# A game with days per turn at which only the reader sits.
family-nobody = Nobody has sat down yet.
family-turn-days = { $count ->
    [one] a day for each turn
   *[other] { $count } days for each turn
}
# Who was asked to a game and has not come. $names: a finished list.
family-asked = Invited: { $names }
# On a button. $name: the reader.
family-sit-as = Sit down as { $name }
# Over faces, when a game with days per turn is opened.
family-whom = Who are you inviting?
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
# Somebody typed a name that is known.
family-are-you = Are you { $name }?
# On a button below that question.
family-thats-me = That’s me
# On the other button: somebody else with the same name.
family-another = I’m another { $name }
family-who = Who are you?
family-who-help = Tap your face. Then this phone shows a number.
# Questions on the devices of those who are in.
# A question on one’s own phone: somebody let another phone in under one’s name.
family-is-it-you = Is that you?

family-of-us = I’m one of the family
family-tonight = Sit down for tonight
# Over faces and a field for a name.
family-tonight-help = Or play tonight as a guest
family-new-here = I’m new here
# A heading over a large number of eight digits.
family-number = Your number
family-number-help = Tell it to someone who is in. They tap “Let someone in” and type it.
family-have-key = I have the card from the fridge
# The key that is printed on the card for the fridge: twelve letters and digits.
family-key = Key
family-use-key = Use the key

## Letting someone in

family-let-in = Let someone in
family-let-in-digits = The number on their screen
family-let-in-who = Who is it?
family-somebody-new = Someone new
family-let-in-help = A new phone plays at once. For a week it decides nothing.
# $number: eight digits, such as “4829 1357”. Said to compare it with what the other one reads out.
family-sees = { $name } sees { $number }. The same?

## What everyone is told

# In place of a name that is gone.
family-someone = Someone
family-new-phone = { $name } let in a new phone as yours.
family-new-phone-card = Someone with the card from the fridge let in a new phone as yours.
# $by wants it, $name is to go.
family-wait-away = { $by } wants to send { $name } away.
family-wait-you = { $name } wants to send you away.
family-wait-leaves = { $name } wants to leave.
family-wait-delete = { $name } wants to delete this table.
family-wait-card = { $name } is making a new card for the fridge. The old key will end.
# $when: a day.
family-wait-when = It happens on { $when }. One “Stop” is enough.
family-stop = Stop
# On a button: whoever reads this has nothing against it.
family-fine = That’s fine
family-later = Later
family-changed-name = { $name } named the table “{ $text }”.
family-changed-season = { $name } began a new season.
family-changed-link = { $name } made a new link.
family-put-back = Put it back
family-put-back-help = You can put it back for a week.
family-moved-over = Are these all yours?
family-moved-over-help = There are new rules for who may do what. Look at your people and their phones once. If you asked for something, please ask again.
family-first-week = This phone is in its first week. It plays, and from { $when } on it decides with you.
family-guest-waits = As soon as someone opens a table, you can sit down.
# On a button, for whoever came when all chairs were taken.
family-ask-chair = I’d like to play next
# In place of that button, once it was pressed.
family-chair-asked = The others can see that you’d like to play.

## The running score

family-season = Season { $number }
# $number: which season.
family-season-over = Season { $number } is over.
# A link to the closing sheet of a season.
family-season-see = See how it ended
# $name may also be “You”.
family-season-best = Best move: { $name }
# The evening that was won by fewest points. $when: a day.
family-closest = Closest: { $when }
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
family-name-sample = For example: Sunday table
# On the button that founds a table, as long as something is missing.
family-needs-name = The table has no name yet
family-needs-you = Your name is missing
family-save = Save
family-people = People
family-new-link = Make a new link
family-new-link-sure = The old link stops working; the key on the card goes on working. Whoever is in stays in.
family-leave = Leave this table
family-leave-sure = You’ll no longer be at this table. Your evenings stay with the others under your name.
family-delete = Delete this table
family-delete-sure = People, evenings and scores will be gone for good.
family-remove-sure = They will not be at this table any more. The evenings stay.
family-week-sure = It waits a week. Everyone sees it, and one “Stop” is enough.
# Beside a switch, for whoever leaves.
family-forget = Take my name and face away now
# Below that switch.
family-forget-help = “Someone” will stand in place of your name. Your wins still count.
family-phones = My phones
family-their-phones = Phones
family-this-phone = This phone
family-phone = Phone { $number }
family-phone-since = In since { $when }
family-phone-new = In its first week, until { $when }
family-phones-of = Phones: { $count }
family-sign-off = Sign off
family-sign-off-sure = That phone is out at once. Someone can let it in again.
# On a button: a phone that somebody else let in is indeed theirs.
family-confirm = Yes, that is { $name }
family-rights = Who may do what
family-export = Save everything as a file
family-import = Bring in a table from a file
family-bad-file = This file isn’t a family table.

## The card for the fridge

family-card = Card for the fridge
family-card-chair = There is a chair for you.
family-card-point = Point your phone’s camera at the square.
family-card-sit = Choose a face, sit down, play.
family-card-old = After a new link, print this card again. The key on an old card goes on working.
family-paper = Paper
family-paper-one = One card (A6)
family-paper-four = Four on A4
family-print = Print
family-key-help = The key on the card brings anyone back in and stops anything. So keep it at home.
family-key-make = Make the key
family-key-new = Make a new key
family-key-waits = This key works from { $when } on. Until then the old one does.

## Who may do what: one page, for a child of ten

family-rule-link = The link
family-rule-link-text = The link shows our faces. Whoever has it can sit with us for an evening, as a guest. That is all it does.
family-rule-in = Someone lets you in
family-rule-in-text = Your screen shows a number. Tell it to one of us. They tap “Let someone in”, type it and say who you are: someone new, or Ben with a new phone.
family-rule-week = The first week
family-rule-week-text = A new phone plays at once. It decides nothing, and it does not see the tiles of a game you began on another phone. Does it say it is you, and it isn’t? Your phone asks: “Is that you?” Say no, and it is out.
family-rule-wait = Nothing is lost at once
family-rule-wait-text = Sending someone away, leaving, a new card and deleting wait a week. Everyone sees it at the top of the page. One “Stop” is enough.
family-rule-before = Who came before you has the last word
family-rule-before-text = If you change the name, the house rules, the season or the link, they can put it back for a week. Whoever you let in comes after you.
family-rule-chair = Your chair is yours
family-rule-chair-text = In a game at your own pace, another phone only gets your chair if you were asked and said nothing for the whole time of a turn. You can take it back at any time.
family-rule-card = The card on the fridge
family-rule-card-text = It has a key. The key is not in the link. It brings anyone back in and stops anything. So the card stays at home.

## Founding one

# A heading over the family tables of this device.
family-ours = Our table
family-found = Set up our table
family-found-help = One link that stays: your people, your evenings, your score. No account needed.
# The same without a server: everything stays on one device.
family-found-here = Your people, your evenings, your score, kept in this browser. A file takes them to a server.
