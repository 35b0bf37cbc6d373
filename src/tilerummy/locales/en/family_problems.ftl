### What a server has against something at a family’s table.

problem-no-such-family = There’s no such family table. Check the link.
problem-link-changed = This link has been changed. Ask whoever sent it.
problem-not-in-family = Say who you are at this table first.
problem-name-taken = There is a { $name } already. Add a letter?
problem-not-belonging = Play a round with the others first. Then you can do this.
problem-no-such-person = That person isn’t at this table any more.
problem-wrong-short-code = That isn’t the code, or its time is up. Ask for a new one.
