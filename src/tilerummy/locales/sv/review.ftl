replay-drop = Släpp protokollet från ett spel här, eller välj filen.
replay-pick = Välj en fil
replay-kept = Redan sedda på den här enheten
replay-bad-line = Det här är inget protokoll från ett spel: rad { $line } går inte att läsa.
replay-back = Ett steg tillbaka
replay-on = Ett steg framåt
replay-run = Spela upp
replay-speed = Tempo
replay-moment = Ögonblick { $number } av { $count }
replay-racks = Brädor
replay-open = Alla öppna
replay-share = Länk till det här ögonblicket
share-position = Dela den här ställningen
share-title = Hittar du det?
share-count = { $count ->
    [one] { $count } sten kan läggas.
   *[other] { $count } stenar kan läggas.
}
share-picture = Kopiera bilden
share-save = Spara bilden
position-bad = Den här länken innehåller ingen ställning.
replay-notation = Som notation
replay-draft = Bordet när tiden var ute
replay-keys = Piltangenterna går steg för steg, mellanslag startar, Home och End går till ändarna.

review = Tillbakablick
review-turn = Tur { $number }
review-nothing = Inget gick att lägga ut.
look-could = { $count ->
    [one] { $count } sten kunde läggas
   *[other] { $count } stenar kunde läggas
}
look-much = Mycket kunde läggas
look-praise = Bättre gick det inte.
look-calm = Ett lugnt spel. Inget missades.
look-moments = Ögonblick
look-looking = Letar efter dina bästa ögonblick …
look-open = Du kunde ha öppnat
look-last-turn = Din sista tur
look-more = { $count } till
look-joker = En joker bortskänkt
look-joker-taken = { $name } tog din joker.
look-best = Bästa drag
look-again = En gång till
look-see = Se det
look-curious = För nyfikna
look-curious-what = chanser, tur, rättvist spel
try-solved = Det var det rätta.
try-go-on = Fortsätt, eller se resten.
try-same = samma stenar, ingen klocka
try-calm = Ingen väntar. Ta god tid på dig.
review-best = Mer gick inte att lägga ut.
review-missed = { $count ->
    [one] { $count } sten till gick att lägga ut.
   *[other] { $count } stenar till gick att lägga ut.
}
review-missed-points = { $count ->
    [one] Lika många stenar med { $count } poäng mer gick att lägga ut.
   *[other] Lika många stenar med { $count } poäng mer gick att lägga ut.
}
review-cut = Kanske finns det mer: sökningen avbröts.
review-taking = Med den öppna stenen: { $tile }
review-show = Visa det bästa draget
review-hide = Som det spelades

review-players = Spelarna i korthet
review-player = Spelare
review-laid = Utlagda av möjliga stenar
review-of = { $part } av { $whole }
review-best-turns = Turer utan miss
review-held-back = Kunde lägga men gjorde det inte
review-left = Poäng kvar
review-luck = Tur med stenarna
review-luck-help = 50 är medel. Det säger hur bra de tagna stenarna var bland dem som kunde ha kommit.
review-jokers = Jokrar
review-share = rättvis andel: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Stenar på brädorna
review-chances = Chans att vinna rundan, i %
review-chances-help = Från varje visad ställning spelade datorn klart rundan { $count } gånger, med brädorna som de var och förrådet blandat på nytt.
review-intervals-help = Bandet och talen inom parentes visar hur exakt det är: 95 av 100 sådana intervall innehåller den verkliga chansen.
review-table = Som tabell
review-working = Tillbakablicken görs: tur { $done } av { $count }
review-failed = Tillbakablicken gick inte att göra. Det går att spela upp ändå.
review-rules = Regler: { $rules }
review-turns = Turer
try-yourself = Försök själv
you-and-best = Du { $mine } · Bäst { $best }
turning-point = Vändpunkt
more-possible = Mer var möjligt
set-group = Grupp med { $number }:or
from-rack = { $tiles } från spelbrädan.
from-group = { $tiles } från gruppen med { $number }:or.
from-run = { $tiles } från raden { $span }.
coach-keys = M: nästa ögonblick, T: försök själv, C: för nyfikna, Skift och pilar: steg för steg.
check-deal = Kontrollera den här given
deal-cannot = Det går inte att kontrollera här. Det behövs regler från servern.
deal-good = Allt stämmer: given och varje sten som togs. Rundor: { $count }.
deal-differs = Något är fel: rad { $line } stämmer inte med den utlovade given.
deal-broken = Given är inte den som utlovades.
deal-own-found = Ditt eget slumptal, som den här enheten sparade, är med i den här given.
deal-own-missing = Men det som enheten sparade före spelet passar inte protokollet.
deal-own-unknown = Den här enheten sparade inget från före spelet. Bara protokollet självt är kontrollerat.
deal-sealed = Enligt servern hade alla bundit sig innan någon kunde känna till given.
deal-open = Inte förseglad: den som kom sist kunde ha påverkat given.
