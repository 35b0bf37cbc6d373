### A club’s evening on the page

## A new evening

club-about = En aften ved flere borde med ét link. Rigtige æsker på bordene, pladser og resultater på telefonerne.
club-title = Aftenens navn
club-needs-title = Aftenen har ikke noget navn endnu
club-i-play = Jeg spiller også med
club-rounds = Runder
club-deals = Spil i en runde
club-minutes = Tid til en runde
club-where = Hvor der spilles
club-on-boxes = med rigtige æsker
club-on-page = på telefonerne
club-on-either = som hvert bord vil
club-same-deal = Samme brikker ved hvert bord
club-drawn = Hvem spiller med hvem
club-drawn-chance = ved lodtrækning, ingen mødes to gange
club-drawn-standing = efter stillingen
club-drawn-all = alle møder alle
club-drawn-winners = vindere går videre
club-counts = Hvad der tæller
club-end = Til sidst
club-final-none = ingen finale
club-final-table = finale for de fire bedste
club-final-two = finale for de to bedste
club-cap = Så meget koster en runde højst
club-no-cap = ingen grænse
club-bonus = Ekstra for at vinde et bord
club-league = Liga
club-league-help = Aftener, der åbnes med samme liganavn, lægges sammen.
club-open = Åbn aftenen
club-import = Hent en aften fra en fil

## Coming in

club-im-in = Jeg er med
club-no-account = Ingen konto. Arrangøren kan slette aftenen med alle navne.
club-late = Der spilles en runde. Du er med fra den næste.
club-number-help = Vis arrangøren nummeret, så lukkes denne telefon ind.
club-have-key = Jeg er arrangøren, på en ny telefon

## A player’s phone

club-on-paper = Ingen forbindelse. Arrangøren har det på papir.
club-round-of = runde { $number } af { $count }
club-deal-of = Spil { $number } af { $count }
club-time-up = Tiden er gået. Spil turen færdig, og tæl så brætterne.
club-last-turn = Tiden er gået. Denne tur er den sidste.
club-awaited = De andre er færdige. Jeres resultat mangler.
club-is-it-right = { $name } har skrevet det her. Passer det?
club-yes = Ja, det passer
club-differently = Skriv det anderledes
club-waits-yes = Mangler stadig: et ja fra { $names }
club-next-soon = Næste runde kommer, når alle borde er færdige.
club-paused = Du sidder over.
club-you-rest = Du sidder over i denne runde. Næste gang spiller du.
club-soon = Dit bord står her, når runden begynder.
club-place-of = Plads { $place } af { $count }
club-all-places = Alle pladser
club-played = spillet
club-now = nu
club-write = Skriv vores resultat
club-compared = Sammenlignet med samme plads ved de andre borde
club-play-here = Spil her på telefonerne
club-organise = Led aftenen
club-my-table = Mit bord
club-pause = Sid over
club-leave = Gå hjem
club-back = Spil med igen
club-forget = Glem mit navn
club-forget-help = Et nummer kommer i stedet for dit navn. Dine resultater bliver.
club-sure = Tryk igen

## The organiser

club-swap-how = Indtil videre ser kun du runden. Tryk på to navne for at bytte dem.
club-show = Vis bordene til alle
club-draw = Træk runde { $number }
club-draw-again = Træk igen
club-draw-final = Træk finalen
club-drawn-help = Hvis det er muligt, mødes ingen to gange, og ingen sidder to gange ved et bord med tre.
club-correct = Ret resultatet
club-count-racks = Tæl brætterne nu
club-log = Resultater, som de blev skrevet
club-before = før
club-is-paused = sidder over
club-is-left = gået hjem
club-keeps = Sidder altid ved bord
club-second = Gør også til arrangør
club-second-not = Ikke arrangør længere
club-paper = Udskriv og gem
club-print-slips = Sedler
club-print-seating = Bordplan
club-print-standing = Stilling
club-results = Resultater
club-key-help = Med denne nøgle er du arrangør på en anden telefon. Du ser den kun nu: skriv den ned.
club-close = Luk aftenen
club-delete = Slet aftenen

## The big screen

club-point = Ret telefonens kamera mod firkanten, og skriv dit navn.
club-final-nought = Alle begynder fra nul.
