replay-drop = Slip referatet af et spil her, eller vælg filen.
replay-pick = Vælg en fil
replay-kept = Set før på denne enhed
replay-bad-line = Dette er ikke et referat af et spil: linje { $line } kan ikke læses.
replay-back = Et skridt tilbage
replay-on = Et skridt frem
replay-run = Afspil
replay-speed = Tempo
replay-moment = Øjeblik { $number } af { $count }
replay-racks = Brætter
replay-open = Alle åbne
replay-share = Link til dette øjeblik
share-position = Del denne stilling
share-title = Kan du finde det?
share-count = { $count ->
    [one] { $count } brik kan lægges.
   *[other] { $count } brikker kan lægges.
}
share-picture = Kopiér billedet
share-save = Gem billedet
position-bad = Linket fører ikke til nogen stilling.
replay-notation = Som notation
replay-draft = Bordet, da tiden var gået
replay-keys = Piletasterne går skridt for skridt, mellemrum afspiller, Home og End går til enderne.

review = Tilbageblik
review-turn = Tur { $number }
review-nothing = Intet kunne lægges ud.
look-could = { $count ->
    [one] { $count } brik kunne lægges
   *[other] { $count } brikker kunne lægges
}
look-much = Meget kunne lægges
look-praise = Bedre kunne det ikke gøres.
look-calm = Et roligt spil. Ingen overså noget.
look-moments = Øjeblikke
look-looking = Leder efter dine bedste øjeblikke …
look-open = Du kunne have åbnet
look-last-turn = Din sidste tur
look-more = { $count } mere
look-joker = En joker givet væk
look-joker-taken = { $name } tog din joker.
look-best = Bedste træk
look-again = Igen
look-see = Se det
look-curious = For de nysgerrige
look-curious-what = chancer, held, fairness
try-solved = Det var det.
try-go-on = Bliv ved, eller se resten.
try-same = de samme brikker, intet ur
try-calm = Ingen venter. Tag dig god tid.
review-best = Mere kunne ikke lægges ud.
review-missed = { $count ->
    [one] { $count } brik mere kunne lægges ud.
   *[other] { $count } brikker mere kunne lægges ud.
}
review-missed-points = { $count ->
    [one] Lige så mange brikker med { $count } point mere kunne lægges ud.
   *[other] Lige så mange brikker med { $count } points mere kunne lægges ud.
}
review-cut = Måske er der mere: søgningen blev afbrudt.
review-taking = Med den åbne brik: { $tile }
review-show = Vis det bedste træk
review-hide = Som spillet

review-players = Spillerne kort fortalt
review-player = Spiller
review-laid = Lagte brikker af mulige
review-of = { $part } af { $whole }
review-best-turns = Ture uden missere
review-held-back = Kunne lægge, men gjorde det ikke
review-left = Points tilbage
review-luck = Held med brikkerne
review-luck-help = 50 er gennemsnittet. Det siger, hvor gode brikkerne var blandt dem, der kunne være kommet.
review-jokers = Jokere
review-share = fair andel: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Brikker på brætterne
review-chances = Chance for runden, i %
review-chances-help = Fra hver vist stilling har computerspillere spillet runden færdig { $count } gange, med brætterne som de var og lageret blandet på ny.
review-intervals-help = Båndet og tallene i parentes viser, hvor nøjagtigt det er: 95 af 100 sådanne intervaller rummer den rigtige chance.
review-table = Som tabel
review-working = Tilbageblikket laves: tur { $done } af { $count }
review-failed = Tilbageblikket kunne ikke laves. Genafspilningen virker uden.
review-rules = Regler: { $rules }
review-turns = Ture
try-yourself = Prøv selv
you-and-best = Dig { $mine } · Bedst { $best }
turning-point = Vendepunkt
more-possible = Mere var muligt
set-group = Gruppe af { $number }’ere
from-rack = { $tiles } fra brættet.
from-group = { $tiles } fra gruppen af { $number }’ere.
from-run = { $tiles } fra rækken { $span }.
coach-keys = M: næste øjeblik, T: prøv selv, C: for de nysgerrige, Skift og pile: trin for trin.
check-deal = Kontrollér denne uddeling
deal-cannot = Det kan ikke kontrolleres her. Det kræver reglerne fra serveren.
deal-good = Alt stemmer: uddelingen og hver brik, der blev taget. Runder: { $count }.
deal-differs = Noget er galt: linje { $line } passer ikke med den lovede uddeling.
deal-broken = Uddelingen er ikke den, der blev lovet.
deal-own-found = Dit eget tilfældige tal, som denne enhed gemte, er med i denne uddeling.
deal-own-missing = Men det, denne enhed gemte før spillet, passer ikke til referatet.
deal-own-unknown = Denne enhed gemte intet fra før spillet. Kun selve referatet er kontrolleret.
deal-sealed = Ifølge serveren havde alle bundet sig, før nogen kunne kende uddelingen.
deal-open = Ikke forseglet: den, der kom sidst, kunne have påvirket uddelingen.
