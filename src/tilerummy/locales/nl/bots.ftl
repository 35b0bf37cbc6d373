### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Beginner
    .about = Legt alleen sets van het eigen plankje en raakt de tafel nooit aan.
bot-dreamer = Dromer
    .about = Legt aan op tafel, maar ziet de meeste sets over het hoofd.
bot-builder = Bouwer
    .about = Legt eigen sets en legt overal aan, maar verschuift niets.
bot-tinkerer = Knutselaar
    .about = Haalt één set op tafel tegelijk uit elkaar.
bot-greedy = Veelvraat
    .about = Ziet elke verschuiving en legt altijd zoveel stenen als het kan.
bot-patient = Geduldige
    .about = Houdt graag stenen achter, maar verliest soms het geduld.
bot-hold = Bewaarder
    .about = Opent met weinig stenen en pakt dan tot het hele plankje in één keer op tafel kan.
bot-master = Meester
    .about = Kiest afhankelijk van de regels tussen leggen en wachten, en kent het eindspel uit het hoofd.
bot-grandmaster = Grootmeester
    .about = Weegt wat de anderen kunnen hebben en wat de stand vraagt; sterker bestaat niet.
