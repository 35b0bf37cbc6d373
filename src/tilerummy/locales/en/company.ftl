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
company-says-gone = What’s gone is gone.
company-says-sorry = I’ve waited a long time for that.

## People

# Said by screen readers: what each of the twelve faces that people choose from looks like.
face-look =
    .n1 = Girl with red plaits
    .n2 = Grandmother with a white bun
    .n3 = Boy in a cap
    .n4 = Grandfather with a grey beard
    .n5 = Woman in a headscarf
    .n6 = Young man with round curls
    .n7 = Woman with long black hair
    .n8 = Man with a parting and glasses
    .n9 = Child with fair, spiky hair
    .n10 = Woman with big curls and earrings
    .n11 = Man with a flat cap and a moustache
    .n12 = Woman with a grey bob and a scarf
