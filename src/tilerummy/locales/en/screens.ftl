### One room, many screens: a table on a big screen, and phones as racks.

## On the big screen

# In a menu and as a link: opens the table for a television or a tablet.
big-screen = Show on a big screen
# Under a square code that a phone reads.
big-join = Join with your phone
# What a phone is to whoever plays at the big screen.
big-title = Your phone is your rack
big-lead = Point its camera at the square. Your tiles stay on your phone, the table stays here.
# $name is the host.
big-starts = All set. { $name } can start.
# For screen readers: tiles that somebody has put on the table, and that are in no set yet.
big-tray = Put down by { $name }
# In a corner of the big screen, on a button: the table turns to whoever plays.
big-turn = Turn to face me
# Beside it, a switch: the table turns by itself to whoever’s turn it is.
big-follow = Turn by itself
# On the big screen, when somebody touches a tile there and may not yet.
big-touch-how = Scan the square with your phone. Then you can move tiles here on your turn.
# Said by the server: a tile was moved on a screen that may not be touched.
problem-touch-off = The player whose turn it is hasn’t let this screen be touched.
# On the big screen, where the browser can’t keep it awake.
big-sleeps = This screen may go dark. Set the device to stay on.

## A phone as a rack

# In a menu and as a link: this phone shows one’s own tiles, the table is on the big screen.
rack-view = Use this phone as my rack
# The way back from there: the table on this phone as usual.
rack-whole = Show the whole table
# Whose tiles this phone holds.
rack-you-are = { $name }’s rack
rack-look-up = Look up: the table is on the big screen. Your tiles are here, and only here.
# Beside a box to tick on the phone: others may move tiles on the big screen with their fingers.
rack-touch = The big screen may be touched on my turns
# The tiles are face down until this is pressed.
rack-show = Show my tiles
# And face down again.
rack-cover = Cover my tiles
# Over the sets that one has changed in this turn.
rack-on-table = On the table this turn
rack-nothing = Nothing yet. Tap tiles below, then put them on the table.
# On a button: so many chosen tiles go to the table.
rack-put = Put { $count } on the table
# On a button: the whole table, small.
rack-map = Map
# On a button: from the map back to one’s tiles.
rack-back = My rack
# Beside tiles that were put on the table and are in no set yet.
rack-tray = In your tray
# On a button; $tile is "red 8" or "2 tiles".
rack-lay-here = Lay { $tile } here
rack-choose-set = Tap a set to open it.
# On a button: one tile leaves a set.
rack-take = Take one
rack-take-which = Tap the tile you want to take.
rack-split-where = Tap the tile that begins the second part.
# On a button: a whole set goes to another one.
rack-move = Move
rack-move-where = Tap the set it should join.
# On a button: tiles wait in the tray, and belong to a set.
rack-place = Choose a set on the map
# For screen readers: what a tap on a tile that was laid in this turn does.
rack-home = Back to my rack

## A seat goes over to another device: a phone is lost, out of battery or passed on

# On a button, for whoever opens the table’s link while others play: their own seat moves to this device.
seat-take = Phone lost or out of battery? Play here
# Above the faces of those who play.
seat-who = Which seat is yours?
seat-who-help = Tap yourself. If your old device is on, it’s asked first. If not, someone at the table says yes.
seat-waiting = Waiting for a yes
seat-waiting-help = The table is being asked. One yes is enough.
# On a button: not after all.
seat-stop = Never mind
# On a button, beside that question.
seat-watch = Just watch
# Asked on the device of whoever has the seat, with yes and no.
seat-is-it-you = Is this you, on another device?
seat-is-it-you-help = If you say yes, you play on there. This device then only watches.
# Asked of the others, with yes and no.
seat-other = { $name } on another device?
seat-other-help = Only say yes if it’s really { $name }: your yes shows the tiles.
# Told to the others as long as they can’t answer.
seat-asking = Another device wants to play on for { $name }. Their own device is asked first.
# Told to everyone for a minute; $by is who said yes.
seat-moved = { $name } plays on another device now.
seat-moved-by = { $name } plays on another device now. { $by } said yes.
# On the old device.
seat-lost = You play on another device now
seat-lost-help = This one only watches.
# On a button, on the old device.
seat-back = Play on here again
# $by: who said yes. $when: a weekday and a time.
seat-waits = { $by } said yes. The seat goes over on { $when }, unless you say no.
# For whoever asked for a seat. $name: whose seat it is.
seat-waits-turn = Someone said yes. If { $name } says nothing, you play on here from { $when } on.
seat-taken-help = Someone at the table gave your seat to another phone.
seat-take-back = Take it back
# Said by the server.
problem-seat-stays = At a public table, a seat stays with its device.
problem-nobody-to-ask = There’s no one at the table who could say yes.
problem-not-asked = No one is asking for that seat any more.
problem-asked-first = The player’s own device is asked first. Wait a moment.
problem-asked-before = Someone at the table said no. You can ask again in a few minutes.

## At the table: who is missed, and a word of help

# On a button: remind a player whose turn it is.
nudge = Nudge { $name }
taking-long = { $name } is taking a while.
# Somebody has lost the connection; a time stands behind it.
waiting-for = Waiting for { $name }
# Whose connection is lost finds everything as it was.
tiles-kept = The tiles are kept.
# On a button, beside the name of somebody who is away or has left.
computer-plays = Computer plays on
# Somebody has sat down, or is connected again.
joined = { $name } is here.
# On a button: go on waiting for somebody.
wait-for-them = Wait
# A line after three turns of drawing in which something could have been laid. Beside it a button.
notice-open = You could open.
notice-lay = You could lay something.
# On a button: a hint, please.
show-me = Show me
## A big screen by a word: the screen shows it, a phone types it

# Above four large letters, on the television.
tv-type = Type this word
# Above it. $label is “Show on a big screen”.
tv-where = On a phone at your table: { $label }
# Beside a square that phones read.
tv-camera = Or point a phone’s camera here.
tv-public = No one’s tiles are ever shown here.
# At the foot. $address: what was typed to get here. $time: 4:30.
tv-here = This screen is at { $address }. A new word in { $time }.
# On the phone, the first of two steps; the address follows.
tv-open = On the television or tablet, open
# The second step, and the name of the four boxes.
tv-word = Type the word you see there
tv-new = The screen shows a new word every five minutes.
# On an arrow, for screen readers.
tv-back = Back to the table
# Asked on the phone once the word was right.
tv-ours = Is this on your screen?
# $word: the word that was typed.
tv-shows = The screen with the word { $word } now shows your table, without anyone’s tiles.
tv-yes = Yes, that’s ours
tv-no = No, take it off again
# A link: the device in one’s hands is the big screen.
tv-this = Show it on this device
# A phone has read the square of a screen: which of one’s tables goes there?
tv-which = Which table goes on the screen?
# The same, for somebody without a table.
tv-none = You’re not at a table yet. Open one, then read the square again.
# On a tablet that people may not move tiles on, because no phone has let them.
big-again = Watching only, until it’s paired
# $word: the word beside it.
big-again-help = Type { $word } on a phone at the table, or read the square. Then fingers move tiles here.
# Said by the server.
problem-no-such-screen = No screen shows { $word }. Look again?
problem-words-paused = That was too many words. Try again in a minute.
