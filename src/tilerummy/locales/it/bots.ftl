### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Principiante
    .about = Cala solo combinazioni dal proprio leggio e non tocca mai il tavolo.
bot-dreamer = Sognatore
    .about = Aggiunge pedine al tavolo, ma non vede la maggior parte delle combinazioni.
bot-builder = Costruttore
    .about = Cala le proprie combinazioni e aggiunge a tutte quelle sul tavolo, ma non sposta nulla.
bot-tinkerer = Smanettone
    .about = Smonta una sola combinazione del tavolo alla volta.
bot-greedy = Goloso
    .about = Vede ogni spostamento e cala sempre il maggior numero possibile di pedine.
bot-patient = Paziente
    .about = Preferisce tenere le sue pedine, ma ogni tanto perde la pazienza.
bot-hold = Custode
    .about = Apre con poche pedine, poi pesca finché tutto il leggio scende in una volta.
bot-master = Maestro
    .about = Sceglie secondo le regole se calare o aspettare, e conosce i finali a memoria.
bot-grandmaster = Gran maestro
    .about = Valuta che cosa possono avere gli altri e che cosa chiede il punteggio; il più forte di tutti.
