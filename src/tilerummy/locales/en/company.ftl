### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Company
company-step = Step { $step } of { $count }
# Beside a character whom not everybody enjoys.
company-warning = Long waits, then it’s over all at once: not everyone enjoys that.
# Beside the character who adapts: it is said openly.
company-adapts = Between rounds, your companion looks at how you played and who won, and plays a little stronger or weaker. With several people at the table, that’s off.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Plays about as strongly as you do.
company-teacher = Wanjiru
    .about = Leaves what fits on the table for you, and says why.
company-architect = Aroha
    .about = Waits for a grand rearrangement, but never with more than 18 tiles.
company-saver = Mateus
    .about = Lays high tiles and jokers first, and keeps the low ones for last.
company-gambler = Zofia
    .about = All or nothing, and a coin decides.
company-hermit = Sigrun
    .about = Draws for half the round, then lays everything at once. Nobody here is stronger.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Beautiful!
company-says-won = Well played!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Both ends are free. You could add { $tiles }.
company-says-waits = Something big is coming…
company-says-all = All or nothing!
company-says-gone = Gone is gone.
company-says-sorry = I’ve waited a long time for that.
