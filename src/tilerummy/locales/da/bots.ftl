### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Begynder
    .about = Lægger kun serier ud fra sit eget bræt og rører aldrig bordet.
bot-dreamer = Drømmer
    .about = Lægger til på bordet, men overser de fleste serier.
bot-builder = Bygmester
    .about = Lægger egne serier ud og lægger til overalt, men flytter ikke om på noget.
bot-tinkerer = Nørkler
    .about = Tager én serie på bordet fra hinanden ad gangen.
bot-greedy = Grådig
    .about = Ser alle ombygninger og lægger altid så mange brikker ud som muligt.
bot-patient = Tålmodig
    .about = Holder gerne brikkerne tilbage, men mister af og til tålmodigheden.
bot-hold = Vogter
    .about = Åbner med få brikker og tager så fra lageret, til hele brættet kan lægges ud på én gang.
bot-master = Mester
    .about = Vælger efter reglerne, om man skal lægge ud eller vente, og kan slutspillet udenad.
bot-grandmaster = Stormester
    .about = Vejer, hvad de andre kan have, og hvad stillingen kræver; ingen er stærkere.
