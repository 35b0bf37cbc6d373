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

