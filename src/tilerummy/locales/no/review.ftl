replay-drop = Slipp referatet av et spill her, eller velg filen.
replay-pick = Velg en fil
replay-kept = Sett før på denne enheten
replay-bad-line = Dette er ikke noe referat av et spill: linje { $line } kan ikke leses.
replay-back = Ett steg tilbake
replay-on = Ett steg fram
replay-run = Spill av
replay-speed = Tempo
replay-moment = Øyeblikk { $number } av { $count }
replay-racks = Holdere
replay-open = Alle åpne
replay-share = Lenke til dette øyeblikket
share-position = Del denne stillingen
share-title = Finner du det?
share-count = { $count ->
    [one] { $count } brikke kan legges.
   *[other] { $count } brikker kan legges.
}
share-picture = Kopier bildet
share-save = Lagre bildet
position-bad = Denne lenken inneholder ingen stilling.
replay-notation = Som notasjon
replay-draft = Bordet da tiden var ute
replay-keys = Piltastene går steg for steg, mellomrom starter, Home og End går til endene.

review = Tilbakeblikk
review-turn = Tur { $number }
review-nothing = Ingenting kunne legges ut.
look-could = { $count ->
    [one] { $count } brikke kunne legges
   *[other] { $count } brikker kunne legges
}
look-much = Mye kunne legges
look-praise = Bedre gikk det ikke an å gjøre.
look-calm = Et rolig spill. Ingenting ble oversett.
look-moments = Øyeblikk
look-looking = Leter etter dine beste øyeblikk …
look-open = Du kunne ha lagt ut
look-last-turn = Din siste tur
look-more = { $count } til
look-joker = En joker gitt bort
look-joker-taken = { $name } tok jokeren din.
look-best = Beste trekk
look-again = En gang til
look-see = Se det
look-curious = For de nysgjerrige
look-curious-what = sjanser, flaks, rettferdig spill
try-solved = Det var det riktige.
try-go-on = Fortsett, eller se resten.
try-same = de samme brikkene, ingen klokke
try-calm = Ingen venter. Ta deg god tid.
review-best = Mer kunne ikke legges ut.
review-missed = { $count ->
    [one] { $count } brikke til kunne legges ut.
   *[other] { $count } brikker til kunne legges ut.
}
review-missed-points = { $count ->
    [one] Like mange brikker med { $count } poeng mer kunne legges ut.
   *[other] Like mange brikker med { $count } poeng mer kunne legges ut.
}
review-cut = Kanskje finnes det mer: søket ble avbrutt.
review-taking = Med den åpne brikken: { $tile }
review-show = Vis det beste trekket
review-hide = Slik det ble spilt

review-players = Spillerne i korte trekk
review-player = Spiller
review-laid = Utlagte av mulige brikker
review-of = { $part } av { $whole }
review-best-turns = Turer uten bom
review-held-back = Kunne legge ut, men gjorde det ikke
review-left = Poeng igjen
review-luck = Hell i trekkingen
review-luck-help = 50 er gjennomsnittet. Det sier hvor gode brikkene var blant dem som kunne ha kommet.
review-jokers = Jokere
review-share = rettferdig andel: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Brikker i holderne
review-chances = Sjanse til å vinne runden, i %
review-chances-help = Fra hver viste stilling spilte datastyrte spillere runden ferdig { $count } ganger, med holderne som de var og stabelen stokket på nytt.
review-intervals-help = Båndet og tallene i parentes viser hvor nøyaktig det er: 95 av 100 slike intervaller inneholder den virkelige sjansen.
review-table = Som tabell
review-working = Tilbakeblikket lages: tur { $done } av { $count }
review-failed = Tilbakeblikket lot seg ikke lage. Du kan spille av uten det.
review-rules = Regler: { $rules }
review-turns = Turer
try-yourself = Prøv selv
you-and-best = Du { $mine } · Best { $best }
turning-point = Vendepunkt
more-possible = Mer var mulig
set-group = Gruppe med { $number }-ere
from-rack = { $tiles } fra brikkeholderen.
from-group = { $tiles } fra gruppen med { $number }-ere.
from-run = { $tiles } fra sekvensen { $span }.
coach-keys = M: neste øyeblikk, T: prøv selv, C: for de nysgjerrige, Skift og piler: steg for steg.
check-deal = Kontroller denne utdelingen
deal-cannot = Det kan ikke kontrolleres her. Det trengs regler fra serveren.
deal-good = Alt stemmer: utdelingen og hver brikke som ble trukket. Runder: { $count }.
deal-differs = Noe er galt: linje { $line } stemmer ikke med den lovede utdelingen.
deal-broken = Utdelingen er ikke den som ble lovet.
deal-own-found = Ditt eget tilfeldige tall, som denne enheten tok vare på, er med i denne utdelingen.
deal-own-missing = Men det enheten tok vare på før spillet, passer ikke med referatet.
deal-own-unknown = Denne enheten tok ikke vare på noe fra før spillet. Bare selve referatet er kontrollert.
deal-sealed = Ifølge serveren hadde alle bundet seg før noen kunne kjenne utdelingen.
deal-open = Ikke forseglet: den som kom sist, kunne ha påvirket utdelingen.
