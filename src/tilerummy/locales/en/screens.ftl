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

## A phone as a rack

# In a menu and as a link: this phone shows one’s own tiles, the table is on the big screen.
rack-view = Use this phone as my rack
# The way back from there: the table on this phone as usual.
rack-whole = Show the whole table
# Whose tiles this phone holds.
rack-you-are = You are { $name }’s rack
rack-look-up = Look up: the table is on the big screen. Your tiles are here, and only here.
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
