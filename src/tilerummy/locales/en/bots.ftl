### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Novice
    .about = Lays only sets from its own rack and never touches the table.
bot-dreamer = Dreamer
    .about = Adds tiles to the table, but overlooks most of the sets.
bot-builder = Builder
    .about = Lays its own sets and adds to every set on the table, but rearranges nothing.
bot-tinkerer = Tinkerer
    .about = Takes one set of the table apart at a time.
bot-greedy = Greedy
    .about = Sees every rearrangement and always lays as many tiles as it can.
bot-patient = Patient
    .about = Likes to keep its tiles back, but loses patience now and then.
bot-hold = Keeper
    .about = Opens with few tiles, then draws until its whole rack goes down at once.
bot-master = Master
    .about = Chooses for each rule set whether to lay or to wait, and knows the end of the game by heart.
bot-grandmaster = Grandmaster
    .about = Weighs what the others may hold and what the score needs; the strongest there is.
