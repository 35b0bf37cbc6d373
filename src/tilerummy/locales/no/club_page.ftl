### A club’s evening on the page

## A new evening

club-about = En kveld ved flere bord med én lenke. Ekte esker på bordene, plasser og resultater på telefonene.
club-title = Navn på kvelden
club-needs-title = Kvelden har ikke noe navn ennå
club-i-play = Jeg spiller også
club-rounds = Runder
club-deals = Spill i en runde
club-minutes = Tid til en runde
club-where = Hvor det spilles
club-on-boxes = med ekte esker
club-on-page = på telefonene
club-on-either = som hvert bord vil
club-same-deal = De samme brikkene ved hvert bord
club-drawn = Hvem spiller med hvem
club-drawn-chance = ved loddtrekning, ingen møtes to ganger
club-drawn-standing = etter stillingen
club-drawn-all = alle møter alle
club-drawn-winners = vinnere går videre
club-counts = Hva som teller
club-end = Til slutt
club-final-none = ingen finale
club-final-table = finale for de fire beste
club-final-two = finale for de to beste
club-cap = Så mye koster en runde høyst
club-no-cap = ingen grense
club-bonus = Ekstra for å vinne et bord
club-league = Liga
club-league-help = Kvelder som åpnes med samme liganavn, legges sammen.
club-open = Åpne kvelden
club-import = Hent en kveld fra en fil

## Coming in

club-im-in = Jeg er med
club-no-account = Ingen konto. Arrangøren kan slette kvelden med alle navn.
club-late = En runde er i gang. Du er med fra den neste.
club-number-help = Vis nummeret til arrangøren, som slipper inn denne telefonen.
club-have-key = Jeg er arrangøren, på en ny telefon

## A player’s phone

club-on-paper = Ingen forbindelse. Arrangøren har det på papir.
club-round-of = runde { $number } av { $count }
club-deal-of = Spill { $number } av { $count }
club-time-up = Tiden er ute. Spill turen ferdig, og tell så stativene.
club-last-turn = Tiden er ute. Denne turen er den siste.
club-awaited = De andre er ferdige. Resultatet deres mangler.
club-is-it-right = { $name } skrev dette. Stemmer det?
club-yes = Ja, det stemmer
club-differently = Skriv noe annet
club-waits-yes = Mangler fortsatt: et ja fra { $names }
club-next-soon = Neste runde kommer når alle bord er ferdige.
club-paused = Du står over.
club-you-rest = Du står over denne runden. Neste gang spiller du.
club-soon = Bordet ditt står her når runden begynner.
club-place-of = Plass { $place } av { $count }
club-all-places = Alle plasser
club-played = spilt
club-now = nå
club-write = Skriv resultatet vårt
club-compared = Sammenlignet med samme plass ved de andre bordene
club-play-here = Spill her på telefonene
club-organise = Led kvelden
club-my-table = Bordet mitt
club-pause = Stå over
club-leave = Gå hjem
club-back = Spill igjen
club-forget = Glem navnet mitt
club-forget-help = Et nummer kommer i stedet for navnet ditt. Resultatene blir.
club-sure = Trykk en gang til

## The organiser

club-swap-how = Foreløpig ser bare du runden. Trykk på to navn for å bytte dem.
club-show = Vis bordene til alle
club-draw = Trekk runde { $number }
club-draw-again = Trekk på nytt
club-draw-final = Trekk finalen
club-drawn-help = Om det går, møtes ingen to ganger, og ingen sitter to ganger ved et bord med tre.
club-correct = Rett resultatet
club-count-racks = Tell stativene nå
club-log = Resultatene slik de ble skrevet
club-before = før
club-is-paused = står over
club-is-left = har gått hjem
club-keeps = Sitter alltid ved bord
club-second = Gjør også til arrangør
club-second-not = Ikke arrangør lenger
club-paper = Skriv ut og lagre
club-print-slips = Lapper
club-print-seating = Bordplan
club-print-standing = Stilling
club-results = Resultater
club-key-help = Med denne nøkkelen er du arrangør på en annen telefon. Du ser den bare nå: skriv den opp.
club-close = Avslutt kvelden
club-delete = Slett kvelden

## The big screen

club-point = Rett telefonens kamera mot firkanten, og skriv navnet ditt.
club-final-nought = Alle begynner fra null.
