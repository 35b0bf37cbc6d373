### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

# The name is a character; the sentence says how it plays.
bot-novice = Novice
    .about = Lays only sets from its own rack and never touches the table.
bot-dreamer = Dreamer
    .about = Adds tiles to the table, but misses most of the sets.
bot-builder = Builder
    .about = Lays its own sets and adds to every set on the table, but never rearranges.
bot-tinkerer = Tinkerer
    .about = Takes apart one set on the table at a time.
bot-greedy = Greedy
    .about = Sees every rearrangement and always lays as many tiles as it can.
bot-patient = Patient
    .about = Likes to hold its tiles back, but loses patience now and then.
bot-hold = Keeper
    .about = Opens with a few tiles, then draws until it can lay its whole rack at once.
bot-master = Master
    .about = Decides for each rule set whether to lay or to wait, and knows the endgame by heart.
bot-grandmaster = Grandmaster
    .about = Weighs up what the others may hold and what the score needs. The strongest of them all.
