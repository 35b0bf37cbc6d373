### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Nybegynner
    .about = Legger bare ut kombinasjoner fra sin egen brikkeholder og rører aldri bordet.
bot-dreamer = Drømmer
    .about = Legger til på bordet, men overser de fleste kombinasjonene.
bot-builder = Byggmester
    .about = Legger ut egne kombinasjoner og legger til overalt, men flytter ikke om på noe.
bot-tinkerer = Fikser
    .about = Tar bare én kombinasjon på bordet fra hverandre om gangen.
bot-greedy = Grådig
    .about = Ser alle ombygginger og legger alltid ut så mange brikker som mulig.
bot-patient = Tålmodig
    .about = Holder gjerne brikkene tilbake, men mister tålmodigheten av og til.
bot-hold = Vokter
    .about = Åpner med få brikker og trekker så til hele brikkeholderen kan legges ut på én gang.
bot-master = Mester
    .about = Velger etter reglene om man bør legge ut eller vente, og kan sluttspillet utenat.
bot-grandmaster = Stormester
    .about = Veier hva de andre kan ha og hva stillingen krever; ingen er sterkere.
