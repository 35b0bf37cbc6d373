### What a server has against something at a family’s table.

problem-no-such-family = There’s no such family table. Check the link.
problem-link-changed = This link has been changed. Ask whoever sent it.
problem-not-in-family = Say who you are at this table first.
problem-name-taken = The name { $name } is taken. Add a letter?
problem-not-settled = A new phone decides nothing in its first week. Ask someone who is in.
problem-came-later = Only someone who came before can do that.
problem-enough-phones = That’s enough new phones for one week.
problem-not-there = That isn’t there any more.
problem-no-such-person = That person isn’t at this table any more.
problem-wrong-key = That isn’t the key. Look at the card again.
