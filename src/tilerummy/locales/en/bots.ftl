### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

# The name is a character; the sentence says how it plays.
bot-novice = Novice
    .about = Looks at 2 sets on the table at a time and misses much of the rest.
bot-dreamer = Dreamer
    .about = Looks at 3 sets on the table at a time and misses some of the rest.
bot-builder = Builder
    .about = Rearranges up to 5 sets on the table at a time.
bot-shifter = Shifter
    .about = Rearranges up to 7 sets on the table at a time.
bot-juggler = Juggler
    .about = Rearranges up to 10 sets on the table at a time.
bot-tinkerer = Tinkerer
    .about = Rearranges up to 14 sets on the table at a time.
bot-greedy = Greedy
    .about = Sees every rearrangement and always lays as many tiles as it can.
bot-patient = Patient
    .about = Lays sets of its own, but saves its jokers for one big turn.
bot-calm = Calm
    .about = Lays sets of its own every third turn, and saves the rest for one big turn.
bot-hold = Keeper
    .about = Opens with a few tiles, then draws until it can lay its whole rack at once.
bot-master = Master
    .about = Decides for each rule set whether to lay or to wait, and knows the endgame by heart.
bot-virtuoso = Virtuoso
    .about = Plays nearly half of its turns like the Grandmaster.
bot-champion = Champion
    .about = Plays three turns in four like the Grandmaster.
bot-legend = Legend
    .about = Plays nearly every turn like the Grandmaster.
bot-grandmaster = Grandmaster
    .about = Weighs up what the others may hold and what the score needs, and lays something every few turns.
