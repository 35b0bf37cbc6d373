### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Nybörjare
    .about = Lägger bara ut serier från sin egen spelbräda och rör aldrig bordet.
bot-dreamer = Drömmare
    .about = Lägger till på bordet men missar de flesta serierna.
bot-builder = Byggare
    .about = Lägger ut egna serier och lägger till överallt, men flyttar inte om något.
bot-tinkerer = Pysslare
    .about = Plockar isär en serie på bordet åt gången.
bot-greedy = Girig
    .about = Ser alla omflyttningar och lägger alltid ut så många spelstenar som möjligt.
bot-patient = Tålmodig
    .about = Håller gärna på sina spelstenar men tappar tålamodet ibland.
bot-hold = Väktare
    .about = Öppnar med få spelstenar och tar sedan ur förrådet tills hela spelbrädan går ut på en gång.
bot-master = Mästare
    .about = Väljer efter reglerna om man ska lägga ut eller vänta, och kan slutspelet utantill.
bot-grandmaster = Stormästare
    .about = Väger vad de andra kan ha och vad ställningen kräver; ingen är starkare.
